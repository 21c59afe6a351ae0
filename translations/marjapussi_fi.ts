<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Hand {number}. {dealer} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} demands a redeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is the declarer with {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All passed: the hand is played without a contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kitty is turned up: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} gives cards to the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sets the contract at {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} turns up the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {said}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks for a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} gives cards back to the partner.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriages and trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lead of a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A redeal may be demanded with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer of a redeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid ban at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kitty is shown to all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces and tens may be discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards count for the declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first trick begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace must be played to the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declaring is possible after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a marriage does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for a half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A half may be asked for holding neither card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of declaring and asking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A half only after asking for a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriages break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After declaring, lead from the marriage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When pips are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side without a trick goes to Porvoo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for marriages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders&apos; points are rounded to the nearest 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side without a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That penalty only if the contract was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four players, two against two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three players and a kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players and a stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players with cards face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player to the dealer&apos;s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the holder of the ace of clubs, in the first hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first bidder must bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first bidder may pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card above a jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before giving cards back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after giving cards back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace, if the leader has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace, or without one a spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any trick won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trick both led and won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first of a hand makes trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each one changes trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own marriages, then wholes, then halves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a successful ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 11, 10 10, K 4, Q 3, J 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces and tens; if equal, A 11, 10 10, K 4, Q 3, J 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces and tens; if equal, A 4, K 3, Q 2, J 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody gets the point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the point is carried to the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the excess is subtracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and 10 are 10, K, Q and J are 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>♥ 100, ♦ 80, ♣ 60, ♠ 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>♠ 100, ♥ 80, ♦ 60, ♣ 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses the bid, either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses the bid, defenders only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses the contract, defenders only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses twice the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Marjapussi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriages make trumps in mid-hand, and exactly twelve points wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huutopussi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid for the hand, take cards from your partner and keep your word.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The cards have not been dealt yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn: {name} is to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done at this point of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face-down card cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow suit: you hold the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must trump: you hold the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first trick the ace of the suit led must be played: you hold the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must go over: the {cards} beats the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first hand of a match begins with the ♣A, and you hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first trick begins with an ace: you hold the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without an ace the first trick begins with a spade: you hold the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After declaring you must lead from the marriage: the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the winner of a trick may declare or ask, just before leading to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may declare or ask only once after each trick: now lead a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may declare or ask only after a trick that you both led and won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be declared once the stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no asking in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That suit has already been declared in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four suits have been declared in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can declare only a king and queen of your own: missing {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your marriages are broken: an ask of your side has already succeeded in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner&apos;s marriages are broken: you can no longer ask for a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already asked your partner, so you may no longer declare a marriage of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already asked for a half, so you may no longer ask for a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A half may be asked for only after your side has asked for a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold both the king and the queen of that suit: declare it instead of asking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To ask for a half you must hold the king or the queen of that suit yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question is waiting: {name} must answer it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner must be answered truthfully.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not an answer to what your partner asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids are multiples of 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must bid at least {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can bid {amount} at most: no hand is worth more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has {amount} points or less and may not bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side is banned from bidding: as the opener you bid exactly {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first bidder may not pass: bid at least {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A redeal can be demanded only at your first turn in the auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards do not entitle you to a redeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of cards must be {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} was chosen twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces and tens may not be discarded: keep the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A contract is a multiple of 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract must be at least your bid, {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract can be {amount} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Kontra in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra and Re cannot be said at this point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn to double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too late to double: that takes at least {amount} cards in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must go over: the {cards} beat the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades have already been declared in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs have already been declared in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds have already been declared in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts have already been declared in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades are trumps and you must trump: you hold the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs are trumps and you must trump: you hold the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds are trumps and you must trump: you hold the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are trumps and you must trump: you hold the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>Spades are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marriage in spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marriage in clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marriage in diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marriage in hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have you a half in spades?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have you a half in clubs?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have you a half in diamonds?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have you a half in hearts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, in spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, in clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, in diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, in hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeal: three sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeal: no card above a jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have you a whole?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, I have not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, I have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I hold neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pip point carried over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding to the nearest 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off to Porvoo: no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage in spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage in clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage in diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage in hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made spades trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made clubs trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made diamonds trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made hearts trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little one in spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little one in clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little one in diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little one in hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly {target} points wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to {target} points wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both had reached {target} points, and the higher total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both came to {target} in this hand; the side that earned the points first wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: all passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: thrown in and dealt again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} made the contract of {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} failed the contract of {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>pata</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>risti</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hertta</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>pataässä</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>patakymppi</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>patakuningas</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>patarouva</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>patasotilas</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>pataysi</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>patakasi</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pataseiska</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>patakutonen</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>ristiässä</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>ristikymppi</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>ristikuningas</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>ristirouva</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>ristisotilas</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>ristiysi</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>ristikasi</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>ristiseiska</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>ristikutonen</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruutuässä</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruutukymppi</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruutukuningas</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruuturouva</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruutusotilas</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruutuysi</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruutukasi</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruutuseiska</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ruutukutonen</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>herttaässä</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>herttakymppi</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>herttakuningas</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>herttarouva</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>herttasotilas</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>herttaysi</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>herttakasi</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>herttaseiska</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>herttakutonen</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} ja {last}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Hand {number}. {dealer} deals.</source>
        <translation>{number}. jako. Jakajana {dealer}.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} huutaa {amount}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passaa.</translation>
    </message>
    <message>
        <source>{name} demands a redeal.</source>
        <translation>{name} vaatii uusjakoa.</translation>
    </message>
    <message>
        <source>{name} is the declarer with {amount}.</source>
        <translation>Pelinviejä on {name} huudolla {amount}.</translation>
    </message>
    <message>
        <source>All passed: the hand is played without a contract.</source>
        <translation>Kaikki passasivat: jako pelataan ilman sitoumusta.</translation>
    </message>
    <message>
        <source>The kitty is turned up: {cards}.</source>
        <translation>Pirunpakka käännetään näkyviin: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the kitty.</source>
        <translation>{name} ottaa pirunpakan.</translation>
    </message>
    <message>
        <source>{giver} gives cards to the declarer.</source>
        <translation>{giver} antaa kortteja pelinviejälle.</translation>
    </message>
    <message>
        <source>{name} discards.</source>
        <translation>{name} panee kortteja sivuun.</translation>
    </message>
    <message>
        <source>{name} sets the contract at {amount}.</source>
        <translation>{name} asettaa sitoumukseksi {amount}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} pelaa: {card}.</translation>
    </message>
    <message>
        <source>{name} turns up the {card}.</source>
        <translation>{name} kääntää näkyviin: {card}.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} vie {number}. tikin.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} nostaa kortin.</translation>
    </message>
    <message>
        <source>{name}: {said}.</source>
        <translation>{name}: {said}.</translation>
    </message>
    <message>
        <source>{name} asks for a whole.</source>
        <translation>{name} kysyy kokonaista.</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name}: {said}</translation>
    </message>
    <message>
        <source>Hand {number} is over.</source>
        <translation>{number}. jako on pelattu.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Peli on päättynyt.</translation>
    </message>
    <message>
        <source>{giver} gives cards back to the partner.</source>
        <translation>{giver} antaa kortteja takaisin parilleen.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>The deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Huutokauppa</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Vaihto</translation>
    </message>
    <message>
        <source>The kitty</source>
        <translation>Pirunpakka</translation>
    </message>
    <message>
        <source>Playing tricks</source>
        <translation>Tikkien pelaaminen</translation>
    </message>
    <message>
        <source>Marriages and trumps</source>
        <translation>Avioliitot ja valtti</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pisteenlasku</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Pelaajat ja kortit</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Kortteja pakassa</translation>
    </message>
    <message>
        <source>First lead of a hand</source>
        <translation>Jaon aloittaja</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Ensimmäinen huutaja</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>Avaushuuto</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Pienin huuto</translation>
    </message>
    <message>
        <source>A redeal may be demanded with</source>
        <translation>Uusjakoon oikeuttaa</translation>
    </message>
    <message>
        <source>Dealer of a redeal</source>
        <translation>Uusjaon jakaja</translation>
    </message>
    <message>
        <source>Bid ban at</source>
        <translation>Huutokiellon raja</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Vaihdettavia kortteja</translation>
    </message>
    <message>
        <source>The contract is set</source>
        <translation>Sitoumus asetetaan</translation>
    </message>
    <message>
        <source>The kitty is shown to all</source>
        <translation>Pirunpakka näytetään kaikille</translation>
    </message>
    <message>
        <source>Aces and tens may be discarded</source>
        <translation>Ässiä ja kymppejä saa panna sivuun</translation>
    </message>
    <message>
        <source>Discards count for the declarer</source>
        <translation>Sivuun pannut kortit lasketaan pelinviejälle</translation>
    </message>
    <message>
        <source>The first trick begins with</source>
        <translation>Ensimmäinen tikki aloitetaan</translation>
    </message>
    <message>
        <source>The ace must be played to the first trick</source>
        <translation>Ensimmäiseen tikkiin on pelattava ässä</translation>
    </message>
    <message>
        <source>Declaring is possible after</source>
        <translation>Valtin voi tehdä</translation>
    </message>
    <message>
        <source>What a marriage does</source>
        <translation>Avioliiton vaikutus</translation>
    </message>
    <message>
        <source>Asking for a whole</source>
        <translation>Kokonaisen kysyminen</translation>
    </message>
    <message>
        <source>Asking for a half</source>
        <translation>Puolikkaan kysyminen</translation>
    </message>
    <message>
        <source>A half may be asked for holding neither card</source>
        <translation>Puolikasta saa kysyä ilman kumpaakaan korttia</translation>
    </message>
    <message>
        <source>Order of declaring and asking</source>
        <translation>Valtin teon ja kysymisen järjestys</translation>
    </message>
    <message>
        <source>A half only after asking for a whole</source>
        <translation>Puolikas vasta kokonaisen kysymisen jälkeen</translation>
    </message>
    <message>
        <source>Marriages break</source>
        <translation>Avioliitot rikkoutuvat</translation>
    </message>
    <message>
        <source>After declaring, lead from the marriage</source>
        <translation>Valtin tehnyt aloittaa avioliiton kortilla</translation>
    </message>
    <message>
        <source>Counting pips</source>
        <translation>Korttipisteiden lasku</translation>
    </message>
    <message>
        <source>When pips are equal</source>
        <translation>Kun korttipisteet menevät tasan</translation>
    </message>
    <message>
        <source>A side without a trick goes to Porvoo</source>
        <translation>Tikitön joukkue menee Porvooseen</translation>
    </message>
    <message>
        <source>Past the target</source>
        <translation>Tavoitteen ylitys</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Korttipisteet</translation>
    </message>
    <message>
        <source>Points for the last trick</source>
        <translation>Viimeisen tikin pisteet</translation>
    </message>
    <message>
        <source>Points for marriages</source>
        <translation>Avioliittojen pisteet</translation>
    </message>
    <message>
        <source>Defenders&apos; points are rounded to the nearest 5</source>
        <translation>Puolustajien pisteet pyöristetään lähimpään viiteen</translation>
    </message>
    <message>
        <source>A side without a trick</source>
        <translation>Joukkue, joka ei saa tikkiäkään</translation>
    </message>
    <message>
        <source>That penalty only if the contract was made</source>
        <translation>Rangaistus vain, jos sitoumus täyttyi</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra ja re</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Tavoite</translation>
    </message>
    <message>
        <source>four players, two against two</source>
        <translation>neljä pelaajaa, kaksi kahta vastaan</translation>
    </message>
    <message>
        <source>three players and a kitty</source>
        <translation>kolme pelaajaa ja pirunpakka</translation>
    </message>
    <message>
        <source>two players and a stock</source>
        <translation>kaksi pelaajaa ja nostopakka</translation>
    </message>
    <message>
        <source>two players with cards face up</source>
        <translation>kaksi pelaajaa ja näkyviä kortteja</translation>
    </message>
    <message>
        <source>the player to the dealer&apos;s left</source>
        <translation>jakajan vasemmalla puolella istuva</translation>
    </message>
    <message>
        <source>the holder of the ace of clubs, in the first hand</source>
        <translation>ristiässän haltija pelin ensimmäisessä jaossa</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>jakaja</translation>
    </message>
    <message>
        <source>the first bidder must bid</source>
        <translation>ensimmäisen on huudettava</translation>
    </message>
    <message>
        <source>the first bidder may pass</source>
        <translation>ensimmäinen saa passata</translation>
    </message>
    <message>
        <source>three sixes</source>
        <translation>kolme kutosta</translation>
    </message>
    <message>
        <source>no card above a jack</source>
        <translation>käsi, jossa ei ole sotilasta parempaa</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>sama jakaja</translation>
    </message>
    <message>
        <source>the next dealer</source>
        <translation>seuraava jakaja</translation>
    </message>
    <message>
        <source>before giving cards back</source>
        <translation>ennen takaisin antamista</translation>
    </message>
    <message>
        <source>after giving cards back</source>
        <translation>takaisin antamisen jälkeen</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>millä kortilla tahansa</translation>
    </message>
    <message>
        <source>an ace, if the leader has one</source>
        <translation>ässällä, jos sellainen on</translation>
    </message>
    <message>
        <source>an ace, or without one a spade</source>
        <translation>ässällä tai sen puuttuessa padalla</translation>
    </message>
    <message>
        <source>any trick won</source>
        <translation>minkä tahansa voitetun tikin jälkeen</translation>
    </message>
    <message>
        <source>a trick both led and won</source>
        <translation>itse aloitetun ja voitetun tikin jälkeen</translation>
    </message>
    <message>
        <source>the first of a hand makes trumps</source>
        <translation>jaon ensimmäinen tekee valtin</translation>
    </message>
    <message>
        <source>each one changes trumps</source>
        <translation>jokainen vaihtaa valtin</translation>
    </message>
    <message>
        <source>free</source>
        <translation>vapaa</translation>
    </message>
    <message>
        <source>own marriages, then wholes, then halves</source>
        <translation>omat avioliitot, sitten kokonaiset, sitten puolikkaat</translation>
    </message>
    <message>
        <source>never</source>
        <translation>eivät koskaan</translation>
    </message>
    <message>
        <source>after a successful ask</source>
        <translation>onnistuneen kysymyksen jälkeen</translation>
    </message>
    <message>
        <source>A 11, 10 10, K 4, Q 3, J 2</source>
        <translation>A 11, 10 10, K 4, Q 3, J 2</translation>
    </message>
    <message>
        <source>aces and tens; if equal, A 11, 10 10, K 4, Q 3, J 2</source>
        <translation>matit; tasan mentäessä A 11, 10 10, K 4, Q 3, J 2</translation>
    </message>
    <message>
        <source>aces and tens; if equal, A 4, K 3, Q 2, J 1</source>
        <translation>matit; tasan mentäessä A 4, K 3, Q 2, J 1</translation>
    </message>
    <message>
        <source>nobody gets the point</source>
        <translation>pistettä ei saa kukaan</translation>
    </message>
    <message>
        <source>the point is carried to the next hand</source>
        <translation>piste siirtyy seuraavaan jakoon</translation>
    </message>
    <message>
        <source>back to seven</source>
        <translation>takaisin seitsemään</translation>
    </message>
    <message>
        <source>the excess is subtracted</source>
        <translation>ylitys vähennetään</translation>
    </message>
    <message>
        <source>wins too</source>
        <translation>voittaa sekin</translation>
    </message>
    <message>
        <source>A and 10 are 10, K, Q and J are 5</source>
        <translation>A ja 10 ovat 10, K, Q ja J ovat 5</translation>
    </message>
    <message>
        <source>♥ 100, ♦ 80, ♣ 60, ♠ 40</source>
        <translation>♥ 100, ♦ 80, ♣ 60, ♠ 40</translation>
    </message>
    <message>
        <source>♠ 100, ♥ 80, ♦ 60, ♣ 40</source>
        <translation>♠ 100, ♥ 80, ♦ 60, ♣ 40</translation>
    </message>
    <message>
        <source>loses the bid, either side</source>
        <translation>menettää huudon verran, kumpi tahansa</translation>
    </message>
    <message>
        <source>loses the bid, defenders only</source>
        <translation>menettää huudon verran, vain puolustajat</translation>
    </message>
    <message>
        <source>loses the contract, defenders only</source>
        <translation>menettää sitoumuksen verran, vain puolustajat</translation>
    </message>
    <message>
        <source>loses twice the contract</source>
        <translation>menettää kaksi kertaa sitoumuksen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei ole</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>kyllä</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Marjapussi</source>
        <translation>Marjapussi</translation>
    </message>
    <message>
        <source>Marriages make trumps in mid-hand, and exactly twelve points wins.</source>
        <translation>Avioliitto tekee valtin kesken jaon, ja tasan kaksitoista pistettä voittaa.</translation>
    </message>
    <message>
        <source>Huutopussi</source>
        <translation>Huutopussi</translation>
    </message>
    <message>
        <source>Bid for the hand, take cards from your partner and keep your word.</source>
        <translation>Huuda, ota parilta kortteja ja pidä sanasi.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The cards have not been dealt yet.</source>
        <translation>Kortteja ei ole vielä jaettu.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>Tämä jako on jo pelattu.</translation>
    </message>
    <message>
        <source>It is not your turn: {name} is to move.</source>
        <translation>Ei ole sinun vuorosi: vuorossa on {name}.</translation>
    </message>
    <message>
        <source>That cannot be done at this point of the hand.</source>
        <translation>Sitä ei voi tehdä tässä vaiheessa jakoa.</translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation>{card} ei ole kädessäsi.</translation>
    </message>
    <message>
        <source>A face-down card cannot be played.</source>
        <translation>Piilokorttia ei voi pelata.</translation>
    </message>
    <message>
        <source>You must follow suit: you hold the {cards}.</source>
        <translation>Sinun on tunnustettava maata: kädessäsi on {cards}.</translation>
    </message>
    <message>
        <source>You must trump: you hold the {cards}.</source>
        <translation>Sinun on pelattava valttia: kädessäsi on {cards}.</translation>
    </message>
    <message>
        <source>In the first trick the ace of the suit led must be played: you hold the {cards}.</source>
        <translation>Ensimmäiseen tikkiin on pelattava ajetun maan ässä: kädessäsi on {cards}.</translation>
    </message>
    <message>
        <source>You must go over: the {cards} beats the {card}.</source>
        <translation>Sinun on mentävä yli: {cards} voittaa {card}:n.</translation>
    </message>
    <message>
        <source>The first hand of a match begins with the ♣A, and you hold it.</source>
        <translation>Pelin ensimmäinen jako alkaa ♣A:lla, ja se on kädessäsi.</translation>
    </message>
    <message>
        <source>The first trick begins with an ace: you hold the {cards}.</source>
        <translation>Ensimmäinen tikki aloitetaan ässällä: kädessäsi on {cards}.</translation>
    </message>
    <message>
        <source>Without an ace the first trick begins with a spade: you hold the {cards}.</source>
        <translation>Jos ässää ei ole, ensimmäinen tikki aloitetaan padalla: kädessäsi on {cards}.</translation>
    </message>
    <message>
        <source>After declaring you must lead from the marriage: the {cards}.</source>
        <translation>Valtin tehtyäsi sinun on aloitettava avioliiton kortilla: {cards}.</translation>
    </message>
    <message>
        <source>Only the winner of a trick may declare or ask, just before leading to the next.</source>
        <translation>Valtin voi tehdä tai kysyä vain tikin voittaja, juuri ennen kuin hän aloittaa seuraavan tikin.</translation>
    </message>
    <message>
        <source>You may declare or ask only once after each trick: now lead a card.</source>
        <translation>Kunkin tikin jälkeen saa yrittää vain kerran: aloita nyt tikki.</translation>
    </message>
    <message>
        <source>You may declare or ask only after a trick that you both led and won.</source>
        <translation>Valtin saa tehdä tai kysyä vain sellaisen tikin jälkeen, jonka on itse sekä aloittanut että voittanut.</translation>
    </message>
    <message>
        <source>Nothing can be declared once the stock is empty.</source>
        <translation>Kun nostopakka on tyhjä, valttia ei voi enää tehdä.</translation>
    </message>
    <message>
        <source>There is no asking in this game.</source>
        <translation>Tässä pelissä ei kysytä parilta.</translation>
    </message>
    <message>
        <source>That suit has already been declared in this hand.</source>
        <translation>Sen maan avioliitto on jo ilmoitettu tässä jaossa.</translation>
    </message>
    <message>
        <source>All four suits have been declared in this hand.</source>
        <translation>Kaikkien neljän maan avioliitot on jo ilmoitettu tässä jaossa.</translation>
    </message>
    <message>
        <source>You can declare only a king and queen of your own: missing {cards}.</source>
        <translation>Valtin voi tehdä vain omasta kuninkaasta ja rouvasta: sinulta puuttuu {cards}.</translation>
    </message>
    <message>
        <source>Your marriages are broken: an ask of your side has already succeeded in this hand.</source>
        <translation>Avioliittosi ovat rikki: joukkueesi on jo onnistunut kysymään tässä jaossa.</translation>
    </message>
    <message>
        <source>Your partner&apos;s marriages are broken: you can no longer ask for a whole.</source>
        <translation>Parisi avioliitot ovat rikki: et voi enää kysyä kokonaista.</translation>
    </message>
    <message>
        <source>You have already asked your partner, so you may no longer declare a marriage of your own.</source>
        <translation>Olet jo kysynyt pariltasi, joten et voi enää tehdä valttia omasta avioliitosta.</translation>
    </message>
    <message>
        <source>You have already asked for a half, so you may no longer ask for a whole.</source>
        <translation>Olet jo kysynyt puolikasta, joten et voi enää kysyä kokonaista.</translation>
    </message>
    <message>
        <source>A half may be asked for only after your side has asked for a whole.</source>
        <translation>Puolikasta voi kysyä vasta, kun joukkueesi on kysynyt kokonaista.</translation>
    </message>
    <message>
        <source>You hold both the king and the queen of that suit: declare it instead of asking.</source>
        <translation>Sinulla on sen maan sekä kuningas että rouva: tee siitä valtti kysymisen sijaan.</translation>
    </message>
    <message>
        <source>To ask for a half you must hold the king or the queen of that suit yourself.</source>
        <translation>Puolikasta kysyvällä on oltava itsellään sen maan kuningas tai rouva.</translation>
    </message>
    <message>
        <source>A question is waiting: {name} must answer it first.</source>
        <translation>Kysymys odottaa vastausta: ensin vastaa {name}.</translation>
    </message>
    <message>
        <source>Your partner must be answered truthfully.</source>
        <translation>Parille on vastattava totuudenmukaisesti.</translation>
    </message>
    <message>
        <source>That is not an answer to what your partner asked.</source>
        <translation>Se ei ole vastaus siihen, mitä parisi kysyi.</translation>
    </message>
    <message>
        <source>Bids are multiples of 5.</source>
        <translation>Huudot ovat viiden kerrannaisia.</translation>
    </message>
    <message>
        <source>You must bid at least {amount}.</source>
        <translation>Sinun on huudettava vähintään {amount}.</translation>
    </message>
    <message>
        <source>You can bid {amount} at most: no hand is worth more.</source>
        <translation>Voit huutaa enintään {amount}: enempää ei jaosta voi saada.</translation>
    </message>
    <message>
        <source>Your side has {amount} points or less and may not bid.</source>
        <translation>Joukkueellasi on enintään {amount} pistettä, joten se on huutokiellossa.</translation>
    </message>
    <message>
        <source>Your side is banned from bidding: as the opener you bid exactly {amount}.</source>
        <translation>Joukkueesi on huutokiellossa: avaajana huudat tasan {amount}.</translation>
    </message>
    <message>
        <source>The first bidder may not pass: bid at least {amount}.</source>
        <translation>Ensimmäinen huutaja ei saa passata: huuda vähintään {amount}.</translation>
    </message>
    <message>
        <source>A redeal can be demanded only at your first turn in the auction.</source>
        <translation>Uusjakoa voi vaatia vain ensimmäisellä huutovuorollaan.</translation>
    </message>
    <message>
        <source>Your cards do not entitle you to a redeal.</source>
        <translation>Korttisi eivät oikeuta uusjakoon.</translation>
    </message>
    <message>
        <source>The number of cards must be {amount}.</source>
        <translation>Kortteja on oltava {amount}.</translation>
    </message>
    <message>
        <source>The {card} was chosen twice.</source>
        <translation>{card} on valittu kahdesti.</translation>
    </message>
    <message>
        <source>Aces and tens may not be discarded: keep the {card}.</source>
        <translation>Ässiä ja kymppejä ei saa panna sivuun: {card} jää käteen.</translation>
    </message>
    <message>
        <source>A contract is a multiple of 5.</source>
        <translation>Sitoumus on viiden kerrannainen.</translation>
    </message>
    <message>
        <source>The contract must be at least your bid, {amount}.</source>
        <translation>Sitoumuksen on oltava vähintään huutosi verran eli {amount}.</translation>
    </message>
    <message>
        <source>The contract can be {amount} at most.</source>
        <translation>Sitoumus voi olla enintään {amount}.</translation>
    </message>
    <message>
        <source>There is no Kontra in this game.</source>
        <translation>Tässä pelissä ei ole kontraa.</translation>
    </message>
    <message>
        <source>Kontra and Re cannot be said at this point.</source>
        <translation>Kontraa tai retä ei voi sanoa tässä vaiheessa.</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn to double.</source>
        <translation>Nyt kahdentaa voi vain toinen joukkue.</translation>
    </message>
    <message>
        <source>It is too late to double: that takes at least {amount} cards in your hand.</source>
        <translation>On liian myöhäistä kahdentaa: kädessäsi pitäisi olla vähintään {amount} korttia.</translation>
    </message>
    <message>
        <source>You must go over: the {cards} beat the {card}.</source>
        <translation>Sinun on mentävä yli: {cards} voittavat {card}:n.</translation>
    </message>
    <message>
        <source>Spades have already been declared in this hand.</source>
        <translation>Padan avioliitto on jo ilmoitettu tässä jaossa.</translation>
    </message>
    <message>
        <source>Clubs have already been declared in this hand.</source>
        <translation>Ristin avioliitto on jo ilmoitettu tässä jaossa.</translation>
    </message>
    <message>
        <source>Diamonds have already been declared in this hand.</source>
        <translation>Ruudun avioliitto on jo ilmoitettu tässä jaossa.</translation>
    </message>
    <message>
        <source>Hearts have already been declared in this hand.</source>
        <translation>Hertan avioliitto on jo ilmoitettu tässä jaossa.</translation>
    </message>
    <message>
        <source>Spades are trumps and you must trump: you hold the {cards}.</source>
        <translation>Pata on valttia ja sinun on pelattava valttia: kädessäsi on {cards}.</translation>
    </message>
    <message>
        <source>Clubs are trumps and you must trump: you hold the {cards}.</source>
        <translation>Risti on valttia ja sinun on pelattava valttia: kädessäsi on {cards}.</translation>
    </message>
    <message>
        <source>Diamonds are trumps and you must trump: you hold the {cards}.</source>
        <translation>Ruutu on valttia ja sinun on pelattava valttia: kädessäsi on {cards}.</translation>
    </message>
    <message>
        <source>Hearts are trumps and you must trump: you hold the {cards}.</source>
        <translation>Hertta on valttia ja sinun on pelattava valttia: kädessäsi on {cards}.</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>Spades are trumps</source>
        <translation>Pata on valttia</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>Risti on valttia</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>Ruutu on valttia</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Hertta on valttia</translation>
    </message>
    <message>
        <source>A marriage in spades</source>
        <translation>Padan avioliitto</translation>
    </message>
    <message>
        <source>A marriage in clubs</source>
        <translation>Ristin avioliitto</translation>
    </message>
    <message>
        <source>A marriage in diamonds</source>
        <translation>Ruudun avioliitto</translation>
    </message>
    <message>
        <source>A marriage in hearts</source>
        <translation>Hertan avioliitto</translation>
    </message>
    <message>
        <source>Have you a half in spades?</source>
        <translation>Onko padan puolikasta?</translation>
    </message>
    <message>
        <source>Have you a half in clubs?</source>
        <translation>Onko ristin puolikasta?</translation>
    </message>
    <message>
        <source>Have you a half in diamonds?</source>
        <translation>Onko ruudun puolikasta?</translation>
    </message>
    <message>
        <source>Have you a half in hearts?</source>
        <translation>Onko hertan puolikasta?</translation>
    </message>
    <message>
        <source>Yes, in spades</source>
        <translation>On, padassa</translation>
    </message>
    <message>
        <source>Yes, in clubs</source>
        <translation>On, ristissä</translation>
    </message>
    <message>
        <source>Yes, in diamonds</source>
        <translation>On, ruudussa</translation>
    </message>
    <message>
        <source>Yes, in hearts</source>
        <translation>On, hertassa</translation>
    </message>
    <message>
        <source>Redeal: three sixes</source>
        <translation>Uusjako: kolme kutosta</translation>
    </message>
    <message>
        <source>Redeal: no card above a jack</source>
        <translation>Uusjako: ei sotilasta parempaa</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Contract {amount}</source>
        <translation>Sitoumus {amount}</translation>
    </message>
    <message>
        <source>Have you a whole?</source>
        <translation>Onko kokonaista?</translation>
    </message>
    <message>
        <source>No, I have not</source>
        <translation>Ei ole</translation>
    </message>
    <message>
        <source>Yes, I have</source>
        <translation>On</translation>
    </message>
    <message>
        <source>I hold neither</source>
        <translation>Ei ole kumpaakaan</translation>
    </message>
    <message>
        <source>Kontra!</source>
        <translation>Kontra!</translation>
    </message>
    <message>
        <source>Re!</source>
        <translation>Re!</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Card points</source>
        <translation>Korttipisteet</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Sivuun pannut kortit</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Viimeinen tikki</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Avioliitto</translation>
    </message>
    <message>
        <source>Made trumps</source>
        <translation>Valtin teko</translation>
    </message>
    <message>
        <source>Little one</source>
        <translation>Pikkuinen</translation>
    </message>
    <message>
        <source>More pips</source>
        <translation>Enemmän korttipisteitä</translation>
    </message>
    <message>
        <source>Pip point carried over</source>
        <translation>Siirtynyt korttipiste</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>Sitoumus täyttyi</translation>
    </message>
    <message>
        <source>Contract failed</source>
        <translation>Sitoumus epäonnistui</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra ja re</translation>
    </message>
    <message>
        <source>Rounding to the nearest 5</source>
        <translation>Pyöristys lähimpään viiteen</translation>
    </message>
    <message>
        <source>No trick taken</source>
        <translation>Ei yhtään tikkiä</translation>
    </message>
    <message>
        <source>Off to Porvoo: no trick</source>
        <translation>Porvooseen: ei yhtään tikkiä</translation>
    </message>
    <message>
        <source>Past the target</source>
        <translation>Yli tavoitteen</translation>
    </message>
    <message>
        <source>Marriage in spades</source>
        <translation>Padan avioliitto</translation>
    </message>
    <message>
        <source>Marriage in clubs</source>
        <translation>Ristin avioliitto</translation>
    </message>
    <message>
        <source>Marriage in diamonds</source>
        <translation>Ruudun avioliitto</translation>
    </message>
    <message>
        <source>Marriage in hearts</source>
        <translation>Hertan avioliitto</translation>
    </message>
    <message>
        <source>Made spades trumps</source>
        <translation>Pata valtiksi</translation>
    </message>
    <message>
        <source>Made clubs trumps</source>
        <translation>Risti valtiksi</translation>
    </message>
    <message>
        <source>Made diamonds trumps</source>
        <translation>Ruutu valtiksi</translation>
    </message>
    <message>
        <source>Made hearts trumps</source>
        <translation>Hertta valtiksi</translation>
    </message>
    <message>
        <source>Little one in spades</source>
        <translation>Pikkuinen: padan avioliitto</translation>
    </message>
    <message>
        <source>Little one in clubs</source>
        <translation>Pikkuinen: ristin avioliitto</translation>
    </message>
    <message>
        <source>Little one in diamonds</source>
        <translation>Pikkuinen: ruudun avioliitto</translation>
    </message>
    <message>
        <source>Little one in hearts</source>
        <translation>Pikkuinen: hertan avioliitto</translation>
    </message>
    <message>
        <source>Exactly {target} points wins the match.</source>
        <translation>Tasan {target} pistettä voittaa pelin.</translation>
    </message>
    <message>
        <source>The first to {target} points wins the match.</source>
        <translation>Pelin voittaa se, joka ensin saa {target} pistettä.</translation>
    </message>
    <message>
        <source>Both had reached {target} points, and the higher total wins.</source>
        <translation>Molemmat saavuttivat {target} pistettä, ja suurempi pistemäärä voittaa.</translation>
    </message>
    <message>
        <source>Both came to {target} in this hand; the side that earned the points first wins.</source>
        <translation>Molemmat pääsivät tässä jaossa tasan lukemaan {target}; voittaja on se, joka ansaitsi pisteensä ensin.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>{number}. jako</translation>
    </message>
    <message>
        <source>Hand {number}: all passed</source>
        <translation>{number}. jako: kaikki passasivat</translation>
    </message>
    <message>
        <source>Hand {number}: thrown in and dealt again</source>
        <translation>{number}. jako: jaetaan uudelleen</translation>
    </message>
    <message>
        <source>{name} made the contract of {amount}.</source>
        <translation>{name}: sitoumus {amount} täyttyi.</translation>
    </message>
    <message>
        <source>{name} failed the contract of {amount}.</source>
        <translation>{name}: sitoumus {amount} epäonnistui.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Marjapussi</source>
        <translation>Tietoja Marjapussista</translation>
    </message>
    <message>
        <source>The Finnish marriage games Marjapussi and Huutopussi for one person and the computer.</source>
        <translation>Suomalaiset avioliittopelit marjapussi ja huutopussi yhdelle pelaajalle tietokonetta vastaan.</translation>
    </message>
    <message>
        <source>Fair play: each computer player gets only what its seat can see. It never looks at your cards, and the cards of a match are fixed by its deal code before anybody plays.</source>
        <translation>Reilu peli: kukin tietokonepelaaja saa tietää vain sen, mitä sen paikalta näkyy. Se ei koskaan katso korttejasi, ja jakokoodi määrää pelin kortit ennen kuin kukaan pelaa.</translation>
    </message>
    <message>
        <source>Version {version}. Free software under the MIT licence.</source>
        <translation>Versio {version}. Vapaa ohjelma MIT-lisenssillä.</translation>
    </message>
    <message>
        <source>It stands on the work of others, each under a licence of its own. Qt is here under the LGPL: its libraries may be replaced by other builds of them.</source>
        <translation>Ohjelma rakentuu muiden työlle, ja kullakin osalla on oma lisenssinsä. Qt:tä koskee LGPL-lisenssi: sen kirjastot saa korvata toisilla koosteilla.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>AccessibleHand</name>
    <message>
        <source>chosen</source>
        <translation>valittu</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>ei voi pelata nyt</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Thinking of a hint…</source>
        <translation>Mietitään vihjettä…</translation>
    </message>
    <message>
        <source>Why did {name} move so?</source>
        <translation>Miksi {name} teki näin?</translation>
    </message>
    <message>
        <source>Hint: {idea} Ask once more to see the move.</source>
        <translation>Vihje: {idea} Kysy uudelleen, niin näet siirron.</translation>
    </message>
    <message>
        <source>Hint: {advice}</source>
        <translation>Vihje: {advice}</translation>
    </message>
</context>
<context>
    <name>AmountPanel</name>
    <message>
        <source>A multiple of 5 from {minimum} to {maximum}</source>
        <translation>Viidellä jaollinen luku väliltä {minimum}–{maximum}</translation>
    </message>
</context>
<context>
    <name>AmountPicker</name>
    <message>
        <source>Five less</source>
        <translation>Viisi vähemmän</translation>
    </message>
    <message>
        <source>Five more</source>
        <translation>Viisi enemmän</translation>
    </message>
    <message>
        <source>{amount} less</source>
        <translation>{amount} vähemmän</translation>
    </message>
    <message>
        <source>{amount} more</source>
        <translation>{amount} enemmän</translation>
    </message>
    <message>
        <source>Type the number · wheel or arrow keys: 5 · Page Up and Page Down: 20</source>
        <translation>Kirjoita luku · rulla tai nuolet: 5 · Page Up ja Page Down: 20</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>{name} asks: {question}</source>
        <translation>{name} kysyy: {question}</translation>
    </message>
    <message>
        <source>Yes, I do</source>
        <translation>On</translation>
    </message>
    <message>
        <source>No, I don&apos;t</source>
        <translation>Ei ole</translation>
    </message>
    <message>
        <source>You hold the {cards}.</source>
        <translation>Kädessäsi on {cards}.</translation>
    </message>
    <message>
        <source>You hold no king and queen of a suit that has not been declared yet.</source>
        <translation>Sinulla ei ole kuningasta ja rouvaa mistään maasta, jonka avioliittoa ei ole vielä ilmoitettu.</translation>
    </message>
    <message>
        <source>You hold neither the {king} nor the {queen}.</source>
        <translation>Kädessäsi ei ole korttia {king} eikä {queen}.</translation>
    </message>
</context>
<context>
    <name>ArchiveModel</name>
    <message>
        <source>Begun</source>
        <translation>Alkoi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Deal of the day, again</source>
        <translation>Päivän jako, uudelleen</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Päivän jako</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Pelattu</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Kesken, pöydällä</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Kesken</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitto</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tappio</translation>
    </message>
    <message>
        <source>{y}-{m:02}-{d:02} {H:02}:{M:02}</source>
        <translation>{d}.{m}.{y} {H}.{M:02}</translation>
    </message>
</context>
<context>
    <name>ArchiveSheet</name>
    <message>
        <source>This match cannot be read, as what was saved of it is damaged.</source>
        <translation>Tätä peliä ei voi lukea, koska sen tallenne on vioittunut.</translation>
    </message>
    <message>
        <source>No hand of this match has been played to its end.</source>
        <translation>Tästä pelistä ei ole pelattu yhtään jakoa loppuun.</translation>
    </message>
    <message>
        <source>Match records (*.marja *.json);;All files (*)</source>
        <translation>Pelitallenteet (*.marja *.json);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Export record</source>
        <translation>Vie pelitallenne</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arkisto</translation>
    </message>
    <message>
        <source>Search by name, game or date</source>
        <translation>Hae nimeä, peliä tai päivää</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Selaa siirtoja</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>No match has been played here yet. Every match that you play from now on is kept here.</source>
        <translation>Täällä ei ole vielä yhtään peliä. Tästä lähtien jokainen pelaamasi peli säilyy täällä.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Kaikki tulokset</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitto</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tappio</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Kesken</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Päivän jaot</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Matches: {count}</source>
        <translation>Pelejä: {count}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>See result</source>
        <translation>Näytä tulos</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>Kyllä, poista</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Poistetaanko tämä peli lopullisesti?</translation>
    </message>
    <message>
        <source>Delete this match for good? Its hands also leave the statistics.</source>
        <translation>Poistetaanko tämä peli lopullisesti? Sen jaot poistuvat myös tilastoista.</translation>
    </message>
    <message>
        <source>Delete this match for good? Its hands also leave the statistics; who won the match stays counted there.</source>
        <translation>Poistetaanko tämä peli lopullisesti? Sen jaot poistuvat myös tilastoista, mutta pelin tulos jää niihin.</translation>
    </message>
    <message>
        <source>All cards open, one move after another</source>
        <translation>Kaikki kortit avoinna, siirto kerrallaan</translation>
    </message>
    <message>
        <source>The match on the table cannot be deleted until another one is begun.</source>
        <translation>Pöydällä olevan pelin voi poistaa vasta, kun uusi peli on aloitettu.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Exactly there!</source>
        <translation>Tasan täynnä!</translation>
    </message>
    <message>
        <source>Off to Porvoo!</source>
        <translation>Porvooseen!</translation>
    </message>
    <message>
        <source>All the tricks!</source>
        <translation>Läpiajo!</translation>
    </message>
    <message>
        <source>Made by the last trick!</source>
        <translation>Viime tipassa!</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>Sitoumus täyttyi</translation>
    </message>
    <message>
        <source>Contract failed</source>
        <translation>Sitoumus epäonnistui</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Menu</source>
        <translation>Valikko</translation>
    </message>
    <message>
        <source>{command} ({keys})</source>
        <translation>{command} ({keys})</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Ääni on päällä</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Ääni on pois päältä</translation>
    </message>
</context>
<context>
    <name>BidMeanings</name>
    <message>
        <source>says nothing: you have to bid</source>
        <translation>ei kerro mitään: sinun on huudettava</translation>
    </message>
    <message>
        <source>says that you would like to play</source>
        <translation>kertoo, että veisit pelin mielelläsi</translation>
    </message>
    <message>
        <source>promises an ace</source>
        <translation>lupaa ässän</translation>
    </message>
    <message>
        <source>shows a good hand</source>
        <translation>kertoo hyvästä kädestä</translation>
    </message>
    <message>
        <source>shows three cards from the queen up</source>
        <translation>kertoo kolmesta kortista rouvasta ylöspäin</translation>
    </message>
    <message>
        <source>says only that you would rather not pass</source>
        <translation>kertoo vain, ettet halua passata</translation>
    </message>
    <message>
        <source>tells of two halves, or of a whole</source>
        <translation>kertoo 2 puolikkaasta tai kokonaisesta</translation>
    </message>
    <message>
        <source>tells of a whole: the king and queen of one suit</source>
        <translation>kertoo saman maan kuninkaasta ja rouvasta</translation>
    </message>
    <message>
        <source>has no agreed meaning</source>
        <translation>ei kerro mitään sovittua</translation>
    </message>
    <message>
        <source>tells of no cards, and your partner has passed</source>
        <translation>ei kerro mitään: parisi on jo passannut</translation>
    </message>
    <message>
        <source>says that spades are your strong suit</source>
        <translation>kertoo, että pata on vahva</translation>
    </message>
    <message>
        <source>says that clubs are your strong suit</source>
        <translation>kertoo, että risti on vahva</translation>
    </message>
    <message>
        <source>says that diamonds are your strong suit</source>
        <translation>kertoo, että ruutu on vahva</translation>
    </message>
    <message>
        <source>says that hearts are your strong suit</source>
        <translation>kertoo, että hertta on vahva</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ässän</translation>
    </message>
    <message>
        <source>two halves or a whole</source>
        <translation>kaksi puolikasta tai kokonaisen</translation>
    </message>
    <message>
        <source>a whole</source>
        <translation>kokonaisen</translation>
    </message>
    <message>
        <source>You promised {cards}.</source>
        <translation>Lupasit {cards}.</translation>
    </message>
    <message>
        <source>You named a strong suit: {suit}.</source>
        <translation>Ilmoitit vahvan maan: {suit}.</translation>
    </message>
    <message>
        <source>{name} promised {cards}.</source>
        <translation>{name} lupasi {cards}.</translation>
    </message>
    <message>
        <source>{name} named a strong suit: {suit}.</source>
        <translation>{name} ilmoitti vahvan maan: {suit}.</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Bid {amount}</source>
        <translation>Huuda {amount}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passaa</translation>
    </message>
    <message>
        <source>Demand a redeal</source>
        <translation>Vaadi uusjako</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Kukaan ei ole vielä huutanut.</translation>
    </message>
    <message>
        <source>Highest bid: {amount}, {name}</source>
        <translation>Korkein huuto: {amount}, {name}</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>{offer}. For {word} press {key}.</source>
        <translation>{offer}. {word}: näppäin {key}.</translation>
    </message>
    <message>
        <source>Say Kontra?</source>
        <translation>Sanotko kontran?</translation>
    </message>
    <message>
        <source>Say Re?</source>
        <translation>Sanotko ren?</translation>
    </message>
    <message>
        <source>Kontra… (K)</source>
        <translation>Kontra… (K)</translation>
    </message>
    <message>
        <source>Re… (K)</source>
        <translation>Re… (K)</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Kyllä</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
    <message>
        <source>K once more</source>
        <translation>K uudelleen</translation>
    </message>
    <message>
        <source>You may double the contract of {amount}</source>
        <translation>Voit kahdentaa sitoumuksen {amount}</translation>
    </message>
    <message>
        <source>You may double again: {amount} counts ×{factor}</source>
        <translation>Voit kahdentaa uudelleen: {amount} lasketaan ×{factor}</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>in spades</source>
        <translation>padassa</translation>
    </message>
    <message>
        <source>in clubs</source>
        <translation>ristissä</translation>
    </message>
    <message>
        <source>in diamonds</source>
        <translation>ruudussa</translation>
    </message>
    <message>
        <source>in hearts</source>
        <translation>hertassa</translation>
    </message>
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
    <name>CardsPanel</name>
    <message>
        <source>{cards} ({number} of {count})</source>
        <translation>{cards} ({number}/{count})</translation>
    </message>
    <message>
        <source>0 of {count} chosen</source>
        <translation>valittu 0/{count}</translation>
    </message>
    <message numerus="yes">
        <source>Give your partner %n card(s)</source>
        <translation>
            <numerusform>Anna parillesi %n kortti</numerusform>
            <numerusform>Anna parillesi %n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Anna</translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) back to your partner</source>
        <translation>
            <numerusform>Anna parillesi takaisin %n kortti</numerusform>
            <numerusform>Anna parillesi takaisin %n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Anna takaisin</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Pane sivuun %n kortti</numerusform>
            <numerusform>Pane sivuun %n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Pane sivuun</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Aino plays steadily</source>
        <translation>Aino pelaa tasaisesti</translation>
    </message>
    <message>
        <source>Eino bids with care</source>
        <translation>Eino huutaa varovasti</translation>
    </message>
    <message>
        <source>Helmi bids boldly</source>
        <translation>Helmi huutaa rohkeasti</translation>
    </message>
    <message>
        <source>Veikko loves to take every trick</source>
        <translation>Veikko rakastaa läpiajoa</translation>
    </message>
    <message>
        <source>Onni sets high contracts</source>
        <translation>Onni lupaa paljon</translation>
    </message>
    <message>
        <source>Kerttu keeps her contracts low</source>
        <translation>Kerttu ei lupaa liikoja</translation>
    </message>
    <message>
        <source>Martta likes to declare and ask</source>
        <translation>Martta kysyy mielellään</translation>
    </message>
    <message>
        <source>Tauno bids little and seldom asks</source>
        <translation>Tauno huutaa ja kysyy vähän</translation>
    </message>
    <message>
        <source>Eino plays steadily</source>
        <translation>Eino pelaa tasaisesti</translation>
    </message>
    <message>
        <source>Helmi plays steadily</source>
        <translation>Helmi pelaa tasaisesti</translation>
    </message>
    <message>
        <source>Onni plays steadily</source>
        <translation>Onni pelaa tasaisesti</translation>
    </message>
    <message>
        <source>Kerttu plays steadily</source>
        <translation>Kerttu pelaa tasaisesti</translation>
    </message>
    <message>
        <source>Tauno seldom asks</source>
        <translation>Tauno kysyy vähän</translation>
    </message>
    <message>
        <source>Martta likes to declare</source>
        <translation>Martta ilmoittaa mielellään</translation>
    </message>
    <message>
        <source>Tauno bids little and is slow to declare</source>
        <translation>Tauno huutaa vähän ja ilmoittaa harvoin</translation>
    </message>
    <message>
        <source>Tauno is slow to declare</source>
        <translation>Tauno ilmoittaa harvoin</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Arvotaan</translation>
    </message>
</context>
<context>
    <name>ClaimTab</name>
    <message>
        <source>All tricks that are left are yours. To claim them press {key}.</source>
        <translation>Kaikki jäljellä olevat tikit ovat sinun. Ota ne painamalla {key}.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Loput minulle</translation>
    </message>
    <message>
        <source>All tricks that are left are yours, however the cards lie. They are played out at once.</source>
        <translation>Kaikki jäljellä olevat tikit ovat sinun, olivatpa kortit miten tahansa. Ne pelataan heti loppuun.</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>You can claim the rest only when you are to lead.</source>
        <translation>Loput tikit voi ottaa vain, kun on oma vuoro aloittaa tikki.</translation>
    </message>
    <message>
        <source>Not every trick that is left is surely yours.</source>
        <translation>Kaikki jäljellä olevat tikit eivät ole varmasti sinun.</translation>
    </message>
    <message>
        <source>You may still say Kontra or Re, so you cannot claim the rest yet.</source>
        <translation>Voit vielä sanoa kontran tai ren, joten loppuja tikkejä ei voi vielä ottaa.</translation>
    </message>
    <message>
        <source>Every trick that is left is yours, but if you claim them now, you give away a marriage that may still be declared or asked for.</source>
        <translation>Loput tikit ovat sinun, mutta jos otat ne nyt, menetät avioliiton, jonka voi ehkä vielä ilmoittaa tai jota voi vielä kysyä.</translation>
    </message>
    <message>
        <source>Every trick that is left is yours, but with all of them you go past the target and lose points.</source>
        <translation>Loput tikit ovat sinun, mutta jos otat ne kaikki, menet tavoitteen yli ja menetät pisteitä.</translation>
    </message>
    <message>
        <source>Every trick that is left is yours, but the other side is better off without a trick than with one.</source>
        <translation>Loput tikit ovat sinun, mutta vastapuolelle on parempi jäädä ilman tikkiä kuin saada yksi.</translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Deal code</source>
        <translation>Jakokoodi</translation>
    </message>
    <message>
        <source>random</source>
        <translation>satunnainen</translation>
    </message>
    <message>
        <source>A deal code holds the game, its rules, the players and the cards. A number deals too.</source>
        <translation>Jakokoodissa ovat pelimuoto, sen säännöt, pelaajat ja kortit. Pelkkä luku määrää vain kortit.</translation>
    </message>
    <message>
        <source>Paste {code}</source>
        <translation>Liitä {code}</translation>
    </message>
    <message>
        <source>The game, its rules and the players have been set as the code says.</source>
        <translation>Pelimuoto, säännöt ja pelaajat on valittu koodin mukaan.</translation>
    </message>
    <message>
        <source>The game and its rules have been set as the code says.</source>
        <translation>Pelimuoto ja säännöt on valittu koodin mukaan.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New match…</source>
        <translation>Uusi peli…</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Päivän jako</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Etusivu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Miksi?</translation>
    </message>
    <message>
        <source>What the others thought</source>
        <translation>Mitä muut ajattelivat</translation>
    </message>
    <message>
        <source>Replay these deals</source>
        <translation>Pelaa samat jaot uudelleen</translation>
    </message>
    <message>
        <source>The hand in play</source>
        <translation>Tämä jako</translation>
    </message>
    <message>
        <source>Read out</source>
        <translation>Lue ääneen</translation>
    </message>
    <message>
        <source>This match is played without help.</source>
        <translation>Tämä peli pelataan ilman apua.</translation>
    </message>
    <message>
        <source>Once the first hand is over, it can be looked at and reviewed.</source>
        <translation>Kun ensimmäinen jako on päättynyt, sen voi katsoa ja käydä läpi.</translation>
    </message>
    <message>
        <source>You are at your match. “New match…” begins another one.</source>
        <translation>Olet jo pelissäsi. ”Uusi peli…” aloittaa toisen.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Pelaa heti</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Pulmat</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Edellinen tikki</translation>
    </message>
    <message>
        <source>What would a strong player do in your place?</source>
        <translation>Mitä vahva pelaaja tekisi sinun paikallasi?</translation>
    </message>
    <message>
        <source>Why was the last move made?</source>
        <translation>Miksi viimeisin siirto tehtiin?</translation>
    </message>
    <message>
        <source>Story of the hand</source>
        <translation>Jaon kulku</translation>
    </message>
    <message>
        <source>What can be known</source>
        <translation>Mitä voi tietää</translation>
    </message>
    <message>
        <source>Quiz me</source>
        <translation>Kysy minulta</translation>
    </message>
    <message>
        <source>Second table</source>
        <translation>Toinen pöytä</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Omat kortit</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Tikki</translation>
    </message>
    <message>
        <source>Trumps and contract</source>
        <translation>Valtti ja sitoumus</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Viimeksi tapahtunut</translation>
    </message>
    <message>
        <source>Export record…</source>
        <translation>Vie pelitallenne…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arkisto</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Virheesi</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Pikanäppäimet</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Jatka peliä</translation>
    </message>
    <message>
        <source>The result of the deal of the day</source>
        <translation>Päivän jaon tulos</translation>
    </message>
    <message>
        <source>Continue the deal of the day</source>
        <translation>Jatka päivän jakoa</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Opettele pelaamaan</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Rules in play</source>
        <translation>Käytössä olevat säännöt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ääni</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Step through the hand</source>
        <translation>Selaa siirtoja</translation>
    </message>
    <message>
        <source>Review my decisions</source>
        <translation>Käy päätökset läpi</translation>
    </message>
    <message>
        <source>Open record and play on…</source>
        <translation>Avaa pelitallenne ja pelaa…</translation>
    </message>
    <message>
        <source>Step through a record…</source>
        <translation>Selaa pelitallenteen siirtoja…</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Reilut jaot</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Mitä uutta</translation>
    </message>
    <message>
        <source>About Marjapussi</source>
        <translation>Tietoja Marjapussista</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Koko näyttö</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Lopeta</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Pelitallenteet</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ohjeet</translation>
    </message>
</context>
<context>
    <name>Comparisons</name>
    <message>
        <source>A bid of {amount}</source>
        <translation>Huuto {amount}</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>A redeal</source>
        <translation>Uusjako</translation>
    </message>
    <message>
        <source>Giving {cards}</source>
        <translation>Korttien {cards} antaminen</translation>
    </message>
    <message>
        <source>Giving back {cards}</source>
        <translation>Korttien {cards} antaminen takaisin</translation>
    </message>
    <message>
        <source>Putting aside {cards}</source>
        <translation>Korttien {cards} paneminen sivuun</translation>
    </message>
    <message>
        <source>A contract of {amount}</source>
        <translation>Sitoumus {amount}</translation>
    </message>
    <message>
        <source>Asking for a whole</source>
        <translation>Kokonaisen kysyminen</translation>
    </message>
    <message>
        <source>Answering no</source>
        <translation>Kieltävä vastaus</translation>
    </message>
    <message>
        <source>The other answer</source>
        <translation>Toinen vastaus</translation>
    </message>
    <message>
        <source>Saying Kontra</source>
        <translation>Kontran sanominen</translation>
    </message>
    <message>
        <source>Saying Re</source>
        <translation>Ren sanominen</translation>
    </message>
    <message>
        <source>Declaring spades</source>
        <translation>Padan avioliiton ilmoittaminen</translation>
    </message>
    <message>
        <source>Declaring clubs</source>
        <translation>Ristin avioliiton ilmoittaminen</translation>
    </message>
    <message>
        <source>Declaring diamonds</source>
        <translation>Ruudun avioliiton ilmoittaminen</translation>
    </message>
    <message>
        <source>Declaring hearts</source>
        <translation>Hertan avioliiton ilmoittaminen</translation>
    </message>
    <message>
        <source>Asking for a half in spades</source>
        <translation>Padan puolikkaan kysyminen</translation>
    </message>
    <message>
        <source>Asking for a half in clubs</source>
        <translation>Ristin puolikkaan kysyminen</translation>
    </message>
    <message>
        <source>Asking for a half in diamonds</source>
        <translation>Ruudun puolikkaan kysyminen</translation>
    </message>
    <message>
        <source>Asking for a half in hearts</source>
        <translation>Hertan puolikkaan kysyminen</translation>
    </message>
    <message>
        <source>Naming the marriage in spades</source>
        <translation>Padan avioliiton nimeäminen</translation>
    </message>
    <message>
        <source>Naming the marriage in clubs</source>
        <translation>Ristin avioliiton nimeäminen</translation>
    </message>
    <message>
        <source>Naming the marriage in diamonds</source>
        <translation>Ruudun avioliiton nimeäminen</translation>
    </message>
    <message>
        <source>Naming the marriage in hearts</source>
        <translation>Hertan avioliiton nimeäminen</translation>
    </message>
    <message>
        <source>{other} would cost about {amount} points.</source>
        <translation>{other} maksaisi noin {amount} pistettä.</translation>
    </message>
    <message>
        <source>{other} would cost about {amount} game points.</source>
        <translation>{other} maksaisi noin {amount} pelipistettä.</translation>
    </message>
    <message>
        <source>{other} would win the match about {amount} times fewer in 100.</source>
        <translation>{other} voittaisi pelin noin {amount} kertaa sadasta harvemmin.</translation>
    </message>
    <message>
        <source>{other} would cost about a point.</source>
        <translation>{other} maksaisi noin pisteen.</translation>
    </message>
    <message>
        <source>{other} would bring {amount} points less on average.</source>
        <translation>{other} toisi keskimäärin {amount} pistettä vähemmän.</translation>
    </message>
    <message>
        <source>{other} would bring a point less on average.</source>
        <translation>{other} toisi keskimäärin pisteen vähemmän.</translation>
    </message>
    <message>
        <source>{other} would do about as well.</source>
        <translation>{other} kävisi suunnilleen yhtä hyvin.</translation>
    </message>
    <message>
        <source>The contract of {contract} would then be made in about {other} of 10 deals instead of {chosen}.</source>
        <translation>Sitoumus {contract} täyttyisi silloin noin {other} jaossa kymmenestä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>{name} would then win no trick in about {other} of 10 deals instead of {chosen}, which is Porvoo.</source>
        <translation>{name} jäisi silloin ilman tikkejä noin {other} jaossa kymmenestä ({chosen}:n sijaan), ja se vie Porvooseen.</translation>
    </message>
    <message>
        <source>{name} would then go to Porvoo in about {other} of 10 deals instead of {chosen}.</source>
        <translation>{name} menisi silloin Porvooseen noin {other} jaossa kymmenestä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>{name} would then take about {other} points in this hand instead of {chosen}.</source>
        <translation>{name} saisi silloin tästä jaosta noin {other} pistettä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>{name} would then score about {other} game points in this hand instead of {chosen}.</source>
        <translation>{name} saisi silloin tästä jaosta noin {other} pelipistettä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>{name} would then win the match with this hand in about {other} of 10 deals instead of {chosen}.</source>
        <translation>{name} voittaisi silloin pelin tässä jaossa noin {other} tapauksessa kymmenestä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>{name} would then go past {contract} and fall back in about {other} of 10 deals instead of {chosen}.</source>
        <translation>{name} menisi silloin yli {contract} pisteen ja putoaisi takaisin noin {other} jaossa kymmenestä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>{name} would then be left at {contract}, where only a single point helps, in about {other} of 10 deals instead of {chosen}.</source>
        <translation>{name} jäisi silloin {contract} pisteeseen, jossa vain yksi piste auttaa, noin {other} jaossa kymmenestä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>{name} would then stand at {totals} in about {other} of 10 deals instead of {chosen}, from where the match is won less often than from {better}.</source>
        <translation>{name} olisi silloin tilanteessa {totals} noin {other} jaossa kymmenestä ({chosen}:n sijaan), ja siitä peli voitetaan harvemmin kuin tilanteesta {better}.</translation>
    </message>
    <message>
        <source>{name} would then take about {other} points in this hand instead of {chosen}, {others} about {others_other} instead of {others_chosen}.</source>
        <translation>{name} saisi silloin tästä jaosta noin {other} pistettä ({chosen}:n sijaan), ja {others} noin {others_other} ({others_chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>{name} would then score about {other} game points in this hand instead of {chosen}, {others} about {others_other} instead of {others_chosen}.</source>
        <translation>{name} saisi silloin tästä jaosta noin {other} pelipistettä ({chosen}:n sijaan), ja {others} noin {others_other} ({others_chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>Most of that: {becomes}</source>
        <translation>Suurin osa siitä: {becomes}</translation>
    </message>
    <message>
        <source>{name} would win no trick, which is läpiajo.</source>
        <translation>{name} jäisi kokonaan ilman tikkejä, ja siitä tulisi läpiajo.</translation>
    </message>
    <message>
        <source>{name} would not win every trick, so there would be no läpiajo.</source>
        <translation>{name} ei saisi kaikkia tikkejä, joten läpiajoa ei tulisi.</translation>
    </message>
    <message>
        <source>{name} would go to Porvoo without a trick.</source>
        <translation>{name} menisi ilman tikkejä Porvooseen.</translation>
    </message>
    <message>
        <source>{name} would win a trick and not go to Porvoo.</source>
        <translation>{name} saisi tikin eikä menisi Porvooseen.</translation>
    </message>
    <message>
        <source>{name} would not win the match with this hand.</source>
        <translation>{name} ei voittaisi peliä tässä jaossa.</translation>
    </message>
    <message>
        <source>{name} would win the match with this hand.</source>
        <translation>{name} voittaisi pelin tässä jaossa.</translation>
    </message>
    <message>
        <source>{name} would go past {contract} and fall back.</source>
        <translation>{name} menisi yli {contract} pisteen ja putoaisi takaisin.</translation>
    </message>
    <message>
        <source>{name} would not go past {contract} and fall back.</source>
        <translation>{name} ei menisi yli {contract} pisteen eikä putoaisi takaisin.</translation>
    </message>
    <message>
        <source>{name} would be left at {contract}, where only a single point helps.</source>
        <translation>{name} jäisi {contract} pisteeseen, jossa vain yksi piste auttaa.</translation>
    </message>
    <message>
        <source>{name} would not be left at {contract}, where only a single point helps.</source>
        <translation>{name} ei jäisi {contract} pisteeseen, jossa vain yksi piste auttaa.</translation>
    </message>
    <message>
        <source>{name} would stand at {totals}, from where the match is won less often than from {better}.</source>
        <translation>{name} olisi tilanteessa {totals}, ja siitä peli voitetaan harvemmin kuin tilanteesta {better}.</translation>
    </message>
    <message>
        <source>This side</source>
        <translation>Oma joukkue</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Toinen joukkue</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>toinen joukkue</translation>
    </message>
    <message>
        <source>you</source>
        <translation>sinä</translation>
    </message>
    <message>
        <source>The contract of {contract} would fail.</source>
        <translation>Sitoumus {contract} epäonnistuisi.</translation>
    </message>
    <message>
        <source>{other} would win the match about 1 time fewer in 100.</source>
        <translation>{other} voittaisi pelin noin kerran sadasta harvemmin.</translation>
    </message>
    <message>
        <source>{name} would then win no trick in about {other} of 10 deals instead of {chosen}, which is läpiajo.</source>
        <translation>{name} jäisi silloin ilman tikkejä noin {other} jaossa kymmenestä ({chosen}:n sijaan), ja siitä tulee läpiajo.</translation>
    </message>
    <message>
        <source>{name} would then win every trick in about {other} of 10 deals instead of {chosen}, which is läpiajo.</source>
        <translation>{name} saisi silloin kaikki tikit noin {other} jaossa kymmenestä ({chosen}:n sijaan), ja siitä tulee läpiajo.</translation>
    </message>
    <message>
        <source>The contract of {contract} would be made.</source>
        <translation>Sitoumus {contract} täyttyisi.</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <translation>{whole},{tenth}</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Learn to play</source>
        <translation>Opettele pelaamaan</translation>
    </message>
    <message>
        <source>{done} of {count} lessons done. Each takes a minute or two.</source>
        <translation>Oppitunneista tehty {done}/{count}. Yksi vie minuutin tai kaksi.</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Etusivu</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Takaisin peliin</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>Takaisin pulmaan</translation>
    </message>
    <message>
        <source>You know enough for a match of {game} now: sit down at the table</source>
        <translation>{game}: osaat jo pelata tätä. Istu pöytään</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>{summary} Won.</source>
        <translation>{summary} Voitettu.</translation>
    </message>
    <message>
        <source>{summary} Done.</source>
        <translation>{summary} Tehty.</translation>
    </message>
    <message>
        <source>{summary} Begun.</source>
        <translation>{summary} Kesken.</translation>
    </message>
</context>
<context>
    <name>ContractPanel</name>
    <message>
        <source>You bid {amount}. What does your side promise to take?</source>
        <translation>Huusit {amount}. Paljonko joukkueesi sitoutuu saamaan?</translation>
    </message>
    <message>
        <source>You bid {amount}. What do you promise to take?</source>
        <translation>Huusit {amount}. Paljonko sitoudut saamaan?</translation>
    </message>
    <message>
        <source>Contract {amount}</source>
        <translation>Sitoumus {amount}</translation>
    </message>
</context>
<context>
    <name>DayHints</name>
    <message>
        <source>{hand}, without hints</source>
        <translation>{hand}, ilman vihjeitä</translation>
    </message>
    <message numerus="yes">
        <source>{hand}, with %n hint(s)</source>
        <translation>
            <numerusform>{hand}, %n vihje</numerusform>
            <numerusform>{hand}, %n vihjettä</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand}, practice</source>
        <translation>{hand}, harjoitus</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message numerus="yes">
        <source>You, with %n hint(s)</source>
        <translation>
            <numerusform>Sinä, %n vihje</numerusform>
            <numerusform>Sinä, %n vihjettä</numerusform>
        </translation>
    </message>
    <message>
        <source>You, without hints</source>
        <translation>Sinä, ilman vihjeitä</translation>
    </message>
    <message>
        <source>You, practice</source>
        <translation>Sinä, harjoitus</translation>
    </message>
    <message>
        <source>You, practice without hints</source>
        <translation>Sinä, harjoitus ilman vihjeitä</translation>
    </message>
    <message numerus="yes">
        <source>You, practice with %n hint(s)</source>
        <translation>
            <numerusform>Sinä, harjoitus, %n vihje</numerusform>
            <numerusform>Sinä, harjoitus, %n vihjettä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DaySheet</name>
    <message>
        <source>Deal of the day</source>
        <translation>Päivän jako</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <translation>{day}: {game}</translation>
    </message>
    <message>
        <source>One hand, the same for everyone today. The result is the difference between the two sides&apos; points.</source>
        <translation>Yksi jako, tänään kaikille sama. Tulos on joukkueiden pisteiden erotus.</translation>
    </message>
    <message>
        <source>The match in play waits meanwhile: this page and the front page lead back to it, and it stands in the archive.</source>
        <translation>Kesken oleva peli odottaa sillä aikaa: tältä sivulta ja etusivulta pääset takaisin siihen, ja se löytyy myös arkistosta.</translation>
    </message>
    <message>
        <source>Back to my match</source>
        <translation>Takaisin peliini</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Play again for practice</source>
        <translation>Pelaa uudelleen harjoitukseksi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Expert in your seat</source>
        <translation>Mestari paikallasi</translation>
    </message>
    <message>
        <source>Expert on the left</source>
        <translation>Mestari vasemmalla</translation>
    </message>
    <message>
        <source>Expert opposite</source>
        <translation>Mestari vastapäätä</translation>
    </message>
    <message>
        <source>Expert on the right</source>
        <translation>Mestari oikealla</translation>
    </message>
    <message>
        <source>Your first try counts, and its result tells how many hints you took. If you take back moves, it is practice, and once you have played practice to the end, the cards are known and no later try counts.</source>
        <translation>Ensimmäinen yrityksesi lasketaan, ja tuloksessa kerrotaan, montako vihjettä otit. Jos kumoat siirtoja, jako on harjoitus. Kun olet pelannut harjoituksen loppuun, kortit ovat tiedossa, eikä myöhempiä yrityksiä lasketa.</translation>
    </message>
    <message>
        <source>You took moves back in your first try, so it is practice. The cards are known now: no later try counts as your result of the day.</source>
        <translation>Kumosit siirtoja ensimmäisessä yrityksessäsi, joten se on harjoitus. Kortit ovat nyt tiedossa: mikään myöhempi yritys ei enää kelpaa päivän tulokseksesi.</translation>
    </message>
    <message>
        <source>The experts are still playing the same cards…</source>
        <translation>Mestarit pelaavat vielä samoilla korteilla…</translation>
    </message>
    <message>
        <source>In each row an expert plays the same cards in that seat, with skilled players around: the figure is that of the expert&apos;s side. One hand tells little of how well somebody plays.</source>
        <translation>Kullakin rivillä mestari pelaa samat kortit siltä paikalta ja muut ovat taitavia: luku on mestarin joukkueen tulos. Yksi jako kertoo vähän siitä, kuinka hyvin joku pelaa.</translation>
    </message>
</context>
<context>
    <name>DealChip</name>
    <message>
        <source>Deal code {code}</source>
        <translation>Jakokoodi {code}</translation>
    </message>
    <message>
        <source>Copies the deal code of this match. It holds the game, the house rules, the deals and the players.</source>
        <translation>Kopioi tämän pelin jakokoodin. Siinä ovat laji, kotisäännöt, jaot ja pelaajat.</translation>
    </message>
    <message>
        <source>Fingerprint {fingerprint}</source>
        <translation>Sormenjälki {fingerprint}</translation>
    </message>
    <message>
        <source>All cards of this match were fixed before the first deal. This is the fingerprint (SHA-256) of their deal code: it tells nothing of the cards and fits no other code. When the match is over, the code is shown, and you can check then that no card was changed. A click copies the fingerprint.</source>
        <translation>Pelin kaikki kortit määrättiin ennen ensimmäistä jakoa. Tämä on niiden jakokoodin sormenjälki (SHA-256): se ei kerro korteista mitään eikä sovi mihinkään muuhun koodiin. Kun peli on ohi, koodi näytetään, ja silloin voit tarkistaa, ettei yhtään korttia ole vaihdettu. Napsautus kopioi sormenjäljen.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopioitu</translation>
    </message>
</context>
<context>
    <name>DealCodes</name>
    <message>
        <source>There is no deal code here.</source>
        <translation>Tässä ei ole jakokoodia.</translation>
    </message>
    <message>
        <source>The character {character} is in no deal code: they have digits and the letters A to Z.</source>
        <translation>Merkkiä {character} ei ole missään jakokoodissa: niissä on numeroita ja kirjaimia A–Z.</translation>
    </message>
    <message>
        <source>Something is missing: a deal code has at least sixteen characters. A number of at most 15 digits is taken too.</source>
        <translation>Jotain puuttuu: jakokoodissa on vähintään kuusitoista merkkiä. Myös enintään 15-numeroinen luku kelpaa.</translation>
    </message>
    <message>
        <source>This is too long for a deal code.</source>
        <translation>Tämä on liian pitkä jakokoodiksi.</translation>
    </message>
    <message>
        <source>The deal code is mistyped somewhere: check it once more, character by character.</source>
        <translation>Jakokoodissa on kirjoitusvirhe: tarkista se vielä merkki merkiltä.</translation>
    </message>
    <message>
        <source>The deal code was made by a later version of the program.</source>
        <translation>Jakokoodi on tehty ohjelman uudemmalla versiolla.</translation>
    </message>
    <message>
        <source>The deal code holds something that this version of the program does not know.</source>
        <translation>Jakokoodissa on jotain, mitä tämä ohjelman versio ei tunne.</translation>
    </message>
    <message>
        <source>“Fingerprint {fingerprint}”, shown during the match, fits only this deal code: {code}. So no card was changed after the match had begun.</source>
        <translation>Pelin aikana näkynyt ”Sormenjälki {fingerprint}” sopii vain tähän jakokoodiin: {code}. Yhtään korttia ei siis ole vaihdettu pelin alettua.</translation>
    </message>
    <message>
        <source>The command “marjapussi deal” prints the fingerprint of a code, and all its cards.</source>
        <translation>Komento ”marjapussi deal” näyttää koodin sormenjäljen ja kaikki kortit.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>The file {file} has been written.</source>
        <translation>Tiedosto {file} on kirjoitettu.</translation>
    </message>
    <message>
        <source>The file {file} cannot be written: {why}</source>
        <translation>Tiedostoa {file} ei voi kirjoittaa: {why}</translation>
    </message>
    <message>
        <source>The match is damaged and cannot be exported.</source>
        <translation>Peli on vahingoittunut, eikä sitä voi viedä.</translation>
    </message>
</context>
<context>
    <name>FairDealsSheet</name>
    <message>
        <source>Fair deals</source>
        <translation>Reilut jaot</translation>
    </message>
    <message>
        <source>Show the deal code</source>
        <translation>Näytä jakokoodi</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Kopioi koodi</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Kopioi sormenjälki</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>Pöydällä oleva peli</translation>
    </message>
    <message>
        <source>The cards of this match come from a record, not from a seed of this program: it has no deal code.</source>
        <translation>Tämän pelin kortit ovat tallenteesta eivätkä tämän ohjelman jakamia: sillä ei ole jakokoodia.</translation>
    </message>
    <message>
        <source>All cards of this match were fixed before the first one was dealt. Its deal code tells every card. This is the fingerprint (SHA-256) of the code: it tells nothing of the cards, and fits no other code.</source>
        <translation>Pelin kaikki kortit määrättiin ennen kuin ensimmäistäkään jaettiin. Jakokoodista selviää joka kortti. Tämä on koodin sormenjälki (SHA-256): se ei kerro korteista mitään eikä sovi mihinkään muuhun koodiin.</translation>
    </message>
    <message>
        <source>When the match is over, the code is shown here too. Copy the fingerprint now, if you want to compare it then. Whoever sees the code earlier can look up all cards, those to come too.</source>
        <translation>Kun peli on ohi, myös koodi näkyy tässä. Kopioi sormenjälki nyt, jos haluat verrata sitä silloin. Joka näkee koodin aiemmin, voi katsoa sen avulla kaikki kortit, tulevatkin.</translation>
    </message>
    <message>
        <source>This is the deal code. Anybody can check it with the program&apos;s command line, which shows the same fingerprint and the cards of each hand:</source>
        <translation>Tämä on jakokoodi. Kuka tahansa voi tarkistaa sen ohjelman komentorivillä, joka näyttää saman sormenjäljen ja joka jaon kortit:</translation>
    </message>
    <message>
        <source>A million deals</source>
        <translation>Miljoona jakoa</translation>
    </message>
    <message>
        <source>Your own deals: {number}</source>
        <translation>Omat jakosi: {number}</translation>
    </message>
    <message>
        <source>What each seat is dealt on average, with as many players and cards as here. Card points: ace 11, ten 10, king 4, queen 3, jack 2. The last column says how often pure chance makes the seats differ at least as much. Anything from 1 to 100 % is ordinary; if it stayed below 1 % with more and more deals, the deals would favour a seat.</source>
        <translation>Mitä kukin paikka saa jaossa keskimäärin, kun pelaajia ja kortteja on yhtä monta kuin tässä. Korttipisteet: ässä 11, kymppi 10, kuningas 4, rouva 3, sotilas 2. Viimeinen sarake kertoo, kuinka usein pelkkä sattuma erottaa paikkoja vähintään näin paljon. Kaikki yhdestä sataan prosenttiin on tavallista; jos luku pysyisi alle prosentissa, kun jakoja kertyy lisää, jako suosisi jotakin paikkaa.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Kansio:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Tiedoston nimi:</translation>
    </message>
    <message>
        <source>Files shown:</source>
        <translation>Näytetään:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Avaa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Saved as:</source>
        <translation>Muoto:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>The folder above</source>
        <translation>Yläkansio</translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message>
        <source>there is no such file or folder.</source>
        <translation>sellaista tiedostoa tai kansiota ei ole.</translation>
    </message>
    <message>
        <source>it is not allowed.</source>
        <translation>siihen ei ole oikeutta.</translation>
    </message>
    <message>
        <source>the disk is full.</source>
        <translation>levy on täynnä.</translation>
    </message>
    <message>
        <source>it is a folder.</source>
        <translation>se on kansio.</translation>
    </message>
    <message>
        <source>it is no ordinary file.</source>
        <translation>se ei ole tavallinen tiedosto.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>se on liian suuri.</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>With {player}</source>
        <translation>Pari: {player}</translation>
    </message>
    <message>
        <source>Against {player}</source>
        <translation>Vastassa {player}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Any partner</source>
        <translation>Kaikki parit</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Kaikki vastustajat</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Ajanjakso</translation>
    </message>
</context>
<context>
    <name>FirstTime</name>
    <message>
        <source>You give cards to the declarer. Click those that may help, then confirm.</source>
        <translation>Annat kortteja pelinviejälle. Napsauta niitä, joista on apua, ja vahvista.</translation>
    </message>
    <message>
        <source>Click the cards to give, then confirm.</source>
        <translation>Napsauta annettavat kortit ja vahvista.</translation>
    </message>
    <message>
        <source>You give as many cards back. Click those that you need least.</source>
        <translation>Annat yhtä monta korttia takaisin. Napsauta niitä, joita tarvitset vähiten.</translation>
    </message>
    <message>
        <source>Click the cards to give back, then confirm.</source>
        <translation>Napsauta takaisin annettavat kortit ja vahvista.</translation>
    </message>
    <message>
        <source>You have too many cards. Click those to put aside, then confirm.</source>
        <translation>Sinulla on liikaa kortteja. Napsauta ne, jotka panet sivuun, ja vahvista.</translation>
    </message>
    <message>
        <source>Click the cards to put aside, then confirm.</source>
        <translation>Napsauta sivuun pantavat kortit ja vahvista.</translation>
    </message>
    <message>
        <source>A bid promises points. The highest bidder must reach them. With a weak hand, pass.</source>
        <translation>Huuto on lupaus pisteistä. Korkeimman huudon tehneen on saatava ne. Heikolla kädellä passaa.</translation>
    </message>
    <message>
        <source>Bid as many points as you can promise, or pass.</source>
        <translation>Huuda sen verran kuin voit luvata, tai passaa.</translation>
    </message>
    <message>
        <source>You must open the auction. A bid promises points: with a weak hand, bid the least.</source>
        <translation>Sinun on avattava huutokauppa. Huuto on lupaus pisteistä: heikolla kädellä huuda niin vähän kuin saat.</translation>
    </message>
    <message>
        <source>You won the bidding. Now say how many points you promise: at least what you bid.</source>
        <translation>Voitit huutokaupan. Sano nyt, montako pistettä lupaat: vähintään sen, minkä huusit.</translation>
    </message>
    <message>
        <source>Say how many points you promise.</source>
        <translation>Sano, montako pistettä lupaat.</translation>
    </message>
    <message>
        <source>You lead to the first trick, but not every card may be led. Click a forbidden card to hear why.</source>
        <translation>Aloitat ensimmäisen tikin, eikä kaikilla korteilla saa aloittaa. Napsauta kiellettyä korttia, niin kuulet syyn.</translation>
    </message>
    <message>
        <source>You begin the trick: click a card. Aces and tens bring most. H shows a hint.</source>
        <translation>Aloitat tikin: napsauta korttia. Ässistä ja kympeistä saa eniten. H antaa vihjeen.</translation>
    </message>
    <message>
        <source>You begin the trick. H shows a hint.</source>
        <translation>Aloitat tikin. H antaa vihjeen.</translation>
    </message>
    <message>
        <source>Follow the suit that was led and beat the highest card, if you can. Click a forbidden card to hear why.</source>
        <translation>Tunnusta ajettua maata ja mene yli, jos voit. Napsauta kiellettyä korttia, niin kuulet syyn.</translation>
    </message>
    <message>
        <source>Follow the suit that was led and beat the highest card, if you can.</source>
        <translation>Tunnusta ajettua maata ja mene yli, jos voit.</translation>
    </message>
    <message>
        <source>As long as there is a stock, any card may be played to a trick.</source>
        <translation>Niin kauan kuin nostopakkaa on, tikkiin saa pelata minkä kortin tahansa.</translation>
    </message>
    <message>
        <source>You have none of the suit that was led, so you must play a trump, and beat another one if you can.</source>
        <translation>Sinulla ei ole ajettua maata, joten sinun on lyötävä valtilla. Jos pöydässä on jo valtti, mene yli, jos voit.</translation>
    </message>
    <message>
        <source>You have none of the suit that was led, and no trump: throw any card. It takes no trick.</source>
        <translation>Sinulla ei ole ajettua maata eikä valttia: pelaa mikä tahansa kortti. Tikkiä se ei vie.</translation>
    </message>
    <message>
        <source>King and queen of a suit are a marriage: it brings points, and may make trumps.</source>
        <translation>Saman maan kuningas ja rouva ovat avioliitto: se tuo pisteitä ja ehkä valtin.</translation>
    </message>
    <message>
        <source>A marriage brings points: you may declare it before you lead.</source>
        <translation>Avioliitosta saa pisteitä: sen voi ilmoittaa ennen aloitusta.</translation>
    </message>
    <message>
        <source>You begin the trick: click a card. H shows a hint.</source>
        <translation>Aloitat tikin: napsauta korttia. H antaa vihjeen.</translation>
    </message>
    <message>
        <source>Your partner may hold a marriage. Ask before you lead, or just lead.</source>
        <translation>Parillasi voi olla avioliitto. Kysy sitä ennen aloitusta, tai aloita vain.</translation>
    </message>
    <message>
        <source>After a declaration the lead comes from that marriage: from its king or queen.</source>
        <translation>Ilmoituksen jälkeen aloitetaan samasta avioliitosta: sen kuninkaalla tai rouvalla.</translation>
    </message>
    <message>
        <source>Ask your partner for a marriage, or just lead. The opponents hear the answer too.</source>
        <translation>Kysy pariltasi avioliittoa, tai aloita vain. Vastustajatkin kuulevat vastauksen.</translation>
    </message>
    <message>
        <source>Your partner asks for a marriage. The answer must be true.</source>
        <translation>Parisi kysyy avioliittoa. Vastaa totuudenmukaisesti.</translation>
    </message>
    <message>
        <source>Answer truly. From now on, if only one answer is true, it is given for you.</source>
        <translation>Vastaa totuudenmukaisesti. Tästä lähtien ainoa oikea vastaus annetaan puolestasi.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Your house rules</source>
        <translation>Kotisääntösi</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>{name} ({game})</source>
        <translation>{name} ({game})</translation>
    </message>
    <message>
        <source>{game} (house rules)</source>
        <translation>{game} (kotisäännöt)</translation>
    </message>
</context>
<context>
    <name>Grounds</name>
    <message>
        <source>{cards} to win the lead with</source>
        <translation>{cards} annetaan aloitusvuoron saamiseksi</translation>
    </message>
    <message>
        <source>{cards} for a marriage</source>
        <translation>{cards} annetaan avioliitoksi</translation>
    </message>
    <message>
        <source>{cards} in case the declarer holds the other half</source>
        <translation>{cards} annetaan siltä varalta, että pelinviejällä on toinen puolikas</translation>
    </message>
    <message>
        <source>{cards} for the suit that the declarer named</source>
        <translation>{cards} annetaan pelinviejän ilmaisemaan maahan</translation>
    </message>
    <message>
        <source>{cards} so that {suit} runs out and can be trumped</source>
        <translation>{cards} annetaan, jotta {suit} loppuu ja sen voi lyödä valtilla</translation>
    </message>
    <message>
        <source>{cards} in case partner holds the other half</source>
        <translation>{cards} annetaan siltä varalta, että parilla on toinen puolikas</translation>
    </message>
    <message>
        <source>{cards} would hardly win a trick</source>
        <translation>pitämällä {cards} tuskin saisi yhtään tikkiä</translation>
    </message>
    <message>
        <source>{cards} bring their card points even when put aside</source>
        <translation>{cards} lasketaan korttipisteisiin sivussakin</translation>
    </message>
    <message>
        <source>{suit} runs out, so that it can be trumped</source>
        <translation>{suit} loppuu, joten sen voi lyödä valtilla</translation>
    </message>
    <message>
        <source>the marriage {cards} stays together</source>
        <translation>avioliitto {cards} pysyy koossa</translation>
    </message>
    <message>
        <source>the marriages stay together: {cards}</source>
        <translation>avioliitot pysyvät koossa: {cards}</translation>
    </message>
    <message>
        <source>kept to win tricks: {cards}</source>
        <translation>tikkejä varten jää {cards}</translation>
    </message>
    <message>
        <source>{suit} stays long, {count} cards</source>
        <translation>{suit} pysyy pitkänä ({count} korttia)</translation>
    </message>
    <message>
        <source>A careful bidder wants better odds than that.</source>
        <translation>Varovaiselle huutajalle se on liian harvoin.</translation>
    </message>
    <message>
        <source>Where both sides push each other up, one wants better odds than that.</source>
        <translation>Kun molemmat puolet nostavat toistensa huutoja, se on liian harvoin.</translation>
    </message>
    <message>
        <source>All the same it is not clearly better than a pass.</source>
        <translation>Selvästi passia parempi se ei silti ole.</translation>
    </message>
    <message>
        <source>A bid of {asked} is not clearly better than a pass, and others may still bid.</source>
        <translation>Huuto {asked} ei ole selvästi passia parempi, ja muut voivat vielä huutaa.</translation>
    </message>
    <message>
        <source>With this hand one does not go beyond {asked}.</source>
        <translation>Tällä kädellä ei huudeta enempää kuin {asked}.</translation>
    </message>
    <message>
        <source>As the other side has bid too, one does not go beyond {asked} with this hand.</source>
        <translation>Toinenkin joukkue on huutanut, joten tällä kädellä ei huudeta enempää kuin {asked}.</translation>
    </message>
    <message>
        <source>That is more than it is worth, as a pass costs points, too.</source>
        <translation>Se on enemmän kuin käden arvo, sillä passaaminenkin maksaa pisteitä.</translation>
    </message>
    <message>
        <source>That is below its worth, as a contract that fails costs as much.</source>
        <translation>Se jää alle käden arvon, sillä täyttämättä jäänyt sitoumus maksaa yhtä paljon.</translation>
    </message>
    <message>
        <source>To partner it says: I would like to play this hand.</source>
        <translation>Parille se sanoo: haluaisin viedä tämän pelin.</translation>
    </message>
    <message>
        <source>To partner it promises an ace.</source>
        <translation>Parille se lupaa ässän.</translation>
    </message>
    <message>
        <source>To partner it shows a good hand.</source>
        <translation>Parille se kertoo hyvästä kädestä.</translation>
    </message>
    <message>
        <source>To partner it shows three cards from the queen up.</source>
        <translation>Parille se kertoo kolmesta kortista rouvasta ylöspäin.</translation>
    </message>
    <message>
        <source>To partner it says only: I would rather not pass yet.</source>
        <translation>Parille se sanoo vain: en vielä halua passata.</translation>
    </message>
    <message>
        <source>To partner it tells of two halves, or of a whole.</source>
        <translation>Parille se kertoo kahdesta puolikkaasta tai kokonaisesta.</translation>
    </message>
    <message>
        <source>To partner it tells of a whole.</source>
        <translation>Parille se kertoo kokonaisesta.</translation>
    </message>
    <message>
        <source>It has no agreed meaning for partner.</source>
        <translation>Parille sillä ei ole sovittua merkitystä.</translation>
    </message>
    <message>
        <source>It tells of no cards.</source>
        <translation>Se ei kerro mistään kortista.</translation>
    </message>
    <message>
        <source>It is a jump: whoever wants the hand has to go over {amount} now.</source>
        <translation>Se on hyppyhuuto: joka haluaa pelin, joutuu nyt huutamaan yli {amount}.</translation>
    </message>
    <message>
        <source>It is hardly worth a bid, and a new deal should be better.</source>
        <translation>Sillä tuskin kannattaa huutaa, ja uuden jaon pitäisi olla parempi.</translation>
    </message>
    <message>
        <source>It loses points on average, bid or not, and a new deal loses none.</source>
        <translation>Sillä menettää keskimäärin pisteitä, huusi tai ei, eikä uusijaossa menetä mitään.</translation>
    </message>
    <message>
        <source>The hand is worth about {mean} (in half of all deals {low} to {high}).</source>
        <translation>Käden arvo on noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>{name}&apos;s {amount} promises an ace, so the hand is now worth about {mean} instead of {before} (in half of all deals {low} to {high}).</source>
        <translation>{name} huusi {amount} ja lupasi ässän, joten käden arvo on nyt {before}:n sijaan noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>{name}&apos;s {amount} tells of a whole, so the hand is now worth about {mean} instead of {before} (in half of all deals {low} to {high}).</source>
        <translation>{name} huusi {amount} ja kertoi kokonaisesta, joten käden arvo on nyt {before}:n sijaan noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>{name}&apos;s {amount} tells of kings and queens, so the hand is now worth about {mean} instead of {before} (in half of all deals {low} to {high}).</source>
        <translation>{name} huusi {amount} ja kertoi kuninkaista ja rouvista, joten käden arvo on nyt {before}:n sijaan noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>{name} bid {amount}, so the hand is now worth about {mean} instead of {before} (in half of all deals {low} to {high}).</source>
        <translation>{name} huusi {amount}, joten käden arvo on nyt {before}:n sijaan noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>{name} passed, so the hand is now worth about {mean} instead of {before} (in half of all deals {low} to {high}).</source>
        <translation>{name} passasi, joten käden arvo on nyt {before}:n sijaan noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>{amount} is hardly ever made.</source>
        <translation>{amount}:n sitoumus ei täyty juuri koskaan.</translation>
    </message>
    <message>
        <source>{amount} is nearly always made.</source>
        <translation>{amount}:n sitoumus täyttyy lähes aina.</translation>
    </message>
    <message>
        <source>{amount} is made in {times} of 10 deals.</source>
        <translation>{amount}:n sitoumus täyttyy {times} jaossa kymmenestä.</translation>
    </message>
    <message>
        <source>{amount} would be made in {times} of 10 deals.</source>
        <translation>{amount}:n sitoumus täyttyisi {times} jaossa kymmenestä.</translation>
    </message>
    <message>
        <source>{amount} would be made in {times} of 100 deals.</source>
        <translation>{amount}:n sitoumus täyttyisi {times} jaossa sadasta.</translation>
    </message>
    <message>
        <source>{cards} together, so that the ten is the highest of its suit after the ace</source>
        <translation>{cards} annetaan yhdessä, jolloin kymppi on ässän jälkeen maansa korkein</translation>
    </message>
    <message>
        <source>{cards} in case the declarer holds the ace</source>
        <translation>{cards} annetaan siltä varalta, että pelinviejällä on ässä</translation>
    </message>
    <message>
        <source>{cards} only to make up the number</source>
        <translation>{cards} vain siksi, että kortteja pitää olla tarpeeksi</translation>
    </message>
    <message>
        <source>{cards} are a whole that partner can be asked for</source>
        <translation>{cards} annetaan kokonaiseksi, jota parilta voi kysyä</translation>
    </message>
    <message>
        <source>{cards} can win a trick from partner&apos;s hand, too</source>
        <translation>{cards} voi voittaa tikin parinkin kädestä</translation>
    </message>
    <message>
        <source>{cards} in case partner holds the ace</source>
        <translation>{cards} annetaan siltä varalta, että parilla on ässä</translation>
    </message>
    <message>
        <source>Made, {amount} brings the total to {total}.</source>
        <translation>Jos {amount}:n sitoumus täyttyy, pisteitä on {total}.</translation>
    </message>
    <message>
        <source>With {amount} made, {name} would have {total}.</source>
        <translation>Jos {name} täyttää huutonsa {amount}, pisteitä on {total}.</translation>
    </message>
    <message>
        <source>{target} wins the match.</source>
        <translation>Pelin voittoon riittää {target}.</translation>
    </message>
    <message>
        <source>As the other side has bid too, one bids up to {stop} with this hand.</source>
        <translation>Toinenkin joukkue on huutanut, joten tällä kädellä huudetaan enintään {stop}.</translation>
    </message>
    <message>
        <source>It tells partner nothing.</source>
        <translation>Parille se ei kerro mitään.</translation>
    </message>
    <message>
        <source>With it one would bid {stop} at most, and a new deal should be better.</source>
        <translation>Sillä huudettaisiin enintään {stop}, ja uudesta jaosta tulee luultavasti parempi käsi.</translation>
    </message>
    <message>
        <source>With this hand one bids up to {stop}.</source>
        <translation>Tällä kädellä huudetaan enintään {stop}.</translation>
    </message>
    <message>
        <source>These cards should take about {mean} points (in half of all deals {low} to {high}).</source>
        <translation>Näillä korteilla saa noin {mean} pistettä (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>The final bid itself is too high, but no less may be promised now.</source>
        <translation>Huuto on itsessään liian korkea, mutta vähempään ei saa enää sitoutua.</translation>
    </message>
    <message>
        <source>A careful player promises no more than the final bid.</source>
        <translation>Varovainen pelaaja ei lupaa viimeistä huutoa enempää.</translation>
    </message>
    <message>
        <source>The contract looks safe.</source>
        <translation>Sitoumus näyttää varmalta.</translation>
    </message>
    <message>
        <source>About {expected} points may be expected, {more} more than the contract of {contract}.</source>
        <translation>Odotettavissa on noin {expected} pistettä, {more} enemmän kuin sitoumus {contract}.</translation>
    </message>
    <message>
        <source>The declarer has not raised {contract}; {torn} block marriages, and {ace} should win a trick.</source>
        <translation>Pelinviejä ei ole korottanut sitoumusta {contract}; {torn} estävät avioliittoja, ja {ace} vienee tikin.</translation>
    </message>
    <message>
        <source>The call gains {amount} points on average.</source>
        <translation>Se tuo keskimäärin {amount} pistettä.</translation>
    </message>
    <message>
        <source>It costs {amount} points on average: a challenge for the table.</source>
        <translation>Se maksaa keskimäärin {amount} pistettä: haaste koko pöydälle.</translation>
    </message>
    <message>
        <source>On average the call neither gains nor loses.</source>
        <translation>Keskimäärin se ei tuo eikä vie pisteitä.</translation>
    </message>
</context>
<context>
    <name>HandExport</name>
    <message>
        <source>Player</source>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>pelinviejä</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>jakaja</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Pirunpakka</translation>
    </message>
    <message>
        <source>Stock, first drawn first</source>
        <translation>Nostopakka nostojärjestyksessä</translation>
    </message>
    <message>
        <source>The hands as dealt</source>
        <translation>Kädet jaettaessa</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Huutokauppa</translation>
    </message>
    <message>
        <source>Exchange and contract</source>
        <translation>Vaihto ja sitoumus</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Step through the play</source>
        <translation>Käy pelaaminen läpi</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Alkuun</translation>
    </message>
    <message>
        <source>A trick back</source>
        <translation>Tikki taaksepäin</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Askel taaksepäin</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Askel eteenpäin</translation>
    </message>
    <message>
        <source>A trick on</source>
        <translation>Tikki eteenpäin</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Loppuun</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Askel</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Ennen peliä</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. tikki</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perustelu</translation>
    </message>
    <message>
        <source>What the best level would have done</source>
        <translation>Näin mestari olisi tehnyt</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Sivuun pannut kortit</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Nostopakka</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Kädessä</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Kuvapuoli ylöspäin</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Kuvapuoli alaspäin</translation>
    </message>
    <message>
        <source>led</source>
        <translation>aloitti</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vei</translation>
    </message>
    <message>
        <source>Made with Marjapussi</source>
        <translation>Tehty Marjapussilla</translation>
    </message>
</context>
<context>
    <name>HandFiles</name>
    <message>
        <source>Show the hand to others</source>
        <translation>Näytä jako muille</translation>
    </message>
    <message>
        <source>marjapussi-hand.html</source>
        <translation>marjapussi-jako.html</translation>
    </message>
    <message>
        <source>The hand has been saved as {file}.</source>
        <translation>Jako on tallennettu tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The hand cannot be written to {file}: {why}</source>
        <translation>Jakoa ei voi kirjoittaa tiedostoon {file}: {why}</translation>
    </message>
    <message>
        <source>Page for a browser (*.html)</source>
        <translation>Selaimella avattava sivu (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Kuva (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Piirros (*.svg)</translation>
    </message>
</context>
<context>
    <name>HandInput</name>
    <message>
        <source>You have chosen enough: confirm, or take one back first.</source>
        <translation>Olet jo valinnut tarpeeksi: vahvista, tai ota ensin jokin takaisin.</translation>
    </message>
</context>
<context>
    <name>HandOverPanel</name>
    <message>
        <source>Next hand</source>
        <translation>Seuraava jako</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jatka peliä</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>The computer players&apos; reasons for their moves</source>
        <translation>Tietokonepelaajien perustelut siirroilleen</translation>
    </message>
    <message>
        <source>All cards open, one move after another</source>
        <translation>Kaikki kortit avoinna, siirto kerrallaan</translation>
    </message>
    <message>
        <source>What each of your decisions cost, and what was better</source>
        <translation>Mitä kukin päätöksesi maksoi ja mikä olisi ollut parempi</translation>
    </message>
    <message>
        <source>Compare with the experts</source>
        <translation>Vertaa mestareihin</translation>
    </message>
</context>
<context>
    <name>Holders</name>
    <message>
        <source>Aino</source>
        <translation>Ainolla</translation>
    </message>
    <message>
        <source>Eino</source>
        <translation>Einolla</translation>
    </message>
    <message>
        <source>Helmi</source>
        <translation>Helmillä</translation>
    </message>
    <message>
        <source>Veikko</source>
        <translation>Veikolla</translation>
    </message>
    <message>
        <source>Onni</source>
        <translation>Onnilla</translation>
    </message>
    <message>
        <source>Kerttu</source>
        <translation>Kertulla</translation>
    </message>
    <message>
        <source>Martta</source>
        <translation>Martalla</translation>
    </message>
    <message>
        <source>Tauno</source>
        <translation>Taunolla</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>pelaajalla {name}</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Finnish marriage games: Marjapussi and Huutopussi</source>
        <translation>Suomalaiset avioliittopelit: marjapussi ja huutopussi</translation>
    </message>
    <message>
        <source>What is new in this version</source>
        <translation>Mitä uutta tässä versiossa</translation>
    </message>
    <message>
        <source>The result of the match</source>
        <translation>Pelin tulos</translation>
    </message>
    <message>
        <source>Back to my match</source>
        <translation>Takaisin peliini</translation>
    </message>
    <message>
        <source>Continue the lessons</source>
        <translation>Jatka oppitunteja</translation>
    </message>
    <message>
        <source>Short lessons at the table</source>
        <translation>Lyhyitä oppitunteja pöydän ääressä</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Oppitunti {number}: {title}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>The file {file} cannot be read.</source>
        <translation>Tiedostoa {file} ei voi lukea.</translation>
    </message>
    <message>
        <source>The file {file} holds no house rules of Marjapussi.</source>
        <translation>Tiedostossa {file} ei ole Marjapussin kotisääntöjä.</translation>
    </message>
    <message>
        <source>The house rules in {file} were written by a newer version of Marjapussi.</source>
        <translation>Tiedoston {file} kotisäännöt on kirjoittanut Marjapussin uudempi versio.</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>The house rules in {file} cannot be played. {why}</source>
        <translation>Tiedoston {file} kotisäännöillä ei voi pelata. {why}</translation>
    </message>
</context>
<context>
    <name>HouseRulesFiles</name>
    <message>
        <source>Import house rules</source>
        <translation>Tuo kotisäännöt</translation>
    </message>
    <message>
        <source>{name}.json</source>
        <translation>{name}.json</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Vie kotisäännöt</translation>
    </message>
    <message>
        <source>The house rules cannot be written to {file}: {why}</source>
        <translation>Kotisääntöjä ei voi kirjoittaa tiedostoon {file}: {why}</translation>
    </message>
    <message>
        <source>The house rules have been saved as {file}.</source>
        <translation>Kotisäännöt on tallennettu tiedostoon {file}.</translation>
    </message>
    <message>
        <source>House rules (*.json);;All files (*)</source>
        <translation>Kotisäännöt (*.json);;Kaikki tiedostot (*)</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>No rule is changed: the game&apos;s own rules need no name.</source>
        <translation>Yhtään sääntöä ei ole muutettu: pelin omat säännöt eivät tarvitse nimeä.</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Näiden sääntöjen nimi</translation>
    </message>
    <message>
        <source>for example: at the cottage</source>
        <translation>esimerkiksi: mökillä</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Keep these rules under this name, to be chosen again.</source>
        <translation>Tallenna säännöt tällä nimellä, niin voit valita ne uudelleen.</translation>
    </message>
</context>
<context>
    <name>HouseRulesTexts</name>
    <message>
        <source>{game} ({changes})</source>
        <translation>{game} ({changes})</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n muutos</numerusform>
            <numerusform>%n muutosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more change(s)</source>
        <translation>
            <numerusform>ja %n muutos lisää</numerusform>
            <numerusform>ja %n muutosta lisää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n pelaaja</numerusform>
            <numerusform>%n pelaajaa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ideas</name>
    <message>
        <source>There is only one thing that you may do.</source>
        <translation>Vaihtoehtoja on vain yksi.</translation>
    </message>
    <message>
        <source>Only one of your cards may be played.</source>
        <translation>Vain yhden korteistasi saa pelata.</translation>
    </message>
    <message>
        <source>Are these cards worth playing at all?</source>
        <translation>Kannattaako näillä korteilla pelata lainkaan?</translation>
    </message>
    <message>
        <source>You have to bid: how high is high enough for now?</source>
        <translation>Sinun on huudettava: mikä riittää toistaiseksi?</translation>
    </message>
    <message>
        <source>What could your first bid tell your partner?</source>
        <translation>Mitä ensimmäinen huutosi voisi kertoa parillesi?</translation>
    </message>
    <message>
        <source>What could your bid tell of your kings and queens?</source>
        <translation>Mitä huutosi voisi kertoa kuninkaistasi ja rouvistasi?</translation>
    </message>
    <message>
        <source>What would your first bid promise your partner?</source>
        <translation>Mitä ensimmäinen huutosi lupaisi parillesi?</translation>
    </message>
    <message>
        <source>What could your bid tell of your best suit?</source>
        <translation>Mitä huutosi voisi kertoa parhaasta maastasi?</translation>
    </message>
    <message>
        <source>Would you like to play this hand yourself?</source>
        <translation>Haluaisitko viedä tämän pelin itse?</translation>
    </message>
    <message>
        <source>How many cards from the queen up do you hold?</source>
        <translation>Montako korttia sinulla on rouvasta ylöspäin?</translation>
    </message>
    <message>
        <source>What happens if the others get to play this hand?</source>
        <translation>Miten käy, jos joku muu pääsee viemään peliä?</translation>
    </message>
    <message>
        <source>Who holds the bid now, and whose side is he on?</source>
        <translation>Kenen huuto on nyt korkein, ja kummassa joukkueessa hän on?</translation>
    </message>
    <message>
        <source>Which suit did the declarer speak of in the auction?</source>
        <translation>Mistä maasta pelinviejä kertoi huutokaupassa?</translation>
    </message>
    <message>
        <source>How can a gift ask for cards of your long suit?</source>
        <translation>Miten annetuilla korteilla voi pyytää kortteja pitkään maahasi?</translation>
    </message>
    <message>
        <source>Which suit could you run out of?</source>
        <translation>Minkä maan voisit saada loppumaan?</translation>
    </message>
    <message>
        <source>Which of your cards will never win a trick?</source>
        <translation>Mitkä korteistasi eivät voita yhtään tikkiä?</translation>
    </message>
    <message>
        <source>Whom do the present trumps help?</source>
        <translation>Ketä nykyinen valtti auttaa?</translation>
    </message>
    <message>
        <source>Of which marriage do you hold a half, and who may hold the other?</source>
        <translation>Minkä avioliiton puolikas sinulla on, ja kenellä voi olla toinen?</translation>
    </message>
    <message>
        <source>What would the opponents believe if you asked?</source>
        <translation>Mitä vastustajat uskoisivat, jos kysyisit?</translation>
    </message>
    <message>
        <source>What has to be asked for before anything else?</source>
        <translation>Mitä on kysyttävä ennen muuta?</translation>
    </message>
    <message>
        <source>Which of your cards can nobody beat now?</source>
        <translation>Minkä korttisi yli kukaan ei nyt pääse?</translation>
    </message>
    <message>
        <source>Which of your cards will be hard to beat?</source>
        <translation>Mitä korttiasi on vaikea lyödä?</translation>
    </message>
    <message>
        <source>What may you do if you win this trick?</source>
        <translation>Mitä saat tehdä, jos voitat tämän tikin?</translation>
    </message>
    <message>
        <source>Count the trumps: who may still hold one?</source>
        <translation>Laske valtit: kenellä niitä voi vielä olla?</translation>
    </message>
    <message>
        <source>In which suit may your partner hold the ace?</source>
        <translation>Minkä maan ässä parillasi voi olla?</translation>
    </message>
    <message>
        <source>Which trick could your partner win?</source>
        <translation>Minkä tikin parisi voisi voittaa?</translation>
    </message>
    <message>
        <source>Which lead may win the trick?</source>
        <translation>Mikä aloitus voi viedä tikin?</translation>
    </message>
    <message>
        <source>Which lead gives the least away?</source>
        <translation>Mikä aloitus antaa vähiten pois?</translation>
    </message>
    <message>
        <source>How cheaply can you win this trick?</source>
        <translation>Kuinka halvalla voit voittaa tämän tikin?</translation>
    </message>
    <message>
        <source>Who plays after you, and what can he beat?</source>
        <translation>Kuka pelaa sinun jälkeesi, ja minkä yli hän pääsee?</translation>
    </message>
    <message>
        <source>With which card is this trick surely yours?</source>
        <translation>Millä kortilla tikki on varmasti sinun?</translation>
    </message>
    <message>
        <source>Who wins this trick, and what do you want in it?</source>
        <translation>Kuka voittaa tämän tikin, ja mitä haluat siihen?</translation>
    </message>
    <message>
        <source>Who gets the points of this trick?</source>
        <translation>Kuka saa tämän tikin pisteet?</translation>
    </message>
    <message>
        <source>Is your king safe, and his queen with him?</source>
        <translation>Ovatko kuninkaasi ja sen rouva turvassa?</translation>
    </message>
    <message>
        <source>Which card will you miss the least later?</source>
        <translation>Mitä korttia kaipaat myöhemmin vähiten?</translation>
    </message>
    <message>
        <source>Do you want to win this trick at all?</source>
        <translation>Haluatko voittaa tämän tikin lainkaan?</translation>
    </message>
    <message>
        <source>Which of your cards will surely win a later trick?</source>
        <translation>Mikä korteistasi vie varmasti jonkin myöhemmän tikin?</translation>
    </message>
    <message>
        <source>Does the marriage have to be declared now, or can it wait?</source>
        <translation>Onko avioliitto ilmoitettava nyt, vai voiko se odottaa?</translation>
    </message>
    <message>
        <source>Can your partner still win this trick?</source>
        <translation>Voiko parisi vielä voittaa tämän tikin?</translation>
    </message>
    <message>
        <source>Which one card stands above the best of yours?</source>
        <translation>Mikä kortti on ainoana parasta korttiasi korkeampi?</translation>
    </message>
    <message>
        <source>Which of your high cards do you want for a later trick?</source>
        <translation>Minkä korkean korttisi haluat säästää myöhempään tikkiin?</translation>
    </message>
    <message>
        <source>King or queen: which of the two can do more later?</source>
        <translation>Kuningas vai rouva: kummasta on myöhemmin enemmän hyötyä?</translation>
    </message>
    <message>
        <source>Which of your tens would be left alone?</source>
        <translation>Mikä kympeistäsi jäisi yksin?</translation>
    </message>
    <message>
        <source>Do you want to spend a trump here?</source>
        <translation>Kannattaako tässä käyttää valttia?</translation>
    </message>
    <message>
        <source>Which marriage can you declare, and what does it bring?</source>
        <translation>Minkä avioliiton voit ilmoittaa, ja mitä se tuo?</translation>
    </message>
    <message>
        <source>Which of your good cards are of as much use in your partner&apos;s hand?</source>
        <translation>Millä hyvistä korteistasi olisi parillasi yhtä paljon käyttöä kuin sinulla?</translation>
    </message>
    <message>
        <source>What is this hand worth: aces, marriages, long suits?</source>
        <translation>Mikä tämän käden arvo on: ässät, avioliitot, pitkät maat?</translation>
    </message>
    <message>
        <source>What is this hand worth, and what would it take to make the next bid?</source>
        <translation>Mikä tämän käden arvo on, ja mitä seuraavan huudon täyttäminen vaatisi?</translation>
    </message>
    <message>
        <source>Which of your cards win a lead or belong together?</source>
        <translation>Millä korteillasi saa aloitusvuoron, ja mitkä niistä kuuluvat yhteen?</translation>
    </message>
    <message>
        <source>Count the points that these cards will take if all goes as usual.</source>
        <translation>Laske, montako pistettä näillä korteilla tavallisesti saa.</translation>
    </message>
    <message>
        <source>Which suit should be trumps now?</source>
        <translation>Minkä maan pitäisi olla nyt valttia?</translation>
    </message>
    <message>
        <source>What may your partner hold?</source>
        <translation>Mitä parillasi voi olla?</translation>
    </message>
    <message>
        <source>Look for a king and a queen of one suit.</source>
        <translation>Etsi korteistasi saman maan kuningas ja rouva.</translation>
    </message>
    <message>
        <source>The answer has to be true: look at your cards.</source>
        <translation>Vastauksen on oltava tosi: katso korttejasi.</translation>
    </message>
    <message>
        <source>In how many deals of ten is this contract made?</source>
        <translation>Kuinka monessa jaossa kymmenestä tämä sitoumus täyttyy?</translation>
    </message>
    <message>
        <source>Count which cards of {suit} are still out.</source>
        <translation>Laske, mitkä maan {suit} korteista ovat vielä pelaamatta.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Begin the lesson again</source>
        <translation>Aloita oppitunti alusta</translation>
    </message>
    <message>
        <source>I know this already</source>
        <translation>Osaan tämän jo</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Takaisin peliin</translation>
    </message>
    <message>
        <source>Sit down at the table</source>
        <translation>Istu pöytään</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>Takaisin pulmaan</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Kaikki oppitunnit</translation>
    </message>
    <message>
        <source>Puzzles on this</source>
        <translation>Pulmia tästä</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Näytä kortit</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Sivu {number}/{count}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Seuraavaksi: {lesson}</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Seuraava oppitunti</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Jatka</translation>
    </message>
</context>
<context>
    <name>LessonLink</name>
    <message>
        <source>Show the lesson</source>
        <translation>Näytä oppitunti</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Left</source>
        <translation>Vasen</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Oikea</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Oppilas</translation>
    </message>
    <message>
        <source>There is nothing to play here. Go on with “{button}”.</source>
        <translation>Tässä ei ole mitään pelattavaa. Jatka painikkeella ”{button}”.</translation>
    </message>
    <message>
        <source>It is about {cards}.</source>
        <translation>Kyse on näistä: {cards}.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Once you lead, the chance to ask after this trick is gone. Ask first, and lead then.</source>
        <translation>Kun aloitat tikin, tilaisuus on tältä erää mennyt. Kysy ensin ja aloita vasta sitten.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ace will take this trick. Which spade do you give to it?</source>
        <translation>Parisi ässä vie tämän tikin. Minkä padan annat siihen?</translation>
    </message>
    <message>
        <source>The ♠10 is worth ten card points.</source>
        <translation>Patakympistä saa kymmenen korttipistettä.</translation>
    </message>
    <message>
        <source>Allowed. But do you remember? Tens go to your partner&apos;s sure tricks.</source>
        <translation>Sallittua. Mutta muistatko? Kympit annetaan parin varmoihin tikkeihin.</translation>
    </message>
    <message>
        <source>The ♣A is the highest club.</source>
        <translation>Ristiässä on ristin ylin kortti.</translation>
    </message>
    <message>
        <source>The player after you had the ♣10, and it beat the queen. Take her back and play the ace.</source>
        <translation>Ristikymppi oli sinun jälkeesi pelaavalla, ja se voitti rouvan. Ota rouva takaisin ja pelaa ässä.</translation>
    </message>
    <message>
        <source>That comes in the next lesson. Begin with the whole: it names no suit, so it tells the opponents less.</source>
        <translation>Se on seuraavan oppitunnin asia. Aloita kokonaisesta: siinä ei sanota maata, joten vastustajat saavat tietää vähemmän.</translation>
    </message>
    <message>
        <source>Your partner had a whole in diamonds: they are trumps now, and your side has 2 points. Whoever has a whole must say so. With several, your partner may choose which.</source>
        <translation>Parillasi oli ruudun kokonainen. Ruutu on nyt valttia, ja joukkueellasi on 2 pistettä. Jolla on kokonainen, sen on se sanottava. Jos niitä on useita, pari saa valita.</translation>
    </message>
    <message>
        <source>Your opponents still have diamonds, and could trump later. The ♦A draws them now.</source>
        <translation>Vastustajilla on yhä ruutua, ja he voisivat myöhemmin lyödä valtilla. Ruutuässä ajaa ne pois nyt.</translation>
    </message>
    <message>
        <source>Four diamonds are gone. Your partner&apos;s king and queen are stronger now.</source>
        <translation>Neljä ruutua on poissa. Parisi kuningas ja rouva ovat nyt vahvempia.</translation>
    </message>
    <message>
        <source>Asking for a whole</source>
        <translation>Kokonaisen kysyminen</translation>
    </message>
    <message>
        <source>Has your partner a king and queen?</source>
        <translation>Onko parillasi kuningas ja rouva?</translation>
    </message>
    <message>
        <source>A marriage in your partner&apos;s hand earns as much as one in yours. You only have to ask.</source>
        <translation>Parin kädessä oleva avioliitto tuo yhtä paljon kuin oma. Sitä pitää vain kysyä.</translation>
    </message>
    <message>
        <source>What does asking for a whole mean?</source>
        <translation>Mitä kokonaisen kysyminen tarkoittaa?</translation>
    </message>
    <message>
        <source>have you a king and queen?</source>
        <translation>onko kuningas ja rouva?</translation>
    </message>
    <message>
        <source>Right: of one suit, whichever it is.</source>
        <translation>Oikein: samaa maata, mitä tahansa.</translation>
    </message>
    <message>
        <source>have you the other one?</source>
        <translation>onko sinulla toinen?</translation>
    </message>
    <message>
        <source>No: that is asking for a half.</source>
        <translation>Ei: se on puolikkaan kysymistä.</translation>
    </message>
    <message>
        <source>You hold a whole, and your partner asks for one. May you say no?</source>
        <translation>Sinulla on kokonainen, ja parisi kysyy kokonaista. Saatko vastata ei?</translation>
    </message>
    <message>
        <source>Right: the answer must be true.</source>
        <translation>Oikein: vastauksen on oltava tosi.</translation>
    </message>
    <message>
        <source>Avomarjapussi is Marjapussi for two. You hold four cards. Seven more of yours lie open in a row, and under each lies one that nobody has seen.</source>
        <translation>Avomarjapussi on marjapussia kahdelle. Kädessäsi on neljä korttia. Seitsemän korttiasi on näkyvissä rivissä, ja jokaisen alla on piilokortti, jota kukaan ei ole nähnyt.</translation>
    </message>
    <message>
        <source>You play from your hand or from the row, as you like. An ace must be led. Take the one in the row, and watch what is under it.</source>
        <translation>Voit pelata kädestä tai riviltä, kummasta vain. On aloitettava ässällä. Ota rivin ässä ja katso, mitä sen alta tulee.</translation>
    </message>
    <message>
        <source>The ♠A lies at the left end of your row.</source>
        <translation>♠A on rivisi vasemmassa päässä.</translation>
    </message>
    <message>
        <source>An ace as well, but from your hand: nothing lies under it. Play the ♠A from the row.</source>
        <translation>Sekin on ässä, mutta kädestä: sen alla ei ole mitään. Pelaa rivin pataässä.</translation>
    </message>
    <message>
        <source>Under the ♠A lay the ♥10. It was turned up at once, and from now on it is yours to play.</source>
        <translation>Pataässän alla oli ♥10. Se käännettiin heti näkyviin, ja nyt saat pelata sen.</translation>
    </message>
    <message>
        <source>The trick is yours. A marriage may be made of your hand and your row together. Do you see one?</source>
        <translation>Tikki on sinun. Avioliitosta toinen kortti saa olla kädessä ja toinen rivissä. Löydätkö sellaisen?</translation>
    </message>
    <message>
        <source>The ♥K is in your hand, the ♥Q in your row.</source>
        <translation>♥K on kädessäsi, ♥Q rivissäsi.</translation>
    </message>
    <message>
        <source>First the marriage: a king in your hand, a queen in your row.</source>
        <translation>Ensin avioliitto: kuningas kädessä, rouva rivissä.</translation>
    </message>
    <message>
        <source>Hearts are trumps. You hold two more aces. One of them is safe, for you can see that it must be followed. Look at the row opposite: which ace do you lead?</source>
        <translation>Hertta on valttia. Sinulla on vielä kaksi ässää. Toinen on varma, sillä näet, että sen maata on pakko tunnustaa. Katso vastapäistä riviä: kummalla ässällä aloitat?</translation>
    </message>
    <message>
        <source>Opposite lie three diamonds, and no club at all.</source>
        <translation>Vastapäätä on kolme ruutua eikä yhtään ristiä.</translation>
    </message>
    <message>
        <source>No club lay opposite, and there was none in the hand either: the ♥7 trumped your ace.</source>
        <translation>Vastapäätä ei ollut ristiä, eikä sitä ollut kädessäkään: ♥7 löi ässäsi valtilla.</translation>
    </message>
    <message>
        <source>You would lead a trump while the ♥A and others are still hidden. The row opposite shows you a safe ace.</source>
        <translation>Aloittaisit valtilla, vaikka ♥A ja muita on vielä piilossa. Vastapäinen rivi näyttää sinulle varman ässän.</translation>
    </message>
    <message>
        <source>That card can be beaten. An ace of a suit that lies opposite cannot: it must be followed.</source>
        <translation>Se voidaan voittaa. Ässää ei voi, jos sen maata on vastapäätä: sitä on tunnustettava.</translation>
    </message>
    <message>
        <source>The ♦A held, as you knew it would. And see: under the ♦9 a new card has come up for your opponent.</source>
        <translation>Ruutuässä piti, niin kuin tiesit. Ja katso: ruutuysin alta tuli vastustajalle uusi kortti.</translation>
    </message>
    <message>
        <source>The open rows</source>
        <translation>Näkyvät rivit</translation>
    </message>
    <message>
        <source>Avomarjapussi: a row of open cards in front of each player.</source>
        <translation>Avomarjapussi: kummankin edessä on rivi näkyviä kortteja.</translation>
    </message>
    <message>
        <source>There is no partner to ask, and eighteen tricks are played. All else is Marjapussi: exactly twelve, and Porvoo. Before you lead, look at the row opposite.</source>
        <translation>Paria ei ole, jolta kysyä, ja tikkejä pelataan kahdeksantoista. Muuten kaikki on kuin marjapussissa: tasan kaksitoista, ja Porvoo. Katso vastapäistä riviä ennen kuin aloitat.</translation>
    </message>
    <message>
        <source>You play an open card. What becomes of the one under it?</source>
        <translation>Pelaat näkyvän kortin. Mitä sen alla olevalle käy?</translation>
    </message>
    <message>
        <source>it is turned up at once</source>
        <translation>se käännetään heti</translation>
    </message>
    <message>
        <source>Right: you may play it from the next trick on.</source>
        <translation>Oikein: sen saa pelata seuraavasta tikistä alkaen.</translation>
    </message>
    <message>
        <source>it stays face down</source>
        <translation>se jää piiloon</translation>
    </message>
    <message>
        <source>No: it is turned up at once.</source>
        <translation>Ei: se käännetään heti.</translation>
    </message>
    <message>
        <source>The ♣K is in your hand, the ♣Q in your row. Is that a marriage?</source>
        <translation>♣K on kädessäsi, ♣Q rivissäsi. Onko se avioliitto?</translation>
    </message>
    <message>
        <source>You are the declarer and lead. In this game you may declare only after a trick that you both led and took. At some tables any trick that you take will do, as in Marjapussi.</source>
        <translation>Olet pelinviejä ja aloitat. Tässä pelissä saat tehdä valtin vain sellaisen tikin jälkeen, jonka sekä aloitit että veit. Joissakin pöydissä käy mikä tahansa viemäsi tikki, kuten marjapussissa.</translation>
    </message>
    <message>
        <source>You want to declare hearts. Your partner may hold high cards too, but the lead and the trick must both be yours. Lead a club that is sure to win.</source>
        <translation>Haluat tehdä hertasta valtin. Parillasikin voi olla isoja kortteja, mutta sekä aloituksen että tikin on oltava sinun. Aloita ristillä, joka voittaa varmasti.</translation>
    </message>
    <message>
        <source>Lead the ♣A.</source>
        <translation>Aloita ristiässällä.</translation>
    </message>
    <message>
        <source>The ♣10 took it, and the opponents lead. You cannot declare now. Take it back.</source>
        <translation>Ristikymppi vei sen, ja vastustajat aloittavat. Et voi tehdä valttia nyt. Ota se takaisin.</translation>
    </message>
    <message>
        <source>That wins too. Keep it for later, and lead the ♣A.</source>
        <translation>Sekin voittaa. Pidä se myöhemmäksi ja aloita ristiässällä.</translation>
    </message>
    <message>
        <source>Somebody may beat that card, and a king or queen that is gone declares nothing. Lead the ♣A.</source>
        <translation>Jollakin voi olla korkeampi, eikä pelatusta kuninkaasta tai rouvasta enää tule valttia. Aloita ristiässällä.</translation>
    </message>
    <message>
        <source>Led by you and taken by you. Declare hearts for 100.</source>
        <translation>Sinä aloitit ja sinä veit. Tee hertasta valtti: siitä saa 100.</translation>
    </message>
    <message>
        <source>That brings 40. Hearts bring 100: begin with them.</source>
        <translation>Siitä saa 40. Hertasta saa 100: aloita siitä.</translation>
    </message>
    <message>
        <source>You hold two marriages yourself. There is nothing to ask for.</source>
        <translation>Sinulla itselläsi on kaksi avioliittoa. Ei ole mitään kysyttävää.</translation>
    </message>
    <message>
        <source>The ♠A.</source>
        <translation>Pataässä.</translation>
    </message>
    <message>
        <source>That takes the trick, but the marriage of spades is broken and its 40 points are gone. Play the ♠A.</source>
        <translation>Se vie tikin, mutta padan avioliitto rikkoutuu ja sen 40 pistettä menevät. Pelaa pataässä.</translation>
    </message>
    <message>
        <source>The ♦A.</source>
        <translation>Ruutuässä.</translation>
    </message>
    <message>
        <source>The ♠10 was still out. It took the trick, and your marriage of spades is broken. Take it back.</source>
        <translation>Patakymppi oli vielä pelaamatta. Se vei tikin, ja padan avioliittosi on rikki. Ota se takaisin.</translation>
    </message>
    <message>
        <source>The ♥10 was still out and took it. You have no lead, and nothing to declare. Take it back.</source>
        <translation>Herttakymppi oli vielä pelaamatta ja vei sen. Sinulla ei ole aloitusvuoroa eikä lupaa tehdä valttia. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Led by you and taken by you. What now?</source>
        <translation>Sinä aloitit ja sinä veit. Mitä nyt?</translation>
    </message>
    <message>
        <source>Declare spades: 40 points.</source>
        <translation>Tee padasta valtti: 40 pistettä.</translation>
    </message>
    <message>
        <source>Led it and took it</source>
        <translation>Aloitit ja veit</translation>
    </message>
    <message>
        <source>When a marriage may be declared in Huutopussi.</source>
        <translation>Milloin huutopussissa saa tehdä valtin.</translation>
    </message>
    <message>
        <source>An opponent leads ♠9, and your ♠A takes it. May you declare in this game?</source>
        <translation>Vastustaja aloittaa pataysillä, ja pataässäsi vie tikin. Saatko tässä pelissä tehdä valtin?</translation>
    </message>
    <message>
        <source>no, I did not lead it</source>
        <translation>en, en aloittanut sitä</translation>
    </message>
    <message>
        <source>Right: win a trick that you lead.</source>
        <translation>Oikein: vie ensin tikki, jonka aloitat.</translation>
    </message>
    <message>
        <source>Your side stands at −520. At −500 or below a side may not bid: that is the bid ban. Some tables do not have it.</source>
        <translation>Joukkueellasi on −520 pistettä. Kun pisteitä on −500 tai vähemmän, ei saa huutaa: se on huutokielto. Joissakin pöydissä sitä ei ole.</translation>
    </message>
    <message>
        <source>Three aces and the marriage of spades, and the bid is only 50. Look what you may do now.</source>
        <translation>Kolme ässää ja padan avioliitto, ja huuto on vasta 50. Katso, mitä saat nyt tehdä.</translation>
    </message>
    <message>
        <source>Nothing but a pass is left.</source>
        <translation>Jäljellä on vain passi.</translation>
    </message>
    <message>
        <source>Your partner is banned too. The opponents play the hand for as little as 50. But as defenders you score what you take.</source>
        <translation>Kielto koskee myös pariasi. Vastustajat saavat pelin vain 50:llä. Mutta puolustajina saatte pisteet, jotka otatte.</translation>
    </message>
    <message>
        <source>One bid is left to you: when you are the dealer. The dealer must open, and a banned dealer opens with exactly 50. Say the same cards came again.</source>
        <translation>Yksi huuto teille jää: kun olet jakaja. Jakajan on avattava, ja huutokiellossa oleva jakaja avaa tasan 50:llä. Sanotaan, että samat kortit tulivat uudelleen.</translation>
    </message>
    <message>
        <source>You are the dealer. Open the auction.</source>
        <translation>Sinä jaoit. Avaa huutokauppa.</translation>
    </message>
    <message>
        <source>Exactly 50.</source>
        <translation>Tasan 50.</translation>
    </message>
    <message>
        <source>150 is a good contract.</source>
        <translation>150 on hyvä sitoumus.</translation>
    </message>
    <message>
        <source>That is more than these cards can be trusted with. 170 at most.</source>
        <translation>Se on enemmän kuin näihin kortteihin voi luottaa. Enintään 170.</translation>
    </message>
    <message>
        <source>Four aces in one hand. With a contract made your side is above −500, and may bid again.</source>
        <translation>Neljä ässää yhdessä kädessä. Kun sitoumus täyttyy, pisteenne nousevat yli −500:n ja saatte taas huutaa.</translation>
    </message>
    <message>
        <source>The bid ban</source>
        <translation>Huutokielto</translation>
    </message>
    <message>
        <source>At −500 a side must keep silent.</source>
        <translation>−500:ssa joukkue saa vain passata.</translation>
    </message>
    <message>
        <source>Banned, you climb back by defending well, and by the one bid that the dealer must make.</source>
        <translation>Huutokiellosta noustaan hyvällä puolustuksella ja sillä yhdellä huudolla, joka jakajan on tehtävä.</translation>
    </message>
    <message>
        <source>Your side stands at −500. May you bid 60 over 50?</source>
        <translation>Olette −500:ssa. Saatko huutaa 60, kun huuto on 50?</translation>
    </message>
    <message>
        <source>Right: −500 is enough for the ban.</source>
        <translation>Oikein: −500 riittää kieltoon.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>kyllä</translation>
    </message>
    <message>
        <source>No: at −500 or below a side may not bid.</source>
        <translation>Ei: −500:ssa tai sen alla ei saa huutaa.</translation>
    </message>
    <message>
        <source>A banned dealer opens. With what?</source>
        <translation>Huutokiellossa oleva jakaja avaa. Millä?</translation>
    </message>
    <message>
        <source>exactly 50</source>
        <translation>tasan 50:llä</translation>
    </message>
    <message>
        <source>Right: the least, and nothing later.</source>
        <translation>Oikein: pienimmällä, eikä enää sen jälkeen.</translation>
    </message>
    <message>
        <source>as he likes</source>
        <translation>millä haluaa</translation>
    </message>
    <message>
        <source>No: exactly the least bid.</source>
        <translation>Ei: tasan pienimmällä huudolla.</translation>
    </message>
    <message>
        <source>Banned, you play for 50. May you raise the contract to 160?</source>
        <translation>Pelaat huutokiellossa 50:llä. Saatko korottaa sitoumuksen 160:een?</translation>
    </message>
    <message>
        <source>Right: the ban is on bids only.</source>
        <translation>Oikein: kielto koskee vain huutoja.</translation>
    </message>
    <message>
        <source>No: the ban is on bids, not on the contract.</source>
        <translation>Ei: kielto koskee huutoja, ei sitoumusta.</translation>
    </message>
    <message>
        <source>The ♣7 wins nothing: the ♣10 is still out.</source>
        <translation>Ristiseiska ei vie mitään: ristikymppi on vielä pelaamatta.</translation>
    </message>
    <message>
        <source>No: you must have led it, too.</source>
        <translation>Ei: sinun olisi pitänyt myös aloittaa se.</translation>
    </message>
    <message>
        <source>You lead, and your partner takes the trick. Who may declare after it?</source>
        <translation>Sinä aloitat, ja parisi vie tikin. Kuka saa sen jälkeen tehdä valtin?</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>en keneltäkään</translation>
    </message>
    <message>
        <source>Right: your partner took it and did not lead it.</source>
        <translation>Oikein: parisi vei sen, mutta ei aloittanut sitä.</translation>
    </message>
    <message>
        <source>my partner</source>
        <translation>parini</translation>
    </message>
    <message>
        <source>No: your partner did not lead it.</source>
        <translation>Ei: parisi ei aloittanut sitä.</translation>
    </message>
    <message>
        <source>You are a defender without the lead. How many tricks do you need to declare?</source>
        <translation>Olet puolustaja, eikä aloitusvuoro ole sinulla. Montako tikkiä tarvitset, jotta saat tehdä valtin?</translation>
    </message>
    <message>
        <source>two in a row</source>
        <translation>kaksi peräkkäin</translation>
    </message>
    <message>
        <source>Right: one for the lead, one of your own.</source>
        <translation>Oikein: yhden aloitusta varten ja yhden oman.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>yhden</translation>
    </message>
    <message>
        <source>No: the first one only gives you the lead.</source>
        <translation>Ei: ensimmäinen tuo vain aloituksen.</translation>
    </message>
    <message>
        <source>You have declared clubs: 60 points, and clubs are trumps. You have just led and taken a trick with the ♥A. In Huutopussi every later marriage makes its own suit trump.</source>
        <translation>Teit rististä valtin: 60 pistettä, ja risti on valttia. Juuri äsken aloitit ja veit tikin herttaässällä. Huutopussissa jokainen uusi avioliitto tekee omasta maastaan valtin.</translation>
    </message>
    <message>
        <source>You hold the ♥K and the ♥Q. What do you do before you lead?</source>
        <translation>Sinulla on ♥K ja ♥Q. Mitä teet, ennen kuin aloitat?</translation>
    </message>
    <message>
        <source>Declare hearts: 100 points, and other trumps.</source>
        <translation>Tee hertasta valtti: 100 pistettä ja uusi valtti.</translation>
    </message>
    <message>
        <source>The opponent on your right had no spade and trumped with the ♣10. With hearts as trumps that ♣10 could not take your ace. Take it back.</source>
        <translation>Oikealla istuvalla vastustajalla ei ollut pataa, ja hän löi ristikympillä. Jos hertta olisi valttia, ♣10 ei veisi ässääsi. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Once you lead, the chance to declare after this trick is gone, and 100 points with it.</source>
        <translation>Kun aloitat, tämän tikin jälkeen ei enää voi tehdä valttia, ja 100 pistettä menee.</translation>
    </message>
    <message>
        <source>100 more. Hearts are trumps, and clubs are a plain suit again. Now lead the ♠A.</source>
        <translation>100 lisää. Hertta on valttia, ja risti on taas tavallinen maa. Aloita nyt pataässällä.</translation>
    </message>
    <message>
        <source>Lead the ♠A.</source>
        <translation>Aloita pataässällä.</translation>
    </message>
    <message>
        <source>Clubs do not rule any more, and the ♣10 is still out: it would beat that card.</source>
        <translation>Risti ei ole enää valttia, ja ristikymppi on vielä pelaamatta: se voittaisi tuon kortin.</translation>
    </message>
    <message>
        <source>The ♥10 is still out and would beat it. First the ace.</source>
        <translation>Herttakymppi on vielä pelaamatta ja menisi sen yli. Ensin ässä.</translation>
    </message>
    <message>
        <source>That would give the lead away. Lead the ♠A.</source>
        <translation>Se antaisi aloituksen pois. Aloita pataässällä.</translation>
    </message>
    <message>
        <source>The opponent on your right had no spade again. But the ♣10 is no trump any more: your ace won.</source>
        <translation>Oikealla istuvalla vastustajalla ei taaskaan ollut pataa. Mutta ristikymppi ei ole enää valtti: ässäsi voitti.</translation>
    </message>
    <message>
        <source>You must trump, and hearts are trumps now: the ♥K or the ♥Q.</source>
        <translation>On lyötävä valtilla, ja nyt valttia on hertta: ♥K tai ♥Q.</translation>
    </message>
    <message>
        <source>Clubs were trumps before. Now they are not.</source>
        <translation>Risti oli valttia aiemmin. Nyt se ei enää ole.</translation>
    </message>
    <message>
        <source>Your trump took the ♦A. The marriages have brought 60 + 100 = 160.</source>
        <translation>Valttisi vei ruutuässän. Avioliitot ovat tuoneet 60 + 100 = 160.</translation>
    </message>
    <message>
        <source>Trumps that change</source>
        <translation>Valtti vaihtuu</translation>
    </message>
    <message>
        <source>Every marriage makes new trumps.</source>
        <translation>Jokainen avioliitto tekee uuden valtin.</translation>
    </message>
    <message>
        <source>In Marjapussi the first marriage rules the hand. In Huutopussi the latest one does.</source>
        <translation>Marjapussissa valtin määrää ensimmäinen avioliitto. Huutopussissa viimeisin.</translation>
    </message>
    <message>
        <source>Clubs are trumps. You declare hearts in Huutopussi. What is a club now?</source>
        <translation>Risti on valttia. Teet huutopussissa hertasta valtin. Mikä risti nyt on?</translation>
    </message>
    <message>
        <source>a plain suit</source>
        <translation>tavallinen maa</translation>
    </message>
    <message>
        <source>Right: only the latest marriage is trump.</source>
        <translation>Oikein: vain viimeisin avioliitto on valttia.</translation>
    </message>
    <message>
        <source>a second trump suit</source>
        <translation>toinen valttimaa</translation>
    </message>
    <message>
        <source>No: there is one trump suit at a time.</source>
        <translation>Ei: valttimaita on yksi kerrallaan.</translation>
    </message>
    <message>
        <source>What does a second marriage bring in Huutopussi, in diamonds?</source>
        <translation>Mitä toinen avioliitto tuo huutopussissa, kun se on ruutua?</translation>
    </message>
    <message>
        <source>80 and new trumps</source>
        <translation>80 ja uuden valtin</translation>
    </message>
    <message>
        <source>1 point, old trumps</source>
        <translation>1 pisteen, valtti pysyy</translation>
    </message>
    <message>
        <source>No: that is Marjapussi.</source>
        <translation>Ei: niin on marjapussissa.</translation>
    </message>
    <message>
        <source>Clubs were trumps, now hearts are. May clubs be declared again in this hand?</source>
        <translation>Risti oli valttia, nyt on hertta. Saako rististä tehdä valtin uudelleen samassa jaossa?</translation>
    </message>
    <message>
        <source>Right: each suit only once.</source>
        <translation>Oikein: kukin maa vain kerran.</translation>
    </message>
    <message>
        <source>yes, for 60</source>
        <translation>saa, siitä saa 60</translation>
    </message>
    <message>
        <source>No: each suit only once in a hand.</source>
        <translation>Ei: kukin maa vain kerran jaossa.</translation>
    </message>
    <message>
        <source>Right: hand and row belong together.</source>
        <translation>Oikein: käsi ja rivi kuuluvat yhteen.</translation>
    </message>
    <message>
        <source>It is: hand and row belong together.</source>
        <translation>Kyllä on: käsi ja rivi kuuluvat yhteen.</translation>
    </message>
    <message>
        <source>Hearts are trumps, and opposite lie two clubs. Can your ♣A be trumped now?</source>
        <translation>Hertta on valttia, ja vastapäätä on kaksi ristiä. Voiko ristiässäsi nyt lyödä yli?</translation>
    </message>
    <message>
        <source>Right: your opponent must follow suit.</source>
        <translation>Oikein: vastustajan on tunnustettava maata.</translation>
    </message>
    <message>
        <source>No: who has clubs must play a club.</source>
        <translation>Ei: jolla on ristiä, sen on pelattava ristiä.</translation>
    </message>
    <message>
        <source>No: the answer must be true.</source>
        <translation>Ei: vastauksen on oltava tosi.</translation>
    </message>
    <message>
        <source>When may you ask?</source>
        <translation>Milloin saat kysyä?</translation>
    </message>
    <message>
        <source>Right: before you lead.</source>
        <translation>Oikein: ennen kuin aloitat.</translation>
    </message>
    <message>
        <source>whenever I like</source>
        <translation>milloin vain</translation>
    </message>
    <message>
        <source>Your partner has taken a trick and may ask. Asking for a half means: I have the king or the queen of this suit, have you the other one?</source>
        <translation>Parisi vei tikin ja saa kysyä. Kun kysyy puolikasta, sanoo: minulla on tämän maan kuningas tai rouva, onko sinulla toinen?</translation>
    </message>
    <message>
        <source>Your partner asks for a half in hearts: have you the ♥K or the ♥Q? The answer must be true.</source>
        <translation>Parisi kysyy hertan puolikasta: onko sinulla ♥K tai ♥Q? On vastattava totuudenmukaisesti.</translation>
    </message>
    <message>
        <source>You hold the ♥K, so answer yes.</source>
        <translation>Sinulla on ♥K, joten vastaa, että on.</translation>
    </message>
    <message>
        <source>You do hold the ♥K.</source>
        <translation>Sinulla on ♥K.</translation>
    </message>
    <message>
        <source>Your king and your partner&apos;s queen make a marriage together. Hearts are trumps, and your side has 2 points.</source>
        <translation>Sinun kuninkaasi ja parisi rouva ovat yhdessä avioliitto. Hertta on valttia, ja joukkueellasi on 2 pistettä.</translation>
    </message>
    <message>
        <source>Now take the lead yourself. You must go over the ♣9: which club is sure to beat every other one?</source>
        <translation>Ota nyt itse aloitusvuoro. Ristiysin yli on mentävä: mikä risti voittaa varmasti kaikki muut?</translation>
    </message>
    <message>
        <source>Your partner has a whole in diamonds, and it earns a point as well. But try the half this time.</source>
        <translation>Parillasi on ruudun kokonainen, ja sekin tuo pisteen. Mutta kokeile tällä kertaa puolikasta.</translation>
    </message>
    <message>
        <source>Yes: a second marriage, 1 point; trumps stay. But everybody has heard it. Your opponents now know that the ♣K and the ♣Q lie on your side.</source>
        <translation>Kyllä: toinen avioliitto, 1 piste; valtti ei vaihdu. Mutta kaikki kuulivat sen. Vastustajat tietävät nyt, että ristikuningas ja ristirouva ovat teillä.</translation>
    </message>
    <message>
        <source>A no would tell even more: your partner has neither the king nor the queen. A whole names no suit and gives less away, so it is often asked first.</source>
        <translation>Kieltävä vastaus kertoisi vielä enemmän: parilla ei ole kuningasta eikä rouvaa. Kokonaista kysyttäessä ei sanota maata, ja siksi sitä kysytään usein ensin.</translation>
    </message>
    <message>
        <source>Asking for a half</source>
        <translation>Puolikkaan kysyminen</translation>
    </message>
    <message>
        <source>One of the two is enough to ask.</source>
        <translation>Yksi kahdesta riittää kysymiseen.</translation>
    </message>
    <message>
        <source>A half needs one card in each hand. Weigh what it earns against what it tells.</source>
        <translation>Puolikkaaseen tarvitaan yksi kortti kummastakin kädestä. Punnitse, mitä se tuo ja mitä se kertoo.</translation>
    </message>
    <message>
        <source>You hold the ♣Q. When is a half in clubs answered with yes?</source>
        <translation>Sinulla on ristirouva. Milloin ristin puolikkaaseen vastataan kyllä?</translation>
    </message>
    <message>
        <source>partner has the ♣K</source>
        <translation>kun parilla on ♣K</translation>
    </message>
    <message>
        <source>partner has any club</source>
        <translation>kun parilla on ristiä</translation>
    </message>
    <message>
        <source>No: it must be the king to your queen.</source>
        <translation>Ei: rouvallesi tarvitaan kuningas.</translation>
    </message>
    <message>
        <source>Your partner says no to your half in hearts. What do all players know?</source>
        <translation>Parisi vastaa ei, kun kysyt hertan puolikasta. Mitä kaikki nyt tietävät?</translation>
    </message>
    <message>
        <source>partner has no ♥K, no ♥Q</source>
        <translation>parilla ei ole ♥K:ta eikä ♥Q:ta</translation>
    </message>
    <message>
        <source>Right: and that you hold one of them.</source>
        <translation>Oikein: ja sen, että sinulla on niistä toinen.</translation>
    </message>
    <message>
        <source>No: partner has neither, and you hold one of them.</source>
        <translation>Ei: parilla ei ole kumpaakaan, ja sinulla on toinen.</translation>
    </message>
    <message>
        <source>Which question names no suit?</source>
        <translation>Missä kysymyksessä ei sanota maata?</translation>
    </message>
    <message>
        <source>the whole</source>
        <translation>kokonaisessa</translation>
    </message>
    <message>
        <source>Right: so it tells less.</source>
        <translation>Oikein: siksi se kertoo vähemmän.</translation>
    </message>
    <message>
        <source>the half</source>
        <translation>puolikkaassa</translation>
    </message>
    <message>
        <source>No: a half is asked in a suit.</source>
        <translation>Ei: puolikasta kysytään jossakin maassa.</translation>
    </message>
    <message>
        <source>The player after you had the ♣10. And the queen has a task of her own soon: take her back and play the ace.</source>
        <translation>Ristikymppi oli sinun jälkeesi pelaavalla. Ja rouvalla on pian omakin tehtävä: ota se takaisin ja pelaa ässä.</translation>
    </message>
    <message>
        <source>Your trick, your question. You have no marriage of your own, but your partner may have one. Ask for a whole.</source>
        <translation>Veit tikin, joten saat kysyä. Omaa avioliittoa sinulla ei ole, mutta parillasi voi olla. Kysy kokonaista.</translation>
    </message>
    <message>
        <source>After taking a trick you may also ask your partner. Asking for a whole means: have you both the king and the queen of some suit?</source>
        <translation>Vietyäsi tikin saat myös kysyä pariltasi. Kun kysyt kokonaista, kysyt: onko sinulla jonkin maan kuningas ja rouva?</translation>
    </message>
    <message>
        <source>Choose the whole in the panel above your hand.</source>
        <translation>Valitse kokonainen kätesi yläpuolella olevasta paneelista.</translation>
    </message>
    <message>
        <source>Play the ♦A.</source>
        <translation>Pelaa ♦A.</translation>
    </message>
    <message>
        <source>Choose the half in clubs in the panel above your hand.</source>
        <translation>Valitse ristin puolikas kätesi yläpuolella olevasta paneelista.</translation>
    </message>
    <message>
        <source>Huutopussi has the same tricks and marriages, but it counts in bigger numbers: aces and tens 10, kings, queens and jacks 5, the last trick 20. That makes 160. Marriages come on top: ♠ 40, ♣ 60, ♦ 80, ♥ 100.</source>
        <translation>Huutopussissa tikit ja avioliitot ovat samat, mutta luvut ovat isompia: ässistä ja kympeistä saa 10, kuninkaista, rouvista ja sotilaista 5, viimeisestä tikistä 20. Yhteensä se on 160. Avioliitot tulevat lisäksi: ♠ 40, ♣ 60, ♦ 80, ♥ 100.</translation>
    </message>
    <message>
        <source>Each hand begins with an auction. A bid says how many points your side will take. In this game the dealer opens with at least 50; at some tables the player to the dealer&apos;s left. Bids rise in fives.</source>
        <translation>Jako alkaa huutokaupalla. Huuto kertoo, montako pistettä joukkueesi aikoo saada. Tässä pelissä jakaja avaa vähintään 50:llä, joissakin pöydissä jakajasta seuraava. Huudot nousevat viiden välein.</translation>
    </message>
    <message>
        <source>The opponent on your right had to open with 50. You hold a second ace beside ♥A, ♥10, ♥K and ♥Q. Join in with a bid of 55 to 120.</source>
        <translation>Oikealla istuvan vastustajan oli pakko avata 50:llä. Sinulla on ♥A, ♥10, ♥K ja ♥Q ja lisäksi toinen ässä. Tule mukaan huudolla 55–120.</translation>
    </message>
    <message>
        <source>Any bid that leaves room will do, 60 or 100.</source>
        <translation>Mikä tahansa huuto, joka jättää varaa, käy: 60 tai 100.</translation>
    </message>
    <message>
        <source>Whoever has passed is out of this auction. The opponent on your left plays the hand at 90, and you have to look on. Take it back.</source>
        <translation>Passannut ei pääse enää takaisin huutokauppaan. Vasemmalla istuva vastustaja vie pelin 90:llä, ja sinä katselet. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Everybody passes, and you are held to it. All the 160 and your hearts are only 260. Take it back.</source>
        <translation>Kaikki passaavat, ja huuto sitoo. Kaikki 160 ja herttasi ovat yhteensä vain 260. Ota se takaisin.</translation>
    </message>
    <message>
        <source>There is no hurry. You may bid again, and the declarer may raise once more after seeing the partner&apos;s cards. Stay at 120 or below.</source>
        <translation>Kiirettä ei ole. Saat huutaa uudelleen, ja pelinviejä saa korottaa vielä parin kortit nähtyään. Pysy enintään 120:ssä.</translation>
    </message>
    <message>
        <source>Both opponents have passed: they are out. Your partner has raised to 125. But the best hearts are yours, and you want to play the hand. Bid 130 to 160.</source>
        <translation>Molemmat vastustajat ovat passanneet ja ovat poissa. Parisi korotti 125:een. Mutta parhaat hertat ovat sinulla, ja sinä haluat viedä pelin. Huuda 130–160.</translation>
    </message>
    <message>
        <source>130 is enough.</source>
        <translation>130 riittää.</translation>
    </message>
    <message>
        <source>Only your partner is left, and nobody makes you go higher. 160 is plenty.</source>
        <translation>Jäljellä on vain parisi, eikä kukaan pakota korkeammalle. 160 riittää hyvin.</translation>
    </message>
    <message>
        <source>Three have passed, and the highest bid is yours. You are the declarer: your side now has to take at least what you have bid.</source>
        <translation>Kolme on passannut, ja korkein huuto on sinun. Sinusta tuli pelinviejä: joukkueesi on nyt saatava vähintään se, minkä huusit.</translation>
    </message>
    <message>
        <source>Another deal, and you are the dealer. You have to open, and you hold next to nothing. Which bid is right?</source>
        <translation>Uusi jako, ja sinä jaoit. Sinun on avattava, eikä sinulla ole juuri mitään. Mikä huuto on oikea?</translation>
    </message>
    <message>
        <source>As little as possible: 50.</source>
        <translation>Mahdollisimman vähän: 50.</translation>
    </message>
    <message>
        <source>If everybody passes, you have to keep that promise, with no ace and no marriage. Open with 50.</source>
        <translation>Jos kaikki passaavat, lupaus on pidettävä, ilman ässää ja avioliittoa. Avaa 50:llä.</translation>
    </message>
    <message>
        <source>120 on your left, and your partner has passed. What now?</source>
        <translation>Vasemmalta 120, ja parisi passasi. Mitä nyt?</translation>
    </message>
    <message>
        <source>You need not bid again: pass.</source>
        <translation>Uudelleen ei tarvitse huutaa: passaa.</translation>
    </message>
    <message>
        <source>Huutopussi: the auction</source>
        <translation>Huutopussi: huutokauppa</translation>
    </message>
    <message>
        <source>Bid for the right to be the declarer.</source>
        <translation>Huuda itsellesi oikeus viedä peliä.</translation>
    </message>
    <message>
        <source>Bid while your cards are worth it, and then pass. A pass is final.</source>
        <translation>Huuda niin kauan kuin korttisi sen kestävät, ja passaa sitten. Passi on lopullinen.</translation>
    </message>
    <message>
        <source>120 has been bid. What is the lowest bid that you may make?</source>
        <translation>Huuto on 120. Mikä on pienin huuto, jonka saat tehdä?</translation>
    </message>
    <message>
        <source>No: the ♦Q is not with your partner. The chance is gone for this trick, and everybody knows that you have the ♦K or the ♦Q. Take it back and ask in hearts.</source>
        <translation>Ei: ruuturouva ei ole parillasi. Tämän tikin jälkeen et saa enää kysyä, ja kaikki tietävät, että sinulla on ruutukuningas tai ruuturouva. Ota se takaisin ja kysy hertasta.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ♦10 took the king. That was luck: an opponent&apos;s ♦10 would have cost 4 card points. Lead low.</source>
        <translation>Parisi ruutukymppi vei kuninkaan. Se oli onnea: vastustajan ruutukymppi olisi vienyt teiltä 4 korttipistettä. Aloita pienellä.</translation>
    </message>
    <message>
        <source>125</source>
        <translation>125</translation>
    </message>
    <message>
        <source>Right: bids rise in fives.</source>
        <translation>Oikein: huudot nousevat viiden välein.</translation>
    </message>
    <message>
        <source>121</source>
        <translation>121</translation>
    </message>
    <message>
        <source>No: bids are multiples of five.</source>
        <translation>Ei: huudot ovat viidellä jaollisia.</translation>
    </message>
    <message>
        <source>You have passed, and the auction goes on. May you bid later?</source>
        <translation>Olet passannut, ja huutokauppa jatkuu. Saatko huutaa myöhemmin?</translation>
    </message>
    <message>
        <source>no, I am out</source>
        <translation>en, olen poissa</translation>
    </message>
    <message>
        <source>Right: a pass is final.</source>
        <translation>Oikein: passi on lopullinen.</translation>
    </message>
    <message>
        <source>yes, at my next turn</source>
        <translation>kyllä, seuraavalla vuorolla</translation>
    </message>
    <message>
        <source>No: whoever has passed is out.</source>
        <translation>Ei: passannut on poissa.</translation>
    </message>
    <message>
        <source>Aces and tens 10, kings, queens and jacks 5, last trick 20. How much without marriages?</source>
        <translation>Ässät ja kympit 10, kuninkaat, rouvat ja sotilaat 5, viimeinen tikki 20. Paljonko ilman avioliittoja?</translation>
    </message>
    <message>
        <source>160</source>
        <translation>160</translation>
    </message>
    <message>
        <source>Right: 80 + 60 + 20.</source>
        <translation>Oikein: 80 + 60 + 20.</translation>
    </message>
    <message>
        <source>440</source>
        <translation>440</translation>
    </message>
    <message>
        <source>No: 440 is with all four marriages.</source>
        <translation>Ei: 440 tulee, kun kaikki neljä avioliittoa lasketaan mukaan.</translation>
    </message>
    <message>
        <source>Your partner is the declarer with 140. Before play the declarer&apos;s partner gives three cards, face down. At some tables it is four.</source>
        <translation>Parisi on pelinviejä 140:llä. Ennen ensimmäistä tikkiä pelinviejän pari antaa kolme korttia kuvapuoli alaspäin. Joissakin pöydissä annetaan neljä.</translation>
    </message>
    <message>
        <source>Good cards belong in one hand. Aces take tricks, and marriages make trumps. Give your three best cards.</source>
        <translation>Hyvät kortit kuuluvat samaan käteen. Ässät vievät tikkejä, ja avioliitoista tulee valtti. Anna kolme parasta korttiasi.</translation>
    </message>
    <message>
        <source>Give the ♠A and your marriage, the ♦K and the ♦Q.</source>
        <translation>Anna ♠A ja avioliittosi, ♦K ja ♦Q.</translation>
    </message>
    <message>
        <source>The marriage is right, it is worth 80. The third card should be your ace.</source>
        <translation>Avioliitto on oikein, siitä saa 80. Kolmannen kortin pitäisi olla ässäsi.</translation>
    </message>
    <message>
        <source>A single king or queen tells your partner that you do not have the other one. Never break a marriage: give both.</source>
        <translation>Yksinäinen kuningas tai rouva kertoo parillesi, ettei toista ole. Älä koskaan riko avioliittoa: anna molemmat.</translation>
    </message>
    <message>
        <source>Your partner raised from 140 to a contract of 240, and gave three poor cards back. Only the two of you know which cards changed hands.</source>
        <translation>Parisi korotti 140:stä sitoumukseen 240 ja antoi takaisin kolme huonoa korttia. Vain te kaksi tiedätte, mitkä kortit vaihtoivat kättä.</translation>
    </message>
    <message>
        <source>The next deal. Your partner jumped to 195 and plays. 195 is 160 + 60 − 25: a strong suit of clubs, with one trick that may be lost.</source>
        <translation>Seuraava jako. Parisi hyppäsi 195:een ja vie pelin. 195 on 160 + 60 − 25: risti on vahva, ja yksi tikki voi hävitä.</translation>
    </message>
    <message>
        <source>You have no ace and no marriage to give. What does this partner want, even if the cards are small?</source>
        <translation>Sinulla ei ole antaa ässää eikä avioliittoa. Mitä juuri tämä pari haluaa, vaikka kortit olisivat pieniä?</translation>
    </message>
    <message>
        <source>All your clubs: ♣10, ♣8 and ♣7.</source>
        <translation>Kaikki ristisi: ♣10, ♣8 ja ♣7.</translation>
    </message>
    <message>
        <source>Two clubs are good, three are better. Each club makes your partner&apos;s trumps longer.</source>
        <translation>Kaksi ristiä on hyvä, kolme on parempi. Jokainen risti pidentää parisi valttia.</translation>
    </message>
    <message>
        <source>One club is right. Give the others too: long trumps are worth more than a lone queen or jack.</source>
        <translation>Yksi risti on oikein. Anna muutkin: pitkä valtti on parempi kuin yksinäinen rouva tai sotilas.</translation>
    </message>
    <message>
        <source>Your partner has named clubs, and you hold three of them. A suit that was named comes first, however small the cards.</source>
        <translation>Parisi on nimennyt ristin, ja sinulla on niitä kolme. Nimetty maa annetaan ensin, vaikka kortit olisivat pieniä.</translation>
    </message>
    <message>
        <source>Eight clubs in one hand, and the ♠A. Your partner raised the contract to 220.</source>
        <translation>Kahdeksan ristiä samassa kädessä ja pataässä. Parisi korotti sitoumuksen 220:een.</translation>
    </message>
    <message>
        <source>What to give the declarer</source>
        <translation>Mitä antaa pelinviejälle</translation>
    </message>
    <message>
        <source>Three cards for your partner.</source>
        <translation>Kolme korttia parille.</translation>
    </message>
    <message>
        <source>Give aces, whole marriages, and the suit that your partner has named.</source>
        <translation>Anna ässät, kokonaiset avioliitot ja maa, jonka parisi on nimennyt.</translation>
    </message>
    <message>
        <source>Your partner declares. You hold the ♥K and the ♥Q. What do you do with them?</source>
        <translation>Parisi on pelinviejä. Sinulla on ♥K ja ♥Q. Mitä teet niille?</translation>
    </message>
    <message>
        <source>give both</source>
        <translation>annan molemmat</translation>
    </message>
    <message>
        <source>Right: a marriage is worth most in the declarer&apos;s hand.</source>
        <translation>Oikein: avioliitto on arvokkain pelinviejän kädessä.</translation>
    </message>
    <message>
        <source>give the king only</source>
        <translation>annan vain kuninkaan</translation>
    </message>
    <message>
        <source>No: that breaks the marriage.</source>
        <translation>Ei: se rikkoo avioliiton.</translation>
    </message>
    <message>
        <source>Your partner gives you a lone ♣Q. What does that tell?</source>
        <translation>Parisi antaa sinulle pelkän ristirouvan. Mitä se kertoo?</translation>
    </message>
    <message>
        <source>the ♣K is not there</source>
        <translation>♣K ei ole hänellä</translation>
    </message>
    <message>
        <source>Right: both would have come.</source>
        <translation>Oikein: muuten olisi tullut molemmat.</translation>
    </message>
    <message>
        <source>the ♣K comes later</source>
        <translation>♣K tulee myöhemmin</translation>
    </message>
    <message>
        <source>No: whoever has both gives both or none.</source>
        <translation>Ei: jolla on molemmat, antaa molemmat tai ei kumpaakaan.</translation>
    </message>
    <message>
        <source>Your partner has named clubs in the auction. Which cards go first?</source>
        <translation>Parisi nimesi ristin huutokaupassa. Mitkä kortit annat ensin?</translation>
    </message>
    <message>
        <source>clubs, even small ones</source>
        <translation>ristit, pienetkin</translation>
    </message>
    <message>
        <source>Right: they make the trumps long.</source>
        <translation>Oikein: ne tekevät valtista pitkän.</translation>
    </message>
    <message>
        <source>jacks of other suits</source>
        <translation>muiden maiden sotilaat</translation>
    </message>
    <message>
        <source>No: a club is worth more to this declarer.</source>
        <translation>Ei: tälle pelinviejälle risti on arvokkaampi.</translation>
    </message>
    <message>
        <source>The ace is right. But you have a marriage worth 80: give both of its cards too.</source>
        <translation>Ässä on oikein. Mutta sinulla on avioliitto, josta saa 80: anna myös sen molemmat kortit.</translation>
    </message>
    <message>
        <source>With those cards your partner cannot do much. You hold an ace, and a whole marriage.</source>
        <translation>Noilla korteilla parisi ei tee paljon. Sinulla on ässä ja kokonainen avioliitto.</translation>
    </message>
    <message>
        <source>240 is a good contract for this hand.</source>
        <translation>240 on hyvä sitoumus tälle kädelle.</translation>
    </message>
    <message>
        <source>You are the declarer with 160. Your partner gives you three cards. Then you name the contract: what your side will take, at least what you have bid.</source>
        <translation>Olet pelinviejä 160:llä. Parisi antaa sinulle kolme korttia. Sitten asetat sitoumuksen eli kerrot, montako pistettä joukkueesi lupaa ottaa: vähintään huutosi verran.</translation>
    </message>
    <message>
        <source>An ace and a second marriage! Count 100 for hearts, 80 for diamonds, and about 100 of the 160 in the tricks. Leave a margin, and set a contract of 200 to 260.</source>
        <translation>Ässä ja toinen avioliitto! Laske 100 hertasta, 80 ruudusta ja noin 100 tikkien 160:stä. Jätä varaa ja aseta sitoumukseksi 200–260.</translation>
    </message>
    <message>
        <source>Safe, but you only ever score what you promised: whatever you take above it is lost. Promise more.</source>
        <translation>Varma, mutta pisteitä saa vain sen verran kuin lupasi: kaikki sen yli menee hukkaan. Lupaa enemmän.</translation>
    </message>
    <message>
        <source>That needs marriages that your side does not have. A contract that fails is taken off your score. Stay at 260 or below.</source>
        <translation>Siihen tarvittaisiin avioliittoja, joita teillä ei ole. Epäonnistunut sitoumus vähennetään pisteistänne. Pysy enintään 260:ssä.</translation>
    </message>
    <message>
        <source>Too bold: one trick lost at the wrong moment, and the whole contract is taken off your score. Stay at 260 or below.</source>
        <translation>Liian rohkeaa: yksi tikki väärään aikaan, ja koko sitoumus vähennetään pisteistänne. Pysy enintään 260:ssä.</translation>
    </message>
    <message>
        <source>Say it is 240. With 240 points you score 240, and with 300 you score 240 too. With 235 you lose 240. The opponents keep what they take.</source>
        <translation>Sanotaan, että se on 240. Jos saatte 240, teille tulee 240, ja jos saatte 300, teille tulee silti 240. Jos saatte 235, menetätte 240. Vastustajat pitävät sen, minkä saavat.</translation>
    </message>
    <message>
        <source>Another deal. You have bid 120 with two aces and the marriage of diamonds.</source>
        <translation>Toinen jako. Huusit 120, kun sinulla oli kaksi ässää ja ruudun avioliitto.</translation>
    </message>
    <message>
        <source>♣10, ♦J and ♥10: no ace and no marriage. Count 80 for diamonds and about 90 in the tricks. Which contract do you set?</source>
        <translation>♣10, ♦J ja ♥10: ei ässää eikä avioliittoa. Laske 80 ruudusta ja noin 90 tikeistä. Minkä sitoumuksen asetat?</translation>
    </message>
    <message>
        <source>80 + 90 = 170, less a margin: 120 to 165.</source>
        <translation>80 + 90 = 170, ja siitä varaa pois: 120–165.</translation>
    </message>
    <message>
        <source>Then nothing may go wrong. Leave yourself a margin: 165 at most.</source>
        <translation>Silloin mikään ei saa mennä vikaan. Jätä itsellesi varaa: enintään 165.</translation>
    </message>
    <message>
        <source>Even with all cards face up, 205 is the most that this hand can take. Stay at 165 or below.</source>
        <translation>Vaikka kaikki kortit olisivat näkyvissä, tällä kädellä saisi enintään 205. Pysy enintään 165:ssä.</translation>
    </message>
    <message>
        <source>Setting the contract</source>
        <translation>Sitoumuksen asettaminen</translation>
    </message>
    <message>
        <source>Promise as much as is safe.</source>
        <translation>Lupaa niin paljon kuin uskallat.</translation>
    </message>
    <message>
        <source>Count the marriages, add the tricks, leave a margin. One contract in three or four fails all the same.</source>
        <translation>Laske avioliitot, lisää tikit, jätä varaa. Silti joka kolmas tai neljäs sitoumus epäonnistuu.</translation>
    </message>
    <message>
        <source>Your contract is 200, and your side takes 245. What do you score?</source>
        <translation>Sitoumus on 200, ja joukkueesi saa 245. Paljonko teille kirjataan?</translation>
    </message>
    <message>
        <source>200</source>
        <translation>200</translation>
    </message>
    <message>
        <source>Right: never more than the contract.</source>
        <translation>Oikein: ei koskaan enempää kuin sitoumus.</translation>
    </message>
    <message>
        <source>245</source>
        <translation>245</translation>
    </message>
    <message>
        <source>No: only what was promised.</source>
        <translation>Ei: vain se, mikä luvattiin.</translation>
    </message>
    <message>
        <source>Your contract is 200, and your side takes 195. What do you score?</source>
        <translation>Sitoumus on 200, ja joukkueesi saa 195. Paljonko teille kirjataan?</translation>
    </message>
    <message>
        <source>−200</source>
        <translation>−200</translation>
    </message>
    <message>
        <source>Right: five short, and the whole contract is lost.</source>
        <translation>Oikein: viisi vajaa, ja koko sitoumus menetetään.</translation>
    </message>
    <message>
        <source>195</source>
        <translation>195</translation>
    </message>
    <message>
        <source>No: a contract that fails is taken off.</source>
        <translation>Ei: epäonnistunut sitoumus vähennetään.</translation>
    </message>
    <message>
        <source>You won the auction with 120. May your contract be 100?</source>
        <translation>Voitit huutokaupan 120:llä. Saako sitoumus olla 100?</translation>
    </message>
    <message>
        <source>no, at least 120</source>
        <translation>ei, vähintään 120</translation>
    </message>
    <message>
        <source>Right: you may raise, never go down.</source>
        <translation>Oikein: saa korottaa, ei laskea.</translation>
    </message>
    <message>
        <source>No: at least what you have bid.</source>
        <translation>Ei: vähintään huutosi verran.</translation>
    </message>
    <message>
        <source>You have won the auction, your partner has given you three cards, and the contract is 240. Three of your twelve cards go back, and they may be any cards. At some tables you give back first and set the contract then.</source>
        <translation>Olet voittanut huutokaupan, parisi on antanut sinulle kolme korttia, ja sitoumus on 240. Kahdestatoista kortistasi kolme menee takaisin parille, ja ne saavat olla mitä tahansa. Joissakin pöydissä annetaan ensin takaisin ja asetetaan sitoumus vasta sitten.</translation>
    </message>
    <message>
        <source>Keep what takes tricks, and what makes trumps. Give three cards back.</source>
        <translation>Pidä kortit, jotka vievät tikkejä, ja ne, joista tulee valtti. Anna kolme korttia takaisin.</translation>
    </message>
    <message>
        <source>Give back the ♠J, the ♣7 and the ♦8.</source>
        <translation>Anna takaisin ♠J, ♣7 ja ♦8.</translation>
    </message>
    <message>
        <source>An ace takes a trick for you. Keep all three aces.</source>
        <translation>Ässä vie sinulle tikin. Pidä kaikki kolme ässääsi.</translation>
    </message>
    <message>
        <source>Your partner could declare that marriage only after winning a lead. In your own hand it is sure. Keep it.</source>
        <translation>Parisi voisi tehdä siitä valtin vasta, kun saa aloittaa ja vie tikin. Omassa kädessäsi se on varma. Pidä se.</translation>
    </message>
    <message>
        <source>You would break a marriage, and need a question to get it back. Keep both of them whole.</source>
        <translation>Rikkoisit avioliiton ja joutuisit kysymään sitä takaisin. Pidä molemmat kokonaisina.</translation>
    </message>
    <message>
        <source>Now you have one spade and one club, and both are aces. Once they are played, you may trump those suits.</source>
        <translation>Nyt sinulla on yksi pata ja yksi risti, ja molemmat ovat ässiä. Kun ne on pelattu, saat lyödä niihin maihin valtilla.</translation>
    </message>
    <message>
        <source>You lead. Hearts are to be trumps, so keep them together. Take a first trick with a black ace.</source>
        <translation>Sinä aloitat. Hertasta on tulossa valtti, joten pidä hertat koossa. Vie ensimmäinen tikki mustalla ässällä.</translation>
    </message>
    <message>
        <source>It may take the trick too, but you will need it to draw trumps. Lead a black ace.</source>
        <translation>Sekin voi viedä tikin, mutta tarvitset sen valttien ajamiseen. Aloita mustalla ässällä.</translation>
    </message>
    <message>
        <source>An opponent may beat that card, and then the lead is gone. Lead a black ace.</source>
        <translation>Vastustaja voi mennä sen yli, ja silloin aloitus on mennyt. Aloita mustalla ässällä.</translation>
    </message>
    <message>
        <source>You have no card of that suit left. Once hearts are trumps, a small heart can take its next trick.</source>
        <translation>Sinulla ei ole enää sitä maata. Kun hertta on valttia, pieni hertta voi viedä sen seuraavan tikin.</translation>
    </message>
    <message>
        <source>What to give back</source>
        <translation>Mitä antaa takaisin</translation>
    </message>
    <message>
        <source>Empty the short suits, keep what is strong.</source>
        <translation>Tyhjennä lyhyet maat ja pidä vahvat kortit.</translation>
    </message>
    <message>
        <source>Keep aces, whole marriages and your long suit. Part with lone small cards, so that suits run out.</source>
        <translation>Pidä ässät, kokonaiset avioliitot ja pitkä maasi. Luovu yksinäisistä pikkukorteista, niin maat loppuvat.</translation>
    </message>
    <message>
        <source>May you give back a card that your partner has just given you?</source>
        <translation>Saatko antaa takaisin kortin, jonka parisi juuri antoi sinulle?</translation>
    </message>
    <message>
        <source>yes, any three cards</source>
        <translation>kyllä, mitkä tahansa kolme</translation>
    </message>
    <message>
        <source>no, only old ones</source>
        <translation>en, vain vanhoja</translation>
    </message>
    <message>
        <source>No: any of your twelve cards.</source>
        <translation>Ei: minkä tahansa kahdestatoista.</translation>
    </message>
    <message>
        <source>Hearts will be trumps. You hold a lone ♣7. Keep it?</source>
        <translation>Hertasta tulee valtti. Sinulla on yksinäinen ristiseiska. Pidätkö sen?</translation>
    </message>
    <message>
        <source>no, give it back</source>
        <translation>en, annan takaisin</translation>
    </message>
    <message>
        <source>Right: then you can trump clubs.</source>
        <translation>Oikein: silloin voit lyödä ristiin valtilla.</translation>
    </message>
    <message>
        <source>No: it only loses a trick.</source>
        <translation>Ei: se vain häviää tikin.</translation>
    </message>
    <message>
        <source>Who knows which cards changed hands?</source>
        <translation>Ketkä tietävät, mitkä kortit vaihtoivat kättä?</translation>
    </message>
    <message>
        <source>declarer and partner</source>
        <translation>pelinviejä ja hänen parinsa</translation>
    </message>
    <message>
        <source>Right: nobody else sees them.</source>
        <translation>Oikein: muut eivät näe niitä.</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>kaikki</translation>
    </message>
    <message>
        <source>No: they are given face down.</source>
        <translation>Ei: ne annetaan kuvapuoli alaspäin.</translation>
    </message>
    <message>
        <source>Hearts will be your trumps: keep every one of them.</source>
        <translation>Hertasta tulee valttisi: pidä jokainen hertta.</translation>
    </message>
    <message>
        <source>You hold a marriage yourself: no need to ask.</source>
        <translation>Sinulla on oma avioliitto: ei tarvitse kysyä.</translation>
    </message>
    <message>
        <source>Play the ♠A or the ♣A.</source>
        <translation>Pelaa ♠A tai ♣A.</translation>
    </message>
    <message>
        <source>Once you lead, the chance to declare after this trick is gone. Declare first.</source>
        <translation>Kun aloitat, tämän tikin jälkeen ei enää voi tehdä valttia. Tee valtti ensin.</translation>
    </message>
    <message>
        <source>You have a single club, the ♣7.</source>
        <translation>Sinulla on vain yksi risti, ♣7.</translation>
    </message>
    <message>
        <source>When somebody else has led, you may not play just anything. Whoever has the suit that was led must play it: follow suit. If a card may not be played, try it all the same: you are told why.</source>
        <translation>Kun joku muu on aloittanut, ei saa pelata mitä tahansa. Jolla on ajettua maata, sen on pelattava sitä: maata on tunnustettava. Jos jotakin korttia ei saa pelata, kokeile silti: saat kuulla syyn.</translation>
    </message>
    <message>
        <source>The opponent on your right has led the ♣A. Which card do you have to play?</source>
        <translation>Oikealla istuva vastustaja aloitti ristiässällä. Minkä kortin sinun on pelattava?</translation>
    </message>
    <message>
        <source>All four had a club. The ♣A takes the trick, and your ♣7 lost nothing.</source>
        <translation>Kaikilla neljällä oli ristiä. Ristiässä vie tikin, eikä ristiseiskasi menettänyt mitään.</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Tunnusta maata</translation>
    </message>
    <message>
        <source>A club for a club, as long as you have one.</source>
        <translation>Risti ristille, niin kauan kuin sitä on.</translation>
    </message>
    <message>
        <source>Have the suit? Then play it. Have none, and no trump? Then throw what you like.</source>
        <translation>Onko maata? Pelaa sitä. Eikö ole, eikä valttiakaan? Heitä mitä haluat.</translation>
    </message>
    <message>
        <source>Clubs are led. You hold the ♣6 and three aces. What may you play?</source>
        <translation>Ajetaan ristiä. Sinulla on ristikutonen ja kolme ässää. Mitä saat pelata?</translation>
    </message>
    <message>
        <source>the ♣6 only</source>
        <translation>vain ristikutosen</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>minkä tahansa kortin</translation>
    </message>
    <message>
        <source>No: whoever has a club must play a club.</source>
        <translation>Ei: jolla on ristiä, sen on pelattava ristiä.</translation>
    </message>
    <message>
        <source>Clubs are led, and you have none. Nothing is trump. What may you play?</source>
        <translation>Ajetaan ristiä, eikä sinulla ole sitä. Mikään ei ole valttia. Mitä saat pelata?</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>en mitään</translation>
    </message>
    <message>
        <source>No: everybody plays a card.</source>
        <translation>Ei: jokainen pelaa kortin.</translation>
    </message>
    <message>
        <source>Can a heart take a trick of clubs when nothing is trump?</source>
        <translation>Voiko hertta viedä ristitikin, kun mikään ei ole valttia?</translation>
    </message>
    <message>
        <source>yes, an ace can</source>
        <translation>kyllä, herttaässä voi</translation>
    </message>
    <message>
        <source>No: the highest club takes it.</source>
        <translation>Ei: sen vie ylin risti.</translation>
    </message>
    <message>
        <source>The ♦J has been led. You hold the ♦Q, the ♦9 and the ♦8. Which of them may you play?</source>
        <translation>Aloitettiin ruutusotilaalla. Sinulla on ruuturouva, ruutuysi ja ruutukasi. Mitkä niistä saat pelata?</translation>
    </message>
    <message>
        <source>You can follow suit, and you can beat the jack: so you must.</source>
        <translation>Voit tunnustaa maata ja voit voittaa sotilaan: siis sinun on pakko.</translation>
    </message>
    <message>
        <source>Keeping a good card back is not allowed here, however much you would like to.</source>
        <translation>Hyvää korttia ei saa säästää, vaikka kuinka mieli tekisi.</translation>
    </message>
    <message>
        <source>Your partner has led the ♥Q. You hold the ♥10 and the ♥8. Which one do you have to play?</source>
        <translation>Parisi aloitti herttarouvalla. Sinulla on herttakymppi ja herttakasi. Kumpi sinun on pelattava?</translation>
    </message>
    <message>
        <source>The ♥A beat your ten. Sometimes the duty costs a good card, and everybody has it.</source>
        <translation>Herttaässä voitti kymppisi. Joskus pakko vie hyvän kortin, ja se koskee kaikkia.</translation>
    </message>
    <message>
        <source>Beat it, even your partner&apos;s</source>
        <translation>Mene yli, myös parisi kortin</translation>
    </message>
    <message>
        <source>Whoever can go over must go over.</source>
        <translation>Joka voi mennä yli, sen on mentävä.</translation>
    </message>
    <message>
        <source>Follow suit, and go over if you can. Your partner&apos;s card is no exception.</source>
        <translation>Tunnusta maata ja mene yli, jos voit. Parin kortti ei ole poikkeus.</translation>
    </message>
    <message>
        <source>♦J is led. You hold ♦Q and ♦8. What may you play?</source>
        <translation>Aloitettiin ♦J:llä. Sinulla on ♦Q ja ♦8. Mitä saat pelata?</translation>
    </message>
    <message>
        <source>the ♦Q only</source>
        <translation>vain ruuturouvan</translation>
    </message>
    <message>
        <source>Right: you can beat the jack, so you must.</source>
        <translation>Oikein: voit voittaa sotilaan, siis on pakko.</translation>
    </message>
    <message>
        <source>either</source>
        <translation>kumman vain</translation>
    </message>
    <message>
        <source>No: whoever can go over must.</source>
        <translation>Ei: joka voi mennä yli, sen on mentävä.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ♥Q is the best card. You hold ♥10 and ♥8.</source>
        <translation>Parisi ♥Q on paras kortti. Sinulla on ♥10 ja ♥8.</translation>
    </message>
    <message>
        <source>I must play the ♥10</source>
        <translation>♥10 on pelattava</translation>
    </message>
    <message>
        <source>Right: the duty holds against your partner too.</source>
        <translation>Oikein: pakko koskee omaakin paria.</translation>
    </message>
    <message>
        <source>I may spare my partner</source>
        <translation>saan säästää paria</translation>
    </message>
    <message>
        <source>No: there is no such exception.</source>
        <translation>Ei: sellaista poikkeusta ei ole.</translation>
    </message>
    <message>
        <source>♣A is led. You hold ♣10 and ♣7. What may you play?</source>
        <translation>Aloitettiin ♣A:lla. Sinulla on ♣10 ja ♣7. Mitä saat pelata?</translation>
    </message>
    <message>
        <source>Right: you cannot beat the ace.</source>
        <translation>Oikein: ässää et voi voittaa.</translation>
    </message>
    <message>
        <source>the ♣10 only</source>
        <translation>vain ristikympin</translation>
    </message>
    <message>
        <source>No: nothing beats the ace, so you may choose.</source>
        <translation>Ei: ässää ei voita mikään, joten saat valita.</translation>
    </message>
    <message>
        <source>You can follow suit, and your ♥10 beats the queen.</source>
        <translation>Voit tunnustaa maata, ja ♥10 voittaa rouvan.</translation>
    </message>
    <message>
        <source>Partner or not: whoever can go over must go over.</source>
        <translation>Pari tai ei: kun voi mennä yli, on mentävä yli.</translation>
    </message>
    <message>
        <source>Your partner has the king and the queen of spades and makes spades trumps. From now on every spade beats every card of the other suits. The pennant shows the trump suit.</source>
        <translation>Parillasi on patakuningas ja patarouva, ja hän tekee padasta valtin. Tästä lähtien jokainen pata voittaa muiden maiden kaikki kortit. Viiri näyttää valttimaan.</translation>
    </message>
    <message>
        <source>Clubs were led, and you have none left. Then you must trump. Take the trick.</source>
        <translation>Ajettiin ristiä, eikä sinulla ole sitä enää. Silloin on lyötävä valtilla. Vie tikki.</translation>
    </message>
    <message>
        <source>Spades are trumps. You are the last to play, so the ♠6 or the ♠7 is enough.</source>
        <translation>Pata on valttia. Pelaat viimeisenä, joten patakutonen tai pataseiska riittää.</translation>
    </message>
    <message>
        <source>Allowed, but wasteful: a small trump takes this trick just as surely. Keep the jack.</source>
        <translation>Sallittua mutta tuhlausta: pieni valtti vie tämän tikin aivan yhtä varmasti. Säästä sotilas.</translation>
    </message>
    <message>
        <source>Only somebody without clubs and without trumps may throw any card.</source>
        <translation>Minkä tahansa kortin saa pelata vain se, jolla ei ole ristiä eikä valttia.</translation>
    </message>
    <message>
        <source>Your ♠J beat the ♠9: the duty to beat holds for trumps too.</source>
        <translation>Patasotilas voitti pataysin: ylimenopakko koskee valttejakin.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Valtti</translation>
    </message>
    <message>
        <source>No card of the suit? Then a trump.</source>
        <translation>Ei maata? Siis valtti.</translation>
    </message>
    <message>
        <source>Follow suit. Else trump. And go over if you can. In a match the table shows which cards may be played.</source>
        <translation>Tunnusta maata. Muuten lyö valtilla. Ja mene yli, jos voit. Oikeassa pelissä pöytä näyttää, mitkä kortit saa pelata.</translation>
    </message>
    <message>
        <source>Hearts are trumps, clubs are led, and you have no clubs. What must you play?</source>
        <translation>Hertta on valttia, ajetaan ristiä, eikä sinulla ole ristiä. Mitä on pelattava?</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>hertta</translation>
    </message>
    <message>
        <source>No: with a trump in hand you must trump.</source>
        <translation>Ei: jos kädessä on valtti, sillä on lyötävä.</translation>
    </message>
    <message>
        <source>Hearts are trumps. Which card takes the trick: ♣A, ♣10, ♥6 or ♣K?</source>
        <translation>Hertta on valttia. Mikä kortti vie tikin: ♣A, ♣10, ♥6 vai ♣K?</translation>
    </message>
    <message>
        <source>the ♥6</source>
        <translation>herttakutonen</translation>
    </message>
    <message>
        <source>Right: the smallest trump beats every plain card.</source>
        <translation>Oikein: pieninkin valtti voittaa muut maat.</translation>
    </message>
    <message>
        <source>the ♣A</source>
        <translation>ristiässä</translation>
    </message>
    <message>
        <source>No: the smallest trump beats it.</source>
        <translation>Ei: pieninkin valtti voittaa sen.</translation>
    </message>
    <message>
        <source>You must trump, and the ♠9 lies there. You hold ♠J and ♠6.</source>
        <translation>Sinun on lyötävä valtilla, ja pöydässä on ♠9. Sinulla on ♠J ja ♠6.</translation>
    </message>
    <message>
        <source>I must play the ♠J</source>
        <translation>♠J on pelattava</translation>
    </message>
    <message>
        <source>Right: go over if you can.</source>
        <translation>Oikein: mene yli, jos voit.</translation>
    </message>
    <message>
        <source>either will do</source>
        <translation>kumpi vain käy</translation>
    </message>
    <message>
        <source>No: a lower trump only if you have no higher one.</source>
        <translation>Ei: pienempi vain, jos suurempaa ei ole.</translation>
    </message>
    <message>
        <source>Lead your only heart, the ♥8.</source>
        <translation>Aloita ainoalla hertallasi, herttakasilla.</translation>
    </message>
    <message>
        <source>In a match you could lead that. For this lesson lead the ♥8.</source>
        <translation>Oikeassa pelissä voisit aloittaa niinkin. Tällä oppitunnilla aloita herttakasilla.</translation>
    </message>
    <message>
        <source>Of your trumps only the ♠J is higher than the ♠9.</source>
        <translation>Valteistasi vain ♠J on korkeampi kuin ♠9.</translation>
    </message>
    <message>
        <source>A lower trump is allowed only if you have no higher one.</source>
        <translation>Pienemmän valtin saa pelata vain, jos korkeampaa ei ole.</translation>
    </message>
    <message>
        <source>No need to ask your partner: you hold the king and the queen yourself.</source>
        <translation>Paria ei tarvitse kysyä: kuningas ja rouva ovat omassa kädessäsi.</translation>
    </message>
    <message>
        <source>Once you lead, the chance to declare after this trick is gone. Declare first, and lead then.</source>
        <translation>Kun aloitat tikin, tilaisuus on tältä erää mennyt. Tee ensin valtti ja aloita vasta sitten.</translation>
    </message>
    <message>
        <source>A hand begins without trumps. They are made on the way, by a marriage: the king and the queen of one suit. You hold two marriages. Do you see them?</source>
        <translation>Jako alkaa ilman valttia. Valtti syntyy matkan varrella avioliitosta: se on saman maan kuningas ja rouva. Sinulla on kaksi avioliittoa. Näetkö ne?</translation>
    </message>
    <message>
        <source>Only somebody who has just taken a trick may declare a marriage. So take one: lead your ace.</source>
        <translation>Avioliiton voi ilmoittaa vain se, joka on juuri vienyt tikin. Vie siis tikki: aloita ässällä.</translation>
    </message>
    <message>
        <source>The trick is yours. Before you lead, you may declare. You have five hearts and only two clubs, so you want hearts to be trumps. Declare hearts.</source>
        <translation>Tikki on sinun. Ennen kuin aloitat seuraavan, voit tehdä valtin. Sinulla on viisi herttaa ja vain kaksi ristiä, joten haluat hertan valtiksi. Tee hertasta valtti.</translation>
    </message>
    <message>
        <source>Choose hearts in the panel above your hand.</source>
        <translation>Valitse hertta kätesi yläpuolella olevasta paneelista.</translation>
    </message>
    <message>
        <source>That is allowed, but the first declaration decides the trumps of the whole hand, and you have only two clubs.</source>
        <translation>Sekin on sallittua, mutta ensimmäinen avioliitto määrää valtin koko jaoksi, ja ristejä sinulla on vain kaksi.</translation>
    </message>
    <message>
        <source>Hearts are trumps until the end of the hand. Your side has earned 2 points for the marriage.</source>
        <translation>Hertta on valttia jaon loppuun asti. Joukkueesi sai avioliitosta 2 pistettä.</translation>
    </message>
    <message>
        <source>The ♦A is gone, and your opponent thinks that the ♦10 cannot lose. You have no diamonds left. Trump it: with which card?</source>
        <translation>Ruutuässä on poissa, ja vastustajasi luulee, ettei ruutukymppi voi hävitä. Sinulla ei ole enää ruutua. Lyö valtilla: millä kortilla?</translation>
    </message>
    <message>
        <source>Now lead. Keep your trumps and your second marriage together, and give away the ♠8.</source>
        <translation>Nyt aloita. Pidä valtit ja toinen avioliitto koossa ja luovu patakasista.</translation>
    </message>
    <message>
        <source>Play the ♠8.</source>
        <translation>Pelaa ♠8.</translation>
    </message>
    <message>
        <source>You still need that card. The ♠8 is the one that you can do without: lead it.</source>
        <translation>Sitä korttia tarvitset vielä. Ilman patakasia tulet toimeen: aloita sillä.</translation>
    </message>
    <message>
        <source>You are the last to play: the ♥7 is enough.</source>
        <translation>Olet viimeinen pelaaja: ♥7 riittää.</translation>
    </message>
    <message>
        <source>That takes the trick too, but a small trump is enough. Keep the big ones.</source>
        <translation>Sekin vie tikin, mutta pieni valtti riittää. Säästä isot.</translation>
    </message>
    <message>
        <source>You have no card of the suit led, so a trump is your duty here.</source>
        <translation>Sinulla ei ole aloituskortin maata, joten tässä on lyötävä valtilla.</translation>
    </message>
    <message>
        <source>Your small trump took the ♦10 and the ♦J: 12 card points for your side.</source>
        <translation>Pieni valttisi vei ruutukympin ja ruutusotilaan: joukkueellesi 12 korttipistettä.</translation>
    </message>
    <message>
        <source>King and queen turn the hand around.</source>
        <translation>Kuningas ja rouva mullistavat jaon.</translation>
    </message>
    <message>
        <source>Take a trick, declare, lead: that is how trumps are born in the middle of a hand.</source>
        <translation>Vie tikki, tee valtti, aloita: niin valtti syntyy kesken jaon.</translation>
    </message>
    <message>
        <source>When may you declare a marriage in Marjapussi?</source>
        <translation>Milloin marjapussissa saa tehdä valtin?</translation>
    </message>
    <message>
        <source>after taking a trick</source>
        <translation>tikin viemisen jälkeen</translation>
    </message>
    <message>
        <source>Right: before you lead to the next one.</source>
        <translation>Oikein: ennen kuin aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>milloin tahansa</translation>
    </message>
    <message>
        <source>No: only after taking a trick, before you lead.</source>
        <translation>Ei: vain tikin viemisen jälkeen, ennen seuraavan aloittamista.</translation>
    </message>
    <message>
        <source>What does the first marriage of a hand do?</source>
        <translation>Mitä jaon ensimmäinen avioliitto saa aikaan?</translation>
    </message>
    <message>
        <source>it makes trumps: 2 points</source>
        <translation>se tekee valtin: 2 pistettä</translation>
    </message>
    <message>
        <source>nothing until the end</source>
        <translation>ei mitään ennen loppua</translation>
    </message>
    <message>
        <source>No: its suit is trump at once, and it earns 2 points.</source>
        <translation>Ei: sen maa on heti valttia, ja siitä saa 2 pistettä.</translation>
    </message>
    <message>
        <source>You hold ♥K and ♥Q among five hearts, and ♣K and ♣Q alone. Which first?</source>
        <translation>Sinulla on viisi herttaa, joukossa ♥K ja ♥Q, ja kaksi ristiä, ♣K ja ♣Q. Kumpi ensin?</translation>
    </message>
    <message>
        <source>A pass tells your partner that you have little. You have something to tell: bid.</source>
        <translation>Passi kertoo parillesi, että sinulla on vähän. Sinulla on kerrottavaa: huuda.</translation>
    </message>
    <message>
        <source>Partners may not talk, but everybody hears the bids. The players of this program give some bids a meaning, and the panel names it. At many tables nothing is agreed.</source>
        <translation>Parit eivät saa neuvotella, mutta huudot kuulevat kaikki. Tämän ohjelman pelaajat antavat joillekin huudoille merkityksen, ja paneeli kertoo sen. Monessa pöydässä ei ole sovittu mitään.</translation>
    </message>
    <message>
        <source>Bid 85, 90 or a little more.</source>
        <translation>Huuda 85, 90 tai vähän enemmän.</translation>
    </message>
    <message>
        <source>Exactly 160 says only that you would like to play. It says nothing of an ace.</source>
        <translation>Tasan 160 sanoo vain, että pelaisit mielelläsi. Ässästä se ei kerro mitään.</translation>
    </message>
    <message>
        <source>Above 160 a jump speaks of one strong suit. For the ace stay between 85 and 155.</source>
        <translation>Yli 160:n hyppy kertoo vahvasta maasta. Ässästä kerrotaan huudolla 85–155.</translation>
    </message>
    <message>
        <source>Your partner trusts the ace and goes to 210. Without it that would be a gamble.</source>
        <translation>Parisi luottaa ässään ja menee 210:een. Ilman sitä se olisi uhkapeliä.</translation>
    </message>
    <message>
        <source>From 50, ten more: 60.</source>
        <translation>50:stä kymmenen lisää: 60.</translation>
    </message>
    <message>
        <source>A raise of five says only that you would rather not pass. You have more to show.</source>
        <translation>Viiden korotus sanoo vain, ettet halua passata. Sinulla on enemmän näytettävää.</translation>
    </message>
    <message>
        <source>That promises an ace. Your partner believes it and bids 160, and the ace is not there. Take it back.</source>
        <translation>Se lupaa ässän. Parisi uskoo ja huutaa 160, eikä ässää ole. Ota se takaisin.</translation>
    </message>
    <message>
        <source>A bigger jump shows a good hand, and a good hand has an ace. Raise by ten.</source>
        <translation>Isompi hyppy näyttää hyvän käden, ja hyvässä kädessä on ässä. Korota kymmenellä.</translation>
    </message>
    <message>
        <source>Far too high for a hand without an ace. Raise by ten.</source>
        <translation>Aivan liian korkea kädelle, jossa ei ole ässää. Korota kymmenellä.</translation>
    </message>
    <message>
        <source>You hold ♥A, ♥10, ♥K, ♥Q and ♥9, with a marriage of 100. The ♠J, the ♣8 and the ♦7 may lose three tricks. Name your suit.</source>
        <translation>Sinulla on ♥A, ♥10, ♥K, ♥Q ja ♥9, joiden avioliitosta saa 100. ♠J, ♣8 ja ♦7 voivat hävitä kolme tikkiä. Nimeä maasi.</translation>
    </message>
    <message>
        <source>160 + 100 − 75 = 185.</source>
        <translation>160 + 100 − 75 = 185.</translation>
    </message>
    <message>
        <source>260 says that no trick is lost. Three may be.</source>
        <translation>260 sanoo, ettei yhtään tikkiä häviä. Kolme voi hävitä.</translation>
    </message>
    <message>
        <source>That names diamonds: 160 + 80, less 25 for each trick. Your hearts are worth 100.</source>
        <translation>Se nimeää ruudun: 160 + 80, ja 25 pois jokaisesta tikistä. Hertoista saa 100.</translation>
    </message>
    <message>
        <source>That names clubs: 160 + 60, less 25 for each trick. Your hearts are worth 100.</source>
        <translation>Se nimeää ristin: 160 + 60, ja 25 pois jokaisesta tikistä. Hertoista saa 100.</translation>
    </message>
    <message>
        <source>That names spades: 160 + 40, less 25 for each trick. Your hearts are worth 100.</source>
        <translation>Se nimeää padan: 160 + 40, ja 25 pois jokaisesta tikistä. Hertoista saa 100.</translation>
    </message>
    <message>
        <source>That does not name a suit. Only a jump above 160 does.</source>
        <translation>Se ei nimeä maata. Vain yli 160:n hyppy nimeää.</translation>
    </message>
    <message>
        <source>That number means nothing to your partner. Do the sum: 160 + 100 − 75.</source>
        <translation>Se luku ei kerro parillesi mitään. Laske: 160 + 100 − 75.</translation>
    </message>
    <message>
        <source>Bids that tell</source>
        <translation>Huudot, jotka kertovat</translation>
    </message>
    <message>
        <source>Speak to your partner in numbers.</source>
        <translation>Puhu parillesi luvuilla.</translation>
    </message>
    <message>
        <source>An ace, three high cards, a strong suit: each has its bid. The opponents hear it too.</source>
        <translation>Ässä, kolme isoa korttia, vahva maa: jokaisella on oma huutonsa. Vastustajatkin kuulevat sen.</translation>
    </message>
    <message>
        <source>The dealer opened with 50. Your partner&apos;s first bid is 100. What does it promise here?</source>
        <translation>Jakaja avasi 50:llä. Parisi ensimmäinen huuto on 100. Mitä se tässä lupaa?</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ässän</translation>
    </message>
    <message>
        <source>Right: a first jump above 80.</source>
        <translation>Oikein: ensimmäinen hyppy yli 80:n.</translation>
    </message>
    <message>
        <source>a marriage</source>
        <translation>avioliiton</translation>
    </message>
    <message>
        <source>No: a first jump above 80 promises an ace.</source>
        <translation>Ei: ensimmäinen hyppy yli 80:n lupaa ässän.</translation>
    </message>
    <message>
        <source>Your partner raises by five. What do you learn?</source>
        <translation>Parisi korottaa viidellä. Mitä siitä saat tietää?</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation>tuskin mitään</translation>
    </message>
    <message>
        <source>Right: only that a pass was unwelcome.</source>
        <translation>Oikein: vain sen, ettei passi maistunut.</translation>
    </message>
    <message>
        <source>three high cards</source>
        <translation>kolme isoa korttia</translation>
    </message>
    <message>
        <source>No: that is a raise of ten.</source>
        <translation>Ei: se on kymmenen korotus.</translation>
    </message>
    <message>
        <source>Your partner jumps to 235 = 160 + 100 − 25. Which suit is strong?</source>
        <translation>Parisi hyppää 235:een: 160 + 100 − 25. Mikä maa on vahva?</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hertta</translation>
    </message>
    <message>
        <source>Right: their marriage is worth 100.</source>
        <translation>Oikein: sen avioliitosta saa 100.</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>No: diamonds are worth 80, and one lost trick makes 215.</source>
        <translation>Ei: ruudusta saa 80, ja yhdellä hävityllä tikillä huuto olisi 215.</translation>
    </message>
    <message>
        <source>Right: you want your long suit to be trumps.</source>
        <translation>Oikein: haluat, että pitkä maasi on valttia.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>risti</translation>
    </message>
    <message>
        <source>No: with two trumps you would rule nothing.</source>
        <translation>Ei: kahdella valtilla ei hallittaisi mitään.</translation>
    </message>
    <message>
        <source>Another trick, another chance to declare. Show your second marriage: clubs.</source>
        <translation>Uusi tikki, uusi tilaisuus. Ilmoita toinen avioliittosi: risti.</translation>
    </message>
    <message>
        <source>Choose clubs in the panel above your hand.</source>
        <translation>Valitse risti kätesi yläpuolella olevasta paneelista.</translation>
    </message>
    <message>
        <source>The later marriages of a hand are called little ones. In Marjapussi each brings 1 point, and the trumps stay as they are. A suit can be declared once in a hand.</source>
        <translation>Jaon myöhempiä avioliittoja sanotaan pikkuisiksi. Marjapussissa niistä saa kustakin 1 pisteen, ja valtti pysyy. Saman maan avioliiton voi ilmoittaa jaossa kerran.</translation>
    </message>
    <message>
        <source>Little ones</source>
        <translation>Pikkuiset</translation>
    </message>
    <message>
        <source>Every later marriage: one point.</source>
        <translation>Jokainen myöhempi avioliitto: yksi piste.</translation>
    </message>
    <message>
        <source>2 points for the marriage that makes trumps, 1 for each little one. In Huutopussi, you will see, it is different.</source>
        <translation>Avioliitosta, joka tekee valtin, saa 2 pistettä, jokaisesta pikkuisesta 1. Huutopussissa on toisin, kuten näet.</translation>
    </message>
    <message>
        <source>Hearts are trumps by a marriage. You declare clubs. What is trump in Marjapussi?</source>
        <translation>Hertta on valttia avioliitosta. Ilmoitat ristin avioliiton. Mikä on valttia marjapussissa?</translation>
    </message>
    <message>
        <source>still hearts</source>
        <translation>yhä hertta</translation>
    </message>
    <message>
        <source>Right: the first marriage of a hand decides.</source>
        <translation>Oikein: jaon ensimmäinen avioliitto ratkaisee.</translation>
    </message>
    <message>
        <source>No: in Marjapussi the first marriage decides.</source>
        <translation>Ei: marjapussissa ensimmäinen avioliitto ratkaisee.</translation>
    </message>
    <message>
        <source>What is a little one worth?</source>
        <translation>Mitä pikkuisesta saa?</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 pisteen</translation>
    </message>
    <message>
        <source>2 points</source>
        <translation>2 pistettä</translation>
    </message>
    <message>
        <source>No: only the marriage that makes trumps is worth 2.</source>
        <translation>Ei: 2 saa vain avioliitosta, joka tekee valtin.</translation>
    </message>
    <message>
        <source>May hearts be declared twice in a hand?</source>
        <translation>Voiko hertan avioliiton ilmoittaa jaossa kahdesti?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>yes, for 1 point</source>
        <translation>kyllä, ja siitä saa 1 pisteen</translation>
    </message>
    <message>
        <source>No: each suit only once.</source>
        <translation>Ei: kunkin maan vain kerran.</translation>
    </message>
    <message>
        <source>A marriage makes trumps</source>
        <translation>Avioliitto tekee valtin</translation>
    </message>
    <message>
        <source>Two can play Bondtolva, too. Each holds six cards, and twelve lie in the stock. After each trick both draw a card, the winner first.</source>
        <translation>Bondtolvaa voi pelata myös kaksin. Kummallakin on kuusi korttia, ja nostopakassa on kaksitoista. Joka tikin jälkeen kumpikin nostaa kortin, voittaja ensin.</translation>
    </message>
    <message>
        <source>You have the ♥K, but no queen. Take a trick and draw: lead your ace.</source>
        <translation>Sinulla on ♥K, mutta ei rouvaa. Vie tikki ja nosta: aloita ässällä.</translation>
    </message>
    <message>
        <source>Play the ♠A.</source>
        <translation>Pelaa ♠A.</translation>
    </message>
    <message>
        <source>Your opponent had a spade and gave a club. While the stock lasts that is allowed. And what did you draw?</source>
        <translation>Vastustajalla oli pataa, mutta hän antoi ristin. Niin kauan kuin nostopakkaa on, se on sallittua. Ja minkä sinä nostit?</translation>
    </message>
    <message>
        <source>The ♥Q has come to your ♥K. Declare hearts.</source>
        <translation>♥Q tuli herttakuninkaasi seuraksi. Tee hertasta valtti.</translation>
    </message>
    <message>
        <source>Look at your hand: ♥K and ♥Q. Declare before you lead.</source>
        <translation>Katso kättäsi: ♥K ja ♥Q. Tee valtti ennen kuin aloitat.</translation>
    </message>
    <message>
        <source>2 points. As always in Bondtolva, the king or the queen must be led now.</source>
        <translation>2 pistettä. Niin kuin bondtolvassa aina, nyt on aloitettava kuninkaalla tai rouvalla.</translation>
    </message>
    <message>
        <source>Lead the ♥Q: she is worth a little less.</source>
        <translation>Aloita herttarouvalla: se on vähän vähemmän arvoinen.</translation>
    </message>
    <message>
        <source>A nine counts for nothing: give one away.</source>
        <translation>Ysiä ei lasketa: luovu sellaisesta.</translation>
    </message>
    <message>
        <source>You would give an ace away for nothing. The nines are what you can do without.</source>
        <translation>Antaisit ässän ilmaiseksi. Ysit ovat niitä, joista voi luopua.</translation>
    </message>
    <message>
        <source>A trump would take this trick. But you have few: keep it, and give a nine away.</source>
        <translation>Valtti veisi tikin. Mutta niitä on vähän: pidä se ja luovu ysistä.</translation>
    </message>
    <message>
        <source>The jack counts where aces and tens are even. A nine never does.</source>
        <translation>Sotilas lasketaan, jos ässät ja kympit menevät tasan. Ysiä ei lasketa koskaan.</translation>
    </message>
    <message>
        <source>The stock is empty: you drew its last card, the ♦Q. From now on it is as with four players. Follow suit, beat, trump.</source>
        <translation>Nostopakka on tyhjä: nostit viimeisen kortin, ruuturouvan. Tästä eteenpäin pelataan niin kuin nelistään. Tunnusta maata, mene yli, lyö valtilla.</translation>
    </message>
    <message>
        <source>The ♣K is led. What may you play now?</source>
        <translation>Aloitettiin ristikuninkaalla. Mitä saat nyt pelata?</translation>
    </message>
    <message>
        <source>You hold two clubs, and only one of them beats the king.</source>
        <translation>Sinulla on kaksi ristiä, ja vain toinen voittaa kuninkaan.</translation>
    </message>
    <message>
        <source>You have taken the trick, and you hold the ♦K and the ♦Q. But once the stock is empty nobody may declare any more. That marriage came too late.</source>
        <translation>Veit tikin, ja sinulla on ♦K ja ♦Q. Mutta kun nostopakka on tyhjä, kukaan ei enää saa tehdä valttia. Se avioliitto tuli liian myöhään.</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>Nostopakka</translation>
    </message>
    <message>
        <source>Two players, and no duty while there is a card to draw.</source>
        <translation>Kaksi pelaajaa, eikä pakkoja niin kauan kuin nostetaan.</translation>
    </message>
    <message>
        <source>The stock lasts, and the ♣A is led. You hold clubs. What may you play?</source>
        <translation>Nostopakkaa on vielä, ja aloitettiin ristiässällä. Sinulla on ristejä. Mitä saat pelata?</translation>
    </message>
    <message>
        <source>whichever I like</source>
        <translation>minkä kortin tahansa</translation>
    </message>
    <message>
        <source>Right: the duties begin when the stock is empty.</source>
        <translation>Oikein: pakot alkavat, kun nostopakka on tyhjä.</translation>
    </message>
    <message>
        <source>only a club</source>
        <translation>vain ristiä</translation>
    </message>
    <message>
        <source>No: while the stock lasts nothing is compulsory.</source>
        <translation>Ei: niin kauan kuin nostopakkaa on, mikään ei ole pakko.</translation>
    </message>
    <message>
        <source>Who draws first after a trick?</source>
        <translation>Kuka nostaa tikin jälkeen ensin?</translation>
    </message>
    <message>
        <source>who took it</source>
        <translation>sen vienyt</translation>
    </message>
    <message>
        <source>Right, and may then declare with the card drawn.</source>
        <translation>Oikein, ja hän saa tehdä valtin jo nostetulla kortilla.</translation>
    </message>
    <message>
        <source>who lost it</source>
        <translation>sen hävinnyt</translation>
    </message>
    <message>
        <source>No: the winner of the trick.</source>
        <translation>Ei: tikin vienyt.</translation>
    </message>
    <message>
        <source>The stock is empty, and you hold ♦K and ♦Q. May you declare?</source>
        <translation>Nostopakka on tyhjä, ja sinulla on ♦K ja ♦Q. Saatko tehdä valtin?</translation>
    </message>
    <message>
        <source>Right: that ends with the stock.</source>
        <translation>Oikein: se loppuu nostopakkaan.</translation>
    </message>
    <message>
        <source>yes, after a trick</source>
        <translation>kyllä, tikin jälkeen</translation>
    </message>
    <message>
        <source>No: only while there is a stock.</source>
        <translation>Ei: vain niin kauan kuin nostopakkaa on.</translation>
    </message>
    <message>
        <source>Cards differ in worth. In Marjapussi an ace is 11 card points, a ten 10, a king 4, a queen 3 and a jack 2. The small cards are worth nothing. That makes 120 in all.</source>
        <translation>Kortit ovat eriarvoisia. Marjapussissa ässä on 11 korttipistettä, kymppi 10, kuningas 4, rouva 3 ja sotilas 2. Pienet kortit eivät ole minkään arvoisia. Yhteensä niitä on 120.</translation>
    </message>
    <message>
        <source>You lead, and here an ace must be led first. Play it, and watch what falls under it.</source>
        <translation>Sinä aloitat, ja tässä pelissä on aloitettava ässällä. Pelaa se ja katso, mitä sen alle jää.</translation>
    </message>
    <message>
        <source>The opponent on your right had only one spade, the ten, and had to play it. 11 and 10 make 21 card points for your side. A ten that is alone in its suit is in danger.</source>
        <translation>Oikealla istuvalla vastustajalla oli vain yksi pata, kymppi, ja hänen oli pelattava se. 11 ja 10 on 21 korttipistettä joukkueellesi. Kymppi, joka on maassaan yksin, on vaarassa.</translation>
    </message>
    <message>
        <source>You have such a lonely ten yourself, the ♣10. Lead something else: your only heart.</source>
        <translation>Sinullakin on sellainen yksinäinen kymppi, ristikymppi. Aloita jollakin muulla: ainoalla hertallasi.</translation>
    </message>
    <message>
        <source>Play the ♥7.</source>
        <translation>Pelaa ♥7.</translation>
    </message>
    <message>
        <source>The ♣A was waiting there, and an opponent had it: 25 card points lost. Take the ten back; there is a better use for it.</source>
        <translation>♣A oli vastustajalla valmiina: 25 korttipistettä meni. Ota kymppi takaisin, sille on parempaakin käyttöä.</translation>
    </message>
    <message>
        <source>The ♦10 beat your king, and the ♦A beat that: 28 card points for the opponents. Take it back.</source>
        <translation>Ruutukymppi voitti kuninkaasi ja ruutuässä kympin: vastustajille 28 korttipistettä. Ota se takaisin.</translation>
    </message>
    <message>
        <source>That card may well lose the trick to your opponents. Try the ♥7: your partner may have the ace.</source>
        <translation>Sen kortin tikki menee helposti vastustajille. Kokeile herttaseiskaa: ässä voi olla parillasi.</translation>
    </message>
    <message>
        <source>At the end the side with more card points in its tricks earns one point towards the match. More than 60 of the 120 are enough for it; at 60 each nobody gets it. The last trick of a hand earns one point too, whatever lies in it.</source>
        <translation>Jaon lopussa se joukkue, jolla on tikeissään enemmän korttipisteitä, saa yhden pelipisteen. Yli 60 pistettä 120:stä riittää varmasti; jos kummallakin on 60, pistettä ei saa kukaan. Viimeisestä tikistäkin saa yhden pisteen, oli siinä mitä tahansa.</translation>
    </message>
    <message>
        <source>Card points and the last trick</source>
        <translation>Korttipisteet ja viimeinen tikki</translation>
    </message>
    <message>
        <source>What a card is worth, and what for.</source>
        <translation>Minkä arvoinen kortti on, ja mitä siitä saa.</translation>
    </message>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2. One point for the larger half, and one for the last trick.</source>
        <translation>Ässä 11, kymppi 10, kuningas 4, rouva 3, sotilas 2. Yksi piste suuremmasta puoliskosta ja yksi viimeisestä tikistä.</translation>
    </message>
    <message>
        <source>What are an ace and a ten worth together?</source>
        <translation>Minkä arvoisia ässä ja kymppi ovat yhteensä?</translation>
    </message>
    <message>
        <source>21 card points</source>
        <translation>21 korttipistettä</translation>
    </message>
    <message>
        <source>Right: 11 and 10.</source>
        <translation>Oikein: 11 ja 10.</translation>
    </message>
    <message>
        <source>11 card points</source>
        <translation>11 korttipistettä</translation>
    </message>
    <message>
        <source>No: the ace is 11, the ten is 10.</source>
        <translation>Ei: ässä on 11 ja kymppi 10.</translation>
    </message>
    <message>
        <source>Your side has 61 card points. What does it earn for them?</source>
        <translation>Joukkueellasi on 61 korttipistettä. Mitä se niistä saa?</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>yhden pisteen</translation>
    </message>
    <message>
        <source>Right: 61 is the larger half.</source>
        <translation>Oikein: 61 on suurempi puolisko.</translation>
    </message>
    <message>
        <source>61 points</source>
        <translation>61 pistettä</translation>
    </message>
    <message>
        <source>No: the larger half earns one point.</source>
        <translation>Ei: suuremmasta puoliskosta saa yhden pisteen.</translation>
    </message>
    <message>
        <source>The last trick holds four small cards. What is it worth?</source>
        <translation>Viimeisessä tikissä on neljä pientä korttia. Mitä siitä saa?</translation>
    </message>
    <message>
        <source>Right, whatever lies in it.</source>
        <translation>Oikein, oli siinä mitä tahansa.</translation>
    </message>
    <message>
        <source>No: the last trick always earns one point.</source>
        <translation>Ei: viimeisestä tikistä saa aina yhden pisteen.</translation>
    </message>
    <message>
        <source>Your partner has just taken a trick with the ♥A. What your partner takes counts for your side.</source>
        <translation>Parisi vei juuri tikin herttaässällä. Minkä parisi vie, se lasketaan joukkueellesi.</translation>
    </message>
    <message>
        <source>Now your partner leads the ♥10. The ace is gone, and there are no trumps: this trick is your partner&apos;s for sure. You have no hearts and may throw any card. Which one is best given away here?</source>
        <translation>Nyt parisi aloittaa herttakympillä. Ässä on poissa, eikä valttia ole: tämä tikki on varmasti parisi. Sinulla ei ole herttaa, joten saat heittää minkä tahansa kortin. Mikä kannattaa antaa?</translation>
    </message>
    <message>
        <source>Two card points are welcome, but another of your cards brings ten.</source>
        <translation>Kaksi korttipistettä kelpaa, mutta yhdestä kortistasi saa kymmenen.</translation>
    </message>
    <message>
        <source>That gives your side nothing. Look for a card that is worth much and is in danger.</source>
        <translation>Siitä joukkueesi ei saa mitään. Etsi kortti, joka on arvokas ja vaarassa.</translation>
    </message>
    <message>
        <source>Allowed, but that would give your opponents 4 card points.</source>
        <translation>Sallittua, mutta siitä vastustajat saisivat 4 korttipistettä.</translation>
    </message>
    <message>
        <source>Allowed, but that would give your opponents 2 card points.</source>
        <translation>Sallittua, mutta siitä vastustajat saisivat 2 korttipistettä.</translation>
    </message>
    <message>
        <source>A ten went to a sure trick on their side as well. So far your side has 54 card points, and theirs has 21.</source>
        <translation>Heidänkin varmaan tikkiinsä meni kymppi. Joukkueellasi on nyt 54 korttipistettä ja heillä 21.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parit</translation>
    </message>
    <message>
        <source>Many points to your partner&apos;s tricks, few to the opponents&apos;.</source>
        <translation>Paljon pisteitä parisi tikkeihin, vähän vastustajien tikkeihin.</translation>
    </message>
    <message>
        <source>Tens go to your partner&apos;s sure tricks, small cards to your opponents&apos;. That alone decides many a hand.</source>
        <translation>Kympit parisi varmoihin tikkeihin, pienet kortit vastustajien. Se jo ratkaisee monta jakoa.</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick is sure. You may throw any card. What do you give?</source>
        <translation>Parisi tikki on varma. Saat heittää minkä tahansa kortin. Minkä annat?</translation>
    </message>
    <message>
        <source>a ten in danger</source>
        <translation>kympin, joka on vaarassa</translation>
    </message>
    <message>
        <source>Right: ten card points for your side.</source>
        <translation>Oikein: joukkueellesi kymmenen korttipistettä.</translation>
    </message>
    <message>
        <source>a worthless six</source>
        <translation>arvottoman kutosen</translation>
    </message>
    <message>
        <source>No: what your partner takes counts for you too.</source>
        <translation>Ei: parin tikit lasketaan sinullekin.</translation>
    </message>
    <message>
        <source>An opponent&apos;s ace takes the trick. You hold ♦K and ♦7.</source>
        <translation>Vastustajan ässä vie tikin. Sinulla on ♦K ja ♦7.</translation>
    </message>
    <message>
        <source>I play the ♦7</source>
        <translation>pelaan ruutuseiskan</translation>
    </message>
    <message>
        <source>Right: give as little as you can.</source>
        <translation>Oikein: anna niin vähän kuin voit.</translation>
    </message>
    <message>
        <source>I play the ♦K</source>
        <translation>pelaan ruutukuninkaan</translation>
    </message>
    <message>
        <source>No: that gives them 4 card points.</source>
        <translation>Ei: siitä he saavat 4 korttipistettä.</translation>
    </message>
    <message>
        <source>Whose tricks count for your side?</source>
        <translation>Kenen tikit lasketaan joukkueellesi?</translation>
    </message>
    <message>
        <source>mine and my partner&apos;s</source>
        <translation>minun ja parini</translation>
    </message>
    <message>
        <source>mine alone</source>
        <translation>vain minun</translation>
    </message>
    <message>
        <source>No: partners count together.</source>
        <translation>Ei: parin tikit lasketaan yhteen.</translation>
    </message>
    <message>
        <source>Which card is worth much, and would hardly take a trick itself? The ♣10.</source>
        <translation>Mikä kortti on arvokas, mutta tuskin veisi tikkiä itse? ♣10.</translation>
    </message>
    <message>
        <source>Four card points are welcome, but another of your cards brings ten.</source>
        <translation>Neljä korttipistettä kelpaa, mutta yhdestä kortistasi saa kymmenen.</translation>
    </message>
    <message>
        <source>The ♦7 and the ♦9 are worth nothing.</source>
        <translation>♦7 ja ♦9 ovat arvottomia.</translation>
    </message>
    <message>
        <source>You sit at the bottom, your partner opposite. Your two opponents sit at the sides. Everybody plays one card in turn, clockwise. The D marks the dealer. The player to the dealer&apos;s left begins: that is you. Play an ace, the ♠A.</source>
        <translation>Istut alhaalla, parisi vastapäätä ja kaksi vastustajaasi sivuilla. Jokainen pelaa vuorollaan yhden kortin, myötäpäivään. J merkitsee jakajaa. Jakajan vasemmalla puolella istuva aloittaa: se olet sinä. Pelaa ässä, ♠A.</translation>
    </message>
    <message>
        <source>Click the ♠A. Or walk to it with the arrow keys and press Enter.</source>
        <translation>Napsauta pataässää. Tai siirry siihen nuolinäppäimillä ja paina Enter.</translation>
    </message>
    <message>
        <source>These four cards are a trick. A spade was led, and your ♠A is the highest spade: the trick is yours.</source>
        <translation>Nämä neljä korttia ovat tikki. Aloitettiin padalla, ja pataässäsi on padoista ylin: tikki on sinun.</translation>
    </message>
    <message>
        <source>You hold two hearts, the ♥J and the ♥6. Lead either.</source>
        <translation>Sinulla on kaksi herttaa, herttasotilas ja herttakutonen. Aloita kummalla vain.</translation>
    </message>
    <message>
        <source>In a match you could lead that. For this lesson lead a heart.</source>
        <translation>Pelissä voisit aloittaa silläkin. Tällä oppitunnilla aloita hertalla.</translation>
    </message>
    <message>
        <source>The ♥10 is the highest heart here, so your partner takes the trick. Your partner leads next.</source>
        <translation>Herttakymppi on tässä ylin hertta, joten parisi vie tikin. Parisi aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>A diamond was led. The ♦Q is the best one so far. Take the trick.</source>
        <translation>Aloitettiin ruudulla. Ruuturouva on toistaiseksi paras. Vie tikki.</translation>
    </message>
    <message>
        <source>The ♦K is higher than the ♦Q.</source>
        <translation>Ruutukuningas on ruuturouvaa ylempi.</translation>
    </message>
    <message>
        <source>What a trick is</source>
        <translation>Mikä on tikki</translation>
    </message>
    <message>
        <source>Four cards, and the highest of the suit that was led.</source>
        <translation>Neljä korttia, ja ajetun maan ylin voittaa.</translation>
    </message>
    <message>
        <source>Four cards are a trick. The highest card of the suit that was led takes it, and its player leads next.</source>
        <translation>Neljä korttia on tikki. Sen vie ajetun maan ylin kortti, ja sen pelaaja aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>♠9 is led. Then come ♠Q, ♥A and ♠J. Nothing is trump. Who takes the trick?</source>
        <translation>Aloitetaan ♠9:llä. Sitten tulevat ♠Q, ♥A ja ♠J. Mikään ei ole valttia. Mikä vie tikin?</translation>
    </message>
    <message>
        <source>the ♠Q</source>
        <translation>patarouva</translation>
    </message>
    <message>
        <source>Right: it is the highest card of the suit that was led.</source>
        <translation>Oikein: se on ajetun maan ylin kortti.</translation>
    </message>
    <message>
        <source>the ♥A</source>
        <translation>herttaässä</translation>
    </message>
    <message>
        <source>No: a heart cannot take a trick in which spades were led.</source>
        <translation>Ei: hertta ei voi viedä tikkiä, joka aloitettiin padalla.</translation>
    </message>
    <message>
        <source>Who leads to the next trick?</source>
        <translation>Kuka aloittaa seuraavan tikin?</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Oikein.</translation>
    </message>
    <message>
        <source>the player on the left</source>
        <translation>vasemmalla istuva</translation>
    </message>
    <message>
        <source>No: whoever takes a trick leads to the next.</source>
        <translation>Ei: tikin vienyt aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>How many cards are in a trick of four players?</source>
        <translation>Kuinka monta korttia on neljän pelaajan tikissä?</translation>
    </message>
    <message>
        <source>four</source>
        <translation>neljä</translation>
    </message>
    <message>
        <source>Right: one from each.</source>
        <translation>Oikein: yksi kultakin.</translation>
    </message>
    <message>
        <source>two</source>
        <translation>kaksi</translation>
    </message>
    <message>
        <source>No: everybody plays one card.</source>
        <translation>Ei: jokainen pelaa yhden kortin.</translation>
    </message>
    <message>
        <source>You have taken the first trick with the ♠A. Which of your cards can nobody beat any more? Lead it.</source>
        <translation>Veit ensimmäisen tikin pataässällä. Mitä korteistasi kukaan ei voi enää voittaa? Aloita sillä.</translation>
    </message>
    <message>
        <source>The ♠A has just been played. Which spade is the highest one left?</source>
        <translation>♠A on juuri pelattu. Mikä pata on nyt jäljellä olevista korkein?</translation>
    </message>
    <message>
        <source>The ten beats the king! The ♦10 took your ♦K. Take it back and look for a card that has nothing above it any more.</source>
        <translation>Kymppi voittaa kuninkaan! ♦10 vei kuninkaasi. Ota se takaisin ja etsi kortti, jonka yläpuolella ei ole enää mitään.</translation>
    </message>
    <message>
        <source>That card is easily beaten. Think of the suit whose ace is gone, and of its highest card.</source>
        <translation>Sen kortin muut voittavat helposti. Mieti maata, jonka ässä on jo mennyt, ja sen korkeinta korttia.</translation>
    </message>
    <message>
        <source>Your ten has taken the jack, the queen and the king, all in one trick.</source>
        <translation>Kymppisi vei sotilaan, rouvan ja kuninkaan, kaikki yhdessä tikissä.</translation>
    </message>
    <message>
        <source>All the spades have been played but one, your ♠7. A card of another suit cannot take a trick in which spades were led. Lead the seven and see.</source>
        <translation>Padat on pelattu yhtä lukuun ottamatta, ja se on sinun ♠7. Muun maan kortti ei voi viedä tikkiä, joka on aloitettu padalla. Aloita seiskalla ja katso, miten käy.</translation>
    </message>
    <message>
        <source>Play the ♠7, your last spade.</source>
        <translation>Pelaa ♠7, viimeinen patasi.</translation>
    </message>
    <message>
        <source>The others hold higher cards in that suit. In spades nobody has a card left but you.</source>
        <translation>Siinä maassa muilla on korkeampia kortteja. Pataa ei ole enää kenelläkään muulla kuin sinulla.</translation>
    </message>
    <message>
        <source>Nobody had a spade. Your ♠7 took three cards of other suits.</source>
        <translation>Kenelläkään ei ollut pataa. Pataseiskasi vei kolme muun maan korttia.</translation>
    </message>
    <message>
        <source>The ten beats the king</source>
        <translation>Kymppi voittaa kuninkaan</translation>
    </message>
    <message>
        <source>Ace, ten, king: an unusual order.</source>
        <translation>Ässä, kymppi, kuningas: outo järjestys.</translation>
    </message>
    <message>
        <source>Which is higher?</source>
        <translation>Kumpi on ylempi?</translation>
    </message>
    <message>
        <source>♦10</source>
        <translation>ruutukymppi</translation>
    </message>
    <message>
        <source>Right: only the ace is above it.</source>
        <translation>Oikein: vain ässä on sen yläpuolella.</translation>
    </message>
    <message>
        <source>♦K</source>
        <translation>ruutukuningas</translation>
    </message>
    <message>
        <source>No: the ten beats the king.</source>
        <translation>Ei: kymppi voittaa kuninkaan.</translation>
    </message>
    <message>
        <source>The ♥A has been played. What is the highest heart now?</source>
        <translation>Herttaässä on pelattu. Mikä on nyt ylin hertta?</translation>
    </message>
    <message>
        <source>the ♥10</source>
        <translation>herttakymppi</translation>
    </message>
    <message>
        <source>the ♥K</source>
        <translation>herttakuningas</translation>
    </message>
    <message>
        <source>No: the ten comes before the king.</source>
        <translation>Ei: kymppi tulee ennen kuningasta.</translation>
    </message>
    <message>
        <source>You lead the last club of all, the ♣7. Nothing is trump. Who takes the trick?</source>
        <translation>Aloitat kaikkein viimeisellä ristillä, ristiseiskalla. Mikään ei ole valttia. Kuka vie tikin?</translation>
    </message>
    <message>
        <source>I do</source>
        <translation>minä</translation>
    </message>
    <message>
        <source>Right: no other suit beats it.</source>
        <translation>Oikein: mikään muu maa ei voita sitä.</translation>
    </message>
    <message>
        <source>No: an ace of another suit does not beat it.</source>
        <translation>Ei: toisen maan ässä ei voita sitä.</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Tikki</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Avioliitot</translation>
    </message>
    <message>
        <source>Marjapussi</source>
        <translation>Marjapussi</translation>
    </message>
    <message>
        <source>Huutopussi: bidding and exchange</source>
        <translation>Huutopussi: huutaminen ja vaihto</translation>
    </message>
    <message>
        <source>Other games, other tables</source>
        <translation>Muita pelejä ja pöytiä</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Hyvää peliä</translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation>Päättäjäiset</translation>
    </message>
    <message>
        <source>A match with beginners</source>
        <translation>Peli aloittelijoiden kanssa</translation>
    </message>
    <message>
        <source>A whole match. No hints, and nothing can be taken back.</source>
        <translation>Kokonainen peli. Ei vihjeitä, eikä mitään saa takaisin.</translation>
    </message>
    <message>
        <source>A match with casual players</source>
        <translation>Peli harrastajien kanssa</translation>
    </message>
    <message>
        <source>The same, as it is played at home of an evening.</source>
        <translation>Sama, niin kuin sitä iltaisin kotona pelataan.</translation>
    </message>
    <message>
        <source>A match with skilled players</source>
        <translation>Peli taitavien kanssa</translation>
    </message>
    <message>
        <source>They remember what has been played. Do you?</source>
        <translation>He muistavat, mitä on pelattu. Muistatko sinä?</translation>
    </message>
    <message>
        <source>A match with experts</source>
        <translation>Peli mestarien kanssa</translation>
    </message>
    <message>
        <source>The best that this program has. There is a star for winning.</source>
        <translation>Parasta, mitä tässä ohjelmassa on. Voittajalle tähti.</translation>
    </message>
    <message>
        <source>Marjapussi is played to 12 points, at some tables to 10. A hand brings 2 for the marriage that makes trumps, 1 for each little one, 1 for the last trick and 1 for the larger half of the card points.</source>
        <translation>Marjapussia pelataan 12 pisteeseen, joissakin pöydissä 10:een. Jaosta saa 2 avioliitosta, joka tekee valtin, 1 jokaisesta pikkuisesta, 1 viimeisestä tikistä ja 1 suuremmasta puoliskosta korttipisteitä.</translation>
    </message>
    <message>
        <source>It is 5 to 11, and one point would do for your opponents. But in this hand they have not taken a single trick. A side without any trick goes to Porvoo: it loses all the points it has.</source>
        <translation>Tilanne on 5–11, ja vastustajille riittäisi yksi piste. Mutta tässä jaossa he eivät ole saaneet yhtään tikkiä. Joukkue, joka jää kokonaan ilman tikkejä, menee Porvooseen: se menettää kaikki pisteensä.</translation>
    </message>
    <message>
        <source>Two tricks are left, and both must be yours. You have the highest spade, the ♠10, and the ♦8. The highest diamond, the ♦10, is with your partner, beside a small club. What do you lead?</source>
        <translation>Kaksi tikkiä on jäljellä, ja molempien on tultava teille. Sinulla on korkein pata, ♠10, ja lisäksi ♦8. Korkein ruutu, ♦10, on parillasi, jolla on lisäksi pieni risti. Millä aloitat?</translation>
    </message>
    <message>
        <source>First your own sure trick; your partner then takes the last one.</source>
        <translation>Ensin oma varma tikkisi; parisi vie sitten viimeisen.</translation>
    </message>
    <message>
        <source>Your partner took this trick, but had to lead the ♣7 then, and the ♣J took the last one. That point made twelve: your opponents won the match. Take it back!</source>
        <translation>Parisi vei tikin, mutta joutui sitten aloittamaan ristiseiskalla, ja ♣J vei viimeisen. Siitä pisteestä tuli kaksitoista: vastustajat voittivat pelin. Ota siirto takaisin!</translation>
    </message>
    <message>
        <source>Play your last card.</source>
        <translation>Pelaa viimeinen korttisi.</translation>
    </message>
    <message>
        <source>All nine tricks! Your opponents go to Porvoo, from 11 down to 0. Your side earned 2 points, for the last trick and for the card points, and has 7.</source>
        <translation>Kaikki yhdeksän tikkiä! Vastustajat menevät Porvooseen, 11 pisteestä nollaan. Te saitte 2 pistettä, viimeisestä tikistä ja korttipisteistä, ja teillä on nyt 7.</translation>
    </message>
    <message>
        <source>Porvoo</source>
        <translation>Porvoo</translation>
    </message>
    <message>
        <source>No trick, no points: down to nothing.</source>
        <translation>Ei tikkiä, ei pisteitä: kaikki menee.</translation>
    </message>
    <message>
        <source>A match is not lost at 5 to 11. One hand without a trick, and eleven points are gone.</source>
        <translation>Peli ei ole hävitty, vaikka tilanne on 5–11. Yksi jako ilman tikkiä, ja yksitoista pistettä on poissa.</translation>
    </message>
    <message>
        <source>What sends a side to Porvoo?</source>
        <translation>Mikä vie joukkueen Porvooseen?</translation>
    </message>
    <message>
        <source>a hand without a trick</source>
        <translation>jako ilman tikkiä</translation>
    </message>
    <message>
        <source>Right: its total becomes 0.</source>
        <translation>Oikein: sen pisteiksi tulee 0.</translation>
    </message>
    <message>
        <source>more than twelve points</source>
        <translation>yli kaksitoista pistettä</translation>
    </message>
    <message>
        <source>No: past twelve it falls to seven. Porvoo is a hand without a trick.</source>
        <translation>Ei: yli kahdentoista mennyt putoaa seitsemään. Porvooseen vie jako ilman tikkiä.</translation>
    </message>
    <message>
        <source>A side with 11 points goes to Porvoo. What is its total?</source>
        <translation>Joukkue, jolla on 11 pistettä, menee Porvooseen. Paljonko sille jää?</translation>
    </message>
    <message>
        <source>You won the auction with 150 and set a contract of 200. Six tricks are played, and all six are yours. To win all nine is called läpiajo: the side without a trick loses the bid that won the auction.</source>
        <translation>Voitit huutokaupan 150:llä ja asetit sitoumukseksi 200. Kuusi tikkiä on pelattu, ja kaikki kuusi ovat teidän. Kaikkien yhdeksän ottaminen on läpiajo: ilman tikkejä jäänyt joukkue menettää huutokaupan voittaneen huudon.</translation>
    </message>
    <message>
        <source>Three tricks are left, and all should be yours. Your ♠7 is the last trump. Of the hearts only the ♥K is out besides your ♥10 and ♥6. Which card draws it?</source>
        <translation>Kolme tikkiä on jäljellä, ja kaikki pitäisi saada. Pataseiskasi on viimeinen valtti. Hertoista on omien ♥10:n ja ♥6:n lisäksi pelaamatta vain ♥K. Mikä kortti ajaa sen pois?</translation>
    </message>
    <message>
        <source>The ♥10 beats the ♥K. Then the ♥6 is the highest heart.</source>
        <translation>♥10 voittaa herttakuninkaan. Sen jälkeen ♥6 on hertan korkein.</translation>
    </message>
    <message>
        <source>The ♥K took it, and then the ♦A another one. Your side has 185 of 200: −200. And the opponents have 15 points in place of −150. Take it back.</source>
        <translation>♥K vei sen, ja ruutuässä vielä yhden. Teillä on 185, kun luvattu oli 200: −200. Ja vastustajilla on 15 pistettä, kun olisi voinut olla −150. Ota se takaisin.</translation>
    </message>
    <message>
        <source>That wins a trick too, but the ♥K stays out. Draw it first.</source>
        <translation>Sekin vie tikin, mutta herttakuningas jää pelaamatta. Aja se ensin pois.</translation>
    </message>
    <message>
        <source>Nine tricks, 200 points: the contract is made. The opponents lose 150. That is your bid, not the contract: a higher contract would cost them no more.</source>
        <translation>Yhdeksän tikkiä, 200 pistettä: sitoumus täyttyi. Vastustajat menettävät 150. Se on huutosi eikä sitoumus: korkeampi sitoumus ei maksaisi heille enempää.</translation>
    </message>
    <message>
        <source>The next hand, and now you defend. The opponents bid 150 and have all six tricks. Your side needs one.</source>
        <translation>Seuraava jako, ja nyt puolustat. Vastustajat huusivat 150, ja kaikki kuusi tikkiä ovat heillä. Tarvitsette yhden.</translation>
    </message>
    <message>
        <source>The declarer leads a trump again. You have none: which card can you spare?</source>
        <translation>Pelinviejä aloitti taas valtilla. Sinulla ei ole valttia: minkä kortin voit antaa?</translation>
    </message>
    <message>
        <source>Keep the one card that may still take a trick.</source>
        <translation>Pidä se kortti, joka voi vielä viedä tikin.</translation>
    </message>
    <message>
        <source>The ♦A was your only trick. The ♦K won instead, you have none, and your side loses 150. Take it back.</source>
        <translation>Ruutuässä oli ainoa tikkinne. Nyt ruutukuningas voitti, teillä ei ole yhtään tikkiä, ja menetätte 150. Ota se takaisin.</translation>
    </message>
    <message>
        <source>And one more trump. What now?</source>
        <translation>Ja vielä yksi valtti. Mitä nyt?</translation>
    </message>
    <message>
        <source>Keep the ♦A to the last trick.</source>
        <translation>Pidä ruutuässä viimeiseen tikkiin.</translation>
    </message>
    <message>
        <source>One trick too early. The ♦K took the last one, and your side loses 150. Take it back.</source>
        <translation>Yhtä tikkiä liian aikaisin. Ruutukuningas vei viimeisen, ja menetätte 150. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Your ♦A took the last trick: 50 points for you instead of −150. And the contract of 200 has failed, too.</source>
        <translation>Ruutuässäsi vei viimeisen tikin: teille 50 pistettä eikä −150. Ja 200:n sitoumuskin epäonnistui.</translation>
    </message>
    <message>
        <source>Läpiajo: all the tricks</source>
        <translation>Läpiajo: kaikki tikit</translation>
    </message>
    <message>
        <source>A side without a trick pays for it.</source>
        <translation>Ilman tikkejä jäänyt maksaa.</translation>
    </message>
    <message>
        <source>Bid 150, contract 220. The defenders take no trick. What do they score in this game?</source>
        <translation>Huuto 150, sitoumus 220. Puolustajat eivät saa tikkiäkään. Mitä heille tässä pelissä kirjataan?</translation>
    </message>
    <message>
        <source>−150</source>
        <translation>−150</translation>
    </message>
    <message>
        <source>Right: the bid, not the contract.</source>
        <translation>Oikein: huuto, ei sitoumus.</translation>
    </message>
    <message>
        <source>−220</source>
        <translation>−220</translation>
    </message>
    <message>
        <source>No: the bid that won the auction.</source>
        <translation>Ei: huutokaupan voittanut huuto.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>No: no trick costs the winning bid.</source>
        <translation>Ei: ilman tikkejä jäänyt menettää huudon verran.</translation>
    </message>
    <message>
        <source>The defenders take one trick, worth 10. What do they score?</source>
        <translation>Puolustajat saavat yhden tikin, josta tulee 10. Mitä heille kirjataan?</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Right: one trick is enough.</source>
        <translation>Oikein: yksi tikki riittää.</translation>
    </message>
    <message>
        <source>No: one trick saves them.</source>
        <translation>Ei: yksi tikki pelastaa heidät.</translation>
    </message>
    <message>
        <source>You defend without a trick and hold a lone ♦A. The declarer leads trumps. What do you keep?</source>
        <translation>Puolustat ilman tikkiä, ja sinulla on ♦A. Pelinviejä aloittaa valtilla. Minkä pidät?</translation>
    </message>
    <message>
        <source>the ♦A</source>
        <translation>ruutuässän</translation>
    </message>
    <message>
        <source>Right: it may be your only trick.</source>
        <translation>Oikein: se voi olla ainoa tikkisi.</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>minkä tahansa</translation>
    </message>
    <message>
        <source>No: only the ace can still win.</source>
        <translation>Ei: vain ässä voi vielä voittaa.</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>No: seven is for going past twelve. Porvoo means 0.</source>
        <translation>Ei: seitsemään putoaa yli kahdentoista mennyt. Porvoossa on 0.</translation>
    </message>
    <message>
        <source>A hand: trumps made, one little one, last trick, larger half. How many points?</source>
        <translation>Jako: valtti tehty, yksi pikkuinen, viimeinen tikki, suurempi puolisko. Montako pistettä?</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Right: 2 + 1 + 1 + 1.</source>
        <translation>Oikein: 2 + 1 + 1 + 1.</translation>
    </message>
    <message>
        <source>You hold a whole, and your partner has not heard of it. Tell him.</source>
        <translation>Sinulla on kokonainen, eikä parisi ole kuullut siitä. Kerro hänelle.</translation>
    </message>
    <message>
        <source>Hearts are trumps, and five tricks have been played. Six hearts have fallen in them: the ace, ten, queen, jack, eight and six. You led the ♥Q last.</source>
        <translation>Hertta on valttia, ja viisi tikkiä on pelattu. Niissä on mennyt kuusi herttaa: ässä, kymppi, rouva, sotilas, kasi ja kutonen. Viimeksi aloitit herttarouvalla.</translation>
    </message>
    <message>
        <source>A suit has nine cards. Six have fallen and you hold two. So how many are out? Your ♣A is a sure trick only when nobody can trump it. What do you lead?</source>
        <translation>Maassa on yhdeksän korttia. Kuusi on mennyt ja kaksi on sinulla. Montako on siis muilla? Ristiässäsi on varma vasta, kun kukaan ei voi lyödä sitä valtilla. Millä aloitat?</translation>
    </message>
    <message>
        <source>One heart is out, the ♥9. Your ♥K takes it away.</source>
        <translation>Yksi hertta on pelaamatta, ♥9. Herttakuninkaasi ajaa sen pois.</translation>
    </message>
    <message>
        <source>One heart was still out, and the ♥9 trumped your ace: 11 card points for them.</source>
        <translation>Yksi hertta oli vielä pelaamatta, ja ♥9 löi ässäsi valtilla: 11 korttipistettä heille.</translation>
    </message>
    <message>
        <source>The heart that is out is the ♥9, and it took your seven.</source>
        <translation>Ulkona on herttaysi, ja se vei seiskasi.</translation>
    </message>
    <message>
        <source>That gives the lead away while they still have a trump. Take it from them first.</source>
        <translation>Niin annat vuoron pois, kun heillä on vielä valtti. Aja se ensin pois.</translation>
    </message>
    <message>
        <source>The ♥9 fell. Eight have gone now and the ninth is your ♥7: nobody else has a trump.</source>
        <translation>Herttaysi meni. Nyt on mennyt kahdeksan, ja yhdeksäs on ♥7 sinulla: muilla ei ole valttia.</translation>
    </message>
    <message>
        <source>So which card takes a trick now that was not safe before?</source>
        <translation>Mikä kortti siis vie nyt tikin, vaikka ei äsken ollut varma?</translation>
    </message>
    <message>
        <source>Nobody can trump your ♣A any more.</source>
        <translation>Ristiässääsi ei voi enää lyödä valtilla.</translation>
    </message>
    <message>
        <source>You need not draw what is not there. The last trump is worth more at the end: it takes the last trick.</source>
        <translation>Sitä, mitä ei ole, ei tarvitse ajaa pois. Viimeinen valtti on arvokkaampi lopussa: se vie viimeisen tikin.</translation>
    </message>
    <message>
        <source>Higher spades are out. First the trick that is yours for certain.</source>
        <translation>Ulkona on isompia patoja. Ensin se tikki, joka on varmasti sinun.</translation>
    </message>
    <message>
        <source>The ♣A took the ♣10 and the ♦10: your partner gave one of them, your opponent had to give the other.</source>
        <translation>Ristiässä vei ristikympin ja ruutukympin: toisen antoi parisi, toinen oli vastustajan pakko antaa.</translation>
    </message>
    <message>
        <source>Counting a suit</source>
        <translation>Maan laskeminen</translation>
    </message>
    <message>
        <source>Nine, less what has fallen, less what you hold.</source>
        <translation>Yhdeksän, miinus menneet, miinus omat.</translation>
    </message>
    <message>
        <source>Begin with one suit: the trumps. Count them down from nine at each trick. Nobody counts everything at first.</source>
        <translation>Aloita yhdestä maasta: valtista. Laske sitä joka tikissä yhdeksästä alaspäin. Kaikkea ei laske kukaan heti.</translation>
    </message>
    <message>
        <source>Five clubs have fallen, and you hold two. How many are out?</source>
        <translation>Viisi ristiä on mennyt, ja sinulla on kaksi. Montako on muilla?</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Right: nine less five less two.</source>
        <translation>Oikein: yhdeksästä viisi ja kaksi pois.</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>No: your own two are not out. 9 − 5 − 2 = 2.</source>
        <translation>Ei: omasi eivät ole muilla. 9 − 5 − 2 = 2.</translation>
    </message>
    <message>
        <source>One trump is out, and an opponent has it. What do you do before you lead an ace of another suit?</source>
        <translation>Yksi valtti on vielä pelaamatta, ja se on vastustajalla. Mitä teet ennen kuin aloitat muun maan ässällä?</translation>
    </message>
    <message>
        <source>draw that trump</source>
        <translation>ajan sen valtin pois</translation>
    </message>
    <message>
        <source>Right: then the ace is safe.</source>
        <translation>Oikein: sitten ässä on varma.</translation>
    </message>
    <message>
        <source>I do nothing</source>
        <translation>en mitään</translation>
    </message>
    <message>
        <source>No: the ace could be trumped.</source>
        <translation>Ei: ässä voitaisiin lyödä yli.</translation>
    </message>
    <message>
        <source>You hold the only trump that is left. Do you lead it at once?</source>
        <translation>Sinulla on ainoa jäljellä oleva valtti. Aloitatko sillä heti?</translation>
    </message>
    <message>
        <source>I do not</source>
        <translation>en</translation>
    </message>
    <message>
        <source>Right: it takes a trick later as well.</source>
        <translation>Oikein: se vie tikin myöhemminkin.</translation>
    </message>
    <message>
        <source>No: there is nothing to draw, and it can take the last trick.</source>
        <translation>Ei: ajettavaa ei ole, ja se voi viedä viimeisen tikin.</translation>
    </message>
    <message>
        <source>No: 2 + 1 + 1 + 1 = 5.</source>
        <translation>Ei: 2 + 1 + 1 + 1 = 5.</translation>
    </message>
    <message>
        <source>10 + 1 + 1 = 12, exactly. The match is yours.</source>
        <translation>10 + 1 + 1 = 12, tasan. Peli on teidän.</translation>
    </message>
    <message>
        <source>Exactly twelve: hold a marriage back</source>
        <translation>Tasan kaksitoista: jätä avioliitto ilmoittamatta</translation>
    </message>
    <message>
        <source>Past twelve you fall to seven.</source>
        <translation>Yli kahdentoista pudotaan seitsemään.</translation>
    </message>
    <message>
        <source>Do the sum before you declare. A marriage may be held back, and it is nobody&apos;s business that you had it.</source>
        <translation>Laske ennen kuin teet valtin. Avioliiton saa pitää itsellään, eikä kenellekään kuulu, että se oli.</translation>
    </message>
    <message>
        <source>Your side has 10, and the last trick and the larger half are sure. Do you declare?</source>
        <translation>Teillä on 10, ja viimeinen tikki ja suurempi puolisko ovat varmat. Teetkö valtin?</translation>
    </message>
    <message>
        <source>Right: 10 + 1 + 1 is twelve.</source>
        <translation>Oikein: 10 + 1 + 1 on kaksitoista.</translation>
    </message>
    <message>
        <source>No: with 2 more you would have 14, and fall to seven.</source>
        <translation>Ei: 2 lisää tekisi 14, ja putoaisitte seitsemään.</translation>
    </message>
    <message>
        <source>A side with 11 earns 2. What is its total in Marjapussi?</source>
        <translation>Joukkue, jolla on 11, saa 2. Paljonko sillä on marjapussissa?</translation>
    </message>
    <message>
        <source>Right: 13 is past twelve.</source>
        <translation>Oikein: 13 on yli kahdentoista.</translation>
    </message>
    <message>
        <source>13</source>
        <translation>13</translation>
    </message>
    <message>
        <source>No: past twelve a side falls back to seven.</source>
        <translation>Ei: yli kahdentoista mennyt putoaa seitsemään.</translation>
    </message>
    <message>
        <source>Must you declare a marriage that you hold?</source>
        <translation>Onko kädessä oleva avioliitto pakko ilmoittaa?</translation>
    </message>
    <message>
        <source>Right: only answers must be true.</source>
        <translation>Oikein: vain vastausten on oltava tosia.</translation>
    </message>
    <message>
        <source>No: nobody makes you. Only answers must be true.</source>
        <translation>Ei: kukaan ei pakota. Vain vastausten on oltava tosia.</translation>
    </message>
    <message>
        <source>You have just taken a trick, and the ♥K and ♥Q in your hand will take the last two. The larger half of the card points is yours already. You could declare your marriage now, or simply lead. Do the sum first!</source>
        <translation>Veit juuri tikin, ja kädessäsi olevat ♥K ja ♥Q vievät viimeiset kaksi. Korttipisteiden enemmistö on jo teidän. Voisit nyt ilmoittaa avioliiton tai yksinkertaisesti aloittaa. Laske ensin!</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next one, with any card. Lead a heart now and see who takes it.</source>
        <translation>Joka vie tikin, aloittaa seuraavan millä kortilla tahansa. Aloita nyt hertalla ja katso, kuka tikin vie.</translation>
    </message>
    <message>
        <source>Only the ace beats a ten. And while nothing is trump, the last card of a suit takes the trick that it leads, even a seven.</source>
        <translation>Vain ässä voittaa kympin. Ja kun valttia ei ole, maan viimeinen kortti vie tikin, jonka sillä aloittaa, vaikka se olisi seiska.</translation>
    </message>
    <message>
        <source>Now the ♦10 has been led. You hold three diamonds, and none of them beats the ten. Which of your cards may you play? Play one.</source>
        <translation>Nyt aloitettiin ruutukympillä. Sinulla on kolme ruutua, eikä mikään niistä voita kymppiä. Mitä kortteja saat pelata? Pelaa jokin niistä.</translation>
    </message>
    <message>
        <source>Any of the three: the ♦Q, the ♦9 or the ♦8.</source>
        <translation>Mikä tahansa kolmesta: ruuturouva, ruutuysi tai ruutukasi.</translation>
    </message>
    <message>
        <source>Your partner beat your ♦Q with the ♦K, and had no choice: the duty to beat holds against your own partner too.</source>
        <translation>Parisi meni ruuturouvasi yli ruutukuninkaalla. Muuta hän ei voinut: ylimenopakko koskee omaakin paria.</translation>
    </message>
    <message>
        <source>There is one question for each trick taken, and then you lead. Draw the trumps, so that nobody can trump later: lead the ♦A.</source>
        <translation>Joka tikistä saa kysyä kerran, ja sitten aloitetaan. Aja valtit, jottei kukaan pääse myöhemmin lyömään niillä: aloita ruutuässällä.</translation>
    </message>
    <message>
        <source>Hearts are trumps: you have declared them. You have no diamonds, so you must trump. Take the trick with a small heart.</source>
        <translation>Hertta on valttia: teit siitä valtin. Ruutua sinulla ei ole, joten on lyötävä valtilla. Vie tikki pienellä hertalla.</translation>
    </message>
    <message>
        <source>Hearts are still trumps. Now draw them from your opponents. The ♥A is still out: which heart do you lead?</source>
        <translation>Hertta on yhä valttia. Aja ne nyt vastustajilta. Herttaässä on vielä jollakulla muulla: millä hertalla aloitat?</translation>
    </message>
    <message>
        <source>The ♥A takes any heart that you lead. Give it the small one.</source>
        <translation>Herttaässä vie minkä tahansa hertan. Anna sille pieni.</translation>
    </message>
    <message>
        <source>That draws them too, but the ♥A takes it with its card points. Lead the small one.</source>
        <translation>Sekin ajaa valtit, mutta herttaässä vie sen korttipisteineen. Aloita pienellä hertalla.</translation>
    </message>
    <message>
        <source>Clubs are not trumps: the ♣A would take that. Lead the small heart.</source>
        <translation>Risti ei ole valttia: ristiässä veisi sen. Aloita pienellä hertalla.</translation>
    </message>
    <message>
        <source>The ♥A and the ♥J lie there: your ♥10 is the highest trump now.</source>
        <translation>Siinä ovat herttaässä ja herttasotilas: nyt herttakymppisi on ylin valtti.</translation>
    </message>
    <message>
        <source>10 + 1 for the last trick + 1 for the card points. How many more can you use?</source>
        <translation>10 + 1 viimeisestä tikistä + 1 korttipisteistä. Montako vielä mahtuu?</translation>
    </message>
    <message>
        <source>If that succeeded, it would carry you past twelve. You need no marriage at all here.</source>
        <translation>Jos se onnistuisi, menisitte yli kahdentoista. Tässä ei tarvita avioliittoa lainkaan.</translation>
    </message>
    <message>
        <source>One more. Take the last trick.</source>
        <translation>Vielä yksi. Vie viimeinen tikki.</translation>
    </message>
    <message>
        <source>A whole hand, from the first lead to the score. It is 3 to 4 in the match. You hold one ace, the king and queen of spades, and three lone halves: the ♥Q, the ♣K and the ♦K.</source>
        <translation>Kokonainen jako ensimmäisestä aloituksesta pisteisiin. Tilanne on 3–4. Sinulla on yksi ässä, patakuningas ja patarouva sekä kolme irtonaista puolikasta: herttarouva, ristikuningas ja ruutukuningas.</translation>
    </message>
    <message>
        <source>You lead first. In this game that must be an ace, if you have one.</source>
        <translation>Sinä aloitat. Tässä pelissä on aloitettava ässällä, jos sellainen on.</translation>
    </message>
    <message>
        <source>Your only ace is the ♦A.</source>
        <translation>Ainoa ässäsi on ruutuässä.</translation>
    </message>
    <message>
        <source>13 card points, and the right to declare. What do you do?</source>
        <translation>13 korttipistettä ja lupa tehdä valtti. Mitä teet?</translation>
    </message>
    <message>
        <source>You hold the ♠K and the ♠Q: make spades trumps.</source>
        <translation>Sinulla on patakuningas ja patarouva: tee padasta valtti.</translation>
    </message>
    <message>
        <source>Later perhaps: you hold the ♠K and the ♠Q yourself, which is sure.</source>
        <translation>Myöhemmin ehkä: patakuningas ja patarouva ovat sinulla itselläsi, ja se on varmaa.</translation>
    </message>
    <message>
        <source>Then the hand has no trumps, and somebody else may make them. Your marriage is worth 2 points now.</source>
        <translation>Silloin jaossa ei ole valttia, ja joku muu voi tehdä sen. Avioliitostasi saa nyt 2 pistettä.</translation>
    </message>
    <message>
        <source>Spades are trumps: 2 points. Now lead. Keep your trumps and your halves, and give away a card that is worth nothing.</source>
        <translation>Pata on valttia: 2 pistettä. Aloita nyt. Pidä valttisi ja puolikkaasi ja luovu kortista, joka ei ole minkään arvoinen.</translation>
    </message>
    <message>
        <source>Lead the ♥6.</source>
        <translation>Aloita herttakutosella.</translation>
    </message>
    <message>
        <source>The ♠A and the ♠10 are still out. Keep your two trumps for a trick that you could not take otherwise.</source>
        <translation>Pataässä ja patakymppi ovat vielä pelaamatta. Pidä kaksi valttiasi tikkiin, jota et muuten saisi.</translation>
    </message>
    <message>
        <source>Somebody holds the ♣A or the ♣10. A lone king is in danger: do not lead it yourself.</source>
        <translation>Jollakin on ristiässä tai ristikymppi. Yksinäinen kuningas on vaarassa: älä itse aloita sillä.</translation>
    </message>
    <message>
        <source>That is half a marriage. Perhaps your partner has the queen: keep it until you have asked.</source>
        <translation>Se on puolikas. Parillasi on ehkä rouva: pidä se, kunnes olet kysynyt.</translation>
    </message>
    <message>
        <source>That is half a marriage. Perhaps your partner has the king: keep her until you have asked.</source>
        <translation>Se on puolikas. Parillasi on ehkä kuningas: pidä se, kunnes olet kysynyt.</translation>
    </message>
    <message>
        <source>That is worth nothing either. But keep the ♦6 beside the ♦K this time, and lead the ♥6.</source>
        <translation>Sekään ei ole minkään arvoinen. Mutta pidä tällä kertaa ruutukutonen ruutukuninkaan seurana ja aloita herttakutosella.</translation>
    </message>
    <message>
        <source>The jack is worth 2 card points. The ♥6 is worth nothing.</source>
        <translation>Sotilas on 2 korttipisteen arvoinen. Herttakutonen ei ole minkään.</translation>
    </message>
    <message>
        <source>The ♥10 took it: 10 card points for them. That is the price of giving the lead away.</source>
        <translation>Herttakymppi vei sen: heille 10 korttipistettä. Se on hinta siitä, että aloitusvuoron antaa pois.</translation>
    </message>
    <message>
        <source>A club is led. Which card do you have to play?</source>
        <translation>Aloitettiin ristillä. Minkä kortin sinun on pelattava?</translation>
    </message>
    <message>
        <source>The ♣K is your only club, and it beats the ♣6.</source>
        <translation>Ristikuningas on ainoa ristisi, ja se voittaa ristikutosen.</translation>
    </message>
    <message>
        <source>Your partner had to beat your king with the ♣10. It is your side&apos;s trick all the same: 14 card points.</source>
        <translation>Parisi oli pakko mennä kuninkaasi yli ristikympillä. Tikki on silti teidän: 14 korttipistettä.</translation>
    </message>
    <message>
        <source>Your partner asks for a whole. Your spades have been declared already, and a suit counts once.</source>
        <translation>Parisi kysyy kokonaista. Padasta on jo tehty valtti, ja kukin maa lasketaan kerran.</translation>
    </message>
    <message>
        <source>You have no other king and queen of one suit: the true answer is no.</source>
        <translation>Sinulla ei ole minkään muun maan kuningasta ja rouvaa: tosi vastaus on ei.</translation>
    </message>
    <message>
        <source>Clubs again, and you have none. Take the trick for your side.</source>
        <translation>Taas ristiä, eikä sinulla ole sitä. Vie tikki joukkueellesi.</translation>
    </message>
    <message>
        <source>You must trump: with the ♠K or the ♠Q.</source>
        <translation>On lyötävä valtilla: patakuninkaalla tai patarouvalla.</translation>
    </message>
    <message>
        <source>A trick of your own, and a question. You hold the ♥Q and the ♦K. Ask for a half in one of them.</source>
        <translation>Oma tikki ja oma kysymys. Sinulla on herttarouva ja ruutukuningas. Kysy puolikasta jommassakummassa maassa.</translation>
    </message>
    <message>
        <source>Lead again. Which card costs least if it is lost?</source>
        <translation>Aloita taas. Minkä kortin menettäminen maksaa vähiten?</translation>
    </message>
    <message>
        <source>The opponent on your right had no heart left and trumped with the ♠6: 7 card points lost. Take it back and lead low.</source>
        <translation>Oikealla istuvalla vastustajalla ei ollut enää herttaa, ja hän löi patakutosella: 7 korttipistettä meni. Ota se takaisin ja aloita pienellä.</translation>
    </message>
    <message>
        <source>The opponent on your right had no heart left and trumped with the ♠6: 6 card points lost. Take it back and lead low.</source>
        <translation>Oikealla istuvalla vastustajalla ei ollut enää herttaa, ja hän löi patakutosella: 6 korttipistettä meni. Ota se takaisin ja aloita pienellä.</translation>
    </message>
    <message>
        <source>Ask for a half in hearts.</source>
        <translation>Kysy hertan puolikasta.</translation>
    </message>
    <message>
        <source>No: your partner has none. The chance is gone for this trick. You hold two halves: ask for one of those.</source>
        <translation>Ei: parillasi ei ole. Tämän tikin jälkeen et saa enää kysyä. Sinulla on kaksi puolikasta: kysy niistä toista.</translation>
    </message>
    <message>
        <source>Ask first! After this lead the chance is gone.</source>
        <translation>Kysy ensin! Kun olet aloittanut, tilaisuus on mennyt.</translation>
    </message>
    <message>
        <source>Your partner has the ♥K: a little one, 1 point. Spades stay trumps.</source>
        <translation>Parillasi on herttakuningas: pikkuinen, 1 piste. Pata pysyy valttina.</translation>
    </message>
    <message>
        <source>The ♦6 is worth nothing.</source>
        <translation>Ruutukutonen ei ole minkään arvoinen.</translation>
    </message>
    <message>
        <source>That is your last trump. Keep it.</source>
        <translation>Se on viimeinen valttisi. Pidä se.</translation>
    </message>
    <message>
        <source>The ♠A drew your last trump and one from each opponent. Your partner leads on.</source>
        <translation>Pataässä ajoi viimeisen valttisi ja kummaltakin vastustajalta yhden. Parisi aloittaa taas.</translation>
    </message>
    <message>
        <source>An opponent will probably take this: give the least, the ♥J.</source>
        <translation>Vastustaja vie tämän luultavasti: anna vähiten, herttasotilas.</translation>
    </message>
    <message>
        <source>An opponent may still take this trick: that is 4 card points. Give less.</source>
        <translation>Vastustaja voi vielä viedä tämän tikin: siitä tulisi 4 korttipistettä. Anna vähemmän.</translation>
    </message>
    <message>
        <source>An opponent may still take this trick: that is 3 card points. Give less.</source>
        <translation>Vastustaja voi vielä viedä tämän tikin: siitä tulisi 3 korttipistettä. Anna vähemmän.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ♥A is taking this one. Play your heart.</source>
        <translation>Parisi herttaässä on viemässä tämän. Pelaa herttasi.</translation>
    </message>
    <message>
        <source>The ♥Q is your only heart.</source>
        <translation>Herttarouva on ainoa herttasi.</translation>
    </message>
    <message>
        <source>The last trick went to the ♠10: 1 point for them. Your side has 77 card points, the larger half: 1 point for you.</source>
        <translation>Viimeisen tikin vei patakymppi: heille 1 piste. Joukkueellasi on 77 korttipistettä, yli puolet: teille 1 piste.</translation>
    </message>
    <message>
        <source>Your hand: 2 for the trumps, 1 for the little one, 1 for the card points. That makes 4, and 3 + 4 = 7. They have 4 + 1 = 5.</source>
        <translation>Teidän jakonne: 2 valtista, 1 pikkuisesta, 1 korttipisteistä. Se on 4, ja 3 + 4 = 7. Heillä on 4 + 1 = 5.</translation>
    </message>
    <message>
        <source>A whole hand of Marjapussi</source>
        <translation>Kokonainen jako marjapussia</translation>
    </message>
    <message>
        <source>From the first lead to the score.</source>
        <translation>Ensimmäisestä aloituksesta pisteisiin.</translation>
    </message>
    <message>
        <source>That was a whole hand, and you know enough for a match: the Rules tell the rest. Sit down at the table, or go on with Huutopussi, where marriages are worth even more.</source>
        <translation>Se oli kokonainen jako, ja nyt osaat tarpeeksi peliin: loput kertovat säännöt. Istu pöytään tai jatka huutopussiin, jossa avioliitot ovat vielä arvokkaampia.</translation>
    </message>
    <message>
        <source>Bondtolva is Marjapussi&apos;s Swedish cousin, the farmer&apos;s dozen. Its pack has 24 cards, from the ace to the nine, so everybody holds six.</source>
        <translation>Bondtolva on marjapussin ruotsalainen serkku, talonpojan tusina. Pakassa on 24 korttia ässästä ysiin, joten jokaisella on kuusi.</translation>
    </message>
    <message>
        <source>You lead, and as in Marjapussi it must be an ace.</source>
        <translation>Sinä aloitat, ja niin kuin marjapussissa, aloitetaan ässällä.</translation>
    </message>
    <message>
        <source>In the Erlangen game nobody has to bid. All have passed, so the hand is played without a contract, and each side keeps what it takes. Lead your ace.</source>
        <translation>Erlangenin pelissä kenenkään ei ole pakko huutaa. Kaikki passasivat, joten jako pelataan ilman sitoumusta, ja kumpikin saa sen, minkä ottaa. Aloita ässällä.</translation>
    </message>
    <message>
        <source>Your only ace is the ♠A.</source>
        <translation>Ainoa ässäsi on ♠A.</translation>
    </message>
    <message>
        <source>You hold no king and no queen. Usually you could not ask for any half then. In Erlangen you may all the same, and your partner must still answer truly.</source>
        <translation>Sinulla ei ole yhtään kuningasta eikä rouvaa. Yleensä et voisi silloin kysyä puolikasta. Erlangenissa saat silti, ja parin on yhä vastattava totuudenmukaisesti.</translation>
    </message>
    <message>
        <source>The opponents&apos; hearts would bring them 100. Ask for a half in hearts. If your partner says no, they may think that you hold one of its cards.</source>
        <translation>Hertasta vastustajat saisivat 100. Kysy hertan puolikasta. Jos parisi vastaa ei, he luulevat ehkä, että sinulla on sen kuningas tai rouva.</translation>
    </message>
    <message>
        <source>Choose the half of hearts.</source>
        <translation>Valitse hertan puolikas.</translation>
    </message>
    <message>
        <source>Your partner has one of them and says yes. Now you must admit that you have neither. Nothing is declared, and everybody knows what your partner holds.</source>
        <translation>Parillasi on toinen ja hän vastaa kyllä. Nyt sinun on tunnustettava, ettei sinulla ole kumpaakaan. Valttia ei tule, ja kaikki tietävät, mitä parillasi on.</translation>
    </message>
    <message>
        <source>They might believe that, too. But spades bring 40, and hearts 100. Bluff where it costs them most.</source>
        <translation>Senkin he voisivat uskoa. Mutta padasta saa 40 ja hertasta 100. Bluffaa siinä, missä se maksaa heille eniten.</translation>
    </message>
    <message>
        <source>A whole names no suit, so it misleads nobody.</source>
        <translation>Kokonaista kysyttäessä ei sanota maata, joten se ei johda ketään harhaan.</translation>
    </message>
    <message>
        <source>The ♣A took it, your opponents asked each other for the half of hearts, and got 100. Take it back: you can make them doubt.</source>
        <translation>Ristiässä vei tikin, vastustajat kysyivät toisiltaan hertan puolikasta ja saivat 100. Ota takaisin: voit saada heidät epäilemään.</translation>
    </message>
    <message>
        <source>Once you lead, the chance to ask is gone. Ask first.</source>
        <translation>Kun aloitat, tilaisuus kysyä on mennyt. Kysy ensin.</translation>
    </message>
    <message>
        <source>The ♣A took the next trick, and your opponents asked for the half of spades: 40. On the left lies the ♥K and on the right the ♥Q. They left the 100 alone, as they thought that you hold one.</source>
        <translation>Ristiässä vei seuraavan tikin, ja vastustajat kysyivät padan puolikasta: 40. Vasemmalla on ♥K ja oikealla ♥Q. He jättivät satasen ottamatta, koska luulivat toisen olevan sinulla.</translation>
    </message>
    <message>
        <source>A bluffed half</source>
        <translation>Bluffattu puolikas</translation>
    </message>
    <message>
        <source>Erlangen: ask for what you do not have.</source>
        <translation>Erlangen: kysy sitä, mitä sinulla ei ole.</translation>
    </message>
    <message>
        <source>It works against those who hold one card each. Who holds both knows better, and simply declares. And who bluffs often is not believed for long.</source>
        <translation>Se toimii, kun vastustajilla on kummallakin yksi kortti. Jolla on molemmat, se tietää paremmin ja tekee valtin. Ja joka bluffaa usein, sitä ei kauan uskota.</translation>
    </message>
    <message>
        <source>In Erlangen you hold neither the ♦K nor the ♦Q. May you ask for a half in diamonds?</source>
        <translation>Sinulla ei ole ruutukuningasta eikä ruuturouvaa. Saatko Erlangenissa kysyä ruudun puolikasta?</translation>
    </message>
    <message>
        <source>Right: it is allowed there.</source>
        <translation>Oikein: siellä se on sallittua.</translation>
    </message>
    <message>
        <source>You may: in Erlangen it is allowed.</source>
        <translation>Saat: Erlangenissa se on sallittua.</translation>
    </message>
    <message>
        <source>You bluffed, and your partner says yes. What happens?</source>
        <translation>Bluffasit, ja parisi vastaa kyllä. Mitä tapahtuu?</translation>
    </message>
    <message>
        <source>nothing is declared</source>
        <translation>valttia ei tule</translation>
    </message>
    <message>
        <source>Right: you must admit that you have neither.</source>
        <translation>Oikein: sinun on tunnustettava, ettei sinulla ole kumpaakaan.</translation>
    </message>
    <message>
        <source>the suit is trump</source>
        <translation>maasta tulee valtti</translation>
    </message>
    <message>
        <source>No: you have no card for it, and must admit it.</source>
        <translation>Ei: sinulla ei ole siihen korttia, ja se on tunnustettava.</translation>
    </message>
    <message>
        <source>May your partner lie to help the bluff?</source>
        <translation>Saako parisi valehdella bluffin avuksi?</translation>
    </message>
    <message>
        <source>no, never</source>
        <translation>ei koskaan</translation>
    </message>
    <message>
        <source>Right: answers are always true.</source>
        <translation>Oikein: vastaukset ovat aina tosia.</translation>
    </message>
    <message>
        <source>yes, in Erlangen</source>
        <translation>kyllä, Erlangenissa</translation>
    </message>
    <message>
        <source>No: only the question may be a bluff.</source>
        <translation>Ei: vain kysymys saa olla bluffi.</translation>
    </message>
    <message>
        <source>Your trick. You know what to do with a king and a queen.</source>
        <translation>Sinun tikkisi. Tiedät kyllä, mitä kuninkaalla ja rouvalla tehdään.</translation>
    </message>
    <message>
        <source>Declare hearts.</source>
        <translation>Tee hertasta valtti.</translation>
    </message>
    <message>
        <source>No need to ask: the ♥K and the ♥Q are in your own hand.</source>
        <translation>Ei tarvitse kysyä: ♥K ja ♥Q ovat omassa kädessäsi.</translation>
    </message>
    <message>
        <source>With that the chance to declare after this trick would be gone. Declare first.</source>
        <translation>Silloin tilaisuus menisi tältä tikiltä ohi. Tee ensin valtti.</translation>
    </message>
    <message>
        <source>Hearts are trumps: 2 points. Now comes what Marjapussi does not have. Whoever has declared his own marriage must lead a card of it. Try another card first, if you like.</source>
        <translation>Hertta on valttia: 2 pistettä. Nyt tulee se, mitä marjapussissa ei ole. Joka tekee valtin omasta avioliitostaan, sen on aloitettava sen kortilla. Kokeile vaikka ensin muuta.</translation>
    </message>
    <message>
        <source>Lead the ♥K or the ♥Q.</source>
        <translation>Aloita herttakuninkaalla tai herttarouvalla.</translation>
    </message>
    <message>
        <source>Your partner had to go over with the ♥10, and the ♥A took both. That lead often costs something: in Bondtolva one thinks of it before declaring.</source>
        <translation>Parisi oli pakko mennä yli herttakympillä, ja herttaässä vei kaiken. Tuo aloitus maksaa usein jotakin: bondtolvassa sitä mietitään ennen valtin tekemistä.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ♦A takes this trick. In Bondtolva the point for cards goes to the side with more aces and tens, each counts one. Which diamond do you give?</source>
        <translation>Parisi ruutuässä vie tämän tikin. Bondtolvassa korteista saatava piste menee sille, jolla on enemmän ässiä ja kymppejä, ja jokainen on yhden arvoinen. Kumman ruudun annat?</translation>
    </message>
    <message>
        <source>Aces and tens count, nothing else.</source>
        <translation>Vain ässät ja kympit lasketaan.</translation>
    </message>
    <message>
        <source>A nine counts for nothing. The ♦10 is safe under your partner&apos;s ace, and later it may not be.</source>
        <translation>Ysiä ei lasketa. Parin ässän alla ruutukymppi on turvassa, myöhemmin ehkä ei.</translation>
    </message>
    <message>
        <source>Six of the eight aces and tens are yours. 2 for the trumps, 1 for the last trick and 1 for the cards make 4, and your side has 12.</source>
        <translation>Kahdeksasta ässästä ja kympistä kuusi on teillä. Valtista 2, viimeisestä tikistä 1 ja korteista 1 on yhteensä 4, ja joukkueellasi on 12.</translation>
    </message>
    <message>
        <source>Bondtolva, the farmer&apos;s dozen</source>
        <translation>Bondtolva, talonpojan tusina</translation>
    </message>
    <message>
        <source>Six cards each, and aces and tens count.</source>
        <translation>Kuusi korttia, ja ässät ja kympit lasketaan.</translation>
    </message>
    <message>
        <source>That wins. Here twelve or more is enough; some tables want exactly twelve and take the excess off. If both have four aces and tens, aces count 4, kings 3, queens 2 and jacks 1.</source>
        <translation>Sillä voittaa. Tässä riittää kaksitoista tai enemmän; jossakin vaaditaan tasan kaksitoista ja ylimenevä otetaan pois. Jos ässiä ja kymppejä on neljä kummallakin, ässä on 4, kuningas 3, rouva 2 ja sotilas 1.</translation>
    </message>
    <message>
        <source>You have declared clubs in Bondtolva. What may you lead?</source>
        <translation>Teit rististä valtin bondtolvassa. Millä saat aloittaa?</translation>
    </message>
    <message>
        <source>the ♣K or the ♣Q</source>
        <translation>♣K:lla tai ♣Q:lla</translation>
    </message>
    <message>
        <source>Right: a card of that marriage.</source>
        <translation>Oikein: avioliiton kortilla.</translation>
    </message>
    <message>
        <source>any card I like</source>
        <translation>millä kortilla tahansa</translation>
    </message>
    <message>
        <source>No: that is Marjapussi. Here it must be a card of the marriage.</source>
        <translation>Ei: niin on marjapussissa. Tässä avioliiton kortilla.</translation>
    </message>
    <message>
        <source>Which cards decide the point for cards in Bondtolva?</source>
        <translation>Mitkä kortit ratkaisevat bondtolvassa korteista saatavan pisteen?</translation>
    </message>
    <message>
        <source>aces and tens</source>
        <translation>ässät ja kympit</translation>
    </message>
    <message>
        <source>Right: each counts one.</source>
        <translation>Oikein: jokainen on yhden arvoinen.</translation>
    </message>
    <message>
        <source>kings and queens</source>
        <translation>kuninkaat ja rouvat</translation>
    </message>
    <message>
        <source>No: they only count if aces and tens are shared 4 to 4.</source>
        <translation>Ei: ne lasketaan vain, jos ässät ja kympit menevät 4–4.</translation>
    </message>
    <message>
        <source>Your side has 11 in Bondtolva and earns 4. What now?</source>
        <translation>Joukkueellasi on bondtolvassa 11, ja saatte 4. Mitä tapahtuu?</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>voitatte</translation>
    </message>
    <message>
        <source>Right: twelve or more is enough here.</source>
        <translation>Oikein: tässä riittää kaksitoista tai enemmän.</translation>
    </message>
    <message>
        <source>you fall to seven</source>
        <translation>putoatte seitsemään</translation>
    </message>
    <message>
        <source>No: falling to seven belongs to Marjapussi.</source>
        <translation>Ei: seitsemään pudotaan marjapussissa.</translation>
    </message>
    <message>
        <source>The opponent on your right plays for 150. Spades are trumps by a marriage of 40, and the last three of them, ♠K, ♠Q and ♠9, are in that hand. If nothing happens, the contract is made.</source>
        <translation>Oikealla istuva vastustaja pelaa 150:stä. Pata on valttia 40:n avioliitosta, ja sen kolme viimeistä, ♠K, ♠Q ja ♠9, ovat hänellä. Jos mitään ei tapahdu, sitoumus täyttyy.</translation>
    </message>
    <message>
        <source>The declarer leads the ♦7. You hold ♦A, ♦10, ♦9, and a marriage of hearts. First you need the lead. Which diamond is sure to take this trick?</source>
        <translation>Pelinviejä aloitti ruutuseiskalla. Sinulla on ♦A, ♦10, ♦9 ja hertan avioliitto. Ensin tarvitset aloituksen. Mikä ruutu vie tämän tikin varmasti?</translation>
    </message>
    <message>
        <source>Your partner had to go over with the ♦Q and has the lead. The hearts are yours, but you cannot lead them now. Take it back.</source>
        <translation>Parisi oli pakko mennä yli ruuturouvalla, ja aloitus on hänellä. Hertat ovat sinulla, mutta et pääse aloittamaan. Ota se takaisin.</translation>
    </message>
    <message>
        <source>It takes the trick this time. But only the ace is sure.</source>
        <translation>Tällä kertaa se vie tikin. Mutta vain ässä on varma.</translation>
    </message>
    <message>
        <source>The lead is yours, but you did not lead that trick: no declaring yet. Lead a card that takes one more. The declarer may trump diamonds.</source>
        <translation>Aloitus on sinun, mutta et itse aloittanut tuota tikkiä: valttia ei saa vielä tehdä. Aloita kortilla, joka vie vielä yhden. Pelinviejä voi lyödä ruutuun valtilla.</translation>
    </message>
    <message>
        <source>The ♥A: nothing but a trump can beat it.</source>
        <translation>Herttaässä: vain valtti voittaa sen.</translation>
    </message>
    <message>
        <source>The declarer had no diamond left and trumped with the ♠9. The lead is gone, and 150 is safe. Take it back.</source>
        <translation>Pelinviejällä ei ollut enää ruutua, ja hän löi pataysillä. Menetit aloitusvuoron, ja 150 on varma. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Your partner had to take it with the ♥10. Now nobody may declare, and your marriage is broken. Take it back.</source>
        <translation>Parisi oli pakko viedä se herttakympillä. Nyt kukaan ei saa tehdä valttia, ja avioliittosi on rikki. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Your partner took it with the ♥J. It was not your trick: you may not declare. Take it back.</source>
        <translation>Parisi vei sen herttasotilaalla. Se ei ollut sinun tikkisi: et saa tehdä valttia. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Led by you and taken by you. Now turn the hand around.</source>
        <translation>Sinä aloitit ja sinä veit. Käännä nyt koko jako.</translation>
    </message>
    <message>
        <source>Declare hearts. Spades are then a plain suit.</source>
        <translation>Tee hertasta valtti. Silloin pata on tavallinen maa.</translation>
    </message>
    <message>
        <source>Your own marriage is sure, and worth 100. Declare it.</source>
        <translation>Oma avioliittosi on varma, ja siitä saa 100. Tee siitä valtti.</translation>
    </message>
    <message>
        <source>Spades are still trumps, and the declarer holds three of them. Declare before you lead.</source>
        <translation>Pata on yhä valttia, ja pelinviejällä on sitä kolme. Tee valtti ennen kuin aloitat.</translation>
    </message>
    <message>
        <source>100 points for the defenders. The ♠K, the ♠Q and the ♠9 are trumps no more.</source>
        <translation>100 pistettä puolustajille. ♠K, ♠Q ja ♠9 eivät ole enää valtteja.</translation>
    </message>
    <message>
        <source>Only two hearts are out besides yours: the ♥10 and the ♥8. Lead the heart that costs you least.</source>
        <translation>Omiesi lisäksi pelaamatta on vain kaksi herttaa: ♥10 ja ♥8. Aloita hertalla, joka maksaa sinulle vähiten.</translation>
    </message>
    <message>
        <source>The ♥6.</source>
        <translation>Herttakutonen.</translation>
    </message>
    <message>
        <source>The ♥10 may be with the declarer&apos;s partner. Then 5 points go with it. The ♥6 costs nothing.</source>
        <translation>Herttakymppi voi olla pelinviejän parilla. Silloin 5 pistettä menee sen mukana. Herttakutonen ei maksa mitään.</translation>
    </message>
    <message>
        <source>They could still trump a diamond. Draw the last hearts first.</source>
        <translation>He voisivat vielä lyödä ruutuun valtilla. Aja ensin viimeiset hertat pois.</translation>
    </message>
    <message>
        <source>You must trump, and hearts are trumps.</source>
        <translation>On lyötävä valtilla, ja hertta on valttia.</translation>
    </message>
    <message>
        <source>Defending: change the trumps</source>
        <translation>Puolustus: vaihda valtti</translation>
    </message>
    <message>
        <source>Two tricks in a row turn a hand around.</source>
        <translation>Kaksi tikkiä peräkkäin kääntää jaon.</translation>
    </message>
    <message>
        <source>A defender takes a lead, wins one more trick and declares. Long trumps are then worth nothing.</source>
        <translation>Puolustaja ottaa aloituksen, vie vielä yhden tikin ja tekee valtin. Silloin pitkä valtti ei ole enää minkään arvoinen.</translation>
    </message>
    <message>
        <source>You defend and hold ♥K and ♥Q. What do you need first?</source>
        <translation>Puolustat, ja sinulla on ♥K ja ♥Q. Mitä tarvitset ensin?</translation>
    </message>
    <message>
        <source>The ♦A took it after all: the opponent on your left played after you. Whoever plays last sees everything.</source>
        <translation>Sen vei sittenkin ruutuässä: vasemmalla istuva vastustaja pelasi jälkeesi. Viimeisenä pelaava näkee kaiken.</translation>
    </message>
    <message>
        <source>whoever took the last one</source>
        <translation>edellisen tikin vienyt</translation>
    </message>
    <message>
        <source>One thing is unusual: the ten is the second-highest card. The order is A, 10, K, Q, J, 9, 8, 7, 6. Your hand is sorted that way: look where the ♣10 and the ♣K stand.</source>
        <translation>Yksi asia on epätavallinen: kymppi on toiseksi ylin kortti. Järjestys on A, 10, K, Q, J, 9, 8, 7, 6. Kätesi on järjestetty niin: katso, missä ♣10 ja ♣K ovat.</translation>
    </message>
    <message>
        <source>Two cards are above a king. You hold the ♣10 yourself, but here the ♣A beat your ♣K. Take it back and look for a card that has nothing above it any more.</source>
        <translation>Kuninkaan yläpuolella on kaksi korttia. Ristikymppi on sinulla itselläsi, mutta nyt ♣A voitti kuninkaasi. Ota se takaisin ja etsi kortti, jonka yläpuolella ei ole enää mitään.</translation>
    </message>
    <message>
        <source>Only the ace beats a ten. But the ♣A was still out, and it took your ♣10. Take it back and look for a ten whose ace is gone.</source>
        <translation>Vain ässä voittaa kympin. Ristiässä oli kuitenkin vielä pelaamatta, ja se vei kymppisi. Ota se takaisin ja etsi kymppi, jonka maan ässä on jo mennyt.</translation>
    </message>
    <message>
        <source>whoever plays an ace</source>
        <translation>se, joka pelaa ässän</translation>
    </message>
    <message>
        <source>The opponent on your left has no diamonds. As nothing is trump yet, any card may be played: here the ♥J. Your partner had to follow suit, and the ♦A takes the trick for your side.</source>
        <translation>Vasemmalla istuvalla vastustajalla ei ole ruutua. Kun valttia ei vielä ole, saa pelata minkä tahansa kortin: tässä se oli herttasotilas. Parisi oli tunnustettava maata, ja hänen ruutuässänsä vie tikin joukkueellesi.</translation>
    </message>
    <message>
        <source>The trick is yours, and a small trump was enough!</source>
        <translation>Tikki on sinun, ja pieni valtti riitti!</translation>
    </message>
    <message>
        <source>You lead again. Now give the lead away: play the ♥8.</source>
        <translation>Sinä aloitat taas. Anna nyt aloitusvuoro pois: pelaa herttakasi.</translation>
    </message>
    <message>
        <source>The ♥K took your ♥8: the opponent on your left leads to the next trick.</source>
        <translation>Herttakuningas vei herttakasisi: seuraavan tikin aloittaa vasemmalla istuva vastustaja.</translation>
    </message>
    <message>
        <source>Clubs were led, and you must trump again. But the opponent on your right has trumped already, with the ♠9. Which of your spades do you play?</source>
        <translation>Nyt ajettiin ristiä, ja taas on lyötävä valtilla. Mutta oikealla istuva vastustaja löi jo valtilla, pataysillä. Minkä padan pelaat?</translation>
    </message>
    <message>
        <source>The ♠9 had trumped this trick. Whoever can follow suit then need not go over anything: any club would do.</source>
        <translation>♠9 oli jo lyönyt tikin valtilla. Joka silloin voi tunnustaa maata, sen ei tarvitse mennä yli: mikä tahansa risti kelpaisi.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ♥A took your ♥7. With its 11 your side has 32 card points.</source>
        <translation>Parisi herttaässä vei tikin, jonka aloitit herttaseiskalla. Ässän 11 mukaan lukien joukkueellasi on 32 korttipistettä.</translation>
    </message>
    <message>
        <source>The box counts tricks and points, not card points. “Tricks”: your side has taken two. “Hand”: the points of this hand, still 0, because card points bring theirs only at its end. “Total”: the points of the match, which is played “to 12 points”.</source>
        <translation>Taulu laskee tikit ja pisteet, ei korttipisteitä. ”Tikit”: joukkueesi on vienyt kaksi. ”Jako”: tämän jaon pisteet, vielä 0, sillä korttipisteistä saa pisteen vasta jaon lopussa. ”Yhteensä”: koko pelin pisteet; peliä pelataan 12 pisteeseen.</translation>
    </message>
    <message>
        <source>Well rescued! The trick is worth 22 card points to your side, ten of them your own.</source>
        <translation>Hyvin pelastettu! Tikki toi joukkueellesi 22 korttipistettä, joista kymmenen on sinun kympistäsi.</translation>
    </message>
    <message>
        <source>Your partner leads on, a diamond. Now the opponent&apos;s ♦A is about to take the trick, and you cannot beat it. Follow suit, and give as little as you can.</source>
        <translation>Parisi jatkoi ruudulla. Nyt vastustajan ♦A on viemässä tikin, etkä voi mennä sen yli. Tunnusta maata ja anna mahdollisimman vähän.</translation>
    </message>
    <message>
        <source>The ♠A took it. You gave nothing of worth away, and the opponent on your left leads.</source>
        <translation>Pataässä vei tikin. Et antanut mitään arvokasta, ja aloitusvuoro on vasemmalla istuvalla vastustajalla.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ♠A took the trick: 23 card points, ten of them from you.</source>
        <translation>Parisi pataässä vei tikin: 23 korttipistettä, joista kymmenen tuli sinulta.</translation>
    </message>
    <message>
        <source>Your partner leads a club. Now take the lead yourself. You must go over the ♣9 in any case: with the ♣A or the ♣Q?</source>
        <translation>Parisi aloitti ristillä. Ota nyt itse aloitusvuoro. Ristiysin yli on joka tapauksessa mentävä: ristiässällä vai ristirouvalla?</translation>
    </message>
    <message>
        <source>Your trick, your question. You hold the ♣Q; perhaps your partner has the king. Ask for a half in clubs.</source>
        <translation>Tikki on sinun, ja niin on kysymyskin. Sinulla on ristirouva, ja parillasi on ehkä kuningas. Kysy ristin puolikasta.</translation>
    </message>
    <message>
        <source>That one is yours. And now the last trick: lead the ♦8 to your partner&apos;s ten.</source>
        <translation>Se tikki on sinun. Ja nyt viimeinen: pelaa ♦8 parisi kympille.</translation>
    </message>
    <message>
        <source>Your side has 10 points. Here exactly twelve wins, and whoever goes past twelve falls back to seven: that is the usual Marjapussi. A match can be set otherwise, for at some tables only the excess is taken off, or going past wins too.</source>
        <translation>Joukkueellasi on 10 pistettä. Tässä voittaa tasan kahdellatoista, ja yli kahdentoista mennyt putoaa seitsemään: niin marjapussia yleensä pelataan. Peliin voi valita muunkin säännön, sillä joissakin pöydissä vain ylimenevä osa vähennetään, tai ylikin mennyt voittaa.</translation>
    </message>
    <message>
        <source>To show what comes of it, the last two tricks were played: the ♥K and the ♥Q took both. In the box “Hand” has the 4 points of this hand: 2 + 1 + 1. 10 + 4 = 14 is past twelve, so “Total” fell to 7. Sometimes the best marriage is the one that you keep to yourself. Take it back.</source>
        <translation>Jotta näet, mitä siitä seuraa, kaksi viimeistä tikkiä pelattiin: ♥K ja ♥Q veivät molemmat. Taulussa ”Jako” näyttää tämän jaon 4 pistettä: 2 + 1 + 1. 10 + 4 = 14 on yli kahdentoista, joten ”Yhteensä” putosi seitsemään (7). Joskus paras avioliitto on se, josta vaikenee. Ota siirto takaisin.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ♦10 took it: 13 card points for your side. Your partner leads.</source>
        <translation>Parisi ruutukymppi vei tikin: joukkueellesi 13 korttipistettä. Aloitusvuoro on parillasi.</translation>
    </message>
    <message>
        <source>The ♠J took it: 4 card points for them, with those of your jack.</source>
        <translation>Patasotilas vei tikin: heille 4 korttipistettä, kun sotilaasi pisteet lasketaan mukaan.</translation>
    </message>
    <message>
        <source>With your queen and the ♣Q that makes 17 card points. One trick is left, and your partner leads.</source>
        <translation>Rouvasi ja ristirouva mukaan lukien siitä tulee 17 korttipistettä. Jäljellä on yksi tikki, ja sen aloittaa parisi.</translation>
    </message>
    <message>
        <source>440 is every trick and every marriage, and nobody may bid more. All the 160 and your hearts are only 260. Stay at 120 or below.</source>
        <translation>440 on kaikki tikit ja kaikki avioliitot, eikä yli voi enää huutaa. Kaikki 160 ja herttasi ovat yhteensä vain 260. Pysy enintään 120:ssä.</translation>
    </message>
    <message>
        <source>Then your partner plays the hand at 125, and your hearts are in the wrong hand. Bid 130 to 160.</source>
        <translation>Silloin parisi vie pelin 125:llä, ja herttasi ovat väärässä kädessä. Huuda 130–160.</translation>
    </message>
    <message>
        <source>Your side would have to take that many points. You have neither an ace nor a marriage, and your partner did not want to bid. Pass.</source>
        <translation>Teidän olisi saatava niin monta pistettä. Sinulla ei ole ässää eikä avioliittoa, eikä parisi halunnut huutaa. Passaa.</translation>
    </message>
    <message>
        <source>You may. But the next nine cards will hardly hold two aces and a marriage. Keep these and bid.</source>
        <translation>Saat kyllä. Mutta seuraavissa yhdeksässä kortissa tuskin on kahta ässää ja avioliittoa. Pidä nämä ja huuda.</translation>
    </message>
    <message>
        <source>To make trumps your side needs a sure trick, so aces matter most. A first bid that jumps above 80 promises an ace: it goes at least ten beyond the last one. You hold the ♠A: tell your partner.</source>
        <translation>Valtin tekoon tarvitaan varma tikki, joten ässät ovat tärkeimmät. Ensimmäinen huuto, joka hyppää yli 80:n, lupaa ässän: se on vähintään kymmenen edellistä korkeampi. Sinulla on pataässä: kerro se parillesi.</translation>
    </message>
    <message>
        <source>80 or less promises no ace. Your partner does not hear of the ♠A. Jump above 80.</source>
        <translation>80 tai vähemmän ei lupaa ässää. Parisi ei saa tietää pataässästä. Hyppää yli 80:n.</translation>
    </message>
    <message>
        <source>Another deal: no ace, but ♠K, ♣Q, ♦10 and ♦Q. A raise of ten shows at least three cards from the queen up. A raise of five shows nothing. Bid.</source>
        <translation>Toinen jako: ei ässää, mutta ♠K, ♣Q, ♦10 ja ♦Q. Kymmenen korotus näyttää vähintään kolme korttia rouvasta ylöspäin. Viiden korotus ei näytä mitään. Huuda.</translation>
    </message>
    <message>
        <source>A third deal. A jump above 160 names a strong suit. The sum is 160, plus the marriage, minus 25 for each trick that you may lose. Were it diamonds and one trick: 160 + 80 − 25 = 215.</source>
        <translation>Kolmas jako. Yli 160:n hyppy nimeää vahvan maan. Summa on 160 ja avioliitto, josta vähennetään 25 jokaisesta tikistä, jonka voit hävitä. Jos maa olisi ruutu ja tikkejä yksi: 160 + 80 − 25 = 215.</translation>
    </message>
    <message>
        <source>Your ♥9 was led for you, and it drew the ♥A. The opponent on your left leads now.</source>
        <translation>Aloitus pelattiin puolestasi: herttaysisi veti herttaässän pöytään. Nyt aloittaa vasemmalla istuva vastustaja.</translation>
    </message>
    <message>
        <source>Your opponent leads spades, and you are the last to play. Which spade takes the trick and keeps your marriage?</source>
        <translation>Vastustaja aloitti padalla, ja sinä pelaat viimeisenä. Mikä pata vie tikin ja säästää avioliiton?</translation>
    </message>
    <message>
        <source>You took that trick, but you had not led it: no declaring. Lead a card now that only a trump could beat.</source>
        <translation>Veit tikin, mutta et ollut itse aloittanut sitä: valttia ei saa tehdä. Aloita nyt kortilla, jonka vain valtti voittaa.</translation>
    </message>
    <message>
        <source>nobody may</source>
        <translation>ei kukaan</translation>
    </message>
    <message>
        <source>Win the lead, take one more trick with it, and then declare. Here a lead is worth as much as an ace.</source>
        <translation>Hanki aloitusvuoro, vie sillä vielä yksi tikki ja tee sitten valtti. Aloitusvuoro on tässä yhtä arvokas kuin ässä.</translation>
    </message>
    <message>
        <source>Your ♠8 lost the lead to the ♠10. Diamonds were led, and you have none. Which cards may you play?</source>
        <translation>Aloitit patakasilla, ja patakymppi vei tikin. Nyt aloitettiin ruudulla, eikä sinulla ole ruutua. Mitä kortteja saat pelata?</translation>
    </message>
    <message>
        <source>Your partner&apos;s ♥10 took it. Only you have hearts now, and your partner leads.</source>
        <translation>Parisi herttakymppi vei tikin. Herttaa on nyt vain sinulla, ja aloitusvuoro on parillasi.</translation>
    </message>
    <message>
        <source>Your partner plays a club. You have none. What takes the ♣K?</source>
        <translation>Parisi pelasi ristiä. Sinulla ei ole ristiä. Mikä vie ristikuninkaan?</translation>
    </message>
    <message>
        <source>Your trump took the ♣K. The rest is played for you: watch.</source>
        <translation>Valttisi vei ristikuninkaan. Loput pelataan puolestasi: katso.</translation>
    </message>
    <message>
        <source>Your partner had to go over your ♦9, so your side has the last trick too. With spades as trumps the declarer could have had 160. Now it is 65, and the contract of 150 has failed.</source>
        <translation>Parisi oli pakko mennä ruutuysisi yli, joten viimeinenkin tikki on teidän. Jos pata olisi pysynyt valttina, pelinviejä olisi voinut saada 160. Nyt hän saa 65, ja 150:n sitoumus epäonnistui.</translation>
    </message>
    <message>
        <source>a trick, for the lead</source>
        <translation>tikin, jotta saan aloittaa</translation>
    </message>
    <message>
        <source>Right: then a trick that you lead.</source>
        <translation>Oikein: ja sitten tikin, jonka itse aloitat.</translation>
    </message>
    <message>
        <source>my partner&apos;s leave</source>
        <translation>parin luvan</translation>
    </message>
    <message>
        <source>No: you need a trick, and then one of your own lead.</source>
        <translation>Ei: tarvitset tikin ja sitten yhden omasta aloituksesta.</translation>
    </message>
    <message>
        <source>The declarer has three spades, trumps. You declare hearts. What are the spades now?</source>
        <translation>Pelinviejällä on kolme pataa, ja pata on valttia. Teet hertasta valtin. Mitä padat nyt ovat?</translation>
    </message>
    <message>
        <source>plain cards</source>
        <translation>tavallisia kortteja</translation>
    </message>
    <message>
        <source>Right: a heart takes them.</source>
        <translation>Oikein: hertta vie ne.</translation>
    </message>
    <message>
        <source>still trumps</source>
        <translation>yhä valttia</translation>
    </message>
    <message>
        <source>No: the latest marriage makes the trumps.</source>
        <translation>Ei: viimeisin avioliitto tekee valtin.</translation>
    </message>
    <message>
        <source>Who scores the 100 for hearts that a defender declares?</source>
        <translation>Kuka saa 100 hertasta, jonka puolustaja teki valtiksi?</translation>
    </message>
    <message>
        <source>the defenders</source>
        <translation>puolustajat</translation>
    </message>
    <message>
        <source>Right: they score what they take.</source>
        <translation>Oikein: he saavat sen, minkä ottavat.</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>pelinviejä</translation>
    </message>
    <message>
        <source>No: a marriage counts for the side that declares it.</source>
        <translation>Ei: avioliitto lasketaan sille joukkueelle, joka tekee valtin.</translation>
    </message>
    <message>
        <source>The ♥K fell under your ♥10. Your ♥6 is the highest heart now, and the rest is played for you: watch.</source>
        <translation>Herttakuningas kaatui herttakymppiisi. Herttakutosesi on nyt ylin hertta, ja loput pelataan puolestasi: katso.</translation>
    </message>
    <message>
        <source>The ♠K took it: the seventh trick for the opponents.</source>
        <translation>Patakuningas vei tikin: se on vastustajien seitsemäs.</translation>
    </message>
    <message>
        <source>The ♠9 took that, too: eight tricks. Only the last one is left.</source>
        <translation>Pataysi vei senkin: kahdeksan tikkiä. Vain viimeinen on jäljellä.</translation>
    </message>
    <message>
        <source>A side without a trick loses the bid that won the auction, in this game either side. At other tables it loses the contract, or twice as much.</source>
        <translation>Ilman tikkejä jäänyt joukkue menettää huutokaupan voittaneen huudon; tässä pelissä se koskee kumpaakin joukkuetta. Muissa pöydissä se menettää sitoumuksen tai kaksi kertaa sen.</translation>
    </message>
    <message>
        <source>Everybody passed, and your partner gave you the ♥A, the ♣10 and the ♣Q. The ban says nothing about the contract. Count 40 for spades and about 130 in the tricks. Which contract do you set?</source>
        <translation>Kaikki passasivat, ja parisi antoi sinulle herttaässän, ristikympin ja ristirouvan. Kielto ei koske sitoumusta. Laske 40 padasta ja noin 130 tikeistä. Minkä sitoumuksen asetat?</translation>
    </message>
    <message>
        <source>You would make it and be out of the ban. But the points above your promise are lost. Promise at least 120.</source>
        <translation>Saisit sen ja pääsisit kiellosta. Mutta pisteet, jotka menevät yli lupauksen, menevät hukkaan. Lupaa vähintään 120.</translation>
    </message>
    <message>
        <source>A whole hand, from the auction to the score. It is 310 to 260, and 500 wins the match.</source>
        <translation>Kokonainen jako huutokaupasta pisteisiin. Tilanne on 310–260, ja 500:lla voittaa pelin.</translation>
    </message>
    <message>
        <source>You hold the ♠A and the ♥A. Promise an ace, and leave room: from 85 to 100.</source>
        <translation>Sinulla on pataässä ja herttaässä. Lupaa ässä ja jätä varaa: 85–100.</translation>
    </message>
    <message>
        <source>100, for example.</source>
        <translation>Esimerkiksi 100.</translation>
    </message>
    <message>
        <source>With two aces? Your partner would like to hear of them.</source>
        <translation>Kahdella ässällä? Parisi kuulisi niistä mielellään.</translation>
    </message>
    <message>
        <source>Leave room for your partner to answer: 100 at most.</source>
        <translation>Jätä parillesi varaa vastata: enintään 100.</translation>
    </message>
    <message>
        <source>Your partner raised to 110: help is there. Show three cards from the queen up yourself, and bid 120.</source>
        <translation>Parisi korotti 110:een: apua on. Näytä itsekin kolme korttia rouvasta ylöspäin ja huuda 120.</translation>
    </message>
    <message>
        <source>A raise of ten: 120.</source>
        <translation>Kymmenen korotus: 120.</translation>
    </message>
    <message>
        <source>Then your partner plays the hand. With two aces be the declarer yourself: bid 120.</source>
        <translation>Silloin parisi vie pelin. Kahdella ässällä sinun kannattaa viedä se: huuda 120.</translation>
    </message>
    <message>
        <source>A raise of five shows nothing. Raise by ten.</source>
        <translation>Viiden korotus ei näytä mitään. Korota kymmenellä.</translation>
    </message>
    <message>
        <source>Only your partner is left. There is no need to go higher than 120.</source>
        <translation>Jäljellä on vain parisi. 120:tä korkeammalle ei tarvitse mennä.</translation>
    </message>
    <message>
        <source>The ♣A and the marriage of hearts: a fine gift. Your side has 310 and needs 500. Which contract is just enough?</source>
        <translation>Ristiässä ja hertan avioliitto: komea lahja. Teillä on 310, ja tarvitaan 500. Mikä sitoumus riittää juuri ja juuri?</translation>
    </message>
    <message>
        <source>500 − 310 = 190.</source>
        <translation>500 − 310 = 190.</translation>
    </message>
    <message>
        <source>You would make it, but with your 310 that is not yet 500.</source>
        <translation>Saisit sen, mutta 310:n kanssa se ei vielä riitä 500:aan.</translation>
    </message>
    <message>
        <source>190 wins the match. Every five more is only a risk.</source>
        <translation>190:llä voitatte pelin. Jokainen viitonen lisää on vain riski.</translation>
    </message>
    <message>
        <source>Now give three cards back. Your tricks will come from clubs, hearts and spades.</source>
        <translation>Anna nyt kolme korttia takaisin. Tikkisi tulevat rististä, hertasta ja padasta.</translation>
    </message>
    <message>
        <source>Both diamonds, and the ♠Q.</source>
        <translation>Molemmat ruudut ja patarouva.</translation>
    </message>
    <message>
        <source>An ace is a sure trick. Keep all three aces.</source>
        <translation>Ässä on varma tikki. Pidä kaikki kolme ässääsi.</translation>
    </message>
    <message>
        <source>That is your marriage of 100. Keep it whole.</source>
        <translation>Se on 100:n avioliittosi. Pidä se kokonaisena.</translation>
    </message>
    <message>
        <source>Clubs are your longest suit, and the ♣K is half a marriage. Keep them all.</source>
        <translation>Risti on pisin maasi, ja ♣K on puolikas. Pidä ne kaikki.</translation>
    </message>
    <message>
        <source>Hearts will be trumps: keep the small one too. Empty your hand of diamonds.</source>
        <translation>Hertasta tulee valtti: pidä pienikin. Luovu kaikista ruuduista.</translation>
    </message>
    <message>
        <source>You lead, and you want to declare after this trick. Begin in your longest suit.</source>
        <translation>Sinä aloitat, ja haluat tehdä valtin tämän tikin jälkeen. Aloita pisimmästä maastasi.</translation>
    </message>
    <message>
        <source>That would win too. But begin with clubs this time: lead the ♣A.</source>
        <translation>Sekin voittaisi. Mutta aloita nyt rististä: ristiässällä.</translation>
    </message>
    <message>
        <source>It wins here, for you hold the ♣A too. Lead the ace and keep the ♣10 for later.</source>
        <translation>Se voittaa, koska ristiässäkin on sinulla. Aloita ässällä ja säästä ♣10.</translation>
    </message>
    <message>
        <source>That card can be beaten, and then you may not declare. Lead a sure club.</source>
        <translation>Sen yli voi mennä, ja silloin et saa tehdä valttia. Aloita varmalla ristillä.</translation>
    </message>
    <message>
        <source>Led by you and taken by you. What do you do?</source>
        <translation>Sinä aloitit ja sinä veit. Mitä teet?</translation>
    </message>
    <message>
        <source>Your partner trumped the ♥10 with the ♣8, and leads.</source>
        <translation>Parisi löi herttakympin valtilla, ristikasilla, ja aloitusvuoro on hänellä.</translation>
    </message>
    <message>
        <source>Your partner led a diamond. The ♦A lies there, and you have no diamond. Your move.</source>
        <translation>Parisi aloitti ruudulla. Pöydässä on ♦A, eikä sinulla ole ruutua. Sinun vuorosi.</translation>
    </message>
    <message>
        <source>That was a whole hand, and you know all of Huutopussi. Sit down at the table, or go on with Bondtolva, where six cards are enough.</source>
        <translation>Se oli kokonainen jako, ja nyt osaat koko huutopussin. Istu pöytään tai jatka bondtolvaan, jossa riittää kuusi korttia.</translation>
    </message>
    <message>
        <source>Your ♦10 is safe in your side&apos;s trick. The rest is played for you: watch.</source>
        <translation>Ruutukymppisi on turvassa joukkueesi tikissä. Loput pelataan puolestasi: katso.</translation>
    </message>
    <message>
        <source>The ♥10 took it. Your opponent drew first, then you.</source>
        <translation>Herttakymppi vei tikin. Ensin nosti vastustajasi, sitten sinä.</translation>
    </message>
    <message>
        <source>Now the ♣A is led. You hold the ♣10, which counts like an ace. You may give any card. Which one?</source>
        <translation>Nyt aloitettiin ristiässällä. Sinulla on ♣10, joka lasketaan siinä missä ässäkin. Saat antaa minkä kortin tahansa. Minkä?</translation>
    </message>
    <message>
        <source>The ♣A took your ♣10: one less for you, one more for your opponent. Nothing made you give it.</source>
        <translation>Ristiässä vei ristikymppisi: sinulle yksi vähemmän, vastustajalle yksi enemmän. Mikään ei pakottanut siihen.</translation>
    </message>
    <message>
        <source>The ♣A took it, with a nine that counts for nothing. What follows is played for you, until the stock is empty: watch.</source>
        <translation>Ristiässä vei tikin, ja sen mukana ysin, jota ei lasketa miksikään. Siitä eteenpäin pelataan puolestasi, kunnes nostopakka on tyhjä: katso.</translation>
    </message>
    <message>
        <source>While the stock lasts you are free: collect marriages, aces and tens. After that all the duties hold. Keep for them what takes tricks.</source>
        <translation>Niin kauan kuin nostopakkaa on, saat pelata vapaasti: kerää avioliittoja, ässiä ja kymppejä. Sen jälkeen kaikki pakot ovat voimassa. Säästä loppuun kortit, jotka vievät tikkejä.</translation>
    </message>
    <message>
        <source>You play alone against both. The kitty was shown to all: ♣A, ♦9 and ♥Q. It is in your hand now.</source>
        <translation>Pelaat yksin molempia vastaan. Pirunpakka näytettiin kaikille: ♣A, ♦9 ja ♥Q. Nyt se on kädessäsi.</translation>
    </message>
    <message>
        <source>Put three cards aside. They count for you, but here aces and tens may not go. Which suit could you be rid of?</source>
        <translation>Pane kolme korttia sivuun. Ne lasketaan sinulle, mutta ässiä ja kymppejä ei tässä saa panna. Mistä maasta pääsisit eroon?</translation>
    </message>
    <message>
        <source>Your ♣A drew a trump from each of them. The rest is played for you: watch.</source>
        <translation>Ristiässäsi veti kummaltakin yhden valtin. Loput pelataan puolestasi: katso.</translation>
    </message>
    <message>
        <source>Steps that tell</source>
        <translation>Korotukset, jotka kertovat</translation>
    </message>
    <message>
        <source>An ace, two halves or a whole, by five, ten or fifteen.</source>
        <translation>Ässä, kaksi puolikasta tai kokonainen: viisi, kymmenen tai viisitoista.</translation>
    </message>
    <message>
        <source>In the Huutopussi of Erlangen nobody has to bid, and bids begin at 120. The players of this program tell by the step: how far a bid goes beyond the last one. The panel names what each bid tells.</source>
        <translation>Erlangenin huutopussissa kenenkään ei ole pakko huutaa, ja huudot alkavat 120:stä. Tämän ohjelman pelaajille kertoo korotus: kuinka paljon huuto on edellistä korkeampi. Paneeli sanoo, mitä kukin huuto kertoo.</translation>
    </message>
    <message>
        <source>You speak first. Your ♠A comes first, since without a sure trick no marriage can be declared. The lowest opening, 120, promises an ace. Bid.</source>
        <translation>Sinä huudat ensimmäisenä. Kerro ensin pataässästä, sillä ilman varmaa tikkiä ei avioliittoa pääse ilmoittamaan. Matalin avaus, 120, lupaa ässän. Huuda.</translation>
    </message>
    <message>
        <source>Bid 120.</source>
        <translation>Huuda 120.</translation>
    </message>
    <message>
        <source>A pass tells your partner that you have nothing. You hold an ace and a whole: bid.</source>
        <translation>Passi kertoo parillesi, ettei sinulla ole mitään. Sinulla on ässä ja kokonainen: huuda.</translation>
    </message>
    <message>
        <source>That tells of kings and queens. Your partner does not hear of the ♠A. Bid 120 first.</source>
        <translation>Se kertoo kuninkaista ja rouvista. Parisi ei kuule pataässästä. Huuda ensin 120.</translation>
    </message>
    <message>
        <source>A jump as long as that tells nothing of an ace, a half or a whole.</source>
        <translation>Niin pitkä hyppy ei kerro ässästä, puolikkaasta eikä kokonaisesta.</translation>
    </message>
    <message>
        <source>Your partner&apos;s 125 is his first bid and five more: he has an ace. So has the opponent on your right. Now tell of ♦K and ♦Q. Fifteen more tells of a whole.</source>
        <translation>Parisi 125 on hänen ensimmäinen huutonsa ja viisi enemmän: hänellä on ässä. Niin on oikealla istuvalla vastustajallakin. Kerro nyt ruutukuninkaasta ja ruuturouvasta. Viidentoista korotus kertoo kokonaisesta.</translation>
    </message>
    <message>
        <source>130 and fifteen more: 145.</source>
        <translation>130 ja viisitoista lisää: 145.</translation>
    </message>
    <message>
        <source>Five more promises an ace only as a first bid. Now it says that you would go on.</source>
        <translation>Viiden korotus lupaa ässän vain ensimmäisenä huutona. Nyt se sanoo, että jatkaisit.</translation>
    </message>
    <message>
        <source>Ten more tells of two halves or of a whole. Fifteen more leaves no doubt.</source>
        <translation>Kymmenen korotus kertoo kahdesta puolikkaasta tai kokonaisesta. Viisitoista ei jätä epäilystä.</translation>
    </message>
    <message>
        <source>Your partner plays with 150. When he has won a trick he can ask you for a whole, and knows that you will say yes.</source>
        <translation>Parisi vie pelin 150:llä. Voitettuaan tikin hän voi kysyä sinulta kokonaista ja tietää, että vastaat kyllä.</translation>
    </message>
    <message>
        <source>Bid 125.</source>
        <translation>Huuda 125.</translation>
    </message>
    <message>
        <source>Your partner may hold the other halves. Tell him of yours.</source>
        <translation>Parillasi voivat olla toiset puolikkaat. Kerro hänelle omistasi.</translation>
    </message>
    <message>
        <source>That promises an ace. Your partner believes it and bids 150, and the ace is not there. Take it back.</source>
        <translation>Se lupaa ässän. Parisi uskoo ja huutaa 150, eikä ässää ole. Ota se takaisin.</translation>
    </message>
    <message>
        <source>That promises a whole: king and queen of one suit. You hold none.</source>
        <translation>Se lupaa kokonaisen: saman maan kuninkaan ja rouvan. Sinulla ei ole sellaista.</translation>
    </message>
    <message>
        <source>A third deal: the opponent on your right has opened with 120. You hold two tens and one half, the ♣Q. What can you tell?</source>
        <translation>Kolmas jako: oikealla istuva vastustaja on avannut 120:llä. Sinulla on kaksi kymppiä ja yksi puolikas, ♣Q. Mitä voit kertoa?</translation>
    </message>
    <message>
        <source>Nothing: pass.</source>
        <translation>Et mitään: passaa.</translation>
    </message>
    <message>
        <source>Five more as a first bid promises an ace. Your partner believes it and bids 160. Take it back.</source>
        <translation>Viiden korotus ensimmäisenä huutona lupaa ässän. Parisi uskoo ja huutaa 160. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Ten more tells of two halves. You hold one.</source>
        <translation>Kymmenen korotus kertoo kahdesta puolikkaasta. Sinulla on yksi.</translation>
    </message>
    <message>
        <source>Fifteen more tells of a whole. You hold none.</source>
        <translation>Viidentoista korotus kertoo kokonaisesta. Sinulla ei ole sellaista.</translation>
    </message>
    <message>
        <source>Far too high for this hand. It has nothing to tell.</source>
        <translation>Aivan liian korkea tälle kädelle. Sillä ei ole mitään kerrottavaa.</translation>
    </message>
    <message>
        <source>a whole</source>
        <translation>kokonaisen</translation>
    </message>
    <message>
        <source>Right: as an opening 120 tells of an ace, 125 of halves, 130 of a whole.</source>
        <translation>Oikein: avauksena 120 kertoo ässästä, 125 puolikkaista ja 130 kokonaisesta.</translation>
    </message>
    <message>
        <source>No: an ace is told by 120.</source>
        <translation>Ei: ässästä kertoo 120.</translation>
    </message>
    <message>
        <source>The bid stands at 140. Your partner&apos;s first bid is 145. What does it promise?</source>
        <translation>Korkein huuto on 140. Parisi ensimmäinen huuto on 145. Mitä se lupaa?</translation>
    </message>
    <message>
        <source>Right: five more, as a first bid.</source>
        <translation>Oikein: viisi enemmän ensimmäisenä huutona.</translation>
    </message>
    <message>
        <source>Your partner opened with 120. Now he goes from 150 to 155. What do you learn?</source>
        <translation>Parisi avasi 120:llä. Nyt hän korottaa 150:stä 155:een. Mitä saat tietää?</translation>
    </message>
    <message>
        <source>Right: he would rather not pass.</source>
        <translation>Oikein: hän ei vain halua passata.</translation>
    </message>
    <message>
        <source>of a second ace</source>
        <translation>toisesta ässästä</translation>
    </message>
    <message>
        <source>No: five more promises an ace only as a first bid.</source>
        <translation>Ei: viiden korotus lupaa ässän vain ensimmäisenä huutona.</translation>
    </message>
    <message>
        <source>Tell each thing once, the ace first, and nothing that you do not hold. The opponents hear it too.</source>
        <translation>Kerro kukin asia kerran, ässä ensin, äläkä mitään, mitä sinulla ei ole. Vastustajatkin kuulevat.</translation>
    </message>
    <message>
        <source>This is Huutopussi as it is played in Erlangen. The ace counts 11, the ten 10, then 4, 3 and 2. With the last trick&apos;s 20 that is 140 in all, without marriages.</source>
        <translation>Tämä on huutopussia niin kuin sitä pelataan Erlangenissa. Ässä on 11, kymppi 10, sitten 4, 3 ja 2. Viimeisen tikin 20 mukaan lukien se on 140, ilman avioliittoja.</translation>
    </message>
    <message>
        <source>On your right sits the declarer, with a contract of 160. So a marriage is needed. Look at your hand: which one can they still have?</source>
        <translation>Oikealla istuu pelinviejä, ja sitoumus on 160. Siihen tarvitaan avioliitto. Katso kättäsi: mikä heillä voi vielä olla?</translation>
    </message>
    <message>
        <source>You hold the ♠K, the ♣Q, the ♦K and the ♥Q. None! They cannot come past 140. Say Kontra, and the contract counts double.</source>
        <translation>Sinulla on ♠K, ♣Q, ♦K ja ♥Q. Ei mikään! He eivät pääse yli 140:n. Sano kontra, niin sitoumus lasketaan kaksinkertaisena.</translation>
    </message>
    <message>
        <source>The button stands beside your hand. Or press K, and K once more.</source>
        <translation>Painike on kätesi vieressä. Tai paina K ja uudestaan K.</translation>
    </message>
    <message>
        <source>Too late! The first Kontra needs nine cards in your hand. Before you play is the only moment.</source>
        <translation>Myöhäistä! Ensimmäiseen kontraan kädessä on oltava yhdeksän korttia. Ainoa hetki on ennen kuin pelaat.</translation>
    </message>
    <message>
        <source>If they fail, they lose 320 instead of 160. If they made it, they would get 320. What your own side scores stays the same.</source>
        <translation>Jos sitoumus epäonnistuu, he menettävät 320 eikä 160. Jos se täyttyisi, he saisivat 320. Oman joukkueesi pisteisiin se ei vaikuta.</translation>
    </message>
    <message>
        <source>Now the other way round. You are the declarer with 160, and the opponent on your left has said Kontra.</source>
        <translation>Nyt toisin päin. Sinä olet pelinviejä 160:llä, ja vasemmalla istuva vastustaja on sanonut kontra.</translation>
    </message>
    <message>
        <source>Count. Hearts bring 100, and you hold all five of the best. With the other three aces you have 163 for certain. The answer to Kontra is Re, and it doubles again.</source>
        <translation>Laske. Hertasta saa 100, ja sinulla on sen viisi parasta. Kolmen muun ässän kanssa sinulla on varmasti 163. Kontraan vastataan re, ja se kaksinkertaistaa vielä kerran.</translation>
    </message>
    <message>
        <source>Say Re: the button beside your hand, or K and K once more.</source>
        <translation>Sano re: painike kätesi vieressä, tai K ja uudestaan K.</translation>
    </message>
    <message>
        <source>That takes the trick. But say Re first: it needs eight cards, so there is not much time.</source>
        <translation>Se vie tikin. Mutta sano ensin re: siihen tarvitaan kahdeksan korttia, joten aikaa on vähän.</translation>
    </message>
    <message>
        <source>Now 160 counts four times: 640. Take it home: your first lead must be an ace.</source>
        <translation>Nyt 160 lasketaan nelinkertaisena: 640. Vie se nyt loppuun: ensin on aloitettava ässällä.</translation>
    </message>
    <message>
        <source>Any ace will do: there are no trumps yet.</source>
        <translation>Mikä ässä vain käy: valttia ei vielä ole.</translation>
    </message>
    <message>
        <source>Your partner&apos;s ♥8 trumped the ♠K, and your ♥K is still with you.</source>
        <translation>Parisi löi patakuninkaan valtilla, herttakasilla, ja herttakuninkaasi on yhä sinulla.</translation>
    </message>
    <message>
        <source>That is one. Take the second sure trick.</source>
        <translation>Yksi on otettu. Ota toinen varma tikki.</translation>
    </message>
    <message>
        <source>Of the ♠A, the ♣A and the ♣10 you still hold two: either will do.</source>
        <translation>Korteista ♠A, ♣A ja ♣10 sinulla on vielä kaksi: kumpi tahansa käy.</translation>
    </message>
    <message>
        <source>That is two. Take the third, and keep what you set aside.</source>
        <translation>Kaksi on otettu. Ota kolmas ja säästä kortti, jonka varasit.</translation>
    </message>
    <message>
        <source>Of the ♠A, the ♣A and the ♣10 you still hold one.</source>
        <translation>Korteista ♠A, ♣A ja ♣10 sinulla on vielä yksi.</translation>
    </message>
    <message>
        <source>The ♦A took your ♦8. The opponent on your right leads to the last trick.</source>
        <translation>Ruutuässä vei ruutukasisi. Viimeisen tikin aloittaa oikealla istuva vastustaja.</translation>
    </message>
    <message>
        <source>Whatever was led, your ♥Q was waiting. The last trick is yours, and its point.</source>
        <translation>Millä sitten aloitettiinkin, herttarouvasi odotti. Viimeinen tikki on sinun, ja sen piste.</translation>
    </message>
    <message>
        <source>In Marjapussi the last trick brings 1 point, in Huutopussi 20. Decide with five cards left which card shall take it, and lose what must be lost before. These were all the lessons: sit down at the table.</source>
        <translation>Marjapussissa viimeisestä tikistä saa 1 pisteen, huutopussissa 20. Kun kortteja on viisi, päätä, mikä niistä vie viimeisen tikin, ja häviä ennen sitä se, mikä on hävittävä. Oppitunnit loppuivat tähän: istu pöytään.</translation>
    </message>
    <message>
        <source>Declare hearts: 100 points.</source>
        <translation>Tee hertasta valtti: 100 pistettä.</translation>
    </message>
    <message>
        <source>You need no help: the ♥K and the ♥Q are yours.</source>
        <translation>Et tarvitse apua: ♥K ja ♥Q ovat sinulla.</translation>
    </message>
    <message>
        <source>Your count needs the 100 for hearts. Declare them now.</source>
        <translation>Laskelmaasi tarvitaan hertan 100. Tee siitä valtti nyt.</translation>
    </message>
    <message>
        <source>Kontra doubles</source>
        <translation>Kontra kahdentaa</translation>
    </message>
    <message>
        <source>When you can count that it fails, or that it is made.</source>
        <translation>Kun voit laskea, että sitoumus epäonnistuu tai täyttyy.</translation>
    </message>
    <message>
        <source>Each further call needs one card fewer: nine, eight, seven. Kontra is for what you can count, not for what you hope. Many Huutopussi tables play without it.</source>
        <translation>Jokaiseen seuraavaan tarvitaan yksi kortti vähemmän: yhdeksän, kahdeksan, seitsemän. Sano kontra, kun voit laskea, älä kun vain toivot. Monessa pöydässä huutopussia pelataan ilman sitä.</translation>
    </message>
    <message>
        <source>Who may say the first Kontra?</source>
        <translation>Kuka saa sanoa ensimmäisen kontran?</translation>
    </message>
    <message>
        <source>a defender</source>
        <translation>puolustaja</translation>
    </message>
    <message>
        <source>Right: while holding nine cards.</source>
        <translation>Oikein: kun kädessä on yhdeksän korttia.</translation>
    </message>
    <message>
        <source>No: the declarer&apos;s side answers with Re.</source>
        <translation>Ei: pelinviejän joukkue vastaa sanomalla re.</translation>
    </message>
    <message>
        <source>A contract of 150, Kontra and Re, and it is made. What does the declarer&apos;s side score?</source>
        <translation>Sitoumus 150, kontra ja re, ja se täyttyy. Mitä pelinviejän joukkue saa?</translation>
    </message>
    <message>
        <source>600</source>
        <translation>600</translation>
    </message>
    <message>
        <source>Right: four times 150.</source>
        <translation>Oikein: neljä kertaa 150.</translation>
    </message>
    <message>
        <source>300</source>
        <translation>300</translation>
    </message>
    <message>
        <source>No: Kontra doubles, and Re doubles again.</source>
        <translation>Ei: kontra kahdentaa, ja re kahdentaa vielä kerran.</translation>
    </message>
    <message>
        <source>You have played your first card. May you still say the first Kontra?</source>
        <translation>Olet pelannut ensimmäisen korttisi. Saatko vielä sanoa ensimmäisen kontran?</translation>
    </message>
    <message>
        <source>no, too late</source>
        <translation>en, myöhäistä</translation>
    </message>
    <message>
        <source>Right: it needs nine cards in your hand.</source>
        <translation>Oikein: siihen tarvitaan yhdeksän korttia kädessä.</translation>
    </message>
    <message>
        <source>yes, at any time</source>
        <translation>kyllä, milloin vain</translation>
    </message>
    <message>
        <source>No: it needs nine cards in your hand.</source>
        <translation>Ei: siihen tarvitaan yhdeksän korttia kädessä.</translation>
    </message>
    <message>
        <source>That may come later. First the marriage that you hold: 100 points.</source>
        <translation>Se voi tulla myöhemmin. Ensin oma avioliittosi: 100 pistettä.</translation>
    </message>
    <message>
        <source>You have no spade left, so you may give any card. The ♠10 and the ♠J are still out, and an opponent plays last. What do you give?</source>
        <translation>Sinulla ei ole enää pataa, joten saat antaa minkä kortin tahansa. Patakymppi ja patasotilas ovat vielä pelaamatta, ja vastustaja pelaa viimeisenä. Minkä annat?</translation>
    </message>
    <message>
        <source>No, says your partner, and the chance is gone for this trick. Take it back.</source>
        <translation>Ei ole, vastaa parisi, eikä tämän tikin jälkeen saa enää kysyä. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Declare first. After the lead this chance is gone.</source>
        <translation>Tee ensin valtti. Kun olet aloittanut, tilaisuus on mennyt.</translation>
    </message>
    <message>
        <source>Hearts are trumps. The opponents have some too. Draw them with a heart that nobody can beat.</source>
        <translation>Hertta on valttia. Vastustajillakin on sitä. Aja se pois hertalla, jonka yli kukaan ei pääse.</translation>
    </message>
    <message>
        <source>The ♥A.</source>
        <translation>Herttaässä.</translation>
    </message>
    <message>
        <source>The ♥10 was on your left and took it. Take it back.</source>
        <translation>♥10 oli vasemmalla ja vei sen. Ota se takaisin.</translation>
    </message>
    <message>
        <source>The ♥10 took it, and the lead is gone. Take it back.</source>
        <translation>♥10 vei sen, ja aloitus on mennyt. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Both opponents were out of clubs and trumped; the ♥J took it. Draw the trumps first. Take it back.</source>
        <translation>Kummallakaan vastustajalla ei ollut ristiä, ja he löivät valtilla; ♥J vei. Aja valtit ensin. Ota se takaisin.</translation>
    </message>
    <message>
        <source>Somebody without a spade could trump it. Draw the trumps first.</source>
        <translation>Joku, jolla ei ole pataa, voisi lyödä sen valtilla. Aja valtit ensin.</translation>
    </message>
    <message>
        <source>Again led and taken by you. You hold the ♣K. Four clubs fell in the first trick, and three more are with you. What do you try?</source>
        <translation>Taas aloitit ja veit. Sinulla on ♣K. Ensimmäisessä tikissä meni neljä ristiä, ja kolme on sinulla. Mitä yrität?</translation>
    </message>
    <message>
        <source>Ask for a half in clubs: your partner may hold the ♣Q.</source>
        <translation>Kysy ristin puolikasta: ♣Q voi olla parillasi.</translation>
    </message>
    <message>
        <source>No whole there, and the chance is gone. You hold a half yourself: ask for that. Take it back.</source>
        <translation>Kokonaista ei ole, eikä tämän tikin jälkeen saa enää kysyä. Sinulla on puolikas: kysy sitä. Ota se takaisin.</translation>
    </message>
    <message>
        <source>You may ask before you lead. It can bring 60 points.</source>
        <translation>Ennen aloitusta saat kysyä. Se voi tuoda 60 pistettä.</translation>
    </message>
    <message>
        <source>60 more, and clubs are trumps now. Only the ♣8 has not been seen. The opponents have one trump at most.</source>
        <translation>60 lisää, ja nyt risti on valttia. Vain ♣8 on näkemättä. Vastustajilla on enintään yksi valtti.</translation>
    </message>
    <message>
        <source>Lead a card that only the ♣8 could take.</source>
        <translation>Aloita kortilla, jonka vain ♣8 voisi viedä.</translation>
    </message>
    <message>
        <source>No opponent can beat your clubs, but they draw your partner&apos;s trumps as well. Lead the ♠A.</source>
        <translation>Vastustajat eivät pääse ristiesi yli, mutta ristit vetävät valtit myös pariltasi. Aloita pataässällä.</translation>
    </message>
    <message>
        <source>Hearts are a plain suit now, and the ♥10 is still out. Lead the ♠A.</source>
        <translation>Hertta on nyt tavallinen maa, ja ♥10 on vielä pelaamatta. Aloita pataässällä.</translation>
    </message>
    <message>
        <source>The ♥10 is still out. Your partner had no heart on the ♥A, and must trump. Which heart do you lead?</source>
        <translation>♥10 on vielä pelaamatta. Parillasi ei ollut herttaa, kun aloitit herttaässällä, joten hänen on lyötävä valtilla. Millä hertalla aloitat?</translation>
    </message>
    <message>
        <source>The smallest: the ♥8.</source>
        <translation>Pienimmällä: herttakasilla.</translation>
    </message>
    <message>
        <source>That works as well. But the king and the queen will be high once the ♥10 is gone: keep them.</source>
        <translation>Sekin onnistuu. Mutta kuningas ja rouva ovat korkeimmat, kun ♥10 on poissa: pidä ne.</translation>
    </message>
    <message>
        <source>That draws your partner&apos;s ♣Q, which was to take the ♥10. Lead a heart.</source>
        <translation>Se ajaa pois parisi ristirouvan, jonka piti viedä ♥10. Aloita hertalla.</translation>
    </message>
    <message>
        <source>You must trump: the ♣9 is enough.</source>
        <translation>On lyötävä valtilla: ristiysi riittää.</translation>
    </message>
    <message>
        <source>That takes it too, but no opponent has a trump left. The ♣9 is enough.</source>
        <translation>Sekin vie, mutta vastustajilla ei ole enää valttia. Ristiysi riittää.</translation>
    </message>
    <message>
        <source>♣10, ♣K, ♥K and ♥Q are left. Only the ♥J is out against them. No trick can be lost any more: watch.</source>
        <translation>Jäljellä ovat ♣10, ♣K, ♥K ja ♥Q. Niitä vastassa on enää ♥J. Yhtään tikkiä ei voi enää hävitä: katso.</translation>
    </message>
    <message>
        <source>All nine tricks: 160, and 100 and 60 for the marriages. That is 320 for a contract of 190.</source>
        <translation>Kaikki yhdeksän tikkiä: 160, ja avioliitoista 100 ja 60. Se on 320, kun sitoumus oli 190.</translation>
    </message>
    <message>
        <source>310 + 190 = 500: the match is yours. The opponents took no trick and lose your bid: 260 − 120 = 140.</source>
        <translation>310 + 190 = 500: peli on teidän. Vastustajat jäivät ilman tikkejä ja menettävät huutosi verran: 260 − 120 = 140.</translation>
    </message>
    <message>
        <source>A whole hand of Huutopussi</source>
        <translation>Kokonainen jako huutopussia</translation>
    </message>
    <message>
        <source>From the auction to the score.</source>
        <translation>Huutokaupasta pisteisiin.</translation>
    </message>
    <message>
        <source>Hearts are trumps, and seven of them have fallen. You hold the ♥K, so one is out. Whose is it? Lead a high diamond and watch what the others give.</source>
        <translation>Hertta on valttia, ja niitä on mennyt seitsemän. Sinulla on ♥K, joten yksi on muilla. Kenellä? Aloita isolla ruudulla ja katso, mitä muut antavat.</translation>
    </message>
    <message>
        <source>Play the ♦A or the ♦10.</source>
        <translation>Pelaa ♦A tai ♦10.</translation>
    </message>
    <message>
        <source>You would draw a trump without knowing whose it is. It may be your partner&apos;s. Lead a diamond first.</source>
        <translation>Ajaisit valtin pois tietämättä, kenen se on. Se voi olla parisi. Aloita ensin ruudulla.</translation>
    </message>
    <message>
        <source>A small spade gives the lead away. Lead a high diamond.</source>
        <translation>Pienellä padalla annat vuoron pois. Aloita isolla ruudulla.</translation>
    </message>
    <message>
        <source>You know now where the trumps are. What do you lead?</source>
        <translation>Nyt tiedät, missä valtit ovat. Millä aloitat?</translation>
    </message>
    <message>
        <source>No opponent can take your other diamond.</source>
        <translation>Kumpikaan vastustaja ei voi viedä toista ruutuasi.</translation>
    </message>
    <message>
        <source>Your partner had to give the ♥8 to it. Two trumps of your side went into one trick.</source>
        <translation>Parisi oli pakko antaa siihen ♥8. Joukkueesi kaksi valttia meni samaan tikkiin.</translation>
    </message>
    <message>
        <source>Soon. First the diamond that no opponent can take.</source>
        <translation>Kohta. Ensin ruutu, jota kumpikaan vastustaja ei voi viedä.</translation>
    </message>
    <message>
        <source>Two cards are left: the ♥K and the ♠7. Your partner has the ♥8. How does each of the two trumps take a trick?</source>
        <translation>Jäljellä on kaksi korttia: ♥K ja ♠7. Parillasi on ♥8. Miten kumpikin valtti saa tikin?</translation>
    </message>
    <message>
        <source>The ♥8 fell under your king, and the ♠7 lost the last trick. Its point is gone, and so is Porvoo: they have a trick.</source>
        <translation>♥8 jäi kuninkaasi alle, ja ♠7 hävisi viimeisen tikin. Piste meni, ja Porvoo sen mukana: heillä on tikki.</translation>
    </message>
    <message>
        <source>The ♥8 took one trick and the ♥K the last. Your side has all nine, and the opponents are in Porvoo.</source>
        <translation>♥8 vei yhden tikin ja ♥K viimeisen. Kaikki yhdeksän ovat teidän, ja vastustajat ovat Porvoossa.</translation>
    </message>
    <message>
        <source>Reading a discard</source>
        <translation>Heitetyn kortin lukeminen</translation>
    </message>
    <message>
        <source>Who throws a card away tells what is not there.</source>
        <translation>Joka heittää kortin, kertoo, mitä hänellä ei ole.</translation>
    </message>
    <message>
        <source>The duties make every card speak. Who does not follow has none of that suit. Who does not trump has no trump. Who does not go over cannot, unless the trick has been trumped.</source>
        <translation>Pakkojen takia jokainen kortti puhuu. Joka ei tunnusta, sillä ei ole sitä maata. Joka ei lyö valtilla, sillä ei ole valttia. Joka ei mene yli, se ei voi, paitsi jos tikissä on jo valtti.</translation>
    </message>
    <message>
        <source>Spades are trumps. On your ♣A an opponent throws the ♦7. Which suits does he not hold?</source>
        <translation>Pata on valttia. Vastustaja heittää ristiässääsi ♦7:n. Mitä maita hänellä ei ole?</translation>
    </message>
    <message>
        <source>clubs and spades</source>
        <translation>ristiä eikä pataa</translation>
    </message>
    <message>
        <source>Right: he would have had to follow, or to trump.</source>
        <translation>Oikein: pitäisi tunnustaa tai lyödä valtilla.</translation>
    </message>
    <message>
        <source>only clubs</source>
        <translation>vain ristiä</translation>
    </message>
    <message>
        <source>No: with a spade he would have had to trump.</source>
        <translation>Ei: jos hänellä olisi pataa, hänen olisi pitänyt lyödä valtilla.</translation>
    </message>
    <message>
        <source>Your partner leads the ♣K, and the next player gives the ♣8. Has that player the ♣10?</source>
        <translation>Parisi aloittaa ♣K:lla, ja seuraava antaa ♣8:n. Onko hänellä ♣10?</translation>
    </message>
    <message>
        <source>Right: he would have had to go over.</source>
        <translation>Oikein: olisi pitänyt mennä yli.</translation>
    </message>
    <message>
        <source>perhaps</source>
        <translation>ehkä</translation>
    </message>
    <message>
        <source>No: with it he would have had to go over.</source>
        <translation>Ei: sillä olisi pitänyt mennä yli.</translation>
    </message>
    <message>
        <source>Only your partner has a trump beside you. Do you draw trumps?</source>
        <translation>Sinun lisäksesi valttia on vain parillasi. Ajatko valtit?</translation>
    </message>
    <message>
        <source>Right: each of them can take a trick of its own.</source>
        <translation>Oikein: kumpikin voi viedä oman tikkinsä.</translation>
    </message>
    <message>
        <source>No: two trumps of your side would fall in one trick.</source>
        <translation>Ei: kaksi teidän valttianne menisi samaan tikkiin.</translation>
    </message>
    <message>
        <source>Huutopussi for three: eleven cards each, and three in the kitty, the devil&apos;s pack. You have bid 100, and one opponent has not passed yet.</source>
        <translation>Kolmen huutopussi: yksitoista korttia jokaisella ja kolme pirunpakassa. Olet huutanut 100, eikä yksi vastustaja ole vielä passannut.</translation>
    </message>
    <message>
        <source>You hold three hearts that take nothing.</source>
        <translation>Sinulla on kolme herttaa, jotka eivät vie mitään.</translation>
    </message>
    <message>
        <source>You would break your marriage, and it is worth 60.</source>
        <translation>Rikkoisit avioliittosi, ja siitä saa 60.</translation>
    </message>
    <message>
        <source>Clubs will be your trumps. Keep every one of them.</source>
        <translation>Rististä tulee valttisi. Pidä ne kaikki.</translation>
    </message>
    <message>
        <source>Then hearts are left in your hand, and the others take them. Without any heart you can trump hearts.</source>
        <translation>Silloin käteen jää herttoja, ja muut vievät ne. Ilman herttoja voit lyödä hertan valtilla.</translation>
    </message>
    <message>
        <source>130 is a sound contract here.</source>
        <translation>130 on tässä järkevä sitoumus.</translation>
    </message>
    <message>
        <source>Safe. But you score no more than you promise.</source>
        <translation>Varmaa. Mutta et saa enempää kuin lupaat.</translation>
    </message>
    <message>
        <source>You play alone, with nobody to help you. Stay at 140 or below.</source>
        <translation>Pelaat yksin, eikä kukaan auta. Pysy 140:ssä tai sen alla.</translation>
    </message>
    <message>
        <source>You lead. In the three-handed game here any trick that you take lets you declare; some tables want one that you led. Take one.</source>
        <translation>Sinä aloitat. Tässä kolmen pelissä valtin saa tehdä minkä tahansa viemänsä tikin jälkeen; jossakin vain itse aloitetun. Vie tikki.</translation>
    </message>
    <message>
        <source>Lead the ♠A or the ♦A.</source>
        <translation>Aloita pataässällä tai ruutuässällä.</translation>
    </message>
    <message>
        <source>It would take the trick. But keep it to draw trumps with.</source>
        <translation>Se veisi tikin. Mutta säästä se valttien ajamiseen.</translation>
    </message>
    <message>
        <source>That card can be beaten, and then somebody else leads. Begin with an ace.</source>
        <translation>Se kortti voidaan voittaa, ja silloin joku muu aloittaa. Aloita ässällä.</translation>
    </message>
    <message>
        <source>Your trick. Declare your marriage.</source>
        <translation>Sinun tikkisi. Tee valtti.</translation>
    </message>
    <message>
        <source>Declare clubs: 60 points.</source>
        <translation>Tee rististä valtti: 60 pistettä.</translation>
    </message>
    <message>
        <source>Declare first: there is no partner who could do it for you.</source>
        <translation>Tee ensin valtti: paria, joka sen tekisi, ei ole.</translation>
    </message>
    <message>
        <source>Draw the trumps. Which club cannot be beaten?</source>
        <translation>Aja valtit. Mitä ristiä ei voi voittaa?</translation>
    </message>
    <message>
        <source>The ♣A.</source>
        <translation>♣A.</translation>
    </message>
    <message>
        <source>The ♣10 would take that. Draw with the ace first.</source>
        <translation>♣10 veisi sen. Aja ensin ässällä.</translation>
    </message>
    <message>
        <source>They still have trumps for that. First the ♣A.</source>
        <translation>Heillä on siihen vielä valtteja. Ensin ♣A.</translation>
    </message>
    <message>
        <source>The ♣J drew the ♣10, and the ♥A that came back met your ♣9: you had no heart. Look at your points: your promise is kept, and three small cards are still to come.</source>
        <translation>♣J ajoi ristikympin esiin, ja takaisin tullut herttaässä osui ristiysiisi: sinulla ei ollut herttaa. Katso pisteitäsi: lupaus on pidetty, ja kolme pientä korttia on vielä pelaamatta.</translation>
    </message>
    <message>
        <source>Three hands and the kitty</source>
        <translation>Kolme kättä ja pirunpakka</translation>
    </message>
    <message>
        <source>Alone against two: take three, put three aside.</source>
        <translation>Yksin kahta vastaan: ota kolme, pane kolme sivuun.</translation>
    </message>
    <message>
        <source>Both defenders keep their own points, and who takes no trick loses the final bid. In the Helsinki game nobody else sees the kitty, and aces and tens may go aside.</source>
        <translation>Kumpikin puolustaja saa omat pisteensä, ja joka jää ilman tikkiä, menettää viimeisen huudon verran. Helsingin tavassa muut eivät näe pirunpakkaa, ja ässiä ja kymppejäkin saa panna sivuun.</translation>
    </message>
    <message>
        <source>The kitty is taken. How many cards go aside?</source>
        <translation>Pirunpakka on otettu. Montako korttia pannaan sivuun?</translation>
    </message>
    <message>
        <source>80 or less promises no ace. Jump above 80.</source>
        <translation>80 tai vähemmän ei lupaa ässää. Hyppää yli 80:n.</translation>
    </message>
    <message>
        <source>Now set the contract. You have 60 for clubs, 5 for the ♥Q aside, 40 for three aces and the ♠10, and 15 for ♣K, ♣Q and ♣J. That is 120, and a little more will fall to you. Choose 110 to 140.</source>
        <translation>Aseta nyt sitoumus. Rististä saat 60, sivussa olevasta herttarouvasta 5, kolmesta ässästä ja patakympistä 40 ja korteista ♣K, ♣Q ja ♣J 15. Se on 120, ja vähän lisää putoaa muilta. Valitse 110–140.</translation>
    </message>
    <message>
        <source>three</source>
        <translation>kolme</translation>
    </message>
    <message>
        <source>Right: as many as came.</source>
        <translation>Oikein: yhtä monta kuin tuli.</translation>
    </message>
    <message>
        <source>No: three came, and three go.</source>
        <translation>Ei: kolme tuli ja kolme menee.</translation>
    </message>
    <message>
        <source>Whose are the points of the cards put aside?</source>
        <translation>Kenelle sivuun pantujen korttien pisteet lasketaan?</translation>
    </message>
    <message>
        <source>the declarer&apos;s</source>
        <translation>pelinviejälle</translation>
    </message>
    <message>
        <source>Right: they count as taken.</source>
        <translation>Oikein: ne lasketaan otetuiksi.</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>ei kenellekään</translation>
    </message>
    <message>
        <source>No: they count for the declarer.</source>
        <translation>Ei: ne lasketaan pelinviejälle.</translation>
    </message>
    <message>
        <source>Whom may you ask for a half with three players?</source>
        <translation>Keneltä voit kolmistaan kysyä puolikasta?</translation>
    </message>
    <message>
        <source>Right: there is no partner.</source>
        <translation>Oikein: paria ei ole.</translation>
    </message>
    <message>
        <source>either of the others</source>
        <translation>kummalta tahansa</translation>
    </message>
    <message>
        <source>No: everybody plays alone.</source>
        <translation>Ei: jokainen pelaa yksin.</translation>
    </message>
    <message>
        <source>Another deal, and you speak first: no ace and no whole, but ♠K, ♣Q and ♥K are halves. An opening of 125 tells of two halves or more. Bid.</source>
        <translation>Toinen jako, ja sinä huudat ensimmäisenä: ei ässää eikä kokonaista, mutta ♠K, ♣Q ja ♥K ovat puolikkaita. Avaus 125 kertoo vähintään kahdesta puolikkaasta. Huuda.</translation>
    </message>
    <message>
        <source>Your partner opens with 130, ten more than the least. What does he promise?</source>
        <translation>Parisi avaa 130:llä, kymmenen yli matalimman. Mitä hän lupaa?</translation>
    </message>
    <message>
        <source>a wish to go on</source>
        <translation>halun jatkaa</translation>
    </message>
    <message>
        <source>No: only a later five says no more than that.</source>
        <translation>Ei: vasta myöhempi viiden korotus ei kerro enempää.</translation>
    </message>
    <message>
        <source>The trick is yours, and in this game any trick that you take lets you declare. Do it.</source>
        <translation>Tikki on sinun, ja tässä pelissä valtin saa tehdä minkä tahansa viemänsä tikin jälkeen. Tee se.</translation>
    </message>
    <message>
        <source>The others have four small hearts at most, and your best hearts draw them. After that no card can hurt your aces.</source>
        <translation>Muilla on enintään neljä pientä herttaa, ja parhaat herttasi ajavat ne pois. Sen jälkeen mikään ei uhkaa ässiäsi.</translation>
    </message>
    <message>
        <source>One opponent threw a club, the other a spade. With a diamond they would have had to follow, and with a heart to trump. So neither of them has a trump. The last one is your partner&apos;s.</source>
        <translation>Toinen vastustaja heitti ristin, toinen padan. Jos heillä olisi ruutua, heidän olisi pitänyt tunnustaa; jos herttaa, lyödä valtilla. Kummallakaan ei siis ole valttia. Viimeinen on parillasi.</translation>
    </message>
    <message>
        <source>Lead the ♠7. If your partner has no spade, the ♥8 must trump it.</source>
        <translation>Aloita pataseiskalla. Jos parillasi ei ole pataa, hänen on lyötävä se herttakasilla.</translation>
    </message>
    <message>
        <source>Hearts are trumps, and eight have fallen: your ♥Q is the ninth. Five tricks are left. The last one is worth a point, so begin to plan there.</source>
        <translation>Hertta on valttia, ja herttoja on pelattu kahdeksan: herttarouvasi on yhdeksäs. Viisi tikkiä on jäljellä. Viimeisestä saa pisteen, joten aloita suunnittelu siitä.</translation>
    </message>
    <message>
        <source>Which card takes the last trick for certain, if you still have it then? Set it aside in your mind. Three others cannot be beaten: lead one of those.</source>
        <translation>Mikä kortti vie viimeisen tikin varmasti, jos se on sinulla silloin vielä? Varaa se mielessäsi. Kolmea muuta ei voi voittaa: aloita jollakin niistä.</translation>
    </message>
    <message>
        <source>The ♥Q is for the last trick. The ♠A, the ♣A and the ♣10 are sure.</source>
        <translation>♥Q on viimeistä tikkiä varten. ♠A, ♣A ja ♣10 ovat varmoja.</translation>
    </message>
    <message>
        <source>It would take this trick. But then the ♦8 is left for the end, and it takes nothing.</source>
        <translation>Se veisi tämän tikin. Mutta silloin loppuun jäisi ♦8, joka ei vie mitään.</translation>
    </message>
    <message>
        <source>It has to go before the end, that is true. But your opponents would lead then. First take what is yours.</source>
        <translation>Siitä on päästävä ennen loppua, se on totta. Mutta silloin vastustajat aloittaisivat. Ota ensin se, mikä on sinun.</translation>
    </message>
    <message>
        <source>Your three sure tricks are in. The ♥Q and the ♦8 are left. Which one now?</source>
        <translation>Kolme varmaa tikkiäsi on otettu. Jäljellä ovat ♥Q ja ♦8. Kumpi nyt?</translation>
    </message>
    <message>
        <source>One of the two will lose. Let it lose the trick that is worth less.</source>
        <translation>Toinen häviää. Hävitköön tikin, josta saa vähemmän.</translation>
    </message>
    <message>
        <source>It took this trick, and the ♦8 lost the last one to the ♦A. The point went with it.</source>
        <translation>Se vei tämän tikin, ja ♦8 hävisi viimeisen ruutuässälle. Piste meni sen mukana.</translation>
    </message>
    <message>
        <source>The last five tricks</source>
        <translation>Viisi viimeistä tikkiä</translation>
    </message>
    <message>
        <source>Plan from the last trick backwards.</source>
        <translation>Suunnittele lopusta alkuun.</translation>
    </message>
    <message>
        <source>You hold the only trump left, and a small card. Two tricks remain. What do you lead?</source>
        <translation>Sinulla on ainoa valtti ja pikkukortti. Kaksi tikkiä on jäljellä. Millä aloitat?</translation>
    </message>
    <message>
        <source>the small card</source>
        <translation>pikkukortilla</translation>
    </message>
    <message>
        <source>Right: the trump then takes the last trick.</source>
        <translation>Oikein: valtti vie sitten viimeisen tikin.</translation>
    </message>
    <message>
        <source>the trump</source>
        <translation>valtilla</translation>
    </message>
    <message>
        <source>No: then the small card loses the last trick.</source>
        <translation>Ei: silloin pikkukortti häviää viimeisen tikin.</translation>
    </message>
    <message>
        <source>What is the last trick worth in Marjapussi, beside its cards?</source>
        <translation>Mitä viimeisestä tikistä saa marjapussissa korttien lisäksi?</translation>
    </message>
    <message>
        <source>Right: as much as a little one.</source>
        <translation>Oikein: yhtä paljon kuin pikkuisesta.</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>No: it is worth a point.</source>
        <translation>Ei: siitä saa pisteen.</translation>
    </message>
    <message>
        <source>Where do you begin to plan the last five tricks?</source>
        <translation>Mistä viiden viimeisen tikin suunnittelu alkaa?</translation>
    </message>
    <message>
        <source>at the last trick</source>
        <translation>viimeisestä tikistä</translation>
    </message>
    <message>
        <source>Right: and from there backwards.</source>
        <translation>Oikein: ja siitä taaksepäin.</translation>
    </message>
    <message>
        <source>at the next one</source>
        <translation>seuraavasta tikistä</translation>
    </message>
    <message>
        <source>No: first decide what shall take the last one.</source>
        <translation>Ei: päätä ensin, mikä vie viimeisen.</translation>
    </message>
    <message>
        <source>A hand with three sixes need not be played: at your first turn you may demand a redeal. Yours has three, and no marriage.</source>
        <translation>Kolmen kutosen kättä ei tarvitse pelata: ensimmäisellä vuorollasi saat vaatia uusjaon. Sinulla on kolme kutosta eikä avioliittoa.</translation>
    </message>
    <message>
        <source>The button is in the panel: Demand a redeal.</source>
        <translation>Nappi on paneelissa: vaadi uusjako.</translation>
    </message>
    <message>
        <source>With that the right is gone: it holds at your first turn only. You would play on with three sixes. Demand a redeal.</source>
        <translation>Sitten oikeus on mennyt: se on voimassa vain ensimmäisellä vuorollasi. Pelaisit kolmella kutosella. Vaadi uusjako.</translation>
    </message>
    <message>
        <source>Nobody scores, and the same dealer deals again. At some tables the next one deals, a hand without a card above the jack counts too, or there are no redeals at all.</source>
        <translation>Kukaan ei saa pisteitä, ja sama jakaja jakaa uudelleen. Joissakin pöydissä jakaa seuraava, myös käsi ilman sotilasta korkeampia kortteja kelpaa, tai uusjakoja ei ole lainkaan.</translation>
    </message>
    <message>
        <source>Three sixes again. But beside them lie two aces and the marriage of spades. Redeal, or a bid up to 120?</source>
        <translation>Taas kolme kutosta. Mutta niiden vieressä on kaksi ässää ja padan avioliitto. Uusjako vai huuto, enintään 120?</translation>
    </message>
    <message>
        <source>The right is no duty. Any bid up to 120 will do.</source>
        <translation>Oikeus ei ole pakko. Mikä tahansa huuto 120:een asti käy.</translation>
    </message>
    <message>
        <source>Neither a pass nor a jump: these cards are good for a bid up to 120.</source>
        <translation>Ei passia eikä loikkaa: näillä korteilla huudetaan enintään 120.</translation>
    </message>
    <message>
        <source>New cards: the redeal</source>
        <translation>Uudet kortit: uusjako</translation>
    </message>
    <message>
        <source>Three sixes need not be played.</source>
        <translation>Kolmea kutosta ei tarvitse pelata.</translation>
    </message>
    <message>
        <source>Three sixes give you a right, at your first turn. Look at the other six cards before you use it.</source>
        <translation>Kolme kutosta antaa oikeuden ensimmäisellä vuorollasi. Katso muut kuusi korttia, ennen kuin käytät sen.</translation>
    </message>
    <message>
        <source>You hold three sixes. When may you demand a redeal?</source>
        <translation>Sinulla on kolme kutosta. Milloin saat vaatia uusjaon?</translation>
    </message>
    <message>
        <source>at my first turn</source>
        <translation>ensimmäisellä vuorollani</translation>
    </message>
    <message>
        <source>Right: once you have bid or passed, it is too late.</source>
        <translation>Oikein: kun olet huutanut tai passannut, on myöhäistä.</translation>
    </message>
    <message>
        <source>until the play begins</source>
        <translation>pelin alkuun asti</translation>
    </message>
    <message>
        <source>No: only at your first turn in the auction.</source>
        <translation>Ei: vain ensimmäisellä vuorollasi huutokaupassa.</translation>
    </message>
    <message>
        <source>Must you demand it?</source>
        <translation>Onko se pakko vaatia?</translation>
    </message>
    <message>
        <source>no, I may play on</source>
        <translation>ei, saan pelata</translation>
    </message>
    <message>
        <source>Right: with good cards beside the sixes you keep them.</source>
        <translation>Oikein: jos muut kortit ovat hyviä, ne kannattaa pitää.</translation>
    </message>
    <message>
        <source>yes, always</source>
        <translation>kyllä, aina</translation>
    </message>
    <message>
        <source>No: it is a right and no duty.</source>
        <translation>Ei: se on oikeus, ei pakko.</translation>
    </message>
    <message>
        <source>What does a redeal score?</source>
        <translation>Mitä uusjaosta saa?</translation>
    </message>
    <message>
        <source>nothing for anybody</source>
        <translation>kukaan ei saa mitään</translation>
    </message>
    <message>
        <source>Right: the cards are dealt anew.</source>
        <translation>Oikein: kortit vain jaetaan uudelleen.</translation>
    </message>
    <message>
        <source>the bid for the others</source>
        <translation>muut saavat huudon</translation>
    </message>
    <message>
        <source>No: nobody has won or lost anything.</source>
        <translation>Ei: kukaan ei ole voittanut eikä hävinnyt mitään.</translation>
    </message>
    <message>
        <source>Then lead: choose a card.</source>
        <translation>Aloita siis: valitse kortti.</translation>
    </message>
</context>
<context>
    <name>LevelField</name>
    <message>
        <source>Choose a program</source>
        <translation>Valitse ohjelma</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Muu ohjelma</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Komento</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <translation>Komento, joka käynnistää ohjelman</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Valitse tiedosto…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Kokeile</translation>
    </message>
    <message>
        <source>Trying the program…</source>
        <translation>Ohjelmaa kokeillaan…</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: choose only programs that you trust.</source>
        <translation>Ohjelma toimii tällä koneella sinun oikeuksillasi: valitse vain ohjelma, johon luotat.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Aloittelija</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Harrastaja</translation>
    </message>
    <message>
        <source>Knows rules of thumb and what bids tell.</source>
        <translation>Tuntee peukalosäännöt ja huutamisen tavat.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Taitava</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Mestari</translation>
    </message>
    <message>
        <source>Knows rules of thumb.</source>
        <translation>Tuntee peukalosäännöt.</translation>
    </message>
    <message>
        <source>Plays by simple rules and forgets the cards.</source>
        <translation>Pelaa yksinkertaisesti ja unohtaa kortteja.</translation>
    </message>
    <message>
        <source>Imagines many deals before each move.</source>
        <translation>Kuvittelee monta jakoa ennen joka siirtoa.</translation>
    </message>
    <message>
        <source>Works out the others&apos; cards from all it sees.</source>
        <translation>Päättelee muiden kortit kaikesta, mitä näkee.</translation>
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
        <translation>{name} on pelinviejä, huuto {amount}.</translation>
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
        <source>Hand {number}. You deal.</source>
        <translation>{number}. jako. Sinä jaat.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Huudat {amount}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passaat.</translation>
    </message>
    <message>
        <source>You demand a redeal.</source>
        <translation>Vaadit uusjakoa.</translation>
    </message>
    <message>
        <source>You are the declarer with {amount}.</source>
        <translation>Olet pelinviejä, huuto {amount}.</translation>
    </message>
    <message>
        <source>You take the kitty: {cards}.</source>
        <translation>Otat pirunpakan: {cards}.</translation>
    </message>
    <message>
        <source>You give the declarer the {cards}.</source>
        <translation>Annat pelinviejälle: {cards}.</translation>
    </message>
    <message>
        <source>You discard the {cards}.</source>
        <translation>Panet sivuun: {cards}.</translation>
    </message>
    <message>
        <source>You set the contract at {amount}.</source>
        <translation>Asetat sitoumukseksi {amount}.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Pelaat: {card}.</translation>
    </message>
    <message>
        <source>You turn up the {card}.</source>
        <translation>Käännät näkyviin: {card}.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Viet {number}. tikin.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Nostat: {card}.</translation>
    </message>
    <message>
        <source>You: {said}.</source>
        <translation>Sinä: {said}.</translation>
    </message>
    <message>
        <source>You ask for a whole.</source>
        <translation>Kysyt kokonaista.</translation>
    </message>
    <message>
        <source>You: {said}</source>
        <translation>Sinä: {said}</translation>
    </message>
    <message>
        <source>{giver} gives cards back to {taker}.</source>
        <translation>{giver} antaa parilleen ({taker}) kortteja takaisin.</translation>
    </message>
    <message>
        <source>You give your partner back the {cards}.</source>
        <translation>Annat parillesi takaisin: {cards}.</translation>
    </message>
    <message>
        <source>{giver} gives you the {cards}.</source>
        <translation>{giver} antaa sinulle kortit {cards}.</translation>
    </message>
    <message>
        <source>{giver} gives you back the {cards}.</source>
        <translation>{giver} antaa sinulle takaisin kortit {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the kitty: {cards}.</source>
        <translation>{name} ottaa pirunpakan: {cards}.</translation>
    </message>
</context>
<context>
    <name>MarriagePanel</name>
    <message>
        <source>Before you lead:</source>
        <translation>Ennen kuin aloitat tikin:</translation>
    </message>
    <message>
        <source>Just lead</source>
        <translation>Aloita vain</translation>
    </message>
    <message>
        <source>Declare…</source>
        <translation>Tee valtti…</translation>
    </message>
    <message>
        <source>Declare or ask…</source>
        <translation>Tee valtti tai kysy…</translation>
    </message>
    <message>
        <source>Ask your partner…</source>
        <translation>Kysy pariltasi…</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Tee valtiksi</translation>
    </message>
    <message>
        <source>Declare a little one</source>
        <translation>Ilmoita pikkuinen</translation>
    </message>
    <message>
        <source>Bluff a half in</source>
        <translation>Kysy bluffina</translation>
    </message>
    <message>
        <source>Ask for a half in</source>
        <translation>Kysy puolikasta</translation>
    </message>
    <message>
        <source>Ask for a whole</source>
        <translation>Kysy kokonaista</translation>
    </message>
    <message>
        <source>Your partner cannot have it.</source>
        <translation>Parillasi ei voi olla sitä.</translation>
    </message>
    <message>
        <source>You hold neither half: after a yes you must admit the bluff, and nothing is declared.</source>
        <translation>Sinulla ei ole kumpaakaan puolikasta: jos vastaus on kyllä, sinun on tunnustettava bluffi, eikä avioliittoa ilmoiteta.</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s).</source>
        <translation>
            <numerusform>Tuo %n pisteen.</numerusform>
            <numerusform>Tuo %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a yes the marriage scores %n point(s).</source>
        <translation>
            <numerusform>Jos vastaus on kyllä, avioliitto tuo %n pisteen.</numerusform>
            <numerusform>Jos vastaus on kyllä, avioliitto tuo %n pistettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dashed: you may ask, but your partner cannot have it.</source>
        <translation>Katkoviiva: saat kysyä, mutta parillasi ei voi olla sitä.</translation>
    </message>
    <message>
        <source>If you ask, you may no longer declare your own {suit} marriage.</source>
        <translation>Jos kysyt, et voi enää tehdä valttia omasta {suit}-avioliitostasi.</translation>
    </message>
    <message>
        <source>If you ask, you may no longer declare your own marriages.</source>
        <translation>Jos kysyt, et voi enää tehdä valttia omista avioliitoistasi.</translation>
    </message>
    <message>
        <source>If you ask for a half, you may no longer ask for a whole.</source>
        <translation>Jos kysyt puolikasta, et voi enää kysyä kokonaista.</translation>
    </message>
    <message>
        <source>If your ask succeeds, you may no longer declare your own {suit} marriage.</source>
        <translation>Jos kysymyksesi onnistuu, et voi enää tehdä valttia omasta {suit}-avioliitostasi.</translation>
    </message>
    <message>
        <source>If your ask succeeds, you may no longer declare your own marriages.</source>
        <translation>Jos kysymyksesi onnistuu, et voi enää tehdä valttia omista avioliitoistasi.</translation>
    </message>
    <message>
        <source>If your ask for a half succeeds, you may no longer ask for a whole.</source>
        <translation>Jos puolikkaan kysyminen onnistuu, et voi enää kysyä kokonaista.</translation>
    </message>
</context>
<context>
    <name>MatchAccount</name>
    <message>
        <source>Luck: your side&apos;s cards were worth {points} more than theirs{error}.</source>
        <translation>Korttionni: oman joukkueesi kortit olivat {points} arvokkaammat kuin vastustajien{error}.</translation>
    </message>
    <message>
        <source>Luck: the others&apos; cards were worth {points} more than your side&apos;s{error}.</source>
        <translation>Korttionni: vastustajien kortit olivat {points} arvokkaammat kuin oman joukkueesi{error}.</translation>
    </message>
    <message>
        <source>Luck: the cards of both sides were worth about the same{error}.</source>
        <translation>Korttionni: kummankin joukkueen kortit olivat suunnilleen saman arvoiset{error}.</translation>
    </message>
    <message>
        <source>Luck: your cards were worth {points} more than the others&apos;{error}.</source>
        <translation>Korttionni: korttisi olivat {points} arvokkaammat kuin muiden{error}.</translation>
    </message>
    <message>
        <source>Luck: the others&apos; cards were worth {points} more than yours{error}.</source>
        <translation>Korttionni: muiden kortit olivat {points} arvokkaammat kuin sinun{error}.</translation>
    </message>
    <message>
        <source>Luck: your cards were worth about the same as the others&apos;{error}.</source>
        <translation>Korttionni: korttisi olivat suunnilleen saman arvoiset kuin muiden{error}.</translation>
    </message>
    <message>
        <source>Luck: your cards were worth {points} more than your opponent&apos;s{error}.</source>
        <translation>Korttionni: korttisi olivat {points} arvokkaammat kuin vastustajasi{error}.</translation>
    </message>
    <message>
        <source>Luck: your opponent&apos;s cards were worth {points} more than yours{error}.</source>
        <translation>Korttionni: vastustajasi kortit olivat {points} arvokkaammat kuin sinun{error}.</translation>
    </message>
    <message>
        <source>Luck: your cards were worth about the same as your opponent&apos;s{error}.</source>
        <translation>Korttionni: korttisi olivat suunnilleen saman arvoiset kuin vastustajasi{error}.</translation>
    </message>
    <message>
        <source>Play: you made {points} more of them than computer players would.</source>
        <translation>Pelaaminen: sait niistä {points} enemmän kuin tietokonepelaajat saisivat.</translation>
    </message>
    <message>
        <source>Play: you made {points} less of them than computer players would.</source>
        <translation>Pelaaminen: sait niistä {points} vähemmän kuin tietokonepelaajat saisivat.</translation>
    </message>
    <message>
        <source>Play: you made of them what computer players would.</source>
        <translation>Pelaaminen: sait niistä saman kuin tietokonepelaajat saisivat.</translation>
    </message>
    <message>
        <source>A single hand tells little.</source>
        <translation>Yksi jako kertoo vielä vähän.</translation>
    </message>
    <message>
        <source>That is hardly chance.</source>
        <translation>Se tuskin on sattumaa.</translation>
    </message>
    <message>
        <source>As far as can be told, your own decisions cost nothing.</source>
        <translation>Omat ratkaisusi eivät maksaneet mitään, minkä voisi erottaa sattumasta.</translation>
    </message>
    <message>
        <source>Chance alone can make a difference of {points}, so that tells little.</source>
        <translation>Pelkkä sattuma voi tehdä {points} eroa, joten siitä ei voi vielä päätellä paljon.</translation>
    </message>
    <message>
        <source>Play, partner&apos;s and theirs too: your side made {points} more of them than computer players would.</source>
        <translation>Pelaaminen, myös parin ja vastustajien: oma joukkueesi sai korteista {points} enemmän kuin tietokonepelaajat olisivat saaneet.</translation>
    </message>
    <message>
        <source>Play, partner&apos;s and theirs too: your side made {points} less of them than computer players would.</source>
        <translation>Pelaaminen, myös parin ja vastustajien: oma joukkueesi sai korteista {points} vähemmän kuin tietokonepelaajat olisivat saaneet.</translation>
    </message>
    <message>
        <source>Play, partner&apos;s and theirs too: your side made of them what computer players would.</source>
        <translation>Pelaaminen, myös parin ja vastustajien: oma joukkueesi sai korteista saman kuin tietokonepelaajat olisivat saaneet.</translation>
    </message>
    <message>
        <source>Your own decisions cost about {points} (95 % interval: {interval}), by the reviews of the hands.</source>
        <translation>Omat ratkaisusi maksoivat jakojen läpikäynnin mukaan noin {points} (95&#xa0;%:n varmuudella {interval}).</translation>
    </message>
    <message>
        <source>In each hand your own decisions cost {points} on average (95 % interval: {interval}), by the reviews.</source>
        <translation>Omat ratkaisusi maksoivat jakojen läpikäynnin mukaan jaossa keskimäärin {points} (95&#xa0;%:n varmuudella {interval}).</translation>
    </message>
    <message>
        <source>Your clear mistakes cost about {points} (95 % interval: {interval}), by the reviews of the hands. The rest of your decisions cannot be told from chance.</source>
        <translation>Selvät virheesi maksoivat jakojen läpikäynnin mukaan noin {points} (95&#xa0;%:n varmuudella {interval}). Muita ratkaisujasi ei voi erottaa sattumasta.</translation>
    </message>
    <message>
        <source>In each hand your clear mistakes cost {points} on average (95 % interval: {interval}), by the reviews. The rest of your decisions cannot be told from chance.</source>
        <translation>Selvät virheesi maksoivat jakojen läpikäynnin mukaan jaossa keskimäärin {points} (95&#xa0;%:n varmuudella {interval}). Muita ratkaisujasi ei voi erottaa sattumasta.</translation>
    </message>
    <message>
        <source>Your own decisions are being reviewed: {done} of {count} hands.</source>
        <translation>Omia ratkaisujasi käydään läpi: {done}/{count} jakoa.</translation>
    </message>
    <message>
        <source>Your own decisions cost hardly anything, by the reviews of the hands.</source>
        <translation>Omat ratkaisusi eivät jakojen läpikäynnin mukaan maksaneet juuri mitään.</translation>
    </message>
</context>
<context>
    <name>MatchFields</name>
    <message>
        <source>Opponent</source>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Nimesi</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Taso</translation>
    </message>
    <message>
        <source>Opponents&apos; level</source>
        <translation>Vastustajien taso</translation>
    </message>
    <message>
        <source>Partner&apos;s level</source>
        <translation>Parin taso</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Vasemmalla</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Vastapäätä</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Oikealla</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Jakokoodi</translation>
    </message>
</context>
<context>
    <name>MatchOverPanel</name>
    <message>
        <source>Replay these deals</source>
        <translation>Pelaa samat jaot uudelleen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Deal code copied</source>
        <translation>Jakokoodi kopioitu</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Kopioi jakokoodi</translation>
    </message>
    <message>
        <source>Luck and play are being told apart.</source>
        <translation>Onnen ja oman pelin osuutta lasketaan.</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Voitit pelin!</translation>
    </message>
    <message>
        <source>{name} won the match.</source>
        <translation>{name} voitti pelin.</translation>
    </message>
    <message>
        <source>{name} and {partner} won the match.</source>
        <translation>{name} ja {partner} voittivat pelin.</translation>
    </message>
</context>
<context>
    <name>MistakesSheet</name>
    <message>
        <source>Your mistakes</source>
        <translation>Virheesi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Pulmat</translation>
    </message>
    <message>
        <source>No hand that counts has been reviewed yet. Each hand is reviewed as soon as it ends. If you begin the next one before that is done, the review is left unfinished. A hand in which you have taken back moves is practice and does not count.</source>
        <translation>Yhtään mukaan laskettavaa jakoa ei ole vielä käyty läpi. Jako käydään läpi heti, kun se päättyy. Jos aloitat seuraavan jaon ennen kuin läpikäynti on valmis, se jää kesken. Jako, jossa olet kumonnut siirtoja, on harjoitusta eikä sitä lasketa.</translation>
    </message>
    <message numerus="yes">
        <source>From %n reviewed hand(s). Only what lies beyond the noise is called a mistake.</source>
        <translation>
            <numerusform>Perustuu %n läpikäytyyn jakoon. Virheeksi lasketaan vain se, mikä erottuu sattumasta.</numerusform>
            <numerusform>Perustuu %n läpikäytyyn jakoon. Virheeksi lasketaan vain se, mikä erottuu sattumasta.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hand in which you have taken back moves is practice and does not count.</source>
        <translation>Jako, jossa olet kumonnut siirtoja, on harjoitusta eikä sitä lasketa.</translation>
    </message>
    <message>
        <source>What costs you most is trained here:</source>
        <translation>Kalleimpiin virheisiisi auttavat nämä:</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Oppitunti: {title}</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Päätös</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Tehtyjä</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Virheitä</translation>
    </message>
    <message>
        <source>Share of mistakes, 30 days</source>
        <translation>Virheiden osuus, 30 päivää</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Sitä ennen</translation>
    </message>
</context>
<context>
    <name>Months</name>
    <message>
        <source>January</source>
        <translation>tammikuu</translation>
    </message>
    <message>
        <source>February</source>
        <translation>helmikuu</translation>
    </message>
    <message>
        <source>March</source>
        <translation>maaliskuu</translation>
    </message>
    <message>
        <source>April</source>
        <translation>huhtikuu</translation>
    </message>
    <message>
        <source>May</source>
        <translation>toukokuu</translation>
    </message>
    <message>
        <source>June</source>
        <translation>kesäkuu</translation>
    </message>
    <message>
        <source>July</source>
        <translation>heinäkuu</translation>
    </message>
    <message>
        <source>August</source>
        <translation>elokuu</translation>
    </message>
    <message>
        <source>September</source>
        <translation>syyskuu</translation>
    </message>
    <message>
        <source>October</source>
        <translation>lokakuu</translation>
    </message>
    <message>
        <source>November</source>
        <translation>marraskuu</translation>
    </message>
    <message>
        <source>December</source>
        <translation>joulukuu</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message>
        <source>New match</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>The computer players see only what you would in their place.</source>
        <translation>Tietokonepelaajat näkevät vain sen, mitä ihminenkin näkisi.</translation>
    </message>
    <message>
        <source>The match in play stays in the archive.</source>
        <translation>Kesken oleva peli säilyy arkistossa.</translation>
    </message>
    <message>
        <source>The deal of the day that you have played stays in the archive.</source>
        <translation>Pelaamasi päivän jako säilyy arkistossa.</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Kotisäännöt…</translation>
    </message>
    <message>
        <source>Import house rules…</source>
        <translation>Tuo kotisäännöt…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Restore the game&apos;s rules</source>
        <translation>Palauta pelin säännöt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>House rules: {game}</source>
        <translation>Kotisäännöt: {game}</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Got it</source>
        <translation>Selvä</translation>
    </message>
</context>
<context>
    <name>NotePanel</name>
    <message>
        <source>What can be known</source>
        <translation>Mitä voi tietää</translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message>
        <source>What can be known</source>
        <translation>Mitä voi tietää</translation>
    </message>
    <message>
        <source>Hidden while the quiz asks about it.</source>
        <translation>Piilossa kysymysten ajan.</translation>
    </message>
    <message>
        <source>While cards are played, this tells what a good player keeps in mind.</source>
        <translation>Kun kortteja pelataan, tässä kerrotaan, mitä hyvä pelaaja pitää mielessään.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks: {taken}.</source>
        <translation>Ässiä ja kymppejä tikeissä: {taken}.</translation>
    </message>
    <message>
        <source>Aces and tens still out: {count}, and {own} in your cards.</source>
        <translation>Ässiä ja kymppejä vielä ulkona: {count}, ja omissa korteissasi {own}.</translation>
    </message>
    <message>
        <source>Card points in tricks: {taken}.</source>
        <translation>Korttipisteet tikeissä: {taken}.</translation>
    </message>
    <message>
        <source>Card points still out: {count}, and {own} in your cards.</source>
        <translation>Korttipisteitä vielä ulkona: {count}, ja omissa korteissasi {own}.</translation>
    </message>
    <message>
        <source>Card points in the cards that you put aside: {count}. They count for you.</source>
        <translation>Sivuun panemissasi korteissa korttipisteitä: {count}. Ne lasketaan sinulle.</translation>
    </message>
    <message>
        <source>Still out: {count}, on the table: {table}, in your cards: {own}.</source>
        <translation>Vielä ulkona: {count}, pöydässä: {table}, omissa korteissasi: {own}.</translation>
    </message>
    <message>
        <source>no {suits}</source>
        <translation>ei {suits}</translation>
    </message>
    <message>
        <source>out of: {suits}</source>
        <translation>loppunut: {suits}</translation>
    </message>
    <message>
        <source>no aces</source>
        <translation>ei ässiä</translation>
    </message>
    <message>
        <source>surely has {cards}</source>
        <translation>varmasti {cards}</translation>
    </message>
    <message>
        <source>nothing is certain</source>
        <translation>ei mitään varmaa</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>muualla</translation>
    </message>
    <message>
        <source>Aces and tens, of ten deals that fit</source>
        <translation>Ässät ja kympit, kymmenessä jaossa</translation>
    </message>
    <message>
        <source>Columns: {names}.</source>
        <translation>Sarakkeet: {names}.</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>varma</translation>
    </message>
    <message>
        <source>{name} {chance}</source>
        <translation>{name} {chance}</translation>
    </message>
    <message>
        <source>Marriages still possible</source>
        <translation>Mahdolliset avioliitot</translation>
    </message>
    <message>
        <source>surely you</source>
        <translation>varmasti sinä</translation>
    </message>
    <message>
        <source>you {chance}</source>
        <translation>sinä {chance}</translation>
    </message>
    <message>
        <source>surely {name}</source>
        <translation>varmasti {name}</translation>
    </message>
    <message>
        <source>surely you and {partner}, a half each</source>
        <translation>varmasti sinä ja {partner}, kummallakin puolikas</translation>
    </message>
    <message>
        <source>you and {partner} a half each {chance}</source>
        <translation>sinä ja {partner}, kummallakin puolikas {chance}</translation>
    </message>
    <message>
        <source>surely {name} and {partner}, a half each</source>
        <translation>varmasti {name} ja {partner}, kummallakin puolikas</translation>
    </message>
    <message>
        <source>{name} and {partner} a half each {chance}</source>
        <translation>{name} ja {partner}, kummallakin puolikas {chance}</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Nothing found for “{words}”.</source>
        <translation>Haulla ”{words}” ei löytynyt mitään.</translation>
    </message>
    <message>
        <source>No match has this game and this result.</source>
        <translation>Tästä pelilajista ei ole yhtään peliä, jolla on tämä tulos.</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Näytä kaikki pelit</translation>
    </message>
</context>
<context>
    <name>NothingPlayed</name>
    <message>
        <source>New match…</source>
        <translation>Uusi peli…</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Your matches and settings come from a newer version of Marjapussi; they are left as they are, and this version keeps its own in {file}.</source>
        <translation>Pelisi ja asetuksesi ovat Marjapussin uudemmasta versiosta; ne jäävät ennalleen, ja tämä versio tallentaa omansa kansioon {file}.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been set aside as {file}. The usual settings are used.</source>
        <translation>Asetukset olivat vioittuneet, ja ne siirrettiin talteen tiedostoon {file}. Käytössä ovat oletusasetukset.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read. The usual settings are used.</source>
        <translation>Asetuksia ei voi lukea tiedostosta {file}. Käytössä ovat oletusasetukset.</translation>
    </message>
    <message>
        <source>The settings cannot be saved to {file}.</source>
        <translation>Asetuksia ei voi tallentaa tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The house rules in {file} cannot be read.</source>
        <translation>Kotisääntöjä ei voi lukea tiedostosta {file}.</translation>
    </message>
    <message>
        <source>The house rules cannot be saved to {file}.</source>
        <translation>Kotisääntöjä ei voi tallentaa tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be read.</source>
        <translation>Tilastoja ei voi lukea tiedostosta {file}.</translation>
    </message>
    <message>
        <source>The statistics cannot be saved to {file}.</source>
        <translation>Tilastoja ei voi tallentaa tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The results of the deals of the day in {file} cannot be read.</source>
        <translation>Päivän jakojen tuloksia ei voi lukea tiedostosta {file}.</translation>
    </message>
    <message>
        <source>The results of the deals of the day cannot be saved to {file}.</source>
        <translation>Päivän jakojen tuloksia ei voi tallentaa tiedostoon {file}.</translation>
    </message>
    <message>
        <source>What came of the puzzles in {file} cannot be read.</source>
        <translation>Pulmien tuloksia ei voi lukea tiedostosta {file}.</translation>
    </message>
    <message>
        <source>What came of the puzzles cannot be saved to {file}.</source>
        <translation>Pulmien tuloksia ei voi tallentaa tiedostoon {file}.</translation>
    </message>
    <message>
        <source>What the reviews of your hands found, in {file}, cannot be read.</source>
        <translation>Jakojesi läpikäyntien tuloksia tiedostossa {file} ei voi lukea.</translation>
    </message>
    <message>
        <source>What the reviews of your hands found cannot be saved to {file}.</source>
        <translation>Jakojesi läpikäyntien tuloksia ei voi tallentaa tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The house rules were damaged, and the file was set aside as {file}.</source>
        <translation>Kotisäännöt olivat vioittuneet, ja tiedosto siirrettiin syrjään nimellä {file}.</translation>
    </message>
    <message>
        <source>The statistics were damaged, and the file was set aside as {file}.</source>
        <translation>Tilastot olivat vioittuneet, ja tiedosto siirrettiin syrjään nimellä {file}.</translation>
    </message>
    <message>
        <source>The results of the deals of the day were damaged, and the file was set aside as {file}.</source>
        <translation>Päivän jakojen tulokset olivat vioittuneet, ja tiedosto siirrettiin syrjään nimellä {file}.</translation>
    </message>
    <message>
        <source>What came of the puzzles was damaged, and the file was set aside as {file}.</source>
        <translation>Pulmien tulokset olivat vioittuneet, ja tiedosto siirrettiin syrjään nimellä {file}.</translation>
    </message>
    <message>
        <source>What the reviews of your hands found was damaged, and the file was set aside as {file}.</source>
        <translation>Jakojesi läpikäyntien tulokset olivat vioittuneet, ja tiedosto siirrettiin syrjään nimellä {file}.</translation>
    </message>
    <message>
        <source>The saved matches were damaged, and the file was set aside as {file}.</source>
        <translation>Tallennetut pelit olivat vioittuneet, ja tiedosto siirrettiin syrjään nimellä {file}.</translation>
    </message>
    <message>
        <source>The saved matches in {file} belong to a newer version of the program and are left alone.</source>
        <translation>Tallennetut pelit tiedostossa {file} kuuluvat ohjelman uudempaan versioon, eikä niihin kosketa.</translation>
    </message>
    <message>
        <source>Marjapussi is already open in another window, so this match is not saved.</source>
        <translation>Marjapussi on jo auki toisessa ikkunassa, joten tätä peliä ei tallenneta.</translation>
    </message>
    <message>
        <source>The match cannot be saved to {file}. You can play on, and it is saved as soon as that works again. If you close the program before that, it is lost.</source>
        <translation>Peliä ei voi tallentaa tiedostoon {file}. Voit pelata edelleen, ja peli tallennetaan heti, kun se taas onnistuu. Jos suljet ohjelman ennen sitä, peli katoaa.</translation>
    </message>
    <message>
        <source>The match is being saved again, to {file}.</source>
        <translation>Peli tallentuu taas tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The saved matches were deleted during play. They have been written anew to {file}.</source>
        <translation>Tallennetut pelit poistettiin kesken pelin. Ne on kirjoitettu uudelleen tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The saved match holds something that this version does not know: “{what}”. It is kept for a newer version.</source>
        <translation>Tallennetussa pelissä on jotakin, mitä tämä versio ei tunne: ”{what}”. Peli säilytetään uudempaa versiota varten.</translation>
    </message>
    <message>
        <source>The computer players&apos; own process stops again and again. For now they think less before they move.</source>
        <translation>Tietokonepelaajien prosessi pysähtyy kerta toisensa jälkeen. Toistaiseksi ne miettivät siirtojaan vähemmän.</translation>
    </message>
    <message>
        <source>The saved match was damaged and cannot be continued. It has been set aside as {file}.</source>
        <translation>Tallennettu peli oli vioittunut, eikä sitä voi jatkaa. Se siirrettiin talteen tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The saved match was damaged and cannot be continued.</source>
        <translation>Tallennettu peli oli vioittunut, eikä sitä voi jatkaa.</translation>
    </message>
    <message>
        <source>All in it that was whole is kept.</source>
        <translation>Kaikki siinä ollut ehjä säilyi.</translation>
    </message>
    <message>
        <source>Nothing in it could be read.</source>
        <translation>Siitä ei voitu lukea mitään.</translation>
    </message>
    <message>
        <source>Matches in it that were whole and are kept: {kept}.</source>
        <translation>Ehjinä säilyneitä pelejä: {kept}.</translation>
    </message>
    <message>
        <source>The program {name} does not play as it should. The computer moves in its place.</source>
        <translation>Ohjelma {name} ei pelaa niin kuin pitäisi. Tietokone siirtää sen puolesta.</translation>
    </message>
    <message>
        <source>The program {name} played in this match. No program is started because a saved match names it, so the computer moves in its place.</source>
        <translation>Tässä pelissä pelasi ohjelma {name}. Ohjelmia ei käynnistetä tallennetun pelin perusteella, joten sen paikalla pelaa tietokone.</translation>
    </message>
</context>
<context>
    <name>NumberEditor</name>
    <message>
        <source>Less</source>
        <translation>Vähemmän</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Enemmän</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>käytössä</translation>
    </message>
    <message>
        <source>{typed} became {number}: allowed are {low} to {high}.</source>
        <translation>Luvun {typed} tilalle tuli {number}: pienin sallittu on {low} ja suurin {high}.</translation>
    </message>
    <message>
        <source>{typed} became {number}: allowed are {low} to {high} in steps of {step}.</source>
        <translation>Luvun {typed} tilalle tuli {number}: pienin sallittu on {low}, suurin {high} ja askel {step}.</translation>
    </message>
</context>
<context>
    <name>OpenReasons</name>
    <message>
        <source>The {card} was the only card that {name} had left.</source>
        <translation>{card} oli ainoa kortti, joka {holder} oli jäljellä.</translation>
    </message>
    <message>
        <source>The first hand of a match begins with the ace of clubs.</source>
        <translation>Pelin ensimmäinen jako alkaa ristiässällä.</translation>
    </message>
    <message>
        <source>Who holds an ace has to begin the first trick with one.</source>
        <translation>Ensimmäinen tikki on aloitettava ässällä, jos sellainen on.</translation>
    </message>
    <message>
        <source>{name} has no ace, and then the first trick has to begin with a spade.</source>
        <translation>{holder} ei ole ässää, ja silloin ensimmäinen tikki on aloitettava padalla.</translation>
    </message>
    <message>
        <source>After a marriage has been declared, one of its cards has to be led.</source>
        <translation>Ilmoitetun avioliiton jälkeen on aloitettava sen kortilla.</translation>
    </message>
    <message>
        <source>No higher {suit} is left than the {card}.</source>
        <translation>Jäljellä ei ole korttia {card} korkeampaa {suit}-korttia.</translation>
    </message>
    <message>
        <source>In the first trick the ace of the suit led has to be played.</source>
        <translation>Ensimmäisessä tikissä on pelattava ajetun maan ässä.</translation>
    </message>
    <message>
        <source>{suit} was led, and suit has to be followed.</source>
        <translation>Ajettu maa on {suit}, ja sitä on tunnustettava.</translation>
    </message>
    <message>
        <source>{suit} was led, and who can has to go over the {other}, as the {card} does.</source>
        <translation>Ajettu maa on {suit}, ja kortin {other} yli on mentävä, jos voi: {card} menee yli.</translation>
    </message>
    <message>
        <source>{suit} was led and has to be followed. {name} has none that beats the {other}.</source>
        <translation>Ajettu maa on {suit}, ja sitä on tunnustettava. Korttia, jolla voisi mennä kortin {other} yli, ei ole {holder}.</translation>
    </message>
    <message>
        <source>{name} has no {suit}, and then a trump has to be played.</source>
        <translation>{holder} ei ole maata {suit}, ja silloin on pelattava valttia.</translation>
    </message>
    <message>
        <source>{name} has no {suit}, and then a trump has to be played, which goes over the {other} if one can.</source>
        <translation>{holder} ei ole maata {suit}, ja silloin on pelattava valttia ja mentävä kortin {other} yli, jos voi.</translation>
    </message>
    <message>
        <source>{name} has no {suit}, and then a trump has to be played. None of this hand beats the {other}.</source>
        <translation>{holder} ei ole maata {suit}, ja silloin on pelattava valttia. Kädessä ei ole sellaista, jolla voisi mennä kortin {other} yli.</translation>
    </message>
    <message>
        <source>{name} has no {suit} and no trumps, so any card may be played.</source>
        <translation>{holder} ei ole maata {suit} eikä valttia, joten saa pelata minkä tahansa kortin.</translation>
    </message>
    <message>
        <source>{name} can play no {suit} now.</source>
        <translation>{holder} ei ole nyt pelattavana maata {suit}.</translation>
    </message>
    <message>
        <source>{name} has no {suit}, so any card may be played.</source>
        <translation>{holder} ei ole maata {suit}, joten saa pelata minkä tahansa kortin.</translation>
    </message>
</context>
<context>
    <name>OptionProblems</name>
    <message>
        <source>The program has no game called “{value}”.</source>
        <translation>Ohjelmassa ei ole peliä nimeltä ”{value}”.</translation>
    </message>
    <message>
        <source>“{option}: {value}” cannot be chosen: there is no such rule.</source>
        <translation>”{option}: {value}” ei kelpaa: sellaista sääntöä ei ole.</translation>
    </message>
    <message>
        <source>“{option}: {value}” cannot be chosen: this family of games has no such rule.</source>
        <translation>”{option}: {value}” ei kelpaa: tässä pelisuvussa ei ole sellaista sääntöä.</translation>
    </message>
    <message>
        <source>“{option}: {value}” cannot be chosen: it makes no sense at this table ({layout}).</source>
        <translation>”{option}: {value}” ei kelpaa: siinä ei ole mieltä tässä pöydässä ({layout}).</translation>
    </message>
    <message>
        <source>“{option}: {value}” cannot be chosen: this belongs to the game itself.</source>
        <translation>”{option}: {value}” ei kelpaa: tämä kuuluu itse peliin.</translation>
    </message>
    <message>
        <source>“{option}: {value}” cannot be chosen: the rule has no such value.</source>
        <translation>”{option}: {value}” ei kelpaa: säännöllä ei ole sellaista arvoa.</translation>
    </message>
    <message>
        <source>“{option}: {value}” makes no sense here: halves may not be asked for at all.</source>
        <translation>Säännössä ”{option}: {value}” ei ole mieltä: puolikkaita ei saa kysyä lainkaan.</translation>
    </message>
    <message>
        <source>“{option}: {value}” makes no sense here: both wholes and halves must be allowed.</source>
        <translation>Säännössä ”{option}: {value}” ei ole mieltä: sekä kokonaisia että puolikkaita pitää saada kysyä.</translation>
    </message>
    <message>
        <source>“{option}: {value}” makes no sense here: going past the target leads back to seven, so it must be higher.</source>
        <translation>Säännössä ”{option}: {value}” ei ole mieltä: tavoitteen ylittänyt putoaa seitsemään, joten tavoitteen on oltava korkeampi.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>changed</source>
        <translation>muutettu</translation>
    </message>
    <message>
        <source>Back to the game&apos;s own rule</source>
        <translation>Takaisin pelin omaan sääntöön</translation>
    </message>
    <message>
        <source>The game&apos;s own rule: {value}</source>
        <translation>Pelin oma sääntö: {value}</translation>
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
        <source>How many play, and how the cards lie.</source>
        <translation>Montako pelaa ja missä kortit ovat.</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Kortteja pakassa</translation>
    </message>
    <message>
        <source>First lead of a match</source>
        <translation>Pelin ensimmäinen aloittaja</translation>
    </message>
    <message>
        <source>Who leads to the very first trick. With the ace of clubs, its holder leads that card and deals the next hand.</source>
        <translation>Kuka aloittaa pelin aivan ensimmäisen tikin. Jos ristiässän haltija, hän aloittaa sillä ja jakaa seuraavan jaon.</translation>
    </message>
    <message>
        <source>Source: Wikipedia.</source>
        <translation>Lähde: Wikipedia.</translation>
    </message>
    <message>
        <source>Source: Wikipedia, a newer version.</source>
        <translation>Lähde: Wikipedian uudempi versio.</translation>
    </message>
    <message>
        <source>Source: Pagat.</source>
        <translation>Lähde: Pagat.</translation>
    </message>
    <message>
        <source>Source: the rules of Wurzel e.V. and marjapussi.de.</source>
        <translation>Lähde: Wurzel e.V:n ja marjapussi.de:n säännöt.</translation>
    </message>
    <message>
        <source>Fewer cards make shorter hands: nine, eight, seven or six each. Only the full pack has sixes.</source>
        <translation>Pienemmällä pakalla jaot lyhenevät: kullekin yhdeksän, kahdeksan, seitsemän tai kuusi korttia. Kutosia on vain täydessä pakassa.</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>Ensimmäinen huutaja</translation>
    </message>
    <message>
        <source>Who speaks first in the auction of each hand.</source>
        <translation>Kuka saa jaon huutokaupassa ensimmäisen vuoron.</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>Avaushuuto</translation>
    </message>
    <message>
        <source>Where all may pass, a hand can be played without a contract.</source>
        <translation>Jos kaikki saavat passata, jako voidaan pelata ilman sitoumusta.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Pienin huuto</translation>
    </message>
    <message>
        <source>Where the auction begins. The higher it is, the bolder the contracts.</source>
        <translation>Mistä huutokauppa alkaa. Mitä korkeampi, sitä rohkeampia sitoumuksia.</translation>
    </message>
    <message>
        <source>A redeal may be demanded with</source>
        <translation>Uusjakoon oikeuttaa</translation>
    </message>
    <message>
        <source>A player with such a hand may have it thrown in, instead of bidding or passing for the first time.</source>
        <translation>Tällaisen käden saanut voi vaatia kortit jaettavaksi uudelleen ensimmäisen huutonsa tai passinsa sijaan.</translation>
    </message>
    <message>
        <source>Dealer of a redeal</source>
        <translation>Uusjaon jakaja</translation>
    </message>
    <message>
        <source>Who deals again when a hand has been thrown in.</source>
        <translation>Kuka jakaa, kun kortit on vaadittu jaettavaksi uudelleen.</translation>
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
        <source>How many cards the partner gives the declarer before the play, and gets back.</source>
        <translation>Montako korttia pari antaa pelinviejälle ennen peliä ja saa takaisin.</translation>
    </message>
    <message>
        <source>The contract is set</source>
        <translation>Sitoumus asetetaan</translation>
    </message>
    <message>
        <source>Whether the declarer names the contract first, or first chooses what to give back.</source>
        <translation>Asettaako pelinviejä ensin sitoumuksen vai valitseeko hän ensin, mitä antaa takaisin.</translation>
    </message>
    <message>
        <source>The kitty is shown to all</source>
        <translation>Pirunpakka näytetään kaikille</translation>
    </message>
    <message>
        <source>Everybody sees the three cards before the declarer takes them.</source>
        <translation>Kaikki näkevät kolme korttia, ennen kuin pelinviejä ottaa ne.</translation>
    </message>
    <message>
        <source>Aces and tens may be discarded</source>
        <translation>Ässiä ja kymppejä saa panna sivuun</translation>
    </message>
    <message>
        <source>Whether the declarer may put aces and tens aside and so save them from the others.</source>
        <translation>Saako pelinviejä panna ässiä ja kymppejä sivuun ja säästää ne näin muilta.</translation>
    </message>
    <message>
        <source>Discards count for the declarer</source>
        <translation>Sivuun pannut kortit lasketaan pelinviejälle</translation>
    </message>
    <message>
        <source>Whether the points of the cards put aside are the declarer&apos;s or nobody&apos;s.</source>
        <translation>Kuuluvatko sivuun pantujen korttien pisteet pelinviejälle vai eivät kenellekään.</translation>
    </message>
    <message>
        <source>The first trick begins with</source>
        <translation>Ensimmäinen tikki aloitetaan</translation>
    </message>
    <message>
        <source>What the first trick of each hand must begin with.</source>
        <translation>Millä kortilla jaon ensimmäinen tikki on aloitettava.</translation>
    </message>
    <message>
        <source>The ace must be played to the first trick</source>
        <translation>Ensimmäiseen tikkiin on pelattava ässä</translation>
    </message>
    <message>
        <source>When the first trick begins with another card, the holder of the ace of that suit must play it at once.</source>
        <translation>Jos ensimmäinen tikki aloitetaan muulla kortilla, saman maan ässän haltijan on pelattava se heti.</translation>
    </message>
    <message>
        <source>Declaring is possible after</source>
        <translation>Valtin voi tehdä</translation>
    </message>
    <message>
        <source>After which tricks the winner may try to declare or ask.</source>
        <translation>Minkä tikin jälkeen voittaja saa yrittää tehdä valtin tai kysyä.</translation>
    </message>
    <message>
        <source>What a marriage does</source>
        <translation>Avioliiton vaikutus</translation>
    </message>
    <message>
        <source>Whether trumps stay for the hand or change with each marriage.</source>
        <translation>Pysyykö valtti koko jaon vai vaihtuuko se joka avioliitosta.</translation>
    </message>
    <message>
        <source>A whole may be asked for</source>
        <translation>Kokonaista saa kysyä</translation>
    </message>
    <message>
        <source>After a won trick one may ask the partner for a king and queen of any one suit.</source>
        <translation>Voitetun tikin jälkeen saa kysyä parilta, onko tällä jonkin maan kuningas ja rouva.</translation>
    </message>
    <message>
        <source>A half may be asked for</source>
        <translation>Puolikasta saa kysyä</translation>
    </message>
    <message>
        <source>After a won trick one may ask the partner for the other half of a suit of which one holds the king or the queen.</source>
        <translation>Voitetun tikin jälkeen saa kysyä parilta avioliiton toista puolikasta, kun itsellä on kuningas tai rouva.</translation>
    </message>
    <message>
        <source>What declaring each suit is worth. With spades highest, the order of the suits is that of bridge.</source>
        <translation>Paljonko kunkin maan avioliitosta saa. Kun pata on arvokkain, maat ovat bridgen järjestyksessä.</translation>
    </message>
    <message>
        <source>Defenders&apos; points are rounded to the nearest five</source>
        <translation>Puolustajien pisteet pyöristetään lähimpään viiteen</translation>
    </message>
    <message>
        <source>Otherwise the defenders score exactly what they took.</source>
        <translation>Muuten puolustajat saavat täsmälleen ottamansa pisteet.</translation>
    </message>
    <message>
        <source>When the declarer takes every trick and still fails, the defenders then lose nothing.</source>
        <translation>Jos pelinviejä ottaa kaikki tikit mutta sitoumus jää vajaaksi, puolustajat eivät silloin menetä mitään.</translation>
    </message>
    <message>
        <source>Kontra and Re may be said</source>
        <translation>Kontran ja re:n saa sanoa</translation>
    </message>
    <message>
        <source>A defender who expects the contract to fail doubles it with Kontra; the declarer&apos;s side may double again with Re.</source>
        <translation>Puolustaja, joka ei usko sitoumukseen, kaksinkertaistaa sen kontralla; pelinviejän joukkue voi kaksinkertaistaa uudelleen re:llä.</translation>
    </message>
    <message>
        <source>How many points win the match.</source>
        <translation>Montako pistettä voittaa pelin.</translation>
    </message>
    <message>
        <source>A half may be asked for holding neither card</source>
        <translation>Puolikasta saa kysyä ilman kumpaakaan korttia</translation>
    </message>
    <message>
        <source>With so few points, or fewer, one may not bid until one has climbed above them.</source>
        <translation>Näin vähillä pisteillä tai vähemmillä ei saa huutaa, ennen kuin on noussut rajan yli.</translation>
    </message>
    <message>
        <source>A question that only misleads the opponents. If the answer is yes, the asker admits it and nothing is declared.</source>
        <translation>Kysymys, jolla vain harhautetaan vastustajia. Jos vastaus on myöntävä, kysyjä tunnustaa bluffin eikä valttia tehdä.</translation>
    </message>
    <message>
        <source>Order of declaring and asking</source>
        <translation>Valtin teon ja kysymisen järjestys</translation>
    </message>
    <message>
        <source>Whether a question closes the way back to one&apos;s own marriages, and a half the way back to wholes.</source>
        <translation>Sulkeeko kysyminen tien omiin avioliittoihin ja puolikkaan kysyminen tien kokonaisiin.</translation>
    </message>
    <message>
        <source>A half only after asking for a whole</source>
        <translation>Puolikas vasta kokonaisen kysymisen jälkeen</translation>
    </message>
    <message>
        <source>A half may be asked for only when the side has asked for a whole in the same hand.</source>
        <translation>Puolikasta saa kysyä vasta, kun joukkue on samassa jaossa kysynyt kokonaista.</translation>
    </message>
    <message>
        <source>Marriages break</source>
        <translation>Avioliitot rikkoutuvat</translation>
    </message>
    <message>
        <source>Whether a question that succeeded ends the asker&apos;s own marriages, and after a half the partner&apos;s too.</source>
        <translation>Vieko onnistunut kysymys kysyjältä tämän omat avioliitot ja puolikkaan jälkeen parilta myös.</translation>
    </message>
    <message>
        <source>After declaring, lead from the marriage</source>
        <translation>Valtin tehnyt aloittaa avioliiton kortilla</translation>
    </message>
    <message>
        <source>The next trick begins with the king or the queen of the suit just declared.</source>
        <translation>Seuraava tikki aloitetaan juuri tehdyn valtin kuninkaalla tai rouvalla.</translation>
    </message>
    <message>
        <source>Counting card points</source>
        <translation>Korttipisteiden lasku</translation>
    </message>
    <message>
        <source>How the point for the better cards in tricks is decided.</source>
        <translation>Miten ratkaistaan, kumpi saa pisteen tikkien paremmista korteista.</translation>
    </message>
    <message>
        <source>When card points are equal</source>
        <translation>Kun korttipisteet menevät tasan</translation>
    </message>
    <message>
        <source>What becomes of that point when both have the same.</source>
        <translation>Mitä tälle pisteelle tapahtuu, kun kummallakin on yhtä paljon.</translation>
    </message>
    <message>
        <source>A side without a trick goes to Porvoo</source>
        <translation>Tikitön joukkue menee Porvooseen</translation>
    </message>
    <message>
        <source>Taking no trick at all costs all the points gathered so far.</source>
        <translation>Se, joka ei saa yhtään tikkiä, menettää kaikki siihen asti kerätyt pisteensä.</translation>
    </message>
    <message>
        <source>Past the target</source>
        <translation>Tavoitteen ylitys</translation>
    </message>
    <message>
        <source>What happens to points that go past the target.</source>
        <translation>Mitä tapahtuu, kun pisteet menevät yli tavoitteen.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Korttipisteet</translation>
    </message>
    <message>
        <source>What the cards in tricks are worth.</source>
        <translation>Minkä arvoisia kortit ovat tikeissä.</translation>
    </message>
    <message>
        <source>Points for the last trick</source>
        <translation>Viimeisen tikin pisteet</translation>
    </message>
    <message>
        <source>What the winner of the last trick gets on top of its cards.</source>
        <translation>Paljonko viimeisen tikin voittaja saa korttien lisäksi.</translation>
    </message>
    <message>
        <source>Points for marriages</source>
        <translation>Avioliittojen pisteet</translation>
    </message>
    <message>
        <source>A side without a trick</source>
        <translation>Joukkue, joka ei saa tikkiäkään</translation>
    </message>
    <message>
        <source>What taking no trick at all costs.</source>
        <translation>Mitä maksaa se, ettei saa yhtään tikkiä.</translation>
    </message>
    <message>
        <source>That penalty only if the contract was made</source>
        <translation>Rangaistus vain, jos sitoumus täyttyi</translation>
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
        <source>nothing</source>
        <translation>ei mikään</translation>
    </message>
    <message>
        <source>no bid ban</source>
        <translation>ei huutokieltoa</translation>
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
    <name>Outcomes</name>
    <message>
        <source>won win wins victory</source>
        <translation>voitto voitettu voitetut voitot</translation>
    </message>
    <message>
        <source>lost loss losses defeat</source>
        <translation>tappio tappiot hävitty hävityt häviö</translation>
    </message>
    <message>
        <source>unfinished open</source>
        <translation>kesken keskeneräinen keskeneräiset</translation>
    </message>
    <message>
        <source>in play on the table</source>
        <translation>pöydällä</translation>
    </message>
    <message>
        <source>played</source>
        <translation>pelattu pelatut</translation>
    </message>
    <message>
        <source>deal of the day again</source>
        <translation>päivän jako uudelleen</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>% of a match</source>
        <translation>% pelistä</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pistettä</translation>
    </message>
    <message>
        <source>Lead over the others, {unit}</source>
        <translation>Etumatka muihin, {unit}</translation>
    </message>
    <message>
        <source>Contracts made, and failed (hatched)</source>
        <translation>Sitoumukset: viivoitetut epäonnistuivat</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Korttionni</translation>
    </message>
    <message>
        <source>Luck and everybody&apos;s play per hand</source>
        <translation>Korttionni ja pelaaminen jakoa kohti</translation>
    </message>
    <message>
        <source>The dot is one hand. With more of them a line appears: the mean so far.</source>
        <translation>Piste on yksi jako. Kun jakoja on useita, näkyy myös viiva: keskiarvo siihen asti.</translation>
    </message>
    <message>
        <source>Each dot is a hand, the first one at the left; the line is the mean so far.</source>
        <translation>Piste on yksi jako, ensimmäinen vasemmalla; viiva on keskiarvo siihen asti.</translation>
    </message>
    <message>
        <source>Each dot is the mean of {count} hands, the first ones at the left; the line is the mean so far.</source>
        <translation>Piste on {count} jaon keskiarvo, ensimmäiset vasemmalla; viiva on keskiarvo siihen asti.</translation>
    </message>
    <message numerus="yes">
        <source>hand(s) played</source>
        <translation>
            <numerusform>jako pelattu</numerusform>
            <numerusform>jakoa pelattu</numerusform>
        </translation>
    </message>
    <message>
        <source>marriages, yours and theirs</source>
        <translation>avioliittoa, teillä ja heillä</translation>
    </message>
    <message>
        <source>times in Porvoo (no trick), yours and theirs</source>
        <translation>kertaa Porvoossa (ilman tikkiä), teillä ja heillä</translation>
    </message>
    <message>
        <source>matches won; none is over yet</source>
        <translation>voitettua peliä; yhtäkään ei ole vielä pelattu loppuun</translation>
    </message>
    <message>
        <source>contracts made; none has been set yet</source>
        <translation>täyttynyttä sitoumusta; yhtäkään ei ole vielä annettu</translation>
    </message>
    <message numerus="yes">
        <source>of %n contract(s) made</source>
        <translation>
            <numerusform>täyttyi %n sitoumuksesta</numerusform>
            <numerusform>täyttyi %n sitoumuksesta</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck is what casual computer players make of the same cards. Everybody&apos;s play is what all at the table made of them beyond that.</source>
        <translation>Korttionnea on se, mitä harrastajatasoiset tietokonepelaajat saavat samoista korteista. Pelaamisen osuutta on se, mitä kaikki pöydässä niistä saivat sen lisäksi.</translation>
    </message>
    <message>
        <source>Hands in which moves were taken back count, too.</source>
        <translation>Mukana ovat myös jaot, joissa siirtoja on kumottu.</translation>
    </message>
    <message>
        <source>A single hand tells nothing of how well anybody plays.</source>
        <translation>Yksi jako ei kerro kenenkään taidosta mitään.</translation>
    </message>
    <message>
        <source>So few hands tell hardly anything of how well anybody plays.</source>
        <translation>Näin muutamasta jaosta ei vielä näe, kuinka hyvin kukaan pelaa.</translation>
    </message>
    <message>
        <source>The thin lines show how sure it is: the truth lies between their ends 19 times out of 20.</source>
        <translation>Ohuet viivat kertovat, miten varmaa se on: totuus on niiden päiden välissä 19 kertaa 20:stä.</translation>
    </message>
    <message numerus="yes">
        <source>match(es) won of {count}</source>
        <translation>
            <numerusform>voitto {count} pelistä</numerusform>
            <numerusform>voittoa {count} pelistä</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too early to tell whether your side makes more of its cards than they would, or less.</source>
        <translation>Vielä on liian aikaista sanoa, saako oma joukkueesi korteistaan enemmän vai vähemmän kuin he saisivat.</translation>
    </message>
    <message>
        <source>Your side makes more of its cards than they would, by {amount} a hand: hardly by chance.</source>
        <translation>Oma joukkueesi saa korteistaan enemmän kuin he saisivat, ero on {amount} jaossa: tuskin sattumaa.</translation>
    </message>
    <message>
        <source>They would have made more of your side&apos;s cards, by {amount} a hand: hardly by chance.</source>
        <translation>He olisivat saaneet oman joukkueesi korteista enemmän, ero on {amount} jaossa: tuskin sattumaa.</translation>
    </message>
    <message>
        <source>läpiajo (all the tricks), yours and theirs</source>
        <translation>läpiajoa (kaikki tikit), teillä ja heillä</translation>
    </message>
    <message>
        <source>Everybody&apos;s play</source>
        <translation>Pelaamisen osuus</translation>
    </message>
    <message>
        <source>{amount} % of a match</source>
        <translation>{amount} % pelistä</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} pistettä</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>{name} gave you {cards}.</source>
        <translation>{name} antoi sinulle: {cards}.</translation>
    </message>
</context>
<context>
    <name>PlayGuard</name>
    <message>
        <source>The guard against slips is on: choose the card once more to play it. Settings turn it off.</source>
        <translation>Vahinkolyöntien varalta kortti pelataan vasta, kun valitset sen toisen kerran. Tämän voi muuttaa asetuksissa.</translation>
    </message>
    <message>
        <source>Choose the card once more to play it.</source>
        <translation>Valitse kortti uudelleen, niin se pelataan.</translation>
    </message>
</context>
<context>
    <name>PlayIdeas</name>
    <message>
        <source>One must go over the {other}, and only the {card} beats it.</source>
        <translation>Kortin {other} yli on mentävä, ja vain {card} voittaa sen.</translation>
    </message>
    <message>
        <source>In the first trick the ace has to be played: the {card}.</source>
        <translation>Ensimmäisessä tikissä on pelattava ässä: {card}.</translation>
    </message>
    <message>
        <source>By the rules this lead has to be the {card}.</source>
        <translation>Sääntöjen mukaan tämä tikki on aloitettava kortilla {card}.</translation>
    </message>
    <message>
        <source>The {card} takes the trick for certain, with {points} in it.</source>
        <translation>{card} vie tikin varmasti; siinä on {points}.</translation>
    </message>
    <message>
        <source>The {card} goes over the {other}, which {name} played, and takes the trick for certain.</source>
        <translation>{card} menee yli kortin {other}, jonka {name} pelasi, ja vie tikin varmasti.</translation>
    </message>
    <message>
        <source>The {card} beats the {other} and holds {often}; there are {points} in the trick.</source>
        <translation>{card} voittaa kortin {other} ja kestää {often}; tikissä on {points}.</translation>
    </message>
    <message>
        <source>It then holds {often}; there are {points} in the trick.</source>
        <translation>Se kestää {often}; tikissä on {points}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with the {other}, and the {card} adds {points}.</source>
        <translation>{name} vie tikin kortilla {other}, ja {card} tuo siihen {points}.</translation>
    </message>
    <message>
        <source>Nobody can beat the {card} or trump it, so it takes the trick.</source>
        <translation>Kukaan ei voi voittaa korttia {card} eikä lyödä sitä valtilla, joten se vie tikin.</translation>
    </message>
    <message>
        <source>No higher trump than the {card} is out, so it takes the trick.</source>
        <translation>Muilla ei ole korkeampaa valttia kuin {card}, joten se vie tikin.</translation>
    </message>
    <message>
        <source>The {card} wins the trick {often}; still out above it: {cards}.</source>
        <translation>{card} voittaa tikin {often}; korkeampia on vielä pelaamatta: {cards}.</translation>
    </message>
    <message>
        <source>Still out above the {card}: {cards}. It puts {points} at stake.</source>
        <translation>Korttia {card} korkeampia on vielä pelaamatta: {cards}. Vaarassa on {points}.</translation>
    </message>
    <message>
        <source>Partner {name} holds the {other} {often}, and it beats the {card}.</source>
        <translation>{other} on {holder} {often}, ja se voittaa kortin {card}.</translation>
    </message>
    <message>
        <source>Partner {name} is known to hold the {other}, which beats the {card}.</source>
        <translation>{other} on varmasti {holder}, ja se voittaa kortin {card}.</translation>
    </message>
    <message>
        <source>Once the {other} is out of the way, the {cards} is the highest card of its suit.</source>
        <translation>Kun {other} on poissa, {cards} on maansa korkein.</translation>
    </message>
    <message>
        <source>That is enough here, and the {other} is saved.</source>
        <translation>Se riittää tähän, ja {other} säästyy.</translation>
    </message>
    <message>
        <source>The {other} is held back for a later trick.</source>
        <translation>{other} säästetään myöhempään tikkiin.</translation>
    </message>
    <message>
        <source>With the {other} the trick would {surely}be lost{in_deals}.</source>
        <translation>Kortilla {other} tikin {surely}menettäisi{in_deals}.</translation>
    </message>
    <message>
        <source>It keeps {cards} together, a marriage worth {score}.</source>
        <translation>{cards} pysyvät yhdessä: avioliitto on arvoltaan {score}.</translation>
    </message>
    <message>
        <source>It keeps the {other} as a half: {name} holds the {cards} {often}.</source>
        <translation>{other} säästyy puolikkaana: {cards} on {holder} {often}.</translation>
    </message>
    <message>
        <source>It keeps the {other} as a half: {name} is known to hold the {cards}.</source>
        <translation>{other} säästyy puolikkaana: {cards} on varmasti {holder}.</translation>
    </message>
    <message>
        <source>It keeps the {other} beside the {first}, which needs a guard while the {second} is out.</source>
        <translation>{other} säästyy kortin {first} suojaksi, kun {second} on vielä pelaamatta.</translation>
    </message>
    <message>
        <source>It keeps the {other} with its {points} out of this trick.</source>
        <translation>{other} ({points}) jää pois tästä tikistä.</translation>
    </message>
    <message>
        <source>The {other} is kept for the last trick, which brings {score} more.</source>
        <translation>{other} säästetään viimeiseen tikkiin, josta tulee lisäksi {score}.</translation>
    </message>
    <message>
        <source>Only {name} can still beat the {card}, so the trick stays with this side, {points} in it so far.</source>
        <translation>Vain {name} voi vielä voittaa kortin {card}, joten tikki jää omalle joukkueelle; siinä on nyt {points}.</translation>
    </message>
    <message>
        <source>Suit must be followed, and the {card} is the only card of that suit to play.</source>
        <translation>Maata on tunnustettava, ja {card} on maan ainoa pelattava kortti.</translation>
    </message>
    <message>
        <source>Without a card of the suit led one must trump, and the {card} is the only trump to play.</source>
        <translation>Ajettua maata ei ole, joten on lyötävä valttia, ja {card} on ainoa pelattava valtti.</translation>
    </message>
    <message>
        <source>Without an ace the first trick begins with a spade, and the {card} is the only one to play.</source>
        <translation>Ilman ässää ensimmäinen tikki aloitetaan padalla, ja {card} on ainoa pelattava pata.</translation>
    </message>
    <message>
        <source>The {card} beats the {other}, and {often} the trick then stays with this side; there are {points} in it.</source>
        <translation>{card} voittaa kortin {other}, ja tikki jää omalle joukkueelle {often}; siinä on {points}.</translation>
    </message>
    <message>
        <source>The trick then stays with this side {often}; there are {points} in it.</source>
        <translation>Tikki jää sillä omalle joukkueelle {often}; siinä on {points}.</translation>
    </message>
    <message>
        <source>{name} {surely}has a card that beats the {other}{in_deals}, and has to play it.</source>
        <translation>{name} joutuu {surely}voittamaan kortin {other} paremmalla kortilla{in_deals}.</translation>
    </message>
    <message>
        <source>{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} adds {points}.</source>
        <translation>{name} on voitolla kortilla {other}, joka {surely}kestää{in_deals}; {card} tuo tikkiin {points}.</translation>
    </message>
    <message>
        <source>{name} plays after this, but can hardly take the trick.</source>
        <translation>{name} pelaa vielä, mutta tuskin saa tikkiä.</translation>
    </message>
    <message>
        <source>{cards} would beat the {other}, but {name} is left the trick with {points} in it.</source>
        <translation>Tikki jätetään vastustajalle ({name}: {other}), vaikka sen voisi lyödä ({cards}); siinä on {points}.</translation>
    </message>
    <message>
        <source>There are no trumps yet and no higher card is out {in_suit}, so the {card} takes the trick.</source>
        <translation>Valttia ei vielä ole, eikä muilla ole {in_suit} korkeampaa korttia, joten {card} vie tikin.</translation>
    </message>
    <message>
        <source>Nothing higher than the {card} is out {in_suit}, but {often} somebody can trump it.</source>
        <translation>Muilla ei ole {in_suit} korkeampaa kuin {card}, mutta joku voi {often} lyödä sen valtilla.</translation>
    </message>
    <message>
        <source>Nothing higher than the {card} is out {in_suit}, and {often} nobody can trump it.</source>
        <translation>Muilla ei ole {in_suit} korkeampaa kuin {card}, ja {often} kukaan ei voi lyödä sitä valtilla.</translation>
    </message>
    <message>
        <source>With the trick won, {cards} can be declared for {score}.</source>
        <translation>Kun tikki on voitettu, voi ilmoittaa avioliiton {cards}, joka on arvoltaan {score}.</translation>
    </message>
    <message>
        <source>With the trick won, {name} can be asked for the {other} to the {card} (there {often}).</source>
        <translation>Kun tikki on voitettu, voi kysyä puolikasta: kädessä on {card}, ja {other} on {holder} {often}.</translation>
    </message>
    <message>
        <source>The {other} is held back, as nobody else has a higher card {in_suit_of_other}.</source>
        <translation>{other} säästetään, sillä muilla ei ole {in_suit_of_other} korkeampaa.</translation>
    </message>
    <message>
        <source>Still out above it: {cards}, so it will hardly win later.</source>
        <translation>Sitä korkeampia on vielä pelaamatta: {cards}, joten se tuskin voittaa myöhemmin.</translation>
    </message>
    <message>
        <source>{name} is winning with the {other}, and the trick is lost: the {card} gives no card points away.</source>
        <translation>Voitolla on vastustaja ({name}: {other}), ja tikki on menetetty: {card} ei anna siihen korttipisteitä.</translation>
    </message>
    <message>
        <source>The {other} is worth the same here.</source>
        <translation>{other} on tässä samanarvoinen.</translation>
    </message>
    <message>
        <source>More points might carry the side past {count}, so it wants no tricks.</source>
        <translation>Lisäpisteet voisivat viedä joukkueen yli {count} pisteen, joten tikkejä ei haluta.</translation>
    </message>
    <message>
        <source>The {card} is the only card that is left in this hand.</source>
        <translation>{card} on ainoa jäljellä oleva kortti.</translation>
    </message>
    <message>
        <source>{cards} have to part: no other card may be played.</source>
        <translation>{cards} joutuvat erilleen: muuta korttia ei saa pelata.</translation>
    </message>
    <message>
        <source>{name} is winning with the {other}, and the trick is lost: the {card} gives away {points}.</source>
        <translation>Voitolla on vastustaja ({name}: {other}), ja tikki on menetetty: {card} antaa siihen {points}.</translation>
    </message>
    <message>
        <source>Nothing higher than the {card} is out {in_suit}, and {often} only {name} can trump it.</source>
        <translation>Muilla ei ole {in_suit} korkeampaa kuin {card}, ja {often} vain {name} voi lyödä sen valtilla.</translation>
    </message>
    <message>
        <source>Partner {name} has no card {in_suit} and can {surely}take the trick with a trump{in_deals}.</source>
        <translation>{name} voi {surely}voittaa tikin valtilla{in_deals}, sillä hänellä ei ole yhtään korttia {in_suit}.</translation>
    </message>
    <message>
        <source>Partner {name} is known to hold the {other}, but {often} somebody can trump it.</source>
        <translation>{other} on varmasti {holder}, mutta {often} joku voi lyödä sen valtilla.</translation>
    </message>
    <message>
        <source>It draws trumps: the others may still hold {count}.</source>
        <translation>Se ajaa valtteja; muilla niitä voi olla vielä {count}.</translation>
    </message>
    <message>
        <source>With the trick won, {name} can be asked for {cards}, a whole worth {score}.</source>
        <translation>Kun tikki on voitettu, voi kysyä kokonaista: {cards} ovat {holder}, arvoltaan {score}.</translation>
    </message>
    <message>
        <source>It saves the {other}, a trump; the others may still hold {count}.</source>
        <translation>{other} säästyy valttina; muilla valtteja voi olla vielä {count}.</translation>
    </message>
    <message>
        <source>{cards} are worth the same here.</source>
        <translation>{cards} ovat tässä samanarvoisia.</translation>
    </message>
    <message>
        <source>{cards} could be declared now for {score}, and are held back.</source>
        <translation>Avioliiton {cards} voisi ilmoittaa nyt ({score}), mutta se odottaa.</translation>
    </message>
    <message>
        <source>{cards} could be declared now for {score}, but then one of them would have to be led.</source>
        <translation>Avioliiton {cards} voisi ilmoittaa nyt ({score}), mutta silloin olisi aloitettava toisella niistä.</translation>
    </message>
    <message>
        <source>Declaring {cards} for {score} would change trumps from {suit} to {new}: this hand would then have {count} trumps, now it has {other_count}.</source>
        <translation>Avioliiton {cards} ({score}) ilmoittaminen vaihtaisi valtin ({suit} → {new}): omia valtteja olisi sitten {count}, nyt {other_count}.</translation>
    </message>
    <message>
        <source>{cards} bring {score} and make their suit trumps: that gives {count} trumps.</source>
        <translation>Avioliitto {cards} on arvoltaan {score}, ja maasta tulee valtti: omia valtteja on sitten {count}.</translation>
    </message>
    <message>
        <source>{cards} bring {score}, and trumps change from {suit} to {new}: this hand then has {count} trumps, until now {other_count}.</source>
        <translation>Avioliitto {cards} on arvoltaan {score}, ja valtti vaihtuu ({suit} → {new}): omia valtteja on sitten {count}, tähän asti {other_count}.</translation>
    </message>
    <message>
        <source>{cards} bring {score}, and trumps stay as they are.</source>
        <translation>Avioliitto {cards} on arvoltaan {score}, ja valtti pysyy.</translation>
    </message>
    <message>
        <source>After it {cards} can still be declared for {score}.</source>
        <translation>Sen jälkeen voi vielä ilmoittaa avioliiton {cards} ({score}).</translation>
    </message>
    <message>
        <source>{name} holds a king and queen of one suit {often}.</source>
        <translation>Avioliitto on {holder} {often}.</translation>
    </message>
    <message>
        <source>{name} is known to hold the {first} and the {second}, a whole marriage.</source>
        <translation>{first} ja {second} ovat varmasti {holder}: kokonainen avioliitto.</translation>
    </message>
    <message>
        <source>It is asked in hope, though {name} hardly has a king and queen of one suit with {count} cards in hand.</source>
        <translation>Sitä kysytään toivossa, vaikka avioliitto tuskin on {holder}, jolla on kortteja {count}.</translation>
    </message>
    <message>
        <source>A half may be asked for only after a whole, and this hand holds {cards}.</source>
        <translation>Puolikasta saa kysyä vasta kokonaisen jälkeen, ja kädessä on {cards}.</translation>
    </message>
    <message>
        <source>The {card} is in this hand, and {name} holds the {other} {often}; together they bring {score}.</source>
        <translation>Kädessä on {card}, ja {other} on {holder} {often}; avioliitto on arvoltaan {score}.</translation>
    </message>
    <message>
        <source>The {card} is in this hand, and {name} is known to hold the {other}; together they bring {score}.</source>
        <translation>Kädessä on {card}, ja {other} on varmasti {holder}; avioliitto on arvoltaan {score}.</translation>
    </message>
    <message>
        <source>With the {card} in hand the half is asked for, though {name} hardly holds the {other}.</source>
        <translation>Kädessä on {card}, ja puolikasta kysytään, vaikka {other} tuskin on {holder}.</translation>
    </message>
    <message>
        <source>With the {card} in hand the half is asked for, though {name} cannot hold the {other}.</source>
        <translation>Kädessä on {card}, ja puolikasta kysytään, vaikka {other} ei voi olla {holder}.</translation>
    </message>
    <message>
        <source>This is a bluff, as {cards} are both elsewhere: after a no the others may think that this hand holds one.</source>
        <translation>Tämä on bluffi, sillä {cards} ovat molemmat muilla: kieltävän vastauksen jälkeen muut voivat luulla toisen olevan tässä kädessä.</translation>
    </message>
    <message>
        <source>The answer must be true, and this hand holds {cards}.</source>
        <translation>Parille on vastattava totuudenmukaisesti, ja kädessä on {cards}.</translation>
    </message>
    <message>
        <source>The answer must be true, and this hand holds neither the {first} nor the {second}.</source>
        <translation>Parille on vastattava totuudenmukaisesti, eikä kädessä ole korttia {first} eikä {second}.</translation>
    </message>
    <message>
        <source>The answer must be true, and this hand holds no king and queen of a suit that may still be declared.</source>
        <translation>Parille on vastattava totuudenmukaisesti, eikä kädessä ole avioliittoa, jonka voisi vielä ilmoittaa.</translation>
    </message>
    <message>
        <source>The answer must be true, and {cards} are the marriage in this hand.</source>
        <translation>Parille on vastattava totuudenmukaisesti, ja kädessä on avioliitto {cards}.</translation>
    </message>
    <message>
        <source>Of the marriages in this hand {cards} have the most cards beside them: {count} of the suit in all.</source>
        <translation>Käden avioliitoista nimetään {cards}: maata on kädessä {count}.</translation>
    </message>
    <message>
        <source>The {card} takes the trick for certain, though it holds no card points.</source>
        <translation>{card} vie tikin varmasti, vaikka siinä ei ole korttipisteitä.</translation>
    </message>
    <message>
        <source>The {card} beats the {other} and holds {often}.</source>
        <translation>{card} voittaa kortin {other} ja kestää {often}.</translation>
    </message>
    <message>
        <source>It then holds {often}.</source>
        <translation>Se kestää {often}.</translation>
    </message>
    <message>
        <source>Only {name} can still beat the {card}, so the trick stays with this side.</source>
        <translation>Vain {name} voi vielä voittaa kortin {card}, joten tikki jää omalle joukkueelle.</translation>
    </message>
    <message>
        <source>The {card} beats the {other}, and {often} the trick then stays with this side.</source>
        <translation>{card} voittaa kortin {other}, ja tikki jää omalle joukkueelle {often}.</translation>
    </message>
    <message>
        <source>The trick then stays with this side {often}.</source>
        <translation>Tikki jää sillä omalle joukkueelle {often}.</translation>
    </message>
    <message>
        <source>The {card} wins the trick {often}; only the {cards} is still out above it.</source>
        <translation>{card} voittaa tikin {often}; korkeampi on vielä pelaamatta: {cards}.</translation>
    </message>
    <message>
        <source>Only the {cards} is still out above the {card}, which puts {points} at stake.</source>
        <translation>Korttia {card} korkeampi on vielä pelaamatta: {cards}. Vaarassa on {points}.</translation>
    </message>
    <message>
        <source>Only the {cards} is still out above the {card}, which is worth no card points itself.</source>
        <translation>Korkeampi on vielä pelaamatta: {cards}, mutta kortissa {card} itsessään ei ole korttipisteitä.</translation>
    </message>
    <message>
        <source>Only {name} can still beat the {card}, so the trick stays with this side; aces and tens in it so far: {count}.</source>
        <translation>Vain {name} voi vielä voittaa kortin {card}, joten tikki jää omalle joukkueelle; ässiä ja kymppejä siinä on nyt {count}.</translation>
    </message>
    <message>
        <source>The {card} beats the {other}, and {often} the trick then stays with this side; aces and tens in it: {count}.</source>
        <translation>{card} voittaa kortin {other}, ja tikki jää omalle joukkueelle {often}; ässiä ja kymppejä siinä on {count}.</translation>
    </message>
    <message>
        <source>The trick then stays with this side {often}; aces and tens in it: {count}.</source>
        <translation>Tikki jää sillä omalle joukkueelle {often}; ässiä ja kymppejä siinä on {count}.</translation>
    </message>
    <message>
        <source>{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} adds one to the aces and tens in the trick.</source>
        <translation>{name} on voitolla kortilla {other}, joka {surely}kestää{in_deals}; {card} tuo tikkiin yhden ässän tai kympin lisää.</translation>
    </message>
    <message>
        <source>{name} plays after this and can {surely}take the trick{in_deals}; the {card} adds one to the aces and tens in the trick.</source>
        <translation>{name} pelaa vielä ja pystyy {surely}saamaan tikin{in_deals}; {card} tuo tikkiin yhden ässän tai kympin lisää.</translation>
    </message>
    <message>
        <source>{name} is winning with the {other}, and the trick is lost: the {card} gives away one of the aces and tens.</source>
        <translation>Voitolla on vastustaja ({name}: {other}), ja tikki on menetetty: {card} antaa siihen yhden ässistä ja kympeistä.</translation>
    </message>
    <message>
        <source>{name} takes the trick with the {other} in any case.</source>
        <translation>{name} vie tikin kortilla {other} joka tapauksessa.</translation>
    </message>
    <message>
        <source>{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} risks no ace or ten.</source>
        <translation>{name} on voitolla kortilla {other}, joka {surely}kestää{in_deals}; {card} ei vaaranna ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>{name} plays after this and can {surely}take the trick{in_deals}; the {card} risks no ace or ten.</source>
        <translation>{name} pelaa vielä ja pystyy {surely}saamaan tikin{in_deals}; {card} ei vaaranna ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>{name} is winning with the {other}, and the trick is lost: the {card} gives no ace or ten away.</source>
        <translation>Voitolla on vastustaja ({name}: {other}), ja tikki on menetetty: {card} ei anna siihen ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>in about {chance} of 10 deals</source>
        <translation>noin {chance} jaossa kymmenestä</translation>
    </message>
    <message>
        <source>almost surely</source>
        <translation>melkein varmasti</translation>
    </message>
    <message>
        <source>surely</source>
        <translation>varmasti</translation>
    </message>
    <message>
        <source>{cards} and {more} more</source>
        <translation>{cards} ja {more} muuta</translation>
    </message>
    <message>
        <source>Still out above the {card}: {cards}, but the {card} itself is worth no card points.</source>
        <translation>Korkeampia on vielä pelaamatta: {cards}, mutta kortissa {card} itsessään ei ole korttipisteitä.</translation>
    </message>
    <message>
        <source>{name} plays after this and can {surely}take the trick{in_deals}; the {card} adds {points}.</source>
        <translation>{name} pelaa vielä ja pystyy {surely}saamaan tikin{in_deals}; {card} tuo siihen {points}.</translation>
    </message>
    <message>
        <source>It is the only card {in_suit} to play, and the next trick {in_suit} can be trumped.</source>
        <translation>Se on ainoa oma kortti {in_suit}, ja seuraavan tikin {in_suit} voi lyödä valtilla.</translation>
    </message>
    <message>
        <source>{cards} can be declared for {score} at the next lead; until then there are no trumps.</source>
        <translation>Avioliiton {cards} ({score}) voi ilmoittaa ennen seuraavaa aloitusta; siihen asti valttia ei ole.</translation>
    </message>
    <message>
        <source>{name} is winning with the {other}, which {surely}holds{in_deals}; the {card} risks no card points.</source>
        <translation>{name} on voitolla kortilla {other}, joka {surely}kestää{in_deals}; {card} ei vaaranna korttipisteitä.</translation>
    </message>
    <message>
        <source>{name} plays after this and can {surely}take the trick{in_deals}; the {card} risks no card points.</source>
        <translation>{name} pelaa vielä ja pystyy {surely}saamaan tikin{in_deals}; {card} ei vaaranna korttipisteitä.</translation>
    </message>
    <message>
        <source>{cards} would beat the {other}, but {name} is left the trick, as it holds no card points.</source>
        <translation>Tikki jätetään vastustajalle ({name}: {other}), vaikka sen voisi lyödä ({cards}): siinä ei ole korttipisteitä.</translation>
    </message>
    <message>
        <source>It saves the {other}, a trump, of which nobody else has any.</source>
        <translation>{other} säästyy; kenelläkään muulla ei ole valttia.</translation>
    </message>
    <message>
        <source>The {card} takes the trick for certain; aces and tens in it: {count}.</source>
        <translation>{card} vie tikin varmasti; ässiä ja kymppejä siinä on {count}.</translation>
    </message>
    <message>
        <source>The {card} beats the {other} and holds {often}; aces and tens in the trick: {count}.</source>
        <translation>{card} voittaa kortin {other} ja kestää {often}; ässiä ja kymppejä tikissä on {count}.</translation>
    </message>
    <message>
        <source>It then holds {often}; aces and tens in the trick: {count}.</source>
        <translation>Se kestää {often}; ässiä ja kymppejä tikissä on {count}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with the {other}, and the {card} adds one to the aces and tens in it.</source>
        <translation>{name} vie tikin kortilla {other}, ja {card} tuo siihen yhden ässän tai kympin lisää.</translation>
    </message>
    <message>
        <source>{cards} would beat the {other}, but {name} is left the trick; aces and tens in it: {count}.</source>
        <translation>Tikki jätetään vastustajalle ({name}: {other}), vaikka sen voisi lyödä ({cards}); ässiä ja kymppejä siinä on {count}.</translation>
    </message>
    <message>
        <source>Still out above the {card}: {cards}. It puts one of the aces and tens at stake.</source>
        <translation>Korttia {card} korkeampia on vielä pelaamatta: {cards}. Vaarassa on yksi ässistä ja kympeistä.</translation>
    </message>
    <message>
        <source>It keeps the {other} out of this trick, one of the aces and tens that count.</source>
        <translation>{other} jää pois tästä tikistä: se on yksi ässistä ja kympeistä, jotka lasketaan.</translation>
    </message>
    <message>
        <source>The {card} takes the trick for certain, with one ace or ten in it.</source>
        <translation>{card} vie tikin varmasti; siinä on yksi ässä tai kymppi.</translation>
    </message>
    <message>
        <source>The {card} beats the {other} and holds {often}; there is one ace or ten in the trick.</source>
        <translation>{card} voittaa kortin {other} ja kestää {often}; tikissä on yksi ässä tai kymppi.</translation>
    </message>
    <message>
        <source>It then holds {often}; there is one ace or ten in the trick.</source>
        <translation>Se kestää {often}; tikissä on yksi ässä tai kymppi.</translation>
    </message>
    <message>
        <source>Only {name} can still beat the {card}, so the trick stays with this side, one ace or ten in it so far.</source>
        <translation>Vain {name} voi vielä voittaa kortin {card}, joten tikki jää omalle joukkueelle; siinä on nyt yksi ässä tai kymppi.</translation>
    </message>
    <message>
        <source>The {card} beats the {other}, and {often} the trick then stays with this side, with one ace or ten in it.</source>
        <translation>{card} voittaa kortin {other}, ja tikki jää omalle joukkueelle {often}; siinä on yksi ässä tai kymppi.</translation>
    </message>
    <message>
        <source>The trick then stays with this side {often}, with one ace or ten in it.</source>
        <translation>Tikki jää sillä omalle joukkueelle {often}; siinä on yksi ässä tai kymppi.</translation>
    </message>
    <message>
        <source>{cards} would beat the {other}, but {name} is left the trick with one ace or ten in it.</source>
        <translation>Tikki jätetään vastustajalle ({name}: {other}), vaikka sen voisi lyödä ({cards}); siinä on yksi ässä tai kymppi.</translation>
    </message>
    <message>
        <source>The {card} takes the trick for certain, though there is no ace or ten in it.</source>
        <translation>{card} vie tikin varmasti, vaikka siinä ei ole ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>{cards} would beat the {other}, but {name} is left the trick, as it holds no ace or ten.</source>
        <translation>Tikki jätetään vastustajalle ({name}: {other}), vaikka sen voisi lyödä ({cards}): siinä ei ole ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>Still out above the {card}: {cards}, but it puts no ace or ten at stake.</source>
        <translation>Korkeampia on vielä pelaamatta: {cards}, mutta {card} ei vaaranna ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>Only the {cards} is still out above the {card}, which puts one of the aces and tens at stake.</source>
        <translation>Korttia {card} korkeampi on vielä pelaamatta: {cards}. Vaarassa on yksi ässistä ja kympeistä.</translation>
    </message>
    <message>
        <source>Only the {cards} is still out above the {card}, which puts no ace or ten at stake.</source>
        <translation>Korkeampi on vielä pelaamatta: {cards}, mutta {card} ei vaaranna ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>{amount} card points</source>
        <translation>{amount} korttipistettä</translation>
    </message>
    <message>
        <source>1 card point</source>
        <translation>1 korttipiste</translation>
    </message>
    <message>
        <source>{amount} game points</source>
        <translation>{amount} pelipistettä</translation>
    </message>
    <message>
        <source>1 game point</source>
        <translation>1 pelipiste</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} pistettä</translation>
    </message>
    <message>
        <source>{name} can neither beat the {card} nor trump it, so it takes the trick.</source>
        <translation>{name} ei voi voittaa korttia {card} eikä lyödä sitä valtilla, joten se vie tikin.</translation>
    </message>
    <message>
        <source>There are no trumps yet and {name} has no higher card {in_suit}, so the {card} takes the trick.</source>
        <translation>Valttia ei vielä ole, eikä {name} voi {in_suit} panna korkeampaa, joten {card} vie tikin.</translation>
    </message>
    <message>
        <source>{name} has no higher trump than the {card}, so it takes the trick.</source>
        <translation>{name} ei voi panna korkeampaa valttia kuin {card}, joten se vie tikin.</translation>
    </message>
    <message>
        <source>{name} has nothing higher than the {card} {in_suit}, but can {surely}trump it{in_deals}.</source>
        <translation>{name} ei voi {in_suit} panna korkeampaa kuin {card}, mutta voi {surely}lyödä sen valtilla{in_deals}.</translation>
    </message>
    <message>
        <source>{name} has nothing higher than the {card} {in_suit}, and {often} cannot trump it.</source>
        <translation>{name} ei voi {in_suit} panna korkeampaa kuin {card} eikä {often} voi lyödä sitä valtilla.</translation>
    </message>
    <message>
        <source>{name} can beat the {card} from the open row ({cards}). It puts {points} at stake.</source>
        <translation>{name} voi voittaa kortin {card} näkyvillä korteillaan ({cards}). Vaarassa on {points}.</translation>
    </message>
    <message>
        <source>It draws trumps: {name} may still hold {count}.</source>
        <translation>Se ajaa valtteja; {holder} niitä voi olla vielä {count}.</translation>
    </message>
    <message>
        <source>It saves the {other}, a trump; {name} may still hold {count}.</source>
        <translation>{other} säästyy valttina; {holder} valtteja voi olla vielä {count}.</translation>
    </message>
    <message>
        <source>It draws trumps: the others still hold {count}.</source>
        <translation>Se ajaa valtteja; muilla niitä on vielä {count}.</translation>
    </message>
    <message>
        <source>It saves the {other}, a trump; the others still hold {count}.</source>
        <translation>{other} säästyy valttina; muilla valtteja on vielä {count}.</translation>
    </message>
    <message>
        <source>It draws trumps: {name} still holds {count}.</source>
        <translation>Se ajaa valtteja; {holder} niitä on vielä {count}.</translation>
    </message>
    <message>
        <source>It saves the {other}, a trump; {name} still holds {count}.</source>
        <translation>{other} säästyy valttina; {holder} valtteja on vielä {count}.</translation>
    </message>
    <message>
        <source>The {other} is held back, as {name} has no higher card {in_suit_of_other}.</source>
        <translation>{other} säästetään, sillä {name} ei voi {in_suit_of_other} panna korkeampaa.</translation>
    </message>
    <message>
        <source>{name} wants no tricks, as more points might lead past {count}.</source>
        <translation>{name} ei halua tikkejä, sillä lisäpisteet voisivat viedä yli {count} pisteen.</translation>
    </message>
    <message>
        <source>{name} can beat the {card} from the open row ({cards}), but the {card} itself is worth no card points.</source>
        <translation>{name} voi voittaa kortin {card} näkyvillä korteillaan ({cards}). Kortissa {card} itsessään ei ole korttipisteitä.</translation>
    </message>
    <message>
        <source>It saves the {other}, a trump, of which {name} has none.</source>
        <translation>{other} säästyy; {holder} ei ole valtteja.</translation>
    </message>
</context>
<context>
    <name>PlayQuestion</name>
    <message>
        <source>Play {card}?</source>
        <translation>Pelataanko {card}?</translation>
    </message>
    <message>
        <source>Yes, play</source>
        <translation>Kyllä, pelataan</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Another program: {name}</source>
        <translation>Muu ohjelma: {name}</translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation>Taso: {level}</translation>
    </message>
</context>
<context>
    <name>PracticeScreen</name>
    <message>
        <source>Practice: nothing of this is saved or counted.</source>
        <translation>Harjoitus: mitään tästä ei tallenneta eikä lasketa.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Vielä kerran</translation>
    </message>
    <message>
        <source>Back to the hand</source>
        <translation>Takaisin jakoon</translation>
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
        <source>Marjapussi with the ace of clubs</source>
        <translation>Marjapussi ristiässästä</translation>
    </message>
    <message>
        <source>Marjapussi to ten</source>
        <translation>Marjapussi kymmeneen</translation>
    </message>
    <message>
        <source>A shorter match to exactly ten points; the first lead is free.</source>
        <translation>Lyhyempi peli tasan kymmeneen; ensimmäinen aloitus on vapaa.</translation>
    </message>
    <message>
        <source>Bondtolva</source>
        <translation>Bondtolva</translation>
    </message>
    <message>
        <source>Bondtolva for two</source>
        <translation>Bondtolva kahdelle</translation>
    </message>
    <message>
        <source>Avomarjapussi</source>
        <translation>Avomarjapussi</translation>
    </message>
    <message>
        <source>Huutopussi</source>
        <translation>Huutopussi</translation>
    </message>
    <message>
        <source>Bid for the hand, take cards from your partner and keep your word.</source>
        <translation>Huuda, ota parilta kortteja ja pidä sanasi.</translation>
    </message>
    <message>
        <source>Helsinki Huutopussi</source>
        <translation>Helsingin huutopussi</translation>
    </message>
    <message>
        <source>Erlangen Huutopussi</source>
        <translation>Erlangenin huutopussi</translation>
    </message>
    <message>
        <source>Wurzel Huutopussi</source>
        <translation>Wurzelin huutopussi</translation>
    </message>
    <message>
        <source>The ace of clubs opens the match; later leads are free.</source>
        <translation>Ristiässä avaa pelin; myöhemmin aloitus on vapaa.</translation>
    </message>
    <message>
        <source>The Swedish cousin: 24 cards, and going past twelve wins too.</source>
        <translation>Ruotsalainen serkku: 24 korttia, ja ylityskin voittaa.</translation>
    </message>
    <message>
        <source>Draw from the stock and play freely until it is gone.</source>
        <translation>Nosta pakasta ja pelaa vapaasti, kunnes se loppuu.</translation>
    </message>
    <message>
        <source>Open Marjapussi: most cards lie on the table, some face down.</source>
        <translation>Useimmat kortit ovat pöydällä, osa kuvapuoli alaspäin.</translation>
    </message>
    <message>
        <source>The dealer&apos;s neighbour opens; asking breaks other marriages.</source>
        <translation>Jakajan naapuri avaa; kysyminen rikkoo muut avioliitot.</translation>
    </message>
    <message>
        <source>Kontra and Re, four cards exchanged, bluffs, bids from 120.</source>
        <translation>Kontra ja re, neljä vaihtokorttia, bluffi, huudot alkaen 120:stä.</translation>
    </message>
    <message>
        <source>German club rules: cards go back before the contract is set.</source>
        <translation>Saksan kerhojen tapaan: ensin kortit, sitten sitoumus.</translation>
    </message>
    <message>
        <source>Huutopussi for three</source>
        <translation>Huutopussi kolmelle</translation>
    </message>
    <message>
        <source>Each alone: the highest bidder takes the kitty for everyone to see.</source>
        <translation>Jokainen yksin: pirunpakka otetaan kaikkien nähden.</translation>
    </message>
    <message>
        <source>Helsinki Huutopussi for three</source>
        <translation>Helsingin huutopussi kolmelle</translation>
    </message>
    <message>
        <source>Each alone: only the highest bidder sees the devil&apos;s pack.</source>
        <translation>Jokainen yksin: vain pelinviejä näkee pirunpakan.</translation>
    </message>
    <message>
        <source>The Marjapussi family</source>
        <translation>Marjapussin suku</translation>
    </message>
    <message>
        <source>The Huutopussi family</source>
        <translation>Huutopussin suku</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>{name} answers and can play.</source>
        <translation>{name} vastaa ja osaa pelata.</translation>
    </message>
    <message>
        <source>This is no command: write the program&apos;s file and, after a space, what it is to be told.</source>
        <translation>Tämä ei ole komento: kirjoita ohjelman tiedosto ja välilyönnin jälkeen, mitä sille kerrotaan.</translation>
    </message>
    <message>
        <source>There is no program {name} here.</source>
        <translation>Ohjelmaa {name} ei löydy.</translation>
    </message>
    <message>
        <source>The program {name} cannot be started: {detail}</source>
        <translation>Ohjelma {name} ei käynnisty: {detail}</translation>
    </message>
    <message>
        <source>{name} started, but did not say that it is ready to play.</source>
        <translation>{name} käynnistyi, mutta ei ilmoittanut olevansa valmis pelaamaan.</translation>
    </message>
    <message>
        <source>{name} is ready, but did not answer with a move in time.</source>
        <translation>{name} on valmis, mutta ei vastannut siirrolla ajoissa.</translation>
    </message>
    <message>
        <source>{name} gave an answer that cannot be read: {detail}</source>
        <translation>Ohjelman {name} vastausta ei voi lukea: {detail}</translation>
    </message>
    <message>
        <source>{name} gave an answer that is far too long.</source>
        <translation>Ohjelman {name} vastaus on aivan liian pitkä.</translation>
    </message>
    <message>
        <source>{name} chose a move that the rules forbid: {detail}</source>
        <translation>{name} valitsi siirron, jonka säännöt kieltävät: {detail}</translation>
    </message>
    <message>
        <source>{name} ended before it had answered with a move.</source>
        <translation>{name} päättyi ennen kuin oli vastannut siirrolla.</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>The hand so far</source>
        <translation>Jako tähän asti</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Näytä vastaus</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Seuraava pulma</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Kaikki pulmat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>Play the hand out</source>
        <translation>Pelaa jako loppuun</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Siirto eteenpäin</translation>
    </message>
    <message>
        <source>Show the lesson</source>
        <translation>Näytä oppitunti</translation>
    </message>
</context>
<context>
    <name>PuzzleModel</name>
    <message>
        <source>No.</source>
        <translation>Nro</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>Aihe</translation>
    </message>
    <message>
        <source>Idea (told after a try)</source>
        <translation>Aihe (selviää yrittämällä)</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Taso</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Tila</translation>
    </message>
    <message>
        <source>The idea of a puzzle is told after the first try.</source>
        <translation>Pulman aihe kerrotaan ensimmäisen yrityksen jälkeen.</translation>
    </message>
</context>
<context>
    <name>PuzzleScreen</name>
    <message>
        <source>Puzzle {number}</source>
        <translation>Pulma {number}</translation>
    </message>
    <message>
        <source>{game}, level {level} of 5</source>
        <translation>{game}, taso {level}/5</translation>
    </message>
    <message>
        <source>The right move is {move}.</source>
        <translation>Oikea siirto on {move}.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Oikein!</translation>
    </message>
    <message>
        <source>Your move: take as many points as you can.</source>
        <translation>Sinun vuorosi: ota niin monta pistettä kuin voit.</translation>
    </message>
    <message>
        <source>With a hint this puzzle leaves your rating as it is.</source>
        <translation>Jos otat vihjeen, tämä pulma ei muuta vahvuuslukuasi.</translation>
    </message>
    <message>
        <source>After the hint this puzzle leaves your rating as it is.</source>
        <translation>Vihjeen jälkeen tämä pulma ei muuta vahvuuslukuasi.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vasen</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Oikea</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Declare in time</source>
        <translation>Ilmoita ajoissa</translation>
    </message>
    <message>
        <source>Change the trumps</source>
        <translation>Vaihda valtti</translation>
    </message>
    <message>
        <source>Ask your partner</source>
        <translation>Kysy pariltasi</translation>
    </message>
    <message>
        <source>Hold a marriage back</source>
        <translation>Säästä avioliitto</translation>
    </message>
    <message>
        <source>Keep a marriage alive</source>
        <translation>Pidä avioliitto hengissä</translation>
    </message>
    <message>
        <source>Stop their marriage</source>
        <translation>Estä heidän avioliittonsa</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Aja valtit pois</translation>
    </message>
    <message>
        <source>Win it while you can</source>
        <translation>Ota tikki, kun vielä saat</translation>
    </message>
    <message>
        <source>Give the lead away</source>
        <translation>Anna aloitusvuoro pois</translation>
    </message>
    <message>
        <source>Lead to your partner</source>
        <translation>Pelaa parillesi</translation>
    </message>
    <message>
        <source>Give points to your partner&apos;s trick</source>
        <translation>Anna pisteitä parisi tikkiin</translation>
    </message>
    <message>
        <source>Keep a guard</source>
        <translation>Säästä suoja</translation>
    </message>
    <message>
        <source>Keep a trump</source>
        <translation>Säästä valtti</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Viimeinen tikki</translation>
    </message>
    <message>
        <source>Catch a high card</source>
        <translation>Nappaa korkea kortti</translation>
    </message>
    <message>
        <source>Count a suit</source>
        <translation>Laske maan kortit</translation>
    </message>
    <message>
        <source>What may you declare now, and will you still be able to later?</source>
        <translation>Mitä saat ilmoittaa nyt, ja voitko tehdä sen enää myöhemmin?</translation>
    </message>
    <message>
        <source>Whom do the present trumps help, and can you change them?</source>
        <translation>Ketä nykyinen valtti auttaa, ja voitko vaihtaa sen?</translation>
    </message>
    <message>
        <source>What may your partner hold, and may you ask about it?</source>
        <translation>Mitä parillasi voi olla, ja saatko kysyä sitä?</translation>
    </message>
    <message>
        <source>Does a marriage have to be declared or asked for already now?</source>
        <translation>Pitääkö avioliitto ilmoittaa tai pitääkö sitä kysyä jo nyt?</translation>
    </message>
    <message>
        <source>Which marriage can your side still declare, and who must lead?</source>
        <translation>Minkä avioliiton joukkueesi voi vielä ilmoittaa, ja kenen on silloin oltava aloitusvuorossa?</translation>
    </message>
    <message>
        <source>Which marriage may the opponents hold, and can you stop it?</source>
        <translation>Mikä avioliitto vastustajilla voi olla, ja voitko estää sen?</translation>
    </message>
    <message>
        <source>Count the trumps: do the opponents still hold any?</source>
        <translation>Laske valtit: onko vastustajilla niitä vielä?</translation>
    </message>
    <message>
        <source>Which of your cards wins now, but will not win later?</source>
        <translation>Mikä korteistasi voittaa nyt mutta ei enää myöhemmin?</translation>
    </message>
    <message>
        <source>Is it good for you to lead, or rather for the opponents?</source>
        <translation>Onko aloitusvuorosta sinulle hyötyä, vai olisiko parempi, että vastustajat aloittavat?</translation>
    </message>
    <message>
        <source>Which trick can your partner win?</source>
        <translation>Minkä tikin parisi voi voittaa?</translation>
    </message>
    <message>
        <source>Who wins this trick, and what do you want in it?</source>
        <translation>Kuka voittaa tämän tikin, ja mitä haluat siihen?</translation>
    </message>
    <message>
        <source>Which of your high cards needs a low one beside it?</source>
        <translation>Mikä korkea korttisi tarvitsee matalan kortin rinnalleen?</translation>
    </message>
    <message>
        <source>Which trick do you want to win with your trump?</source>
        <translation>Minkä tikin haluat voittaa valtillasi?</translation>
    </message>
    <message>
        <source>Who will win the last trick, and with which card?</source>
        <translation>Kuka voittaa viimeisen tikin, ja millä kortilla?</translation>
    </message>
    <message>
        <source>Which ace or ten of the opponents can your side win?</source>
        <translation>Minkä vastustajien ässän tai kympin joukkueesi voi saada?</translation>
    </message>
    <message>
        <source>Count a suit: which of your cards has become the highest?</source>
        <translation>Laske yhden maan kortit: mikä korteistasi on noussut korkeimmaksi?</translation>
    </message>
    <message>
        <source>{cards} are declared now that you have the lead; later there may be no chance.</source>
        <translation>{cards} ilmoitetaan nyt, kun aloitusvuoro on sinulla. Myöhemmin siihen ei ehkä tule tilaisuutta.</translation>
    </message>
    <message>
        <source>{cards} make {suit} trumps, and {trump} are trumps no more.</source>
        <translation>{cards} tekevät uuden valtin: {suit} on nyt valttia, eikä {trump} ole enää.</translation>
    </message>
    <message>
        <source>Your partner may hold a king and queen of one suit, and a yes declares them for your side.</source>
        <translation>Parillasi voi olla saman maan kuningas ja rouva. Jos hän vastaa kyllä, joukkueesi saa avioliiton.</translation>
    </message>
    <message>
        <source>{cards} can wait, and the {card} cannot.</source>
        <translation>{cards} voivat odottaa, mutta {card} ei.</translation>
    </message>
    <message>
        <source>After the {card} your side can still declare a marriage, which the {other} would mostly lose.</source>
        <translation>Kun pelaat kortin {card}, joukkueesi voi vielä ilmoittaa avioliiton. {other} veisi siltä useimmiten mahdollisuuden.</translation>
    </message>
    <message>
        <source>After the {other} the opponents could mostly declare a marriage; the {card} does not let them.</source>
        <translation>Kortin {other} jälkeen vastustajat voisivat useimmiten ilmoittaa avioliiton. {card} estää sen.</translation>
    </message>
    <message>
        <source>The {card} draws trumps while the opponents may still hold some.</source>
        <translation>{card} ajaa valtit pois, kun vastustajilla voi niitä vielä olla.</translation>
    </message>
    <message>
        <source>The {card} wins a trick now and would mostly be lost later.</source>
        <translation>{card} voittaa tikin nyt, mutta myöhemmin se useimmiten menetettäisiin.</translation>
    </message>
    <message>
        <source>With the {card} you give the lead away on purpose, so that the opponents have to lead.</source>
        <translation>Kortilla {card} annat aloitusvuoron tahallasi pois, jotta vastustajien on aloitettava.</translation>
    </message>
    <message>
        <source>The {card} is led to your partner, who wins the trick.</source>
        <translation>{card} pelataan parillesi, joka voittaa tikin.</translation>
    </message>
    <message>
        <source>Your partner wins this trick, so it gets the {card} and not the {other}.</source>
        <translation>Parisi voittaa tämän tikin, joten siihen annetaan {card} eikä korttia {other}.</translation>
    </message>
    <message>
        <source>The {other} stays beside the {cards} as its guard; alone the {cards} would mostly be lost.</source>
        <translation>{other} jää kortin {cards} suojaksi. Ilman sitä {cards} useimmiten menetettäisiin.</translation>
    </message>
    <message>
        <source>The {other} is a trump and is kept, so that your side wins the last trick.</source>
        <translation>{other} on valttia, ja se säästetään, jotta joukkueesi voittaa viimeisen tikin.</translation>
    </message>
    <message>
        <source>The {card} mostly leads to the last trick for your side; the {other} gives it away.</source>
        <translation>{card} tuo viimeisen tikin useimmiten joukkueellesi, mutta {other} antaisi sen pois.</translation>
    </message>
    <message>
        <source>After the {card} your side mostly catches an ace or a ten, which escapes after the {other}.</source>
        <translation>Kortin {card} jälkeen joukkueesi saa useimmiten vastustajilta ässän tai kympin, joka kortin {other} jälkeen pääsisi karkuun.</translation>
    </message>
    <message>
        <source>All higher cards of its suit are gone from the other hands: the {card} is the highest now.</source>
        <translation>Muilla ei ole enää korkeampia saman maan kortteja: {card} on nyt korkein.</translation>
    </message>
    <message>
        <source>If you declare {cards} now, {suit} are trumps, and your side takes less, even with the marriage counted.</source>
        <translation>Jos ilmoitat nyt {cards}, {suit} on valttia, ja joukkueesi saa vähemmän, vaikka avioliitto lasketaan mukaan.</translation>
    </message>
    <message>
        <source>After a yes {trump} are trumps no more, and your side takes less, even with a marriage counted.</source>
        <translation>Myöntävän vastauksen jälkeen {trump} ei ole enää valttia, ja joukkueesi saa vähemmän, vaikka avioliitto lasketaan mukaan.</translation>
    </message>
    <message>
        <source>After a yes there are trumps, and your side takes less, even with a marriage counted.</source>
        <translation>Myöntävän vastauksen jälkeen on valtti, ja joukkueesi saa vähemmän, vaikka avioliitto lasketaan mukaan.</translation>
    </message>
    <message>
        <source>The question can wait, and the {card} cannot.</source>
        <translation>Kysymys voi odottaa, mutta {card} ei.</translation>
    </message>
    <message>
        <source>You hold the {first}, and your partner may hold the {second}: a yes declares them for your side.</source>
        <translation>Sinulla on {first}, ja parillasi voi olla {second}. Jos hän vastaa kyllä, joukkueesi saa avioliiton.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Uusi</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Yritetty</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Ratkaistu myöhemmin</translation>
    </message>
    <message>
        <source>Solved with a hint</source>
        <translation>Ratkaistu vihjeellä</translation>
    </message>
    <message>
        <source>Solved at once</source>
        <translation>Ratkaistu heti</translation>
    </message>
    <message>
        <source>{cards} make {suit} trumps, and {trump} are trumps no more. You then hold {after} trumps instead of {before}.</source>
        <translation>{cards} tekevät uuden valtin: {suit} on nyt valttia, eikä {trump} ole enää. Valtteja sinulla on silloin {after}, ennen sitä {before}.</translation>
    </message>
    <message>
        <source>With best play the {later} then wins you a trick, too.</source>
        <translation>Parhaalla pelillä myös {later} tuo sitten sinulle tikin.</translation>
    </message>
    <message>
        <source>With best play the {later} then wins you the last trick.</source>
        <translation>Parhaalla pelillä {later} tuo sitten sinulle viimeisen tikin.</translation>
    </message>
    <message>
        <source>With best play {later} then win you tricks, too.</source>
        <translation>Parhaalla pelillä myös {later} tuovat sitten sinulle tikkejä.</translation>
    </message>
    <message>
        <source>With best play {later} then win you tricks, the last one among them.</source>
        <translation>Parhaalla pelillä {later} tuovat sitten sinulle tikkejä, myös viimeisen.</translation>
    </message>
    <message>
        <source>The idea: {idea}. {question}</source>
        <translation>Aihe: {idea}. {question}</translation>
    </message>
    <message>
        <source>{move} changes nothing: the answer is no in every possible deal. And then?</source>
        <translation>{move} ei muuta mitään: vastaus on kieltävä kaikissa mahdollisissa jaoissa. Mitä teet sen jälkeen?</translation>
    </message>
    <message>
        <source>{move} would cost {amount} points on average, compared with the best move (over {deals} possible deals).</source>
        <translation>{move} häviäisi parhaalle siirrolle keskimäärin {amount} pistettä (laskettu {deals} mahdollisesta jaosta).</translation>
    </message>
    <message>
        <source>{move} would cost {amount} game points on average, compared with the best move (over {deals} possible deals).</source>
        <translation>{move} häviäisi parhaalle siirrolle keskimäärin {amount} pelipistettä (laskettu {deals} mahdollisesta jaosta).</translation>
    </message>
    <message>
        <source>It is right in both possible deals.</source>
        <translation>Se on oikein molemmissa mahdollisissa jaoissa.</translation>
    </message>
    <message>
        <source>It is right in each of {deals} possible deals.</source>
        <translation>Se on oikein kaikissa {deals} mahdollisessa jaossa.</translation>
    </message>
    <message>
        <source>On average it is {amount} points better than the second-best move (over {deals} possible deals).</source>
        <translation>Se on keskimäärin {amount} pistettä parempi kuin toiseksi paras siirto (laskettu {deals} mahdollisesta jaosta).</translation>
    </message>
    <message>
        <source>On average it is {amount} game points better than the second-best move (over {deals} possible deals).</source>
        <translation>Se on keskimäärin {amount} pelipistettä parempi kuin toiseksi paras siirto (laskettu {deals} mahdollisesta jaosta).</translation>
    </message>
    <message>
        <source>{moves} or {last}</source>
        <translation>{moves} tai {last}</translation>
    </message>
    <message>
        <source>{move} is as good as {first}.</source>
        <translation>{move} on yhtä hyvä kuin {first}.</translation>
    </message>
    <message>
        <source>Your rating begins at {rating}. Only the first try at a puzzle moves it.</source>
        <translation>Vahvuuslukusi alkaa arvosta {rating}. Vain pulman ensimmäinen yritys muuttaa sitä.</translation>
    </message>
    <message>
        <source>Your rating is {rating}.</source>
        <translation>Vahvuuslukusi on {rating}.</translation>
    </message>
    <message>
        <source>Your rating is {rating}: you solve about half of the puzzles of level {level} at once.</source>
        <translation>Vahvuuslukusi on {rating}: ratkaiset heti noin puolet tason {level} pulmista.</translation>
    </message>
    <message>
        <source>Your rating rises from {before} to {after}.</source>
        <translation>Vahvuuslukusi nousee: {before} → {after}.</translation>
    </message>
    <message>
        <source>Your rating falls from {before} to {after}.</source>
        <translation>Vahvuuslukusi laskee: {before} → {after}.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>Pulmat</translation>
    </message>
    <message>
        <source>Find the best move. Each answer is proved to be the best on average over all deals that fit what the player knows.</source>
        <translation>Etsi paras siirto. Jokaisen vastauksen on todistettu olevan keskimäärin paras, kun lasketaan kaikki jaot, jotka ovat pelaajan tietojen mukaan mahdollisia.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Päivän pulma</translation>
    </message>
    <message>
        <source>Monday&apos;s puzzle is easy, Sunday&apos;s is hard.</source>
        <translation>Maanantain pulma on helppo, sunnuntain vaikea.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Front page</source>
        <translation>Etusivu</translation>
    </message>
    <message>
        <source>Solved: {solved} of {count}, {at_once} of them at once.</source>
        <translation>Ratkaistu: {solved}/{count}, niistä heti {at_once}.</translation>
    </message>
    <message>
        <source>{game}, level {level} of 5.</source>
        <translation>{game}, taso {level}/5.</translation>
    </message>
    <message>
        <source>Solved today.</source>
        <translation>Ratkaistu tänään.</translation>
    </message>
    <message>
        <source>Solved on {count} days in a row.</source>
        <translation>Ratkaistu {count} päivänä peräkkäin.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>Ideas of the chapter</source>
        <translation>Luvun aiheet</translation>
    </message>
    <message>
        <source>All ideas</source>
        <translation>Kaikki aiheet</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Kaikki tasot</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Taso {level}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Vielä ratkaisematta</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Kaikki pulmat</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>Aihe</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Taso</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Tila</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Your turn: follow spades. You may play: {cards}.</source>
        <translation>Sinun vuorosi: tunnusta pataa. Voit pelata: {cards}.</translation>
    </message>
    <message>
        <source>Your turn: follow clubs. You may play: {cards}.</source>
        <translation>Sinun vuorosi: tunnusta ristiä. Voit pelata: {cards}.</translation>
    </message>
    <message>
        <source>Your turn: follow diamonds. You may play: {cards}.</source>
        <translation>Sinun vuorosi: tunnusta ruutua. Voit pelata: {cards}.</translation>
    </message>
    <message>
        <source>Your turn: follow hearts. You may play: {cards}.</source>
        <translation>Sinun vuorosi: tunnusta herttaa. Voit pelata: {cards}.</translation>
    </message>
    <message>
        <source>Your turn: set the contract, {minimum} or more.</source>
        <translation>Sinun vuorosi: aseta sitoumus, vähintään {minimum}.</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Kukaan ei ole vielä huutanut.</translation>
    </message>
    <message>
        <source>The highest bid is {amount}, by {name}.</source>
        <translation>Korkein huuto on {amount}, huutajana {name}.</translation>
    </message>
    <message>
        <source>Your turn: you can only pass.</source>
        <translation>Sinun vuorosi: voit vain passata.</translation>
    </message>
    <message>
        <source>Your turn: bid {minimum} or more, or pass.</source>
        <translation>Sinun vuorosi: huuda vähintään {minimum} tai passaa.</translation>
    </message>
    <message>
        <source>Your turn: bid {minimum} or more.</source>
        <translation>Sinun vuorosi: huuda vähintään {minimum}.</translation>
    </message>
    <message>
        <source>You may demand a redeal.</source>
        <translation>Voit vaatia uusjakoa.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) for your partner.</source>
        <translation>
            <numerusform>Sinun vuorosi: valitse %n kortti parillesi.</numerusform>
            <numerusform>Sinun vuorosi: valitse %n korttia parillesi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to give back to your partner.</source>
        <translation>
            <numerusform>Sinun vuorosi: valitse %n kortti, jonka annat takaisin parillesi.</numerusform>
            <numerusform>Sinun vuorosi: valitse %n korttia, jotka annat takaisin parillesi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Sinun vuorosi: valitse %n kortti, jonka panet sivuun.</numerusform>
            <numerusform>Sinun vuorosi: valitse %n korttia, jotka panet sivuun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn to lead.</source>
        <translation>Sinun vuorosi aloittaa tikki.</translation>
    </message>
    <message>
        <source>Your turn: you may play any card.</source>
        <translation>Sinun vuorosi: voit pelata minkä tahansa kortin.</translation>
    </message>
    <message>
        <source>Your turn: you must play a trump. You may play: {cards}.</source>
        <translation>Sinun vuorosi: sinun on pelattava valttia. Voit pelata: {cards}.</translation>
    </message>
    <message>
        <source>Your turn. You may play: {cards}.</source>
        <translation>Sinun vuorosi. Voit pelata: {cards}.</translation>
    </message>
    <message>
        <source>You may first declare a marriage: {suits}.</source>
        <translation>Voit ensin ilmoittaa avioliiton: {suits}.</translation>
    </message>
    <message>
        <source>You may first ask your partner for a whole.</source>
        <translation>Voit ensin kysyä pariltasi kokonaista.</translation>
    </message>
    <message>
        <source>You may first ask your partner for a half: {suits}.</source>
        <translation>Voit ensin kysyä pariltasi puolikasta: {suits}.</translation>
    </message>
    <message>
        <source>You may bluff and ask for a half where you hold neither card: {suits}.</source>
        <translation>Voit bluffata kysymällä puolikasta maassa, josta sinulla ei ole kuningasta eikä rouvaa: {suits}.</translation>
    </message>
    <message>
        <source>Your turn: answer {name}.</source>
        <translation>Sinun vuorosi: {name} odottaa vastausta.</translation>
    </message>
</context>
<context>
    <name>QuestionsCard</name>
    <message>
        <source>To the lesson</source>
        <translation>Oppituntiin</translation>
    </message>
    <message>
        <source>Question {number} of {count}</source>
        <translation>Kysymys {number}/{count}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Jatka</translation>
    </message>
</context>
<context>
    <name>QuizSheet</name>
    <message>
        <source>Quiz</source>
        <translation>Kysymyksiä</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Uusi kysymys</translation>
    </message>
    <message>
        <source>{answer}: the right answer</source>
        <translation>{answer}: oikea vastaus</translation>
    </message>
    <message>
        <source>{answer}: your answer, which is wrong</source>
        <translation>{answer}: vastauksesi, joka on väärä</translation>
    </message>
    <message>
        <source>The right answer follows from what has been played and said.</source>
        <translation>Oikea vastaus seuraa siitä, mitä on pelattu ja sanottu.</translation>
    </message>
    <message>
        <source>So far {right} of {asked} right.</source>
        <translation>Tähän mennessä oikein {right}/{asked}.</translation>
    </message>
</context>
<context>
    <name>QuizWords</name>
    <message>
        <source>Who is surely out of spades?</source>
        <translation>Keneltä pata on varmasti loppu?</translation>
    </message>
    <message>
        <source>Who is surely out of clubs?</source>
        <translation>Keneltä risti on varmasti loppu?</translation>
    </message>
    <message>
        <source>Who is surely out of diamonds?</source>
        <translation>Keneltä ruutu on varmasti loppu?</translation>
    </message>
    <message>
        <source>Who is surely out of hearts?</source>
        <translation>Keneltä hertta on varmasti loppu?</translation>
    </message>
    <message>
        <source>Where is the {card}?</source>
        <translation>Kenellä on {card}?</translation>
    </message>
    <message>
        <source>How many aces and tens are still out, besides those in your own cards?</source>
        <translation>Montako ässää ja kymppiä on vielä ulkona omien korttiesi lisäksi?</translation>
    </message>
    <message>
        <source>How many card points are still out, besides those in your own cards?</source>
        <translation>Montako korttipistettä on vielä ulkona omien korttiesi lisäksi?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ei keneltäkään</translation>
    </message>
    <message>
        <source>It has been played</source>
        <translation>Se on pelattu</translation>
    </message>
    <message>
        <source>It cannot be known</source>
        <translation>Sitä ei voi tietää</translation>
    </message>
    <message>
        <source>Right. {proof}</source>
        <translation>Oikein. {proof}</translation>
    </message>
    <message>
        <source>Wrong. The right answer: {answer}. {proof}</source>
        <translation>Väärin. Oikea vastaus: {answer}. {proof}</translation>
    </message>
    <message>
        <source>{name} played {card} when {led} was led, so has no {suits}.</source>
        <translation>{name} löi kortin {card}, kun ajettiin {led}. Häneltä puuttuu siis {suits}.</translation>
    </message>
    <message>
        <source>{name} played it in trick {trick}.</source>
        <translation>{name} pelasi sen {trick}. tikissä.</translation>
    </message>
    <message>
        <source>You played it yourself in trick {trick}.</source>
        <translation>Pelasit sen itse {trick}. tikissä.</translation>
    </message>
    <message>
        <source>{name} may hold it, but that is not certain.</source>
        <translation>{name} voi pitää sitä kädessään, mutta varmaa se ei ole.</translation>
    </message>
    <message>
        <source>{name} may hold it, or it lies where nobody sees it.</source>
        <translation>{name} voi pitää sitä kädessään, tai se on poissa näkyvistä.</translation>
    </message>
    <message>
        <source>After all that was played and said it may be with: {names}.</source>
        <translation>Pelatun ja sanotun perusteella se voi olla jollakulla näistä: {names}.</translation>
    </message>
    <message>
        <source>Nobody holds it: it lies where nobody sees it.</source>
        <translation>Se ei ole kenenkään kädessä, vaan poissa näkyvistä.</translation>
    </message>
    <message>
        <source>Played so far: {taken}; in your own cards: {own}. The rest is out.</source>
        <translation>Pelattuina on {taken} ja omissa korteissasi {own}. Loput ovat muilla.</translation>
    </message>
    <message>
        <source>After all that was played and said it may be with: {names}. It may also lie where nobody sees it.</source>
        <translation>Pelatun ja sanotun perusteella se voi olla jollakulla näistä: {names}. Se voi myös olla poissa näkyvistä.</translation>
    </message>
    <message>
        <source>Each of them may still hold one.</source>
        <translation>Jokaisella voi vielä olla sitä.</translation>
    </message>
    <message>
        <source>{name} declared the marriage.</source>
        <translation>{name} ilmoitti avioliiton.</translation>
    </message>
    <message>
        <source>You gave it yourself.</source>
        <translation>Annoit sen itse.</translation>
    </message>
    <message>
        <source>{name} asked for a half in {suit}, and so held the king or the queen.</source>
        <translation>{name} kysyi puolikasta ({suit}), joten hänellä oli kuningas tai rouva.</translation>
    </message>
    <message>
        <source>What was played and said leaves no other place.</source>
        <translation>Pelattu ja sanottu ei jätä muuta paikkaa.</translation>
    </message>
</context>
<context>
    <name>Readouts</name>
    <message>
        <source>You hold no cards.</source>
        <translation>Sinulla ei ole kortteja.</translation>
    </message>
    <message>
        <source>You hold: {cards}.</source>
        <translation>Sinulla on: {cards}.</translation>
    </message>
    <message>
        <source>In the trick: {cards}.</source>
        <translation>Tikissä: {cards}.</translation>
    </message>
    <message>
        <source>The kitty: {cards}.</source>
        <translation>Pirunpakassa: {cards}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Pöydällä ei ole kortteja.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) in this hand</source>
        <translation>
            <numerusform>tässä jaossa %n tikki</numerusform>
            <numerusform>tässä jaossa %n tikkiä</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {total} in all, {tricks}.</source>
        <translation>{side}: yhteensä {total}, {tricks}.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open record</source>
        <translation>Avaa pelitallenne</translation>
    </message>
    <message>
        <source>The record {file} cannot be opened: {why}</source>
        <translation>Pelitallennetta {file} ei voi avata: {why}</translation>
    </message>
    <message>
        <source>No hand in {file} has been played to its end.</source>
        <translation>Tiedostossa {file} ei ole loppuun pelattua jakoa.</translation>
    </message>
    <message>
        <source>Export record</source>
        <translation>Vie pelitallenne</translation>
    </message>
    <message>
        <source>Match records (*.marja *.json);;All files (*)</source>
        <translation>Pelitallenteet (*.marja *.json);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>The record cannot be written to {file}: {why}</source>
        <translation>Pelitallennetta ei voi kirjoittaa tiedostoon {file}: {why}</translation>
    </message>
    <message>
        <source>Step through a record</source>
        <translation>Selaa pelitallenteen siirtoja</translation>
    </message>
    <message>
        <source>The match has been saved as {file}.</source>
        <translation>Peli on tallennettu tiedostoon {file}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>{file} is not the record of a match, or it is damaged.</source>
        <translation>{file} ei ole pelitallenne, tai se on vioittunut.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of this program.</source>
        <translation>Tiedoston {file} on kirjoittanut tämän ohjelman uudempi versio.</translation>
    </message>
    <message>
        <source>{file} asks for rules that cannot be played.</source>
        <translation>Tiedostossa {file} on sääntöjä, joilla ei voi pelata.</translation>
    </message>
    <message>
        <source>{file} holds something that this version of the program does not know: “{what}”.</source>
        <translation>Tiedostossa {file} on jotakin, mitä tämä ohjelman versio ei tunne: ”{what}”.</translation>
    </message>
    <message>
        <source>The record in {file} is damaged.</source>
        <translation>Tiedostossa {file} oleva pelitallenne on vioittunut.</translation>
    </message>
    <message>
        <source>The record in {file} does not hold together in hand {hand}.</source>
        <translation>Tiedostossa {file} oleva pelitallenne ei pidä yhtä: virhe on {hand}. jaossa.</translation>
    </message>
    <message>
        <source>The record in {file} does not hold together: hand {hand}, move {move}.</source>
        <translation>Tiedostossa {file} oleva pelitallenne ei pidä yhtä: virhe on {hand}. jaon {move}. siirrossa.</translation>
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
        <translation>Tämä jako on jo ohi.</translation>
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
        <source>You do not hold the {card}.</source>
        <translation>Sinulla ei ole korttia {card}.</translation>
    </message>
    <message>
        <source>You must follow suit: you hold the {cards}.</source>
        <translation>Sinun on tunnustettava maata: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>You must trump: you hold the {cards}.</source>
        <translation>Sinun on pelattava valttia: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>In the first trick the ace of the suit led must be played: you hold the {cards}.</source>
        <translation>Ensimmäiseen tikkiin on pelattava ajetun maan ässä: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>You must go over: the {cards} beats the {card}.</source>
        <translation>Sinun on mentävä yli: {cards} voittaa {card}:n.</translation>
    </message>
    <message>
        <source>The first hand of a match begins with the ace of clubs, and you hold it.</source>
        <translation>Pelin ensimmäinen jako alkaa ristiässällä, ja se on sinulla.</translation>
    </message>
    <message>
        <source>The first trick begins with an ace: you hold the {cards}.</source>
        <translation>Ensimmäinen tikki aloitetaan ässällä: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>Without an ace the first trick begins with a spade: you hold the {cards}.</source>
        <translation>Jos ässää ei ole, ensimmäinen tikki aloitetaan padalla: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>After declaring you must lead a card of that marriage: you hold the {cards}.</source>
        <translation>Valtin teon jälkeen on aloitettava avioliiton kortilla: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>Only the winner of a trick may declare or ask, just before leading to the next.</source>
        <translation>Vain tikin voittaja voi tehdä valtin tai kysyä pariltaan, juuri ennen kuin hän aloittaa seuraavan tikin.</translation>
    </message>
    <message>
        <source>You may declare or ask only once after each trick: now lead a card.</source>
        <translation>Kunkin tikin jälkeen saa yrittää vain kerran: aloita nyt tikki.</translation>
    </message>
    <message>
        <source>You may declare or ask only after a trick that you both led and won.</source>
        <translation>Valtin saa tehdä tai pariltaan kysyä vain sellaisen tikin jälkeen, jonka on itse sekä aloittanut että voittanut.</translation>
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
        <source>Your partner&apos;s question comes first: answer it.</source>
        <translation>Parisi odottaa vastausta: vastaa ensin.</translation>
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
        <translation>Pata on valttia, ja sinun on pelattava valttia: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>Clubs are trumps and you must trump: you hold the {cards}.</source>
        <translation>Risti on valttia, ja sinun on pelattava valttia: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>Diamonds are trumps and you must trump: you hold the {cards}.</source>
        <translation>Ruutu on valttia, ja sinun on pelattava valttia: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>Hearts are trumps and you must trump: you hold the {cards}.</source>
        <translation>Hertta on valttia, ja sinun on pelattava valttia: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>The auction comes first: bid or pass, and play cards after it.</source>
        <translation>Ensin käydään huutokauppa: huuda tai passaa, kortteja pelataan vasta sen jälkeen.</translation>
    </message>
    <message>
        <source>The cards for the declarer come first: choose them and give them.</source>
        <translation>Ensin pelinviejä saa korttinsa: valitse ja anna ne.</translation>
    </message>
    <message>
        <source>The discards come first: choose them and put them aside.</source>
        <translation>Ensin pannaan kortteja sivuun: valitse ne ja pane ne sivuun.</translation>
    </message>
    <message>
        <source>The contract comes first: set it, and play cards after that.</source>
        <translation>Ensin asetetaan sitoumus: kortteja pelataan vasta sen jälkeen.</translation>
    </message>
    <message>
        <source>The cards for your partner come first: choose them and give them back.</source>
        <translation>Ensin parisi saa kortteja takaisin: valitse ja anna ne.</translation>
    </message>
</context>
<context>
    <name>RemovalQuestion</name>
    <message>
        <source>Remove “{name}” for good?</source>
        <translation>Poistetaanko ”{name}” lopullisesti?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Säilytä</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Poista</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Points taken</source>
        <translation>Saadut pisteet</translation>
    </message>
    <message>
        <source>Scored in full</source>
        <translation>Kirjataan sellaisinaan</translation>
    </message>
    <message>
        <source>Most aces and tens</source>
        <translation>Eniten ässiä ja kymppejä</translation>
    </message>
    <message>
        <source>Card points in the tricks</source>
        <translation>Korttipisteitä tikeissä</translation>
    </message>
    <message>
        <source>Aces and tens in the tricks</source>
        <translation>Ässiä ja kymppejä tikeissä</translation>
    </message>
    <message>
        <source>Match total</source>
        <translation>Pelissä yhteensä</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Your decisions</source>
        <translation>Päätöksesi</translation>
    </message>
    <message>
        <source>The decision that is chosen</source>
        <translation>Valittu päätös</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Näytä vastaus</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Lue lisää</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Kaikki päätökset</translation>
    </message>
    <message>
        <source>Play the better line</source>
        <translation>Pelaa parempi siirto</translation>
    </message>
    <message>
        <source>Decisions: {name}</source>
        <translation>Päätökset: {name}</translation>
    </message>
    <message>
        <source>The review cannot be made: its program does not start.</source>
        <translation>Jakoa ei voi käydä läpi: sen ohjelma ei käynnisty.</translation>
    </message>
    <message numerus="yes">
        <source>The review is being made. %n decision(s) so far.</source>
        <translation>
            <numerusform>Jakoa käydään läpi. Valmiina %n päätös.</numerusform>
            <numerusform>Jakoa käydään läpi. Valmiina %n päätöstä.</numerusform>
        </translation>
    </message>
    <message>
        <source>With all cards seen</source>
        <translation>Kun kaikki kortit nähdään</translation>
    </message>
    <message>
        <source>Where the points went</source>
        <translation>Mihin pisteet menivät</translation>
    </message>
    <message>
        <source>All decisions in order</source>
        <translation>Kaikki päätökset järjestyksessä</translation>
    </message>
    <message>
        <source>Try again from here, or have the answer shown.</source>
        <translation>Yritä tästä uudelleen tai katso vastaus.</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>Bid</source>
        <translation>Huuto</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Uusjako</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Antokortit</translation>
    </message>
    <message>
        <source>Giving back</source>
        <translation>Takaisin annetut</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Sivuun pannut</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Sitoumus</translation>
    </message>
    <message>
        <source>Kontra or Re</source>
        <translation>Kontra tai re</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>Avioliiton ilmoitus</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Kysymys</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Vastaus</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Aloitus</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kortti</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. tikki</translation>
    </message>
    <message>
        <source>{place}: {choice}</source>
        <translation>{place}: {choice}</translation>
    </message>
    <message>
        <source>Cost, matches in 100</source>
        <translation>Hinta, peliä sadasta</translation>
    </message>
    <message>
        <source>Cost, game points</source>
        <translation>Hinta, pelipistettä</translation>
    </message>
    <message>
        <source>Cost, points</source>
        <translation>Hinta, pistettä</translation>
    </message>
    <message>
        <source>Costliest, in matches lost of 100</source>
        <translation>Kalleimmat, hävittyjä pelejä sadasta</translation>
    </message>
    <message>
        <source>Costliest, in game points</source>
        <translation>Kalleimmat, pelipisteinä</translation>
    </message>
    <message>
        <source>Costliest, in points</source>
        <translation>Kalleimmat, pisteinä</translation>
    </message>
    <message>
        <source>Others would have cost so many game points: {list}.</source>
        <translation>Muut olisivat maksaneet pelipisteinä: {list}.</translation>
    </message>
    <message>
        <source>Others would have cost so many points: {list}.</source>
        <translation>Muut olisivat maksaneet pisteinä: {list}.</translation>
    </message>
    <message>
        <source>{amount} matches in 100</source>
        <translation>{amount} peliä sadasta</translation>
    </message>
    <message>
        <source>{amount} game points</source>
        <translation>{amount} pelipistettä</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 pisteen</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} pistettä</translation>
    </message>
    <message>
        <source>± under {least}</source>
        <translation>± alle {least}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>Saying nothing</source>
        <translation>Vaikeneminen</translation>
    </message>
    <message>
        <source>cost about {amount} ({interval})</source>
        <translation>maksoi noin {amount} ({interval})</translation>
    </message>
    <message>
        <source>best</source>
        <translation>paras</translation>
    </message>
    <message>
        <source>about as good as the best</source>
        <translation>suunnilleen yhtä hyvä kuin paras</translation>
    </message>
    <message>
        <source>You had nothing to decide in this hand.</source>
        <translation>Sinulla ei ollut tässä jaossa mitään päätettävää.</translation>
    </message>
    <message>
        <source>None of them was clearly a mistake.</source>
        <translation>Yksikään niistä ei ollut selvä virhe.</translation>
    </message>
    <message>
        <source>Something else would win about {amount} matches more in 100 (95 % interval: {interval}).</source>
        <translation>Jollakin muulla voittaisi noin {amount} peliä enemmän sadasta (95&#xa0;%:n varmuudella {interval}).</translation>
    </message>
    <message>
        <source>Something else would have been better by {points} on average (95 % interval: {interval}).</source>
        <translation>Jokin muu olisi ollut keskimäärin {points} parempi (95&#xa0;%:n varmuudella {interval}).</translation>
    </message>
    <message>
        <source>Nothing else was better on average.</source>
        <translation>Mikään muu ei ollut keskimäärin parempi.</translation>
    </message>
    <message>
        <source>Better: {choice}. It wins about {amount} matches more in 100 (95 % interval: {interval}).</source>
        <translation>Parempi: {choice}. Sillä voittaa noin {amount} peliä enemmän sadasta (95&#xa0;%:n varmuudella {interval}).</translation>
    </message>
    <message>
        <source>Better: {choice}. It is worth {points} more on average (95 % interval: {interval}).</source>
        <translation>Parempi: {choice}. Se tuo keskimäärin {points} enemmän (95&#xa0;%:n varmuudella {interval}).</translation>
    </message>
    <message>
        <source>About as good: {choice}. The difference lies within the noise.</source>
        <translation>Suunnilleen yhtä hyvä: {choice}. Eroa ei voi erottaa sattumasta.</translation>
    </message>
    <message>
        <source>With these totals that wins about one match more in 100.</source>
        <translation>Näillä pisteillä se voittaa noin yhden pelin enemmän sadasta.</translation>
    </message>
    <message>
        <source>With these totals that wins about {wins} matches more in 100.</source>
        <translation>Näillä pisteillä se voittaa noin {wins} peliä enemmän sadasta.</translation>
    </message>
    <message>
        <source>{choice}: you would become declarer in about {times} of 10 deals, and make your contract in about {made} of 10 of those.</source>
        <translation>{choice}: olisit pelinviejä noin {times} jaossa kymmenestä, ja niistä sitoumus täyttyisi noin {made} jaossa kymmenestä.</translation>
    </message>
    <message>
        <source>{choice}: you would hardly ever become declarer.</source>
        <translation>{choice}: sinusta ei juuri koskaan tulisi pelinviejää.</translation>
    </message>
    <message>
        <source>{name} had nothing to decide in this hand.</source>
        <translation>{name}: tässä jaossa ei ollut mitään päätettävää.</translation>
    </message>
    <message>
        <source>{name}: as far as can be told, these decisions cost nothing.</source>
        <translation>{name}: päätökset eivät maksaneet mitään, mitä voisi erottaa sattumasta.</translation>
    </message>
    <message>
        <source>Together your decisions cost {points} on average (95 % interval: {interval}).</source>
        <translation>Yhteensä päätöksesi maksoivat keskimäärin {points} (95&#xa0;%:n varmuudella {interval}).</translation>
    </message>
    <message>
        <source>{name}: together these decisions cost {points} on average (95 % interval: {interval}).</source>
        <translation>{name}: päätökset maksoivat yhteensä keskimäärin {points} (95&#xa0;%:n varmuudella {interval}).</translation>
    </message>
    <message>
        <source>Your clear mistakes cost {points} on average (95 % interval: {interval}). The rest cannot be told from chance.</source>
        <translation>Selvät virheesi maksoivat keskimäärin {points} (95&#xa0;%:n varmuudella {interval}). Muita päätöksiäsi ei voi erottaa sattumasta.</translation>
    </message>
    <message>
        <source>{name}: the clear mistakes cost {points} on average (95 % interval: {interval}). The rest cannot be told from chance.</source>
        <translation>{name}: selvät virheet maksoivat keskimäärin {points} (95&#xa0;%:n varmuudella {interval}). Muita päätöksiä ei voi erottaa sattumasta.</translation>
    </message>
    <message>
        <source>{choice}: {name} would become declarer in about {times} of 10 deals, and make the contract in about {made} of 10 of those.</source>
        <translation>{choice}: {name} olisi pelinviejä noin {times} jaossa kymmenestä, ja niistä sitoumus täyttyisi noin {made} jaossa kymmenestä.</translation>
    </message>
    <message>
        <source>{choice}: {name} would hardly ever become declarer.</source>
        <translation>{choice}: {name} ei juuri koskaan olisi pelinviejä.</translation>
    </message>
    <message>
        <source>as the expert</source>
        <translation>kuten mestari</translation>
    </message>
    <message>
        <source>The expert would choose the same.</source>
        <translation>Mestari valitsisi samoin.</translation>
    </message>
    <message>
        <source>Nothing else was clearly better.</source>
        <translation>Mikään muu ei ollut selvästi parempi.</translation>
    </message>
    <message>
        <source>In this deal, with all cards seen, {choice} and {best} were worth the same, and {other} {points} more.</source>
        <translation>Tässä jaossa, kaikki kortit nähden, {choice} ja {best} olivat samanarvoisia, ja {other} oli {points} parempi.</translation>
    </message>
    <message>
        <source>In this deal, with all cards seen, the choice made no difference.</source>
        <translation>Tässä jaossa, kaikki kortit nähden, valinnalla ei ollut väliä.</translation>
    </message>
    <message>
        <source>In this deal, with all cards seen, {choice} cost {points}.</source>
        <translation>Tässä jaossa, kaikki kortit nähden, {choice} maksoi {points}.</translation>
    </message>
    <message>
        <source>In this deal, with all cards seen, {choice} was better by {points}.</source>
        <translation>Tässä jaossa, kaikki kortit nähden, {choice} oli {points} parempi.</translation>
    </message>
    <message>
        <source>Others would have cost so many matches of 100: {list}.</source>
        <translation>Muut olisivat maksaneet näin monta peliä sadasta: {list}.</translation>
    </message>
    <message>
        <source>Whether {list} is worse cannot be told from chance.</source>
        <translation>Sattumasta ei voi erottaa, onko {list} huonompi.</translation>
    </message>
    <message>
        <source>Whether they are worse cannot be told from chance: {list}.</source>
        <translation>Sattumasta ei voi erottaa, ovatko nämä huonompia: {list}.</translation>
    </message>
    <message>
        <source>Right: {choice}.</source>
        <translation>Oikein: {choice}.</translation>
    </message>
    <message>
        <source>{choice} is what you chose then. It costs about {points}.</source>
        <translation>{choice} on se, minkä valitsit silloinkin. Se maksaa noin {points}.</translation>
    </message>
    <message>
        <source>{choice} was not among the choices that were compared.</source>
        <translation>{choice} ei ollut verrattujen vaihtoehtojen joukossa.</translation>
    </message>
    <message>
        <source>{choice} would cost about {points}.</source>
        <translation>{choice} maksaisi noin {points}.</translation>
    </message>
    <message>
        <source>With all cards seen, your side had {points} more to take than the others from the first lead on.</source>
        <translation>Kun kaikki kortit nähdään, joukkueellasi oli ensimmäisestä tikistä lähtien saatavana {points} enemmän kuin vastustajilla.</translation>
    </message>
    <message>
        <source>With all cards seen, the others had {points} more to take than your side from the first lead on.</source>
        <translation>Kun kaikki kortit nähdään, vastustajilla oli ensimmäisestä tikistä lähtien saatavana {points} enemmän kuin joukkueellasi.</translation>
    </message>
    <message>
        <source>In the end your side took {points} more than the others.</source>
        <translation>Lopulta joukkueesi sai {points} enemmän kuin vastustajat.</translation>
    </message>
    <message>
        <source>In the end the others took {points} more than your side.</source>
        <translation>Lopulta vastustajat saivat {points} enemmän kuin joukkueesi.</translation>
    </message>
    <message>
        <source>Your side gave away {own} in play, the others nothing.</source>
        <translation>Pelatessaan joukkueesi menetti {own}, vastustajat eivät mitään.</translation>
    </message>
    <message>
        <source>Your side gave nothing away in play, the others {others}.</source>
        <translation>Pelatessaan joukkueesi ei menettänyt mitään, vastustajat menettivät {others}.</translation>
    </message>
    <message>
        <source>Neither side gave anything away in play.</source>
        <translation>Pelatessaan kumpikaan joukkue ei menettänyt mitään.</translation>
    </message>
    <message>
        <source>In play nobody sees all cards, so that need not have been a mistake.</source>
        <translation>Pelatessa kukaan ei näe kaikkia kortteja, joten se ei välttämättä ollut virhe.</translation>
    </message>
    <message>
        <source>With all cards seen, both sides had the same to take from the first lead on.</source>
        <translation>Kun kaikki kortit nähdään, joukkueilla oli ensimmäisestä tikistä lähtien saatavana saman verran.</translation>
    </message>
    <message>
        <source>As far as can be told, your decisions cost nothing.</source>
        <translation>Päätöksesi eivät maksaneet mitään, mitä voisi erottaa sattumasta.</translation>
    </message>
    <message>
        <source>Also about as good: {list}.</source>
        <translation>Yhtä hyvin olisi käynyt myös: {list}.</translation>
    </message>
    <message>
        <source>Right: {choice} is about as good as the best, {best}.</source>
        <translation>Oikein: {choice} on suunnilleen yhtä hyvä kuin paras, {best}.</translation>
    </message>
    <message>
        <source>In the end both took the same.</source>
        <translation>Lopulta molemmat saivat saman verran.</translation>
    </message>
    <message>
        <source>Your side gave away {own} in play, the others {others}.</source>
        <translation>Pelatessaan joukkueesi menetti {own}, vastustajat {others}.</translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>A player with {n} points or fewer may not bid; if such a player must open, the lowest bid is made and no more.</source>
        <translation>Pelaaja, jolla on {n} pistettä tai vähemmän, ei saa huutaa; jos hänen on avattava, hän huutaa pienimmän huudon eikä sen jälkeen enää.</translation>
    </message>
    <message>
        <source>The winner of a trick may declare one marriage before leading to the next.</source>
        <translation>Tikin voittaja saa ilmoittaa yhden avioliiton, ennen kuin aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>A trick&apos;s winner who also led to it may declare one marriage before leading to the next.</source>
        <translation>Tikin voittaja, joka myös aloitti sen, saa ilmoittaa yhden avioliiton, ennen kuin aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>A player who takes no trick goes to Porvoo and loses all points.</source>
        <translation>Pelaaja, joka ei saa yhtään tikkiä, menee Porvooseen ja menettää kaikki pisteensä.</translation>
    </message>
    <message>
        <source>A player who takes no trick keeps the points.</source>
        <translation>Pelaaja, joka ei saa yhtään tikkiä, pitää pisteensä.</translation>
    </message>
    <message>
        <source>What each defender took is rounded to the nearest five.</source>
        <translation>Kunkin puolustajan pisteet pyöristetään lähimpään viiteen.</translation>
    </message>
    <message>
        <source>Each defender scores exactly the points taken.</source>
        <translation>Kukin puolustaja saa täsmälleen ottamansa pisteet.</translation>
    </message>
    <message>
        <source>A player who takes no trick loses the final bid; the declarer loses it on top of the contract.</source>
        <translation>Pelaaja, joka ei saa yhtään tikkiä, menettää viimeisen huudon verran; pelinviejä menettää sen sitoumuksensa lisäksi.</translation>
    </message>
    <message>
        <source>A defender who takes no trick loses the final bid.</source>
        <translation>Puolustaja, joka ei saa yhtään tikkiä, menettää viimeisen huudon verran.</translation>
    </message>
    <message>
        <source>A defender who takes no trick loses the contract.</source>
        <translation>Puolustaja, joka ei saa yhtään tikkiä, menettää sitoumuksen verran.</translation>
    </message>
    <message>
        <source>A player who takes no trick loses twice the contract.</source>
        <translation>Pelaaja, joka ei saa yhtään tikkiä, menettää kaksi kertaa sitoumuksen.</translation>
    </message>
    <message>
        <source>If the contract fails all the same, a defender without a trick loses nothing.</source>
        <translation>Jos sitoumus silti epäonnistuu, tikitön puolustaja ei menetä mitään.</translation>
    </message>
    <message>
        <source>A defender without a trick loses that even if the contract fails.</source>
        <translation>Tikitön puolustaja menettää sen, vaikka sitoumus epäonnistuisi.</translation>
    </message>
    <message>
        <source>Four play, two against two: partners sit opposite each other.</source>
        <translation>Pelaajia on neljä, kaksi kahta vastaan: parit istuvat vastakkain.</translation>
    </message>
    <message>
        <source>Three play, each alone. Each is dealt eleven cards, and three make the kitty.</source>
        <translation>Pelaajia on kolme, ja jokainen pelaa yksin. Kullekin jaetaan yksitoista korttia, ja kolme jää pirunpakaksi.</translation>
    </message>
    <message>
        <source>Two play. Each is dealt six cards, and the other twelve are the stock: after each trick its winner draws a card, and then the other player.</source>
        <translation>Pelaajia on kaksi. Kummallekin jaetaan kuusi korttia, ja loput kaksitoista ovat nostopakka: joka tikin jälkeen nostaa ensin tikin voittaja ja sitten toinen.</translation>
    </message>
    <message>
        <source>Two play. Each has four cards in hand and seven face-up cards on the table, each on a face-down card that turns up when it is uncovered.</source>
        <translation>Pelaajia on kaksi. Kummallakin on kädessä neljä korttia ja pöydällä seitsemän näkyvää korttia, kukin piilokortin päällä; piilokortti käännetään, kun se paljastuu.</translation>
    </message>
    <message>
        <source>The pack has 36 cards, from the ace to the six.</source>
        <translation>Pakassa on 36 korttia, ässästä kutoseen.</translation>
    </message>
    <message>
        <source>The pack has 32 cards, from the ace to the seven.</source>
        <translation>Pakassa on 32 korttia, ässästä seiskaan.</translation>
    </message>
    <message>
        <source>The pack has 28 cards, from the ace to the eight.</source>
        <translation>Pakassa on 28 korttia, ässästä kasiin.</translation>
    </message>
    <message>
        <source>The pack has 24 cards, from the ace to the nine.</source>
        <translation>Pakassa on 24 korttia, ässästä ysiin.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left leads to the first trick of each hand.</source>
        <translation>Jaon ensimmäisen tikin aloittaa jakajan vasemmalla puolella istuva.</translation>
    </message>
    <message>
        <source>In the first hand the holder of the ace of clubs leads it to the first trick, and deals the second hand. In later hands the player to the dealer&apos;s left leads.</source>
        <translation>Pelin ensimmäisessä jaossa ristiässän haltija aloittaa sillä ensimmäisen tikin ja jakaa toisen jaon. Myöhemmissä jaoissa aloittaa jakajan vasemmalla puolella istuva.</translation>
    </message>
    <message>
        <source>The dealer speaks first in the auction.</source>
        <translation>Huutokaupassa ensimmäinen vuoro on jakajalla.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left speaks first in the auction.</source>
        <translation>Huutokaupassa ensimmäinen vuoro on jakajasta vasemmalla istuvalla.</translation>
    </message>
    <message>
        <source>The first to speak must bid and may not pass.</source>
        <translation>Ensimmäisen on huudettava, eikä hän saa passata.</translation>
    </message>
    <message>
        <source>The first to speak may pass. If all pass, the hand is played without a contract.</source>
        <translation>Ensimmäinen saa passata. Jos kaikki passaavat, jako pelataan ilman sitoumusta.</translation>
    </message>
    <message>
        <source>Bids are multiples of five, and the lowest is {n}.</source>
        <translation>Huudot nousevat viisittäin, ja pienin on {n}.</translation>
    </message>
    <message>
        <source>Nobody may demand a redeal.</source>
        <translation>Kukaan ei saa vaatia uusjakoa.</translation>
    </message>
    <message>
        <source>A player with three sixes or more may demand a redeal at the first turn to speak.</source>
        <translation>Pelaaja, jolla on vähintään kolme kutosta, saa ensimmäisellä vuorollaan vaatia uusjakoa.</translation>
    </message>
    <message>
        <source>A player with nothing above a jack may demand a redeal at the first turn to speak.</source>
        <translation>Pelaaja, jolla ei ole sotilasta parempaa korttia, saa ensimmäisellä vuorollaan vaatia uusjakoa.</translation>
    </message>
    <message>
        <source>A player with three sixes or more, or nothing above a jack, may demand a redeal at the first turn to speak.</source>
        <translation>Pelaaja, jolla on vähintään kolme kutosta tai ei yhtään sotilasta parempaa korttia, saa ensimmäisellä vuorollaan vaatia uusjakoa.</translation>
    </message>
    <message>
        <source>After a redeal the same player deals again.</source>
        <translation>Uusjaossa jakaa sama pelaaja.</translation>
    </message>
    <message>
        <source>After a redeal the next player deals.</source>
        <translation>Uusjaossa jakaa seuraava pelaaja.</translation>
    </message>
    <message>
        <source>Anybody may bid, whatever the score.</source>
        <translation>Kaikki saavat huutaa pistetilanteesta riippumatta.</translation>
    </message>
    <message>
        <source>A side with {n} points or fewer may not bid; if it must open, it bids the lowest bid and no more.</source>
        <translation>Joukkue, jolla on {n} pistettä tai vähemmän, ei saa huutaa; jos sen on avattava, se huutaa pienimmän huudon eikä sen jälkeen enää.</translation>
    </message>
    <message>
        <source>The declarer&apos;s partner gives three cards face down, and gets three back.</source>
        <translation>Pelinviejän pari antaa kolme korttia kuvapuoli alaspäin ja saa kolme takaisin.</translation>
    </message>
    <message>
        <source>The declarer&apos;s partner gives four cards face down, and gets four back.</source>
        <translation>Pelinviejän pari antaa neljä korttia kuvapuoli alaspäin ja saa neljä takaisin.</translation>
    </message>
    <message>
        <source>The declarer sets the contract before giving cards back; it is at least the final bid.</source>
        <translation>Pelinviejä asettaa sitoumuksen ennen kuin antaa kortteja takaisin; se on vähintään viimeisen huudon suuruinen.</translation>
    </message>
    <message>
        <source>The declarer gives cards back and then sets the contract; it is at least the final bid.</source>
        <translation>Pelinviejä antaa ensin kortteja takaisin ja asettaa sitten sitoumuksen; se on vähintään viimeisen huudon suuruinen.</translation>
    </message>
    <message>
        <source>The kitty is shown to everybody before the declarer takes it.</source>
        <translation>Pirunpakka näytetään kaikille, ennen kuin pelinviejä ottaa sen.</translation>
    </message>
    <message>
        <source>Only the declarer sees the kitty.</source>
        <translation>Vain pelinviejä näkee pirunpakan.</translation>
    </message>
    <message>
        <source>The declarer puts any three cards aside and then sets the contract; it is at least the final bid.</source>
        <translation>Pelinviejä panee sivuun mitkä tahansa kolme korttia ja asettaa sitten sitoumuksen; se on vähintään viimeisen huudon suuruinen.</translation>
    </message>
    <message>
        <source>The declarer puts three cards aside, no aces or tens, and then sets the contract; it is at least the final bid.</source>
        <translation>Pelinviejä panee sivuun kolme korttia, ei kuitenkaan ässiä eikä kymppejä, ja asettaa sitten sitoumuksen; se on vähintään viimeisen huudon suuruinen.</translation>
    </message>
    <message>
        <source>The points of the cards put aside belong to the declarer.</source>
        <translation>Sivuun pantujen korttien pisteet kuuluvat pelinviejälle.</translation>
    </message>
    <message>
        <source>The points of the cards put aside belong to nobody.</source>
        <translation>Sivuun pantujen korttien pisteet eivät kuulu kenellekään.</translation>
    </message>
    <message>
        <source>The first trick of a hand may begin with any card.</source>
        <translation>Jaon ensimmäisen tikin saa aloittaa millä kortilla tahansa.</translation>
    </message>
    <message>
        <source>The first trick of a hand begins with an ace, if its leader has one.</source>
        <translation>Jaon ensimmäinen tikki on aloitettava ässällä, jos aloittajalla on sellainen.</translation>
    </message>
    <message>
        <source>The first trick of a hand begins with an ace, or without one with a spade, if its leader has any.</source>
        <translation>Jaon ensimmäinen tikki on aloitettava ässällä tai sen puuttuessa padalla, jos aloittajalla on sellainen.</translation>
    </message>
    <message>
        <source>If the first trick begins with another card than an ace, the holder of the ace of that suit must play it.</source>
        <translation>Jos ensimmäistä tikkiä ei aloiteta ässällä, ajetun maan ässän haltijan on pelattava se.</translation>
    </message>
    <message>
        <source>In the first trick nobody has to bring out an ace because it is one.</source>
        <translation>Ensimmäiseen tikkiin ei tarvitse pelata ässää vain siksi, että se on ässä.</translation>
    </message>
    <message>
        <source>The winner of a trick may try once to make a marriage count, before leading to the next.</source>
        <translation>Tikin voittaja saa yrittää kerran tehdä valtin tai kysyä, ennen kuin aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>The winner of a trick who also led to it may try once to make a marriage count, before leading to the next.</source>
        <translation>Tikin voittaja, joka myös aloitti sen, saa yrittää kerran tehdä valtin tai kysyä, ennen kuin aloittaa seuraavan.</translation>
    </message>
    <message>
        <source>The first marriage of a hand makes its suit trumps for the rest of the hand; later ones are little ones and only score.</source>
        <translation>Jaon ensimmäinen avioliitto tekee maastaan valtin jaon loppuun asti; myöhemmät ovat pikkuisia, joista saa vain pisteitä.</translation>
    </message>
    <message>
        <source>Each marriage makes its suit trumps, and the former trumps become a plain suit.</source>
        <translation>Jokainen avioliitto tekee maastaan valtin, ja vanhasta valtista tulee tavallinen maa.</translation>
    </message>
    <message>
        <source>One may ask the partner for a whole, a king and queen of any one suit.</source>
        <translation>Parilta saa kysyä kokonaista: jonkin maan kuningasta ja rouvaa.</translation>
    </message>
    <message>
        <source>The partner may not be asked for a whole.</source>
        <translation>Parilta ei saa kysyä kokonaista.</translation>
    </message>
    <message>
        <source>One may ask the partner for a half, the other card of a marriage in a suit that is named.</source>
        <translation>Parilta saa kysyä puolikasta: nimetyn maan avioliiton toista korttia.</translation>
    </message>
    <message>
        <source>The partner may not be asked for a half.</source>
        <translation>Parilta ei saa kysyä puolikasta.</translation>
    </message>
    <message>
        <source>A half may be asked for even without the king and the queen. If the answer is yes, the asker must admit it, and nothing is declared.</source>
        <translation>Puolikasta saa kysyä, vaikka itsellä ei olisi kuningasta eikä rouvaa. Jos vastaus on myöntävä, kysyjän on tunnustettava bluffi, eikä valttia tehdä.</translation>
    </message>
    <message>
        <source>A half may be asked for only in a suit of which one holds the king or the queen.</source>
        <translation>Puolikasta saa kysyä vain maasta, jonka kuningas tai rouva itsellä on.</translation>
    </message>
    <message>
        <source>Declaring and asking may come in any order.</source>
        <translation>Valtin saa tehdä ja paria kysyä missä järjestyksessä tahansa.</translation>
    </message>
    <message>
        <source>A player who has asked may no longer declare in that hand without asking, and one who has asked for a half may no longer ask for a whole.</source>
        <translation>Kysynyt pelaaja ei saa samassa jaossa enää tehdä valttia omasta avioliitostaan, eikä puolikasta kysynyt saa enää kysyä kokonaista.</translation>
    </message>
    <message>
        <source>A half may be asked for only when the side has already asked for a whole in that hand.</source>
        <translation>Puolikasta saa kysyä vasta, kun joukkue on samassa jaossa kysynyt kokonaista.</translation>
    </message>
    <message>
        <source>A half may be asked for without asking for a whole first.</source>
        <translation>Puolikasta saa kysyä, vaikka kokonaista ei olisi kysytty.</translation>
    </message>
    <message>
        <source>An ask that succeeds leaves all other marriages whole.</source>
        <translation>Onnistunut kysymys jättää muut avioliitot ehjiksi.</translation>
    </message>
    <message>
        <source>After a whole that was asked for, the asker, and after a half both partners, may not declare marriages of their own or be asked for a whole in that hand.</source>
        <translation>Kun kokonaisen kysyminen onnistuu, kysyjä ei saa samassa jaossa enää tehdä valttia omasta avioliitostaan, eikä häneltä saa kysyä kokonaista; puolikkaan jälkeen tämä koskee kumpaakin paria.</translation>
    </message>
    <message>
        <source>After declaring, the next trick begins with the king or queen of that suit, if the leader has either.</source>
        <translation>Valtin teon jälkeen seuraava tikki on aloitettava saman maan kuninkaalla tai rouvalla, jos aloittajalla on sellainen.</translation>
    </message>
    <message>
        <source>After declaring, the next trick may begin with any card.</source>
        <translation>Valtin teon jälkeen seuraavan tikin saa aloittaa millä kortilla tahansa.</translation>
    </message>
    <message>
        <source>One point goes to the most card points in tricks: an ace is 11, a ten 10, a king 4, a queen 3 and a jack 2.</source>
        <translation>Yhden pisteen saa se, jonka tikeissä on eniten korttipisteitä: ässä on 11, kymppi 10, kuningas 4, rouva 3 ja sotilas 2.</translation>
    </message>
    <message>
        <source>One point goes to the most aces and tens in tricks. If equal, card points decide: an ace is 11, a ten 10, a king 4, a queen 3 and a jack 2.</source>
        <translation>Yhden pisteen saa se, jonka tikeissä on eniten ässiä ja kymppejä. Tasatilanteessa ratkaisevat korttipisteet: ässä on 11, kymppi 10, kuningas 4, rouva 3 ja sotilas 2.</translation>
    </message>
    <message>
        <source>One point goes to the most aces and tens in tricks. If equal, card points decide: an ace is 4, a king 3, a queen 2 and a jack 1.</source>
        <translation>Yhden pisteen saa se, jonka tikeissä on eniten ässiä ja kymppejä. Tasatilanteessa ratkaisevat korttipisteet: ässä on 4, kuningas 3, rouva 2 ja sotilas 1.</translation>
    </message>
    <message>
        <source>If the card points are equal, nobody gets the point.</source>
        <translation>Jos korttipisteet menevät tasan, pistettä ei saa kukaan.</translation>
    </message>
    <message>
        <source>If the card points are equal, the point waits and is added to the next hand&apos;s.</source>
        <translation>Jos korttipisteet menevät tasan, piste jää odottamaan ja lisätään seuraavan jaon pisteeseen.</translation>
    </message>
    <message>
        <source>A side that takes no trick goes to Porvoo and loses all its points.</source>
        <translation>Joukkue, joka ei saa yhtään tikkiä, menee Porvooseen ja menettää kaikki pisteensä.</translation>
    </message>
    <message>
        <source>A side that takes no trick keeps its points.</source>
        <translation>Joukkue, joka ei saa yhtään tikkiä, pitää pisteensä.</translation>
    </message>
    <message>
        <source>The target must be met exactly: whoever goes past it falls back to seven.</source>
        <translation>Tavoitteeseen on osuttava tasan: sen ylittänyt putoaa seitsemään.</translation>
    </message>
    <message>
        <source>The target must be met exactly: what goes past it is subtracted from it.</source>
        <translation>Tavoitteeseen on osuttava tasan: ylitys vähennetään siitä.</translation>
    </message>
    <message>
        <source>Going past the target wins as well.</source>
        <translation>Myös tavoitteen ylittäminen voittaa.</translation>
    </message>
    <message>
        <source>In tricks an ace and a ten are worth 10 points, a king, a queen and a jack 5.</source>
        <translation>Tikeissä ässä ja kymppi ovat 10 pistettä, kuningas, rouva ja sotilas 5.</translation>
    </message>
    <message>
        <source>In tricks an ace is worth 11 points, a ten 10, a king 4, a queen 3 and a jack 2.</source>
        <translation>Tikeissä ässä on 11 pistettä, kymppi 10, kuningas 4, rouva 3 ja sotilas 2.</translation>
    </message>
    <message>
        <source>The last trick is worth {n} points.</source>
        <translation>Viimeinen tikki on {n} pisteen arvoinen.</translation>
    </message>
    <message>
        <source>A marriage of hearts is worth 100 points, of diamonds 80, of clubs 60 and of spades 40.</source>
        <translation>Hertan avioliitosta saa 100 pistettä, ruudun 80, ristin 60 ja padan 40.</translation>
    </message>
    <message>
        <source>A marriage of spades is worth 100 points, of hearts 80, of diamonds 60 and of clubs 40.</source>
        <translation>Padan avioliitosta saa 100 pistettä, hertan 80, ruudun 60 ja ristin 40.</translation>
    </message>
    <message>
        <source>What the defenders took is rounded to the nearest five.</source>
        <translation>Puolustajien pisteet pyöristetään lähimpään viiteen.</translation>
    </message>
    <message>
        <source>The defenders score exactly what they took.</source>
        <translation>Puolustajat saavat täsmälleen ottamansa pisteet.</translation>
    </message>
    <message>
        <source>A side that takes no trick loses the final bid; the declarer&apos;s side loses it on top of its contract.</source>
        <translation>Joukkue, joka ei saa yhtään tikkiä, menettää viimeisen huudon verran; pelinviejän joukkue menettää sen sitoumuksensa lisäksi.</translation>
    </message>
    <message>
        <source>Defenders who take no trick lose the final bid.</source>
        <translation>Puolustajat, jotka eivät saa yhtään tikkiä, menettävät viimeisen huudon verran.</translation>
    </message>
    <message>
        <source>Defenders who take no trick lose the contract.</source>
        <translation>Puolustajat, jotka eivät saa yhtään tikkiä, menettävät sitoumuksen verran.</translation>
    </message>
    <message>
        <source>A side that takes no trick loses twice the contract.</source>
        <translation>Joukkue, joka ei saa yhtään tikkiä, menettää kaksi kertaa sitoumuksen.</translation>
    </message>
    <message>
        <source>If the contract fails all the same, defenders without a trick lose nothing.</source>
        <translation>Jos sitoumus silti epäonnistuu, tikittömät puolustajat eivät menetä mitään.</translation>
    </message>
    <message>
        <source>Defenders without a trick lose that even if the contract fails.</source>
        <translation>Tikittömät puolustajat menettävät sen, vaikka sitoumus epäonnistuisi.</translation>
    </message>
    <message>
        <source>A defender may say Kontra and the declarer&apos;s side Re, in or out of turn; each doubles what the contract is worth to the declarer&apos;s side.</source>
        <translation>Puolustaja saa sanoa kontran ja pelinviejän joukkue ren, myös vuoronsa ulkopuolella; kumpikin kaksinkertaistaa sen, mitä pelinviejän joukkue sitoumuksesta saa tai menettää.</translation>
    </message>
    <message>
        <source>There is no Kontra and no Re.</source>
        <translation>Kontraa ja retä ei ole.</translation>
    </message>
    <message>
        <source>The match is played to {n} points.</source>
        <translation>Peli pelataan {n} pisteeseen.</translation>
    </message>
</context>
<context>
    <name>RulesInPlay</name>
    <message>
        <source>The ten is high: it beats the king, the queen and the jack, and only the ace beats it.</source>
        <translation>Kymppi on vahva: se voittaa kuninkaan, rouvan ja sotilaan, ja vain ässä voittaa sen.</translation>
    </message>
    <message>
        <source>Everyone must follow suit if able, and otherwise trump if able; within that, beat the best card of the trick if able.</source>
        <translation>Maata on tunnustettava, jos voi, ja muuten pelattava valttia, jos voi; näissä rajoissa on mentävä tikin parhaan kortin yli, jos voi.</translation>
    </message>
    <message>
        <source>A hand begins without trumps. A marriage is the king and queen of one suit, once a hand.</source>
        <translation>Jaon alussa valttia ei ole. Avioliitto on saman maan kuningas ja rouva, ja kunkin maan avioliiton voi ilmoittaa kerran jaossa.</translation>
    </message>
    <message>
        <source>The marriage that makes trumps scores 2 points, each little one 1, and the last trick 1.</source>
        <translation>Valtin tehneestä avioliitosta saa 2 pistettä, kustakin pikkuisesta 1 ja viimeisestä tikistä 1.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick; in a hand without a contract, the player to the dealer&apos;s left.</source>
        <translation>Ensimmäisen tikin aloittaa pelinviejä, ilman sitoumusta pelattavassa jaossa jakajan vasemmalla puolella istuva.</translation>
    </message>
    <message>
        <source>The match ends when somebody has reached the target; then the highest total wins.</source>
        <translation>Peli päättyy, kun joku on saavuttanut tavoitteen; silloin suurin pistemäärä voittaa.</translation>
    </message>
    <message>
        <source>The declarer wins the contract by taking as many points, and otherwise loses it; the defenders score what they take.</source>
        <translation>Pelinviejä saa sitoumuksen verran, jos pisteitä kertyy vähintään niin paljon, ja muuten menettää sen; puolustajat saavat sen, minkä ottavat.</translation>
    </message>
    <message>
        <source>While the stock lasts, the second player may play any card.</source>
        <translation>Niin kauan kuin nostopakassa on kortteja, toisena pelaava saa pelata minkä kortin tahansa.</translation>
    </message>
    <message>
        <source>Once the stock is empty, no more marriages are declared.</source>
        <translation>Kun nostopakka on tyhjä, avioliittoja ei enää ilmoiteta.</translation>
    </message>
</context>
<context>
    <name>RulesInPlaySheet</name>
    <message>
        <source>Rules in play: {game}</source>
        <translation>Käytössä olevat säännöt: {game}</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Miten peliä pelataan</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>muutettu</translation>
    </message>
    <message>
        <source>The game&apos;s own rule: {sentence}</source>
        <translation>Pelin oma sääntö: {sentence}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>changed</source>
        <translation>muutettu</translation>
    </message>
    <message>
        <source>The game&apos;s own rule: {sentence}</source>
        <translation>Pelin oma sääntö: {sentence}</translation>
    </message>
    <message>
        <source>Learn it at the table:</source>
        <translation>Opettele pöydässä:</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Sanasto</translation>
    </message>
    <message>
        <source>Nothing in the rules has “{words}”.</source>
        <translation>Säännöissä ei ole mitään hakusanalla ”{words}”.</translation>
    </message>
    <message>
        <source>Also: {games}</source>
        <translation>Sama myös: {games}</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Search all rules and the glossary</source>
        <translation>Etsi kaikista säännöistä ja sanastosta</translation>
    </message>
    <message>
        <source>Left and Right go from link to link, and Enter follows one.</source>
        <translation>Vasen ja oikea nuoli siirtävät linkistä linkkiin, ja Enter avaa sen.</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Tämä peli</translation>
    </message>
    <message>
        <source>The new match</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Rules in play</source>
        <translation>Käytössä olevat säännöt</translation>
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
        <source>Do you have a half in spades?</source>
        <translation>Onko padan puolikasta?</translation>
    </message>
    <message>
        <source>Do you have a half in clubs?</source>
        <translation>Onko ristin puolikasta?</translation>
    </message>
    <message>
        <source>Do you have a half in diamonds?</source>
        <translation>Onko ruudun puolikasta?</translation>
    </message>
    <message>
        <source>Do you have a half in hearts?</source>
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
        <source>Do you have a whole?</source>
        <translation>Onko kokonaista?</translation>
    </message>
    <message>
        <source>No, I don&apos;t</source>
        <translation>Ei ole</translation>
    </message>
    <message>
        <source>Yes, I do</source>
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
    <message>
        <source>I take {cards}</source>
        <translation>Otan kortit {cards}</translation>
    </message>
    <message>
        <source>I give {cards}</source>
        <translation>Annan kortit {cards}</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>Score</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Columns: {names}.</source>
        <translation>Sarakkeet: {names}.</translation>
    </message>
    <message>
        <source>The totals as a curve, to {target}: {totals}.</source>
        <translation>Pistetilanteen kehitys käyränä, tavoitteena {target}: {totals}.</translation>
    </message>
    <message>
        <source>The totals as a curve: {totals}.</source>
        <translation>Pistetilanteen kehitys käyränä: {totals}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>{side} {score}, total {total}</source>
        <translation>{side} {score}, yhteensä {total}</translation>
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
        <source>Most card points</source>
        <translation>Eniten korttipisteitä</translation>
    </message>
    <message>
        <source>Point carried over</source>
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
        <source>By Kontra</source>
        <translation>Kontrasta</translation>
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
        <source>Little one: marriage in spades</source>
        <translation>Pikkuinen: padan avioliitto</translation>
    </message>
    <message>
        <source>Little one: marriage in clubs</source>
        <translation>Pikkuinen: ristin avioliitto</translation>
    </message>
    <message>
        <source>Little one: marriage in diamonds</source>
        <translation>Pikkuinen: ruudun avioliitto</translation>
    </message>
    <message>
        <source>Little one: marriage in hearts</source>
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
        <source>More than one side had reached {target} points, and the highest total wins.</source>
        <translation>Useampi kuin yksi oli saavuttanut {target} pistettä, ja suurin pistemäärä voittaa.</translation>
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
        <source>{name} demanded a redeal, with three sixes.</source>
        <translation>{name} vaati uusjakoa: kolme kutosta.</translation>
    </message>
    <message>
        <source>You demanded a redeal, with three sixes.</source>
        <translation>Vaadit uusjakoa: kolme kutosta.</translation>
    </message>
    <message>
        <source>{name} demanded a redeal, with no card above a jack.</source>
        <translation>{name} vaati uusjakoa: ei sotilasta parempaa.</translation>
    </message>
    <message>
        <source>You demanded a redeal, with no card above a jack.</source>
        <translation>Vaadit uusjakoa: ei sotilasta parempaa.</translation>
    </message>
    <message>
        <source>You made your contract of {amount}.</source>
        <translation>Sitoumuksesi {amount} täyttyi.</translation>
    </message>
    <message>
        <source>You failed your contract of {amount}.</source>
        <translation>Sitoumuksesi {amount} epäonnistui.</translation>
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
<context>
    <name>SeatButtons</name>
    <message>
        <source>Click to ask: “{question}”</source>
        <translation>Kysy napsauttamalla: ”{question}”</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Aces</source>
        <translation>Ässiä</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Avioliittoja</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Korttipisteitä</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vasen</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Vastapäinen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Oikea</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Odotus</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Sattumalta</translation>
    </message>
</context>
<context>
    <name>SecondTableSheet</name>
    <message>
        <source>Expert</source>
        <translation>Mestari</translation>
    </message>
    <message>
        <source>Second table</source>
        <translation>Toinen pöytä</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Ero</translation>
    </message>
    <message>
        <source>At a second table the expert plays your deals in your seat, against the same players.</source>
        <translation>Toisessa pöydässä mestari pelaa samat jaot sinun paikallasi, samoja pelaajia vastaan.</translation>
    </message>
    <message>
        <source>The figures tell by how much your side scored more than the other in each hand.</source>
        <translation>Luvut kertovat, paljonko joukkueesi sai kussakin jaossa enemmän kuin toinen.</translation>
    </message>
    <message>
        <source>The figures tell what the seat scored in each hand.</source>
        <translation>Luvut kertovat, mitä paikka sai kussakin jaossa.</translation>
    </message>
    <message>
        <source>Click a figure to see how the hand went.</source>
        <translation>Lukua napsauttamalla näet, miten jako meni.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>{number}. jako</translation>
    </message>
    <message>
        <source>Hand {number}, you: {score}. Look at it</source>
        <translation>{number}. jako, sinä: {score}. Katso jako</translation>
    </message>
    <message>
        <source>Hand {number}, expert: {score}. Look at it</source>
        <translation>{number}. jako, mestari: {score}. Katso jako</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>The expert cannot play now: no process could be started for it.</source>
        <translation>Mestari ei voi pelata nyt: sille ei saatu käynnistettyä prosessia.</translation>
    </message>
    <message>
        <source>Hand {number} of {count} is being played. To close this stops it.</source>
        <translation>Pelataan {number}. jakoa, kaikkiaan {count}. Sivun sulkeminen keskeyttää pelaamisen.</translation>
    </message>
    <message>
        <source>One hand tells nothing of who plays better: after another card in the first trick it would all have gone another way.</source>
        <translation>Yksi jako ei kerro, kumpi pelaa paremmin: yksikin toinen kortti ensimmäisessä tikissä, ja kaikki olisi mennyt toisin.</translation>
    </message>
    <message>
        <source>{count} hands tell little: the luck of a single one can outweigh all the rest.</source>
        <translation>{count} jakoa kertoo vähän: yhden jaon onni voi painaa enemmän kuin kaikki muut.</translation>
    </message>
    <message>
        <source>{count} hands tell something, though much of the difference is still luck.</source>
        <translation>{count} jakoa kertoo jotakin, vaikka suuri osa erosta on yhä onnea.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Found by: {words}</source>
        <translation>Osuma: {words}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>The system&apos;s language</source>
        <translation>Järjestelmän kieli</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Pine green (dark)</source>
        <translation>Männynvihreä (tumma)</translation>
    </message>
    <message>
        <source>Blue hour (dark)</source>
        <translation>Sininen hetki (tumma)</translation>
    </message>
    <message>
        <source>Lingonberry (dark)</source>
        <translation>Puolukka (tumma)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Kaksi väriä</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Neljä väriä</translation>
    </message>
    <message>
        <source>deck colour color blind</source>
        <translation>korttien pakka väri värisokea nelivärinen</translation>
    </message>
    <message>
        <source>card back pattern picture</source>
        <translation>selkä selkäpuoli takapuoli kuvio kuva</translation>
    </message>
    <message>
        <source>Colours in turn</source>
        <translation>Värit vuorotellen</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Vauhti</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Rauhallinen</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Ripeä</translation>
    </message>
    <message>
        <source>Without animation</source>
        <translation>Ilman liikettä</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaaminen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ääni</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Luettavuus</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Värit</translation>
    </message>
    <message>
        <source>felt colour color theme background light dark mode green</source>
        <translation>väri pöydän pöytä teema tausta taustaväri vaalea tumma tila vihreä verka</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Edellinen</translation>
    </message>
    <message>
        <source>All of the hand</source>
        <translation>Jaon kaikki tikit</translation>
    </message>
    <message>
        <source>What can be known</source>
        <translation>Mitä voi tietää</translation>
    </message>
    <message>
        <source>note counting chances memory points</source>
        <translation>muistio laskeminen todennäköisyys muisti pisteet</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Maiden värit</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Suuret merkinnät</translation>
    </message>
    <message>
        <source>Large figures and suits in the corners.</source>
        <translation>Suuret luvut ja maat korttien kulmissa.</translation>
    </message>
    <message>
        <source>size sight</source>
        <translation>koko näkö isot</translation>
    </message>
    <message>
        <source>Finnish numbers</source>
        <translation>Suomalaiset numerot</translation>
    </message>
    <message>
        <source>index letters</source>
        <translation>indeksi kirjaimet</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Selkäkuviot</translation>
    </message>
    <message>
        <source>Berry sprigs</source>
        <translation>Marjanoksat</translation>
    </message>
    <message>
        <source>Winter stars</source>
        <translation>Talvitähdet</translation>
    </message>
    <message>
        <source>Woven hanging</source>
        <translation>Raanu</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Käden järjestys</translation>
    </message>
    <message>
        <source>Always ♠ ♥ ♦ ♣</source>
        <translation>Aina ♠ ♥ ♦ ♣</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>Voiman mukaan</translation>
    </message>
    <message>
        <source>sorting sort suits rank</source>
        <translation>järjestely maat arvo</translation>
    </message>
    <message>
        <source>Trumps at the left</source>
        <translation>Valtit vasemmalle</translation>
    </message>
    <message>
        <source>sorting sort order hand</source>
        <translation>järjestely järjestys käsi</translation>
    </message>
    <message>
        <source>Cards that may not be played</source>
        <translation>Kortit, joita ei saa pelata</translation>
    </message>
    <message>
        <source>Dimmed</source>
        <translation>Himmennetään</translation>
    </message>
    <message>
        <source>Lowered</source>
        <translation>Lasketaan alemmas</translation>
    </message>
    <message>
        <source>illegal grey</source>
        <translation>kielletyt harmaat</translation>
    </message>
    <message>
        <source>A click on the table ends any pause or animation at once.</source>
        <translation>Pöydän napsauttaminen päättää tauon tai liikkeen heti.</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Tauko tikin jälkeen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ei taukoa</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Puoli sekuntia</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Hetki</translation>
    </message>
    <message>
        <source>A second and a half</source>
        <translation>Puolitoista sekuntia</translation>
    </message>
    <message>
        <source>Three seconds</source>
        <translation>Kolme sekuntia</translation>
    </message>
    <message>
        <source>A full trick is gathered</source>
        <translation>Täysi tikki kerätään</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Itsestään</translation>
    </message>
    <message>
        <source>By a click</source>
        <translation>Napsauttamalla</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ei käytössä</translation>
    </message>
    <message>
        <source>A second click</source>
        <translation>Toinen napsautus</translation>
    </message>
    <message>
        <source>A question first</source>
        <translation>Kysymys ensin</translation>
    </message>
    <message>
        <source>Against a slip</source>
        <translation>Vahinkolyönnin esto</translation>
    </message>
    <message>
        <source>Birch (light)</source>
        <translation>Koivu (vaalea)</translation>
    </message>
    <message>
        <source>Tricks shown in the story</source>
        <translation>Tikit jaon kulussa</translation>
    </message>
    <message>
        <source>Below the story: who is out of what, and where key cards may be.</source>
        <translation>Apu jaon kulun alla: keneltä mikäkin maa on loppunut ja kenellä tärkeät kortit voivat olla.</translation>
    </message>
    <message>
        <source>Ace, king, queen and jack show 1, 13, 12 and 11.</source>
        <translation>Ässässä, kuninkaassa, rouvassa ja sotilaassa on 1, 13, 12 ja 11.</translation>
    </message>
    <message>
        <source>speed motion slow fast tempo animation</source>
        <translation>nopeus tahti tempo hidas hitaasti nopea nopeasti liike animaatio</translation>
    </message>
    <message>
        <source>speed wait delay time</source>
        <translation>nopeus odotus odottaa viive aika tahti</translation>
    </message>
    <message>
        <source>collect wait mouse</source>
        <translation>kerätä odottaa hiiri klikkaus napsautus</translation>
    </message>
    <message>
        <source>misclick mistake confirm double mouse</source>
        <translation>virhe vahinko varmistus vahvistus kaksoisnapsautus klikkaus hiiri</translation>
    </message>
    <message>
        <source>Play an only card for me</source>
        <translation>Ainoa kortti pelataan puolestani</translation>
    </message>
    <message>
        <source>Where no other card may be played, and nothing can be said first.</source>
        <translation>Kun muuta korttia ei saa pelata eikä mitään voi sanoa ensin.</translation>
    </message>
    <message>
        <source>automatic single forced</source>
        <translation>automaattinen pakko yksi</translation>
    </message>
    <message>
        <source>Give an only answer for me</source>
        <translation>Anna ainoa vastaus puolestani</translation>
    </message>
    <message>
        <source>Where one answer alone is true, or one bid alone is allowed.</source>
        <translation>Kun vain yksi vastaus on tosi tai vain yksi huuto sallittu.</translation>
    </message>
    <message>
        <source>automatic single forced truth ask half whole</source>
        <translation>automaattinen ainoa pakollinen totuus kysymys puolikas kokonainen</translation>
    </message>
    <message>
        <source>Offer to claim the rest</source>
        <translation>Ehdota, että otan loput tikit</translation>
    </message>
    <message>
        <source>Where every trick that is left is surely yours.</source>
        <translation>Kun jokainen jäljellä oleva tikki on varmasti sinun.</translation>
    </message>
    <message>
        <source>automatic concede last tricks</source>
        <translation>automaattinen luovutus viimeiset tikit vaatia</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>Never asks</source>
        <translation>Ei kysy koskaan</translation>
    </message>
    <message>
        <source>Before great mistakes</source>
        <translation>Ennen suuria virheitä</translation>
    </message>
    <message>
        <source>Before smaller ones, too</source>
        <translation>Myös ennen pienempiä</translation>
    </message>
    <message>
        <source>Asks “Sure?” before a choice that costs much. The coach never slows the game.</source>
        <translation>Kysyy ”Oletko varma?” ennen valintaa, joka maksaa paljon. Valmentaja ei koskaan hidasta peliä.</translation>
    </message>
    <message>
        <source>help hints warn confirm learn</source>
        <translation>apu vihje varoitus varmistus oppiminen</translation>
    </message>
    <message>
        <source>newcomer beginner help hints tutorial notes</source>
        <translation>aloittelija uusi pelaaja apu ohje vihje opastus neuvot selitykset</translation>
    </message>
    <message>
        <source>Grows as far as the window has room.</source>
        <translation>Kasvaa sen verran kuin ikkunaan mahtuu.</translation>
    </message>
    <message>
        <source>large big bigger scale zoom font letters</source>
        <translation>suuri suurempi iso isompi skaalaus fontti kirjasin kirjaimet</translation>
    </message>
    <message>
        <source>Finnish English translation</source>
        <translation>suomi suomeksi englanti englanniksi käännös</translation>
    </message>
    <message>
        <source>Explain the questions</source>
        <translation>Selitä kysymykset</translation>
    </message>
    <message>
        <source>In full the first time, shortly the second time.</source>
        <translation>Ensimmäisellä kerralla kokonaan, toisella lyhyesti.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Äänenvoimakkuus</translation>
    </message>
    <message>
        <source>mute silent quiet loud effects</source>
        <translation>mykistä hiljainen hiljaa volyymi kovempi tehosteet</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tekstin koko</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Liike</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Kortit liikkuvat</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Mikään ei liiku</translation>
    </message>
    <message>
        <source>Without motion cards are at once where they belong; the pauses stay.</source>
        <translation>Ilman liikettä kortit ovat heti paikoillaan, mutta tauot säilyvät.</translation>
    </message>
    <message>
        <source>animation reduced</source>
        <translation>animaatio vähennetty</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Etsi asetuksista</translation>
    </message>
    <message>
        <source>No setting has these words. The game, its house rules, the players, their levels and your name are chosen with “New match…”.</source>
        <translation>Missään asetuksessa ei ole näitä sanoja. Peli, kotisäännöt, pelaajat, heidän tasonsa ja oma nimesi valitaan kohdassa ”Uusi peli…”.</translation>
    </message>
    <message>
        <source>Really restore them?</source>
        <translation>Palautetaanko varmasti?</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Palauta oletukset</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>To the next card</source>
        <translation>Seuraavaan korttiin</translation>
    </message>
    <message>
        <source>Move between the fan and the open cards</source>
        <translation>Siirry viuhkan ja avointen korttien välillä</translation>
    </message>
    <message>
        <source>Play or choose the card; while cards move, wait no longer</source>
        <translation>Pelaa tai valitse kortti; kun kortit vielä liikkuvat, ohita odotus</translation>
    </message>
    <message>
        <source>Play or choose the card of this number, from the left</source>
        <translation>Pelaa tai valitse kortti: sen numero vasemmalta</translation>
    </message>
    <message>
        <source>Look at your own discards</source>
        <translation>Katso sivuun panemiasi kortteja</translation>
    </message>
    <message>
        <source>Kontra or Re, and once more to say it</source>
        <translation>Kontra tai re; toinen painallus sanoo sen</translation>
    </message>
    <message>
        <source>Claim the rest, where it is offered</source>
        <translation>Ota loput tikit, kun niitä tarjotaan</translation>
    </message>
    <message>
        <source>From the bar or the story back to the hand; a hint away</source>
        <translation>Palkista tai jaon kulusta takaisin käteen; vihje pois</translation>
    </message>
    <message>
        <source>Bring a question back that was put aside</source>
        <translation>Tuo sivuun siirretty kysymys takaisin</translation>
    </message>
    <message>
        <source>To the next button of the question</source>
        <translation>Kysymyksen seuraavaan painikkeeseen</translation>
    </message>
    <message>
        <source>More or less, when a number is asked</source>
        <translation>Enemmän tai vähemmän, kun kysytään lukua</translation>
    </message>
    <message>
        <source>Type the number that is asked</source>
        <translation>Kirjoita kysytty luku</translation>
    </message>
    <message>
        <source>Take its last digit away</source>
        <translation>Poista sen viimeinen numero</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Paina painiketta</translation>
    </message>
    <message>
        <source>Back to the least number, to the hand, or just lead</source>
        <translation>Takaisin pienimpään lukuun tai käteen, tai vain aloita tikki</translation>
    </message>
    <message>
        <source>To the next thing that takes keys; with Shift, back</source>
        <translation>Seuraavaan kohtaan, jota voi käyttää näppäimin; vaihtonäppäimen kanssa edelliseen</translation>
    </message>
    <message>
        <source>On a page of rules, from link to link; Enter follows one</source>
        <translation>Sääntösivulla linkistä linkkiin; Enter avaa linkin</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Avaa valikko</translation>
    </message>
    <message>
        <source>Close the page, the lesson or the past hand</source>
        <translation>Sulje sivu, oppitunti tai katseltava jako</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Kysymykset</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Kaikkialla</translation>
    </message>
    <message>
        <source>A hand that is looked at</source>
        <translation>Katseltava jako</translation>
    </message>
    <message>
        <source>From the review to the moves</source>
        <translation>Läpikäynnistä siirtoihin</translation>
    </message>
    <message>
        <source>From the moves to the review, and back</source>
        <translation>Siirroista läpikäyntiin ja takaisin</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>Pikanäppäimet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All time</source>
        <translation>Koko aika</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 päivää</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 päivää</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 kuukautta</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Kaikki säännöt</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Ei kotisääntöjä</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kotisäännöt</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Muu ohjelma</translation>
    </message>
    <message>
        <source>Matches of which only the result is known</source>
        <translation>Pelit, joista tunnetaan vain tulos</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Peleittäin</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>By your partner&apos;s level</source>
        <translation>Parin tason mukaan</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>By your opponents&apos; level</source>
        <translation>Vastustajien tason mukaan</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>With a character as your partner</source>
        <translation>Hahmo parina</translation>
    </message>
    <message>
        <source>Against a character</source>
        <translation>Hahmo vastassa</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Luck, % of a match</source>
        <translation>Korttionni, % pelistä</translation>
    </message>
    <message>
        <source>Luck, points a hand</source>
        <translation>Korttionni, pistettä jaossa</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Voitetut pelit</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Täyttyneet sitoumukset</translation>
    </message>
    <message>
        <source>Everybody&apos;s play</source>
        <translation>Pelaamisen osuus</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Matches still to be looked through: {count}</source>
        <translation>Läpi käymättä vielä pelejä: {count}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>Tarkemmin</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Yhteenveto</translation>
    </message>
    <message>
        <source>Export hands…</source>
        <translation>Vie jaot…</translation>
    </message>
    <message>
        <source>Really forget everything?</source>
        <translation>Unohdetaanko varmasti kaikki?</translation>
    </message>
    <message>
        <source>Start again from zero</source>
        <translation>Nollaa tilastot</translation>
    </message>
    <message>
        <source>No hand has been played to its end yet. What you play from now on is counted here.</source>
        <translation>Yhtään jakoa ei ole vielä pelattu loppuun. Tästä lähtien pelaamasi lasketaan tänne.</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Taulukot (*.csv);;Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Export hands</source>
        <translation>Vie jaot</translation>
    </message>
    <message>
        <source>marjapussi-hands.csv</source>
        <translation>marjapussi-jaot.csv</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>{step} of {last}</source>
        <translation>{step}/{last}</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Alkuun</translation>
    </message>
    <message>
        <source>A trick back</source>
        <translation>Tikki taaksepäin</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Askel taaksepäin</translation>
    </message>
    <message>
        <source>Play on, or pause</source>
        <translation>Toista itsestään tai pysäytä</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Toista itsestään</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Askel eteenpäin</translation>
    </message>
    <message>
        <source>A trick on</source>
        <translation>Tikki eteenpäin</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Loppuun</translation>
    </message>
    <message>
        <source>Steps of the hand</source>
        <translation>Jaon askeleet</translation>
    </message>
</context>
<context>
    <name>StepSide</name>
    <message>
        <source>Play from here</source>
        <translation>Pelaa tästä</translation>
    </message>
    <message>
        <source>Second table</source>
        <translation>Toinen pöytä</translation>
    </message>
    <message>
        <source>Show it to others…</source>
        <translation>Näytä muille…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Back to the hand in play</source>
        <translation>Takaisin kesken olevaan jakoon</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Siirrot</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Kenen kortit näkyvät</translation>
    </message>
    <message>
        <source>Whose decisions are reviewed</source>
        <translation>Kenen päätökset käydään läpi</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Kaikki kädet auki</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Kuten {name} sen näki</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Kuten sinä sen näit</translation>
    </message>
    <message>
        <source>Decisions: {name}</source>
        <translation>Päätökset: {name}</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Päätöksesi</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>{number}. jako</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Ennen peliä</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. tikki</translation>
    </message>
    <message>
        <source>The best level would have done the same. {why}</source>
        <translation>Mestari olisi tehnyt samoin. {why}</translation>
    </message>
    <message>
        <source>The best level would have said: {advice}</source>
        <translation>Mestari olisi neuvonut: {advice}</translation>
    </message>
</context>
<context>
    <name>SteppingScreen</name>
    <message>
        <source>The quiz asks about a trick: step to one first.</source>
        <translation>Kysymykset koskevat tikkiä: siirry ensin johonkin tikkiin.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>{name} takes the kitty: {cards}.</source>
        <translation>{name} ottaa pirunpakan: {cards}.</translation>
    </message>
    <message>
        <source>{name} gives the declarer the {cards}.</source>
        <translation>{name} antaa pelinviejälle: {cards}.</translation>
    </message>
    <message>
        <source>{name} discards the {cards}.</source>
        <translation>{name} panee sivuun: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws the {cards}.</source>
        <translation>{name} nostaa: {cards}.</translation>
    </message>
    <message>
        <source>You take the kitty: {cards}.</source>
        <translation>Otat pirunpakan: {cards}.</translation>
    </message>
    <message>
        <source>You give the declarer the {cards}.</source>
        <translation>Annat pelinviejälle: {cards}.</translation>
    </message>
    <message>
        <source>You discard the {cards}.</source>
        <translation>Panet sivuun: {cards}.</translation>
    </message>
    <message>
        <source>You draw the {cards}.</source>
        <translation>Nostat: {cards}.</translation>
    </message>
    <message>
        <source>{name} gives the partner back the {cards}.</source>
        <translation>{name} antaa parilleen takaisin: {cards}.</translation>
    </message>
    <message>
        <source>You give your partner back the {cards}.</source>
        <translation>Annat parillesi takaisin: {cards}.</translation>
    </message>
    <message>
        <source>{names}: {points}, in all {total}.</source>
        <translation>{names}: {points}, yhteensä {total}.</translation>
    </message>
</context>
<context>
    <name>StoryDock</name>
    <message>
        <source>Fold the story</source>
        <translation>Piilota jaon kulku</translation>
    </message>
    <message>
        <source>Open the story</source>
        <translation>Näytä jaon kulku</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Story of the hand</source>
        <translation>Jaon kulku</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>Hand {number}</source>
        <translation>{number}. jako</translation>
    </message>
    <message>
        <source>Said in play</source>
        <translation>Pelissä sanottua</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Huutokauppa</translation>
    </message>
    <message>
        <source>Exchange and contract</source>
        <translation>Vaihto ja sitoumus</translation>
    </message>
    <message>
        <source>Here you can read what has been said, and the trick before.</source>
        <translation>Tästä näet, mitä on sanottu, ja edellisen tikin.</translation>
    </message>
    <message>
        <source>Dealt by you</source>
        <translation>Jakajana sinä</translation>
    </message>
    <message>
        <source>Dealt by {name}</source>
        <translation>Jakajana {name}</translation>
    </message>
    <message>
        <source>Columns: {names}.</source>
        <translation>Sarakkeet: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s).</source>
        <translation>
            <numerusform>Arvo on %n piste.</numerusform>
            <numerusform>Arvo on %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives %n card(s) to the declarer.</source>
        <translation>
            <numerusform>{giver} antaa pelinviejälle %n kortin.</numerusform>
            <numerusform>{giver} antaa pelinviejälle %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {taker} %n card(s) back.</source>
        <translation>
            <numerusform>{giver} antaa parilleen ({taker}) takaisin %n kortin.</numerusform>
            <numerusform>{giver} antaa parilleen ({taker}) takaisin %n korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>Tricks and what was said</source>
        <translation>Tikit ja puheet</translation>
    </message>
    <message>
        <source>What was said, and the previous trick</source>
        <translation>Puheet ja edellinen tikki</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Edellinen tikki</translation>
    </message>
    <message>
        <source>Trick {number}, taken by you: {cards}.</source>
        <translation>{number}. tikki, jonka veit sinä: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}, taken by {name}: {cards}.</source>
        <translation>{number}. tikki, jonka vei {name}: {cards}.</translation>
    </message>
</context>
<context>
    <name>SureQuestion</name>
    <message>
        <source>Sure, without Re?</source>
        <translation>Varmasti ilman retä?</translation>
    </message>
    <message>
        <source>Sure, without Kontra?</source>
        <translation>Varmasti ilman kontraa?</translation>
    </message>
    <message>
        <source>{choice}: sure?</source>
        <translation>{choice}: oletko varma?</translation>
    </message>
    <message>
        <source>Sure?</source>
        <translation>Oletko varma?</translation>
    </message>
    <message>
        <source>Yes, I am</source>
        <translation>Kyllä</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Mietin vielä</translation>
    </message>
</context>
<context>
    <name>TableAnnouncer</name>
    <message>
        <source>Enter gathers the trick.</source>
        <translation>Enter kerää tikin.</translation>
    </message>
    <message>
        <source>Chosen {count} of {wanted}: {cards}.</source>
        <translation>Valittu {count}/{wanted}: {cards}.</translation>
    </message>
    <message>
        <source>Chosen {count} of {wanted}.</source>
        <translation>Valittu {count}/{wanted}.</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
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
        <source>To set contract</source>
        <translation>Sitoutumassa</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pata</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Risti</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruutu</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hertta</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>Valttia ei vielä ole</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer: one letter on a chip</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sinun vuorosi</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Vuorossa</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passasi</translation>
    </message>
    <message>
        <source>To give cards</source>
        <translation>Antaa kortteja</translation>
    </message>
    <message>
        <source>To return cards</source>
        <translation>Antaa takaisin</translation>
    </message>
    <message>
        <source>To discard</source>
        <translation>Panee sivuun</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Huuto {amount}</translation>
    </message>
    <message>
        <source>To bid</source>
        <translation>Huutovuorossa</translation>
    </message>
    <message>
        <source>Spades were trumps</source>
        <translation>Pata oli valttia</translation>
    </message>
    <message>
        <source>Clubs were trumps</source>
        <translation>Risti oli valttia</translation>
    </message>
    <message>
        <source>Diamonds were trumps</source>
        <translation>Ruutu oli valttia</translation>
    </message>
    <message>
        <source>Hearts were trumps</source>
        <translation>Hertta oli valttia</translation>
    </message>
    <message>
        <source>You took this trick</source>
        <translation>Sinä veit tämän tikin</translation>
    </message>
    <message>
        <source>The player on your left took this trick</source>
        <translation>Vasemmalla istuva pelaaja vei tämän tikin</translation>
    </message>
    <message>
        <source>The player on your right took this trick</source>
        <translation>Oikealla istuva pelaaja vei tämän tikin</translation>
    </message>
    <message>
        <source>Your opponent took this trick</source>
        <translation>Vastustajasi vei tämän tikin</translation>
    </message>
    <message>
        <source>Your partner took this trick</source>
        <translation>Parisi vei tämän tikin</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Ei valttia</translation>
    </message>
    <message>
        <source>There were no trumps</source>
        <translation>Valttia ei ollut</translation>
    </message>
    <message>
        <source>To answer</source>
        <translation>Vastaa</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Partner · {cards}</source>
        <translation>Pari · {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kortti</numerusform>
            <numerusform>%n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Jakaja</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Pelinviejä</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Parisi</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Me</translation>
    </message>
    <message>
        <source>They</source>
        <translation>He</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>{name} plays for {amount}</source>
        <translation>Sitoumus {amount}, {name}</translation>
    </message>
    <message>
        <source>You play for {amount}</source>
        <translation>Sitoumuksesi on {amount}</translation>
    </message>
    <message>
        <source>You bid highest: {amount}</source>
        <translation>Voitit huudolla {amount}</translation>
    </message>
    <message>
        <source>{name} bid highest: {amount}</source>
        <translation>{name} voitti huudolla {amount}</translation>
    </message>
    <message>
        <source>Highest bid: {amount}, yours</source>
        <translation>Korkein huuto: {amount}, sinun</translation>
    </message>
    <message>
        <source>Highest bid: {amount}, {name}</source>
        <translation>Korkein huuto: {amount}, {name}</translation>
    </message>
    <message>
        <source>Deal of the day · practice</source>
        <translation>Päivän jako · harjoitus</translation>
    </message>
    <message>
        <source>Deal of the day · one hand</source>
        <translation>Päivän jako · yksi jako</translation>
    </message>
    <message>
        <source>Hand {number} · to {target} points</source>
        <translation>{number}. jako · peli {target} pisteeseen</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <comment>Kontra and Re</comment>
        <translation>
            <numerusform>%n kahdennus</numerusform>
            <numerusform>%n kahdennusta</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took this trick</source>
        <translation>{name} vei tämän tikin</translation>
    </message>
    <message>
        <source>Previous trick: taken by you</source>
        <translation>Edellinen tikki: veit sen</translation>
    </message>
    <message>
        <source>Previous trick: taken by {name}</source>
        <translation>Edellinen tikki: {name} vei sen</translation>
    </message>
    <message numerus="yes">
        <source>The stock: %n card(s)</source>
        <translation>
            <numerusform>Nostopakka: %n kortti</numerusform>
            <numerusform>Nostopakka: %n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Sivuun panemasi kortit: {cards}</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Sivuun panemasi</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Sivuun pannut kortit</translation>
    </message>
    <message>
        <source>The kitty: {cards}</source>
        <translation>Pirunpakka: {cards}</translation>
    </message>
    <message>
        <source>{name}, face up: {cards}</source>
        <translation>{name}, näkyvissä: {cards}</translation>
    </message>
</context>
<context>
    <name>TakeBackSheet</name>
    <message>
        <source>Take the move back?</source>
        <translation>Kumotaanko siirto?</translation>
    </message>
    <message>
        <source>Keep the result</source>
        <translation>Pidä tulos</translation>
    </message>
    <message>
        <source>The match is over. With a move taken back it is in play again, and its result is gone.</source>
        <translation>Peli on päättynyt. Jos siirto kumotaan, peli on taas kesken ja tulos häviää.</translation>
    </message>
    <message>
        <source>Taking a move back makes this try practice: it will not count as your result of the day.</source>
        <translation>Jos kumoat siirron, tämä yritys on harjoitus: sitä ei lasketa päivän tulokseksesi.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Kumoa siirto</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Jatka peliä</translation>
    </message>
</context>
<context>
    <name>Thoughts</name>
    <message>
        <source>Chance decided.</source>
        <translation>Sattuma ratkaisi.</translation>
    </message>
    <message>
        <source>Of all the choices this one did best on average in {amount} imagined deals.</source>
        <translation>{amount} kuvitellussa jaossa tämä tuotti keskimäärin eniten.</translation>
    </message>
    <message>
        <source>This program gives no reasons.</source>
        <translation>Tämä ohjelma ei perustele siirtojaan.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Muuta vaihtoehtoa ei ole.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Muuta korttia ei voi pelata.</translation>
    </message>
    <message>
        <source>A hand as weak as this is better dealt again.</source>
        <translation>Näin heikko käsi on parempi jakaa uudelleen.</translation>
    </message>
    <message>
        <source>The jump to {amount} says that this hand would like to play.</source>
        <translation>Hyppyhuuto {amount} kertoo, että tällä kädellä tekee mieli viedä peli.</translation>
    </message>
    <message>
        <source>A raise of ten shows at least three cards from the queen up, of whatever suits.</source>
        <translation>Kympin korotus kertoo ainakin kolmesta kortista rouvasta ylöspäin, olivat maat mitkä tahansa.</translation>
    </message>
    <message>
        <source>{name} has made the highest bid, and there is no need to bid over one&apos;s partner.</source>
        <translation>{name} on huutanut korkeimman huudon, eikä paria tarvitse huutaa yli.</translation>
    </message>
    <message>
        <source>These cards help the declarer most.</source>
        <translation>Näistä korteista on pelinviejälle eniten apua.</translation>
    </message>
    <message>
        <source>These cards go with the suit that the declarer named in the auction.</source>
        <translation>Nämä kortit sopivat maahan, jonka pelinviejä ilmaisi huutokaupassa.</translation>
    </message>
    <message>
        <source>One card of each other suit asks the declarer for cards of the one that is left.</source>
        <translation>Yksi kortti kustakin muusta maasta pyytää pelinviejältä kortteja jäljelle jäävään maahan.</translation>
    </message>
    <message>
        <source>The cards that are kept will take more.</source>
        <translation>Käteen jäävillä korteilla saa enemmän.</translation>
    </message>
    <message>
        <source>Without any card of a suit one can trump when it is led.</source>
        <translation>Kun maasta ei jää yhtään korttia, sen voi lyödä valtilla.</translation>
    </message>
    <message>
        <source>So much may be expected with these cards.</source>
        <translation>Näillä korteilla voi odottaa saavansa näin paljon.</translation>
    </message>
    <message>
        <source>It would be risky to promise more than the final bid.</source>
        <translation>Viimeistä huutoa enemmän olisi uskaliasta luvata.</translation>
    </message>
    <message>
        <source>The first bidder has to bid, and {amount} is enough for now.</source>
        <translation>Ensimmäisen huutajan on huudettava, ja {amount} riittää tässä vaiheessa.</translation>
    </message>
    <message>
        <source>A jump to {amount} as the first bid promises partner an ace.</source>
        <translation>Hyppyhuuto {amount} ensimmäisenä huutona lupaa parille ässän.</translation>
    </message>
    <message>
        <source>The jump to {amount} tells partner that {suit} is strong.</source>
        <translation>Hyppyhuuto {amount} kertoo parille, että {suit} on vahva maa.</translation>
    </message>
    <message>
        <source>As a first bid, {amount} promises partner an ace.</source>
        <translation>Ensimmäisenä huutona {amount} lupaa parille ässän.</translation>
    </message>
    <message>
        <source>The bid of {amount} tells partner of a whole: the king and queen of one suit.</source>
        <translation>Huuto {amount} kertoo parille kokonaisesta: saman maan kuninkaasta ja rouvasta.</translation>
    </message>
    <message>
        <source>The bid of {amount} tells partner of kings and queens: two halves, or a whole.</source>
        <translation>Huuto {amount} kertoo parille kuninkaista ja rouvista: kahdesta puolikkaasta tai kokonaisesta.</translation>
    </message>
    <message>
        <source>Every first bid that is low enough would promise partner cards that this hand does not hold.</source>
        <translation>Jokainen tarpeeksi matala ensimmäinen huuto lupaisi parille kortteja, joita tässä kädessä ei ole.</translation>
    </message>
    <message>
        <source>Who passes is out of the auction, and {amount} is enough for now.</source>
        <translation>Joka passaa, on ulkona huutokaupasta, ja {amount} riittää toistaiseksi.</translation>
    </message>
    <message>
        <source>The hand is too weak to bid with.</source>
        <translation>Käsi on liian heikko huutamiseen.</translation>
    </message>
    <message>
        <source>It is better to play this hand oneself than to leave it to the others.</source>
        <translation>On parempi pelata itse kuin jättää peli muille.</translation>
    </message>
    <message>
        <source>These cards are worth keeping: no new deal is needed.</source>
        <translation>Nämä kortit kannattaa pitää: uutta jakoa ei tarvita.</translation>
    </message>
    <message>
        <source>The hand is not strong enough to go on.</source>
        <translation>Käsi ei riitä huutamisen jatkamiseen.</translation>
    </message>
    <message>
        <source>To promise more than the final bid would gain nothing.</source>
        <translation>Viimeistä huutoa suuremmasta sitoumuksesta ei olisi hyötyä.</translation>
    </message>
    <message>
        <source>This marriage helps most when it is declared now.</source>
        <translation>Tästä avioliitosta on eniten hyötyä, kun sen ilmoittaa nyt.</translation>
    </message>
    <message>
        <source>The marriage brings points, and its suit becomes the new trumps.</source>
        <translation>Avioliitto tuo pisteitä, ja sen maasta tulee uusi valtti.</translation>
    </message>
    <message>
        <source>Halves may be asked for only after a whole has been.</source>
        <translation>Puolikkaita saa kysyä vasta, kun on kysytty kokonaista.</translation>
    </message>
    <message>
        <source>Partner may hold the other half of the marriage.</source>
        <translation>Parilla voi olla avioliiton toinen puolikas.</translation>
    </message>
    <message>
        <source>This is a bluff: after a no the opponents may believe that the asker holds a half of that marriage, and not try for it themselves.</source>
        <translation>Tämä on bluffi: kun pari on vastannut kieltävästi, vastustajat voivat uskoa, että kysyjällä on avioliiton puolikas, eivätkä kysy sitä itse.</translation>
    </message>
    <message>
        <source>Of the marriages in the hand this one helps most.</source>
        <translation>Käden avioliitoista tästä on eniten apua.</translation>
    </message>
    <message>
        <source>The {card} is sure to win the trick.</source>
        <translation>{card} voittaa tikin varmasti.</translation>
    </message>
    <message>
        <source>The {card} will probably win the trick.</source>
        <translation>{card} voittaa tikin todennäköisesti.</translation>
    </message>
    <message>
        <source>The {card} should win the trick, and its winner may declare a marriage.</source>
        <translation>{card} voittanee tikin, ja tikin voittaja saa ilmoittaa avioliiton.</translation>
    </message>
    <message>
        <source>The {card} draws the others&apos; trumps.</source>
        <translation>{card} vetää muiden valtit pois.</translation>
    </message>
    <message>
        <source>{name} should hold the ace that takes this trick.</source>
        <translation>Ässä, joka vie tämän tikin, lienee {holder}.</translation>
    </message>
    <message>
        <source>{name} should be able to take this trick.</source>
        <translation>{name} pystynee viemään tämän tikin.</translation>
    </message>
    <message>
        <source>No lead wins for certain; the {card} may.</source>
        <translation>Mikään aloitus ei voita varmasti; {card} voi voittaa.</translation>
    </message>
    <message>
        <source>No lead is good here; the {card} gives the least away.</source>
        <translation>Hyvää aloitusta ei ole; {card} antaa vähiten pois.</translation>
    </message>
    <message>
        <source>The {card} is the cheapest card that may win the trick.</source>
        <translation>{card} on halvin kortti, jolla tikin voi voittaa.</translation>
    </message>
    <message>
        <source>The {card} may win the trick and is harder to beat than a cheaper card.</source>
        <translation>{card} voi voittaa tikin, ja sitä on vaikeampi lyödä kuin halvempaa korttia.</translation>
    </message>
    <message>
        <source>The {card} wins this trick.</source>
        <translation>{card} voittaa tämän tikin.</translation>
    </message>
    <message>
        <source>{name} should win this trick, and the {card} brings it points.</source>
        <translation>{name} vienee tämän tikin, ja {card} tuo siihen pisteitä.</translation>
    </message>
    <message>
        <source>The {card} gives this trick as little as possible.</source>
        <translation>{card} antaa tähän tikkiin mahdollisimman vähän.</translation>
    </message>
    <message>
        <source>The {card} goes, so that a king and a queen stay together.</source>
        <translation>{card} lähtee, jotta kuningas ja rouva pysyvät yhdessä.</translation>
    </message>
    <message>
        <source>The {card} is the card that can best be spared.</source>
        <translation>{card} on kortti, josta on helpoin luopua.</translation>
    </message>
    <message>
        <source>It is better not to win this trick.</source>
        <translation>Tätä tikkiä on parempi olla voittamatta.</translation>
    </message>
    <message>
        <source>The contract looks too high.</source>
        <translation>Sitoumus näyttää liian korkealta.</translation>
    </message>
    <message>
        <source>The contract looks safe.</source>
        <translation>Sitoumus näyttää varmalta.</translation>
    </message>
    <message>
        <source>After a pass {name} would play this hand, and {amount} is enough for now.</source>
        <translation>Passin jälkeen {name} pelaisi tämän jaon, ja {amount} riittää toistaiseksi.</translation>
    </message>
    <message>
        <source>It does not pay to go on.</source>
        <translation>Jatkaminen ei kannata.</translation>
    </message>
    <message>
        <source>The reason would give cards away: ask again when the hand is over.</source>
        <translation>Syy paljastaisi kortteja: kysy uudelleen, kun jako on pelattu.</translation>
    </message>
    <message>
        <source>The hand seems to be good enough for that bid.</source>
        <translation>Käsi näyttää riittävän siihen huutoon.</translation>
    </message>
    <message>
        <source>The hand does not seem to be good enough to bid more.</source>
        <translation>Käsi ei näytä riittävän korkeampaan huutoon.</translation>
    </message>
    <message>
        <source>A marriage brings points, and trumps are a help.</source>
        <translation>Avioliitosta saa pisteitä, ja valtista on apua.</translation>
    </message>
    <message>
        <source>The partner who is asked may hold the king and queen of a suit.</source>
        <translation>Parilla, jolta kysytään, voi olla jonkin maan kuningas ja rouva.</translation>
    </message>
    <message>
        <source>The rest is told when the hand is over.</source>
        <translation>Loput kerrotaan, kun jako on ohi.</translation>
    </message>
    <message>
        <source>A partner who is asked may hold a half of that marriage, and must answer truthfully.</source>
        <translation>Parilla, jolta kysytään, voi olla avioliiton puolikas, ja hänen on vastattava totuudenmukaisesti.</translation>
    </message>
    <message>
        <source>A partner must be answered truthfully.</source>
        <translation>Parin kysymykseen on vastattava totuudenmukaisesti.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Uusjako</translation>
    </message>
    <message>
        <source>I give {cards}</source>
        <translation>Annan kortit {cards}</translation>
    </message>
    <message>
        <source>I give back {cards}</source>
        <translation>Annan takaisin kortit {cards}</translation>
    </message>
    <message>
        <source>I put {cards} aside</source>
        <translation>Panen sivuun kortit {cards}</translation>
    </message>
    <message>
        <source>I give cards</source>
        <translation>Annan kortteja</translation>
    </message>
    <message>
        <source>I give cards back</source>
        <translation>Annan kortteja takaisin</translation>
    </message>
    <message>
        <source>I put cards aside</source>
        <translation>Panen kortteja sivuun</translation>
    </message>
    <message>
        <source>Bid {amount}.</source>
        <translation>Huuda {amount}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passaa.</translation>
    </message>
    <message>
        <source>Demand a redeal.</source>
        <translation>Vaadi uusjako.</translation>
    </message>
    <message>
        <source>Give {cards}.</source>
        <translation>Anna {cards}.</translation>
    </message>
    <message>
        <source>Give back {cards}.</source>
        <translation>Anna takaisin {cards}.</translation>
    </message>
    <message>
        <source>Put aside {cards}.</source>
        <translation>Pane sivuun {cards}.</translation>
    </message>
    <message>
        <source>Set the contract at {amount}.</source>
        <translation>Aseta sitoumukseksi {amount}.</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <translation>Pelaa {cards}.</translation>
    </message>
    <message>
        <source>Ask for a whole.</source>
        <translation>Kysy kokonaista.</translation>
    </message>
    <message>
        <source>Answer no.</source>
        <translation>Vastaa, ettei ole.</translation>
    </message>
    <message>
        <source>Say Kontra.</source>
        <translation>Sano kontra.</translation>
    </message>
    <message>
        <source>Say Re.</source>
        <translation>Sano re.</translation>
    </message>
    <message>
        <source>Declare the marriage in spades.</source>
        <translation>Ilmoita padan avioliitto.</translation>
    </message>
    <message>
        <source>Declare the marriage in clubs.</source>
        <translation>Ilmoita ristin avioliitto.</translation>
    </message>
    <message>
        <source>Declare the marriage in diamonds.</source>
        <translation>Ilmoita ruudun avioliitto.</translation>
    </message>
    <message>
        <source>Declare the marriage in hearts.</source>
        <translation>Ilmoita hertan avioliitto.</translation>
    </message>
    <message>
        <source>Ask for a half in spades.</source>
        <translation>Kysy padan puolikasta.</translation>
    </message>
    <message>
        <source>Ask for a half in clubs.</source>
        <translation>Kysy ristin puolikasta.</translation>
    </message>
    <message>
        <source>Ask for a half in diamonds.</source>
        <translation>Kysy ruudun puolikasta.</translation>
    </message>
    <message>
        <source>Ask for a half in hearts.</source>
        <translation>Kysy hertan puolikasta.</translation>
    </message>
    <message>
        <source>Name your marriage in spades.</source>
        <translation>Nimeä padan avioliittosi.</translation>
    </message>
    <message>
        <source>Name your marriage in clubs.</source>
        <translation>Nimeä ristin avioliittosi.</translation>
    </message>
    <message>
        <source>Name your marriage in diamonds.</source>
        <translation>Nimeä ruudun avioliittosi.</translation>
    </message>
    <message>
        <source>Name your marriage in hearts.</source>
        <translation>Nimeä hertan avioliittosi.</translation>
    </message>
    <message>
        <source>Answer yes.</source>
        <translation>Vastaa, että on.</translation>
    </message>
</context>
<context>
    <name>ThoughtsSheet</name>
    <message>
        <source>What the others thought</source>
        <translation>Mitä muut ajattelivat</translation>
    </message>
    <message>
        <source>What your opponent thought</source>
        <translation>Mitä vastustajasi ajatteli</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>The hand is in play: what would give cards away is told when it is over.</source>
        <translation>Jako on kesken: kortteja paljastavat syyt kerrotaan vasta, kun se on pelattu.</translation>
    </message>
    <message>
        <source>Reasons are kept until the next hand is dealt or the program is closed.</source>
        <translation>Syyt säilyvät, kunnes jaetaan seuraava jako tai ohjelma suljetaan.</translation>
    </message>
    <message>
        <source>This hand was begun before the program was opened, and reasons are not kept that long.</source>
        <translation>Jako aloitettiin ennen ohjelman avaamista, eikä perusteluja säilytetä niin kauan.</translation>
    </message>
    <message>
        <source>There is nothing to tell yet.</source>
        <translation>Kerrottavaa ei ole vielä.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. tikki</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Ennen peliä</translation>
    </message>
</context>
<context>
    <name>ToYou</name>
    <message>
        <source>You have made the highest bid, and there is no need to bid over one&apos;s partner.</source>
        <translation>Korkein huuto on sinun, eikä paria tarvitse huutaa yli.</translation>
    </message>
    <message>
        <source>You probably hold the ace that takes this trick.</source>
        <translation>Tämän tikin vievä ässä on luultavasti sinulla.</translation>
    </message>
    <message>
        <source>You can probably take this trick.</source>
        <translation>Voit luultavasti viedä tämän tikin.</translation>
    </message>
    <message>
        <source>You will probably win this trick, and the {card} brings it points.</source>
        <translation>Viet luultavasti tämän tikin, ja {card} tuo siihen pisteitä.</translation>
    </message>
    <message>
        <source>Your {amount} promises an ace, so this hand is now worth about {mean} instead of {before} (in half of all deals {low} to {high}).</source>
        <translation>Huusit {amount} ja lupasit ässän, joten tämän käden arvo on nyt {before}:n sijaan noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>You bid {amount}, so this hand is now worth about {mean} instead of {before} (in half of all deals {low} to {high}).</source>
        <translation>Huusit {amount}, joten tämän käden arvo on nyt {before}:n sijaan noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>You passed, so this hand is now worth about {mean} instead of {before} (in half of all deals {low} to {high}).</source>
        <translation>Passasit, joten tämän käden arvo on nyt {before}:n sijaan noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>With {amount} made, you would have {total}.</source>
        <translation>Jos täytät huutosi {amount}, pisteitä on {total}.</translation>
    </message>
    <message>
        <source>The {card} goes over the {other}, which you played, and takes the trick for certain.</source>
        <translation>{card} menee yli kortin {other}, jonka sinä pelasit, ja vie tikin varmasti.</translation>
    </message>
    <message>
        <source>You take the trick with the {other}, and the {card} adds {points}.</source>
        <translation>Sinä viet tikin kortilla {other}, ja {card} tuo siihen {points}.</translation>
    </message>
    <message>
        <source>You take the trick with the {other}, and the {card} adds one to the aces and tens in it.</source>
        <translation>Sinä viet tikin kortilla {other}, ja {card} tuo siihen yhden ässän tai kympin lisää.</translation>
    </message>
    <message>
        <source>After a pass you would play this hand, and {amount} is enough for now.</source>
        <translation>Passin jälkeen sinä pelaisit tämän jaon, ja {amount} riittää toistaiseksi.</translation>
    </message>
    <message>
        <source>You are winning with the {other}, which {surely}holds{in_deals}; the {card} adds {points}.</source>
        <translation>Olet voitolla kortilla {other}, joka {surely}kestää{in_deals}; {card} tuo tikkiin {points}.</translation>
    </message>
    <message>
        <source>You are winning with the {other}, which {surely}holds{in_deals}; the {card} risks no card points.</source>
        <translation>Olet voitolla kortilla {other}, joka {surely}kestää{in_deals}; {card} ei vaaranna korttipisteitä.</translation>
    </message>
    <message>
        <source>You are winning with the {other}, which {surely}holds{in_deals}; the {card} adds one to the aces and tens in the trick.</source>
        <translation>Olet voitolla kortilla {other}, joka {surely}kestää{in_deals}; {card} tuo tikkiin yhden ässän tai kympin lisää.</translation>
    </message>
    <message>
        <source>You are winning with the {other}, which {surely}holds{in_deals}; the {card} risks no ace or ten.</source>
        <translation>Olet voitolla kortilla {other}, joka {surely}kestää{in_deals}; {card} ei vaaranna ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>You are winning with the {other}, and the trick is lost: the {card} gives away {points}.</source>
        <translation>Voitolla olet sinä ({other}), ja tikki on menetetty: {card} antaa siihen {points}.</translation>
    </message>
    <message>
        <source>You are winning with the {other}, and the trick is lost: the {card} gives no card points away.</source>
        <translation>Voitolla olet sinä ({other}), ja tikki on menetetty: {card} ei anna siihen korttipisteitä.</translation>
    </message>
    <message>
        <source>You are winning with the {other}, and the trick is lost: the {card} gives away one of the aces and tens.</source>
        <translation>Voitolla olet sinä ({other}), ja tikki on menetetty: {card} antaa siihen yhden ässistä ja kympeistä.</translation>
    </message>
    <message>
        <source>You are winning with the {other}, and the trick is lost: the {card} gives no ace or ten away.</source>
        <translation>Voitolla olet sinä ({other}), ja tikki on menetetty: {card} ei anna siihen ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>Only you can still beat the {card}, so the trick stays with this side, {points} in it so far.</source>
        <translation>Vain sinä voit vielä voittaa kortin {card}, joten tikki jää omalle joukkueelle; siinä on nyt {points}.</translation>
    </message>
    <message>
        <source>Only you can still beat the {card}, so the trick stays with this side.</source>
        <translation>Vain sinä voit vielä voittaa kortin {card}, joten tikki jää omalle joukkueelle.</translation>
    </message>
    <message>
        <source>Only you can still beat the {card}, so the trick stays with this side; aces and tens in it so far: {count}.</source>
        <translation>Vain sinä voit vielä voittaa kortin {card}, joten tikki jää omalle joukkueelle; ässiä ja kymppejä siinä on nyt {count}.</translation>
    </message>
    <message>
        <source>You {surely}have a card that beats the {other}{in_deals}, and have to play it.</source>
        <translation>Sinä joudut {surely}voittamaan kortin {other} paremmalla kortilla{in_deals}.</translation>
    </message>
    <message>
        <source>You play after this and can {surely}take the trick{in_deals}; the {card} adds {points}.</source>
        <translation>Sinä pelaat vielä ja pystyt {surely}saamaan tikin{in_deals}; {card} tuo siihen {points}.</translation>
    </message>
    <message>
        <source>Your {amount} tells of a whole, so this hand is now worth about {mean} instead of {before} (in half of all deals {low} to {high}).</source>
        <translation>Huusit {amount} ja kerroit kokonaisesta, joten tämän käden arvo on nyt {before}:n sijaan noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>Your {amount} tells of kings and queens, so this hand is now worth about {mean} instead of {before} (in half of all deals {low} to {high}).</source>
        <translation>Huusit {amount} ja kerroit kuninkaista ja rouvista, joten tämän käden arvo on nyt {before}:n sijaan noin {mean} (puolessa jaoista {low}–{high}).</translation>
    </message>
    <message>
        <source>You take the trick with the {other} in any case.</source>
        <translation>Sinä viet tikin kortilla {other} joka tapauksessa.</translation>
    </message>
    <message>
        <source>You play after this and can {surely}take the trick{in_deals}; the {card} risks no card points.</source>
        <translation>Sinä pelaat vielä ja pystyt {surely}saamaan tikin{in_deals}; {card} ei vaaranna korttipisteitä.</translation>
    </message>
    <message>
        <source>You play after this and can {surely}take the trick{in_deals}; the {card} adds one to the aces and tens in the trick.</source>
        <translation>Sinä pelaat vielä ja pystyt {surely}saamaan tikin{in_deals}; {card} tuo tikkiin yhden ässän tai kympin lisää.</translation>
    </message>
    <message>
        <source>You play after this and can {surely}take the trick{in_deals}; the {card} risks no ace or ten.</source>
        <translation>Sinä pelaat vielä ja pystyt {surely}saamaan tikin{in_deals}; {card} ei vaaranna ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>{cards} would beat your {other}, but you are left the trick with {points} in it.</source>
        <translation>Sinulle jätetään tikki ({other}), vaikka sen voisi lyödä ({cards}); siinä on {points}.</translation>
    </message>
    <message>
        <source>{cards} would beat your {other}, but you are left the trick, as it holds no card points.</source>
        <translation>Sinulle jätetään tikki ({other}), vaikka sen voisi lyödä ({cards}): siinä ei ole korttipisteitä.</translation>
    </message>
    <message>
        <source>{cards} would beat your {other}, but you are left the trick; aces and tens in it: {count}.</source>
        <translation>Sinulle jätetään tikki ({other}), vaikka sen voisi lyödä ({cards}); ässiä ja kymppejä siinä on {count}.</translation>
    </message>
    <message>
        <source>{cards} would beat your {other}, but you are left the trick with one ace or ten in it.</source>
        <translation>Sinulle jätetään tikki ({other}), vaikka sen voisi lyödä ({cards}); siinä on yksi ässä tai kymppi.</translation>
    </message>
    <message>
        <source>{cards} would beat your {other}, but you are left the trick, as it holds no ace or ten.</source>
        <translation>Sinulle jätetään tikki ({other}), vaikka sen voisi lyödä ({cards}): siinä ei ole ässää eikä kymppiä.</translation>
    </message>
    <message>
        <source>Only you can still beat the {card}, so the trick stays with this side, one ace or ten in it so far.</source>
        <translation>Vain sinä voit vielä voittaa kortin {card}, joten tikki jää omalle joukkueelle; siinä on nyt yksi ässä tai kymppi.</translation>
    </message>
    <message>
        <source>You play after this, but can hardly take the trick.</source>
        <translation>Sinä pelaat vielä, mutta tuskin saat tikkiä.</translation>
    </message>
    <message>
        <source>With the {card} in this hand the half is asked for, though you hardly hold the {other}.</source>
        <translation>Tässä kädessä on {card}, ja puolikasta kysytään, vaikka {other} tuskin on sinulla.</translation>
    </message>
    <message>
        <source>You hold the {other} {often}, and it beats the {card}.</source>
        <translation>{other} on sinulla {often}, ja se voittaa kortin {card}.</translation>
    </message>
    <message>
        <source>You are known to hold the {other}, which beats the {card}.</source>
        <translation>{other} on varmasti sinulla, ja se voittaa kortin {card}.</translation>
    </message>
    <message>
        <source>You have no card {in_suit} and can {surely}take the trick with a trump{in_deals}.</source>
        <translation>Sinulla ei ole yhtään korttia {in_suit}, ja voit {surely}voittaa tikin valtilla{in_deals}.</translation>
    </message>
    <message>
        <source>You are known to hold the {other}, but {often} somebody can trump it.</source>
        <translation>{other} on varmasti sinulla, mutta {often} joku voi lyödä sen valtilla.</translation>
    </message>
    <message>
        <source>With the trick won, you can be asked for the {other} to the {card} (there {often}).</source>
        <translation>Kun tikki on voitettu, sinulta voi kysyä puolikasta: tässä kädessä on {card}, ja {other} on sinulla {often}.</translation>
    </message>
    <message>
        <source>You can beat the {card} from your open row ({cards}). It puts {points} at stake.</source>
        <translation>Voit voittaa kortin {card} näkyvillä korteillasi ({cards}). Vaarassa on {points}.</translation>
    </message>
    <message>
        <source>You can beat the {card} from your open row ({cards}), but the {card} itself is worth no card points.</source>
        <translation>Voit voittaa kortin {card} näkyvillä korteillasi ({cards}). Kortissa {card} itsessään ei ole korttipisteitä.</translation>
    </message>
    <message>
        <source>With the trick won, you can be asked for {cards}, a whole worth {score}.</source>
        <translation>Kun tikki on voitettu, sinulta voi kysyä kokonaista: {cards} ovat sinulla, arvoltaan {score}.</translation>
    </message>
    <message>
        <source>It keeps the {other} as a half: you hold the {cards} {often}.</source>
        <translation>{other} säästyy puolikkaana: {cards} on sinulla {often}.</translation>
    </message>
    <message>
        <source>It keeps the {other} as a half: you are known to hold the {cards}.</source>
        <translation>{other} säästyy puolikkaana: {cards} on varmasti sinulla.</translation>
    </message>
    <message>
        <source>You hold a king and queen of one suit {often}.</source>
        <translation>Sinulla on avioliitto {often}.</translation>
    </message>
    <message>
        <source>You are known to hold the {first} and the {second}, a whole marriage.</source>
        <translation>{first} ja {second} ovat varmasti sinulla: kokonainen avioliitto.</translation>
    </message>
    <message>
        <source>It is asked in hope, though you hardly have a king and queen of one suit with {count} cards in hand.</source>
        <translation>Sitä kysytään toivossa, vaikka sinulla tuskin on avioliittoa, kun kortteja on {count}.</translation>
    </message>
    <message>
        <source>The {card} is in this hand, and you hold the {other} {often}; together they bring {score}.</source>
        <translation>Tässä kädessä on {card}, ja {other} on sinulla {often}; avioliitto on arvoltaan {score}.</translation>
    </message>
    <message>
        <source>The {card} is in this hand, and you are known to hold the {other}; together they bring {score}.</source>
        <translation>Tässä kädessä on {card}, ja {other} on varmasti sinulla; avioliitto on arvoltaan {score}.</translation>
    </message>
    <message>
        <source>With the {card} in this hand the half is asked for, though you cannot hold the {other}.</source>
        <translation>Tässä kädessä on {card}, ja puolikasta kysytään, vaikka {other} ei voi olla sinulla.</translation>
    </message>
    <message>
        <source>You can neither beat the {card} nor trump it, so it takes the trick.</source>
        <translation>Sinä et voi voittaa korttia {card} etkä lyödä sitä valtilla, joten se vie tikin.</translation>
    </message>
    <message>
        <source>There are no trumps yet and you have no higher card {in_suit}, so the {card} takes the trick.</source>
        <translation>Valttia ei vielä ole, etkä sinä voi {in_suit} panna korkeampaa, joten {card} vie tikin.</translation>
    </message>
    <message>
        <source>You have no higher trump than the {card}, so it takes the trick.</source>
        <translation>Sinä et voi panna korkeampaa valttia kuin {card}, joten se vie tikin.</translation>
    </message>
    <message>
        <source>You have nothing higher than the {card} {in_suit}, but can {surely}trump it{in_deals}.</source>
        <translation>Sinä et voi {in_suit} panna korkeampaa kuin {card}, mutta voit {surely}lyödä sen valtilla{in_deals}.</translation>
    </message>
    <message>
        <source>You have nothing higher than the {card} {in_suit}, and {often} cannot trump it.</source>
        <translation>Sinä et voi {in_suit} panna korkeampaa kuin {card} etkä {often} voi lyödä sitä valtilla.</translation>
    </message>
    <message>
        <source>It draws trumps: you still hold {count}.</source>
        <translation>Se ajaa valtteja; sinulla niitä on vielä {count}.</translation>
    </message>
    <message>
        <source>It saves the {other}, a trump; you still hold {count}.</source>
        <translation>{other} säästyy valttina; sinulla valtteja on vielä {count}.</translation>
    </message>
    <message>
        <source>It draws trumps: you may still hold {count}.</source>
        <translation>Se ajaa valtteja; sinulla niitä voi olla vielä {count}.</translation>
    </message>
    <message>
        <source>Nothing higher than the {card} is out {in_suit}, and {often} only you can trump it.</source>
        <translation>Muilla ei ole {in_suit} korkeampaa kuin {card}, ja {often} vain sinä voit lyödä sen valtilla.</translation>
    </message>
    <message>
        <source>It saves the {other}, a trump; you may still hold {count}.</source>
        <translation>{other} säästyy valttina; sinulla valtteja voi olla vielä {count}.</translation>
    </message>
    <message>
        <source>The {other} is held back, as you have no higher card {in_suit_of_other}.</source>
        <translation>{other} säästetään, sillä sinä et voi {in_suit_of_other} panna korkeampaa.</translation>
    </message>
    <message>
        <source>You want no tricks, as more points might lead past {count}.</source>
        <translation>Sinä et halua tikkejä, sillä lisäpisteet voisivat viedä yli {count} pisteen.</translation>
    </message>
    <message>
        <source>It saves the {other}, a trump, of which you have none.</source>
        <translation>{other} säästyy; sinulla ei ole valtteja.</translation>
    </message>
    <message>
        <source>You would then win no trick in about {other} of 10 deals instead of {chosen}, which is läpiajo.</source>
        <translation>Jäisit silloin ilman tikkejä noin {other} jaossa kymmenestä ({chosen}:n sijaan), ja siitä tulee läpiajo.</translation>
    </message>
    <message>
        <source>You would then win every trick in about {other} of 10 deals instead of {chosen}, which is läpiajo.</source>
        <translation>Saisit silloin kaikki tikit noin {other} jaossa kymmenestä ({chosen}:n sijaan), ja siitä tulee läpiajo.</translation>
    </message>
    <message>
        <source>You would then win no trick in about {other} of 10 deals instead of {chosen}, which is Porvoo.</source>
        <translation>Jäisit silloin ilman tikkejä noin {other} jaossa kymmenestä ({chosen}:n sijaan), ja se vie Porvooseen.</translation>
    </message>
    <message>
        <source>You would then go to Porvoo in about {other} of 10 deals instead of {chosen}.</source>
        <translation>Menisit silloin Porvooseen noin {other} jaossa kymmenestä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>You would then take about {other} points in this hand instead of {chosen}.</source>
        <translation>Saisit silloin tästä jaosta noin {other} pistettä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>You would then score about {other} game points in this hand instead of {chosen}.</source>
        <translation>Saisit silloin tästä jaosta noin {other} pelipistettä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>You would then win the match with this hand in about {other} of 10 deals instead of {chosen}.</source>
        <translation>Voittaisit silloin pelin tässä jaossa noin {other} tapauksessa kymmenestä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>You would then go past {contract} and fall back in about {other} of 10 deals instead of {chosen}.</source>
        <translation>Menisit silloin yli {contract} pisteen ja putoaisit takaisin noin {other} jaossa kymmenestä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>You would then be left at {contract}, where only a single point helps, in about {other} of 10 deals instead of {chosen}.</source>
        <translation>Jäisit silloin {contract} pisteeseen, jossa vain yksi piste auttaa, noin {other} jaossa kymmenestä ({chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>You would then stand at {totals} in about {other} of 10 deals instead of {chosen}, from where the match is won less often than from {better}.</source>
        <translation>Olisit silloin tilanteessa {totals} noin {other} jaossa kymmenestä ({chosen}:n sijaan), ja siitä peli voitetaan harvemmin kuin tilanteesta {better}.</translation>
    </message>
    <message>
        <source>You would then take about {other} points in this hand instead of {chosen}, {others} about {others_other} instead of {others_chosen}.</source>
        <translation>Saisit silloin tästä jaosta noin {other} pistettä ({chosen}:n sijaan), ja {others} noin {others_other} ({others_chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>You would then score about {other} game points in this hand instead of {chosen}, {others} about {others_other} instead of {others_chosen}.</source>
        <translation>Saisit silloin tästä jaosta noin {other} pelipistettä ({chosen}:n sijaan), ja {others} noin {others_other} ({others_chosen}:n sijaan).</translation>
    </message>
    <message>
        <source>You would win no trick, which is läpiajo.</source>
        <translation>Jäisit kokonaan ilman tikkejä, ja siitä tulisi läpiajo.</translation>
    </message>
    <message>
        <source>You would not win every trick, so there would be no läpiajo.</source>
        <translation>Et saisi kaikkia tikkejä, joten läpiajoa ei tulisi.</translation>
    </message>
    <message>
        <source>You would go to Porvoo without a trick.</source>
        <translation>Menisit ilman tikkejä Porvooseen.</translation>
    </message>
    <message>
        <source>You would win a trick and not go to Porvoo.</source>
        <translation>Saisit tikin etkä menisi Porvooseen.</translation>
    </message>
    <message>
        <source>You would not win the match with this hand.</source>
        <translation>Et voittaisi peliä tässä jaossa.</translation>
    </message>
    <message>
        <source>You would win the match with this hand.</source>
        <translation>Voittaisit pelin tässä jaossa.</translation>
    </message>
    <message>
        <source>You would go past {contract} and fall back.</source>
        <translation>Menisit yli {contract} pisteen ja putoaisit takaisin.</translation>
    </message>
    <message>
        <source>You would not go past {contract} and fall back.</source>
        <translation>Et menisi yli {contract} pisteen etkä putoaisi takaisin.</translation>
    </message>
    <message>
        <source>You would be left at {contract}, where only a single point helps.</source>
        <translation>Jäisit {contract} pisteeseen, jossa vain yksi piste auttaa.</translation>
    </message>
    <message>
        <source>You would stand at {totals}, from where the match is won less often than from {better}.</source>
        <translation>Olisit tilanteessa {totals}, ja siitä peli voitetaan harvemmin kuin tilanteesta {better}.</translation>
    </message>
    <message>
        <source>You would not be left at {contract}, where only a single point helps.</source>
        <translation>Et jäisi {contract} pisteeseen, jossa vain yksi piste auttaa.</translation>
    </message>
</context>
<context>
    <name>TryScreen</name>
    <message>
        <source>Show the answer</source>
        <translation>Näytä vastaus</translation>
    </message>
    <message>
        <source>Play the better line</source>
        <translation>Pelaa parempi siirto</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Takaisin läpikäyntiin</translation>
    </message>
    <message>
        <source>That is the best choice.</source>
        <translation>Se on paras valinta.</translation>
    </message>
    <message>
        <source>Try another choice.</source>
        <translation>Yritä vielä toisin.</translation>
    </message>
    <message>
        <source>What would you do here now?</source>
        <translation>Mitä tekisit tässä nyt?</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Sound: {volume} %</source>
        <translation>Ääni: {volume} %</translation>
    </message>
    <message>
        <source>Sound: off</source>
        <translation>Ääni: pois päältä</translation>
    </message>
</context>
<context>
    <name>WhatsNewSheet</name>
    <message>
        <source>What is new</source>
        <translation>Mitä uutta</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versio {version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>YourHand</name>
    <message>
        <source>The {card} is your last card.</source>
        <translation>{card} on viimeinen korttisi.</translation>
    </message>
    <message>
        <source>You hold the {card}, and {name} holds the {other} {often}; together they bring {score}.</source>
        <translation>Sinulla on {card}, ja {other} on {holder} {often}; avioliitto on arvoltaan {score}.</translation>
    </message>
    <message>
        <source>You hold the {card}, and {name} is known to hold the {other}; together they bring {score}.</source>
        <translation>Sinulla on {card}, ja {other} on varmasti {holder}; avioliitto on arvoltaan {score}.</translation>
    </message>
</context>
</TS>

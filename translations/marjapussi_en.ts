<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>CardsPanel</name>
        <message numerus="yes">
            <source>Give your partner %n card(s)</source>
            <translation>
                <numerusform>Give your partner %n card</numerusform>
                <numerusform>Give your partner %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Give %n card(s) back to your partner</source>
            <translation>
                <numerusform>Give %n card back to your partner</numerusform>
                <numerusform>Give %n cards back to your partner</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard %n card(s)</source>
            <translation>
                <numerusform>Discard %n card</numerusform>
                <numerusform>Discard %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DayHints</name>
        <message numerus="yes">
            <source>{hand}, with %n hint(s)</source>
            <translation>
                <numerusform>{hand}, with %n hint</numerusform>
                <numerusform>{hand}, with %n hints</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You, with %n hint(s)</source>
            <translation>
                <numerusform>You, with %n hint</numerusform>
                <numerusform>You, with %n hints</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You, practice with %n hint(s)</source>
            <translation>
                <numerusform>You, practice with %n hint</numerusform>
                <numerusform>You, practice with %n hints</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HouseRulesTexts</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n change</numerusform>
                <numerusform>%n changes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more change(s)</source>
            <translation>
                <numerusform>and %n more change</numerusform>
                <numerusform>and %n more changes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MarriagePanel</name>
        <message numerus="yes">
            <source>Scores %n point(s).</source>
            <translation>
                <numerusform>Scores %n point.</numerusform>
                <numerusform>Scores %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After a yes the marriage scores %n point(s).</source>
            <translation>
                <numerusform>After a yes the marriage scores %n point.</numerusform>
                <numerusform>After a yes the marriage scores %n points.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MistakesSheet</name>
        <message numerus="yes">
            <source>From %n reviewed hand(s). Only what lies beyond the noise is called a mistake.</source>
            <translation>
                <numerusform>From %n reviewed hand. Only what lies beyond the noise is called a mistake.</numerusform>
                <numerusform>From %n reviewed hands. Only what lies beyond the noise is called a mistake.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Overview</name>
        <message numerus="yes">
            <source>hand(s) played</source>
            <translation>
                <numerusform>hand played</numerusform>
                <numerusform>hands played</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>match(es) won of {count}</source>
            <translation>
                <numerusform>match won of {count}</numerusform>
                <numerusform>matches won of {count}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>of %n contract(s) made</source>
            <translation>
                <numerusform>of %n contract made</numerusform>
                <numerusform>of %n contracts made</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message numerus="yes">
            <source>Your turn: choose %n card(s) for your partner.</source>
            <translation>
                <numerusform>Your turn: choose %n card for your partner.</numerusform>
                <numerusform>Your turn: choose %n cards for your partner.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your turn: choose %n card(s) to give back to your partner.</source>
            <translation>
                <numerusform>Your turn: choose %n card to give back to your partner.</numerusform>
                <numerusform>Your turn: choose %n cards to give back to your partner.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your turn: choose %n card(s) to discard.</source>
            <translation>
                <numerusform>Your turn: choose %n card to discard.</numerusform>
                <numerusform>Your turn: choose %n cards to discard.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Readouts</name>
        <message numerus="yes">
            <source>%n trick(s) in this hand</source>
            <translation>
                <numerusform>%n trick in this hand</numerusform>
                <numerusform>%n tricks in this hand</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPage</name>
        <message numerus="yes">
            <source>The review is being made. %n decision(s) so far.</source>
            <translation>
                <numerusform>The review is being made. %n decision so far.</numerusform>
                <numerusform>The review is being made. %n decisions so far.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoryWords</name>
        <message numerus="yes">
            <source>Worth %n point(s).</source>
            <translation>
                <numerusform>Worth %n point.</numerusform>
                <numerusform>Worth %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{giver} gives %n card(s) to the declarer.</source>
            <translation>
                <numerusform>{giver} gives %n card to the declarer.</numerusform>
                <numerusform>{giver} gives %n cards to the declarer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{giver} gives {taker} %n card(s) back.</source>
            <translation>
                <numerusform>{giver} gives {taker} %n card back.</numerusform>
                <numerusform>{giver} gives {taker} %n cards back.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TableWords</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n call(s)</source>
            <comment>Kontra and Re</comment>
            <translation>
                <numerusform>%n call</numerusform>
                <numerusform>%n calls</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock: %n card(s)</source>
            <translation>
                <numerusform>The stock: %n card</numerusform>
                <numerusform>The stock: %n cards</numerusform>
            </translation>
        </message>
    </context>
</TS>

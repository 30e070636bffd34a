<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>CardFaceDrawing</name>
    <message>
        <source>%1 can&apos;t be read: replace or remove it</source>
        <translation>%1 can&apos;t be read: replace or remove it</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 more</translation>
    </message>
</context>
<context>
    <name>EarlierTests</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 against %n deck(s)</source>
        <translation>
            <numerusform>%1 against %n deck</numerusform>
            <numerusform>%1 against %n decks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source># This page is missing

Its file is not there or can&apos;t be read: `%1`. Install Takujo again, or allow reading the file. The other pages are there.</source>
        <translation># This page is missing

Its file is not there or can&apos;t be read: `%1`. Install Takujo again, or allow reading the file. The other pages are there.</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>ProgramWords</name>
    <message>
        <source>There is no display to open a window on: start takujo in a desktop session (or set DISPLAY), or play in the terminal with takujo-cli play.</source>
        <translation>There is no display to open a window on: start takujo in a desktop session (or set DISPLAY), or play in the terminal with takujo-cli play.</translation>
    </message>
    <message>
        <source>No game could be loaded; run takujo-cli lint to see what is wrong with its files.</source>
        <translation>No game could be loaded; run takujo-cli lint to see what is wrong with its files.</translation>
    </message>
    <message>
        <source>There are no two decks to play with; make some in cardsets/%1/decks.</source>
        <translation>There are no two decks to play with; make some in cardsets/%1/decks.</translation>
    </message>
    <message>
        <source>--scale takes a number from 0.5 to 4, not &quot;%1&quot;.</source>
        <translation>--scale takes a number from 0.5 to 4, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Begin a game at once.</source>
        <translation>Begin a game at once.</translation>
    </message>
    <message>
        <source>The deck of the first player; given twice, also the second&apos;s.</source>
        <translation>The deck of the first player; given twice, also the second&apos;s.</translation>
    </message>
    <message>
        <source>Shuffle in this way.</source>
        <translation>Shuffle in this way.</translation>
    </message>
    <message>
        <source>en or ja.</source>
        <translation>en or ja.</translation>
    </message>
    <message>
        <source>dark or light.</source>
        <translation>dark or light.</translation>
    </message>
    <message>
        <source>Make everything larger, for example 1.5.</source>
        <translation>Make everything larger, for example 1.5.</translation>
    </message>
    <message>
        <source>The size of the window, for example 1280x720.</source>
        <translation>The size of the window, for example 1280x720.</translation>
    </message>
    <message>
        <source>Save a picture of the window with a game and stop.</source>
        <translation>Save a picture of the window with a game and stop.</translation>
    </message>
    <message>
        <source>Let the table play so many turns by itself first, in the way of the seed, and on until something waits that has chosen its targets, or somebody chooses cards in the other&apos;s turn.</source>
        <translation>Let the table play so many turns by itself first, in the way of the seed, and on until something waits that has chosen its targets, or somebody chooses cards in the other&apos;s turn.</translation>
    </message>
    <message>
        <source>A desktop tabletop that knows the rules.</source>
        <translation>A desktop tabletop that knows the rules.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an option; --help lists them.</source>
        <translation>&quot;%1&quot; is not an option; --help lists them.</translation>
    </message>
    <message>
        <source>Two players play, so --deck can be given twice at most.</source>
        <translation>Two players play, so --deck can be given twice at most.</translation>
    </message>
    <message>
        <source>--seed takes a whole number, not &quot;%1&quot;.</source>
        <translation>--seed takes a whole number, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--language takes en or ja, not &quot;%1&quot;.</source>
        <translation>--language takes en or ja, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--theme takes dark or light, not &quot;%1&quot;.</source>
        <translation>--theme takes dark or light, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--size takes width and height, for example 1280x720, not &quot;%1&quot;.</source>
        <translation>--size takes width and height, for example 1280x720, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--turns takes a number from 1 to 200, not &quot;%1&quot;.</source>
        <translation>--turns takes a number from 1 to 200, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The picture could not be written to %1: %2. Name a file in a folder you may write to, ending in .png or .jpg.</source>
        <translation>The picture could not be written to %1: %2. Name a file in a folder you may write to, ending in .png or .jpg.</translation>
    </message>
    <message>
        <source>Open a page of the side panel: guide, log, rules or branches.</source>
        <translation>Open a page of the side panel: guide, log, rules or branches.</translation>
    </message>
    <message>
        <source>--page takes guide, log, rules or branches, not &quot;%1&quot;.</source>
        <translation>--page takes guide, log, rules or branches, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>--deck takes the name of a deck; the decks are: %1.</source>
        <translation>--deck takes the name of a deck; the decks are: %1.</translation>
    </message>
    <message>
        <source>There is no deck &quot;%1&quot;; the decks are: %2.</source>
        <translation>There is no deck &quot;%1&quot;; the decks are: %2.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; the games are: %2.</source>
        <translation>There is no game &quot;%1&quot;; the games are: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Begin where the scenario in this file begins.</source>
        <translation>Begin where the scenario in this file begins.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>As if it had not been begun (Esc)</source>
        <translation>As if it had not been begun (Esc)</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Keep this order</translation>
    </message>
    <message>
        <source>The rest follows as it lies</source>
        <translation>The rest follows as it lies</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Auto-pay</source>
        <translation>Auto-pay</translation>
    </message>
    <message>
        <source>Pays the rest in the way that costs you least</source>
        <translation>Pays the rest in the way that costs you least</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Show my hand</translation>
    </message>
    <message>
        <source>The table is yours until you have answered</source>
        <translation>The table is yours until you have answered</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>I am %1: show my cards</translation>
    </message>
    <message>
        <source>What was answered here; a click goes there</source>
        <translation>What was answered here; a click goes there</translation>
    </message>
    <message>
        <source>Do something else</source>
        <translation>Do something else</translation>
    </message>
    <message>
        <source>As if the card had not been chosen (Esc)</source>
        <translation>As if the card had not been chosen (Esc)</translation>
    </message>
    <message>
        <source>Ask me again</source>
        <translation>Ask me again</translation>
    </message>
    <message>
        <source>Ends what was answered in advance</source>
        <translation>Ends what was answered in advance</translation>
    </message>
    <message>
        <source>Always: %1</source>
        <translation>Always: %1</translation>
    </message>
    <message>
        <source>Only this time</source>
        <translation>Only this time</translation>
    </message>
    <message>
        <source>Always…</source>
        <translation>Always…</translation>
    </message>
    <message>
        <source>The answer you choose then counts whenever this card asks it again in this game</source>
        <translation>The answer you choose then counts whenever this card asks it again in this game</translation>
    </message>
    <message>
        <source>Ask me again from now on</source>
        <translation>Ask me again from now on</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>not: %1</source>
        <translation>not: %1</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>What the window, the cards and the log speak.</source>
        <translation>What the window, the cards and the log speak.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Dark is easy on the eyes in the evening, light in bright rooms.</source>
        <translation>Dark is easy on the eyes in the evening, light in bright rooms.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Size of text</translation>
    </message>
    <message>
        <source>Letters of menus, lists, dialogs and of the panel beside the table. Letters on the table follow the size of the window.</source>
        <translation>Letters of menus, lists, dialogs and of the panel beside the table. Letters on the table follow the size of the window.</translation>
    </message>
    <message>
        <source>Size of cards in lists</source>
        <translation>Size of cards in lists</translation>
    </message>
    <message>
        <source>Cards of piles and decks when they are looked through. On the table they are as large as there is room.</source>
        <translation>Cards of piles and decks when they are looked through. On the table they are as large as there is room.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Small</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Large</translation>
    </message>
    <message>
        <source>Shows the card in large, what waits, the guide, the log and the rules.</source>
        <translation>Shows the card in large, what waits, the guide, the log and the rules.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>How cards come to where they go. With less motion they are there at once, and only turn.</source>
        <translation>How cards come to where they go. With less motion they are there at once, and only turn.</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>All of it</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Less</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Turn the table to who decides</source>
        <translation>Turn the table to who decides</translation>
    </message>
    <message>
        <source>The player who decides always sits at the near edge. Off: the first player does.</source>
        <translation>The player who decides always sits at the near edge. Off: the first player does.</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>Pass by itself</translation>
    </message>
    <message>
        <source>Where nothing can be done but pass, the game goes on without asking, except in the phases chosen under &quot;When to ask&quot;. Off: it asks both players every time.</source>
        <translation>Where nothing can be done but pass, the game goes on without asking, except in the phases chosen under &quot;When to ask&quot;. Off: it asks both players every time.</translation>
    </message>
    <message>
        <source>Ask before a player concedes</source>
        <translation>Ask before a player concedes</translation>
    </message>
    <message>
        <source>The game ends when a player concedes.</source>
        <translation>The game ends when a player concedes.</translation>
    </message>
    <message>
        <source>Ask before a game that was left is deleted</source>
        <translation>Ask before a game that was left is deleted</translation>
    </message>
    <message>
        <source>It can&apos;t be brought back. Games you saved yourself are never deleted.</source>
        <translation>It can&apos;t be brought back. Games you saved yourself are never deleted.</translation>
    </message>
    <message>
        <source>Ask before the window closes on a running game</source>
        <translation>Ask before the window closes on a running game</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>How much it tells: everything, or no phases and nothing of cards that are only turned.</source>
        <translation>How much it tells: everything, or no phases and nothing of cards that are only turned.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Everything</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>What matters</translation>
    </message>
    <message>
        <source>Keep games while they are played</source>
        <translation>Keep games while they are played</translation>
    </message>
    <message>
        <source>After every answer, so that you can go on with a game after a crash or another day. Off: only what you save yourself is kept.</source>
        <translation>After every answer, so that you can go on with a game after a crash or another day. Off: only what you save yourself is kept.</translation>
    </message>
    <message>
        <source>Your cards, decks and pictures</source>
        <translation>Your cards, decks and pictures</translation>
    </message>
    <message>
        <source>Card sets go into cardsets, decks into decks below that, pictures into images.</source>
        <translation>Card sets go into cardsets, decks into decks below that, pictures into images.</translation>
    </message>
    <message>
        <source>Games that are kept</source>
        <translation>Games that are kept</translation>
    </message>
    <message>
        <source>A file for each game that was not played to its end.</source>
        <translation>A file for each game that was not played to its end.</translation>
    </message>
    <message>
        <source>These settings</source>
        <translation>These settings</translation>
    </message>
    <message>
        <source>A text file. Delete it while Takujo is closed, and everything is as on the first day.</source>
        <translation>A text file. Delete it while Takujo is closed, and everything is as on the first day.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Playing</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>What the log tells</source>
        <translation>What the log tells</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Files and folders</translation>
    </message>
    <message>
        <source>Ask before going back over what has been seen</source>
        <translation>Ask before going back over what has been seen</translation>
    </message>
    <message>
        <source>A card that was drawn, a reveal or a shuffle. Off: it is told afterwards.</source>
        <translation>A card that was drawn, a reveal or a shuffle. Off: it is told afterwards.</translation>
    </message>
    <message>
        <source>A game that is kept waits on the start page. About one that is not kept, it always asks.</source>
        <translation>A game that is kept waits on the start page. About one that is not kept, it always asks.</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Side panel</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>How fast what happens is shown. A click or a key skips it.</source>
        <translation>How fast what happens is shown. A click or a key skips it.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Cards, turns, attacks and questions have sounds. What is heard is seen, too: nothing is told by a sound alone.</source>
        <translation>Cards, turns, attacks and questions have sounds. What is heard is seen, too: nothing is told by a sound alone.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>How loud sounds are. A change is heard at once.</source>
        <translation>How loud sounds are. A change is heard at once.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>What it tells beside the table: what can be done now, why, or what the rulebook says.</source>
        <translation>What it tells beside the table: what can be done now, why, or what the rulebook says.</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>What can be done</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>The rulebook</source>
        <translation>The rulebook</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>StandingAnswers</name>
    <message>
        <source>%1 passes until turn %2 ends</source>
        <translation>%1 passes until turn %2 ends</translation>
    </message>
    <message>
        <source>%1 always answers “%2” to %3</source>
        <translation>%1 always answers “%2” to %3</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%1, %n of it</source>
        <translation>
            <numerusform>%1, %n of it</numerusform>
            <numerusform>%1, %n of it</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>today, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>yesterday, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>Goes by itself</source>
        <translation>Goes by itself</translation>
    </message>
    <message>
        <source>Asks in own turns</source>
        <translation>Asks in own turns</translation>
    </message>
    <message>
        <source>Asks in every turn</source>
        <translation>Asks in every turn</translation>
    </message>
</context>
<context>
    <name>TestedList</name>
    <message>
        <source>%1 is in no card set that is read here: take it out, or install its set.</source>
        <translation>%1 is in no card set that is read here: take it out, or install its set.</translation>
    </message>
</context>
<context>
    <name>takujo::ActionPopup</name>
    <message>
        <source>What can be done</source>
        <translation>What can be done</translation>
    </message>
    <message>
        <source>Esc or a click elsewhere: nothing happens</source>
        <translation>Esc or a click elsewhere: nothing happens</translation>
    </message>
</context>
<context>
    <name>takujo::AdviceControl</name>
    <message>
        <source>The computer is thinking about it…</source>
        <translation>The computer is thinking about it…</translation>
    </message>
    <message>
        <source>There is only one answer: “%1”.</source>
        <translation>There is only one answer: “%1”.</translation>
    </message>
    <message>
        <source>I would answer “%1”, and expect to win about %2 of 100 such games.</source>
        <translation>I would answer “%1”, and expect to win about %2 of 100 such games.</translation>
    </message>
    <message>
        <source>Next best: “%1” (%2).</source>
        <comment>an answer, games of 100</comment>
        <translation>Next best: “%1” (%2).</translation>
    </message>
</context>
<context>
    <name>takujo::BranchesPanel</name>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Go to its end</source>
        <translation>Go to its end</translation>
    </message>
    <message>
        <source>Where it parts</source>
        <translation>Where it parts</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Stands where this branch ends (Enter)</source>
        <translation>Stands where this branch ends (Enter)</translation>
    </message>
    <message>
        <source>Stands where this branch leaves the present line; redo goes along it</source>
        <translation>Stands where this branch leaves the present line; redo goes along it</translation>
    </message>
    <message>
        <source>Gives it a name of your own (F2); an empty one takes it away again</source>
        <translation>Gives it a name of your own (F2); an empty one takes it away again</translation>
    </message>
    <message>
        <source>Takes it out of the list and the saved game (Del); it can be brought back</source>
        <translation>Takes it out of the list and the saved game (Del); it can be brought back</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Bring back</translation>
    </message>
    <message>
        <source>You are on this one</source>
        <translation>You are on this one</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo and decide otherwise: both ways stay, and both are listed here, also in a saved game.</source>
        <translation>Undo and decide otherwise: both ways stay, and both are listed here, also in a saved game.</translation>
    </message>
    <message>
        <source>A branch was deleted.</source>
        <translation>A branch was deleted.</translation>
    </message>
</context>
<context>
    <name>takujo::BringControl</name>
    <message>
        <source>Reading was cancelled.</source>
        <translation>Reading was cancelled.</translation>
    </message>
    <message>
        <source>Choose a list of cards</source>
        <translation>Choose a list of cards</translation>
    </message>
    <message>
        <source>Lists of cards</source>
        <translation>Lists of cards</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>All files</translation>
    </message>
    <message>
        <source>Choose a file with the names of the columns</source>
        <translation>Choose a file with the names of the columns</translation>
    </message>
    <message>
        <source>Names of columns</source>
        <translation>Names of columns</translation>
    </message>
    <message>
        <source>The names of columns of %1 are used.</source>
        <translation>The names of columns of %1 are used.</translation>
    </message>
    <message>
        <source>No cards could be read from this list.</source>
        <translation>No cards could be read from this list.</translation>
    </message>
    <message>
        <source>This is remarkable about the list:</source>
        <translation>This is remarkable about the list:</translation>
    </message>
    <message>
        <source>Choose a folder with pictures</source>
        <translation>Choose a folder with pictures</translation>
    </message>
    <message>
        <source>Pictures taken: %1. Cards that had one: %2. Cards without one in this folder: %3.</source>
        <translation>Pictures taken: %1. Cards that had one: %2. Cards without one in this folder: %3.</translation>
    </message>
    <message>
        <source>Pictures that could not be copied: %1.</source>
        <translation>Pictures that could not be copied: %1.</translation>
    </message>
    <message>
        <source>Give the set a name first.</source>
        <translation>Give the set a name first.</translation>
    </message>
    <message>
        <source>There is a set of this name already (%1). Is it to be replaced?</source>
        <translation>There is a set of this name already (%1). Is it to be replaced?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Replace it</translation>
    </message>
    <message>
        <source>The set was not saved.</source>
        <translation>The set was not saved.</translation>
    </message>
    <message>
        <source>Saved as %1: its cards are among all others now.</source>
        <translation>Saved as %1: its cards are among all others now.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with mistakes were left out.</source>
        <translation>
            <numerusform>%n card with mistakes was left out.</numerusform>
            <numerusform>%n cards with mistakes were left out.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are not saved as a set yet. Leave them?</source>
        <translation>These cards are not saved as a set yet. Leave them?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
</context>
<context>
    <name>takujo::BringPage</name>
    <message>
        <source>This card was changed by hand: write the reading into it yourself.</source>
        <translation>This card was changed by hand: write the reading into it yourself.</translation>
    </message>
    <message>
        <source>← Decks</source>
        <translation>← Decks</translation>
    </message>
    <message>
        <source>Bring your cards</source>
        <translation>Bring your cards</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Choose a list…</source>
        <translation>Choose a list…</translation>
    </message>
    <message>
        <source>Names of columns…</source>
        <translation>Names of columns…</translation>
    </message>
    <message>
        <source>A file that says how the list calls its columns, where it uses other names</source>
        <translation>A file that says how the list calls its columns, where it uses other names</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>How much of the list has been read</source>
        <translation>How much of the list has been read</translation>
    </message>
    <message>
        <source>Choose a list of cards: a table (CSV), JSON or YAML, with columns such as number, name, type, cost and text.

You will see card by card what the program understands of it. What it does not understand stays on the card, and players see to it.

Nothing of it leaves this computer.</source>
        <translation>Choose a list of cards: a table (CSV), JSON or YAML, with columns such as number, name, type, cost and text.

You will see card by card what the program understands of it. What it does not understand stays on the card, and players see to it.

Nothing of it leaves this computer.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>How to write it</source>
        <translation>How to write it</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Given</translation>
    </message>
    <message>
        <source>What the program writes</source>
        <translation>What the program writes</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Name of the set</translation>
    </message>
    <message>
        <source>Pictures from a folder…</source>
        <translation>Pictures from a folder…</translation>
    </message>
    <message>
        <source>Files that are called like the numbers of the cards</source>
        <translation>Files that are called like the numbers of the cards</translation>
    </message>
    <message>
        <source>Save as a set</source>
        <translation>Save as a set</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) on the list…</source>
        <translation>
            <numerusform>%n remark on the list…</numerusform>
            <numerusform>%n remarks on the list…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): </source>
        <translation>
            <numerusform>%n card: </numerusform>
            <numerusform>%n cards: </numerusform>
        </translation>
    </message>
    <message>
        <source>%1 understood, %2 in part, %3 not understood</source>
        <translation>%1 understood, %2 in part, %3 not understood</translation>
    </message>
    <message numerus="yes">
        <source>, %n with mistakes</source>
        <translation>
            <numerusform>, %n with mistakes</numerusform>
            <numerusform>, %n with mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::BroughtRows</name>
    <message>
        <source>Which cards</source>
        <translation>Which cards</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>All cards</translation>
    </message>
    <message>
        <source>With mistakes</source>
        <translation>With mistakes</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Not understood</translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation>Understood in part</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Understood</translation>
    </message>
    <message>
        <source>%1 (in part)</source>
        <translation>%1 (in part)</translation>
    </message>
    <message>
        <source>%1 (not understood)</source>
        <translation>%1 (not understood)</translation>
    </message>
    <message>
        <source>%1 (mistake)</source>
        <translation>%1 (mistake)</translation>
    </message>
</context>
<context>
    <name>takujo::CardDisplay</name>
    <message>
        <source>Point at a card to see all of it here.</source>
        <translation>Point at a card to see all of it here.</translation>
    </message>
</context>
<context>
    <name>takujo::CardPicker</name>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>chosen as number %1</source>
        <translation>chosen as number %1</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>can be chosen</translation>
    </message>
    <message>
        <source>cannot be chosen</source>
        <translation>cannot be chosen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be chosen</source>
        <translation>
            <numerusform>%n card can be chosen</numerusform>
            <numerusform>%n cards can be chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::CardRowDelegate</name>
    <message>
        <source>in no card set</source>
        <translation>in no card set</translation>
    </message>
</context>
<context>
    <name>takujo::CardRowModel</name>
    <message>
        <source>No card set that is read here has this card. It stays in the deck until you take it out.</source>
        <translation>No card set that is read here has this card. It stays in the deck until you take it out.</translation>
    </message>
    <message>
        <source>in no card set</source>
        <translation>in no card set</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::CardShelf</name>
    <message>
        <source>Name, text, cost&lt;=3, type:…</source>
        <translation>Name, text, cost&lt;=3, type:…</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Search cards</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Everything that cards can be filtered by</source>
        <translation>Everything that cards can be filtered by</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sort by</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>Backwards</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>Cards found</translation>
    </message>
    <message>
        <source>As in the sets</source>
        <translation>As in the sets</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the condition %1 away</source>
        <translation>Take the condition %1 away</translation>
    </message>
    <message>
        <source>Only these cards</source>
        <translation>Only these cards</translation>
    </message>
</context>
<context>
    <name>takujo::CardState</name>
    <message>
        <source>New this turn</source>
        <translation>New this turn</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>To the front</translation>
    </message>
    <message>
        <source>In a pile this is its top (Home with Ctrl)</source>
        <translation>In a pile this is its top (Home with Ctrl)</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Take away</translation>
    </message>
    <message>
        <source>Takes the card out of the position (Del)</source>
        <translation>Takes the card out of the position (Del)</translation>
    </message>
    <message>
        <source>Under the card before it</source>
        <translation>Under the card before it</translation>
    </message>
    <message>
        <source>The two become one object (U)</source>
        <translation>The two become one object (U)</translation>
    </message>
    <message>
        <source>Take out what is under it</source>
        <translation>Take out what is under it</translation>
    </message>
    <message>
        <source>%1 counters</source>
        <translation>%1 counters</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Owner</translation>
    </message>
</context>
<context>
    <name>takujo::CardTexts</name>
    <message>
        <source>Understood</source>
        <translation>Understood</translation>
    </message>
    <message>
        <source>Can be understood in several ways:</source>
        <translation>Can be understood in several ways:</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Take this one</translation>
    </message>
    <message>
        <source>Not understood: nothing enforces it</source>
        <translation>Not understood: nothing enforces it</translation>
    </message>
    <message>
        <source>This card has no text.</source>
        <translation>This card has no text.</translation>
    </message>
    <message>
        <source>The script has a mistake.</source>
        <translation>The script has a mistake.</translation>
    </message>
    <message>
        <source>This card does nothing.</source>
        <translation>This card does nothing.</translation>
    </message>
</context>
<context>
    <name>takujo::CardUses</name>
    <message>
        <source>Ability %1</source>
        <translation>Ability %1</translation>
    </message>
    <message>
        <source>Used: %1</source>
        <translation>Used: %1</translation>
    </message>
</context>
<context>
    <name>takujo::ClockControl</name>
    <message>
        <source>Time is up for %1. The game goes on.</source>
        <translation>Time is up for %1. The game goes on.</translation>
    </message>
</context>
<context>
    <name>takujo::ColourChoice</name>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Crimson</source>
        <translation>Crimson</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Amber</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Teal</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Colour of player %1</translation>
    </message>
    <message>
        <source>%1 for player %2</source>
        <translation>%1 for player %2</translation>
    </message>
</context>
<context>
    <name>takujo::CommandSet</name>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>Choose a game and decks</source>
        <translation>Choose a game and decks</translation>
    </message>
    <message>
        <source>%1 concedes…</source>
        <translation>%1 concedes…</translation>
    </message>
    <message>
        <source>This player gives up</source>
        <translation>This player gives up</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Close the window</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Back to the decision before</source>
        <translation>Back to the decision before</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Forward to the decision after</source>
        <translation>Forward to the decision after</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>All decisions so far; go back to any of them</source>
        <translation>All decisions so far; go back to any of them</translation>
    </message>
    <message>
        <source>Act with this card</source>
        <translation>Act with this card</translation>
    </message>
    <message>
        <source>What a click on it would do</source>
        <translation>What a click on it would do</translation>
    </message>
    <message>
        <source>Press the highlighted button</source>
        <translation>Press the highlighted button</translation>
    </message>
    <message>
        <source>The one that ends the question</source>
        <translation>The one that ends the question</translation>
    </message>
    <message>
        <source>Pass, or be done</source>
        <translation>Pass, or be done</translation>
    </message>
    <message>
        <source>Auto-pay</source>
        <translation>Auto-pay</translation>
    </message>
    <message>
        <source>Lets the table choose what to pay with</source>
        <translation>Lets the table choose what to pay with</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Keep this order</translation>
    </message>
    <message>
        <source>The rest follows as it lies</source>
        <translation>The rest follows as it lies</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Puts the card back; as if the action had not been begun</source>
        <translation>Puts the card back; as if the action had not been begun</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>To the card on the left</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>To the card on the right</translation>
    </message>
    <message>
        <source>To the card above</source>
        <translation>To the card above</translation>
    </message>
    <message>
        <source>To the card below</source>
        <translation>To the card below</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>What has happened</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Side panel</translation>
    </message>
    <message>
        <source>Shows or hides what is beside the table</source>
        <translation>Shows or hides what is beside the table</translation>
    </message>
    <message>
        <source>Turn the table to who decides</source>
        <translation>Turn the table to who decides</translation>
    </message>
    <message>
        <source>The player who decides always sits at the near edge</source>
        <translation>The player who decides always sits at the near edge</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Cards move</translation>
    </message>
    <message>
        <source>Off: cards are at once where they go</source>
        <translation>Off: cards are at once where they go</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Everything the window can do</source>
        <translation>Everything the window can do</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Keys…</translation>
    </message>
    <message>
        <source>All keys in one list</source>
        <translation>All keys in one list</translation>
    </message>
    <message>
        <source>About Takujo…</source>
        <translation>About Takujo…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>When to ask…</source>
        <translation>When to ask…</translation>
    </message>
    <message>
        <source>The phases in which players are asked although they can only pass</source>
        <translation>The phases in which players are asked although they can only pass</translation>
    </message>
    <message>
        <source>Goes on without doing or choosing anything more</source>
        <translation>Goes on without doing or choosing anything more</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>Choose nothing</translation>
    </message>
    <message>
        <source>Goes on without any of what is offered</source>
        <translation>Goes on without any of what is offered</translation>
    </message>
    <message>
        <source>Open saved game…</source>
        <translation>Open saved game…</translation>
    </message>
    <message>
        <source>Goes on with a game from a file</source>
        <translation>Goes on with a game from a file</translation>
    </message>
    <message>
        <source>Save game…</source>
        <translation>Save game…</translation>
    </message>
    <message>
        <source>Writes the game into a file, with all that was tried</source>
        <translation>Writes the game into a file, with all that was tried</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Menu key</translation>
    </message>
    <message>
        <source>To the first card of this place</source>
        <translation>To the first card of this place</translation>
    </message>
    <message>
        <source>To the last card of this place</source>
        <translation>To the last card of this place</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>To your hand</translation>
    </message>
    <message>
        <source>To the other player&apos;s hand</source>
        <translation>To the other player&apos;s hand</translation>
    </message>
    <message>
        <source>To your cards in play</source>
        <translation>To your cards in play</translation>
    </message>
    <message>
        <source>To the other player&apos;s cards in play</source>
        <translation>To the other player&apos;s cards in play</translation>
    </message>
    <message>
        <source>To your piles, one after the other</source>
        <translation>To your piles, one after the other</translation>
    </message>
    <message>
        <source>To the other player&apos;s piles, one after the other</source>
        <translation>To the other player&apos;s piles, one after the other</translation>
    </message>
    <message>
        <source>To what waits to be resolved</source>
        <translation>To what waits to be resolved</translation>
    </message>
    <message>
        <source>To the question and its buttons</source>
        <translation>To the question and its buttons</translation>
    </message>
    <message>
        <source>Says the question once more</source>
        <translation>Says the question once more</translation>
    </message>
    <message>
        <source>To the text of this card</source>
        <translation>To the text of this card</translation>
    </message>
    <message>
        <source>Say what can be done with this card, or why nothing</source>
        <translation>Say what can be done with this card, or why nothing</translation>
    </message>
    <message>
        <source>Menu of this card</source>
        <translation>Menu of this card</translation>
    </message>
    <message>
        <source>To the next card that can be used, and on to the buttons</source>
        <translation>To the next card that can be used, and on to the buttons</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>To the next part of the window</translation>
    </message>
    <message>
        <source>To the previous part of the window</source>
        <translation>To the previous part of the window</translation>
    </message>
    <message>
        <source>Hold to see the first player&apos;s hand</source>
        <translation>Hold to see the first player&apos;s hand</translation>
    </message>
    <message>
        <source>Hold to see the second player&apos;s hand</source>
        <translation>Hold to see the second player&apos;s hand</translation>
    </message>
    <message>
        <source>One person plays both sides</source>
        <translation>One person plays both sides</translation>
    </message>
    <message>
        <source>Two people, hidden hands</source>
        <translation>Two people, hidden hands</translation>
    </message>
    <message>
        <source>Two people, handing over between turns</source>
        <translation>Two people, handing over between turns</translation>
    </message>
    <message>
        <source>The table turns to whoever is asked and shows their hand</source>
        <translation>The table turns to whoever is asked and shows their hand</translation>
    </message>
    <message>
        <source>The table is handed over whenever the other player is asked</source>
        <translation>The table is handed over whenever the other player is asked</translation>
    </message>
    <message>
        <source>Within a turn the other player answers with both hands face down</source>
        <translation>Within a turn the other player answers with both hands face down</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Settings…</translation>
    </message>
    <message>
        <source>Everything that can be chosen, with a search</source>
        <translation>Everything that can be chosen, with a search</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>Help…</translation>
    </message>
    <message>
        <source>Tells about the part of the window where you are</source>
        <translation>Tells about the part of the window where you are</translation>
    </message>
    <message>
        <source>Watch a saved game…</source>
        <translation>Watch a saved game…</translation>
    </message>
    <message>
        <source>Plays a game from a file once more before your eyes; the file stays as it is</source>
        <translation>Plays a game from a file once more before your eyes; the file stays as it is</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Watch this game</translation>
    </message>
    <message>
        <source>Goes through what has been played so far, without changing it</source>
        <translation>Goes through what has been played so far, without changing it</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Everything that was tried: go there, name it, delete it</source>
        <translation>Everything that was tried: go there, name it, delete it</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>Play, or pause</translation>
    </message>
    <message>
        <source>One answer forward</source>
        <translation>One answer forward</translation>
    </message>
    <message>
        <source>One answer back</source>
        <translation>One answer back</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>To the next turn</translation>
    </message>
    <message>
        <source>To the beginning of the turn, or the turn before</source>
        <translation>To the beginning of the turn, or the turn before</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>To the beginning</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Faster</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Slower</translation>
    </message>
    <message>
        <source>Choose a turn</source>
        <translation>Choose a turn</translation>
    </message>
    <message>
        <source>Choose a branch</source>
        <translation>Choose a branch</translation>
    </message>
    <message>
        <source>See with other eyes</source>
        <translation>See with other eyes</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Leaves the recording and plays; what comes is a branch of its own</source>
        <translation>Leaves the recording and plays; what comes is a branch of its own</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Stop watching</translation>
    </message>
    <message>
        <source>Watching a game</source>
        <translation>Watching a game</translation>
    </message>
    <message>
        <source>Erase a digit</source>
        <translation>Erase a digit</translation>
    </message>
    <message>
        <source>Press the button of that place, or answer with that number (longer ones by Enter)</source>
        <translation>Press the button of that place, or answer with that number (longer ones by Enter)</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>From card to card</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>A hint</translation>
    </message>
    <message>
        <source>In the help: back to the page before</source>
        <translation>In the help: back to the page before</translation>
    </message>
    <message>
        <source>In the help: forward again</source>
        <translation>In the help: forward again</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>In a lesson</translation>
    </message>
    <message>
        <source>Pass until the turn ends</source>
        <translation>Pass until the turn ends</translation>
    </message>
    <message>
        <source>Stops for any question, for an attack, and for what the other player uses</source>
        <translation>Stops for any question, for an attack, and for what the other player uses</translation>
    </message>
    <message>
        <source>Ask before going back over what has been seen</source>
        <translation>Ask before going back over what has been seen</translation>
    </message>
    <message>
        <source>Over a draw, a reveal or a shuffle; off: it is told afterwards</source>
        <translation>Over a draw, a reveal or a shuffle; off: it is told afterwards</translation>
    </message>
    <message>
        <source>Against the computer: easy</source>
        <translation>Against the computer: easy</translation>
    </message>
    <message>
        <source>The computer plays the other side, and answers as chance has it</source>
        <translation>The computer plays the other side, and answers as chance has it</translation>
    </message>
    <message>
        <source>Against the computer: medium</source>
        <translation>Against the computer: medium</translation>
    </message>
    <message>
        <source>The computer plays the other side, and looks one answer ahead</source>
        <translation>The computer plays the other side, and looks one answer ahead</translation>
    </message>
    <message>
        <source>Against the computer: strong</source>
        <translation>Against the computer: strong</translation>
    </message>
    <message>
        <source>The computer plays the other side, and thinks through what may follow</source>
        <translation>The computer plays the other side, and thinks through what may follow</translation>
    </message>
    <message>
        <source>What would the computer do?</source>
        <translation>What would the computer do?</translation>
    </message>
    <message>
        <source>The computer says what it would answer in your place</source>
        <translation>The computer says what it would answer in your place</translation>
    </message>
    <message>
        <source>Take over as a position…</source>
        <translation>Take over as a position…</translation>
    </message>
    <message>
        <source>Opens this moment as a position that can be changed; the game stays as it is</source>
        <translation>Opens this moment as a position that can be changed; the game stays as it is</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Off: nothing is heard; everything is seen all the same</source>
        <translation>Off: nothing is heard; everything is seen all the same</translation>
    </message>
    <message>
        <source>Rules and films…</source>
        <translation>Rules and films…</translation>
    </message>
    <message>
        <source>Every rule of a game, with films that show it</source>
        <translation>Every rule of a game, with films that show it</translation>
    </message>
    <message>
        <source>Guide: what can I do?</source>
        <translation>Guide: what can I do?</translation>
    </message>
    <message>
        <source>Everything that can be done now, and what waits</source>
        <translation>Everything that can be done now, and what waits</translation>
    </message>
    <message>
        <source>Guide: why?</source>
        <translation>Guide: why?</translation>
    </message>
    <message>
        <source>Why the card under the pointer can be used or can&apos;t, and why this is asked now</source>
        <translation>Why the card under the pointer can be used or can&apos;t, and why this is asked now</translation>
    </message>
    <message>
        <source>Guide: the rulebook</source>
        <translation>Guide: the rulebook</translation>
    </message>
    <message>
        <source>The rules that govern the moment, and where we are in them</source>
        <translation>The rules that govern the moment, and where we are in them</translation>
    </message>
    <message>
        <source>Light up what the lesson means</source>
        <translation>Light up what the lesson means</translation>
    </message>
    <message>
        <source>Read again what the lesson said before</source>
        <translation>Read again what the lesson said before</translation>
    </message>
    <message>
        <source>What the lesson says next, or the next chapter once this one is done</source>
        <translation>What the lesson says next, or the next chapter once this one is done</translation>
    </message>
    <message>
        <source>What can be done now, why, and what the rulebook says</source>
        <translation>What can be done now, why, and what the rulebook says</translation>
    </message>
    <message>
        <source>Bring your cards…</source>
        <translation>Bring your cards…</translation>
    </message>
    <message>
        <source>Reads a list of cards and makes a set of it; the game stays as it is</source>
        <translation>Reads a list of cards and makes a set of it; the game stays as it is</translation>
    </message>
</context>
<context>
    <name>takujo::DeckChoice</name>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Deck of player %1</source>
        <translation>Deck of player %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>There is no deck to play with.</source>
        <translation>There is no deck to play with.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its cards cannot be found.</source>
        <translation>
            <numerusform>%n of its cards cannot be found.</numerusform>
            <numerusform>%n of its cards cannot be found.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>The computer</translation>
    </message>
</context>
<context>
    <name>takujo::DeckComparison</name>
    <message>
        <source>This deck, as it is saved</source>
        <translation>This deck, as it is saved</translation>
    </message>
    <message>
        <source>This deck, as it was opened</source>
        <translation>This deck, as it was opened</translation>
    </message>
    <message>
        <source>Compare decks</source>
        <translation>Compare decks</translation>
    </message>
    <message>
        <source>Compare this deck with</source>
        <translation>Compare this deck with</translation>
    </message>
    <message>
        <source>Cards of both decks</source>
        <translation>Cards of both decks</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>This deck</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>The other</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card, part of the deck</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 in this deck, %3 in the other</source>
        <translation>%1: %2 in this deck, %3 in the other</translation>
    </message>
    <message>
        <source>There is no other deck of this game yet.</source>
        <translation>There is no other deck of this game yet.</translation>
    </message>
    <message numerus="yes">
        <source>Only in this deck: %n card(s)</source>
        <translation>
            <numerusform>Only in this deck: %n card</numerusform>
            <numerusform>Only in this deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in the other: %n card(s)</source>
        <translation>
            <numerusform>Only in the other: %n card</numerusform>
            <numerusform>Only in the other: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In different numbers: %n card(s)</source>
        <translation>
            <numerusform>In different numbers: %n card</numerusform>
            <numerusform>In different numbers: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same in both: %n card(s)</source>
        <translation>
            <numerusform>The same in both: %n card</numerusform>
            <numerusform>The same in both: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Both decks have the same cards.</source>
        <translation>Both decks have the same cards.</translation>
    </message>
    <message>
        <source>%1 (%2 %3)</source>
        <comment>card, word for its cost, cost</comment>
        <translation>%1 (%2 %3)</translation>
    </message>
</context>
<context>
    <name>takujo::DeckHealth</name>
    <message>
        <source>Show the card</source>
        <translation>Show the card</translation>
    </message>
    <message>
        <source>Legal in %1</source>
        <translation>Legal in %1</translation>
    </message>
    <message>
        <source>Not legal in %1</source>
        <translation>Not legal in %1</translation>
    </message>
    <message>
        <source>%1 is in no card set that is read here: take it out, or install its set.</source>
        <translation>%1 is in no card set that is read here: take it out, or install its set.</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Show the cards</translation>
    </message>
    <message>
        <source>Show cards for it</source>
        <translation>Show cards for it</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this deck have texts that the program does not know. It does not enforce them; players see to them.</source>
        <translation>
            <numerusform>%n card of this deck has texts that the program does not know. It does not enforce them; players see to them.</numerusform>
            <numerusform>%n cards of this deck have texts that the program does not know. It does not enforce them; players see to them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::DeckNotes</name>
    <message>
        <source>Since it was saved</source>
        <translation>Since it was saved</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>What you want to remember about this deck</source>
        <translation>What you want to remember about this deck</translation>
    </message>
</context>
<context>
    <name>takujo::DeckPage</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation>Play this deck</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Open folder</translation>
    </message>
    <message>
        <source>Read the files again</source>
        <translation>Read the files again</translation>
    </message>
    <message>
        <source>After you have changed cards or decks</source>
        <translation>After you have changed cards or decks</translation>
    </message>
    <message>
        <source>%1, legal</source>
        <translation>%1, legal</translation>
    </message>
    <message>
        <source>%1, not legal</source>
        <translation>%1, not legal</translation>
    </message>
    <message>
        <source>%1, a file with mistakes</source>
        <translation>%1, a file with mistakes</translation>
    </message>
    <message>
        <source>No deck was found</source>
        <translation>No deck was found</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>yours</translation>
    </message>
    <message>
        <source>part of Takujo</source>
        <translation>part of Takujo</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Legal in %1</source>
        <translation>Legal in %1</translation>
    </message>
    <message>
        <source>Not legal in %1</source>
        <translation>Not legal in %1</translation>
    </message>
    <message>
        <source>Cards of %1</source>
        <translation>Cards of %1</translation>
    </message>
    <message>
        <source>⚠ This file has mistakes, and what is wrong in it is not played. The file itself stays as it is. Mend it, then press &quot;Read the files again&quot;.</source>
        <translation>⚠ This file has mistakes, and what is wrong in it is not played. The file itself stays as it is. Mend it, then press &quot;Read the files again&quot;.</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Line %1, column %2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Delete…</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>New deck</translation>
    </message>
    <message>
        <source>%1, a draft</source>
        <translation>%1, a draft</translation>
    </message>
    <message>
        <source>Delete the deck “%1”?</source>
        <translation>Delete the deck “%1”?</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Delete it</translation>
    </message>
    <message>
        <source>The deck could not be deleted.</source>
        <translation>The deck could not be deleted.</translation>
    </message>
    <message>
        <source>Its file is %1: see whether you may change that folder.</source>
        <translation>Its file is %1: see whether you may change that folder.</translation>
    </message>
    <message>
        <source>a draft</source>
        <translation>a draft</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Go on with it</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>Edit a copy</translation>
    </message>
    <message>
        <source>Test this deck</source>
        <translation>Test this deck</translation>
    </message>
    <message>
        <source>The computer plays it against others and tells what it is worth</source>
        <translation>The computer plays it against others and tells what it is worth</translation>
    </message>
    <message>
        <source>Bring your cards…</source>
        <translation>Bring your cards…</translation>
    </message>
</context>
<context>
    <name>takujo::DeckPlots</name>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>What the deck is made of</source>
        <translation>What the deck is made of</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <comment>value: cards of this deck and of the other</comment>
        <translation>%1: %2 and %3</translation>
    </message>
    <message>
        <source>What both decks are made of</source>
        <translation>What both decks are made of</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>The other</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>This deck</translation>
    </message>
</context>
<context>
    <name>takujo::DeckSheet</name>
    <message>
        <source>Name of the deck</source>
        <translation>Name of the deck</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Cards of the deck</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of a deck, cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In no card set</source>
        <translation>In no card set</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards yet. The + beside a card on the left puts it in.</source>
        <translation>No cards yet. The + beside a card on the left puts it in.</translation>
    </message>
</context>
<context>
    <name>takujo::EarlierTests</name>
    <message>
        <source>Earlier tests</source>
        <translation>Earlier tests</translation>
    </message>
    <message>
        <source>None yet: each test is kept here.</source>
        <translation>None yet: each test is kept here.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Delete…</translation>
    </message>
    <message>
        <source>This file is damaged; opening it tells what is wrong.</source>
        <translation>This file is damaged; opening it tells what is wrong.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>This test can&apos;t be read. The file itself stays as it is.</source>
        <translation>This test can&apos;t be read. The file itself stays as it is.</translation>
    </message>
    <message>
        <source>Delete the test “%1”?</source>
        <translation>Delete the test “%1”?</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Delete it</translation>
    </message>
    <message>
        <source>The test could not be deleted.</source>
        <translation>The test could not be deleted.</translation>
    </message>
    <message>
        <source>Its file is %1: see whether you may change that folder.</source>
        <translation>Its file is %1: see whether you may change that folder.</translation>
    </message>
</context>
<context>
    <name>takujo::FilmPanel</name>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>In English: %1</source>
        <comment>a title</comment>
        <translation>In English: %1</translation>
    </message>
</context>
<context>
    <name>takujo::FindingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Takujo</source>
        <translation>Takujo</translation>
    </message>
</context>
<context>
    <name>takujo::GameControl</name>
    <message>
        <source>This game could not be begun.</source>
        <translation>This game could not be begun.</translation>
    </message>
    <message>
        <source>The program has a mistake: %1. Please report it, with both decks and the seed %2. With another seed or other decks, a game can be begun.</source>
        <translation>The program has a mistake: %1. Please report it, with both decks and the seed %2. With another seed or other decks, a game can be begun.</translation>
    </message>
    <message>
        <source>This game is being played in another window, too.</source>
        <translation>This game is being played in another window, too.</translation>
    </message>
    <message>
        <source>The other window keeps it. Here it goes on as a game of its own, kept beside the other, so nothing is lost. If you want only one of them, leave the other and delete it on the start page.</source>
        <translation>The other window keeps it. Here it goes on as a game of its own, kept beside the other, so nothing is lost. If you want only one of them, leave the other and delete it on the start page.</translation>
    </message>
    <message>
        <source>The game could not be kept. It goes on; save it somewhere else.</source>
        <translation>The game could not be kept. It goes on; save it somewhere else.</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Save game</translation>
    </message>
    <message>
        <source>%1 turn %2</source>
        <comment>name of a file: date, number</comment>
        <translation>%1 turn %2</translation>
    </message>
    <message>
        <source>The game was not saved.</source>
        <translation>The game was not saved.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Saved as %1.</translation>
    </message>
    <message>
        <source>This answer could not be carried out.</source>
        <translation>This answer could not be carried out.</translation>
    </message>
    <message>
        <source>Something in the window went wrong.</source>
        <translation>Something in the window went wrong.</translation>
    </message>
    <message>
        <source>This position can&apos;t be played on.</source>
        <translation>This position can&apos;t be played on.</translation>
    </message>
    <message>
        <source>This game can&apos;t be kept or saved: a file can&apos;t say what its cards are.</source>
        <translation>This game can&apos;t be kept or saved: a file can&apos;t say what its cards are.</translation>
    </message>
</context>
<context>
    <name>takujo::GameEntry</name>
    <message>
        <source>Before the first turn</source>
        <translation>Before the first turn</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>over</source>
        <translation>over</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 decides</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>A game</translation>
    </message>
    <message>
        <source>%1&apos;s deck</source>
        <translation>%1&apos;s deck</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two decks</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>✕ no longer in %1</source>
        <translation>✕ no longer in %1</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Go on: %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Open %1</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Delete this game</translation>
    </message>
    <message>
        <source>Take it off the list</source>
        <translation>Take it off the list</translation>
    </message>
    <message>
        <source>over; watch it again</source>
        <translation>over; watch it again</translation>
    </message>
    <message>
        <source>Look again: %1</source>
        <translation>Look again: %1</translation>
    </message>
    <message>
        <source>Press it to see why, and what to do.</source>
        <translation>Press it to see why, and what to do.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <translation>%1 can&apos;t be read</translation>
    </message>
    <message>
        <source>See why: %1</source>
        <translation>See why: %1</translation>
    </message>
    <message>
        <source>A game from a position</source>
        <translation>A game from a position</translation>
    </message>
</context>
<context>
    <name>takujo::GameKeys</name>
    <message>
        <source>No effect waits here.</source>
        <translation>No effect waits here.</translation>
    </message>
</context>
<context>
    <name>takujo::GameOptions</name>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minute each</numerusform>
            <numerusform>%n minutes each</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>Clock: %1</source>
        <translation>Clock: %1</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Less</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>More…</translation>
    </message>
    <message>
        <source>What a game is seldom begun with: another format, a seed of one&apos;s own, a clock</source>
        <translation>What a game is seldom begun with: another format, a seed of one&apos;s own, a clock</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed shuffles the same way</source>
        <translation>The same seed shuffles the same way</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Another seed</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>It runs for whoever decides. When the time is up, it says so; the game goes on.</source>
        <translation>It runs for whoever decides. When the time is up, it says so; the game goes on.</translation>
    </message>
    <message>
        <source>Colours fit the decks</source>
        <translation>Colours fit the decks</translation>
    </message>
    <message>
        <source>Each player takes the colour of most cards in the deck</source>
        <translation>Each player takes the colour of most cards in the deck</translation>
    </message>
</context>
<context>
    <name>takujo::GamePage</name>
    <message>
        <source>Nobody may look through these cards.</source>
        <translation>Nobody may look through these cards.</translation>
    </message>
    <message>
        <source>Nothing is final yet; you may take it back.</source>
        <translation>Nothing is final yet; you may take it back.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to do with this card now.</source>
        <translation>There is nothing to do with this card now.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Click it to choose it.</source>
        <translation>Click it to choose it.</translation>
    </message>
    <message>
        <source>Let go of it on a lit place: %1.</source>
        <translation>Let go of it on a lit place: %1.</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Show the cards</translation>
    </message>
    <message>
        <source>Possible now: %1</source>
        <translation>Possible now: %1</translation>
    </message>
    <message>
        <source>This is the hand of %1.</source>
        <translation>This is the hand of %1.</translation>
    </message>
    <message>
        <source>Let go to hide it.</source>
        <translation>Let go to hide it.</translation>
    </message>
    <message>
        <source>Both hands lie face down.</source>
        <translation>Both hands lie face down.</translation>
    </message>
    <message>
        <source>It is up to %1 now.</source>
        <translation>It is up to %1 now.</translation>
    </message>
    <message>
        <source>Gives up %1</source>
        <translation>Gives up %1</translation>
    </message>
    <message>
        <source>Spends: %1 %2</source>
        <comment>what is counted, amount</comment>
        <translation>Spends: %1 %2</translation>
    </message>
    <message>
        <source>Chooses %1</source>
        <translation>Chooses %1</translation>
    </message>
    <message>
        <source>Go on to the %1</source>
        <comment>a phase</comment>
        <translation>Go on to the %1</translation>
    </message>
    <message>
        <source>Answer what is asked first. %1</source>
        <comment>the reason</comment>
        <translation>Answer what is asked first. %1</translation>
    </message>
    <message>
        <source>It stops for every question, for an attack on %1, and for what the other player uses.</source>
        <translation>It stops for every question, for an attack on %1, and for what the other player uses.</translation>
    </message>
    <message>
        <source>Passing until the turn ends has stopped here; pass, and it goes on.</source>
        <translation>Passing until the turn ends has stopped here; pass, and it goes on.</translation>
    </message>
    <message>
        <source>You may take it back until the last card is chosen.</source>
        <translation>You may take it back until the last card is chosen.</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>Once a turn</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 is thinking…</translation>
    </message>
    <message>
        <source>You pass until the turn ends; answer this, and it goes on.</source>
        <translation>You pass until the turn ends; answer this, and it goes on.</translation>
    </message>
</context>
<context>
    <name>takujo::GamesOnOffer</name>
    <message>
        <source>Some files could not be read. What is in order can be played.</source>
        <translation>Some files could not be read. What is in order can be played.</translation>
    </message>
    <message>
        <source>Files with mistakes</source>
        <translation>Files with mistakes</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened. It stays as it is.</source>
        <translation>This game can&apos;t be opened. It stays as it is.</translation>
    </message>
</context>
<context>
    <name>takujo::GuidePanel</name>
    <message>
        <source>Where we are</source>
        <translation>Where we are</translation>
    </message>
    <message>
        <source>There is nothing that could be done with it now.</source>
        <translation>There is nothing that could be done with it now.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Passed by itself: %1</source>
        <translation>Passed by itself: %1</translation>
    </message>
    <message>
        <source>%1 (turn %2, %3)</source>
        <comment>who passed by itself, and in which phase</comment>
        <translation>%1 (turn %2, %3)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>It is up to %1 now.</source>
        <translation>It is up to %1 now.</translation>
    </message>
    <message>
        <source>%1 can do this now:</source>
        <translation>%1 can do this now:</translation>
    </message>
    <message>
        <source>Without a card</source>
        <translation>Without a card</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a zone and its player</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>What waits, the next one first</source>
        <translation>What waits, the next one first</translation>
    </message>
    <message>
        <source>Point at a card to read what can be done with it, and why.</source>
        <translation>Point at a card to read what can be done with it, and why.</translation>
    </message>
    <message>
        <source>The question allows it.</source>
        <translation>The question allows it.</translation>
    </message>
    <message>
        <source>Allowed by</source>
        <translation>Allowed by</translation>
    </message>
    <message>
        <source>Why it is over</source>
        <translation>Why it is over</translation>
    </message>
    <message>
        <source>Why this is asked now</source>
        <translation>Why this is asked now</translation>
    </message>
</context>
<context>
    <name>takujo::GuideSwitch</name>
    <message>
        <source>What can I do?</source>
        <translation>What can I do?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>The rulebook</source>
        <translation>The rulebook</translation>
    </message>
    <message>
        <source>How much the guide tells</source>
        <translation>How much the guide tells</translation>
    </message>
</context>
<context>
    <name>takujo::HandList</name>
    <message>
        <source>%1, goes back</source>
        <translation>%1, goes back</translation>
    </message>
</context>
<context>
    <name>takujo::HandOverScreen</name>
    <message>
        <source>Both hands lie face down until the button is pressed.</source>
        <translation>Both hands lie face down until the button is pressed.</translation>
    </message>
    <message>
        <source>What has happened meanwhile</source>
        <translation>What has happened meanwhile</translation>
    </message>
    <message>
        <source>Hand the table to %1</source>
        <translation>Hand the table to %1</translation>
    </message>
    <message>
        <source>To look at your own hand, hold F2 (%1) or F3 (%2).</source>
        <translation>To look at your own hand, hold F2 (%1) or F3 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s), in the log</source>
        <translation>
            <numerusform>… and %n more line, in the log</numerusform>
            <numerusform>… and %n more lines, in the log</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::HeaderBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>Answered in advance: %1</source>
        <translation>Answered in advance: %1</translation>
    </message>
    <message>
        <source>Press it to see these answers and to end them.</source>
        <translation>Press it to see these answers and to end them.</translation>
    </message>
    <message>
        <source>Games won since these two began</source>
        <translation>Games won since these two began</translation>
    </message>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Clock of %1: %2</translation>
    </message>
</context>
<context>
    <name>takujo::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Search the help</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>No page matches.</source>
        <translation>No page matches.</translation>
    </message>
    <message>
        <source>Back (Alt+←)</source>
        <translation>Back (Alt+←)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward (Alt+→)</source>
        <translation>Forward (Alt+→)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>No program to show this file with was found. The file is %1.</source>
        <translation>No program to show this file with was found. The file is %1.</translation>
    </message>
    <message>
        <source>The file %1 is missing. Install Takujo again.</source>
        <translation>The file %1 is missing. Install Takujo again.</translation>
    </message>
    <message>
        <source>This can be used while a game is played.</source>
        <translation>This can be used while a game is played.</translation>
    </message>
</context>
<context>
    <name>takujo::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Before the first turn</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Where it stands</translation>
    </message>
    <message>
        <source>Choose a decision to go back to it. What came after stays: redo goes forward again, and after another decision it is a branch.</source>
        <translation>Choose a decision to go back to it. What came after stays: redo goes forward again, and after another decision it is a branch.</translation>
    </message>
</context>
<context>
    <name>takujo::LessonControl</name>
    <message>
        <source>This chapter can&apos;t be begun: its file is not in order. takujo-cli lint says more.</source>
        <translation>This chapter can&apos;t be begun: its file is not in order. takujo-cli lint says more.</translation>
    </message>
</context>
<context>
    <name>takujo::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>Learn a game by playing it, a step at a time.</source>
        <translation>Learn a game by playing it, a step at a time.</translation>
    </message>
</context>
<context>
    <name>takujo::LessonPanel</name>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Begin this chapter again</source>
        <translation>Begin this chapter again</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>All chapters</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>Chapter %1 of %2</source>
        <translation>Chapter %1 of %2</translation>
    </message>
    <message>
        <source>The turn is over that this chapter is about.</source>
        <translation>The turn is over that this chapter is about.</translation>
    </message>
    <message>
        <source>The game has ended another way.</source>
        <translation>The game has ended another way.</translation>
    </message>
    <message>
        <source>From here this chapter can&apos;t be finished. Undo, or begin it again; nothing is lost.</source>
        <translation>From here this chapter can&apos;t be finished. Undo, or begin it again; nothing is lost.</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Rules:</translation>
    </message>
</context>
<context>
    <name>takujo::LessonSheet</name>
    <message>
        <source>Once more</source>
        <translation>Once more</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Go on: %1</translation>
    </message>
    <message>
        <source>You have done all of it.</source>
        <translation>You have done all of it.</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n chapter</numerusform>
            <numerusform>%n chapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chapter(s) done</source>
        <translation>
            <numerusform>%1 of %n chapter done</numerusform>
            <numerusform>%1 of %n chapters done</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, done</translation>
    </message>
</context>
<context>
    <name>takujo::LessonWords</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Begin again</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>What the lesson said before</source>
        <translation>What the lesson said before</translation>
    </message>
    <message>
        <source>Lights up what is meant</source>
        <translation>Lights up what is meant</translation>
    </message>
    <message>
        <source>Says a little more about what to do</source>
        <translation>Says a little more about what to do</translation>
    </message>
    <message>
        <source>There are no more hints for this one</source>
        <translation>There are no more hints for this one</translation>
    </message>
    <message>
        <source>What it says next</source>
        <translation>What it says next</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Back to the start page</translation>
    </message>
    <message>
        <source>The next chapter</source>
        <translation>The next chapter</translation>
    </message>
    <message>
        <source>Begin this chapter again</source>
        <translation>Begin this chapter again</translation>
    </message>
    <message>
        <source>Back to the start page; the chapters you have done stay done</source>
        <translation>Back to the start page; the chapters you have done stay done</translation>
    </message>
    <message>
        <source>The turn is over that this chapter is about.</source>
        <translation>The turn is over that this chapter is about.</translation>
    </message>
    <message>
        <source>The game has ended another way.</source>
        <translation>The game has ended another way.</translation>
    </message>
    <message>
        <source>From here this chapter can&apos;t be finished. Undo, or begin it again; nothing is lost.</source>
        <translation>From here this chapter can&apos;t be finished. Undo, or begin it again; nothing is lost.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of a lesson</comment>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>takujo::LineDialog</name>
    <message>
        <source>A game could not go on: %1</source>
        <translation>A game could not go on: %1</translation>
    </message>
    <message>
        <source>%1 is asked first. What comes of each answer, if both sides play on as well as the computer can?</source>
        <translation>%1 is asked first. What comes of each answer, if both sides play on as well as the computer can?</translation>
    </message>
    <message>
        <source>In this position the game is over, so there is nothing to choose.</source>
        <translation>In this position the game is over, so there is nothing to choose.</translation>
    </message>
    <message>
        <source>Which line wins more often?</source>
        <translation>Which line wins more often?</translation>
    </message>
    <message>
        <source>Both sides play</source>
        <translation>Both sides play</translation>
    </message>
    <message>
        <source>How well both sides play</source>
        <translation>How well both sides play</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>at random</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>strong (slow)</source>
        <translation>strong (slow)</translation>
    </message>
    <message>
        <source>Games for each answer</source>
        <translation>Games for each answer</translation>
    </message>
    <message>
        <source>Answers and how often they win</source>
        <translation>Answers and how often they win</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wins</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Games played</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>There is only one answer.</source>
        <translation>There is only one answer.</translation>
    </message>
    <message>
        <source>“%1” has won most often so far, but others may be as good: more games would tell.</source>
        <translation>“%1” has won most often so far, but others may be as good: more games would tell.</translation>
    </message>
    <message>
        <source>“%1” wins most often.</source>
        <translation>“%1” wins most often.</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % interval</translation>
    </message>
    <message>
        <source>%1 % to %2 %</source>
        <translation>%1 % to %2 %</translation>
    </message>
    <message>
        <source>No answer stands out so far; more games may tell.</source>
        <translation>No answer stands out so far; more games may tell.</translation>
    </message>
</context>
<context>
    <name>takujo::LivingTable</name>
    <message>
        <source>Two computers are playing · turn %1</source>
        <translation>Two computers are playing · turn %1</translation>
    </message>
</context>
<context>
    <name>takujo::MainMenu</name>
    <message>
        <source>Concede</source>
        <translation>Concede</translation>
    </message>
    <message>
        <source>At the screen</source>
        <translation>At the screen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
</context>
<context>
    <name>takujo::MainWindow</name>
    <message>
        <source>About Takujo</source>
        <translation>About Takujo</translation>
    </message>
    <message>
        <source>Takujo %1: a desktop tabletop that knows the rules.

Cards and names in it are its own; it is not connected with the makers of the games.</source>
        <translation>Takujo %1: a desktop tabletop that knows the rules.

Cards and names in it are its own; it is not connected with the makers of the games.</translation>
    </message>
    <message>
        <source>Does %1 give up? The game ends at once.</source>
        <translation>Does %1 give up? The game ends at once.</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 concedes</translation>
    </message>
    <message>
        <source>Takujo</source>
        <translation>Takujo</translation>
    </message>
    <message>
        <source>Your choice holds, but could not be kept.</source>
        <translation>Your choice holds, but could not be kept.</translation>
    </message>
    <message>
        <source>Something is wrong with your settings.</source>
        <translation>Something is wrong with your settings.</translation>
    </message>
    <message>
        <source>A game is still running. Close Takujo?</source>
        <translation>A game is still running. Close Takujo?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>takujo::Measures</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 of %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 used</source>
        <translation>%1: %2 of %3 used</translation>
    </message>
    <message>
        <source>%1: used</source>
        <translation>%1: used</translation>
    </message>
    <message>
        <source>%1: not used</source>
        <translation>%1: not used</translation>
    </message>
</context>
<context>
    <name>takujo::NewGameForm</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Swap the decks</source>
        <translation>Swap the decks</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>No game could be loaded. The list of files with mistakes says why.</source>
        <translation>No game could be loaded. The list of files with mistakes says why.</translation>
    </message>
    <message>
        <source>A deck is not legal in this format.</source>
        <translation>A deck is not legal in this format.</translation>
    </message>
    <message>
        <source>A game needs a seed.</source>
        <translation>A game needs a seed.</translation>
    </message>
</context>
<context>
    <name>takujo::NoticeStrip</name>
    <message>
        <source>If you decide otherwise from here, the branch is marked with that.</source>
        <translation>If you decide otherwise from here, the branch is marked with that.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Go back</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Stay here</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>takujo::NumbersView</name>
    <message>
        <source>Wins</source>
        <translation>Wins</translation>
    </message>
    <message>
        <source>Who goes first wins</source>
        <translation>Who goes first wins</translation>
    </message>
    <message>
        <source>Length of games</source>
        <translation>Length of games</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Ends</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Why games end</source>
        <translation>Why games end</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Sorted by</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 of %2 games</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 of them drawn</source>
        <translation>%1 of %2 games, %3 of them drawn</translation>
    </message>
    <message>
        <source>this deck %1 when it goes first, %2 when it goes second</source>
        <translation>this deck %1 when it goes first, %2 when it goes second</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>Going first</source>
        <translation>Going first</translation>
    </message>
    <message>
        <source>Going second</source>
        <translation>Going second</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>The other list</source>
        <translation>The other list</translation>
    </message>
    <message>
        <source>Wins when drawn</source>
        <translation>Wins when drawn</translation>
    </message>
    <message>
        <source>Wins when played</source>
        <translation>Wins when played</translation>
    </message>
    <message>
        <source>The lines on the bars, and what stands in brackets beside shares, hold in 95 of 100 cases. Bars of cards show how much more or less the deck wins with them than it wins at all; a game counts once for a card.</source>
        <translation>The lines on the bars, and what stands in brackets beside shares, hold in 95 of 100 cases. Bars of cards show how much more or less the deck wins with them than it wins at all; a game counts once for a card.</translation>
    </message>
    <message>
        <source>the middle one; eight of ten: %1–%2, all: %3–%4</source>
        <translation>the middle one; eight of ten: %1–%2, all: %3–%4</translation>
    </message>
</context>
<context>
    <name>takujo::OpeningPanel</name>
    <message>
        <source>Opening hands</source>
        <translation>Opening hands</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <translation>Deal a hand</translation>
    </message>
    <message>
        <source>Take a new hand</source>
        <translation>Take a new hand</translation>
    </message>
    <message numerus="yes">
        <source>%n copies: %1 % going first, %2 % going second</source>
        <translation>
            <numerusform>%n copy: %1 % going first, %2 % going second</numerusform>
            <numerusform>%n copies: %1 % going first, %2 % going second</numerusform>
        </translation>
    </message>
    <message>
        <source>By which turn</source>
        <translation>By which turn</translation>
    </message>
    <message>
        <source>To have seen a card by turn %1:</source>
        <translation>To have seen a card by turn %1:</translation>
    </message>
    <message>
        <source>Choose the cards that go back; you draw as many new ones.</source>
        <translation>Choose the cards that go back; you draw as many new ones.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n card(s) back</source>
        <translation>
            <numerusform>Put %n card back</numerusform>
            <numerusform>Put %n cards back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::OutcomeBanner</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Watch it again</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>The same players and decks, shuffled anew</source>
        <translation>The same players and decks, shuffled anew</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Swap sides</translation>
    </message>
    <message>
        <source>A rematch draws lots anew. With sides swapped, the lot falls to %1, who went second.</source>
        <translation>A rematch draws lots anew. With sides swapped, the lot falls to %1, who went second.</translation>
    </message>
    <message>
        <source>The same players and decks; the lot falls to %1</source>
        <translation>The same players and decks; the lot falls to %1</translation>
    </message>
</context>
<context>
    <name>takujo::PartingDialog</name>
    <message>
        <source>Takujo</source>
        <translation>Takujo</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Save…</translation>
    </message>
    <message>
        <source>The game that is being played is not kept. If you leave it without saving it, it is lost.</source>
        <translation>The game that is being played is not kept. If you leave it without saving it, it is lost.</translation>
    </message>
</context>
<context>
    <name>takujo::PeekControl</name>
    <message>
        <source>Hold to see the hand of %1</source>
        <translation>Hold to see the hand of %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand of %1</translation>
    </message>
    <message>
        <source>Hold the button or the key %1 to see this hand</source>
        <translation>Hold the button or the key %1 to see this hand</translation>
    </message>
</context>
<context>
    <name>takujo::PhaseRibbon</name>
    <message>
        <source>Phases of the turn</source>
        <translation>Phases of the turn</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Now: %1</translation>
    </message>
    <message>
        <source>%1: click to say whether you are asked here when you can only pass.</source>
        <translation>%1: click to say whether you are asked here when you can only pass.</translation>
    </message>
    <message>
        <source>%1: over</source>
        <translation>%1: over</translation>
    </message>
</context>
<context>
    <name>takujo::PicturesSwitch</name>
    <message>
        <source>Pictures</source>
        <translation>Pictures</translation>
    </message>
    <message>
        <source>Shows cards as pictures instead of lines</source>
        <translation>Shows cards as pictures instead of lines</translation>
    </message>
</context>
<context>
    <name>takujo::PositionBoard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Fill the deck</source>
        <translation>Fill the deck</translation>
    </message>
    <message>
        <source>Puts what is left of a deck there, shuffled</source>
        <translation>Puts what is left of a deck there, shuffled</translation>
    </message>
    <message>
        <source>Fill the deck of %1</source>
        <translation>Fill the deck of %1</translation>
    </message>
</context>
<context>
    <name>takujo::PositionControl</name>
    <message>
        <source>In a position, all cards lie open, hands and decks too. Take it over?</source>
        <translation>In a position, all cards lie open, hands and decks too. Take it over?</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Take it over</translation>
    </message>
    <message>
        <source>Not all of this moment could be taken over.</source>
        <translation>Not all of this moment could be taken over.</translation>
    </message>
    <message>
        <source>There is a position of another game that has not been saved. Give it up?</source>
        <translation>There is a position of another game that has not been saved. Give it up?</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Give it up</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Open a position</translation>
    </message>
    <message>
        <source>This position can&apos;t be opened. The one at hand is as it was.</source>
        <translation>This position can&apos;t be opened. The one at hand is as it was.</translation>
    </message>
    <message>
        <source>Its game is not on offer here.</source>
        <translation>Its game is not on offer here.</translation>
    </message>
    <message>
        <source>Only the set-up of this scenario is shown, not its steps.</source>
        <translation>Only the set-up of this scenario is shown, not its steps.</translation>
    </message>
    <message>
        <source>The position was not saved.</source>
        <translation>The position was not saved.</translation>
    </message>
    <message>
        <source>A file names cards by their ids, and no card set has these: %1. Take them away, or add a set that has them.</source>
        <translation>A file names cards by their ids, and no card set has these: %1. Take them away, or add a set that has them.</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Save the position</translation>
    </message>
    <message>
        <source>position</source>
        <comment>name of a file</comment>
        <translation>position</translation>
    </message>
    <message>
        <source>%1 has something else in it than a position, and stays as it is. Save under another name.</source>
        <translation>%1 has something else in it than a position, and stays as it is. Save under another name.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>This is the position that you left. Clear begins another one.</source>
        <translation>This is the position that you left. Clear begins another one.</translation>
    </message>
    <message>
        <source>The position that you left can&apos;t be opened.</source>
        <translation>The position that you left can&apos;t be opened.</translation>
    </message>
    <message>
        <source>The file is kept as %1. Mend it and open it from there.</source>
        <translation>The file is kept as %1. Mend it and open it from there.</translation>
    </message>
</context>
<context>
    <name>takujo::PositionPage</name>
    <message>
        <source>← Back</source>
        <translation>← Back</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Takes every card away; Undo brings them back</source>
        <translation>Takes every card away; Undo brings them back</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Save as a scenario…</source>
        <translation>Save as a scenario…</translation>
    </message>
    <message>
        <source>Which line wins more often?</source>
        <translation>Which line wins more often?</translation>
    </message>
    <message>
        <source>Bots play out each answer to the first question, many times</source>
        <translation>Bots play out each answer to the first question, many times</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>As the start page says who sits at the screen</source>
        <translation>As the start page says who sits at the screen</translation>
    </message>
    <message>
        <source>The moment</source>
        <translation>The moment</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Whose turn</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message numerus="yes">
        <source>%n in the chosen zone</source>
        <translation>
            <numerusform>%n in the chosen zone</numerusform>
            <numerusform>%n in the chosen zone</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>✓ This position can be played on.</source>
        <translation>✓ This position can be played on.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>Not saved yet; kept as a draft</source>
        <translation>Not saved yet; kept as a draft</translation>
    </message>
</context>
<context>
    <name>takujo::PreviewPanel</name>
    <message>
        <source>damage</source>
        <translation>damage</translation>
    </message>
</context>
<context>
    <name>takujo::PromptBar</name>
    <message>
        <source>Once more: %1</source>
        <translation>Once more: %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Choose %1</translation>
    </message>
    <message>
        <source>It can be a number of these: %1</source>
        <translation>It can be a number of these: %1</translation>
    </message>
    <message>
        <source>A number: %1</source>
        <translation>A number: %1</translation>
    </message>
    <message>
        <source>Once more: %1. That loses the game.</source>
        <translation>Once more: %1. That loses the game.</translation>
    </message>
</context>
<context>
    <name>takujo::QuestionDialog</name>
    <message>
        <source>Takujo</source>
        <translation>Takujo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>takujo::RefusalBubble</name>
    <message>
        <source>%1 (rule %2)</source>
        <translation>%1 (rule %2)</translation>
    </message>
</context>
<context>
    <name>takujo::ReplayBar</name>
    <message>
        <source>The game from its beginning to its end</source>
        <translation>The game from its beginning to its end</translation>
    </message>
    <message>
        <source>Go to a turn (T)</source>
        <translation>Go to a turn (T)</translation>
    </message>
    <message>
        <source>Watch another branch (B)</source>
        <translation>Watch another branch (B)</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Whose eyes</translation>
    </message>
    <message>
        <source>Whose cards can be seen (E)</source>
        <translation>Whose cards can be seen (E)</translation>
    </message>
    <message>
        <source>Both hands open</source>
        <translation>Both hands open</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>As %1 sees it</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>Branch %1 of %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Before the first turn</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Speed: %1</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Beginning</translation>
    </message>
</context>
<context>
    <name>takujo::ReplayControl</name>
    <message>
        <source>Watch a saved game</source>
        <translation>Watch a saved game</translation>
    </message>
</context>
<context>
    <name>takujo::ReplayTimeline</name>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>Something else was tried from here</source>
        <translation>Something else was tried from here</translation>
    </message>
</context>
<context>
    <name>takujo::RuleSheet</name>
    <message>
        <source>The program sees to it.</source>
        <translation>The program sees to it.</translation>
    </message>
    <message>
        <source>The program does not play this yet. See to it yourselves, or leave such cards out.</source>
        <translation>The program does not play this yet. See to it yourselves, or leave such cards out.</translation>
    </message>
    <message>
        <source>It says what is meant; there is nothing to see to.</source>
        <translation>It says what is meant; there is nothing to see to.</translation>
    </message>
    <message>
        <source>It is about how people behave at a real table, not about this one.</source>
        <translation>It is about how people behave at a real table, not about this one.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>The rule</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>Films</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Watch</translation>
    </message>
    <message>
        <source>Shows at a table what this rule does</source>
        <translation>Shows at a table what this rule does</translation>
    </message>
    <message>
        <source>Films that show this rule: %1</source>
        <translation>Films that show this rule: %1</translation>
    </message>
    <message>
        <source>Films are being looked for…</source>
        <translation>Films are being looked for…</translation>
    </message>
    <message>
        <source>No film shows this rule.</source>
        <translation>No film shows this rule.</translation>
    </message>
    <message>
        <source>It belongs to</source>
        <translation>It belongs to</translation>
    </message>
    <message>
        <source>To it belong</source>
        <translation>To it belong</translation>
    </message>
    <message>
        <source>No rule matches.</source>
        <translation>No rule matches.</translation>
    </message>
    <message>
        <source>Example %1: %2</source>
        <comment>number, what a rule says</comment>
        <translation>Example %1: %2</translation>
    </message>
    <message>
        <source>In English: %1</source>
        <comment>a title</comment>
        <translation>In English: %1</translation>
    </message>
</context>
<context>
    <name>takujo::RuleTree</name>
    <message>
        <source>(films: %1)</source>
        <translation>(films: %1)</translation>
    </message>
    <message>
        <source>(not played by the program yet)</source>
        <translation>(not played by the program yet)</translation>
    </message>
</context>
<context>
    <name>takujo::RulesControl</name>
    <message>
        <source>This film can&apos;t be shown.</source>
        <translation>This film can&apos;t be shown.</translation>
    </message>
    <message>
        <source>From here on it does not go as written. %1</source>
        <translation>From here on it does not go as written. %1</translation>
    </message>
</context>
<context>
    <name>takujo::RulesPage</name>
    <message>
        <source>← Back</source>
        <translation>← Back</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Search the rules: a number or a word</source>
        <translation>Search the rules: a number or a word</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Which rules</source>
        <translation>Which rules</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>All rules</translation>
    </message>
    <message>
        <source>Shown by a film</source>
        <translation>Shown by a film</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Not played yet</translation>
    </message>
    <message>
        <source>%1 of %2 rules</source>
        <translation>%1 of %2 rules</translation>
    </message>
</context>
<context>
    <name>takujo::RulesPanel</name>
    <message>
        <source>Search the rules: a number or a word</source>
        <translation>Search the rules: a number or a word</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>(not played by the program yet)</source>
        <translation>(not played by the program yet)</translation>
    </message>
    <message>
        <source>No rule matches.</source>
        <translation>No rule matches.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>takujo::SaveControl</name>
    <message>
        <source>Open saved game</source>
        <translation>Open saved game</translation>
    </message>
    <message>
        <source>The game is open, but not everything is as it was.</source>
        <translation>The game is open, but not everything is as it was.</translation>
    </message>
    <message>
        <source>%1 is no longer in %2. It may have been moved, renamed or deleted, or its disk is not there now. Take it off the list?</source>
        <translation>%1 is no longer in %2. It may have been moved, renamed or deleted, or its disk is not there now. Take it off the list?</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Take it off</translation>
    </message>
    <message>
        <source>This game can&apos;t be deleted, so it stays.</source>
        <translation>This game can&apos;t be deleted, so it stays.</translation>
    </message>
    <message>
        <source>It is kept in %1. Allow changing that folder, or delete the file there.</source>
        <translation>It is kept in %1. Allow changing that folder, or delete the file there.</translation>
    </message>
    <message>
        <source>This game is being played in another window, so it stays.</source>
        <translation>This game is being played in another window, so it stays.</translation>
    </message>
    <message>
        <source>Leave it there first; then it can be deleted here.</source>
        <translation>Leave it there first; then it can be deleted here.</translation>
    </message>
    <message>
        <source>Delete this game? It can&apos;t be brought back.</source>
        <translation>Delete this game? It can&apos;t be brought back.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>takujo::ScriptEditor</name>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Script of the card</source>
        <translation>Script of the card</translation>
    </message>
    <message>
        <source>Line %1: </source>
        <translation>Line %1: </translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>No mistakes</translation>
    </message>
</context>
<context>
    <name>takujo::ScriptReference</name>
    <message>
        <source>Search: a word of a text or of a script</source>
        <translation>Search: a word of a text or of a script</translation>
    </message>
    <message>
        <source>Search how scripts are written</source>
        <translation>Search how scripts are written</translation>
    </message>
    <message>
        <source>How scripts are written</source>
        <translation>How scripts are written</translation>
    </message>
    <message>
        <source>Enter or a double click writes it into the card</source>
        <translation>Enter or a double click writes it into the card</translation>
    </message>
</context>
<context>
    <name>takujo::SeatingChoice</name>
    <message>
        <source>At the screen</source>
        <translation>At the screen</translation>
    </message>
    <message>
        <source>Who sits at the screen</source>
        <translation>Who sits at the screen</translation>
    </message>
    <message>
        <source>I play both sides</source>
        <translation>I play both sides</translation>
    </message>
    <message>
        <source>Two people, hidden hands</source>
        <translation>Two people, hidden hands</translation>
    </message>
    <message>
        <source>Two people, handing over between turns</source>
        <translation>Two people, handing over between turns</translation>
    </message>
    <message>
        <source>The table turns to whoever is asked and shows their hand. Nothing is handed over.</source>
        <translation>The table turns to whoever is asked and shows their hand. Nothing is handed over.</translation>
    </message>
    <message>
        <source>When the other player is asked, both hands turn face down until that player takes the table.</source>
        <translation>When the other player is asked, both hands turn face down until that player takes the table.</translation>
    </message>
    <message>
        <source>Within a turn the other player answers with both hands face down; a button shows their own.</source>
        <translation>Within a turn the other player answers with both hands face down; a button shows their own.</translation>
    </message>
    <message>
        <source>I play against the computer</source>
        <translation>I play against the computer</translation>
    </message>
    <message>
        <source>How well the computer plays</source>
        <translation>How well the computer plays</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Strong</translation>
    </message>
    <message>
        <source>The computer answers as chance has it: for trying something out.</source>
        <translation>The computer answers as chance has it: for trying something out.</translation>
    </message>
    <message>
        <source>The computer looks one answer ahead. It sees only what you would see in its place.</source>
        <translation>The computer looks one answer ahead. It sees only what you would see in its place.</translation>
    </message>
    <message>
        <source>The computer thinks through what may follow. It sees only what you would see in its place.</source>
        <translation>The computer thinks through what may follow. It sees only what you would see in its place.</translation>
    </message>
</context>
<context>
    <name>takujo::SeatingControl</name>
    <message>
        <source>Show the hands</source>
        <translation>Show the hands</translation>
    </message>
    <message>
        <source>Does one person play both sides from now on? Whoever sits here will see the hand of whoever is asked.</source>
        <translation>Does one person play both sides from now on? Whoever sits here will see the hand of whoever is asked.</translation>
    </message>
</context>
<context>
    <name>takujo::SeriesControl</name>
    <message>
        <source>%1 %2 : %3 %4</source>
        <comment>a name, games won, games won, a name</comment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::Session</name>
    <message>
        <source>%1 concedes</source>
        <translation>%1 concedes</translation>
    </message>
</context>
<context>
    <name>takujo::SettingRow</name>
    <message>
        <source>The folder %1 can&apos;t be made. Allow writing in the folder above it.</source>
        <translation>The folder %1 can&apos;t be made. Allow writing in the folder above it.</translation>
    </message>
    <message>
        <source>No program to show folders with was found. The folder is %1.</source>
        <translation>No program to show folders with was found. The folder is %1.</translation>
    </message>
    <message>
        <source>Back to the usual</source>
        <translation>Back to the usual</translation>
    </message>
    <message>
        <source>%1: back to the usual</source>
        <translation>%1: back to the usual</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Open folder</translation>
    </message>
    <message>
        <source>%1: open folder</source>
        <translation>%1: open folder</translation>
    </message>
    <message>
        <source>On</source>
        <translation>On</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>The file says &quot;%1&quot; here, which means nothing to this version, so the usual holds. It stays in the file until you choose something.</source>
        <translation>The file says &quot;%1&quot; here, which means nothing to this version, so the usual holds. It stays in the file until you choose something.</translation>
    </message>
</context>
<context>
    <name>takujo::Settings</name>
    <message>
        <source>Your settings in %1 can&apos;t be read, so the usual ones hold. Nothing was changed there. Allow reading it, or move it away, and start again.</source>
        <translation>Your settings in %1 can&apos;t be read, so the usual ones hold. Nothing was changed there. Allow reading it, or move it away, and start again.</translation>
    </message>
    <message>
        <source>Your settings in %1 are damaged. What could be read holds. No copy of the file could be made: make one yourself before you change a setting, if you want to mend it.</source>
        <translation>Your settings in %1 are damaged. What could be read holds. No copy of the file could be made: make one yourself before you change a setting, if you want to mend it.</translation>
    </message>
    <message>
        <source>Your settings in %1 are damaged. What could be read holds, for the rest choose again. The file as it was is kept as %2.</source>
        <translation>Your settings in %1 are damaged. What could be read holds, for the rest choose again. The file as it was is kept as %2.</translation>
    </message>
    <message>
        <source>What you choose holds until the window is closed, but can&apos;t be kept: %1 can&apos;t be written. Allow writing there, then choose it again.</source>
        <translation>What you choose holds until the window is closed, but can&apos;t be kept: %1 can&apos;t be written. Allow writing there, then choose it again.</translation>
    </message>
    <message>
        <source>Your settings in %1 can&apos;t be read, because that is no ordinary file. The usual ones hold, and what you choose holds until the window is closed. Move it away, and start again.</source>
        <translation>Your settings in %1 can&apos;t be read, because that is no ordinary file. The usual ones hold, and what you choose holds until the window is closed. Move it away, and start again.</translation>
    </message>
</context>
<context>
    <name>takujo::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Search settings</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>No setting matches.</translation>
    </message>
    <message>
        <source>Everything back to the usual</source>
        <translation>Everything back to the usual</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Is every setting to be as it was at first? What you have chosen can&apos;t be brought back.</source>
        <translation>Is every setting to be as it was at first? What you have chosen can&apos;t be brought back.</translation>
    </message>
</context>
<context>
    <name>takujo::ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source> or </source>
        <translation> or </translation>
    </message>
    <message>
        <source>A key, or a word of what it does</source>
        <translation>A key, or a word of what it does</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Search the keys</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>No key does that.</translation>
    </message>
</context>
<context>
    <name>takujo::SidePanel</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Beside the table</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Text of the card</source>
        <translation>Text of the card</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
</context>
<context>
    <name>takujo::SpokenLog</name>
    <message>
        <source>Gone back.</source>
        <translation>Gone back.</translation>
    </message>
</context>
<context>
    <name>takujo::StackStrip</name>
    <message>
        <source>top first</source>
        <translation>top first</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>rows in sight</comment>
        <translation>%1–%2 of %3</translation>
    </message>
    <message>
        <source>No effect waits here.</source>
        <translation>No effect waits here.</translation>
    </message>
</context>
<context>
    <name>takujo::StartPage</name>
    <message>
        <source>Takujo</source>
        <translation>Takujo</translation>
    </message>
    <message>
        <source>A table that knows the rules.</source>
        <translation>A table that knows the rules.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recent</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Open a saved game…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Watch a saved game…</source>
        <translation>Watch a saved game…</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Set up a position</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>Lessons at the table, a step at a time</source>
        <translation>Lessons at the table, a step at a time</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>With a friend, the computer or yourself</source>
        <translation>With a friend, the computer or yourself</translation>
    </message>
    <message>
        <source>Test a deck</source>
        <translation>Test a deck</translation>
    </message>
    <message>
        <source>Build decks, and see how often they win</source>
        <translation>Build decks, and see how often they win</translation>
    </message>
</context>
<context>
    <name>takujo::StopsDialog</name>
    <message>
        <source>When to ask</source>
        <translation>When to ask</translation>
    </message>
    <message>
        <source>Moments in which a player can only pass go by themselves, so that the game is quick. Where a player wants to be asked all the same is said here.</source>
        <translation>Moments in which a player can only pass go by themselves, so that the game is quick. Where a player wants to be asked all the same is said here.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>At every moment</source>
        <translation>At every moment</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Answers given in advance</source>
        <translation>Answers given in advance</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Forget it</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>There are none.</translation>
    </message>
</context>
<context>
    <name>takujo::TableScene</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>, can be chosen</source>
        <translation>, can be chosen</translation>
    </message>
    <message>
        <source>, can be dropped here</source>
        <translation>, can be dropped here</translation>
    </message>
    <message>
        <source>Card face down</source>
        <translation>Card face down</translation>
    </message>
    <message>
        <source>can act</source>
        <translation>can act</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>can be chosen</translation>
    </message>
    <message>
        <source>chosen as number %1</source>
        <translation>chosen as number %1</translation>
    </message>
    <message>
        <source>chosen by what waits</source>
        <translation>chosen by what waits</translation>
    </message>
    <message>
        <source>Enter shows them all</source>
        <translation>Enter shows them all</translation>
    </message>
    <message>
        <source>A card in the hand of %1</source>
        <translation>A card in the hand of %1</translation>
    </message>
    <message>
        <source>given %1</source>
        <translation>given %1</translation>
    </message>
    <message>
        <source>the question is about it</source>
        <translation>the question is about it</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place among cards</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>this is the one</source>
        <translation>this is the one</translation>
    </message>
    <message numerus="yes">
        <source>, %n face down</source>
        <translation>
            <numerusform>, %n face down</numerusform>
            <numerusform>, %n face down</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>battle: %1</source>
        <translation>battle: %1</translation>
    </message>
    <message>
        <source>cards under it can be chosen</source>
        <translation>cards under it can be chosen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>what is read beside the table is about it</source>
        <translation>what is read beside the table is about it</translation>
    </message>
</context>
<context>
    <name>takujo::TableSide</name>
    <message>
        <source>Both players</source>
        <translation>Both players</translation>
    </message>
    <message>
        <source>decides now</source>
        <translation>decides now</translation>
    </message>
    <message>
        <source>it is this player&apos;s turn</source>
        <translation>it is this player&apos;s turn</translation>
    </message>
</context>
<context>
    <name>takujo::TestForm</name>
    <message>
        <source>My deck</source>
        <translation>My deck</translation>
    </message>
    <message>
        <source>Open it in the workshop</source>
        <translation>Open it in the workshop</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Who plays both sides</source>
        <translation>Who plays both sides</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Quick</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Thinking</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>How long</translation>
    </message>
    <message>
        <source>Games against each</source>
        <translation>Games against each</translation>
    </message>
    <message>
        <source>Until known to ±</source>
        <translation>Until known to ±</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>This game has no deck yet: make one in the workshop.</source>
        <translation>This game has no deck yet: make one in the workshop.</translation>
    </message>
    <message>
        <source>There is no other deck that may play against it: make one in the workshop.</source>
        <translation>There is no other deck that may play against it: make one in the workshop.</translation>
    </message>
    <message>
        <source>Tick at least one opponent.</source>
        <translation>Tick at least one opponent.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Plays any answer: fast, and tells little.</source>
        <translation>Plays any answer: fast, and tells little.</translation>
    </message>
    <message>
        <source>Looks one answer ahead: fast enough for thousands of games.</source>
        <translation>Looks one answer ahead: fast enough for thousands of games.</translation>
    </message>
    <message>
        <source>Thinks through what may follow: best, and slow.</source>
        <translation>Thinks through what may follow: best, and slow.</translation>
    </message>
</context>
<context>
    <name>takujo::TestingPage</name>
    <message>
        <source>← Workshop</source>
        <translation>← Workshop</translation>
    </message>
    <message>
        <source>← Decks</source>
        <translation>← Decks</translation>
    </message>
    <message>
        <source>Test a deck</source>
        <translation>Test a deck</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Compare with…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>The computer plays your deck against others, and tells what it is worth.
Choose at the left, then press Start.</source>
        <translation>The computer plays your deck against others, and tells what it is worth.
Choose at the left, then press Start.</translation>
    </message>
    <message>
        <source>There is no other deck of this format</source>
        <translation>There is no other deck of this format</translation>
    </message>
    <message>
        <source>%1 can&apos;t play against the same opponents: they have changed since, are gone, or are this list itself. Test your deck anew against others, then compare.</source>
        <translation>%1 can&apos;t play against the same opponents: they have changed since, are gone, or are this list itself. Test your deck anew against others, then compare.</translation>
    </message>
    <message>
        <source>The program has a mistake, and the test ended: %1</source>
        <translation>The program has a mistake, and the test ended: %1</translation>
    </message>
    <message>
        <source>A mistake of the program has ended some games, which count for nobody. Please report it with this file: %1</source>
        <translation>A mistake of the program has ended some games, which count for nobody. Please report it with this file: %1</translation>
    </message>
    <message>
        <source>played at random</source>
        <translation>played at random</translation>
    </message>
    <message>
        <source>played by the quick bot</source>
        <translation>played by the quick bot</translation>
    </message>
    <message>
        <source>played by the thinking bot</source>
        <translation>played by the thinking bot</translation>
    </message>
    <message>
        <source>until known to ±%1 %</source>
        <translation>until known to ±%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) against each</source>
        <translation>
            <numerusform>%n game against each</numerusform>
            <numerusform>%n games against each</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of at most %2 games</source>
        <translation>%1 of at most %2 games</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 of %2 games</translation>
    </message>
    <message>
        <source>%1, at most %2 left</source>
        <translation>%1, at most %2 left</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1, about %2 left</translation>
    </message>
    <message>
        <source>This test was played by another version of Takujo: play it anew, then compare.</source>
        <translation>This test was played by another version of Takujo: play it anew, then compare.</translation>
    </message>
</context>
<context>
    <name>takujo::WaitingDelegate</name>
    <message>
        <source>next</source>
        <translation>next</translation>
    </message>
    <message>
        <source>now</source>
        <translation>now</translation>
    </message>
</context>
<context>
    <name>takujo::WaitingList</name>
    <message>
        <source>Waiting</source>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>being carried out</source>
        <translation>being carried out</translation>
    </message>
    <message>
        <source>next</source>
        <translation>next</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place among cards</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>can be chosen</translation>
    </message>
    <message>
        <source>chosen as number %1</source>
        <translation>chosen as number %1</translation>
    </message>
</context>
<context>
    <name>takujo::WelcomeDialog</name>
    <message>
        <source>Welcome to Takujo</source>
        <translation>Welcome to Takujo</translation>
    </message>
    <message>
        <source>What do you know?</source>
        <translation>What do you know?</translation>
    </message>
    <message>
        <source>This is asked only once. Everything can be found on the start page later.</source>
        <translation>This is asked only once. Everything can be found on the start page later.</translation>
    </message>
    <message>
        <source>I am new to these games</source>
        <translation>I am new to these games</translation>
    </message>
    <message>
        <source>The first lesson begins: ten minutes at the table</source>
        <translation>The first lesson begins: ten minutes at the table</translation>
    </message>
    <message>
        <source>The lesson of</source>
        <translation>The lesson of</translation>
    </message>
    <message>
        <source>The game whose lesson begins</source>
        <translation>The game whose lesson begins</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>I know the rules</translation>
    </message>
    <message>
        <source>Choose two decks, and play</source>
        <translation>Choose two decks, and play</translation>
    </message>
    <message>
        <source>I want to test decks</source>
        <translation>I want to test decks</translation>
    </message>
    <message>
        <source>Build decks, and see how often they win</source>
        <translation>Build decks, and see how often they win</translation>
    </message>
    <message>
        <source>Look around first</source>
        <translation>Look around first</translation>
    </message>
</context>
<context>
    <name>takujo::WorkshopControl</name>
    <message>
        <source>Give the deck a name first.</source>
        <translation>Give the deck a name first.</translation>
    </message>
    <message>
        <source>The deck was not saved. It stays here as a draft.</source>
        <translation>The deck was not saved. It stays here as a draft.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Discard everything that is not saved?</source>
        <translation>Discard everything that is not saved?</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Discard it</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Nothing was imported.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were imported, but not all of it was understood.</source>
        <translation>
            <numerusform>%n card was imported, but not all of it was understood.</numerusform>
            <numerusform>%n cards were imported, but not all of it was understood.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no deck in the clipboard.</source>
        <translation>There is no deck in the clipboard.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported</source>
        <translation>
            <numerusform>%n card imported</numerusform>
            <numerusform>%n cards imported</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>Copied to the clipboard</translation>
    </message>
    <message>
        <source>What you had changed in this deck can&apos;t be read. It opens as saved.</source>
        <translation>What you had changed in this deck can&apos;t be read. It opens as saved.</translation>
    </message>
    <message>
        <source>The file is kept as %1: what you need of it can be copied from there.</source>
        <translation>The file is kept as %1: what you need of it can be copied from there.</translation>
    </message>
</context>
<context>
    <name>takujo::WorkshopPage</name>
    <message>
        <source>← Decks</source>
        <translation>← Decks</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Import cards from the clipboard</source>
        <translation>Import cards from the clipboard</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copy as text</translation>
    </message>
    <message>
        <source>Copy as a link</source>
        <translation>Copy as a link</translation>
    </message>
    <message>
        <source>Discard what is not saved</source>
        <translation>Discard what is not saved</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Saves the deck and begins a game with it</source>
        <translation>Saves the deck and begins a game with it</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Saved</translation>
    </message>
    <message>
        <source>Not saved yet; kept as a draft</source>
        <translation>Not saved yet; kept as a draft</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>The computer plays it against others and tells what it is worth</source>
        <translation>The computer plays it against others and tells what it is worth</translation>
    </message>
    <message>
        <source>Compare with another deck or version…</source>
        <translation>Compare with another deck or version…</translation>
    </message>
</context>
<context>
    <name>takujo::ZoneStrip</name>
    <message>
        <source>new this turn</source>
        <translation>new this turn</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>damage %1</translation>
    </message>
    <message>
        <source>under it: %1</source>
        <translation>under it: %1</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>owned by %1</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>used: %1</translation>
    </message>
</context>
<context>
    <name>takujo::ZoneViewer</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>No cards lie here.</source>
        <translation>No cards lie here.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the newest first</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards, the newest first</numerusform>
        </translation>
    </message>
    <message>
        <source>Card face down</source>
        <translation>Card face down</translation>
    </message>
    <message>
        <source>%1; can be used</source>
        <translation>%1; can be used</translation>
    </message>
    <message numerus="yes">
        <source>, %n face down</source>
        <translation>
            <numerusform>, %n face down</numerusform>
            <numerusform>, %n face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::gameFileDialog</name>
    <message>
        <source>Games (*.yaml)</source>
        <translation>Games (*.yaml)</translation>
    </message>
</context>
</TS>

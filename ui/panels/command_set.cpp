#include "ui/panels/command_set.h"

#include <algorithm>

namespace takujo {

QString keyName(const QKeySequence& key) {
    switch (key.count() == 1 ? key[0].key() : Qt::Key_unknown) {
    case Qt::Key_Left:
        return QStringLiteral("←");
    case Qt::Key_Right:
        return QStringLiteral("→");
    case Qt::Key_Up:
        return QStringLiteral("↑");
    case Qt::Key_Down:
        return QStringLiteral("↓");
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return QStringLiteral("Enter");
    case Qt::Key_Menu:
        return CommandSet::tr("Menu key");
    default:
        return key.toString(QKeySequence::NativeText);
    }
}

namespace {

QList<QKeySequence> digits() {
    QList<QKeySequence> keys;
    for (int key = Qt::Key_1; key <= Qt::Key_9; ++key)
        keys << QKeySequence{key};
    return keys;
}

} // namespace

const std::vector<CommandSet::Command>& CommandSet::all() {
    using enum CommandId;
    constexpr auto window = Where::window;
    constexpr auto table = Where::table;
    constexpr auto replay = Where::replay;
    constexpr auto watching = Chapter::replay;
    // In the order of `CommandId`.
    static const std::vector<Command> commands{
        {newGame,
         "new-game",
         QT_TR_NOOP("New game…"),
         QT_TR_NOOP("Choose a game and decks"),
         {Qt::CTRL | Qt::Key_N}},
        {open,
         "open",
         QT_TR_NOOP("Open saved game…"),
         QT_TR_NOOP("Goes on with a game from a file"),
         {Qt::CTRL | Qt::Key_O}},
        {save,
         "save",
         QT_TR_NOOP("Save game…"),
         QT_TR_NOOP("Writes the game into a file, with all that was tried"),
         {Qt::CTRL | Qt::Key_S}},
        {watch,
         "watch",
         QT_TR_NOOP("Watch a saved game…"),
         QT_TR_NOOP("Plays a game from a file once more before your eyes; the file stays as it is"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_O}},
        {watchThis,
         "watch-this",
         QT_TR_NOOP("Watch this game"),
         QT_TR_NOOP("Goes through what has been played so far, without changing it"),
         {Qt::SHIFT | Qt::Key_W}},
        {concedeFirst, "concede-first", QT_TR_NOOP("%1 concedes…"), QT_TR_NOOP("This player gives up"), {}},
        {concedeSecond, "concede-second", QT_TR_NOOP("%1 concedes…"), QT_TR_NOOP("This player gives up"), {}},
        {quit, "quit", QT_TR_NOOP("Quit"), QT_TR_NOOP("Close the window"), {Qt::CTRL | Qt::Key_Q}},
        {undo,
         "undo",
         QT_TR_NOOP("Undo"),
         QT_TR_NOOP("Back to the decision before"),
         {Qt::Key_U, Qt::CTRL | Qt::Key_Z}},
        {redo,
         "redo",
         QT_TR_NOOP("Redo"),
         QT_TR_NOOP("Forward to the decision after"),
         {Qt::Key_R, Qt::CTRL | Qt::SHIFT | Qt::Key_Z}},
        {history,
         "history",
         QT_TR_NOOP("History"),
         QT_TR_NOOP("All decisions so far; go back to any of them"),
         {Qt::Key_H}},
        {stops,
         "stops",
         QT_TR_NOOP("When to ask…"),
         QT_TR_NOOP("The phases in which players are asked although they can only pass"),
         {Qt::Key_S}},
        {askBack,
         "ask-back",
         QT_TR_NOOP("Ask before going back over a draw"),
         QT_TR_NOOP("Or over a reveal or a shuffle; off: it is told afterwards"),
         {},
         window,
         Chapter::game,
         true},
        {act,
         "act",
         QT_TR_NOOP("Act with this card"),
         QT_TR_NOOP("What a click on it would do"),
         {Qt::Key_Return, Qt::Key_Enter},
         table,
         Chapter::table,
         false,
         false},
        {pressDefault,
         "press-default",
         QT_TR_NOOP("Press the highlighted button"),
         QT_TR_NOOP("The one that ends the question"),
         {Qt::Key_Space},
         table,
         Chapter::table,
         false,
         false},
        {pass,
         "pass",
         QT_TR_NOOP("Pass, or be done"),
         QT_TR_NOOP("Goes on without doing or choosing anything more"),
         {Qt::Key_P},
         window,
         Chapter::table,
         false,
         false},
        {decline,
         "decline",
         QT_TR_NOOP("Choose nothing"),
         QT_TR_NOOP("Goes on without any of what is offered"),
         {Qt::Key_N},
         window,
         Chapter::table,
         false,
         false},
        {autoPay,
         "auto-pay",
         QT_TR_NOOP("Auto-pay"),
         QT_TR_NOOP("Lets the table choose what to pay with"),
         {Qt::Key_A},
         window,
         Chapter::table,
         false,
         false},
        {keepOrder,
         "keep-order",
         QT_TR_NOOP("Keep this order"),
         QT_TR_NOOP("The rest follows as it lies"),
         {Qt::Key_K},
         window,
         Chapter::table,
         false,
         false},
        {takeBack,
         "take-back",
         QT_TR_NOOP("Take back"),
         QT_TR_NOOP("Puts the card back; as if the action had not been begun"),
         {Qt::Key_Escape},
         window,
         Chapter::table,
         false,
         false},
        {goLeft, "go-left", QT_TR_NOOP("To the card on the left"), "", {Qt::Key_Left}, table, Chapter::table},
        {goRight,
         "go-right",
         QT_TR_NOOP("To the card on the right"),
         "",
         {Qt::Key_Right},
         table,
         Chapter::table},
        {goUp, "go-up", QT_TR_NOOP("To the card above"), "", {Qt::Key_Up}, table, Chapter::table},
        {goDown, "go-down", QT_TR_NOOP("To the card below"), "", {Qt::Key_Down}, table, Chapter::table},
        {goHome,
         "go-home",
         QT_TR_NOOP("To the first card of this place"),
         "",
         {Qt::Key_Home},
         table,
         Chapter::table},
        {goEnd,
         "go-end",
         QT_TR_NOOP("To the last card of this place"),
         "",
         {Qt::Key_End},
         table,
         Chapter::table},
        {toHand, "to-hand", QT_TR_NOOP("To your hand"), "", {Qt::Key_C}, window, Chapter::table},
        {toOtherHand,
         "to-other-hand",
         QT_TR_NOOP("To the other player's hand"),
         "",
         {Qt::SHIFT | Qt::Key_C},
         window,
         Chapter::table},
        {toField, "to-field", QT_TR_NOOP("To your cards in play"), "", {Qt::Key_F}, window, Chapter::table},
        {toOtherField,
         "to-other-field",
         QT_TR_NOOP("To the other player's cards in play"),
         "",
         {Qt::SHIFT | Qt::Key_F},
         window,
         Chapter::table},
        {toPiles,
         "to-piles",
         QT_TR_NOOP("To your piles, one after the other"),
         "",
         {Qt::Key_B},
         window,
         Chapter::table},
        {toOtherPiles,
         "to-other-piles",
         QT_TR_NOOP("To the other player's piles, one after the other"),
         "",
         {Qt::SHIFT | Qt::Key_B},
         window,
         Chapter::table},
        {toStack,
         "to-stack",
         QT_TR_NOOP("To what waits to be resolved"),
         "",
         {Qt::Key_W},
         window,
         Chapter::table},
        {toQuestion,
         "to-question",
         QT_TR_NOOP("To the question and its buttons"),
         QT_TR_NOOP("Says the question once more"),
         {Qt::Key_Q},
         window,
         Chapter::table},
        {readCard,
         "read-card",
         QT_TR_NOOP("To the text of this card"),
         "",
         {Qt::Key_I},
         window,
         Chapter::table},
        {whyNot,
         "why-not",
         QT_TR_NOOP("Say what can be done with this card, or why nothing"),
         "",
         {Qt::Key_E},
         table,
         Chapter::table},
        {cardMenu,
         "card-menu",
         QT_TR_NOOP("Menu of this card"),
         "",
         {Qt::Key_Menu, Qt::SHIFT | Qt::Key_F10},
         table,
         Chapter::table},
        // Tab and digits are used by whatever has the keyboard; here they are for the list of keys.
        {nextUsable,
         "next-usable",
         QT_TR_NOOP("To the next card that can be used, and on to the buttons"),
         "",
         {Qt::Key_Tab, Qt::SHIFT | Qt::Key_Tab},
         Where::widget,
         Chapter::table},
        {pressNumber, "press-number", QT_TR_NOOP("Press a button of the question, counted from the left"), "",
         digits(), Where::widget, Chapter::table},
        {nextPart,
         "next-part",
         QT_TR_NOOP("To the next part of the window"),
         "",
         {Qt::Key_F6},
         window,
         Chapter::table},
        {previousPart,
         "previous-part",
         QT_TR_NOOP("To the previous part of the window"),
         "",
         {Qt::SHIFT | Qt::Key_F6},
         window,
         Chapter::table},
        {peekFirst,
         "peek-first",
         QT_TR_NOOP("Hold to see the first player's hand"),
         "",
         {Qt::Key_F2},
         window,
         Chapter::table},
        {peekSecond,
         "peek-second",
         QT_TR_NOOP("Hold to see the second player's hand"),
         "",
         {Qt::Key_F3},
         window,
         Chapter::table},
        {guide,
         "guide",
         QT_TR_NOOP("Guide"),
         QT_TR_NOOP("Where we are in the rules"),
         {Qt::Key_G, Qt::CTRL | Qt::Key_1},
         window,
         Chapter::view},
        {log,
         "log",
         QT_TR_NOOP("Log"),
         QT_TR_NOOP("What has happened"),
         {Qt::Key_L, Qt::CTRL | Qt::Key_2},
         window,
         Chapter::view},
        {rules,
         "rules",
         QT_TR_NOOP("Rules"),
         QT_TR_NOOP("Search the rules"),
         {Qt::CTRL | Qt::Key_3, Qt::CTRL | Qt::Key_F},
         window,
         Chapter::view},
        {branches,
         "branches",
         QT_TR_NOOP("Branches"),
         QT_TR_NOOP("Everything that was tried: go there, name it, delete it"),
         {Qt::CTRL | Qt::Key_4},
         window,
         Chapter::view},
        {sidePanel,
         "side-panel",
         QT_TR_NOOP("Side panel"),
         QT_TR_NOOP("Shows or hides what is beside the table"),
         {Qt::Key_F9},
         window,
         Chapter::view,
         true},
        {turnTable,
         "turn-table",
         QT_TR_NOOP("Turn the table to who decides"),
         QT_TR_NOOP("The player who decides always sits at the near edge"),
         {Qt::Key_T},
         window,
         Chapter::view,
         true},
        {movement,
         "movement",
         QT_TR_NOOP("Cards move"),
         QT_TR_NOOP("Off: cards are at once where they go"),
         {},
         window,
         Chapter::view,
         true},
        {companyOne,
         "company-one",
         QT_TR_NOOP("One person plays both sides"),
         QT_TR_NOOP("The table turns to whoever is asked and shows their hand"),
         {},
         window,
         Chapter::game,
         true},
        {companyTwo,
         "company-two",
         QT_TR_NOOP("Two people, hidden hands"),
         QT_TR_NOOP("The table is handed over whenever the other player is asked"),
         {},
         window,
         Chapter::game,
         true},
        {companyTrusting,
         "company-trusting",
         QT_TR_NOOP("Two people, handing over between turns"),
         QT_TR_NOOP("Within a turn the other player answers with both hands face down"),
         {},
         window,
         Chapter::game,
         true},
        {dark, "dark", QT_TR_NOOP("Dark"), "", {}, window, Chapter::view, true},
        {light, "light", QT_TR_NOOP("Light"), "", {}, window, Chapter::view, true},
        // Each language is called as its speakers call it.
        {english, "english", "English", "", {}, window, Chapter::view, true},
        {japanese, "japanese", "日本語", "", {}, window, Chapter::view, true},
        {menu,
         "menu",
         QT_TR_NOOP("Menu"),
         QT_TR_NOOP("Everything the window can do"),
         {Qt::Key_F10},
         window,
         Chapter::help},
        {settings,
         "settings",
         QT_TR_NOOP("Settings…"),
         QT_TR_NOOP("Everything that can be chosen, with a search"),
         {Qt::CTRL | Qt::Key_Comma},
         window,
         Chapter::help},
        {help,
         "help",
         QT_TR_NOOP("Help…"),
         QT_TR_NOOP("Tells about the part of the window where you are"),
         {Qt::Key_F1},
         window,
         Chapter::help},
        {shortcuts,
         "shortcuts",
         QT_TR_NOOP("Keys…"),
         QT_TR_NOOP("All keys in one list"),
         {Qt::Key_Question},
         window,
         Chapter::help},
        {about, "about", QT_TR_NOOP("About Takujo…"), "", {}, window, Chapter::help},
        {replayPlay, "replay-play", QT_TR_NOOP("Play, or pause"), "", {Qt::Key_Space}, replay, watching},
        {replayForward,
         "replay-forward",
         QT_TR_NOOP("One answer forward"),
         "",
         {Qt::Key_Right},
         replay,
         watching},
        {replayBack, "replay-back", QT_TR_NOOP("One answer back"), "", {Qt::Key_Left}, replay, watching},
        {replayTurnForward,
         "replay-turn-forward",
         QT_TR_NOOP("To the next turn"),
         "",
         {Qt::Key_PageDown, Qt::Key_Down},
         replay,
         watching},
        {replayTurnBack,
         "replay-turn-back",
         QT_TR_NOOP("To the beginning of the turn, or the turn before"),
         "",
         {Qt::Key_PageUp, Qt::Key_Up},
         replay,
         watching},
        {replayStart, "replay-start", QT_TR_NOOP("To the beginning"), "", {Qt::Key_Home}, replay, watching},
        {replayEnd, "replay-end", QT_TR_NOOP("To the end"), "", {Qt::Key_End}, replay, watching},
        {replayFaster,
         "replay-faster",
         QT_TR_NOOP("Faster"),
         "",
         {Qt::Key_Plus, Qt::Key_Equal},
         replay,
         watching},
        {replaySlower, "replay-slower", QT_TR_NOOP("Slower"), "", {Qt::Key_Minus}, replay, watching},
        {replayTurns, "replay-turns", QT_TR_NOOP("Choose a turn"), "", {Qt::Key_T}, replay, watching},
        {replayBranches, "replay-branches", QT_TR_NOOP("Choose a branch"), "", {Qt::Key_B}, replay, watching},
        {replayEyes,
         "replay-eyes-next",
         QT_TR_NOOP("See with other eyes"),
         "",
         {Qt::Key_E},
         replay,
         watching},
        {replayPlayOn,
         "replay-play-on",
         QT_TR_NOOP("Play on from here"),
         QT_TR_NOOP("Leaves the recording and plays; what comes is a branch of its own"),
         {Qt::Key_O},
         replay,
         watching},
        {replayLeave, "replay-leave", QT_TR_NOOP("Stop watching"), "", {Qt::Key_Escape}, replay, watching},
    };
    return commands;
}

CommandSet::CommandSet(QObject* parent) : QObject{parent} {
    for (const Command& command : all()) {
        auto* action = new QAction{this};
        action->setObjectName(QString::fromLatin1(command.name));
        if (command.where != Where::widget)
            action->setShortcuts(command.keys);
        action->setAutoRepeat(command.repeats);
        action->setShortcutContext(command.where == Where::table    ? Qt::WidgetShortcut
                                   : command.where == Where::replay ? Qt::WidgetWithChildrenShortcut
                                                                    : Qt::WindowShortcut);
        action->setCheckable(command.checkable);
        action->setMenuRole(QAction::NoRole);
        actions_.push_back(action);
    }
    retranslate();
}

QString CommandSet::chapterName(Chapter chapter) {
    switch (chapter) {
    case Chapter::game:
        return tr("Game");
    case Chapter::table:
        return tr("At the table");
    case Chapter::view:
        return tr("View");
    case Chapter::help:
        return tr("Help");
    case Chapter::replay:
        return tr("Watching a game");
    }
    return {};
}

QStringList CommandSet::keyNames(const Command& command) {
    QStringList names;
    for (const QKeySequence& key : command.keys)
        names << keyName(key);
    names.removeDuplicates();
    // Many keys that follow each other are told by the first and the last.
    constexpr qsizetype many = 5;
    return names.size() < many ? names : QStringList{names.front() + QStringLiteral(" – ") + names.back()};
}

void CommandSet::retranslate() { // NOLINT(readability-make-member-function-const): it changes the actions
    for (const Command& command : all()) {
        QAction* one = action(command.id);
        one->setText(tr(command.text));
        QString tip = *command.tip == '\0' ? tr(command.text) : tr(command.tip);
        if (!command.keys.isEmpty())
            tip += QStringLiteral(" (%1)").arg(keyName(command.keys.front()));
        one->setToolTip(tip);
    }
}

} // namespace takujo

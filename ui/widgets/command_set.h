#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <concepts>
#include <cstdint>
#include <functional>
#include <vector>

namespace takujo {

enum class CommandId : std::uint8_t {
    newGame,
    open,
    save,
    watch,
    watchThis,
    takeOver,
    concedeFirst,
    concedeSecond,
    quit,
    undo,
    redo,
    history,
    stops,
    askBack,
    act,
    pressDefault,
    pass,
    passTurn,
    decline,
    autoPay,
    keepOrder,
    takeBack,
    goLeft,
    goRight,
    goUp,
    goDown,
    goHome,
    goEnd,
    toHand,
    toOtherHand,
    toField,
    toOtherField,
    toPiles,
    toOtherPiles,
    toStack,
    toQuestion,
    readCard,
    whyNot,
    cardMenu,
    nextUsable,
    pressNumber,
    eraseDigit,
    nextPart,
    previousPart,
    peekFirst,
    peekSecond,
    guide,
    log,
    rules,
    branches,
    guideActs,
    guideWhy,
    guideRules,
    sidePanel,
    turnTable,
    movement,
    sound,
    seatingOne,
    seatingTwo,
    seatingTrusting,
    computerRandom,
    computerQuick,
    computerThinking,
    advice,
    dark,
    light,
    english,
    japanese,
    menu,
    settings,
    ruleBrowser,
    help,
    shortcuts,
    about,
    replayPlay,
    replayForward,
    replayBack,
    replayTurnForward,
    replayTurnBack,
    replayStart,
    replayEnd,
    replayFaster,
    replaySlower,
    replayTurns,
    replayBranches,
    replayEyes,
    replayPlayOn,
    replayLeave,
    replayWalk,
    lessonHint,
    lessonShow,
    lessonBack,
    lessonNext,
    helpBack,
    helpForward,
    bringCards,
};

/// Everything the window can do, declared once: what it is called, what it does, its keys. Menus, buttons and
/// the list of keys follow from it.
class CommandSet : public QObject {
    Q_OBJECT

public:
    /// Where a key works: everywhere in the window, while the table has the keyboard, where widgets use it by
    /// themselves, so that it is no shortcut, or where a game is watched.
    enum class Where : std::uint8_t { window, table, widget, replay };
    /// The chapter of the list of keys.
    enum class Chapter : std::uint8_t { game, table, view, help, replay, lesson };

    struct Command {
        CommandId id;
        const char* name; ///< of the object
        const char* text;
        const char* tip;
        QList<QKeySequence> keys;
        Where where = Where::window;
        Chapter chapter = Chapter::game;
        bool checkable = false;
        bool repeats = true; ///< while the key is held down
    };

    explicit CommandSet(QObject* parent = nullptr);

    static const std::vector<Command>& all();
    QAction* action(CommandId id) const { return actions_[static_cast<std::size_t>(id)]; }
    static QString chapterName(Chapter chapter);
    /// The keys of a command, as they are written in lists.
    static QStringList keyNames(const Command& command);
    void retranslate();

    /// Lets a command do something, for as long as `owner` is there. With a parameter, which says whether the
    /// command is checked, it works everywhere; without one, only while a game is played.
    void on(CommandId id, const QObject* owner, auto does) const {
        connect(action(id), &QAction::triggered, owner, [this, does](bool checked) {
            if constexpr (std::invocable<decltype(does), bool>)
                does(checked);
            else if (isGameReady_ && isGameReady_())
                does();
        });
    }
    /// Sets what says whether a game is played. Before it says so it makes the game ready for a command.
    void setGameReady(std::function<bool()> isGameReady) { isGameReady_ = std::move(isGameReady); }

private:
    /// Adds those of games that are watched, of lessons, of the help and of cards that are brought
    /// (command_list_watching.cpp).
    static void addWatching(std::vector<Command>& commands);

    std::vector<QAction*> actions_;
    std::function<bool()> isGameReady_;
};

} // namespace takujo

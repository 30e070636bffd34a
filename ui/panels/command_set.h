#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <cstdint>
#include <vector>

namespace takujo {

/// A key as it is written on keyboards and in lists: arrows as arrows, one word for both Enter keys.
QString keyName(const QKeySequence& key);

enum class CommandId : std::uint8_t {
    newGame,
    open,
    save,
    concedeFirst,
    concedeSecond,
    quit,
    undo,
    redo,
    history,
    stops,
    act,
    pressDefault,
    pass,
    decline,
    autoPay,
    keepOrder,
    takeBack,
    goLeft,
    goRight,
    goUp,
    goDown,
    peekFirst,
    peekSecond,
    guide,
    log,
    rules,
    sidePanel,
    turnTable,
    movement,
    companyOne,
    companyTwo,
    companyTrusting,
    dark,
    light,
    english,
    japanese,
    menu,
    shortcuts,
    about,
};

/// Everything the window can do, declared once: what it is called, what it does, its keys. Menus, buttons and
/// the list of keys follow from it.
class CommandSet : public QObject {
    Q_OBJECT

public:
    /// Where a key works: everywhere in the window, or while the table has the keyboard.
    enum class Where : std::uint8_t { window, table };
    /// The chapter of the list of keys.
    enum class Chapter : std::uint8_t { game, table, view, help };

    struct Command {
        CommandId id;
        const char* name; ///< of the object
        const char* text;
        const char* tip;
        QList<QKeySequence> keys;
        Where where = Where::window;
        Chapter chapter = Chapter::game;
        bool checkable = false;
    };

    explicit CommandSet(QObject* parent = nullptr);

    static const std::vector<Command>& all();
    QAction* action(CommandId id) const { return actions_[static_cast<std::size_t>(id)]; }
    static QString chapterName(Chapter chapter);
    void retranslate();

private:
    std::vector<QAction*> actions_;
};

} // namespace takujo

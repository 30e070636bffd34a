#pragma once

#include "ui/sound/sound_output.h"
#include "ui/theme/palette.h"

#include <QAccessible>
#include <QPoint>
#include <QPushButton>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace takujo {
class MainWindow;
struct Game;
struct WindowWishes;
} // namespace takujo

/// Plays in the real window as a person would: it sees what is shown and told to screen readers, and moves
/// the mouse and the keys. It never asks the match.
class TableDriver {
public:
    /// A card or a zone as it is seen.
    struct Seen {
        QString name;
        QString description;
        bool isZone = false;
        bool choosable = false;
        bool chosen = false;
        QRect rect; ///< in the table's coordinates

        bool isLit() const { return isZone && description.contains(QStringLiteral("can be dropped here")); }
        bool canAct() const { return description.contains(QStringLiteral("can act")); }
        bool isIn(const QString& zone) const { return description.startsWith(zone); }
    };

    explicit TableDriver(const QString& language = QStringLiteral("en"),
                         takujo::Brightness brightness = takujo::Brightness::dark);
    /// With games of the test's own.
    TableDriver(const QString& language, takujo::Brightness brightness,
                std::span<const takujo::Game* const> games, const takujo::SoundOutputMaker& makeSounds = {});
    /// With wishes of the test's own, too.
    TableDriver(takujo::WindowWishes wishes, std::span<const takujo::Game* const> games);
    ~TableDriver();

    /// The window, to look through.
    QWidget& window() const;
    /// Returns the visible widget of that name; none if there is none.
    QWidget* widget(const QString& name) const;
    QString textOf(const QString& name) const;

    /// On the start page, by keys: by its index in the list; below, by its name.
    void chooseGame(int row);
    void chooseDeck(int player, const QString& name);
    /// Opens the fold with what games are seldom begun with, if it is closed.
    void openOptions();
    /// From the start page, by the mouse.
    void startGame(const QString& seed);
    bool isOver() const;

    std::vector<Seen> seen() const;
    /// Returns the item with the keyboard focus; none if that is not on the table.
    std::optional<Seen> focused() const;
    /// Returns everything on the table that screen readers find: players, zones, cards.
    std::vector<QAccessibleInterface*> spoken() const;
    std::vector<Seen> cardsThat(bool (*holds)(const Seen&)) const;
    /// Returns the buttons of the prompt, and of the list above it.
    std::vector<QPushButton*> buttons() const;
    /// Returns the highlighted button; none if there is none.
    QPushButton* defaultButton() const;

    /// Moves the pointer over it.
    void pointAt(const Seen& what);
    void click(const Seen& what, Qt::MouseButton button = Qt::LeftButton);
    void click(QWidget* what);
    bool clickNamed(const QString& name);
    /// Clicks a card of the list that shows cards beside the table, by its index.
    void clickPicker(int index);
    /// Opens a menu of the bar and clicks through it, by the names of its menus and actions.
    void chooseFromMenu(const QStringList& way);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Takes the card, moves it over the table and drops it there.
    void drag(const Seen& card, QPoint to);
    /// Takes the card and moves it there without dropping it.
    void hold(const Seen& card, QPoint at);
    /// Drags it and drops it over the highlighted place. False if no place was.
    bool dragToLitPlace(const Seen& card);
    QString prompt() const { return textOf(QStringLiteral("prompt")); }
    /// Lets the window do its pending work.
    void settle() const;

private:
    QWidget* table() const;
    Seen seenAs(QAccessibleInterface* item) const;
    QPoint visiblePoint(const Seen& what) const;
    void moveHeld(QPoint to);

    std::unique_ptr<takujo::MainWindow> window_;
};

/// Isolates the test from the user's settings and from motion. Call it before any window is made.
void prepareForTests();
/// Takes all settings away, but for what tests count on: the players' colours, and that nobody is welcomed.
void forgetSettings();

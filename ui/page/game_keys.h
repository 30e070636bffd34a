#pragma once

#include "engine/files/layouts/layout_file.h"
#include "ui/page/spoken_log.h"
#include "ui/widgets/command_set.h"

namespace takujo {

class CardItem;
class GamePage;

/// The keys of a game that do not answer anything: they go from place to place of the table, to the panels
/// beside it and back, and tell aloud what others see.
class GameKeys : public QObject {
    Q_OBJECT

public:
    GameKeys(GamePage& page, const CommandSet& commands, SpokenLog& spokenLog);

    /// Esc: always one step back, from the outermost thing that is open. It gives up only what was begun just
    /// now.
    void stepBack();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Area = QWidget* (GameKeys::*)() const;

    void on(CommandId id, auto does);
    void begin();
    void follow();
    bool isHandedOver() const;
    void jump(ZoneRole role, bool own);
    void nextArea(bool forward);
    void enter(Area area);
    void whyNot();
    void openCardMenu();
    CardItem* cardAtCursor() const;

    // The widget that the keyboard goes to in a part of the window; none if that part has no use for it.
    QWidget* table() const;
    QWidget* picker() const;
    QWidget* notice() const;
    QWidget* lesson() const;
    QWidget* prompt() const;
    QWidget* stack() const;
    QWidget* sidePage() const;
    QWidget* preview() const;
    QWidget* header() const;

    GamePage* page_;
    const CommandSet* commands_;
    SpokenLog* spokenLog_;
    bool usesKeys_ = false; ///< the player last used the keyboard, not the mouse
};

} // namespace takujo

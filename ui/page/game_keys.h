#pragma once

#include "engine/files/layouts/layout_file.h"
#include "ui/page/spoken_log.h"
#include "ui/widgets/command_set.h"

namespace takujo {

class CardItem;
class GamePage;

/// What keys do while a game is played, beyond answering: from place to place of the table, to what stands
/// beside it and back, and saying what the eye would see.
class GameKeys : public QObject {
    Q_OBJECT

public:
    GameKeys(GamePage& page, const CommandSet& commands, SpokenLog& spokenLog);

    /// Esc: always one step back, from the outside in. Nothing is lost that was not begun just now.
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

    // Where the keyboard goes when it goes to a part of the window; none if there is nothing for it.
    QWidget* table() const;
    QWidget* picker() const;
    QWidget* notice() const;
    QWidget* prompt() const;
    QWidget* stack() const;
    QWidget* sidePage() const;
    QWidget* preview() const;
    QWidget* header() const;

    GamePage* page_;
    const CommandSet* commands_;
    SpokenLog* spokenLog_;
    bool usesKeys_ = false; ///< what was used last was no mouse
};

} // namespace takujo

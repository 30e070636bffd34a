#pragma once

#include "ui/session/session.h"
#include "ui/widgets/command_set.h"

namespace takujo {

/// Lets the players say during a game who sits at the screen. Before hands come into the open it asks.
class SeatingControl : public QObject {
    Q_OBJECT

public:
    SeatingControl(const CommandSet& commands, QWidget* window);

    /// Says who sits there now; none: no game is shown.
    void display(Session* session);

private:
    void want(Seating seating);
    void change(Seating seating);
    void wantComputer(const BotChoice& bot);

    const CommandSet* commands_;
    QWidget* window_;
    Session* session_ = nullptr;
};

} // namespace takujo

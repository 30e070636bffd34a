#pragma once

#include "ui/session/session.h"
#include "ui/widgets/command_set.h"

namespace takujo {

/// Lets the players say in which phases they are asked although they can only pass, and remembers it for the
/// next game.
class StopsControl : public QObject {
    Q_OBJECT

public:
    StopsControl(const CommandSet& commands, QWidget* parent);

    void setSession(Session* session) { session_ = session; }

    /// Shows a dialog with all phases of both players.
    void openDialog();
    /// Opens a menu at that place for one phase of the player who looks at the table.
    void offer(std::uint8_t phase, QPoint at);

private:
    void change(Player player, std::uint32_t stops);
    void remember(Player player, std::uint32_t stops) const;

    const CommandSet* commands_;
    QWidget* window_;
    Session* session_ = nullptr;
};

} // namespace takujo

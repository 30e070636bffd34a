#pragma once

#include "ui/session/session.h"
#include "ui/widgets/command_set.h"

#include <QToolButton>

#include <array>

namespace takujo {

/// Shows a player's own hand for as long as a key or a button is held. Letting go hides it, and so does
/// anything that comes between, such as another window.
class PeekControl : public QObject {
    Q_OBJECT

public:
    /// The buttons are made as children of `page` for somebody else to place.
    PeekControl(const CommandSet& commands, QWidget* page);

    void setSession(Session* session);
    /// Writes the players' names on the buttons, and shows the buttons only where they are of use.
    void display();
    const std::array<QToolButton*, 2>& buttons() const { return buttons_; }

signals:
    /// A hand is about to be shown: a card that is being dragged has to be put back.
    void aboutToPeek();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void peek(Player player);
    void end();

    const CommandSet* commands_;
    QWidget* page_;
    Session* session_ = nullptr;
    std::array<QToolButton*, 2> buttons_{};
};

} // namespace takujo

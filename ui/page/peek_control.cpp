#include "ui/page/peek_control.h"

#include "ui/theme/text.h"
#include "ui/widgets/key_name.h"

#include <QApplication>
#include <QKeyEvent>

namespace takujo {

namespace {

constexpr std::array peekCommands{CommandId::peekFirst, CommandId::peekSecond};

} // namespace

PeekControl::PeekControl(const CommandSet& commands, QWidget* page)
    : QObject{page}, commands_{&commands}, page_{page} {
    for (const Player player : bothPlayers) {
        const std::size_t i = indexOf(player);
        auto* button = new QToolButton{page};
        button->setObjectName(QStringLiteral("peek-%1").arg(i));
        button->setFocusPolicy(Qt::NoFocus); // a key that presses it would never be let go
        connect(button, &QToolButton::pressed, this, [this, player] { peek(player); });
        connect(button, &QToolButton::released, this, &PeekControl::end);
        buttons_[i] = button;
        QAction* action = commands.action(peekCommands[i]);
        action->setAutoRepeat(false);
        connect(action, &QAction::triggered, this, [this, player] { peek(player); });
    }
    qApp->installEventFilter(this);
}

void PeekControl::setSession(Session* session) {
    session_ = session;
    display();
}

void PeekControl::display() {
    for (const Player player : bothPlayers) {
        const std::size_t i = indexOf(player);
        QToolButton* button = buttons_[i];
        button->setVisible(session_ != nullptr && session_->viewerControl().handsAreHidden());
        if (session_ == nullptr)
            continue;
        const QString name = qt(session_->spoken().player(player));
        commands_->action(peekCommands[i])->setText(tr("Hold to see the hand of %1").arg(name));
        const QString key = keyName(commands_->action(peekCommands[i])->shortcut());
        button->setText(tr("Hand of %1").arg(name));
        button->setToolTip(tr("Hold the button or the key %1 to see this hand").arg(key));
    }
}

void PeekControl::peek(Player player) {
    if (session_ == nullptr || !page_->isVisible() || QApplication::activeModalWidget() != nullptr ||
        QApplication::activePopupWidget() != nullptr)
        return;
    emit aboutToPeek();
    session_->peek(player);
}

void PeekControl::end() {
    if (session_ != nullptr)
        session_->endPeek();
}

bool PeekControl::eventFilter(QObject* watched, QEvent* event) {
    if (session_ != nullptr && session_->viewerControl().peeking() != Player::nobody)
        switch (event->type()) {
        case QEvent::KeyRelease: {
            const auto& key = static_cast<QKeyEvent&>(*event);
            for (const CommandId id : peekCommands)
                if (!key.isAutoRepeat() &&
                    commands_->action(id)->shortcuts().contains(QKeySequence{key.key()}))
                    end();
            break;
        }
        case QEvent::WindowDeactivate:
        case QEvent::ApplicationStateChange:
            end();
            break;
        case QEvent::Hide:
            if (watched == page_)
                end();
            break;
        default:
            break;
        }
    return QObject::eventFilter(watched, event);
}

} // namespace takujo

#include "ui/page/stops_control.h"

#include "engine/kit/stops.h"
#include "engine/match/saves/saving.h"
#include "ui/dialogs/stops_dialog.h"
#include "ui/session/phase_stop.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <QMenu>

namespace takujo {

StopsControl::StopsControl(const CommandSet& commands, QWidget* parent)
    : QObject{parent}, commands_{&commands}, window_{parent} {}

void StopsControl::change(Player player, std::uint32_t stops) {
    if (canBeSaved(session_->match())) // the stops of a lesson are its own
        remember(player, stops);
    session_->setStops(player, stops);
}

/// To stop at every moment may be a setting's wish; it is remembered only if it has been chosen here.
void StopsControl::remember(Player player, std::uint32_t stops) const {
    const QString game = qt(session_->match().game().id);
    const int side = static_cast<int>(indexOf(player));
    if (((stops ^ session_->stops(player)) & everyStop) == 0) {
        const auto before = Preferences::stops(game, side);
        const std::uint32_t every = before ? stopsOf(session_->data(), *before) & everyStop : 0U;
        stops = (stops & ~everyStop) | every;
    }
    Preferences::setStops(game, side, stopWords(session_->data(), stops));
}

void StopsControl::openDialog() {
    auto* dialog = new StopsDialog{*session_, window_};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &StopsDialog::wanted, this, &StopsControl::change);
    dialog->show();
}

void StopsControl::offer(std::uint8_t phase, QPoint at) {
    auto* menu = new QMenu{window_};
    menu->setObjectName(QStringLiteral("stop-menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Player player = session_->nearHand();
    const std::uint32_t stops = session_->stops(player);
    for (const PhaseStop stop : phaseStops) {
        QAction* action = menu->addAction(stopName(stop));
        action->setCheckable(true);
        action->setChecked(stopIn(stops, phase) == stop);
        connect(
            action, &QAction::triggered, this,
            [this, player, changed = withStopIn(stops, phase, stop)] { change(player, changed); },
            Qt::QueuedConnection);
    }
    menu->addSeparator();
    menu->addAction(commands_->action(CommandId::stops));
    menu->popup(at);
}

} // namespace takujo

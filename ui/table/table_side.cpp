#include "ui/table/table_side.h"

#include "ui/session/measures.h"
#include "ui/table/table_scene.h"
#include "ui/theme/text.h"

namespace takujo {

TableSide::TableSide(const TableScene& scene, Player player, QObject* parent)
    : QObject{parent}, scene_{&scene}, player_{player} {}

std::vector<ZoneItem*> TableSide::zones() const {
    return scene_->zonesOf(player_);
}

QString TableSide::name() const {
    if (scene_->session() == nullptr)
        return {};
    return player_ == Player::nobody ? tr("Both players") : qt(scene_->session()->spoken().player(player_));
}

QString TableSide::description() const {
    const Session* session = scene_->session();
    if (session == nullptr || player_ == Player::nobody)
        return {};
    QStringList parts;
    if (session->match().decision().decider == player_ && !session->match().over())
        parts << tr("decides now");
    if (session->view().turnPlayer == player_ && session->view().turn > 0)
        parts << tr("it is this player's turn");
    parts << valuesOf(*session, player_);
    for (const UseReport& use : usesOf(*session, player_))
        parts << use.text;
    return parts.join(QStringLiteral("; "));
}

QRectF TableSide::rect() const {
    QRectF all;
    for (const ZoneItem* zone : zones())
        all |= zone->frame().rect;
    return all;
}

} // namespace takujo

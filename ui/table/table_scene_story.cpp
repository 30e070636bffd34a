// What has happened, shown on the table: strikes, numbers, what breaks, whose turn it is.

#include "ui/motion/card_pieces.h"
#include "ui/motion/pulse_ring.h"
#include "ui/motion/rising_number.h"
#include "ui/motion/turn_band.h"
#include "ui/motion/winner_rays.h"
#include "ui/table/layers.h"
#include "ui/table/player_gauges.h"
#include "ui/table/player_label.h"
#include "ui/table/table_scene.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/text.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr qreal effectsLayer = layer::moving + 300; ///< above every card that moves
constexpr qreal leanShare = 0.12;                   ///< of a card's height
constexpr int numberPixels = 26;
constexpr int strikeIsOver = 320; ///< milliseconds after it has begun, at the usual pace

QString signedNumber(std::int32_t amount) {
    return (amount < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(std::abs(amount));
}

/// How much of the way to its target a card goes, so that it touches it.
qreal shareOfWay(QPointF way, qreal cardHeight) {
    constexpr qreal nearest = 0.2;
    constexpr qreal farthest = 0.85;
    const qreal length = std::hypot(way.x(), way.y());
    return length == 0 ? 0 : std::clamp((length - cardHeight * 0.7) / length, nearest, farthest);
}

} // namespace

std::map<ObjectId, TableScene::Actor> TableScene::actorsOf(const Story& story) const {
    std::map<ObjectId, Actor> actors;
    for (const Beat& beat : story.beats())
        for (const ObjectId object : {beat.object, beat.other})
            if (CardItem* const item = object.exists() ? cardOf(object) : nullptr)
                actors[object] = {item, item->homeRect(), item->cardSize(), item->home().turned,
                                  item->look()};
    return actors;
}

/// A number changes on a card when it is seen to change.
void TableScene::holdLooks(const Story& story) {
    for (const Beat& beat : story.beats()) {
        const bool isNumber = beat.kind == Beat::Kind::hurt || beat.kind == Beat::Kind::heal ||
                              beat.kind == Beat::Kind::change || beat.kind == Beat::Kind::breaks;
        CardItem* const item = isNumber && beat.object.exists() ? cardOf(beat.object) : nullptr;
        if (item == nullptr || beat.begins == 0)
            continue;
        item->holdLook();
        movements_.later(
            [held = QPointer{item}] {
                if (held != nullptr)
                    held->showLook();
            },
            beat.begins);
    }
}

QRectF TableScene::placeOf(ObjectId object, const std::map<ObjectId, Actor>& actors) const {
    if (const CardItem* const item = object.exists() ? cardOf(object) : nullptr)
        return item->homeRect(); // the table may have been turned meanwhile
    const auto gone = actors.find(object);
    return gone == actors.end() ? QRectF{} : gone->second.rect;
}

/// Where the player's numbers stand, else the name.
QRectF TableScene::placeOf(Player player) const {
    const std::size_t side = player == nearPlayer_ ? 0 : 1;
    if (const QRectF gauges = gauges_[side]->boundingRect(); gauges_[side]->isVisible() && !gauges.isEmpty())
        return gauges;
    if (!values_[side]->text().isEmpty())
        return values_[side]->boundingRect();
    return labels_[side]->written();
}

void TableScene::play(const Story& story, const std::map<ObjectId, Actor>& actors) {
    for (const Beat& beat : story.beats())
        play(beat, actors);
}

void TableScene::play(const Beat& beat, const std::map<ObjectId, Actor>& actors) {
    const Motion& motion = movements_.motion();
    switch (beat.kind) {
    case Beat::Kind::turn:
        playTurn(beat);
        break;
    case Beat::Kind::lean:
    case Beat::Kind::strike:
        playStrike(beat, actors);
        break;
    case Beat::Kind::hurt:
        playNumber(beat, signedNumber(-beat.amount), palette_.danger, actors);
        break;
    case Beat::Kind::heal:
        if (beat.amount > 0)
            playNumber(beat, signedNumber(beat.amount), palette_.good, actors);
        break;
    case Beat::Kind::change:
        playNumber(beat, signedNumber(beat.amount), beat.isGood ? palette_.good : palette_.danger, actors);
        break;
    case Beat::Kind::breaks:
        if (const auto found = actors.find(beat.object); found != actors.end() && motion.breaking() > 0) {
            const Actor& actor = found->second;
            auto* pieces = new CardPieces{renderer_->pixmap(actor.look, actor.size, 1), actor.size,
                                          actor.rect.center(), actor.turned};
            pieces->setZValue(effectsLayer);
            addItem(pieces);
            movements_.play(pieces, motion.breaking(), beat.begins);
        }
        break;
    case Beat::Kind::pulse: {
        const auto source = actors.find(beat.object);
        QRectF around = placeOf(beat.object, actors);
        if (around.isEmpty())
            around = placeOf(beat.other, actors); // such as what a spell is about
        if (around.isEmpty() || motion.pulse() == 0)
            break;
        const bool hasColour = source != actors.end() && !source->second.look.bands.empty();
        auto* ring =
            new PulseRing{hasColour ? source->second.look.bands.front().colour : palette_.accent, around};
        ring->setZValue(effectsLayer);
        addItem(ring);
        movements_.play(ring, motion.pulse(), beat.begins);
        break;
    }
    case Beat::Kind::finish:
        if (beat.player == Player::nobody || motion.telling() == 0)
            break;
        auto* rays = new WinnerRays{playerColour(palette_, static_cast<int>(indexOf(beat.player))),
                                    QRectF{QPointF{}, room_},
                                    {room_.width() / 2, beat.player == nearPlayer_ ? room_.height() : 0}};
        rays->setZValue(effectsLayer);
        addItem(rays);
        movements_.play(rays, motion.telling(), beat.begins);
        break;
    }
}

void TableScene::playStrike(const Beat& beat, const std::map<ObjectId, Actor>& actors) {
    const auto found = actors.find(beat.object);
    if (found == actors.end() || found->second.item == nullptr)
        return;
    const Actor& actor = found->second;
    const bool isStrike = beat.kind == Beat::Kind::strike;
    const int lasts = isStrike ? movements_.motion().strike() : movements_.motion().lean();
    if (lasts == 0)
        return;
    const QPointF from = actor.rect.center();
    QPointF to{from.x(), from.y() + (from.y() > room_.height() / 2 ? -1 : 1) * actor.size.height()};
    qreal share = leanShare;
    if (isStrike) {
        QRectF target = placeOf(beat.other, actors);
        if (target.isEmpty())
            target = placeOf(beat.player);
        if (!target.isEmpty())
            to = target.center();
        share = shareOfWay(to - from, actor.size.height());
    }
    movements_.lunge(actor.item, to, share, lasts, beat.begins);
    // While it is over others it is seen whole.
    const auto lie = [held = actor.item](bool isAbove) {
        if (held != nullptr && held->zValue() < layer::moving + layer::hand)
            held->setZValue(isAbove ? layer::moving + held->homeZ() : held->restZ());
    };
    movements_.later([lie] { lie(true); }, beat.begins);
    movements_.later([lie] { lie(false); }, beat.begins + strikeIsOver);
}

void TableScene::playNumber(const Beat& beat, const QString& text, const QColor& colour,
                            const std::map<ObjectId, Actor>& actors) {
    const QRectF place = beat.object.exists() ? placeOf(beat.object, actors) : placeOf(beat.player);
    const int lasts = movements_.motion().telling();
    if (place.isEmpty() || lasts == 0)
        return;
    const auto pixels = static_cast<int>(std::lround(numberPixels * plan_.geometry().letters()));
    auto* number = new RisingNumber{text, colour, palette_.table, place.center(), pixels};
    number->setZValue(effectsLayer + 1);
    addItem(number);
    movements_.play(number, lasts, beat.begins);
}

void TableScene::playTurn(const Beat& beat) {
    const int lasts = movements_.motion().telling();
    if (lasts == 0)
        return;
    auto* band = new TurnBand{
        {qt(session_->spoken().player(beat.player)), tr("Turn %1").arg(session_->view().turn)},
        {playerColour(palette_, static_cast<int>(indexOf(beat.player))), palette_.panel, palette_.text},
        QRectF{QPointF{}, room_},
        plan_.geometry().letters()};
    band->setZValue(effectsLayer + 2);
    addItem(band);
    movements_.play(band, lasts, beat.begins);
}

} // namespace takujo

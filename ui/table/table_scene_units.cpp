// Units of several cards: what lies under a card, beside it while it is looked at.

#include "ui/table/layers.h"
#include "ui/table/table_scene.h"

#include <algorithm>

namespace takujo {

namespace {

/// The unit that a card is the uppermost card of, or lies under.
ObjectId unitOf(const CardView& card) {
    if (card.host.exists())
        return card.host;
    return card.guests.empty() ? ObjectId{} : card.object;
}

} // namespace

/// The uppermost first, as they lie.
std::vector<CardItem*> TableScene::cardsOfUnit(ObjectId unit) const {
    std::vector<CardItem*> result;
    for (const auto& [key, card] : cards_)
        if (unit.exists() && unitOf(card->card()) == unit)
            result.push_back(card);
    std::ranges::stable_sort(result, std::ranges::greater{},
                             [](const CardItem* card) { return card->homeZ(); });
    return result;
}

void TableScene::fanOut(const CardItem* card) {
    const ObjectId unit = card == nullptr ? ObjectId{} : unitOf(card->card());
    if (unit == fanned_ || dragged_ != nullptr)
        return;
    for (CardItem* each : cardsOfUnit(fanned_)) {
        each->setFanned(std::nullopt);
        each->setZValue(each->homeZ());
        movements_.move(each, each->homePose());
    }
    fanned_ = unit;
    const std::vector<CardItem*> cards = cardsOfUnit(unit);
    if (cards.size() < 2) {
        fanned_ = {};
        return;
    }
    // To the right where there is room, else to the side with more of it. Each card touches the one before,
    // so that the pointer finds no gap; where they overlap, the left edge of each stays in sight, with its
    // name.
    const QRectF host = cards.front()->homeRect();
    const qreal width = cards.front()->cardSize().width();
    const qreal left = host.left();
    const qreal right = room_.width() - host.right();
    const auto under = static_cast<qreal>(cards.size() - 1);
    const bool toRight = right >= under * width || right >= left;
    const qreal step = std::min(width, (toRight ? right : left) / under) * (toRight ? 1 : -1);
    qreal x = toRight ? host.right() - width / 2 : host.left() + width / 2;
    qreal z = toRight ? layer::raised - under - 1 : layer::raised - 1;
    for (CardItem* each : cards) {
        const bool isHost = each == cards.front();
        if (!isHost)
            x += step;
        each->setFanned(CardItem::Fanned{isHost ? host.center() : QPointF{x, host.center().y()}, z});
        z += toRight ? 1 : -1;
        each->setZValue(each->restZ());
        movements_.move(each, each->restPose());
    }
}

} // namespace takujo

// The cards of the table: how they come, move, leave, and what the moment says about them.

#include "engine/core/zones.h"
#include "engine/match/sentences/battle_sentences.h"
#include "ui/session/card_text.h"
#include "ui/table/layers.h"
#include "ui/table/player_gauges.h"
#include "ui/table/player_label.h"
#include "ui/table/table_scene.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/mark_painter.h"
#include "ui/theme/text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace takujo {

namespace {

constexpr int betweenCards = 35; ///< milliseconds from one drawn card to the next

} // namespace

void TableScene::follow(const News& news) {
    const std::vector<LogEntry>& log = session_->match().log();
    movements_.finish();
    // A card on its way would still show its face to whoever looks next.
    const bool sameEyes =
        session_->viewerControl().seating() == Seating::one || session_->viewer() == shownTo_;
    shownTo_ = session_->viewer();
    const auto isPile = [this](ZoneId zone) {
        const LayoutZone* const layout = plan_.layoutOf(zone);
        return layout != nullptr && layout->onTable && layout->role == ZoneRole::pile;
    };
    Course course{{log, news.first}, {}, sameEyes};
    if (news.forward && sameEyes && movements_.motion().on())
        course.story =
            Story{{log, news.first, lastView_, session_->view(), session_->match().game().tables, isPile}};
    lastView_ = session_->view();
    const std::map<ObjectId, Actor> actors = actorsOf(course.story);
    holdLooks(course.story);
    plan_ = TablePlan{*session_, room_, nearPlayer_};
    layZones();
    placeCards(course);
    describeAll();
    play(course.story, actors);
}

Pose TableScene::poseAt(ZoneId zone, const CardItem& item) const {
    const Placement place = plan_.pileOf(zone);
    return {place.centre, 0, place.size.width() / item.cardSize().width(), 1};
}

namespace {

/// How many cards of its zone each has below it: first by their levels, then as they come.
std::map<std::uint32_t, int> heightsOf(const std::vector<TablePlan::Card>& planned) {
    std::vector<const TablePlan::Card*> sorted;
    sorted.reserve(planned.size());
    for (const TablePlan::Card& card : planned)
        sorted.push_back(&card);
    std::ranges::stable_sort(sorted, {}, [](const TablePlan::Card* card) { return card->placement.level; });
    std::map<std::uint32_t, int> heights;
    std::map<ZoneId, int> inZone;
    for (const TablePlan::Card* card : sorted)
        heights.emplace(card->key, inZone[card->view.zone]++);
    return heights;
}

} // namespace

void TableScene::placeCards(const Course& course) {
    fanned_ = {};
    for (const auto& [key, card] : cards_)
        card->setFanned(std::nullopt);
    const std::vector<TablePlan::Card> planned = plan_.cards(session_->view());
    std::set<std::uint32_t> kept;
    for (const TablePlan::Card& card : planned)
        kept.insert(card.key);
    for (auto at = cards_.begin(); at != cards_.end();) {
        if (kept.contains(at->first)) {
            ++at;
            continue;
        }
        leave(at->second, at->first, course);
        at = cards_.erase(at);
    }

    int delay = 0;
    std::map<ZoneId, int> inZone;
    const std::map<std::uint32_t, int> heights = heightsOf(planned);
    for (const TablePlan::Card& card : planned) {
        const int order = inZone[card.view.zone]++;
        const qreal z = (card.inHand ? layer::hand : layer::cards) + heights.at(card.key);
        const auto found = cards_.find(card.key);
        CardItem* item = found == cards_.end() ? new CardItem{*renderer_, palette_} : found->second;
        const qreal oldWidth = item->cardSize().width() * item->scale();
        CardLook look = lookOf(*session_, card.view);
        look.named = plan_.showsNames(card);
        look.covered = card.covered;
        item->setUprightChips(card.view.aside ? std::exchange(look.marks, {}) : std::vector<QString>{});
        item->display(look, card.view, session_->objectOf(card.view));
        item->setCardSize(card.placement.size);
        item->setHome(card.placement, z, order);
        if (found == cards_.end()) {
            addItem(item);
            cards_.emplace(card.key, item);
            enter(*item, card, course, delay);
            continue;
        }
        item->setScale(oldWidth / card.placement.size.width());
        const bool travelled = item->pos() != card.placement.centre;
        item->setZValue(course.animated && travelled ? layer::moving + z : z);
        if (course.animated) {
            const auto slot = static_cast<std::uint16_t>(card.key);
            const bool isSeen = card.key < TablePlan::hiddenKey;
            movements_.move(
                item, item->homePose(), [item] { item->setZValue(item->homeZ()); },
                isSeen ? course.story.beginOf(slot) : 0,
                isSeen && travelled && course.story.breaks(slot) ? Movements::Way::vanish
                                                                 : Movements::Way::arc);
        } else {
            item->homePose().apply(*item);
            item->setZValue(z);
        }
    }
    showMarks(marks_);
}

void TableScene::enter(CardItem& item, const TablePlan::Card& card, const Course& course, int& delay) {
    item.homePose().apply(item);
    item.setZValue(item.homeZ());
    if (!course.animated)
        return;
    const CardTravels& travels = course.travels;
    ZoneId from = card.view.faceUp ? travels.cameFrom(card.view.object) : ZoneId{};
    if (!card.view.faceUp) {
        // Which of the backs is new cannot be told; the last ones are as good as any.
        const ZoneView& zone = session_->view().at(card.view.zone);
        const std::size_t arrived = travels.arrivalsIn(card.view.zone);
        const auto index = static_cast<std::size_t>(item.order());
        if (arrived > 0 && index + arrived >= zone.cards.size())
            from = travels.lastSourceOf(card.view.zone);
    }
    if (!from.exists() || movements_.motion().move() == 0)
        return;
    Pose start = poseAt(from, item);
    start.apply(item);
    item.setZValue(layer::moving + item.homeZ());
    CardItem* itemAddress = &item;
    const int begins = card.view.faceUp ? course.story.beginOf(card.view.object.index)
                                        : course.story.arrivalsBegin(card.view.zone);
    movements_.move(
        itemAddress, item.homePose(), [itemAddress] { itemAddress->setZValue(itemAddress->homeZ()); },
        begins + delay);
    delay += betweenCards;
}

void TableScene::leave(CardItem* item, std::uint32_t key, const Course& course) {
    if (raised_ == item)
        raised_ = nullptr;
    if (dragged_ == item)
        dragged_ = nullptr;
    const bool isSeen = key < TablePlan::hiddenKey;
    const auto slot = static_cast<std::uint16_t>(key);
    const ZoneId to = isSeen ? course.travels.wentTo(slot) : ZoneId{};
    if (!course.animated || !to.exists() || movements_.motion().move() == 0) {
        delete item;
        return;
    }
    item->setEnabled(false); // it is only to be seen: nothing can be done with it
    item->setMarks({});
    item->setZValue(layer::moving);
    Pose end = poseAt(to, *item);
    end.opacity = 0.2;
    movements_.move(
        item, end, [item] { item->deleteLater(); }, course.story.beginOf(slot),
        course.story.breaks(slot) ? Movements::Way::vanish : Movements::Way::arc);
}

void TableScene::showMarks(const Marks& marks) {
    marks_ = marks;
    for (const auto& [key, card] : cards_) {
        const auto found = marks.cards.find(card->object());
        const bool isMarked = card->object().exists() && found != marks.cards.end();
        CardMarks own = isMarked ? found->second : CardMarks{};
        own.aimedAt = card->card().faceUp && std::ranges::find(aim_.at, card->card().object) != aim_.at.end();
        if (!card->card().faceUp && (own.target || own.order > 0))
            own.place = placeOfBack(*card);
        card->setMarks(own);
        const LayoutZone* layout = plan_.layoutOf(card->zone());
        const bool inOwnHand = layout != nullptr && layout->role == ZoneRole::hand && card->card().faceUp;
        card->setDimmed(inOwnHand && marks.quietHand && !isMarked);
    }
    // A card that does not lie there by itself is shown by its place.
    std::set<ZoneId> read;
    for (const auto& [object, own] : marks.cards)
        if (own.lit && cardOf(object) == nullptr && session_ != nullptr &&
            lives(session_->match().state(), object))
            read.insert(record(session_->match().state(), object).zone);
    for (const auto& [id, zone] : zones_) {
        const bool lit = marks.places.contains(id);
        const bool under = lit && dragged_ != nullptr && zone == zoneUnder(dragged_->pos());
        zone->setLit(lit, under);
        zone->setRead(read.contains(id));
        // A place that is not on the table is there while something may be dropped on it.
        if (!plan_.isOnTable(id))
            zone->setVisible(lit);
    }
    describeAll();
}

/// As whoever is asked calls it; 0 if it is one card of a unit.
int TableScene::placeOfBack(const CardItem& card) const {
    const std::vector<CardView>& cards = session_->view().at(card.zone()).cards;
    const auto found = std::ranges::find_if(
        cards, [&](const CardView& each) { return !each.faceUp && each.alias == card.card().alias; });
    return found == cards.end() ? 0 : static_cast<int>(found - cards.begin()) + 1;
}

void TableScene::showAim(const Aim& aim) {
    aim_ = aim;
    if (session_ != nullptr)
        showMarks(marks_);
}

QRectF TableScene::aimedFrom() const {
    const CardItem* source = cardOf(aim_.from);
    constexpr qreal edge = 0.42; // of the height: beside the stack
    return source == nullptr ? QRectF{room_.width(), room_.height() * edge, 0, 0} : source->homeRect();
}

std::vector<TableScene::AimedAt> TableScene::aimedAt() const {
    std::vector<AimedAt> result;
    const auto isAimedAt = [&](const CardView& card) {
        return card.faceUp && std::ranges::find(aim_.at, card.object) != aim_.at.end();
    };
    for (const ZoneView& zone : session_ == nullptr ? std::vector<ZoneView>{} : session_->view().zones)
        for (const CardView& view : zone.cards) {
            if (!isAimedAt(view))
                continue;
            const CardItem* card = cardOf(view.object);
            const std::vector<CardItem*> here = cardsIn(zone.zone);
            const LayoutZone* layout = plan_.layoutOf(zone.zone);
            const bool isCovered = !here.empty() && card != here.back();
            if (layout != nullptr && layout->onTable && layout->spread == Spread::pile && isCovered)
                result.push_back({plan_.rectOf(zone.zone), qt(session_->spoken().cardName(view.definition))});
            else if (card != nullptr && layout != nullptr && layout->spread == Spread::column && isCovered)
                result.push_back({headOfColumn(card->homeRect()), {}});
            else if (card != nullptr)
                result.push_back({card->homeRect(), {}});
        }
    return result;
}

std::vector<const CardItem*> TableScene::cardsWith(std::string_view mark) const {
    std::vector<const CardItem*> found;
    for (const auto& [key, card] : cards_)
        if (std::ranges::find(card->card().marks, mark) != card->card().marks.end())
            found.push_back(card);
    return found;
}

std::vector<TableScene::Link> TableScene::links() const {
    return session_ == nullptr ? std::vector<Link>{} : links(session_->view().battles);
}

std::vector<TableScene::Link> TableScene::links(const std::vector<BattleView>& battles) const {
    std::vector<Link> result;
    if (session_ == nullptr || session_->view().outcome != Outcome::running)
        return result; // a game that is over has no battle, whatever its cards were doing
    const auto rects = [](const std::vector<const CardItem*>& cards) {
        std::vector<QRectF> all;
        all.reserve(cards.size());
        for (const CardItem* card : cards)
            all.push_back(card->homeRect());
        std::ranges::sort(all, {}, [](const QRectF& rect) { return rect.center().x(); });
        return all;
    };
    for (const LayoutLink& link : session_->layout().links) {
        if (link.isToHost) {
            linkToHosts(result);
            continue;
        }
        const std::vector<const CardItem*> cards = cardsWith(link.cards);
        const std::vector<const CardItem*> to =
            link.to.empty() ? std::vector<const CardItem*>{} : cardsWith(link.to);
        if (cards.empty() || (link.to.empty() ? cards.size() < 2 : to.empty()))
            continue;
        result.push_back({rects(cards),
                          rects(to),
                          plan_.isNear(cards.front()->zone()),
                          cards.front()->card().controller,
                          {}});
    }
    linkBattles(battles, result);
    return result;
}

/// What lies by itself is joined with the card that it belongs to.
void TableScene::linkToHosts(std::vector<Link>& links) const {
    for (const auto& [key, item] : cards_) {
        const CardView& card = item->card();
        const CardItem* const host = card.roleAtHost.empty() ? nullptr : cardOf(card.host);
        if (host == nullptr)
            continue;
        std::vector<QRectF> both{item->homeRect(), host->homeRect()};
        std::ranges::sort(both, {}, [](const QRectF& rect) { return rect.center().x(); });
        links.push_back({std::move(both), {}, plan_.isNear(item->zone()), card.controller, {}});
    }
}

CardItem* TableScene::itemOf(const Shown& shown) const {
    if (shown.object.exists())
        return cardOf(shown.object);
    const auto found = cards_.find(TablePlan::hiddenKey | shown.alias);
    return shown.exists() && found != cards_.end() ? found->second : nullptr;
}

/// The cards behind which a player is, in games that have such; empty where none are left.
QRectF TableScene::whatIsBefore(Player player) const {
    const std::string& behind = session_->layout().behind;
    QRectF all;
    for (const auto& [key, item] : cards_)
        if (!behind.empty() && item->zone().player == player &&
            session_->match().game().tables.zones[item->zone().kind].word == behind)
            all |= item->homeRect();
    const double inwards = all.height() / 3; // an arrow into it ends at nothing that lies beside it
    return all.adjusted(0, inwards, 0, -inwards);
}

/// From each card that deals something in a battle to what it is dealt to, to the cards before a player, or
/// to the player's name.
void TableScene::linkBattles(const std::vector<BattleView>& battles, std::vector<Link>& links) const {
    const SpokenMatch spoken = session_->spoken();
    for (const BattleView& battle : battles) {
        Link link;
        for (const BattleView::Blow& blow : battle.blows)
            if (const CardItem* card = itemOf(blow.from)) {
                link.cards.push_back(card->homeRect());
                link.by = card->card().controller;
                link.near = plan_.isNear(card->zone());
            }
        const CardItem* target = itemOf(battle.target);
        if (link.cards.empty() || (battle.target.exists() && target == nullptr))
            continue;
        std::ranges::sort(link.cards, {}, [](const QRectF& rect) { return rect.center().x(); });
        if (target != nullptr) {
            link.to.push_back(target->homeRect());
        } else if (const QRectF before = whatIsBefore(battle.player); !before.isEmpty()) {
            link.to.push_back(before);
        } else {
            link.isAtPlayer = true;
            link.to.push_back(labels_[battle.player == nearPlayer_ ? 0 : 1]->written());
        }
        link.told << qt(BattleSentences::sum(battle)) << qt(BattleSentences{spoken}.outcome(battle));
        link.told.removeAll(QString{});
        links.push_back(std::move(link));
    }
}

TableScene::Ground TableScene::ground() const {
    Ground result;
    for (const auto& [key, card] : cards_)
        if (std::ranges::find(result.cards, card->homeRect()) == result.cards.end())
            result.cards.push_back(card->homeRect());
    for (const auto& [id, zone] : zones_) {
        if (!zone->frame().bare && !zone->frame().spot)
            result.zones.push_back(zone->frame().rect);
        if (const QRectF name = zone->written(); !name.isEmpty())
            result.words.push_back(name);
    }
    for (const PlayerLabel* label : labels_)
        if (const QRectF letters = label->written(); !letters.isEmpty())
            result.words.push_back(letters);
    const auto addBadge = [&](const ZoneBadge* badge) {
        if (!badge->text().isEmpty())
            result.words.push_back(badge->boundingRect());
    };
    for (const auto& [id, badge] : badges_)
        addBadge(badge);
    std::ranges::for_each(values_, addBadge);
    for (const PlayerGauges* gauges : gauges_)
        if (gauges->isVisible())
            result.words.push_back(gauges->boundingRect());
    std::ranges::for_each(uses_, addBadge);
    return result;
}

void TableScene::raise(CardItem* card) {
    if (raised_ == card || dragged_ != nullptr)
        return;
    if (raised_ != nullptr) {
        raised_->setRaised(false);
        raised_->setZValue(raised_->restZ());
        movements_.move(raised_, raised_->restPose());
    }
    raised_ = card;
    if (card == nullptr)
        return;
    card->setRaised(true);
    const bool inHand = plan_.layoutOf(card->zone())->role == ZoneRole::hand && card->card().faceUp;
    card->setZValue(layer::raised);
    if (inHand) {
        Pose up = card->homePose();
        up.position.ry() = card->cardSize().height() / 2 + plan_.rectOf(card->zone()).top() - 2;
        up.rotation = 0;
        movements_.move(card, up);
    }
}

void TableScene::drag(CardItem* card, QPointF to) {
    if (!card->isEnabled())
        return;
    if (dragged_ != card) {
        movements_.finish();
        raise(nullptr);
        fanOut(nullptr);
        movements_.finish();
        dragged_ = card;
        card->setLifted(true);
        card->setZValue(layer::dragged);
        card->setRotation(card->isAside() ? asideAngle : 0);
    }
    card->setPos(to);
    for (const auto& [id, zone] : zones_)
        zone->setLit(zone->isLit(), zone->isLit() && zone == zoneUnder(to));
}

void TableScene::letGo(CardItem* card) {
    if (dragged_ != card || card == nullptr)
        return;
    dragged_ = nullptr;
    card->setLifted(false);
    card->setZValue(layer::moving);
    movements_.move(card, card->homePose(), [card] { card->setZValue(card->homeZ()); });
}

} // namespace takujo

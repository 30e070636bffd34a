#include "ui/table/table_cursor.h"

#include "ui/table/table_scene.h"

#include <algorithm>

namespace takujo {

namespace {

/// Where it will lie, even while it is still on its way.
QPointF middleOf(const TableItem* item) {
    if (const auto* card = qobject_cast<const CardItem*>(item))
        return card->fanned() ? card->fanned()->centre : card->home().centre;
    return item->mapToScene(item->face().center());
}

qreal heightOf(const TableItem* item) {
    if (const auto* card = qobject_cast<const CardItem*>(item))
        return card->homeRect().height();
    return item->face().height();
}

bool isUsable(const TableItem* item) {
    if (item->isChoosable())
        return true;
    const auto* zone = qobject_cast<const ZoneItem*>(item);
    return zone != nullptr && zone->isLit();
}

std::vector<TableItem*> inZone(const std::vector<TableItem*>& walk, ZoneId zone) {
    std::vector<TableItem*> result;
    std::ranges::copy_if(walk, std::back_inserter(result),
                         [zone](const TableItem* item) { return item->zone() == zone; });
    return result;
}

} // namespace

TableCursor::TableCursor(TableScene& scene, QObject* parent) : QObject{parent}, scene_{&scene} {}

TableItem* TableCursor::item() const {
    return item_ != nullptr && item_->isEnabled() ? item_.data() : nullptr;
}

bool TableCursor::canStandOn(const TableItem* item) const {
    const std::vector<TableItem*> walk = scene_->walk();
    return item != nullptr && item->isEnabled() && std::ranges::find(walk, item) != walk.end();
}

void TableCursor::set(TableItem* item) {
    inUse_ = item != nullptr;
    if (item != nullptr) {
        const std::vector<TableItem*> neighbours = inZone(scene_->walk(), item->zone());
        zone_ = item->zone();
        place_ = static_cast<std::size_t>(std::ranges::find(neighbours, item) - neighbours.begin());
        viewer_ = scene_->session()->nearHand();
    }
    if (item_ == item)
        return;
    if (item_ != nullptr)
        item_->setCursorHere(false);
    item_ = item;
    if (item != nullptr)
        item->setCursorHere(shown_);
    emit moved(item);
}

void TableCursor::setShown(bool shown) {
    shown_ = shown;
    if (TableItem* here = item())
        here->setCursorHere(shown);
}

void TableCursor::forget() {
    item_ = nullptr;
    inUse_ = false;
}

void TableCursor::enter() {
    const std::vector<TableItem*> walk = scene_->walk();
    if (walk.empty() || canStandOn(item_))
        return;
    const auto usable = std::ranges::find_if(walk, isUsable);
    set(usable == walk.end() ? walk.front() : *usable);
}

/// From one card of a unit that is fanned out to the next. False if there is none in that direction.
bool TableCursor::moveInFan(Direction direction) {
    const auto* here = qobject_cast<const CardItem*>(item());
    if (here == nullptr || !here->fanned())
        return false;
    std::vector<TableItem*> fan = scene_->walk();
    std::erase_if(fan, [](const TableItem* each) {
        const auto* card = qobject_cast<const CardItem*>(each);
        return card == nullptr || !card->fanned();
    });
    std::vector<QPointF> points;
    points.reserve(fan.size());
    for (const TableItem* each : fan)
        points.push_back(middleOf(each));
    const auto next = nextInDirection(points, middleOf(here), direction, 1);
    if (next)
        set(fan[*next]);
    return next.has_value();
}

void TableCursor::move(Direction direction) {
    if (!canStandOn(item_)) {
        enter();
        return;
    }
    if (moveInFan(direction))
        return;
    const std::vector<TableItem*> walk = scene_->walk();
    std::vector<QPointF> points;
    points.reserve(walk.size());
    for (const TableItem* item : walk)
        points.push_back(middleOf(item));
    // The cards of a fan do not lie at one height, and are beside each other all the same.
    constexpr qreal beside = 6;
    const bool sideways = direction == Direction::left || direction == Direction::right;
    const qreal least = sideways ? beside : std::max(beside, heightOf(item_) * 0.35);
    if (const auto next = nextInDirection(points, middleOf(item_), direction, least))
        set(walk[*next]);
}

void TableCursor::toEndOfPlace(bool last) {
    if (!canStandOn(item_)) {
        enter();
        return;
    }
    const std::vector<TableItem*> here = inZone(scene_->walk(), item_->zone());
    if (!here.empty())
        set(last ? here.back() : here.front());
}

bool TableCursor::toUsable(bool next) {
    std::vector<TableItem*> walk = scene_->walk();
    if (!next)
        std::ranges::reverse(walk);
    const auto here = std::ranges::find(walk, item());
    const auto from = here == walk.end() ? walk.begin() : here + 1;
    auto found = std::find_if(from, walk.end(), isUsable);
    // From something of no use, what is of use is never further away than one step.
    if (found == walk.end() && here != walk.end() && !isUsable(*here))
        found = std::find_if(walk.begin(), here, isUsable);
    if (found == walk.end() || found == here)
        return false;
    set(*found);
    return true;
}

bool TableCursor::toZone(ZoneId zone) {
    const std::vector<TableItem*> there = inZone(scene_->walk(), zone);
    if (there.empty())
        return false;
    const auto usable = std::ranges::find_if(there, isUsable);
    set(usable == there.end() ? there.front() : *usable);
    return true;
}

void TableCursor::follow() {
    if (!inUse_ || scene_->session() == nullptr)
        return;
    const std::vector<TableItem*> walk = scene_->walk();
    if (walk.empty())
        return;
    const bool turned = scene_->session()->nearHand() != viewer_;
    const auto usable = std::ranges::find_if(walk, isUsable);
    const bool chooses = std::ranges::any_of(walk, [](const TableItem* item) {
        const auto* card = qobject_cast<const CardItem*>(item);
        return card != nullptr && card->marks().target;
    });
    const bool stays = !turned && canStandOn(item_) && (!chooses || isUsable(item_));
    if (stays)
        set(item_);
    else if (TableItem* near = usableBeside(walk); near != nullptr && !turned && chooses && chose_)
        set(near);
    else if ((turned || chooses) && usable != walk.end())
        set(*usable);
    else if (turned)
        set(walk.front());
    else
        standBeside();
    chose_ = chooses;
}

/// The next one of use in the place where it stood, else the one before.
TableItem* TableCursor::usableBeside(const std::vector<TableItem*>& walk) const {
    const std::vector<TableItem*> there = inZone(walk, zone_);
    const auto from = there.begin() + static_cast<std::ptrdiff_t>(std::min(place_, there.size()));
    if (const auto after = std::find_if(from, there.end(), isUsable); after != there.end())
        return *after;
    const auto before = std::find_if(std::make_reverse_iterator(from), there.rend(), isUsable);
    return before == there.rend() ? nullptr : *before;
}

/// On what has come into the place of what has gone.
void TableCursor::standBeside() {
    const std::vector<TableItem*> walk = scene_->walk();
    if (canStandOn(item_)) {
        set(item_);
        return;
    }
    const std::vector<TableItem*> there = inZone(walk, zone_);
    set(there.empty() ? walk.front() : there[std::min(place_, there.size() - 1)]);
}

} // namespace takujo

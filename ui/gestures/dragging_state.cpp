#include "ui/gestures/dragging_state.h"

#include "engine/core/zones.h"
#include "engine/match/option_forecast.h"
#include "ui/session/session.h"

#include <algorithm>

namespace takujo {

DraggingState::DraggingState(TablePort& port, DecidingState& beneath, ObjectId object)
    : TableState{port}, beneath_{&beneath}, object_{object} {
    for (const Option& option : beneath.optionsOf(object))
        ways_.push_back(wayOf(option));
    listAimable();
    listAttacked();
    const auto anywhere = std::ranges::find(ways_, true, &Way::anywhere);
    if (std::ranges::count(ways_, true, &Way::anywhere) != 1)
        return;
    const Player decider = session().match().decision().decider;
    const std::optional<Decision> next = session().match().askedAfter(anywhere->option);
    const bool choosesObjects =
        next && next->within && next->decider == decider &&
        (next->kind == DecisionKind::chooseObjects || next->kind == DecisionKind::chooseCards);
    if (choosesObjects)
        std::ranges::copy_if(next->options, std::back_inserter(targets_),
                             [](const Option& option) { return option.object.exists(); });
    else // what nobody is asked about is aimed at all the same
        certain_ = forecast(session().match(), anywhere->option).chosen;
}

void DraggingState::listAimable() {
    const auto& verbs = session().match().game().tables.verbs;
    for (const Way& way : ways_)
        if (way.isAimed && aimable_.empty())
            verbs[way.option.verb].targets(
                session().match().position(),
                {session().match().decision().decider, {way.option.verb, {}, {}, {}, 0}}, aimable_);
}

void DraggingState::listAttacked() {
    if (std::ranges::any_of(ways_, &Way::joins))
        for (const BattleView& battle : session().view().battles)
            if (battle.target.object.exists())
                attacked_.push_back(battle.target.object);
}

DraggingState::Way DraggingState::wayOf(const Option& option) const {
    const Match& match = session().match();
    const TableLayout& layout = session().layout();
    const auto layoutOf = [&](ZoneId zone) { return layout.zone(match.game().tables.zones[zone.kind].word); };
    Way way{
        option, {}, false, option.place.exists(), match.game().tables.verbs[option.verb].targets != nullptr};
    const AttackTable& attacks = match.game().tables.attacks;
    way.joins = attacks.forecast != nullptr && option.verb == attacks.join && !option.place.exists();
    if (way.isAtCard())
        return way;
    way.places = beneath_->placesOf(option);
    if (!option.place.exists())
        return way;
    const LayoutZone* const own = layoutOf(option.place);
    way.anywhere = own == nullptr || !own->onTable;
    if (way.anywhere)
        for (const ZoneView& zone : session().view().zones)
            if (const LayoutZone* there = layoutOf(zone.zone);
                there != nullptr && there->onTable && there->role == ZoneRole::row)
                way.places.push_back(zone.zone);
    return way;
}

std::vector<ZoneId> DraggingState::places() const {
    std::vector<ZoneId> result;
    for (const Way& way : ways_)
        result.insert(result.end(), way.places.begin(), way.places.end());
    return result;
}

void DraggingState::decorate(Marks& marks) const {
    for (const ZoneId place : places())
        marks.places.insert(place);
    for (const Way& way : ways_)
        if (way.isAtCard())
            marks.cards[way.option.target].target = true;
    for (const Option& target : targets_)
        marks.cards[target.object].target = true;
    for (const ObjectId target : certain_)
        marks.cards[target].target = true;
    for (const ObjectId target : attacked_)
        marks.cards[target].target = true;
    marks.cards[object_].about = true;
}

std::vector<Option> DraggingState::meantBy(const Drop& drop) const {
    std::vector<Option> meant;
    const bool isOverCard = drop.over.exists() && std::ranges::find(aimable_, drop.over) != aimable_.end();
    for (const Way& way : ways_)
        if (way.isAimed && (isOverCard || way.isAtCard())) {
            if (isOverCard && way.option.target == drop.over)
                meant.push_back(way.option);
        } else if (way.joins && std::ranges::find(attacked_, drop.over) != attacked_.end()) {
            meant.push_back(way.option);
        } else if (drop.place.exists() ? std::ranges::find(way.places, drop.place) != way.places.end()
                                       : way.anywhere && drop.onTable)
            meant.push_back(way.option);
    return meant;
}

/// It was let go over a card that it could be aimed at if nothing spoke against it.
void DraggingState::refuseTarget(ObjectId target) const {
    const Match& match = session().match();
    const auto aimed = std::ranges::find(ways_, true, &Way::isAimed);
    Attempt attempt{match.decision().decider, aimed->option};
    attempt.option.target = target;
    port().refuse(attempt, match.whyNot(attempt));
}

/// Whether moving it there means something that cannot be done now.
bool DraggingState::meansOther(ZoneId place) const {
    const Match& match = session().match();
    if (!place.exists())
        return false;
    const auto meant = match.meaningOf(match.decision().decider, object_, place, {});
    if (!meant)
        return false;
    const VerbSpec& verb = match.game().tables.verbs[meant->option.verb];
    return verb.place != nullptr && verb.place(match.position(), *meant) == place &&
           std::ranges::none_of(ways_, [&](const Way& way) { return way.option.verb == meant->option.verb; });
}

/// It was let go over nothing that it could be aimed at.
void DraggingState::askForTarget() const {
    const Match& match = session().match();
    Attempt attempt{match.decision().decider, ways_.front().option};
    attempt.option.target = {};
    port().refuse(attempt, match.whyNot(attempt));
}

void DraggingState::dropped(const Drop& drop) {
    const Match& match = session().match();
    if (!lives(match.state(), object_))
        return;
    const std::vector<Option> meant = meantBy(drop);
    const bool hasMet = !meant.empty() && meant.front().target.exists();
    if (!hasMet && drop.place.exists() && drop.place == record(match.state(), object_).zone)
        return; // put back where it was
    if (meant.empty() && std::ranges::find(aimable_, drop.over) != aimable_.end()) {
        refuseTarget(drop.over);
        return;
    }
    // Where no rule speaks against the place, the card is only not moved there.
    const bool isPlaced = std::ranges::any_of(ways_, &Way::isMoved);
    if (meant.empty() && !drop.place.exists() && !ways_.empty() &&
        std::ranges::all_of(ways_, &Way::isAtCard)) {
        askForTarget();
        return;
    }
    if (meant.empty() && !ways_.empty() && (!drop.place.exists() || !isPlaced) && !meansOther(drop.place)) {
        port().pointOutPlaces(object_, places());
        return;
    }
    if (!drop.place.exists() && ways_.empty()) {
        beneath_->attempt(object_, {}, {});
        return;
    }
    // The answer ends the state beneath.
    Session& table = session();
    beneath_->attempt(object_, meant, drop.place, &drop);
    const auto target = std::ranges::find(targets_, drop.over, &Option::object);
    const std::vector<Option>& asked = table.match().decision().options;
    if (!meant.empty() && drop.over.exists() && target != targets_.end() &&
        std::ranges::find(asked, *target) != asked.end())
        table.answer(*target);
}

} // namespace takujo

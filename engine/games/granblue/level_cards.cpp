#include "engine/core/links.h"
#include "engine/games/granblue/chapters.h"
#include "engine/kit/passage.h"
#include "engine/kit/picks.h"

/// 9-2-3: instead of a member that would leave the member area, one of its level cards goes to the gauge,
/// whatever the cause.
namespace takujo::granblue {

namespace {

constexpr std::size_t atEvent = 0; // of the procedure: the place of the event

Scratch<ObjectId> levelCards(const State& state, ObjectId unit) {
    Scratch<ObjectId> cards;
    const ObjectId read = cardReadOf(state, unit);
    visitGuests(state, unit, [&](const Link& link) {
        if (link.isInside() && link.guest != read)
            cards.push_back(link.guest);
    });
    return cards;
}

bool wouldLeave(const Position& position, const Event& event) {
    return !event.has(Event::ofUnit) && event.from.kind == memberArea && event.to.kind != memberArea &&
           lives(position.state, event.object) && hasLevelCards(position.state, event.object);
}

/// OPEN 14: the member has not been knocked out.
void goesInstead(const Run& run, std::size_t place, ObjectId card) {
    Event event = run.state.events[place];
    event.flags = 0;
    event.object = card;
    event.to = zoneOf(run.position().ownerOf(card), gauge);
    event.landing = Landing::top;
    event.reason = 0;
    becomes(run, place, event);
}

/// OPEN 16: one card each time.
Next giveOneInstead(Run& run, std::size_t place) {
    const Scratch<ObjectId> cards = levelCards(run.state, run.state.events[place].object);
    if (cards.size() > 1)
        return Next::call(levelGoesInstead, {static_cast<std::int32_t>(place)});
    goesInstead(run, place, cards.front());
    return Next::on();
}

/// OPEN 15: the master of the member says which.
Next askWhichGoes(Run& run) {
    const ObjectId unit = run.state.events[static_cast<std::size_t>(run.local(atEvent))].object;
    askToPick(run, levelCards(run.state, unit),
              {.player = record(run.state, unit).controller, .kind = levelPick, .verb = levelGoes});
    return Next::on();
}

Next giveIt(Run& run) {
    goesInstead(run, static_cast<std::size_t>(run.local(atEvent)), pickedFor(run.state, levelPick).front());
    return Next::finish();
}

} // namespace

bool hasLevelCards(const State& state, ObjectId member) {
    return !levelCards(state, member).empty();
}

std::vector<Replacement> replacements() {
    return {{.rule = "9-2-3-2 9-2-3-1 10-4-3-3-3",
             .applies = wouldLeave,
             .start = giveOneInstead,
             .kinds = only(EventKind::move)}};
}

Procedure levelGoesInsteadSteps() {
    return {"a level card goes instead of its member",
            "9-2-3",
            {{"which level cards there are", "9-2-3-2", askWhichGoes},
             {"a level card is chosen", "9-2-3-2", pickQuestion<giveIt>(DecisionKind::chooseCards)}}};
}

VerbSpec levelGoesVerb() {
    return {.word = "level",
            .from = {{memberArea, Whose::mine}},
            .conditions = {onlyWhen<asksToPickFor<levelPick>>("no-level-card-goes", "9-2-3-2"),
                           onlyFor<asksToPickFor<levelPick>, whoPicks>("other-player-decides", "9-2-3-2"),
                           {Aspect::object, "not-a-level-card-of-it", "9-2-3-2", isCandidate}},
            .place = ownPlace<gauge>,
            .onlyWhenAsked = true};
}

} // namespace takujo::granblue

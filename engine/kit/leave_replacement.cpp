#include "engine/kit/leave_replacement.h"

#include "engine/core/links.h"
#include "engine/kit/passage.h"

namespace takujo {

Scratch<ObjectId> cardsNotRead(const State& state, ObjectId unit) {
    Scratch<ObjectId> cards;
    const ObjectId read = cardReadOf(state, unit);
    visitGuests(state, unit, [&](const Link& link) {
        if (link.isInside() && link.guest != read)
            cards.push_back(link.guest);
    });
    return cards;
}

namespace goesInstead {

namespace {

constexpr std::size_t atEvent = 0; // of the procedure: the place of the event

/// Why the unit would have left is no reason of the card's.
void give(const Run& run, std::size_t place, ObjectId card, const LeaveReplacement& spec) {
    Event event = run.state.events[place];
    event.flags = 0;
    event.object = card;
    event.to = {spec.to, run.position().ownerOf(card)};
    event.landing = ZoneEnd::top;
    event.reason = 0;
    becomes(run, place, event);
}

} // namespace

/// The same zone of the other player is another one.
bool wouldLeave(const Position& position, const Event& event, const LeaveReplacement& spec) {
    return (spec.isOn == nullptr || spec.isOn(position)) && !event.has(Event::ofUnit) &&
           event.from.kind == spec.zone && event.to != event.from && lives(position.state, event.object) &&
           !cardsNotRead(position.state, event.object).empty();
}

Next giveOne(Run& run, std::size_t place, const LeaveReplacement& spec) {
    const Scratch<ObjectId> cards = cardsNotRead(run.state, run.state.events[place].object);
    if (cards.size() > 1)
        return Next::call(spec.asking, {static_cast<std::int32_t>(place)});
    give(run, place, cards.front(), spec);
    return Next::on();
}

Next ask(Run& run, const LeaveReplacement& spec) {
    const ObjectId unit = run.state.events[static_cast<std::size_t>(run.local(atEvent))].object;
    askToPick(run, cardsNotRead(run.state, unit),
              {.player = record(run.state, unit).controller, .kind = spec.pick, .verb = spec.verb});
    return Next::on();
}

Next giveIt(Run& run, const LeaveReplacement& spec) {
    give(run, static_cast<std::size_t>(run.local(atEvent)), pickedFor(run.state, spec.pick).front(), spec);
    return Next::finish();
}

} // namespace goesInstead

} // namespace takujo

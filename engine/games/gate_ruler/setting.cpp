#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/question_conditions.h"

/// 15-4, 9-3e-4d: a card is set, face down, into one of one's set zones. It costs nothing.
namespace takujo::gate_ruler {

namespace {

bool liesInHandOrDrive(const Position& position, const Attempt& attempt) {
    return liesInOwn<hand>(position, attempt) || liesInOwn<driveZone>(position, attempt);
}
/// Events whose timing begins with being set, and others unless they say that they cannot be.
bool canBeSet(const Position& position, const Attempt& attempt) {
    const CardDefinition& card = position.definition(attempt.option.object);
    return card.type == eventCard && (card.flags & cannotBeSet) == 0;
}
/// A drag to a zone says which of them is meant.
bool isSetZone(const Position& position, const Attempt& attempt) {
    const auto zone = static_cast<std::uint8_t>(attempt.option.value);
    return zone == 0 || (isIn(setZoneBits, zone) && !lacksZone(position, attempt.player, zone));
}
bool goesToSetZone(const Position& position, const Attempt& attempt) {
    const ZoneId place = attempt.option.place;
    if (attempt.option.value != 0)
        return endsAt(attempt, setPlace(position, attempt));
    return !place.exists() || (place.player == attempt.player && isIn(setZoneBits, place.kind));
}

} // namespace

ZoneId setPlace(const Position&, const Attempt& attempt) {
    return zoneOf(attempt.player, static_cast<std::uint8_t>(attempt.option.value));
}

void listSetZones(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    listPlaces(position, attempt, setZones, values);
}

Next placeFaceDown(Run& run, const Option& answer) {
    const Player player = record(run.state, answer.object).zone.player;
    if (isBroken(faults::settingCostsTheLevel)) // p-64
        restEnergy(run, player, priceOf(run, player, answer.object).amount, Cause::cost);
    run.propose(movedTo(zoneOf(player, static_cast<std::uint8_t>(answer.value)), answer.object, player,
                        Cause::choice));
    return Next::on();
}

VerbSpec setVerb() {
    return {.word = "set",
            .from = {{hand, Whose::mine}, {driveZone, Whose::mine}},
            .conditions = {{Aspect::actor, "not-your-priority", "9-3b", hasPriority, describePriority, false},
                           {Aspect::time, "only-in-main-phase", "9-3e-4 9-3e-4d", isMainTime, nullptr, false},
                           {Aspect::object, "set-from-hand-or-drive", "9-3e-4d", liesInHandOrDrive},
                           {Aspect::object, "cannot-be-set", "15-4a p-66", canBeSet},
                           {Aspect::object, "goes-to-own-set-zone", "15-4a", isSetZone},
                           {Aspect::object, "goes-to-own-set-zone", "15-4a", goesToSetZone}},
            .values = listSetZones,
            .place = setPlace,
            .valueKey = keyOfZone};
}

} // namespace takujo::gate_ruler

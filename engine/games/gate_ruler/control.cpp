#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/games/gate_ruler/operators.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/event_of.h"
#include "engine/kit/script/reading/records.h"

/// OPEN 27: whose control a unit comes under says where it goes: to an empty place of theirs, if there is
/// one. What is put into play without being played goes to a place that its player says, too.
namespace takujo::gate_ruler {

namespace {

/// Locals: the object, who says where, the effect that does it.
enum Local : std::size_t { whatGoes, whoSays, byWhichEffect };
enum Step : std::uint16_t { isItThere, isThereAPlace, whichPlace, itGoes };

constexpr auto isAsked = asksAt<takingControl, whichPlace>;

Player whoIsAsked(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[whoSays]);
}
ObjectId whatIsAsked(const Position& position) {
    return unpackedObject(position.state.frames.back().locals[whatGoes]);
}

bool isEmpty(const State& state, Player player, Zone zone) {
    return countIn(state, zoneOf(player, zone)) == 0;
}
void listLandingPlaces(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    std::vector<Zone> places;
    for (const bool empty : {true, false}) {
        for (const Zone zone : unitZones)
            if (!empty || isEmpty(position.state, attempt.player, zone))
                places.push_back(zone);
        listPlaces(position, attempt, places, values);
        if (!values.empty())
            return;
    }
}

Next look(Run& run) {
    return lives(run.state, unpackedObject(run.local(whatGoes))) ? Next::on() : Next::finish();
}

/// Where the ruler gives no zone for units, it stays where it is.
Next lookForPlace(Run& run) {
    std::vector<std::int32_t> values;
    listLandingPlaces(run, {whoIsAsked(run), {}}, values);
    return values.empty() ? Next::finish() : Next::on();
}

void offerPlaces(const Position& position, Decision& decision) {
    decision.decider = whoIsAsked(position);
    decision.about = whatIsAsked(position);
    std::vector<std::int32_t> values;
    listLandingPlaces(position, {decision.decider, {}}, values);
    for (const std::int32_t value : values) {
        Option option;
        option.verb = takeHere;
        option.object = decision.about;
        option.value = value;
        option.place = zoneOf(decision.decider, static_cast<std::uint8_t>(value));
        decision.options.push_back(option);
    }
}

Next takePlace(Run& run, const Option& answer) {
    const auto player = static_cast<Player>(run.local(whoSays));
    Event goes = movedTo(zoneOf(player, static_cast<std::uint8_t>(answer.value)), answer.object, player,
                         Cause::effect);
    goes.effect = static_cast<std::uint16_t>(run.local(byWhichEffect));
    if (isBroken(faults::specialSummonsAreCounted)) // p-62
        proposeChange(run, player, summons, 1);
    run.propose(goes);
    return Next::on();
}

Next end(Run&) {
    return Next::finish();
}

Next askFor(const Scope& scope, ObjectId object) {
    return Next::call(
        takingControl,
        {packed(object), static_cast<std::int32_t>(indexOf(scope.effect.controller)), scope.effect.id});
}

ObjectId whereThatIs(const Position& position, const Attempt& attempt) {
    return isAsked(position) ? whatIsAsked(position) : attempt.option.object;
}
bool isIt(const Position& position, const Attempt& attempt) {
    return attempt.option.object == whereThatIs(position, attempt);
}
bool isItsPlace(const Position& position, const Attempt& attempt) {
    std::vector<std::int32_t> values;
    listLandingPlaces(position, attempt, values);
    return std::ranges::find(values, attempt.option.value) != values.end();
}
ZoneId placeOf(const Position&, const Attempt& attempt) {
    return zoneOf(attempt.player, static_cast<std::uint8_t>(attempt.option.value));
}
bool goesToIt(const Position& position, const Attempt& attempt) {
    return endsAt(attempt, placeOf(position, attempt));
}
std::string_view keyOfPlace(std::int32_t value) {
    return value == leftAttack ? "left attack" : value == rightAttack ? "right attack" : "defense";
}

} // namespace

namespace effects {

Next takeControl(Run& run, const Scope& scope, const Term& term) {
    const ObjectId unit = objectOf(scope, term[affects::what]);
    if (!unit.exists() || !lives(run.state, unit) || !isIn(unitZoneBits, record(run.state, unit).zone.kind) ||
        record(run.state, unit).controller == scope.effect.controller)
        return Next::on();
    return askFor(scope, unit);
}

Next putIntoPlay(Run& run, const Scope& scope, const Term& term) {
    const ObjectId card = objectOf(scope, term[affects::what]);
    if (!card.exists() || !lives(run.state, card) || record(run.state, card).card == CardId::none)
        return Next::on();
    if (run.position().definition(card).type == unitCard)
        return askFor(scope, card);
    if (run.position().definition(card).type == fieldCard) {
        Event goes = eventOf(scope, EventKind::move, card, Cause::effect);
        goes.to = zoneOf(scope.effect.controller, fieldZone);
        run.propose(goes);
    }
    return Next::on();
}

} // namespace effects

Procedure takingControlSteps() {
    return {"a unit goes to a place",
            "",
            {{"is it there", "", look},
             {"is there a place for it", "15-3a-1", lookForPlace},
             {"where it goes", "p-29", Question{DecisionKind::mode, offerPlaces, takePlace}},
             {"it goes there", "", end}}};
}

VerbSpec takeHereVerb() {
    VerbSpec verb{.word = "put here",
                  .conditions = {onlyWhen<isAsked>("nothing-goes-now", "p-29"),
                                 onlyFor<isAsked, whoIsAsked>("other-player-decides", "p-29"),
                                 {Aspect::object, "does-not-go-there", "p-29", isIt},
                                 {Aspect::choices, "does-not-go-there", "p-29", isItsPlace},
                                 {Aspect::object, "does-not-go-there", "p-29", goesToIt}},
                  .values = listLandingPlaces,
                  .place = placeOf,
                  .valueKey = keyOfPlace,
                  .onlyWhenAsked = true};
    for (const Zone zone :
         {hand, deck, graveyard, driveZone, damageZone, removed, leftAttack, rightAttack, defense})
        for (const Whose whose : {Whose::mine, Whose::opponents})
            verb.from.push_back({zone, whose});
    return verb;
}

} // namespace takujo::gate_ruler

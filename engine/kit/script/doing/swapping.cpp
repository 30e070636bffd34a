#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/event_of.h"

/// What happens only together.
namespace takujo {

std::vector<EffectSpec> effectsOfSwapping() {
    return {
        {{.word = "swap",
          .fields = {oneObject(swaps::what), oneObject(swaps::with)},
          .about = "Two cards change places: each goes to the zone where the other one is, or neither goes.",
          .example = "{what: chosen, with: selected}"},
         effects::swap}};
}

namespace effects {

namespace {

/// A group has a number of its own in its batch, and this is all of it.
constexpr std::uint8_t bothOrNeither = 1;

/// To where the other one lies: on a table to the same side, else to its owner.
void proposeExchange(Run& run, const Scope& scope, ObjectId id, ObjectId other) {
    Event event = eventOf(scope, EventKind::move, id, Cause::effect);
    event.source = scope.effect.source;
    event.group = bothOrNeither;
    event.to = record(run.state, other).zone;
    const ZoneSpec& zone = run.rules.zone(event.to);
    if (!zone.table && !zone.shared)
        event.to.player = run.position().ownerOf(id);
    event.landing = zone.table ? ZoneEnd::bottom : ZoneEnd::top;
    run.propose(event);
}

} // namespace

Next swap(Run& run, const Scope& scope, const Term& term) {
    const ObjectId one = objectOf(scope, term[swaps::what]);
    const ObjectId other = objectOf(scope, term[swaps::with]);
    for (const ObjectId id : {one, other})
        if (!lives(run.state, id) || record(run.state, id).card == CardId::none || one == other)
            return Next::on();
    proposeExchange(run, scope, one, other);
    if (!isBroken(Fault::swapsGoOneWay))
        proposeExchange(run, scope, other, one);
    return Next::on();
}

} // namespace effects

} // namespace takujo

#include "engine/kit/script/lasting/carrying.h"

#include "engine/core/scratch.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/script/reading/watchers.h"

#include <algorithm>

namespace takujo {

namespace {

bool goesAlong(const Rulebook& rules, const Event& event) {
    return std::ranges::any_of(rules.tables().carries, [&](const CarryRule& carry) {
        return carry.constants && carry.from == event.from.kind && carry.to == event.to.kind;
    });
}

/// The lasting effect that says of the card what this line says now; if the line applies to the card.
void keepLine(const Position& position, ObjectId source, AbilityRef which, const Term& term, ObjectId card,
              Duration duration, std::vector<LastingEffect>& kept) {
    const Known known = know(position, source);
    if (source == card || !isThere(position, known, which))
        return;
    Scratch<ObjectId> found;
    objectsOf(scopeOf(position, known, which), term[lasting::of], found);
    if (std::ranges::find(found, card) == found.end())
        return;
    LastingEffect effect;
    effect.object = card;
    effect.source = source;
    effect.timestamp = record(position.state, source).timestamp;
    effect.definition = which.definition;
    effect.ability = which.place;
    effect.place = static_cast<std::uint8_t>(&term - abilityAt(position, which).blocks.front().data());
    effect.turn = position.state.turn;
    effect.controller = known.controller;
    effect.duration = static_cast<std::uint8_t>(duration);
    kept.push_back(effect);
}

/// The lines of constant abilities that have been given.
void keepGiven(const Position& position, ObjectId card, Duration duration, std::vector<LastingEffect>& kept) {
    for (const GivenAbility& given : position.state.given) {
        const AbilityRef which{given.definition, given.ability, given.copy};
        const Ability& ability = abilityAt(position, which);
        if (ability.kind != AbilityKind::constant || given.copy != 0)
            continue;
        for (const Term& term : ability.blocks.front())
            if (position.rules.tables().vocabulary->effects[term.op].layer != Layer::none)
                keepLine(position, given.object, which, term, card, duration, kept);
    }
}

void keepFor(Run& run, ObjectId card, Duration duration) {
    const Position position = run.position();
    Scratch<LastingEffect> kept;
    if ((position.state.has & CardDefinition::constant) != 0)
        for (const ConstantLine& line : watchersOf(position).constants) {
            work::spend(1);
            keepLine(position, line.id, line.which, *line.term, card, duration, kept);
        }
    keepGiven(position, card, duration, kept);
    run.state.lasting.insert(run.state.lasting.end(), kept.begin(), kept.end());
}

} // namespace

void keepWhatConstantsMake(Run& run, const Event& event) {
    if (event.kind == EventKind::move && !event.host.exists() && goesAlong(run.rules, event))
        keepFor(run, event.object, Duration::sourceLeaves);
}

void keepWhatConstantsMake(Run& run, ObjectId card) {
    keepFor(run, card, Duration::objectLeaves);
}

} // namespace takujo

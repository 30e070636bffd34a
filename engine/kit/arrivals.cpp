#include "engine/kit/arrivals.h"

#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/scope.h"

namespace takujo {

namespace {

/// What a card says of how it enters itself holds before it is there.
bool saysSoOfItself(const Position& position, const Known& entering) {
    if (entering.card == nullptr)
        return false;
    const auto& effects = position.rules.tables().vocabulary->effects;
    for (std::size_t i = 0; i < entering.card->abilities.size(); ++i) {
        const Ability& ability = entering.card->abilities[i];
        if (ability.kind != AbilityKind::constant)
            continue;
        const Scope scope = scopeOf(position, entering, static_cast<std::uint8_t>(i));
        for (const Term& term : ability.blocks.front())
            if (effects[term.op].modify == modifiers::entersAside && holds(scope, ability.whileTrue) &&
                static_cast<ObjectsOp>(term.parts.front().op) == ObjectsOp::self)
                return true;
    }
    return false;
}

} // namespace

Known asItEnters(const Position& position, const Event& event) {
    Known entering = know(position, event.object);
    entering.zone = event.to;
    entering.controller = event.to.player;
    return entering;
}

std::uint32_t typesItEntersWith(const Position& position, const Event& event) {
    const Known entering = asItEnters(position, event);
    std::uint32_t types = entering.types();
    if ((position.state.has & CardDefinition::constant) == 0)
        return types;
    visitModifiers(position, modifiers::type, entering, [&](const Scope&, const Term& term) {
        Characteristics what;
        what.types = types;
        modifiers::type(what, term, 0);
        types = what.types;
    });
    return types;
}

std::uint32_t setItEntersWith(const Position& position, const Event& event, std::size_t slot) {
    const Known entering = asItEnters(position, event);
    Characteristics what;
    what.sets.at(slot) = entering.set(slot);
    if ((position.state.has & CardDefinition::constant) != 0)
        visitModifiers(position, modifiers::set, entering, [&](const Scope&, const Term& term) {
            if (static_cast<std::size_t>(term.number) == slot)
                modifiers::set(what, term, 0);
        });
    return what.sets.at(slot);
}

bool saysItEntersAside(const Position& position, const Event& event) {
    const Known entering = asItEnters(position, event);
    bool isSaid = saysSoOfItself(position, entering);
    visitModifiers(position, modifiers::entersAside, entering,
                   [&](const Scope&, const Term&) { isSaid = true; });
    return isSaid;
}

} // namespace takujo

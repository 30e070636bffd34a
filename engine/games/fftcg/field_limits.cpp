#include "engine/games/fftcg/field_limits.h"

#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/arrivals.h"
#include "engine/kit/script/continuous.h"
#include "engine/kit/script/operators.h"

#include <algorithm>

namespace takujo::fftcg {

bool breaksNameLimit(const Position& position, Player player, const CardDefinition& card) {
    const bool iconFrees = is(position, genericIconFrees);
    if (iconFrees && isGeneric(card))
        return false;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted)) {
        const CardDefinition& other = position.definition(id);
        if (other.nameKey == card.nameKey && !(iconFrees && isGeneric(other)))
            return true;
    }
    return false;
}

int backupsOf(const Position& position, Player player) {
    int count = 0;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted))
        count += isA(position, id, backup) ? 1 : 0;
    return count;
}

bool breaksBackupLimit(const Position& position, Player player, const CardDefinition& card) {
    return card.type == backup && backupsOf(position, player) >= value(position, backupLimit);
}

bool breaksLightDarkLimit(const Position& position, Player player, const CardDefinition& card) {
    if (!isLightOrDark(card))
        return false;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted))
        if (isLightOrDark(position, id))
            return true;
    return false;
}

namespace {

bool entersField(const Event& event) {
    return event.kind == EventKind::move && event.to.kind == field && event.from.kind != field;
}

template <bool (*breaks)(const Position&, Player, const CardDefinition&)>
bool enteringBreaks(const Position& position, const Event& event) {
    return entersField(event) && breaks(position, event.to.player, position.definition(event.object));
}

/// How many of those that go to the same field in the same moment, and of which the rules have been asked
/// before, count against the limit as well.
template <class Counts>
int enteringBefore(const Position& position, const Event& event, Counts counts) {
    int count = 0;
    for (const Event& other : position.state.events) {
        if (&other == &event)
            break;
        if (entersField(other) && other.to.player == event.to.player && !other.has(Event::forbidden) &&
            !other.has(Event::performed) && lives(position.state, other.object))
            count += counts(position.definition(other.object)) ? 1 : 0;
    }
    return count;
}

bool entersWithItsName(const Position& position, const Event& event) {
    if (!entersField(event))
        return false;
    const CardDefinition& card = position.definition(event.object);
    const bool iconFrees = is(position, genericIconFrees);
    return !(iconFrees && isGeneric(card)) &&
           enteringBefore(position, event, [&](const CardDefinition& other) {
               return other.nameKey == card.nameKey && !(iconFrees && isGeneric(other));
           }) > 0;
}
bool entersWithTooManyBackups(const Position& position, const Event& event) {
    if (!entersField(event) || position.definition(event.object).type != backup)
        return false;
    const int before =
        enteringBefore(position, event, [](const CardDefinition& other) { return other.type == backup; });
    return before > 0 && backupsOf(position, event.to.player) + before >= value(position, backupLimit);
}
bool entersWithLightOrDark(const Position& position, const Event& event) {
    return entersField(event) && isLightOrDark(position.definition(event.object)) &&
           enteringBefore(position, event, [](const CardDefinition& other) { return isLightOrDark(other); }) >
               0;
}

/// An effect that says so keeps it from being broken, and nothing else (15.1.1.3.2).
bool cannotBeBroken(const Position& position, const Event& event) {
    return event.kind == EventKind::move && event.reason == broken && lives(position.state, event.object) &&
           cannot(position.state, event.object, toBeBroken);
}
bool cannotBeRemoved(const Position& position, const Event& event) {
    return event.kind == EventKind::move && event.to.kind == removed && event.from.kind == field &&
           cannot(position.state, event.object, toBeRemoved);
}
bool cannotBeReturned(const Position& position, const Event& event) {
    return event.kind == EventKind::move && event.to.kind == hand && event.from.kind == field &&
           cannot(position.state, event.object, toBeReturned);
}
bool cannotBecomeActive(const Position& position, const Event& event) {
    return event.kind == EventKind::turnUpright && cannot(position.state, event.object, toBecomeActive);
}

bool isNoCharacter(const Position&, Player, const CardDefinition& card) {
    return !isCharacter(card);
}

/// As it will be on the field, where it is seen by what is there already.
Known asItEnters(const Position& position, const Event& event) {
    Known entering = know(position, event.object);
    entering.zone = event.to;
    entering.controller = event.to.player;
    return entering;
}

/// 11.9.2: it never enters as what is printed on it while something there makes it something else.
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

/// 5.2.3.1.1.3
void backupsArriveDull(const Position& position, Event& event) {
    if (entersField(event) && (typesItEntersWith(position, event) >> backup & 1U) != 0)
        event.flags |= Event::arrivesAside;
}

/// What a card says of how it enters itself holds before it is on the field.
bool saysItEntersDull(const Position& position, const Known& entering) {
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

void entersDullByText(const Position& position, Event& event) {
    if (!entersField(event) || (position.state.has & CardDefinition::entry) == 0)
        return;
    const Known entering = asItEnters(position, event);
    bool isSaid = saysItEntersDull(position, entering);
    visitModifiers(position, modifiers::entersAside, entering,
                   [&](const Scope&, const Term&) { isSaid = true; });
    if (isSaid)
        event.flags |= Event::arrivesAside;
}

} // namespace

std::vector<Prohibition> fieldProhibitions() {
    return {{"7.7.3", enteringBreaks<breaksNameLimit>, only(EventKind::move)},
            {"7.7.3", entersWithItsName, only(EventKind::move)},
            {"7.7.4", enteringBreaks<breaksBackupLimit>, only(EventKind::move)},
            {"7.7.4", entersWithTooManyBackups, only(EventKind::move)},
            {"7.7.5", enteringBreaks<breaksLightDarkLimit>, only(EventKind::move)},
            {"7.7.5", entersWithLightOrDark, only(EventKind::move)},
            {"5.2.3.1.2.1", enteringBreaks<isNoCharacter>, only(EventKind::move)},
            {"2.2", cannotBeBroken, only(EventKind::move)},
            {"2.2", cannotBecomeActive, only(EventKind::turnUpright)},
            {"2.2", cannotBeRemoved, only(EventKind::move)},
            {"2.2", cannotBeReturned, only(EventKind::move)}};
}

std::vector<Arrival> arrivals() {
    return {{"7.3", goesToItsOwner, only(EventKind::move)},
            {"5.2.3.1.1.3", backupsArriveDull, only(EventKind::move)},
            {"2.1", entersDullByText, only(EventKind::move)}};
}

} // namespace takujo::fftcg

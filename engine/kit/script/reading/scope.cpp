#include "engine/kit/script/reading/scope.h"
#include "engine/kit/script/choosing/together.h"

#include "engine/core/links.h"
#include "engine/core/scratch.h"
#include "engine/kit/notes.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/in_play.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo {

const Vocabulary& Scope::vocabulary() const {
    return *position.rules.tables().vocabulary;
}

Argument abilityArgument(std::string_view name, const Position& position, const EffectRecord& effect) {
    return abilityArgument(name, effect.definition, effect.ability, position.cardOf(effect));
}

Scope scopeOf(const Position& position, const EffectRecord& effect) {
    return {position, effect, position.cards[effect.definition].abilities[effect.ability]};
}

Scope scopeOf(const Position& position, const Known& source, std::uint8_t ability) {
    const auto definition = static_cast<DefinitionIndex>(source.card - position.cards.data());
    return scopeOf(position, source, AbilityRef{definition, ability, 0});
}

std::int32_t amountOf(const Scope& scope, const Term& term, std::int32_t otherwise) {
    if (!term.exists())
        return otherwise;
    return scope.vocabulary().amounts[term.op].value(scope, term);
}

bool holds(const Scope& scope, const Term& term) {
    return !term.exists() || scope.vocabulary().conditions[term.op].holds(scope, term);
}

namespace {

/// "Any Summon or ability": of a card, an ability is none, but where some alternatives say what is meant, it
/// may be one of these.
bool namesAbilities(const Scope& scope, const Term& each) {
    const std::uint32_t cards = (1U << scope.vocabulary().printed.types.size()) - 1;
    return typesOf(each) == cards && std::ranges::any_of(each.parts, [&](const Term& criterion) {
               return scope.vocabulary().criteria[criterion.op].fits == criteria::anyOf;
           });
}

} // namespace

bool asksForAnyCard(const Scope& scope, std::uint32_t types) {
    const Vocabulary& words = scope.vocabulary();
    const std::uint8_t deck = scope.position.rules.tables().script.deck;
    std::uint32_t all = (1U << words.printed.types.size()) - 1;
    if (deck < words.held.size())
        all &= words.held[deck];
    return types == 0 || (types & all) == all;
}

bool isLike(const Scope& scope, const Term& each, const Known& known) {
    const std::uint32_t types = typesOf(each);
    if (types != 0 && (known.types() & types) == 0 && !isBroken(Fault::typesAreNotAsked) &&
        (known.typesOfAbility == 0 || !namesAbilities(scope, each)) &&
        !(known.isBlank && asksForAnyCard(scope, types)))
        return false;
    if (isBroken(Fault::criteriaAreNotAsked))
        return true;
    return std::ranges::all_of(each.parts, [&](const Term& criterion) {
        return scope.vocabulary().criteria[criterion.op].fits(scope, criterion, known);
    });
}

namespace {

/// Cards of units are among what is asked for only where the question says so.
bool asksForCardsOfUnits(const Scope& scope, const Term& each) {
    return std::ranges::any_of(each.parts, [&](const Term& criterion) {
        const CriterionMeaning fits = scope.vocabulary().criteria[criterion.op].fits;
        return fits == criteria::under || fits == criteria::partOf;
    });
}

/// Whether it lies face up where that sets it apart, and the text does not ask for faces.
bool liesApart(const Scope& scope, const Term& each, ObjectId id) {
    const ObjectRecord& object = record(scope.state(), id);
    return scope.position.rules.zone(object.zone).faceUpApart &&
           faceOf(scope.position.rules, object) == Face::up &&
           std::ranges::none_of(each.parts, [&](const Term& criterion) {
               return scope.vocabulary().criteria[criterion.op].fits == criteria::face;
           });
}

} // namespace

bool fits(const Scope& scope, const Term& each, const Known& known) {
    if (known.isThere && liesApart(scope, each, known.id))
        return false;
    if (!known.zone.exists() || (known.isInside && !asksForCardsOfUnits(scope, each)))
        return false;
    const std::uint32_t zones = zonesOf(each);
    const bool isHere = zones == 0 || isBroken(Fault::zonesOfTextsAreForgotten)
                            ? isInPlay(scope.position.rules, known.zone.kind)
                            : (zones >> known.zone.kind & 1U) != 0;
    return isHere && isLike(scope, each, known);
}

namespace {

template <class Visit>
void forEachBound(const Scope& scope, std::uint8_t slot, Visit visit) {
    work::spendForEach(scope.state().bindings.size());
    for (const Binding& binding : scope.state().bindings)
        if (binding.effect == scope.effect.id && binding.slot == slot)
            visit(binding);
}

/// What was picked for the costs of the effect and went away with that; what was only turned is not spent.
/// The card of the same name that a keyword demands is none of the costs that are written.
template <class Visit>
void forEachSpent(const Scope& scope, Visit visit) {
    const std::size_t written = scope.ability.kind == AbilityKind::activated && !scope.ability.costs.empty()
                                    ? scope.ability.costs.size()
                                    : binding_slots::mostCosts;
    if (scope.effect.id == 0 && scope.ability.has(Ability::asksCasting)) { // as it is asked when it triggers
        for (const Note& note : scope.state().notes)
            if (note.kind == notes::spentToCast && note.object == scope.effect.source)
                visit(Binding{unpackedObject(note.amount), note.other, 0, 0, 0, 0});
        return;
    }
    work::spendForEach(scope.state().bindings.size());
    for (const Binding& binding : scope.state().bindings)
        if (binding.effect == scope.effect.id && binding.was.exists() &&
            binding.slot >= binding_slots::firstCost && binding.slot < binding_slots::firstCost + written)
            visit(binding);
}

/// What triggered the effect; none if nothing did.
const Term* triggerOf(const Scope& scope) {
    if (scope.effect.block == 0)
        return scope.ability.kind == AbilityKind::triggered && scope.ability.trigger.exists()
                   ? &scope.ability.trigger
                   : nullptr;
    constexpr std::uint16_t perBlock = 64;
    return &scope.ability.blocks[scope.effect.trigger / perBlock][scope.effect.trigger % perBlock]
                .parts.front();
}

/// An ability that is triggered by a move finds what moved where that move has put it, and nowhere else.
ObjectId whereNow(const Scope& scope, ObjectId id) {
    if (lives(scope.state(), id) || id != scope.effect.event)
        return id;
    if (isBroken(Fault::movedCardsAreFoundAnywhere) && id.index < scope.state().cards.size())
        return objectIn(scope.state(), id.index);
    const Term* const trigger = triggerOf(scope);
    if (trigger == nullptr)
        return id;
    const auto looksBackAtMoves = [&](const Term& one) {
        const TriggerSpec& spec = scope.vocabulary().triggers[one.op];
        return spec.looksBack && spec.kind == EventKind::move;
    };
    const bool isOfAbility = trigger == &scope.ability.trigger;
    if (!looksBackAtMoves(*trigger) &&
        !(isOfAbility && std::ranges::any_of(scope.ability.otherTriggers, looksBackAtMoves)))
        return id;
    const auto found = std::ranges::find(scope.state().snapshots, id, &Snapshot::was);
    return found == scope.state().snapshots.end() ? id : found->became;
}

/// One of these types, or any if there are none: most objects need not be looked at any further. What an
/// ability on the stack is can only be told from more than this.
bool isOfType(const Position& position, ObjectId id, std::uint32_t types) {
    const ObjectRecord& object = record(position.state, id);
    if (types == 0 || isBroken(Fault::typesAreNotAsked))
        return true;
    if (object.isFaceDown()) // then it may be no more than a card
        return true;
    if (object.altered != 0)
        return (position.state.altered[object.altered - 1U].types & types) != 0;
    return object.card == CardId::none || (1U << position.definition(id).type & types) != 0;
}

/// By whose eyes faces are read: nobody picks, counts or moves by what only a face tells that is not seen.
Player whoReads(const Scope& scope) {
    return scope.picker == Player::nobody ? scope.effect.controller : scope.picker;
}

/// Whether it speaks of what is set aside; otherwise nothing sees that.
bool seeksSetAside(const Scope& scope, const Term& each) {
    return std::ranges::any_of(each.parts, [&](const Term& criterion) {
        return criterion.sort == Sort::criterion &&
               scope.vocabulary().criteria[criterion.op].fits == criteria::isSetAside &&
               criterion[operand::of].isTrue();
    });
}

/// Visits what is like it until a visit says that this is enough. Cards that lie each by itself
/// (`ZoneSpec::single`) are like nothing that only their faces would tell, unless they are seen.
template <class Visit>
void visitLikeUntil(const Scope& scope, const Term& each, Visit visit) {
    bool isEnough = false;
    const std::uint32_t wanted = zonesOf(each);
    const std::uint32_t types = typesOf(each);
    const bool looksInside = !scope.state().links.empty() && asksForCardsOfUnits(scope, each);
    const Position& position = scope.position;
    const auto lookAt = [&](ObjectId id) {
        if (!isOfType(position, id, types) || liesApart(scope, each, id))
            return;
        constexpr std::size_t perObject = 2;
        work::spend(perObject);
        if (isLike(scope, each, know(position, id)))
            isEnough = visit(id);
    };
    const Query query = seeksSetAside(scope, each) ? Query::all : Query::counted;
    const bool inPlay = wanted == 0 || isBroken(Fault::zonesOfTextsAreForgotten);
    const std::uint32_t zones = isBroken(Fault::textsSeeEveryZone) ? ~0U : zonesInPlay(position.rules);
    visitZones(position.rules, inPlay ? zones : wanted, [&](ZoneId zone) {
        const bool hidesBacks = position.rules.zone(zone).single && asksForFaces(scope, each);
        for (const ObjectId id : objectsIn(scope.state(), zone, query))
            if (isEnough)
                return;
            else if (hidesBacks && !sees(position, whoReads(scope), id))
                continue;
            else if (looksInside && hasGuests(scope.state(), id))
                visitGuests(scope.state(), id, [&](const Link& link) {
                    if (link.isInside() && !isEnough)
                        lookAt(link.guest);
                });
            else
                lookAt(id);
    });
}
template <class Visit>
void visitLike(const Scope& scope, const Term& each, Visit visit) {
    visitLikeUntil(scope, each, [&](ObjectId id) {
        visit(id);
        return false;
    });
}

void everythingLike(const Scope& scope, const Term& each, std::vector<ObjectId>& found) {
    visitLike(scope, each, [&](ObjectId id) { found.push_back(id); });
}

} // namespace

ObjectId objectOf(const Scope& scope, const Term& objects) {
    ObjectId result;
    switch (static_cast<ObjectsOp>(objects.op)) {
    case ObjectsOp::self:
        return scope.effect.source;
    case ObjectsOp::that:
        return scope.effect.event;
    case ObjectsOp::it:
        return scope.effect.it;
    case ObjectsOp::chosen:
    case ObjectsOp::selected:
        forEachBound(scope, static_cast<std::uint8_t>(objects.number), [&](const Binding& binding) {
            if (!result.exists())
                result = binding.was.exists() ? binding.was : binding.object;
        });
        return result;
    case ObjectsOp::spent:
        forEachSpent(scope, [&](const Binding& binding) {
            if (!result.exists())
                result = binding.was;
        });
        return result;
    case ObjectsOp::each: {
        Scratch<ObjectId> found;
        everythingLike(scope, objects, found);
        return found.empty() ? ObjectId{} : found.front();
    }
    }
    return result;
}

void objectsAsTheyWere(const Scope& scope, const Term& objects, std::vector<ObjectId>& found) {
    const auto add = [&](const Binding& binding) {
        found.push_back(binding.was.exists() ? binding.was : binding.object);
    };
    switch (static_cast<ObjectsOp>(objects.op)) {
    case ObjectsOp::chosen:
    case ObjectsOp::selected:
        return forEachBound(scope, static_cast<std::uint8_t>(objects.number), add);
    case ObjectsOp::spent:
        return forEachSpent(scope, add);
    default:
        objectsOf(scope, objects, found);
    }
}

std::int32_t countOf(const Scope& scope, const Term& objects) {
    std::int32_t count = 0;
    if (objects.exists() && static_cast<ObjectsOp>(objects.op) == ObjectsOp::each) {
        if (asksOfSeveral(scope, objects)) {
            Scratch<ObjectId> all;
            everythingLike(scope, objects, all);
            return mostTogether(scope, objects, {}, all);
        }
        visitLike(scope, objects, [&](ObjectId) { ++count; });
        return count;
    }
    Scratch<ObjectId> found;
    objectsOf(scope, objects, found);
    return static_cast<std::int32_t>(found.size());
}

std::int32_t countUpTo(std::int32_t most, const Scope& scope, const Term& each,
                       bool (*counts)(const Scope&, ObjectId)) {
    std::int32_t count = 0;
    visitLikeUntil(scope, each, [&](ObjectId id) {
        count += counts(scope, id) ? 1 : 0;
        return count >= most;
    });
    return count;
}

void objectsOf(const Scope& scope, const Term& objects, std::vector<ObjectId>& found) {
    if (!objects.exists())
        return;
    switch (static_cast<ObjectsOp>(objects.op)) {
    case ObjectsOp::chosen:
    case ObjectsOp::selected:
        forEachBound(scope, static_cast<std::uint8_t>(objects.number), [&](const Binding& binding) {
            if (lives(scope.state(), binding.object))
                found.push_back(binding.object);
        });
        return;
    case ObjectsOp::spent:
        forEachSpent(scope, [&](const Binding& binding) {
            if (lives(scope.state(), binding.object))
                found.push_back(binding.object);
        });
        return;
    case ObjectsOp::each:
        everythingLike(scope, objects, found);
        return;
    default:
        if (const ObjectId id = whereNow(scope, objectOf(scope, objects)); lives(scope.state(), id))
            found.push_back(id);
    }
}

bool means(const Scope& scope, const Term& objects, const Known& known) {
    switch (static_cast<ObjectsOp>(objects.op)) {
    case ObjectsOp::each:
        return isLike(scope, objects, known);
    case ObjectsOp::chosen:
    case ObjectsOp::selected: {
        bool found = false;
        forEachBound(scope, static_cast<std::uint8_t>(objects.number),
                     [&](const Binding& binding) { found = found || binding.object == known.id; });
        return found;
    }
    case ObjectsOp::spent: {
        bool found = false;
        forEachSpent(scope, [&](const Binding& binding) {
            found = found || binding.object == known.id || binding.was == known.id;
        });
        return found;
    }
    case ObjectsOp::self:
        if (isBroken(Fault::thisIsAnything))
            return true;
        [[fallthrough]];
    default:
        return objectOf(scope, objects) == known.id;
    }
}

Player playerOf(const Scope& scope, const Term& players, Player otherwise) {
    if (!players.exists())
        return isBroken(Fault::unnamedPlayersAreTheTurnPlayer) ? scope.state().turnPlayer : otherwise;
    switch (static_cast<PlayersOp>(players.op)) {
    case PlayersOp::you:
        return scope.effect.controller;
    case PlayersOp::opponent:
        return opponentOf(scope.effect.controller);
    case PlayersOp::both:
    case PlayersOp::turnPlayer:
        return scope.state().turnPlayer;
    case PlayersOp::thatPlayer:
        return scope.effect.eventPlayer;
    case PlayersOp::picker:
        return scope.picker == Player::nobody ? scope.effect.controller : scope.picker;
    case PlayersOp::ownerOf:
        return know(scope.position, objectOf(scope, players.parts.front())).owner;
    case PlayersOp::controllerOf:
        return know(scope.position, objectOf(scope, players.parts.front())).controller;
    }
    return otherwise;
}

PlayerSet playersOf(const Scope& scope, const Term& players, Player otherwise) {
    PlayerSet set;
    if (players.exists() && static_cast<PlayersOp>(players.op) == PlayersOp::both)
        set.in = {true, true};
    else if (const Player player = playerOf(scope, players, otherwise); player != Player::nobody)
        set.in[indexOf(player)] = true;
    return set;
}

} // namespace takujo

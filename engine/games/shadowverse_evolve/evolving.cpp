#include "engine/core/links.h"
#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/faults.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/games/shadowverse_evolve/texts.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/limits.h"
#include "engine/kit/marks.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/term_building.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// 5.15 and 12.2: a card on the field evolves. A proper card of the evolve deck goes to the evolution zone
/// and is linked to it; what is on the field stays the same card, and is read as that one (OPEN 45).
namespace takujo::shadowverse_evolve {

namespace {

/// 4.6.3, 5.15.1.1.1: face down in the evolve deck of whoever has the card, and of its name.
bool isProper(const Position& position, ObjectId candidate, ObjectId card) {
    return faceOf(position.rules, record(position.state, candidate)) == Face::down &&
           properFaces(position, candidate, card) != 0;
}

/// Of several that are the same card, one.
void properCards(const Position& position, ObjectId card, std::vector<ObjectId>& found) {
    if (!lives(position.state, card) || record(position.state, card).zone.kind != field)
        return;
    for (const ObjectId id :
         objectsIn(position.state, zoneOf(record(position.state, card).controller, evolveDeck)))
        if (isProper(position, id, card) && std::ranges::none_of(found, [&](ObjectId other) {
                return position.definitionIndex(other) == position.definitionIndex(id);
            }))
            found.push_back(id);
}

// What an evolve ability costs besides: a proper card is shown (12.2.2).

void properForCost(const Scope& scope, const Term&, std::vector<ObjectId>& found) {
    properCards(scope.position, scope.effect.source, found);
}
std::int32_t oneCard(const Scope&, const Term&) {
    return 1;
}
void showIt(Run& run, const Scope& scope, const Term&, ObjectId with) {
    Event event = eventOf(scope, EventKind::mark, with, Cause::cost);
    event.amount = static_cast<std::int32_t>(revealedMark);
    run.propose(event);
}

// What it does.

/// What was shown as the cost, if an evolve ability says it.
ObjectId shownForCost(const Scope& scope) {
    if (scope.ability.form != evolveForm)
        return {};
    for (const Binding& binding : scope.state().bindings)
        if (binding.effect == scope.effect.id && binding.slot >= binding_slots::firstCost &&
            binding.slot < binding_slots::firstCost + binding_slots::mostCosts &&
            lives(scope.state(), binding.object) &&
            record(scope.state(), binding.object).zone.kind == evolveDeck)
            return binding.object;
    return {};
}

/// 5.15.1.1: the card that was shown; or else (OPEN 41) its master says which, where they are not all the
/// same.
Next findEvolveCard(Run& run, const Scope& scope, ObjectId card) {
    dropBindings(run.state, scope.effect.id, binding_slots::scratch);
    Scratch<ObjectId> found;
    if (const ObjectId shown = shownForCost(scope); shown.exists())
        found.push_back(shown);
    else
        properCards(run, card, found);
    if (found.empty())
        return Next::on();
    comeBack(run, 1);
    if (found.size() > 1 && !isBroken(faults::evolveCardsAreTakenUnasked))
        return letPick(run, scope, found, binding_slots::scratch, 1, 1, record(run.state, card).controller);
    run.state.bindings.push_back({found.front(), {}, 0, scope.effect.id, binding_slots::scratch, 0});
    return Next::on();
}

/// 4.6.4: the face that is proper; if both are, its master says which.
Next findFace(Run& run, const Scope& scope, ObjectId card) {
    const ObjectId chosen = pickedByText(scope);
    if (!lives(run.state, chosen) || !lives(run.state, card))
        return Next::on();
    comeBack(run, 2);
    const std::uint32_t proper = properFaces(run, chosen, card);
    if (proper == (firstFace | secondFace))
        return askForFace(scope.effect.id, record(run.state, card).controller);
    for (Binding& binding : run.state.bindings)
        if (binding.effect == scope.effect.id && binding.slot == binding_slots::scratch)
            binding.amount = static_cast<std::int32_t>(proper);
    return Next::on();
}

bool isSecondFace(const Scope& scope) {
    for (const Binding& binding : scope.state().bindings)
        if (binding.effect == scope.effect.id && binding.slot == binding_slots::scratch)
            return binding.amount == secondFace;
    return false;
}

/// 5.15.1: into the evolution zone of the card's master.
Next putEvolveCard(Run& run, const Scope& scope, ObjectId card) {
    const ObjectId chosen = pickedByText(scope);
    if (!lives(run.state, chosen) || !lives(run.state, card))
        return Next::on();
    comeBack(run, 3);
    if (isBroken(faults::evolveCardsStayHome))
        return Next::on();
    if (!shownForCost(scope).exists())
        show(run, chosen, revealedMark); // 5.15.1.1
    Event goes = movedBy(scope, chosen, zoneOf(record(run.state, card).controller, evolutionZone));
    if (isSecondFace(scope) && !isBroken(faults::secondFacesAreHidden))
        goes.flags |= Event::arrivesTurnedOver;
    run.propose(goes);
    return Next::on();
}

Next linkEvolveCard(Run& run, const Scope& scope, ObjectId card) {
    const ObjectId chosen = pickedByText(scope);
    if (!lives(run.state, chosen) || !lives(run.state, card) ||
        record(run.state, chosen).zone.kind != evolutionZone)
        return Next::on();
    Event event = eventOf(scope, EventKind::link, chosen, Cause::effect);
    event.source = scope.effect.source;
    event.host = card;
    event.slot = evolved;
    run.propose(event);
    if (isBroken(faults::evolvingBeginsAnew)) {
        record(run.state, card).damage = 0;
        proposeUpright(run, card);
    }
    return Next::on();
}

// The rules about it.

/// 11.6.1: what is linked to no card of the field goes home, face up.
void sendHome(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, evolutionZone)))
            if (!hostOf(run.state, id).exists()) {
                Event event = movedTo(zoneOf(run.position().ownerOf(id), evolveDeck), id, player);
                event.flags = Event::arrivesFaceUp;
                run.propose(event);
            }
}

/// 11.6.2: of several cards that are linked to one, the latest stays.
void cutOlderLinks(Run& run) {
    for (const Link& link : run.state.links) {
        const auto isLater = [&](const Link& other) {
            return other.host == link.host && other.role == link.role && other.timestamp > link.timestamp;
        };
        if (link.role == evolved && !link.isInside() && std::ranges::any_of(run.state.links, isLater))
            run.propose(doneTo(link.guest, EventKind::unlink, record(run.state, link.host).controller));
    }
}

/// 9.2.2: an advance card that leaves for anywhere else lies there for a moment, and then face up in the
/// evolve deck.
void sendAdvanceHome(Run& run) {
    constexpr std::uint32_t homes = 1U << evolveDeck | 1U << field | 1U << exArea | 1U << resolution;
    for (const CardRecord& card : run.state.cards) {
        if ((run.cards[card.definition].sets[special] & isAdvance) == 0 || card.object == ObjectId::none ||
            (homes >> run.state.objects[card.object].zone.kind & 1U) != 0)
            continue;
        Event event = movedTo(zoneOf(card.owner, evolveDeck), objectIn(run.state, card.object), card.owner);
        event.flags = Event::arrivesFaceUp;
        run.propose(event);
    }
}

/// 8.4.2.1: it may attack in the turn in which it has evolved.
void rememberEvolving(Run& run, const Event& event) {
    if (event.kind == EventKind::link && event.slot == evolved && lives(run.state, event.host))
        record(run.state, event.host).marks |= evolvedThisTurn;
}

// Evolve abilities and the like are played as others are.

bool isEvolveTried(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return ability != nullptr && isLikeEvolving(ability->form);
}
void listEvolving(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    playing::listAbilities(position, attempt, values);
    std::erase_if(values, [&](std::int32_t value) {
        Attempt one = attempt;
        one.option.value = value;
        return !isEvolveTried(position, one);
    });
}
bool hasProperCard(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    if (ability != nullptr && ability->form != evolveForm)
        return true; // it needs none
    Scratch<ObjectId> found;
    properCards(position, attempt.option.object, found);
    return !found.empty();
}

} // namespace

namespace effects {

Next evolve(Run& run, const Scope& scope, const Term& term) {
    const ObjectId card = objectOf(scope, term[affects::what]);
    if (!lives(run.state, card) || record(run.state, card).zone.kind != field)
        return Next::on();
    switch (scope.stage) {
    case 0:
        return findEvolveCard(run, scope, card);
    case 1:
        return findFace(run, scope, card);
    case 2:
        return putEvolveCard(run, scope, card);
    default:
        return linkEvolveCard(run, scope, card);
    }
}

} // namespace effects

namespace triggers {

/// 5.15.1.3
bool evolves(const Scope& scope, const Term& term, const Event& event) {
    return !isBroken(faults::evolvingIsNotNoticed) && event.slot == evolved &&
           means(scope, term[happens::what], know(scope.position, event.host));
}
/// 12.6.2
bool onEvolve(const Scope& scope, const Term&, const Event& event) {
    return !isBroken(faults::evolvingIsNotNoticed) && event.slot == evolved &&
           event.host == scope.effect.source;
}

} // namespace triggers

/// 12.2.2: beside what is written, a proper card is shown.
void revealEvolveCard(const Scope& scope, playing::CostList& costs) {
    static const CostMeaning showing{properForCost, oneCard, nullptr, showIt};
    static const Term nothingWritten{Sort::cost, 0, 0, {}};
    if (scope.ability.form == evolveForm)
        costs.add({&showing, &nothingWritten});
}

/// The card evolves into the one that is shown for it.
void completeEvolve(const Vocabulary& vocabulary, Ability& evolve, std::vector<Ability>&) {
    evolve.blocks = {{terms::of(Sort::effect, vocabulary.effects, "evolve", {terms::self()})}};
    completeSuperEvolving(vocabulary, evolve);
}

std::vector<Role> roles() {
    return {{.word = "evolved",
             .rule = "5.15.1.2 5.15.1.2.1 5.15.2.2 5.15.2.2.1 10.9.1.1.1",
             .stands = Role::Stands::beside,
             .reads = Role::Reads::top,
             .leaves = Role::Leaves::unlinked,
             .leavesRule = "5.15.3",
             .zone = evolutionZone}};
}

void noticeEvolving(Run& run, const Event& event) {
    rememberEvolving(run, event);
}

std::vector<RuleProcess> processesOfEvolving() {
    return {{.name = "an evolve card without a card to it", .rule = "11.6.1", .collect = sendHome},
            {.name = "several evolve cards to one card", .rule = "11.6.2", .collect = cutOlderLinks},
            {.name = "an advance card that may not lie there",
             .rule = "9.2.2",
             .collect = sendAdvanceHome,
             .when = RuleProcess::When::immediate,
             .on = only(EventKind::move)}};
}

VerbSpec evolveVerb() {
    VerbSpec verb{
        .word = "evolve",
        .from = {{field, Whose::mine}},
        .conditions = {{Aspect::time, "not-in-main-phase", "7.3.3", isMainTiming, nullptr, false},
                       {Aspect::object, "not-your-card", "8.3.1", isControlled},
                       {Aspect::object, "no-evolve-ability", "12.2.1", isEvolveTried},
                       {Aspect::object, "no-such-ability", "10.3.5 10.3.4", playing::hasAbility},
                       evolvesInTime("evolved-this-turn", "8.3.2 8.3.2.1"),
                       mayBeUsed("ability-is-barred", "1.3.3"),
                       {Aspect::choices, "no-proper-evolve-card", "12.2.2 5.15.1.1.1", hasProperCard},
                       {Aspect::choices, "nothing-it-could-choose",
                        "10.6.2.3.3 10.6.2.1.2 10.6.2.4.2.1 8.1.2", playing::canAnnounceAbility}},
        .values = listEvolving,
        .needs = CardDefinition::activated,
        .limit = {.count = 1, .of = Limit::Of::player}};
    playing::addLacksOfAbilities(verb.conditions, ways());
    return verb;
}

} // namespace takujo::shadowverse_evolve

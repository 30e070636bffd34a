#include "engine/core/card_numbers.h"
#include "engine/core/counters.h"
#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/games/shadowverse_evolve/texts.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/term_building.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

/// 13.3.2 and 13.3.3: amulets with Stack carry counters, which keep them on the field and pay for earth
/// rites.
namespace takujo::shadowverse_evolve {

namespace {

const LocalizedText& stackName() {
    static const LocalizedText name{"Stack", "スタック"};
    return name;
}
TextKey nameOfCounters() {
    static const TextKey key = textKey(stackName().en);
    return key;
}

bool hasStack(const Position& position, ObjectId id) {
    return lives(position.state, id) && record(position.state, id).zone.kind == field &&
           has(position, id, stack);
}
std::int32_t stackOn(const State& state, ObjectId id) {
    return countersOn(state, id, nameOfCounters());
}

Event ofCounters(EventKind kind, ObjectId id, std::int32_t amount, Player by, Cause cause) {
    Event event = doneTo(id, kind, by, cause);
    event.name = nameOfCounters();
    event.amount = amount;
    if (kind == EventKind::takeCounters)
        event.reason = isTakenFromStack;
    return event;
}

// It stays for as long as it has counters.

bool wouldLeave(const Position& position, const Event& event) {
    return event.kind == EventKind::move && !event.has(Event::ofUnit) && event.from.kind == field &&
           event.to.kind != field && event.reason != isEmptied && hasStack(position, event.object) &&
           stackOn(position.state, event.object) > 0;
}
void loseOneInstead(const Position& position, Event& event) {
    const Player player = record(position.state, event.object).controller;
    Event taken = ofCounters(EventKind::takeCounters, event.object, 1, player, event.cause);
    taken.source = event.source;
    taken.effect = event.effect;
    taken.group = event.group;
    event = taken;
}

/// 11.7.1: to its owner's cemetery.
void sendTheEmptyAway(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, field)))
            if (hasStack(run, id) && stackOn(run.state, id) == 0)
                proposeToOwners(run, cemetery, id);
}

/// 13.3.2.5 asks for it later.
void tellWhereFrom(const Position& position, Event& event) {
    if (event.name == nameOfCounters() && hasStack(position, event.object))
        event.reason = isTakenFromStack;
}

// Earth rites.

std::int32_t dueFor(const Scope& scope, const Term& term) {
    return playing::amountInCost(scope, term[cost_of_value::amount],
                                 scope.position.rules.policy(usualEarthRite));
}
/// They all come from one amulet.
void amuletsThatCanPay(const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
    const std::int32_t due = dueFor(scope, term);
    for (const ObjectId id : objectsIn(scope.state(), zoneOf(scope.paying(), field)))
        if (isOfType(scope.position, id, amulet) && hasStack(scope.position, id) &&
            stackOn(scope.state(), id) >= due)
            found.push_back(id);
}
std::int32_t oneAmulet(const Scope&, const Term&) {
    return 1;
}
void takeForRite(Run& run, const Scope& scope, const Term& term, ObjectId with) {
    const std::int32_t due = dueFor(scope, term);
    Event event = ofCounters(EventKind::takeCounters, with, due, scope.paying(), Cause::cost);
    event.effect = scope.effect.id;
    run.propose(event);
    if (stackOn(run.state, with) > due || run.rules.policy(emptiedGoesAtOnce) == 0)
        return;
    Event goes = movedTo(zoneOf(run.position().ownerOf(with), cemetery), with, scope.paying(), Cause::cost);
    goes.reason = isEmptied;
    run.propose(goes);
}

Next putOn(Run& run, const Scope& scope, const Term& term, std::span<const ObjectId> cards) {
    for (const ObjectId id : cards) {
        Event event = ofCounters(EventKind::putCounters, id, amountOf(scope, term[changes_value::amount]),
                                 scope.effect.controller, Cause::effect);
        event.effect = scope.effect.id;
        if (event.amount > 0)
            run.propose(event);
    }
    return Next::on();
}

} // namespace

/// It enters with its counter: no counter is put on it when it is there.
void noticeStack(Run& run, const Event& event) {
    const bool arrives =
        event.kind == EventKind::create || (event.kind == EventKind::move && event.from.kind != field);
    if (arrives && event.to.kind == field && event.became.exists() && hasStack(run, event.became))
        changeCounters(run.state, event.became, nameOfCounters(), run.rules.policy(stackCountersAtFirst));
}

/// 13.3.2.2, the third of its abilities: all of its counters go to another amulet. OPEN 14: it costs nothing.
std::vector<Ability> transferOfStack(const Vocabulary& words) {
    const Term named = terms::text(stackName());
    const auto criterion = [&](std::string_view word, Term what) {
        return terms::of(Sort::criterion, words.criteria, word, {std::move(what)});
    };
    Term others = eachOf(1U << amulet, 0);
    others.parts = {criterion("controller", terms::you()), criterion("has", wordsTerm(stack)),
                    criterion("other", terms::number(1))};
    const Term done = terms::of(Sort::amount, words.amounts, "done", {});
    Ability transfers;
    transfers.kind = AbilityKind::activated;
    transfers.form = usualForm;
    transfers.flags = Ability::ofKeyword;
    transfers.name = stackName();
    transfers.texts = {stackName()};
    transfers.picks = {terms::oneOf(others)};
    transfers.blocks = {
        {terms::of(Sort::effect, words.effects, "take counter", {terms::self(), named}),
         terms::of(Sort::effect, words.effects, "put counter", {terms::chosen(), named, done})}};
    return {transfers};
}

std::vector<Replacement> replacementsOfStack() {
    return {{.rule = "13.3.2.2", .applies = wouldLeave, .replace = loseOneInstead}};
}

std::vector<Arrival> arrivalsOfStack() {
    return {{.rule = {}, .apply = tellWhereFrom, .kinds = only(EventKind::takeCounters)}};
}

RuleProcess processOfStack() {
    return {.name = "a card with Stack without a counter",
            .rule = "11.7.1 13.3.2.3",
            .collect = sendTheEmptyAway};
}

CostMeaning earthRite() {
    CostMeaning meaning{amuletsThatCanPay, oneAmulet, nullptr, takeForRite};
    meaning.ofObjectsInPlay = true;
    return meaning;
}

namespace effects {

/// 13.3.2.4
Next raiseStack(Run& run, const Scope& scope, const Term& term) {
    if (scope.stage != 0) {
        const ObjectId picked = pickedByText(scope);
        return lives(run.state, picked) ? putOn(run, scope, term, {&picked, 1}) : Next::on();
    }
    Scratch<ObjectId> found;
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, field)))
            if (hasStack(run, id))
                found.push_back(id);
    const auto howMany = static_cast<std::size_t>(run.rules.policy(stackIsRaisedOnOne));
    if (found.size() <= howMany)
        return putOn(run, scope, term, found);
    dropBindings(run.state, scope.effect.id, binding_slots::scratch);
    comeBack(run, 1);
    return letPick(run, scope, found, binding_slots::scratch, 1, 1, scope.effect.controller);
}

} // namespace effects

namespace amounts {

/// 13.3.2.5: this turn, by whoever asks. OPEN 39: as many or more.
std::int32_t stackTaken(const Scope& scope, const Term&) {
    std::int32_t taken = 0;
    for (const HistoryEntry& entry : scope.state().history)
        if (entry.kind == static_cast<std::uint8_t>(EventKind::takeCounters) &&
            entry.reason == isTakenFromStack && entry.player == scope.effect.controller)
            taken = sumOf(taken, entry.amount);
    return scope.position.rules.policy(takenStackCounts) != 0 ? taken : 0;
}

} // namespace amounts

} // namespace takujo::shadowverse_evolve

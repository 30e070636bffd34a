#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/faults.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

/// Chapter 13: what the texts of a class ask for. Combo (13.2.1), Spellchain (13.3.1), Overflow (13.4.1),
/// Necrocharge (13.5.1) and Sanguine (13.5.2) are conditions. stack.cpp has the rest.
namespace takujo::shadowverse_evolve {

namespace {

bool isSo(const Scope& scope, Policy policy) {
    return scope.position.rules.policy(policy) != 0;
}

// Combo.

/// A card counts for its own combo, also while it is still being played. OPEN 34: and before.
bool isNotYetPlayed(const Scope& scope, bool wasPlayed) {
    const ObjectId source = scope.effect.source;
    if (wasPlayed || !lives(scope.state(), source))
        return false;
    const std::uint8_t zone = record(scope.state(), source).zone.kind;
    return zone == hand || zone == exArea || zone == resolution;
}

/// Only for a mechanism that tests break.
[[maybe_unused]] bool wasToken(const State& state, ObjectId id) {
    const CardId card = cardOf(state, id);
    return card.exists() && state.cards[card.index].isToken();
}

std::int32_t playedThisTurn(const Scope& scope) {
    std::int32_t played = 0;
    bool wasPlayed = false;
    for (const HistoryEntry& entry : scope.state().history) {
        if (entry.kind != static_cast<std::uint8_t>(EventKind::occurs) ||
            entry.slot != occurrences::isPlayed || entry.player != scope.effect.controller ||
            (isBroken(faults::tokensAreNotPlayed) && wasToken(scope.state(), entry.object)))
            continue;
        ++played;
        wasPlayed = wasPlayed || entry.object == scope.effect.source;
    }
    return played + (isSo(scope, comboCountsItself) && isNotYetPlayed(scope, wasPlayed) ? 1 : 0);
}

// Spellchain and necrocharge: a count that is fixed as the text begins to be carried out.

enum Counted : std::uint8_t { spellsInCemetery, cardsInCemetery };

std::int32_t countNow(const Scope& scope, Counted what) {
    const ZoneId mine = zoneOf(scope.effect.controller, cemetery);
    std::int32_t count = isBroken(faults::cemeteriesAreNotCounted) ? 99 : 0;
    for (const ObjectId id : objectsIn(scope.state(), mine))
        if (what == cardsInCemetery || isOfType(scope.position, id, spell))
            ++count;
    if (what == spellsInCemetery)
        count += countedBesidesSpells(scope.position, scope.effect.controller);
    // What is being resolved does not lie there yet (13.3.1.3, 13.5.1.3.1).
    const ObjectId source = scope.effect.source;
    const bool isResolving = lives(scope.state(), source) && isIn(scope.state(), source, theResolutionZone);
    return count + (isResolving && !isSo(scope, whatResolvesIsApart) ? 1 : 0);
}

/// What was fixed; in texts that are not being carried out, such as permanent abilities, what there is.
std::int32_t countFor(const Scope& scope, Counted what) {
    if (scope.effect.id != 0 && isSo(scope, countsAreFixed))
        for (const Binding& binding : scope.state().bindings)
            if (binding.effect == scope.effect.id && binding.slot == binding_slots::ofGame + what)
                return binding.amount;
    return countNow(scope, what);
}

bool mentions(const Term& term, std::size_t first, std::size_t second) {
    return (term.sort == Sort::condition && (term.op == first || term.op == second)) ||
           std::ranges::any_of(term.parts, [&](const Term& part) { return mentions(part, first, second); });
}

/// Whether any of its text asks for these counts.
bool asksForCounts(const Ability& ability) {
    static const std::size_t spellchain = operatorOf(vocabulary().conditions, "spellchain");
    static const std::size_t necrocharge = operatorOf(vocabulary().conditions, "necrocharge");
    return std::ranges::any_of(ability.blocks, [](const std::vector<Term>& block) {
        return std::ranges::any_of(block,
                                   [](const Term& term) { return mentions(term, spellchain, necrocharge); });
    });
}

} // namespace

void fixCounts(Run& run, const EffectRecord& effect) {
    const Scope scope = scopeOf(run, effect);
    if (!asksForCounts(scope.ability))
        return;
    for (const Counted what : {spellsInCemetery, cardsInCemetery}) {
        Binding fixed;
        fixed.amount = countNow(scope, what);
        fixed.effect = effect.id;
        fixed.slot = static_cast<std::uint8_t>(binding_slots::ofGame + what);
        run.state.bindings.push_back(fixed);
    }
}

namespace conditions {

namespace {

/// 13.2.1.2
bool combo(const Scope& scope, const Term& term) {
    return playedThisTurn(scope) >= amountOf(scope, term[operand::of]);
}
/// 13.3.1.2
bool spellchain(const Scope& scope, const Term& term) {
    return countFor(scope, spellsInCemetery) >= amountOf(scope, term[operand::of]);
}
/// 13.5.1.2
bool necrocharge(const Scope& scope, const Term& term) {
    return countFor(scope, cardsInCemetery) >= amountOf(scope, term[operand::of]);
}
/// 13.4.1.2
bool overflow(const Scope& scope, const Term&) {
    return valueOf(scope.state(), scope.effect.controller, ppMax) >=
           scope.position.rules.policy(overflowBegins);
}

bool isLossOf(const State& state, const HistoryEntry& entry, Player player) {
    if (entry.kind == static_cast<std::uint8_t>(EventKind::damage))
        return lives(state, entry.object) && isIn(state, entry.object, zoneOf(player, leaderArea));
    return entry.kind == static_cast<std::uint8_t>(EventKind::changeValue) && entry.slot == leaderHealth &&
           entry.player == player && entry.amount < 0;
}
/// 13.5.2.2: by damage or otherwise, and whether or not it has risen again.
bool sanguine(const Scope& scope, const Term&) {
    const State& state = scope.state();
    const Player player = scope.effect.controller;
    const bool isOwnTurn = state.turnPlayer == player || !isSo(scope, sanguineIsForOwnTurns);
    return isOwnTurn && std::ranges::any_of(state.history, [&](const HistoryEntry& entry) {
               return isLossOf(state, entry, player);
           });
}

} // namespace

} // namespace conditions

std::vector<ConditionSpec> conditionsOfClasses() {
    const FieldShape number{operand::of, FieldKind::amount, true};
    return {
        {{.word = "combo",
          .fields = {number},
          .about = "You have played at least so many cards this turn, this one among them (13.2.1).",
          .example = "3"},
         conditions::combo,
         only(EventKind::occurs)},
        {{.word = "spellchain",
          .fields = {number},
          .about = "There are at least so many spells in your cemetery, counted as the text begins (13.3.1).",
          .example = "5"},
         conditions::spellchain},
        {{.word = "necrocharge",
          .fields = {number},
          .about = "There are at least so many cards in your cemetery, counted as the text begins (13.5.1).",
          .example = "10"},
         conditions::necrocharge},
        {{.word = "overflow", .about = "Your PP maximum is at least 7 (13.4.1)."}, conditions::overflow},
        {{.word = "sanguine",
          .about = "It is your turn, and your leader's health has gone down in it (13.5.2)."},
         conditions::sanguine,
         only(EventKind::damage) | only(EventKind::changeValue)},
    };
}

} // namespace takujo::shadowverse_evolve

#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/games/shadowverse_evolve/texts.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/term_building.h"
#include "engine/kit/script/reading/records.h"

/// p-1: super-evolving, which is newer than the rulebook. Whoever plays an evolve ability may use a
/// super-evolution point besides, from a certain turn of theirs on.
namespace takujo::shadowverse_evolve {

namespace {

constexpr auto isAsked = asksAt<usingAbility, superIsAsked>;

/// How many turns a player has begun by then, if turns have always alternated.
std::int32_t turnsBy(const State& state, std::int32_t turn, Player player) {
    return player == state.firstPlayer ? (turn + 1) / 2 : turn / 2;
}
std::int32_t turnsOf(const State& state, Player player) {
    const std::int32_t counted = valueOf(state, player, turnsTaken);
    return counted > 0 ? counted : turnsBy(state, state.turn, player);
}

bool mayUsePoint(const Position& position, Player player) {
    const Policy first =
        player == position.state.firstPlayer ? firstPlayersSuperTurn : secondPlayersSuperTurn;
    return valueOf(position.state, player, superEp) > 0 &&
           turnsOf(position.state, player) >= position.rules.policy(first);
}

} // namespace

void countTurn(State& state) {
    std::int32_t& turns = state.players[indexOf(state.turnPlayer)].values[turnsTaken];
    turns = 1 + (turns > 0 ? turns : turnsBy(state, state.turn - 1, state.turnPlayer));
}

void dealSuperEp(State& state, const Rulebook& rules) {
    if ((state.flags & withSuperEvolving) != 0)
        for (PlayerRecord& player : state.players)
            player.values[superEp] = rules.policy(superEpAtFirst);
}

Next maySuperEvolve(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    const bool mayBe = effect != nullptr && scopeOf(run, *effect).ability.form == evolveForm &&
                       mayUsePoint(run, effect->controller);
    return mayBe ? Next::on() : Next::jump(everythingIsPaid);
}

void offerSuperEvolving(const Position& position, Decision& decision) {
    decision.decider = playing::payerOf(position);
    if (const EffectRecord* const effect = playing::effectNow(position))
        decision.about = effect->source;
    for (const takujo::Verb verb : {evolveUsually, superEvolve})
        offer(position, decision.decider, verb, decision);
}

/// The point is an optional cost of the ability.
Next takeSuperEvolving(Run& run, const Option& answer) {
    if (answer.verb != superEvolve)
        return Next::on();
    run.local(playing::needsDue) |= static_cast<std::int32_t>(usesSuperEp);
    if (EffectRecord* const effect =
            findEffect(run.state, static_cast<std::uint16_t>(run.local(playing::effectOf))))
        effect->paid |= playing::optionalCost;
    return Next::on();
}

/// PP and all the rest, and then the point: also where no PP are due.
Next payWithPoint(Run& run) {
    const Next next = playing::payEverything(run);
    if ((playing::dueNow(run).needs & usesSuperEp) == 0)
        return next;
    Event point = doneTo({}, EventKind::changeValue, playing::payerOf(run), Cause::cost);
    point.slot = superEp;
    point.amount = -1;
    run.propose(point);
    return next;
}

std::vector<VerbSpec> verbsOfSuperEvolving() {
    const auto verb = [](std::string_view word) {
        return VerbSpec{.word = word,
                        .conditions = {onlyWhen<isAsked>("no-super-evolving-now", "p-1"),
                                       onlyFor<isAsked, whoPlays>("other-player-decides", "p-1")},
                        .onlyWhenAsked = true};
    };
    return {verb("evolve usually"), verb("super-evolve")};
}

/// If the point was used: +1/+1, and the moment that others wait for.
void completeSuperEvolving(const Vocabulary& words, Ability& evolve) {
    const auto raise = [&](std::string_view number) {
        return terms::of(Sort::effect, words.effects, number, {terms::self(), terms::amount(1)});
    };
    const Term wasUsed = terms::of(Sort::condition, words.conditions, "paid", {terms::number(0)});
    const Term ifUsed = terms::of(Sort::effect, words.effects, "if", {wasUsed, {Sort::block, 0, 1, {}}});
    evolve.blocks.front().push_back(ifUsed);
    evolve.blocks.push_back({raise("attack"), raise("health"),
                             terms::of(Sort::effect, words.effects, "super-evolved", {terms::self()})});
}

namespace effects {

Next tellSuperEvolving(Run& run, const Scope& scope, const Term& term) {
    const ObjectId card = objectOf(scope, term[affects::what]);
    if (!lives(run.state, card) || record(run.state, card).zone.kind != field)
        return Next::on();
    proposeMark(run, card, superEvolved);
    proposeOccurrence(run, hasSuperEvolved, card, scope.effect.controller);
    note(run, "super-evolves", scope.effect.controller, "p-1",
         {cardArgument("card", run.position().definitionIndex(card))});
    return Next::on();
}

} // namespace effects

namespace triggers {

bool onSuperEvolve(const Scope& scope, const Term&, const Event& event) {
    return event.slot == hasSuperEvolved && event.object == scope.effect.source;
}

} // namespace triggers

} // namespace takujo::shadowverse_evolve

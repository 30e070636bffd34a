#include "engine/lab/bots/playout.h"

#include "engine/kit/rules/kit_procedures.h"
#include "engine/match/later_moment.h"
#include "engine/match/random_answer.h"

#include <algorithm>

namespace takujo {

std::optional<std::size_t> unthinkingAnswer(const Game& game, const Position& position,
                                            const Decision& decision) {
    if (decision.options.size() == 1)
        return 0;
    const bool isByTheWay = decision.kind == DecisionKind::pay || decision.kind == DecisionKind::arrange;
    if (isByTheWay && game.suggest != nullptr)
        return game.suggest(position, decision);
    if (decision.procedure == procedures::repeating)
        return 0;
    return std::nullopt;
}

namespace {

/// Returns one of the answers with that verb; none if there is none.
std::optional<std::size_t> anyWith(Verb verb, const Decision& decision, Random& random) {
    const auto count = static_cast<std::uint32_t>(std::ranges::count(decision.options, verb, &Option::verb));
    if (count == 0)
        return std::nullopt;
    std::uint32_t which = random.below(count);
    for (std::size_t i = 0; i < decision.options.size(); ++i)
        if (decision.options[i].verb == verb && which-- == 0)
            return i;
    return std::nullopt;
}

} // namespace

void playTurnOut(const Game& game, const BotTables& bots, Engine& engine, Random& random) {
    constexpr int mostAnswers = 40; // for turns that do not end
    const auto happensIn = [&](std::uint32_t ofHundred) { return random.below(100) < ofHundred; };
    const Verb join = game.tables.attacks.join;
    const std::uint16_t turn = engine.state().turn;
    for (int i = 0; i < mostAnswers && !engine.state().over() && engine.state().turn == turn; ++i) {
        const Decision& decision = engine.decision();
        std::optional<std::size_t> answer = unthinkingAnswer(game, engine.position(), decision);
        if (!answer && join != 0 && happensIn(bots.joining))
            answer = anyWith(join, decision, random);
        if (!answer && happensIn(bots.passing))
            if (const Option* const pass = passOf(game.tables, decision))
                answer = static_cast<std::size_t>(pass - decision.options.data());
        engine.answer(answer ? *answer : randomAnswer(decision, random));
    }
}

} // namespace takujo

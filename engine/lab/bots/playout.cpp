#include "engine/lab/bots/playout.h"

#include "engine/kit/rules/kit_procedures.h"
#include "engine/lab/bot.h"
#include "engine/match/later_moment.h"

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

void playOn(const Playout& how, const Game& game, Engine& engine, Random& random) {
    const std::uint16_t last = static_cast<std::uint16_t>(engine.state().turn + how.turns);
    for (int i = 0; i < how.mostAnswers && !engine.state().over() && engine.state().turn < last; ++i) {
        const Decision& decision = engine.decision();
        if (const auto unthinking = unthinkingAnswer(game, engine.position(), decision)) {
            engine.answer(*unthinking);
            continue;
        }
        if (game.tables.attacks.forecast != nullptr && game.tables.attacks.join != 0 &&
            random.below(100) < static_cast<std::uint32_t>(how.joining))
            if (const auto joins = anyWith(game.tables.attacks.join, decision, random)) {
                engine.answer(*joins);
                continue;
            }
        const Option* const pass = passOf(game.tables, decision);
        if (pass != nullptr && random.below(100) < static_cast<std::uint32_t>(how.passing))
            engine.answer(static_cast<std::size_t>(pass - decision.options.data()));
        else
            engine.answer(randomAnswer(decision, random));
    }
}

} // namespace takujo

#pragma once

#include "engine/games/fftcg/fftcg.h"
#include "engine/kit/journal.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace takujo {

// Games with a mistake in their program, for tests of how that is told.

/// The text of the mistake.
inline constexpr const char* mistakeOfMulligans = "nobody knows how to shuffle";

/// FFTCG with a mistake in its program: a player who takes a mulligan meets it, in the middle of the
/// mulligan.
inline const Game& brokenGame() {
    static Verb mulligan = 0;
    static Next (*keeps)(Run&, const Option&) = nullptr;
    static const Game game = [] {
        Game made = fftcg::game();
        const auto verb = std::ranges::find(made.tables.verbs, "mulligan", &VerbSpec::word);
        mulligan = static_cast<Verb>(verb - made.tables.verbs.begin());
        const auto procedure = std::ranges::find(made.tables.procedures, "mulligan", &Procedure::name);
        Question& question = procedure->steps.front().asks;
        keeps = question.take;
        question.take = [](Run& run, const Option& answer) -> Next {
            if (answer.verb != mulligan)
                return keeps(run, answer);
            run.state.players.front().values.front() = 99;
            note(run, "takes a mulligan", Player::a);
            throw std::logic_error(mistakeOfMulligans);
        };
        return made;
    }();
    return game;
}

/// The text of the mistake.
inline constexpr const char* mistakeOfAbilities = "nobody knows how to use abilities";

/// FFTCG with another mistake: a player who uses an ability of a card meets it.
inline const Game& gameWithABrokenVerb() {
    static Verb use = 0;
    static Next (*acts)(Run&, const Option&) = nullptr;
    static const Game game = [] {
        Game made = fftcg::game();
        const auto verb = std::ranges::find(made.tables.verbs, "use", &VerbSpec::word);
        use = static_cast<Verb>(verb - made.tables.verbs.begin());
        const auto procedure = std::ranges::find(made.tables.procedures, "priority", &Procedure::name);
        const auto step = std::ranges::find_if(procedure->steps, &Step::isQuestion);
        acts = step->asks.take;
        step->asks.take = [](Run& run, const Option& answer) -> Next {
            if (answer.verb == use)
                throw std::logic_error(mistakeOfAbilities);
            return acts(run, answer);
        };
        return made;
    }();
    return game;
}

inline std::array<const Game*, 1> onlyBrokenGame() {
    return {&brokenGame()};
}

} // namespace takujo

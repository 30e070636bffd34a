#include "engine/match/first_player.h"

#include <exception>

namespace takujo {

Player whoGoesFirst(const MatchSetup& setup) {
    constexpr int mostQuestions = 100; // hands may be taken anew card by card
    Match match{setup};
    for (int i = 0; i < mostQuestions && match.state().turn == 0 && !match.over(); ++i)
        match.answer(Option{match.suggestion()});
    return match.state().firstPlayer;
}

std::uint64_t seedThatBegins(MatchSetup setup, Player first, const std::function<std::uint64_t()>& seeds) {
    constexpr int mostSeeds = 64; // of one in two, that never misses
    for (int i = 0; i < mostSeeds; ++i) {
        setup.seed = seeds();
        try {
            if (whoGoesFirst(setup) == first)
                break;
        } catch (const std::exception&) {
            continue; // a game that cannot be begun is told when it is; most others can
        }
    }
    return setup.seed;
}

} // namespace takujo

#pragma once

#include "engine/games/worth.h"
#include "engine/kit/engine.h"

#include <vector>

namespace takujo {

/// A player that looks ahead: it tries each answer on a copy, several times with random answers to the end of
/// the turn, the best ones more often, and gives the answer with the best average. It knows no game:
/// `worthIn` says how good a situation is, by what both players know. One thing is unfair: the copy has the
/// real decks and the opponent's real hand, so a draw in a trial is the real next card. Good enough to
/// compare decks, not to play against.
class GreedyPlayer {
public:
    /// All must outlive the player.
    GreedyPlayer(const Game& game, const Rulebook& rules, const CardTable& cards);

    /// Returns the index of its answer among the options of the engine's decision, which must have one.
    std::size_t answer(const Engine& engine, Random& random);

private:
    struct Candidate {
        std::size_t option = 0;
        std::int64_t worth = 0; ///< sum over all trials
    };
    void findCandidates(Random& random);
    void tryOut(Candidate& candidate, int times, Random& random);
    std::int64_t standing(Player player) const;

    Worth worth_;
    std::size_t (*suggest_)(const Position&, const Decision&);
    Engine before_; ///< stands at the decision
    Engine trial_;
    std::vector<Candidate> candidates_;
};

} // namespace takujo

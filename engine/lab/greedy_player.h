#pragma once

#include "engine/games/worth.h"
#include "engine/kit/engine.h"

#include <vector>

namespace takujo {

/// A player who looks before answering: each answer is tried on a copy, on which chance goes on to the end of
/// the turn, a few times over, and those that look best a few times more; the answer after which the player
/// stands best on an average is given. It knows no game: how well somebody stands says `worthIn`, by what
/// both may know. Unfair is left that the copy has the decks as they lie and the opponent's hand as it is:
/// who draws in a trial draws what would really come. Good enough to measure decks by, and nothing to play
/// against.
class GreedyPlayer {
public:
    /// Both must outlive the player.
    GreedyPlayer(const Game& game, const Rulebook& rules, const CardTable& cards);

    /// The place of its answer among the options of the engine's decision, of which there is one at least.
    std::size_t answer(const Engine& engine, Random& random);

private:
    struct Candidate {
        std::size_t option = 0;
        std::int64_t worth = 0; ///< of all trials together
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

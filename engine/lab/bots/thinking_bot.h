#pragma once

#include "engine/lab/bots/playout.h"
#include "engine/match/bot.h"
#include "engine/match/option_names.h"

#include <optional>

namespace takujo {

/// Searches a tree of answers (information-set Monte-Carlo tree search): each iteration deals the unseen
/// cards anew, goes down the tree by what looked best so far, adds one answer, and guesses from a short
/// playout how good that is. More iterations find more.
class ThinkingBot : public Bot {
public:
    /// It judges by the game's own numbers where none are given.
    ThinkingBot(std::uint64_t seed, int iterations, const BotTables* numbers = nullptr)
        : seed_{seed}, iterations_{iterations}, numbers_{numbers} {}
    Advice advise(const KnownGame& known, const std::stop_token& stop) override;

    struct Settings {
        int deepest = 40; ///< decisions of one iteration in the tree
    } settings;

private:
    static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);
    /// An answer at a node; `sum` is seen by the player who gives it.
    struct Edge {
        OptionName name = 0;
        double sum = 0;
        std::uint32_t tries = 0;
        std::uint32_t offered = 0;
        std::uint32_t to = none; ///< node
        std::uint32_t next = none;
        Player decider = Player::nobody;
    };
    /// Who wants the answer alone need not look on once it is certain.
    enum class Wanted : std::uint8_t { advice, answer };
    Advice think(const KnownGame& known, const std::stop_token& stop, Wanted wanted);
    std::size_t decide(const KnownGame& known, const std::stop_token& stop) override;
    /// Whether the answer stays the one most often tried, whatever so many more iterations try.
    bool isCertain(const std::vector<NamedOption>& mine, Player viewer, int left);
    void iterate(const KnownGame& known, Random& random);
    std::uint32_t edgeOf(std::uint32_t node, OptionName name, Player decider);

    std::uint64_t seed_;
    int iterations_;
    const BotTables* numbers_;
    std::optional<Engine> engine_;
    std::vector<std::uint32_t> nodes_; ///< the first edge of each
    std::vector<Edge> edges_;
    std::vector<NamedOption> named_;
    std::vector<std::uint32_t> path_;
    std::vector<std::uint32_t> offered_;
};

} // namespace takujo

#pragma once

#include "ui/testing/deck_test.h"
#include "ui/testing/tested_list.h"

#include <memory>
#include <vector>

namespace takujo {

/// How a test is played.
struct TestWish {
    const TestedList* deck = nullptr;
    std::vector<const TestedList*> opponents; ///< with other cards than the deck
    std::string bot;                          ///< as `readBot` reads it
    std::uint64_t seed = usualSeed;
    std::uint64_t games = 0; ///< against each, at most
    std::uint32_t until = 0; ///< as in `MatchupTerms`

    /// The same for all tests, so that any two may be compared.
    static constexpr std::uint64_t usualSeed = 1;
};

/// Returns what has to be played for it. What an earlier test has counted of the same games is not played
/// again, but goes on in that test's file.
TestOrder orderOf(const std::shared_ptr<const GameData>& data, const TestWish& wish, const BotMaker& makeBot);

/// Returns how an earlier test was played, to be gone on with; its deck is that one where it is given. Of
/// opponents that are not among the lists any more, or have changed, it has none.
TestWish wishOf(const MatchupTerms& terms, const std::vector<TestedList>& lists,
                const TestedList* otherDeck = nullptr);

} // namespace takujo

#pragma once

#include "engine/files/cards/library.h"
#include "engine/match/match.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace takujo {

// What a deck deals: tried by beginning real matches, so that each game's own rules say it.

/// How many cards of their deck a player has had in hand, if nobody does anything but draw.
struct DrawSchedule {
    /// Index n: in all turns up to the player's own turn n; 0 is the opening hand. The first list is of the
    /// player who goes first.
    std::array<std::vector<int>, 2> seen;

    int by(int turn, bool goesFirst) const;
};

/// Plays the first turns of a game in which nothing is done, with decks of the library that the format
/// allows; if it has none, with plain cards.
DrawSchedule drawsOf(const Game& game, const Library& library, std::size_t format, int turns);

/// An opening hand that a deck deals, and the new one that the game's rules give for it. The other player has
/// the same deck, and keeps theirs.
class SampleHand {
public:
    /// Deals the hand of that seed to the player who goes first, or second. The game's rules need not allow
    /// the deck; one that is too small deals what it has.
    SampleHand(const Game& game, std::size_t format, const std::vector<DeckLine>& deck, std::uint64_t seed,
               bool goesFirst);

    /// The cards in hand, as they were dealt. They live as long as this.
    const std::vector<const CardDefinition*>& cards() const { return cards_; }
    /// Whether the player may take a new hand now.
    bool mayTakeNew() const { return policy_.which != RedrawPolicy::none; }
    /// What the player may give back, all or some; none if nothing any more.
    RedrawPolicy policy() const { return policy_; }
    /// Gives cards back, by their places in `cards`, and draws new ones; where all have to go, all do. Does
    /// nothing if the player may not, or gives nothing back.
    void takeNew(std::span<const std::size_t> places = {});

private:
    void playToOwnChoice();
    void look();
    bool answer(Verb verb, ObjectId object = {});

    std::unique_ptr<Match> match_;
    bool goesFirst_ = true;
    Player player_ = Player::nobody;
    RedrawPolicy policy_;
    std::vector<const CardDefinition*> cards_;
};

} // namespace takujo

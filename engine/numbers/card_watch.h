#pragma once

#include "engine/kit/engine.h"

#include <array>
#include <cstdint>
#include <vector>

namespace takujo {

/// Watches which cards of a game come into their owners' hands and which are played, by nothing but the
/// tables of the rulebook.
///
/// A card is *drawn* if it has been in its owner's hand, from the opening hand on, however it came there. It
/// is *played* if its player has played it, or used it where it lay in the hand so that it left it; and if it
/// went from the hand into play by anything else, to where such cards are played. A card that is discarded,
/// or becomes a resource, is not played.
class CardWatch {
public:
    /// The rulebook must outlive it.
    explicit CardWatch(const Rulebook& rules);

    /// A game has begun, and its first question is asked.
    void begin(const Engine& engine, Journal& journal);
    /// The decision is about to be answered like that.
    void beforeAnswer(const Engine& engine, const Option& answer);
    /// It has been answered. Takes what it has seen out of the journal.
    void afterAnswer(const Engine& engine, Journal& journal);

    bool isDrawn(std::size_t card) const { return (seen_[card] & drawn) != 0; }
    bool isPlayed(std::size_t card) const { return (seen_[card] & played) != 0; }

private:
    enum Bits : std::uint8_t { drawn = 1, played = 2 };
    struct Trying {
        CardId card; ///< none: nothing is being played
        ObjectId object;
    };
    void look(const Engine& engine, Journal& journal);
    void lookAtMove(const Engine& engine, const Event& event);
    void note(CardId card, Bits what);
    bool isPlaying(const Position& position, const Attempt& attempt) const;
    bool goesWhereCardsArePlayed(const Position& position, Player player, ObjectId card, ZoneId to) const;
    ZoneId handOf(Player player) const { return {hand_, player}; }

    const Rulebook* rules_;
    std::uint8_t hand_;
    std::vector<Verb> fromHand_;     ///< verbs for cards of the hand
    std::vector<Verb> usual_;        ///< those of them that play cards
    std::vector<std::uint8_t> seen_; ///< by the number of the card
    std::array<Trying, 2> trying_;   ///< by player
};

} // namespace takujo

#pragma once

#include <array>
#include <string_view>

namespace takujo::lanterns {

/// A rule of the game, in plain English.
struct Rule {
    std::string_view number;
    std::string_view text;
};

inline constexpr std::array ruleTexts{
    Rule{"1.1", "A deck has twenty cards or more."},
    Rule{"1.2", "It has no more than three cards of one name."},
    Rule{"1.3", "A vault holds crowns, and a deck holds none."},
    Rule{"1.4", "A vault has no more than three cards."},
    Rule{"2.1", "Before the game both players shuffle their decks."},
    Rule{"2.2", "A player is drawn by lot, and says who goes first."},
    Rule{"2.3", "Each player draws four cards."},
    Rule{"2.4", "Once, a player may shuffle the hand into the deck and draw a new one; who goes first does "
                "so first."},
    Rule{"2.5", "Who goes second begins with one spark."},
    Rule{"3.1", "At dawn everything that the turn player has is turned upright."},
    Rule{"3.2", "Then the turn player draws a card."},
    Rule{"3.3", "Nobody draws in the first turn of the game."},
    Rule{"3.4", "Then the turn player gets a spark, but nobody has more than three."},
    Rule{
        "3.5",
        "By day the turn player, and nobody else, does what the chapters 4, 5 and 8 allow, as often as it is "
        "wanted."},
    Rule{"3.6", "At dusk whoever's turn it is discards down to five cards."},
    Rule{"3.7", "Then all damage is gone, and what lasts for a turn is over."},
    Rule{"3.8", "Then the other player has a turn."},
    Rule{"4.1", "Once a turn a card of the hand may be lit: it lies among one's lamps."},
    Rule{"4.2", "Lamps lie face down, and only their owner may look at them."},
    Rule{"4.3", "To play a card from the hand, as many upright lamps are turned aside as it costs."},
    Rule{"4.4", "A keeper that is played comes onto the terrace."},
    Rule{"4.5", "A terrace has room for four keepers."},
    Rule{"4.6", "What a breath says is carried out, and then it goes to the ashes."},
    Rule{"4.7", "An ability with costs is used by paying them; then it is carried out."},
    Rule{"5.1", "An upright keeper may strike, and is turned aside for it."},
    Rule{"5.2", "It must have been on the terrace since the turn began."},
    Rule{"5.3", "It strikes the other player, or a keeper of that player that is turned aside."},
    Rule{"5.4", "The other player may block with an upright keeper, which is struck instead."},
    Rule{"5.5", "The keeper that strikes and the one that is struck damage each other by their strength."},
    Rule{"5.6", "A player who is struck is scorched once."},
    Rule{"6.1", "A keeper with as much damage as it has strength is destroyed: it goes to the ashes."},
    Rule{"6.2", "Who has been scorched five times loses."},
    Rule{"6.3", "Who has no card left in the deck loses."},
    Rule{"6.4", "If both lose at once, nobody wins."},
    Rule{"6.5", "If something goes round for ever and nobody can stop it, nobody wins."},
    Rule{"6.6", "Cards go to the hand, the deck, the ashes and the vault of their owner."},
    Rule{"7.1", "What is triggered is carried out one by one, first what the turn player controls; each "
                "player says in "
                "which order."},
    Rule{"7.2", "What is always so is so as soon as its card is there."},
    Rule{"8.1", "For two sparks a crown of one's vault is laid onto a keeper of one's own."},
    Rule{"8.2", "The keeper is what the uppermost crown says."},
    Rule{"8.3", "When the keeper leaves the terrace, its crowns go back to the vault."},
};

} // namespace takujo::lanterns

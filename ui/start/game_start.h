#pragma once

#include "engine/match/match.h"
#include "ui/session/game_data.h"

#include <array>
#include <memory>
#include <optional>
#include <string>

#include <QString>

namespace takujo {

/// All that a game begins with, as chosen on the start page or on the command line.
struct GameStart {
    std::shared_ptr<const GameData> data;
    std::size_t format = 0;
    std::array<const Deck*, 2> decks{};
    std::array<std::string, 2> names{};
    std::uint64_t seed = 0;
    Seating seating = Seating::one;
    ComputerSeat computer; ///< where the seating is that
    int clockMinutes = 0;  ///< that each player has; 0: there is no clock

    bool complete() const { return data != nullptr && decks[0] != nullptr && decks[1] != nullptr; }
    MatchSetup setup() const;
};

/// A seed nobody has thought of.
std::uint64_t randomSeed();

/// The first format in which the game has two legal decks, with the first such decks; what is missing stays
/// empty.
GameStart usualStart(const std::shared_ptr<const GameData>& data);
/// What is wrong with the deck in that format; a card that was not found counts.
std::vector<DeckProblem> problemsOf(const GameData& data, const Deck& deck, std::size_t format);
/// The name of a part of a deck, which is that of its zone.
QString nameOfPart(const GameData& data, std::size_t part, Language language);
/// "Deck 50 · Store 3"; empty in games whose decks have one part.
QString sizesOfParts(const GameData& data, const Deck& deck, Language language);
/// How many of its cards could not be found.
int missingCards(const GameData& data, const Deck& deck);

} // namespace takujo

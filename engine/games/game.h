#pragma once

#include "engine/cards/card_schema.h"
#include "engine/cards/deck.h"
#include "engine/core/state.h"
#include "engine/kit/rules/rulebook.h"

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

/// A moment of a game that a scenario can begin at: the phase, and where the running procedures stand,
/// outermost first.
struct StartingPoint {
    struct At {
        ProcedureId procedure = 0;
        std::uint16_t step = 0;
    };
    std::string_view word;
    std::uint8_t phase = 0;
    std::vector<At> frames;
    /// What is set up in that kind of zone has still to be dealt: it lies on top of the deck.
    std::uint8_t dealt = ZoneId::none;
    /// Who goes first is said by whom the lot draws: the first who is asked.
    bool drawsLot = false;
};

/// What a payment under way asks for, as players have to know it.
struct PaymentTold {
    struct Need {
        std::string_view word; ///< its key among the words
        std::int32_t count = 0;
    };
    std::vector<Need> needs;       ///< what has to be among what is paid
    std::vector<Need> missing;     ///< of that, what is not among what has been chosen yet
    std::vector<ObjectId> besides; ///< what other costs take
};

/// A game as the rest of the program knows it: its tables, its cards, its decks, how it begins. One line of
/// the registry each.
struct Game {
    std::string_view id;
    bool hidden = false; ///< not on the start page
    RuleTables tables;
    CardSchema schema;
    std::vector<std::string_view> formats; ///< the first is the usual one
    /// Everything that is wrong with a deck in a format, by that rulebook.
    std::vector<DeckProblem> (*deckProblems)(const Rulebook&, std::string_view format,
                                             std::span<const DeckLine> lines) = nullptr;
    ProcedureId beginning = 0; ///< the procedure a game is
    /// Writes the format into a fresh state.
    void (*setFormat)(State& state, std::size_t format) = nullptr;
    std::vector<StartingPoint> startingPoints;
    std::string_view asideWord; ///< what being turned sideways is called
    /// A plain card that fills the decks of scenarios; its id and name are empty.
    CardDefinition (*filler)() = nullptr;
    /// What can come when everybody passes, by the words of the section "what follows", and which of them it
    /// is now; none where passing leads to nothing of the kind. A game may have none.
    std::span<const std::string_view> followings;
    std::optional<std::size_t> (*whatFollows)(const Position&) = nullptr;
    /// Whether what is announced has an X that its player has not named yet. A game may name none.
    bool (*isXOpen)(const Position&, const EffectRecord&) = nullptr;
    /// Of the payment that is being asked for. A game may have nothing to tell.
    PaymentTold (*tellPayment)(const Position&) = nullptr;
    /// Which of the options a player in a hurry would take; for payments, sorting and the like. An index.
    std::size_t (*suggest)(const Position&, const Decision&) = nullptr;
    /// How well a player stands, by what everybody may know (engine/games/worth.h). A game may say nothing.
    std::int32_t (*worth)(const Position&, Player) = nullptr;
    /// Why that player has lost, where one rule process finds it for several reasons: a name for whoever
    /// counts how games end. A game whose processes are named by their reasons has none.
    std::string_view (*whyLost)(const Position&, Player) = nullptr;

    std::uint8_t deckZone() const { return tables.deckParts.front().zone; }
    DeckWords deckWords() const { return {formats, tables.deckParts}; }

    /// Everything that is wrong with a deck in a format, by the whole rulebook.
    std::vector<DeckProblem> checkDeck(std::string_view format, std::span<const DeckLine> lines) const {
        return checkDeck(Rulebook{tables}, format, lines);
    }
    /// The same by a rulebook of the game: first what is wrong with its parts.
    std::vector<DeckProblem> checkDeck(const Rulebook& rules, std::string_view format,
                                       std::span<const DeckLine> lines) const {
        std::vector<DeckProblem> problems = partProblems(rules.tables(), lines);
        for (DeckProblem& problem : deckProblems(rules, format, lines))
            problems.push_back(std::move(problem));
        return problems;
    }
};

} // namespace takujo

#pragma once

#include "engine/cards/card_schema.h"
#include "engine/cards/deck.h"
#include "engine/core/state.h"
#include "engine/games/bot_tables.h"
#include "engine/kit/rules/rulebook.h"

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

// A game, as the rest of the program sees it.

/// A moment at which a scenario can begin: the phase, and the steps of the running procedures, outermost
/// first.
struct StartingPoint {
    struct At {
        ProcedureId procedure = 0;
        std::uint16_t step = 0;
    };
    std::string_view word;
    std::uint8_t phase = 0;
    std::vector<At> frames;
    /// Cards that a scenario sets up in that kind of zone are still on top of the deck, to be dealt.
    std::uint8_t dealt = ZoneId::none;
    /// The lot decides who says which player goes first: the first player who is asked.
    bool drawsLot = false;
};

/// What the present payment requires, for the prompt.
struct PaymentReport {
    struct Need {
        std::string_view word; ///< key of its word
        std::int32_t count = 0;
    };
    std::vector<Need> needs;       ///< what must be among the payment
    std::vector<Need> missing;     ///< the part of it that is not chosen yet
    std::vector<ObjectId> besides; ///< what other costs take
};

/// A game as the rest of the program sees it: its tables, cards, decks and its beginning. The registry has
/// one line for each.
struct Game {
    std::string_view id;
    bool hidden = false; ///< not on the start page
    RuleTables tables;
    CardSchema schema;
    std::vector<std::string_view> formats; ///< the first is the usual one
    /// Finds everything that is wrong with a deck in a format, by that rulebook.
    std::vector<DeckProblem> (*deckProblems)(const Rulebook&, std::string_view format,
                                             std::span<const DeckLine> lines) = nullptr;
    ProcedureId beginning = 0; ///< the procedure that is the whole game
    /// Writes the format into a new state.
    void (*setFormat)(State& state, std::size_t format) = nullptr;
    std::vector<StartingPoint> startingPoints;
    std::string_view asideWord; ///< the word for being turned sideways
    /// Returns a plain card that fills the decks of scenarios; its id and name are empty.
    CardDefinition (*filler)() = nullptr;
    /// What may follow when both players pass, by the words of the section "what follows"; `whatFollows`
    /// returns which of them follows now, no word if passing leads to none of them. A game may have none.
    std::span<const std::string_view> followings;
    std::string_view (*whatFollows)(const Position&) = nullptr;
    /// Whether an announced effect has an X that its player has not named yet. May be none.
    bool (*isXOpen)(const Position&, const EffectRecord&) = nullptr;
    /// Returns what the present payment requires. May be none.
    PaymentReport (*tellPayment)(const Position&) = nullptr;
    /// Returns the index of the option that the program picks for a player in a hurry: for payments, sorting
    /// and the like.
    std::size_t (*suggest)(const Position&, const Decision&) = nullptr;
    /// What bots need to know of the game (engine/games/bot_tables.h). A game may say nothing.
    BotTables bots;
    /// Returns why that player has lost, where one rule process has several reasons: a name for statistics.
    /// None in a game whose processes are named by their reasons.
    std::string_view (*whyLost)(const Position&, Player) = nullptr;

    std::uint8_t deckZone() const { return tables.deckParts.front().zone; }
    DeckWords deckWords() const { return {formats, tables.deckParts}; }

    /// Finds everything that is wrong with a deck in a format, by the whole rulebook.
    std::vector<DeckProblem> checkDeck(std::string_view format, std::span<const DeckLine> lines) const {
        return checkDeck(Rulebook{tables}, format, lines);
    }
    /// The same by another rulebook of the game: first what is wrong with the deck's parts.
    std::vector<DeckProblem> checkDeck(const Rulebook& rules, std::string_view format,
                                       std::span<const DeckLine> lines) const {
        std::vector<DeckProblem> problems = partProblems(rules.tables(), lines);
        for (DeckProblem& problem : deckProblems(rules, format, lines))
            problems.push_back(std::move(problem));
        for (DeckProblem& problem : problems)
            findCards(problem, lines);
        return problems;
    }
};

} // namespace takujo

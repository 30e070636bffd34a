#pragma once

#include "engine/cards/card_table.h"
#include "engine/core/zones.h"
#include "engine/games/game.h"
#include "engine/games/registry.h"
#include "engine/kit/engine.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// Games with cards that exist only here, for tests of the kit: no files, no match.

inline const Game& gameCalled(std::string_view id) {
    const Game* game = findGame(id);
    if (game == nullptr)
        throw std::runtime_error("no such game");
    return *game;
}

/// A card in the words of the game's schema, beginning with the filler.
class MadeUpCard {
public:
    MadeUpCard(const Game& game, const std::string& name) : game_{game}, card_{game.filler()} {
        card_.id = name;
        card_.name = {name, name};
    }
    MadeUpCard& type(std::string_view word) {
        const auto& types = game_.schema.types;
        card_.type = static_cast<std::uint8_t>(std::ranges::find(types, word) - types.begin());
        return *this;
    }
    MadeUpCard& number(std::string_view key, std::int32_t value) {
        card_.numbers[game_.schema.field(key)->slot] = value;
        return *this;
    }
    MadeUpCard& words(std::string_view key, std::initializer_list<std::string_view> wanted) {
        const FieldSpec& field = *game_.schema.field(key);
        std::uint32_t bits = 0;
        for (const std::string_view word : wanted)
            bits |= 1U << static_cast<unsigned>(std::ranges::find(field.words, word) - field.words.begin());
        card_.sets[field.slot] = bits;
        return *this;
    }
    operator CardDefinition() const {
        return card_;
    } // NOLINT(google-explicit-constructor): it is a definition, being written

private:
    const Game& game_;
    CardDefinition card_;
};

/// A table on which a test puts its cards before an engine starts.
class MadeUpTable {
public:
    MadeUpTable(const Game& game, const std::vector<CardDefinition>& made) : game_{game} {
        std::vector<const CardDefinition*> pointers;
        for (const CardDefinition& card : made)
            pointers.push_back(&card);
        cards = makeCardTable(pointers);
        setUpZones(state, game.tables.zones.size());
    }

    ZoneId zone(std::string_view word, Player player) const {
        const std::uint8_t kind = zoneOfWord(game_.tables, word);
        return {kind, game_.tables.zones[kind].shared ? Player::nobody : player};
    }
    ObjectId put(const std::string& card, std::string_view zoneWord, Player player) {
        const std::size_t index = indexOfCard(cards, card);
        if (index == cards.size())
            throw std::runtime_error("no such card");
        return {addCard(state, static_cast<DefinitionIndex>(index), player, zone(zoneWord, player)).index, 0};
    }
    void putSeveral(int count, const std::string& card, std::string_view zoneWord, Player player) {
        for (int i = 0; i < count; ++i)
            put(card, zoneWord, player);
    }

    /// Returns a starting point of the game; nothing has run yet.
    State at(std::string_view startingPoint) const {
        State result = state;
        const auto point = std::ranges::find(game_.startingPoints, startingPoint, &StartingPoint::word);
        if (point == game_.startingPoints.end())
            throw std::runtime_error("no such starting point");
        result.phase = point->phase;
        for (const StartingPoint::At& frame : point->frames)
            result.frames.push_back({frame.procedure, frame.step, {}});
        return result;
    }

    CardTable cards;
    State state;

private:
    const Game& game_;
};

inline std::vector<CardDefinition> workbenchCards() {
    const Game& game = gameCalled("workbench");
    return {MadeUpCard{game, "Plain"}.number("cost", 1),
            MadeUpCard{game, "Dear"}.number("cost", 2),
            MadeUpCard{game, "Scout"}.number("cost", 1).words("abilities", {"scout"}),
            MadeUpCard{game, "Spark"}.number("cost", 1).words("abilities", {"spark"}),
            MadeUpCard{game, "Both"}.number("cost", 2).words("abilities", {"scout", "spark"}),
            MadeUpCard{game, "Guard"}.number("cost", 1).words("abilities", {"guard"}),
            MadeUpCard{game, "Spinner"}.number("cost", 1).words("abilities", {"spinner"}),
            MadeUpCard{game, "Charm"}.type("charm").number("cost", 1).words("colour", {"blue"})};
}

inline std::vector<CardDefinition> fftcgCards() {
    const Game& game = gameCalled("fftcg");
    return {
        MadeUpCard{game, "Ash"}.number("cost", 3).number("power", 7000).words("element", {"fire"}),
        MadeUpCard{game, "Rag"}.number("cost", 2).number("power", 4000).words("element", {"fire"}),
        MadeUpCard{game, "Wave"}.number("cost", 2).number("power", 5000).words("element", {"water"}),
        MadeUpCard{game, "Dash"}
            .number("cost", 2)
            .number("power", 3000)
            .words("element", {"water"})
            .words("abilities", {"haste", "first strike"}),
        MadeUpCard{game, "Trap"}
            .number("cost", 2)
            .number("power", 3000)
            .words("element", {"fire"})
            .words("abilities", {"back attack", "brave"}),
        MadeUpCard{game, "Steam"}.number("cost", 2).number("power", 6000).words("element", {"fire", "water"}),
        MadeUpCard{game, "Dawn"}.number("cost", 4).number("power", 9000).words("element", {"light"}),
        MadeUpCard{game, "Well"}
            .type("backup")
            .number("cost", 2)
            .number("power", CardDefinition::notPrinted)
            .words("element", {"fire"}),
        MadeUpCard{game, "Pool"}
            .type("backup")
            .number("cost", 1)
            .number("power", CardDefinition::notPrinted)
            .words("element", {"water"}),
        MadeUpCard{game, "Ember"}
            .type("summon")
            .number("cost", 1)
            .number("power", CardDefinition::notPrinted)
            .words("element", {"fire"})};
}

/// Returns a game at its beginning, with the same deck on both sides.
inline MadeUpTable beginningOf(std::string_view id) {
    const Game& game = gameCalled(id);
    const std::vector<CardDefinition> all = id == "fftcg" ? fftcgCards() : workbenchCards();
    MadeUpTable table{game, all};
    const std::string_view deck = game.tables.zones[game.deckZone()].word;
    for (const Player player : bothPlayers)
        for (const CardDefinition& card : all)
            if (card.id != "Spinner") // it loops for ever, which most tests are not about
                table.putSeveral(4, card.id, deck, player);
    return table;
}

} // namespace takujo

#pragma once

#include "engine/files/cards/library.h"
#include "engine/games/registry.h"
#include "engine/match/match.h"
#include "engine/match/other_cards.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace takujo {

// Games of the product, ready to be played at random.

/// A game ready to be played at random: its decks, and the cards these point to.
struct BatteryGame {
    const Game* game = nullptr;
    Library library;
    std::vector<CardDefinition> made;
    MatchSetup setup;
};

/// Takes decks from the library if the game has some; else fillers with every set and flag of the schema.
inline BatteryGame batteryGame(std::string_view id) {
    BatteryGame result;
    result.game = findGame(id);
    if (result.game == nullptr)
        throw std::runtime_error("no such game");
    Findings findings;
    result.library = loadLibrary(id, result.game->schema, result.game->deckWords(), findings);
    if (findings.errors() > 0)
        throw std::runtime_error(findings.toText());
    result.setup.game = result.game;
    result.setup.otherCards = otherCardsIn(result.library, *result.game);
    std::vector<const Deck*> decks;
    for (const Deck& deck : result.library.decks())
        if (deck.format == result.game->formats.front())
            decks.push_back(&deck);
    if (decks.size() >= 2) {
        for (const Player player : bothPlayers)
            result.setup.decks[indexOf(player)] = result.library.lines(*decks[indexOf(player)], findings);
        return result;
    }
    for (int i = 0; i < 12; ++i) {
        CardDefinition card = result.game->filler();
        card.id = "card " + std::to_string(i);
        card.name = {card.id, card.id};
        for (const FieldSpec& field : result.game->schema.fields)
            if ((field.kind == FieldSpec::Kind::words || field.kind == FieldSpec::Kind::abilities) &&
                (field.requiredFor == 0 || i % 2 == 1))
                card.sets[field.slot] = 1U << static_cast<unsigned>(i % static_cast<int>(field.words.size()));
        result.made.push_back(std::move(card));
    }
    for (const Player player : bothPlayers)
        for (const CardDefinition& card : result.made)
            result.setup.decks[indexOf(player)].push_back({&card, 3});
    return result;
}

} // namespace takujo

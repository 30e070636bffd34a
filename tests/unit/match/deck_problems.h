#pragma once

#include "engine/games/game.h"

#include <set>
#include <string>
#include <vector>

namespace takujo {

/// Returns the codes of everything that a game finds wrong with decks of one card, of every type and in every
/// part.
inline std::set<std::string> deckProblems(const Game& game) {
    std::set<std::string> codes;
    const auto look = [&](const CardDefinition& card, std::size_t part) {
        for (const std::string_view format : game.formats)
            for (const int count : {0, 1, 1000})
                for (const DeckProblem& problem :
                     game.checkDeck(format, std::vector<DeckLine>{{&card, count, part}}))
                    codes.emplace(problem.code);
    };
    look(game.filler(), 0);
    for (std::size_t part = 0; part < game.tables.deckParts.size(); ++part)
        for (std::size_t type = 0; type < game.schema.types.size(); ++type) {
            CardDefinition card = game.filler();
            card.type = static_cast<std::uint8_t>(type);
            for (const FieldSpec& field : game.schema.fields) // of every word at once
                if (field.kind == FieldSpec::Kind::words && field.words.size() < wordsInSet)
                    card.sets[field.slot] = (1U << field.words.size()) - 1;
            look(card, part);
        }
    return codes;
}

} // namespace takujo

#pragma once

#include "engine/games/game.h"

#include <set>
#include <string>
#include <vector>

namespace takujo {

/// Returns the codes of everything that a game finds wrong with decks of one card, of every type and in every
/// part; and of two such cards in two parts, of which one may say how the other is to be.
inline std::set<std::string> deckProblems(const Game& game) {
    std::set<std::string> codes;
    const auto check = [&](const std::vector<DeckLine>& lines) {
        for (const std::string_view format : game.formats)
            for (const DeckProblem& problem : game.checkDeck(format, lines))
                codes.emplace(problem.code);
    };
    const auto look = [&](const CardDefinition& card, std::size_t part) {
        for (const int count : {0, 1, 1000})
            check({{&card, count, part}});
    };
    look(game.filler(), 0);
    const std::size_t parts = game.tables.deckParts.size();
    for (std::size_t part = 0; part < parts; ++part)
        for (std::size_t type = 0; type < game.schema.types.size(); ++type) {
            CardDefinition card = game.filler();
            card.type = static_cast<std::uint8_t>(type);
            for (const FieldSpec& field : game.schema.fields) // of every word at once
                if (field.kind == FieldSpec::Kind::words && field.words.size() < wordsInSet)
                    card.sets[field.slot] = (1U << field.words.size()) - 1;
            look(card, part);
            CardDefinition low = card;
            for (const FieldSpec& field : game.schema.fields)
                if (field.kind == FieldSpec::Kind::number && (field.allowedFor >> type & 1U) != 0)
                    low.numbers[field.slot] = field.least;
            for (std::size_t other = 0; other < parts; ++other)
                for (std::size_t its = 0; its < game.schema.types.size() && other != part; ++its) {
                    CardDefinition strict = game.filler();
                    strict.type = static_cast<std::uint8_t>(its);
                    for (const FieldSpec& field : game.schema.fields)
                        if (field.kind == FieldSpec::Kind::flag)
                            strict.flags |= 1U << field.slot;
                    check({{&low, 1, part}, {&strict, 1, other}});
                }
        }
    return codes;
}

} // namespace takujo

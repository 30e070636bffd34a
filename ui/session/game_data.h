#pragma once

#include "engine/files/cards/library.h"
#include "engine/files/layouts/layout_file.h"
#include "engine/files/words/rule_index_file.h"
#include "engine/kit/rules/words.h"
#include "engine/match/lessons/lesson.h"
#include "engine/match/match.h"

#include <memory>

namespace takujo {

/// Everything of one game that is read from files. Parts that could not be read are empty, and `findings`
/// says why.
struct GameData {
    const Game* game = nullptr;
    Library library;
    Words words;
    std::optional<TableLayout> layout;
    RuleIndex rules;
    std::vector<Lesson> lessons;
    Findings findings;

    /// Whether a game can be played with what was read.
    bool playable() const { return layout.has_value() && !library.decks().empty(); }
};

std::shared_ptr<GameData> loadGameData(const Game& game);

/// The deck with its cards.
std::vector<DeckLine> deckLines(const GameData& data, const Deck& deck);

} // namespace takujo

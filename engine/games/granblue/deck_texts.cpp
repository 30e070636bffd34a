#include "engine/games/granblue/deck_texts.h"

#include "engine/games/granblue/chapters.h"

#include <algorithm>

/// 5-1-3-3: permanent effects about how decks are built. In the game they do nothing.
namespace takujo::granblue {

namespace {

void anyNumber(Characteristics&, const Term&, std::int32_t) {}

} // namespace

void addWordsOfDecks(Vocabulary& words) {
    words.effects.push_back(
        {{.word = "any number in a deck",
          .about = "Only under `always`: a main deck may hold any number of this card (5-1-3-3)."},
         nullptr,
         anyNumber});
}

bool allowsAnyNumber(const CardDefinition& card) {
    const auto saysSo = [](const Term& term) { return vocabulary().effects[term.op].modify == anyNumber; };
    return std::ranges::any_of(card.abilities, [&](const Ability& ability) {
        return ability.kind == AbilityKind::constant && std::ranges::any_of(ability.blocks.front(), saysSo);
    });
}

} // namespace takujo::granblue

#include "engine/games/fftcg/parts.h"

#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/terms.h"
#include "engine/games/fftcg/vocabulary.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

/// 8.1.2: the card says how many of it may be in a deck.
bool allowsAnyNumber(const CardDefinition& card) {
    const auto saysSo = [](const Term& term) {
        return vocabulary().effects[term.op].modify == decks::anyNumber;
    };
    return std::ranges::any_of(card.abilities, [&](const Ability& ability) {
        return ability.kind == AbilityKind::constant && std::ranges::any_of(ability.blocks.front(), saysSo);
    });
}

} // namespace

std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view format,
                                      std::span<const DeckLine> lines) {
    const bool limited = format == "limited";
    const int total = cardsIn(lines);
    std::vector<DeckProblem> problems;
    const std::int32_t size = rules.policy(limited ? limitedDeckSize : constructedDeckSize);
    if (size > 0 && (limited ? total < size : total != size))
        problems.push_back({limited ? "deck-too-small" : "deck-not-of-size",
                            "8.1.1.1",
                            {numberArgument("number", total), numberArgument("wanted", size)},
                            nullptr});
    // The limit counts card numbers, not names; limited has none.
    const bool textsGovernDecks = rules.policy(deckTextsCount) != 0;
    const std::int32_t copies = rules.policy(copiesPerDeck);
    if (!limited)
        for (const DeckLine& line : lines)
            if (line.count > copies && !(textsGovernDecks && allowsAnyNumber(*line.card)))
                problems.push_back({"too-many-copies",
                                    "8.1.1.2",
                                    {numberArgument("number", line.count), numberArgument("wanted", copies)},
                                    line.card});
    return problems;
}

} // namespace takujo::fftcg

#include "engine/games/fftcg/deck_rules.h"

#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view format,
                                      std::span<const DeckLine> lines) {
    const bool limited = format == "limited";
    int total = 0;
    for (const DeckLine& line : lines)
        total += line.count;

    std::vector<DeckProblem> problems;
    const std::int32_t size = rules.policy(limited ? limitedDeckSize : constructedDeckSize);
    if (size > 0 && (limited ? total < size : total != size))
        problems.push_back({limited ? "deck-too-small" : "deck-not-of-size",
                            "8.1.1.1",
                            {numberArgument("number", total), numberArgument("wanted", size)},
                            nullptr});
    // The limit counts card numbers, not names; limited has none.
    const std::int32_t copies = rules.policy(copiesPerDeck);
    if (!limited)
        for (const DeckLine& line : lines)
            if (line.count > copies)
                problems.push_back({"too-many-copies",
                                    "8.1.1.2",
                                    {numberArgument("number", line.count), numberArgument("wanted", copies)},
                                    line.card});
    return problems;
}

} // namespace takujo::fftcg

#include "engine/games/fftcg/deck_rules.h"

#include "engine/games/fftcg/policies.h"

namespace takujo::fftcg {

std::vector<DeckProblem> checkDeck(std::string_view format, std::span<const DeckLine> lines) {
    const std::vector<PolicySpec> table = policies();
    const bool limited = format == "limited";
    int total = 0;
    for (const DeckLine& line : lines)
        total += line.count;

    std::vector<DeckProblem> problems;
    const PolicySpec& size = table[limited ? limitedDeckSize : constructedDeckSize];
    if (limited ? total < size.value : total != size.value)
        problems.push_back({limited ? "deck-too-small" : "deck-not-of-size",
                            size.rule,
                            {numberArgument("number", total), numberArgument("wanted", size.value)},
                            nullptr});
    // The limit counts card numbers, not names; limited has none.
    const PolicySpec& copies = table[copiesPerDeck];
    if (!limited)
        for (const DeckLine& line : lines)
            if (line.count > copies.value)
                problems.push_back({"too-many-copies",
                                    copies.rule,
                                    {numberArgument("number", line.count), numberArgument("wanted", copies.value)},
                                    line.card});
    return problems;
}

} // namespace takujo::fftcg

#include "engine/games/fftcg/limit_break.h"
#include "engine/games/fftcg/parts.h"

#include "engine/games/fftcg/terms.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/script/language/kit_vocabulary.h"

namespace takujo::fftcg {

std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view format,
                                      std::span<const DeckLine> lines) {
    const bool limited = format == "limited";
    int total = 0;
    int limitBreaks = 0;
    for (const DeckLine& line : lines)
        (line.part == limitBreakPart ? limitBreaks : total) += line.count;
    std::vector<DeckProblem> problems;
    const std::int32_t size = rules.policy(limited ? limitedDeckSize : constructedDeckSize);
    if (size > 0 && (limited ? total < size : total != size))
        problems.push_back({limited ? "deck-too-small" : "deck-not-of-size",
                            "8.1.1.1",
                            {numberArgument("number", total), numberArgument("wanted", size)},
                            nullptr});
    if (const std::int32_t most = rules.policy(mostLimitBreaks); limitBreaks > most)
        problems.push_back({"too-many-limit-breaks",
                            "p-1",
                            {numberArgument("number", limitBreaks), numberArgument("wanted", most)},
                            nullptr,
                            limitBreakPart});
    // The limit counts card numbers, not names; limited has none. 8.1.2: a card may say otherwise of itself.
    const bool textsGovernDecks = rules.policy(deckTextsCount) != 0;
    const std::int32_t copies = rules.policy(copiesPerDeck);
    if (!limited)
        for (const DeckLine& line : lines)
            if (line.count > copies && !(textsGovernDecks && allowsAnyNumber(vocabulary(), *line.card)))
                problems.push_back({"too-many-copies",
                                    "8.1.1.2",
                                    {numberArgument("number", line.count), numberArgument("wanted", copies)},
                                    line.card,
                                    line.part});
    return problems;
}

} // namespace takujo::fftcg

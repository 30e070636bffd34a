#include "engine/games/duel_masters/chapters.h"
#include "engine/kit/script/language/kit_vocabulary.h"

#include <algorithm>

/// 100: how decks are built. What a part may hold of types is said by the parts themselves.
namespace takujo::duel_masters {

namespace {

enum Part : std::size_t { mainDeck, hyperspatial, superGr }; // in the order of `RuleTables::deckParts`

/// The decks that are judged, and what has been found.
struct Judging {
    const Rulebook& rules;
    std::span<const DeckLine> lines;
    std::vector<DeckProblem> problems;

    void add(std::string_view code, std::string_view rule, std::int32_t number, std::int32_t wanted,
             Part part, const CardDefinition* card = nullptr) {
        problems.push_back(
            {code, rule, {numberArgument("number", number), numberArgument("wanted", wanted)}, card, part});
    }
    std::int32_t countIn(Part part, const LocalizedText* name = nullptr) const {
        std::int32_t sum = 0;
        for (const DeckLine& line : lines)
            if (line.part == part && (name == nullptr || line.card->name == *name))
                sum += line.count;
        return sum;
    }
};

void judgeSizes(Judging& judging) {
    const std::int32_t cards = judging.countIn(mainDeck);
    if (const std::int32_t size = judging.rules.policy(mainDeckSize); size > 0 && cards != size)
        judging.add("deck-not-of-size", "100.2", cards, size, mainDeck);
    const std::int32_t beside = judging.countIn(hyperspatial);
    if (const std::int32_t most = judging.rules.policy(hyperspatialMost); beside > most)
        judging.add("too-many-hyperspatial", "100.3", beside, most, hyperspatial);
}

/// Copies are told at the last line of a name, as that is the one too many. OPEN 1: which cards have a lower
/// limit than others is no rule of the book.
void judgeCopiesIn(Judging& judging, Part part, Policy limit, std::string_view rule) {
    const std::int32_t most = judging.rules.policy(limit);
    for (std::size_t place = 0; place < judging.lines.size(); ++place) {
        const DeckLine& line = judging.lines[place];
        const auto isOfIt = [&](const DeckLine& other) {
            return other.part == part && other.card->name == line.card->name;
        };
        if (line.part != part || std::ranges::any_of(judging.lines.subspan(place + 1), isOfIt))
            continue;
        const bool saysOtherwise =
            judging.rules.policy(deckTextsCount) != 0 && allowsAnyNumber(vocabulary(), *line.card);
        const std::int32_t copies = judging.countIn(part, &line.card->name);
        if (copies <= most || saysOtherwise)
            continue;
        judging.add("too-many-copies", rule, copies, most, part, line.card);
        judging.problems.back().cards = cardsOfLines(judging.lines, isOfIt);
    }
}

} // namespace

std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view,
                                      std::span<const DeckLine> lines) {
    Judging judging{rules, lines, {}};
    judgeSizes(judging);
    judgeCopiesIn(judging, mainDeck, mainDeckCopies, "100.2a");
    judgeCopiesIn(judging, hyperspatial, hyperspatialCopies, "100.3a");
    return judging.problems;
}

} // namespace takujo::duel_masters

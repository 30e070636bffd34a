#include "engine/games/granblue/chapters.h"
#include "engine/kit/script/language/kit_vocabulary.h"

#include "engine/games/granblue/setup.h"

#include <algorithm>

/// 5-1: how decks are built. What a part may hold of types is said by the parts themselves.
namespace takujo::granblue {

namespace {

enum Part : std::size_t { mainDeck, leaderPart }; // in the order of `RuleTables::deckParts`

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

    template <class Fits>
    std::int32_t count(Fits fits) const {
        std::int32_t sum = 0;
        for (const DeckLine& line : lines)
            sum += fits(line) ? line.count : 0;
        return sum;
    }
    std::int32_t countIn(Part part) const {
        return count([part](const DeckLine& line) { return line.part == part; });
    }
};

void judgeSizes(Judging& judging) {
    const std::int32_t leaders = judging.countIn(leaderPart);
    if (const std::int32_t most = judging.rules.policy(leaderDeckMost); leaders > most)
        judging.add("too-many-leaders", "5-1-2", leaders, most, leaderPart);
    const std::int32_t cards = judging.countIn(mainDeck);
    if (const std::int32_t size = judging.rules.policy(mainDeckSize); size > 0 && cards != size)
        judging.add("deck-not-of-size", "5-1-3", cards, size, mainDeck);
}

void judgeLeaders(Judging& judging) {
    if (judging.countIn(leaderPart) == 0)
        return; // that the part is missing is told already
    std::uint32_t all = 0;
    for (const DeckLine& line : judging.lines)
        if (line.part == leaderPart)
            all |= line.card->sets[genders];
    if (judging.rules.policy(oneGender) != 0 && (all & (all - 1)) != 0)
        judging.problems.push_back({"leaders-of-two-genders", "5-1-2-2", {}, nullptr, leaderPart});
    const std::int32_t first = judging.count([](const DeckLine& line) {
        return line.part == leaderPart && line.card->numbers[rank] == rankOfFirstLeader;
    });
    if (const std::int32_t least = judging.rules.policy(rankOfFirst); first < least)
        judging.add("no-leader-of-rank-0", "5-1-2-3", first, least, leaderPart);
}

/// OPEN 20: the rarity at the end of a printed number is no part of it; a card file's id has none.
template <class Counts>
std::int32_t copiesOfCard(const Judging& judging, const DeckLine& of, Counts counts) {
    return judging.count([&](const DeckLine& line) { return line.card == of.card && counts(line); });
}

/// Copies are told at the last line of a card, as that is the one too many.
template <class Counts>
bool isLastOf(const Judging& judging, std::size_t place, Counts counts) {
    const DeckLine& line = judging.lines[place];
    const auto later = judging.lines.subspan(place + 1);
    return std::ranges::none_of(
        later, [&](const DeckLine& other) { return other.card == line.card && counts(other); });
}

void judgeCopiesIn(Judging& judging, Part part, Policy limit, std::string_view rule) {
    const std::int32_t most = judging.rules.policy(limit);
    const auto isInPart = [part](const DeckLine& line) { return line.part == part; };
    for (std::size_t place = 0; place < judging.lines.size(); ++place) {
        const DeckLine& line = judging.lines[place];
        if (!isInPart(line) || !isLastOf(judging, place, isInPart))
            continue;
        const bool saysOtherwise = part == mainDeck && judging.rules.policy(deckTextsCount) != 0 &&
                                   allowsAnyNumber(vocabulary(), *line.card);
        const std::int32_t copies = copiesOfCard(judging, line, isInPart);
        if (copies > most && !saysOtherwise)
            judging.add("too-many-copies", rule, copies, most, part, line.card);
    }
}

/// OPEN 22: what is in both decks counts together as well; told only where neither deck has too many.
void judgeCopiesTogether(Judging& judging) {
    const auto inAny = [](const DeckLine&) { return true; };
    const auto inLeaders = [](const DeckLine& line) { return line.part == leaderPart; };
    const std::int32_t most = judging.rules.policy(copiesTogether);
    for (std::size_t place = 0; place < judging.lines.size(); ++place) {
        const DeckLine& line = judging.lines[place];
        if (!isLastOf(judging, place, inAny))
            continue;
        const std::int32_t copies = copiesOfCard(judging, line, inAny);
        const std::int32_t leaders = copiesOfCard(judging, line, inLeaders);
        if (leaders > 0 && leaders < copies && leaders <= most && copies - leaders <= most && copies > most)
            judging.add("too-many-copies", "2-10-3", copies, most, static_cast<Part>(line.part), line.card);
    }
}

void judgeSummons(Judging& judging) {
    const auto isSummon = [](const DeckLine& line) {
        return line.part == mainDeck && line.card->type == summon;
    };
    const std::int32_t summons = judging.count(isSummon);
    const std::int32_t most = judging.rules.policy(mostSummons);
    if (summons <= most)
        return;
    judging.add("too-many-summons", "5-1-3-2", summons, most, mainDeck);
    judging.problems.back().cards = cardsOfLines(judging.lines, isSummon);
}

} // namespace

std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view,
                                      std::span<const DeckLine> lines) {
    Judging judging{rules, lines, {}};
    judgeSizes(judging);
    judgeLeaders(judging);
    judgeCopiesIn(judging, leaderPart, leaderDeckCopies, "5-1-2-1");
    judgeCopiesIn(judging, mainDeck, mainDeckCopies, "5-1-3-1");
    judgeCopiesTogether(judging);
    judgeSummons(judging);
    return judging.problems;
}

} // namespace takujo::granblue

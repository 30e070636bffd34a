#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/kit/script/language/kit_vocabulary.h"

#include <algorithm>

/// 6.1: how decks are built. What a part may hold of types is said by the parts themselves.
namespace takujo::shadowverse_evolve {

namespace {

enum Part : std::size_t { mainDeck, leaderPart, evolvePart }; // in the order of `RuleTables::deckParts`

/// The deck that is judged, and what has been found.
struct Judging {
    const Rulebook& rules;
    std::span<const DeckLine> lines;
    std::vector<DeckProblem> problems;

    void add(std::string_view code, std::string_view rule, std::int32_t number, std::int32_t wanted,
             Part part, const CardDefinition* card = nullptr) {
        problems.push_back(
            {code, rule, {numberArgument("number", number), numberArgument("wanted", wanted)}, card, part});
    }

    std::int32_t countIn(Part part) const {
        std::int32_t sum = 0;
        for (const DeckLine& line : lines)
            sum += line.part == part ? line.count : 0;
        return sum;
    }
};

void judgeSizes(Judging& judging) {
    // That there is no leader at all is told already.
    const std::int32_t leaders = judging.countIn(leaderPart);
    if (const std::int32_t most = judging.rules.policy(mostLeaders); leaders > most)
        judging.add("too-many-leaders", "6.1.1.1", leaders, most, leaderPart);
    const std::int32_t cards = judging.countIn(mainDeck);
    if (const std::int32_t least = judging.rules.policy(leastInDeck); cards < least)
        judging.add("deck-too-small", "6.1.1.2", cards, least, mainDeck);
    if (const std::int32_t most = judging.rules.policy(mostInDeck); cards > most)
        judging.add("deck-too-big", "6.1.1.2", cards, most, mainDeck);
    const std::int32_t evolveCards = judging.countIn(evolvePart);
    if (const std::int32_t most = judging.rules.policy(mostInEvolveDeck); evolveCards > most)
        judging.add("evolve-deck-too-big", "6.1.1.3", evolveCards, most, evolvePart);
}

bool hasSameName(const DeckLine& one, const DeckLine& other) {
    return one.part != leaderPart && one.part == other.part && one.card->name.en == other.card->name.en;
}

/// Told at the last line of a name, as that is the one too many.
void judgeCopies(Judging& judging) {
    const std::int32_t most = judging.rules.policy(mostCopies);
    for (std::size_t place = 0; place < judging.lines.size(); ++place) {
        const DeckLine& line = judging.lines[place];
        const auto isOfIt = [&](const DeckLine& other) { return hasSameName(line, other); };
        if (line.part == leaderPart || std::ranges::any_of(judging.lines.subspan(place + 1), isOfIt))
            continue;
        std::int32_t copies = 0;
        for (const DeckLine& other : judging.lines)
            copies += isOfIt(other) ? other.count : 0;
        const bool isFree =
            judging.rules.policy(deckTextsCount) != 0 && allowsAnyNumber(vocabulary(), *line.card);
        if (copies <= most || isFree)
            continue;
        judging.add("too-many-copies", "6.1.1.4", copies, most, static_cast<Part>(line.part), line.card);
        judging.problems.back().cards = cardsOfLines(judging.lines, isOfIt);
    }
}

/// 6.1.1.5.2: there is a title that the leader and all cards have.
bool goesByTitle(const Judging& judging) {
    const auto leader = std::ranges::find(judging.lines, leaderPart, &DeckLine::part);
    return judging.rules.policy(decksGoByTitle) != 0 && leader != judging.lines.end() &&
           std::ranges::any_of(leader->card->texts[titles], [&](const LocalizedText& title) {
               return std::ranges::all_of(judging.lines,
                                          [&](const DeckLine& line) { return hasTitle(*line.card, title); });
           });
}

/// 6.1.1.5: one of the two is enough.
void judgeClasses(Judging& judging) {
    if (judging.rules.policy(decksGoByClass) == 0 || goesByTitle(judging))
        return;
    std::uint32_t allowed = neutral;
    for (const DeckLine& line : judging.lines)
        if (line.part == leaderPart)
            allowed |= line.card->sets[classes];
    if (allowed == neutral) // no leader yet: one of the classes that the first such card has
        for (const DeckLine& line : judging.lines)
            if (const std::uint32_t others = line.card->sets[classes] & ~neutral;
                allowed == neutral && others != 0)
                allowed |= others & (0U - others);
    for (const DeckLine& line : judging.lines)
        if (line.part != leaderPart && (line.card->sets[classes] & ~allowed) != 0)
            judging.problems.push_back({"another-class", "6.1.1.5.1", {}, line.card, line.part});
}

} // namespace

bool hasTitle(const CardDefinition& card, const LocalizedText& title) {
    return std::ranges::any_of(card.texts[titles],
                               [&](const LocalizedText& one) { return one.en == title.en; });
}

std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view,
                                      std::span<const DeckLine> lines) {
    Judging judging{rules, lines, {}};
    judgeSizes(judging);
    judgeCopies(judging);
    judgeClasses(judging);
    return judging.problems;
}

} // namespace takujo::shadowverse_evolve

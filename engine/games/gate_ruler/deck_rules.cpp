#include "engine/games/gate_ruler/chapters.h"

#include <algorithm>
#include <limits>
#include <set>
#include <string>
#include <utility>

/// How decks are built: the ruler says it.
namespace takujo::gate_ruler {

namespace {

enum Part : std::size_t { mainDeck, rulerPart, energyPart }; // in the order of `deckParts`

struct Judging {
    const Rulebook& rules;
    const CardDefinition& ruler;
    std::span<const DeckLine> lines;
    std::vector<DeckProblem> problems = {};

    std::int32_t limit(Number number) const { return ruler.numbers[number]; }

    /// p-7: unsaid, it depends on the family of the ruler (p-12).
    std::int32_t levelLimit() const {
        constexpr std::int32_t ofDriveRulers = 50;
        if (limit(levelCap) != CardDefinition::notPrinted)
            return limit(levelCap);
        const bool isOfDrive = isIn(ruler.sets[lacking], hand) && isIn(ruler.sets[lacking], energyZone);
        return isOfDrive ? ofDriveRulers : std::numeric_limits<std::int32_t>::max();
    }

    /// Without `cards` it is about the card, or about all of the part.
    void add(std::string_view code, Policy policy, std::int32_t number, std::int32_t wanted, Part part,
             const CardDefinition* card = nullptr, std::vector<const CardDefinition*> cards = {}) {
        if (rules.policy(policy) != 0)
            problems.push_back(
                {.code = code,
                 .rule = rules.tables().policies[policy].rule,
                 .arguments = {numberArgument("number", number), numberArgument("wanted", wanted)},
                 .card = card,
                 .part = part,
                 .cards = std::move(cards)});
    }
    /// The cards of the main deck for which that holds.
    template <class Holds>
    std::vector<const CardDefinition*> cardsThat(Holds holds) const {
        return cardsOfLines(lines,
                            [&](const DeckLine& line) { return line.part == mainDeck && holds(*line.card); });
    }
    template <class Amount>
    std::int32_t sum(Amount amountOf) const {
        std::int32_t all = 0;
        for (const DeckLine& line : lines)
            if (line.part == mainDeck)
                all += line.count * amountOf(*line.card);
        return all;
    }
};

void judgeCopies(Judging& judging) {
    for (const NamedCopies& copies : copiesOf(judging.lines)) {
        const DeckLine& line = *copies.line;
        if (line.part != mainDeck)
            continue;
        const bool legendary = (line.card->flags & isLegendary) != 0;
        const std::int32_t most = judging.limit(legendary ? copiesOfLegendary : copiesOfName);
        if (copies.count > most)
            judging.add("too-many-copies", legendary ? legendsAreLimited : copiesAreLimited, copies.count,
                        most, mainDeck, line.card, cardsOfLines(judging.lines, [&](const DeckLine& other) {
                            return other.card->name == line.card->name;
                        }));
    }
}

void judgeKinds(Judging& judging) {
    const auto legendary =
        judging.cardsThat([](const CardDefinition& card) { return (card.flags & isLegendary) != 0; });
    const auto ofArmies =
        judging.cardsThat([](const CardDefinition& card) { return !card.texts[armies].empty(); });
    std::set<std::string> legends;
    std::set<std::string> all;
    for (const CardDefinition* card : legendary)
        legends.insert(card->name.en);
    for (const CardDefinition* card : ofArmies)
        for (const LocalizedText& army : card->texts[armies])
            all.insert(army.en);
    const auto judge = [&](std::string_view code, Policy policy, std::size_t count, Number number,
                           const std::vector<const CardDefinition*>& cards) {
        const auto found = static_cast<std::int32_t>(count);
        if (found > judging.limit(number))
            judging.add(code, policy, found, judging.limit(number), mainDeck, nullptr, cards);
    };
    judge("too-many-legends", legendsAreLimited, legends.size(), kindsOfLegendary, legendary);
    judge("too-many-armies", armiesAreLimited, all.size(), mostArmies, ofArmies);
}

void judgeSums(Judging& judging) {
    const std::int32_t size = judging.sum([](const CardDefinition&) { return 1; });
    if (size != judging.limit(deckSize))
        judging.add("deck-not-of-size", decksHaveASize, size, judging.limit(deckSize), mainDeck);
    const std::int32_t levels = judging.sum([](const CardDefinition& card) { return card.numbers[level]; });
    if (levels > judging.levelLimit())
        judging.add("levels-too-high", levelsAreLimited, levels, judging.levelLimit(), mainDeck, nullptr,
                    judging.cardsThat([](const CardDefinition& card) { return card.numbers[level] > 0; }));
    const auto isCounter = [](const CardDefinition& card) { return hasForm(card, counterForm); };
    const std::int32_t counters =
        judging.sum([&](const CardDefinition& card) { return isCounter(card) ? 1 : 0; });
    if (counters > judging.limit(mostCounters))
        judging.add("too-many-counters", countersAreLimited, counters, judging.limit(mostCounters), mainDeck,
                    nullptr, judging.cardsThat(isCounter));
}

void judgeLevels(Judging& judging) {
    if ((judging.ruler.flags & forbidsNegativeLevels) == 0 ||
        judging.rules.policy(negativesMayBeForbidden) == 0)
        return;
    for (const DeckLine& line : judging.lines)
        if (line.part == mainDeck && line.card->numbers[level] < 0)
            judging.problems.push_back({"level-below-nought", "p-9", {}, line.card, mainDeck});
}

} // namespace

std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view,
                                      std::span<const DeckLine> lines) {
    const auto ruler =
        std::ranges::find_if(lines, [](const DeckLine& line) { return line.part == rulerPart; });
    if (ruler == lines.end() || rules.policy(deckTextsCount) == 0)
        return {}; // that the part is missing is told already
    Judging judging{rules, *ruler->card, lines};
    const auto countIn = [&](Part part) {
        std::int32_t count = 0;
        for (const DeckLine& line : lines)
            count += line.part == part ? line.count : 0;
        return count;
    };
    if (countIn(rulerPart) > 1)
        judging.add("too-many-rulers", partsAreOfNumber, countIn(rulerPart), 1, rulerPart);
    if (countIn(energyPart) != judging.limit(energyCards))
        judging.add("energy-not-of-number", partsAreOfNumber, countIn(energyPart), judging.limit(energyCards),
                    energyPart);
    judgeSums(judging);
    judgeCopies(judging);
    judgeKinds(judging);
    judgeLevels(judging);
    return judging.problems;
}

std::vector<DeckPart> deckParts() {
    return {{.word = "cards",
             .zone = deck,
             .types = 1U << unitCard | 1U << eventCard | 1U << fieldCard,
             .rule = "2-3b"},
            {.word = "ruler", .zone = rulerZone, .types = 1U << rulerCard, .rule = "2-3b"},
            {.word = "energy", .zone = supply, .isNeeded = false, .types = 1U << energyCard, .rule = "2-3b"}};
}

} // namespace takujo::gate_ruler

#include "engine/cards/deck.h"

#include "engine/kit/rules/addresses.h"

#include <algorithm>

namespace takujo {

std::vector<DeckProblem> partProblems(const RuleTables& tables, std::span<const DeckLine> lines) {
    const std::vector<DeckPart>& parts = tables.deckParts;
    const auto zoneOf = [&](const DeckPart& part) { return tables.zones[part.zone].word; };
    std::vector<DeckProblem> problems;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i].isNeeded &&
            std::ranges::none_of(lines, [i](const DeckLine& line) { return line.part == i; }))
            problems.push_back({.code = "part-missing",
                                .rule = firstAddress(parts[i].rule),
                                .arguments = {keyArgument("part", zoneOf(parts[i]))},
                                .part = i,
                                .key = parts[i].word});
    for (const DeckLine& line : lines) {
        const auto holds = [&](const DeckPart& part) { return part.holds(*line.card); };
        if (line.part >= parts.size() || holds(parts[line.part]))
            continue;
        const DeckPart& part = parts[line.part];
        const auto other = std::ranges::find_if(parts, holds);
        DeckProblem problem{.code = "wrong-part",
                            .rule = firstAddress(part.rule),
                            .arguments = {keyArgument("part", zoneOf(part))},
                            .card = line.card,
                            .part = line.part};
        if (other != parts.end()) {
            problem.arguments.push_back(keyArgument("belongs", zoneOf(*other)));
            problem.key = other->word;
        }
        problems.push_back(std::move(problem));
    }
    return problems;
}

void findCards(DeckProblem& problem, std::span<const DeckLine> lines) {
    if (!problem.cards.empty())
        return;
    if (problem.card != nullptr)
        problem.cards = {problem.card};
    else
        problem.cards = cardsOfLines(lines, [&](const DeckLine& line) { return line.part == problem.part; });
}

std::vector<NamedCopies> copiesOf(std::span<const DeckLine> lines) {
    std::vector<NamedCopies> all;
    for (const DeckLine& line : lines) {
        const auto known = std::ranges::find_if(
            all, [&](const NamedCopies& copies) { return copies.line->card->name == line.card->name; });
        if (known == all.end()) {
            all.push_back({&line, line.count});
        } else {
            known->line = &line;
            known->count += line.count;
        }
    }
    return all;
}

} // namespace takujo

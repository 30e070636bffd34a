#include "engine/cards/decks/deck_numbers.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

/// Returns the logarithm of how many ways there are to take `taken` of `all`.
double logWays(int all, int taken) {
    return std::lgamma(all + 1.0) - std::lgamma(taken + 1.0) - std::lgamma(all - taken + 1.0);
}

} // namespace

double NumberCounts::mean() const {
    double sum = 0;
    int cards = 0;
    for (const auto& [number, count] : counts) {
        sum += static_cast<double>(number) * count;
        cards += count;
    }
    return cards == 0 ? 0 : sum / cards;
}

DeckNumbers numbersOf(const CardSchema& schema, std::span<const DeckLine> lines) {
    DeckNumbers result;
    result.cards = cardsIn(lines);
    result.types.resize(schema.types.size());
    for (const DeckLine& line : lines)
        result.types[line.card->type] += line.count;
    for (const FieldSpec& field : schema.fields) {
        if (field.kind == FieldSpec::Kind::number) {
            NumberCounts& number = result.numbers.emplace_back(NumberCounts{&field, {}, 0});
            for (const DeckLine& line : lines)
                if (const std::int32_t value = line.card->numbers[field.slot];
                    value != CardDefinition::notPrinted)
                    number.counts[value] += line.count;
                else
                    number.without += line.count;
        } else if (!field.words.empty()) {
            WordCounts& word = result.words.emplace_back(WordCounts{&field, {}, 0});
            word.counts.resize(field.words.size());
            for (const DeckLine& line : lines) {
                const std::uint32_t set = line.card->sets[field.slot];
                for (std::size_t i = 0; i < field.words.size(); ++i)
                    if ((set >> i & 1U) != 0)
                        word.counts[i] += line.count;
                if (set == 0)
                    word.without += line.count;
            }
        }
    }
    return result;
}

std::vector<DeckLine> linesOfPart(std::span<const DeckLine> lines, std::size_t part) {
    std::vector<DeckLine> result;
    std::ranges::copy_if(lines, std::back_inserter(result),
                         [part](const DeckLine& line) { return line.part == part; });
    return result;
}

double chanceToSee(int wanted, int copies, int seen, int cards) {
    cards = std::max(cards, 0);
    copies = std::clamp(copies, 0, cards);
    seen = std::clamp(seen, 0, cards);
    if (wanted <= 0)
        return 1;
    double chance = 0;
    const int most = std::min(copies, seen);
    for (int hits = std::max(wanted, copies + seen - cards); hits <= most; ++hits)
        chance +=
            std::exp(logWays(copies, hits) + logWays(cards - copies, seen - hits) - logWays(cards, seen));
    return std::min(chance, 1.0);
}

} // namespace takujo

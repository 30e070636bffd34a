#include "engine/games/fftcg/card.h"

#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>
#include <array>
#include <bit>

namespace takujo::fftcg {

namespace {

/// In the order of `Element`.
constexpr std::array<std::string_view, elementCount> elementWords{"fire",      "ice",   "wind",  "earth",
                                                                  "lightning", "water", "light", "dark"};

} // namespace

const CardSchema& schema() {
    constexpr std::uint32_t forwards = 1U << forward;
    constexpr std::uint32_t characters = (1U << forward) | (1U << backup) | (1U << monster);
    using Kind = FieldSpec::Kind;
    static const CardSchema result{
        {"forward", "backup", "summon", "monster"},
        {
            {.key = "element",
             .kind = Kind::words,
             .slot = elements,
             .words = {elementWords.begin(), elementWords.end()},
             .requiredFor = everyType},
            {.key = "cost", .slot = cost, .most = 20, .requiredFor = everyType, .about = "CP"},
            {.key = "power", .slot = power, .most = 99000, .requiredFor = forwards, .allowedFor = forwards},
            {.key = "limit break",
             .slot = limitBreak,
             .isFixed = true,
             .most = 8,
             .about = "of an LB card: so many other cards of the LB deck are turned face up to cast it"},
            {.key = "job",
             .kind = Kind::texts,
             .slot = jobs,
             .allowedFor = characters,
             .example = "Guardian"},
            {.key = "category", .kind = Kind::texts, .slot = categories, .example = "Dawn"},
            {.key = "generic",
             .kind = Kind::flag,
             .slot = 0,
             .about = "the generic icon: cards of one name may be on a field together"},
            {.key = "ex", .kind = Kind::flag, .slot = 1, .about = "the EX mark of a card with a `burst`"},
            {.key = "cast", .kind = Kind::casting, .allowedFor = characters},
            {.key = "abilities",
             .kind = Kind::abilities,
             .slot = keywords,
             .words = {"brave", "haste", "first strike", "back attack"}},
            {.key = "resolve", .kind = Kind::text, .allowedFor = 1U << summon},
        }};
    return result;
}

void contributionsToPower(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    contributionsTo(position, id, power, "5.2.6.1", "11.12.4.6", parts);
}

/// What it is now; in a hand, with what its player would pay more or less for it.
void contributionsToCost(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    const std::size_t first = parts.size();
    contributionsTo(position, id, cost, "5.2.1.2", "11.12.4.6", parts);
    const ZoneId zone = record(position.state, id).zone;
    if (zone.kind != hand && zone.kind != lbDeck)
        return;
    const Known known = know(position, id);
    contributionsToPrice(position, zone.player, known, known.number(cost), "11.4.6", parts);
    // OPEN 12: never below nothing.
    std::int32_t sum = 0;
    for (std::size_t i = first; i < parts.size(); ++i)
        sum += parts[i].amount;
    if (sum < 0)
        parts.back().amount -= sum;
}

std::string_view elementKey(std::int32_t element) {
    const auto bits = static_cast<std::uint32_t>(element);
    const auto place = static_cast<std::size_t>(std::countr_zero(bits));
    return std::has_single_bit(bits) && place < elementCount ? elementWords[place] : std::string_view{};
}

void describeEach(std::string_view name, std::uint32_t elements, Arguments& arguments) {
    for (std::uint32_t rest = elements; rest != 0; rest &= rest - 1)
        if (const std::string_view key = elementKey(static_cast<std::int32_t>(rest & (0U - rest)));
            !key.empty())
            arguments.push_back(keyArgument(name, key));
}

} // namespace takujo::fftcg

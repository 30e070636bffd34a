#include "engine/kit/play/lacks.h"

#include "engine/kit/play/attempts.h"
#include "engine/kit/play/ways.h"

#include <algorithm>

namespace takujo::playing {

namespace {

constexpr Verdict nothingToTell = 0;

const std::vector<Way>& waysOf(const Position& position) {
    return position.rules.tables().play.ways;
}

const LackReport* lineOf(const std::vector<LackReport>& lines, Lack lack) {
    const auto found = std::ranges::find(lines, lack, &LackReport::lack);
    return found == lines.end() ? nullptr : &*found;
}

/// The place of a line among those of all ways, from 1.
Verdict verdictOf(const std::vector<Way>& ways, const Way& way, TellsLacks lines, Lack lack) {
    if (lack == nothing)
        return nothingToTell;
    const LackReport* line = lineOf(way.*lines, lack);
    if (line == nullptr)
        line = lineOf(way.*lines, anyLack);
    if (line == nullptr)
        return nothingToTell;
    std::size_t place = 1 + static_cast<std::size_t>(line - (way.*lines).data());
    for (const Way* before = ways.data(); before != &way; ++before)
        place += (before->*lines).size();
    return static_cast<Verdict>(place);
}

Verdict examineCard(const Position& position, const Attempt& attempt) {
    const Way* const way = wayOfCard(position, attempt.option.object);
    if (way == nullptr)
        return nothingToTell;
    return verdictOf(waysOf(position), *way, &Way::lacks, lackOfCard(position, attempt, way->price));
}

/// Of what is no lack of the resource, why there is nothing to pay with.
Lack whyOtherCosts(const Position& position, const Attempt& attempt, Lack lack) {
    switch (whyNothingPays(scopeOfTried(position, attempt))) {
    case CostMismatch::notOwn:
        return onlyOthers;
    case CostMismatch::barred:
        return cannotBeUsed;
    case CostMismatch::no:
        break;
    }
    return lack;
}

Verdict examineAbility(const Position& position, const Attempt& attempt) {
    const Ability* const ability = triedAbility(position, attempt);
    const Way* const way = ability == nullptr ? nullptr : wayOfAbility(position, *ability);
    if (way == nullptr)
        return nothingToTell;
    Lack lack = lackOfTried(position, attempt);
    if (lack != nothing && lineOf(way->lacks, lack) == nullptr && lineOf(way->lacks, onlyOthers) != nullptr)
        lack = whyOtherCosts(position, attempt, lack);
    return verdictOf(waysOf(position), *way, &Way::lacks, lack);
}

// While options are listed nobody asks what is lacking, only whether something is. Where a way has no word
// for just any lack, the examination has to say.

bool isNothingToTell(const Position& position, const Attempt& attempt, const Way& way, Lack lack,
                     Verdict (*examine)(const Position&, const Attempt&)) {
    return lack == nothing ||
           (lineOf(way.lacks, anyLack) == nullptr && examine(position, attempt) == nothingToTell);
}
bool isCardPayable(const Position& position, const Attempt& attempt) {
    const Way* const way = wayOfCard(position, attempt.option.object);
    return way == nullptr ||
           isNothingToTell(position, attempt, *way, lackOfCard(position, attempt, way->price), examineCard);
}
bool isAbilityPayable(const Position& position, const Attempt& attempt) {
    const Ability* const ability = triedAbility(position, attempt);
    const Way* const way = ability == nullptr ? nullptr : wayOfAbility(position, *ability);
    return way == nullptr ||
           isNothingToTell(position, attempt, *way, lackOfTried(position, attempt), examineAbility);
}

template <class IsMeant>
void addLines(std::vector<Condition>& conditions, const std::vector<Way>& ways, TellsLacks lines,
              Condition like, IsMeant isMeant) {
    for (const Way& way : ways)
        for (const LackReport& line : way.*lines) {
            if (!isMeant(way))
                continue;
            like.aspect = line.aspect;
            like.code = line.code;
            like.rule = line.rule;
            like.failsOn = verdictOf(ways, way, lines, line.lack);
            Condition& condition = conditions.emplace_back(like);
            if (line.describe != nullptr)
                condition.describe = line.describe;
        }
}

} // namespace

void addLacksOfCards(std::vector<Condition>& conditions, const std::vector<Way>& ways) {
    Condition like;
    like.examine = examineCard;
    like.isMet = isCardPayable;
    addLines(conditions, ways, &Way::lacks, like, [](const Way& way) { return way.price != nullptr; });
}

void addLacksOfAbilities(std::vector<Condition>& conditions, const std::vector<Way>& ways) {
    Condition like;
    like.examine = examineAbility;
    like.isMet = isAbilityPayable;
    addLines(conditions, ways, &Way::lacks, like, [](const Way& way) { return way.price == nullptr; });
}

void addLacksOfPayment(std::vector<Condition>& conditions, const std::vector<Way>& ways, TellsLacks lines,
                       const Condition& like) {
    addLines(conditions, ways, lines, like, [](const Way&) { return true; });
}

Verdict verdictNow(const Position& position, TellsLacks lines, Lack lack) {
    if (lack == nothing)
        return nothingToTell;
    const Way* const way = wayOf(position, position.state.frames.back());
    return way == nullptr ? nothingToTell : verdictOf(waysOf(position), *way, lines, lack);
}

const Way* wayOfCard(const Position& position, ObjectId card) {
    const auto& ways = waysOf(position);
    const CardDefinition& definition = position.definition(card);
    const auto found = std::ranges::find_if(ways, [&](const Way& way) {
        return way.price != nullptr && (way.isOf == nullptr || way.isOf(definition));
    });
    return found == ways.end() ? nullptr : &*found;
}

const Way* wayOfAbility(const Position& position, const Ability& ability) {
    const auto& ways = waysOf(position);
    const auto found = std::ranges::find_if(ways, [&](const Way& way) {
        return way.price == nullptr && way.procedure != position.rules.tables().play.paying &&
               !way.maybePaidLater && (way.isIt == nullptr || way.isIt(ability));
    });
    return found == ways.end() ? nullptr : &*found;
}

} // namespace takujo::playing

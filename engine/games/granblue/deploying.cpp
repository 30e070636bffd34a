#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/faults.h"
#include "engine/kit/arrivals.h"
#include "engine/kit/limits.h"
#include "engine/kit/marks.h"
#include "engine/kit/passage.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"

/// 10-2: cards are deployed to the leader area and the member area; and the limits that no text lifts
/// (1-3-1-1).
namespace takujo::granblue {

namespace {

std::int32_t printedOr0(std::int32_t number) {
    return number == CardDefinition::notPrinted ? 0 : number;
}
std::int32_t rankThere(const Position& position, ObjectId card) {
    return printedOr0(numberOf(position, card, rank));
}
/// OPEN 49: what a card becomes in the area it becomes right after it has come (8-9-3), so it comes with the
/// rank that it has where it comes from. That is the printed one, unless a text that says that it works there
/// (2-5-2), or one that speaks of what lies there, has changed it (8-9-1).
std::int32_t rankItComesWith(const Position& position, ObjectId card) {
    return rankThere(position, card);
}

/// OPEN 2: the areas are looked at each by itself, and only those that are deployed count.
std::int32_t rankIn(const Position& position, ZoneId area) {
    std::int32_t sum = 0;
    for (const ObjectId id : objectsIn(position.state, area))
        sum += rankThere(position, id);
    return sum;
}
std::int32_t mostRank(const Position& position, Player player) {
    return countIn(position.state, zoneOf(player, crystals));
}
/// OPEN 3: what lies on another one then stands for it.
std::int32_t rankWith(const Position& position, ZoneId area, ObjectId card, ObjectId over) {
    const std::int32_t covered = over.exists() ? rankThere(position, over) : 0;
    return rankIn(position, area) - covered + rankItComesWith(position, card);
}

bool hasSameCharacter(const Position& position, ObjectId one, ObjectId other) {
    if (isBroken(faults::charactersHaveWholeNames))
        return position.definition(one).nameText == position.definition(other).nameText;
    return position.definition(one).firstName == position.definition(other).firstName;
}
std::int32_t most(const Position& position) {
    return position.rules.policy(mostMembers);
}

// Prohibitions, with what happens before it in the same batch.

bool isArea(ZoneId zone) {
    return zone.kind == leaderArea || zone.kind == memberArea;
}
bool comesToArea(const Event& event) {
    return isArea(event.to) && (event.host.exists() || event.from != event.to);
}
bool isDeployed(const Event& event) {
    return event.to.kind == memberArea && !event.host.exists() && event.from != event.to;
}
/// Calls `comes` and `leaves` with those that come to that area, and leave it, before the event. A job change
/// or an uncap is by itself (changing.cpp), so that nothing comes onto another card then.
template <class Comes, class Leaves>
void visitBefore(const Position& position, const Event& event, const Comes& comes, const Leaves& leaves) {
    for (const Event& before : happensBefore(position.state, event)) {
        if (before.kind != EventKind::move || before.has(Event::forbidden))
            continue;
        if (before.to == event.to && comesToArea(before))
            comes(before.object);
        else if (before.from == event.to && before.to != event.to && !before.has(Event::ofUnit))
            leaves(before.object);
    }
}

bool breaksRankLimit(const Position& position, const Event& event) {
    if (!comesToArea(event))
        return false;
    std::int32_t sum = rankWith(position, event.to, event.object, event.host);
    visitBefore(
        position, event, [&](ObjectId other) { sum += rankItComesWith(position, other); },
        [&](ObjectId other) { sum -= rankThere(position, other); });
    return sum > mostRank(position, event.to.player);
}

bool breaksNameLimit(const Position& position, const Event& event) {
    if (!isDeployed(event))
        return false;
    std::int32_t found = 0;
    const auto count = [&](ObjectId other, std::int32_t by) {
        found += hasSameCharacter(position, event.object, other) ? by : 0;
    };
    for (const ObjectId id : objectsIn(position.state, event.to))
        count(id, 1);
    visitBefore(
        position, event, [&](ObjectId other) { count(other, 1); }, [&](ObjectId other) { count(other, -1); });
    return found > 0;
}

bool hasNoRoom(const Position& position, const Event& event) {
    if (!isDeployed(event))
        return false;
    std::int32_t count = countIn(position.state, event.to);
    visitBefore(position, event, [&](ObjectId) { ++count; }, [&](ObjectId) { --count; });
    return count >= most(position);
}

template <RoleOf role, Verbs verb>
bool isDoneAgain(const Position& position, const Event& event) {
    return event.host.exists() && event.slot == role &&
           !isWithinLimit(position, verb, event.object, record(position.state, event.host).controller);
}

/// 1-3-2-1: what lies in a zone is not put there, so that it stays the card that it is and shows what it
/// shows. In a deck, another place is meant; and what comes off a member is no part of it any more.
bool liesThereAlready(const Position&, const Event& event) {
    if (event.from.kind == crystals && isBroken(faults::crystalsBecomeCrystals))
        return false;
    return event.from == event.to && event.from.kind != deck && !event.host.exists() &&
           !event.has(Event::ofUnit);
}

// Of the attempt.

bool isMember(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == member;
}
bool hasRoom(const Position& position, const Attempt& attempt) {
    return hasRoomForMember(position, attempt.player);
}
bool keepsName(const Position& position, const Attempt& attempt) {
    return keepsNameLimit(position, attempt.player, attempt.option.object);
}
bool keepsRank(const Position& position, const Attempt& attempt) {
    return keepsRankLimit(position, attempt.player, attempt.option.object, memberArea);
}
void describeRoom(const Position& position, const Attempt&, Arguments& arguments) {
    arguments.push_back(numberArgument("limit", most(position)));
}
void describeRank(const Position& position, const Attempt& attempt, Arguments& arguments) {
    const ZoneId area = zoneOf(attempt.player, memberArea);
    arguments.push_back(numberArgument("rank", rankWith(position, area, attempt.option.object, {})));
    arguments.push_back(numberArgument("limit", mostRank(position, attempt.player)));
}

} // namespace

bool keepsRankLimit(const Position& position, Player player, ObjectId card, Zone area, ObjectId over) {
    return rankWith(position, zoneOf(player, area), card, over) <= mostRank(position, player);
}

bool keepsNameLimit(const Position& position, Player player, ObjectId card) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, memberArea)))
        if (hasSameCharacter(position, card, id))
            return false;
    return true;
}

bool hasRoomForMember(const Position& position, Player player) {
    return countIn(position.state, zoneOf(player, memberArea)) < most(position);
}

bool mayBeDeployed(const Position& position, Player player, ObjectId card) {
    return position.definition(card).type == member && hasRoomForMember(position, player) &&
           keepsNameLimit(position, player, card) && keepsRankLimit(position, player, card, memberArea);
}

std::vector<Prohibition> limits() {
    constexpr std::uint32_t moves = only(EventKind::move);
    return {
        {.rule = "10-2-3-1-1 10-2-3 1-3-1-1", .forbids = breaksRankLimit, .kinds = moves, .atLast = true},
        {.rule = "10-2-3-2-1 10-2-3 1-3-1-1", .forbids = breaksNameLimit, .kinds = moves, .atLast = true},
        {.rule = "3-6-3 1-3-1-1", .forbids = hasNoRoom, .kinds = moves, .atLast = true},
        {.rule = "10-3-2 1-3-1-1", .forbids = isDoneAgain<job, jobChange>, .kinds = moves, .atLast = true},
        {.rule = "10-4-2 1-3-1-1", .forbids = isDoneAgain<level, uncap>, .kinds = moves, .atLast = true},
        {.rule = "1-3-2-1", .forbids = liesThereAlready, .kinds = moves},
        {.rule = "1-3-3",
         .forbids = cannotTurnUpright<toBecomeActive>,
         .kinds = only(EventKind::turnUpright)}};
}

std::vector<Condition> deployConditions() {
    return {{Aspect::limits, "members-are-full", "3-6-3", hasRoom, describeRoom, false},
            {Aspect::limits, "character-is-there", "10-2-3-2-1", keepsName},
            {Aspect::limits, "rank-is-too-high", "10-2-3-1-1", keepsRank, describeRank}};
}

VerbSpec deployVerb() {
    VerbSpec verb{
        .word = "deploy",
        .from = {{hand, Whose::mine}},
        .conditions = {{Aspect::time, "not-in-main-phase", "6-3-1-2-1", isMainTiming, nullptr, false},
                       {Aspect::object, "not-in-hand", "6-3-1-2-1", liesInOwn<hand>},
                       {Aspect::object, "only-members-are-deployed", "6-3-1-2-1", isMember},
                       {Aspect::object, "members-go-to-own-area", "6-3-1-2-1", endsInOwn<memberArea>}},
        .place = ownPlace<memberArea>,
        .usual = true};
    for (const Condition& condition : deployConditions())
        verb.conditions.push_back(condition);
    return verb;
}

} // namespace takujo::granblue

#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/faults.h"
#include "engine/games/granblue/operators.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/limits.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// 10-3 and 10-4: a leader changes the job, a member is uncapped. The deployed card stays the object that it
/// was, with all that effects have made of it; another card lies on top. Neither is a deployment.
namespace takujo::granblue {

/// In the order of `RoleOf`.
const std::vector<Role>& roles() {
    static const std::vector<Role> all{{.word = "level",
                                        .rule = "10-4-3-3 10-2-1-1",
                                        .reads = Role::Reads::top,
                                        .whenCovered = Role::WhenCovered::turnsFaceDown},
                                       {.word = "job",
                                        .rule = "10-2-1-1",
                                        .reads = Role::Reads::top,
                                        .whenCovered = Role::WhenCovered::leaves,
                                        .zone = leaderDeck,
                                        .leavesShown = true}};
    return all;
}

void showFormerLeaders(RuleTables& tables, std::int32_t do_) {
    tables.roles[job].leavesShown = do_ != 0;
}

namespace {

enum ChangingStep : std::uint16_t { finds, asksFor, putsOn };
constexpr std::size_t whoseTurn = 0; // of these procedures: who, the new card, the one that it comes onto
constexpr std::size_t newCard = 1;
constexpr std::size_t oldCard = 2;
constexpr std::int32_t nothing = -1;

template <ProcedureId procedure>
bool isPicking(const Position& position, const Attempt& attempt) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    return frame.procedure == procedure &&
           frame.locals[whoseTurn] == static_cast<std::int32_t>(attempt.player);
}
/// In the main phase, or where an effect has it done.
template <ProcedureId procedure>
bool isItsTime(const Position& position, const Attempt& attempt) {
    return isMainTiming(position, attempt) || isPicking<procedure>(position, attempt);
}

ObjectId leaderOf(const Position& position, Player player) {
    return topOf(position.state, zoneOf(player, leaderArea));
}

// Job change.

bool isLeader(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == leader;
}
/// Former leaders lie in the leader deck face up.
bool liesFaceDown(const Position& position, const Attempt& attempt) {
    return faceOf(position.rules, record(position.state, attempt.option.object)) == Face::down;
}
bool hasLeader(const Position& position, const Attempt& attempt) {
    return leaderOf(position, attempt.player).exists();
}
bool keepsRankOfLeader(const Position& position, const Attempt& attempt) {
    return keepsRankLimit(position, attempt.player, attempt.option.object, leaderArea,
                          leaderOf(position, attempt.player));
}
/// OPEN 47: the rulebook only shows the icon. What it asks for is printed as a condition.
bool meetsIcon(const Position& position, const Attempt& attempt) {
    return playing::cardAllows(position, attempt) &&
           !cannot(position.state, attempt.option.object, toBeChangedTo);
}

// Uncapping.

bool isMember(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == member;
}
void membersToUncap(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(attempt.player, memberArea)))
        found.push_back(id);
}
bool isOwnMember(const Position& position, const Attempt& attempt) {
    return isIn(position.state, attempt.option.target, zoneOf(attempt.player, memberArea));
}
bool isSameCharacter(const Position& position, const Attempt& attempt) {
    if (isBroken(faults::charactersHaveWholeNames))
        return position.definition(attempt.option.object).nameText ==
               position.definition(attempt.option.target).nameText;
    return position.definition(attempt.option.object).firstName ==
           position.definition(attempt.option.target).firstName;
}
bool keepsRankOfMember(const Position& position, const Attempt& attempt) {
    return keepsRankLimit(position, attempt.player, attempt.option.object, memberArea, attempt.option.target);
}

// What both are made of.

template <Verbs verb, Zone from>
Next find(Run& run) {
    if (run.local(newCard) != nothing)
        return Next::jump(putsOn);
    const auto player = static_cast<Player>(run.local(whoseTurn));
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, from)))
        if (isPossible(run, {player, {verb, {}, id, {}, 0}}))
            return Next::on();
    return Next::finish();
}

template <Verbs verb>
void offerThem(const Position& position, Decision& decision) {
    decision.decider = static_cast<Player>(position.state.frames.back().locals[whoseTurn]);
    offer(position, decision.decider, verb, decision);
}

Next takeIt(Run& run, const Option& answer) {
    run.local(newCard) = packed(answer.object);
    run.local(oldCard) = packed(answer.target);
    return Next::on();
}

template <RoleOf role>
Next putOn(Run& run) {
    const auto player = static_cast<Player>(run.local(whoseTurn));
    Event event = doneTo(unpackedObject(run.local(newCard)), EventKind::move, player);
    event.host = role == job ? leaderOf(run, player) : unpackedObject(run.local(oldCard));
    event.slot = role;
    if (!event.host.exists() || !lives(run.state, event.object) || !lives(run.state, event.host))
        return Next::finish();
    run.propose(event);
    return Next::finish();
}

/// 10-5-2: another card of the same text has it once a turn of its own, also where it comes onto the first.
/// What the deployed card was given goes on with it (10-3-3-3-1, 10-4-3-3-2), used or not.
void forgetUsesOfCovered(State& state, ObjectId unit) {
    const auto isGiven = [&](const Use& use) {
        return std::ranges::any_of(state.given, [&](const GivenAbility& given) {
            return given.object == unit && given.definition == use.key && given.ability == use.place;
        });
    };
    std::erase_if(state.uses, [&](const Use& use) {
        return use.what == Use::ability && use.of == Limit::Of::object && use.object == unit && !isGiven(use);
    });
}

// Levels and chips.

/// Those cards of a member that it is not read as.
void strengthenByLevels(const Position& position, std::vector<RuleChange>& found) {
    const std::int32_t bonus = position.rules.policy(levelBonus);
    for (const Link& link : position.state.links)
        if (link.isInside() && record(position.state, link.host).zone.kind == memberArea &&
            record(position.state, link.guest).isFaceDown()) {
            found.push_back({link.host, hp, bonus});
            found.push_back({link.host, attackPower, bonus});
        }
}

/// 10-16-4-1: what chips of that name do; nothing, of all others. "HP+2" and "HP +2" are the same.
struct Chip {
    TextKey name;
    Number number;
    std::int32_t by;
};
const std::vector<Chip>& chips() {
    static const std::vector<Chip> all = [] {
        constexpr std::int32_t most = 9;
        std::vector<Chip> found;
        for (const auto& [word, number] : {std::pair{"HP", hp}, {"ATK", attackPower}, {"rank", rank}})
            for (std::int32_t by = 1; by <= most; ++by)
                for (const std::int32_t signedBy : {by, -by})
                    for (const char* const between : {"", " "})
                        found.push_back({textKey(std::string{word} + between + (signedBy < 0 ? "-" : "+") +
                                                 std::to_string(by)),
                                         number, signedBy});
        return found;
    }();
    return all;
}

void changeByChips(const Position& position, std::vector<RuleChange>& found) {
    for (const CounterRecord& counters : position.state.counters)
        for (const Chip& chip : chips())
            if (counters.name == chip.name && lives(position.state, counters.object))
                found.push_back({counters.object, chip.number, chip.by * counters.count});
}

} // namespace

VerbSpec jobChangeVerb() {
    return {.word = "job change",
            .from = {{leaderDeck, Whose::mine}},
            .conditions = {{Aspect::time, "no-job-change-now", "6-3-1-2-4", isItsTime<jobChanging>, nullptr,
                            false},
                           {Aspect::time, "no-leader-to-change", "10-3-3-1", hasLeader, nullptr, false},
                           withinLimit("changed-job-already", "10-3-2"),
                           {Aspect::object, "not-in-leader-deck", "10-3-3-1", liesInOwn<leaderDeck>},
                           {Aspect::object, "only-leaders-change-jobs", "10-3-3-1", isLeader},
                           {Aspect::object, "former-leader", "10-3-3-1", liesFaceDown},
                           {Aspect::limits, "leader-rank-is-too-high", "10-2-3-1-1", keepsRankOfLeader},
                           {Aspect::limits, "job-condition-fails", "10-3-3-1", meetsIcon}},
            .place = ownPlace<leaderArea>,
            .limit = {.count = 1, .of = Limit::Of::player}};
}

VerbSpec uncapVerb() {
    return {
        .word = "uncap",
        .from = {{hand, Whose::mine}},
        .conditions = {{Aspect::time, "no-uncapping-now", "6-3-1-2-5", isItsTime<uncapping>, nullptr, false},
                       withinLimit("uncapped-already", "10-4-2"),
                       {Aspect::object, "uncapped-from-hand", "10-4-3-1", liesInOwn<hand>},
                       {Aspect::object, "only-members-are-uncapped", "10-4-3-1", isMember},
                       ofTarget({Aspect::choices, "own-members-are-uncapped", "10-4-3-1", isOwnMember}),
                       ofPair({Aspect::choices, "another-character", "10-4-3-1", isSameCharacter}),
                       ofPair(
                           {Aspect::choices, "rank-is-too-high-uncapped", "10-2-3-1-1", keepsRankOfMember})},
        .targets = membersToUncap,
        .targetRule = "10-4-3-2",
        .place = ownPlace<memberArea>,
        .limit = {.count = 1, .of = Limit::Of::player}};
}

Next changeJob(Player player, ObjectId card) {
    return Next::call(jobChanging,
                      {static_cast<std::int32_t>(player), card.exists() ? packed(card) : nothing});
}

Next uncapMember(Player player, ObjectId card, ObjectId over) {
    return Next::call(
        uncapping, {static_cast<std::int32_t>(player), card.exists() ? packed(card) : nothing, packed(over)});
}

Procedure jobChangingSteps() {
    return {"a leader changes the job",
            "10-3-3",
            {{"which leaders there are", "10-3-3-1", find<jobChange, leaderDeck>},
             {"a leader is chosen", "10-3-3-1",
              Question{DecisionKind::chooseCards, offerThem<jobChange>, takeIt}},
             {"it is put on top", "10-3-3-2", putOn<job>}}};
}

Procedure uncappingSteps() {
    return {
        "a member is uncapped",
        "10-4-3",
        {{"which members there are", "10-4-3-1", find<uncap, hand>},
         {"a member is chosen", "10-4-3-1", Question{DecisionKind::chooseCards, offerThem<uncap>, takeIt}},
         {"it is put on top", "10-4-3-2", putOn<level>}}};
}

void countChanges(Run& run, const Event& event) {
    if (event.kind != EventKind::move || !event.host.exists())
        return;
    forgetUsesOfCovered(run.state, event.host);
    const Player player = record(run.state, event.host).controller;
    const bool isUncapping = event.slot == level;
    rememberUse(run, isUncapping ? uncap : jobChange, event.host, player);
    proposeOccurrence(run, isUncapping ? isUncapped : hasJobChanged, event.host, player);
}

std::vector<RuleModifier> modifiers() {
    return {{"level cards", "10-4-3-3-1 10-15-1-1", strengthenByLevels},
            {"chips", "10-16-4-1", changeByChips}};
}

} // namespace takujo::granblue

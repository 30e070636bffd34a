#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/faults.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/picks.h"
#include "engine/kit/question_conditions.h"

#include <algorithm>

/// Chapter 11: what the rules do by themselves in check timings, all of it at the same time (11.1.3).
namespace takujo::shadowverse_evolve {

namespace {

// Losing.

bool hasNoHealthLeft(const Position& position, Player player) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, leaderArea)))
        if (healthOf(position, id) <= 0)
            return true;
    return false;
}
bool hasDrawnFromNothing(const State& state, Player player) {
    return std::ranges::any_of(state.notes, [player](const Note& note) {
        return note.kind == drewFromEmptyDeck && note.player == player;
    });
}

bool losesByHealth(const Position& position, Player player) {
    return position.rules.policy(healthLoses) != 0 && hasNoHealthLeft(position, player);
}
bool losesByDrawing(const Position& position, Player player) {
    return position.rules.policy(emptyDeckLoses) != 0 && hasDrawnFromNothing(position.state, player);
}
bool isLossDue(const Position& position) {
    return std::ranges::any_of(bothPlayers, [&](Player player) {
        return losesByHealth(position, player) || losesByDrawing(position, player);
    });
}

/// It is one process, so that both lose in it who have met a condition (1.2.2).
void whoHasLost(Run& run) {
    for (const Player player : bothPlayers) {
        const bool noHealth = losesByHealth(run, player);
        if (!noHealth && !losesByDrawing(run, player))
            continue;
        note(run, noHealth ? "no health left" : "drew from an empty deck", player,
             noHealth ? "11.2.1" : "11.2.2");
        proposeLoss(run, player);
    }
    dropNotesOfKind(run.state, drewFromEmptyDeck);
}

/// Loss conditions count in check timings alone (11.1.2).
void lookAtOnce(Run& run) {
    if (isBroken(faults::lossIsSeenAtOnce))
        whoHasLost(run);
}

// Destruction.

bool goesAlready(const State& state, ObjectId id) {
    return std::ranges::any_of(state.events, [id](const Event& event) {
        return event.kind == EventKind::move && event.object == id;
    });
}
void proposeDestruction(Run& run, ObjectId card, Cause cause) {
    Event event = movedTo(zoneOf(run.position().ownerOf(card), cemetery), card,
                          record(run.state, card).controller, cause);
    event.reason = isDestroyed;
    run.propose(event);
}

/// What has no such number has not run out of it.
bool isWithoutHealth(const Position& position, ObjectId id) {
    const std::int32_t left = healthOf(position, id);
    return left <= 0 && left != CardDefinition::notPrinted;
}
void destroyWithoutHealth(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, field)))
            if (isFollower(know(run, id)) && isWithoutHealth(run, id) && !goesAlready(run.state, id))
                proposeDestruction(run, id, Cause::rule);
}
bool somebodyDies(const Position& position) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(position.state, zoneOf(player, field)))
            if (isFollower(know(position, id)) && isWithoutHealth(position, id))
                return true;
    return false;
}

/// 11.3.2.1: what bane destroys, an ability has destroyed. What is no follower now is not destroyed later
/// either.
void destroyByBane(Run& run) {
    const Cause cause = isBroken(faults::baneIsNoAbility) ? Cause::rule : Cause::effect;
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, field)))
            if (hasMark(run.state, id, metBane)) {
                proposeUnmark(run, id, metBane);
                if (isFollower(know(run, id)))
                    proposeDestruction(run, id, cause);
            }
}

void bringDownPp(Run& run) {
    for (const Player player : bothPlayers)
        if (const std::int32_t over = valueOf(run.state, player, pp) - valueOf(run.state, player, ppMax);
            over > 0)
            proposeChange(run, player, pp, -over);
}

// Too many cards.

// OPEN 42: who has to select is asked before anything is done, as all of it happens at the same time: also
// what goes anyway may be selected to stay.

bool isToStay(const State& state, ObjectId id) {
    return std::ranges::any_of(
        state.notes, [id](const Note& note) { return note.kind == staysThere && note.object == id; });
}

template <Zone zone, Policy limit>
bool hasTooMany(const Position& position, Player player) {
    return countIn(position.state, zoneOf(player, zone)) > position.rules.policy(limit);
}

/// Who has to say which of them stay, and has not: the turn player first.
template <Zone zone, Policy limit>
Player whoHasToSelect(const Position& position) {
    for (const Player player : {position.state.turnPlayer, opponentOf(position.state.turnPlayer)}) {
        std::int32_t stay = 0;
        for (const ObjectId id : objectsIn(position.state, zoneOf(player, zone)))
            stay += isToStay(position.state, id) ? 1 : 0;
        if (hasTooMany<zone, limit>(position, player) && stay < position.rules.policy(limit))
            return player;
    }
    return Player::nobody;
}

template <Zone zone, Policy limit, Procedures procedure>
Next selectIfTooMany(Run& run) {
    if (isLossDue(run) || (isBroken(faults::tooManyComeLater) && somebodyDies(run)))
        return Next::on();
    const Player player = whoHasToSelect<zone, limit>(run);
    return player == Player::nobody
               ? Next::on()
               : Next::call(procedure, {static_cast<std::int32_t>(indexOf(player))}).thenAgain();
}

/// To the cemetery; this is no destruction.
template <Zone zone, Policy limit>
void sendWhatDoesNotStay(Run& run) {
    if (isBroken(faults::tooManyComeLater) && somebodyDies(run))
        return;
    for (const Player player : bothPlayers) {
        if (!hasTooMany<zone, limit>(run, player))
            continue;
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, zone)))
            if (!isToStay(run.state, id) && !goesAlready(run.state, id))
                proposeToOwners(run, cemetery, id);
    }
    dropNotes(run.state, [&](const Note& note) {
        return note.kind == staysThere && lives(run.state, note.object) &&
               record(run.state, note.object).zone.kind == zone;
    });
}

enum KeepStep : std::uint16_t { whatThereIs, whatStays, isNoted };

template <Zone zone, Policy limit, NoteKind kind, Verbs verb>
Next findWhatThereIs(Run& run) {
    const auto player = static_cast<Player>(run.local(0));
    Scratch<ObjectId> all;
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, zone)))
        all.push_back(id);
    const std::int32_t stay = run.rules.policy(limit);
    const RulePick pick{.player = player, .least = stay, .most = stay, .kind = kind, .verb = verb};
    return askToPick(run, all, pick) ? Next::on() : Next::jump(isNoted);
}

Next goOn(Run&) {
    return Next::on();
}

template <NoteKind kind>
Next noteWhatStays(Run& run) {
    for (const ObjectId id : pickedFor(run.state, kind)) {
        Note stays;
        stays.kind = staysThere;
        stays.object = id;
        run.state.notes.push_back(stays);
    }
    dropNotesOfKind(run.state, kind);
    return Next::finish();
}

/// OPEN 10: the player of that zone says which cards stay.
template <Zone zone, Policy limit, NoteKind kind, Verbs verb>
Procedure keepingSteps(std::string_view name, std::string_view question, std::string_view rule) {
    return {name,
            rule,
            {{"which cards there are", rule, findWhatThereIs<zone, limit, kind, verb>},
             {question, rule, pickQuestion<goOn>(DecisionKind::chooseCards)},
             {"that is noted", rule, noteWhatStays<kind>}}};
}

} // namespace

std::string_view whyLost(const Position& position, Player player) {
    return hasNoHealthLeft(position, player) ? "no health left" : "drew from an empty deck";
}

std::vector<RuleProcess> ruleProcesses() {
    return {{.name = "who selects what stays on the field",
             .rule = "11.4.1",
             .start = selectIfTooMany<field, fieldLimit, keepingOnField>},
            {.name = "who selects what stays in the EX area",
             .rule = "11.5.1",
             .start = selectIfTooMany<exArea, exLimit, keepingInExArea>},
            {.name = "loss", .rule = "1.2.1.1 1.2.1.2", .collect = whoHasLost},
            {.name = "clashed with bane", .rule = "11.3.2 12.14.2 12.14.2.1", .collect = destroyByBane},
            {.name = "no health left", .rule = "11.3.1", .collect = destroyWithoutHealth},
            {.name = "too many PP", .rule = "11.9.1", .collect = bringDownPp},
            {.name = "too many cards on the field",
             .rule = "11.4.1",
             .collect = sendWhatDoesNotStay<field, fieldLimit>},
            {.name = "too many cards in the EX area",
             .rule = "11.5.1",
             .collect = sendWhatDoesNotStay<exArea, exLimit>},
            {.name = "loss in the middle of an effect",
             .rule = {},
             .collect = lookAtOnce,
             .when = RuleProcess::When::immediate,
             .on = only(EventKind::damage) | only(EventKind::changeValue)}};
}

Procedure keepingOnFieldSteps() {
    return keepingSteps<field, fieldLimit, fieldPick, keepOnField>("too many cards on the field",
                                                                   "which cards stay on the field", "11.4.1");
}
Procedure keepingInExAreaSteps() {
    return keepingSteps<exArea, exLimit, exPick, keepInExArea>("too many cards in the EX area",
                                                               "which cards stay in the EX area", "11.5.1");
}

std::vector<VerbSpec> ruleProcessVerbs() {
    return {{.word = "keep on field",
             .from = {{field, Whose::mine}},
             .conditions = {onlyWhen<asksToPickFor<fieldPick>>("not-too-many-now", "11.4.1"),
                            onlyFor<asksToPickFor<fieldPick>, whoPicks>("other-player-decides", "11.4.1"),
                            {Aspect::object, "not-among-them", "11.4.1", isCandidate},
                            {Aspect::choices, "picked-already", "11.4.1", isUnpicked}},
             .onlyWhenAsked = true},
            {.word = "keep in ex area",
             .from = {{exArea, Whose::mine}},
             .conditions = {onlyWhen<asksToPickFor<exPick>>("not-too-many-now", "11.5.1"),
                            onlyFor<asksToPickFor<exPick>, whoPicks>("other-player-decides", "11.5.1"),
                            {Aspect::object, "not-among-them", "11.5.1", isCandidate},
                            {Aspect::choices, "picked-already", "11.5.1", isUnpicked}},
             .onlyWhenAsked = true}};
}

} // namespace takujo::shadowverse_evolve

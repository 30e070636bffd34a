#include "engine/games/fftcg/chapters.h"

#include "engine/core/scratch.h"
#include "engine/games/fftcg/break_protection.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/due_processes.h"
#include "engine/games/fftcg/field_limits.h"
#include "engine/games/fftcg/limit_break.h"
#include "engine/games/fftcg/script_rules.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/picks.h"

#include <algorithm>

namespace takujo::fftcg {

std::int32_t damageThatLosesNow(const Position& position) {
    const bool limited = (position.state.flags & limitedFormat) != 0;
    return value(position, limited ? damageThatLosesLimited : damageThatLoses);
}

namespace {

void tooMuchDamage(Run& run) {
    const std::int32_t most = damageThatLosesNow(run);
    for (const Player player : bothPlayers) {
        const auto taken = static_cast<std::int32_t>(countIn(run.state, zoneOf(player, damageZone)));
        if (taken < most)
            continue;
        note(run, "too much damage", player, "3.1.1", {numberArgument("number", taken)});
        proposeLoss(run, player);
    }
}

void drewFromNothing(Run& run) {
    for (const Player player : bothPlayers)
        if (hasFlag(run.state, player, drewFromEmptyDeck)) {
            note(run, "drew from an empty deck", player, "3.1.2");
            proposeLoss(run, player);
        }
}
void damagedWithNoDeck(Run& run) {
    for (const Player player : bothPlayers)
        if (hasFlag(run.state, player, damagedWithEmptyDeck)) {
            note(run, "damaged with an empty deck", player, "3.1.3");
            proposeLoss(run, player);
        }
}

/// Put into the break zone, unless another process of this check has done so already.
void putAway(Run& run, ObjectId id, Reason reason) {
    const auto already = [id](const Event& event) {
        return event.kind == EventKind::move && event.object == id;
    };
    if (std::ranges::none_of(run.state.events, already))
        proposeToBreakZone(run, id, reason, Cause::rule);
}

template <class Does>
void forEachOnFields(const Position& position, Does does) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted))
            does(id);
}

bool hasNoPowerLeft(const Position& position, ObjectId id) {
    return isNoPowerLeft(numberOf(position, id, power));
}
bool isLethallyDamaged(const Position& position, ObjectId id) {
    if (record(position.state, id).damage == 0)
        return false;
    const std::int32_t now = powerOf(position, id);
    return now >= 1000 && record(position.state, id).damage >= now;
}

int lightOrDarkOf(const Position& position, Player player) {
    return countOnField(position, player, [&](ObjectId id) { return isLightOrDark(position, id); });
}
bool isOneOfSeveralLightOrDark(const Position& position, ObjectId id) {
    return isLightOrDark(position, id) && lightOrDarkOf(position, record(position.state, id).zone.player) > 1;
}

void noPowerLeft(Run& run) {
    forEachOnFields(run, [&](ObjectId id) {
        if (hasNoPowerLeft(run, id))
            putAway(run, id, noReason);
    });
}
void lethalDamage(Run& run) {
    forEachOnFields(run, [&](ObjectId id) {
        if (!isLethallyDamaged(run, id) || withstandsDamage(run, id))
            return;
        putAway(run, id, broken);
        Scratch<ObjectId> breakers;
        breakersOf(run, id, breakers);
        for (const ObjectId breaker : breakers)
            proposeOccurrence(run, breaks, breaker, record(run.state, breaker).controller, 0, id);
    });
}

void sameNames(Run& run) {
    forEachOnFields(run, [&](ObjectId id) {
        if (sharesItsName(run, id))
            putAway(run, id, noReason);
    });
}
void lightAndDarkTogether(Run& run) {
    for (const Player player : bothPlayers)
        if (lightOrDarkOf(run, player) > 1)
            for (const ObjectId id : objectsIn(run.state, zoneOf(player, field), Query::counted))
                if (isLightOrDark(run, id))
                    putAway(run, id, noReason);
}

/// OPEN 22: backups that leave in this check anyway are not counted.
bool leavesAnyway(const Position& position, ObjectId id) {
    return hasNoPowerLeft(position, id) ||
           (isLethallyDamaged(position, id) && !withstandsDamage(position, id)) ||
           sharesItsName(position, id) || isOneOfSeveralLightOrDark(position, id);
}

bool isCountedBackup(const Position& position, ObjectId id) {
    return isA(position, id, backup) && !leavesAnyway(position, id) && !isPicked(position.state, id) &&
           !isPickedFor(position.state, id, extraBackup);
}

std::int32_t backupsOver(const Position& position, Player player) {
    if (const std::int32_t most = value(position, backupLimit);
        countIn(position.state, zoneOf(player, field)) <= most)
        return 0; // whatever they are
    const std::int32_t all = backupsOf(position, player) - value(position, backupLimit);
    if (all <= 0)
        return all;
    const auto isCounted = [&](ObjectId id) { return isCountedBackup(position, id); };
    return countOnField(position, player, isCounted) - value(position, backupLimit);
}

/// Which backups are too many is asked before (`ruleProcessSteps`). Where nobody was asked it is enough that
/// there are some: then these are the last to have come.
void extraBackups(Run& run) {
    for (const ObjectId id : pickedFor(run.state, extraBackup))
        putAway(run, id, noReason);
    for (const Player player : bothPlayers) {
        if (backupsOver(run, player) <= 0)
            continue;
        std::int32_t kept = 0;
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, field), Query::counted))
            if (isCountedBackup(run, id) && ++kept > value(run, backupLimit))
                putAway(run, id, noReason);
    }
}

/// After a check: what it was about is no reason for another one.
void forgetWhatWasLookedAt(State& state) {
    dropNotesOfKind(state, extraBackup);
    for (PlayerRecord& player : state.players)
        player.flags &= ~(drewFromEmptyDeck | damagedWithEmptyDeck);
    ageDamage(state);
}

} // namespace

bool settleIfNothingIsDue(Run& run) {
    if (ruleProcessesDue(run) != 0)
        return false;
    forgetWhatWasLookedAt(run.state);
    forgetDamage(run.state);
    run.state.settled = true;
    return true;
}

std::vector<RuleProcess> ruleProcesses() {
    return {{"too much damage", "12.4.1 7.8.2 3.1", tooMuchDamage, sorts::ofPlayers},
            {"drew from an empty deck", "12.4.2 3.1.2", drewFromNothing, sorts::ofPlayers},
            {"damage with an empty deck", "12.4.3 3.1.3", damagedWithNoDeck, sorts::ofPlayers},
            {"no power left", "12.4.4", noPowerLeft, sorts::powerless},
            {"lethal damage", "12.4.5 15.1.1.3.1", lethalDamage, sorts::damaged},
            {"same names", "12.4.6", sameNames, sorts::sharedName},
            {"light and dark together", "12.4.7", lightAndDarkTogether, sorts::lightOrDark},
            {"too many backups", "12.4.8", extraBackups, sorts::manyBackups},
            {.name = "limit breaks go home",
             .rule = "p-5",
             .collect = sendLimitBreaksHome,
             .when = RuleProcess::When::immediate,
             .on = only(EventKind::move)}};
}

namespace {

enum Step : std::uint16_t { tooManyBackups, choosing, allAtOnce, checkAgain };

Player whoHasTooMany(const Position& position) {
    const Player turnPlayer = position.state.turnPlayer;
    const Player firstToChoose = is(position, turnPlayerFirst) ? turnPlayer : opponentOf(turnPlayer);
    for (const Player player : {firstToChoose, opponentOf(firstToChoose)})
        if (backupsOver(position, player) > 0)
            return player;
    return Player::nobody;
}

Next askIfTooMany(Run& run) {
    if (run.state.settled)
        return Next::finish();
    const Player player = whoHasTooMany(run);
    if (player == Player::nobody)
        return Next::jump(allAtOnce);
    Scratch<ObjectId> backups;
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, field), Query::counted))
        if (isCountedBackup(run, id))
            backups.push_back(id);
    const std::int32_t over = backupsOver(run, player);
    return askToPick(run, backups, {player, over, over, extraBackup, putExtraAway}) ? Next::on()
                                                                                    : Next::again();
}

Next lookAtTheOther(Run&) {
    return Next::jump(tooManyBackups);
}

Next happenAtOnce(Run& run) {
    const bool anything = collectRuleProcesses(run);
    forgetWhatWasLookedAt(run.state);
    if (anything)
        return Next::on(); // who has dealt it is asked while it happens
    forgetDamage(run.state);
    return Next::finish();
}

Next lookAgain(Run& run) {
    forgetDamage(run.state);
    return Next::jump(tooManyBackups);
}

bool isOwnBackup(const Position& position, const Attempt& attempt) {
    return liesIn(position, attempt, field) && isCountedBackup(position, attempt.option.object);
}

} // namespace

Procedure ruleProcessSteps() {
    return {
        "rule processes",
        "12.3",
        {{"are there too many backups", "", askIfTooMany},
         {"extra backups are chosen", "12.4.8", pickQuestion<lookAtTheOther>(DecisionKind::chooseObjects)},
         {"all rule processes happen at once", "12.3", happenAtOnce},
         {"until there are none", "11.1.3", lookAgain}}};
}

VerbSpec putAwayVerb() {
    return {.word = "put away",
            .from = {{field, Whose::mine}},
            .conditions = {onlyWhen<asksToPickFor<extraBackup>>("no-backups-to-put-away", "12.4.8"),
                           onlyFor<asksToPickFor<extraBackup>, whoPicks>("other-player-puts-away", "12.4.8"),
                           {Aspect::object, "not-an-extra-backup", "12.4.8", isOwnBackup}},
            .place = ownPlace<breakZone>};
}

} // namespace takujo::fftcg

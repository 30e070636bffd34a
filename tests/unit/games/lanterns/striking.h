#pragma once

#include "engine/kit/attacks.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/units.h"
#include "tests/unit/games/lanterns/playing.h"

/// Chapters 5 and 8: strikes and blocks, and crowns.
namespace takujo::lanterns {

inline std::int32_t strengthOf(const Position& position, ObjectId id) {
    return know(position, id).number(strength);
}

// Local 0 is the striker, local 1 the target; no object is the player.

enum StrikeLocal : std::size_t { striker, struck };

inline void findStruck(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found) {
    found.push_back({});
    for (const ObjectId id : objectsIn(position.state, {terrace, opponentOf(attempt.player)}))
        found.push_back(id);
}

inline bool mayBeStruck(const Position& position, const Attempt& attempt) {
    const ObjectId target = attempt.option.target;
    return !target.exists() || (isIn(position.state, target, {terrace, opponentOf(attempt.player)}) &&
                                record(position.state, target).isAside());
}

inline VerbSpec strikeVerb() {
    return {.word = "strike",
            .from = {{terrace, Whose::mine}},
            .conditions = byDay({{Aspect::object, "not-on-terrace", "5.1", attacks::isOnOwnSide},
                                 {Aspect::object, "turned-aside", "5.1", attacks::isUpright},
                                 {Aspect::object, "came-this-turn", "5.2", attacks::isReady},
                                 ofTarget({Aspect::choices, "stands-upright", "5.3", mayBeStruck})}),
            .targets = findStruck,
            .targetRule = "5.3",
            .place = attacks::opposite};
}

inline Next beginStrike(Run& run) {
    run.state.picks.push_back({unpackedObject(run.local(striker)), 0, strike, {}});
    attacks::markAttackers(run);
    return attacks::turnAside(run);
}

inline Next takeBlock(Run& run, const Option& answer) {
    run.state.picks.clear();
    if (answer.verb == block) {
        attacks::markBlocker(run, answer.object);
        run.local(struck) = packed(answer.object);
    }
    return Next::on();
}

constexpr auto isBlockAsked = asksAt<striking, steps::blocking>;
inline Player blockingPlayer(const Position& position) {
    return attacks::defender(position.state);
}

inline std::vector<VerbSpec> verbsOfBlocking() {
    return {{.word = "block",
             .from = {{terrace, Whose::mine}},
             .conditions = {onlyWhen<isBlockAsked>("not-now", "5.4"),
                            onlyFor<isBlockAsked, blockingPlayer>("not-yours", "5.4"),
                            {Aspect::object, "not-on-terrace", "5.4", attacks::isOnOwnSide},
                            {Aspect::object, "turned-aside", "5.4", attacks::isUpright}}},
            {.word = "no block",
             .conditions = {onlyWhen<isBlockAsked>("not-now", "5.4"),
                            onlyFor<isBlockAsked, blockingPlayer>("not-yours", "5.4")}}};
}

inline Next dealDamage(Run& run) {
    const ObjectId strikes = unpackedObject(run.local(striker));
    const ObjectId isStruck = unpackedObject(run.local(struck));
    if (lives(run.state, strikes) && lives(run.state, isStruck)) {
        dealInCombat(run, strikes, isStruck, strengthOf(run, strikes));
        dealInCombat(run, isStruck, strikes, strengthOf(run, isStruck));
    }
    return Next::on();
}

inline Next scorchPlayer(Run& run, Player player, std::int32_t amount) {
    proposeChange(run, player, scorch, amount);
    return Next::on();
}

inline Next reachPlayer(Run& run) {
    if (unpackedObject(run.local(struck)).exists() || !lives(run.state, unpackedObject(run.local(striker))))
        return Next::on();
    return scorchPlayer(run, attacks::defender(run.state), 1);
}

inline Next endStrike(Run& run) {
    attacks::endBattle(run);
    return Next::on();
}

inline Procedure strikeProcedure() {
    return {"a strike",
            "5",
            {{"who strikes is turned aside", "5.1", beginStrike},
             {"who blocks", "5.4", Question{DecisionKind::chooseObjects, attacks::offerBlockers, takeBlock}},
             {"both are damaged", "5.5", dealDamage},
             {"or the player is scorched", "5.6", reachPlayer},
             {"nobody strikes any more", "5", endStrike}}};
}

inline AttackTable attackTable() {
    return {.zone = terrace,
            .attacking = marks::strikes,
            .blocking = marks::blocks,
            .attack = strike,
            .block = block,
            .noBlock = noBlock,
            .isFighter = [](const Position&, ObjectId) { return true; }};
}

// Crowns.

inline void findCrowned(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found) {
    for (const ObjectId id : objectsIn(position.state, {terrace, attempt.player}))
        found.push_back(id);
}
inline bool isOwnKeeper(const Position& position, const Attempt& attempt) {
    return isIn(position.state, attempt.option.target, {terrace, attempt.player});
}
inline bool hasSparks(const Position& position, const Attempt& attempt) {
    return position.state.players[indexOf(attempt.player)].values[sparks] >=
           position.rules.policy(priceOfCrown);
}

inline VerbSpec layVerb() {
    return {.word = "lay",
            .from = {{vault, Whose::mine}},
            .conditions = byDay({{Aspect::object, "not-in-vault", "8.1", liesInOwn<vault>},
                                 ofTarget({Aspect::choices, "no-keeper", "8.1", isOwnKeeper}),
                                 {Aspect::cost, "too-few-sparks", "8.1", hasSparks, nullptr, false}}),
            .targets = findCrowned,
            .targetRule = "8.1",
            .place = ownPlace<terrace>};
}

inline Next payForCrown(Run& run) {
    proposeChange(run, run.state.turnPlayer, sparks, -run.rules.policy(priceOfCrown));
    return Next::on();
}

inline Next layCrown(Run& run) {
    Event event = doneTo(unpackedObject(run.local(0)), EventKind::move, run.state.turnPlayer);
    event.host = unpackedObject(run.local(1));
    event.slot = 0; // its role
    run.propose(event);
    return Next::on();
}

inline Procedure layProcedure() {
    return {
        "laying a crown", "8.1", {{"sparks are paid", "8.1", payForCrown}, {"it is laid", "8.1", layCrown}}};
}

} // namespace takujo::lanterns

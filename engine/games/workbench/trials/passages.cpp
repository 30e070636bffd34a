#include "engine/games/workbench/trials/terms.h"
#include "engine/games/workbench/workbench.h"
#include "engine/kit/leave_replacement.h"
#include "engine/kit/marks.h"
#include "engine/kit/passage.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

/// Rules that take part in the passage of events as other games have them: what happens at once because of
/// one, what happens instead of one and has to be asked for, what is forbidden at last, and what changes
/// damage. Most are off until a scenario's policy switches them on.
namespace takujo::workbench {

namespace {

enum PolicyOfPassages : std::uint8_t {
    mostOnBoard,       ///< w-60; 0: as many as there are
    guestsGoInstead,   ///< w-61
    mostCostOnBoard,   ///< w-62; 0: whatever they cost
    comparedAtOnce,    ///< w-63
    lifeAtOnce,        ///< w-65
    turnPlayersAtOnce, ///< w-66
    relicsCostLife,    ///< w-67
    mostWhenChecked,   ///< w-68; as w-60
};
/// They stand together, behind those of other files.
std::int32_t valueOf(const Position& position, PolicyOfPassages policy) {
    static const auto first = static_cast<std::size_t>(
        std::ranges::find(game().tables.policies, "most cards on a board", &PolicySpec::word) -
        game().tables.policies.begin());
    return position.rules.policy(first + policy);
}
template <PolicyOfPassages policy>
bool isOn(const Position& position) {
    return valueOf(position, policy) != 0;
}

// w-60, w-68: at once or when rule processes are looked at, whoever has too many cards on the board says
// which go.

std::int32_t countOver(const Position& position, Player player) {
    const std::int32_t most = std::max(valueOf(position, mostOnBoard), valueOf(position, mostWhenChecked));
    const auto there = static_cast<std::int32_t>(countIn(position.state, zoneOf(player, board)));
    return most == 0 ? 0 : std::max(there - most, 0);
}

/// Where both ask, none is too many any more when processes are looked at.
bool isAskedWhenChecked(const Position& position) {
    return isOn<mostWhenChecked>(position) && !isOn<mostOnBoard>(position);
}
bool isAskedAtOnce(const Position& position) {
    return !isAskedWhenChecked(position);
}

VerbSpec sendDownVerb() {
    VerbSpec verb = trials::pickVerb<isSentDown>("send down", board, "w-60");
    VerbSpec later = trials::pickVerb<isSentDown>("send down", board, "w-68");
    for (Condition& condition : verb.conditions)
        condition.applies = isAskedAtOnce;
    for (Condition& condition : later.conditions) {
        condition.applies = isAskedWhenChecked;
        verb.conditions.push_back(condition);
    }
    return verb;
}

template <PolicyOfPassages policy>
Next boardsAreOver(Run& run) {
    return isOn<policy>(run) &&
                   std::ranges::any_of(bothPlayers, [&](Player player) { return countOver(run, player) > 0; })
               ? Next::call(sendingDown)
               : Next::on();
}

/// The turn player first.
Next askWhatIsSentDown(Run& run) {
    for (const Player player : {run.state.turnPlayer, opponentOf(run.state.turnPlayer)})
        if (const std::int32_t over = countOver(run, player); over > 0) {
            Scratch<ObjectId> cards;
            for (const ObjectId id : objectsIn(run.state, zoneOf(player, board)))
                cards.push_back(id);
            askToPick(run, cards,
                      {.player = player, .least = over, .most = over, .kind = isSentDown, .verb = sendDown});
            return Next::on();
        }
    return Next::finish();
}

Next sendThemDown(Run& run) {
    for (const ObjectId id : pickedFor(run.state, isSentDown))
        destroy(run, id);
    dropNotesOfKind(run.state, isSentDown);
    return Next::jump(0);
}

// w-61: instead of a unit that would leave the board, one of its other cards goes to the heap.

constexpr LeaveReplacement otherCards{.zone = board,
                                      .to = heap,
                                      .pick = isGivenUp,
                                      .verb = giveUp,
                                      .asking = givingUp,
                                      .isOn = isOn<guestsGoInstead>};

// w-62: nothing lifts this, so it is asked of what comes at last; what comes together counts together.

std::int32_t printedCost(const Position& position, ObjectId id) {
    return std::max(position.definition(id).numbers[cost], 0);
}

bool wouldCostTooMuch(const Position& position, const Event& event) {
    const std::int32_t most = valueOf(position, mostCostOnBoard);
    if (most == 0 || event.to.kind != board || event.from.kind == board || event.host.exists())
        return false;
    std::int32_t sum = printedCost(position, event.object);
    for (const ObjectId id : objectsIn(position.state, event.to))
        sum += printedCost(position, id);
    for (const Event& before : happensBefore(position.state, event)) {
        if (before.kind != EventKind::move || before.has(Event::forbidden) || before.has(Event::ofUnit))
            continue;
        if (before.to == event.to && before.from.kind != board)
            sum += printedCost(position, before.object);
        if (before.from == event.to && before.to.kind != board)
            sum -= printedCost(position, before.object);
    }
    return sum > most;
}

// w-63, w-65: what the rules see right after damage has been dealt and life has been lost.

/// What has been dealt enough goes, and nobody keeps any damage.
void compareDamage(Run& run) {
    if (!isOn<comparedAtOnce>(run))
        return;
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, board))) {
            const Known known = know(run, id);
            if (known.damage == 0)
                continue;
            if (isDeadly(known))
                destroy(run, id);
            Event event;
            event.kind = EventKind::heal;
            event.flags = Event::quiet;
            event.object = id;
            event.player = player;
            run.propose(event);
        }
}

void outOfLifeAtOnce(Run& run) {
    if (isOn<lifeAtOnce>(run))
        outOfLife(run);
}

// w-67: what would damage a relic takes life instead.

Next damageObjects(Run& run, const Damage& damage) {
    Scratch<DamageTo> marked;
    for (const DamageTo& to : damage.to)
        if (isOn<relicsCostLife>(run) && (know(run, to.object).types() >> relic & 1U) != 0)
            proposeLifeLoss(run, record(run.state, to.object).controller, to.amount);
        else
            marked.push_back(to);
    Damage rest = damage;
    rest.to = marked;
    markDamage(run, rest);
    return Next::on();
}

// w-131: whatever has struck in this turn strikes along.

void findStrikers(const Position& position, const Event& event, Scratch<ObjectId>& found) {
    if (event.cause != Cause::combat || !lives(position.state, event.source))
        return;
    const Player player = record(position.state, event.source).controller;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, board)))
        if (id == event.source || hasMark(position.state, id, weary))
            found.push_back(id);
}
void letThemStrikeTogether(RuleTables& tables, std::int32_t do_) {
    tables.script.dealers = do_ != 0 ? findStrikers : nullptr;
}

/// Damage to a player is life lost.
Next damagePlayer(Run& run, Player player, std::int32_t amount, ObjectId source, std::uint16_t effect) {
    if (amount <= 0)
        return Next::on();
    proposeLifeLoss(run, player, amount);
    run.state.events.back().source = source;
    run.state.events.back().effect = effect;
    return Next::on();
}

} // namespace

void addRulesOfPassages(RuleTables& tables) {
    for (const PolicySpec& policy : std::initializer_list<PolicySpec>{
             {"most cards on a board", "w-60", 0, 0},
             {"cards of units go instead", "w-61", 0, 0},
             {"most cost on a board", "w-62", 0, 0},
             {"damage is compared at once", "w-63", 0, 0},
             {"no life is seen at once", "w-65", 0, 0},
             {"the turn player's go first at once", "w-66", 0, 0},
             {"damage to relics costs life", "w-67", 0, 0},
             {"most cards on a board when looked at", "w-68", 0, 0},
             {"strikes are dealt together", "w-131", 0, 0, letThemStrikeTogether}})
        tables.policies.push_back(policy);
    constexpr auto atOnce = RuleProcess::When::immediate;
    tables.processes.push_back({.name = "damage is compared",
                                .rule = "w-63",
                                .collect = compareDamage,
                                .when = atOnce,
                                .on = only(EventKind::damage)});
    tables.processes.push_back({.name = "out of life at once",
                                .rule = "w-65",
                                .collect = outOfLifeAtOnce,
                                .when = atOnce,
                                .on = only(EventKind::changeValue)});
    tables.processes.push_back({.name = "too many cards on a board",
                                .rule = "w-60",
                                .when = atOnce,
                                .on = only(EventKind::move) | only(EventKind::control),
                                .start = boardsAreOver<mostOnBoard>});
    tables.processes.push_back({.name = "too many cards on a board when it is looked at",
                                .rule = "w-68",
                                .start = boardsAreOver<mostWhenChecked>});
    tables.prohibitions.push_back(
        {.rule = "w-62", .forbids = wouldCostTooMuch, .kinds = only(EventKind::move), .atLast = true});
    tables.arrivals.push_back(
        {.rule = "w-64", .apply = changeDamage, .kinds = only(EventKind::damage), .once = true});
    tables.replacements.push_back(goingInstead<otherCards>("w-61"));
    tables.timing.turnPlayersFirstAtOnce = isOn<turnPlayersAtOnce>;
    tables.script.damage = damageObjects;
    tables.script.damagePlayer = damagePlayer;
}

std::vector<VerbSpec> verbsOfPassages() {
    return {sendDownVerb(), trials::pickVerb<isGivenUp>("give up", board, "w-61")};
}

std::vector<Procedure> proceduresOfPassages() {
    return {{"too many cards on a board",
             "w-60 w-68",
             {{"who has too many", "", askWhatIsSentDown},
              {"cards are sent down", "", pickQuestion<sendThemDown>(DecisionKind::chooseObjects)}}},
            goingInsteadSteps<otherCards>("a card goes instead of its unit", "w-61", "which cards there are",
                                          "a card is given up", "w-61")};
}

} // namespace takujo::workbench

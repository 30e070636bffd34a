#include "engine/core/card_numbers.h"
#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/waiting_costs.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <array>
#include <cstdlib>

/// 14-3b-6 to 14-3b-8: what is paid, in which order it is determined, and how. Energy is rested; which of
/// one's energy cards, makes no difference, so nobody is asked.
namespace takujo::gate_ruler {

namespace {

bool isUsed(const Ability& ability) {
    return ability.kind == AbilityKind::activated;
}
bool isTriggered(const Ability& ability) {
    return ability.kind == AbilityKind::triggered;
}

void describeLevel(const Position& position, const Attempt& attempt, Arguments& arguments) {
    arguments.push_back(
        numberArgument("cost", priceOf(position, attempt.player, attempt.option.object).amount));
    arguments.push_back(numberArgument("energy", activeEnergy(position.state, attempt.player)));
}
void describeEnergy(const Position& position, const Attempt& attempt, Arguments& arguments) {
    arguments.push_back(numberArgument("energy", activeEnergy(position.state, attempt.player)));
}

playing::Resource energy() {
    return {
        .add = [](const Scope&, const Term&, playing::AmountDue&) {},
        .verdict = [](const Position& position, Player player, const playing::AmountDue& due, ObjectId,
                      const playing::CostsTaken&) -> playing::Lack {
            return activeEnergy(position.state, player) >= due.amount ? playing::nothing : playing::tooLittle;
        },
        .isAsked = [](const playing::AmountDue&) { return false; },
        .pay =
            [](Run& run, ObjectId) {
                restEnergy(run, playing::payerOf(run), playing::dueNow(run).amount, Cause::cost);
            },
        .most = [](const Position& position, Player player) { return activeEnergy(position.state, player); },
        .pool =
            [](const Position& position, Player player, const playing::AmountDue& due) {
                return CostPool{energyZone, due.amount, activeEnergy(position.state, player)};
            },
        .zones = bitOf(energyZone)};
}

/// 14-5c-1: a card that its CNT plays costs no energy for its level; what makes it dearer stays (OPEN 25).
bool isFreeOfLevel(const Position& position, ObjectId card) {
    return record(position.state, card).zone.kind == counterZone && is(position, counterPlaysFree);
}

/// A card that is being played counts as lying where it is played from (14-3b-1b).
Known asPlayed(const Scope& scope) {
    Known card = know(scope.position, scope.effect.source);
    if (const unsigned from = scope.effect.paid >> playing::originAt; from != 0)
        card.zone.kind = static_cast<std::uint8_t>(from - 1);
    return card;
}

/// 14-3b-6e: a card that is played without paying its cost has no additional costs, either.
void takeAwayWhatIsFree(const Scope& scope, playing::CostList& parts) {
    if (scope.ability.kind == AbilityKind::text &&
        isFreeOfCost(scope.position, scope.effect.controller, asPlayed(scope)))
        parts.clear();
}

} // namespace

std::int32_t activeEnergy(const State& state, Player player) {
    std::int32_t count = 0;
    for (const ObjectId id : objectsIn(state, zoneOf(player, energyZone)))
        count += record(state, id).isAside() ? 0 : 1;
    return count;
}

void restEnergy(Run& run, Player player, std::int32_t amount, Cause cause, std::uint16_t effect) {
    if (isBroken(faults::energyIsNotRested))
        return;
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, energyZone))) {
        if (amount <= 0)
            return;
        if (record(run.state, id).isAside())
            continue;
        Event rests = doneTo(id, EventKind::turnAside, player, cause);
        rests.effect = effect;
        rests.flags = Event::quiet;
        run.propose(rests);
        --amount;
    }
}

/// The level, if that is at least 1 (14-3b-6a); then what effects make of it, also of nothing (OPEN 12).
/// The card counts as lying where it is played from (14-3b-1b).
playing::AmountDue priceOf(const Position& position, Player player, ObjectId card) {
    for (const Note& price : position.state.notes)
        if (price.kind == announcedPrice && price.object == card && !isBroken(faults::costsChangeUntilPaid))
            return {.amount = price.amount};
    const Known known = know(position, card);
    const std::int32_t printed = known.hasNumber(level) ? known.number(level) : 0;
    const bool isDue = is(position, levelIsPaid) && !isFreeOfLevel(position, card);
    const std::int32_t own = isDue ? std::max(printed, 0) : 0;
    const bool staysFree = (own == 0 && isBroken(faults::nothingBecomesDear)) ||
                           (isFreeOfLevel(position, card) && isBroken(faults::countersAreFree));
    const std::int32_t total = staysFree ? own : sumOf(own, priceChange(position, player, known, own));
    playing::AmountDue due;
    due.amount = isBroken(faults::costsBelowNoughtArePaid) ? std::abs(total) : std::max(0, total);
    return due;
}

/// 14-3b-6b to 14-3b-6e.
std::span<const playing::PriceStage> priceStages() {
    using enum playing::PriceStage;
    static constexpr std::array setLast{more, lessToFloor, less, becomes, free};
    static constexpr std::array withoutMore{becomes, lessToFloor, less, free};
    static constexpr std::array withoutLess{becomes, more, free};
    static constexpr std::array withoutFree{becomes, more, lessToFloor, less};
    if (isBroken(faults::costsAreSetLast))
        return setLast;
    if (isBroken(faults::costsDoNotRise))
        return withoutMore;
    if (isBroken(faults::costsDoNotFall))
        return withoutLess;
    if (isBroken(faults::nothingIsFree))
        return withoutFree;
    return playing::priceStages;
}

/// Whoever has what is being played or carried out, or else whoever has priority.
Player whoPlays(const Position& position) {
    const State& state = position.state;
    for (auto frame = state.frames.rbegin(); frame != state.frames.rend(); ++frame) {
        if (frame->procedure == playingCard) {
            const ObjectId card = unpackedObject(frame->locals[playing::played]);
            if (lives(state, card))
                return record(state, card).controller;
            break;
        }
        if (frame->procedure != usingAbility && frame->procedure != addingAutomatic &&
            frame->procedure != resolution)
            continue;
        const auto id = static_cast<std::uint16_t>(frame->locals[playing::effectOf]);
        if (const EffectRecord* const effect = id == 0 ? nullptr : findEffect(state, id))
            return effect->controller;
    }
    return state.priority == Player::nobody ? state.turnPlayer : state.priority;
}

std::vector<playing::Way> ways() {
    using playing::anyLack;
    return {{.procedure = playingCard,
             .chooses = "14-3b-3",
             .pays = "14-3b-8",
             .announces = "14-3b-4",
             .takesModes = "14-3b-2",
             .divides = "14-3b-5",
             .price = priceOf,
             .lacks = {{playing::somethingElse, "14-3b-8", "cost-cannot-be-paid"},
                       {anyLack, "14-3b-8 p-103", "energy-too-little", describeLevel}}},
            {.procedure = usingAbility,
             .chooses = "14-3b-3",
             .pays = "14-3b-8",
             .announces = "14-3b-4",
             .takesModes = "14-3b-2",
             .divides = "14-3b-5",
             .isIt = isUsed,
             .lacks = {{playing::somethingElse, "14-3b-8", "cost-cannot-be-paid"},
                       {anyLack, "14-3b-8 p-103", "energy-too-little-for-ability", describeEnergy}}},
            {.procedure = addingAutomatic,
             .chooses = "14-3b-3",
             .pays = "14-3b-8",
             .announces = "14-3b-4",
             .takesModes = "14-3b-2",
             .divides = "14-3b-5",
             .isIt = isTriggered}};
}

playing::PlayTables playTables() {
    playing::PlayTables tables;
    tables.resources = {energy()};
    tables.ways = ways();
    tables.verbs = {.x = nameX,
                    .optional = payOptional,
                    .instead = payInstead,
                    .noMore = payNoMore,
                    .reduce = payReduced,
                    .payWaiting = payForAbility,
                    .leaveUnpaid = leaveUnpaid};
    tables.paying = payingByText;
    tables.player = whoPlays;
    tables.order = [](const Position&) { return playing::CostOrder::inTextOrder; };
    tables.stages = [](const Position&) { return priceStages(); };
    tables.besides = takeAwayWhatIsFree;
    tables.notesOrigin = true;
    return tables;
}

std::vector<VerbSpec> payingVerbs() {
    std::vector<VerbSpec> all{playing::nameXVerb(ways(), "14-3b-3", "14-3b-3")};
    for (VerbSpec& verb : playing::offeredCostVerbs(ways(), "14-3b-3"))
        all.push_back(std::move(verb));
    for (VerbSpec& verb : playing::waitingCostVerbs("14-3b-3", "14-3b-3", "14-3b-8"))
        all.push_back(std::move(verb));
    return all;
}

} // namespace takujo::gate_ruler

#include "engine/core/card_numbers.h"
#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/faults.h"
#include "engine/games/shadowverse_evolve/texts.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/values.h"
#include "engine/kit/play/waiting_costs.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

/// 10.4: costs. PP are a number of the player; everything else is paid with objects, in the order of the
/// text.
namespace takujo::shadowverse_evolve {

namespace {

bool isUsed(const Ability& ability) {
    return ability.kind == AbilityKind::activated;
}
bool isTriggered(const Ability& ability) {
    return ability.kind == AbilityKind::triggered;
}

void describeCost(const Position& position, const Attempt& attempt, Arguments& arguments) {
    arguments.push_back(
        numberArgument("cost", priceOf(position, attempt.player, attempt.option.object).amount));
    arguments.push_back(numberArgument("pp", valueOf(position.state, attempt.player, pp)));
}
void describePp(const Position& position, const Attempt& attempt, Arguments& arguments) {
    arguments.push_back(numberArgument("pp", valueOf(position.state, attempt.player, pp)));
}
void describeRoom(const Position& position, const Attempt&, Arguments& arguments) {
    arguments.push_back(numberArgument("limit", position.rules.policy(fieldLimit)));
}

/// 10.6.2.6: what is put away as a cost makes room for what is played.
bool findsRoom(const Position& position, Player player, ObjectId card, const playing::CostsTaken& spent) {
    if (!lives(position.state, card))
        return true;
    const std::uint8_t type = position.definition(card).type;
    if ((type != follower && type != amulet) || record(position.state, card).zone.kind == field)
        return true;
    std::int32_t there = 0;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field)))
        there += spent.moves(id) ? 0 : 1;
    return there < position.rules.policy(fieldLimit);
}

// 12.2.3, 12.16.3: of the PP that an evolve ability or the like costs, one may be an EP.

/// Whether the text says what is to be paid by something that can be counted.
bool isCounted(const Term& cost) {
    return std::ranges::any_of(cost[operand::of].parts, [](const Term& part) { return !part.parts.empty(); });
}

void addPp(const Scope& scope, const Term& term, playing::AmountDue& due) {
    if (isBroken(faults::pointsArePaidOnce))
        due.amount = 0;
    if (!isBroken(faults::countedCostsAreFree) || !isCounted(term))
        playing::values::addCost(scope, term, due);
    if (scope.ability.form == evolveForm)
        due.amount = std::max(0, sumOf(due.amount, changeOfEvolveCost(scope.position, scope.effect.source)));
    if (isLikeEvolving(scope.ability.form) && due.amount > 0 &&
        scope.position.rules.policy(epPaysForEvolving) != 0)
        due.needs |= mayUseEp;
}
playing::Lack verdictOfPp(const Position& position, Player player, const playing::AmountDue& due, ObjectId,
                          const playing::CostsTaken&) {
    const std::int32_t has = valueOf(position.state, player, pp);
    const bool withEp = (due.needs & mayUseEp) != 0 && valueOf(position.state, player, ep) > 0;
    return has >= due.amount - (withEp ? 1 : 0) ? playing::nothing : playing::tooLittle;
}
void payPp(Run& run, ObjectId) {
    const playing::AmountDue due = playing::dueNow(run);
    const std::int32_t fromEp = (due.needs & usesEp) != 0 ? 1 : 0;
    const auto pay = [&](Value value, std::int32_t amount) {
        if (amount == 0)
            return;
        Event event = doneTo({}, EventKind::changeValue, playing::payerOf(run), Cause::cost);
        event.slot = value;
        event.amount = -amount;
        run.propose(event);
    };
    pay(pp, due.amount - fromEp);
    pay(ep, fromEp);
}

playing::Resource playPoints() {
    playing::Resource points = playing::playersValue<pp>();
    points.add = addPp;
    points.verdict = verdictOfPp;
    points.pay = payPp;
    return points;
}

/// 10.6.2.5.1.3: set first, then (OPEN 7) more and less.
std::span<const playing::PriceStage> stagesOfPrices(const Position&) {
    static const std::vector<playing::PriceStage> setLast{std::rbegin(playing::priceStages),
                                                          std::rend(playing::priceStages)};
    return isBroken(faults::pricesAreSetLast) ? std::span<const playing::PriceStage>{setLast}
                                              : std::span<const playing::PriceStage>{playing::priceStages};
}

} // namespace

/// 1.3.2.2.1: never below nothing.
playing::AmountDue priceOf(const Position& position, Player player, ObjectId card) {
    for (const Note& price : position.state.notes)
        if (price.kind == announcedPrice && price.object == card)
            return {.amount = price.amount};
    const Known known = know(position, card);
    const bool isFree = !known.hasNumber(cost) || isBroken(faults::printedCostsAreNotAsked);
    const std::int32_t own = isFree ? 0 : known.number(cost);
    playing::AmountDue due;
    due.amount = std::max(0, sumOf(own, priceChange(position, player, known, own)));
    return due;
}

/// Whoever has what is being played or carried out, or else whoever may act.
Player whoPlays(const Position& position) {
    const State& state = position.state;
    for (auto frame = state.frames.rbegin(); frame != state.frames.rend(); ++frame) {
        if (frame->procedure == quickWindow)
            return opponentOf(state.turnPlayer);
        if (frame->procedure != playing_ && frame->procedure != usingAbility &&
            frame->procedure != carryingOut)
            continue;
        const auto id = static_cast<std::uint16_t>(frame->locals[playing::effectOf]);
        if (const EffectRecord* const effect = id == 0 ? nullptr : findEffect(state, id))
            return effect->controller;
    }
    return state.turnPlayer;
}

std::vector<playing::Way> ways() {
    using playing::anyLack;
    return {{.procedure = playing_,
             .chooses = "10.6.2.5",
             .pays = "10.4.4 10.6.2.5.4",
             .announces = "10.6.2.3",
             .takesModes = "10.6.2.2.2",
             .divides = "10.6.2.4.2",
             .price = priceOf,
             .lacks = {{playing::noPlaceForIt, "10.6.2.6", "no-room-on-field", describeRoom, Aspect::limits},
                       {playing::somethingElse, "10.4.2.2 10.6.2.5.4", "cost-cannot-be-paid"},
                       {anyLack, "10.4.4 10.6.2.5.4", "pp-too-few", describeCost}}},
            {.procedure = usingAbility,
             .chooses = "10.6.2.5",
             .pays = "10.4.4 10.6.2.5.4",
             .announces = "10.6.2.3",
             .takesModes = "10.6.2.2.2",
             .divides = "10.6.2.4.2",
             .isIt = isUsed,
             .lacks = {{playing::somethingElse, "10.4.2.2 10.4.5 10.4.5.1 10.4.6 10.6.2.5.4",
                        "cost-cannot-be-paid"},
                       {anyLack, "10.4.4 10.6.2.5.4", "pp-too-few-for-ability", describePp}}},
            {.procedure = carryingOut,
             .chooses = "10.6.2.5",
             .pays = "10.4.4",
             .announces = "10.6.2.3",
             .takesModes = "10.6.2.2.2",
             .divides = "10.6.2.4.2",
             .isIt = isTriggered,
             .maybePaidLater = true}};
}

playing::PlayTables playTables() {
    playing::PlayTables tables;
    tables.resources = {playPoints()};
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
    tables.order = [](const Position& position) {
        return position.rules.policy(costsInTextOrder) != 0 ? playing::CostOrder::inTextOrder
                                                            : playing::CostOrder::together;
    };
    tables.stages = stagesOfPrices;
    tables.besides = revealEvolveCard;
    tables.notesOrigin = true;
    tables.finalCheck = findsRoom;
    return tables;
}

std::vector<VerbSpec> payingVerbs() {
    std::vector<VerbSpec> all{playing::nameXVerb(ways(), "10.6.2.2.3", "1.3.5")};
    for (VerbSpec& verb : playing::offeredCostVerbs(ways(), "10.6.2.2.1"))
        all.push_back(std::move(verb));
    for (VerbSpec& verb : verbsOfEp())
        all.push_back(std::move(verb));
    for (VerbSpec& verb : verbsOfSuperEvolving())
        all.push_back(std::move(verb));
    for (VerbSpec& verb : verbsOfFaces())
        all.push_back(std::move(verb));
    for (VerbSpec& verb : verbsOfBases())
        all.push_back(std::move(verb));
    for (VerbSpec& verb : playing::waitingCostVerbs("10.4.7.3", "10.4.7.3", "10.4.2.2"))
        all.push_back(std::move(verb));
    return all;
}

} // namespace takujo::shadowverse_evolve

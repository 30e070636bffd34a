#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/texts.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/turned_cards.h"
#include "engine/kit/play/waiting_costs.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

/// 8-4: what effects cost. Crystals are rested for it, of their attributes where icons say so; everything
/// else is paid with objects, in the order of the text.
namespace takujo::granblue {

namespace {

template <Form form>
bool isOfForm(const Ability& ability) {
    return ability.form == form;
}
bool isNoOugi(const Ability& ability) {
    return ability.form != ougiForm;
}
bool isTriggered(const Ability& ability) {
    return ability.kind == AbilityKind::triggered;
}
bool isSummonCard(const CardDefinition& card) {
    return card.type == summon;
}
/// Playing a summon costs nothing by itself (6-3-1-2-3).
playing::AmountDue nothingDue(const Position&, Player, ObjectId) {
    return {};
}

bool isInTextOrder(const Position& position) {
    return position.rules.policy(costsInTextOrder) != 0;
}

bool isPaid(const Position& position) {
    return playing::isPaying(position);
}

} // namespace

/// Whoever has what is being carried out, or else free timing.
Player whoPlays(const Position& position) {
    const State& state = position.state;
    for (auto frame = state.frames.rbegin(); frame != state.frames.rend(); ++frame) {
        if (frame->procedure == counterStep)
            return opponentOf(state.turnPlayer);
        if (frame->procedure != usingEffect && frame->procedure != usingOugi &&
            frame->procedure != playingSummon && frame->procedure != carryingOut)
            continue;
        const auto id = static_cast<std::uint16_t>(frame->locals[playing::effectOf]);
        if (const EffectRecord* const effect = id == 0 ? nullptr : findEffect(state, id))
            return effect->controller;
    }
    return state.turnPlayer;
}

std::vector<playing::Way> ways() {
    using playing::anyLack;
    return {{.procedure = usingEffect,
             .chooses = "8-4-2-3",
             .pays = "8-4-2-1 8-4-2-2 8-4-2-2-2",
             .takesModes = "8-6-2-2",
             .isIt = isNoOugi,
             .lacks = {{playing::somethingElse, "8-4-2-4", "cost-cannot-be-paid"},
                       {anyLack, "8-4-2-4 8-4-2-1 8-4-2-2 8-4-2-2-2", "crystals-cannot-pay"}}},
            {.procedure = usingOugi,
             .chooses = "2-6-1-1-1",
             .pays = "8-4-2-1 8-4-2-2",
             .takesModes = "8-6-2-2",
             .isIt = isOfForm<ougiForm>,
             .lacks = {{anyLack, "2-6-1-1-1", "gauge-cannot-pay"}}},
            {.procedure = playingSummon,
             .chooses = "8-4-2-3",
             .pays = "8-4-2-1 8-4-2-2",
             .takesModes = "8-6-2-2",
             .isOf = isSummonCard,
             .price = nothingDue,
             .lacks = {{anyLack, "8-4-2-4", "cost-cannot-be-paid"}}},
            {.procedure = carryingOut,
             .chooses = "8-4-2-3",
             .pays = "8-4-2-1 8-4-2-2",
             .takesModes = "8-6-2-2",
             .isIt = isTriggered,
             .maybePaidLater = true}};
}

playing::PlayTables playTables() {
    playing::PlayTables tables;
    tables.resources = {playing::turnedCards(crystals)};
    tables.turned = {crystals, attributes,
                     [](const Position&) { return playing::TurnedCards::Colours::ofCards; }};
    tables.ways = ways();
    tables.verbs = {.optional = payOptional,
                    .instead = payInstead,
                    .noMore = payNoMore,
                    .reduce = payReduced,
                    .pay = restCrystal,
                    .paid = paid,
                    .payWaiting = payForEffect,
                    .leaveUnpaid = leaveUnpaid};
    tables.paying = payingByText;
    tables.player = whoPlays;
    tables.order = [](const Position& position) {
        return isInTextOrder(position) ? playing::CostOrder::inTextOrder : playing::CostOrder::together;
    };
    return tables;
}

std::vector<VerbSpec> payingVerbs() {
    constexpr std::string_view icons = "8-4-2-1 8-4-2-2 8-4-2-2-2";
    std::vector<VerbSpec> all{
        {.word = "rest crystal",
         .from = {{crystals, Whose::mine}},
         .conditions = {onlyWhen<isPaid>("nothing-to-pay", icons),
                        onlyFor<isPaid, playing::payerOf>("other-player-decides", icons),
                        {Aspect::object, "not-your-crystal", "8-4-2-2", liesInOwn<crystals>},
                        {Aspect::object, "rested-already", "1-3-2-1 8-4-2-2", playing::isUpright},
                        {Aspect::choices, "picked-already", "8-4-2-2-2", playing::isUnspent},
                        {Aspect::cost, "does-not-help", icons, playing::helps}},
         .onlyWhenAsked = true},
        {.word = "paid",
         .conditions = {onlyWhen<isPaid>("nothing-to-pay", icons),
                        onlyFor<isPaid, playing::payerOf>("other-player-decides", icons),
                        {Aspect::cost, "not-paid", "8-4-2-4", playing::isPaidInFull, nullptr, false}},
         .onlyWhenAsked = true}};
    for (VerbSpec& verb : playing::offeredCostVerbs(ways(), "8-4-2"))
        all.push_back(std::move(verb));
    // OPEN 6: whoever has the effect may leave it unpaid.
    for (VerbSpec& verb : playing::waitingCostVerbs("8-4-2-5", "8-4-2-5", "8-4-2-4"))
        all.push_back(std::move(verb));
    return all;
}

} // namespace takujo::granblue

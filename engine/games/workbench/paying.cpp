#include "engine/core/card_numbers.h"
#include "engine/games/workbench/terms.h"
#include "engine/kit/play/turned_cards.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>

/// What is played or used is paid by tapping cards of the pool.
namespace takujo::workbench {

playing::AmountDue priceOf(const Position& position, Player player, ObjectId card) {
    const Known known = know(position, card);
    const std::int32_t own = known.number(cost);
    playing::AmountDue due;
    due.amount = std::max(0, sumOf(own, priceChange(position, player, known, own)));
    if (due.amount > 0)
        playing::wantColours(position, due, known.set(colours));
    return due;
}

std::vector<playing::Way> ways() {
    using playing::anyLack;
    return {{.procedure = playing,
             .chooses = "w-6",
             .pays = "w-6",
             .price = priceOf,
             .lacks = {{playing::noPlaceForIt, "w-19", "no-room", nullptr, Aspect::limits},
                       {anyLack, "w-6", "pool-too-small"}}},
            {.procedure = carryingOut, .chooses = "w-6", .pays = "w-6", .maybePaidLater = true}};
}

playing::PlayTables playTables() {
    playing::PlayTables tables;
    tables.resources = {playing::turnedCards(pool)};
    tables.turned = {pool, colours, [](const Position& position) {
                         return static_cast<playing::TurnedCards::Colours>(
                             position.rules.policy(colourIsNeeded));
                     }};
    tables.ways = ways();
    tables.verbs = {.pay = tap, .paid = paid};
    tables.player = turnPlayer;
    return tables;
}

namespace {

bool isOnesPayment(const Position& position, const Attempt& attempt) {
    return playing::isPaying(position) && playing::payerOf(position) == attempt.player;
}

} // namespace

VerbSpec tapVerb() {
    return {.word = "tap",
            .from = {{pool, Whose::mine}},
            .conditions = {{Aspect::time, "nothing-to-pay", "w-5", isOnesPayment, nullptr, false},
                           {Aspect::object, "not-in-pool", "w-5", liesInOwn<pool>},
                           {Aspect::object, "tapped-already", "w-5", playing::isUpright},
                           {Aspect::choices, "picked-already", "w-5", playing::isUnspent},
                           {Aspect::cost, "does-not-help", "w-6", playing::helps}}};
}

VerbSpec paidVerb() {
    return {.word = "paid",
            .conditions = {{Aspect::time, "nothing-to-pay", "w-5", isOnesPayment, nullptr, false},
                           {Aspect::cost, "not-paid", "w-6", playing::isPaidInFull, nullptr, false}}};
}

} // namespace takujo::workbench

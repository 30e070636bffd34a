#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/operators.h"
#include "engine/kit/turn_parts.h"

/// What abilities may cost, as cards write it: the [ ] of 14-3b-6a, each part an action.
namespace takujo::gate_ruler {

namespace {

bool mayRest(const Position& position, ObjectId id) {
    const std::uint8_t kind = record(position.state, id).zone.kind;
    return isIn(unitZoneBits | bitOf(rulerZone), kind);
}

/// 15-15
CostMeaning payEnergy() {
    return {nullptr,
            nullptr,
            nullptr,
            [](Run& run, const Scope& scope, const Term& term, ObjectId) {
                restEnergy(run, scope.paying(), playing::amountInCost(scope, term[cost_of_value::amount], 1),
                           Cause::cost, scope.effect.id);
            },
            false,
            [](const Scope& scope, const Term& term) {
                return CostPool{energyZone, playing::amountInCost(scope, term[cost_of_value::amount], 1),
                                activeEnergy(scope.state(), scope.paying())};
            }};
}

/// Drawing is an action, too: what is drawn may serve what comes later (14-3b-8a).
CostMeaning drawCards() {
    return {nullptr,
            nullptr,
            nullptr,
            [](Run& run, const Scope& scope, const Term& term, ObjectId) {
                takujo::drawCards(run, scope.paying(),
                                  playing::amountInCost(scope, term[cost_of_value::amount], 1));
            },
            false,
            [](const Scope& scope, const Term& term) {
                return CostPool{deck, playing::amountInCost(scope, term[cost_of_value::amount], 1),
                                countIn(scope.state(), zoneOf(scope.paying(), deck))};
            }};
}

} // namespace

std::vector<CostSpec> ownCosts() {
    using Kind = FieldKind;
    const FieldShape what{cost_of::what, Kind::objects, true};
    const FieldShape amount{cost_of::amount, Kind::amount};
    return {
        {{.word = "energy",
          .fields = {{cost_of_value::amount, Kind::amount}},
          .about = "Pay so much energy: rest so many of your active energy cards (15-15).",
          .example = "2"},
         payEnergy()},
        {{.word = "rest", .about = "Rest this card, which must be active."}, costs::turnThis<mayRest>()},
        {{.word = "put into graveyard",
          .fields = {what, amount},
          .about = "Put this, or cards of yours, into the graveyard."},
         costs::move<graveyard>()},
        {{.word = "exclude",
          .fields = {what, amount},
          .about = "Exclude this, or cards of yours, from the game."},
         costs::move<removed>()},
        {{.word = "return", .fields = {what, amount}, .about = "Return cards of yours to the hand."},
         costs::move<hand>()},
        {{.word = "discard",
          .fields = {{cost_of_discards::amount, Kind::amount}, {cost_of_discards::like, Kind::criteria}},
          .about = "Put cards from your hand into the graveyard."},
         takujo::costs::discard()},
        {{.word = "draw",
          .fields = {{cost_of_value::amount, Kind::amount}},
          .about = "Draw so many cards.",
          .example = "1"},
         drawCards()},
        {{.word = "take counter",
          .fields = {{cost_of_counters::named, Kind::text, true}, {cost_of_counters::amount, Kind::amount}},
          .about = "Remove counters from this card."},
         takujo::costs::takeCounters()},
    };
}

} // namespace takujo::gate_ruler

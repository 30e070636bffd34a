#include "engine/games/granblue/fields.h"
#include "engine/games/granblue/operators.h"

#include "engine/kit/script/doing/zone_counters.h"
#include "engine/kit/script/reading/event_of.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// What activated and automatic effects may cost: 8-4.
namespace takujo::granblue {

namespace {

/// 2-6-1-1-1: only what shows its face is turned.
CostMeaning turnGaugeDown() {
    CostMeaning meaning = costs::turnDown();
    meaning.sources = [](const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
        for (const ObjectId id : objectsIn(scope.state(), {gauge, scope.paying()}, Query::reachable))
            if (faceOf(scope.position.rules, record(scope.state(), id)) == Face::up &&
                (!term[cost_of_gauge::what].exists() ||
                 means(scope, term[cost_of_gauge::what], know(scope.position, id))))
                found.push_back(id);
    };
    meaning.needed = costs::parts::amountIn<cost_of_gauge::amount>;
    return meaning;
}

bool mayRest(const Position&, ObjectId) {
    return true;
}

/// Leaders and members of one's own that are active.
CostMeaning restAllies() {
    CostMeaning meaning{[](const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
                            costs::parts::ownMeant(scope, term, found);
                            std::erase_if(found,
                                          [&](ObjectId id) { return record(scope.state(), id).isAside(); });
                        },
                        costs::parts::amountIn<cost_of::amount>, nullptr, costs::parts::payByTurning, true};
    meaning.ofObjectsInPlay = true;
    return meaning;
}

/// 10-6-1-1: cards of the hand are shown while they pay.
CostMeaning revealCards() {
    return {[](const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
                for (const ObjectId id : objectsIn(scope.state(), {hand, scope.paying()}, Query::reachable))
                    if (!term[cost_of_such::like].exists() ||
                        isLike(scope, term[cost_of_such::like], know(scope.position, id)))
                        found.push_back(id);
            },
            costs::parts::amountIn<cost_of_such::amount>, nullptr,
            [](Run& run, const Scope& scope, const Term&, ObjectId with) {
                Event event = eventOf(scope, EventKind::mark, with, Cause::cost);
                event.amount = static_cast<std::int32_t>(revealedMark);
                run.propose(event);
            }};
}

} // namespace

std::vector<CostSpec> ownCosts() {
    using Kind = FieldKind;
    const FieldShape what{cost_of::what, Kind::objects, true};
    const FieldShape amount{cost_of::amount, Kind::amount};
    CostSpec ofZones = costOfZoneCounters();
    ofZones.shape.word = "take chip from zone";
    ofZones.shape.about = "Spend chips that lie on a zone of yours (10-16-3).";
    return {
        {{.word = "crystals",
          .fields = {{operand::of, Kind::cp, true}},
          .about = "Rest so many crystals, of these attributes or of any: {fire: 2, any: 2} (8-4-2).",
          .example = "{fire: 2, any: 2}"},
         {}},
        {{.word = "gauge",
          .fields = {{cost_of_gauge::amount, Kind::amount, true}, {cost_of_gauge::what, Kind::objects}},
          .about = "Turn so many cards of your gauge face down, any or such (2-6-1-1-1).",
          .example = "2"},
         turnGaugeDown()},
        {{.word = "rest", .about = "Rest this card."}, costs::turnThis<mayRest>()},
        {{.word = "rest others",
          .fields = {what, amount},
          .about = "Rest active leaders and members of yours.",
          .example = "{what: {member: {}}, amount: 1}"},
         restAllies()},
        {{.word = "put into gauge", .fields = {what, amount}, .about = "Put cards of yours into the gauge."},
         costs::move<gauge>()},
        {{.word = "return", .fields = {what, amount}, .about = "Put cards of yours into the hand."},
         costs::move<hand>()},
        {{.word = "make crystal", .fields = {what, amount}, .about = "Make cards of yours crystals."},
         costs::move<crystals>()},
        {{.word = "discard",
          .fields = {{cost_of_discards::amount, Kind::amount}, {cost_of_discards::like, Kind::criteria}},
          .about = "Put cards from your hand into your gauge."},
         takujo::costs::discard()},
        {{.word = "take chip",
          .fields = {{cost_of_counters::named, Kind::text, true}, {cost_of_counters::amount, Kind::amount}},
          .about = "Spend chips that lie on this card (10-16-3)."},
         takujo::costs::takeCounters()},
        ofZones,
        {{.word = "reveal",
          .fields = {{cost_of_such::like, Kind::criteria}, {cost_of_such::amount, Kind::amount}},
          .about = "Reveal cards of your hand (10-6-1-1)."},
         revealCards()},
    };
}

} // namespace takujo::granblue

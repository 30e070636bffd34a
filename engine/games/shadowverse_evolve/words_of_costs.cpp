#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/kit/journal.h"
#include "engine/kit/visibility.h"

/// What cards and abilities may cost: 10.4.
namespace takujo::shadowverse_evolve {

namespace {

bool mayAct(const Position& position, ObjectId id) {
    return record(position.state, id).zone.kind == field; // 10.4.6
}

/// 10.4.5 (OPEN 30): a leader's health has to be as high as what it loses; reaching 0 is allowed.
CostMeaning leaderLosesHealth() {
    return {nullptr,
            nullptr,
            nullptr,
            [](Run& run, const Scope& scope, const Term& term, ObjectId) {
                Event event = eventOf(scope, EventKind::changeValue, {}, Cause::cost);
                event.slot = leaderHealth;
                event.amount = -playing::amountInCost(scope, term[cost_of_value::amount], 1);
                event.flags = Event::quiet;
                note(run, "leader loses health", scope.paying(), "10.4.5",
                     {numberArgument("number", -event.amount)});
                run.propose(event);
            },
            false,
            [](const Scope& scope, const Term& term) {
                std::int32_t left = 0;
                for (const ObjectId id : objectsIn(scope.state(), zoneOf(scope.paying(), leaderArea)))
                    left += healthOf(scope.position, id);
                return CostPool{leaderHealth, playing::amountInCost(scope, term[cost_of_value::amount], 1),
                                left};
            }};
}

/// 5.7.1.2 says how long they stay revealed: until the text is at its end.
CostMeaning revealFromHand() {
    CostMeaning meaning = takujo::costs::discard();
    meaning.pay = [](Run& run, const Scope& scope, const Term&, ObjectId with) {
        Event event = eventOf(scope, EventKind::mark, with, Cause::cost);
        event.amount = static_cast<std::int32_t>(revealedMark);
        run.propose(event);
    };
    return meaning;
}

} // namespace

std::vector<CostSpec> ownCosts() {
    using Kind = FieldKind;
    const FieldShape what{cost_of::what, Kind::objects, true};
    const FieldShape amount{cost_of::amount, Kind::amount};
    return {
        // PP are taken from the player's number.
        {{.word = "pp",
          .fields = {{operand::of, Kind::cp, true}},
          .about = "So many PP (10.4.4).",
          .example = "2"},
         {}},
        {{.word = "act", .about = "Act this card, which must be standing on the field (10.4.6)."},
         costs::turnThis<mayAct>()},
        {{.word = "act others",
          .fields = {{cost_of_such::like, Kind::criteria}, {cost_of_such::amount, Kind::amount}},
          .about = "Act standing cards of your field."},
         costs::turnOthers<field>()},
        {{.word = "put into cemetery",
          .fields = {what, amount},
          .about = "Put this, or cards of yours, into the cemetery."},
         costs::move<cemetery>()},
        {{.word = "banish", .fields = {what, amount}, .about = "Banish this, or cards of yours (5.6)."},
         costs::move<banished>()},
        {{.word = "return", .fields = {what, amount}, .about = "Return cards of yours to the hand."},
         costs::move<hand>()},
        {{.word = "put into ex area",
          .fields = {what, amount},
          .about = "Put this, or cards of yours, into the EX area."},
         costs::move<exArea>()},
        {{.word = "reveal",
          .fields = {{cost_of_discards::amount, Kind::amount}, {cost_of_discards::like, Kind::criteria}},
          .about = "Reveal cards of your hand."},
         revealFromHand()},
        {{.word = "turn face down",
          .fields = {what, amount},
          .about = "Turn face-up cards of yours face down, in the evolve deck (4.6.3)."},
         takujo::costs::turnDown()},
        {{.word = "pp max",
          .fields = {{cost_of_value::amount, Kind::amount}},
          .about = "Your PP maximum falls by so much.",
          .slot = ppMax,
          .example = "1"},
         takujo::costs::value()},
        {{.word = "discard",
          .fields = {{cost_of_discards::amount, Kind::amount}, {cost_of_discards::like, Kind::criteria}},
          .about = "Discard cards from your hand (5.11)."},
         takujo::costs::discard()},
        {{.word = "take counter",
          .fields = {{cost_of_counters::named, Kind::text, true}, {cost_of_counters::amount, Kind::amount}},
          .about = "Remove counters from this card (15.1.4)."},
         takujo::costs::takeCounters()},
        {{.word = "earth rite",
          .fields = {{cost_of_value::amount, Kind::amount}},
          .about = "Remove so many stack counters from one of your amulets with Stack, 1 if nothing is said "
                   "(13.3.3). If none is left on it, it is put into the cemetery.",
          .example = "2"},
         earthRite()},
        {{.word = "leader health",
          .fields = {{cost_of_value::amount, Kind::amount}},
          .about = "Your leader loses so much health (10.4.5).",
          .example = "2"},
         leaderLosesHealth()},
    };
}

} // namespace takujo::shadowverse_evolve

#include "engine/games/duel_masters/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"

/// 503: the turn player may put a card of the hand into the mana zone.
namespace takujo::duel_masters {

namespace {

enum Step : std::uint16_t { isThereMore, whatIsCharged, settles, again };
constexpr std::size_t charges = 0; // in the frame: how many there have been

constexpr auto isAsked = asksAt<charging, whatIsCharged>;

Next lookForMore(Run& run) {
    return run.local(charges) < run.rules.policy(chargedInATurn) ? Next::on() : Next::finish();
}

void offerCharges(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    for (const Verb verb : {chargeMana, endCharging})
        offer(position, decision.decider, verb, decision);
}

Next takeCharge(Run& run, const Option& answer) {
    const Player player = run.state.turnPlayer;
    if (answer.verb == endCharging)
        return Next::finish();
    ++run.local(charges);
    Event goes = movedTo(zoneOf(player, manaZone), answer.object, player, Cause::choice, ZoneEnd::bottom);
    goes.reason = charged;
    run.propose(goes);
    return Next::on();
}

Next onceMore(Run&) {
    return Next::jump(isThereMore);
}

} // namespace

Procedure chargingSteps() {
    return {"charging mana",
            "503.1",
            {{"may another one be charged", "503.2", lookForMore},
             {"what is charged", "503.1 701.8a",
              Question{DecisionKind::act, offerCharges, takeCharge, Question::moment | Question::begins}},
             {"what waits", "500.2", settle},
             {"once more", "", onceMore}}};
}

std::vector<VerbSpec> chargingVerbs() {
    return {{.word = "charge",
             .from = {{hand, Whose::mine}},
             .conditions = {onlyWhen<isAsked>("not-in-charge-step", "503.1 500.2a"),
                            onlyFor<isAsked, turnPlayer>("not-your-turn", "503.1"),
                            {Aspect::object, "charged-from-the-hand", "503.1 701.8a", liesInOwn<hand>},
                            {Aspect::object, "goes-to-own-mana-zone", "701.8a", endsInOwn<manaZone>}},
             .place = ownPlace<manaZone>},
            {.word = "end charging",
             .conditions = {onlyWhen<isAsked>("not-in-charge-step", "503.1"),
                            onlyFor<isAsked, turnPlayer>("not-your-turn", "503.1")}}};
}

} // namespace takujo::duel_masters

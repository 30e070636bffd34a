#include "engine/games/duel_masters/chapters.h"

#include "engine/games/duel_masters/fields.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>

/// 503: the turn player may put a card of the hand into the mana zone.
namespace takujo::duel_masters {

namespace {

enum Step : std::uint16_t { isThereMore, whatIsCharged, settles, again };
constexpr std::size_t charges = 0; // in the frame: how many there have been

constexpr auto isAsked = asksAt<charging, whatIsCharged>;

void changesCharges(Characteristics&, const Term&, std::int32_t) {}

/// 503.2, OPEN 12: so many in this step, with all that effects add and take away.
std::int32_t mostCharges(const Position& position) {
    std::int32_t most = position.rules.policy(chargedInATurn);
    if (position.rules.policy(effectsChangeCharges) != 0)
        visitModifiersOf(position, changesCharges, position.state.turnPlayer, charges_more::player,
                         [&](const Scope& scope, const Term& term) {
                             most = sumOf(most, amountOf(scope, term[charges_more::by]));
                         });
    return std::max(most, 0);
}

Next lookForMore(Run& run) {
    return run.local(charges) < mostCharges(run) ? Next::on() : Next::finish();
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

EffectSpec effectOfCharging() {
    return {{.word = "charge more",
             .fields = {{charges_more::by, FieldKind::amount, true},
                        {charges_more::player, FieldKind::players},
                        {"until", FieldKind::oneWord, false, usualDurations()}},
             .about = "A player may charge so many cards more, or fewer, in a charge step (503.2).",
             .example = "1"},
            takujo::effects::beginPlayerLasting,
            changesCharges,
            Layer::none};
}

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

#include "engine/kit/play/waiting_costs.h"

#include "engine/kit/journal.h"
#include "engine/kit/limits.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/costs.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/records.h"

namespace takujo::playing {

namespace {

const Ability& abilityIn(const Position& position, const EffectRecord& effect) {
    return position.cards[effect.definition].abilities[effect.ability];
}

bool isAskedForIt(const Position& position) {
    return isAsking(position, offerPayingForWaiting);
}
Player whosePayment(const Position& position) {
    return effectNow(position)->controller;
}
bool canPayAllOfIt(const Position& position, const Attempt&) {
    return !isAskedForIt(position) || canPayForWaiting(position);
}

} // namespace

bool hasCostOfItsOwn(const Position& position) {
    const EffectRecord* const effect = effectNow(position);
    return effect != nullptr && !effect->isDelayed() &&
           abilityIn(position, *effect).kind == AbilityKind::triggered &&
           !abilityIn(position, *effect).costs.empty();
}

bool canPayForWaiting(const Position& position) {
    const EffectRecord& effect = *effectNow(position);
    CostQuestion question;
    question.player = effect.controller;
    return examineCosts(scopeOf(position, effect), question) == nothing;
}

void offerPayingForWaiting(const Position& position, Decision& decision) {
    const EffectRecord& effect = *effectNow(position);
    const Verbs& verbs = position.rules.tables().play.verbs;
    decision.decider = effect.controller;
    decision.about = effect.source;
    offer(position, decision.decider, verbs.payWaiting, decision);
    offer(position, decision.decider, verbs.leaveUnpaid, decision);
}

bool takePayingForWaiting(Run& run, const Option& answer) {
    if (answer.verb == run.rules.tables().play.verbs.payWaiting)
        return true;
    const EffectRecord& effect = *effectNow(run);
    note(run, "is not paid", effect.controller, "", {cardArgument("card", run.position().cardOf(effect))});
    forgetUse(run, effect.source, abilityOf(effect));
    return false;
}

std::vector<VerbSpec> waitingCostVerbs(std::string_view pays, std::string_view leaves,
                                       std::string_view lacks) {
    return {{.word = "pay for effect",
             .conditions = {onlyWhen<isAskedForIt>("no-effect-to-pay-for", pays),
                            onlyFor<isAskedForIt, whosePayment>("other-player-decides", pays),
                            {Aspect::cost, "effect-cannot-be-paid", lacks, canPayAllOfIt, nullptr, false}},
             .onlyWhenAsked = true},
            {.word = "leave unpaid",
             .conditions = {onlyWhen<isAskedForIt>("no-effect-to-pay-for", leaves),
                            onlyFor<isAskedForIt, whosePayment>("other-player-decides", leaves)},
             .onlyWhenAsked = true}};
}

} // namespace takujo::playing

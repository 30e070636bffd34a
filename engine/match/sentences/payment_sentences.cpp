#include "engine/match/sentences/payment_sentences.h"

#include "engine/kit/script/reading/records.h"
#include "engine/match/sentences/ability_parts.h"

#include <algorithm>
#include <optional>

namespace takujo {

PaymentReport PaymentSentences::told() const {
    const Match& match = spoken_.match();
    const Game& game = match.game();
    if (match.over() || match.decision().kind != DecisionKind::pay || game.tellPayment == nullptr)
        return {};
    return game.tellPayment(match.position());
}

std::int32_t PaymentSentences::neededInAll() const {
    std::int32_t sum = 0;
    for (const PaymentReport::Need& need : told().needs)
        sum += need.count;
    return sum;
}

std::string PaymentSentences::needs(const std::vector<PaymentReport::Need>& told) const {
    const Speech speech = spoken_.speech();
    std::vector<std::string> needs;
    needs.reserve(told.size());
    for (const PaymentReport::Need& need : told)
        needs.push_back(spoken_.say(
            "phrases", "need", {{"what", speech.wordOf(need.word)}, numberFilling("number", need.count)}));
    return speech.list(needs);
}

std::string PaymentSentences::howToPay() const {
    const Match& match = spoken_.match();
    const Speech speech = spoken_.speech();
    const Decision& decision = match.decision();
    std::vector<std::string> cards;
    for (const ObjectId id : told().besides)
        cards.push_back(spoken_.say(
            "phrases", "goes with",
            {{"card", spoken_.objectName(id)},
             {"zone", lives(match.state(), id) ? spoken_.zoneInSentence(record(match.state(), id).zone)
                                               : std::string{}}}));
    std::string costs;
    if (const EffectRecord* const effect = effectAt(match.state(), decision.about)) {
        const CardDefinition& card = match.cards()[effect->definition];
        const auto parts = partsOf(spoken_, *effect, effect->controller);
        if (parts && card.abilities[effect->ability].kind == AbilityKind::activated)
            costs = parts->costs();
    }
    if (!cards.empty() && !costs.empty())
        return spoken_.say("phrases", "costs with cards", {{"costs", costs}, {"cards", speech.list(cards)}});
    if (!cards.empty())
        return spoken_.say("phrases", "paid with", {{"cards", speech.list(cards)}});
    return costs.empty() ? spoken_.word("phrases", "how to pay")
                         : spoken_.say("phrases", "costs", {{"costs", costs}});
}

} // namespace takujo

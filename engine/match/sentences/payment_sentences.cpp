#include "engine/kit/script/reading/records.h"
#include "engine/match/sentences/sentences.h"
#include "engine/match/sentences/speech.h"

#include <algorithm>
#include <optional>

/// What is said of a payment: what has to be among it, and what is paid besides.
namespace takujo {

PaymentTold Sentences::payment() const {
    const Game& game = spoken_.match().game();
    if (spoken_.match().over() || spoken_.match().decision().kind != DecisionKind::pay ||
        game.tellPayment == nullptr)
        return {};
    return game.tellPayment(spoken_.match().position());
}

std::int32_t Sentences::neededInAll() const {
    std::int32_t sum = 0;
    for (const PaymentTold::Need& need : payment().needs)
        sum += need.count;
    return sum;
}

/// "1 ice and 2 water"
std::string Sentences::needsInWords(const std::vector<PaymentTold::Need>& told) const {
    const Speech speech = spoken_.speech();
    std::vector<std::string> needs;
    needs.reserve(told.size());
    for (const PaymentTold::Need& need : told)
        needs.push_back(spoken_.say(
            "phrases", "need", {{"what", speech.wordOf(need.word)}, numberFilling("number", need.count)}));
    return speech.list(needs);
}

/// The quiet line: what an ability costs in all, and the cards that go with it.
std::string Sentences::howToPay() const {
    const Speech speech = spoken_.speech();
    const Decision& decision = spoken_.match().decision();
    std::vector<std::string> cards;
    for (const ObjectId id : payment().besides)
        cards.push_back(
            spoken_.say("phrases", "goes with",
                        {{"card", spoken_.objectName(id)},
                         {"zone", lives(spoken_.match().state(), id)
                                      ? spoken_.zoneInSentence(record(spoken_.match().state(), id).zone)
                                      : std::string{}}}));
    std::string costs;
    if (const EffectRecord* const effect = effectAt(spoken_.match().state(), decision.about)) {
        const CardDefinition& card = spoken_.match().cards()[effect->definition];
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

#include "engine/games/fftcg/attack_phase.h"
#include "engine/games/fftcg/fields.h"

#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"

namespace takujo::fftcg {

namespace {

/// Fees are CP of any element, or of those that their payment names.
void addPayment(const Scope& scope, const Term& payment, CostInCp& due) {
    for (std::size_t i = 0; i < payment.parts.size(); ++i)
        due.add(i, amountOf(scope, payment.parts[i]));
}

void addFees(const Position& position, ObjectId forward, ModifierMeaning meaning, CostInCp& due) {
    const Known known = know(position, forward);
    visitModifiers(position, meaning, known,
                   [&](const Scope& scope, const Term& term) { addPayment(scope, term[fees::cost], due); });
}

bool hasFees(const State& state) {
    return (state.has & CardDefinition::fees) != 0;
}

} // namespace

CostInCp attackFee(const Position& position, const std::vector<ObjectId>& forwards) {
    CostInCp due;
    if (hasFees(position.state))
        for (const ObjectId forward : forwards)
            addFees(position, forward, modifiers::attackFee, due);
    return due;
}

CostInCp blockFee(const Position& position, ObjectId forward) {
    CostInCp due;
    if (hasFees(position.state))
        addFees(position, forward, modifiers::blockFee, due);
    return due;
}

bool canPayFee(const Position& position, Player player, const CostInCp& fee) {
    return fee.amount <= 0 || cp().verdict(position, player, fee, {}, {}) == playing::nothing;
}

} // namespace takujo::fftcg

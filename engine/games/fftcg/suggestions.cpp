#include "engine/games/fftcg/suggestions.h"

#include "engine/games/fftcg/casting.h"

namespace takujo::fftcg {

std::size_t suggest(const Position& position, const Decision& decision) {
    switch (decision.kind) {
    case DecisionKind::pay:
        return suggestPayment(position, decision);
    case DecisionKind::divide:
        return decision.options.size() - 1; // all to the first that asks
    default:
        return 0; // what is offered first: cards in order, or the first action
    }
}

} // namespace takujo::fftcg

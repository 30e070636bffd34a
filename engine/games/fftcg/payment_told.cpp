#include "engine/games/fftcg/parts.h"

#include "engine/core/zones.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"

namespace takujo::fftcg {

namespace {

/// The CP of an element that what has been chosen makes.
std::int32_t madeSoFar(const Position& position, std::size_t element) {
    std::int32_t made = 0;
    for (const Pick& pick : position.state.picks)
        if (playing::isSource(position, pick) && pick.value == 1 << element)
            made += value(position,
                          record(position.state, pick.object).zone.kind == hand ? cpOfDiscard : cpOfBackup);
    return made;
}

} // namespace

PaymentReport tellPayment(const Position& position) {
    PaymentReport told;
    if (position.state.frames.empty())
        return told;
    const ElementCounts needs = playing::dueNow(position).needs;
    for (std::size_t element = 0; element < elementCount; ++element) {
        const std::int32_t count = countOf(needs, element);
        if (count == 0)
            continue;
        told.needs.push_back({elementKey(1 << element), count});
        if (const std::int32_t made = madeSoFar(position, element); made < count)
            told.missing.push_back({elementKey(1 << element), count - made});
    }
    const EffectRecord* const effect = playing::effectNow(position);
    if (effect == nullptr)
        return told;
    const playing::CostsTaken spent = playing::spentOn(position, *effect);
    told.besides = spent.moved;
    told.besides.insert(told.besides.end(), spent.turned.begin(), spent.turned.end());
    return told;
}

} // namespace takujo::fftcg

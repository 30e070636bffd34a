#include "engine/games/fftcg/break_protection.h"

#include "engine/games/fftcg/script_rules.h"
#include "engine/games/fftcg/terms.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/records.h"

namespace takujo::fftcg {

namespace {

/// Whether a text says so of whatever does it: the summon or the ability on the stack, or the card that has
/// the ability.
bool isKeptFrom(const Position& position, const Known& known, std::uint32_t deed, const Event& event) {
    if ((known.cannot() >> limitedRestriction & deed) == 0)
        return false;
    if (event.source.exists() && cannotToward(position, known, deed, know(position, event.source)))
        return true;
    const EffectRecord* const effect = findEffect(position.state, event.effect);
    return effect != nullptr && effect->item.exists() &&
           cannotToward(position, known, deed, know(position, effect->item));
}

} // namespace

/// OPEN 42
bool withstandsDamage(const Position& position, ObjectId id) {
    if (cannot(position.state, id, toBeBroken))
        return true;
    const Known known = know(position, id);
    return (known.cannot() >> limitedRestriction & toBeBroken) != 0 &&
           isDamagedOnlyBy(position, id, [&](const Known& dealer) {
               return cannotToward(position, known, toBeBroken, dealer);
           });
}

bool isKeptFromBreak(const Position& position, const Event& event) {
    if (cannot(position.state, event.object, toBeBroken))
        return true;
    if (event.cause != Cause::effect)
        return event.cause == Cause::rule && withstandsDamage(position, event.object);
    const Known known = know(position, event.object);
    return (known.cannot() & toBeBrokenByTexts) != 0 || isKeptFrom(position, known, toBeBroken, event) ||
           isKeptFrom(position, known, toBeBrokenByTexts, event);
}

} // namespace takujo::fftcg

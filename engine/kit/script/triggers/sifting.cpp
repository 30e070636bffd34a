#include "engine/kit/script/triggers/sifting.h"

#include "engine/kit/occurrence.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/in_play.h"

namespace takujo {

namespace {

/// What has moved, as it is now.
ObjectId whatMoved(const Event& event) {
    return event.became.exists() ? event.became : event.object;
}

/// Whether the first field of the trigger means its own card alone, and something else has done it.
bool isOfAnother(const WatchedEvent& watched, ObjectId has) {
    const Term& what = (*watched.trigger)[happens::what];
    return what.sort == Sort::objects && static_cast<ObjectsOp>(what.op) == ObjectsOp::self &&
           has != watched.id && !isBroken(Fault::thisIsAnything);
}

} // namespace

bool isOutOfQuestion(const Rulebook& rules, const WatchedEvent& watched, const Event& event) {
    const TriggerSpec& spec = *watched.spec;
    const auto isPlay = [&](ZoneId zone) { return zone.exists() && isInPlay(rules, zone.kind); };
    if (spec.matches == triggers::enters)
        return !isPlay(event.to) || isPlay(event.from) || isOfAnother(watched, whatMoved(event));
    if (spec.matches == triggers::leaves || spec.matches == triggers::isPutAway)
        return !isPlay(event.from) || (!event.has(Event::ofTop) && isOfAnother(watched, event.object));
    if (spec.matches == triggers::phaseBegins)
        return event.slot != occurrences::phaseBegins ||
               !rules.tables().script.isThePhase(event.amount,
                                                 (*watched.trigger)[phase_begins::phase].number);
    // A game's own, about what has moved and is in play now.
    if (spec.inPlay && !spec.looksBack && !spec.byZones && spec.kind == EventKind::move &&
        event.kind == EventKind::move)
        return !isPlay(event.to) || isOfAnother(watched, whatMoved(event));
    return false;
}

bool looksBack(const Run& run, const TriggerSpec& spec, const Event& event) {
    if (!spec.byZones)
        return spec.looksBack;
    const auto policy = run.rules.tables().waiting.looksBack;
    return policy != nullptr && policy(run, event);
}

bool isSilent(const Run& run, const EffectRecord& effect, const Event* event) {
    const auto isSilent = run.rules.tables().waiting.isSilent;
    return isSilent != nullptr && isSilent(run, effect, event);
}

} // namespace takujo

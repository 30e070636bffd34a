#include "engine/kit/script/triggers/sifting.h"

#include "engine/kit/occurrence.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/in_play.h"

namespace takujo {

bool isOutOfQuestion(const Rulebook& rules, const TriggerSpec& spec, const Term& trigger,
                     const Event& event) {
    const auto isPlay = [&](ZoneId zone) { return zone.exists() && isInPlay(rules, zone.kind); };
    if (spec.matches == triggers::enters)
        return !isPlay(event.to) || isPlay(event.from);
    if (spec.matches == triggers::leaves || spec.matches == triggers::isPutAway)
        return !isPlay(event.from);
    if (spec.matches == triggers::phaseBegins)
        return event.slot != occurrences::phaseBegins ||
               !rules.tables().script.isThePhase(event.amount, trigger[phase_begins::phase].number);
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

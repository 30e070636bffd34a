#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/language/fields.h"

#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/triggers/triggers.h"

#include <ranges>

/// "If you did": what hangs on what the instruction before it has come to.
namespace takujo {

using Kind = FieldKind;

std::vector<EffectSpec> effectsOfWhatWasDone() {
    return {{{.word = "if you did",
              .fields = {{if_you_did::doThis, Kind::block, true}, {if_you_did::otherwise, Kind::block}},
              .inlineFields = true,
              .about = "Does it if the instruction before it has done anything, or else what stands under "
                       "`otherwise`. What was done already is not done: tapping what is tapped, drawing from "
                       "no deck.",
              .example = "{if you did: {draw: 1}}"},
             effects::ifYouDid}};
}

EffectSpec effectOfWhatFollows() {
    return {{.word = "when you did",
             .fields = {{when_you_did::ability, Kind::following, true}},
             .about = "If the instruction before it has done anything, this is triggered: an ability of its "
                      "own, which makes its own choices then.",
             .example = "{choose: {forward: {}}, do: {break: chosen}}"},
            effects::whenYouDid};
}

std::uint16_t effectFollowed(const State& state) {
    for (const Frame& frame : std::views::reverse(state.frames)) {
        if (frame.procedure == procedures::passage)
            return 0;
        if (frame.procedure == procedures::following)
            return static_cast<std::uint16_t>(frame.locals[asked_frame::effectId]);
    }
    return 0;
}

std::int32_t doneSoFar(const Rulebook& rules, const EffectRecord& effect) {
    return rules.tables().script.attemptsCount ? effect.tried : effect.done;
}

void countAsDone(State& state, std::uint16_t effect) {
    if (EffectRecord* const by = findEffect(state, effect)) {
        ++by->done;
        ++by->tried;
    }
}

void reportDone(State& state) {
    countAsDone(state, effectFollowed(state));
}

void countAttempt(State& state, const Rulebook& rules) {
    if (!rules.tables().script.attemptsCount)
        return;
    if (EffectRecord* const by = findEffect(state, effectFollowed(state)))
        ++by->tried;
}

namespace effects {

Next ifYouDid(Run& run, const Scope& scope, const Term& term) {
    if (hasDoneSomething(run, scope.effect))
        return followBlock(scope.effect.id, term[if_you_did::doThis].number);
    return term[if_you_did::otherwise].exists()
               ? followBlock(scope.effect.id, term[if_you_did::otherwise].number)
               : Next::on();
}

Next whenYouDid(Run& run, const Scope& scope, const Term& term) {
    if (hasDoneSomething(run, scope.effect))
        triggerFollowing(run, scope.effect.id, static_cast<std::uint8_t>(term[when_you_did::ability].number));
    return Next::on();
}

} // namespace effects

} // namespace takujo

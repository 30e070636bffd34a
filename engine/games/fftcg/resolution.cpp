#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/casting.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/timing.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

enum Step : std::uint16_t { begins, conditionAgain, choicesAgain, text, leaves, casts };
enum Local : std::size_t { whatResolves };

ObjectId itemOf(Run& run) {
    return unpackedObject(run.local(whatResolves));
}

Next begin(Run& run) {
    const ObjectId top = timing::beginResolving(run, theStack);
    if (!top.exists())
        return Next::finish();
    run.local(whatResolves) = packed(top);
    return effectAt(run.state, top) == nullptr ? Next::jump(leaves) : Next::on();
}

/// 11.8.13: "if" after "when" must hold now as well; not so a state that has triggered it.
Next checkCondition(Run& run) {
    const EffectRecord& effect = *effectAt(run.state, itemOf(run));
    const bool isOfState = scopeOf(run, effect).ability.has(Ability::stateTriggered);
    return isOfState || timing::conditionHolds(run, effect) ? Next::on() : Next::jump(leaves);
}

/// With all that was chosen illegal, nothing of it happens; with some of it legal, it happens to those.
Next checkWhatIsChosen(Run& run) {
    const std::uint16_t id = effectAt(run.state, itemOf(run))->id;
    return timing::choicesHold(run, id) ? Next::on() : Next::jump(leaves);
}

Next follow(Run& run) {
    return followText(effectAt(run.state, itemOf(run))->id);
}

Next leaveStack(Run& run) {
    const ObjectId item = itemOf(run);
    if (!lives(run.state, item) || record(run.state, item).card == CardId::none) {
        timing::cease(run, run.state, item);
        return Next::on();
    }
    if (const EffectRecord* const effect = effectAt(run.state, item))
        dropEffect(run.state, effect->id);
    const bool isRemoved = std::ranges::any_of(run.state.notes, [item](const Note& note) {
        return note.kind == removedAfterUse && note.object == item;
    });
    proposeToOwners(run, isRemoved ? removed : breakZone, item);
    return Next::on();
}

} // namespace

Procedure resolveTopOfStack() {
    return {"resolution",
            "11.11",
            {{"the top of the stack resolves", "", begin},
             {"its condition is checked again", "11.11.3 11.8.13", checkCondition},
             {"what it has chosen is checked", "11.11.2 11.11.2.1.1 11.3.9 11.6.12 11.7.12 11.8.19",
              checkWhatIsChosen},
             {"its text is followed", "11.11.5", follow},
             {"it leaves the stack", "11.11.10", leaveStack},
             {"what it lets be cast is cast", "11.3.11 11.4.1.1", castWhatEffectsLet}}};
}

} // namespace takujo::fftcg

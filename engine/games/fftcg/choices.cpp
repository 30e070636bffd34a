#include "engine/games/fftcg/choices.h"

#include "engine/core/scratch.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

/// What it has chosen, each once, also where two of its choices have taken the same.
Scratch<ObjectId> chosenBy(const Run& run, const EffectRecord& effect) {
    Scratch<ObjectId> chosen;
    for (const Binding& binding : run.state.bindings)
        if (binding.effect == effect.id && isOwnChoice(run, effect, binding.slot) &&
            lives(run.state, binding.object) && std::ranges::find(chosen, binding.object) == chosen.end())
            chosen.push_back(binding.object);
    return chosen;
}

} // namespace

void tellWhatIsChosen(Run& run, const EffectRecord& effect) {
    if ((run.state.has & CardDefinition::choices) == 0)
        return; // no card asks, and games that were saved before any could still open
    const ObjectId by = effect.item.exists() ? effect.item : effect.source;
    for (const ObjectId chosen : chosenBy(run, effect)) {
        proposeOccurrence(run, isChosen, chosen, effect.controller, 0, by);
        proposeOccurrence(run, hasChosen, by, effect.controller, 0, chosen);
    }
}

} // namespace takujo::fftcg

#include "engine/games/fftcg/silence.h"

#include "engine/games/fftcg/bars_of_texts.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/said.h"

#include <functional>
#include <span>

namespace takujo::fftcg {

namespace {

using Kind = FieldKind;

bool isItsEntering(const EffectRecord& effect, const Event* event) {
    return event != nullptr && event->kind == EventKind::move && event->became == effect.source &&
           event->to.kind == field;
}

/// What it puts there keeps quiet about it.
Next putSilently(Run& run, const Scope& scope, const Term& term) {
    const std::size_t first = run.state.events.size();
    const Next next = takujo::effects::enter<field>(run, scope, term);
    for (Event& event : std::span{run.state.events}.subspan(first))
        event.flags |= Event::arrivesSilently;
    return next;
}

} // namespace

std::vector<EffectSpec> effectsOfSilence() {
    return {
        {{.word = "put silently onto field",
          .fields = {{enters::what, Kind::objects, true},
                     {enters::aside.as("dull"), Kind::flag},
                     {enters::under, Kind::players}},
          .about = "As `put onto field`, but their own auto abilities are not triggered by it."},
         putSilently},
        {{.word = "cannot trigger",
          .fields = {{bars::of, Kind::criteria, true},
                     {bars::player, Kind::players},
                     {silences::entering, Kind::flag},
                     {"until", Kind::oneWord, false, usualDurations()}},
          .about = "Auto abilities of such cards that a player controls are not triggered; with `entering: "
                   "true`, not by the entering of their own cards.",
          .slot = barOfAutoAbilities,
          .example = "{of: {forward: {}}, player: opponent}"},
         takujo::effects::beginPlayerLasting,
         takujo::modifiers::bar,
         Layer::none}};
}

bool isSilent(const Position& position, const EffectRecord& effect, const Event* event) {
    const bool isEntering = isItsEntering(effect, event);
    if (isEntering && event->has(Event::arrivesSilently))
        return true;
    if (!isSaid(position, takujo::modifiers::bar))
        return false;
    bool isBarred = false;
    const auto look = [&](const Scope& scope, const Term& term) {
        isBarred = isBarred ||
                   (term.number == barOfAutoAbilities && (isEntering || !term[silences::entering].isTrue()) &&
                    isLike(scope, term[bars::of], know(position, effect.source)));
    };
    visitModifiersOf(position, takujo::modifiers::bar, effect.controller, bars::player, std::cref(look));
    return isBarred;
}

} // namespace takujo::fftcg

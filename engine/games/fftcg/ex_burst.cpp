#include "engine/games/fftcg/chapters.h"

#include "engine/core/scratch.h"
#include "engine/games/fftcg/bars_of_texts.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/operators.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/reading/records.h"

namespace takujo::fftcg {

namespace {

enum Step : std::uint16_t { asks_, namesX, declares, condition, follows, ends };
constexpr std::size_t effectId = 0;

const EffectRecord* burstUnderWay(const State& state) {
    return findEffect(state, static_cast<std::uint16_t>(state.frames.back().locals[effectId]));
}

constexpr auto isAsked = asksAt<exBurstProcedure, asks_>;
Player whoseBurst(const Position& position) {
    return burstUnderWay(position.state)->controller;
}

void offerChoice(const Position& position, Decision& decision) {
    const EffectRecord& effect = *burstUnderWay(position.state);
    decision.decider = effect.controller;
    decision.about = effect.source;
    for (const Verb verb : {useBurst, declineBurst}) {
        Option option;
        option.verb = verb;
        decision.options.push_back(option);
    }
}

Next takeChoice(Run& run, const Option& answer) {
    const EffectRecord& effect = *burstUnderWay(run.state);
    if (answer.verb == declineBurst)
        return Next::jump(ends);
    note(run, "ex burst", effect.controller, "11.10.2", {cardArgument("card", effect.definition)});
    return Next::on();
}

Next declareChoices(Run& run) {
    return announce(burstUnderWay(run.state)->id, false);
}

/// OPEN 38: an "if" is asked once, now.
Next checkCondition(Run& run) {
    const Scope scope = scopeOf(run, *burstUnderWay(run.state));
    return holds(scope, scope.ability.condition) ? Next::on() : Next::jump(ends);
}

Next follow(Run& run) {
    return followText(burstUnderWay(run.state)->id);
}

Next end(Run& run) {
    dropEffect(run.state, static_cast<std::uint16_t>(run.local(effectId)));
    return Next::on();
}

} // namespace

namespace {

/// The abilities of a card that are EX Bursts, asked only for what holds now where `now` is true.
std::int32_t burstAmong(const Position& position, ObjectId card, bool now) {
    const CardDefinition& definition = position.definition(card);
    if ((definition.flags & exBurst) == 0)
        return -1;
    for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
        const Ability& ability = definition.abilities[i];
        const Scope scope = scopeOf(position, know(position, card), static_cast<std::uint8_t>(i));
        if (ability.has(Ability::burst) && (!now || holds(scope, ability.whileTrue)))
            return static_cast<std::int32_t>(i);
    }
    return -1;
}

} // namespace

std::int32_t burstOf(const Position& position, ObjectId card) {
    return burstAmong(position, card, true);
}

Next offerBurst(Run& run, ObjectId card) {
    EffectRecord effect;
    effect.source = card;
    effect.definition = run.position().definitionIndex(card);
    effect.ability = static_cast<std::uint8_t>(burstAmong(run, card, false));
    effect.controller = run.position().ownerOf(card);
    effect.state = EffectRecord::underWay;
    return Next::call(exBurstProcedure, {addEffect(run.state, effect).id});
}

namespace effects {

/// One after the other, as far as they have one now.
Next useBurst(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[affects::what], found);
    for (auto at = static_cast<std::size_t>(scope.stage); at < found.size(); ++at)
        if (burstOf(run, found[at]) >= 0 && mayUseBurst(run, found[at])) {
            comeBack(run, static_cast<std::int32_t>(at) + 1);
            return offerBurst(run, found[at]);
        }
    return Next::on();
}

} // namespace effects

Procedure exBurstSteps() {
    return {"EX Burst",
            "11.10",
            {{"its player may use it", "11.10.2", Question{DecisionKind::yesNo, offerChoice, takeChoice}},
             {"X is named", "11.8.11 4.5", playing::namingX(false)},
             {"its modes and choices are declared", "11.10.3", declareChoices},
             {"its condition is checked", "11.10.3", checkCondition},
             {"its text is followed", "11.10.3", follow},
             {"it is over", "11.10.2", end},
             {"what it lets be cast is cast", "11.3.11 11.4.1.1", castWhatEffectsLet}}};
}

std::vector<VerbSpec> burstVerbs() {
    const auto verb = [](std::string_view word) {
        return VerbSpec{.word = word,
                        .conditions = {onlyWhen<isAsked>("no-burst-now", "11.10.2"),
                                       onlyFor<isAsked, whoseBurst>("other-players-burst", "11.10.2")}};
    };
    return {verb("burst"), verb("no burst")};
}

} // namespace takujo::fftcg

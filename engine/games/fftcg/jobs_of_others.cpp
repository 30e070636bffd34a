#include "engine/games/fftcg/jobs_of_others.h"

#include "engine/core/scratch.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <span>

namespace takujo::fftcg {

namespace {

using Kind = FieldKind;

/// Every job that any of these has, once.
Scratch<TextKey> jobsAmong(const Scope& scope, const Term& objects) {
    Scratch<ObjectId> found;
    objectsOf(scope, objects, found);
    Scratch<TextKey> keys;
    for (const ObjectId id : found)
        for (const TextKey key : know(scope.position, id).textsOf(jobs))
            if (std::ranges::find(keys, key) == keys.end())
                keys.push_back(key);
    return keys;
}

/// Lets it last for each object, with that job.
void beginWith(Run& run, const Scope& scope, const Term& term, TextKey job) {
    const std::size_t first = run.state.lasting.size();
    takujo::effects::beginLasting(run, scope, term);
    for (LastingEffect& effect : std::span{run.state.lasting}.subspan(first))
        effect.amount = static_cast<std::int32_t>(job);
}

Next haveNamed(Run& run, const Scope& scope, const Term& term) {
    if (scope.effect.named == 0)
        return Next::on();
    beginWith(run, scope, term, scope.effect.named);
    refresh(run.state, run.rules, run.cards);
    return Next::on();
}

/// Which jobs they are, is settled when it begins, as every amount is.
Next haveTheirs(Run& run, const Scope& scope, const Term& term) {
    for (const TextKey key : jobsAmong(scope, term[has_jobs_of::from]))
        beginWith(run, scope, term, key);
    refresh(run.state, run.rules, run.cards);
    return Next::on();
}

void beNamed(Characteristics& what, const Term& term, std::int32_t job) {
    takujo::modifiers::giveText(what, jobs, static_cast<TextKey>(job), term[becomes_named::also].isTrue());
}
void haveOne(Characteristics& what, const Term&, std::int32_t job) {
    if (job != 0)
        takujo::modifiers::giveText(what, jobs, static_cast<TextKey>(job), true);
}
/// Of a constant ability: whatever they have now.
void haveAll(Characteristics& what, const Scope& scope, const Term& term) {
    for (const TextKey key : jobsAmong(scope, term[has_jobs_of::from]))
        takujo::modifiers::giveText(what, jobs, key, true);
}

} // namespace

std::vector<EffectSpec> effectsOfJobs() {
    const FieldShape of{lasting::of, Kind::objects, true};
    const FieldShape until{"until", Kind::oneWord, false, usualDurations()};
    EffectSpec theirs{{.word = "jobs of others",
                       .fields = {of, {has_jobs_of::from, Kind::objects, true}, until},
                       .about = "Objects have all jobs of those, too.",
                       .example = "{of: this, from: {forward: {controller: you, other: true}}}"},
                      haveTheirs,
                      haveOne,
                      Layer::general};
    theirs.copies = haveAll;
    return {{{.word = "becomes named job",
              .fields = {of, {becomes_named::also, Kind::flag}, until},
              .about = "Objects have the job that was named, or that also.",
              .example = "{of: chosen, until: end of turn}"},
             haveNamed,
             beNamed,
             Layer::general},
            std::move(theirs)};
}

} // namespace takujo::fftcg

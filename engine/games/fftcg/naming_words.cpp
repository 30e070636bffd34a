#include "engine/games/fftcg/naming_words.h"

#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/naming.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <array>
#include <span>

namespace takujo::fftcg {

namespace {

using Kind = FieldKind;

enum Local : std::size_t { who, forEffect, whatSort };
/// Behind the first step, in the order of the words of `what`.
enum Step : std::uint16_t { whatIsAsked, asksElement, asksJob };

constexpr std::array<std::string_view, elementCount> verbWords{"name fire",  "name ice",       "name wind",
                                                               "name earth", "name lightning", "name water",
                                                               "name light", "name dark"};

Player whoNames(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[who]);
}
constexpr auto isElementAsked = asksAt<namingWord, asksElement>;
constexpr auto isJobAsked = asksAt<namingWord, asksJob>;
bool isAnyAsked(const Position& position) {
    return isElementAsked(position) || isJobAsked(position);
}

template <Verb first, Verb last>
void offerWords(const Position& position, Decision& decision) {
    decision.decider = whoNames(position);
    const auto id = static_cast<std::uint16_t>(position.state.frames.back().locals[forEffect]);
    if (const EffectRecord* const effect = findEffect(position.state, id))
        decision.about = effect->source;
    for (Verb verb = first; verb <= last; ++verb)
        offer(position, decision.decider, verb, decision);
}

/// An element is kept as its bit, a job as the key of its text.
TextKey wordNamed(const Run& run, const Option& answer) {
    if (answer.verb != nameJob)
        return 1U << static_cast<unsigned>(answer.verb - nameElement);
    return textKey(naming::textNamed(run.cards, run.rules.verb(nameJob), answer.value).en);
}

Next takeWord(Run& run, const Option& answer) {
    const auto id = static_cast<std::uint16_t>(run.local(forEffect));
    if (EffectRecord* const effect = findEffect(run.state, id))
        effect->named = wordNamed(run, answer);
    countAsDone(run.state, id);
    return Next::finish();
}

Next goToQuestion(Run& run) {
    return Next::jump(static_cast<std::uint16_t>(asksElement + run.local(whatSort)));
}

void listJobs(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    naming::listTexts(position, jobs, values);
}
bool isJobOfACard(const Position& position, const Attempt& attempt) {
    std::vector<std::int32_t> all;
    naming::listTexts(position, jobs, all);
    return std::ranges::find(all, attempt.option.value) != all.end();
}

std::uint32_t elementNamed(const Scope& scope) {
    constexpr std::uint32_t everyElement = (1U << elementCount) - 1;
    return scope.effect.named & everyElement;
}

Next nameWord(Run& run, const Scope& scope, const Term& term) {
    const Player by = playerOf(scope, term[names_word::player], scope.effect.controller);
    std::vector<std::int32_t> all;
    naming::listTexts(run.position(), jobs, all);
    const bool isJob = term[names_word::what].number != 0;
    if (by == Player::nobody || (isJob && all.empty()))
        return Next::on();
    return Next::call(
        namingWord, {static_cast<std::int32_t>(indexOf(by)), scope.effect.id, term[names_word::what].number});
}

/// Which element it is, is settled when it begins, as every amount is.
Next becomeNamed(Run& run, const Scope& scope, const Term& term) {
    const std::size_t first = run.state.lasting.size();
    const Next next = takujo::effects::beginLasting(run, scope, term);
    for (LastingEffect& effect : std::span{run.state.lasting}.subspan(first))
        effect.amount = static_cast<std::int32_t>(elementNamed(scope));
    refresh(run.state, run.rules, run.cards);
    return next;
}

void beOfNamedElement(Characteristics& what, const Term& term, std::int32_t amount) {
    const auto named = static_cast<std::uint32_t>(amount);
    if (named != 0)
        what.sets[elements] = term[becomes_named::also].isTrue() ? what.sets[elements] | named : named;
}

bool hasNamedElement(const Scope& scope, const Term& term, const Known& known) {
    const bool has = (known.set(elements) & elementNamed(scope)) != 0;
    return has == term[operand::of].isTrue();
}
bool hasNamedJob(const Scope& scope, const Term& term, const Known& known) {
    const bool has = scope.effect.named != 0 && known.hasText(jobs, scope.effect.named);
    return has == term[operand::of].isTrue();
}

} // namespace

std::vector<EffectSpec> effectsOfNamingWords() {
    return {{{.word = "name word",
              .fields = {{names_word::what, Kind::oneWord, true, {"element", "job"}},
                         {names_word::player, Kind::players}},
              .about = "A player names an element, or a job that cards of this game have; such a card is "
                       "{card: {named element: true}} or {card: {named job: true}} from then on.",
              .example = "element"},
             nameWord},
            {{.word = "becomes named element",
              .fields = {{lasting::of, Kind::objects, true},
                         {becomes_named::also, Kind::flag},
                         {"until", Kind::oneWord, false, usualDurations()}},
              .about = "Objects are of the element that was named, or of that also.",
              .example = "{of: chosen, until: end of turn}"},
             becomeNamed,
             beOfNamedElement,
             Layer::general}};
}

std::vector<CriterionSpec> criteriaOfNamingWords() {
    return {{{.word = "named element",
              .fields = {{operand::of, Kind::flag, true}},
              .about = "It has the element that was named."},
             hasNamedElement,
             true},
            {{.word = "named job",
              .fields = {{operand::of, Kind::flag, true}},
              .about = "It has the job that was named."},
             hasNamedJob,
             true}};
}

Procedure namingWordSteps() {
    return {"a word is named",
            "2.1",
            {{"what is to be named", "", goToQuestion},
             {"an element is named", "",
              Question{DecisionKind::name, offerWords<nameElement, nameJob - 1>, takeWord}},
             {"a job is named", "", Question{DecisionKind::name, offerWords<nameJob, nameJob>, takeWord}}}};
}

std::vector<VerbSpec> namingVerbs() {
    std::vector<VerbSpec> all;
    all.reserve(verbWords.size() + 1);
    for (const std::string_view word : verbWords)
        all.push_back({.word = word,
                       .conditions = {onlyWhen<isElementAsked>("nothing-to-name", "2.1"),
                                      onlyFor<isAnyAsked, whoNames>("other-player-decides", "2.1")},
                       .onlyWhenAsked = true});
    all.push_back({.word = "name job",
                   .conditions = {onlyWhen<isJobAsked>("nothing-to-name", "2.1"),
                                  onlyFor<isAnyAsked, whoNames>("other-player-decides", "2.1"),
                                  {Aspect::choices, "no-such-job", "2.1", isJobOfACard}},
                   .values = listJobs,
                   .onlyWhenAsked = true,
                   .namesTexts = jobs + 1});
    return all;
}

} // namespace takujo::fftcg

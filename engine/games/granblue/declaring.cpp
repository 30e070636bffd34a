#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/fields.h"
#include "engine/games/granblue/operators.h"
#include "engine/kit/journal.h"
#include "engine/kit/notes.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <array>

/// 10-11: information is declared, and only what is such (names, the kit has words for): a type, an
/// attribute, a rank or any other number.
namespace takujo::granblue {

namespace {

enum Local : std::size_t { who, forEffect, whatSort };

constexpr auto isAsked = asksAt<declaring, 0>;

Player whoDeclares(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[who]);
}
Declared sortAsked(const Position& position) {
    return static_cast<Declared>(position.state.frames.back().locals[whatSort]);
}

/// One verb for each word that can be declared; their sorts, and what they say.
struct Word {
    std::string_view verb;
    Declared sort;
    std::int32_t value;
};
constexpr std::array<Word, 9> words{{{"declare leader", Declared::type, leader},
                                     {"declare member", Declared::type, member},
                                     {"declare summon", Declared::type, summon},
                                     {"declare fire", Declared::attribute, fire},
                                     {"declare water", Declared::attribute, water},
                                     {"declare earth", Declared::attribute, earth},
                                     {"declare wind", Declared::attribute, wind},
                                     {"declare light", Declared::attribute, light},
                                     {"declare dark", Declared::attribute, dark}}};

bool isSort(const Position& position, const Attempt& attempt) {
    const auto at = static_cast<std::size_t>(attempt.option.verb - declareWord);
    return at < words.size()
               ? sortAsked(position) == words[at].sort
               : sortAsked(position) == Declared::rank || sortAsked(position) == Declared::number;
}

/// 1-3-5: whole numbers, and none below nought.
void listNumbers(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    constexpr std::int32_t mostRank = 20;
    constexpr std::int32_t mostNumber = 99;
    const std::int32_t most = sortAsked(position) == Declared::rank ? mostRank : mostNumber;
    for (std::int32_t number = 0; number <= most; ++number)
        values.push_back(number);
}

void offerAll(const Position& position, Decision& decision) {
    decision.decider = whoDeclares(position);
    const auto id = static_cast<std::uint16_t>(position.state.frames.back().locals[forEffect]);
    if (const EffectRecord* const effect = findEffect(position.state, id))
        decision.about = effect->source;
    if (sortAsked(position) == Declared::rank || sortAsked(position) == Declared::number)
        decision.kind = DecisionKind::number;
    for (std::size_t i = 0; i <= words.size(); ++i)
        offer(position, decision.decider, static_cast<Verb>(declareWord + i), decision);
}

Next take(Run& run, const Option& answer) {
    const auto at = static_cast<std::size_t>(answer.verb - declareWord);
    const auto effect = static_cast<std::uint16_t>(run.local(forEffect));
    dropNotes(run.state,
              [&](const Note& note) { return note.kind == declaredInformation && note.effect == effect; });
    Note note;
    note.kind = declaredInformation;
    note.effect = effect;
    note.slot = static_cast<std::uint8_t>(run.local(whatSort));
    note.amount = at < words.size() ? words[at].value : answer.value;
    run.state.notes.push_back(note);
    return Next::finish();
}

const Note* declaredFor(const Scope& scope) {
    for (const Note& note : scope.state().notes)
        if (note.kind == declaredInformation && note.effect == scope.effect.id)
            return &note;
    return nullptr;
}

bool hasIt(const Note& note, const Known& known) {
    switch (static_cast<Declared>(note.slot)) {
    case Declared::type:
        return (known.types() >> static_cast<unsigned>(note.amount) & 1U) != 0;
    case Declared::attribute:
        return (known.set(attributes) & static_cast<std::uint32_t>(note.amount)) != 0;
    case Declared::rank:
        return known.hasNumber(rank) && known.number(rank) == note.amount;
    case Declared::number:
        break;
    }
    return false;
}

} // namespace

Procedure declaringSteps() {
    return {"declaring",
            "10-11-2",
            {{"information is declared", "10-11-2", Question{DecisionKind::name, offerAll, take}}}};
}

std::vector<VerbSpec> declaringVerbs() {
    std::vector<VerbSpec> all;
    const std::vector<Condition> conditions{
        onlyWhen<isAsked>("nothing-to-declare", "10-11-2"),
        onlyFor<isAsked, whoDeclares>("other-player-decides", "10-11-2"),
        {Aspect::choices, "not-to-be-declared", "10-11-2", isSort, nullptr, false}};
    for (const Word& word : words)
        all.push_back({.word = word.verb, .conditions = conditions, .onlyWhenAsked = true});
    all.push_back(
        {.word = "declare number", .conditions = conditions, .values = listNumbers, .onlyWhenAsked = true});
    return all;
}

namespace effects {

Next declare(Run&, const Scope& scope, const Term& term) {
    const Player by = playerOf(scope, term[declares::player], scope.effect.controller);
    if (by == Player::nobody)
        return Next::on();
    const auto sort = static_cast<Declared>(term[declares::what].number);
    return Next::call(declaring, {static_cast<std::int32_t>(indexOf(by)), scope.effect.id,
                                  static_cast<std::int32_t>(sort)});
}

} // namespace effects

namespace criteria {

bool declared(const Scope& scope, const Term& term, const Known& known) {
    const Note* const note = declaredFor(scope);
    return (note != nullptr && hasIt(*note, known)) == (term[operand::of].number != 0);
}

/// Its operand is a comparison with the level cards of a member.
bool hasLevels(const Scope& scope, const Term& term, const Known& known) {
    const std::int32_t levels = granblue::levelsOf(scope.state(), known.id);
    const auto& parts = term[operand::of].parts;
    return (!parts[atLeast].exists() || levels >= amountOf(scope, parts[atLeast])) &&
           (!parts[atMost].exists() || levels <= amountOf(scope, parts[atMost])) &&
           (!parts[exactly].exists() || levels == amountOf(scope, parts[exactly]));
}

} // namespace criteria

namespace amounts {

std::int32_t declaredNumber(const Scope& scope, const Term&) {
    const Note* const note = declaredFor(scope);
    return note == nullptr ? 0 : note->amount;
}

} // namespace amounts

} // namespace takujo::granblue

#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/journal.h"
#include "engine/kit/naming.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <array>
#include <optional>

/// 106.3, 108.1a, 203.4: players choose a civilization, a number or a race, and texts ask for it afterwards.
namespace takujo::duel_masters {

namespace {

enum Local : std::size_t { who, forEffect, whatSort, most };
/// The steps of the procedure; behind the first in the order of `Chosen`.
enum Step : std::uint16_t { whatIsAsked, asksFirst };

Player whoChooses(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[who]);
}
template <Chosen sort>
bool isAskedFor(const Position& position) {
    return asks(position, choosingWords, asksFirst + static_cast<std::uint16_t>(sort));
}
bool isAnyAskedFor(const Position& position) {
    return isAskedFor<Chosen::civilization>(position) || isAskedFor<Chosen::number>(position) ||
           isAskedFor<Chosen::race>(position);
}

/// One verb for each civilization.
struct Word {
    std::string_view verb;
    Civilization civilization;
};
constexpr std::array<Word, 5> words{{{"choose light", light},
                                     {"choose water", water},
                                     {"choose darkness", darkness},
                                     {"choose fire", fire},
                                     {"choose nature", nature}}};

/// What a player has chosen, written as a number beside names of cards (`EffectRecord::named`).
struct ChosenWord {
    Chosen sort = Chosen::civilization;
    std::int32_t value = 0;

    TextKey packed() const {
        return mark | static_cast<TextKey>(sort) << bitsOfValue | static_cast<TextKey>(value);
    }
    /// None where nothing was chosen, or the name of a card was named after it.
    static std::optional<ChosenWord> from(TextKey named) {
        const TextKey sort = (named & ~mark) >> bitsOfValue;
        if ((named & mark) != mark || sort > static_cast<TextKey>(Chosen::race))
            return std::nullopt;
        return ChosenWord{static_cast<Chosen>(sort),
                          static_cast<std::int32_t>(named & ((1U << bitsOfValue) - 1))};
    }

private:
    static constexpr unsigned bitsOfValue = 24;
    static constexpr TextKey mark = 0xfc00'0000;
};

Next goToQuestion(Run& run) {
    return Next::jump(static_cast<std::uint16_t>(asksFirst + run.local(whatSort)));
}

template <Verb first, Verb last>
void offerWords(const Position& position, Decision& decision) {
    decision.decider = whoChooses(position);
    const auto id = static_cast<std::uint16_t>(position.state.frames.back().locals[forEffect]);
    if (const EffectRecord* const effect = findEffect(position.state, id))
        decision.about = effect->source;
    for (Verb verb = first; verb <= last; ++verb)
        offer(position, decision.decider, verb, decision);
}

Next take(Run& run, const Option& answer) {
    const auto effect = static_cast<std::uint16_t>(run.local(forEffect));
    std::int32_t value = answer.value;
    if (answer.verb < chooseNumber)
        value = words[answer.verb - chooseCivilization].civilization;
    if (EffectRecord* const asking = findEffect(run.state, effect))
        asking->named = ChosenWord{static_cast<Chosen>(run.local(whatSort)), value}.packed();
    countAsDone(run.state, effect);
    return Next::finish();
}

/// 108.1a: numbers below nought are none of them.
void listNumbers(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    constexpr std::int32_t mostNumber = 99;
    const std::int32_t end = position.state.frames.back().locals[most];
    for (std::int32_t number = 0; number <= (end > 0 ? end : mostNumber); ++number)
        values.push_back(number);
}
bool isNoNegative(const Position&, const Attempt& attempt) {
    return attempt.option.value >= 0;
}
void listRaces(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    naming::listTexts(position, races, values);
}
/// 203.4
bool isWholeRace(const Position& position, const Attempt& attempt) {
    std::vector<std::int32_t> all;
    naming::listTexts(position, races, all);
    return std::ranges::find(all, attempt.option.value) != all.end();
}

/// What was chosen for the text; none if nothing was.
std::optional<ChosenWord> chosenFor(const Scope& scope) {
    return ChosenWord::from(scope.effect.named);
}

/// 203.2: whoever has a race with that in it.
bool hasRace(const Scope& scope, std::int32_t value, const Known& known) {
    const VerbSpec& verb = scope.position.rules.verb(chooseRace);
    if (!naming::isTextNamed(scope.position.cards, verb, value))
        return false; // a card was named after it
    const LocalizedText& race = naming::textNamed(scope.position.cards, verb, value);
    const auto isIt = [&](const LocalizedText& text) {
        return text.en.find(race.en) != std::string::npos && text.ja.find(race.ja) != std::string::npos &&
               known.hasText(races, textKey(text.en));
    };
    return known.hasText(races, textKey(race.en)) ||
           (known.card != nullptr && std::ranges::any_of(known.card->texts[races], isIt));
}

bool hasIt(const Scope& scope, ChosenWord chosen, const Known& known) {
    switch (chosen.sort) {
    case Chosen::civilization:
        return (known.set(civilizations) & static_cast<std::uint32_t>(chosen.value)) != 0;
    case Chosen::number:
        return known.hasNumber(cost) && known.number(cost) == chosen.value;
    case Chosen::race:
        return hasRace(scope, chosen.value, known);
    }
    return false;
}

} // namespace

Procedure choosingWordsSteps() {
    return {"a word is chosen",
            "106.3",
            {{"what is to be chosen", "", goToQuestion},
             {"a civilization is chosen", "106.3",
              Question{DecisionKind::name, offerWords<chooseCivilization, chooseNumber - 1>, take}},
             {"a number is chosen", "108.1a",
              Question{DecisionKind::number, offerWords<chooseNumber, chooseNumber>, take}},
             {"a race is chosen", "203.4",
              Question{DecisionKind::name, offerWords<chooseRace, chooseRace>, take}}}};
}

std::vector<VerbSpec> choosingVerbs() {
    std::vector<VerbSpec> all;
    all.reserve(words.size() + 2);
    for (const Word& word : words)
        all.push_back(
            {.word = word.verb,
             .conditions = {onlyWhen<isAskedFor<Chosen::civilization>>("nothing-to-choose", "106.3"),
                            onlyFor<isAnyAskedFor, whoChooses>("other-player-decides", "106.3")},
             .onlyWhenAsked = true});
    all.push_back({.word = "choose number",
                   .conditions = {onlyWhen<isAskedFor<Chosen::number>>("nothing-to-choose", "108.1a"),
                                  onlyFor<isAnyAskedFor, whoChooses>("other-player-decides", "108.1a"),
                                  {Aspect::choices, "no-negative-number", "108.1a", isNoNegative}},
                   .values = listNumbers,
                   .onlyWhenAsked = true});
    all.push_back({.word = "choose race",
                   .conditions = {onlyWhen<isAskedFor<Chosen::race>>("nothing-to-choose", "203.4"),
                                  onlyFor<isAnyAskedFor, whoChooses>("other-player-decides", "203.4"),
                                  {Aspect::choices, "no-such-race", "203.4", isWholeRace}},
                   .values = listRaces,
                   .onlyWhenAsked = true,
                   .namesTexts = races + 1});
    return all;
}

namespace effects {

Next chooseWord(Run&, const Scope& scope, const Term& term) {
    const Player by = playerOf(scope, term[chooses_word::player], scope.effect.controller);
    if (by == Player::nobody)
        return Next::on();
    return Next::call(
        choosingWords,
        {static_cast<std::int32_t>(indexOf(by)), scope.effect.id, term[chooses_word::what].number,
         term[chooses_word::most].exists() ? std::max(0, amountOf(scope, term[chooses_word::most])) : 0});
}

} // namespace effects

namespace criteria {

bool isOfWhatWasChosen(const Scope& scope, const Term& term, const Known& known) {
    const std::optional<ChosenWord> chosen = chosenFor(scope);
    return (chosen.has_value() && hasIt(scope, *chosen, known)) == (term[operand::of].number != 0);
}

} // namespace criteria

namespace amounts {

std::int32_t chosenNumber(const Scope& scope, const Term&) {
    const std::optional<ChosenWord> chosen = chosenFor(scope);
    return chosen.has_value() ? chosen->value : 0;
}

} // namespace amounts

} // namespace takujo::duel_masters

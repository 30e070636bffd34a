#include "engine/kit/naming.h"

#include "engine/core/scratch.h"
#include "engine/kit/journal.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <utility>

namespace takujo::naming {

namespace {

enum Local : std::size_t { who, forEffect };
enum Step : std::uint16_t { asksFor };

Player whoNames(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[who]);
}
bool isAsked(const Position& position) {
    const std::uint16_t procedure = position.rules.tables().script.naming;
    return procedure != 0 && asks(position, procedure, asksFor);
}

/// Cards of one name are one.
void listNames(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    Scratch<std::pair<TextKey, std::int32_t>> names;
    for (std::size_t i = 0; i < position.cards.size(); ++i)
        names.emplace_back(position.cards[i].nameText, static_cast<std::int32_t>(i));
    std::ranges::sort(names);
    const auto repeated = std::ranges::unique(names, {}, &std::pair<TextKey, std::int32_t>::first);
    names.erase(repeated.begin(), repeated.end());
    for (const auto& [name, definition] : names)
        values.push_back(definition);
    std::ranges::sort(values);
}

void offerNames(const Position& position, Decision& decision) {
    const auto effect = static_cast<std::uint16_t>(position.state.frames.back().locals[forEffect]);
    decision.decider = whoNames(position);
    if (const EffectRecord* const asking = findEffect(position.state, effect))
        decision.about = asking->source;
    offer(position, decision.decider, position.rules.tables().script.nameVerb, decision);
}

Next takeName(Run& run, const Option& answer) {
    const auto effect = static_cast<std::uint16_t>(run.local(forEffect));
    takujo::note(run, "names a card", whoNames(run), "",
                 {cardArgument("card", static_cast<DefinitionIndex>(answer.value))});
    if (EffectRecord* const asking = findEffect(run.state, effect))
        asking->named = run.cards[static_cast<std::size_t>(answer.value)].nameText;
    countAsDone(run.state, effect);
    return Next::finish();
}

} // namespace

Next nameCard(const Run& run, Player player, std::uint16_t effect) {
    return Next::call(run.rules.tables().script.naming, {static_cast<std::int32_t>(indexOf(player)), effect});
}

Procedure oneCard(std::string_view rule) {
    return {
        "naming a card", "", {{"a card is named", rule, Question{DecisionKind::name, offerNames, takeName}}}};
}

VerbSpec verb(std::string_view word, std::string_view rule) {
    return {.word = word,
            .conditions = {onlyWhen<isAsked>("nothing-to-name", rule),
                           onlyFor<isAsked, whoNames>("other-player-decides", rule)},
            .values = listNames,
            .onlyWhenAsked = true,
            .namesCards = true};
}

namespace {

/// A card prints a few texts of one sort.
constexpr std::int32_t mostTextsOfACard = 32;

} // namespace

void listTexts(const Position& position, std::size_t slot, std::vector<std::int32_t>& values) {
    Scratch<std::pair<TextKey, std::int32_t>> texts;
    for (std::size_t i = 0; i < position.cards.size(); ++i) {
        const std::vector<LocalizedText>& printed = position.cards[i].texts[slot];
        for (std::size_t j = 0; j < std::min<std::size_t>(printed.size(), mostTextsOfACard); ++j)
            texts.emplace_back(textKey(printed[j].en), static_cast<std::int32_t>(i) * mostTextsOfACard +
                                                           static_cast<std::int32_t>(j));
    }
    std::ranges::sort(texts);
    const auto repeated = std::ranges::unique(texts, {}, &std::pair<TextKey, std::int32_t>::first);
    texts.erase(repeated.begin(), repeated.end());
    for (const auto& [key, value] : texts)
        values.push_back(value);
    std::ranges::sort(values);
}

bool isTextNamed(const CardTable& cards, const VerbSpec& verb, std::int32_t value) {
    const auto card = static_cast<std::size_t>(value / mostTextsOfACard);
    return card < cards.size() && static_cast<std::size_t>(value % mostTextsOfACard) <
                                      cards[card].texts.at(verb.namesTexts - 1U).size();
}

const LocalizedText& textNamed(const CardTable& cards, const VerbSpec& verb, std::int32_t value) {
    return cards.at(static_cast<std::size_t>(value / mostTextsOfACard))
        .texts.at(verb.namesTexts - 1U)
        .at(static_cast<std::size_t>(value % mostTextsOfACard));
}

} // namespace takujo::naming

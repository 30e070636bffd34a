#include "engine/kit/naming.h"

#include "engine/kit/asking.h"
#include "engine/kit/journal.h"
#include "engine/kit/notes.h"
#include "engine/kit/offers.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/what_was_done.h"

#include <algorithm>

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
bool isFirstOfItsName(const CardTable& cards, std::size_t definition) {
    return std::none_of(
        cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(definition),
        [&](const CardDefinition& card) { return card.name.en == cards[definition].name.en; });
}

void listNames(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    for (std::size_t i = 0; i < position.cards.size(); ++i)
        if (isFirstOfItsName(position.cards, i))
            values.push_back(static_cast<std::int32_t>(i));
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
    const auto isBefore = [&](const Note& note) {
        return note.kind == notes::named && note.effect == effect;
    };
    dropNotes(run.state, isBefore);
    Note note;
    note.kind = notes::named;
    note.effect = effect;
    note.amount = answer.value;
    run.state.notes.push_back(note);
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

DefinitionIndex namedFor(const State& state, std::uint16_t effect, DefinitionIndex otherwise) {
    for (const Note& note : state.notes)
        if (note.kind == notes::named && note.effect == effect)
            return static_cast<DefinitionIndex>(note.amount);
    return otherwise;
}

} // namespace takujo::naming

#include "engine/games/fftcg/origins.h"

#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/operators.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <bit>

namespace takujo::fftcg {

namespace {

/// What is paid, as `Note::amount`: the elements of the CP, as bits, and above them whether anything
/// but backups has made any.
constexpr std::uint32_t everyElement = (1U << elementCount) - 1;
constexpr std::uint32_t byOthers = 1U << elementCount;

constexpr std::uint32_t bitOf(Entry entry) {
    return 1U << static_cast<unsigned>(entry);
}

bool isAsked(const State& state) {
    return (state.has & CardDefinition::origins) != 0;
}

const Note* noteOf(const State& state, NoteKind kind, ObjectId id) {
    const auto found = std::ranges::find_if(
        state.notes, [&](const Note& note) { return note.kind == kind && note.object == id; });
    return found == state.notes.end() ? nullptr : &*found;
}

/// The event by which an object has just entered: what is triggered by that is looked at before it is noted.
const Event* entryOf(const State& state, ObjectId id) {
    const auto isIt = [id](const Event& event) {
        return event.kind == EventKind::move && event.has(Event::performed) && event.became == id &&
               event.to.kind == field && event.from.kind != field;
    };
    const auto found = id.exists() ? std::ranges::find_if(state.events, isIt) : state.events.end();
    return found == state.events.end() ? nullptr : &*found;
}

bool hasEntered(const Position& position, ObjectId id, std::int32_t how) {
    const auto bit = 1U << static_cast<unsigned>(how);
    if (const Note* const note = noteOf(position.state, enteredSo, id))
        return (note->flags & bit) != 0;
    const Event* const event = entryOf(position.state, id);
    return event != nullptr && (entriesOf(position, *event) & bit) != 0;
}

bool hasComeFrom(const State& state, ObjectId id, std::int32_t zone) {
    if (const Note* const note = noteOf(state, enteredSo, id))
        return note->slot == zone;
    const Event* const event = entryOf(state, id);
    return event != nullptr && event->from.kind == zone;
}

/// What was paid for it; nothing if it was not cast, or cost nothing.
std::uint32_t paidFor(const State& state, ObjectId id) {
    const Note* note = noteOf(state, paidWith, id);
    if (const Event* const event = note == nullptr ? entryOf(state, id) : nullptr)
        note = noteOf(state, paidWith, event->object);
    return note == nullptr ? 0 : static_cast<std::uint32_t>(note->amount);
}

bool isSpokenOf(const State& state, ObjectId id) {
    return lives(state, id) || std::ranges::any_of(state.effects, [id](const EffectRecord& effect) {
               return effect.source == id || effect.event == id || effect.it == id;
           });
}

} // namespace

std::uint32_t entriesOf(const Position& position, const Event& event) {
    if (event.cause == Cause::choice)
        return bitOf(Entry::cast);
    if (event.cause != Cause::effect)
        return 0;
    const EffectRecord* const effect = findEffect(position.state, event.effect);
    const bool isWarp = effect != nullptr && isOfWarp(abilityAt(position, abilityOf(*effect)));
    return bitOf(Entry::effect) | (isWarp ? bitOf(Entry::warp) : 0);
}

void notePayment(Run& run) {
    if (!isAsked(run.state))
        return;
    Note note;
    note.kind = paidWith;
    note.object = playing::whatIsPlayed(run);
    std::uint32_t paid = 0;
    for (const Pick& pick : run.state.picks)
        if (playing::isSource(run, pick))
            paid |= static_cast<std::uint32_t>(pick.value) |
                    (record(run.state, pick.object).zone.kind == field && isA(run, pick.object, backup)
                         ? 0
                         : byOthers);
    note.amount = static_cast<std::int32_t>(paid);
    if (paid != 0)
        run.state.notes.push_back(note);
}

void noteEntering(Run& run, const Event& event) {
    if (!isAsked(run.state))
        return;
    if (event.to.kind == field && event.from.kind != field && event.became.exists() && !event.host.exists()) {
        for (Note& note : run.state.notes)
            if (note.kind == paidWith && note.object == event.object)
                note.object = event.became;
        Note note;
        note.kind = enteredSo;
        note.object = event.became;
        note.flags = static_cast<std::uint8_t>(entriesOf(run, event));
        note.slot = event.from.kind;
        run.state.notes.push_back(note);
    }
    dropNotes(run.state, [&](const Note& note) {
        return (note.kind == enteredSo || note.kind == paidWith) && !isSpokenOf(run.state, note.object);
    });
    sweepSnapshots(run.state);
}

namespace origins {

bool enteredBy(const Scope& scope, const Term& term, const Known& known) {
    return hasEntered(scope.position, known.id, term[operand::of].number);
}
bool enteredFrom(const Scope& scope, const Term& term, const Known& known) {
    return hasComeFrom(scope.state(), known.id, term[operand::of].number);
}
bool paidWithSome(const Scope& scope, const Term& term, const Known& known) {
    return (paidFor(scope.state(), known.id) & static_cast<std::uint32_t>(term[operand::of].number)) != 0;
}
bool paidOnlyWith(const Scope& scope, const Term& term, const Known& known) {
    const std::uint32_t paid = paidFor(scope.state(), known.id) & everyElement;
    return paid != 0 && (paid & ~static_cast<std::uint32_t>(term[operand::of].number)) == 0;
}
bool paidByBackups(const Scope& scope, const Term& term, const Known& known) {
    const std::uint32_t paid = paidFor(scope.state(), known.id);
    return (paid != 0 && (paid & byOthers) == 0) == term[operand::of].isTrue();
}

} // namespace origins

namespace amounts {

std::int32_t elementsPaid(const Scope& scope, const Term& term) {
    const ObjectId id = term[operand::of].exists() ? objectOf(scope, term[operand::of]) : scope.effect.source;
    return std::popcount(paidFor(scope.state(), id) & everyElement);
}

} // namespace amounts

namespace triggers {

bool entersSo(const Scope& scope, const Term& term, const Event& event) {
    const Term& how = term[enters_so::how];
    const Term& from = term[enters_so::from];
    return enters(scope, term, event) && (!from.exists() || event.from.kind == from.number) &&
           (!how.exists() ||
            (entriesOf(scope.position, event) >> static_cast<unsigned>(how.number) & 1U) != 0) &&
           isDoneBy(scope, term[enters_so::by], event);
}

} // namespace triggers

} // namespace takujo::fftcg

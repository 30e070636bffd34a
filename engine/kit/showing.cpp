#include "engine/kit/showing.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/limits.h"
#include "engine/kit/marks.h"
#include "engine/kit/notes.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/script/triggers/triggers.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

bool isSeenByBoth(const Position& position, ObjectId id) {
    return sees(position, Player::a, id) && sees(position, Player::b, id);
}

bool isOn(const Position& position) {
    return position.rules.tables().waiting.hiddenOnesAreShown;
}

bool isKept(const State& state, const Note& note) {
    return isKeptHere(state, note, notes::mayBeShown);
}

/// The turn player's come first, each player's in the order in which they were triggered.
const Note* firstKept(const State& state) {
    const Player first = isBroken(Fault::otherPlayerFirst) ? opponentOf(state.turnPlayer) : state.turnPlayer;
    const Note* found = nullptr;
    for (const Note& note : state.notes)
        if (isKept(state, note) && (found == nullptr || (found->player != first && note.player == first)))
            found = &note;
    return found;
}

void forget(State& state, std::uint16_t effect) {
    dropNotes(state, [&](const Note& note) { return isKept(state, note) && note.effect == effect; });
}

void noteShown(State& state, const EffectRecord& effect) {
    Note note;
    note.kind = notes::shownByText;
    note.object = effect.source;
    note.effect = effect.id;
    state.notes.push_back(note);
}

void showItsCard(Run& run, const EffectRecord& effect) {
    noteShown(run.state, effect);
    if (hasMark(run.state, effect.source, revealedMark))
        return; // for another ability of it
    Event event = doneTo(effect.source, EventKind::mark, effect.controller);
    event.amount = static_cast<std::int32_t>(revealedMark);
    run.propose(event);
}

/// What has left meanwhile is shown where it lies now, or it was never shown.
bool isOpenNow(const Position& position, ObjectId source) {
    const CardId card = cardOf(position.state, source);
    return card.exists() &&
           isSeenByBoth(position, objectIn(position.state, position.state.cards[card.index].object));
}

Player whoShows(const Position& position) {
    const EffectRecord* const effect = effectToShow(position);
    return effect == nullptr ? Player::nobody : effect->controller;
}

bool isTheOneToShow(const Position& position, const Attempt& attempt) {
    const EffectRecord* const effect = effectToShow(position);
    return effect != nullptr && effect->source == attempt.option.object;
}

} // namespace

std::vector<VerbSpec> showingVerbs(const std::vector<ZoneSpec>& zones, std::string_view rule) {
    const std::vector<Condition> whenAsked{onlyWhen<asksToShow>("nothing-to-show", rule),
                                           onlyFor<asksToShow, whoShows>("other-player-decides", rule)};
    VerbSpec show{.word = "show", .from = everywhere(zones), .conditions = whenAsked, .onlyWhenAsked = true};
    show.conditions.push_back({Aspect::object, "not-to-be-shown", rule, isTheOneToShow});
    return {show, {.word = "keep hidden", .conditions = whenAsked, .onlyWhenAsked = true}};
}

const EffectRecord* effectToShow(const Position& position) {
    if (!asksToShow(position))
        return nullptr;
    const Note* const note = firstKept(position.state);
    return note == nullptr ? nullptr : findEffect(position.state, note->effect);
}

namespace showing {

void show(Run& run, const EffectRecord& effect) {
    if (hasMark(run.state, effect.source, revealedMark) || !isSeenByBoth(run, effect.source))
        showItsCard(run, effect);
}

bool isNeeded(const Position& position, ObjectId source) {
    return isOn(position) && lives(position.state, source) && !isSeenByBoth(position, source);
}

void keep(Run& run, const EffectRecord& effect) {
    Note note;
    note.kind = notes::mayBeShown;
    note.object = effect.source;
    note.effect = effect.id;
    note.player = effect.controller;
    keepNote(run.state, note);
}

void strikeOut(Run& run) {
    if (!isAnythingKept(run.state))
        return;
    Scratch<std::uint16_t> out;
    for (const Note& note : run.state.notes)
        if (const EffectRecord* const effect =
                isKept(run.state, note) ? findEffect(run.state, note.effect) : nullptr)
            if (const Scope scope = scopeOf(run, *effect); !holds(scope, scope.ability.condition))
                out.push_back(effect->id);
    for (const std::uint16_t effect : out) {
        forget(run.state, effect);
        dropEffect(run.state, effect);
    }
}

void stayShown(Run& run, const EffectRecord& effect) {
    if (isOn(run) && !effect.isDelayed() && lives(run.state, effect.source) &&
        hasMark(run.state, effect.source, revealedMark))
        noteShown(run.state, effect);
}

bool isAnythingKept(const State& state) {
    return std::ranges::any_of(state.notes, [&](const Note& note) { return isKept(state, note); });
}

bool findNext(Run& run, std::size_t firstWaiting) {
    while (const Note* const note = firstKept(run.state)) {
        const std::uint16_t effect = note->effect;
        const ObjectId source = note->object;
        const bool isThere = lives(run.state, source);
        if (isThere && mayWait(run, effect, firstWaiting))
            return true;
        forget(run.state, effect);
        if (isThere || !isOpenNow(run, source) || !letWait(run, effect, firstWaiting))
            dropEffect(run.state, effect);
    }
    return false;
}

/// The question is not about the card in the sense of `Decision::about`: what is asked is told to both
/// players, and an option to the one who may take it.
void offerToShow(const Position& position, Decision& decision) {
    const ShowingTable& verbs = position.rules.tables().showing;
    const EffectRecord& effect = *effectToShow(position);
    decision.decider = effect.controller;
    Option show;
    show.verb = verbs.show;
    show.object = effect.source;
    Option keepHidden;
    keepHidden.verb = verbs.keepHidden;
    decision.options = {show, keepHidden};
}

void take(Run& run, const Option& answer, std::size_t firstWaiting) {
    const EffectRecord* const effect = effectToShow(run);
    const std::uint16_t id = effect->id;
    const ObjectId source = effect->source;
    const bool isShown = answer.verb == run.rules.tables().showing.show;
    forget(run.state, id);
    if (isBroken(Fault::hiddenOnesCount) && !isShown)
        rememberUse(run, source, abilityOf(*effect));
    if (!isShown || !letWait(run, id, firstWaiting)) {
        dropEffect(run.state, id);
        return;
    }
    showItsCard(run, *findEffect(run.state, id));
}

} // namespace showing

} // namespace takujo

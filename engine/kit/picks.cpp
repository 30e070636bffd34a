#include "engine/kit/picks.h"

#include "engine/core/links.h"
#include "engine/kit/offers.h"
#include "engine/kit/picked_by_place.h"

namespace takujo {

namespace {

/// What is asked: slot is the verb, flags the kind of what is picked, amount all the rest.
const Note* pickAsked(const State& state) {
    const auto found = std::ranges::find_if(
        state.notes, [&](const Note& note) { return isKeptHere(state, note, notes::asked); });
    return found == state.notes.end() ? nullptr : &*found;
}
constexpr unsigned bitsOfCount = 12;
std::int32_t amountOf(const RulePick& pick, std::int32_t most) {
    return most | std::min(pick.least, most) << bitsOfCount | pick.enough << 2 * bitsOfCount;
}
std::int32_t mostOf(const Note& note) {
    return note.amount & ((1 << bitsOfCount) - 1);
}
std::int32_t leastOf(const Note& note) {
    return note.amount >> bitsOfCount & ((1 << bitsOfCount) - 1);
}
Verb enoughOf(const Note& note) {
    return static_cast<Verb>(static_cast<std::uint32_t>(note.amount) >> 2 * bitsOfCount);
}

std::int32_t countPicked(const State& state) {
    return static_cast<std::int32_t>(state.picks.size());
}

/// What lies inside of a unit lies in no zone by itself.
void offerInside(const Position& position, const Note& asked, Decision& decision) {
    for (const Note& note : position.state.notes)
        if (isKeptHere(position.state, note, notes::candidate) && lives(position.state, note.object) &&
            isInside(position.state, note.object)) {
            Attempt attempt{asked.player, {}};
            attempt.option.verb = asked.slot;
            attempt.option.object = note.object;
            if (!isPossible(position, attempt))
                continue;
            if (const auto place = position.rules.verb(asked.slot).place)
                attempt.option.place = place(position, attempt);
            decision.options.push_back(attempt.option);
        }
}

void forgetPick(State& state) {
    dropNotes(state, [&](const Note& note) {
        return isKeptHere(state, note, notes::asked) || isKeptHere(state, note, notes::candidate);
    });
}

void notePicked(State& state, std::uint8_t kind, Player player, ObjectId id) {
    Note note;
    note.kind = kind;
    note.player = player;
    note.object = id;
    keepNote(state, note);
}

} // namespace

bool askToPick(Run& run, std::span<const ObjectId> candidates, const RulePick& pick) {
    State& state = run.state;
    forgetPick(state);
    const auto all = static_cast<std::int32_t>(candidates.size());
    const bool isOrdered = pick.inOrder && all > 1;
    if ((all <= pick.least && !isOrdered) || pick.most <= 0) {
        if (pick.most > 0)
            for (const ObjectId id : candidates)
                notePicked(state, pick.kind, pick.player, id);
        return false;
    }
    Note asked;
    asked.kind = notes::asked;
    asked.slot = pick.verb;
    asked.flags = pick.kind;
    asked.player = pick.player;
    asked.amount = amountOf(pick, std::min(pick.most, all));
    keepNote(state, asked);
    for (const ObjectId id : candidates)
        notePicked(state, notes::candidate, pick.player, id);
    return true;
}

bool asksToPick(const Position& position, std::uint8_t kind) {
    const Note* const note = position.state.over() ? nullptr : pickAsked(position.state);
    return note != nullptr && note->flags == kind;
}
Player whoPicks(const Position& position) {
    const Note* const note = pickAsked(position.state);
    return note == nullptr ? Player::nobody : note->player;
}
bool isCandidate(const Position& position, const Attempt& attempt) {
    return std::ranges::any_of(position.state.notes, [&](const Note& note) {
        return isKeptHere(position.state, note, notes::candidate) && note.object == attempt.option.object;
    });
}
bool isEnoughPicked(const Position& position, const Attempt&) {
    const Note* const note = pickAsked(position.state);
    return note != nullptr && countPicked(position.state) >= leastOf(*note);
}

Scratch<ObjectId> pickedFor(const State& state, std::uint8_t kind) {
    Scratch<ObjectId> found;
    for (const Note& note : state.notes)
        if (isKeptHere(state, note, kind))
            found.push_back(note.object);
    return found;
}
bool isPickedFor(const State& state, ObjectId id, std::uint8_t kind) {
    return std::ranges::any_of(
        state.notes, [&](const Note& note) { return isKeptHere(state, note, kind) && note.object == id; });
}

void offerPicks(const Position& position, Decision& decision) {
    const Note& note = *pickAsked(position.state);
    decision.decider = note.player;
    decision.done = countPicked(position.state);
    decision.goal = mostOf(note);
    offer(position, note.player, note.slot, decision);
    if (!position.state.links.empty())
        offerInside(position, note, decision);
    if (enoughOf(note) != 0 && isEnoughPicked(position, {}))
        offer(position, note.player, enoughOf(note), decision);
}

bool takePick(Run& run, const Option& answer) {
    State& state = run.state;
    const Note note = *pickAsked(state);
    if (answer.verb == note.slot) {
        tellPickByPlace(run, note.player, answer.object);
        state.picks.push_back({answer.object, 0, answer.verb, {}});
    }
    if (answer.verb == note.slot && countPicked(state) < mostOf(note))
        return false;
    forgetPick(state);
    for (const Pick& pick : state.picks)
        notePicked(state, note.flags, note.player, pick.object);
    state.picks.clear();
    return true;
}

} // namespace takujo

#include "engine/kit/same_moment.h"

#include "engine/kit/passage.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/following/agreeing.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/lasting/replacing.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <ranges>

namespace takujo::sameMoment {

namespace {

/// In the passage's frame.
constexpr std::size_t firstOfBatch = 0;
constexpr std::size_t framesBelow = 6;

// In the frame of a block that is being followed.
constexpr std::size_t ofBlock = 1;
constexpr std::size_t place = 2;

bool isPartOfText(const Run& run, const Frame& frame) {
    return (frame.procedure >= procedures::announcing && frame.procedure <= procedures::choosingGroup) ||
           (frame.procedure == run.rules.tables().script.drawing && frame.procedure != 0);
}

/// A text that is being followed for a replacement, and where the passage stands whose event it replaces.
struct Settling {
    std::size_t passage = 0;
    std::uint16_t effect = 0; ///< 0: there is no such text
};

/// The text that the innermost of that many frames belong to.
Settling settlingIn(const Run& run, std::size_t depth) {
    const auto& frames = run.state.frames;
    std::size_t at = depth;
    while (at > 0 && isPartOfText(run, frames[at - 1]))
        --at;
    if (at == 0 || at == depth || frames[at].procedure != procedures::apart || !isSettled(frames[at - 1]))
        return {};
    return {at - 1, static_cast<std::uint16_t>(frames[at].locals[asked_frame::effectId])};
}

bool changesWithin(const Run& run, const Ability& ability, const Term& term);

bool changesWithin(const Run& run, const Ability& ability, std::span<const Term> terms) {
    return std::ranges::any_of(terms, [&](const Term& each) { return changesWithin(run, ability, each); });
}

bool changesWithin(const Run& run, const Ability& ability, const Term& term) {
    if (term.sort == Sort::effect && changesEvent(run.rules.tables().vocabulary->effects[term.op].follow))
        return true;
    if (term.sort == Sort::block)
        return changesWithin(run, ability, ability.blocks[static_cast<std::size_t>(term.number)]);
    return changesWithin(run, ability, term.parts);
}

/// Whether what is left of the text in that frame changes the event, and does so only if something holds.
bool mayChangeIn(const Run& run, const Ability& ability, const Frame& frame, bool isInnermost) {
    const auto blockAt = [&](std::int32_t block) -> const std::vector<Term>& {
        return ability.blocks[static_cast<std::size_t>(block)];
    };
    if (frame.procedure == procedures::looping)
        return changesWithin(run, ability, blockAt(frame.locals[ofBlock]));
    if (const std::int32_t block = agreeing::promisedBy(frame); block >= 0)
        return std::ranges::any_of(blockAt(block), [&](const Term& term) {
            return changesWithin(run, ability, term.parts); // what is not inside anything is sure to come
        });
    if (frame.procedure != procedures::following)
        return false;
    const auto next = static_cast<std::size_t>(frame.locals[place]) + (isInnermost ? 0U : 1U);
    const std::span<const Term> block = blockAt(frame.locals[ofBlock]);
    return changesWithin(run, ability, block.subspan(std::min(next, block.size())));
}

/// Whether the text can still come to something that changes the event.
bool mayStillChange(const Run& run, const Settling& settling) {
    const EffectRecord& effect = *findEffect(run.state, settling.effect);
    const Event& event = run.state.events[effect.trigger];
    if (event.has(Event::forbidden) || event.wasReplaced())
        return false;
    const Ability& ability = run.cards[effect.definition].abilities[effect.ability];
    const std::span<const Frame> frames = std::span{run.state.frames}.subspan(settling.passage + 1);
    return std::ranges::any_of(frames, [&](const Frame& frame) {
        return mayChangeIn(run, ability, frame, &frame == &frames.back());
    });
}

/// Whether something of the text happens with the batch.
bool hasJoined(const State& state, std::uint16_t effect) {
    return std::ranges::any_of(state.events, [effect](const Event& event) {
        return event.effect == effect && event.has(Event::isInstead) && !event.has(Event::forbidden);
    });
}

/// Whether a player has agreed to something that changes the event, and none of it is on its way yet.
bool isOnlyPromised(const Run& run, const Settling& settling) {
    return !hasJoined(run.state, settling.effect) &&
           std::ranges::any_of(std::span{run.state.frames}.subspan(settling.passage + 1),
                               [](const Frame& frame) { return agreeing::promisedBy(frame) >= 0; });
}

/// What a text has made for later changes its event at once, or not at all.
bool isDecided(const Run& run, const Settling& settling) {
    return findEffect(run.state, settling.effect)->isDelayed() || !mayStillChange(run, settling);
}

bool moves(const Event& event) {
    return (event.kind == EventKind::move || event.kind == EventKind::erase) && !event.has(Event::forbidden);
}

/// A card goes one way. Where a replacement takes it, that is the way; but not if another replacement has
/// taken it before.
void letGoOneWay(State& state, std::size_t first, Event& joining) {
    for (Event& other : std::span{state.events}.subspan(first)) {
        if (&other == &joining)
            return;
        if (!moves(other) || other.object != joining.object)
            continue;
        Event& stays = other.has(Event::isInstead) || other.wasReplaced() ? joining : other;
        stays.flags |= Event::forbidden;
    }
}

/// It is looked at as everything is that is proposed. Whether a replacement has come to anything is asked
/// before it happens, so it counts as done.
void join(Run& run, std::size_t firstOfThese, std::size_t first) {
    for (std::size_t i = firstOfThese; i < run.state.events.size(); ++i) {
        Event& event = run.state.events[i];
        event.flags |= Event::isInstead;
        judgeProposed(run, event);
        if (!event.has(Event::forbidden))
            applyArrivals(run, event);
        if (moves(event))
            letGoOneWay(run.state, first, event);
        if (EffectRecord* const effect = findEffect(run.state, event.effect);
            effect != nullptr && !event.has(Event::forbidden))
            countDone(*effect, event);
    }
}

/// What hangs on where frames stand moves with them.
template <class Where>
void moveFrames(State& state, const Where& where) {
    for (Note& note : state.notes)
        if (note.frame != 0)
            note.frame = static_cast<std::uint16_t>(where(note.frame - 1U) + 1U);
    for (WaitingItem& item : state.waiting)
        if (item.heldBy != 0 && !item.actsAtOnce())
            item.heldBy = static_cast<std::uint16_t>(where(item.heldBy - 1U) + 1U);
}

/// The passage comes above the text, which then goes on behind those that wait for it already.
void letPassageGoFirst(State& state, std::size_t passage) {
    auto& frames = state.frames;
    const std::size_t others = waitingBelow(frames[passage]);
    const std::size_t begin = passage - others;
    const std::size_t ofText = frames.size() - passage - 1;
    std::rotate(frames.begin() + static_cast<std::ptrdiff_t>(begin),
                frames.begin() + static_cast<std::ptrdiff_t>(passage + 1), frames.end());
    frames.back().locals[framesBelow] = static_cast<std::int32_t>(others + ofText);
    moveFrames(state, [&](std::size_t frame) {
        if (frame < begin || frame >= frames.size())
            return frame;
        return frame > passage ? frame - others - 1 : frame + ofText;
    });
}

/// What a player has agreed to is kept, so what follows from it for the event is settled now.
void letWait(Run& run, const Settling& settling) {
    EffectRecord& effect = *findEffect(run.state, settling.effect);
    if (!effect.isDelayed()) {
        for (const Frame& frame : std::span{run.state.frames}.subspan(settling.passage + 1))
            if (const std::int32_t block = agreeing::promisedBy(frame); block >= 0)
                changeAhead(run, effect, block);
        if (run.rules.tables().replacing.onePerEvent)
            run.state.events[effect.trigger].applied |= Event::isReplaced;
        effect.trigger = EffectRecord::hasHappened;
    }
    letPassageGoFirst(run.state, settling.passage);
}

} // namespace

bool takes(Run& run, std::size_t firstEvent, const Next& next) {
    const auto& frames = run.state.frames;
    const bool proposes = run.state.events.size() > firstEvent;
    const bool callsOther = next.calls() && !isPartOfText(run, frames.back());
    if ((!proposes && !callsOther) || frames.empty())
        return false;
    const Settling settling = settlingIn(run, frames.size() - (callsOther ? 1U : 0U));
    if (settling.effect == 0 || (callsOther && !isDecided(run, settling)) ||
        moveOneByOne(run.state, run.rules, firstEvent))
        return false;
    if (proposes)
        join(run, firstEvent, static_cast<std::size_t>(frames[settling.passage].locals[firstOfBatch]));
    if (callsOther && !isOnlyPromised(run, settling))
        letWait(run, settling);
    return true;
}

bool mustWait(const Run& run) {
    if (!run.rules.tables().replacing.appliedTogether)
        return false;
    const Settling settling = settlingIn(run, run.state.frames.size());
    return settling.effect != 0 && hasJoined(run.state, settling.effect) && isDecided(run, settling);
}

Next wait(Run& run) {
    letWait(run, settlingIn(run, run.state.frames.size()));
    return Next::again();
}

bool isOnItsWay(const Position& position, ObjectId id) {
    if (!position.rules.tables().replacing.appliedTogether)
        return false;
    return std::ranges::any_of(position.state.events, [id](const Event& event) {
        return event.object == id && moves(event) && !event.has(Event::performed) &&
               (event.has(Event::isInstead) || event.wasReplaced());
    });
}

bool isToHappen(const State& state, std::uint16_t effect) {
    return std::ranges::any_of(state.events, [effect](const Event& event) {
        return event.effect == effect && event.has(Event::isInstead);
    });
}

void dropEffectsOf(State& state, std::span<const Event> batch) {
    Scratch<std::uint16_t> over;
    for (const Event& event : batch)
        if (event.has(Event::isInstead) && std::ranges::none_of(state.frames, [&](const Frame& frame) {
                return frame.procedure == procedures::apart &&
                       frame.locals[asked_frame::effectId] == event.effect;
            }))
            over.push_back(event.effect);
    for (const std::uint16_t effect : over)
        dropEffect(state, effect);
}

std::size_t waitingBelow(const Frame& passage) {
    return static_cast<std::size_t>(passage.locals[framesBelow]);
}

} // namespace takujo::sameMoment

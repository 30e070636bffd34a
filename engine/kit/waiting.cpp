#include "engine/kit/waiting.h"

#include "engine/kit/kept_apart.h"
#include "engine/kit/limits.h"
#include "engine/kit/notes.h"
#include "engine/kit/offers.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/same_moment.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/triggers/triggers.h"

#include <algorithm>

namespace takujo {

namespace {

enum WaitingStep : std::uint16_t { endsIfNone, whichIsNext, looksAgain };

/// What the running procedure of waiting items carries out.
WhichWait whichWait(const State& state) {
    if (state.frames.empty() || state.frames.back().procedure != procedures::waiting)
        return {};
    const auto& locals = state.frames.back().locals;
    const std::int32_t player = locals[waiting_locals::onlyOf];
    return {static_cast<std::uint16_t>(locals[waiting_locals::heldBy]),
            player == 0 ? Player::nobody : static_cast<Player>(player - 1),
            static_cast<std::uint32_t>(locals[waiting_locals::since])};
}

/// The innermost procedure that carries out what waits; none if nothing does.
const Frame* innermostWaiting(const State& state) {
    const auto found = std::find_if(state.frames.rbegin(), state.frames.rend(), [](const Frame& frame) {
        return frame.procedure == procedures::waiting;
    });
    return found == state.frames.rend() ? nullptr : &*found;
}

/// What acts at once now.
WhichWait whatActsNow(const State& state) {
    WhichWait which{.heldBy = WaitingItem::atOnce};
    if (const Frame* const frame = innermostWaiting(state))
        which.since = static_cast<std::uint32_t>(frame->locals[waiting_locals::pickedAt]);
    return which;
}

/// How early it comes: what acts at once before all else.
unsigned rankOf(const WaitingItem& item) {
    constexpr unsigned first = 0x100;
    return item.ahead + (item.actsAtOnce() ? first : 0);
}
/// The rank of those of which one comes next.
unsigned rankOfNext(const State& state, WhichWait which) {
    unsigned most = 0;
    for (const WaitingItem& item : state.waiting)
        if (which.has(item))
            most = std::max(most, rankOf(item));
    return most;
}

/// Whether an item of the player can be the next one.
bool hasWaiting(const State& state, Player player) {
    const WhichWait which = whichWait(state);
    const unsigned rank = rankOfNext(state, which);
    return std::ranges::any_of(state.waiting, [&](const WaitingItem& item) {
        return item.controller == player && which.has(item) && rankOf(item) == rank;
    });
}

// What players may do beside. Whoever wants nothing of it is not asked again before something else has been
// carried out; the procedure around that of the waiting items keeps that in mind.

std::size_t keeper(const State& state) {
    return state.frames.size() - 1;
}
bool hasDeclined(const State& state, Player player, std::size_t frame) {
    return std::ranges::any_of(state.notes, [&](const Note& note) {
        return note.kind == notes::declined && note.player == player && note.frame == frame;
    });
}
bool isOpenFor(const Position& position, Player player, std::size_t frame) {
    const auto isOpen = position.rules.tables().besideWaiting.isOpen;
    return isOpen != nullptr && isOpen(position, player) && !hasDeclined(position.state, player, frame);
}
/// Not while only a part of what waits is carried out, nor before what comes ahead of all else.
bool isOpenFor(const Position& position, Player player) {
    if (position.rules.tables().besideWaiting.isOpen == nullptr)
        return false;
    const WhichWait which = whichWait(position.state);
    return which.heldBy == 0 && which.onlyOf == Player::nobody && rankOfNext(position.state, which) == 0 &&
           isOpenFor(position, player, keeper(position.state));
}
void forgetDeclined(State& state) {
    const std::size_t frame = keeper(state);
    dropNotes(state,
              [frame](const Note& note) { return note.kind == notes::declined && note.frame == frame; });
}

/// What comes ahead of all else comes first, then the turn player's waiting items, and what that player may
/// do beside them; within one player's, that player says which.
Player whoseTurnToChoose(const Position& position) {
    const State& state = position.state;
    work::spendForEach(state.waiting.size());
    const Player first = isBroken(Fault::otherPlayerFirst) ? opponentOf(state.turnPlayer) : state.turnPlayer;
    return hasWaiting(state, first) || isOpenFor(position, first) ? first : opponentOf(first);
}

Next endIfNothingWaits(Run& run) {
    dropBeyondLimits(run);
    if (apart::joinAgain(run))
        return Next::again();
    if (doesAnyWait(run.state, whichWait(run.state)))
        return Next::on();
    const bool isOpen =
        std::ranges::any_of(bothPlayers, [&](Player player) { return isOpenFor(run.position(), player); });
    return isOpen ? Next::on() : Next::finish();
}

Next lookAgain(Run& run) {
    apart::joinAgain(run);
    return run.local(waiting_locals::onlyNext) != 0 ? Next::finish() : Next::jump(endsIfNone);
}

void offerBeside(const Position& position, Decision& decision) {
    if (!isOpenFor(position, decision.decider))
        return;
    const BesideWaiting& beside = position.rules.tables().besideWaiting;
    decision.kind = DecisionKind::act; // it is no mere order any more
    for (const Verb verb : beside.verbs)
        offer(position, decision.decider, verb, decision);
    offer(position, decision.decider, beside.noMore, decision);
}

void offerWaiting(const Position& position, Decision& decision) {
    decision.decider = whoseTurnToChoose(position);
    offer(position, decision.decider, position.rules.tables().waitingVerb, decision);
    for (Option& option : decision.options) {
        const ObjectId source = position.state.waiting[static_cast<std::size_t>(option.value)].source;
        option.target = lives(position.state, source) ? source : ObjectId{};
    }
    offerBeside(position, decision);
}

bool isAskedForNext(const Position& position, const Attempt& attempt) {
    return isAskedBesideWaiting(position, attempt) && hasWaiting(position.state, attempt.player);
}

void listItems(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    const WhichWait which = whichWait(position.state);
    const unsigned rank = rankOfNext(position.state, which);
    for (std::size_t i = 0; i < position.state.waiting.size(); ++i)
        if (const WaitingItem& item = position.state.waiting[i];
            item.controller == attempt.player && which.has(item) && rankOf(item) == rank)
            values.push_back(static_cast<std::int32_t>(i));
}

Next decline(Run& run) {
    Note note;
    note.kind = notes::declined;
    note.player = whoseTurnToChoose(run);
    note.frame = static_cast<std::uint16_t>(keeper(run.state));
    run.state.notes.push_back(note);
    return Next::jump(endsIfNone);
}

/// Of those that wait for one ability with a limit, the others are dropped when enough have been picked.
void pickAmongSiblings(Run& run, const WaitingItem& picked) {
    std::vector<WaitingItem>& waiting = run.state.waiting;
    const int left = picked.allowed() - 1;
    for (std::size_t i = waiting.size(); i-- > 0;) {
        WaitingItem& item = waiting[i];
        if (!item.isSiblingOf(picked))
            continue;
        if (left > 0) {
            --item.siblings;
            continue;
        }
        dropEffect(run.state, item.record);
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

Next carryOut(Run& run, const Option& answer) {
    const RuleTables& tables = run.rules.tables();
    if (answer.verb != tables.waitingVerb) {
        if (answer.verb == tables.besideWaiting.noMore)
            return decline(run);
        forgetDeclined(run.state);
        return tables.besideWaiting.act(run, answer);
    }
    if (tables.besideWaiting.isOpen != nullptr)
        forgetDeclined(run.state);
    const auto index = static_cast<std::size_t>(answer.value);
    const WaitingItem item = run.state.waiting[index];
    run.state.waiting.erase(run.state.waiting.begin() + answer.value);
    if (tables.waiting.statesActAtOnce)
        run.local(waiting_locals::pickedAt) = static_cast<std::int32_t>(run.state.clock);
    if (item.siblings != 0)
        pickAmongSiblings(run, item);
    countWhatIsPlayed(run, item);
    return tables.resolveWaiting(run, item);
}

} // namespace

bool doesAnyWait(const State& state, WhichWait which) {
    return std::ranges::any_of(state.waiting, [which](const WaitingItem& item) { return which.has(item); });
}

bool isPartOfSomething(const State& state) {
    const Frame* const frame = innermostWaiting(state);
    return frame != nullptr && frame->locals[waiting_locals::heldBy] != 0;
}

std::uint16_t proposerOf(const State& state) {
    std::size_t depth = state.frames.size();
    while (depth > 0 && state.frames[depth - 1].procedure == procedures::passage)
        depth -= 1 + sameMoment::waitingBelow(state.frames[depth - 1]);
    return static_cast<std::uint16_t>(depth);
}

bool doesAnyActAtOnce(Run& run) {
    const State& state = run.state;
    if (!run.rules.tables().waiting.statesActAtOnce)
        return false;
    const std::size_t above = 2 + sameMoment::waitingBelow(state.frames.back());
    if (state.frames.size() < above)
        return false;
    const Frame& below = state.frames[state.frames.size() - above];
    const bool interrupts = below.procedure == procedures::passage && below.step != 0;
    if (interrupts)
        return false;
    noticeStates(run);
    return doesAnyWait(state, whatActsNow(state));
}

Next carryOutAtOnce(Run& run) {
    const WhichWait which = whatActsNow(run.state);
    return Next::call(procedures::waiting, {0, which.heldBy, 0, static_cast<std::int32_t>(which.since)});
}

void releaseHeld(State& state) {
    for (WaitingItem& item : state.waiting)
        if (!item.actsAtOnce() && item.heldBy > state.frames.size() && !isBroken(Fault::heldStaysHeld))
            item.heldBy = 0;
}

void followControllers(Run& run) {
    State& state = run.state;
    if (state.waiting.empty() || !run.rules.tables().waiting.controllerNow)
        return;
    work::spendForEach(state.waiting.size());
    for (WaitingItem& item : state.waiting) {
        if (!lives(state, item.source) || !run.rules.zone(record(state, item.source).zone).table)
            continue; // whoever had it last
        EffectRecord* const effect = findEffect(state, item.record);
        if (effect != nullptr && effect->isDelayed())
            continue; // it is of whoever has made it
        item.controller = record(state, item.source).controller;
        if (effect != nullptr)
            effect->controller = item.controller;
    }
}

bool isOpenBesideWaiting(const Position& position) {
    return std::ranges::any_of(bothPlayers, [&](Player player) {
        return isOpenFor(position, player, position.state.frames.size());
    });
}

bool isAskedBesideWaiting(const Position& position, const Attempt& attempt) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    return frame.procedure == procedures::waiting && frame.step == whichIsNext &&
           whoseTurnToChoose(position) == attempt.player;
}

bool mayDeclineBesideWaiting(const Position& position, const Attempt& attempt) {
    return isAskedBesideWaiting(position, attempt) && !hasWaiting(position.state, attempt.player);
}

Procedure waitingItems() {
    return {"waiting effects",
            "",
            {{"does anything wait", "", endIfNothingWaits},
             {"which waiting effect comes next", "", Question{DecisionKind::order, offerWaiting, carryOut}},
             {"look again", "", lookAgain}}};
}

VerbSpec waitingVerb(std::string_view word, std::string_view rule) {
    return {.word = word,
            .conditions = {{Aspect::time, "nothing-waits", rule, isAskedForNext, nullptr, false}},
            .values = listItems};
}

} // namespace takujo

#include "engine/kit/passage.h"
#include "engine/core/links.h"
#include "engine/core/scratch.h"
#include "engine/kit/limits.h"
#include "engine/kit/perform.h"
#include "engine/kit/room.h"
#include "engine/kit/rule_processes.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/same_moment.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/lasting/carrying.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/script/lasting/reaching.h"
#include "engine/kit/script/lasting/replacing.h"
#include "engine/kit/script/lasting/timestamps.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/script/triggers/triggers.h"
#include "engine/kit/showing.h"
#include "engine/kit/units.h"
#include "engine/kit/visibility.h"
#include "engine/kit/waiting.h"

#include <algorithm>
#include <optional>
#include <span>

namespace takujo {

namespace {

/// Where this batch begins in `State::events`; it is always the innermost.
constexpr std::size_t begin = 0;

enum StepOfPassage : std::uint16_t {
    isItForbidden,
    howItArrives,
    lookForReplacements,
    whichFirst,
    itHappens,
    whichIsOldest,
    whatItTriggers,
    itIsWrittenDown,
    whatIsDueAtOnce,
    // These stand last, because saved games know the others by their places:
    isThereRoom, ///< after how it arrives
    whoMayShow,  ///< after it is written down
    whetherShown
};

std::span<Event> batch(Run& run) {
    return std::span{run.state.events}.subspan(static_cast<std::size_t>(run.local(begin)));
}

/// In the passage's frame: the event that is being looked at, and whether something is to be asked of it.
constexpr std::size_t atEvent = 1;
/// How many items waited before the batch was performed.
constexpr std::size_t waitedBefore = 2;
/// The last timestamp that the batch itself has given.
constexpr std::size_t lastStamp = 3;
/// How far immediate rule processes have come.
constexpr std::size_t atProcess = 4;
/// Whether the turn player's replacements are through, where these come first. The next one is that of
/// `sameMoment::waitingBelow`.
constexpr std::size_t secondRound = 5;

Next arrives(Run& run) {
    for (Event& event : batch(run))
        if (!event.has(Event::forbidden))
            applyArrivals(run, event);
    return run.rules.tables().room.limit == nullptr ? Next::on() : Next::jump(isThereRoom);
}

Next makeRoom(Run& run) {
    const Next next = room::makeRoom(run, static_cast<std::size_t>(run.local(begin)));
    return next.calls() ? next : Next::jump(lookForReplacements);
}

bool mayBeReplaced(const Run& run, std::uint32_t kinds) {
    return !run.rules.tables().replacements.empty() || (run.state.replaces & kinds) != 0;
}

Next performed(Run& run);

/// Most events are not replaced and ask for nothing: these make the whole passage in one step.
Next forbidden(Run& run) {
    const std::span<Event> events = batch(run);
    for (Event& event : events)
        judgeProposed(run, event);
    const std::uint32_t kinds = kindsIn(events);
    if (mayBeReplaced(run, kinds))
        return Next::on();
    if ((kinds & run.rules.kindsArriving()) != 0)
        arrives(run);
    if (room::isTooMuch(run, static_cast<std::size_t>(run.local(begin))))
        return Next::jump(isThereRoom);
    run.local(atEvent) = static_cast<std::int32_t>(events.size());
    return performed(run);
}

void replaceByTables(Run& run, Event& event) {
    for (const Replacement& replacement : run.rules.tables().replacements)
        if (replacement.replace != nullptr && !event.has(Event::forbidden) && !isClosed(run, event) &&
            replacement.applies(run.position(), event)) {
            replacement.replace(run.position(), event);
            event.applied |= Event::isReplaced;
            if (isForbidden(run, event))
                event.flags |= Event::forbidden;
        }
}

/// What the rules put instead when no text does any more; none if there is nothing of the kind.
const Replacement* replacementThatMayAsk(const Run& run, Event& event) {
    unsigned bit = Event::mostArrivalsOnce;
    for (const Replacement& replacement : run.rules.tables().replacements)
        if (replacement.start != nullptr) {
            const unsigned its = bit++;
            if (isAbout(replacement.kinds, event) && replacement.applies(run.position(), event) &&
                isFirstTime(event, its))
                return &replacement;
        }
    return nullptr;
}

std::size_t placeOfEvent(const State& state) {
    const auto& locals = state.frames.back().locals;
    return static_cast<std::size_t>(locals[begin]) + static_cast<std::size_t>(locals[atEvent]);
}

Next replaceBy(Run& run, const ReplacementRef& by) {
    const std::size_t place = placeOfEvent(run.state);
    const std::uint16_t more = replace(run, place, by);
    judgeAgain(run, run.state.events[place]);
    if (more != 0)
        return followApart(more).thenFrom(lookForReplacements); // the next one, when what it does is done
    return Next::jump(lookForReplacements);
}

/// After the turn player's replacements of all events come those of the other player, if the game has it so.
bool isFirstOfTwoRounds(const Position& position) {
    return position.rules.tables().replacing.turnPlayersFirst &&
           position.state.frames.back().locals[secondRound] == 0;
}

/// Whose replacements are looked for now; nobody: those of both players.
Player whoReplaces(const Position& position) {
    if (!position.rules.tables().replacing.turnPlayersFirst)
        return Player::nobody;
    const Player first = position.state.turnPlayer;
    return isFirstOfTwoRounds(position) ? first : opponentOf(first);
}

Next beginSecondRound(Run& run) {
    run.local(secondRound) = 1;
    run.local(atEvent) = 0;
    return Next::again();
}

bool isReplacedNoMore(const Run& run, const Event& event) {
    return event.has(Event::forbidden) || event.has(Event::isInstead) || isClosed(run, event);
}

/// What has joined the batch may be more than fits.
Next allIsSettled(Run& run) {
    const auto first = static_cast<std::size_t>(run.local(begin));
    const bool isMore =
        std::ranges::any_of(batch(run), [](const Event& event) { return event.has(Event::isInstead); });
    return Next::jump(isMore && room::isTooMuch(run, first) ? isThereRoom : itHappens);
}

Next replaced(Run& run) {
    if (isBroken(Fault::eventsAreNotShownToReplacements))
        return Next::jump(itHappens);
    for (; placeOfEvent(run.state) < run.state.events.size(); ++run.local(atEvent)) {
        Event& event = run.state.events[placeOfEvent(run.state)];
        if (isReplacedNoMore(run, event))
            continue;
        replaceByTables(run, event);
        if (isReplacedNoMore(run, event))
            continue;
        Scratch<ReplacementRef> found;
        replacementsOf(run, placeOfEvent(run.state), whoReplaces(run), found);
        if (found.size() == 1)
            return replaceBy(run, found.front());
        if (!found.empty())
            return Next::on();
        if (isFirstOfTwoRounds(run))
            continue; // what the rules ask comes after all texts
        const std::size_t place = placeOfEvent(run.state);
        if (const Replacement* const rule = replacementThatMayAsk(run, run.state.events[place])) {
            const Next next = rule->start(run, place);
            return next.calls() ? next.thenAgain() : Next::again();
        }
    }
    return isFirstOfTwoRounds(run) ? beginSecondRound(run) : allIsSettled(run);
}

void offerReplacements(const Position& position, Decision& decision) {
    const Scratch<ReplacementRef> found = replacementsAsked(position);
    decision.decider = whoSaysWhichReplaces(position);
    decision.about = position.state.events[placeOfEvent(position.state)].object;
    for (const ReplacementRef& each : found) {
        Option option;
        option.verb = verbOf(position.rules.tables().script, ScriptVerb::applyFirst);
        option.object = shownObject(position, each, eventToReplace(position));
        option.value = shownValue(each);
        decision.options.push_back(option);
    }
}

Next takeReplacement(Run& run, const Option& answer) {
    for (const ReplacementRef& each : replacementsAsked(run))
        if (shownValue(each) == answer.value && shownObject(run, each, eventToReplace(run)) == answer.object)
            return replaceBy(run, each);
    return Next::jump(lookForReplacements); // never: it was offered
}

void noteWhatItShowed(const ObjectRecord& object, Event& event) {
    if ((object.marks & revealedMark) != 0 || (object.posture & ObjectRecord::faceUp) != 0)
        event.flags |= Event::shown;
    if (object.isFaceDown())
        event.flags |= Event::wasFaceDown;
}

Scratch<ObjectId> contenders(const Position& position) {
    const State& state = position.state;
    const auto& locals = state.frames.back().locals;
    Scratch<ObjectId> found;
    if (position.rules.tables().vocabulary != nullptr)
        contendersIn(position, std::span{state.events}.subspan(static_cast<std::size_t>(locals[begin])),
                     static_cast<std::uint32_t>(locals[lastStamp]), found);
    return found;
}

Next noticed(Run& run);

void letHappen(Run& run, Event& event) {
    if ((event.object.exists() && !lives(run.state, event.object)) ||
        (event.host.exists() && !lives(run.state, event.host)))
        return; // another event of the batch has moved it
    if (event.object.exists())
        noteWhatItShowed(record(run.state, event.object), event);
    if (!run.rules.tables().carries.empty())
        keepWhatConstantsMake(run, event);
    if (event.has(Event::ofTop))
        takeTextsAlong(run.state, event);
    perform(run, event);
    if (EffectRecord* const effect = event.effect == 0 ? nullptr : findEffect(run.state, event.effect);
        effect != nullptr && !event.has(Event::isInstead))
        countDone(*effect, event);
    if (event.kind == EventKind::move)
        followPerformed(run, event, isRemembered(run, event));
    else if (event.kind == EventKind::erase)
        followPerformed(run, event, false);
}

Next performed(Run& run) {
    const State& state = run.state;
    const std::span<Event> events = batch(run); // nothing more is proposed until all of it has happened
    judgeAtLast(run, static_cast<std::size_t>(run.local(begin)));
    work::spendForEach(events.size() * (state.effects.size() + state.bindings.size() + state.notes.size() +
                                        state.snapshots.size()));
    run.local(waitedBefore) = static_cast<std::int32_t>(run.state.waiting.size());
    const std::uint32_t kinds = kindsIn(events);
    noticeBefore(run, events);
    if ((kinds & (only(EventKind::move) | only(EventKind::erase))) != 0)
        takeSnapshots(run, events);
    std::optional<Scratch<Traveller>> travellers; // of most batches nobody is one
    if (!state.lasting.empty())
        travellersIn(state, events, travellers.emplace());
    std::optional<Scratch<CountedCard>> counted;
    if (!state.uses.empty())
        findCounted(run.position(), counted.emplace());
    if (isBroken(Fault::noticedTooEarly))
        noticeAfter(run, events, static_cast<std::size_t>(run.local(waitedBefore)));
    for (Event& event : events)
        if (!event.has(Event::forbidden))
            letHappen(run, event);
    if (!run.state.links.empty())
        settleUnits(run, events);
    followControllers(run);
    if (!isBroken(Fault::constantsRest) && !isBroken(Fault::constantsComeLate))
        refreshAfter(run.state, run.rules, run.cards, events);
    if (travellers)
        reachWhatCame(run, *travellers);
    if (counted)
        forgetUsesOfOthers(run, *counted);
    if ((kinds & (only(EventKind::win) | only(EventKind::lose))) != 0 && !isBroken(Fault::outcomesAreNotSeen))
        decideOutcome(run.state, run.rules.tables(), events);
    if (run.state.over())
        logPerformed(run, events); // no step comes after the end
    run.local(lastStamp) = static_cast<std::int32_t>(run.state.clock);
    constexpr std::uint32_t entering = only(EventKind::move) | only(EventKind::create);
    if (events.size() > 1 && (kinds & entering) != 0 && !contenders(run).empty())
        return Next::jump(whichIsOldest);
    return run.state.over() ? Next::jump(whatItTriggers) : noticed(run);
}

void offerOldest(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    for (const ObjectId id : contendersAsked(position)) {
        Option option;
        option.verb = verbOf(position.rules.tables().script, ScriptVerb::applyFirst);
        option.object = id;
        decision.options.push_back(option);
    }
}

/// Who is named is older than all that are not named yet.
Next takeOldest(Run& run, const Option& answer) {
    const Scratch<ObjectId> before = contenders(run);
    record(run.state, answer.object).timestamp = ++run.state.clock;
    if (!contenders(run).empty())
        return Next::again();
    for (const ObjectId id : before)
        if (id != answer.object)
            record(run.state, id).timestamp = ++run.state.clock;
    computeCharacteristics(run.state, run.rules, run.cards);
    return Next::on();
}

Next finished(Run& run) {
    if (run.rules.knowsOneByOne())
        freeWhatStayed(run, batch(run));
    if (run.rules.tables().replacing.appliedTogether)
        sameMoment::dropEffectsOf(run.state, batch(run));
    auto& events = run.state.events;
    events.erase(events.begin() + run.local(begin), events.end());
    return Next::finish();
}

/// The kinds of event that have been performed, as bits.
std::uint32_t kindsPerformed(Run& run) {
    std::uint32_t kinds = 0;
    for (const Event& event : batch(run))
        if (event.has(Event::performed))
            kinds |= only(event.kind);
    return kinds;
}

Next doDueAtOnce(Run& run) {
    const std::uint32_t kinds = run.rules.kindsDueAtOnce();
    const bool isDue = (kinds != 0 && (kindsPerformed(run) & kinds) != 0) || doesAnyActAtOnce(run);
    return isDue ? Next::jump(whatIsDueAtOnce) : finished(run);
}

/// Triggers have been noticed, and what has happened is told before what comes of it.
Next logged(Run& run) {
    logPerformed(run, batch(run));
    return showing::isAnythingKept(run.state) ? Next::jump(whoMayShow) : doDueAtOnce(run);
}

std::size_t firstWaiting(Run& run) {
    return static_cast<std::size_t>(run.local(waitedBefore));
}

Next lookForHidden(Run& run) {
    return showing::findNext(run, firstWaiting(run)) ? Next::on() : doDueAtOnce(run);
}

Next takeShowing(Run& run, const Option& answer) {
    showing::take(run, answer, firstWaiting(run));
    return Next::jump(whoMayShow);
}

Next dueAtOnce(Run& run) {
    const Next next = startImmediate(run, kindsPerformed(run), run.local(atProcess));
    if (next.kind != Next::Kind::on)
        return next;
    return doesAnyActAtOnce(run) ? carryOutAtOnce(run).thenAgain() : finished(run);
}

Next noticed(Run& run) {
    const std::size_t proposed = run.state.events.size();
    if (run.rules.tables().vocabulary != nullptr && !run.state.lasting.empty())
        sourcesHaveLeft(run);
    // Constant abilities may ask what has happened this turn, and now it has.
    if (!isBroken(Fault::noticedTooEarly) &&
        noticeAfter(run, batch(run), static_cast<std::size_t>(run.local(waitedBefore)))) {
        if ((run.state.has & CardDefinition::recalls) != 0)
            computeCharacteristics(run.state, run.rules, run.cards);
        run.state.settled = false;
    }
    if (isBroken(Fault::constantsComeLate))
        computeCharacteristics(run.state, run.rules, run.cards);
    if (!isBroken(Fault::statesAreSeenLate) && !run.rules.tables().waiting.statesActAtOnce)
        noticeStates(run);
    if (run.rules.tables().notice != nullptr) {
        // Who notices may propose more, and then all events move.
        for (auto at = static_cast<std::size_t>(run.local(begin)); at < proposed; ++at)
            if (const Event event = run.state.events[at]; event.has(Event::performed))
                run.rules.tables().notice(run, event);
    }
    // What has been proposed happens first.
    return run.state.events.size() == proposed ? logged(run) : Next::jump(itIsWrittenDown);
}

} // namespace

std::span<const Event> happensBefore(const State& state, const Event& event) {
    const Frame& frame = state.frames.back();
    const auto first = static_cast<std::size_t>(frame.locals[begin]);
    const auto place = static_cast<std::size_t>(&event - state.events.data());
    if (frame.procedure != procedures::passage || place < first || place >= state.events.size())
        return {};
    return std::span{state.events}.subspan(first, place - first);
}

bool isSettled(const Frame& frame) {
    return frame.procedure == procedures::passage && frame.step == lookForReplacements;
}

bool asksForReplacement(const Position& position) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    return frame.procedure == procedures::passage && frame.step == whichFirst;
}

Player whoSaysWhichReplaces(const Position& position) {
    const Player player = whoReplaces(position);
    return player != Player::nobody ? player : whoOrders(position, eventToReplace(position));
}

const Event& eventToReplace(const Position& position) {
    return position.state.events[placeOfEvent(position.state)];
}

Scratch<ReplacementRef> replacementsAsked(const Position& position) {
    Scratch<ReplacementRef> found;
    replacementsOf(position, placeOfEvent(position.state), whoReplaces(position), found);
    return found;
}

bool asksToShow(const Position& position) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    return frame.procedure == procedures::passage && frame.step == whetherShown;
}

bool asksForTimestamps(const Position& position) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    return frame.procedure == procedures::passage && frame.step == whichIsOldest;
}

Scratch<ObjectId> contendersAsked(const Position& position) {
    return contenders(position);
}

Procedure eventPassage() {
    return {
        "an event",
        "",
        {{"is it forbidden", "", forbidden},
         {"how it arrives", "", arrives},
         {"what happens instead", "", replaced},
         {"what replaces it first", "", Question{DecisionKind::order, offerReplacements, takeReplacement}},
         {"it happens", "", performed},
         {"what is the oldest", "", Question{DecisionKind::order, offerOldest, takeOldest}},
         {"what it triggers", "", noticed},
         {"it is written down", "", logged},
         {"what is due at once", "", dueAtOnce},
         {"is there room", "", makeRoom},
         {"who may show a hidden card", "", lookForHidden},
         {"whether a hidden card is shown", "",
          Question{DecisionKind::yesNo, showing::offerToShow, takeShowing}}}};
}

std::vector<Procedure> withKitProcedures(std::vector<Procedure> ofGame) {
    std::vector<Procedure> all{eventPassage(), waitingItems()};
    for (Procedure& procedure : scriptProcedures())
        all.push_back(std::move(procedure));
    all.insert(all.end(), std::make_move_iterator(ofGame.begin()), std::make_move_iterator(ofGame.end()));
    return all;
}

} // namespace takujo

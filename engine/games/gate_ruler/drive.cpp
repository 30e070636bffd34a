#include "engine/core/card_numbers.h"
#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/games/gate_ruler/fields.h"
#include "engine/games/gate_ruler/operators.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/stack_processes.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// Chapter 10: driving. In one's own start and main phase, driven cards wait face down for the main phase. At
/// any other time some may stay hidden to be set, all others are shown, and a process lets their player use
/// them.
namespace takujo::gate_ruler {

namespace {

enum Local : std::size_t { whoDrives = 0, whatIsDriven = 0, whichProcess = 1, whoseTextDrives = 1 };
enum RevealStep : std::uint16_t { isShown, isDrivenThere, isOverdriveLeft, isOverdriven, isRevealed };
enum DriveStep : std::uint16_t { whatStaysHidden, restIsShown };
enum ResolveStep : std::uint16_t { whatIsUsed, leftoversGo };

constexpr auto asksForOverdrive = asksAt<revealing, isOverdriven>;
constexpr auto asksWhatStays = asksAt<driving, whatStaysHidden>;
constexpr auto asksWhatIsUsed = asksAt<driveResolving, whatIsUsed>;

Player whoIsAsked(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[whoDrives]);
}

bool isShownNow(const State& state, ObjectId id) {
    return hasMark(state, id, revealedMark);
}

void showIt(Run& run, ObjectId id) {
    Event event = doneTo(id, EventKind::mark, record(run.state, id).controller);
    event.amount = static_cast<std::int32_t>(revealedMark);
    run.propose(event);
}

/// 10-2a: in one's own start and main phase; 10-3 is about all other times.
bool isInTime(const State& state, Player player) {
    return player == state.turnPlayer && (state.phase == startPhase || state.phase == mainPhase);
}

// 9-3e-4a: in the main phase, a driven card is revealed; its OD may be used then.

ObjectId revealedCard(const Position& position) {
    return unpackedObject(position.state.frames.back().locals[whatIsDriven]);
}
Player ownerOfRevealed(const Position& position) {
    return position.ownerOf(revealedCard(position));
}

Next show(Run& run) {
    showIt(run, revealedCard(run));
    return Next::on();
}

Next lookWhetherDriven(Run& run) {
    return hasMark(run.state, revealedCard(run), wasNotDriven) ? Next::finish() : Next::on();
}

Next lookForOverdrive(Run& run) {
    return hasUnusedKeyword(run, revealedCard(run), overdriveForm) ? Next::on() : Next::finish();
}

void offerOverdrives(const Position& position, Decision& decision) {
    decision.decider = ownerOfRevealed(position);
    decision.about = revealedCard(position);
    offer(position, decision.decider, useOverdrive, decision);
    offer(position, decision.decider, leaveOverdrive, decision);
}

Next takeOverdrive(Run& run, const Option& answer) {
    if (answer.verb == leaveOverdrive)
        return Next::on();
    keepNote(run.state, useOfKeyword(answer.object, answer.value));
    return playKeywordAbility(run, answer.object, answer.value, byOverdrive).thenFrom(isOverdriveLeft);
}

Next end(Run&) {
    return Next::finish();
}

// 10-3: at any other time.

void offerHiding(const Position& position, Decision& decision) {
    decision.decider = whoIsAsked(position);
    offer(position, decision.decider, keepHidden, decision);
    offer(position, decision.decider, revealRest, decision);
}
/// 10-3b: any number of those that can be set stay hidden.
Next takeHiding(Run& run, const Option& answer) {
    if (answer.verb == revealRest)
        return Next::on();
    record(run.state, answer.object).marks |= staysHidden;
    return Next::again();
}

/// 10-3b, 10-3d: the others are revealed, and the process, linked to all of them, goes onto the gate. What
/// lies there besides has not been driven now.
Next showTheRest(Run& run) {
    const auto player = static_cast<Player>(run.local(whoDrives));
    stack_processes::Process process;
    process.kind = driveResolution;
    process.controller = player;
    process.source = unpackedObject(run.local(whoseTextDrives));
    const ObjectId item = stack_processes::put(run, theGate, process);
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, driveZone))) {
        if (!hasMark(run.state, id, isBeingDriven))
            continue;
        record(run.state, id).marks &= ~static_cast<std::uint32_t>(isBeingDriven);
        stack_processes::addReceiver(run.state, item, {id, 0});
        if (!hasMark(run.state, id, staysHidden))
            showIt(run, id);
    }
    tellArrivalOnGate(run.state);
    return Next::finish();
}

ObjectId processUnderWay(const Position& position) {
    return unpackedObject(position.state.frames.back().locals[whichProcess]);
}
/// 10-3d: whether the card is linked to the process that asks.
bool isOfProcess(const Position& position, ObjectId card) {
    return std::ranges::any_of(
        stack_processes::receiversOf(position.state, processUnderWay(position)),
        [card](const stack_processes::Receiver& receiver) { return receiver.object == card; });
}

/// Its player plays one, sets one, or stops; after each, the process waits below for its turn.
void offerUses(const Position& position, Decision& decision) {
    decision.decider = whoIsAsked(position);
    for (const Verb verb : {useOverdrive, playDriven, setDriven, endDrive})
        offer(position, decision.decider, verb, decision);
}
Next takeUse(Run& run, const Option& answer) {
    switch (answer.verb) {
    case useOverdrive:
        run.state.notes.push_back(useOfKeyword(answer.object, answer.value, processUnderWay(run)));
        return playKeywordAbility(run, answer.object, answer.value, byOverdrive).thenFrom(leftoversGo + 1);
    case playDriven:
        return beginPlaying(run, answer.object, answer.value, byDrive).thenFrom(leftoversGo + 1);
    case setDriven:
        return placeFaceDown(run, answer).thenFrom(leftoversGo + 1);
    default:
        return Next::on();
    }
}
Next putLeftoversAway(Run& run) {
    const auto player = static_cast<Player>(run.local(whoDrives));
    const ObjectId process = processUnderWay(run);
    for (const stack_processes::Receiver& each : stack_processes::receiversOf(run.state, process))
        if (lives(run.state, each.object) && takujo::isIn(run.state, each.object, zoneOf(player, driveZone)))
            proposeToOwners(run, graveyard, each.object);
    forgetUsesOfKeywords(run.state, process);
    stack_processes::end(run.state, process);
    return Next::finish();
}

// Conditions.

bool isHiddenDriven(const Position& position, const Attempt& attempt) {
    return liesInOwn<driveZone>(position, attempt) && !isShownNow(position.state, attempt.option.object);
}
bool isBeingDrivenNow(const Position& position, const Attempt& attempt) {
    return isHiddenDriven(position, attempt) && hasMark(position.state, attempt.option.object, isBeingDriven);
}
bool isOwnMainPhase(const Position& position, const Attempt& attempt) {
    return isMainTime(position, attempt);
}
bool canBeSet(const Position& position, const Attempt& attempt) {
    const CardDefinition& card = position.definition(attempt.option.object);
    return card.type == eventCard && (card.flags & cannotBeSet) == 0;
}
bool isNotKept(const Position& position, const Attempt& attempt) {
    return !hasMark(position.state, attempt.option.object, staysHidden);
}
bool isKept(const Position& position, const Attempt& attempt) {
    return !isNotKept(position, attempt) && isOfProcess(position, attempt.option.object);
}
bool isShownDriven(const Position& position, const Attempt& attempt) {
    return liesInOwn<driveZone>(position, attempt) && isShownNow(position.state, attempt.option.object) &&
           isOfProcess(position, attempt.option.object);
}
/// Of the card that has just been revealed, or of those of the process.
bool isOverdriveNow(const Position& position, const Attempt& attempt) {
    const Option& option = attempt.option;
    const bool isThere = asksForOverdrive(position)
                             ? option.object == revealedCard(position)
                             : isShownDriven(position, attempt) && !isBroken(faults::overdrivesAreOfOnesTurn);
    return isThere && !wasKeywordUsed(position.state, option.object, option.value);
}
bool asksForAnyOverdrive(const Position& position) {
    return asksForOverdrive(position) || asksWhatIsUsed(position);
}
Player whoOverdrives(const Position& position) {
    return asksForOverdrive(position) ? ownerOfRevealed(position) : whoIsAsked(position);
}
void listOverdrives(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    listKeyword(position.definition(attempt.option.object), overdriveForm, values);
}
bool couldBeOverdriven(const Position& position, const Attempt& attempt) {
    return couldUseKeyword(position, attempt.player, attempt.option.object, attempt.option.value,
                           byOverdrive);
}
bool hasNormalTiming(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type != eventCard ||
           (know(position, attempt.option.object).set(timing) & normalTiming) != 0;
}
bool couldBePlayedNow(const Position& position, const Attempt& attempt) {
    return couldBePlayed(position, attempt.player, attempt.option.object, byDrive);
}
template <auto place>
bool goesThere(const Position& position, const Attempt& attempt) {
    return endsAt(attempt, place(position, attempt));
}

} // namespace

namespace effects {

/// 10-2a, 10-3a: the top cards go face down to the drive zone.
Next drive(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[drives::player], scope.effect.controller);
    const State& state = run.state;
    if (player == Player::nobody)
        return Next::on();
    std::int32_t left = amountOf(scope, term[drives::amount], 1);
    for (const ObjectId id : objectsIn(state, zoneOf(player, deck))) {
        if (left-- <= 0)
            break;
        Event goes = movedBy(scope, id, zoneOf(player, driveZone), ZoneEnd::bottom);
        goes.flags |= Event::quiet;
        goes.reason = isDriven;
        if (isBroken(faults::drivenCardsLieOpen))
            goes.flags |= Event::arrivesFaceUp;
        run.propose(goes);
    }
    note(run, "drives", player, "10-2a",
         {numberArgument("number", amountOf(scope, term[drives::amount], 1))});
    if (isInTime(state, player))
        return Next::on();
    return Next::call(driving, {static_cast<std::int32_t>(indexOf(player)), packed(scope.effect.source)});
}

} // namespace effects

/// 16-2a: what else comes to the drive zone has not been driven.
void noticeDriven(State& state, const Event& event) {
    if (event.to.kind != driveZone || !lives(state, event.became))
        return;
    std::uint32_t& marks = record(state, event.became).marks;
    if (event.reason != isDriven)
        marks |= wasNotDriven;
    else if (!isInTime(state, event.to.player))
        marks |= isBeingDriven;
}

Next revealDriven(Run&, ObjectId card) {
    return Next::call(revealing, {packed(card)});
}

/// 9-3d: nobody acts while this lies on top.
Next resolveDrive(Run& run, ObjectId item) {
    const auto process = stack_processes::at(run.state, item);
    return Next::call(driveResolving,
                      {static_cast<std::int32_t>(indexOf(process->controller)), packed(item)});
}

Procedure revealingSteps() {
    return {"revealing a driven card",
            "9-3e-4a",
            {{"it is shown", "9-3e-4a", show},
             {"has it been driven", "16-2a", lookWhetherDriven},
             {"is an OD of it left", "", lookForOverdrive},
             {"is its OD used", "p-109", Question{DecisionKind::yesNo, offerOverdrives, takeOverdrive}},
             {"that is all", "", end}}};
}

Procedure drivingSteps() {
    return {
        "driving at another time",
        "10-3a",
        {{"which cards stay hidden", "10-3b", Question{DecisionKind::chooseCards, offerHiding, takeHiding}},
         {"the others are revealed", "10-3b 10-3d", showTheRest}}};
}

Procedure driveResolvingSteps() {
    return {"a drive resolution process",
            "10-3d",
            {{"what is used of it", "p-110", Question{DecisionKind::act, offerUses, takeUse}},
             {"the rest goes to the graveyard", "p-111", putLeftoversAway},
             {"it waits", "", end}}};
}

std::vector<VerbSpec> driveVerbs() {
    const auto ends = [](std::string_view word, const Condition& when, const Condition& who) {
        return VerbSpec{.word = word, .conditions = {when, who}, .onlyWhenAsked = true};
    };
    return {
        {.word = "reveal",
         .from = {{driveZone, Whose::mine}},
         .conditions = {{Aspect::actor, "not-your-priority", "9-3b", hasPriority, describePriority, false},
                        {Aspect::time, "only-in-main-phase", "9-3e-4", isOwnMainPhase, nullptr, false},
                        {Aspect::object, "no-hidden-driven-card", "9-3e-4a", isHiddenDriven}}},
        {.word = "use overdrive",
         .from = {{driveZone, Whose::mine}},
         .conditions = {onlyWhen<asksForAnyOverdrive>("no-overdrive-now", "16-2a"),
                        onlyFor<asksForAnyOverdrive, whoOverdrives>("other-player-decides", "16-2a"),
                        {Aspect::object, "no-overdrive-now", "16-2a", isOverdriveNow},
                        {Aspect::choices, "overdrive-cannot-be-used", "p-54", couldBeOverdriven}},
         .values = listOverdrives,
         .onlyWhenAsked = true},
        ends("leave overdrive", onlyWhen<asksForOverdrive>("no-overdrive-now", "16-2a"),
             onlyFor<asksForOverdrive, ownerOfRevealed>("other-player-decides", "16-2a")),
        {.word = "keep face down",
         .from = {{driveZone, Whose::mine}},
         .conditions = {onlyWhen<asksWhatStays>("no-drive-now", "10-3b"),
                        onlyFor<asksWhatStays, whoIsAsked>("other-player-decides", "10-3b"),
                        {Aspect::object, "no-hidden-driven-card", "10-3b", isBeingDrivenNow},
                        {Aspect::object, "cannot-be-set", "10-3b", canBeSet},
                        {Aspect::choices, "picked-already", "10-3b", isNotKept}},
         .onlyWhenAsked = true},
        ends("reveal rest", onlyWhen<asksWhatStays>("no-drive-now", "10-3b"),
             onlyFor<asksWhatStays, whoIsAsked>("other-player-decides", "10-3b")),
        {.word = "play driven",
         .from = {{driveZone, Whose::mine}},
         .conditions = {onlyWhen<asksWhatIsUsed>("no-drive-now", "10-3d"),
                        onlyFor<asksWhatIsUsed, whoIsAsked>("other-player-decides", "10-3d"),
                        {Aspect::object, "not-a-shown-driven-card", "10-3d", isShownDriven},
                        {Aspect::time, "needs-normal-timing", "10-3d", hasNormalTiming},
                        {Aspect::object, "does-not-go-there", "14-3b-3a", goesThere<playPlace>},
                        mayBePlayed("card-is-barred", "1-5a"),
                        {Aspect::choices, "cannot-be-played-now", "p-54", couldBePlayedNow}},
         .values = listLandings,
         .place = playPlace,
         .valueKey = keyOfZone,
         .onlyWhenAsked = true},
        {.word = "set driven",
         .from = {{driveZone, Whose::mine}},
         .conditions = {onlyWhen<asksWhatIsUsed>("no-drive-now", "10-3d"),
                        onlyFor<asksWhatIsUsed, whoIsAsked>("other-player-decides", "10-3d"),
                        {Aspect::object, "not-kept-hidden", "10-3d", isKept},
                        {Aspect::object, "no-hidden-driven-card", "10-3d", isHiddenDriven},
                        {Aspect::object, "does-not-go-there", "15-4a", goesThere<setPlace>}},
         .values = listSetZones,
         .place = setPlace,
         .valueKey = keyOfZone,
         .onlyWhenAsked = true},
        ends("end drive", onlyWhen<asksWhatIsUsed>("no-drive-now", "10-3d"),
             onlyFor<asksWhatIsUsed, whoIsAsked>("other-player-decides", "10-3d"))};
}

} // namespace takujo::gate_ruler

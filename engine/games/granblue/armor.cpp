#include "engine/games/granblue/chapters.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/picks.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <array>

/// 9-4-2: armor is destroyed at a check point. Its player turns up one card of it, which may come to help.
namespace takujo::granblue {

namespace {

enum DestroyingStep : std::uint16_t { which, picks, turnsUp, whatItIs, asksWhatBecomes, activates };
constexpr std::size_t whose = 0;     // in the frame
constexpr std::size_t summonPut = 1; ///< and the card that was put into the gauge

Player playerOf(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[whose]);
}

Next destroyWhatIsDue(Run& run) {
    for (const Player player : inOrder(run, turnPlayersArmorFirst))
        for (const Note& note : run.state.notes)
            if (note.kind == armorDue && note.player == player)
                return Next::call(destroyingArmor, {static_cast<std::int32_t>(player)});
    return Next::on();
}

/// The note is used up.
Note takeDue(State& state, Player player) {
    const auto due = std::ranges::find_if(
        state.notes, [&](const Note& note) { return note.kind == armorDue && note.player == player; });
    const Note taken = *due;
    state.notes.erase(due);
    return taken;
}

/// OPEN 12: where there is none left, nothing happens.
Next askWhich(Run& run) {
    const Player player = playerOf(run);
    const Note due = takeDue(run.state, player);
    const bool isNamed = due.object.exists() && run.rules.policy(effectsNameArmor) != 0;
    Scratch<ObjectId> cards;
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, armor)))
        if (!isNamed || due.object == id)
            cards.push_back(id);
    if (cards.empty())
        return Next::finish();
    const RulePick pick{.player = player, .kind = armorPick, .verb = granblue::turnUpArmor};
    return askToPick(run, cards, pick) ? Next::on() : Next::jump(turnsUp);
}

Next isPickedNow(Run&) {
    return Next::on();
}

/// None where nothing has been picked.
ObjectId pickedArmor(const State& state) {
    const Scratch<ObjectId> picked = pickedFor(state, armorPick);
    return picked.empty() ? ObjectId{} : picked.front();
}

Next turnItUp(Run& run) {
    if (!lives(run.state, pickedArmor(run.state)))
        return Next::finish();
    Event event = doneTo(pickedArmor(run.state), EventKind::turnFace, playerOf(run));
    event.slot = static_cast<std::uint8_t>(Face::up);
    run.propose(event);
    proposeOccurrence(run, armorDestroyed, event.object, event.player);
    return Next::on();
}

bool isSummon(const Position& position, ObjectId card) {
    return position.definition(card).type == summon;
}

void takeToHand(Run& run, ObjectId card) {
    run.propose(movedTo(zoneOf(playerOf(run), hand), card, playerOf(run)));
}

/// What cannot come to help goes to the hand, and nobody is asked.
Next lookWhatItIs(Run& run) {
    const ObjectId card = pickedArmor(run.state);
    if (!lives(run.state, card))
        return Next::finish();
    if (isSummon(run, card))
        replenishmentIsDue(run, playerOf(run));
    for (const Verb verb : {deployFound, putFoundIntoGauge})
        if (isPossible(run, {playerOf(run), {verb, {}, card, {}, 0}}))
            return Next::on();
    takeToHand(run, card);
    return Next::finish();
}

constexpr std::array<Verb, 3> whatBecomes{deployFound, putFoundIntoGauge, takeFound};

void offerWhatBecomes(const Position& position, Decision& decision) {
    decision.decider = playerOf(position);
    decision.about = pickedArmor(position.state);
    for (const Verb verb : whatBecomes)
        offer(position, decision.decider, verb, decision);
}

Next takeWhatBecomes(Run& run, const Option& answer) {
    const Player player = playerOf(run);
    if (answer.verb == takeFound) {
        takeToHand(run, answer.object);
        return Next::finish();
    }
    if (answer.verb == deployFound) {
        Event event = movedTo(zoneOf(player, memberArea), answer.object, player);
        event.flags = Event::arrivesAside;
        run.propose(event);
        return Next::finish();
    }
    run.local(summonPut) = record(run.state, answer.object).card;
    run.propose(movedTo(zoneOf(player, gauge), answer.object, player));
    return Next::on();
}

/// Only from the gauge: something may have put it elsewhere.
Next activateIt(Run& run) {
    const ObjectId card = playing::cardNow(run.state, run.local(summonPut));
    if (!lives(run.state, card) || record(run.state, card).zone.kind != gauge)
        return Next::finish();
    return Next::call(triggerActivation, {run.local(summonPut)});
}

// Conditions.

/// Also when it is found out whether there is anything to ask.
bool asksWhatBecomesOfIt(const Position& position) {
    return asks(position, destroyingArmor, asksWhatBecomes) || asks(position, destroyingArmor, whatItIs);
}
bool isTurnedUp(const Position& position, const Attempt& attempt) {
    return asksWhatBecomesOfIt(position) && pickedArmor(position.state) == attempt.option.object;
}
bool isMemberFound(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == member;
}
bool isSummonFound(const Position& position, const Attempt& attempt) {
    return isSummon(position, attempt.option.object);
}

template <Zone goal>
VerbSpec foundVerb(std::string_view word, std::string_view rule) {
    return {.word = word,
            .from = {{armor, Whose::mine}},
            .conditions = {onlyWhen<asksWhatBecomesOfIt>("no-armor-is-turned-up", rule),
                           onlyFor<asksWhatBecomesOfIt, playerOf>("other-player-decides", rule),
                           {Aspect::object, "not-the-armor-turned-up", rule, isTurnedUp}},
            .place = ownPlace<goal>,
            .onlyWhenAsked = true};
}

} // namespace

RuleProcess armorProcess() {
    return {.name = "armor is destroyed", .rule = "9-4-2-1 9-4-2-2", .start = destroyWhatIsDue};
}

Procedure destroyingArmorSteps() {
    return {"armor is destroyed",
            "9-4-2-3",
            {{"which armor there is", "9-4-2-3-1", askWhich},
             {"armor is picked", "9-4-2-3-1", pickQuestion<isPickedNow>(DecisionKind::chooseCards)},
             {"it is turned face up", "9-4-2-3-1", turnItUp},
             {"what it is", "", lookWhatItIs},
             {"what becomes of it", "9-4-2-3-2-1 9-4-2-3-2-2",
              Question{DecisionKind::chooseCards, offerWhatBecomes, takeWhatBecomes}},
             {"a summon is activated", "9-4-2-3-2-2 10-17-1-2", activateIt}}};
}

std::vector<VerbSpec> armorVerbs() {
    VerbSpec turnUp{
        .word = "turn up",
        .from = {{armor, Whose::mine}},
        .conditions = {onlyWhen<asksToPickFor<armorPick>>("no-armor-is-destroyed", "9-4-2-3-1"),
                       onlyFor<asksToPickFor<armorPick>, whoPicks>("other-player-decides", "9-4-2-3-1"),
                       {Aspect::object, "not-armor-to-turn-up", "9-4-2-3-1", isCandidate}},
        .onlyWhenAsked = true};
    VerbSpec deployIt = foundVerb<memberArea>("deploy found", "9-4-2-3-2-1");
    deployIt.conditions.push_back(
        {Aspect::object, "only-members-are-deployed", "9-4-2-3-2-1", isMemberFound});
    for (const Condition& condition : deployConditions())
        deployIt.conditions.push_back(condition);
    VerbSpec intoGauge = foundVerb<gauge>("put into gauge", "9-4-2-3-2-2");
    intoGauge.conditions.push_back(
        {Aspect::object, "only-summons-are-activated", "9-4-2-3-2-2", isSummonFound});
    return {turnUp, deployIt, intoGauge, foundVerb<hand>("take", "9-4-2-3-2-1 9-4-2-3-2-2")};
}

void armorIsDue(Run& run, Player player, ObjectId named) {
    if (countIn(run.state, zoneOf(player, armor)) == 0)
        return;
    Note note;
    note.kind = armorDue;
    note.player = player;
    note.object = named;
    run.state.notes.push_back(note);
    run.state.settled = false;
}

} // namespace takujo::granblue

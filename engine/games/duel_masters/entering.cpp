#include "engine/core/links.h"
#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/evolving.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/arrivals.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/notes.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/picks.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/visibility.h"

/// 605.3 and 409.1f: cards are put into the battle zone, one after the other. An evolution comes onto its
/// bases (801.1): it lies on the first of these, goes on as that, and the others become cards of it. Its
/// player names them as it comes (OPEN 40), and cards come in the order in which they were chosen (OPEN 10).
namespace takujo::duel_masters {

namespace {

using namespace entering_;

enum Step : std::uint16_t {
    nextCard,
    whichBases,
    basesArePicked,
    itEvolves,
    itComes,
    theyGoUnder,
    itBlocks,
    isOver
};

constexpr std::uint32_t pendingMarks = isPending | asideBits | revealedMark;

Player putterIn(Run& run) {
    return static_cast<Player>(run.local(putter));
}
ObjectId cardIn(Run& run) {
    return unpackedObject(run.local(entering_::card));
}

Next takeNext(Run& run) {
    State& state = run.state;
    const auto found = std::ranges::find_if(
        state.notes, [&](const Note& note) { return isKeptHere(state, note, entersNext); });
    if (found == state.notes.end())
        return Next::finish();
    const ObjectId id = found->object;
    state.notes.erase(found);
    dropNotes(state, [&](const Note& note) { return isKeptHere(state, note, basePick); });
    if (!lives(state, id))
        return Next::again();
    run.local(entering_::card) = packed(id);
    run.local(number) = record(state, id).card;
    run.local(how) &= ~evolves;
    return Next::on();
}

/// 801.1b, 802.1: what need not evolve may come by itself.
Next askForBases(Run& run) {
    const ObjectId id = cardIn(run);
    if (!saysBases(run.position().definition(id)))
        return Next::jump(itComes);
    const Bases bases(run, putterIn(run), id);
    if (!bases.areEnough({}))
        return Next::jump(itComes);
    const auto all = static_cast<std::int32_t>(bases.count());
    const ObjectId meant = unpackedObject(run.local(onto));
    const bool isFree = !needsBases(run, id) && !meant.exists();
    const RulePick pick{.player = putterIn(run),
                        .least = isFree ? 0 : all,
                        .most = all,
                        .kind = basePick,
                        .verb = chooseBase,
                        .enough = isFree ? Verb{noBase} : Verb{0},
                        .inOrder = true};
    Scratch<ObjectId> candidates{bases.candidates()};
    if (meant.exists() && all == 1)
        candidates.assign(1, meant);
    return askToPick(run, candidates, pick) ? Next::on() : Next::jump(itEvolves);
}

ObjectId cardThatEvolves(const Position& position) {
    return unpackedObject(position.state.frames.back().locals[entering_::card]);
}
void offerBases(const Position& position, Decision& decision) {
    offerPicks(position, decision);
    decision.about = cardThatEvolves(position);
}
Next takeBase(Run& run, const Option& answer) {
    return takePick(run, answer) ? Next::on() : Next::again();
}

Next evolve(Run& run) {
    if (!pickedFor(run.state, basePick).empty())
        run.local(how) |= evolves;
    return Next::on();
}

/// The uppermost base in the battle zone; none if all of them lie elsewhere.
ObjectId hostAmong(const State& state, std::span<const ObjectId> bases) {
    for (const ObjectId id : bases)
        if (lives(state, id) && record(state, id).zone.kind == battleZone)
            return id;
    return {};
}

Event moveOf(Run& run, ObjectId id) {
    const auto effect = static_cast<std::uint16_t>(run.local(byEffect));
    Event event = movedTo(zoneOf(putterIn(run), battleZone), id, putterIn(run),
                          effect != 0 ? Cause::effect : Cause::rule, ZoneEnd::bottom);
    event.effect = effect;
    event.source = unpackedObject(run.local(bySource));
    return event;
}

/// 801.2: it goes on as what it comes onto.
Next come(Run& run) {
    Event comes = moveOf(run, cardIn(run));
    if ((run.local(how) & entering_::isTapped) != 0)
        comes.flags |= Event::arrivesAside;
    if (isEvolving(run.state.frames.back())) {
        comes.reason = evolved;
        comes.host = hostAmong(run.state, pickedFor(run.state, basePick));
    }
    if (comes.host.exists()) {
        comes.slot = evolution;
        comes.landing = ZoneEnd::top;
    } else if ((run.local(how) & entering_::isUsed) != 0) {
        comes.flags |= Event::quiet;
    }
    run.propose(comes);
    return Next::on();
}

/// Where the card is now, as the object that it is on top of.
ObjectId whatItIsNow(Run& run) {
    const ObjectId now = playing::cardNow(run.state, run.local(number));
    return isInside(run.state, now) ? hostOf(run.state, now) : now;
}

/// 801.1b, 801.2: the others lie under it from now on, below the first, in that order. Those that come from
/// elsewhere come untapped (OPEN 42).
Next goUnder(Run& run) {
    const ObjectId unit = whatItIsNow(run);
    if (!isEvolving(run.state.frames.back()) || unit == cardIn(run) ||
        record(run.state, unit).zone.kind != battleZone)
        return Next::on();
    for (const ObjectId id : pickedFor(run.state, basePick)) {
        if (!lives(run.state, id) || id == unit)
            continue;
        Event goes = moveOf(run, id);
        goes.effect = 0; // what the text has done is that the card has come
        goes.host = unit;
        goes.slot = base;
        run.propose(goes);
    }
    return Next::on();
}

/// 507.4: the attack goes to it, and it is the blocking creature; but it has not blocked.
Next startBlocking(Run& run) {
    const ObjectId now = whatItIsNow(run);
    const ObjectId attacker = markedWith(run.state, isAttacking);
    const bool hasCome = now != cardIn(run) &&
                         record(run.state, now).zone == zoneOf(opponentOf(run.state.turnPlayer), battleZone);
    if ((run.local(how) & comesBlocking) == 0 || !attacker.exists() || !hasCome)
        return Next::on();
    if (const ObjectId before = markedWith(run.state, isAttacked); before.exists())
        proposeUnmark(run, before, isAttacked | isBlocking);
    proposeMark(run, now, isAttacked | isBlocking);
    if (isBroken(faults::comingIsBlocking))
        proposeOccurrence(run, isBlocked, now, putterIn(run), 0, attacker);
    return Next::on();
}

/// 409.2: what could not come lies where it lay.
Next leaveTheRest(Run& run) {
    const ObjectId id = cardIn(run);
    if (lives(run.state, id) && hasMark(run.state, id, isPending))
        proposeUnmark(run, id, pendingMarks);
    return Next::jump(nextCard);
}

// Conditions.

constexpr bool (*asksForBase)(const Position&) = asksToPickFor<basePick>;

Scratch<ObjectId> basesSoFar(const State& state) {
    Scratch<ObjectId> picked;
    for (const Pick& pick : state.picks)
        picked.push_back(pick.object);
    return picked;
}
/// With the others there are still as many as it takes.
bool goesWithOthers(const Position& position, const Attempt& attempt) {
    if (!asksForBase(position))
        return true;
    Scratch<ObjectId> picked = basesSoFar(position.state);
    picked.push_back(attempt.option.object);
    const ObjectId meant = unpackedObject(position.state.frames.back().locals[onto]);
    if (meant.exists() && std::ranges::find(picked, meant) == picked.end())
        picked.push_back(meant); // there is room for it
    return Bases(position, attempt.player, cardThatEvolves(position)).areEnough(picked);
}
bool isNonePicked(const Position& position, const Attempt&) {
    return position.state.picks.empty();
}
/// For what is only tried as well: whatever else is lacking is told by other conditions.
bool findsBases(const Position& position, const Attempt& attempt) {
    const ObjectId id = attempt.option.object;
    return !needsBases(position, id) || Bases(position, attempt.player, id).areEnough({});
}

} // namespace

Next enterBattleZone(Run& run, std::span<const ObjectId> cards, const Entering& how) {
    // 409.1f: all of them are pending before the first one comes; what has been used is already.
    const bool becomesPending = (how.how & entering_::isUsed) == 0;
    for (const ObjectId id : cards) {
        if (!lives(run.state, id) || record(run.state, id).card == CardId::none)
            continue;
        if (record(run.state, id).zone.kind == battleZone && !isInside(run.state, id))
            continue; // 409.2a
        Note note;
        note.kind = entersNext;
        note.object = id;
        keepNote(run.state, note);
        ++run.state.notes.back().frame; // of the procedure that is called
        if (becomesPending)
            playing::show(run, id, isPending | asideBits);
    }
    return Next::call(entering, {0, 0, static_cast<std::int32_t>(how.putter), how.how, how.effect,
                                 packed(how.source), packed(how.onto)});
}

/// Onto a creature, if that is something it evolves from.
Next effects::evolve(Run& run, const Scope& scope, const Term& term) {
    const ObjectId comes = objectOf(scope, term[evolves_onto::what]);
    const ObjectId meant = objectOf(scope, term[evolves_onto::onto]);
    if (!lives(run.state, comes) || !lives(run.state, meant) ||
        record(run.state, meant).zone.kind != battleZone ||
        !Bases(run, scope.effect.controller, comes).areEnough(std::span{&meant, 1}))
        return Next::on();
    return enterBattleZone(run, std::span{&comes, 1},
                           {scope.effect.controller, 0, scope.effect.id, scope.effect.source, meant});
}

Procedure enteringSteps() {
    return {"cards enter",
            "605.3",
            {{"which card is next", "", takeNext},
             {"what it could come onto", "801.1b 802.1", askForBases},
             {"which bases it comes onto", "801.1b 802.1",
              Question{DecisionKind::chooseCards, offerBases, takeBase}},
             {"it is an evolution", "801.1b 701.15a", evolve},
             {"it comes", "", come},
             {"its bases go under it", "801.1b", goUnder},
             {"it blocks", "507.4", startBlocking},
             {"what has not come", "", leaveTheRest}}};
}

std::vector<VerbSpec> enteringVerbs() {
    VerbSpec choose{
        .word = "choose base",
        .from = {{battleZone, Whose::mine},
                 {manaZone, Whose::mine},
                 {graveyard, Whose::mine},
                 {hand, Whose::mine},
                 {shieldZone, Whose::mine}},
        .conditions = {onlyWhen<asksToPickFor<basePick>>("nothing-evolves-now", "801.1"),
                       onlyFor<asksToPickFor<basePick>, whoPicks>("other-player-decides", "801.1"),
                       {Aspect::object, "not-such-a-base", "801.1a", isCandidate},
                       {Aspect::choices, "each-base-once", "801.1b", isUnpicked},
                       {Aspect::choices, "not-with-these-bases", "801.1b", goesWithOthers}},
        .onlyWhenAsked = true};
    VerbSpec none{
        .word = "no base",
        .conditions = {onlyWhen<asksToPickFor<basePick>>("nothing-evolves-now", "802.1"),
                       onlyFor<asksToPickFor<basePick>, whoPicks>("other-player-decides", "802.1"),
                       {Aspect::choices, "all-bases-or-none", "801.1b", isNonePicked, nullptr, false}},
        .onlyWhenAsked = true};
    return {std::move(choose), std::move(none)};
}

bool comesWithoutBase(const Position& position, const Event& event) {
    return comesInto(event, battleZone) && !event.host.exists() && event.reason != evolved &&
           needsBases(position, event.object);
}

Condition hasBase() {
    return {Aspect::choices, "no-base-to-evolve-on", "801.1a 601.1b", findsBases};
}

} // namespace takujo::duel_masters

#include "engine/games/duel_masters/chapters.h"

#include "engine/games/duel_masters/faults.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/games/duel_masters/terms_of_keywords.h"
#include "engine/kit/declaring.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/notes.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/lasting/carrying.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/units.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// 113 and 701.14: shields on their way to the hand. There they are neither shields nor cards of the zone
/// (113.6a).
namespace takujo::duel_masters {

namespace {

/// Locals: whose they are, why they go, whether nothing can be declared for them, and who has broken them.
enum Local : std::size_t { whose, why, isSilent, breaker };

constexpr std::uint32_t onItsWay = isOnItsWay | asideBits;

bool isOwner(Run& run, Player player) {
    return run.local(whose) == ofBoth || run.local(whose) == static_cast<std::int32_t>(player);
}

Event takenFrom(Run& run, Own how, ObjectId shield, ObjectId source, std::uint16_t effect) {
    Event event = doneTo(shield, kindOf(how), run.position().ownerOf(shield),
                         effect != 0 ? Cause::effect : Cause::rule);
    event.source = source;
    event.effect = effect;
    event.flags = Event::quiet;
    return event;
}

template <class Visit>
void visitOnTheirWay(const State& state, Player player, const Visit& visit) {
    for (const ObjectId id : objectsIn(state, zoneOf(player, shieldZone)))
        if (hasMark(state, id, isOnItsWay))
            visit(id);
}

/// 113.2: a pile was one shield; on their way, each of its cards is one of those that can do something.
Next comeApart(Run& run) {
    for (const Player player : bothPlayers) {
        Scratch<ObjectId> piles;
        visitOnTheirWay(run.state, player, [&](ObjectId id) {
            if (isOwner(run, player) && hasGuests(run.state, id))
                piles.push_back(id);
        });
        for (const ObjectId shield : piles) {
            const std::uint32_t marks = record(run.state, shield).marks;
            const ObjectId its = cardReadOf(run.state, shield);
            Scratch<ObjectId> others;
            visitGuests(run.state, shield, [&](const Link& link) {
                if (link.isInside() && link.guest != its)
                    others.push_back(link.guest);
            });
            for (const ObjectId other : others) {
                const ObjectId card =
                    moveObject(run.state, other, zoneOf(player, shieldZone), ZoneEnd::bottom, player);
                record(run.state, card).marks = marks;
            }
        }
    }
    settleUnits(run, {});
    return Next::on();
}

/// 113.6: their owner declares what they can do, all of it before anything is carried out. 101.4: where both
/// have some, the turn player first.
template <bool ofTurnPlayer>
Next declareForThem(Run& run) {
    const Player player = ofTurnPlayer ? run.state.turnPlayer : opponentOf(run.state.turnPlayer);
    if (!isOwner(run, player) || run.local(isSilent) != 0)
        return Next::on();
    const ObjectId by = unpackedObject(run.local(breaker));
    visitOnTheirWay(run.state, player,
                    [&](ObjectId id) { declaring::about(run, leavesShields, id, player, 0, by); });
    return declaring::open(run, player);
}

/// 400.7: all of them at the same time. What has been declared goes with its card.
Next moveThem(Run& run) {
    declaring::close(run);
    for (const Player player : bothPlayers)
        visitOnTheirWay(run.state, player, [&](ObjectId id) {
            if (!isOwner(run, player))
                return;
            Event goes = movedTo(zoneOf(player, hand), id, player);
            goes.reason = static_cast<std::uint16_t>(run.local(why));
            goes.effect = declaredOf(run, id);
            run.propose(goes);
            Note note;
            note.kind = arrival;
            note.player = player;
            note.amount = record(run.state, id).card;
            keepNote(run.state, note);
        });
    return Next::on();
}

/// Nobody is asked in a match whose cards declare nothing for what has come.
bool isAnythingForArrivals(const Run& run) {
    return std::ranges::any_of(run.cards, [](const CardDefinition& card) {
        return std::ranges::any_of(card.abilities, [](const Ability& ability) {
            return ability.has(Ability::declared) &&
                   vocabulary().triggers[ability.trigger.op].matches == triggers::hasComeFromShields;
        });
    });
}

/// 509.5d: for what has come to the hand.
template <bool ofTurnPlayer>
Next declareForArrivals(Run& run) {
    const Player player = ofTurnPlayer ? run.state.turnPlayer : opponentOf(run.state.turnPlayer);
    if (!isOwner(run, player) || !isAnythingForArrivals(run))
        return Next::on();
    for (const Note note : Scratch<Note>{run.state.notes}) {
        if (!isKeptHere(run.state, note, arrival) || note.player != player)
            continue;
        const ObjectId id = objectIn(run.state, static_cast<std::uint16_t>(note.amount));
        if (isIn(run.state, id, zoneOf(player, hand)))
            declaring::about(run, comesFromShields, id, player);
    }
    return declaring::open(run, player);
}

/// 701.9a: what has been shown to be used stays shown until it has been.
Next keepShown(Run& run) {
    for (const WaitingItem& item : run.state.waiting)
        if (const EffectRecord* const effect = findEffect(run.state, item.record);
            effect != nullptr && isOfShields(run, *effect) && lives(run.state, effect->event) &&
            record(run.state, effect->event).zone.kind == hand)
            proposeMark(run, effect->event, revealedMark);
    return Next::on();
}

} // namespace

bool isOfShields(const Position& position, const EffectRecord& effect) {
    if (effect.isDelayed())
        return false;
    const Ability& ability = abilityAt(position, abilityOf(effect));
    const TriggerMeaning matches = vocabulary().triggers[ability.trigger.op].matches;
    return ability.has(Ability::declared) &&
           (matches == triggers::leavesShields || matches == triggers::isAddedFromShields ||
            matches == triggers::hasComeFromShields);
}

/// An S-Back gives it up, which is declared of it as well.
std::uint16_t declaredOf(const Position& position, ObjectId shield) {
    for (const WaitingItem& item : position.state.waiting)
        if (const EffectRecord* const effect = findEffect(position.state, item.record);
            effect != nullptr && effect->event == shield && isOfShields(position, *effect))
            return effect->id;
    return 0;
}

namespace {

/// OPEN 27: a player uses it once in an attack; the note ends with that.
void noteNinjaStrike(State& state, Player player) {
    const auto attack = std::find_if(state.frames.rbegin(), state.frames.rend(),
                                     [](const Frame& frame) { return frame.procedure == attacking; });
    Note note;
    note.kind = ninjaStruck;
    note.player = player;
    note.frame = static_cast<std::uint16_t>(state.frames.rend() - attack);
    state.notes.push_back(note);
}

} // namespace

bool hasNinjaStruck(const State& state, Player player) {
    return std::ranges::any_of(
        state.notes, [&](const Note& note) { return note.kind == ninjaStruck && note.player == player; });
}

/// 112.3b, 112.3d, 701.7a: the card goes to the graveyard as one that is discarded.
void payForDeclaring(Run& run, EffectRecord& effect, ObjectId about) {
    const Ability& ability = abilityAt(run, abilityOf(effect));
    if (ability.number == keyword_terms::ofNinjaStrike)
        noteNinjaStrike(run.state, effect.controller);
    const TriggerMeaning matches = vocabulary().triggers[ability.trigger.op].matches;
    if (matches != triggers::isAddedFromShields && matches != triggers::hasComeFromShields)
        return;
    const Player owner = run.position().ownerOf(about);
    Event goes = movedTo(zoneOf(owner, graveyard), about, owner, Cause::effect);
    goes.effect = effect.id;
    goes.reason = isBroken(faults::discardsAreMoves) ? std::uint16_t{0} : std::uint16_t{discarded};
    run.propose(goes);
}

std::int32_t shieldsOf(const State& state, Player player) {
    std::int32_t count = 0;
    for ([[maybe_unused]] const ObjectId id : objectsIn(state, zoneOf(player, shieldZone), Query::counted))
        ++count;
    return count;
}

void proposeBreak(Run& run, ObjectId shield, ObjectId source, std::uint16_t effect) {
    run.propose(takenFrom(run, Own::breaks, shield, source, effect));
}
void proposeTaking(Run& run, ObjectId shield, ObjectId source, std::uint16_t effect) {
    run.propose(takenFrom(run, Own::takes, shield, source, effect));
}

/// 113.6a. Its owner looks at it to declare what it can do: so what is given to shields by their faces is
/// given to it as well.
void performOwn(Run& run, Event& event) {
    if (event.kind != kindOf(Own::breaks) && event.kind != kindOf(Own::takes))
        return;
    ObjectRecord& shield = record(run.state, event.object);
    shield.marks |= lookedAtBy(run.position().ownerOf(event.object));
    if (run.rules.policy(grantsStay) != 0)
        keepWhatConstantsMake(run, event.object); // 113.6b
    shield.marks |= isBroken(faults::standbyCounts) ? std::uint32_t{isOnItsWay} : onItsWay;
}

Procedure shieldsToHandSteps() {
    return {"shields go to the hand",
            "113.6",
            {{"piles come apart", "113.2", comeApart},
             {"what can be declared for them", "113.6 509.5a 112.3a", declareForThem<true>},
             {"what the other player can declare", "113.6 509.5a 112.3a", declareForThem<false>},
             {"they go to the hand", "701.14a 701.14b 400.7", moveThem},
             {"what was declared stays shown", "701.9a", keepShown},
             {"what can be declared for what has come", "509.5d 112.3d", declareForArrivals<true>},
             {"what the other player can declare then", "509.5d 112.3d", declareForArrivals<false>},
             {"that is all", "", [](Run&) { return Next::finish(); }}}};
}

} // namespace takujo::duel_masters

#include "engine/games/fftcg/cards_moving.h"

#include "engine/games/fftcg/bars_of_texts.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/faults.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/attacks.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/turn_parts.h"

#include <algorithm>

namespace takujo::fftcg {

void proposeDraw(Run& run, Player player, std::int32_t count) {
    if (drawCards(run, player, count) == 0)
        return;
    run.state.players[indexOf(player)].flags |= drewFromEmptyDeck;
    run.state.settled = false;
}

void proposeToBreakZone(Run& run, ObjectId id, Reason reason, Cause cause, std::uint16_t effect) {
    const Player player = record(run.state, id).controller;
    Event event = movedTo(zoneOf(player, breakZone), id, player, cause); // on its way it goes to its owner's
    event.reason = reason;
    event.effect = effect;
    run.propose(event);
}

namespace {

enum Step : std::uint16_t { deals, goesOn, hits, bursts };
enum Local : std::size_t { who, left, dealt, fromWhat, ofAttack };

/// OPEN 29: where the cards lie is no help, as a burst may take some out of the Damage Zone; and its damage
/// has bursts of its own.
void noteBurst(Run& run, ObjectId card) {
    if (burstOf(run, card) < 0 || !mayUseBurst(run, card))
        return;
    Note note;
    note.kind = burstToUse;
    note.object = card;
    keepNote(run.state, note);
}

Next onePoint(Run& run) {
    const auto player = static_cast<Player>(run.local(who));
    if (run.local(left) <= 0)
        return Next::jump(hits);
    --run.local(left);
    const ObjectId top = topOf(run.state, zoneOf(player, deck));
    if (!top.exists()) {
        run.state.players[indexOf(player)].flags |= damagedWithEmptyDeck;
        run.state.settled = false;
        return Next::jump(hits);
    }
    ++run.local(dealt);
    if (isBroken(faults::burstsAreFoundEarly))
        noteBurst(run, top);
    run.propose(movedTo(zoneOf(player, damageZone), top, player, Cause::rule,
                        is(run, damageKeepsOrder) ? ZoneEnd::bottom : ZoneEnd::top));
    return Next::on();
}

/// 15.2.6.3.1: whether a card has an EX Burst is settled when it arrives; later points do not count.
Next anotherPoint(Run& run) {
    const auto player = static_cast<Player>(run.local(who));
    const ZoneRecord& zone = zoneAt(run.state, zoneOf(player, damageZone));
    const ObjectId card = objectIn(run.state, is(run, damageKeepsOrder) ? zone.last : zone.first);
    if (isBroken(faults::burstsAreFoundLate)) {
        if (run.local(left) > 0)
            return Next::jump(deals);
        for (const ObjectId each : objectsIn(run.state, zoneOf(player, damageZone)))
            noteBurst(run, each);
    } else if (run.local(dealt) > 0 && card.exists() && !isBroken(faults::burstsAreFoundEarly)) {
        noteBurst(run, card);
    }
    return Next::jump(run.local(left) > 0 ? deals : hits);
}

/// Who dealt it is told once for all points; a source that has gone tells nobody.
Next tellSource(Run& run) {
    const ObjectId source = unpackedObject(run.local(fromWhat));
    const auto player = static_cast<Player>(run.local(who));
    if (run.local(ofAttack) != 0)
        for (const ObjectId member : attacks::attackers(run)) // 15.1.1.9.1: a party deals it as one
            proposeOccurrence(run, hitsPlayer, member, player, run.local(dealt));
    else if (lives(run.state, source))
        proposeOccurrence(run, hitsPlayer, source, player, run.local(dealt), source);
    return Next::on();
}

/// OPEN 29: each one is asked when its turn comes. What has left the Damage Zone by then has none any more.
Next nextExBurst(Run& run) {
    auto& notes = run.state.notes;
    const auto next = std::ranges::find_if(
        notes, [&](const Note& note) { return isKeptHere(run.state, note, burstToUse); });
    if (next == notes.end())
        return Next::finish();
    const ObjectId card = next->object;
    notes.erase(next);
    return (lives(run.state, card) ? offerBurst(run, card) : Next::on()).thenFrom(bursts);
}

} // namespace

std::int32_t burstsLeft(const Position& position) {
    return static_cast<std::int32_t>(std::ranges::count(position.state.notes, burstToUse, &Note::kind));
}

Next dealDamageToPlayer(Player player, std::int32_t points, ObjectId source) {
    return Next::call(damageToPlayer,
                      {static_cast<std::int32_t>(indexOf(player)), points, 0, packed(source), 0});
}

Next dealDamageOfAttack(Player player, std::int32_t points) {
    return Next::call(damageToPlayer,
                      {static_cast<std::int32_t>(indexOf(player)), points, 0, packed(ObjectId{}), 1});
}

Procedure damageProcessing() {
    return {"damage to a player",
            "6.5.1",
            {{"the top card of the deck goes to the damage zone", "6.5.2", onePoint},
             {"until all points are dealt", "6.5.3", anotherPoint},
             {"what dealt it", "", tellSource},
             {"EX Bursts in the order of the cards", "6.5.2.1", nextExBurst}}};
}

} // namespace takujo::fftcg

#include "engine/core/scratch.h"
#include "engine/kit/drawing.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <span>

/// Cards that move: drawing, discarding, from any zone to any zone.
namespace takujo::effects {

namespace {

Player ownerOf(const Run& run, ObjectId id) {
    return run.state.cards[record(run.state, id).card].owner;
}

/// Where the cards are kept that a player has picked.
std::uint8_t slotFor(Player player) {
    return static_cast<std::uint8_t>(binding_slots::scratch + indexOf(player));
}

/// Only in games that say so (`letMovesSayWhere`).
bool saysWhere(const Term& move) {
    return move.parts.size() > moves::past.part && move[moves::past].exists();
}
constexpr std::int32_t mostPlaces = 1000; // more than any zone has

/// Those who draw: texts may keep players from it.
PlayerSet whoDraws(const Scope& scope, const Term& term) {
    PlayerSet who = playersOf(scope, term[draws::player], scope.effect.controller);
    if (const auto mayDraw = scope.position.rules.tables().script.mayDraw; mayDraw != nullptr)
        for (const Player player : bothPlayers)
            who.in[indexOf(player)] = who.has(player) && mayDraw(scope.position, player);
    return who;
}

/// Parts: amount, player. The turn player draws all of it first; how much it is has been worked out before.
Next drawInTurn(Run& run, const Scope& scope, const Term& term,
                Next (*drawSome)(Run&, Player, std::int32_t, std::uint16_t)) {
    const PlayerSet who = whoDraws(scope, term);
    if (scope.stage == 0)
        keptNumber(run) = amountOf(scope, term[draws::amount]);
    std::array<Player, 2> inOrder{run.state.turnPlayer, opponentOf(run.state.turnPlayer)};
    if (isBroken(Fault::otherPlayerFirst))
        std::ranges::reverse(inOrder);
    for (auto at = static_cast<std::size_t>(scope.stage); at < inOrder.size(); ++at)
        if (who.has(inOrder[at])) {
            comeBack(run, static_cast<std::int32_t>(at) + 1);
            return drawSome(run, inOrder[at], keptNumber(run), scope.effect.id);
        }
    return Next::on();
}

} // namespace

Next drawUpTo(Run& run, const Scope& scope, const Term& term) {
    return drawInTurn(run, scope, term, drawing::drawUpTo);
}

Next draw(Run& run, const Scope& scope, const Term& term) {
    if (run.rules.tables().script.drawsOneByOne)
        return drawInTurn(run, scope, term, drawing::draw);
    const PlayerSet who = whoDraws(scope, term);
    const std::int32_t count = amountOf(scope, term[draws::amount]);
    const std::size_t firstEvent = run.state.events.size();
    for (const Player player : {run.state.turnPlayer, opponentOf(run.state.turnPlayer)})
        if (who.has(player))
            run.rules.tables().script.draw(run, player, count);
    for (Event& event : std::span{run.state.events}.subspan(firstEvent))
        event.effect = scope.effect.id;
    return Next::on();
}

/// What has been picked is discarded.
void discardPicked(Run& run, std::uint16_t effect) {
    for (const Binding& binding : run.state.bindings)
        if (binding.effect == effect &&
            (binding.slot == slotFor(Player::a) || binding.slot == slotFor(Player::b)))
            run.rules.tables().script.discard(run, binding.object, Cause::effect, effect);
    for (const Player player : bothPlayers)
        dropBindings(run.state, effect, slotFor(player));
}

/// Parts: amount, player, like, at random. Stage 1 + n: the n-th player has picked. Where players discard in
/// turn, stage 3 + n: the n-th player has discarded.
Next discard(Run& run, const Scope& scope, const Term& term) {
    const ScriptTables& tables = run.rules.tables().script;
    const PlayerSet who = playersOf(scope, term[discards::player], scope.effect.controller);
    std::array<Player, 2> inOrder{run.state.turnPlayer, opponentOf(run.state.turnPlayer)};
    if (isBroken(Fault::otherPlayerFirst))
        std::ranges::reverse(inOrder);
    constexpr std::size_t both = 2;
    auto first = static_cast<std::size_t>(scope.stage);
    if (tables.discardsInTurn && first == 1 && who.has(inOrder[1])) {
        discardPicked(run, scope.effect.id);
        comeBack(run, both + 2);
        return Next::on();
    }
    if (first > both)
        first -= both + 1;
    // Else both decide before anything happens, the turn player first.
    for (auto at = first; at < inOrder.size(); ++at) {
        const Player player = inOrder[at];
        if (!who.has(player))
            continue;
        Scratch<ObjectId> cards;
        for (const ObjectId id : objectsIn(run.state, {tables.hand, player}, Query::reachable))
            if (!term[discards::like].exists() ||
                isLike(scope, term[discards::like], know(scope.position, id)))
                cards.push_back(id);
        std::int32_t amount =
            std::min(amountOf(scope, term[discards::amount]), static_cast<std::int32_t>(cards.size()));
        if (term[discards::atRandom].isTrue()) {
            for (; amount > 0; --amount) {
                const std::size_t drawn = run.state.random.below(static_cast<std::uint32_t>(cards.size()));
                run.state.bindings.push_back({cards[drawn], {}, 0, scope.effect.id, slotFor(player), 0});
                cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(drawn));
            }
            continue;
        }
        if (amount > 0) {
            comeBack(run, static_cast<std::int32_t>(at) + 1);
            const std::int32_t least = term[discards::like].exists()
                                           ? leastToFind(scope, term[discards::like], cards, amount, player)
                                           : amount;
            return letPick(run, scope, cards, slotFor(player), least, amount, player);
        }
    }
    discardPicked(run, scope.effect.id);
    return Next::on();
}

/// Parts: what, to, at, turned, under, place. Nothing goes to the side of nobody.
Next move(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[moves::what], found);
    const auto kind = static_cast<std::uint8_t>(term[moves::to].number);
    const ZoneSpec& zone = run.rules.tables().zones[kind];
    const ZoneEnd landing = term[moves::at].exists() ? static_cast<ZoneEnd>(term[moves::at].number)
                                                     : (zone.table ? ZoneEnd::bottom : ZoneEnd::top);
    if (const Player by = whoArranges(run, found, kind, scope.effect.controller); by != Player::nobody)
        return arrangeHiding(run, found, kind, landing, by, scope.effect.id);
    for (const ObjectId id : found) {
        if (record(run.state, id).card == CardId::none)
            continue;
        const Player owner = ownerOf(run, id);
        const Player whose = zone.shared  ? Player::nobody
                             : zone.table ? playerOf(scope, term[moves::under], scope.effect.controller)
                                          : owner;
        if (!zone.shared && whose == Player::nobody)
            continue;
        Event event = movedBy(scope, id, {kind, whose}, landing);
        if (term[moves::turned].isTrue())
            event.flags |= Event::arrivesAside;
        if (saysWhere(term))
            event.past =
                static_cast<std::uint16_t>(std::clamp(amountOf(scope, term[moves::past]), 1, mostPlaces) - 1);
        run.propose(event);
    }
    return Next::on();
}

Next sendTo(Run& run, const Scope& scope, const Term& term, const MoveTarget& going) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[affects::what], found);
    for (const ObjectId id : found) {
        const ObjectRecord& object = record(run.state, id);
        if (object.card == CardId::none || (going.from != ZoneId::none && object.zone.kind != going.from))
            continue;
        Event event = movedBy(scope, id, {going.zone, object.controller}, going.landing);
        event.reason = going.reason;
        run.propose(event);
    }
    return Next::on();
}

Next putOntoTable(Run& run, const Scope& scope, const Term& term, std::uint8_t table) {
    const Player under = playerOf(scope, term[enters::under], scope.effect.controller);
    if (under == Player::nobody)
        return Next::on();
    Scratch<ObjectId> found;
    objectsOf(scope, term[enters::what], found);
    for (const ObjectId id : found) {
        if (record(run.state, id).card == CardId::none || record(run.state, id).zone.kind == table)
            continue;
        Event event = movedBy(scope, id, {table, under}, ZoneEnd::bottom);
        if (term[enters::aside].isTrue())
            event.flags |= Event::arrivesAside;
        if (term.parts.size() > enters::turnedOver.part && term[enters::turnedOver].isTrue())
            event.flags |= Event::arrivesTurnedOver;
        run.propose(event);
    }
    return Next::on();
}

Next shuffle(Run& run, const Scope& scope, const Term& term) {
    const PlayerSet who = playersOf(scope, term[concerns::player], scope.effect.controller);
    for (const Player player : bothPlayers)
        if (who.has(player)) {
            Event event;
            event.kind = EventKind::shuffle;
            if (!isBroken(Fault::shufflesAreSeen))
                hideAgain(run.state, {run.rules.tables().script.deck, player});
            event.to = {run.rules.tables().script.deck, player};
            event.player = player;
            event.cause = Cause::effect;
            event.source = scope.effect.source;
            event.effect = scope.effect.id;
            run.propose(event);
        }
    return Next::on();
}

} // namespace takujo::effects

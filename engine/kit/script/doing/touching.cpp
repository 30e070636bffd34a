#include "engine/core/card_numbers.h"
#include "engine/core/counters.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/doing/printed_damage.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/event_of.h"
#include "engine/kit/script/reading/records.h"

/// What is done to objects and players where they are: damage, turning, counters, values.
namespace takujo::effects {

namespace {

Event eventOf(const Scope& scope, EventKind kind, ObjectId object) {
    Event event = takujo::eventOf(scope, kind, object, Cause::effect);
    event.source = scope.effect.source;
    return event;
}

template <class Make>
Next toEach(Run& run, const Scope& scope, const Term& objects, Make make) {
    Scratch<ObjectId> found;
    objectsOf(scope, objects, found);
    for (const ObjectId id : found)
        make(run, id);
    return Next::on();
}

Next turn(Run& run, const Scope& scope, const Term& term, EventKind kind) {
    const bool aside = kind == EventKind::turnAside;
    return toEach(run, scope, term[affects::what], [&](Run& running, ObjectId id) {
        if (record(running.state, id).isAside() != aside || isBroken(Fault::turningIsNotCompared))
            running.propose(eventOf(scope, kind, id));
    });
}

Next dealBy(Run& run, const Scope& scope, const Term& term, ObjectId by) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[damages::to], found);
    Scratch<DamageTo> to;
    for (const ObjectId id : found) {
        Scope each = scope;
        each.target = id;
        to.push_back({id, printedDamageOf(each, term[damages::amount])});
    }
    return dealDamage(run, {to, isBroken(Fault::deedsAreTheAbilitys) ? scope.effect.item : by,
                            scope.effect.controller, scope.effect.id, Cause::effect});
}

/// Those of one player that have not dealt it yet: the turn player's, then the other player's.
void dealersLeft(const Run& run, const Scope& scope, const Term& term, std::vector<ObjectId>& left) {
    objectsOf(scope, term[damages::by], left);
    std::erase_if(left, [&](ObjectId id) {
        return std::ranges::any_of(run.state.bindings, [&](const Binding& binding) {
            return binding.effect == scope.effect.id && binding.slot == binding_slots::dealers &&
                   binding.object == id;
        });
    });
    const Player turnPlayer = run.state.turnPlayer;
    const Player first = isBroken(Fault::otherPlayersDealersComeFirst) ? opponentOf(turnPlayer) : turnPlayer;
    const auto isFirst = [&](ObjectId id) { return know(run.position(), id).controller == first; };
    if (std::ranges::any_of(left, isFirst))
        std::erase_if(left, [&](ObjectId id) { return !isFirst(id); });
}

ObjectId lastDealer(const State& state, std::uint16_t effect) {
    ObjectId last{};
    for (const Binding& binding : state.bindings)
        if (binding.effect == effect && binding.slot == binding_slots::dealers)
            last = binding.object;
    return last;
}

enum DealingStage : std::int32_t { firstDealer, dealerDeals, nextDealer };

/// Who is next is found or asked, then that one deals it.
Next takeTurnsDealing(Run& run, const Scope& scope, const Term& term) {
    const std::uint16_t effect = scope.effect.id;
    if (scope.stage == dealerDeals) {
        comeBack(run, nextDealer);
        return dealBy(run, scope, term, lastDealer(run.state, effect));
    }
    Scratch<ObjectId> left;
    dealersLeft(run, scope, term, left);
    if (left.empty()) {
        dropBindings(run.state, effect, binding_slots::dealers);
        return Next::on();
    }
    comeBack(run, dealerDeals);
    if (left.size() == 1 || isBroken(Fault::nobodyOrdersDealers)) {
        run.state.bindings.push_back({left.front(), {}, 0, effect, binding_slots::dealers, 0});
        return Next::on();
    }
    const std::int32_t dealt = countBound(run.state, effect, binding_slots::dealers);
    return letPick(run, scope, left, binding_slots::dealers, dealt + 1, dealt + 1,
                   know(run.position(), left.front()).controller);
}

} // namespace

/// Parts: to, amount, by. The card deals it, not the text (or whatever `by` names).
Next damage(Run& run, const Scope& scope, const Term& term) {
    if (!term[damages::by].exists())
        return dealBy(run, scope, term, scope.effect.source);
    if (!run.rules.tables().script.dealersTakeTurns)
        return dealBy(run, scope, term, objectOf(scope, term[damages::by]));
    return takeTurnsDealing(run, scope, term);
}

/// Parts: what, amount. All of it where no amount is said.
Next heal(Run& run, const Scope& scope, const Term& term) {
    return toEach(run, scope, term[heals::what], [&](Run& running, ObjectId id) {
        Scope each = scope;
        each.target = id;
        const std::int32_t damage = record(running.state, id).damage;
        Event event = eventOf(scope, EventKind::heal, id);
        event.amount = std::min(damage, amountOf(each, term[heals::amount], damage));
        if (event.amount > 0)
            running.propose(event);
    });
}

/// Parts: amount, player; the turn player's first where both take it.
Next damagePlayer(Run& run, const Scope& scope, const Term& term) {
    const PlayerSet who = playersOf(scope, term[damages_player::player], scope.effect.controller);
    const std::array<Player, 2> inOrder{run.state.turnPlayer, opponentOf(run.state.turnPlayer)};
    for (auto at = static_cast<std::size_t>(scope.stage); at < inOrder.size(); ++at)
        if (who.has(inOrder[at])) {
            if (at == 0 && who.has(inOrder[1]))
                comeBack(run, 1);
            return run.rules.tables().script.damagePlayer(run, inOrder[at],
                                                          amountOf(scope, term[damages_player::amount]),
                                                          scope.effect.source, scope.effect.id);
        }
    return Next::on();
}

Next turnAside(Run& run, const Scope& scope, const Term& term) {
    return turn(run, scope, term, EventKind::turnAside);
}
Next turnUpright(Run& run, const Scope& scope, const Term& term) {
    return turn(run, scope, term, EventKind::turnUpright);
}

Next putCounter(Run& run, const Scope& scope, const Term& term) {
    return toEach(run, scope, term[puts_counter::on], [&](Run& running, ObjectId id) {
        Event event = eventOf(scope, EventKind::putCounters, id);
        Scope each = scope;
        each.target = id;
        event.name = static_cast<TextKey>(term[puts_counter::named].number);
        event.amount = amountOf(each, term[puts_counter::amount], 1);
        if (event.amount > 0 || isBroken(Fault::amountsBelowNothingAreDone))
            running.propose(event);
    });
}

/// Parts: from, named, amount. All of them where no amount is said; of every name where none is.
Next takeCounter(Run& run, const Scope& scope, const Term& term) {
    return toEach(run, scope, term[takes_counter::from], [&](Run& running, ObjectId id) {
        Scope each = scope;
        each.target = id;
        for (const CounterRecord& counter : running.state.counters) {
            if (counter.object != id ||
                (term[takes_counter::named].exists() &&
                 counter.name != static_cast<TextKey>(term[takes_counter::named].number)))
                continue;
            Event event = eventOf(scope, EventKind::takeCounters, id);
            event.name = counter.name;
            event.amount =
                std::min(counter.count, amountOf(each, term[takes_counter::amount], counter.count));
            if (event.amount > 0)
                running.propose(event);
        }
    });
}

/// Parts: amount, player. Nobody has less than nothing.
Next changeValue(Run& run, const Scope& scope, const Term& term) {
    const PlayerSet who = playersOf(scope, term[changes_value::player], scope.effect.controller);
    for (const Player player : bothPlayers)
        if (who.has(player)) {
            Event event = eventOf(scope, EventKind::changeValue, {});
            event.player = player;
            event.slot = static_cast<std::uint8_t>(term.number);
            const std::int32_t has = run.state.players[indexOf(player)].values[event.slot];
            event.amount = amountOf(scope, term[changes_value::amount]);
            if (!isBroken(Fault::valuesFallBelowNought))
                event.amount = std::max(event.amount, differenceOf(0, has));
            if (event.amount != 0)
                run.propose(event);
        }
    return Next::on();
}

namespace {

Next end(Run& run, const Scope& scope, const Term& term, EventKind kind) {
    const PlayerSet who = playersOf(scope, term[concerns::player], scope.effect.controller);
    for (const Player player : bothPlayers)
        if (who.has(player)) {
            Event event = eventOf(scope, kind, {});
            event.player = player;
            run.propose(event);
        }
    return Next::on();
}

} // namespace

Next win(Run& run, const Scope& scope, const Term& term) {
    return end(run, scope, term, EventKind::win);
}
Next lose(Run& run, const Scope& scope, const Term& term) {
    return end(run, scope, term, EventKind::lose);
}

} // namespace takujo::effects

#include "engine/kit/script/choosing/arranging.h"
#include "engine/core/scratch.h"
#include "engine/kit/journal.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/doing/exchanging.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// Cards go to a zone in an order that a player makes: one by one before everybody's eyes, or all at once
/// when the order is made, which then nobody else learns.
namespace takujo {

using namespace asked_frame;

namespace {

bool isBound(const State& state, std::uint8_t slot, ObjectId id) {
    return std::ranges::any_of(state.bindings, [&](const Binding& binding) {
        return binding.effect == idIn(state) && binding.slot == slot && binding.object == id;
    });
}

void offerNextCard(const Position& position, Decision& decision) {
    decision.decider = static_cast<Player>(localAt(position.state, arrangePlayer));
    decision.about = itemOf(position.state, idIn(position.state));
    for (const Binding& binding : position.state.bindings)
        if (binding.effect == idIn(position.state) && binding.slot == binding_slots::candidates)
            addOption(decision, verbOf(tablesOf(position), ScriptVerb::putNext), binding.object);
}

Event moveOf(const Run& run, ObjectId id, Player whose) {
    const auto& locals = run.state.frames.back().locals;
    Event event;
    event.object = id;
    event.to = {static_cast<std::uint8_t>(locals[arrangeZone]), whose};
    event.landing = static_cast<ZoneEnd>(locals[arrangeLanding]);
    event.player = static_cast<Player>(locals[arrangePlayer]);
    event.cause = Cause::effect;
    return event;
}

Next takeNext(Run& run, const Option& answer) {
    if (run.local(arrangeHidden) == 0)
        run.propose(moveOf(run, answer.object, static_cast<Player>(run.local(arrangePlayer))));
    else
        run.state.bindings.push_back({answer.object, {}, 0, idIn(run.state), binding_slots::arranged, 0});
    std::erase_if(run.state.bindings, [&](const Binding& binding) {
        return binding.effect == idIn(run.state) && binding.slot == binding_slots::candidates &&
               binding.object == answer.object;
    });
    return Next::on();
}

/// Returns what has been put in an order, and forgets that.
Scratch<ObjectId> takeOrder(State& state, std::uint16_t effect) {
    Scratch<ObjectId> inOrder;
    for (const Binding& binding : state.bindings)
        if (binding.effect == effect && binding.slot == binding_slots::arranged &&
            lives(state, binding.object))
            inOrder.push_back(binding.object);
    dropBindings(state, effect, binding_slots::arranged);
    return inOrder;
}

void putAllUnder(Run& run) {
    const std::uint16_t effect = idIn(run.state);
    const EffectRecord* const by = findEffect(run.state, effect);
    const ObjectId host = unpackedObject(run.local(arrangeHost));
    for (const ObjectId id : takeOrder(run.state, effect)) {
        if (!lives(run.state, host))
            return;
        Event event = moveOf(run, id, record(run.state, host).zone.player);
        event.effect = effect;
        event.host = host;
        event.slot = static_cast<std::uint8_t>(run.local(arrangeRole));
        if (by != nullptr)
            event.source = by->source;
        run.propose(event);
    }
}

/// The order is made, and all of them go together; the log has named them as they lay before.
void putAllThere(Run& run) {
    const std::uint16_t effect = idIn(run.state);
    const Scratch<ObjectId> inOrder = takeOrder(run.state, effect);
    const EffectRecord* const by = findEffect(run.state, effect);
    for (const ObjectId id : inOrder) {
        Event event = moveOf(run, id, run.position().ownerOf(id));
        event.flags |= Event::quiet;
        event.effect = effect;
        if (by != nullptr)
            event.source = by->source;
        run.propose(event);
    }
}

Next untilAllLie(Run& run) {
    if (countBound(run.state, idIn(run.state), binding_slots::candidates) > 0)
        return Next::jump(0);
    if (run.local(arrangeHidden) == underPlaces)
        exchangeCards(run.state, takeOrder(run.state, idIn(run.state)));
    else if (run.local(arrangeHidden) == underObject)
        putAllUnder(run);
    else if (run.local(arrangeHidden) != 0)
        putAllThere(run);
    return Next::finish();
}

void tellWhatIsArranged(Run& run, const std::vector<ObjectId>& cards, ZoneEnd landing, Player by) {
    if (run.journal == nullptr)
        return;
    Arguments arguments;
    for (const ObjectId id : cards)
        arguments.push_back(toldAs(run, "object", id));
    note(run, landing == ZoneEnd::top ? "puts on top in an order" : "puts on the bottom in an order", by, "",
         std::move(arguments));
}

} // namespace

Procedure arrangeProcedure() {
    return {"putting cards in an order",
            "",
            {{"the next card goes there", "", Question{DecisionKind::arrange, offerNextCard, takeNext}},
             {"until all lie there", "", untilAllLie}}};
}

Next arrangeHiding(Run& run, const std::vector<ObjectId>& cards, std::uint8_t zone, ZoneEnd landing,
                   Player by, std::uint16_t effect) {
    if (cards.empty())
        return Next::on();
    for (const ObjectId id : cards)
        run.state.bindings.push_back({id, {}, 0, effect, binding_slots::candidates, 0});
    tellWhatIsArranged(run, cards, landing, by);
    return Next::call(procedures::arranging, {effect, zone, static_cast<std::int32_t>(indexOf(by)),
                                              static_cast<std::int32_t>(landing), 1});
}

Next arrangeUnderPlaces(Run& run, const std::vector<ObjectId>& cards, Player by, std::uint16_t effect) {
    for (const ObjectId id : cards)
        run.state.bindings.push_back({id, {}, 0, effect, binding_slots::candidates, 0});
    const ZoneId zone = record(run.state, cards.front()).zone;
    note(run, "rearranges cards", by, "",
         {zoneArgument("zone", zone.kind), playerArgument("owner", zone.player)});
    return Next::call(procedures::arranging, {effect, zone.kind, static_cast<std::int32_t>(indexOf(by)),
                                              static_cast<std::int32_t>(ZoneEnd::bottom), underPlaces});
}

Next arrangeUnderObject(Run& run, const std::vector<ObjectId>& cards, ObjectId host, std::uint8_t role,
                        Player by, std::uint16_t effect) {
    for (const ObjectId id : cards)
        run.state.bindings.push_back({id, {}, 0, effect, binding_slots::candidates, 0});
    return Next::call(procedures::arranging,
                      {effect, record(run.state, host).zone.kind, static_cast<std::int32_t>(indexOf(by)),
                       static_cast<std::int32_t>(ZoneEnd::bottom), underObject, packed(host), role});
}

namespace {

bool isArrangingSo(const State& state, ArrangeHow how) {
    return !state.frames.empty() && state.frames.back().procedure == procedures::arranging &&
           localAt(state, arrangeHidden) == how;
}

} // namespace

bool isRearranging(const State& state) {
    return isArrangingSo(state, underPlaces);
}
bool isArrangingUnder(const State& state) {
    return isArrangingSo(state, underObject);
}

Player whoArranges(const Position& position, const std::vector<ObjectId>& cards, std::uint8_t zone,
                   Player puts) {
    const ZoneSpec& spec = position.rules.tables().zones[zone];
    if (!tablesOf(position).ordersAreHidden || cards.size() < 2 || !spec.ordered || spec.table ||
        spec.visibility == Visibility::everyone)
        return Player::nobody;
    const auto isPublic = [&](ObjectId id) {
        return sees(position, Player::a, id) && sees(position, Player::b, id);
    };
    const Player owner = position.ownerOf(cards.front());
    if (std::ranges::all_of(cards, isPublic)) {
        if (!tablesOf(position).zonesPlayerOrders)
            return puts;
        const auto goesThere = [&](ObjectId id) { return position.ownerOf(id) == owner; };
        return std::ranges::all_of(cards, goesThere) ? owner : Player::nobody;
    }
    const auto isOwn = [&](ObjectId id) {
        return position.ownerOf(id) == owner && sees(position, owner, id);
    };
    return std::ranges::all_of(cards, isOwn) ? owner : Player::nobody;
}

bool isArranging(const Position& position, const Attempt&) {
    return runs(position, procedures::arranging);
}
bool isArranger(const Position& position, const Attempt& attempt) {
    return !runs(position, procedures::arranging) ||
           static_cast<Player>(localAt(position.state, arrangePlayer)) == attempt.player;
}
bool isToBeArranged(const Position& position, const Attempt& attempt) {
    return !runs(position, procedures::arranging) ||
           isBound(position.state, binding_slots::candidates, attempt.option.object);
}

} // namespace takujo

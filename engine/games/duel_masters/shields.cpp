#include "engine/games/duel_masters/chapters.h"

#include "engine/games/duel_masters/operators.h"
#include "engine/kit/declaring.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

/// 113 and 701.14: shields on their way to the hand. There they are neither shields nor cards of the zone
/// (113.6a).
namespace takujo::duel_masters {

namespace {

/// Locals: whose they are, and why they go.
enum Local : std::size_t { whose, why };

constexpr std::uint32_t onItsWay = isOnItsWay | asideBits;

Player ownerIn(Run& run) {
    return static_cast<Player>(run.local(whose));
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

/// 113.6: their owner declares what they can do, all of it before anything is carried out.
Next declareForThem(Run& run) {
    const Player player = ownerIn(run);
    visitOnTheirWay(run.state, player,
                    [&](ObjectId id) { declaring::about(run, leavesShields, id, player); });
    return declaring::open(run, player);
}

/// What has been declared of it; 0: nothing.
std::uint16_t declaredOf(const Position& position, ObjectId shield) {
    for (const WaitingItem& item : position.state.waiting)
        if (const EffectRecord* const effect = findEffect(position.state, item.record);
            effect != nullptr && item.source == shield && isOfShields(position, *effect))
            return effect->id;
    return 0;
}

/// 400.7: all of them at the same time. What has been declared goes with its card.
Next moveThem(Run& run) {
    const Player player = ownerIn(run);
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, shieldZone)))
        if (hasMark(run.state, id, isOnItsWay)) {
            Event goes = movedTo(zoneOf(player, hand), id, player);
            goes.reason = static_cast<std::uint16_t>(run.local(why));
            goes.effect = declaredOf(run, id);
            run.propose(goes);
        }
    return Next::on();
}

/// 701.9b: what has been shown to be used stays shown until it has been.
Next keepShown(Run& run) {
    for (const WaitingItem& item : run.state.waiting)
        if (const EffectRecord* const effect = findEffect(run.state, item.record);
            effect != nullptr && isOfShields(run, *effect) && lives(run.state, effect->event) &&
            record(run.state, effect->event).zone.kind == hand)
            proposeMark(run, effect->event, revealedMark);
    return Next::finish();
}

} // namespace

bool isOfShields(const Position& position, const EffectRecord& effect) {
    if (effect.isDelayed())
        return false;
    const Ability& ability = abilityAt(position, abilityOf(effect));
    return ability.has(Ability::declared) &&
           vocabulary().triggers[ability.trigger.op].matches == triggers::leavesShields;
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

/// 113.6a. Its owner looks at it to declare what it can do.
void performOwn(Run& run, Event& event) {
    if (event.kind != kindOf(Own::breaks) && event.kind != kindOf(Own::takes))
        return;
    record(run.state, event.object).marks |= onItsWay;
}

Procedure shieldsToHandSteps() {
    return {"shields go to the hand",
            "113.6",
            {{"what can be declared for them", "113.6 509.5a 112.3a", declareForThem},
             {"they go to the hand", "701.14a 701.14b 400.7", moveThem},
             {"what was declared stays shown", "701.9b", keepShown}}};
}

} // namespace takujo::duel_masters

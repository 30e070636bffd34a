#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/stack_processes.h"
#include "engine/kit/timing.h"

#include <algorithm>

/// 14-3c: what lies on top of the gate resolves.
namespace takujo::gate_ruler {

namespace {

enum Step : std::uint16_t { begins, targetsAgain, textIsFollowed, cardLands, isOver };

ObjectId itemIn(Run& run) {
    return unpackedObject(run.local(playing::played));
}

Next resolveProcess(Run& run, const stack_processes::Process& process) {
    switch (process.kind) {
    case damageProcess:
        return resolveDamage(run, process.item);
    case rulerDamage:
        return resolveRulerDamage(run, process.item);
    case destruction:
        return resolveDestruction(run, process.item);
    default:
        return resolveDrive(run, process.item);
    }
}

Next begin(Run& run) {
    const ObjectId top = topOf(run.state, theGate);
    if (!top.exists())
        return Next::finish();
    run.local(playing::played) = packed(top);
    if (const auto process = stack_processes::at(run.state, top))
        return resolveProcess(run, *process).thenFrom(isOver);
    timing::beginResolving(run, theGate);
    if (const EffectRecord* const effect = effectAt(run.state, top)) {
        run.local(playing::effectOf) = effect->id;
        return Next::on();
    }
    return Next::jump(cardLands);
}

/// 14-3c-1: what is said of targets that are not legal any more is left out; the rest is done.
Next checkTargets(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    if (effect != nullptr && !effect->isDelayed())
        checkChoices(run, effect->id);
    return Next::on();
}

/// What the text of a unit or field card says is about playing it alone.
Next follow(Run& run) {
    const ObjectId item = itemIn(run);
    const bool isCard = record(run.state, item).card != CardId::none;
    if (isCard && run.position().definition(item).type != eventCard)
        return Next::on();
    const EffectRecord* const effect = playing::effectNow(run);
    return effect == nullptr ? Next::on() : followText(effect->id);
}

/// 14-3c-2a, -2b, -2c, 14-3c-3.
Next land(Run& run) {
    const ObjectId item = itemIn(run);
    if (!lives(run.state, item))
        return Next::on();
    if (record(run.state, item).card == CardId::none) {
        timing::cease(run, run.state, item);
        return Next::on();
    }
    if (const EffectRecord* const effect = effectAt(run.state, item))
        dropEffect(run.state, effect->id);
    const auto isItsLanding = [&](const Note& note) { return note.kind == landing && note.object == item; };
    const auto lands = std::ranges::find_if(run.state.notes, isItsLanding);
    const std::int32_t how = lands == run.state.notes.end() ? 0 : lands->amount;
    dropNotes(run.state, isItsLanding);
    const Player player = record(run.state, item).controller;
    const std::uint8_t type = run.position().definition(item).type;
    constexpr std::int32_t kinds = 0xff;
    std::uint8_t to = graveyard;
    if (type == unitCard)
        to = static_cast<std::uint8_t>(how & kinds);
    else if (type == fieldCard)
        to = fieldZone;
    if (lacksZone(run, player, to)) // OPEN 13
        to = graveyard;
    if (type == unitCard && isBroken(faults::unitsLandOnlyInEmptyZones) &&
        countIn(run.state, zoneOf(player, to)) > 0) // p-63
        to = graveyard;
    Event goes = movedTo(zoneOf(to == graveyard ? run.position().ownerOf(item) : player, to), item, player);
    if (isBroken(faults::unitsComeRested))
        goes.flags |= Event::arrivesAside;
    if ((how >> 8 & kinds) == hand && to != graveyard)
        goes.reason = isPlayedFromHand;
    run.propose(goes);
    return Next::on();
}

Next end(Run&) {
    return Next::finish();
}

} // namespace

Procedure resolutionSteps() {
    return {"resolution",
            "14-3c",
            {{"the top of the gate resolves", "", begin},
             {"its targets are checked", "14-3c-1", checkTargets},
             {"its text is carried out", "14-3c-2c", follow},
             {"it goes where it lands, or is over", "14-3c-2a 14-3c-2b 14-3c-3", land},
             {"that is all", "", end}}};
}

} // namespace takujo::gate_ruler

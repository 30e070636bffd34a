#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"

/// What a ruler is for its player: zones, numbers, and two texts that rules carry out.
namespace takujo::gate_ruler {

ObjectId rulerOf(const State& state, Player player) {
    return topOf(state, zoneOf(player, rulerZone));
}

bool isRuler(const Position& position, ObjectId id) {
    return lives(position.state, id) && record(position.state, id).zone.kind == rulerZone;
}

bool lacksZone(const Position& position, Player player, std::uint8_t zone) {
    const ObjectId ruler = rulerOf(position.state, player);
    return zone < counterZone && ruler.exists() && !isBroken(faults::rulersGiveAllZones) &&
           isIn(position.definition(ruler).sets[lacking], zone);
}

void listPlaces(const Position& position, const Attempt& attempt, std::span<const Zone> among,
                std::vector<std::int32_t>& values) {
    const ZoneId dragged = attempt.option.place;
    for (const Zone zone : among) {
        if (lacksZone(position, attempt.player, zone))
            continue;
        const bool isMeant = dragged == zoneOf(attempt.player, zone);
        values.insert(isMeant ? values.begin() : values.end(), zone);
    }
}

std::int32_t rulersNumber(const Position& position, Player player, Number number, std::int32_t otherwise) {
    const ObjectId ruler = rulerOf(position.state, player);
    if (!ruler.exists())
        return otherwise;
    const Known known = know(position, ruler);
    return known.hasNumber(number) ? known.number(number) : otherwise;
}

/// A ruler has at most one text of that form.
Next followRuler(Run& run, Player player, Form form) {
    const ObjectId ruler = rulerOf(run.state, player);
    if (!ruler.exists())
        return Next::on();
    const std::vector<Ability>& abilities = run.position().definition(ruler).abilities;
    for (std::size_t place = 0; place < abilities.size(); ++place) {
        if (abilities[place].kind != AbilityKind::activated || abilities[place].form != form)
            continue;
        EffectRecord effect = scopeOf(run, know(run, ruler), static_cast<std::uint8_t>(place)).effect;
        effect.controller = player;
        effect.state = EffectRecord::underWay;
        return followApart(addEffect(run.state, effect).id);
    }
    return Next::on();
}

} // namespace takujo::gate_ruler

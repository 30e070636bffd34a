#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>
#include <vector>

/// What texts let Spellchain count besides spells of the cemetery (13.3.1.2). What more than one text lets
/// it count is counted once, and so is a spell that lies in the cemetery anyway.
namespace takujo::shadowverse_evolve {

namespace meanings {

void countsForSpellchain(Characteristics&, const Term&, std::int32_t) {}

} // namespace meanings

std::int32_t countedBesidesSpells(const Position& position, Player player) {
    std::vector<ObjectId> counted;
    const auto count = [&](const Scope& scope, const Term& like, Zone zone) {
        for (const ObjectId id : objectsIn(position.state, zoneOf(player, zone)))
            if ((zone != cemetery || !isOfType(position, id, spell)) &&
                std::ranges::find(counted, id) == counted.end() && isLike(scope, like, know(position, id)))
                counted.push_back(id);
    };
    visitModifiersOf(position, meanings::countsForSpellchain, player, bars::player,
                     [&](const Scope& scope, const Term& term) {
                         const Term& like = term[bars::of];
                         if (zonesOf(like) == 0)
                             count(scope, like, cemetery);
                         for (const Zone zone : {hand, field, exArea, cemetery, banished})
                             if ((zonesOf(like) >> zone & 1U) != 0)
                                 count(scope, like, zone);
                     });
    return static_cast<std::int32_t>(counted.size());
}

std::vector<EffectSpec> effectsOnCounts() {
    using Kind = FieldKind;
    return {{{.word = "spellchain counts",
              .fields = {{bars::of, Kind::criteria, true},
                         {bars::player, Kind::players},
                         {"until", Kind::oneWord, false, usualDurations()}},
              .about = "When a player counts for Spellchain, cards like that count as well: those of the "
                       "player's cemetery, or of other zones that are named.",
              .example = "{follower: {class: runecraft}}"},
             takujo::effects::beginPlayerLasting,
             meanings::countsForSpellchain,
             Layer::none}};
}

} // namespace takujo::shadowverse_evolve

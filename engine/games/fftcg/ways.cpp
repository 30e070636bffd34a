#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/faults.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/marks.h"

/// Chapter 11 on playing and paying, as a table: what is cast, used and paid, and by which rules. The steps
/// are the kit's (engine/kit/play).
namespace takujo::fftcg {

namespace {

bool isAction(const Ability& ability) {
    return ability.form == actionAbility;
}
bool isSpecial(const Ability& ability) {
    return ability.form == specialAbility;
}

/// 11.7.1: the name counts, and nothing else.
void sameNameInHand(const Scope& scope, const Term&, std::vector<ObjectId>& found) {
    const Known source = know(scope.position, scope.effect.source);
    for (const ObjectId id : objectsIn(scope.state(), fftcg::zoneOf(scope.paying(), hand), Query::reachable))
        if (scope.position.definition(id).nameKey == source.card->nameKey && id != scope.effect.source)
            found.push_back(id);
}

void discardSameName(const Scope& scope, playing::CostList& costs) {
    using namespace takujo::costs::parts;
    static const CostMeaning meaning{sameNameInHand, one, nullptr, payByMoving<breakZone>};
    static const Term nothing;
    if (scope.ability.kind == AbilityKind::activated && isSpecial(scope.ability))
        costs.add({&meaning, &nothing});
}

} // namespace

bool isSameName(const playing::CostPart& cost) {
    return cost.meaning->sources == sameNameInHand;
}

bool mayDullItself(const Position& position, ObjectId id) {
    const bool isOnlyMonster = !isA(position, id, forward) && !isA(position, id, backup);
    return isOnlyMonster || wasThereSinceOwnTurnBegan(position.state, id) ||
           (has(position, id, haste) && !isBroken(faults::keywordsAreNotAskedForCosts));
}

std::vector<playing::Way> ways() {
    constexpr std::uint8_t first = 0;
    return {{.procedure = castingSummon, .chooses = "11.3.5", .pays = "11.3.7.1", .price = costToCast},
            {.procedure = castingCharacter, .chooses = "11.4.4", .pays = "11.4.7", .price = costToCast},
            {.procedure = usingAbility, .chooses = "11.6.7", .pays = "11.6.10", .isIt = isAction},
            {.procedure = usingAbility, .chooses = "11.7.7", .pays = "11.7.10", .isIt = isSpecial},
            {.procedure = payingFee, .chooses = "11.2.1", .pays = "11.2.1"},
            {.procedure = warping, .chooses = "15.2.7.3", .pays = "15.2.7.3"},
            {.procedure = stackingAuto, .chooses = "11.8.11", .effectAt = first, .maybePaidLater = true},
            {.procedure = exBurstProcedure, .chooses = "11.8.11", .effectAt = first, .maybePaidLater = true}};
}

playing::PlayTables playTables() {
    playing::PlayTables tables;
    tables.resources = {cp()};
    tables.ways = ways();
    tables.verbs = {.x = nameX,
                    .optional = payOptional,
                    .instead = payAlternative,
                    .noMore = payNoMore,
                    .pay = pay,
                    .paid = paid};
    tables.player = [](const Position& position) { return position.state.priority; };
    tables.paying = payingFee;
    tables.besides = discardSameName;
    return tables;
}

} // namespace takujo::fftcg

#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/attacks.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/language/fields.h"

#include <algorithm>

/// Who fights whom in a blocked attack: every attacker and the blocker (10.1.3.2, 10.1.3.4).
namespace takujo::fftcg::criteria {

bool inBattleWith(const Scope& scope, const Term& term, const Known& known) {
    const Position& position = scope.position;
    const ObjectId blocker = attacks::blocker(position);
    if (!blocker.exists() || !known.isThere)
        return false;
    const auto isMeant = [&](ObjectId id) { return means(scope, term[operand::of], know(position, id)); };
    const Scratch<ObjectId> attackers = attacks::attackers(position);
    if (known.id == blocker)
        return std::ranges::any_of(attackers, isMeant);
    return std::ranges::find(attackers, known.id) != attackers.end() && isMeant(blocker);
}

} // namespace takujo::fftcg::criteria

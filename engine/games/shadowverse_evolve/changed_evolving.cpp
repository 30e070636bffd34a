#include "engine/core/card_numbers.h"
#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/fields.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/kit/limits.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>

/// What effects change of evolving: what it costs, into which card it leads (5.15.1.1.1), and how often in a
/// turn (8.3.2). None of it changes what a card is, so whoever wants to know visits it.
namespace takujo::shadowverse_evolve {

namespace meanings {

void evolveCost(Characteristics&, const Term&, std::int32_t) {}
void evolvesInto(Characteristics&, const Term&, std::int32_t) {}
void evolvesFreely(Characteristics&, const Term&, std::int32_t) {}

} // namespace meanings

namespace {

bool evolvesAsOftenAsItLikes(const Position& position, Player player) {
    bool isSo = false;
    visitModifiersOf(position, meanings::evolvesFreely, player, concerns::player,
                     [&](const Scope&, const Term&) { isSo = true; });
    return isSo;
}

} // namespace

std::int32_t changeOfEvolveCost(const Position& position, ObjectId card) {
    std::int32_t change = 0;
    visitModifiers(position, meanings::evolveCost, know(position, card),
                   [&](const Scope& scope, const Term& term) {
                       change = sumOf(change, amountOf(scope, term[changes_evolve_cost::by]));
                   });
    return change;
}

std::vector<TextKey> namesToEvolveInto(const Position& position, ObjectId card) {
    std::vector<TextKey> names;
    visitModifiers(position, meanings::evolvesInto, know(position, card),
                   [&](const Scope&, const Term& term) {
                       names.push_back(static_cast<TextKey>(term[evolves_into::name].number));
                   });
    return names;
}

Condition evolvesInTime(std::string_view code, std::string_view rule) {
    Condition condition = withinLimit(code, rule);
    condition.holds = [](const Position& position, const Attempt& attempt) {
        return isWithinLimit(position, attempt.option.verb, attempt.option.object, attempt.player) ||
               evolvesAsOftenAsItLikes(position, attempt.player);
    };
    return condition;
}

std::vector<EffectSpec> effectsOnEvolving() {
    using Kind = FieldKind;
    const FieldShape of{lasting::of, Kind::objects, true};
    const FieldShape until{"until", Kind::oneWord, false, usualDurations()};
    const auto lasting = [](Operator shape, ModifierMeaning meaning) {
        return EffectSpec{std::move(shape), takujo::effects::beginLasting, meaning, Layer::none};
    };
    return {lasting({.word = "evolve cost",
                     .fields = {of, {changes_evolve_cost::by, Kind::amount, true}, until},
                     .about = "What these pay to evolve is that much more or less."},
                    meanings::evolveCost),
            lasting({.word = "evolves into",
                     .fields = {of, {evolves_into::name, Kind::text, true}, until},
                     .about = "These evolve into a card of that name, not into one of their own "
                              "(5.15.1.1.1)."},
                    meanings::evolvesInto),
            {{.word = "evolves any number of times",
              .fields = {{concerns::player, Kind::players}, until},
              .about = "A player may evolve any number of cards in a turn (8.3.2)."},
             takujo::effects::beginPlayerLasting,
             meanings::evolvesFreely,
             Layer::none}};
}

} // namespace takujo::shadowverse_evolve

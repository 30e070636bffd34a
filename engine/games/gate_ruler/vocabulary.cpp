#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/operators.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

/// Everything that the cards can say: the kit's words and this game's own.
namespace takujo::gate_ruler {

namespace {

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}
template <class Spec>
void rename(std::vector<Spec>& all, std::string_view from, std::string_view to) {
    all[operatorOf(all, from)].shape.word = to;
}
template <class Spec>
void leaveOut(std::vector<Spec>& all, std::string_view word) {
    std::erase_if(all, [word](const Spec& spec) { return spec.shape.word == word; });
}

std::vector<EffectSpec> allEffects(const Vocabulary& words) {
    std::vector<EffectSpec> all = kitEffects();
    leaveOut(all, "damage player"); // rulers are dealt damage, not players
    rename(all, "turn aside", "rest");
    rename(all, "turn upright", "act");
    std::vector<EffectSpec> changes = modifierEffects(words.printed, words.restrictions);
    for (const std::string_view word : {"control", "hand revealed"})
        leaveOut(changes, word);
    append(all, std::move(changes));
    all.push_back(effectOfLosingText("loses army", words.printed.texts[0]));
    all.push_back(effectOfLosingText("loses attribute", words.printed.texts[1]));
    std::vector<EffectSpec> damage = damageEffects();
    for (const std::string_view word : {"damage dealt", "damage taken"}) // these are replacements here
        leaveOut(damage, word);
    append(all, std::move(damage));
    append(all, priceStageEffects());
    append(all, effectsOfRevealing());
    append(all, effectsOfBars());
    all.push_back(effectOfPrintedDamage());
    append(all, ownEffects());
    addDurations(all);
    return all;
}

/// 14-7b: a static ability that says without a condition what its own card is, also by counting something
/// (OPEN 20).
bool isBaseDefining(const Vocabulary& words, const Ability& ability) {
    constexpr std::array<std::string_view, 7> items{"type", "army", "attribute", "level", "atk", "hp", "stk"};
    return ability.kind == AbilityKind::constant && ability.worksIn == 0 && !ability.whileTrue.exists() &&
           std::ranges::all_of(ability.blocks.front(), [&](const Term& term) {
               const EffectSpec& effect = words.effects[term.op];
               const bool isMeant = effect.modify != modifiers::number || term[changes::becomes].exists();
               return isMeant && std::ranges::find(items, effect.shape.word) != items.end() &&
                      static_cast<ObjectsOp>(term[lasting::of].op) == ObjectsOp::self;
           });
}

Vocabulary make() {
    constexpr std::uint32_t played = 1U << unitCard | 1U << eventCard | 1U << fieldCard;
    constexpr std::uint32_t units = 1U << unitCard;
    constexpr std::uint32_t everyType = played | 1U << rulerCard | 1U << energyCard;
    Vocabulary all;
    all.printed = printedWords(schema(), {{"card", everyType}});
    for (const ZoneSpec& zone : zones())
        all.zones.push_back(zone.word);
    all.held = {played,          played,          1U << rulerCard,  units,
                units,           units,           1U << fieldCard,  1U << eventCard,
                1U << eventCard, 1U << eventCard, 1U << energyCard, played,
                played,          played,          played,           played,
                played,          1U << energyCard};
    all.inPlay = workingZones;
    // In the order of `Restriction`.
    all.restrictions = {{"attack", "be attacked", "be chosen", "act"}, toBeChosen | toBeAttacked};
    all.values = {{"summons", summons}};
    // In the order of `Form`.
    all.forms = {"normal", "immediate", "overdrive", "counter", "preparation", "start of turn"};
    all.formsWorkIn = {workingZones,       workingZones, bitOf(driveZone),
                       bitOf(counterZone), workingZones, workingZones};
    all.numberCosts = {"energy", "energy", {}, {}, {}, {}};
    all.asksToBePlayed = true;
    all.offersCosts = true;
    all.limits = true; // OPEN 34: the two ways of writing them on cards mean the same
    all.givesAnyAbility = true;
    all.worksEverywhere = isBaseDefining;
    all.effects = allEffects(all);
    all.conditions = kitConditions({"start", "main", "attack", "end"});
    append(all.conditions, conditionsOfOfferedCosts());
    append(all.conditions, conditionsOfOrigin());
    append(all.conditions, ownConditions());
    all.amounts = kitAmounts(all.printed);
    append(all.amounts, valueAmounts(all.values));
    all.keywordAbilities = {{"penetrate", abilityOfPenetrate},
                            {"intercept", abilityOfIntercept},
                            {"counter-attack", abilityOfCounterAttack}};
    all.criteria = kitCriteria(all.printed, "rested", "active", {"attacking", "attacked", "being destroyed"});
    append(all.criteria, criteriaOfFaces());
    append(all.criteria, criteriaOfNames());
    leaveOut(all.criteria, "first name");
    all.triggers = ownTriggers();
    all.costs = ownCosts();
    return all;
}

} // namespace

const Vocabulary& vocabulary() {
    static const Vocabulary instance = make();
    return instance;
}

} // namespace takujo::gate_ruler

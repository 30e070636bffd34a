#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <string_view>
#include <vector>

/// In which order effects change what things are, and by which rules they are changed without an effect.
/// Other orders than this game's, and such rules, are policies that are off until a scenario of the kit sets
/// them.
namespace takujo::workbench {

std::vector<LayerGroup> layers() {
    constexpr std::uint32_t others = only(Layer::general) | only(Layer::abilities);
    return {{.layers = only(Layer::text), .ownFirst = true, .dependency = true},
            {.layers = only(Layer::types), .ownFirst = true, .dependency = true, .waitsForNumbers = true},
            {.layers = others, .ownFirst = true, .dependency = true, .waitsForNumbers = true},
            {.layers = only(Layer::numbers), .settersFirst = true, .ownFirst = true, .dependency = true}};
}

namespace {

/// What cards say of themselves wherever they are comes before all other effects.
void letBaseComeFirst(RuleTables& tables, std::int32_t does) {
    if (does != 0)
        tables.layers.insert(tables.layers.begin(), {.layers = ~0U, .base = true, .dependency = true});
}

/// What gives a card something of a sort that it has not comes before other changes of that.
void letAdditionsComeFirst(RuleTables& tables, std::int32_t do_) {
    if (do_ != 0)
        tables.layers.insert(tables.layers.begin(), {.layers = ~0U, .adds = true, .dependency = true});
}

void letConstantsAge(RuleTables& tables, std::int32_t do_) {
    tables.constantsAgeWithValidity = do_ != 0;
}

/// What sets a number does so in its turn, as what adds to it does.
void setInTurn(RuleTables& tables, std::int32_t is) {
    if (is != 0)
        for (LayerGroup& group : tables.layers)
            group.settersFirst = group.ownFirst = false;
}

/// Numbers are added to, then taken from, multiplied and divided, all at once.
void reckonByOperation(RuleTables& tables, std::int32_t do_) {
    if (do_ != 0)
        tables.layers.back() = {.layers = only(Layer::numbers), .byOperation = true};
}

/// Abilities are lost and given, and types and colours changed, one after the other; then come the numbers.
void putTogether(RuleTables& tables, std::int32_t are) {
    if (are == 0)
        return;
    const LayerGroup numbers = tables.layers.back();
    LayerGroup others = tables.layers.front();
    others.layers = ~only(Layer::numbers);
    tables.layers = {others, numbers};
}

void forgetDependency(RuleTables& tables, std::int32_t is) {
    if (is != 0)
        for (LayerGroup& group : tables.layers)
            group.dependency = false;
}

/// A level has covered it: it lies face down, below the card that the unit is read as.
bool isCovered(const State& state, const Link& link) {
    return link.isInside() && (link.role == level || link.role == Link::ownCard) &&
           record(state, link.guest).isFaceDown() && cardReadOf(state, link.host) != link.guest;
}

/// For each card that a level has covered, a unit is two stronger.
void strengthenByLevels(const Position& position, std::vector<RuleChange>& found) {
    constexpr std::int32_t perLevel = 2;
    for (const Link& link : position.state.links)
        if (isCovered(position.state, link))
            found.push_back({link.host, strength, perLevel});
}

/// A counter of that name makes what it lies on one stronger.
void strengthenByCounters(const Position& position, std::vector<RuleChange>& found) {
    static const TextKey might = textKey("might");
    for (const CounterRecord& counters : position.state.counters)
        if (counters.name == might && lives(position.state, counters.object))
            found.push_back({counters.object, strength, counters.count});
}

void leaveOut(RuleTables& tables, std::string_view rule) {
    std::erase_if(tables.modifiers, [rule](const RuleModifier& each) { return each.rule == rule; });
}
void letLevelsStrengthen(RuleTables& tables, std::int32_t they) {
    if (they == 0)
        leaveOut(tables, "w-83");
}
void letCountersStrengthen(RuleTables& tables, std::int32_t they) {
    if (they == 0)
        leaveOut(tables, "w-84");
}
/// Of levels, too: both are looked at before any text.
void letTextsSeeCounters(RuleTables& tables, std::int32_t they) {
    for (RuleModifier& modifier : tables.modifiers)
        modifier.first = they != 0;
}

} // namespace

/// It says how strong its own card is, without a condition.
bool saysWhatItsCardIs(const Vocabulary& words, const Ability& ability) {
    return ability.kind == AbilityKind::constant && ability.worksIn == 0 && !ability.whileTrue.exists() &&
           std::ranges::all_of(ability.blocks.front(), [&](const Term& term) {
               return words.effects[term.op].modify == modifiers::number && term[changes::becomes].exists() &&
                      static_cast<ObjectsOp>(term[lasting::of].op) == ObjectsOp::self;
           });
}

std::vector<RuleModifier> modifiersByRules() {
    return {{"levels", "w-83", strengthenByLevels}, {"counters of might", "w-84", strengthenByCounters}};
}

void addPoliciesOfLayers(std::vector<PolicySpec>& policies) {
    policies.push_back({"numbers are set in turn", "w-80", 0, 0, setInTurn});
    policies.push_back({"abilities are lost and given in turn", "w-81", 0, 0, putTogether});
    policies.push_back({"effects do not wait for each other", "w-82", 0, 0, forgetDependency});
    policies.push_back({"levels strengthen", "w-83", 0, 0, letLevelsStrengthen});
    policies.push_back({"counters of might strengthen", "w-84", 0, 0, letCountersStrengthen});
    policies.push_back({"what cards say of themselves comes first", "w-172", 0, 0, letBaseComeFirst});
    policies.push_back({"numbers change by operation", "w-210", 0, 0, reckonByOperation});
    policies.push_back({"what a card has not at all is added first", "w-177", 0, 0, letAdditionsComeFirst});
    policies.push_back({"constants are as old as their validity", "w-178", 0, 0, letConstantsAge});
    policies.push_back({"texts see what counters of might do", "w-158", 0, 0, letTextsSeeCounters});
}

} // namespace takujo::workbench

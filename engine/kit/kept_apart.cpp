#include "engine/kit/kept_apart.h"

#include "engine/core/zones.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

namespace takujo::apart {

namespace {

/// Only in the hand: what has gone elsewhere since lies there like everything.
bool isKept(const Run& run, const EffectRecord& effect) {
    const RuleTables& tables = run.rules.tables();
    return lives(run.state, effect.event) &&
           record(run.state, effect.event).zone.kind == tables.script.hand &&
           tables.waiting.keepsApart(run, effect);
}

void keep(Run& run) {
    const WaitingPolicy& policy = run.rules.tables().waiting;
    if (policy.keepsApart == nullptr)
        return;
    for (const WaitingItem& item : run.state.waiting)
        if (const EffectRecord* const effect = findEffect(run.state, item.record);
            effect != nullptr && isKept(run, *effect) && !hasMark(run.state, effect->event, policy.apart))
            proposeMark(run, effect->event, policy.apart | asideBits);
}

bool mentionsThat(const Term& term) {
    return (term.sort == Sort::objects && term.op == static_cast<std::uint8_t>(ObjectsOp::that)) ||
           std::ranges::any_of(term.parts, mentionsThat);
}

} // namespace

RuleProcess process(std::string_view rule) {
    return {.name = "what waits keeps its card apart",
            .rule = rule,
            .collect = keep,
            .when = RuleProcess::When::immediate,
            .on = only(EventKind::move)};
}

bool joinAgain(Run& run) {
    const RuleTables& tables = run.rules.tables();
    if (tables.waiting.keepsApart == nullptr)
        return false;
    const std::size_t before = run.state.events.size();
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, ZoneId{tables.script.hand, player}))
            if (hasMark(run.state, id, tables.waiting.apart) &&
                std::ranges::none_of(run.state.effects, [&](const EffectRecord& effect) {
                    return effect.event == id && isKept(run, effect);
                }))
                proposeUnmark(run, id, tables.waiting.apart | asideBits);
    return run.state.events.size() > before;
}

bool speaksOfThat(const Ability& ability) {
    return mentionsThat(ability.condition) ||
           std::ranges::any_of(ability.blocks, [](const std::vector<Term>& block) {
               return std::ranges::any_of(block, mentionsThat);
           });
}

} // namespace takujo::apart

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/in_play.h"
#include "engine/kit/script/reading/watchers.h"

/// When what objects are has to be computed again: most of what happens changes nothing of it.
namespace takujo {

namespace {

/// What the events have changed that constant abilities may ask for (`CardDefinition::asks`).
std::uint32_t whatChanged(std::span<const Event> batch) {
    constexpr auto deciding = hiddenFrom(Query::counted) | hiddenFrom(Query::findable);
    std::uint32_t changed = CardDefinition::asksAnything;
    for (const Event& event : batch)
        switch (event.kind) {
        case EventKind::turnAside:
        case EventKind::turnUpright:
            changed |= CardDefinition::asksPosture;
            break;
        case EventKind::mark:
        case EventKind::unmark:
            changed |=
                (static_cast<std::uint32_t>(event.amount) & deciding) != 0 ? ~0U : CardDefinition::asksMarks;
            break;
        case EventKind::damage:
        case EventKind::heal:
            changed |= CardDefinition::asksDamage;
            break;
        case EventKind::putCounters:
        case EventKind::takeCounters:
            changed |= CardDefinition::asksCounters;
            break;
        default: // the kit's own are about other things, or renew the table
            if (event.kind >= EventKind::firstOfGame)
                changed = ~0U;
        }
    return changed;
}

/// Whether objects can be something else after these events than they were before.
bool mayChange(const Position& position, std::span<const Event> batch) {
    const State& state = position.state;
    if (!state.isFresh || !state.given.empty() || !position.rules.tables().modifiers.empty() ||
        (state.has & CardDefinition::opens) != 0 || isAnythingBroken())
        return true;
    return (state.has & CardDefinition::constant) != 0 &&
           (watchersOf(position).asks & whatChanged(batch)) != 0;
}

} // namespace

void refresh(State& state, const Rulebook& rules, const CardTable& cards) {
    if (rules.tables().vocabulary != nullptr)
        state.workZones = zonesAtWork(state, rules);
    renewTable(state);
    computeCharacteristics(state, rules, cards);
}

void refreshAfter(State& state, const Rulebook& rules, const CardTable& cards, std::span<const Event> batch) {
    if (mayChange({state, rules, cards}, batch))
        computeCharacteristics(state, rules, cards);
}

} // namespace takujo

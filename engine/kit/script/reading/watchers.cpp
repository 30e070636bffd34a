#include "engine/kit/script/reading/watchers.h"

#include "engine/kit/script/reading/in_play.h"

#include <array>

namespace takujo {

namespace {

/// A list, and what it was found in.
struct KeptWatchers {
    std::uint64_t stamp = 0;
    const Rulebook* rules = nullptr;
    const CardDefinition* cards = nullptr;
    Watchers watchers;

    bool isOf(const Position& position) const {
        return stamp == position.state.tableStamp && stamp != 0 && rules == &position.rules &&
               cards == position.cards.data() && !isAnythingBroken();
    }
};

void addConstant(const Vocabulary& vocabulary, const Ability& ability, ObjectId id, AbilityRef which,
                 Watchers& watchers) {
    for (const Term& term : ability.blocks.front()) {
        const EffectSpec& spec = vocabulary.effects[term.op];
        (spec.layer != Layer::none ? watchers.constants : watchers.sayings)
            .push_back({id, which, &term, &spec});
    }
}

void addTriggered(const Vocabulary& vocabulary, const Ability& ability, ObjectId id, AbilityRef which,
                  Watchers& watchers) {
    const auto add = [&](const Term& trigger) {
        const TriggerSpec& spec = vocabulary.triggers[trigger.op];
        watchers.events.push_back({id, which, &trigger, &spec, spec.kinds()});
    };
    add(ability.trigger);
    for (const Term& trigger : ability.otherTriggers)
        add(trigger);
}

void addWatcher(const Position& position, ObjectId id, Watchers& watchers) {
    const DefinitionIndex definition = position.definitionIndex(id);
    const CardDefinition& card = position.cards[definition];
    if ((card.has | card.watches) == 0)
        return;
    watchers.cards.push_back({id, card.has});
    watchers.has |= card.has;
    watchers.watchesBack |= card.watchesBack;
    watchers.watchesOn |= card.watchesOn;
    watchers.asks |= card.asks;
    const Vocabulary& vocabulary = *position.rules.tables().vocabulary;
    for (std::size_t i = 0; i < card.abilities.size(); ++i) {
        const Ability& ability = card.abilities[i];
        const AbilityRef which{definition, static_cast<std::uint8_t>(i), 0};
        if (ability.has(Ability::isQuoted))
            continue;
        if (ability.kind == AbilityKind::constant)
            addConstant(vocabulary, ability, id, which, watchers);
        if (ability.kind == AbilityKind::triggered && !ability.has(Ability::stateTriggered) &&
            !ability.has(Ability::declared))
            addTriggered(vocabulary, ability, id, which, watchers);
    }
}

/// Apart from those who only want the list, which nearly always is there.
[[gnu::noinline]] void findWatchers(const Position& position, KeptWatchers& found) {
    Watchers& watchers = found.watchers;
    watchers.cards.clear();
    watchers.constants.clear();
    watchers.sayings.clear();
    watchers.events.clear();
    watchers.has = watchers.watchesBack = watchers.watchesOn = watchers.asks = 0;
    visitWatchers(position.state, position.rules, [&](ObjectId id) { addWatcher(position, id, watchers); });
    found.stamp = position.state.tableStamp;
    found.rules = &position.rules;
    found.cards = position.cards.data();
}

} // namespace

const Watchers& watchersOf(const Position& position) {
    // Games that are tried out beside the one that is played keep theirs.
    static thread_local std::array<KeptWatchers, 4> kept;
    KeptWatchers& found = kept[position.state.tableStamp % kept.size()];
    if (!found.isOf(position))
        findWatchers(position, found);
    return found.watchers;
}

} // namespace takujo

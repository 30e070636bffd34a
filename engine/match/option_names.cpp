#include "engine/match/option_names.h"

#include "engine/core/hash.h"
#include "engine/core/zones.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo {

namespace {

/// Adds what an object is and where, but no handle: those of cards that were dealt anew say nothing.
void add(Hasher& hasher, const Position& position, Player decider, ObjectId id) {
    if (!id.exists() || !lives(position.state, id)) {
        hasher.add(id.exists() ? std::uint64_t{id.index} << 16U | id.generation : ~std::uint64_t{0});
        return;
    }
    const ObjectRecord& object = record(position.state, id);
    hasher.add(std::uint64_t{object.marks} << 32U | std::uint64_t{object.zone.kind} << 24U |
               std::uint64_t{indexOf(object.zone.player)} << 16U |
               std::uint64_t{indexOf(object.controller)} << 8U | object.posture);
    if (object.card != CardId::none && !sees(position, decider, id)) {
        hasher.add(object.alias);
        return;
    }
    hasher.add(position.definitionIndex(id));
    // In a pile or a hand equal cards are the same; on the table each has its history.
    if (position.rules.zone(object.zone).table || object.card == CardId::none)
        hasher.add(std::uint64_t{object.timestamp} << 32U | static_cast<std::uint32_t>(object.damage));
}

} // namespace

OptionName nameOf(const Position& position, Player decider, const Option& option) {
    Hasher hasher;
    hasher.add(std::uint64_t{option.verb} << 48U | std::uint64_t{option.place.kind} << 40U |
               std::uint64_t{indexOf(option.place.player)} << 32U | static_cast<std::uint32_t>(option.value));
    add(hasher, position, decider, option.object);
    add(hasher, position, decider, option.target);
    return hasher.value();
}

void nameOptions(const Position& position, const Decision& decision, std::vector<NamedOption>& named) {
    named.clear();
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const OptionName name = nameOf(position, decision.decider, decision.options[i]);
        if (std::ranges::find(named, name, &NamedOption::name) == named.end())
            named.push_back({name, i});
    }
}

} // namespace takujo

#include "engine/match/sentences/ability_parts.h"

namespace takujo {

std::optional<TextParts> partsOf(const SpokenMatch& spoken, DefinitionIndex card, std::size_t ability,
                                 DefinitionIndex had, Player owner, Player spokenTo) {
    const Vocabulary* const vocabulary = spoken.match().game().schema.vocabulary;
    if (vocabulary == nullptr || ability >= spoken.match().cards()[card].abilities.size())
        return std::nullopt;
    TextParts parts{spoken.match().cards()[card], ability, *vocabulary, spoken.words(), spoken.language()};
    if (had != card)
        parts.callThis(spoken.match().cards()[had].name.in(spoken.language()));
    if (spokenTo == opponentOf(owner))
        parts.turnRound();
    return parts;
}

std::optional<TextParts> partsOf(const SpokenMatch& spoken, const EffectRecord& effect, Player spokenTo) {
    return partsOf(spoken, effect.definition, effect.ability, spoken.match().position().cardOf(effect),
                   effect.controller, spokenTo);
}

} // namespace takujo

#include "app/cli/named_on_table.h"

#include "engine/match/view.h"

namespace takujo {

ZoneId takePlace(std::string& text, const Match& match, Player player) {
    const auto& zones = match.game().tables.zones;
    for (std::size_t kind = 0; kind < zones.size(); ++kind) {
        const std::string word{zones[kind].word};
        if (!text.ends_with(" " + word))
            continue;
        text.resize(text.size() - word.size() - 1);
        Player owner = zones[kind].shared ? Player::nobody : player;
        if (text.ends_with(" their")) {
            text.resize(text.size() - 6);
            owner = opponentOf(player);
        }
        return {static_cast<std::uint8_t>(kind), owner};
    }
    return {};
}

ObjectId findCard(const std::string& name, const Match& match, Player player) {
    for (const ZoneView& zone : viewOf(match, player).zones)
        for (const CardView& card : zone.cards) {
            if (!card.faceUp || card.isAbility)
                continue;
            const CardDefinition& definition = match.cards()[card.definition];
            if (definition.name.en == name || definition.name.ja == name || definition.id == name)
                return card.object;
        }
    return {};
}

} // namespace takujo

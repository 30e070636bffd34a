#pragma once

#include "engine/cards/card_table.h"
#include "engine/core/zones.h"
#include "engine/files/words/words_file.h"
#include "engine/games/fftcg/fftcg.h"
#include "engine/kit/script/language/preparing.h"
#include "engine/match/match.h"

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

// A table of FFTCG with cards that exist only here, for tests of sentences about a match.

inline const Game& game() {
    return fftcg::game();
}

inline const Words& words() {
    static const Words loaded = [] {
        Findings findings;
        Words result = loadWords("fftcg", findings);
        if (!findings.empty())
            qFatal("%s", findings.toText().c_str());
        return result;
    }();
    return loaded;
}

/// A card as a file would have it: words for the type and the fields of the schema.
struct MadeUp {
    const char* en = "";
    const char* ja = "";
    const char* type = "";
    std::vector<const char*> elements;
    int cost = 0;
    int power = 0;
    std::vector<const char*> abilities = {};
    bool generic = false;
    const char* job = nullptr;
};

inline std::uint32_t bitsOf(const char* key, const std::vector<const char*>& wanted) {
    const std::vector<std::string_view>& all = game().schema.field(key)->words;
    std::uint32_t bits = 0;
    for (const char* word : wanted)
        bits |= 1U << static_cast<unsigned>(std::ranges::find(all, word) - all.begin());
    return bits;
}

inline CardDefinition definition(const MadeUp& card) {
    const CardSchema& schema = game().schema;
    CardDefinition result;
    result.id = card.en;
    result.name = {card.en, card.ja};
    result.type =
        static_cast<std::uint8_t>(std::ranges::find(schema.types, card.type) - schema.types.begin());
    result.numbers[schema.field("cost")->slot] = card.cost;
    if (card.power > 0)
        result.numbers[schema.field("power")->slot] = card.power;
    result.sets[schema.field("element")->slot] = bitsOf("element", card.elements);
    result.sets[schema.field("abilities")->slot] = bitsOf("abilities", card.abilities);
    if (card.generic)
        result.flags |= 1U << schema.field("generic")->slot;
    if (card.job != nullptr)
        result.texts[schema.field("job")->slot].push_back({card.job, card.job});
    return result;
}

inline const std::vector<CardDefinition>& allCards() {
    static const std::vector<CardDefinition> cards = [] {
        std::vector<CardDefinition> result;
        for (const MadeUp& card : std::vector<MadeUp>{
                 {"Ash Warden", "灰の番人", "forward", {"fire"}, 3, 5000, {"brave"}, false, "Guardian"},
                 {"Frost Twin", "霜の双子", "forward", {"ice", "water"}, 2, 4000, {}, true, "Twin"},
                 {"Dust", "塵", "forward", {"ice"}, 2, 5000, {}, true},
                 {"Gale", "疾風", "forward", {"wind"}, 2, 4000, {"haste"}, true},
                 {"Well", "井戸", "backup", {"fire"}, 1, 0, {}, true},
                 {"Mill", "水車", "backup", {"wind"}, 1, 0, {}, true},
                 {"Pane", "氷窓", "backup", {"ice"}, 1, 0, {}, true},
                 {"Ember", "残り火", "summon", {"fire"}, 1},
                 {"Dawn", "暁", "forward", {"light"}, 2, 6000},
                 {"Dusk", "宵", "forward", {"dark"}, 2, 6000}})
            result.push_back(definition(card));
        return result;
    }();
    return cards;
}

/// A table on which a test puts its cards before the match begins.
class Table {
public:
    Table() : Table(allCards(), "Dust") {}
    /// With other cards; the decks consist of one of them.
    Table(const std::vector<CardDefinition>& cards, const char* filler) {
        std::vector<const CardDefinition*> pointers;
        for (const CardDefinition& card : cards)
            pointers.push_back(&card);
        cards_ = std::make_shared<const CardTable>(makeCardTable(pointers));
        setUpZones(state_, game().tables.zones.size());
        state_.turn = 3;
        for (const Player player : bothPlayers)
            for (int i = 0; i < 10; ++i)
                put(filler, "deck", player);
    }

    ObjectId put(const char* card, const char* zone, Player player, bool aside = false) {
        const auto index = static_cast<DefinitionIndex>(indexOfCard(*cards_, card));
        const CardId id = addCard(state_, index, player, {zoneOfWord(game().tables, zone), player});
        state_.objects[id.index].turn(ObjectRecord::sideways, aside);
        return {id.index, 0};
    }

    /// Begins the match for player A in the phase of that word; with another game, if it has the same tables.
    Match begin(std::string_view phase, const Game& by = game()) const {
        State state = state_;
        prepare(state, *cards_);
        const auto& phases = by.tables.phases;
        state.phase = static_cast<std::uint8_t>(std::ranges::find(phases, phase) - phases.begin());
        const auto point = std::ranges::find(by.startingPoints, state.phase, &StartingPoint::phase);
        for (const StartingPoint::At& at : point->frames)
            state.frames.push_back({at.procedure, at.step, {}});
        for (PlayerRecord& player : state.players)
            player.stops = everyStop;
        return {
            by, cards_, std::make_shared<const Rulebook>(by.tables), std::move(state), {"Blue", "Crimson"}};
    }

    /// For setting up what cards alone do not say.
    State& state() { return state_; }

private:
    std::shared_ptr<const CardTable> cards_;
    State state_;
};

} // namespace takujo

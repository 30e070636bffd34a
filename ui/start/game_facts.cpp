#include "ui/start/game_facts.h"

#include "engine/match/saves/saving.h"
#include "engine/match/scenarios/scenario.h"
#include "engine/match/sentences/speech.h"
#include "ui/theme/text.h"

#include <QFileInfo>

#include <algorithm>
#include <map>
#include <system_error>

namespace takujo {

namespace {

std::map<std::string, int> countsOf(const std::vector<Deck::Entry>& entries) {
    std::map<std::string, int> counts;
    for (const Deck::Entry& entry : entries)
        counts[entry.card] += entry.count;
    return counts;
}

const Deck* deckWith(const std::vector<Deck::Entry>& entries, const Library& library) {
    const auto wanted = countsOf(entries);
    for (const Deck& deck : library.decks())
        if (countsOf(deck.entries) == wanted)
            return &deck;
    return nullptr;
}

const CardDefinition* proudestOf(const std::vector<Deck::Entry>& entries, const Library& library) {
    const CardDefinition* best = nullptr;
    for (const Deck::Entry& entry : entries) {
        const CardDefinition* card = library.card(entry.card);
        if (card != nullptr && (best == nullptr || card->numbers[0] > best->numbers[0]))
            best = card;
    }
    return best;
}

/// What lies on the side of that player.
std::vector<Deck::Entry> cardsOf(const Scenario& position, Player player) {
    std::vector<Deck::Entry> entries;
    for (const ScenarioZone& zone : position.zones[indexOf(player)])
        for (const ScenarioCard& card : zone.cards)
            for (const CardDefinition& known : position.cards)
                if (known.id == card.card.name || known.name.en == card.card.name)
                    entries.push_back({known.id, 1, 0, 0, 0});
    return entries;
}

} // namespace

QString GameFacts::Standing::nameOf(Player player, Language language) const {
    return qt(nameOfPlayer(player, names[indexOf(player)], game->words, language));
}

GameFacts factsOf(const std::filesystem::path& file) {
    GameFacts facts;
    facts.file = file;
    const QFileInfo info{qt(file.string())};
    facts.isGone = !info.isFile();
    facts.when = info.lastModified();
    return facts;
}

std::vector<GameFacts> keptGames(const std::filesystem::path& folder) {
    std::vector<GameFacts> result;
    for (const LeftGame& left : leftGames(folder))
        result.push_back(factsOf(left.file));
    return result;
}

void readStanding(GameFacts& facts, const std::vector<std::shared_ptr<const GameData>>& games) {
    facts.isRead = true;
    facts.standing.reset();
    if (facts.isGone)
        return;
    Findings findings; // told when the game is opened
    const auto saved = readSave(facts.file, scenarioGame, findings);
    if (!saved)
        return;
    const auto game =
        std::ranges::find_if(games, [&](const auto& one) { return one->game->id == saved->game; });
    if (game == games.end())
        return;
    const auto loaded = loadGame(*saved, (*game)->library, findings);
    if (!loaded)
        return;
    GameFacts::Standing standing;
    standing.game = *game;
    for (std::size_t i = 0; i < saved->players.size(); ++i) {
        const SavedPlayer& player = saved->players[i];
        standing.names[i] = loaded->match->nameOf(bothPlayers[i]);
        standing.decks[i] = deckWith(player.deck, (*game)->library);
        standing.proudest[i] =
            proudestOf(saved->position ? cardsOf(*loaded->match->origin(), bothPlayers[i]) : player.deck,
                       (*game)->library);
    }
    standing.isFromPosition = saved->position.has_value();
    standing.turn = loaded->match->state().turn;
    standing.isOver = loaded->match->over();
    standing.decides = loaded->match->decision().decider;
    facts.standing = standing;
}

} // namespace takujo

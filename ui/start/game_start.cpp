#include "ui/start/game_start.h"

#include "engine/match/other_cards.h"
#include "ui/session/phase_stop.h"
#include "ui/theme/text.h"

#include <algorithm>
#include <random>

namespace takujo {

MatchSetup GameStart::setup() const {
    MatchSetup result;
    result.game = data->game;
    result.format = format;
    result.otherCards = otherCardsIn(data->library, *data->game);
    for (const Player player : bothPlayers) {
        const std::size_t i = indexOf(player);
        result.decks[i] = deckLines(*data, *decks[i]);
        if (!names[i].empty())
            result.names[i] = names[i];
        result.stops[i] = usualStops(*data);
    }
    result.seed = seed;
    return result;
}

std::uint64_t randomSeed() {
    // Short enough to be told to a friend.
    std::random_device device;
    return device() % 1'000'000'000U;
}

int missingCards(const GameData& data, const Deck& deck) {
    int missing = 0;
    for (const Deck::Entry& entry : deck.entries)
        if (data.library.card(entry.card) == nullptr)
            missing += entry.count;
    return missing;
}

std::vector<DeckProblem> problemsOf(const GameData& data, const Deck& deck, std::size_t format) {
    const std::vector<DeckLine> lines = deckLines(data, deck);
    return data.game->checkDeck(data.game->formats[format], lines);
}

QString nameOfPart(const GameData& data, std::size_t part, Language language) {
    const RuleTables& tables = data.game->tables;
    const std::string zone{tables.zones[tables.deckParts[part].zone].word};
    const std::string asPart = zone + ".part"; // where a deck calls it by another name than the table
    return qt(
        data.words.text("zones", data.words.find("zones", asPart) != nullptr ? asPart : zone, language));
}

QString sizesOfParts(const GameData& data, const Deck& deck, Language language) {
    const std::size_t parts = data.game->tables.deckParts.size();
    if (parts < 2)
        return {};
    QStringList sizes;
    for (std::size_t part = 0; part < parts; ++part) {
        int count = 0;
        for (const Deck::Entry& entry : deck.entries)
            count += entry.part == part ? entry.count : 0;
        if (count > 0)
            sizes << QStringLiteral("%1 %2").arg(nameOfPart(data, part, language)).arg(count);
    }
    return sizes.join(QStringLiteral(" · "));
}

GameStart usualStart(const std::shared_ptr<const GameData>& data) {
    GameStart start;
    start.data = data;
    start.seed = randomSeed();
    for (std::size_t format = 0; format < data->game->formats.size(); ++format) {
        std::vector<const Deck*> legal;
        for (const Deck& deck : data->library.decks())
            if (deck.format == data->game->formats[format] && missingCards(*data, deck) == 0 &&
                problemsOf(*data, deck, format).empty())
                legal.push_back(&deck);
        if (legal.empty())
            continue;
        start.format = format;
        start.decks = {legal.front(), legal.size() > 1 ? legal[1] : legal.front()};
        if (legal.size() > 1)
            return start;
    }
    return start;
}

} // namespace takujo

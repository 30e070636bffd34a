#include "app/cli/game_setup.h"

#include "engine/files/cards/deck_file.h"
#include "engine/files/cards/unread_texts.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/lab/bots/make_bot.h"
#include "engine/lab/tuning/numbers_file.h"
#include "engine/match/other_cards.h"
#include "engine/match/sentences/deck_problem.h"

#include <algorithm>
#include <ostream>

namespace takujo {

namespace {

std::string namesOfGames() {
    std::string names;
    for (const Game* game : allGames())
        if (!game->hidden)
            names.append(names.empty() ? "" : ", ").append(game->id);
    return names;
}

std::vector<const Deck*> decksOf(const Library& library, std::string_view format) {
    std::vector<const Deck*> decks;
    for (const Deck& deck : library.decks())
        if (deck.format == format)
            decks.push_back(&deck);
    return decks;
}

/// A deck by its id in the library, or by its file.
const Deck* findDeck(const std::string& wanted, const Game& game, Library& library, Findings& findings) {
    if (const Deck* deck = library.deck(wanted))
        return deck;
    std::error_code error;
    if (!std::filesystem::exists(wanted, error))
        return nullptr;
    auto deck = readDeck(wanted, game.deckWords(), findings);
    if (!deck)
        return nullptr;
    deck->id = wanted; // a file's deck is called by its path, so that it never hides one of the library
    library.add(std::move(*deck));
    return library.deck(wanted);
}

} // namespace

Message noSuchGame(const std::string& game) {
    return {"There is no game {game}. There are: {names}.", shown(game), namesOfGames()};
}

void splitRepeated(std::string_view option, const std::vector<std::string>& given,
                   std::vector<std::string>& others, std::vector<std::string>& values) {
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (given[i] == option && i + 1 < given.size() && !given[i + 1].starts_with("--"))
            values.push_back(given[++i]);
        else
            others.push_back(given[i]);
    }
}

std::vector<DeckLine> checkedLines(const Deck& deck, const Game& game, const Library& library,
                                   Findings& findings) {
    std::vector<DeckLine> lines = library.lines(deck, findings);
    if (lines.size() != deck.entries.size())
        return lines; // counting goes wrong where cards are missing
    const std::vector<DeckProblem> problems = game.checkDeck(deck.format, lines);
    if (problems.empty())
        return lines; // most decks are legal, and reading words takes longer than many games
    const Words words = loadWords(game.id, findings);
    for (const DeckProblem& problem : problems) {
        TextPosition at;
        for (const Deck::Entry& entry : deck.entries)
            if (problem.card != nullptr && entry.card == problem.card->id && entry.part == problem.part)
                at = {std::max(entry.line, 1), std::max(entry.column, 1)};
        Message remedy;
        if (!problem.key.empty() && problem.card != nullptr)
            remedy = {"Move its line to the list {key}.", shown(problem.key)};
        else if (!problem.key.empty())
            remedy = {"Add the list {key}.", shown(problem.key)};
        findings.error(deck.path, at, "illegal-deck",
                       Message::inBoth({sentenceOf(problem, words, Language::en),
                                        sentenceOf(problem, words, Language::ja)}),
                       remedy);
    }
    return lines;
}

namespace {

/// The names of cards that have texts which nothing enforces; each once, empty if there are none.
std::string cardsWithUnread(const ChosenDeck& deck, Language language) {
    std::vector<std::string> names;
    for (const CardDefinition* card :
         cardsOfLines(deck.lines, [](const DeckLine& line) { return hasUnread(*line.card); }))
        names.push_back(card->name.in(language));
    return names.empty() ? std::string{} : commaList(names).in(language);
}

/// Where a name is missing, the first decks of the library are taken, in their order.
std::optional<ChosenDecks> choose(const std::string& game,
                                  const std::vector<std::optional<std::string>>& wanted, Streams streams) {
    const auto tell = [&](const Message& what) { streams.err << what.in(streams.language) << '\n'; };
    ChosenDecks chosen;
    chosen.game = findGame(game);
    if (chosen.game == nullptr) {
        tell(noSuchGame(game));
        return std::nullopt;
    }
    Findings findings;
    chosen.library = loadLibrary(game, chosen.game->schema, chosen.game->deckWords(), findings);
    const std::size_t before = findings.errors();
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::vector<const Deck*> usual = decksOf(chosen.library, chosen.game->formats.front());
        if (!wanted[i] && usual.size() <= i) {
            reportTooFewDecks(game, findings);
            findings.print(streams.err, streams.language);
            return std::nullopt;
        }
        const std::size_t told = findings.errors();
        const Deck* const deck =
            wanted[i] ? findDeck(*wanted[i], *chosen.game, chosen.library, findings) : usual[i];
        if (deck == nullptr) {
            findings.print(streams.err, streams.language);
            if (findings.errors() == told) // else the file is there, and it has been told what is wrong in it
                tell({"There is no deck {deck} of {game}. Name one of its library by its id, or a file.",
                      shown(*wanted[i]), game});
            return std::nullopt;
        }
        chosen.decks.push_back({deck->id, deck->name, deck->format,
                                checkedLines(*deck, *chosen.game, chosen.library, findings)});
    }
    if (findings.errors() > before) {
        findings.print(streams.err, streams.language);
        return std::nullopt;
    }
    const std::string& format = chosen.decks.front().format;
    for (const ChosenDeck& deck : chosen.decks)
        if (deck.format != format) {
            tell({"One deck is {format}, the other {other}: take two decks of one format.", format,
                  deck.format});
            return std::nullopt;
        }
    for (const ChosenDeck& deck : chosen.decks)
        if (const std::string cards = cardsWithUnread(deck, streams.language); !cards.empty())
            tell({"In {deck}, texts of these cards are not enforced, because the program does not know them; "
                  "players see to them: {cards}.",
                  shown(deck.id), cards});
    const auto place = std::ranges::find(chosen.game->formats, format);
    chosen.format = static_cast<std::size_t>(place - chosen.game->formats.begin());
    return chosen;
}

} // namespace

std::optional<ChosenDecks> chooseDecks(const std::string& game, const std::vector<std::string>& decks,
                                       Streams streams) {
    return choose(game, {decks.begin(), decks.end()}, streams);
}

std::optional<ChosenGame> chooseGame(const std::string& game, const std::optional<std::string>& deckA,
                                     const std::optional<std::string>& deckB, Streams streams) {
    auto decks = choose(game, {deckA, deckB}, streams);
    if (!decks)
        return std::nullopt;
    ChosenGame chosen;
    chosen.game = decks->game;
    chosen.library = std::move(decks->library);
    chosen.setup.game = chosen.game;
    chosen.setup.format = decks->format;
    for (const Player player : bothPlayers)
        chosen.setup.decks[indexOf(player)] = std::move(decks->decks[indexOf(player)].lines);
    chosen.setup.otherCards = otherCardsIn(chosen.library, *chosen.game);
    return chosen;
}

std::optional<BotTables> chooseNumbers(const std::optional<std::string>& file, const Game& game,
                                       Streams streams) {
    if (!file)
        return game.bots;
    Findings findings;
    auto numbers = readBotNumbers(*file, game, findings);
    findings.print(streams.err, streams.language);
    return numbers;
}

} // namespace takujo

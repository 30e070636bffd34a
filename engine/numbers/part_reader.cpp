#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/numbers/part_file.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace takujo {

namespace {

constexpr int mostGames = std::numeric_limits<int>::max();
constexpr int mostTurns = std::numeric_limits<std::uint16_t>::max();
constexpr int mostShares = 1'000'000;
constexpr int mostUntil = 5000; ///< hundredths of a percent: half of everything
constexpr const char* takeAsWritten = "Take the file as the program wrote it.";

template <int base>
std::uint64_t numberIn(const YamlValue& value, std::size_t digits = 0) {
    const auto text = value.text();
    if (!text)
        return 0;
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number, base);
    if (error == std::errc{} && end == text->data() + text->size() && (digits == 0 || text->size() == digits))
        return number;
    if (base == 16)
        value.error("bad-hash", {"{name} must be a hash of 16 digits from 0 to f.", value.name()},
                    takeAsWritten);
    else
        value.error("bad-seed", "The seed must be a whole number in quotes.", takeAsWritten);
    return 0;
}

std::uint64_t readCount(MapReader& map, std::string_view key) {
    return static_cast<std::uint64_t>(map.requiredNumber(key, 0, mostGames).value_or(0));
}

/// A list of that many whole numbers.
template <std::size_t count>
std::array<std::uint64_t, count> readNumbers(const YamlValue& value, int least) {
    std::array<std::uint64_t, count> numbers{};
    const auto list = value.list();
    if (!list)
        return numbers;
    if (list->size() != count) {
        value.error("wrong-count", {"There must be {number} numbers here.", count}, takeAsWritten);
        return numbers;
    }
    for (std::size_t i = 0; i < count; ++i)
        numbers[i] = static_cast<std::uint64_t>((*list)[i].wholeNumber(least, mostGames).value_or(least));
    return numbers;
}

TalliedDeck readDeck(const YamlValue& value) {
    MapReader map(value, "deck");
    TalliedDeck deck;
    deck.id = map.requiredText("deck").value_or("");
    deck.name = map.requiredLocalizedText("name").value_or(LocalizedText{});
    if (const auto digest = map.required("digest"))
        deck.digest = numberIn<16>(*digest, 16);
    for (const YamlValue& item : map.requiredList("cards")) {
        MapReader card(item, "card");
        TalliedCard counted;
        counted.id = card.requiredText("card").value_or("");
        counted.name = card.requiredLocalizedText("name").value_or(LocalizedText{});
        card.done();
        deck.cards.push_back(std::move(counted));
    }
    map.done();
    return deck;
}

void readPlayed(const YamlValue& value, std::uint64_t all, PairTally& pair) {
    const auto list = value.list();
    if (!list)
        return;
    std::uint64_t next = 1;
    for (const YamlValue& item : *list) {
        const auto [first, last] = readNumbers<2>(item, 1);
        if (first < next || last < first || last > all) {
            item.error("no-such-games", {"These are no games from {first} to {last}, in order.", next, all},
                       takeAsWritten);
            return;
        }
        pair.played.add({first - 1, last - 1});
        next = last + 1;
    }
}

void readEnds(const YamlValue& value, PairTally& pair) {
    MapReader map(value, "list of ends");
    for (const YamlEntry& entry : map.entries())
        pair.ends[entry.key] =
            static_cast<std::uint64_t>(map.value(entry).wholeNumber(1, mostGames).value_or(1));
}

void readTurns(const YamlValue& value, PairTally& pair) {
    const auto list = value.list();
    if (!list)
        return;
    for (const YamlValue& item : *list) {
        const auto [turns, games] = readNumbers<2>(item, 0);
        if (turns > mostTurns)
            item.error("too-many-turns", {"No game has {number} turns.", turns}, takeAsWritten);
        else
            pair.lengths[static_cast<std::uint16_t>(turns)] += games;
    }
}

void readSide(const YamlValue& value, SideTally& side) {
    MapReader map(value, "side");
    side.wins = readCount(map, "wins");
    side.first = readCount(map, "first");
    side.firstWins = readCount(map, "first wins");
    if (const auto cards = map.required("cards"))
        if (const auto list = cards->list()) {
            if (list->size() != side.cards.size())
                cards->error("wrong-count", {"There must be {number} cards here.", side.cards.size()},
                             takeAsWritten);
            else
                for (std::size_t i = 0; i < list->size(); ++i) {
                    const auto [drawn, wonDrawn, played, wonPlayed] = readNumbers<4>((*list)[i], 0);
                    side.cards[i] = {drawn, wonDrawn, played, wonPlayed};
                }
        }
    map.done();
}

/// What holds of every count that the program writes.
bool fitTogether(const PairTally& pair) {
    std::uint64_t ended = 0;
    std::uint64_t broken = 0;
    for (const auto& [reason, count] : pair.ends) {
        ended += count;
        broken += reason == "turn limit" || reason == "fault" ? count : 0;
    }
    std::uint64_t lengths = 0;
    for (const auto& [turns, count] : pair.lengths)
        lengths += count;
    const bool isOfSides = std::ranges::all_of(pair.sides, [&](const SideTally& side) {
        return side.firstWins <= side.first && side.firstWins <= side.wins &&
               std::ranges::all_of(side.cards, [&](const CardTally& card) {
                   return card.wonDrawn <= card.drawn && card.wonPlayed <= card.played &&
                          card.drawn <= pair.finished() && card.played <= pair.finished() &&
                          card.wonDrawn <= side.wins && card.wonPlayed <= side.wins;
               });
    });
    return isOfSides && ended == pair.played.size() && pair.finished() + broken == ended &&
           lengths == pair.finished() && pair.sides[0].first + pair.sides[1].first == pair.won();
}

void readPair(const YamlValue& value, const MatchupTerms& terms, std::size_t place, PairTally& pair) {
    MapReader map(value, "pair");
    if (const auto decks = map.required("decks")) {
        const auto found = readNumbers<2>(*decks, 1);
        const auto expected = terms.decksOf(place);
        if (!decks->node().damaged() && (found[0] != expected[0] + 1 || found[1] != expected[1] + 1))
            decks->error(
                "wrong-pair",
                {"Here stands the pair of decks {one} and {other}.", expected[0] + 1, expected[1] + 1},
                takeAsWritten);
    }
    if (const auto played = map.required("played"))
        readPlayed(*played, terms.games, pair);
    pair.draws = readCount(map, "draws");
    if (const auto ends = map.required("ends"))
        readEnds(*ends, pair);
    if (const auto turns = map.required("turns"))
        readTurns(*turns, pair);
    for (const YamlValue& item : map.optionalList("faults")) {
        MapReader fault(item, "fault");
        const int game = fault.requiredNumber("game", 1, mostGames).value_or(1);
        pair.faults.push_back(
            {static_cast<std::uint64_t>(game) - 1, fault.requiredText("reason").value_or("")});
        fault.done();
    }
    if (const auto sides = map.required("sides"))
        if (const auto list = sides->list()) {
            if (list->size() != pair.sides.size())
                sides->error("wrong-count", {"There must be {number} sides here.", pair.sides.size()},
                             takeAsWritten);
            else
                for (std::size_t i = 0; i < pair.sides.size(); ++i)
                    readSide((*list)[i], pair.sides[i]);
        }
    map.done();
    if (map.ok() && !fitTogether(pair))
        value.error("numbers-do-not-fit", "The numbers of this pair do not fit together.", takeAsWritten);
}

std::optional<Share> readShare(const YamlValue& value) {
    MapReader map(value, "share");
    Share share;
    share.part = static_cast<std::uint64_t>(map.requiredNumber("part", 1, mostShares).value_or(1));
    share.of = static_cast<std::uint64_t>(map.requiredNumber("of", 1, mostShares).value_or(1));
    map.done();
    if (map.ok() && share.part > share.of)
        value.error("no-such-share", {"There is no part {part} of {all}.", share.part, share.of},
                    takeAsWritten);
    return share;
}

void readTerms(MapReader& map, PartFile& part) {
    MatchupTerms& terms = part.numbers.terms;
    terms.engine = map.requiredText("engine").value_or("");
    terms.game = map.requiredText("game").value_or("");
    terms.format = map.requiredText("format").value_or("");
    terms.bot = map.requiredText("bot").value_or("");
    if (const auto seed = map.required("seed"))
        terms.seed = numberIn<10>(*seed);
    terms.games = static_cast<std::uint64_t>(map.requiredNumber("games", 1, mostGames).value_or(1));
    terms.mostTurns = static_cast<std::uint16_t>(map.optionalNumber("most turns", 1, mostTurns).value_or(0));
    terms.until = static_cast<std::uint32_t>(map.optionalNumber("until", 1, mostUntil).value_or(0));
    terms.isOfFirstDeck = map.optionalFlag("only first deck").value_or(false);
    terms.hidesDecks = map.optionalFlag("hidden decks").value_or(false);
    if (const auto share = map.optional("share"))
        part.share = readShare(*share);
    for (const YamlValue& deck : map.requiredList("decks")) {
        terms.decks.push_back(readDeck(deck));
        part.decksAt.push_back(deck.node().position());
    }
    for (const char* key : {"engine", "game", "format", "bot", "seed", "games", "most turns", "until",
                            "only first deck", "hidden decks", "share", "decks"})
        if (const auto entry = map.node().find(key))
            part.at.emplace(key, entry->keyPosition);
}

std::optional<PartFile> readRoot(const YamlNode& root, const std::string& path, Findings& findings) {
    MapReader map(root, "part", findings);
    PartFile part;
    part.path = path;
    const auto format = map.requiredNumber("matchup", 1, std::numeric_limits<int>::max());
    if (!format)
        return std::nullopt;
    if (*format > partFormat) {
        map.required("matchup")->error(
            "newer-part",
            {"These numbers are in format {format}, but this program reads formats up to {newest}.", *format,
             partFormat},
            "Read them with the newer Takujo that counted them; nothing was changed.");
        return std::nullopt;
    }
    readTerms(map, part);
    const auto pairs = map.required("pairs");
    map.done();
    if (!map.ok() || part.numbers.terms.decks.empty())
        return std::nullopt;
    part.numbers = MatchupNumbers{part.numbers.terms};
    const auto list = pairs->list();
    if (list && list->size() != part.numbers.pairs.size()) {
        pairs->error("wrong-count", {"There must be {number} pairs here.", part.numbers.pairs.size()},
                     takeAsWritten);
        return std::nullopt;
    }
    for (std::size_t i = 0; list && i < list->size(); ++i) {
        readPair((*list)[i], part.numbers.terms, i, part.numbers.pairs[i]);
        part.pairsAt.push_back((*list)[i].node().position());
    }
    return part;
}

} // namespace

std::optional<PartFile> readPart(const std::filesystem::path& file, Findings& findings) {
    Findings found;
    const auto root = readYamlFile(file, found);
    auto part = root ? readRoot(*root, shownPath(file), found) : std::nullopt;
    findings.append(found);
    return found.errors() == 0 ? std::move(part) : std::nullopt;
}

} // namespace takujo

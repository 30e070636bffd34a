#include "engine/files/scenarios/save_file.h"

#include "engine/files/cards/deck_file.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/findings/message.h"
#include "engine/files/scenarios/own_cards.h"
#include "engine/files/scenarios/scenario_steps.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <limits>
#include <set>

namespace takujo {

namespace {

constexpr int mostCards = 2000; ///< of a deck; the engine's handles are 16 bits
constexpr int mostSteps = 1'000'000;

template <int base>
std::optional<std::uint64_t> numberIn(const std::string& text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    const bool isWhole = error == std::errc{} && end == text.data() + text.size() && !text.empty();
    return isWhole ? std::optional{number} : std::nullopt;
}

std::uint64_t readHash(const YamlValue& value) {
    constexpr std::size_t digits = 16;
    const auto text = value.text();
    if (!text)
        return 0;
    if (const auto number = numberIn<16>(*text); number && text->size() == digits)
        return *number;
    value.error("bad-hash", {"{name} must be a hash of 16 digits from 0 to f.", value.name()},
                "A hash can't be made by hand: take the file as the program wrote it.");
    return 0;
}

std::uint64_t requiredHash(MapReader& map, std::string_view key) {
    const auto value = map.required(key);
    return value ? readHash(*value) : 0;
}

std::vector<std::string> readStops(const YamlValue& value, const ScenarioGame& game) {
    std::vector<std::string> stops;
    for (const YamlValue& item : value.oneOrMore())
        if (const auto index = item.wordIndex(game.stops))
            stops.push_back(game.stops[*index]);
    return stops;
}

void readPart(const YamlValue& value, std::size_t part, SavedPlayer& player, int& cards) {
    MapReader lines(value, "deck");
    for (const YamlEntry& entry : lines.entries()) {
        if (lines.isHopeless())
            break;
        const int count = lines.value(entry).wholeNumber(1, mostCopies).value_or(1);
        cards += count;
        player.deck.push_back({entry.key, count, entry.keyPosition.line, entry.keyPosition.column, part});
    }
    if (cards > mostCards)
        value.error("too-many-cards", {"A deck of {number} cards can't be played.", cards},
                    "Take the file as the program wrote it.");
}

SavedPlayer readPlayer(const YamlValue& value, const ScenarioGame& game, bool hasDeck) {
    MapReader map(value, "player");
    SavedPlayer player;
    player.name = map.optionalText("name").value_or("");
    if (const auto stops = map.required("stops"))
        player.stops = readStops(*stops, game);
    int cards = 0;
    for (std::size_t part = 0; hasDeck && part < game.deckParts.size(); ++part)
        if (const auto deck = part == 0 ? map.required("deck") : map.optional(game.deckParts[part]))
            readPart(*deck, part, player, cards);
    map.done();
    return player;
}

std::vector<SavedCard> readCards(const YamlValue& value, const SavedGame& game) {
    MapReader map(value, "list of cards");
    std::vector<SavedCard> cards;
    std::set<std::string, std::less<>> ids;
    for (const YamlEntry& entry : map.entries()) {
        if (map.isHopeless())
            break;
        cards.push_back({entry.key, readHash(map.value(entry)), entry.keyPosition});
        ids.insert(entry.key);
    }
    for (const SavedPlayer& player : game.players)
        for (const Deck::Entry& line : player.deck)
            if (!map.isHopeless() && !ids.contains(line.card))
                value.error("missing-card", {"The card {card} of a deck has no line here.", shown(line.card)},
                            "Take the file as the program wrote it.");
    return cards;
}

bool readStops(const YamlValue& does, const ScenarioGame& game, SavedStep& step) {
    if (!does.node().isMap() || !does.node().find("stops"))
        return false;
    MapReader map(does, "step");
    if (const auto stops = map.required("stops"))
        step.stops = readStops(*stops, game);
    map.done();
    step.kind = SavedStep::Kind::stops;
    return true;
}

void readAnswer(const YamlValue& does, const ScenarioGame& game, SavedStep& step) {
    if (readStops(does, game, step))
        return;
    ScenarioStep read;
    readPlayerStep(does, game, read);
    if (read.concedes) {
        step.kind = SavedStep::Kind::concession;
        return;
    }
    if (read.isTry || read.takesBack || read.answers.size() > 1) {
        does.error("one-answer", "A step of a saved game is one answer.",
                   "Write each answer as a step of its own, with its hash.");
        return;
    }
    if (!read.answers.empty()) // else a finding says why already
        step.answer = std::move(read.answers.front());
}

SavedStep readStep(const YamlValue& value, const ScenarioGame& game, std::size_t before) {
    MapReader map(value, "step");
    SavedStep step;
    step.at = value.node().position();
    step.after = static_cast<std::size_t>(
        map.optionalNumber("after", 0, static_cast<int>(before)).value_or(static_cast<int>(before)));
    for (const YamlWord<Player>& player : playerWords())
        if (const auto does = map.optional(player.text)) {
            if (step.player != Player::nobody)
                value.error("one-answer", "A step of a saved game is one player's.",
                            "Write each answer as a step of its own, with its hash.");
            step.player = player.value;
            readAnswer(*does, game, step);
        }
    if (map.ok() && step.player == Player::nobody)
        value.error("no-player", "This step doesn't say whose it is.", "Write 'A: …' or 'B: …'.");
    static const std::vector<std::string> words{knownWords.begin(), knownWords.end()};
    for (const YamlValue& known : map.optionalOneOrMore("known"))
        if (const auto index = known.wordIndex(words))
            step.known = static_cast<std::uint8_t>(step.known | (1U << *index));
    step.hash = requiredHash(map, "hash");
    map.done();
    return step;
}

/// A step's number that the file says, which must exist.
std::size_t stepNumber(MapReader& map, std::string_view key, const SavedGame& game) {
    return static_cast<std::size_t>(
        map.requiredNumber(key, 0, static_cast<int>(game.steps.size())).value_or(0));
}

bool isOnTheWayTo(const SavedGame& game, std::size_t end, std::size_t place) {
    while (end > place)
        end = game.steps[end - 1].after;
    return end == place;
}

void readPresent(const YamlValue& value, SavedGame& game) {
    MapReader map(value, "present");
    game.lineEnd = stepNumber(map, "line", game);
    game.place = stepNumber(map, "place", game);
    map.done();
    if (map.ok() && !isOnTheWayTo(game, game.lineEnd, game.place))
        value.error(
            "not-on-the-line",
            {"Step {place} doesn't lie on the line that ends with step {last}.", game.place, game.lineEnd},
            "Name a step on the way there as the place.");
}

void readSteps(MapReader& map, const ScenarioGame& game, SavedGame& saved) {
    const YamlList steps = map.requiredList("steps");
    if (steps.size() > static_cast<std::size_t>(mostSteps)) {
        map.required("steps")->error("too-many-steps", "Nobody has played so many steps.",
                                     "Take the file as the program wrote it.");
        return;
    }
    saved.steps.reserve(steps.size());
    for (const YamlValue& step : steps)
        saved.steps.push_back(readStep(step, game, saved.steps.size()));
}

void readBranches(MapReader& map, SavedGame& saved) {
    for (const YamlValue& value : map.optionalList("branches")) {
        MapReader branch(value, "branch");
        const std::size_t tip = stepNumber(branch, "step", saved);
        saved.branches.push_back({tip, branch.requiredText("name").value_or("")});
        branch.done();
    }
}

/// Only a game against the computer says how that plays.
void readComputer(MapReader& map, SavedGame& saved) {
    if (seatingWords[saved.seating] != "computer")
        return;
    const auto value = map.required("computer");
    if (!value)
        return;
    MapReader computer(*value, "computer");
    const auto player = computer.requiredWord<Player>("plays", playerWords());
    const auto bot = computer.requiredText("bot");
    computer.done();
    if (player && bot)
        saved.computer = SavedComputer{*player, *bot, computer.node().position()};
}

void readSeed(MapReader& map, SavedGame& saved) {
    const auto seed = map.requiredText("seed");
    if (!seed)
        return;
    if (const auto number = numberIn<10>(*seed))
        saved.seed = *number;
    else
        map.required("seed")->error("bad-seed", "The seed must be a whole number in quotes.",
                                    "Take the file as the program wrote it.");
}

/// What the cards of the sets are is known only to whoever has those.
void readPosition(MapReader& map, const ScenarioGame& game, int format, SavedGame& saved) {
    const auto value = map.optional("position");
    if (!value)
        return;
    MapReader position(*value, "position");
    Scenario& read = saved.position.emplace();
    read.path = saved.path;
    read.game = saved.game;
    read.format = saved.format;
    read.illegal = position.optionalFlag("illegal").value_or(false);
    read.automatic = position.optionalFlag("automatic").value_or(false);
    readPolicies(position, game, read);
    if (const auto own = format > saveFormatOfPositions ? position.optional("own cards") : std::nullopt) {
        read.ownCards = own->text().value_or("");
        read.cards = readOwnCards(*own, game);
    }
    ScenarioReading reading{game, read.cards};
    reading.knowsCards = false;
    readSetup(position, reading, read);
    position.done();
}

/// Everything behind the head.
void readRest(MapReader& map, const ScenarioGame& game, int format, SavedGame& saved) {
    if (const auto word = map.required("format"))
        if (const auto index = word->wordIndex(game.formats))
            saved.format = game.formats[*index];
    if (format > saveFormatOfDecks)
        readPosition(map, game, format, saved);
    if (!saved.position)
        readSeed(map, saved);
    if (const auto seating = map.optional("company")) {
        const std::vector<std::string> words{seatingWords.begin(), seatingWords.end()};
        if (const auto index = seating->wordIndex(words))
            saved.seating = static_cast<std::uint8_t>(*index);
    }
    readComputer(map, saved);
    for (const YamlWord<Player>& player : playerWords())
        if (const auto value = map.required(player.text))
            saved.players[indexOf(player.value)] = readPlayer(*value, game, !saved.position);
    if (const auto cards = map.required("cards"))
        saved.cards = readCards(*cards, saved);
    saved.beginning = requiredHash(map, "beginning");
    if (const auto entry = map.node().find("beginning"))
        saved.at = entry->value.position();
    readSteps(map, game, saved);
    readBranches(map, saved);
    if (const auto present = map.required("present"))
        readPresent(*present, saved);
    map.done();
}

/// What was read, though some of it may be wrong.
std::optional<SavedGame> readRoot(const YamlNode& root, const std::string& path,
                                  const std::function<const ScenarioGame*(const std::string&)>& gameOf,
                                  Findings& findings) {
    MapReader map(root, "saved game", findings);
    SavedGame saved;
    saved.path = path;
    const auto format = map.requiredNumber("save", 1, std::numeric_limits<int>::max());
    if (!format)
        return std::nullopt;
    if (*format > saveFormat) {
        map.required("save")->error(
            "newer-save",
            {"This game was saved in format {format}, but this program reads formats up to {newest}.",
             *format, saveFormat},
            "Open it with the newer Takujo that saved it; nothing was changed.");
        return std::nullopt;
    }
    saved.engine = map.requiredText("engine").value_or("");
    const auto name = map.requiredId("game");
    if (!name)
        return std::nullopt;
    saved.game = *name;
    const ScenarioGame* const game = gameOf(saved.game);
    if (game == nullptr) {
        map.required("game")->error("unknown-game", {"There is no game {game}.", shown(saved.game)},
                                    "Open it with a Takujo that has this game.");
        return std::nullopt;
    }
    saved.deckParts = game->deckParts;
    saved.asideWord = game->asideWord;
    readRest(map, *game, *format, saved);
    return saved;
}

bool isTooLarge(const std::filesystem::path& file, Findings& findings) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error || size <= largestTextFile)
        return false;
    findings.error(shownPath(file), {}, "too-large", "The file is larger than 8 MiB.",
                   "A saved game is much smaller. If a name in it is that long, shorten the name.");
    return true;
}

/// The last line of a game that was cut off while it was copied: what the program writes last is not there.
std::optional<int> lineOfTheCut(const std::filesystem::path& file) {
    if (!looksLikeSave(file))
        return std::nullopt;
    Findings ignored;
    const std::string text = readTextFile(file, ignored).value_or("");
    const std::size_t last = text.find("\npresent:");
    const bool isWhole =
        last != std::string::npos && (text.ends_with('\n') || text.find('}', last) != std::string::npos);
    if (text.empty() || isWhole)
        return std::nullopt;
    return static_cast<int>(std::count(text.begin(), text.end() - 1, '\n')) + 1;
}

/// What is wrong before the line of the cut, and does not come of it. What stands in the last whole line may
/// be about what would have followed, and so may be what is missing; what comes before the steps is about
/// each other.
void tellBefore(int cut, const std::filesystem::path& file,
                const std::function<const ScenarioGame*(const std::string&)>& gameOf, Findings& findings) {
    Findings ignored;
    std::string text = readTextFile(file, ignored).value_or("");
    if (text.find("\nsteps:") == std::string::npos)
        return;
    text.resize(text.find_last_of('\n', text.size() - 2) + 1);
    Findings found;
    const auto root = parseYaml(std::move(text), shownPath(file), ignored);
    if (!root)
        return;
    readRoot(*root, shownPath(file), gameOf, found);
    for (const Finding& one : found.all())
        if (one.line < cut - 1 && one.code != "missing-key")
            findings.add(one);
}

} // namespace

std::vector<std::string> stopWords(const std::vector<std::string_view>& phases) {
    std::vector<std::string> words{"every"};
    for (const std::string_view phase : phases)
        words.emplace_back(phase);
    for (const std::string_view phase : phases)
        words.push_back("own " + std::string{phase});
    words.emplace_back("giving up a card");
    return words;
}

std::optional<SavedGame> readSave(const std::filesystem::path& file,
                                  const std::function<const ScenarioGame*(const std::string&)>& gameOf,
                                  Findings& findings) {
    if (isTooLarge(file, findings))
        return std::nullopt;
    Findings found;
    const auto root = readYamlFile(file, found);
    auto saved = root ? readRoot(*root, shownPath(file), gameOf, found) : std::nullopt;
    if (found.errors() == 0) {
        findings.append(found);
        return saved;
    }
    if (const auto line = lineOfTheCut(file)) {
        findings.error(shownPath(file), {*line, 1}, "cut-off",
                       "The file has been cut off: its end is missing.",
                       "Take a copy of the file as the program wrote it.");
        tellBefore(*line, file, gameOf, findings);
    } else {
        findings.append(found);
    }
    return std::nullopt;
}

bool looksLikeSave(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error))
        return false;
    std::ifstream in{file, std::ios::binary};
    constexpr int linesAtTheTop = 20;
    std::string line;
    for (int i = 0; i < linesAtTheTop && std::getline(in, line); ++i) {
        if (line.starts_with("save:"))
            return true;
        if (!line.empty() && line.front() != '#' && line.front() != '\r')
            return false;
    }
    return false;
}

} // namespace takujo

#include "engine/reading/reading_guide.h"

#include "engine/files/disk/data_places.h"
#include "engine/files/findings/message.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

namespace takujo {

namespace {

using Kind = WordingPiece::Kind;

constexpr int heaviest = 9;

/// Takes a wording apart; what is wrong with it is told at the value.
std::optional<std::vector<WordingPiece>> piecesIn(const YamlValue& value) {
    const std::optional<std::string> text = value.text();
    if (!text)
        return std::nullopt;
    std::vector<WordingPiece> pieces;
    for (std::string_view rest = *text; !rest.empty();) {
        const std::size_t brace = std::min(rest.find_first_of("{}"), rest.size());
        if (brace > 0)
            pieces.push_back({Kind::letters, std::string{rest.substr(0, brace)}});
        rest.remove_prefix(brace);
        if (rest.empty())
            break;
        const std::size_t close = rest.find_first_of("{}", 1);
        if (rest.front() == '}' || close == std::string_view::npos || rest[close] == '{') {
            value.error(
                "broken-slot", {"A brace in {name} has no other one that belongs to it.", value.name()},
                {"Slots are written {one} or {other}.", std::string{"{name}"}, std::string{"{name 2}"}});
            return std::nullopt;
        }
        const std::string_view slot = rest.substr(1, close - 1);
        const Kind kind = wordingSlot(slot);
        if (kind == Kind::letters) {
            value.error("unknown-slot", {"There is no slot {slot} of wordings.", shown(slot)},
                        {"Known: {words}.", quotedList(wordingSlotNames())});
            return std::nullopt;
        }
        pieces.push_back({kind, std::string{slot}});
        rest.remove_prefix(close + 1);
    }
    return pieces;
}

bool has(const std::vector<WordingPiece>& pieces, const WordingPiece& slot) {
    return std::ranges::any_of(pieces, [&](const WordingPiece& piece) {
        return piece.kind == slot.kind && piece.letters == slot.letters;
    });
}

bool hasLetters(const std::vector<WordingPiece>& pieces) {
    return std::ranges::any_of(pieces, [](const WordingPiece& piece) {
        return piece.kind == Kind::letters || piece.kind == Kind::keyword || piece.kind == Kind::self;
    });
}

std::optional<PrintedWording> wordingIn(const YamlValue& value) {
    MapReader map(value, "wording");
    const std::optional<YamlValue> printed = map.required("printed");
    const std::optional<YamlValue> ours = map.optional("ours"); // what is not there says nothing
    map.done();
    auto from = printed ? piecesIn(*printed) : std::nullopt;
    auto to = ours ? piecesIn(*ours) : std::optional{std::vector<WordingPiece>{}};
    if (!from || !to)
        return std::nullopt;
    if (!hasLetters(*from)) {
        printed->error("no-words", {"{name} has slots alone, and would fit every text.", printed->name()},
                       "Write the words that stand between them.");
        return std::nullopt;
    }
    for (const WordingPiece& piece : *to)
        if (piece.kind != Kind::letters && piece.kind != Kind::self &&
            (piece.isPlace() || !has(*from, piece))) {
            ours->error("unknown-slot",
                        {"{name} has the slot {slot}, which the printed wording has not.", ours->name(),
                         shown(piece.letters)},
                        "Use slots that hold something there.");
            return std::nullopt;
        }
    return PrintedWording{*std::move(from), *std::move(to)};
}

void readWordings(MapReader& languages, std::string_view language, std::vector<PrintedWording>& wordings) {
    for (const YamlValue& each : languages.optionalList(language))
        if (std::optional<PrintedWording> wording = wordingIn(each))
            wordings.push_back(*std::move(wording));
}

} // namespace

void ReadingGuide::add(const ReadingGuide& other) {
    std::ranges::copy(other.english, std::back_inserter(english));
    std::ranges::copy(other.japanese, std::back_inserter(japanese));
    roundabout.insert(other.roundabout.begin(), other.roundabout.end());
    std::ranges::copy(other.playedFrom, std::back_inserter(playedFrom));
    paidForAt.insert(other.paidForAt.begin(), other.paidForAt.end());
}

std::optional<ReadingGuide> readReadingGuide(const YamlNode& root, Findings& findings) {
    MapReader file(root, "reading guide", findings);
    const std::optional<YamlValue> of = file.required("reading");
    if (!of)
        return std::nullopt;
    const std::string name = std::filesystem::path{root.path()}.stem().string();
    if (const std::optional<std::string> id = of->id(); id && *id != name)
        of->error(
            "wrong-name",
            {"This is how texts of {game} are read, but the file is called {name}.", shown(*id), shown(name)},
            "Call both the same.");
    ReadingGuide guide;
    if (const std::optional<YamlValue> wordings = file.optional("wordings")) {
        MapReader languages(*wordings, "wordings");
        readWordings(languages, "en", guide.english);
        readWordings(languages, "ja", guide.japanese);
        languages.done();
    }
    if (const std::optional<YamlValue> roundabout = file.optional("roundabout")) {
        MapReader words(*roundabout, "roundabout words");
        for (const YamlEntry& entry : words.entries())
            if (const std::optional<int> weight = words.value(entry).wholeNumber(1, heaviest))
                guide.roundabout.emplace(entry.key, *weight);
    }
    for (const YamlValue& zone : file.optionalOneOrMore("played from"))
        if (std::optional<std::string> word = zone.id())
            guide.playedFrom.push_back(*std::move(word));
    if (const std::optional<YamlValue> places = file.optional("paid for at")) {
        MapReader types(*places, "places where cards are paid for");
        for (const YamlEntry& entry : types.entries())
            if (std::optional<std::string> zone = types.value(entry).id())
                guide.paidForAt.emplace(entry.key, *std::move(zone));
    }
    file.done();
    return guide;
}

ReadingGuide loadReadingGuide(std::string_view game, Findings& findings) {
    ReadingGuide guide;
    for (const std::string& name : {std::string{"kit"}, std::string{game}}) {
        const std::string relative = "resources/reading/" + name + ".yaml";
        const auto file = findData(relative);
        if (!file) {
            if (name == "kit")
                findings.error(
                    relative, {}, "missing-file", "How texts of cards are read is not there.",
                    "Install the program's resources again, or let TAKUJO_DATA name their folder.");
            continue;
        }
        if (const auto root = readYamlFile(*file, findings))
            if (const auto found = readReadingGuide(*root, findings))
                guide.add(*found);
    }
    return guide;
}

} // namespace takujo

#include "engine/files/cards/deck_file.h"

#include "engine/files/disk/data_places.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"

#include <functional>
#include <map>

namespace takujo {

namespace {

/// Where each card of a part has its line.
using Lines = std::map<std::string, int, std::less<>>;

void readEntry(const YamlValue& value, std::size_t part, Deck& deck, Lines& lines) {
    MapReader map(value, "deck line");
    Deck::Entry entry;
    entry.part = part;
    entry.card = map.requiredId("card").value_or("");
    entry.count = map.requiredNumber("count", 1, mostCopies).value_or(0);
    map.done();
    entry.line = value.node().position().line;
    entry.column = value.node().position().column;
    if (!map.ok())
        return;
    if (const auto [other, isNew] = lines.try_emplace(entry.card, entry.line); !isNew) {
        value.error("repeated-line",
                    {"{card} has a line of its own already, line {line}.", shown(entry.card), other->second},
                    "Add the counts up in one line.");
        return;
    }
    deck.entries.push_back(std::move(entry));
}

} // namespace

std::optional<Deck> readDeck(const std::filesystem::path& file, const DeckWords& words, Findings& findings) {
    const auto root = readYamlFile(file, findings);
    return root ? readDeck(*root, words, findings) : std::nullopt;
}

std::optional<Deck> readDeck(const YamlNode& root, const DeckWords& words, Findings& findings) {
    MapReader map(root, "deck", findings);
    Deck deck;
    deck.path = root.path();
    deck.id = map.requiredId("deck").value_or("");
    deck.game = map.requiredId("game").value_or("");
    const std::vector<std::string> formats{words.formats.begin(), words.formats.end()};
    if (const auto format = map.required("format"))
        if (const auto index = format->wordIndex(formats))
            deck.format = formats[*index];
    deck.name = map.requiredLocalizedText("name").value_or(LocalizedText{});
    deck.about = map.optionalLocalizedText("about").value_or(LocalizedText{});
    deck.notes = map.optionalLocalizedText("notes").value_or(LocalizedText{});
    Lines lines;
    for (const YamlValue& value : map.requiredList(words.key(0)))
        readEntry(value, 0, deck, lines);
    for (std::size_t part = 1; part < words.parts.size(); ++part) {
        Lines linesOfPart;
        if (const auto list = map.optional(words.key(part)))
            for (const YamlValue& value : list->list().value_or(YamlList{}))
                readEntry(value, part, deck, linesOfPart);
    }
    map.done();
    if (!map.ok())
        return std::nullopt;
    return deck;
}

void reportTooFewDecks(std::string_view game, Findings& findings) {
    std::vector<std::string> folders;
    for (const std::filesystem::path& folder : cardSetFolders(game))
        folders.push_back(shownPath(folder / "decks"));
    findings.error(folders.empty() ? "cardsets" : folders.front(), {}, "too-few-decks",
                   {"Too few decks of {game} were found.", std::string{game}},
                   {"Decks are looked for in these folders: {folders}. Put two into one of them, or name the "
                    "folder that "
                    "holds 'cardsets' and 'resources' in TAKUJO_DATA.",
                    commaList(folders)});
}

} // namespace takujo

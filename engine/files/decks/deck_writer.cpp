#include "engine/files/decks/deck_writer.h"

#include "engine/files/cards/deck_file.h"
#include "engine/files/decks/deck_text_change.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/files/yaml/yaml_writer.h"

#include <algorithm>
#include <system_error>

namespace takujo {

namespace {

constexpr std::string_view deckFileMark = "\xEF\xBB\xBF";

std::optional<Deck> deckIn(const std::string& text, const std::string& path, const DeckWords& words,
                           Findings& findings) {
    const std::size_t before = findings.errors();
    const auto root = parseYaml(text, path, findings);
    auto deck = root ? readDeck(*root, words, findings) : std::nullopt;
    return findings.errors() == before ? deck : std::nullopt;
}

/// Whether a text says the draft; if not, a finding tells why it is not written.
bool saysTheDraft(const std::string& text, const std::string& path, const DeckDraft& draft,
                  const DeckWords& words, Findings& findings) {
    Findings ofResult;
    const auto deck = deckIn(text, path, words, ofResult);
    if (deck && sayTheSame(draftOf(*deck), draft))
        return true;
    for (const Finding& each : ofResult.all())
        if (each.severity == Severity::error)
            findings.add(each);
    if (!deck)
        findings.error(path, {}, "deck-not-written",
                       "This deck can't be written so that it can be read again; the file is as it was.",
                       "Correct what is told of it.");
    else
        findings.error(path, {}, "deck-not-written",
                       "The file is written in a way in which this change can't be made; it is as it was.",
                       "Save the deck under another name, or change the file in a text editor.");
    return false;
}

void completeLanguages(LocalizedText& text) {
    if (text.en.empty())
        text.en = text.ja;
    if (text.ja.empty())
        text.ja = text.en;
    std::erase(text.en, '\r'); // a line ends with \n
    std::erase(text.ja, '\r');
}

} // namespace

DeckDraft asWritten(DeckDraft draft) {
    completeLanguages(draft.name);
    completeLanguages(draft.about);
    completeLanguages(draft.notes);
    return draft;
}

std::string newDeckText(const DeckDraft& draft, const DeckWords& words) {
    const DeckDraft written = asWritten(draft);
    std::string text = "deck: " + yamlText(written.id) + "\ngame: " + yamlText(written.game) +
                       "\nformat: " + yamlText(written.format) + "\n";
    for (const auto& [key, value] :
         {std::pair{"name", written.name}, {"about", written.about}, {"notes", written.notes}})
        if (!value.en.empty())
            text += std::string{key} + ": " + localizedYaml(value) + "\n";
    for (std::size_t part = 0; part < std::max<std::size_t>(words.parts.size(), 1); ++part) {
        const bool isEmpty = written.cardsIn(part) == 0;
        if (isEmpty && part > 0)
            continue;
        text += std::string{words.key(part)} + (isEmpty ? ": []\n" : ":\n");
        for (const DeckDraft::Entry& entry : written.entries)
            if (entry.part == part)
                text += "  - " + deckLineText(entry) + "\n";
    }
    return text;
}

std::optional<std::string> changedDeckText(const std::string& text, const std::string& path,
                                           const DeckDraft& draft, const DeckWords& words,
                                           Findings& findings) {
    const DeckDraft wanted = asWritten(draft);
    if (!deckIn(text, path, words, findings))
        return std::nullopt;
    const std::string_view mark = text.starts_with(deckFileMark) ? deckFileMark : std::string_view{};
    Findings known; // the same again
    const auto root = parseYaml(text, path, known);
    const YamlText source{text.substr(mark.size())};
    const auto changed = DeckTextChange{source, *root, wanted, words}.make();
    std::string result = std::string{mark} + changed.value_or(std::string{source.source.text()});
    if (!saysTheDraft(result, path, wanted, words, findings))
        return std::nullopt;
    return result;
}

std::filesystem::path userDeckFile(std::string_view game, std::string_view id) {
    std::string name;
    for (const char c : id)
        if (static_cast<unsigned char>(c) >= ' ' &&
            std::string_view{"/\\:*?\"<>|"}.find(c) == std::string_view::npos && (!name.empty() || c != '.'))
            name += c;
    return userPlace() / "cardsets" / game / "decks" / ((name.empty() ? "deck" : name) + ".yaml");
}

DeckWritten writeDeck(const std::filesystem::path& file, const DeckDraft& draft, const DeckWords& words,
                      const DeckDraft* opened, Findings& findings) {
    const std::string path = shownPath(file);
    std::error_code error;
    std::optional<std::string> text;
    const bool exists = std::filesystem::exists(file, error) && !std::filesystem::is_directory(file, error);
    if (exists && opened == nullptr) {
        findings.error(path, {}, "file-exists", "There is a file of this name already; it is as it was.",
                       "Save the deck under another name, or open that file.");
        return {};
    }
    if (exists) {
        const auto present = readTextFile(file, findings);
        if (!present)
            return {};
        Findings ofPresent;
        const auto deck = deckIn(*present, path, words, ofPresent);
        if (!deck || !sayTheSame(draftOf(*deck), asWritten(*opened))) {
            findings.error(path, {}, "changed-meanwhile",
                           "Somebody else has changed this file since it was opened; it is as they left it.",
                           "Save the deck under another name, or open the file again.");
            return {};
        }
        text = changedDeckText(*present, path, draft, words, findings);
    } else {
        text = newDeckText(draft, words);
        if (!saysTheDraft(*text, path, asWritten(draft), words, findings))
            text.reset();
    }
    if (!text)
        return {};
    if (file.parent_path() == userDeckFile(draft.game, draft.id).parent_path())
        std::filesystem::create_directories(file.parent_path(), error); // what fails is told by writing
    DeckWritten result;
    result.failure = tryToWriteFile(file, *text);
    result.done = !result.failure;
    return result;
}

} // namespace takujo

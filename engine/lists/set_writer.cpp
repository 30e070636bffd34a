#include "engine/lists/set_writer.h"

#include "engine/files/cards/card_file.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/tree_writer.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace takujo {

namespace {

/// A card as an entry of a list.
std::string entryOf(const std::string& card) {
    std::string entry;
    for (std::size_t at = 0; at < card.size();) {
        const std::size_t end = std::min(card.find('\n', at), card.size());
        const std::string line = card.substr(at, end - at);
        entry += (at == 0 ? "  - " : line.empty() ? "" : "    ") + line + "\n";
        at = end + 1;
    }
    return entry;
}

bool canBeRead(const std::string& text, const std::string& path, const ListGame& game, Findings& findings) {
    Findings ofResult;
    const auto root = parseYaml(text, path, ofResult);
    if (root)
        readCardSet(*root, game.id, game.schema, ofResult);
    for (const Finding& each : ofResult.all())
        if (each.severity == Severity::error)
            findings.add(each);
    return ofResult.errors() == 0;
}

} // namespace

std::string setText(const SetHead& head, const ListGame& game, const std::vector<std::string>& cards) {
    const bool isOne = head.name.en == head.name.ja;
    const YamlNodeData name = isOne
                                  ? textNode(head.name.en)
                                  : mapNode({{"en", textNode(head.name.en)}, {"ja", textNode(head.name.ja)}});
    std::string text =
        inLines(mapNode({{"set", textNode(head.id)}, {"game", textNode(game.id)}, {"name", name}}));
    text += cards.empty() ? "cards: []\n" : "cards:\n";
    for (const std::string& card : cards)
        text += entryOf(card);
    return text;
}

std::filesystem::path userSetFile(std::string_view game, std::string_view id) {
    std::string name;
    for (const char c : id)
        if (static_cast<unsigned char>(c) >= ' ' &&
            std::string_view{"/\\:*?\"<>|"}.find(c) == std::string_view::npos && (!name.empty() || c != '.'))
            name += c;
    return userPlace() / "cardsets" / game / ((name.empty() ? "set" : name) + ".yaml");
}

SetWritten writeSet(const std::filesystem::path& file, const SetHead& head, const ListGame& game,
                    const std::vector<std::string>& cards, Present present, Findings& findings) {
    const std::string path = shownPath(file);
    std::error_code error;
    const bool exists = std::filesystem::exists(file, error) && !std::filesystem::is_directory(file, error);
    if (exists && present == Present::stays) {
        findings.error(path, {.line = 0}, "file-exists",
                       "There is a file of this name already; it is as it was.",
                       "Choose another name, or say that it is to be replaced.");
        return {};
    }
    const std::string text = setText(head, game, cards);
    if (!canBeRead(text, path, game, findings))
        return {};
    if (file.parent_path() == userSetFile(game.id, head.id).parent_path())
        std::filesystem::create_directories(file.parent_path(), error); // what fails is told by writing
    SetWritten result;
    result.failure = tryToWriteFile(file, text);
    result.done = !result.failure;
    return result;
}

void tellKnownCards(const std::vector<std::string>& ids, const Library& library, const std::string& path,
                    std::string_view ownSet, Findings& findings) {
    for (const CardSet& set : library.sets()) {
        if (set.id == ownSet)
            continue;
        for (const CardDefinition& card : set.cards)
            if (std::ranges::find(ids, card.id) != ids.end())
                findings.warning(path, {.line = 0}, "known-card",
                                 {"The set {set} has a card {card} already, and of two cards of one id the "
                                  "game takes one alone.",
                                  shown(set.id), shown(card.id)},
                                 "Give the new card another id, unless they are the same.");
    }
}

} // namespace takujo

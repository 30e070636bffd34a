#include "engine/lists/script_examples.h"

#include "engine/cards/card_text.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/cards/library.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/yaml/tree_writer.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace takujo {

namespace {

/// The one script of a card: an ability that is no keyword, or what it does when it resolves.
std::optional<std::string> onlyScript(const YamlNode& card) {
    std::optional<std::string> found;
    for (const std::string_view key : {"abilities", "resolve"}) {
        const auto entry = card.find(key);
        if (!entry)
            continue;
        const bool isList = entry->value.isList() && key == "abilities";
        for (const YamlNode& item : isList ? entry->value.items() : std::vector{entry->value}) {
            if (item.isScalar())
                continue;
            if (found)
                return std::nullopt;
            found =
                inOneLine(mapNode({{std::string{key}, isList ? listNode({copyOf(item)}) : copyOf(item)}}));
        }
    }
    if (found) // without the brackets around it
        found = found->substr(1, found->size() - 2);
    return found;
}

} // namespace

std::vector<ScriptExample> scriptExamples(const ListGame& game) {
    std::vector<ScriptExample> examples;
    std::set<std::string> known;
    if (game.schema.vocabulary == nullptr)
        return examples;
    for (const auto& folder : cardSetFolders(game.id))
        for (const auto& file : yamlFilesIn(folder)) {
            Findings ignored; // whoever reads the game's files tells them
            const auto root = readYamlFile(file, ignored);
            const auto cards = root && root->isMap() ? root->find("cards") : std::nullopt;
            for (const YamlNode& node : cards ? cards->value.items() : std::vector<YamlNode>{}) {
                const auto script = onlyScript(node);
                const auto card =
                    script ? readCard(YamlValue{node, "card", ignored}, game.schema, true) : std::nullopt;
                if (!card || card->abilities.empty())
                    continue;
                const auto textIn = [&](Language language) {
                    return abilityTexts(*card, *game.schema.vocabulary, game.words, language, false);
                };
                const auto english = textIn(Language::en);
                const auto japanese = textIn(Language::ja);
                if (english.size() == 1 && japanese.size() == 1 && known.insert(*script).second)
                    examples.push_back({{english.front(), japanese.front()}, *script});
            }
        }
    return examples;
}

} // namespace takujo

#include "engine/files/scenarios/own_cards.h"

#include "engine/cards/translations.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_extent.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

/// An entry of a list with its lines as far in as its first one is behind "- ".
std::optional<std::string> entryText(const YamlText& text, const YamlNode& entry) {
    const auto end = endOfValue(text, entry);
    if (!end)
        return std::nullopt;
    const std::size_t begin = offsetOf(text, entry.position());
    const auto indent = static_cast<std::size_t>(std::max(entry.position().column, 1) - 1);
    const std::string written{text.source.text().substr(begin, *end - begin)};
    std::string moved;
    for (std::size_t at = 0; at < written.size();) {
        const std::size_t line = std::min(written.find('\n', at), written.size() - 1) + 1;
        const std::size_t blank = written.find_first_not_of(' ', at);
        const std::size_t skipped = at == 0 ? 0 : std::min(indent, std::min(blank, line) - at);
        moved.append(at == 0 ? "- " : "  ").append(written, at + skipped, line - at - skipped);
        at = line;
    }
    return moved + '\n';
}

std::vector<CardDefinition> cardsIn(const std::string& text, const std::string& path,
                                    const ScenarioGame& game, Findings& findings) {
    std::vector<CardDefinition> cards;
    const auto root = parseYaml(text, path, findings);
    if (!root)
        return cards;
    const YamlValue all{*root, "cards", findings};
    if (const auto list = all.list())
        for (const YamlValue& value : *list)
            if (auto card = readCard(value, *game.schema, false))
                cards.push_back(std::move(*card));
    completeTexts(cards);
    return cards;
}

} // namespace

std::optional<std::string> ownCardsText(const std::filesystem::path& file, const ScenarioGame& game) {
    Findings findings;
    const auto written = readTextFile(file, findings);
    const auto root = written ? parseYaml(*written, shownPath(file), findings) : std::nullopt;
    const auto list = root ? root->find("cards") : std::nullopt;
    if (!list)
        return std::nullopt;
    const YamlText text{*written};
    std::string own;
    std::vector<std::string> names;
    for (const YamlNode& entry : list->value.items()) {
        if (!entry.isMap())
            continue; // a card of the sets
        const auto card = readCard({entry, "card", findings}, *game.schema, false);
        const auto one = entryText(text, entry);
        if (!card || !one)
            return std::nullopt;
        own += *one;
        names.push_back(card->id);
    }
    std::vector<std::string> again;
    for (const CardDefinition& card : cardsIn(own, shownPath(file), game, findings))
        again.push_back(card.id);
    return own.empty() || findings.errors() > 0 || again != names ? std::nullopt : std::optional{own};
}

std::vector<CardDefinition> readOwnCards(const YamlValue& value, const ScenarioGame& game) {
    const auto text = value.text();
    if (!text)
        return {};
    Findings findings;
    std::vector<CardDefinition> cards = cardsIn(*text, value.node().path(), game, findings);
    if (findings.errors() == 0)
        return cards;
    value.error("bad-own-cards", "What this file says of its own cards can't be read.",
                "Take the file as the program wrote it.");
    return {};
}

} // namespace takujo

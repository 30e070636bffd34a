#include "engine/lists/checked_card.h"

#include "engine/cards/card_text.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/yaml/yaml_parser.h"

namespace takujo {

CheckedCard checkCard(const std::string& yaml, const ListGame& game) {
    CheckedCard checked;
    const auto root = parseYaml(yaml, {}, checked.findings);
    if (!root)
        return checked;
    auto card = readCard(YamlValue{*root, "card", checked.findings}, game.schema, true);
    if (checked.findings.errors() == 0)
        checked.card = std::move(card);
    return checked;
}

std::vector<std::string> generatedText(const CardDefinition& card, const ListGame& game, Language language) {
    if (game.schema.vocabulary == nullptr)
        return {};
    return abilityTexts(card, *game.schema.vocabulary, game.words, language);
}

} // namespace takujo

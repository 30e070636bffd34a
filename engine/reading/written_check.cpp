#include "engine/reading/written_check.h"

#include "engine/cards/card_text.h"
#include "engine/files/abilities/ability_reader.h"
#include "engine/files/abilities/keyword_phrase.h"

#include <algorithm>
#include <memory>

namespace takujo {

WrittenCheck::WrittenCheck(const CardSchema& schema, const Words& words, Language language,
                           const CardFacts& card)
    : schema_{schema}, words_{words}, language_{language}, namesX_{card.namesX} {
    card_.name = {card.name, card.name};
    const auto type = std::ranges::find(schema.types, card.type);
    if (type != schema.types.end())
        card_.type = static_cast<std::uint8_t>(type - schema.types.begin());
}

std::optional<WrittenCheck::Loaded> WrittenCheck::load(const Script& script, const FieldSpec& field) const {
    Findings findings;
    const YamlNode node{std::make_shared<const YamlTree>(YamlTree{"text", yamlOf(script)})};
    const YamlValue value{node, "ability", findings};
    std::optional<Ability> ability;
    if (field.kind == FieldSpec::Kind::text) {
        ability = readCardText(value, schema_);
    } else if (field.kind == FieldSpec::Kind::casting) {
        ability = readCasting(value, schema_);
    } else if (field.kind == FieldSpec::Kind::condition) {
        ability = readCardCondition(value, schema_);
    } else if (isKeywordPhrase(value, schema_)) {
        if (std::vector<Ability> made = readKeywordPhrase(value, schema_); !made.empty())
            ability = std::move(made.front());
    } else {
        ability = readAbility(value, schema_, namesX_);
    }
    if (!ability || findings.errors() != 0)
        return std::nullopt;
    return Loaded{*std::move(ability), static_cast<int>(findings.warnings())};
}

std::string WrittenCheck::textOf(const Ability& ability) const {
    return abilityText(ability, card_, *schema_.vocabulary, words_, language_);
}

} // namespace takujo

#pragma once

#include "engine/files/abilities/ability_reader.h"
#include "engine/files/abilities/keyword_phrase.h"
#include "engine/files/yaml/yaml_parser.h"

#include <QtTest>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// A row of ability_texts.yaml: an ability, and its text on a card.
struct AbilityText {
    int line = 0;
    Ability ability;
    LocalizedText text;
};

/// Returns the rows under `abilities`, or under `summons`.
inline std::vector<AbilityText> abilityTextRows(std::string_view list, const CardSchema& schema) {
    Findings findings;
    const std::string file = std::string{QT_TESTCASE_SOURCEDIR} + "/unit/cards/ability_texts.yaml";
    const auto root = readYamlFile(file, findings);
    std::vector<AbilityText> rows;
    if (root)
        for (const YamlNode& node : root->find(list)->value.items()) {
            const bool resolves = node.find("resolve").has_value();
            const YamlValue value{node.find(resolves ? "resolve" : "ability")->value, "ability", findings};
            const LocalizedText text{node.find("en")->value.text(), node.find("ja")->value.text()};
            if (isKeywordPhrase(value, schema)) {
                if (auto made = readKeywordPhrase(value, schema); !made.empty())
                    rows.push_back({node.position().line, std::move(made.front()), text});
                continue;
            }
            if (auto ability = resolves ? readCardText(value, schema) : readAbility(value, schema))
                rows.push_back({node.position().line, std::move(*ability), text});
        }
    if (findings.errors() > 0)
        qFatal("%s", findings.toText().c_str());
    return rows;
}

} // namespace takujo

#include "engine/files/words/rule_index_file.h"

#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <array>

namespace takujo {

namespace {

constexpr std::array<YamlWord<RuleKind>, 4> kinds{{{"enforced", RuleKind::enforced},
                                                   {"todo", RuleKind::todo},
                                                   {"definition", RuleKind::definition},
                                                   {"table", RuleKind::table}}};

} // namespace

const Rule* RuleIndex::find(std::string_view number) const {
    const auto found = std::ranges::find(rules, number, &Rule::number);
    return found == rules.end() ? nullptr : &*found;
}

std::string_view wordOf(RuleKind kind) {
    return std::ranges::find(kinds, kind, &YamlWord<RuleKind>::value)->text;
}

std::optional<RuleIndex> readRuleIndex(const std::filesystem::path& file, Findings& findings) {
    const auto root = readYamlFile(file, findings);
    if (!root)
        return std::nullopt;
    MapReader map(*root, "rule index", findings);
    RuleIndex index;
    index.game = map.requiredId("game").value_or("");
    index.document = map.requiredLocalizedText("document").value_or(LocalizedText{});
    if (const auto value = map.required("rules")) {
        MapReader rules(*value, "rules");
        for (const YamlEntry& entry : rules.entries()) {
            if (rules.isHopeless())
                break;
            Rule rule;
            rule.number = rules.ruleNumberKey(entry).value_or("");
            MapReader line(rules.value(entry), "rule");
            rule.kind = line.requiredWord<RuleKind>("kind", kinds).value_or(RuleKind::definition);
            rule.summary.en = line.requiredText("en").value_or("");
            rule.summary.ja = line.requiredText("ja").value_or("");
            line.done();
            if (line.ok() && !rule.number.empty())
                index.rules.push_back(std::move(rule));
        }
    }
    map.done();
    if (!map.ok())
        return std::nullopt;
    return index;
}

} // namespace takujo

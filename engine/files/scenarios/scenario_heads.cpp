#include "engine/files/scenarios/scenario_heads.h"

#include "engine/files/disk/data_places.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

namespace takujo {

namespace fs = std::filesystem;

namespace {

/// The text before the first line that begins with one of the keys that are long.
std::string_view headIn(std::string_view text) {
    constexpr std::array<std::string_view, 4> after{"\ncards:", "\nsetup:", "\nsteps:", "\npolicies:"};
    std::size_t end = std::string_view::npos;
    for (const std::string_view key : after)
        end = std::min(end, text.find(key));
    return end == std::string_view::npos ? std::string_view{} : text.substr(0, end + 1);
}

void take(const YamlNodeData& root, ScenarioHead& head) {
    for (const YamlEntryData& entry : root.entries) {
        if (entry.key == "scenario")
            head.title = entry.value.text;
        else if (entry.key == "game")
            head.game = entry.value.text;
        else if (entry.key == "rules" && entry.value.items.empty() && !entry.value.text.empty())
            head.rules = {entry.value.text};
        else if (entry.key == "rules")
            for (const YamlNodeData& rule : entry.value.items)
                head.rules.push_back(rule.text);
    }
}

/// Whether nothing of it stands further below.
bool isWhole(const ScenarioHead& head, std::string_view text) {
    const bool hasRules = !head.rules.empty() || text.find("\nrules:") == std::string_view::npos;
    return !head.title.empty() && !head.game.empty() && hasRules;
}

} // namespace

std::vector<fs::path> scenarioFolders() {
    return dataFolders({"scenarios", "tests/scenarios"});
}

std::optional<ScenarioHead> scenarioHead(const fs::path& file) {
    Findings ignored; // whoever plays it is told
    const auto text = readTextFile(file, ignored);
    if (!text)
        return std::nullopt;
    const auto read = [&](std::string_view part) {
        ScenarioHead head{file, {}, {}, {}};
        if (const auto tree = parseYamlTree(std::string{part}, shownPath(file), ignored))
            take(*tree, head);
        return head;
    };
    ScenarioHead head = read(headIn(*text));
    if (!isWhole(head, *text)) // written in another order
        head = read(*text);
    if (head.title.empty() || head.game.empty())
        return std::nullopt;
    return head;
}

std::vector<ScenarioHead> scenarioHeads(std::span<const fs::path> folders, const std::stop_token& stop) {
    std::vector<ScenarioHead> heads;
    std::set<fs::path> seen; // within their folders
    for (const fs::path& folder : folders)
        for (const fs::path& file : yamlFilesAt(folder)) {
            if (stop.stop_requested())
                return heads;
            if (!seen.insert(file.lexically_relative(folder)).second)
                continue;
            if (auto head = scenarioHead(file))
                heads.push_back(std::move(*head));
        }
    return heads;
}

} // namespace takujo

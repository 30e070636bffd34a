// Feeds bytes to the YAML reader, walks the tree and reads every value in every way.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/utf8.h"
#include "engine/files/findings/findings.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_layout.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/files/yaml/yaml_value.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/fuzz/yaml_mutator.h"

namespace {

using namespace takujo;

void walk(const YamlNode& node, int depth, Findings& findings) {
    demand(depth <= deepestYaml);
    demand(node.position().line >= 1 && node.position().column >= 1);
    const YamlValue value(node, "the value", findings);
    const std::vector<std::string> words{"fire", "ice", "no"};
    value.text();
    value.id();
    value.ruleNumber();
    value.wholeNumber(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    value.flag();
    value.wordIndex(words);
    value.localizedText();
    value.list();
    demand(node.isList() || value.oneOrMore().size() == 1);
    for (const YamlNode& item : node.items())
        walk(item, depth + 1, findings);
    std::set<std::string> keys;
    for (const YamlEntry& entry : node.entries()) {
        demand(keys.insert(entry.key).second);
        walk(entry.value, depth + 1, findings);
    }
    MapReader reader(value, "card");
    reader.optionalText("name");
    reader.requiredNumber("power", 0, 9);
    reader.done();
    demand(!node.damaged() || !reader.ok());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    Findings findings;
    const std::optional<YamlNode> root = parseYaml(text, "fuzz.yaml", findings);
    demand(root.has_value() || findings.errors() > 0);
    if (findings.errors() == 0) { // then our own scan must have understood the text as the parser did
        demand(!root->damaged());
        const YamlLayout layout = scanYamlLayout(text);
        demand(layout.openBrackets.empty() && !layout.tooDeep);
        for (const YamlSpan& quote : layout.quotes)
            demand(quote.closed);
    }
    if (root)
        walk(*root, 0, findings);
    checkFindings(findings);
    return 0;
}

#include "engine/files/words/words_file.h"

#include "engine/core/edit_distance.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/findings/message.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace takujo {

namespace fs = std::filesystem;

namespace {

const std::string bothLanguages = "{en: …, ja: …}";

const std::vector<std::string>& knownSections() {
    static const std::vector<std::string> sections{
        "game", "formats", "phases", "zones", "verbs", "types", "colours", "keywords", "marks", "numbers",
        "fields", "states", "lasting", "outcomes", "contributions", "prompts", "progress", "options",
        "refusals", "problems", "log", "outcome", "saves", "ends", "why it ended", "why not", "aiming",
        "what follows", "running", "cannot", "must", "steps", "procedures", "phrases", "terminal", "sides",
        "kinds", "findings", "search", "processes", "reminders", "film",
        // The texts of cards (engine/cards/text).
        "ability", "effects", "conditions", "amounts", "criteria", "triggers", "costs", "selectors", "nouns",
        "deeds", "counters", "places", "players", "durations", "restrictions", "lists", "printed", "symbols"};
    return sections;
}

Message slotsAsText(const std::vector<std::string>& slots) {
    std::vector<std::string> result;
    result.reserve(slots.size());
    for (const std::string& slot : slots)
        result.push_back("{" + slot + "}");
    return slots.empty() ? Message{"no slots"} : commaList(result);
}

/// What is wrong with how a pattern's braces are written; empty if nothing is.
Message braceTrouble(std::string_view pattern) {
    while (true) {
        const std::size_t brace = pattern.find_first_of("{}");
        if (brace == std::string_view::npos)
            return {};
        if (pattern[brace] == '}')
            return {"has a {close} without a {open} before it", shown("}"), shown("{")};
        pattern.remove_prefix(brace + 1);
        const std::size_t close = pattern.find_first_of("{}");
        if (close == std::string_view::npos || pattern[close] == '{')
            return {"has a {open} that no {close} closes", shown("{"), shown("}")};
        const std::string_view slot = pattern.substr(0, close);
        const std::size_t colon = slot.find(':');
        if (slot.substr(0, colon).find_first_not_of(' ') == std::string_view::npos)
            return "has a slot without a name";
        const auto bars = colon == std::string_view::npos ? 1 : std::ranges::count(slot.substr(colon), '|');
        if (bars < 1 || (bars > 1 && slot.substr(0, colon) != endSlot))
            return {"has the slot {slot}, which must name two words: for 1 and for more", shown(slot)};
        pattern.remove_prefix(close + 1);
    }
}

std::optional<std::string> patternIn(MapReader& languages, std::string_view language,
                                     const YamlValue& whole) {
    const std::optional<YamlValue> value = languages.optional(language);
    if (!value) {
        whole.error("missing-language", {"{name} has no {language}.", whole.name(), shown(language)},
                    {"Write it in both languages: {example}.", bothLanguages});
        return std::nullopt;
    }
    std::optional<std::string> text = value->text();
    if (!text)
        return std::nullopt;
    if (const Message trouble = braceTrouble(*text); !trouble.empty()) {
        value->error(
            "broken-slot", {"{name} {trouble}.", whole.name(), trouble},
            {"Slots are written {one} or {other}.", std::string{"{name}"}, std::string{"{name:one|many}"}});
        return std::nullopt;
    }
    return text;
}

void readPattern(const YamlValue& value, const std::string& section, const std::string& key, Words& words) {
    if (!value.node().isMap() && !value.node().reported()) {
        value.error("missing-language", {"{name} must say it in both languages.", value.name()},
                    {"Write {example}.", bothLanguages});
        return;
    }
    MapReader languages(value, "pattern");
    std::optional<std::string> en = patternIn(languages, "en", value);
    std::optional<std::string> ja = patternIn(languages, "ja", value);
    languages.done();
    if (!en || !ja)
        return;
    if (const auto inEnglish = slotsOf(*en), inJapanese = slotsOf(*ja); inEnglish != inJapanese) {
        value.error("different-slots",
                    {"{name} has {english} in English and {japanese} in Japanese.", value.name(),
                     slotsAsText(inEnglish), slotsAsText(inJapanese)},
                    "Use the same slots in both.");
        return;
    }
    words.add(section, key, {std::move(*en), std::move(*ja)});
}

void readSection(const YamlValue& value, const std::string& section, Words& words) {
    MapReader patterns(value, "section");
    for (const YamlEntry& entry : patterns.entries())
        if (!entry.keyReported && !patterns.isHopeless())
            readPattern(patterns.value(entry), section, entry.key, words);
}

std::optional<Words> readRoot(const YamlNode& root, const std::string& name, Findings& findings) {
    MapReader file(root, "words file", findings);
    const std::optional<YamlValue> id = file.required("words");
    if (id)
        if (const std::optional<std::string> text = id->id(); text && *text != name)
            id->error(
                "wrong-name",
                {"These are the words of {game}, but the file is called {name}.", shown(*text), shown(name)},
                "Call both the same.");
    const std::optional<YamlValue> sections = file.required("sections");
    file.done();
    if (!id || !sections)
        return std::nullopt;
    Words words;
    MapReader map(*sections, "list of sections");
    for (const YamlEntry& entry : map.entries()) {
        if (entry.keyReported || map.isHopeless())
            continue;
        if (std::ranges::find(knownSections(), entry.key) != knownSections().end()) {
            readSection(map.value(entry), entry.key, words);
            continue;
        }
        const auto meant = closest(entry.key, knownSections());
        findings.error(root.path(), entry.keyPosition, "unknown-section",
                       {"There is no section {section} of words.", shown(entry.key)},
                       meant ? didYouMean(*meant) : Message{"Nothing would read it; remove it."});
    }
    return words;
}

} // namespace

std::optional<Words> parseWords(std::string text, const std::string& path, Findings& findings) {
    const auto root = parseYaml(std::move(text), path, findings);
    return root ? readRoot(*root, fs::path{path}.stem().string(), findings) : std::nullopt;
}

std::optional<Words> readWords(const fs::path& file, Findings& findings) {
    const auto root = readYamlFile(file, findings);
    return root ? readRoot(*root, file.stem().string(), findings) : std::nullopt;
}

Words loadWords(std::string_view game, Findings& findings) {
    Words words;
    for (const std::string& name : {std::string{"kit"}, std::string{game}}) {
        const std::string relative = "resources/words/" + name + ".yaml";
        const auto file = findData(relative);
        if (!file)
            findings.error(relative, {}, "missing-file", {"The words of {game} are not there.", shown(name)},
                           "Install the program's resources again, or let TAKUJO_DATA name their folder.");
        else if (const auto found = readWords(*file, findings))
            words.add(*found);
    }
    return words;
}

} // namespace takujo

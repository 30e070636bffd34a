#include "engine/files/yaml/map_reader.h"

#include <algorithm>
#include <utility>

#include "engine/core/edit_distance.h"
#include "engine/core/utf8.h"
#include "engine/files/findings/message.h"
#include "engine/files/yaml/yaml_scalars.h"

namespace takujo {

namespace {

/// Spaces that look like nothing or like an ASCII space: full-width, no-break, zero-width.
bool holdsOddSpace(std::string_view text) {
    const std::u32string characters = codePoints(text);
    return characters.find_first_of(U"\u00A0\u200B\u3000\uFEFF") != std::u32string::npos;
}

template <class Read>
auto read(const std::optional<YamlValue>& value, Read reading) -> decltype(reading(*value)) {
    if (!value)
        return {};
    return reading(*value);
}

} // namespace

MapReader::MapReader(YamlNode node, Message word, Findings& findings)
    : node_(std::move(node)), word_(std::move(word)), findings_(&findings),
      scope_(std::make_shared<ReadScope>()) {
    expectMap();
}

MapReader::MapReader(const YamlValue& value, Message word)
    : node_(value.node()), word_(std::move(word)), findings_(value.findings_),
      scope_(std::make_shared<ReadScope>(ReadScope{value.scope_, true})) {
    expectMap();
}

void MapReader::expectMap() {
    if (node_.isMap())
        return;
    scope_->fail();
    if (node_.reported())
        return;
    const bool missesSpace = node_.isScalar() && node_.text().find(':') != std::string::npos;
    findings_->error(node_.path(), node_.position(), "wrong-type",
                     {"This {thing} must be a map of 'key: value' lines, but {found} stands here.", word_,
                      kindName(node_)},
                     missesSpace ? "Put a space after the colon." : "Write it as 'key: value' lines.");
}

void MapReader::ask(std::string_view key) {
    if (!wasAsked(key))
        asked_.emplace_back(key);
}

bool MapReader::wasAsked(std::string_view key) const {
    return std::find(asked_.begin(), asked_.end(), key) != asked_.end();
}

YamlValue MapReader::value(const YamlEntry& entry) const {
    return {entry.value, shown(entry.key), *findings_, scope_};
}

std::optional<YamlValue> MapReader::optional(std::string_view key) {
    ask(key);
    const std::optional<YamlEntry> entry = node_.find(key);
    return entry ? std::optional(value(*entry)) : std::nullopt;
}

std::optional<YamlValue> MapReader::required(std::string_view key) {
    std::optional<YamlValue> found = optional(key);
    if (!found)
        scope_->fail();
    // The key that seems to be missing may be one that could not be read.
    if (!found && node_.isMap() && !node_.holdsReportedKey()) {
        findings_->error(node_.path(), node_.position(), "missing-key",
                         {"This {thing} has no {key}.", word_, shown(key)},
                         {"Add {line}.", shown(std::string(key) + ": …")});
    }
    return found;
}

std::vector<YamlEntry> MapReader::entries() {
    anyKey_ = true;
    return node_.entries();
}

void MapReader::error(const YamlEntry& entry, std::string code, Message text, Message hint) {
    findings_->error(node_.path(), entry.keyPosition, std::move(code), std::move(text), std::move(hint));
    scope_->fail();
}

std::optional<std::string> MapReader::ruleNumberKey(const YamlEntry& entry) {
    if (entry.keyReported)
        return std::nullopt;
    if (entry.keyQuoted && looksLikeRuleNumber(entry.key))
        return entry.key;
    scope_->fail();
    if (entry.keyQuoted)
        findings_->error(node_.path(), entry.keyPosition, "bad-rule-number",
                         {"This key must be a rule number, but {text} is none.", shown(entry.key)},
                         "Write a number such as \"11.10\".");
    else
        findings_->error(
            node_.path(), entry.keyPosition, "unquoted-rule-number",
            {"The key {key} is a rule number without quotes, which other YAML readers take for a number.",
             shown(entry.key)},
            {"Write it in quotes: {text}.", "\"" + entry.key + "\""});
    return std::nullopt;
}

void MapReader::done() {
    if (anyKey_)
        return;
    for (std::size_t i = 0; i < node_.size() && node_.isMap() && !isHopeless(); ++i) {
        const YamlEntry entry = node_.entry(i);
        if (entry.keyReported || wasAsked(entry.key))
            continue;
        findings_->error(node_.path(), entry.keyPosition, "unknown-key",
                         {"This {thing} has an unknown key {key}.", word_, shown(entry.key)},
                         hintFor(entry.key));
        scope_->fail();
    }
}

Message MapReader::hintFor(const std::string& key) const {
    Message hint{"Known keys: {keys}.", commaList(asked_)};
    if (const std::optional<std::string> meant = closest(key, asked_))
        hint = didYouMean(*meant);
    else if (asked_.empty())
        hint = "Remove it.";
    return holdsOddSpace(key) ? Message{"{hint} (The key holds a full-width or invisible space.)", hint}
                              : hint;
}

std::optional<std::string> MapReader::requiredText(std::string_view key) {
    return read(required(key), [](const YamlValue& v) { return v.text(); });
}
std::optional<std::string> MapReader::optionalText(std::string_view key) {
    return read(optional(key), [](const YamlValue& v) { return v.text(); });
}
std::optional<std::string> MapReader::requiredId(std::string_view key) {
    return read(required(key), [](const YamlValue& v) { return v.id(); });
}
std::optional<std::string> MapReader::optionalId(std::string_view key) {
    return read(optional(key), [](const YamlValue& v) { return v.id(); });
}
std::optional<std::string> MapReader::requiredRuleNumber(std::string_view key) {
    return read(required(key), [](const YamlValue& v) { return v.ruleNumber(); });
}
std::optional<std::string> MapReader::optionalRuleNumber(std::string_view key) {
    return read(optional(key), [](const YamlValue& v) { return v.ruleNumber(); });
}
std::optional<int> MapReader::requiredNumber(std::string_view key, int least, int most) {
    return read(required(key), [&](const YamlValue& v) { return v.wholeNumber(least, most); });
}
std::optional<int> MapReader::optionalNumber(std::string_view key, int least, int most) {
    return read(optional(key), [&](const YamlValue& v) { return v.wholeNumber(least, most); });
}
std::optional<bool> MapReader::requiredFlag(std::string_view key) {
    return read(required(key), [](const YamlValue& v) { return v.flag(); });
}
std::optional<bool> MapReader::optionalFlag(std::string_view key) {
    return read(optional(key), [](const YamlValue& v) { return v.flag(); });
}
std::optional<LocalizedText> MapReader::requiredLocalizedText(std::string_view key) {
    return read(required(key), [](const YamlValue& v) { return v.localizedText(); });
}
std::optional<LocalizedText> MapReader::optionalLocalizedText(std::string_view key) {
    return read(optional(key), [](const YamlValue& v) { return v.localizedText(); });
}
YamlList MapReader::requiredList(std::string_view key) {
    return read(required(key), [](const YamlValue& v) { return v.list(); }).value_or(YamlList{});
}
YamlList MapReader::optionalList(std::string_view key) {
    return read(optional(key), [](const YamlValue& v) { return v.list(); }).value_or(YamlList{});
}
YamlList MapReader::requiredOneOrMore(std::string_view key) {
    return read(required(key), [](const YamlValue& v) { return v.oneOrMore(); });
}
YamlList MapReader::optionalOneOrMore(std::string_view key) {
    return read(optional(key), [](const YamlValue& v) { return v.oneOrMore(); });
}

} // namespace takujo

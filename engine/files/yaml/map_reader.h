#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_document.h"
#include "engine/files/yaml/yaml_value.h"

namespace takujo {

/// Reads a map key by key. Ask for every key that the map may have, then call `done`, which reports the other
/// keys. If the value is not a map, that is reported once and every key is absent. The findings must outlive
/// it.
///
///     MapReader card(node, "card", findings);
///     const auto name = card.requiredLocalizedText("name");
///     const auto power = card.optionalNumber("power", 0, 20000);
///     card.done();
///     if (card.ok())
///         cards.push_back(...);
class MapReader {
public:
    /// `word` names the map in sentences: "card", "deck".
    MapReader(YamlNode node, Message word, Findings& findings);
    /// A map inside another one: its mistakes count for the outer one, too.
    MapReader(const YamlValue& value, Message word);
    MapReader(MapReader&&) = default;
    MapReader& operator=(MapReader&&) = default;

    const YamlNode& node() const { return node_; }

    std::optional<YamlValue> required(std::string_view key);
    std::optional<YamlValue> optional(std::string_view key);
    bool has(std::string_view key) const { return node_.find(key).has_value(); }

    /// Returns all entries in file order, for a map with free keys; none is reported as unknown then.
    std::vector<YamlEntry> entries();
    YamlValue value(const YamlEntry& entry) const;
    /// Reports a mistake at the key of an entry, for the caller's own checks.
    void error(const YamlEntry& entry, std::string code, Message text, Message hint);
    /// Returns the key of an entry as a rule number, which must be quoted here, too.
    std::optional<std::string> ruleNumberKey(const YamlEntry& entry);

    // Each is required(key) or optional(key) followed by the reading of the same name.
    std::optional<std::string> requiredText(std::string_view key);
    std::optional<std::string> optionalText(std::string_view key);
    std::optional<std::string> requiredId(std::string_view key);
    std::optional<std::string> optionalId(std::string_view key);
    std::optional<std::string> requiredRuleNumber(std::string_view key);
    std::optional<std::string> optionalRuleNumber(std::string_view key);
    std::optional<int> requiredNumber(std::string_view key, int least, int most);
    std::optional<int> optionalNumber(std::string_view key, int least, int most);
    std::optional<bool> requiredFlag(std::string_view key);
    std::optional<bool> optionalFlag(std::string_view key);
    std::optional<LocalizedText> requiredLocalizedText(std::string_view key);
    std::optional<LocalizedText> optionalLocalizedText(std::string_view key);
    /// Lists are empty if they are absent or wrong; `ok` tells the difference.
    YamlList requiredList(std::string_view key);
    YamlList optionalList(std::string_view key);
    YamlList requiredOneOrMore(std::string_view key);
    YamlList optionalOneOrMore(std::string_view key);
    template <class T>
    std::optional<T> requiredWord(std::string_view key, std::span<const YamlWord<T>> words) {
        const std::optional<YamlValue> found = required(key);
        return found ? found->template word<T>(words) : std::nullopt;
    }
    template <class T>
    std::optional<T> optionalWord(std::string_view key, std::span<const YamlWord<T>> words) {
        const std::optional<YamlValue> found = optional(key);
        return found ? found->template word<T>(words) : std::nullopt;
    }

    /// Reports every key that was not asked for. Call it once, after asking for all keys.
    void done();
    /// Whether reading on is pointless: the file has too many errors.
    bool isHopeless() const { return findings_->isHopeless(node_.path()); }
    /// Whether nothing in this map was wrong so far.
    bool ok() const { return scope_->ok && !node_.damaged(); }

private:
    void expectMap();
    void ask(std::string_view key);
    bool wasAsked(std::string_view key) const;
    Message hintFor(const std::string& key) const;

    YamlNode node_;
    Message word_;
    Findings* findings_;
    std::shared_ptr<ReadScope> scope_;
    std::vector<std::string> asked_;
    bool anyKey_ = false;
};

} // namespace takujo

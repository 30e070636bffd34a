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

/// Reads a map key by key. Ask for every key the map may hold and then call `done`, which reports the keys
/// nobody asked for. Where no map stands, that is reported once and every key is simply absent. The findings
/// must outlive it.
///
///     MapReader card(node, "card", findings);
///     const auto name = card.requiredLocalizedText("name");
///     const auto power = card.optionalNumber("power", 0, 20000);
///     card.done();
///     if (card.ok())
///         cards.push_back(...);
class MapReader {
public:
    /// `word` is what the map stands for in sentences: "card", "deck".
    MapReader(YamlNode node, Saying word, Findings& findings);
    /// A map inside another: what is wrong in it counts against the outer one too.
    MapReader(const YamlValue& value, Saying word);
    MapReader(MapReader&&) = default;
    MapReader& operator=(MapReader&&) = default;

    const YamlNode& node() const { return node_; }

    std::optional<YamlValue> required(std::string_view key);
    std::optional<YamlValue> optional(std::string_view key);
    bool has(std::string_view key) const { return node_.find(key).has_value(); }

    /// All entries in file order, for a map whose keys are free; none of them is unknown any more.
    std::vector<YamlEntry> entries();
    YamlValue value(const YamlEntry& entry) const;
    /// Reports something at the key of an entry; for checks of the caller's own.
    void error(const YamlEntry& entry, std::string code, Saying text, Saying hint);
    /// The key of an entry as a rule number, which must be quoted here too.
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
    /// Lists come back empty when they are absent or wrong; `ok` tells a wrong one from an empty one.
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

    /// Reports every key nobody asked for. Call it once, after the last key was asked for.
    void done();
    /// Nobody needs to read on: it can't become right any more, and there is enough to tell.
    bool isHopeless() const { return findings_->isHopeless(node_.path()); }
    /// Nothing in this map was wrong, as far as it has been read.
    bool ok() const { return scope_->ok && !node_.damaged(); }

private:
    void expectMap();
    void ask(std::string_view key);
    bool wasAsked(std::string_view key) const;
    Saying hintFor(const std::string& key) const;

    YamlNode node_;
    Saying word_;
    Findings* findings_;
    std::shared_ptr<ReadScope> scope_;
    std::vector<std::string> asked_;
    bool anyKey_ = false;
};

} // namespace takujo

#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/localized_text.h"
#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_document.h"

namespace takujo {

// Values of YAML files, read as types.

/// Remembers that something inside a map was wrong, for that map and those around it.
struct ReadScope {
    std::shared_ptr<ReadScope> outer;
    bool ok = true;

    void fail();
};

/// One of the words that a value may be, and what it stands for.
template <class T>
struct YamlWord {
    std::string_view text;
    T value;
};

class YamlList;

/// One value of a file, with functions that read it as a type. Each reports what is wrong and then returns
/// nothing, so that callers continue with the next value. The findings must outlive it.
class YamlValue {
public:
    /// `name` names the value in sentences, for example "'power'".
    YamlValue(YamlNode node, Message name, Findings& findings, std::shared_ptr<ReadScope> scope = nullptr);

    const YamlNode& node() const { return node_; }
    const Message& name() const { return name_; }

    /// Returns text that is not blank. A bare text that other readers would misread is a warning; a bare null
    /// is an error.
    std::optional<std::string> text() const;
    /// Like text, for names that other files refer to: a bare text that others would misread is an error.
    std::optional<std::string> id() const;
    /// Returns a rule number such as "11.10", which must be quoted: a bare one is a number, which other
    /// readers turn into 11.1.
    std::optional<std::string> ruleNumber() const;
    std::optional<int> wholeNumber(int least, int most) const;
    /// true or false, in exactly these words.
    std::optional<bool> flag() const;
    /// Returns the index in `words` of the value's word.
    std::optional<std::size_t> wordIndex(std::span<const std::string> words) const;
    template <class T>
    std::optional<T> word(std::span<const YamlWord<T>> words) const {
        std::vector<std::string> texts;
        for (const YamlWord<T>& each : words)
            texts.emplace_back(each.text);
        const std::optional<std::size_t> index = wordIndex(texts);
        return index ? std::optional<T>(words[*index].value) : std::nullopt;
    }
    /// A plain text, the same in both languages, or {en: …, ja: …}.
    std::optional<LocalizedText> localizedText() const;
    /// Returns the entries of a list.
    std::optional<YamlList> list() const;
    /// Returns the entries of a list, or the value itself if it is no list.
    YamlList oneOrMore() const;

    /// Returns another value in the place of this one: what is wrong with it is wrong here.
    YamlValue replacedBy(YamlNode node) const { return {std::move(node), name_, *findings_, scope_}; }

    /// Reports a mistake at this value and marks the maps around it; for checks of the caller's own.
    void error(std::string code, Message text, Message hint) const;
    void warning(std::string code, Message text, Message hint) const;

private:
    friend class MapReader;
    friend class YamlList;

    bool isScalar(const Message& wanted) const;
    std::optional<std::string> checkedText(Severity misread) const;
    void fail() const;

    YamlNode node_;
    Message name_;
    Findings* findings_;
    std::shared_ptr<ReadScope> scope_;
};

/// The entries of a list, made one by one during iteration, since a list may be as long as a file. If the
/// file has too many errors (`isHopeless`), the iteration ends early.
class YamlList {
public:
    YamlList() = default;
    /// The entries of a list, or the value itself if it is no list.
    explicit YamlList(YamlValue whole) : whole_(std::move(whole)) {}

    std::size_t size() const;
    bool empty() const { return size() == 0; }
    YamlValue operator[](std::size_t index) const;

    class Iterator {
    public:
        Iterator(const YamlList& list, std::size_t index) : list_(&list), index_(index) {}
        YamlValue operator*() const { return (*list_)[index_]; }
        Iterator& operator++() {
            ++index_;
            return *this;
        }
        bool operator==(const Iterator& other) const { return index_ == other.index_ || list_->isHopeless(); }

    private:
        const YamlList* list_;
        std::size_t index_;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }

private:
    bool isHopeless() const;

    std::optional<YamlValue> whole_;
};

/// Returns "a list", "a map of 'key: value' lines", … for sentences.
Message kindName(const YamlNode& node);

} // namespace takujo

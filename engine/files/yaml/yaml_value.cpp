#include "engine/files/yaml/yaml_value.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/core/edit_distance.h"
#include "engine/files/findings/message.h"
#include "engine/files/yaml/few_words.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_scalars.h"

namespace takujo {

namespace {

bool isBlankText(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

Message inDoubleQuotes(const std::string& text) {
    return {"Write it in quotes: {text}.", "\"" + text + "\""};
}

} // namespace

void ReadScope::fail() {
    ok = false;
    for (ReadScope* scope = outer.get(); scope != nullptr; scope = scope->outer.get())
        scope->ok = false;
}

Message kindName(const YamlNode& node) {
    switch (node.kind()) {
    case YamlKind::null:
        return Message{"null"};
    case YamlKind::scalar:
        return {"the single value {text}", shown(node.text())};
    case YamlKind::list:
        return Message{"a list"};
    case YamlKind::map:
        return Message{"a map of 'key: value' lines"};
    }
    return {};
}

YamlValue::YamlValue(YamlNode node, Message name, Findings& findings, std::shared_ptr<ReadScope> scope)
    : node_(std::move(node)), name_(std::move(name)), findings_(&findings), scope_(std::move(scope)) {}

void YamlValue::fail() const {
    if (scope_)
        scope_->fail();
}

void YamlValue::error(std::string code, Message text, Message hint) const {
    findings_->error(node_.path(), node_.position(), std::move(code), std::move(text), std::move(hint));
    fail();
}

void YamlValue::warning(std::string code, Message text, Message hint) const {
    findings_->warning(node_.path(), node_.position(), std::move(code), std::move(text), std::move(hint));
}

bool YamlValue::isScalar(const Message& wanted) const {
    if (node_.isScalar() && !node_.reported())
        return true;
    if (node_.reported())
        fail(); // a finding says why already
    else
        error("wrong-type",
              {"{name} must be {wanted}, but {found} stands here.", name_, wanted, kindName(node_)},
              node_.isNull() ? "Write the value, or leave the key out." : "Write a single value.");
    return false;
}

std::optional<std::string> YamlValue::checkedText(Severity misread) const {
    if (node_.isNull() && !node_.reported()) {
        error(
            "unquoted-text",
            {"{name} must be a text, but the bare {word} means nothing at all.", name_, shown(node_.text())},
            {"Leave the key out; or, if this is the text, write it in quotes: {text}.",
             "\"" + node_.text() + "\""});
        return std::nullopt;
    }
    if (!isScalar("a text"))
        return std::nullopt;
    if (isBlankText(node_.text())) {
        error("blank-text", {"{name} is an empty text.", name_}, "Write the text, or leave the key out.");
        return std::nullopt;
    }
    const std::optional<Message> other = node_.isCertainText() ? std::nullopt : misreadAs(node_.text());
    if (!other)
        return node_.text();
    const Message sentence{
        "{name} is the text {text}, but without quotes other YAML readers take it for {other}.", name_,
        shown(node_.text()), *other};
    if (misread == Severity::warning) {
        warning("unquoted-text", sentence, inDoubleQuotes(node_.text()));
        return node_.text();
    }
    error("unquoted-text", sentence, inDoubleQuotes(node_.text()));
    return std::nullopt;
}

std::optional<std::string> YamlValue::text() const {
    return checkedText(Severity::warning);
}

std::optional<std::string> YamlValue::id() const {
    return checkedText(Severity::error);
}

std::optional<std::string> YamlValue::ruleNumber() const {
    if (!isScalar("a rule number in quotes"))
        return std::nullopt;
    if (!node_.isCertainText()) {
        error(
            "unquoted-rule-number",
            {"{name} is the rule number {number} without quotes, which other YAML readers take for a number.",
             name_, shown(node_.text())},
            inDoubleQuotes(node_.text()));
        return std::nullopt;
    }
    if (!looksLikeRuleNumber(node_.text())) {
        error("bad-rule-number",
              {"{name} must be a rule number, but {text} is none.", name_, shown(node_.text())},
              "Write a number such as \"11.10\".");
        return std::nullopt;
    }
    return node_.text();
}

std::optional<int> YamlValue::wholeNumber(int least, int most) const {
    if (!isScalar("a whole number"))
        return std::nullopt;
    const Message quoted = shown(node_.text());
    const WholeNumber number = readWholeNumber(node_.text());
    const bool isNumber = number.value || number.outOfRange;
    if (node_.isCertainText() && isNumber) {
        error("quoted-number",
              {"{name} must be a whole number, but {text} is a text because of its quotes.", name_, quoted},
              "Remove the quotes.");
        return std::nullopt;
    }
    if (!isNumber) {
        error("not-a-whole-number",
              {"{name} must be a whole number, but {text} {problem}.", name_, quoted, number.problem},
              number.hint);
        return std::nullopt;
    }
    if (number.outOfRange || *number.value < least || *number.value > most) {
        const bool hasMost = most != std::numeric_limits<int>::max();
        const bool hasLeast = least != std::numeric_limits<int>::min();
        error("number-out-of-range", {"{name} is {text}, which is out of range.", name_, quoted},
              hasLeast && !hasMost ? Message{"Write a number {least} or more.", least}
                                   : Message{"Write a number from {least} to {most}.", least, most});
        return std::nullopt;
    }
    return static_cast<int>(*number.value);
}

std::optional<bool> YamlValue::flag() const {
    if (!isScalar("true or false"))
        return std::nullopt;
    const std::string& text = node_.text();
    if (!node_.isCertainText() && (text == "true" || text == "false"))
        return text == "true";
    const bool onlyQuotes = text == "true" || text == "false";
    error("not-true-or-false", {"{name} must be true or false, but {text} stands here.", name_, shown(text)},
          onlyQuotes ? "Remove the quotes." : "Write true or false.");
    return std::nullopt;
}

std::optional<std::size_t> YamlValue::wordIndex(std::span<const std::string> words) const {
    if (!isScalar("a word"))
        return std::nullopt;
    const auto found = std::find(words.begin(), words.end(), node_.text());
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    const std::optional<std::string> meant = closest(node_.text(), words);
    const bool areFew = words.size() <= fewWords;
    const Message all = areFew ? oneOf({words.begin(), words.end()}) : Message{};
    Message hint = "Look up in the reference which words there are.";
    if (meant && areFew)
        hint = {"Did you mean '{word}'? Allowed: {words}.", *meant, all};
    else if (meant)
        hint = didYouMean(*meant);
    else if (areFew)
        hint = {"Allowed: {words}.", all};
    error("unknown-word", {"{name} can't be {word}.", name_, shown(node_.text())}, std::move(hint));
    return std::nullopt;
}

std::optional<LocalizedText> YamlValue::localizedText() const {
    if (!node_.isMap()) {
        const std::optional<std::string> both = text();
        return both ? std::optional(LocalizedText{*both, *both}) : std::nullopt;
    }
    MapReader languages(*this, "text");
    const std::optional<std::string> en = languages.requiredText("en");
    const std::optional<std::string> ja = languages.requiredText("ja");
    languages.done();
    if (!en || !ja)
        return std::nullopt;
    return LocalizedText{*en, *ja};
}

std::optional<YamlList> YamlValue::list() const {
    if (node_.reported()) {
        fail();
        return std::nullopt;
    }
    if (!node_.isList()) {
        error("wrong-type", {"{name} must be a list, but {found} stands here.", name_, kindName(node_)},
              "Write [ ] around the entries, or each on a line of its own after '- '.");
        return std::nullopt;
    }
    return oneOrMore();
}

YamlList YamlValue::oneOrMore() const {
    return YamlList{*this};
}

std::size_t YamlList::size() const {
    if (!whole_)
        return 0;
    return whole_->node().isList() ? whole_->node().size() : 1;
}

YamlValue YamlList::operator[](std::size_t index) const {
    if (!whole_->node().isList())
        return *whole_;
    return {whole_->node().item(index), Message{"Entry {number} of {name}", index + 1, whole_->name()},
            *whole_->findings_, whole_->scope_};
}

bool YamlList::isHopeless() const {
    return whole_ && whole_->findings_->isHopeless(whole_->node().path());
}

} // namespace takujo

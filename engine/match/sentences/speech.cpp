#include "engine/match/sentences/speech.h"

#include "engine/cards/card_text.h"
#include "engine/core/card_numbers.h"
#include "engine/kit/rules/addresses.h"

#include <array>
#include <utility>

namespace takujo {

namespace {

/// Where a word of which only the key is known is looked for.
constexpr std::array<std::string_view, 9> vocabularySections{
    "colours", "types", "keywords", "marks", "numbers", "fields", "phases", "zones", "verbs"};

} // namespace

std::string Speech::say(std::string_view section, std::string_view key,
                        const std::vector<Filling>& fillings) const {
    return fill(words_->text(section, key, language_), fillings);
}

std::string Speech::phrase(std::string_view key, const std::vector<Filling>& fillings) const {
    return say("phrases", key, fillings);
}

std::string Speech::wordOf(std::string_view key) const {
    for (const std::string_view section : vocabularySections)
        if (const LocalizedText* text = words_->find(section, key))
            return text->in(language_);
    return std::string{key};
}

std::string Speech::heading(std::string text) const {
    if (language_ == Language::en && !text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string Speech::named(const CardDefinition& card) const {
    return phrase("card", {{"name", card.name.in(language_)}});
}

std::string Speech::hiddenCard() const {
    return phrase("hidden card", {});
}

std::string Speech::list(const std::vector<std::string>& items) const {
    std::string result = items.empty() ? std::string{} : items.front();
    for (std::size_t i = 1; i < items.size(); ++i)
        result = phrase(i + 1 < items.size() ? "list" : "and", {{"list", result}, {"next", items[i]}});
    return result;
}

std::string Speech::joined(std::string_view phrase, const std::vector<std::string>& items) const {
    std::string result;
    for (const std::string& item : items)
        result = result.empty() ? item : this->phrase(phrase, {{"list", result}, {"next", item}});
    return result;
}

std::string Speech::withRule(std::string text, std::string_view rule) const {
    if (rule.empty())
        return text;
    std::string stop;
    for (const std::string_view mark : {".", "。"})
        if (text.ends_with(mark)) {
            stop = mark;
            text.resize(text.size() - mark.size());
            break;
        }
    return phrase(
        "rule",
        {{"text", std::move(text)}, {"rule", std::string{firstAddress(rule)}}, {"stop", std::move(stop)}});
}

std::vector<std::string> Speech::printed(const CardDefinition& card, const FieldSpec& field) const {
    std::vector<std::string> result;
    switch (field.kind) {
    case FieldSpec::Kind::number:
        if (card.prints(field.slot))
            result.push_back(field.mayBeEndless && isEndless(card.numbers[field.slot])
                                 ? "∞"
                                 : std::to_string(card.numbers[field.slot]));
        break;
    case FieldSpec::Kind::words:
    case FieldSpec::Kind::abilities:
        for (std::size_t i = 0; i < field.words.size(); ++i)
            if (hasWord(card.sets, field.slot, i))
                result.push_back(wordOf(field.words[i]));
        break;
    case FieldSpec::Kind::texts:
        for (const LocalizedText& text : card.texts[field.slot])
            result.push_back(text.in(language_));
        break;
    case FieldSpec::Kind::names:
        for (const OtherName& name : card.otherNames)
            if (name.isWhole == (field.slot == FieldSpec::wholeOnly))
                result.push_back(name.text.in(language_));
        break;
    case FieldSpec::Kind::flag:
    case FieldSpec::Kind::text:
    case FieldSpec::Kind::casting:
    case FieldSpec::Kind::condition:
        break;
    }
    return result;
}

std::string Speech::typeLine(const CardDefinition& card, const CardSchema& schema) const {
    const auto valueOf = [&](std::string_view slot) -> std::string {
        if (slot == "type")
            return heading(words_->text("types", schema.types[card.type], language_));
        std::vector<std::string> values;
        if (const FieldSpec* field = schema.field(slot))
            values = printed(card, *field);
        for (std::string& value : values)
            value = heading(std::move(value));
        return joined("slash", values);
    };
    // What a card does not have falls out, with what stands before it.
    const std::string pattern = words_->text("game", "type line", language_);
    std::string result;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t open = pattern.find('{', at);
        const std::size_t close = pattern.find('}', at);
        if (open == std::string::npos || close == std::string::npos)
            break;
        const std::string value = valueOf(std::string_view{pattern}.substr(open + 1, close - open - 1));
        if (!value.empty())
            result.append(result.empty() ? "" : pattern.substr(at, open - at)).append(value);
        at = close + 1;
    }
    return result;
}

std::vector<std::string> Speech::cardText(const CardDefinition& card, const CardSchema& schema,
                                          bool withKeywords) const {
    if (schema.vocabulary == nullptr)
        return {};
    return abilityTexts(card, *schema.vocabulary, *words_, language_, withKeywords);
}

std::string nameOfPlayer(Player player, const std::string& name, const Words& words, Language language) {
    if (name.empty())
        return words.text("sides", player == Player::a ? "a" : "b", language);
    if (const auto sides = words.sections().find("sides"); sides != words.sections().end())
        for (const auto& [side, usual] : sides->second)
            if (name == usual.en || name == usual.ja)
                return usual.in(language);
    return name;
}

Filling numberFilling(std::string_view name, std::int32_t number) {
    return {name, std::to_string(number), number == 1};
}

std::string_view wordOf(EventKind kind) {
    switch (kind) {
    case EventKind::move:
        return "move";
    case EventKind::shuffle:
        return "shuffle";
    case EventKind::turnAside:
        return "turn aside";
    case EventKind::turnUpright:
        return "turn upright";
    case EventKind::damage:
        return "damage";
    case EventKind::heal:
        return "heal";
    case EventKind::mark:
        return "mark";
    case EventKind::unmark:
        return "unmark";
    case EventKind::changeValue:
        return "change value";
    case EventKind::putCounters:
        return "put counters";
    case EventKind::takeCounters:
        return "take counters";
    case EventKind::control:
        return "control";
    case EventKind::turnFace:
        return "turn face";
    case EventKind::link:
        return "link";
    case EventKind::unlink:
        return "unlink";
    case EventKind::occurs:
        return "occurs";
    case EventKind::setValue:
        return "set value";
    case EventKind::win:
        return "win";
    case EventKind::lose:
        return "lose";
    case EventKind::create:
        return "create";
    case EventKind::erase:
        return "erase";
    case EventKind::firstOfGame:
        break;
    }
    return {};
}

std::string_view wordOf(Cause cause) {
    switch (cause) {
    case Cause::rule:
        return "rule";
    case Cause::cost:
        return "cost";
    case Cause::effect:
        return "effect";
    case Cause::choice:
        return "choice";
    case Cause::combat:
        return "combat";
    }
    return {};
}

} // namespace takujo

#include "engine/lists/list_values.h"

#include "engine/core/utf8.h"
#include "engine/files/yaml/tree_writer.h"
#include "engine/lists/plain_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace takujo {

namespace {

/// Digits and signs as ASCII has them, Latin letters in small ones: lists from Japan have wide ones.
std::string narrow(std::string_view text) {
    std::string result;
    for (char32_t c : codePoints(trimmed(text))) {
        if (c >= U'！' && c <= U'～')
            c -= U'！' - U'!';
        if (c >= U'A' && c <= U'Z')
            c += U'a' - U'A';
        appendUtf8(result, c);
    }
    return result;
}

bool isNothing(std::string_view text) {
    constexpr std::array<std::string_view, 9> words{"", "-", "–", "—", "―", "ー", "n/a", "none", "なし"};
    return std::ranges::find(words, narrow(text)) != words.end();
}

/// "9,000" and "9000" are one number.
std::optional<int> numberIn(std::string_view text) {
    constexpr std::size_t longest = 9;
    std::string digits = narrow(text);
    std::erase(digits, ',');
    const std::size_t sign = digits.starts_with('-') || digits.starts_with('+') ? 1 : 0;
    const std::string_view rest = std::string_view{digits}.substr(sign);
    if (rest.empty() || rest.size() > longest ||
        rest.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    const int value = std::stoi(std::string{rest});
    return digits.starts_with('-') ? -value : value;
}

/// Several things in one cell.
std::vector<std::string> divided(const std::vector<std::string>& texts,
                                 std::span<const std::string_view> separators) {
    std::vector<std::string> pieces;
    for (std::string text : texts) {
        for (const std::string_view separator : separators)
            for (std::size_t at = 0; (at = text.find(separator)) != std::string::npos;)
                text.replace(at, separator.size(), "\n");
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            if (const std::string_view piece = trimmed(std::string_view{text}.substr(at, end - at));
                !isNothing(piece))
                pieces.emplace_back(piece);
            at = end + 1;
        }
    }
    return pieces;
}

constexpr std::array<std::string_view, 7> betweenWords{"/", ",", "|", "+", "、", "・", "／"};
/// Names may hold commas and dots, but hardly a slash.
constexpr std::array<std::string_view, 3> betweenTexts{"/", "|", "／"};

std::optional<bool> flagIn(std::string_view text) {
    constexpr std::array<std::string_view, 9> yes{"true", "yes", "y", "1", "x", "○", "◯", "✓", "あり"};
    constexpr std::array<std::string_view, 6> no{"false", "no", "n", "0", "×", "✕"};
    const std::string word = narrow(text);
    if (std::ranges::find(yes, word) != yes.end())
        return true;
    if (isNothing(word) || std::ranges::find(no, word) != no.end())
        return false;
    return std::nullopt;
}

YamlNodeData oneOrList(std::vector<YamlNodeData> values) {
    return values.size() == 1 ? std::move(values.front()) : listNode(std::move(values));
}

} // namespace

std::optional<ListMeaning> ListValues::meaningOf(std::string_view key, std::string_view text,
                                                 std::span<const std::string_view> words) const {
    const std::string wanted = narrow(text);
    for (const ListMapping* const mapping : {&own_, &usual_}) {
        const auto meanings = mapping->words.find(key);
        if (meanings == mapping->words.end())
            continue;
        for (const auto& [written, meaning] : meanings->second)
            if (narrow(written) == wanted && std::ranges::find(words, meaning.word) != words.end())
                return meaning;
    }
    for (const std::string_view word : words)
        if (narrow(word) == wanted)
            return ListMeaning{std::string{word}, {}};
    return std::nullopt;
}

void ListValues::tell(const ListRecord& record, std::string_view key, const std::string& id,
                      const std::string& text, Message hint) const {
    findings_.error(
        list_.path, plan_.place(record, key), "wrong-value",
        {"{card} has {text} under {key}, which was left out.", shown(id), shown(text), shown(key)},
        std::move(hint));
}

void ListValues::addFields(const ListRecord& record, std::string_view type, YamlNodeData& card,
                           const std::string& id) const {
    const auto place = std::ranges::find(game_.schema.types, type) - game_.schema.types.begin();
    const std::uint32_t ofType = 1U << static_cast<unsigned>(place);
    for (const FieldSpec& field : game_.schema.fields) {
        if (std::ranges::find(card.entries, field.key, &YamlEntryData::key) != card.entries.end())
            continue;
        if ((field.allowedFor & ofType) != 0)
            addField(record, field, card, id);
        else if (says(record, field))
            findings_.warning(list_.path, plan_.place(record, field.key), "not-of-this-type",
                              {"{card} has {key}, which no {type} has; it was left out.", shown(id),
                               shown(field.key), std::string{type}},
                              "Correct its type, or leave the cell empty.");
    }
    if (game_.schema.hasTokens &&
        std::ranges::find(card.entries, "token", &YamlEntryData::key) == card.entries.end())
        addFlag(record, "token", card, id);
}

bool ListValues::says(const ListRecord& record, const FieldSpec& field) const {
    const std::string text = plan_.text(record, field.key);
    return !isNothing(text) && numberIn(text) != 0 && flagIn(text) != false;
}

void ListValues::addField(const ListRecord& record, const FieldSpec& field, YamlNodeData& card,
                          const std::string& id) const {
    switch (field.kind) {
    case FieldSpec::Kind::number:
        return addNumber(record, field, card, id);
    case FieldSpec::Kind::words:
        return addWords(record, field.key, field, card, id);
    case FieldSpec::Kind::texts:
    case FieldSpec::Kind::names:
        return addTexts(record, field, card);
    case FieldSpec::Kind::flag:
        return addFlag(record, field.key, card, id);
    case FieldSpec::Kind::abilities:
        return addWords(record, "keywords", field, card, id);
    case FieldSpec::Kind::text:
    case FieldSpec::Kind::casting:
    case FieldSpec::Kind::condition:
        return; // the text of the card says it
    }
}

void ListValues::addNumber(const ListRecord& record, const FieldSpec& field, YamlNodeData& card,
                           const std::string& id) const {
    const std::string text = plan_.text(record, field.key);
    if (isNothing(text))
        return;
    if (field.mayBeEndless && text == "∞")
        return put(card, std::string{field.key}, plainNode("endless"));
    const auto number = numberIn(text);
    if (!number || *number < field.least || *number > field.most)
        return tell(record, field.key, id, text,
                    {"Write a number from {least} to {most}.", field.least, field.most});
    put(card, std::string{field.key}, plainNode(std::to_string(*number)));
}

void ListValues::addWords(const ListRecord& record, std::string_view column, const FieldSpec& field,
                          YamlNodeData& card, const std::string& id) const {
    std::vector<YamlNodeData> words;
    for (const std::string& piece : divided(plan_.texts(record, column), betweenWords)) {
        const auto meaning = meaningOf(column, piece, field.words);
        if (!meaning) {
            tell(record, column, id, piece,
                 {"Known words: {words}. Another one can be explained in a mapping file, under 'words'.",
                  quotedList({field.words.begin(), field.words.end()})});
            continue;
        }
        if (std::ranges::find(words, meaning->word, &YamlNodeData::text) == words.end())
            words.push_back(plainNode(meaning->word));
    }
    if (!words.empty())
        put(card, std::string{field.key},
            field.kind == FieldSpec::Kind::abilities ? listNode(std::move(words))
                                                     : oneOrList(std::move(words)));
}

void ListValues::addTexts(const ListRecord& record, const FieldSpec& field, YamlNodeData& card) const {
    const std::string key{field.key};
    const auto english = divided(plan_.texts(record, key + ".en"), betweenTexts);
    const auto japanese = divided(plan_.texts(record, key + ".ja"), betweenTexts);
    std::vector<YamlNodeData> texts;
    const bool areBoth = english.size() == japanese.size(); // else nobody knows which belong together
    for (std::size_t i = 0; i < (areBoth || japanese.empty() ? english : japanese).size(); ++i) {
        if (areBoth)
            texts.push_back(mapNode({{"en", textNode(english[i])}, {"ja", textNode(japanese[i])}}));
        else
            texts.push_back(textNode(japanese.empty() ? english[i] : japanese[i]));
    }
    for (const std::string& text : divided(plan_.texts(record, key), betweenTexts))
        texts.push_back(textNode(plainText(text).text));
    if (!texts.empty())
        put(card, key, oneOrList(std::move(texts)));
}

void ListValues::addFlag(const ListRecord& record, std::string_view key, YamlNodeData& card,
                         const std::string& id) const {
    const std::string text = plan_.text(record, key);
    const auto flag = flagIn(text);
    if (!flag)
        return tell(record, key, id, text, "Write true or false.");
    if (*flag)
        put(card, std::string{key}, plainNode("true"));
}

} // namespace takujo

#include "engine/files/cards/printed_check.h"

#include "engine/core/edit_distance.h"
#include "engine/files/findings/message.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace takujo {

namespace {

constexpr std::string_view nameWord = "name";
constexpr std::string_view partWord = "name contains";
constexpr std::string_view firstWord = "first name";
/// Where the texts of a card stand; what it prints itself is known, not asked.
constexpr std::array<std::string_view, 3> textKeys{"abilities", "resolve", "cast"};

/// The English of a text; nothing if none stands there.
const std::string* englishOf(const YamlNode& node) {
    if (node.isScalar())
        return &node.text();
    const auto english = node.find("en");
    return english && english->value.isScalar() ? &english->value.text() : nullptr;
}

class PrintedCheck {
public:
    PrintedCheck(const CardSchema& schema, Findings& findings)
        : words_{schema.vocabulary->printed}, criteria_{schema.vocabulary->criteria}, findings_{findings} {
        for (std::size_t form = 0; form < schema.vocabulary->keywordForms.size(); ++form)
            if (const std::string_view key = schema.vocabulary->keywordForms[form].name; !key.empty())
                keywordsOfNames_.emplace_back(schema.vocabulary->forms[form], key);
    }

    void know(const CardSet& set) {
        for (const CardDefinition& card : set.cards) {
            known_[std::string{nameWord}].insert(card.name.en);
            firstNames_.insert(card.firstName);
            for (const OtherName& name : card.otherNames)
                known_[std::string{nameWord}].insert(name.text.en);
            for (const PrintedWords::Field& field : words_.texts)
                for (const LocalizedText& text : card.texts[field.slot])
                    known_[std::string{field.word}].insert(text.en);
        }
    }

    /// What effects make of cards: {job: {of: chosen, is: Guardian}}.
    void knowMade(const YamlNode& node) {
        for (const YamlEntry& entry : node.entries()) {
            const auto made = entry.value.find("is");
            if (isPrinted(entry.key) && made)
                if (const std::string* const text = englishOf(made->value))
                    known_[entry.key].insert(*text);
            knowMade(entry.value);
        }
        for (const YamlNode& item : node.items())
            knowMade(item);
    }

    void checkCard(const YamlNode& card) {
        for (const std::string_view key : textKeys)
            if (const auto texts = card.find(key))
                check(texts->value, "");
    }

private:
    bool isPrinted(std::string_view key) const {
        return std::ranges::find(words_.texts, key, &PrintedWords::Field::word) != words_.texts.end();
    }

    /// Names are asked for inside a type of card; elsewhere abilities have names.
    bool isType(std::string_view key) const {
        return std::ranges::find(words_.types, key) != words_.types.end() ||
               std::ranges::find(words_.groups, key, &TypeGroup::word) != words_.groups.end();
    }

    /// A keyword is about a card of that name: {priming: {cp: 1}, into: Ash Warden}.
    bool isNameOfKeyword(const YamlNode& ability, std::string_view key) const {
        return std::ranges::any_of(keywordsOfNames_, [&](const auto& keyword) {
            return keyword.second == key && ability.find(keyword.first).has_value();
        });
    }

    void check(const YamlNode& node, std::string_view around) {
        for (const YamlEntry& entry : node.entries()) {
            if (isNameOfKeyword(node, entry.key)) {
                if (const std::string* const text = englishOf(entry.value))
                    lookUp(entry, *text, nameWord);
                continue;
            }
            const bool asksForName =
                isType(around) && (entry.key == nameWord || entry.key == partWord || entry.key == firstWord);
            if (const std::string* const text =
                    isPrinted(entry.key) || asksForName ? englishOf(entry.value) : nullptr)
                lookUp(entry, *text);
            else
                check(entry.value, entry.key);
        }
        for (const YamlNode& item : node.items())
            check(item, around);
    }

    bool isKnown(std::string_view key, const std::string& text) {
        if (key == firstWord)
            return firstNames_.contains(textKey(text));
        if (key == partWord)
            return std::ranges::any_of(known_[std::string{nameWord}], [&](const std::string& name) {
                return name.find(text) != std::string::npos;
            });
        if (known_[std::string{key}].contains(text))
            return true;
        const std::size_t criterion = operatorOf(criteria_, key);
        return criterion < criteria_.size() && criteria_[criterion].fits == criteria::textContains &&
               std::ranges::any_of(
                   known_[std::string{key}],
                   [&](const std::string& whole) { return whole.find(text) != std::string::npos; });
    }

    void lookUp(const YamlEntry& entry, const std::string& text) { lookUp(entry, text, entry.key); }
    /// `as`: what the entry's text is, whatever the entry calls it.
    void lookUp(const YamlEntry& entry, const std::string& text, std::string_view as) {
        if (isKnown(as, text))
            return;
        const bool isOfNames = as == firstWord || as == partWord;
        const std::set<std::string>& all = known_[std::string{isOfNames ? nameWord : as}];
        const bool isTold = findings_.hasRoom(entry.value.path(), Severity::warning);
        const std::vector<std::string> words =
            isTold ? std::vector(all.begin(), all.end()) : std::vector<std::string>{};
        const auto meant = closest(text, words);
        findings_.warning(entry.value.path(), entry.value.position(), "on-no-card",
                          {"No card has the {field} {text}.", std::string{as}, shown(text)},
                          meant ? didYouMean(*meant)
                                : Message{"Write it as the cards have it, or add a card that does."});
    }

    const PrintedWords& words_;
    const std::vector<CriterionSpec>& criteria_;
    Findings& findings_;
    std::map<std::string, std::set<std::string>, std::less<>> known_;
    std::set<TextKey> firstNames_;
    std::vector<std::pair<std::string_view, std::string_view>> keywordsOfNames_; ///< word, key of its name
};

} // namespace

void checkPrintedTexts(const YamlNode& root, const CardSet& set, const Library& library,
                       const CardSchema& schema, Findings& findings) {
    const auto cards = root.find("cards");
    if (schema.vocabulary == nullptr || !cards)
        return;
    PrintedCheck check{schema, findings};
    check.know(set);
    for (const CardSet& each : library.sets())
        check.know(each);
    check.knowMade(cards->value);
    for (const YamlNode& card : cards->value.items())
        check.checkCard(card);
}

} // namespace takujo

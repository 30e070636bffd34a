#include "app/cli/reference/word_lists.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr std::size_t few = 3;

std::vector<std::string_view> demandsOf(const Vocabulary& words) {
    std::vector<std::string_view> demands;
    for (std::size_t i = 0; i < words.restrictions.words.size(); ++i)
        if ((words.demands >> i & 1U) != 0)
            demands.push_back(words.restrictions.words[i]);
    return demands;
}

/// Until when something may last: what most effects say.
std::vector<std::string_view> momentsOf(const Vocabulary& words) {
    std::vector<std::string_view> moments;
    for (const EffectSpec& effect : words.effects)
        for (const FieldShape& field : effect.shape.fields)
            if (field.key == "until" && field.words.size() > moments.size())
                moments = field.words;
    return moments;
}

} // namespace

std::string inCode(const std::vector<std::string_view>& words) {
    std::string result;
    for (const std::string_view word : words)
        result += (result.empty() ? "`" : ", `") + std::string{word} + "`";
    return result;
}

WordLists::WordLists(const Vocabulary& words) {
    std::vector<std::string_view> types = words.printed.types;
    for (const TypeGroup& group : words.printed.groups)
        types.push_back(group.word);
    lists_.push_back({"type", types});
    lists_.push_back({"zone", words.zones});
    lists_.push_back({"moment", momentsOf(words)});
    lists_.push_back({"deed", words.restrictions.words});
    if (~words.demands != 0)
        lists_.push_back({"deed that `must` demands", demandsOf(words)});
    for (const PrintedWords::Field& set : words.printed.sets)
        add(set.word, set.words);
    add("keyword", words.printed.keywords.words);
    for (const ConditionSpec& condition : words.conditions)
        for (const FieldShape& field : condition.shape.fields)
            add(condition.shape.word, field.words);
}

void WordLists::add(std::string_view name, const std::vector<std::string_view>& words) {
    const bool isThere = std::ranges::any_of(lists_, [&](const Named& list) { return list.words == words; });
    if (words.size() > few && !isThere)
        lists_.push_back({name, words});
}

std::string WordLists::inShort(const std::vector<std::string_view>& words) const {
    for (const Named& list : lists_)
        if (list.words == words)
            return std::string{list.name};
    return inCode(words);
}

std::string WordLists::lines() const {
    std::string result;
    for (const Named& list : lists_)
        result += "- " + std::string{list.name} + ": " + inCode(list.words) + "\n";
    return result;
}

} // namespace takujo

#include "engine/cards/text/pattern_choice.h"

#include <algorithm>

namespace takujo {

namespace {

template <class List>
bool isAmong(const List& list, std::string_view word) {
    return std::ranges::find(list, word) != list.end();
}

std::vector<std::string_view> tagsOf(std::string_view key, std::size_t word) {
    std::vector<std::string_view> tags;
    key.remove_prefix(word);
    while (!key.empty()) {
        key.remove_prefix(1);
        const std::size_t end = std::min(key.find('.'), key.size());
        tags.push_back(key.substr(0, end));
        key.remove_prefix(end);
    }
    return tags;
}

/// The fields that a pattern fills in. Two ways do not mind if there is nothing to fill in: `{?under}`, a
/// part of its own for that field, and `{what.amount}`, so many of it: one card, if neither is said.
struct Filled {
    std::vector<std::string> always;
    std::vector<std::string> ifGiven;
    std::vector<std::string> counts; ///< the amounts of the second way

    bool has(std::string_view field) const {
        return isAmong(always, field) || isAmong(ifGiven, field) || isAmong(counts, field);
    }
};
Filled filledIn(const std::string& pattern, const PatternQuery& query) {
    Filled fields;
    fillSlots(pattern, [&](const Slot& slot) -> std::optional<std::string> {
        if (!slot.words.empty())
            return std::string{};
        const std::string_view counts =
            slot.form.substr(0, std::min(slot.form.find(" others in play"), slot.form.find(" in play")));
        const bool isCounted =
            isAmong(query.missing, counts) ||
            std::ranges::find(query.given, counts, &PatternQuery::Given::field) != query.given.end();
        if (slot.name.starts_with('?'))
            fields.ifGiven.emplace_back(slot.name.substr(1));
        else if (isCounted)
            fields.ifGiven.emplace_back(slot.name);
        else
            fields.always.emplace_back(slot.name);
        if (isCounted)
            fields.counts.emplace_back(counts);
        return std::string{};
    });
    return fields;
}

/// What must be named says most, and a sign; that an amount is computed says less than how it is.
int weightOf(const std::vector<std::string_view>& tags, const PatternQuery& query) {
    int weight = 0;
    for (const std::string_view tag : tags) {
        const auto trait = std::ranges::find(query.traits, tag, &Trait::word);
        const bool isMust = trait != query.traits.end() && trait->must;
        weight += tag.ends_with("computed") ? 1 : isMust || tag == "less" ? 4 : 2;
    }
    return weight;
}

bool fits(const PatternQuery& query, const std::vector<std::string_view>& tags,
          const LocalizedText& pattern) {
    const auto tells = [&](const Trait& trait) { return isAmong(tags, trait.word); };
    const bool allSo = std::ranges::all_of(tags, [&](std::string_view tag) {
        return std::ranges::find(query.traits, tag, &Trait::word) != query.traits.end();
    });
    if (!allSo)
        return false;
    const Filled fields = filledIn(pattern.en, query);
    for (const Trait& trait : query.traits) {
        if (query.partly || !trait.must || tells(trait) || isAmong(fields.counts, trait.field))
            continue; // what counts something copes with every amount
        const bool another = std::ranges::any_of(query.traits, [&](const Trait& other) {
            return other.must && !trait.field.empty() && other.field == trait.field && tells(other);
        });
        if (!another)
            return false;
    }
    if (std::ranges::any_of(query.missing,
                            [&](const std::string& field) { return isAmong(fields.always, field); }))
        return false;
    return query.partly || std::ranges::all_of(query.given, [&](const PatternQuery::Given& given) {
               return says({tags, &pattern}, query, given);
           });
}

} // namespace

bool ChosenPattern::names(std::string_view trait) const {
    return isAmong(tags, trait);
}

bool says(const ChosenPattern& pattern, const PatternQuery& query, const PatternQuery::Given& given) {
    const Filled fields = filledIn(pattern.text->en, query);
    return fields.has(given.field) || (!given.whole.empty() && fields.has(given.whole)) ||
           std::ranges::any_of(query.traits, [&](const Trait& trait) {
               return trait.field == given.field && pattern.names(trait.word);
           });
}

ChosenPattern choosePattern(const Words& words, const PatternQuery& query) {
    ChosenPattern best;
    std::pair<int, std::ptrdiff_t> bestRank{-1, 0};
    const auto section = words.sections().find(query.section);
    if (section == words.sections().end())
        return best;
    const auto& patterns = section->second;
    for (auto at = patterns.lower_bound(query.word);
         at != patterns.end() && at->first.starts_with(query.word); ++at) {
        const std::string_view key = at->first;
        if (key.size() > query.word.size() && key[query.word.size()] != '.')
            continue; // another word, which begins like this one
        std::vector<std::string_view> tags = tagsOf(key, query.word.size());
        if (!fits(query, tags, at->second))
            continue;
        const ChosenPattern pattern{std::move(tags), &at->second};
        const auto said = std::ranges::count_if(
            query.given, [&](const PatternQuery::Given& given) { return says(pattern, query, given); });
        const std::pair rank{weightOf(pattern.tags, query), said};
        if (rank > bestRank) {
            best = pattern;
            bestRank = rank;
        }
    }
    return best;
}

} // namespace takujo

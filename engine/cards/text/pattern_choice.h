#pragma once

#include "engine/kit/rules/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// Something that is so of what is said, which the key of a pattern can name behind a dot: `damage.divided`.
struct Trait {
    std::string word;
    /// The field it tells of, which the pattern then need not fill in; empty if it tells of none.
    std::string field = {};
    /// A pattern that does not know of it would say something else. Of several for one field one is enough.
    bool must = false;
};

/// What a pattern is looked for.
struct PatternQuery {
    /// A field that has to be said; said with `whole`, if it is a field of what stands in that field.
    struct Given {
        std::string field;
        std::string whole = {};
    };

    std::string_view section;
    std::string word;
    std::vector<Trait> traits;
    std::vector<Given> given;
    std::vector<std::string> missing; ///< fields of which there is nothing to say
    bool partly = false;              ///< other patterns will say what this one leaves out
};

struct ChosenPattern {
    std::vector<std::string_view> tags; ///< the traits in its key
    const LocalizedText* text = nullptr;

    bool exists() const { return text != nullptr; }
    bool names(std::string_view trait) const;
};

/// Whether the pattern fills a field in, or tells it by a trait.
bool says(const ChosenPattern& pattern, const PatternQuery& query, const PatternQuery::Given& given);

/// The pattern that fits best. Its key begins with the word; the traits behind are all so, and those that
/// must be named are; every given field is filled in, or told by a trait, so that nothing is left out
/// unnoticed. Of several that fit, the one with the most traits.
ChosenPattern choosePattern(const Words& words, const PatternQuery& query);

} // namespace takujo

#pragma once

#include "engine/kit/rules/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// A property of what is said, which the key of a pattern can name after a dot: `damage.divided`.
struct Trait {
    std::string word;
    /// The field it is about, which the pattern then need not fill in; empty: no field.
    std::string field = {};
    /// A pattern without it would say something wrong. Of several for one field, one is enough.
    bool must = false;
};

/// What a pattern is searched for.
struct PatternQuery {
    /// A field that must be said. `whole`: the field that contains it; saying that with it is enough.
    struct Given {
        std::string field;
        std::string whole = {};
    };

    std::string_view section;
    std::string word;
    std::vector<Trait> traits;
    std::vector<Given> given;
    std::vector<std::string> missing; ///< fields that are left out
    bool partly = false;              ///< other patterns will say what this one leaves out
};

struct ChosenPattern {
    std::vector<std::string_view> tags; ///< the traits in its key
    const LocalizedText* text = nullptr;

    bool exists() const { return text != nullptr; }
    bool names(std::string_view trait) const;
};

/// Whether the pattern fills a field in, or says it by a trait.
bool says(const ChosenPattern& pattern, const PatternQuery& query, const PatternQuery::Given& given);

/// Returns the pattern that fits best. Its key begins with the word; all traits in it hold, and those that
/// must be named are named; every given field is filled in or said by a trait, so nothing is left out
/// unnoticed. Of several, the one with the most traits.
ChosenPattern choosePattern(const Words& words, const PatternQuery& query);

} // namespace takujo

#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/localized_text.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// What people search cards for: `cost<=3 element:fire type:forward has:haste -"two words"`.

/// One of the words that a field can have. Its place in `SearchField::values` is its bit in a term.
struct SearchValue {
    std::string key; ///< as files write it
    LocalizedText word;
};

/// Something that cards can be searched by. Every game has name, text, id, set and type, and `has` where its
/// cards have keywords or marks; the others are the fields of its schema.
struct SearchField {
    enum class Kind : std::uint8_t {
        number, ///< compared
        words,  ///< some of `values`
        text,   ///< looked for within texts; `values` are those that cards print, of few enough to list
    };
    /// Where cards have it.
    enum class Source : std::uint8_t { name, text, id, set, type, has, printed };

    std::string key; ///< as files write it
    LocalizedText word;
    Kind kind = Kind::text;
    Source source = Source::printed;
    const FieldSpec* spec = nullptr; ///< of what is printed
    std::vector<SearchValue> values = {};
    std::int32_t least = 0; ///< of numbers: on any card there is
    std::int32_t most = 0;
};

enum class SearchOperator : std::uint8_t { is, isNot, less, atMost, more, atLeast };

/// One condition of a query. Of several values one is enough.
struct SearchTerm {
    static constexpr std::size_t anywhere = static_cast<std::size_t>(-1);

    std::string text;      ///< as it is written, for a chip
    std::size_t begin = 0; ///< in the query, in bytes
    std::size_t end = 0;
    bool negated = false;         ///< a minus stands before it
    std::size_t field = anywhere; ///< index in the fields; anywhere: in name, id or written text
    SearchOperator op = SearchOperator::is;
    std::uint64_t values = 0;          ///< of a field of words: bits
    std::vector<std::int32_t> numbers; ///< of a field of numbers
    std::vector<std::u32string> texts; ///< of others, folded (engine/cards/search/folded_text.h)
};

/// A term that nobody understands, or one that is not written to its end. It does not count.
struct SearchTrouble {
    enum class Kind : std::uint8_t {
        noSuchField, ///< `known`: the fields
        noSuchValue, ///< `known`: the values of the field
        noNumber,    ///< the field has numbers, and this is none
        noOrder,     ///< < and > where the field has no numbers
        noValue,     ///< nothing stands after the operator; `known`: the values of the field
    };
    Kind kind = Kind::noSuchField;
    std::string text;      ///< the term as it is written
    std::size_t begin = 0; ///< of the term in the query, in bytes
    std::size_t end = 0;
    std::string word;                 ///< the part that is not understood
    LocalizedText field;              ///< where one is named: what it is called
    std::optional<std::string> meant; ///< what may have been meant, as it can be written
    std::vector<LocalizedText> known;
};

struct SearchQuery {
    std::vector<SearchTerm> terms; ///< those that are understood; a card has to meet all of them
    std::vector<SearchTrouble> troubles;
};

/// Reads a query. Bad terms are troubles; the others count.
SearchQuery parseQuery(std::string_view query, const std::vector<SearchField>& fields);

/// Returns a term as it can be written: `element:fire`, `cost<=3`, `set:"First Light"`.
std::string termText(std::string_view field, SearchOperator op, std::string_view value);
/// Returns the query with one more term.
std::string withTerm(std::string_view query, std::string_view term);
/// Returns the query without the bytes of a term or trouble, and without the space that it leaves.
std::string withoutTerm(std::string_view query, std::size_t begin, std::size_t end);

} // namespace takujo

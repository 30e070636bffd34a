#pragma once

#include "engine/cards/card_set.h"
#include "engine/cards/search/search_query.h"
#include "engine/kit/rules/words.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace takujo {

/// Searches and sorts the cards of a game. It reads the texts of all cards once, so that a query is quick
/// enough to be asked at each key. Schema and sets must outlive it.
class CardSearch {
public:
    CardSearch(const CardSchema& schema, const Words& words, std::span<const CardSet> sets);

    /// Everything that cards can be searched by, with the values for chips.
    const std::vector<SearchField>& fields() const { return fields_; }
    /// Returns the field with that key; none if there is none.
    const SearchField* field(std::string_view key) const;

    SearchQuery parse(std::string_view query) const { return parseQuery(query, fields_); }
    /// Returns the cards that meet all terms, in the order of their sets; all of them if there is no term.
    std::vector<const CardDefinition*> find(const SearchQuery& query) const;
    /// Whether the card meets all terms; a card of another library does not.
    bool fits(const CardDefinition& card, const SearchQuery& query) const;

    /// Sorts cards by a field; equal ones keep their order, and cards without it come last. Words are in the
    /// game's own order, names and texts in that of the language.
    void sort(std::vector<const CardDefinition*>& cards, const SearchField& by, bool descending,
              Language language) const;

private:
    /// A card, ready to be searched. Texts are folded (engine/cards/search/folded_text.h).
    struct Entry {
        const CardDefinition* card = nullptr;
        std::vector<std::uint64_t> bits;                ///< by field: which of its values the card has
        std::vector<std::vector<std::u32string>> texts; ///< by field: its texts
    };

    void addFields(const CardSchema& schema, const Words& words, std::span<const CardSet> sets);
    void addPrinted(const FieldSpec& spec, const Words& words);
    void addCard(const CardDefinition& card, const CardSet& set, const CardSchema& schema,
                 const Words& words);
    void listPrintedValues();
    bool meets(const Entry& entry, const SearchTerm& term) const;

    std::vector<SearchField> fields_;
    std::size_t firstPrinted_ = 0; ///< of the fields: those of the schema begin there
    std::vector<Entry> entries_;
    std::unordered_map<const CardDefinition*, std::size_t> places_;
    /// By the value of `has`: a bit of a set, a bit of the flags, a form of abilities, or a keyword
    /// with fields.
    struct Mark {
        enum class Where : std::uint8_t { set, flag, form, phrase } where = Where::set;
        std::size_t slot = 0;
        std::size_t bit = 0;
    };
    std::vector<Mark> marks_;
    std::vector<std::uint32_t> types_; ///< by the value of `type`: types as bits
};

/// Returns the word of a schema's or vocabulary's key in both languages: the key itself where the game has no
/// word for it.
LocalizedText wordForSearch(const Words& words, std::string_view key);

} // namespace takujo

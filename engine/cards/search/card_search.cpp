#include "engine/cards/search/card_search.h"

#include "engine/cards/card_text.h"
#include "engine/cards/search/folded_text.h"

#include <algorithm>
#include <array>

namespace takujo {

namespace {

/// Bits of a term: a field of words has no more values than these.
constexpr std::size_t mostSearchValues = 64;

/// What every game's cards can be searched by, beside what is printed on them.
struct CommonField {
    const char* key;
    SearchField::Kind kind;
    SearchField::Source source;
};
constexpr std::array<CommonField, 6> commonFields{
    {{"name", SearchField::Kind::text, SearchField::Source::name},
     {"text", SearchField::Kind::text, SearchField::Source::text},
     {"id", SearchField::Kind::text, SearchField::Source::id},
     {"set", SearchField::Kind::text, SearchField::Source::set},
     {"type", SearchField::Kind::words, SearchField::Source::type},
     {"has", SearchField::Kind::words, SearchField::Source::has}}};

constexpr std::size_t nameField = 0;
constexpr std::size_t textField = 1;
constexpr std::size_t idField = 2;
constexpr std::size_t setField = 3;
constexpr std::size_t typeField = 4;
constexpr std::size_t hasField = 5;

bool holds(const std::vector<std::u32string>& texts, const std::u32string& wanted) {
    return std::ranges::any_of(
        texts, [&](const std::u32string& text) { return text.find(wanted) != std::u32string::npos; });
}

void addBoth(std::vector<std::u32string>& texts, const LocalizedText& text) {
    texts.push_back(foldedText(text.en));
    if (text.ja != text.en)
        texts.push_back(foldedText(text.ja));
}

/// A card with a set of its own that has no such bit.
bool hasBit(std::uint32_t bits, std::size_t bit) {
    return bit < 32 && (bits >> bit & 1U) != 0;
}

bool holdsNumber(SearchOperator op, std::int32_t printed, std::int32_t wanted) {
    switch (op) {
    case SearchOperator::is:
        return printed == wanted;
    case SearchOperator::isNot:
        return printed != wanted;
    case SearchOperator::less:
        return printed < wanted;
    case SearchOperator::atMost:
        return printed <= wanted;
    case SearchOperator::more:
        return printed > wanted;
    case SearchOperator::atLeast:
        return printed >= wanted;
    }
    return false;
}

} // namespace

LocalizedText wordForSearch(const Words& words, std::string_view key) {
    for (const std::string_view section : {"search", "fields", "numbers", "colours", "keywords", "kinds"})
        if (const LocalizedText* text = words.find(section, key))
            return *text;
    return {std::string{key}, std::string{key}};
}

CardSearch::CardSearch(const CardSchema& schema, const Words& words, std::span<const CardSet> sets)
    : firstPrinted_{commonFields.size()} {
    addFields(schema, words, sets);
    for (const CardSet& set : sets)
        for (const CardDefinition& card : set.cards)
            addCard(card, set, schema, words);
    listPrintedValues();
}

const SearchField* CardSearch::field(std::string_view key) const {
    const auto found = std::ranges::find(fields_, key, &SearchField::key);
    return found == fields_.end() ? nullptr : &*found;
}

void CardSearch::addFields(const CardSchema& schema, const Words& words, std::span<const CardSet> sets) {
    for (const CommonField& each : commonFields)
        fields_.push_back({each.key, wordForSearch(words, each.key), each.kind, each.source});
    for (const CardSet& set : sets)
        fields_[setField].values.push_back({set.id, set.name});
    const auto wordOfType = [&](std::string_view type) {
        for (const std::string_view section : {"types", "nouns"})
            if (const LocalizedText* text = words.find(section, type))
                return *text;
        return wordForSearch(words, type);
    };
    for (std::size_t i = 0; i < schema.types.size(); ++i) {
        fields_[typeField].values.push_back({std::string{schema.types[i]}, wordOfType(schema.types[i])});
        types_.push_back(1U << i);
    }
    const std::uint32_t allTypes = (1U << schema.types.size()) - 1;
    if (schema.vocabulary != nullptr)
        for (const TypeGroup& group : schema.vocabulary->printed.groups)
            if ((group.types & allTypes) != allTypes && (group.types & ~allTypes) == 0) {
                fields_[typeField].values.push_back({std::string{group.word}, wordOfType(group.word)});
                types_.push_back(group.types);
            }
    for (const FieldSpec& spec : schema.fields)
        addPrinted(spec, words);
    if (schema.vocabulary != nullptr)
        for (std::size_t form = 0; form < schema.vocabulary->keywordForms.size(); ++form)
            if (schema.vocabulary->keywordForms[form].complete != nullptr &&
                fields_[hasField].values.size() < mostSearchValues) {
                const std::string_view word = schema.vocabulary->forms[form];
                fields_[hasField].values.push_back({std::string{word}, wordForSearch(words, word)});
                marks_.push_back({Mark::Where::form, form, 0});
            }
    if (schema.vocabulary != nullptr)
        for (const Vocabulary::KeywordPhrase& phrase : schema.vocabulary->keywordPhrases)
            if (fields_[hasField].values.size() < mostSearchValues) {
                const std::string_view word = phrase.shape.word;
                fields_[hasField].values.push_back({std::string{word}, wordForSearch(words, word)});
                const auto place =
                    static_cast<std::size_t>(&phrase - schema.vocabulary->keywordPhrases.data());
                marks_.push_back({Mark::Where::phrase, place, 0});
            }
    if (fields_[hasField].values.empty()) {
        fields_.erase(fields_.begin() + hasField);
        --firstPrinted_;
    }
}

void CardSearch::addPrinted(const FieldSpec& spec, const Words& words) {
    using Kind = FieldSpec::Kind;
    std::vector<SearchValue>& marks = fields_[hasField].values;
    if (spec.kind == Kind::abilities) {
        for (std::size_t i = 0; i < spec.words.size() && marks.size() < mostSearchValues; ++i) {
            marks.push_back({std::string{spec.words[i]}, wordForSearch(words, spec.words[i])});
            marks_.push_back({Mark::Where::set, spec.slot, i});
        }
        return;
    }
    if (spec.kind == Kind::flag) {
        if (marks.size() == mostSearchValues)
            return;
        marks.push_back({std::string{spec.key}, wordForSearch(words, spec.key)});
        marks_.push_back({Mark::Where::flag, 0, spec.slot});
        return;
    }
    SearchField field{.key = std::string{spec.key},
                      .word = wordForSearch(words, spec.key),
                      .kind = SearchField::Kind::text,
                      .source = SearchField::Source::printed,
                      .spec = &spec};
    if (spec.kind == Kind::number) {
        field.kind = SearchField::Kind::number;
        field.least = field.most = CardDefinition::notPrinted;
    } else if (spec.kind == Kind::words) {
        field.kind = SearchField::Kind::words;
        for (const std::string_view word : spec.words)
            field.values.push_back({std::string{word}, wordForSearch(words, word)});
    } else if (spec.kind != Kind::texts) {
        return; // scripts are searched by their texts, other names by `name`
    }
    fields_.push_back(std::move(field));
}

void CardSearch::addCard(const CardDefinition& card, const CardSet& set, const CardSchema& schema,
                         const Words& words) {
    Entry entry;
    entry.card = &card;
    entry.bits.resize(fields_.size());
    entry.texts.resize(fields_.size());
    addBoth(entry.texts[nameField], card.name);
    for (const OtherName& other : card.otherNames)
        addBoth(entry.texts[nameField], other.text);
    if (schema.vocabulary != nullptr)
        for (const Language language : {Language::en, Language::ja})
            for (const std::string& line : abilityTexts(card, *schema.vocabulary, words, language))
                entry.texts[textField].push_back(foldedText(line));
    entry.texts[idField].push_back(foldedText(card.id));
    entry.texts[setField].push_back(foldedText(set.id));
    addBoth(entry.texts[setField], set.name);
    for (std::size_t i = 0; i < types_.size(); ++i)
        if (hasBit(types_[i], card.type))
            entry.bits[typeField] |= std::uint64_t{1} << i;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const Mark& mark = marks_[i];
        const auto isOfForm = [&](const Ability& ability) {
            return ability.kind == AbilityKind::activated && ability.form == mark.slot &&
                   !ability.has(Ability::isQuoted);
        };
        const auto isOfPhrase = [&](const Ability& ability) {
            return ability.keyword.exists() && ability.keyword.op == mark.slot &&
                   !ability.has(Ability::isQuoted);
        };
        const auto any = [&](const auto& isSuch) { return std::ranges::any_of(card.abilities, isSuch); };
        const bool has = mark.where == Mark::Where::set    ? hasBit(card.sets[mark.slot], mark.bit)
                         : mark.where == Mark::Where::flag ? hasBit(card.flags, mark.bit)
                         : mark.where == Mark::Where::form ? any(isOfForm)
                                                           : any(isOfPhrase);
        if (has)
            entry.bits[hasField] |= std::uint64_t{1} << i;
    }
    for (std::size_t i = firstPrinted_; i < fields_.size(); ++i) {
        SearchField& field = fields_[i];
        const std::size_t slot = field.spec->slot;
        if (field.kind == SearchField::Kind::words)
            entry.bits[i] = card.sets[slot];
        else if (field.kind == SearchField::Kind::text)
            for (const LocalizedText& text : card.texts[slot])
                addBoth(entry.texts[i], text);
        else if (const std::int32_t number = card.numbers[slot]; number != CardDefinition::notPrinted) {
            const bool isFirst = field.least == CardDefinition::notPrinted;
            field.least = isFirst ? number : std::min(field.least, number);
            field.most = isFirst ? number : std::max(field.most, number);
        }
    }
    places_.emplace(&card, entries_.size());
    entries_.push_back(std::move(entry));
}

void CardSearch::listPrintedValues() {
    for (std::size_t i = firstPrinted_; i < fields_.size(); ++i) {
        SearchField& field = fields_[i];
        if (field.kind == SearchField::Kind::number && field.least == CardDefinition::notPrinted)
            field.least = field.most = 0;
        if (field.kind != SearchField::Kind::text)
            continue;
        for (const Entry& entry : entries_)
            for (const LocalizedText& text : entry.card->texts[field.spec->slot])
                if (std::ranges::find(field.values, text.en, &SearchValue::key) == field.values.end())
                    field.values.push_back({text.en, text});
        std::ranges::sort(field.values, {}, &SearchValue::key);
    }
}

bool CardSearch::meets(const Entry& entry, const SearchTerm& term) const {
    const auto among = [&](std::size_t field) {
        return std::ranges::any_of(
            term.texts, [&](const std::u32string& text) { return holds(entry.texts[field], text); });
    };
    if (term.field == SearchTerm::anywhere)
        return among(nameField) || among(textField) || among(idField);
    const SearchField& field = fields_[term.field];
    if (field.kind == SearchField::Kind::words)
        return ((entry.bits[term.field] & term.values) != 0) == (term.op == SearchOperator::is);
    if (field.kind == SearchField::Kind::text)
        return among(term.field) == (term.op == SearchOperator::is);
    const std::int32_t printed = entry.card->numbers[field.spec->slot];
    if (printed == CardDefinition::notPrinted)
        return false;
    const auto fits = [&](std::int32_t number) { return holdsNumber(term.op, printed, number); };
    return term.op == SearchOperator::isNot ? std::ranges::all_of(term.numbers, fits)
                                            : std::ranges::any_of(term.numbers, fits);
}

bool CardSearch::fits(const CardDefinition& card, const SearchQuery& query) const {
    const auto place = places_.find(&card);
    return place != places_.end() && std::ranges::all_of(query.terms, [&](const SearchTerm& term) {
               return meets(entries_[place->second], term) != term.negated;
           });
}

std::vector<const CardDefinition*> CardSearch::find(const SearchQuery& query) const {
    std::vector<const CardDefinition*> found;
    for (const Entry& entry : entries_)
        if (fits(*entry.card, query))
            found.push_back(entry.card);
    return found;
}

void CardSearch::sort(std::vector<const CardDefinition*>& cards, const SearchField& by, bool descending,
                      Language language) const {
    const auto field = static_cast<std::size_t>(&by - fields_.data());
    struct Key {
        const CardDefinition* card = nullptr;
        bool isMissing = false;
        std::int64_t number = 0;
        std::u32string text;
    };
    std::vector<Key> keys;
    for (const CardDefinition* card : cards) {
        Key key{.card = card, .text = {}};
        const auto place = places_.find(card);
        if (place == places_.end() || field >= fields_.size()) {
            key.isMissing = true;
        } else if (by.kind == SearchField::Kind::number) {
            key.number = card->numbers[by.spec->slot];
            key.isMissing = key.number == CardDefinition::notPrinted;
        } else if (by.kind == SearchField::Kind::words) {
            const std::uint64_t bits = entries_[place->second].bits[field];
            key.isMissing = bits == 0;
            while (bits != 0 && (bits >> key.number & 1U) == 0)
                ++key.number;
        } else {
            const std::vector<std::u32string>& texts = entries_[place->second].texts[field];
            key.isMissing = texts.empty();
            if (by.source == SearchField::Source::name)
                key.text = foldedText(card->name.in(language));
            else if (by.source == SearchField::Source::printed && !key.isMissing)
                key.text = foldedText(card->texts[by.spec->slot].front().in(language));
            else if (!key.isMissing)
                key.text = texts.front();
        }
        keys.push_back(std::move(key));
    }
    std::ranges::stable_sort(keys, [&](const Key& left, const Key& right) {
        if (left.isMissing || right.isMissing)
            return !left.isMissing && right.isMissing;
        const Key& low = descending ? right : left;
        const Key& high = descending ? left : right;
        return low.number != high.number ? low.number < high.number : low.text < high.text;
    });
    std::ranges::transform(keys, cards.begin(), &Key::card);
}

} // namespace takujo

#include "engine/cards/search/search_query.h"

#include "engine/cards/search/folded_text.h"
#include "engine/core/edit_distance.h"
#include "engine/core/utf8.h"

#include <algorithm>
#include <charconv>

namespace takujo {

namespace {

/// A character of a query as its syntax reads it, and where it stands.
struct Sign {
    char32_t c = 0;
    std::size_t offset = 0;
};

char32_t syntaxOf(char32_t c) {
    switch (c) {
    case 0x201C: // “ ” and 「 」
    case 0x201D:
    case 0x300C:
    case 0x300D:
        return U'"';
    case 0x3001:
        return U','; // 、
    case U'\t':
    case U'\n':
    case U'\r':
        return U' ';
    default:
        return halfWidth(c);
    }
}

std::vector<Sign> signsOf(std::string_view query) {
    std::vector<Sign> signs;
    std::size_t offset = 0;
    for (const char32_t c : codePoints(query)) {
        signs.push_back({syntaxOf(c), offset});
        std::size_t next = offset + 1;
        while (next < query.size() && (static_cast<unsigned char>(query[next]) & 0xC0U) == 0x80U && c > 0x7F)
            ++next;
        offset = std::min(next, query.size());
    }
    signs.push_back({0, query.size()});
    return signs;
}

bool means(std::u32string_view folded, const std::string& key, const LocalizedText& word) {
    return folded == foldedWord(key) || folded == foldedWord(word.en) || folded == foldedWord(word.ja);
}

bool begins(std::u32string_view folded, const std::string& key, const LocalizedText& word) {
    return foldedWord(key).starts_with(folded) || foldedWord(word.en).starts_with(folded) ||
           foldedWord(word.ja).starts_with(folded);
}

std::uint64_t bitsMeant(const SearchField& field, std::string_view word) {
    const std::u32string folded = foldedWord(word);
    std::uint64_t exactly = 0;
    std::uint64_t beginning = 0;
    for (std::size_t i = 0; i < field.values.size(); ++i) {
        const SearchValue& value = field.values[i];
        if (means(folded, value.key, value.word))
            exactly |= std::uint64_t{1} << i;
        if (begins(folded, value.key, value.word))
            beginning |= std::uint64_t{1} << i;
    }
    return exactly != 0 ? exactly : beginning;
}

std::optional<std::int32_t> numberMeant(std::string_view word) {
    std::string digits;
    for (const char32_t c : codePoints(word)) {
        const char32_t half = c == 0x2212 ? U'-' : halfWidth(c);
        if (half > 0x7F)
            return std::nullopt;
        digits.push_back(static_cast<char>(half));
    }
    std::int32_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size() || digits.empty())
        return std::nullopt;
    return number;
}

template <class Named>
std::optional<std::string> nearest(std::string_view word, const std::vector<Named>& all) {
    std::vector<std::string> candidates;
    for (const Named& each : all)
        candidates.insert(candidates.end(), {each.key, each.word.en, each.word.ja});
    return closest(word, candidates);
}

template <class Named>
std::vector<LocalizedText> wordsKnown(const std::vector<Named>& all) {
    std::vector<LocalizedText> words(all.size());
    std::ranges::transform(all, words.begin(), &Named::word);
    return words;
}

class QueryReader {
public:
    QueryReader(std::string_view query, const std::vector<SearchField>& fields)
        : query_(query), fields_(fields), signs_(signsOf(query)) {}

    SearchQuery read() {
        for (skipSpaces(); !atEnd(); skipSpaces())
            readTerm();
        return std::move(result_);
    }

private:
    char32_t at(std::size_t place) const { return place < signs_.size() ? signs_[place].c : 0; }
    char32_t here() const { return at(place_); }
    bool atEnd() const { return place_ + 1 >= signs_.size(); }
    std::string slice(std::size_t from, std::size_t to) const {
        return std::string{query_.substr(signs_[from].offset, signs_[to].offset - signs_[from].offset)};
    }
    void skipSpaces() {
        while (!atEnd() && here() == U' ')
            ++place_;
    }

    /// Returns how many characters the operator there has; 0: none stands there.
    std::size_t operatorAt(std::size_t place, SearchOperator& op) const {
        const char32_t c = at(place);
        const bool equals = at(place + 1) == U'=';
        switch (c) {
        case U':':
        case U'=':
            op = SearchOperator::is;
            return 1;
        case U'!':
            op = SearchOperator::isNot;
            return equals ? 2 : 0;
        case U'<':
            op = equals ? SearchOperator::atMost : SearchOperator::less;
            return equals ? 2 : 1;
        case U'>':
            op = equals ? SearchOperator::atLeast : SearchOperator::more;
            return equals ? 2 : 1;
        case 0x2264: // ≤ ≦ ≥ ≧ ≠
        case 0x2266:
            op = SearchOperator::atMost;
            return 1;
        case 0x2265:
        case 0x2267:
            op = SearchOperator::atLeast;
            return 1;
        case 0x2260:
            op = SearchOperator::isNot;
            return 1;
        default:
            return 0;
        }
    }

    std::string quoted() {
        const std::size_t from = ++place_;
        while (!atEnd() && here() != U'"')
            ++place_;
        std::string text = slice(from, place_);
        if (!atEnd())
            ++place_;
        return text;
    }

    void readTerm() {
        const std::size_t from = place_;
        SearchTerm term;
        if (here() == U'-' && at(place_ + 1) != U' ' && place_ + 2 < signs_.size()) {
            term.negated = true;
            ++place_;
        }
        if (here() == U'"') {
            term.texts.push_back(foldedText(quoted()));
            return keep(std::move(term), from);
        }
        const std::size_t wordFrom = place_;
        SearchOperator op{};
        while (!atEnd() && here() != U' ' && operatorAt(place_, op) == 0)
            ++place_;
        const std::string word = slice(wordFrom, place_);
        const std::size_t field = fieldMeant(word);
        const std::size_t wordTo = place_;
        if (field != SearchTerm::anywhere)
            skipSpaces();
        const std::size_t length = word.empty() ? 0 : operatorAt(place_, op);
        if (length == 0 || (at(place_) == U':' && place_ != wordTo)) {
            place_ = wordTo;
            if (word.empty()) // an operator without a field is a text like any other
                while (!atEnd() && here() != U' ')
                    ++place_;
            term.texts.push_back(foldedText(slice(wordFrom, place_)));
            return keep(std::move(term), from);
        }
        place_ += length;
        term.op = op;
        const std::vector<std::string> values = readValues();
        if (field == SearchTerm::anywhere)
            return noSuchField(word, from);
        term.field = field;
        readInto(std::move(term), values, from);
    }

    std::vector<std::string> readValues() {
        std::vector<std::string> values;
        do {
            while (here() == U',')
                ++place_;
            skipSpaces();
            if (here() == U'"') {
                values.push_back(quoted());
                continue;
            }
            const std::size_t from = place_;
            while (!atEnd() && here() != U' ' && here() != U',')
                ++place_;
            if (place_ > from)
                values.push_back(slice(from, place_));
        } while (!atEnd() && here() == U',');
        return values;
    }

    void readInto(SearchTerm term, const std::vector<std::string>& values, std::size_t from) {
        using Kind = SearchTrouble::Kind;
        const SearchField& field = fields_[term.field];
        if (values.empty())
            return trouble(Kind::noValue, {}, field, from);
        const bool hasOrder = term.op != SearchOperator::is && term.op != SearchOperator::isNot;
        if (hasOrder && field.kind != SearchField::Kind::number)
            return trouble(Kind::noOrder, slice(from, place_), field, from);
        for (const std::string& value : values) {
            if (field.kind == SearchField::Kind::number) {
                const auto number = numberMeant(value);
                if (!number)
                    return trouble(Kind::noNumber, value, field, from);
                term.numbers.push_back(*number);
            } else if (field.kind == SearchField::Kind::words) {
                const std::uint64_t bits = bitsMeant(field, value);
                if (bits == 0)
                    return trouble(Kind::noSuchValue, value, field, from);
                term.values |= bits;
            } else {
                term.texts.push_back(foldedText(value));
            }
        }
        keep(std::move(term), from);
    }

    void keep(SearchTerm term, std::size_t from) {
        std::erase_if(term.texts, [](const std::u32string& text) { return text.empty(); });
        if (term.field == SearchTerm::anywhere && (term.texts.empty() || term.texts.front() == U"-"))
            return; // "" or a minus alone: nothing is searched for yet
        term.text = slice(from, place_);
        term.begin = signs_[from].offset;
        term.end = signs_[place_].offset;
        result_.terms.push_back(std::move(term));
    }

    std::size_t fieldMeant(std::string_view word) const {
        const std::u32string folded = foldedWord(word);
        for (std::size_t i = 0; i < fields_.size(); ++i)
            if (!folded.empty() && means(folded, fields_[i].key, fields_[i].word))
                return i;
        return SearchTerm::anywhere;
    }

    SearchTrouble begun(SearchTrouble::Kind kind, std::string word, std::size_t from) const {
        SearchTrouble told;
        told.kind = kind;
        told.text = slice(from, place_);
        told.begin = signs_[from].offset;
        told.end = signs_[place_].offset;
        told.word = std::move(word);
        return told;
    }

    void trouble(SearchTrouble::Kind kind, const std::string& word, const SearchField& field,
                 std::size_t from) {
        SearchTrouble told = begun(kind, word, from);
        told.field = field.word;
        told.known = wordsKnown(field.values);
        if (kind == SearchTrouble::Kind::noSuchValue)
            told.meant = nearest(word, field.values);
        result_.troubles.push_back(std::move(told));
    }

    /// A word that is a value of some field, such as `haste:yes`, means that value.
    void noSuchField(const std::string& word, std::size_t from) {
        SearchTrouble told = begun(SearchTrouble::Kind::noSuchField, word, from);
        told.known = wordsKnown(fields_);
        told.meant = nearest(word, fields_);
        const std::u32string folded = foldedWord(word);
        for (const SearchField& field : fields_)
            for (const SearchValue& value : field.values)
                if (!told.meant && means(folded, value.key, value.word))
                    told.meant = termText(field.key, SearchOperator::is, value.key);
        result_.troubles.push_back(std::move(told));
    }

    std::string_view query_;
    const std::vector<SearchField>& fields_;
    std::vector<Sign> signs_;
    std::size_t place_ = 0;
    SearchQuery result_;
};

} // namespace

SearchQuery parseQuery(std::string_view query, const std::vector<SearchField>& fields) {
    return QueryReader{query, fields}.read();
}

std::string termText(std::string_view field, SearchOperator op, std::string_view value) {
    constexpr std::string_view signs[] = {":", "!=", "<", "<=", ">", ">="};
    std::string result;
    for (const char c : field)
        result += c == ' ' ? '-' : c;
    result += signs[static_cast<std::size_t>(op)];
    const auto read = signsOf(value);
    const bool isPlain = std::ranges::none_of(
        read, [](const Sign& sign) { return sign.c == U' ' || sign.c == U',' || sign.c == U'"'; });
    return result + (isPlain ? std::string{value} : '"' + std::string{value} + '"');
}

std::string withTerm(std::string_view query, std::string_view term) {
    std::string result{query};
    while (result.ends_with(' '))
        result.pop_back();
    return result.empty() ? std::string{term} : result + " " + std::string{term};
}

std::string withoutTerm(std::string_view query, std::size_t begin, std::size_t end) {
    std::string_view before = query.substr(0, begin);
    std::string_view after = query.substr(std::min(end, query.size()));
    while (before.ends_with(' '))
        before.remove_suffix(1);
    while (after.starts_with(' '))
        after.remove_prefix(1);
    std::string result{before};
    if (!before.empty() && !after.empty())
        result += ' ';
    return result += after;
}

} // namespace takujo

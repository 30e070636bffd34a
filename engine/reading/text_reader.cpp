#include "engine/reading/text_reader.h"

#include "engine/reading/chart.h"
#include "engine/reading/likeness.h"
#include "engine/reading/plainness.h"
#include "engine/reading/references.h"
#include "engine/reading/text_pattern.h"
#include "engine/reading/written_check.h"

#include <algorithm>
#include <map>

namespace takujo {

namespace {

/// So many readings of one paragraph are tried. Whoever needs more has no text of a card.
constexpr int mostTries = 6000;

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

/// A paragraph with single blanks and none around it.
std::string tidied(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (!isBlank(c))
            result += c;
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    while (!result.empty() && result.back() == ' ')
        result.pop_back();
    return result;
}

/// What the words of a game say for "this creature", where its cards do not name themselves.
std::string thisCard(const PatternBook& book, std::string_view type) {
    for (const TextPattern& pattern : book.section("selectors"))
        if (pattern.word == "this card")
            for (const TextPattern& noun : book.section("nouns"))
                if (noun.word == type && noun.tags.empty()) {
                    std::string name;
                    for (const PatternPiece& piece : pattern.pieces)
                        name += piece.isSlot() ? noun.pieces.front().literal : piece.literal;
                    return name;
                }
    return {};
}

/// A script that prints the text.
struct Candidate {
    const FieldSpec* field = nullptr;
    Script script;
    Plainness plainness;
};

/// Of scripts that print the same, those stay that no other is plainer than.
void keepPlainest(std::vector<Candidate>& all) {
    if (all.size() < 2)
        return;
    const Plainness best = std::ranges::min(all, {}, &Candidate::plainness).plainness;
    std::erase_if(all, [&](const Candidate& each) { return each.plainness != best; });
    const std::vector<Candidate> copy = all;
    std::erase_if(all, [&](const Candidate& each) {
        return std::ranges::any_of(copy, [&](const Candidate& other) {
            return other.script != each.script && other.field == each.field &&
                   leavesOut(other.script, each.script) && !leavesOut(each.script, other.script);
        });
    });
}

} // namespace

bool ReadText::isUnderstood() const {
    return std::ranges::all_of(
        paragraphs, [](const ReadParagraph& each) { return each.state == ReadParagraph::State::understood; });
}

struct TextReader::Grammar {
    const CardSchema& schema;
    const Words& words;
    const ReadingGuide& guide;
    Language language;
    PatternBook book;
    std::vector<std::string> printedKeywords;

    /// A paragraph, and how plain what it is read as is.
    struct Understood {
        ReadParagraph paragraph;
        Plainness plainness;
    };

    ReadParagraph paragraph(const std::string& text, const CardFacts& card) const;
    /// Returns the paragraph in our words, if it is a printed one in others.
    std::string reworded(const std::string& text, const CardFacts& card) const;
    Understood inOurWords(const std::string& text, const CardFacts& card) const;
    bool keywordLine(const std::string& text, ReadParagraph& result) const;
};

/// A line of keywords: "Brave, Haste".
bool TextReader::Grammar::keywordLine(const std::string& text, ReadParagraph& result) const {
    const PrintedWords::Field& keywords = schema.vocabulary->printed.keywords;
    const std::string comma = language == Language::en ? ", " : "、";
    const auto known = [&](std::string_view part) -> std::string_view {
        for (const std::string_view word : keywords.words) {
            const LocalizedText* const reminder = words.find("reminders", word);
            if ((reminder == nullptr ? words.text("keywords", word, language) : reminder->in(language)) ==
                part)
                return word;
        }
        return {};
    };
    const auto field = std::ranges::find(schema.fields, FieldSpec::Kind::abilities, &FieldSpec::kind);
    if (field == schema.fields.end())
        return false;
    std::vector<Reading> readings;
    const auto take = [&](std::string_view part) {
        const std::string_view word = known(part);
        if (!word.empty())
            readings.push_back({std::string{field->key}, yamlOf(wordScript(word))});
        return !word.empty();
    };
    if (!take(text)) {
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(comma), rest.size());
            if (!take(rest.substr(0, end)))
                return false;
            rest.remove_prefix(std::min(end + comma.size(), rest.size()));
        }
    }
    result.readings = std::move(readings);
    result.areTogether = true;
    result.state = ReadParagraph::State::understood;
    return !result.readings.empty();
}

std::string TextReader::Grammar::reworded(const std::string& text, const CardFacts& card) const {
    const std::string byType = thisCard(book, card.type);
    return Rewording{guide.wordings(language), printedKeywords}.inOurWords(
        text, {card.name, byType}, byType.empty() ? card.name : byType);
}

/// What stands there in our own words is taken as it is. Only what could be a name by its letters alone
/// ("Your other creatures": creatures of a race called so) is rather what printed cards say.
ReadParagraph TextReader::Grammar::paragraph(const std::string& text, const CardFacts& card) const {
    Understood asGiven = inOurWords(text, card);
    std::string ours = reworded(text, card);
    if (ours == text || ours.empty())
        return asGiven.paragraph;
    Understood other = inOurWords(ours, card);
    constexpr auto missed = ReadParagraph::State::notUnderstood;
    const bool isOther =
        other.paragraph.state != missed &&
        (asGiven.paragraph.state == missed || other.plainness.authorTexts < asGiven.plainness.authorTexts);
    ReadParagraph result = std::move((isOther ? other : asGiven).paragraph);
    if (isOther || result.state == missed)
        result.ours = std::move(ours);
    return result;
}

TextReader::Grammar::Understood TextReader::Grammar::inOurWords(const std::string& text,
                                                                const CardFacts& card) const {
    ReadParagraph result;
    if (keywordLine(text, result))
        return {std::move(result), {}};
    OwnNames names;
    const std::string byType = thisCard(book, card.type);
    names.names.push_back(byType.empty() ? card.name : byType);
    names.type = card.type;
    Chart chart{schema, book, guide, language, text, std::move(names)};
    const WrittenCheck check{schema, words, language, card};
    const auto type =
        static_cast<std::size_t>(std::ranges::find(schema.types, card.type) - schema.types.begin());
    std::map<std::string, Candidate> candidates; ///< by what they say
    int tries = 0;
    bool isAllTried = true;
    for (const FieldSpec& field : schema.fields) {
        const bool isAllowed = type >= schema.types.size() || (field.allowedFor >> type & 1U) != 0;
        if (!isAllowed)
            continue;
        Scripts scripts;
        if (field.kind == FieldSpec::Kind::abilities)
            scripts = chart.abilities();
        else if (field.kind == FieldSpec::Kind::text)
            scripts = chart.cardTexts();
        else if (field.kind == FieldSpec::Kind::casting)
            scripts = chart.castings();
        else if (field.kind == FieldSpec::Kind::condition)
            for (const Script& casting : chart.castings())
                if (const Script condition = entryOf(casting, "if");
                    condition && casting->entries.size() == 1)
                    scripts.push_back(condition);
        for (const Script& script : scripts)
            isAllTried &= References{*schema.vocabulary, script}.tryAll([&](const Script& meant) {
                if (++tries > mostTries)
                    return false;
                const std::optional<WrittenCheck::Loaded> loaded = check.load(meant, field);
                if (!loaded || check.textOf(loaded->ability) != text)
                    return true;
                Candidate candidate{&field, meant, plainnessOf(meant, guide)};
                candidate.plainness.warnings = loaded->warnings;
                const auto [known, isNew] = candidates.try_emplace(
                    likenessOf(loaded->ability, *schema.vocabulary, language), candidate);
                if (!isNew && candidate.plainness < known->second.plainness)
                    known->second = std::move(candidate);
                return true;
            });
    }
    std::vector<Candidate> plainest;
    plainest.reserve(candidates.size());
    for (auto& [likeness, candidate] : candidates)
        plainest.push_back(std::move(candidate));
    keepPlainest(plainest);
    result.isGivenUp = chart.gaveUp() || !isAllTried;
    if (result.isGivenUp)
        plainest.clear(); // another reading may be among what has not been tried
    for (const Candidate& each : plainest)
        result.readings.push_back({std::string{each.field->key}, yamlOf(each.script)});
    result.understoodTo = chart.reached();
    using Found = ReadParagraph::State;
    result.state = result.readings.empty()       ? Found::notUnderstood
                   : result.readings.size() == 1 ? Found::understood
                                                 : Found::ambiguous;
    return {std::move(result), plainest.empty() ? Plainness{} : plainest.front().plainness};
}

TextReader::TextReader(const CardSchema& schema, const Words& words, const ReadingGuide& guide,
                       Language language) {
    PatternBook book{words, language};
    std::vector<std::string> keywords;
    for (const std::string_view word : schema.vocabulary->printed.keywords.words)
        if (const LocalizedText* const printed = words.find("keywords", word))
            keywords.push_back(printed->in(language));
    // The longest that fits is meant.
    std::ranges::sort(keywords, std::ranges::greater{}, &std::string::size);
    grammar_ = std::make_unique<Grammar>(
        Grammar{schema, words, guide, language, std::move(book), std::move(keywords)});
}

TextReader::~TextReader() = default;

ReadText TextReader::read(std::string_view text, const CardFacts& card) const {
    std::vector<std::string> lines;
    std::vector<std::pair<std::size_t, std::size_t>> places; ///< of each line that has words
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (std::string line = tidied(text.substr(at, end - at)); !line.empty()) {
            lines.push_back(std::move(line));
            places.emplace_back(at, end);
        }
        at = end + 1;
    }
    const Rewording rewording{grammar_->guide.wordings(grammar_->language), grammar_->printedKeywords};
    ReadText result;
    for (std::size_t first = 0; first < lines.size();) {
        const std::size_t together =
            rewording.linesTogether({lines.begin() + static_cast<std::ptrdiff_t>(first), lines.end()});
        std::string whole = lines[first];
        for (std::size_t i = 1; i < together; ++i)
            whole += "\n" + lines[first + i];
        const std::size_t at = places[first].first;
        const std::size_t end = places[first + together - 1].second;
        ReadParagraph paragraph = grammar_->paragraph(whole, card);
        paragraph.offset = at;
        paragraph.length = end - at;
        const bool isWhole = paragraph.state != ReadParagraph::State::notUnderstood;
        paragraph.understoodTo = isWhole ? end : at + std::min(paragraph.understoodTo, end - at);
        result.paragraphs.push_back(std::move(paragraph));
        first += together;
    }
    return result;
}

} // namespace takujo

#include "engine/files/decks/deck_text.h"

#include "engine/cards/search/folded_text.h"
#include "engine/core/edit_distance.h"
#include "engine/core/utf8.h"
#include "engine/files/disk/source_text.h"

#include <algorithm>
#include <map>
#include <optional>

namespace takujo {

namespace {

using Cards = std::vector<const CardDefinition*>;

bool isDigit(char32_t c) {
    return c >= U'0' && c <= U'9';
}
bool isTimes(char32_t c) {
    return c == U'x' || c == U'X' || c == 0xD7 || c == U'*'; // ×
}
constexpr char32_t sheets = 0x679A; // 枚

std::u32string_view trimmed(std::u32string_view text) {
    while (!text.empty() && (text.front() == U' ' || text.front() == U'\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == U' ' || text.back() == U'\t' || text.back() == U'\r'))
        text.remove_suffix(1);
    return text;
}

/// One way to read a line: so many of what has this name.
struct Reading {
    long count = 1;
    std::u32string_view name;
};

long numberIn(std::u32string_view digits) {
    long number = 0;
    for (const char32_t c : digits.substr(0, 6))
        number = number * 10 + static_cast<long>(c - U'0');
    return number;
}

/// `3 Name`, `3x Name`, `3枚 Name`.
void readCountFirst(std::u32string_view line, std::vector<Reading>& readings) {
    std::size_t end = 0;
    while (end < line.size() && isDigit(line[end]))
        ++end;
    if (end == 0 || end == line.size())
        return;
    const std::u32string_view rest = trimmed(line.substr(end));
    const long count = numberIn(line.substr(0, end));
    if (isTimes(rest.front()) || rest.front() == sheets)
        if (const auto name = trimmed(rest.substr(1)); !name.empty())
            readings.push_back({count, name});
    readings.push_back({count, rest});
}

/// `Name x3`, `Name 3`, `Name 3枚`.
void readCountLast(std::u32string_view line, std::vector<Reading>& readings) {
    if (line.ends_with(sheets))
        line = trimmed(line.substr(0, line.size() - 1));
    std::size_t begin = line.size();
    while (begin > 0 && isDigit(line[begin - 1]))
        --begin;
    if (begin == 0 || begin == line.size())
        return;
    const std::u32string_view rest = trimmed(line.substr(0, begin));
    const long count = numberIn(line.substr(begin));
    if (!rest.empty() && isTimes(rest.back()))
        if (const auto name = trimmed(rest.substr(0, rest.size() - 1)); !name.empty())
            readings.push_back({count, name});
    if (!rest.empty())
        readings.push_back({count, rest});
}

class DeckTextReader {
public:
    DeckTextReader(const DeckTextNames& names, const std::string& path, Findings& findings)
        : names_(names), path_(path), findings_(findings) {
        for (const CardSet& set : names.library.sets())
            for (const CardDefinition& card : set.cards) {
                byId_[foldedWord(card.id)] = &card;
                addName(card.name.en, card);
                if (card.name.ja != card.name.en)
                    addName(card.name.ja, card);
            }
        addHeadings();
    }

    std::vector<DeckDraft::Entry> read(std::string_view text) {
        const SourceText source{std::string{text}};
        for (std::size_t line = 1; line <= source.lineCount(); ++line) {
            if (findings_.isHopeless(path_))
                break;
            line_ = static_cast<int>(line);
            readLine(source.line(line_));
        }
        return std::move(draft_.entries);
    }

private:
    void addName(const std::string& name, const CardDefinition& card) {
        Cards& called = byName_[foldedWord(name)];
        if (std::ranges::find(called, &card) == called.end())
            called.push_back(&card);
        allNames_.push_back(name);
    }

    void addHeading(const LocalizedText* text, std::optional<std::size_t> part) {
        if (text == nullptr)
            return;
        headings_.try_emplace(foldedWord(text->en), part);
        headings_.try_emplace(foldedWord(text->ja), part);
    }

    void addHeadings() {
        const auto& parts = names_.tables.deckParts;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            headings_.try_emplace(foldedWord(parts[i].word), i);
            addHeading(names_.words.find("zones", names_.tables.zones[parts[i].zone].word), i);
        }
        headings_.try_emplace(U"maindeck", 0);
        headings_.try_emplace(foldedWord("メインデッキ"), 0);
        for (const std::string_view type : names_.schema.types) {
            addHeading(names_.words.find("types", type), std::nullopt);
            addHeading(names_.words.find("nouns", std::string{type} + ".many"), std::nullopt);
        }
    }

    void readLine(std::string_view written) {
        std::u32string line;
        for (const char32_t c : codePoints(written))
            line += c == 0xFEFF ? U' ' : halfWidth(c);
        std::u32string_view rest = trimmed(line);
        for (const std::u32string_view mark : {U"#", U"//"}) {
            if (rest.starts_with(mark))
                return;
            const std::size_t comment = rest.find(U' ' + std::u32string{mark});
            rest = trimmed(rest.substr(0, comment));
        }
        if (rest.size() > 1 && (rest.front() == U'-' || rest.front() == U'*' || rest.front() == 0x2022) &&
            rest[1] == U' ')
            rest = trimmed(rest.substr(1));
        if (rest.empty())
            return;
        std::vector<Reading> readings;
        readCountFirst(rest, readings);
        readCountLast(rest, readings);
        readings.push_back({1, rest});
        for (const Reading& reading : readings)
            if (const Cards cards = cardsCalled(reading.name); !cards.empty())
                return take(reading.count, cards, written);
        if (!readHeading(rest))
            tellUnknown(written, readings);
    }

    /// Returns the cards that a name means; several if they have the same one and no id tells which.
    Cards cardsCalled(std::u32string_view name) const {
        if (const CardDefinition* card = cardOfId(name))
            return {card};
        if (const auto found = byName_.find(foldedWord(name)); found != byName_.end())
            return found->second;
        const std::size_t open = name.find_last_of(U"([");
        if (open != std::u32string_view::npos && (name.back() == U')' || name.back() == U']'))
            if (const CardDefinition* card = cardOfId(name.substr(open + 1, name.size() - open - 2)))
                return {card};
        const std::size_t first = name.find(U' ');
        const std::size_t last = name.rfind(U' ');
        if (first == std::u32string_view::npos)
            return {};
        for (const std::u32string_view word : {name.substr(0, first), name.substr(last + 1)})
            if (const CardDefinition* card = cardOfId(word))
                return {card};
        return {};
    }

    const CardDefinition* cardOfId(std::u32string_view id) const {
        const auto found = byId_.find(foldedWord(id));
        return found == byId_.end() ? nullptr : found->second;
    }

    void take(long count, const Cards& cards, std::string_view written) {
        if (cards.size() > 1) {
            std::vector<std::string> ids;
            for (const CardDefinition* card : cards)
                ids.push_back(card->id);
            return error("ambiguous-card",
                         {"{line} may be any of these cards: {ids}.", shown(written), commaList(ids)},
                         {"Write the id after the name: {example}.",
                          std::to_string(count) + " " + cards.front()->name.en + " (" + ids.front() + ")"});
        }
        const CardDefinition& card = *cards.front();
        const std::size_t part = part_.value_or(partOf(card));
        if (count < 1 || draft_.count(card.id, part) + count > mostCopies)
            return error("count-out-of-range",
                         {"{line} is {number} copies, and a deck can have 1 to {most} of a card.",
                          shown(written), count, mostCopies},
                         "Correct the number.");
        draft_.add(card.id, part, static_cast<int>(count));
    }

    std::size_t partOf(const CardDefinition& card) const {
        const auto& parts = names_.tables.deckParts;
        const auto its = std::ranges::find_if(parts, [&](const DeckPart& part) { return part.holds(card); });
        return its == parts.end() ? 0 : static_cast<std::size_t>(its - parts.begin());
    }

    /// `Leaders:`, `[Leaders]`, `== Leaders (5) ==`.
    bool readHeading(std::u32string_view line) {
        constexpr std::u32string_view around = U" :=-[]【】<>";
        while (!line.empty() && around.find(line.front()) != std::u32string_view::npos)
            line.remove_prefix(1);
        while (!line.empty() && around.find(line.back()) != std::u32string_view::npos)
            line.remove_suffix(1);
        if (const std::size_t open = line.rfind(U'(');
            line.ends_with(U')') && open != std::u32string_view::npos)
            line = trimmed(line.substr(0, open));
        const auto found = headings_.find(foldedWord(line));
        if (found == headings_.end())
            return false;
        if (found->second)
            part_ = found->second;
        return true;
    }

    void tellUnknown(std::string_view written, const std::vector<Reading>& readings) {
        std::optional<std::string> meant;
        for (const Reading& reading : readings)
            if (!meant)
                meant = closest(utf8(reading.name), allNames_);
        error("unknown-card", {"No card is called as {line} says.", shown(written)},
              meant ? didYouMean(*meant)
                    : Message{"Write a line such as {example}, or put # before a remark.", "3 FL-001"});
    }

    void error(const char* code, Message says, Message hint) {
        findings_.error(path_, {line_, 1}, code, std::move(says), std::move(hint));
    }

    const DeckTextNames& names_;
    const std::string& path_;
    Findings& findings_;
    std::map<std::u32string, const CardDefinition*> byId_;
    std::map<std::u32string, Cards> byName_;
    std::map<std::u32string, std::optional<std::size_t>> headings_; ///< none: of a type, which is no part
    std::vector<std::string> allNames_;
    std::optional<std::size_t> part_; ///< of the last heading
    int line_ = 1;
    DeckDraft draft_;
};

} // namespace

std::vector<DeckDraft::Entry> importDeckText(std::string_view text, const std::string& path,
                                             const DeckTextNames& names, Findings& findings) {
    return DeckTextReader{names, path, findings}.read(text);
}

std::string deckAsText(const DeckDraft& draft, const DeckTextNames& names, Language language) {
    std::map<std::u32string, int> called; // how many cards have that name
    for (const CardSet& set : names.library.sets())
        for (const CardDefinition& card : set.cards) {
            ++called[foldedWord(card.name.en)];
            if (foldedWord(card.name.ja) != foldedWord(card.name.en))
                ++called[foldedWord(card.name.ja)];
        }
    std::string text;
    if (!draft.name.in(language).empty())
        text = "# " + draft.name.in(language) + "\n";
    const auto& parts = names.tables.deckParts;
    for (std::size_t part = 0; part < std::max<std::size_t>(parts.size(), 1); ++part) {
        if (draft.cardsIn(part) == 0)
            continue;
        if (parts.size() > 1) {
            std::string heading =
                names.words.text("zones", names.tables.zones[parts[part].zone].word, language);
            if (!heading.empty() && heading.front() >= 'a' && heading.front() <= 'z')
                heading.front() = static_cast<char>(heading.front() - 'a' + 'A');
            text += (text.empty() ? "" : "\n") + heading + ":\n";
        }
        for (const DeckDraft::Entry& entry : draft.entries) {
            if (entry.part != part)
                continue;
            text += std::to_string(entry.count) + " ";
            const CardDefinition* card = names.library.card(entry.card);
            if (card == nullptr)
                text += entry.card;
            else if (const std::string& name = card->name.in(language); called[foldedWord(name)] > 1)
                text += name + " (" + card->id + ")";
            else
                text += name;
            text += "\n";
        }
    }
    return text;
}

} // namespace takujo

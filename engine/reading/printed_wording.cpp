#include "engine/reading/printed_wording.h"

#include <algorithm>
#include <array>
#include <utility>

namespace takujo {

namespace {

using Kind = WordingPiece::Kind;

/// Stands for the card's own name while a text is reworded, so that no wording touches what is in it.
constexpr char ownName = '\2';

constexpr std::array<std::pair<std::string_view, Kind>, 10> slotNames{{{"number", Kind::number},
                                                                       {"words", Kind::words},
                                                                       {"deed", Kind::deed},
                                                                       {"clause", Kind::clause},
                                                                       {"anything", Kind::anything},
                                                                       {"keyword", Kind::keyword},
                                                                       {"this", Kind::self},
                                                                       {"start", Kind::start},
                                                                       {"sentence", Kind::sentence},
                                                                       {"end", Kind::end}}};

bool isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}
bool isCapital(char c) {
    return c >= 'A' && c <= 'Z';
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
char capital(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

std::size_t lengthOfCharacter(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        ++end;
    return end - at;
}

bool startsWithOneOf(std::string_view text, const auto& marks) {
    return std::ranges::any_of(marks, [&](std::string_view mark) { return text.starts_with(mark); });
}

/// A slot of words or a clause ends at the latest there.
bool endsClause(std::string_view rest) {
    constexpr std::array<std::string_view, 14> marks{". ", "。", "\"", "「", "」", "『", "』",
                                                     "(",  ")",  "（", "）", "：", ": ", "\n"};
    return startsWithOneOf(rest, marks) || rest == ".";
}
bool endsWords(std::string_view rest) {
    constexpr std::array<std::string_view, 2> commas{", ", "、"};
    return endsClause(rest) || startsWithOneOf(rest, commas);
}

bool beginsSentence(std::string_view text, std::size_t at) {
    constexpr std::array<std::string_view, 8> before{". ", ": ", "\"", "。", "：", "「", "『", "】"};
    const std::string_view head = text.substr(0, at);
    return head.empty() ||
           std::ranges::any_of(before, [&](std::string_view mark) { return head.ends_with(mark); });
}

/// Letters stand there, be the first of them a capital or not.
bool stands(std::string_view letters, std::string_view text, std::size_t at) {
    if (text.size() - at < letters.size() || letters.empty())
        return false;
    const bool isFirst = text[at] == letters.front() || text[at] == capital(letters.front());
    return isFirst && text.substr(at + 1, letters.size() - 1) == letters.substr(1);
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = 0; at + what.size() <= text.size();) {
        if (!stands(what, text, at)) {
            ++at;
            continue;
        }
        text.replace(at, what.size(), by);
        at += by.size();
    }
    return text;
}

} // namespace

WordingPiece::Kind wordingSlot(std::string_view name) {
    // Behind a blank stands which of several it is: "words 2".
    const std::string_view kind = name.substr(0, name.find(' '));
    const auto* const found = std::ranges::find(slotNames, kind, &std::pair<std::string_view, Kind>::first);
    return found == slotNames.end() ? Kind::letters : found->second;
}

std::vector<std::string> wordingSlotNames() {
    std::vector<std::string> names;
    names.reserve(slotNames.size());
    for (const auto& [name, kind] : slotNames)
        names.emplace_back(name);
    return names;
}

bool Rewording::fits(const std::vector<WordingPiece>& pieces, std::size_t piece, std::string_view text,
                     std::size_t at, Match& match) const {
    if (piece == pieces.size()) {
        match.end = at;
        // No wording ends in the middle of a word.
        return at == 0 || at == text.size() || !isLetter(text[at - 1]) || !isLetter(text[at]);
    }
    const WordingPiece& here = pieces[piece];
    const auto goOn = [&](std::size_t end) {
        match.held[piece] = text.substr(at, end - at);
        return fits(pieces, piece + 1, text, end, match);
    };
    switch (here.kind) {
    case Kind::letters:
        return stands(here.letters, text, at) && goOn(at + here.letters.size());
    case Kind::self:
        return at < text.size() && text[at] == ownName && goOn(at + 1);
    case Kind::start:
        return at == 0 && goOn(at);
    case Kind::sentence:
        return beginsSentence(text, at) && goOn(at);
    case Kind::end:
        return at == text.size() && goOn(at);
    case Kind::keyword:
        return std::ranges::any_of(keywords_, [&](const std::string& keyword) {
            return stands(keyword, text, at) && goOn(at + keyword.size());
        });
    case Kind::number: {
        std::size_t end = at;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        return end > at && goOn(end);
    }
    case Kind::words:
    case Kind::deed:
    case Kind::clause:
    case Kind::anything:
        break;
    }
    const bool isWords = here.kind == Kind::words || here.kind == Kind::deed;
    for (std::size_t end = at; end < text.size();) {
        const std::string_view rest = text.substr(end);
        if ((isWords && endsWords(rest)) || (here.kind == Kind::clause && endsClause(rest)))
            return false;
        end += lengthOfCharacter(text, end);
        if (goOn(end))
            return true;
    }
    return false;
}

std::string Rewording::with(const PrintedWording& wording, std::string_view text) const {
    std::string result;
    std::size_t at = 0;
    while (at <= text.size()) {
        const auto first = std::ranges::find_if_not(wording.printed, &WordingPiece::isPlace);
        const bool isInWord = at > 0 && at < text.size() && isLetter(text[at - 1]) && isLetter(text[at]) &&
                              first != wording.printed.end() && first->kind == Kind::letters;
        Match match{0, std::vector<std::string_view>(wording.printed.size())};
        if (isInWord || !fits(wording.printed, 0, text, at, match) || match.end == at) {
            if (at == text.size())
                break;
            const std::size_t length = lengthOfCharacter(text, at);
            result += text.substr(at, length);
            at += length;
            continue;
        }
        std::string made;
        for (const WordingPiece& piece : wording.ours) {
            if (piece.kind == Kind::letters) {
                made += piece.letters;
                continue;
            }
            if (piece.kind == Kind::self) {
                made += ownName;
                continue;
            }
            for (std::size_t i = 0; i < wording.printed.size(); ++i)
                if (wording.printed[i].kind == piece.kind && wording.printed[i].letters == piece.letters) {
                    std::string said{match.held[i]};
                    const bool isFirst = made.empty() || made.ends_with(". ");
                    if (isFirst && !made.empty() && !said.empty())
                        said.front() = capital(said.front());
                    else if (!isFirst && piece.kind == Kind::deed && isCapital(said.front()))
                        said.front() = static_cast<char>(said.front() - 'A' + 'a');
                    made += said;
                    break;
                }
        }
        // What began a sentence still does.
        if (!made.empty() && (isCapital(text[at]) || (text[at] == ownName && beginsSentence(text, at))))
            made.front() = capital(made.front());
        result += made;
        at = match.end;
    }
    return result;
}

std::size_t Rewording::linesTogether(const std::vector<std::string>& lines) const {
    for (const PrintedWording& wording : wordings_) {
        std::size_t number = 1;
        for (const WordingPiece& piece : wording.printed)
            number += static_cast<std::size_t>(std::ranges::count(piece.letters, '\n'));
        if (number == 1 || number > lines.size())
            continue;
        std::string text;
        for (std::size_t i = 0; i < number; ++i)
            text += (i == 0 ? "" : "\n") + lines[i];
        Match match{0, std::vector<std::string_view>(wording.printed.size())};
        for (std::size_t at = 0; at <= lines.front().size(); ++at)
            if (fits(wording.printed, 0, text, at, match) && match.end == text.size())
                return number;
    }
    return 1;
}

std::string Rewording::inOurWords(std::string_view text, const std::vector<std::string>& called,
                                  std::string_view name) const {
    std::string result{text};
    for (const std::string& each : called)
        if (!each.empty())
            result = replaced(std::move(result), each, std::string(1, ownName));
    for (const PrintedWording& wording : wordings_)
        result = with(wording, result);
    std::string whole;
    for (const char each : result) {
        if (each != ownName) {
            whole += each;
            continue;
        }
        const std::size_t from = whole.size();
        const bool isFirst = beginsSentence(whole, from);
        whole += name;
        if (isFirst && from < whole.size())
            whole[from] = capital(whole[from]);
    }
    return whole;
}

} // namespace takujo

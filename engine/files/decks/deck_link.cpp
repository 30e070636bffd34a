#include "engine/files/decks/deck_link.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <vector>

namespace takujo {

namespace {

constexpr std::string_view linkBegins = "takujo:deck:";
constexpr std::string_view linkVersion = "1";

bool isPlainInLink(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '.' || c == '_';
}

std::string linkWord(std::string_view word) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char c : word) {
        if (isPlainInLink(c)) {
            result += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        result += '%';
        result += digits[byte >> 4U];
        result += digits[byte & 0xFU];
    }
    return result;
}

std::optional<std::string> wordOfLink(std::string_view written) {
    std::string result;
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (written[i] != '%') {
            result += written[i];
            continue;
        }
        unsigned byte = 0;
        const std::string_view two = written.substr(i + 1, 2);
        const auto [end, error] = std::from_chars(two.data(), two.data() + two.size(), byte, 16);
        if (two.size() != 2 || error != std::errc{} || end != two.data() + 2)
            return std::nullopt;
        result += static_cast<char>(static_cast<unsigned char>(byte));
        i += 2;
    }
    return result;
}

std::string checkOf(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    std::string digits(8, '0');
    for (std::size_t i = 8; i-- > 0; hash >>= 4U)
        digits[i] = "0123456789abcdef"[hash & 0xFU];
    return digits;
}

std::vector<std::string_view> piecesOf(std::string_view text, char between) {
    std::vector<std::string_view> pieces;
    while (true) {
        const std::size_t end = text.find(between);
        pieces.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return pieces;
        text.remove_prefix(end + 1);
    }
}

/// Messages break long lines, and lines begin with spaces: no space is part of a link.
std::string withoutSpaces(std::string_view text) {
    std::string result{text};
    std::erase_if(result, [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
    return result;
}

/// Reads `3xFL-001`.
bool readCardOfLink(std::string_view written, std::size_t part, DeckDraft& draft) {
    int count = 0;
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), count);
    const auto digits = static_cast<std::size_t>(end - written.data());
    if (error != std::errc{} || count < 1 || count > mostCopies || digits >= written.size() || *end != 'x')
        return false;
    const auto card = wordOfLink(written.substr(digits + 1));
    if (!card || card->empty() || draft.count(*card, part) != 0)
        return false;
    draft.setCount(*card, part, count);
    return true;
}

bool readPartsOfLink(std::string_view written, const DeckWords& words, DeckDraft& draft) {
    for (const std::string_view list : piecesOf(written, ';')) {
        if (list.empty() && written.empty())
            return true; // a deck without cards
        const std::size_t equals = list.find('=');
        const auto key = wordOfLink(list.substr(0, equals));
        std::size_t part = 0;
        while (part < std::max<std::size_t>(words.parts.size(), 1) && words.key(part) != key)
            ++part;
        if (equals == std::string_view::npos || part == std::max<std::size_t>(words.parts.size(), 1))
            return false;
        for (const std::string_view card : piecesOf(list.substr(equals + 1), ','))
            if (!readCardOfLink(card, part, draft))
                return false;
    }
    return true;
}

} // namespace

std::string deckLink(const DeckDraft& draft, const DeckWords& words) {
    std::string link = std::string{linkBegins} + std::string{linkVersion} + ":" + linkWord(draft.game) + ":" +
                       linkWord(draft.format) + ":";
    bool isFirst = true;
    for (std::size_t part = 0; part < std::max<std::size_t>(words.parts.size(), 1); ++part) {
        std::string list;
        for (const DeckDraft::Entry& entry : draft.entries)
            if (entry.part == part)
                list += (list.empty() ? "" : ",") + std::to_string(entry.count) + "x" + linkWord(entry.card);
        if (list.empty())
            continue;
        link += (isFirst ? "" : ";") + linkWord(words.key(part)) + "=" + list;
        isFirst = false;
    }
    return link + ":" + checkOf(link);
}

bool isDeckLink(std::string_view text) {
    return withoutSpaces(text.substr(0, text.size())).starts_with(linkBegins);
}

std::string gameOfDeckLink(std::string_view text) {
    const std::string link = withoutSpaces(text);
    if (!link.starts_with(linkBegins))
        return {};
    const auto pieces = piecesOf(link, ':');
    return pieces.size() > 3 ? wordOfLink(pieces[3]).value_or("") : std::string{};
}

std::optional<DeckDraft> readDeckLink(std::string_view text, const std::string& path, std::string_view game,
                                      const DeckWords& words, Findings& findings) {
    const std::string link = withoutSpaces(text);
    const auto fail = [&](const char* code, Message says, Message hint) {
        findings.error(path, {}, code, std::move(says), std::move(hint));
        return std::nullopt;
    };
    const char* const copyAgain = "Copy the whole line again, from 'takujo' to its end.";
    if (!link.starts_with(linkBegins))
        return fail("no-deck-link", "This is no link to a deck.", "A link begins with takujo:deck.");
    const auto pieces = piecesOf(link, ':');
    if (pieces.size() > 2 && pieces[2] != linkVersion && !pieces[2].empty())
        return fail("newer-link",
                    {"This link is written in version {number}, and this program reads version {known}.",
                     std::string{pieces[2]}, std::string{linkVersion}},
                    "Ask for the deck as a list of cards, or use a newer program.");
    const std::size_t last = link.rfind(':');
    if (pieces.size() != 7 || checkOf(std::string_view{link}.substr(0, last)) != pieces[6])
        return fail("damaged-link", "This link is damaged: a part of it is missing or was changed.",
                    copyAgain);
    DeckDraft draft;
    draft.game = wordOfLink(pieces[3]).value_or("");
    draft.format = wordOfLink(pieces[4]).value_or("");
    if (draft.game != game)
        return fail("link-of-another-game",
                    {"This link is of a deck of {game}, not of {other}.", shown(draft.game),
                     shown(std::string{game})},
                    "Open it in that game.");
    if (std::ranges::find(words.formats, draft.format) == words.formats.end())
        return fail(
            "unknown-format",
            {"This link is of a deck for {format}, a format that is not known here.", shown(draft.format)},
            "Ask for the deck as a list of cards, or use a newer program.");
    if (!readPartsOfLink(pieces[5], words, draft))
        return fail("damaged-link", "This link is damaged: a part of it is missing or was changed.",
                    copyAgain);
    return draft;
}

} // namespace takujo

#include "engine/files/disk/text_file.h"

#include "engine/files/disk/system_reason.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

#include "engine/core/utf8.h"
#include "engine/files/disk/source_text.h"

namespace takujo {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr int mostControlCharacters = 100; // after that it is no text somebody wrote

bool startsLikeUtf16(std::string_view bytes) {
    return bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
}

std::string codePointName(std::string_view character) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const char32_t value = codePoints(character).front();
    std::string name = "U+";
    for (unsigned shift = 16; shift > 0; shift -= 4)
        name += digits[(value >> (shift - 4)) & 0xFU];
    return name;
}

Message whyNot(int error) {
    if (error == EACCES || error == EPERM)
        return Message{"you are not allowed to read it"};
    if (error == 0)
        return Message{"it can't be opened"};
    return systemReason(error);
}

/// Old Mac line breaks (CR alone) become LF; says where the first stood.
std::optional<std::size_t> mendLineEndings(std::string& text) {
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r' || (i + 1 < text.size() && text[i + 1] == '\n'))
            continue;
        text[i] = '\n';
        if (!first)
            first = i;
    }
    return first;
}

} // namespace

std::string shownPath(const std::filesystem::path& file) {
    const std::u8string text = file.generic_u8string();
    return {text.begin(), text.end()};
}

bool checkSize(std::size_t bytes, const std::string& path, Findings& findings) {
    if (bytes <= largestTextFile)
        return true;
    findings.error(path, {}, "too-large", "The file is larger than 8 MiB.", "Split it into several files.");
    return false;
}

std::optional<std::string> readTextFile(const std::filesystem::path& file, Findings& findings) {
    const std::string path = shownPath(file);
    std::error_code problem;
    const std::filesystem::file_status status = std::filesystem::status(file, problem);
    if (status.type() == std::filesystem::file_type::not_found) {
        findings.error(path, {}, "missing-file", "There is no such file.", "Check the name and the folder.");
        return std::nullopt;
    }
    const auto unreadable = [&](const Message& why) {
        findings.error(path, {}, "unreadable-file", {"The file can't be read: {why}.", why},
                       "Check that it is an ordinary file and that you may read it.");
        return std::nullopt;
    };
    if (std::filesystem::is_directory(status)) {
        findings.error(path, {}, "is-a-folder", "This is a folder, not a file.", "Name a file inside it.");
        return std::nullopt;
    }
    if (problem)
        return unreadable(whyNot(problem.value()));
    // Reading a pipe or a device could wait for ever.
    if (!std::filesystem::is_regular_file(status))
        return unreadable("it is not an ordinary file");
    const std::uintmax_t size = std::filesystem::file_size(file, problem);
    if (problem)
        return unreadable(whyNot(problem.value()));
    if (size > largestTextFile && !checkSize(largestTextFile + 1, path, findings))
        return std::nullopt;

    errno = 0;
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return unreadable(whyNot(errno));
    std::string text;
    std::array<char, 16384> block{};
    // Not by the size asked above: the file may grow, and some files tell no size.
    while (in.read(block.data(), block.size()) || in.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
        if (!checkSize(text.size(), path, findings))
            return std::nullopt;
    }
    if (in.bad())
        return unreadable("reading stopped before its end");
    return text;
}

std::optional<std::string> decodeText(std::string bytes, const std::string& path, Findings& findings) {
    if (bytes.starts_with(byteOrderMark))
        bytes.erase(0, byteOrderMark.size());
    // The parser would eat a second one as well and count every offset wrong.
    if (bytes.starts_with(byteOrderMark)) {
        findings.error(path, {}, "control-character", "The file begins with several byte order marks.",
                       "Save it as UTF-8 again.");
        while (bytes.starts_with(byteOrderMark))
            bytes.erase(0, byteOrderMark.size());
    }
    if (const std::optional<std::size_t> bad = firstBadUtf8(bytes)) {
        const bool wide = startsLikeUtf16(bytes);
        const TextPosition at = SourceText(bytes.substr(0, *bad)).position(*bad);
        findings.error(path, at, "not-utf8",
                       wide ? "The file is saved as UTF-16, not UTF-8."
                            : "The text is not UTF-8 from here on.",
                       wide ? "Save it as UTF-8."
                            : "Save the file as UTF-8; it may be in Shift_JIS or another older encoding.");
        return std::nullopt;
    }

    const std::optional<std::size_t> loneReturn = mendLineEndings(bytes);
    const SourceText source(bytes);
    if (loneReturn)
        findings.error(path, source.position(*loneReturn), "line-endings",
                       "A line ends here with a carriage return alone.",
                       "Save the file with LF line endings.");
    int found = 0;
    int lastLine = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::size_t length = controlCharacterAt(bytes, i);
        if (length == 0)
            continue;
        const TextPosition at = source.position(i);
        if (at.line != lastLine) { // one a line is enough to find them all
            if (++found > mostControlCharacters)
                return std::nullopt;
            findings.error(path, at, "control-character",
                           {"An invisible control character ({name}) stands here.",
                            codePointName(std::string_view(bytes).substr(i, length))},
                           "Remove it.");
            lastLine = at.line;
        }
        if (length == 1)
            bytes[i] = ' ';
    }
    return bytes;
}

} // namespace takujo

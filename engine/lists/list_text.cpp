#include "engine/lists/list_text.h"

#include "engine/core/utf8.h"

#include <iconv.h>

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <utility>

namespace takujo {

namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";

/// A conversion of the C library, closed in any case.
class Conversion {
public:
    explicit Conversion(const char* from) : handle_(iconv_open("UTF-8", from)) {}
    ~Conversion() {
        if (works())
            iconv_close(handle_);
    }
    Conversion(const Conversion&) = delete;
    Conversion& operator=(const Conversion&) = delete;

    /// None if a byte does not belong into such a text.
    std::optional<std::string> operator()(std::string bytes) const {
        if (!works())
            return std::nullopt;
        std::string result;
        std::string piece(std::size_t{1} << 16, '\0');
        char* in = bytes.data();
        std::size_t left = bytes.size();
        while (left > 0) {
            char* out = piece.data();
            std::size_t room = piece.size();
            const std::size_t done = iconv(handle_, &in, &left, &out, &room);
            result.append(piece.data(), piece.size() - room);
            if (done == static_cast<std::size_t>(-1) && errno != E2BIG)
                return std::nullopt;
        }
        return result;
    }

private:
    bool works() const { return handle_ != reinterpret_cast<iconv_t>(-1); } // as iconv_open(3) says it

    iconv_t handle_;
};

/// What an encoding without a mark shows itself by: every second byte of its first letters is zero.
const char* wideEncoding(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE"))
        return "UTF-16LE";
    if (bytes.starts_with("\xFE\xFF"))
        return "UTF-16BE";
    if (bytes.size() >= 4 && bytes[0] != '\0' && bytes[1] == '\0' && bytes[2] != '\0' && bytes[3] == '\0')
        return "UTF-16LE";
    if (bytes.size() >= 4 && bytes[0] == '\0' && bytes[1] != '\0' && bytes[2] == '\0' && bytes[3] != '\0')
        return "UTF-16BE";
    return nullptr;
}

std::optional<std::string> decoded(std::string bytes, const std::string& path, Findings& findings) {
    if (const char* const wide = wideEncoding(bytes))
        return Conversion{wide}(std::move(bytes));
    if (bytes.find('\0') != std::string::npos)
        return std::nullopt;
    if (!firstBadUtf8(bytes))
        return bytes;
    auto text = Conversion{"CP932"}(std::move(bytes));
    if (text)
        findings.warning(path, {}, "guessed-encoding", "The file is not UTF-8; it was read as Shift_JIS.",
                         "If letters are wrong, save it as UTF-8.");
    return text;
}

std::string withPlainLines(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r') {
            if (i + 1 == text.size() || text[i + 1] != '\n')
                result += '\n';
        } else if (const std::size_t length = controlCharacterAt(text, i); length > 0) {
            result += ' ';
            i += length - 1;
        } else {
            result += text[i];
        }
    }
    return result;
}

} // namespace

std::optional<std::string> textOfList(std::string bytes, const std::string& path, Findings& findings) {
    auto text = decoded(std::move(bytes), path, findings);
    if (!text || firstBadUtf8(*text)) {
        findings.error(
            path, {.line = 0}, "no-text", "This is no text file, or one in an unknown encoding.",
            "Save the list as CSV, JSON or YAML, in UTF-8; a spreadsheet can save its table as CSV.");
        return std::nullopt;
    }
    std::string_view whole = *text;
    while (whole.starts_with(utf8Mark))
        whole.remove_prefix(utf8Mark.size());
    return withPlainLines(whole);
}

} // namespace takujo

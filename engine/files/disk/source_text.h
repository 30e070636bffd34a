#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/files/findings/findings.h"

namespace takujo {

/// The text of a file, and the line and column of each byte offset. Lines end with LF (a CR before it counts
/// as the last character of its line). Not for several threads at once: it remembers the last offset asked
/// for, so that a pass over one very long line does not take quadratic time.
class SourceText {
public:
    explicit SourceText(std::string text);

    std::string_view text() const { return text_; }
    std::size_t size() const { return text_.size(); }
    /// Returns the byte at an offset; NUL after the end.
    char at(std::size_t offset) const { return offset < text_.size() ? text_[offset] : '\0'; }
    /// Replaces one byte; line breaks must stay where they are.
    void replace(std::size_t offset, char byte) { text_[offset] = byte; }

    /// Returns the position of an offset; after the end: that of the end.
    TextPosition position(std::size_t offset) const;

    std::size_t lineCount() const { return lineStarts_.size(); }
    std::size_t lineStart(int line) const { return lineStarts_[static_cast<std::size_t>(line) - 1]; }
    /// Returns a line without its line break.
    std::string_view line(int line) const;
    int lineOf(std::size_t offset) const;

private:
    std::string text_;
    std::vector<std::size_t> lineStarts_;
    mutable std::size_t knownOffset_ = 0;
    mutable TextPosition known_;
};

} // namespace takujo

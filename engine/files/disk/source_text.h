#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/files/findings/findings.h"

namespace takujo {

/// A file's text with its lines, so that a byte offset can be told as line and column. Lines end with LF (a
/// CR before it counts as the last character of its line). Not for use from several threads at once: it
/// remembers the last place asked for, which keeps one pass over a file with a single very long line from
/// costing time squared.
class SourceText {
public:
    explicit SourceText(std::string text);

    std::string_view text() const { return text_; }
    std::size_t size() const { return text_.size(); }
    /// The byte at an offset, or NUL past the end.
    char at(std::size_t offset) const { return offset < text_.size() ? text_[offset] : '\0'; }
    /// Replaces one byte; line breaks must stay where they are.
    void replace(std::size_t offset, char byte) { text_[offset] = byte; }

    /// Offsets past the end count as the end.
    TextPosition position(std::size_t offset) const;

    std::size_t lineCount() const { return lineStarts_.size(); }
    std::size_t lineStart(int line) const { return lineStarts_[static_cast<std::size_t>(line) - 1]; }
    /// A line without its line break.
    std::string_view line(int line) const;
    int lineOf(std::size_t offset) const;

private:
    std::string text_;
    std::vector<std::size_t> lineStarts_;
    mutable std::size_t knownOffset_ = 0;
    mutable TextPosition known_;
};

} // namespace takujo

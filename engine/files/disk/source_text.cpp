#include "engine/files/disk/source_text.h"

#include <algorithm>
#include <utility>

#include "engine/core/utf8.h"

namespace takujo {

SourceText::SourceText(std::string text) : text_(std::move(text)) {
    lineStarts_.push_back(0);
    for (std::size_t i = 0; i < text_.size(); ++i)
        if (text_[i] == '\n')
            lineStarts_.push_back(i + 1);
}

int SourceText::lineOf(std::size_t offset) const {
    const auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
    return static_cast<int>(next - lineStarts_.begin());
}

std::string_view SourceText::line(int line) const {
    const std::size_t start = lineStart(line);
    const auto next = static_cast<std::size_t>(line);
    std::size_t end = next < lineStarts_.size() ? lineStarts_[next] - 1 : text_.size();
    if (end > start && text_[end - 1] == '\r')
        --end;
    return text().substr(start, end - start);
}

TextPosition SourceText::position(std::size_t offset) const {
    offset = std::min(offset, text_.size());
    const int line = lineOf(offset);
    if (known_.line != line || knownOffset_ > offset || knownOffset_ < lineStart(line)) {
        knownOffset_ = lineStart(line);
        known_ = {line, 1};
    }
    known_.column += static_cast<int>(codePointCount(text().substr(knownOffset_, offset - knownOffset_)));
    knownOffset_ = offset;
    return known_;
}

} // namespace takujo

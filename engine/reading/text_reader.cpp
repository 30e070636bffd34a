#include "engine/reading/text_reader.h"

#include <algorithm>

namespace takujo {

bool ReadText::isUnderstood() const {
    return std::ranges::all_of(
        paragraphs, [](const ReadParagraph& each) { return each.state == ReadParagraph::State::understood; });
}

struct TextReader::Grammar {
    const CardSchema& schema;
    const Words& words;
    Language language;
};

TextReader::TextReader(const CardSchema& schema, const Words& words, Language language)
    : grammar_(std::make_unique<Grammar>(Grammar{schema, words, language})) {}

TextReader::~TextReader() = default;

ReadText TextReader::read(std::string_view text, const CardFacts& /*card*/) const {
    ReadText result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (end != at)
            result.paragraphs.push_back({.offset = at, .length = end - at, .understoodTo = at});
        at = end + 1;
    }
    return result;
}

} // namespace takujo

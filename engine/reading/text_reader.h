#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/localized_text.h"
#include "engine/files/yaml/yaml_tree.h"
#include "engine/kit/rules/words.h"
#include "engine/reading/reading_guide.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// What somebody who reads a card's text knows of the card besides: texts name their own card, and call it
/// by its type.
struct CardFacts {
    std::string name;    ///< in the language of the text
    std::string type;    ///< by its word in the schema: "forward"
    bool namesX = false; ///< its printed cost has an X
};

/// One way to understand a paragraph.
struct Reading {
    std::string key;     ///< of the field of a card file it belongs into: "abilities", "resolve", "cast"
    YamlNodeData script; ///< what stands there; of a list of abilities, one entry
};

/// A paragraph of a text: the keywords of a card, or one of its abilities.
struct ReadParagraph {
    enum class State : std::uint8_t {
        understood, ///< there is one reading, and the program writes it in exactly these words, or in `ours`
        ambiguous,  ///< there are several such readings
        notUnderstood, ///< there is none
    };
    std::size_t offset = 0; ///< in the whole text, in bytes
    std::size_t length = 0;
    State state = State::notUnderstood;
    std::vector<Reading>
        readings;     ///< of a line of keywords one reading each, in its order, all of which hold
    std::string ours; ///< the paragraph in our words, as far as they are known, if it is printed in others
    bool isGivenUp = false;       ///< it is so long that not everything could be tried
    bool areTogether = false;     ///< all readings hold together: it is a line of keywords
    std::size_t understoodTo = 0; ///< if it is not understood: the offset in the whole text up to which words
                                  ///< of the game could stand so
};

struct ReadText {
    std::vector<ReadParagraph> paragraphs;

    bool isUnderstood() const;
};

/// Makes script of the texts of cards in one language: it runs the patterns backwards that texts are
/// written with (README.md). Making one takes a while; reading is quick, and several threads may read at
/// the same time.
class TextReader {
public:
    /// What it is given must outlive it.
    TextReader(const CardSchema& schema, const Words& words, const ReadingGuide& guide, Language language);
    ~TextReader();
    TextReader(const TextReader&) = delete;
    TextReader& operator=(const TextReader&) = delete;

    /// Reads a text, whose paragraphs are lines, and several lines where a wording of printed texts has them.
    ReadText read(std::string_view text, const CardFacts& card) const;

private:
    struct Grammar;
    std::unique_ptr<const Grammar> grammar_;
};

} // namespace takujo

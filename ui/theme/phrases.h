#pragma once

#include <QString>

#include <cstdint>

namespace takujo {

/// How much belongs together what stands before and after a place of a text at which the rules of its script
/// would let a line end. Japanese has no blanks: its phrases are a word and the kana that inflect or follow
/// it.
enum class Joint : std::uint8_t {
    none,     ///< one phrase ends, another begins
    compound, ///< words that make one: ダル|状態, 引き|揚げ人
    ending,   ///< inside hiragana, behind what is often the end of a word
    word,     ///< inside a word, or before what cannot stand alone
};

Joint jointAt(const QString& text, qsizetype at);

} // namespace takujo

#pragma once

#include <QString>

#include <cstdint>

namespace takujo {

/// How closely a text holds together at a place where the rules of its script would let a line end. Japanese
/// has no blanks: its phrases are a word and the kana that inflect or follow it.
enum class BreakStrength : std::uint8_t {
    none,     ///< one phrase ends, another begins
    compound, ///< words that make one: ダル|状態, 引き|揚げ人
    ending,   ///< inside hiragana, behind letters that often end a word
    word,     ///< inside a word, or before letters that cannot stand alone
};

BreakStrength jointAt(const QString& text, qsizetype at);

} // namespace takujo

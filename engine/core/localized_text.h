#pragma once

#include <cstdint>
#include <string>

namespace takujo {

enum class Language : std::uint8_t { en, ja };

/// A text in both languages of the product.
struct LocalizedText {
    std::string en;
    std::string ja;

    const std::string& in(Language language) const { return language == Language::en ? en : ja; }
    friend bool operator==(const LocalizedText&, const LocalizedText&) = default;
};

} // namespace takujo

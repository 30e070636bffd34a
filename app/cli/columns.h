#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// Returns how many places of a terminal a text takes: two for a character of Japanese.
std::size_t placesOf(std::string_view text);

/// Prints lines of several cells, one below the other; the first column stands on the left, the others on the
/// right. Lines may have fewer cells than others.
void printColumns(const std::vector<std::vector<std::string>>& lines, std::size_t indent, std::ostream& out);

} // namespace takujo

#pragma once

#include <string>
#include <string_view>

namespace takujo {

/// A piece of a file as a finding quotes it: in single quotes, on one line, shortened when it is long.
std::string shown(std::string_view text);

} // namespace takujo

#pragma once

#include <string_view>

namespace takujo {

// A line of a rulebook's tables cites the rule it is told by, and behind it, separated by blanks, others that
// it keeps as well: "12.4.2 3.1.2".

/// The rule that is told.
constexpr std::string_view firstAddress(std::string_view addresses) {
    return addresses.substr(0, addresses.find(' '));
}

/// Takes the first address off.
constexpr std::string_view otherAddresses(std::string_view addresses) {
    const std::size_t blank = addresses.find(' ');
    return blank == std::string_view::npos ? std::string_view{} : addresses.substr(blank + 1);
}

constexpr bool cites(std::string_view addresses, std::string_view rule) {
    for (; !addresses.empty(); addresses = otherAddresses(addresses))
        if (firstAddress(addresses) == rule)
            return true;
    return false;
}

} // namespace takujo

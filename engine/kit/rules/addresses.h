#pragma once

#include <string_view>

namespace takujo {

// Rule addresses. A line of a rulebook's tables cites the rule that players are told and, after it, separated
// by blanks, others that it implements as well: "12.4.2 3.1.2".

/// Returns the rule that players are told.
constexpr std::string_view firstAddress(std::string_view addresses) {
    return addresses.substr(0, addresses.find(' '));
}

/// Returns the addresses without the first one.
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

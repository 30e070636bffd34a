#include "app/cli/command.h"

#include <algorithm>
#include <ostream>
#include <string>

namespace takujo {

namespace {

/// In characters; those of usages stand on one place each.
std::size_t widthOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

} // namespace

void printHelp(const Command& command, Streams streams) {
    std::vector<ArgumentHelp> all = command.takes();
    all.push_back(
        {"--language en|ja", "The language in which it speaks, also of mistakes: English without this."});
    all.push_back({"--help", "Prints this page."});
    std::size_t width = 0;
    for (const ArgumentHelp& each : all)
        width = std::max(width, widthOf(each.written));
    const Message call = {"usage: {call}",
                          "takujo-cli " + std::string{command.name()} + " " + std::string{command.usage()}};
    streams.out << call.in(streams.language) << "\n\n" << command.purpose().in(streams.language) << "\n\n";
    for (const ArgumentHelp& each : all)
        streams.out << "  " << each.written << std::string(width - widthOf(each.written) + 2, ' ')
                    << each.says.in(streams.language) << '\n';
    streams.out << '\n'
                << Message{"It ends with 0 if all is well, 1 if something is wrong, 2 if the call was not "
                           "understood."}
                       .in(streams.language)
                << '\n';
}

} // namespace takujo

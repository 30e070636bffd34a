#pragma once

#include "engine/core/utf8.h"
#include "engine/files/findings/findings.h"
#include "engine/games/registry.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace takujo {

/// Aborts if something is not true that must hold for every input. A fuzzer keeps such inputs.
inline void demand(bool condition) {
    if (!condition)
        std::abort();
}

/// Returns the input as a file in memory, because readers need files.
inline std::filesystem::path fileOf(const std::uint8_t* data, std::size_t size) {
    static const int memory = memfd_create("input", 0);
    if (memory < 0 || ftruncate(memory, 0) != 0 ||
        pwrite(memory, data, size, 0) != static_cast<ssize_t>(size))
        throw std::runtime_error("there is no memory for the input");
    return "/proc/self/fd/" + std::to_string(memory);
}

/// Returns the game that an input seems to be about.
inline const Game& gameOf(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const Game* const game =
        findGame(text.find("game: workbench") != std::string_view::npos ? "workbench" : "fftcg");
    if (game == nullptr)
        throw std::runtime_error("no such game");
    return *game;
}

/// Checks that every finding has a place and can be printed, in both languages, and that there is a limited
/// number.
inline void checkFindings(const Findings& findings) {
    demand(findings.all().size() <= 2 * Findings::mostTold + 10);
    for (const Finding& finding : findings.all()) {
        demand(finding.line >= 0 && finding.column >= 0 && !finding.code.empty() && !finding.text.empty());
        for (const Language language : {Language::en, Language::ja}) {
            const std::string line = toLine(finding, language);
            demand(line.find('\n') == std::string::npos && !firstBadUtf8(line));
        }
    }
}

} // namespace takujo

#pragma once

#include <atomic>
#include <cstdint>

namespace takujo {

/// Returns a number that no thread has got before. What is found out about a state may be kept beside it
/// under such a number, as long as the state has the same: copies share it until one of them changes.
inline std::uint64_t freshStamp() {
    constexpr unsigned bitsOfOneThread = 40;
    static std::atomic<std::uint64_t> threads{0};
    static thread_local std::uint64_t last = threads++ << bitsOfOneThread;
    return ++last;
}

} // namespace takujo

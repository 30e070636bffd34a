#pragma once

#include <atomic>

#include <csignal>

namespace takujo {

/// While it lives, Ctrl-C and a polite request to end (SIGTERM, as job systems send it) do not end the
/// program, but are told by `stops`. The second of them ends it. One at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    const std::atomic<bool>& stops() const;

private:
    struct sigaction interrupt_{};
    struct sigaction terminate_{};
};

} // namespace takujo

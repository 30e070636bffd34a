#pragma once

#include <stop_token>
#include <thread>

#include <csignal>

namespace takujo {

/// While it lives, Ctrl-C and a polite request to end (SIGTERM, as job systems send it) do not end the
/// program, but are told by `token`. The second of them ends it. One at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    std::stop_token token() const { return source_.get_token(); }
    bool isInterrupted() const { return source_.stop_requested(); }

private:
    struct sigaction interrupt_{};
    struct sigaction terminate_{};
    std::stop_source source_;
    std::jthread watch_; ///< a signal may do next to nothing, so another thread asks to stop
};

} // namespace takujo

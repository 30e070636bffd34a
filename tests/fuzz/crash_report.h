#pragma once

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <string>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

namespace takujo {

/// Prints what a randomly playing program was doing when it dies: how to repeat it, the cards and the answers
/// so far. A game that does not come to an end dies, too: the processor time for one answer is limited, far
/// above what any answer needs.
class CrashReport {
public:
    CrashReport(std::string again, std::string cards) : again_{std::move(again)}, cards_{std::move(cards)} {
        answers_.reserve(100'000);
        current() = this;
        static const bool listens = listen();
        static_cast<void>(listens);
    }
    CrashReport(const CrashReport&) = delete;
    CrashReport& operator=(const CrashReport&) = delete;
    ~CrashReport() { current() = nullptr; }

    void begin(std::uint64_t game) {
        game_ = game;
        answers_.clear();
        wait();
    }
    void note(std::size_t answer) {
        answers_.push_back(answer);
        wait();
    }

    void tell(const char* why) const {
        std::fprintf(stderr, "FAULT: %s\nAgain: %s (game %llu of it)\n", why, again_.c_str(),
                     static_cast<unsigned long long>(game_));
        std::fprintf(stderr, "Answers, by their place among the options:");
        for (const std::size_t answer : answers_)
            std::fprintf(stderr, " %zu", answer);
        std::fprintf(stderr, "\nCards:\n%s\n", cards_.c_str());
        std::fflush(stderr);
    }

private:
#ifdef __SANITIZE_ADDRESS__
    static constexpr rlim_t secondsForAnAnswer = 400;
#else
    static constexpr rlim_t secondsForAnAnswer = 100;
#endif

    static CrashReport*& current() {
        static CrashReport* it = nullptr;
        return it;
    }

    static void tellCurrent(const char* why) {
        if (current() != nullptr)
            current()->tell(why);
        current() = nullptr; // once is enough
    }

    static bool listen() {
#ifdef __SANITIZE_ADDRESS__
        __sanitizer_set_death_callback([] { tellCurrent("a sanitizer has stopped the program"); });
#endif
        std::signal(SIGXCPU, [](int) {
            tellCurrent("one answer comes to no end");
            _exit(3);
        });
        std::signal(SIGABRT, [](int) { tellCurrent("the program was aborted"); });
        return true;
    }

    /// Sets the clock of the processor time again.
    static void wait() {
        rusage used{};
        getrusage(RUSAGE_SELF, &used);
        rlimit limit{};
        getrlimit(RLIMIT_CPU, &limit);
        limit.rlim_cur =
            static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + secondsForAnAnswer;
        setrlimit(RLIMIT_CPU, &limit);
    }

    std::string again_;
    std::string cards_;
    std::uint64_t game_ = 0;
    std::vector<std::size_t> answers_;
};

} // namespace takujo

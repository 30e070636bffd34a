#include "app/cli/interruption.h"

#include <atomic>

#include <semaphore.h>

namespace takujo {

namespace {

std::atomic<bool> wasSignalled{false};
static_assert(std::atomic<bool>::is_always_lock_free, "else a signal must not touch it");
sem_t wakes; ///< one of the few things with which a signal may wake a thread

void interrupt(int) {
    wasSignalled = true;
    sem_post(&wakes);
}

} // namespace

Interruption::Interruption() {
    wasSignalled = false;
    sem_init(&wakes, 0, 0);
    watch_ = std::jthread{[this] {
        while (sem_wait(&wakes) != 0)
            continue; // by another signal
        if (wasSignalled)
            source_.request_stop();
    }};
    struct sigaction tells{};
    tells.sa_handler = interrupt;
    sigemptyset(&tells.sa_mask);
    tells.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    sigaction(SIGINT, &tells, &interrupt_);
    sigaction(SIGTERM, &tells, &terminate_);
}

Interruption::~Interruption() {
    sigaction(SIGINT, &interrupt_, nullptr);
    sigaction(SIGTERM, &terminate_, nullptr);
    sem_post(&wakes);
    watch_.join();
    sem_destroy(&wakes);
}

} // namespace takujo

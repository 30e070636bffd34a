#include "app/cli/interruption.h"

namespace takujo {

namespace {

std::atomic<bool> wasSignalled{false};
static_assert(std::atomic<bool>::is_always_lock_free, "else a signal must not touch it");

void interrupt(int) {
    wasSignalled = true;
}

} // namespace

Interruption::Interruption() {
    wasSignalled = false;
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
}

const std::atomic<bool>& Interruption::stops() const {
    return wasSignalled;
}

} // namespace takujo

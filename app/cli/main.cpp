#include "app/cli/command.h"

#include <csignal>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

namespace {

/// The first file that is opened would take the place of a standard stream that was closed, and get its text.
/// Instead, writing there fails.
void holdStandardStreams() {
    for (int handle = STDIN_FILENO; handle <= STDERR_FILENO; ++handle)
        if (::fcntl(handle, F_GETFD) < 0 && ::open("/dev/null", O_RDONLY) < 0)
            return;
}

} // namespace

int main(int argc, char** argv) {
    holdStandardStreams();
    // A file that may not grow is told like a full disk, and the game goes on.
    std::signal(SIGXFSZ, SIG_IGN);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    return takujo::runCommandLine(arguments, {std::cin, std::cout, std::cerr});
}

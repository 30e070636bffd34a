#include "app/cli/command.h"

#include <csignal>
#include <iostream>

int main(int argc, char** argv) {
    // A file that may not grow is told like a full disk, and the game goes on.
    std::signal(SIGXFSZ, SIG_IGN);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    return takujo::runCommandLine(arguments, {std::cin, std::cout, std::cerr});
}

#include "app/cli/command.h"

#include <iostream>

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    return takujo::runCommandLine(arguments, {std::cin, std::cout, std::cerr});
}

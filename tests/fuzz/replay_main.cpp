// Where no fuzzer is linked: feeds each file that is named, or lies in a folder that is named, to the
// harness. So the corpus is a test of every build.

#include "tests/fuzz/fuzzing.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

namespace fs = std::filesystem;

int main(int count, char** arguments) {
    std::size_t files = 0;
    for (int i = 1; i < count; ++i) {
        std::vector<fs::path> inputs{arguments[i]};
        if (fs::is_directory(arguments[i]))
            inputs.assign(fs::directory_iterator{arguments[i]}, fs::directory_iterator{});
        for (const fs::path& input : inputs) {
            std::ifstream in{input, std::ios::binary};
            const std::vector<char> bytes{std::istreambuf_iterator<char>{in},
                                          std::istreambuf_iterator<char>{}};
            std::printf("%s\n", input.c_str());
            std::fflush(stdout); // the last one said is the one that it died of
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
            ++files;
        }
    }
    std::printf("%zu files\n", files);
    return files == 0 ? 1 : 0;
}

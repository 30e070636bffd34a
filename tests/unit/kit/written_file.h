#pragma once

#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace takujo {

/// A folder for the files of one test.
class WrittenFiles {
public:
    std::filesystem::path write(const std::string& name, const std::string& text) const {
        const std::filesystem::path file = path() / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream{file, std::ios::binary} << text;
        return file;
    }
    std::filesystem::path path() const { return folder_.path().toStdString(); }

private:
    QTemporaryDir folder_;
};

/// Returns the content of the file; empty if it cannot be read.
inline std::string contentOf(const std::filesystem::path& file) {
    std::ifstream in{file, std::ios::binary};
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Returns the names of the files in the folder, sorted.
inline std::vector<std::string> namesIn(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator{folder})
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

} // namespace takujo

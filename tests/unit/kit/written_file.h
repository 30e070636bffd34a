#pragma once

#include <QTemporaryDir>
#include <filesystem>
#include <fstream>
#include <string>

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

} // namespace takujo

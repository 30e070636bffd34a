#include "engine/files/disk/data_places.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace takujo {

namespace fs = std::filesystem;

namespace {

std::optional<fs::path> fromEnvironment(const char* name) {
    const char* value =
        std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody sets variables while we run
    if (value == nullptr || *value == '\0')
        return std::nullopt;
    return fs::path{value};
}

/// Returns ../share/takujo from the program's folder.
std::optional<fs::path> programsPlace() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (error)
        return std::nullopt;
    return program.parent_path().parent_path() / "share" / "takujo";
}

} // namespace

fs::path userPlace() {
    if (const auto data = fromEnvironment("XDG_DATA_HOME"))
        return *data / "takujo";
    if (const auto home = fromEnvironment("HOME"))
        return *home / ".local" / "share" / "takujo";
    return fs::path{".takujo"};
}

std::vector<fs::path> dataPlaces() {
    std::vector<fs::path> places;
    if (const auto named = fromEnvironment("TAKUJO_DATA"))
        places.push_back(*named);
    places.push_back(userPlace());
    if (const auto own = programsPlace())
        places.push_back(*own);
    return places;
}

fs::path preparedFolder() {
    const auto own = programsPlace();
    return own ? *own / "prepared" : fs::path{};
}

std::vector<fs::path> dataFolders(std::initializer_list<std::string_view> names) {
    std::vector<fs::path> folders;
    for (const fs::path& place : dataPlaces())
        for (const std::string_view name : names) {
            std::error_code error;
            const fs::path folder = fs::canonical(place / name, error);
            if (!error && std::ranges::find(folders, folder) == folders.end())
                folders.push_back(folder);
        }
    return folders;
}

std::vector<fs::path> yamlFilesAt(const fs::path& path) {
    std::error_code error;
    if (!fs::is_directory(path, error))
        return {path};
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator{path, error})
        if (entry.is_regular_file(error) && entry.path().extension() == ".yaml")
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

std::vector<fs::path> cardSetFolders(std::string_view game) {
    std::vector<fs::path> folders;
    for (const fs::path& place : dataPlaces()) {
        std::error_code error;
        const fs::path folder = fs::weakly_canonical(place / "cardsets" / game, error);
        if (!error && std::ranges::find(folders, folder) == folders.end())
            folders.push_back(folder);
    }
    return folders;
}

std::optional<fs::path> findData(std::string_view relative) {
    std::error_code error;
    for (const fs::path& place : dataPlaces())
        if (fs::path found = fs::canonical(place / relative, error); !error)
            return found;
    return std::nullopt;
}

} // namespace takujo

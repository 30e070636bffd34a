#include "engine/files/disk/put_aside.h"

#include "engine/files/disk/text_file.h"

namespace takujo {

std::filesystem::path putAside(const std::filesystem::path& file, const AsidePlace& place) {
    std::error_code error; // moving tells what is wrong
    std::filesystem::create_directories(place.folder, error);
    for (int i = 1;; ++i) {
        std::filesystem::path other = place.folder / (place.stem + "-" + std::to_string(i) + ".yaml");
        if (std::filesystem::exists(other, error))
            continue;
        std::filesystem::rename(file, other, error);
        return error ? std::filesystem::path{} : other;
    }
}

std::optional<WriteFailure> makeWay(const std::filesystem::path& file, const AsidePlace& place) {
    if (!putAside(file, place).empty())
        return std::nullopt;
    return WriteFailure{.why = WriteFailure::Why::other,
                        .file = shownPath(file),
                        .folder = {},
                        .system =
                            Message{"a file that can't be read lies there, and it can't be moved away"}};
}

} // namespace takujo

#pragma once

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace takujo {

/// What came of taking pictures from a folder.
struct PicturesTaken {
    int taken = 0;
    int kept = 0;    ///< cards that have a picture already: it stays
    int without = 0; ///< cards for which the folder has none
    int failed = 0;  ///< pictures that could not be copied
};

/// Copies pictures from a folder to those of the user's own cards: of each card the file that is called like
/// its number, a PNG, JPEG or SVG; capitals make no difference.
PicturesTaken takePictures(const std::filesystem::path& from, const std::vector<std::string>& cards,
                           const std::filesystem::path& to);

} // namespace takujo

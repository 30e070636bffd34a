#pragma once

#include <QCache>
#include <QImage>
#include <QSize>
#include <QString>

#include <filesystem>

namespace takujo {

struct CardPicture {
    QImage image;        ///< null if there is none
    bool broken = false; ///< there is a file, but it shows nothing
};

/// The pictures that users give their cards: `<folder>/<card id>.png`, `.jpg` or `.svg`, in this order.
class CardPictures {
public:
    explicit CardPictures(std::filesystem::path folder);

    /// Fills `size` (in pixels), cut off evenly where the proportions differ. Never throws: whatever stands
    /// in the file.
    CardPicture picture(const QString& cardId, QSize size);
    /// Looks at the files again.
    void forget() { cache_.clear(); }

private:
    CardPicture load(const QString& cardId, QSize size) const;

    std::filesystem::path folder_;
    QCache<QString, CardPicture> cache_;
};

} // namespace takujo

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
    QString file;        ///< the name of that file
};

/// The pictures that users give their cards: `<folder>/<card id>.png`, `.jpg` or `.svg`, in this order.
class CardPictures {
public:
    explicit CardPictures(std::filesystem::path folder);

    /// Fills `size` (in pixels), cut off evenly where the proportions differ. Never throws: whatever stands
    /// in the file.
    CardPicture picture(const QString& cardId, QSize size);
    /// The file of the card's picture, if it does not even begin like one; else empty.
    QString mismatch(const QString& cardId) const;
    /// Looks at the files again.
    void forget() { cache_.clear(); }

private:
    QString fileOf(const QString& cardId) const;
    CardPicture load(const QString& cardId, QSize size) const;

    std::filesystem::path folder_;
    QCache<QString, CardPicture> cache_;
};

} // namespace takujo

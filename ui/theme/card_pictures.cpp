#include "ui/theme/card_pictures.h"

#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace takujo {

namespace {

constexpr int pictureCacheKibibytes = 48 * 1024;
constexpr qint64 largestFile = 64LL * 1024 * 1024;

/// Ids come from card files, which anybody may write: they must not lead out of the folder.
bool isPlainName(const QString& name) {
    return !name.isEmpty() && !name.startsWith('.') && !name.contains('/') && !name.contains('\\') &&
           !name.contains(QChar{0});
}

bool isOfSize(const QString& file) {
    const QFileInfo info{file};
    return info.isFile() && info.size() <= largestFile;
}

bool isSvg(const QString& file) {
    return file.endsWith(QLatin1String(".svg"));
}

QRect cutOut(const QSize& whole, const QSize& wanted) {
    const QSize part = wanted.scaled(whole, Qt::KeepAspectRatio);
    return {QPoint{(whole.width() - part.width()) / 2, (whole.height() - part.height()) / 2}, part};
}

QImage fromSvg(const QString& file, QSize size) {
    QSvgRenderer renderer{file};
    if (!renderer.isValid() || renderer.defaultSize().isEmpty())
        return {};
    QImage image{size, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    const QSizeF whole = QSizeF{renderer.defaultSize()}.scaled(size, Qt::KeepAspectRatioByExpanding);
    QPainter painter{&image};
    renderer.render(
        &painter,
        QRectF{QPointF{(size.width() - whole.width()) / 2, (size.height() - whole.height()) / 2}, whole});
    return image;
}

QImage fromPixels(const QString& file, QSize size) {
    QImageReader reader{file};
    reader.setDecideFormatFromContent(true); // a picture with a wrong ending is a picture
    reader.setAutoTransform(true);
    const QImage whole = reader.read();
    if (whole.isNull())
        return {};
    return whole.copy(cutOut(whole.size(), size))
        .scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

CardPictures::CardPictures(std::filesystem::path folder)
    : folder_(std::move(folder)), cache_(pictureCacheKibibytes) {}

QString CardPictures::fileOf(const QString& cardId) const {
    if (isPlainName(cardId))
        for (const char* ending : {".png", ".jpg", ".svg"}) {
            const std::filesystem::path file = folder_ / (cardId.toStdString() + ending);
            if (QFileInfo::exists(QString::fromStdString(file.string())))
                return QString::fromStdString(file.string());
        }
    return {};
}

CardPicture CardPictures::load(const QString& cardId, QSize size) const {
    CardPicture picture;
    const QString file = fileOf(cardId);
    if (file.isEmpty())
        return picture;
    if (isOfSize(file))
        picture.image = isSvg(file) ? fromSvg(file, size) : fromPixels(file, size);
    picture.broken = picture.image.isNull();
    if (picture.broken)
        picture.file = QFileInfo{file}.fileName();
    return picture;
}

QString CardPictures::mismatch(const QString& cardId) const {
    const QString file = fileOf(cardId);
    if (file.isEmpty())
        return {};
    const auto begins = [&file] {
        if (isSvg(file))
            return QSvgRenderer{file}.isValid();
        QImageReader reader{file};
        reader.setDecideFormatFromContent(true);
        return reader.canRead();
    };
    return isOfSize(file) && begins() ? QString{} : file;
}

CardPicture CardPictures::picture(const QString& cardId, QSize size) {
    if (!isPlainName(cardId) || size.isEmpty())
        return {};
    const QString key = QStringLiteral("%1/%2x%3").arg(cardId).arg(size.width()).arg(size.height());
    if (const CardPicture* known = cache_.object(key))
        return *known;
    const CardPicture picture = load(cardId, size);
    cache_.insert(key, new CardPicture(picture), 1 + static_cast<int>(picture.image.sizeInBytes() / 1024));
    return picture;
}

} // namespace takujo

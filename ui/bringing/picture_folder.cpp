#include "ui/bringing/picture_folder.h"

#include "ui/theme/text.h"

#include <QDir>
#include <QHash>

#include <array>

namespace takujo {

namespace {

/// As the window reads pictures (ui/theme/card_pictures.h), in its order.
struct Ending {
    const char* found;
    const char* written;
};
constexpr std::array<Ending, 4> endings{{{"png", "png"}, {"jpg", "jpg"}, {"jpeg", "jpg"}, {"svg", "svg"}}};

bool isPlainName(const QString& name) {
    return !name.isEmpty() && !name.startsWith('.') && !name.contains('/') && !name.contains('\\');
}

bool hasPicture(const QDir& folder, const QString& card) {
    for (const Ending& ending : endings)
        if (folder.exists(card + '.' + QString::fromLatin1(ending.written)))
            return true;
    return false;
}

} // namespace

PicturesTaken takePictures(const std::filesystem::path& from, const std::vector<std::string>& cards,
                           const std::filesystem::path& to) {
    QHash<QString, QString> files; // by their names in small letters
    const QDir folder{qt(from.string())};
    for (const QString& file : folder.entryList(QDir::Files | QDir::Readable))
        files.insert(file.toLower(), file);
    const QDir own{qt(to.string())};
    PicturesTaken result;
    for (const std::string& id : cards) {
        const QString card = qt(id);
        if (!isPlainName(card)) {
            ++result.without;
            continue;
        }
        if (hasPicture(own, card)) {
            ++result.kept;
            continue;
        }
        bool isFound = false;
        for (const Ending& ending : endings) {
            const QString name = (card + '.' + QString::fromLatin1(ending.found)).toLower();
            const auto file = files.constFind(name);
            if (file == files.constEnd())
                continue;
            isFound = true;
            const QString target = own.filePath(card + '.' + QString::fromLatin1(ending.written));
            const bool isTaken =
                own.mkpath(QStringLiteral(".")) && QFile::copy(folder.filePath(*file), target);
            ++(isTaken ? result.taken : result.failed);
            break;
        }
        result.without += isFound ? 0 : 1;
    }
    return result;
}

} // namespace takujo

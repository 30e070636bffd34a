#include "ui/widgets/trash.h"

#include "ui/theme/text.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace takujo {

bool throwAway(const std::filesystem::path& file) {
    // The trash lies in this folder. Where it is missing, Qt 6.4 makes a trash in the present folder.
    QDir{}.mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    const QString name = qt(file.string());
    return QFile::moveToTrash(name) || QFile::remove(name);
}

} // namespace takujo

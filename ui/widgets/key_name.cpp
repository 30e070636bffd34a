#include "ui/widgets/key_name.h"

#include "ui/widgets/command_set.h"

namespace takujo {

QString keyName(const QKeySequence& key) {
    switch (key.count() == 1 ? key[0].key() : Qt::Key_unknown) {
    case Qt::Key_Left:
        return QStringLiteral("←");
    case Qt::Key_Right:
        return QStringLiteral("→");
    case Qt::Key_Up:
        return QStringLiteral("↑");
    case Qt::Key_Down:
        return QStringLiteral("↓");
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return QStringLiteral("Enter");
    case Qt::Key_Menu:
        return CommandSet::tr("Menu key");
    default:
        return key.toString(QKeySequence::NativeText);
    }
}

} // namespace takujo

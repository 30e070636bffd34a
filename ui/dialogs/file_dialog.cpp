#include "ui/dialogs/file_dialog.h"

#include "ui/widgets/preferences.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QLocale>
#include <QTreeView>

namespace takujo {

namespace {

enum Column { nameColumn, sizeColumn, kindColumn, dateColumn };

/// Sizes and dates as the window's language writes them; Qt's own model writes them as the system's does.
class InTheWindowsLanguage : public QIdentityProxyModel {
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    QVariant data(const QModelIndex& index, int role) const override {
        const auto* files = qobject_cast<const QFileSystemModel*>(sourceModel());
        const QModelIndex file = mapToSource(index);
        if (files != nullptr && role == Qt::DisplayRole && index.column() == dateColumn)
            return QLocale{}.toString(files->lastModified(file), QLocale::ShortFormat);
        if (files != nullptr && role == Qt::DisplayRole && index.column() == sizeColumn &&
            !files->isDir(file))
            return QLocale{}.formattedDataSize(files->size(file));
        return QIdentityProxyModel::data(index, role);
    }
};

} // namespace

QFileDialog* gameFileDialog(QWidget* parent, const MessageSource& title, const char* name) {
    auto* dialog = new QFileDialog{parent, {}, Preferences::saveFolder()};
    dialog->setObjectName(QString::fromLatin1(name));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    speak(dialog, [dialog, title] {
        dialog->setWindowTitle(title());
        dialog->setNameFilter(QCoreApplication::translate("takujo::gameFileDialog", "Games (*.yaml)"));
    });
    dialog->resize(760, 480); // all columns are seen
    // Where the desktop has a dialog of its own, it does without these, and has no such list.
    dialog->setProxyModel(new InTheWindowsLanguage{dialog});
    // Qt's own gives kinds and dates the room that they need in English.
    if (const auto* files = dialog->findChild<QTreeView*>(QStringLiteral("treeView")))
        for (const int column : {kindColumn, dateColumn})
            files->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    return dialog;
}

} // namespace takujo

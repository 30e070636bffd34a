#include "ui/dialogs/file_dialog.h"

#include "ui/panels/preferences.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QHeaderView>
#include <QTreeView>

namespace takujo {

QFileDialog* gameFileDialog(QWidget* parent, const Says& title, const char* name) {
    auto* dialog = new QFileDialog{parent, {}, Preferences::saveFolder()};
    dialog->setObjectName(QString::fromLatin1(name));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    speak(dialog, [dialog, title] {
        dialog->setWindowTitle(title());
        dialog->setNameFilter(QCoreApplication::translate("takujo::MainWindow", "Games (*.yaml)"));
    });
    // Qt's own dialog gives kinds and dates the room that they need in English; the desktop's has no such
    // list.
    if (const auto* files = dialog->findChild<QTreeView*>(QStringLiteral("treeView")))
        for (const int column : {2, 3})
            files->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    return dialog;
}

} // namespace takujo

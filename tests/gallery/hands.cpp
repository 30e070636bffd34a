#include "tests/gallery/hands.h"

#include "tests/gallery/shelf.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

namespace takujo {

QWidget* seen(const QWidget& window, const QString& name) {
    for (QWidget* found : window.findChildren<QWidget*>(name))
        if (found->isVisible())
            return found;
    return nullptr;
}

bool click(const QWidget& window, const QString& name) {
    QWidget* found = seen(window, name);
    if (found == nullptr)
        return false;
    QTest::mouseClick(found, Qt::LeftButton);
    settle();
    return true;
}

void command(const QWidget& window, const QString& name) {
    QList<const QWidget*> all{&window};
    for (const QWidget* each : window.findChildren<QWidget*>())
        all << each;
    for (const QWidget* each : all)
        for (QAction* action : each->actions())
            if (action->objectName() == name) {
                action->trigger();
                settle();
                return;
            }
}

QPoint middleOf(GamePage& page, const TableItem& item) {
    return page.view().inWidget(item.mapRectToScene(item.face())).center();
}

void click(GamePage& page, const TableItem& item) {
    QTest::mouseClick(page.view().viewport(), Qt::LeftButton, {}, middleOf(page, item));
    settle();
}

const CardItem* cardInHand(GamePage& page, bool canAct) {
    const Session& session = *page.current();
    const auto& specs = session.match().game().tables.zones;
    for (TableItem* item : page.view().table().walk()) {
        const auto* card = qobject_cast<const CardItem*>(item);
        if (card == nullptr || !card->card().faceUp || card->zone().player != session.nearHand())
            continue;
        const LayoutZone* layout = session.layout().zone(specs[card->zone().kind].word);
        if (layout != nullptr && layout->role == ZoneRole::hand && card->marks().canAct == canAct)
            return card;
    }
    return nullptr;
}

QWidget* otherWindow(const QWidget& window) {
    QWidget* found = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each != &window && each->isVisible() && each->windowType() != Qt::ToolTip)
            found = each;
    return found;
}

void closeOthers(const QWidget& window) {
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each != &window && each->isVisible())
            each->close();
    settle();
}

void nameFile(const QWidget& window, const QString& file) {
    const auto* dialog = qobject_cast<QFileDialog*>(otherWindow(window));
    auto* name = dialog == nullptr ? nullptr : dialog->findChild<QLineEdit*>();
    if (name == nullptr)
        return;
    name->setText(file);
    QTest::keyClick(name, Qt::Key_Return);
    settle();
}

} // namespace takujo

#pragma once

class QPoint;
class QString;
class QWidget;

namespace takujo {

class CardItem;
class GamePage;
class MainWindow;
class TableItem;

// What a person does at the window, so that there is something to take a picture of.

/// Returns the visible widget of that name in the window, or in what lies over it; none if there is none.
QWidget* seen(const QWidget& window, const QString& name);
/// Clicks the widget of that name. False if there is none.
bool click(const QWidget& window, const QString& name);
/// Gives the command of that name, as from the menu, if it can be given now.
void command(const QWidget& window, const QString& name);

/// Returns the middle of the item, in the table's window.
QPoint middleOf(GamePage& page, const TableItem& item);
void click(GamePage& page, const TableItem& item);
/// Returns a card in the viewer's hand that can begin something, or that cannot; none if there is none.
const CardItem* cardInHand(GamePage& page, bool canAct);

/// Returns what lies over the window or stands beside it: the last that was opened.
QWidget* otherWindow(const QWidget& window);
void closeOthers(const QWidget& window);

/// Names a file in the open file dialog, and accepts it.
void nameFile(const QWidget& window, const QString& file);

} // namespace takujo

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

/// The visible widget of that name in the window, or in what lies over it; none if there is none.
QWidget* seen(const QWidget& window, const QString& name);
/// False if there is nothing of that name to click.
bool click(const QWidget& window, const QString& name);
/// The command of that name, as from the menu; nothing if it can't be given now.
void command(const QWidget& window, const QString& name);

/// Where the middle of it is, in the table's window.
QPoint middleOf(GamePage& page, const TableItem& item);
void click(GamePage& page, const TableItem& item);
/// A card in the hand of whoever looks that can begin something, or that can't; none if there is none.
const CardItem* cardInHand(GamePage& page, bool canAct);

/// What lies over the window or stands beside it: the last that was opened.
QWidget* otherWindow(const QWidget& window);
void closeOthers(const QWidget& window);

/// Names a file in the file dialog that is open, and accepts it.
void nameFile(const QWidget& window, const QString& file);

} // namespace takujo

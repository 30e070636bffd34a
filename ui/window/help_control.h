#pragma once

#include "engine/core/localized_text.h"
#include "ui/theme/palette.h"

#include <QObject>
#include <QPointer>

class QDialog;
class QWidget;

namespace takujo {

class CommandSet;
class GamesOnOffer;
class HelpWindow;
struct GameData;

/// Opens the help of the window, above whatever waits for an answer, and gives it the window's language and
/// colours.
class HelpControl : public QObject {
    Q_OBJECT

public:
    HelpControl(const CommandSet& commands, const GamesOnOffer& games, QWidget* window);

    /// Opens a page, or a link as pages have them. Pages of that game are among the others; without one,
    /// those of the first game.
    void open(const QString& link, const GameData* game);
    /// The help that is open; none otherwise.
    const QDialog* current() const;
    /// The dialog of the window that a widget belongs to, if there may be help about it: not the help itself.
    const QDialog* dialogOf(QObject* widget) const;
    void restyle(Language language, const Palette& palette);

private:
    const CommandSet* commands_;
    const GamesOnOffer* games_;
    QWidget* window_;
    QPointer<HelpWindow> help_;
    Language language_ = Language::en;
    Palette palette_;
};

} // namespace takujo

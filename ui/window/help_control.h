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
    /// It is seen again where it was left for a rule, unless it is to stay away.
    void comeBack();
    void stayAway() { isAside_ = false; }

signals:
    /// A rule of a game is to be shown in the rule browser; the help has stepped aside.
    void ruleFollowed(const QString& game, const QString& number);

private:
    void stepAside(const QString& game, const QString& number);

    const CommandSet* commands_;
    const GamesOnOffer* games_;
    QWidget* window_;
    QPointer<HelpWindow> help_;
    bool isAside_ = false;
    Language language_ = Language::en;
    Palette palette_;
};

} // namespace takujo

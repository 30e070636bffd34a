#include "ui/games/series_control.h"

#include "ui/games/game_control.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

namespace takujo {

SeriesControl::SeriesControl(GameControl& games) : QObject{&games}, games_{&games} {
    connect(&games.page(), &GamePage::rematchWanted, this, &SeriesControl::playAgain);
    connect(&games.page(), &GamePage::moved, this, &SeriesControl::tell);
    connect(&games, &GameControl::shown, this, &SeriesControl::attach);
}

void SeriesControl::playAgain(bool otherGoesFirst) {
    if (!games_->canBeginAgain())
        return;
    const Series before = before_;
    const Player second = opponentOf(games_->current()->match().state().firstPlayer);
    before_ = standing();
    goesOn_ = true;
    if (!games_->beginAgain(otherGoesFirst ? std::optional{second} : std::nullopt))
        before_ = before;
    goesOn_ = false;
}

/// A game that was kept may belong to the series that was played last.
void SeriesControl::attach() {
    const QString file = qt(games_->keptIn().string());
    if (!goesOn_)
        before_ = readSeries(Preferences::series(file));
    else if (!file.isEmpty())
        Preferences::setSeries(file, toText(before_));
    connect(games_->current(), &Session::languageChanged, this, &SeriesControl::tell);
    tell();
}

Series SeriesControl::standing() const {
    return before_.after(games_->current()->match().state().outcome);
}

void SeriesControl::tell() {
    QString score;
    if (!before_.isEmpty()) {
        const SpokenMatch spoken = games_->current()->spoken();
        const Series now = standing();
        score = tr("%1 %2 : %3 %4", "a name, games won, games won, a name")
                    .arg(qt(spoken.player(Player::a)), QString::number(now.won[0]),
                         QString::number(now.won[1]), qt(spoken.player(Player::b)));
        if (now.drawn > 0)
            score += QStringLiteral(" · ") + tr("%n drawn", nullptr, now.drawn);
    }
    games_->page().setSeries(score);
}

} // namespace takujo

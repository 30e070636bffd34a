#pragma once

#include "ui/theme/palette.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace takujo {

/// Stands over the table when the game has ended: it tells how, and offers what to do now.
class OutcomeBanner : public QWidget {
    Q_OBJECT

public:
    explicit OutcomeBanner(QWidget* parent);

    void setColours(const Palette& palette);
    /// Comes up with this; if it is up already, only its words change.
    void tell(const QString& title, const QString& outcome, const QString& more);
    /// Whether the same decks can be played again, and the name of who went second; empty if nobody did.
    void offerRematch(bool can, const QString& second);
    /// How the series stands that the game belongs to; empty if to none.
    void setSeries(const QString& score);

    /// Puts it into the middle of its parent.
    void place();
    /// The table below can be looked at; its keys work again.
    void putAway();

signals:
    void newGameWanted();
    void rematchWanted(bool otherGoesFirst);
    void watchWanted();
    void ruleFollowed(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void tellRematch();
    void follow(const QString& rule);

    Palette palette_;
    QLabel* title_;
    QLabel* outcome_;
    QLabel* more_;
    QLabel* series_;
    QLabel* lots_;   ///< says who goes first in the next game
    QString second_; ///< who went second in this one
    QPushButton* rematch_;
    QPushButton* swap_;
    QPushButton* newGame_;
    QPushButton* watch_;
    QPushButton* look_;
};

} // namespace takujo

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

    /// Puts it into the middle of its parent.
    void place();
    /// The table below can be looked at; its keys work again.
    void putAway();

signals:
    void newGameWanted();
    void watchWanted();
    void ruleFollowed(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void follow(const QString& rule);

    Palette palette_;
    QLabel* title_;
    QLabel* outcome_;
    QLabel* more_;
    QPushButton* newGame_;
    QPushButton* watch_;
    QPushButton* look_;
};

} // namespace takujo

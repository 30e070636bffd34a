#pragma once

#include "ui/start/game_facts.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QPushButton>
#include <QToolButton>

namespace takujo {

/// A game in a file, as something to press: what is played, how far it has come, when. The button in its
/// corner takes it off the list.
class GameEntry : public QPushButton {
    Q_OBJECT

public:
    /// One that was kept shows cards of its decks; one that was saved by hand shows its file.
    enum class Sort : std::uint8_t { kept, saved };
    GameEntry(Sort sort, CardRenderer& renderer, const QString& name, QWidget* parent = nullptr);

    void display(const GameFacts& facts, Language language);
    void setColours(const Palette& palette);
    const GameFacts& facts() const { return facts_; }
    QWidget* forgetButton() const { return forget_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void forgotten();
    /// The key for up or down was pressed: the keyboard has to go to the neighbour above or below.
    void walked(int key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void write();
    void drawCards(QPainter& painter, const QRectF& room) const;
    /// There is a file, but no game can be made of it.
    bool isUnreadable() const;
    int textLeft() const;
    QStringList titleLines() const;

    Sort sort_;
    CardRenderer* renderer_;
    Palette palette_;
    Language language_ = Language::en;
    GameFacts facts_;
    QString game_; ///< its name, once it has been read
    QString title_;
    QString state_;
    QString when_;
    QToolButton* forget_;
};

/// A moment as people say it: "today, 14:05".
QString saidMoment(const QDateTime& when, Language language);

} // namespace takujo

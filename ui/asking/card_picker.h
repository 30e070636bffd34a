#pragma once

#include "ui/session/session.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/marks.h"
#include "ui/theme/palette.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace takujo {

/// Shows the cards of a question that do not lie side by side on the table, such as those of a deck or of a
/// pile. Those that can be chosen come first and are marked; a click or Enter chooses one.
class CardPicker : public QWidget {
    Q_OBJECT

public:
    explicit CardPicker(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    /// Shows the cards of the question at hand; nothing if all of them lie on the table.
    void offer(const Session& session, const Marks& marks);
    QWidget* cards() const { return list_; }
    bool hasCards() const { return !cards_.empty(); }
    /// Put away for a while, to look at the table below.
    bool isPutAway() const { return putAway_; }
    void setPutAway(bool away);
    /// The card that the keyboard stands on; none if it stands elsewhere.
    ObjectId current() const;
    /// In this room, at its bottom.
    void placeIn(const QRect& room);

signals:
    void pressed(takujo::ObjectId object);
    void lookedAt(const takujo::CardView& card);
    /// The same, and where it lies in the widget around.
    void hovered(const takujo::CardView& card, const QRect& place);
    void keyLeft(int key); ///< a key the cards have no use for
    void putAwayChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Candidate {
        CardView card;
        CardMarks marks;
    };
    void collect(const Session& session, const Marks& marks);
    void fill(const Session& session);
    void clearList();
    void retranslate();
    void showOrHide();

    CardRenderer* renderer_;
    Palette palette_;
    QLabel* title_;
    QPushButton* away_;
    QListWidget* list_;
    std::vector<Candidate> cards_;
    std::pair<std::uint16_t, std::size_t> question_{}; ///< its procedure, and how deep it lies
    bool putAway_ = false;
};

} // namespace takujo

#pragma once

#include "ui/session/session.h"
#include "ui/table/spoken_part.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/marks.h"
#include "ui/theme/palette.h"

#include <QWidget>

#include <vector>

namespace takujo {

/// What waits to be resolved, top first: the cards and abilities of zones that have no place on the table.
class StackStrip : public QWidget {
    Q_OBJECT

public:
    explicit StackStrip(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setSession(const Session* session);
    void refresh();
    /// What the question says about those that wait.
    void showMarks(const Marks& marks);
    /// The entry under the pointer or the cursor, else the one that is next; none if nothing waits.
    const CardView* current() const;
    /// Where it stands; empty if it is not in sight here.
    QRect rowOf(ObjectId object) const;

signals:
    void lookedAt(const takujo::CardView& card);
    void currentChanged();
    void pressed(takujo::ObjectId object);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Entry {
        CardView card;
        QString name;
        QString kind;    ///< whose it is and what sort of thing
        QString effect;  ///< what it will do
        QString targets; ///< what it has chosen, with an arrow before it
        CardMarks marks;
        bool isAbout = false;    ///< the question at hand is about it
        QStringList effectLines; ///< as many of it as the row shows
        QStringList targetLines;
    };
    Entry entryOf(const CardView& card) const;
    void measure();
    std::size_t shown() const;
    std::size_t end() const { return first_ + shown(); }
    void scrollTo(std::size_t first);
    bool isFlat() const;
    int rowHeight(std::size_t index) const;
    QRectF rowRect(std::size_t index) const;
    int rowAt(QPointF point) const;
    void setCurrent(int row);
    void speak();
    void paintEntry(QPainter& painter, std::size_t index);
    void paintFace(QPainter& painter, const QRectF& window, const Entry& entry);

    CardRenderer* renderer_;
    Palette palette_;
    const Session* session_ = nullptr;
    QString title_;
    std::vector<Entry> entries_;
    int current_ = -1;
    std::size_t first_ = 0;          ///< the topmost row in sight
    std::vector<SpokenPart*> parts_; ///< one for each entry
};

} // namespace takujo

#pragma once

#include "ui/table/session.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QWidget>

#include <vector>

namespace takujo {

/// What waits to be resolved, top first: the cards of zones that have no place on the table.
class StackStrip : public QWidget {
    Q_OBJECT

public:
    explicit StackStrip(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setSession(const Session* session);
    void refresh();

signals:
    void lookedAt(const takujo::CardView& card);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    struct Entry {
        CardView card;
        QString name;
        QString what;
        bool isAbout = false; ///< the question at hand is about it
    };
    QRectF rowRect(std::size_t index) const;
    void paintEntry(QPainter& painter, const QRectF& row, const Entry& entry);

    CardRenderer* renderer_;
    Palette palette_;
    const Session* session_ = nullptr;
    QString title_;
    std::vector<Entry> entries_;
};

} // namespace takujo

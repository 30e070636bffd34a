#pragma once

#include "ui/positions/position_edit.h"
#include "ui/theme/card_look.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QListWidget>

#include <vector>

namespace takujo {

/// The cards of one zone of a position in a row, which are moved by dragging and by keys.
class ZoneStrip : public QListWidget {
    Q_OBJECT

public:
    ZoneStrip(ZonePlace zone, CardRenderer& renderer, QWidget* parent = nullptr);

    static constexpr const char* mimeType = "application/x-takujo-position";

    ZonePlace zone() const { return zone_; }
    void setColours(const Palette& palette) { palette_ = palette; }
    void write(const PositionEdit& position, Language language);
    const CardLook& look(int row) const { return looks_[static_cast<std::size_t>(row)]; }
    bool isAside(int row) const { return aside_[static_cast<std::size_t>(row)]; }
    int under(int row) const { return under_[static_cast<std::size_t>(row)]; }
    const Palette& palette() const { return palette_; }
    CardRenderer& renderer() { return *renderer_; }
    QSize sizeOf(int row) const;

signals:
    /// The zone or a card of it is meant from now on; -1: none of its cards.
    void chosen(int row);
    void keyPressed(int row, int key, Qt::KeyboardModifiers modifiers);
    /// A card of the shelf, or one from a place of the table, was dropped before that row.
    void cardDropped(const QString& id, int row);
    void placeDropped(takujo::CardPlace from, int row);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    int rowBefore(QPoint place) const;

    ZonePlace zone_;
    CardRenderer* renderer_;
    Palette palette_;
    std::vector<CardLook> looks_;
    std::vector<bool> aside_;
    std::vector<int> under_;
};

/// How a card of a position looks: as printed, with what was put on it.
CardLook lookOf(const PositionEdit& position, ZonePlace zone, const ScenarioCard& card, Language language);

/// What a card of a position is called in a list: its name, and all that is said of it.
QString toldOf(const PositionEdit& position, ZonePlace zone, const ScenarioCard& card, Language language);

} // namespace takujo

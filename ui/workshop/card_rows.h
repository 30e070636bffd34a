#pragma once

#include "ui/session/game_data.h"
#include "ui/theme/card_look.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QAbstractListModel>
#include <QListView>

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace takujo {

/// A row of a list of cards: a card with how many copies the deck has of it, or a heading above such rows.
struct WorkshopRow {
    QString heading = {}; ///< of a heading; the others say nothing then
    std::string id = {};
    const CardDefinition* card = nullptr; ///< none: it is in no set
    std::size_t part = 0;                 ///< of the deck, to which its copies belong
    int count = 0;

    friend bool operator==(const WorkshopRow&, const WorkshopRow&) = default;
};

/// Rows of cards for a view; each is told to screen readers in words.
class CardRowModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    static constexpr const char* mimeType = "application/x-takujo-cards";

    void setGame(const GameData* data, Language language);
    /// How the number of copies is said; none: so many in the deck.
    void setCounted(std::function<QString(int)> counted) { counted_ = std::move(counted); }
    /// Rows that stay keep the keyboard: only what is different changes.
    void setRows(std::vector<WorkshopRow> rows);
    const std::vector<WorkshopRow>& rows() const { return rows_; }
    const CardLook& look(int row) const { return looks_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override { return {QString::fromLatin1(mimeType)}; }
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

private:
    CardLook lookOf(const WorkshopRow& row) const;

    const GameData* game_ = nullptr;
    std::function<QString(int)> counted_;
    Language language_ = Language::en;
    std::vector<WorkshopRow> rows_;
    std::vector<CardLook> looks_;
};

/// How a list shows its cards.
enum class CardsAs : std::uint8_t { lines, pictures };

/// A list of cards of which copies are put into a deck and taken out: by the signs beside a card, by a double
/// click, by the keys +, −, Enter, Delete and digits, and by dragging them to another such list.
class CardRowsView : public QListView {
    Q_OBJECT

public:
    /// What a drop into this list does, and whose cards it takes: those of the other list.
    CardRowsView(CardRowModel& model, CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void showAs(CardsAs how);
    CardsAs shownAs() const { return shownAs_; }
    const WorkshopRow* currentRow() const;

signals:
    /// So many copies more, or fewer.
    void copiesWanted(const takujo::WorkshopRow& row, int more);
    void countWanted(const takujo::WorkshopRow& row, int count);
    void lookedAt(const takujo::WorkshopRow& row);
    /// A card of another list was dropped here.
    void dropped(const QString& id, int part);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void want(const QModelIndex& index, int more);
    /// 1: the sign that adds, -1: that which takes, 0: none is there.
    int signAt(const QModelIndex& index, QPoint place) const;

    CardRowModel* model_;
    CardRenderer* renderer_;
    Palette palette_;
    CardsAs shownAs_ = CardsAs::lines;
};

} // namespace takujo

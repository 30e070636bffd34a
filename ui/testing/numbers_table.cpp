#include "ui/testing/numbers_table.h"

#include <QHeaderView>
#include <QScrollBar>

namespace takujo {

namespace {

constexpr int sortRole = Qt::UserRole;
constexpr int placeRole = Qt::UserRole + 2; ///< of the row, before it was sorted

/// Numbers stand in order of what they are, not of their letters; what is not known comes last.
class NumbersRow : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;
    bool operator<(const QTreeWidgetItem& other) const override {
        const int column = treeWidget() == nullptr ? 0 : treeWidget()->sortColumn();
        const QVariant mine = data(column, sortRole);
        const QVariant theirs = other.data(column, sortRole);
        if (mine.isValid() && theirs.isValid())
            return mine.toDouble() < theirs.toDouble();
        if (mine.isValid() != theirs.isValid())
            return theirs.isValid();
        return QString::localeAwareCompare(text(column), other.text(column)) < 0;
    }
};

} // namespace

NumbersTable::NumbersTable(QWidget* parent) : QTreeWidget{parent}, bars_{new ShareDelegate{this}} {
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setItemDelegate(bars_);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(60);
    header()->setSectionsClickable(true);
    header()->setHighlightSections(false);
    setSortingEnabled(true);
}

void NumbersTable::setColours(const Palette& palette) {
    bars_->setColours(palette);
    viewport()->update();
}

void NumbersTable::setColumns(const QStringList& names) {
    setColumnCount(static_cast<int>(names.size()));
    setHeaderLabels(names);
    for (int column = 0; column < columnCount(); ++column)
        headerItem()->setTextAlignment(column, Qt::AlignLeft | Qt::AlignVCenter);
}

void NumbersTable::sortBy(int column, Qt::SortOrder order) {
    sortByColumn(column, order);
}

void NumbersTable::fill(const std::vector<Row>& rows) {
    const int scrolled = verticalScrollBar()->value();
    const int current = currentItem() == nullptr ? -1 : currentItem()->data(0, placeRole).toInt();
    setSortingEnabled(false);
    clear();
    QList<QTreeWidgetItem*> items;
    for (std::size_t place = 0; place < rows.size(); ++place) {
        auto* item = new NumbersRow;
        item->setData(0, placeRole, static_cast<int>(place));
        QStringList said;
        for (std::size_t at = 0; at < rows[place].size(); ++at) {
            const Cell& cell = rows[place][at];
            const int column = static_cast<int>(at);
            item->setText(column, cell.text);
            if (cell.sorts)
                item->setData(column, sortRole, *cell.sorts);
            if (cell.bar)
                item->setData(column, ShareDelegate::shareRole, QVariant::fromValue(*cell.bar));
            if (cell.sorts && !cell.bar)
                headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
            said << (at == 0 ? cell.text
                             : QStringLiteral("%1: %2").arg(headerItem()->text(column), cell.text));
        }
        item->setData(0, Qt::AccessibleTextRole, said.join(QStringLiteral(", ")));
        item->setToolTip(0, rows[place].front().text);
        items << item;
    }
    // Digits of one value stand below each other.
    for (int column = 0; column < columnCount(); ++column)
        for (QTreeWidgetItem* item : items)
            item->setTextAlignment(column, Qt::Alignment::fromInt(headerItem()->textAlignment(column)));
    addTopLevelItems(items);
    setSortingEnabled(true);
    for (QTreeWidgetItem* item : items)
        if (item->data(0, placeRole).toInt() == current)
            setCurrentItem(item);
    for (int column = 0; column < columnCount(); ++column)
        header()->setSectionResizeMode(column,
                                       column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    verticalScrollBar()->setValue(scrolled);
}

} // namespace takujo

#pragma once

#include "ui/testing/share_bar.h"

#include <QTreeWidget>

#include <optional>
#include <vector>

namespace takujo {

/// A table of numbers that can be sorted by each of its columns, and that may grow while somebody looks at
/// it.
class NumbersTable : public QTreeWidget {
    Q_OBJECT

public:
    /// What stands in one place of the table.
    struct Cell {
        QString text;
        std::optional<double> sorts = std::nullopt; ///< by the text without it
        std::optional<BarShare> bar = std::nullopt;
    };
    using Row = std::vector<Cell>;

    explicit NumbersTable(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setColumns(const QStringList& names);
    /// At first, sorted by that column.
    void sortBy(int column, Qt::SortOrder order);
    /// Rows that were there before stay where the reader has them in view.
    void fill(const std::vector<Row>& rows);

private:
    ShareDelegate* bars_;
};

} // namespace takujo

#pragma once

#include "ui/panels/waiting_delegate.h"
#include "ui/panels/waiting_list.h"

#include <QLabel>
#include <QListView>

namespace takujo {

/// Lists beside the table what waits to be resolved, in that order, as high as its first rows.
class StackStrip : public QListView {
    Q_OBJECT

public:
    explicit StackStrip(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setSession(const Session* session);
    void refresh();
    /// Marks those rows that the question is about.
    void showMarks(const Marks& marks);
    const WaitingList& list() const { return list_; }
    /// Does what a press on that row does.
    void press(int row) { press(list_.index(row)); }
    /// The row under the pointer or the cursor, else the first; none if nothing waits.
    const CardView* current() const;
    /// The place of its row; empty if that is not in sight.
    QRect rowOf(ObjectId object) const;

    void keyboardSearch(const QString&) override {} // letters are keys of the window

signals:
    void lookedAt(const takujo::CardView& card);
    /// Another row is under the pointer or the cursor, or none.
    void attended();
    void pressed(takujo::ObjectId object);
    /// A row that is an answer was pressed; `option` is its place among the options.
    void answered(std::size_t option);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                         const QEvent* event) const override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void press(const QModelIndex& index);
    void sayHowMany();
    void fit();

    WaitingList list_;
    WaitingDelegate delegate_;
    QLabel* title_;
    QLabel* more_;
    const Session* session_ = nullptr;
};

} // namespace takujo

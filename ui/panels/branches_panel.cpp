#include "ui/panels/branches_panel.h"

#include "ui/panels/branch_painter.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

QHBoxLayout* rowOf(std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QWidget* widget : widgets)
        row->addWidget(widget, 1);
    return row;
}

} // namespace

BranchesPanel::BranchesPanel(QWidget* parent)
    : QWidget{parent}, hint_{new QLabel{this}}, list_{new QListWidget{this}}, end_{new QPushButton{this}},
      fork_{new QPushButton{this}}, rename_{new QPushButton{this}}, delete_{new QPushButton{this}},
      undo_{new QWidget{this}}, undoText_{new QLabel{undo_}}, undoButton_{new QPushButton{undo_}} {
    setObjectName(QStringLiteral("branches"));
    setFocusProxy(list_);
    hint_->setObjectName(QStringLiteral("branches-hint"));
    hint_->setProperty("quiet", true);
    hint_->setWordWrap(true);
    list_->setObjectName(QStringLiteral("branch-list"));
    list_->setItemDelegate(new BranchPainter{list_});
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setEditTriggers(QAbstractItemView::EditKeyPressed);
    list_->setResizeMode(QListView::Adjust);
    list_->installEventFilter(this);
    end_->setObjectName(QStringLiteral("branch-end"));
    fork_->setObjectName(QStringLiteral("branch-fork"));
    rename_->setObjectName(QStringLiteral("branch-rename"));
    delete_->setObjectName(QStringLiteral("branch-delete"));
    undo_->setObjectName(QStringLiteral("branch-deleted"));
    undoText_->setWordWrap(true);
    undoText_->setProperty("quiet", true);
    undoButton_->setObjectName(QStringLiteral("branch-bring-back"));
    for (QPushButton* button : {end_, fork_, rename_, delete_})
        button->setProperty("isClose", true);
    auto* undoRow = new QHBoxLayout{undo_};
    undoRow->setContentsMargins(0, 0, 0, 0);
    undoRow->addWidget(undoText_, 1);
    undoRow->addWidget(undoButton_);
    undo_->hide();
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(6);
    column->addWidget(hint_);
    column->addWidget(list_, 1);
    column->addWidget(undo_);
    column->addLayout(rowOf({end_, fork_}));
    column->addLayout(rowOf({rename_, delete_}));

    connect(list_, &QListWidget::itemActivated, this, &BranchesPanel::goToEnd);
    connect(list_, &QListWidget::currentRowChanged, this, &BranchesPanel::lookAtChoice);
    connect(list_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        const int row = list_->row(item);
        // The list is written anew by that: not while it still edits.
        if (!isWriting_ && session_ != nullptr && row >= 0)
            QMetaObject::invokeMethod(
                this,
                [this, tip = told_[static_cast<std::size_t>(row)].branch.tip, name = item->text()] {
                    if (session_ != nullptr)
                        session_->nameBranch(tip, name);
                },
                Qt::QueuedConnection);
    });
    connect(end_, &QPushButton::clicked, this, &BranchesPanel::goToEnd);
    connect(fork_, &QPushButton::clicked, this, &BranchesPanel::goToFork);
    connect(rename_, &QPushButton::clicked, this, &BranchesPanel::rename);
    connect(delete_, &QPushButton::clicked, this, &BranchesPanel::remove);
    connect(undoButton_, &QPushButton::clicked, this, [this] { session_->restoreBranch(); });
    retranslate();
}

void BranchesPanel::setColours(const Palette& palette) {
    palette_ = palette;
    static_cast<BranchPainter*>(list_->itemDelegate())->setColours(palette);
    list_->viewport()->update();
}

void BranchesPanel::setSession(Session* session) {
    session_ = session;
    if (session != nullptr) {
        connect(session, &Session::changed, this, &BranchesPanel::refresh);
        connect(session, &Session::branchesChanged, this, &BranchesPanel::refresh);
        connect(session, &Session::languageChanged, this, &BranchesPanel::refresh);
    }
    refresh();
}

void BranchesPanel::retranslate() {
    list_->setAccessibleName(tr("Branches"));
    end_->setText(tr("Go to its end"));
    fork_->setText(tr("Where it parts"));
    rename_->setText(tr("Rename"));
    delete_->setText(tr("Delete"));
    end_->setToolTip(tr("Stands where this branch ends (Enter)"));
    fork_->setToolTip(tr("Stands where this branch leaves the present line; redo goes along it"));
    rename_->setToolTip(tr("Gives it a name of your own (F2); an empty one takes it away again"));
    delete_->setToolTip(tr("Takes it out of the list and the saved game (Del); it can be brought back"));
    undoButton_->setText(tr("Bring back"));
    refresh();
}

void BranchesPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void BranchesPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void BranchesPanel::refresh() {
    if (!isVisible() && list_->count() == 0)
        return;
    isWriting_ = true;
    const ToldBranch* const before = chosen();
    const std::size_t tip = before == nullptr ? 0 : before->branch.tip;
    const bool wasPresent = before != nullptr && before->branch.isPresent;
    list_->clear();
    told_.clear();
    if (session_ != nullptr && isVisible())
        told_ = session_->branches();
    int row = -1;
    for (std::size_t i = 0; i < told_.size(); ++i) {
        const ToldBranch& one = told_[i];
        auto* item = new QListWidgetItem{qt(one.name)};
        QStringList more;
        if (one.branch.isPresent)
            more << tr("You are on this one");
        else if (!one.parts.empty())
            more << qt(one.parts);
        more << tr("%n answer(s)", nullptr, static_cast<int>(one.branch.answers));
        item->setData(BranchPainter::moreRole, more.join(QStringLiteral(" · ")));
        item->setData(BranchPainter::knownRole, qt(one.known));
        item->setData(BranchPainter::levelRole, static_cast<int>(one.ways.size()));
        item->setData(BranchPainter::presentRole, one.branch.isPresent);
        item->setData(Qt::AccessibleTextRole,
                      QStringList{qt(one.name), more.join(QStringLiteral(", ")), qt(one.known)}.join(
                          QStringLiteral(". ")));
        item->setToolTip(qt(one.known));
        if (!session_->isWatched())
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        list_->addItem(item);
        // What was chosen stays so; where one is stays so, too, and may be another branch now.
        if (wasPresent ? one.branch.isPresent : one.branch.tip == tip || (row < 0 && one.branch.isPresent))
            row = static_cast<int>(i);
    }
    list_->setCurrentRow(row);
    hint_->setText(withPhrasesJoined(
        tr("Undo and decide otherwise: both ways stay, and both are listed here, also in a saved game.")));
    hint_->setVisible(told_.size() < 2);
    const bool plays = session_ != nullptr && !session_->isWatched();
    undo_->setVisible(plays && session_->canRestoreBranch());
    undoText_->setText(withPhrasesJoined(tr("A branch was deleted.")));
    rename_->setVisible(plays);
    delete_->setVisible(plays);
    isWriting_ = false;
    lookAtChoice();
}

const ToldBranch* BranchesPanel::chosen() const {
    const auto row = static_cast<std::size_t>(list_->currentRow());
    return list_->currentRow() < 0 || row >= told_.size() ? nullptr : &told_[row];
}

void BranchesPanel::lookAtChoice() {
    if (isWriting_)
        return;
    const ToldBranch* const one = chosen();
    end_->setEnabled(one != nullptr);
    fork_->setEnabled(one != nullptr && !one->branch.isPresent);
    rename_->setEnabled(one != nullptr);
    delete_->setEnabled(one != nullptr && !one->branch.isPresent);
}

void BranchesPanel::goToEnd() {
    if (const ToldBranch* const one = chosen())
        session_->goToPlace(one->branch.tip);
}

void BranchesPanel::goToFork() {
    if (const ToldBranch* const one = chosen())
        session_->turnInto(one->branch.tip, one->branch.fork);
}

void BranchesPanel::rename() {
    if (QListWidgetItem* item = list_->currentItem()) {
        list_->setFocus();
        list_->editItem(item);
    }
}

void BranchesPanel::remove() {
    const ToldBranch* const one = chosen();
    if (one == nullptr || one->branch.isPresent || session_->isWatched())
        return;
    session_->dropBranch(one->branch.tip);
}

/// Keys of the list that are keys of the table elsewhere.
bool BranchesPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::ShortcutOverride)
        if (const int key = static_cast<QKeyEvent*>(event)->key();
            key == Qt::Key_F2 || key == Qt::Key_Home || key == Qt::Key_End || key == Qt::Key_Up ||
            key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown)
            event->accept();
    return QWidget::eventFilter(watched, event);
}

void BranchesPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && list_->hasFocus())
        remove();
    else
        QWidget::keyPressEvent(event);
}

} // namespace takujo

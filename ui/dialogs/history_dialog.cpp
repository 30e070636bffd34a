#include "ui/dialogs/history_dialog.h"

#include "ui/session/card_text.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/spoken.h"
#include "ui/theme/text.h"
#include "ui/widgets/sign_delegate.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace takujo {

namespace {

constexpr int depthRole = Qt::UserRole;

} // namespace

HistoryDialog::HistoryDialog(Session& session, QWidget* parent)
    : QDialog{parent}, session_{&session}, list_{new QListWidget{this}} {
    setObjectName(QStringLiteral("history-dialog"));
    list_->setObjectName(QStringLiteral("decisions"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setItemDelegate(new SignDelegate{list_});
    auto* hint = new QLabel{this};
    speak(this, [this, hint] {
        setWindowTitle(tr("History"));
        list_->setAccessibleName(tr("History"));
        hint->setText(
            withPhrasesJoined(tr("Choose a decision to go back to it. What came after stays: redo goes "
                                 "forward again, and after another decision it is a branch.")));
    });
    hint->setWordWrap(true);
    hint->setProperty("quiet", true);
    auto* column = new QVBoxLayout{this};
    column->addWidget(hint);
    column->addWidget(list_, 1);
    const auto go = [this](QListWidgetItem* item) {
        if (item->data(depthRole).isValid())
            session_->goTo(item->data(depthRole).value<std::size_t>());
    };
    connect(list_, &QListWidget::itemClicked, this, go);
    connect(list_, &QListWidget::itemActivated, this, go);
    connect(session_, &Session::changed, this, &HistoryDialog::refresh);
    connect(session_, &Session::languageChanged, this, &HistoryDialog::refresh);
    connect(session_, &QObject::destroyed, this, &QWidget::close);
    resize(400, 520);
    refresh();
}

void HistoryDialog::refresh() {
    list_->clear();
    const SpokenMatch spoken = session_->spoken();
    const std::vector<HistoryLine>& history = session_->history();
    const std::size_t depth = session_->depth();
    int turn = -1;
    for (std::size_t i = 0; i < history.size(); ++i) {
        if (history[i].turn != turn) {
            turn = history[i].turn;
            auto* heading =
                new QListWidgetItem{turn == 0 ? tr("Before the first turn") : tr("Turn %1").arg(turn)};
            heading->setFlags(Qt::NoItemFlags);
            QFont bold = list_->font();
            bold.setBold(true);
            heading->setFont(bold);
            list_->addItem(heading);
        }
        const QString who = qt(spoken.player(history[i].who));
        auto* item = new QListWidgetItem{QStringLiteral("%1  ·  %2").arg(who, session_->told(history[i]))};
        item->setData(depthRole, QVariant::fromValue(i));
        item->setData(SignDelegate::signedText, signsOf(*session_).in(item->text()));
        if (i >= depth) { // undone, and still there
            QFont font = list_->font();
            font.setItalic(true);
            item->setFont(font);
        }
        list_->addItem(item);
        if (i == depth)
            list_->setCurrentItem(item);
    }
    auto* now = new QListWidgetItem{tr("Now")};
    now->setData(depthRole, QVariant::fromValue(history.size()));
    list_->addItem(now);
    if (depth == history.size())
        list_->setCurrentItem(now);
    list_->scrollToItem(list_->currentItem());
}

} // namespace takujo

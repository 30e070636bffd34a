#include "ui/page/outcome_banner.h"

#include "ui/table/accessible_table.h"
#include "ui/theme/line_breaker.h"
#include "ui/widgets/rule_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

/// Of a sentence with links; none if it names no rule.
std::optional<QString> firstRuleIn(const QString& html) {
    static const QRegularExpression link{QStringLiteral("href='(rule:[^']+)'")};
    return ruleOfLink(QUrl{link.match(html).captured(1)});
}

} // namespace

OutcomeBanner::OutcomeBanner(QWidget* parent)
    : QWidget{parent}, title_{new QLabel{this}}, outcome_{new QLabel{this}}, more_{new QLabel{this}},
      series_{new QLabel{this}}, lots_{new QLabel{this}}, rematch_{new QPushButton{this}},
      swap_{new QPushButton{this}}, newGame_{new QPushButton{this}}, watch_{new QPushButton{this}},
      look_{new QPushButton{this}} {
    setObjectName(QStringLiteral("outcome"));
    setSpokenRole(*this, QAccessible::Grouping);
    title_->setObjectName(QStringLiteral("outcome-title"));
    title_->setWordWrap(true);
    title_->setStyleSheet(QStringLiteral("font-size:24px;font-weight:700"));
    title_->setAlignment(Qt::AlignCenter);
    outcome_->setObjectName(QStringLiteral("outcome-text"));
    outcome_->setTextFormat(Qt::RichText);
    outcome_->setWordWrap(true);
    outcome_->setAlignment(Qt::AlignCenter);
    outcome_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    outcome_->installEventFilter(this);
    more_->setProperty("quiet", true);
    more_->setAlignment(Qt::AlignCenter);
    series_->setObjectName(QStringLiteral("outcome-series"));
    series_->setTextFormat(Qt::PlainText); // players choose their names
    series_->setAlignment(Qt::AlignCenter);
    series_->setStyleSheet(QStringLiteral("font-size:18px;font-weight:600"));
    series_->hide();
    lots_->setObjectName(QStringLiteral("outcome-lots"));
    lots_->setProperty("quiet", true);
    lots_->setTextFormat(Qt::PlainText);
    lots_->setWordWrap(true);
    lots_->setAlignment(Qt::AlignCenter);
    rematch_->setObjectName(QStringLiteral("outcome-rematch"));
    swap_->setObjectName(QStringLiteral("outcome-swap-sides"));
    newGame_->setObjectName(QStringLiteral("outcome-new-game"));
    // The key that passes may be pressed once too often: then the table stays.
    look_->setProperty("isDefault", true);
    look_->setObjectName(QStringLiteral("outcome-look"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(34, 26, 34, 24);
    column->setSpacing(8);
    column->addWidget(title_);
    column->addWidget(outcome_);
    column->addWidget(more_);
    column->addWidget(series_);
    column->addSpacing(10);
    auto* again = new QHBoxLayout;
    again->addStretch();
    again->addWidget(rematch_);
    again->addWidget(swap_);
    again->addStretch();
    column->addLayout(again);
    column->addWidget(lots_);
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(newGame_);
    row->addWidget(watch_);
    row->addWidget(look_);
    row->addStretch();
    column->addLayout(row);
    setTabOrder(look_, outcome_); // the next step from where the keyboard stands
    connect(outcome_, &QLabel::linkActivated, this, [this](const QString& link) {
        if (const auto rule = ruleOfLink(QUrl{link}))
            follow(*rule);
    });
    connect(rematch_, &QPushButton::clicked, this, [this] { emit rematchWanted(false); });
    connect(swap_, &QPushButton::clicked, this, [this] { emit rematchWanted(true); });
    connect(newGame_, &QPushButton::clicked, this, &OutcomeBanner::newGameWanted);
    watch_->setObjectName(QStringLiteral("outcome-watch"));
    connect(watch_, &QPushButton::clicked, this, &OutcomeBanner::watchWanted);
    connect(look_, &QPushButton::clicked, this, &OutcomeBanner::putAway);
    retranslate();
    hide();
}

void OutcomeBanner::follow(const QString& rule) {
    putAway();
    emit ruleFollowed(rule);
}

/// Enter follows the link, without having to go to it within the sentence.
bool OutcomeBanner::eventFilter(QObject* watched, QEvent* event) {
    if (watched != outcome_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event); // NOLINT(*-static-cast-downcast): its type says so
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const auto rule = firstRuleIn(outcome_->text());
    if (!isEnter || key->isAutoRepeat() || !rule)
        return QWidget::eventFilter(watched, event);
    follow(*rule);
    return true;
}

void OutcomeBanner::putAway() {
    hide();
    parentWidget()->setFocus();
}

void OutcomeBanner::retranslate() {
    rematch_->setText(tr("Rematch"));
    rematch_->setToolTip(tr("The same players and decks, shuffled anew"));
    swap_->setText(tr("Swap sides"));
    tellRematch();
    newGame_->setText(tr("New game"));
    watch_->setText(tr("Watch it again"));
    look_->setText(tr("Look at the table"));
}

void OutcomeBanner::tellRematch() {
    if (second_.isEmpty()) {
        lots_->setText({});
        return;
    }
    lots_->setText(withPhrasesJoined(
        tr("A rematch draws lots anew. With sides swapped, the lot falls to %1, who went second.")
            .arg(second_)));
    swap_->setToolTip(tr("The same players and decks; the lot falls to %1").arg(second_));
}

void OutcomeBanner::offerRematch(bool can, const QString& second) {
    second_ = second;
    tellRematch();
    rematch_->setVisible(can);
    swap_->setVisible(can && !second.isEmpty());
    lots_->setVisible(can && !second.isEmpty());
    place();
}

void OutcomeBanner::setSeries(const QString& score) {
    series_->setText(score);
    series_->setVisible(!score.isEmpty());
    place();
}

void OutcomeBanner::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OutcomeBanner::setColours(const Palette& palette) {
    palette_ = palette;
    outcome_->setStyleSheet(
        QStringLiteral(
            "QLabel { font-size:15px; border:2px solid transparent; border-radius:6px; padding:2px } "
            "QLabel:focus { border-color:%1 }")
            .arg(palette.text.name()));
    update();
}

void OutcomeBanner::tell(const QString& title, const QString& outcome, const QString& more) {
    title_->setText(withPhrasesJoined(title));
    outcome_->setText(withPhrasesJoinedInHtml(withRulesLinked(outcome, palette_)));
    outcome_->setVisible(!outcome.isEmpty());
    more_->setText(more);
    setAccessibleName(title);
    setAccessibleDescription(outcome);
    place();
    if (isVisible())
        return;
    show();
    raise();
    look_->setFocus();
}

/// A game may be over before its page has its size.
void OutcomeBanner::place() {
    constexpr int widest = 440;
    constexpr int edge = 40;
    const int width = std::clamp(parentWidget()->width() - edge, 0, widest);
    setFixedWidth(width);
    setFixedHeight(layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : sizeHint().height());
    move((parentWidget()->width() - width) / 2, (parentWidget()->height() - height()) / 2 - edge);
}

void OutcomeBanner::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{palette_.accentGround, 2});
    painter.setBrush(palette_.panel);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(1, 1, -1, -1), 14, 14);
}

} // namespace takujo

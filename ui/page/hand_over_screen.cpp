#include "ui/page/hand_over_screen.h"

#include "ui/session/missed_events.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <utility>

namespace takujo {

namespace {

constexpr int widest = 500;
constexpr int screenEdge = 20;
constexpr float veil = 0.55F; ///< how much of the table the screen takes away

std::chrono::milliseconds& guardTime() {
    static std::chrono::milliseconds time{300};
    return time;
}

} // namespace

std::chrono::milliseconds HandOverScreen::setGuard(std::chrono::milliseconds guard) {
    return std::exchange(guardTime(), guard);
}

HandOverScreen::HandOverScreen(QWidget* parent)
    : QWidget{parent}, box_{new QWidget{this}}, title_{new QLabel{box_}}, lead_{new QLabel{box_}},
      heading_{new QLabel{box_}}, lines_{new QLabel{box_}}, button_{new QPushButton{box_}},
      hint_{new QLabel{box_}} {
    setObjectName(QStringLiteral("hand-over"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true); // or the table would follow the pointer
    title_->setObjectName(QStringLiteral("hand-over-title"));
    title_->setStyleSheet(QStringLiteral("font-size:22px;font-weight:700"));
    lead_->setProperty("quiet", true);
    heading_->setProperty("caption", true);
    lines_->setObjectName(QStringLiteral("meanwhile"));
    hint_->setProperty("quiet", true);
    for (QLabel* label : {title_, lead_, lines_, hint_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    lines_->setTextFormat(Qt::RichText);
    for (QLabel* label : {title_, lead_, hint_})
        label->setAlignment(Qt::AlignCenter);
    button_->setObjectName(QStringLiteral("take-table"));
    button_->setProperty("isDefault", true);
    button_->setMinimumHeight(36);
    button_->setFocusPolicy(Qt::TabFocus);
    button_->setCursor(Qt::PointingHandCursor);
    auto* column = new QVBoxLayout{box_};
    column->setContentsMargins(30, 22, 30, 18);
    column->setSpacing(6);
    column->addWidget(title_);
    column->addWidget(lead_);
    column->addSpacing(4);
    column->addWidget(heading_);
    column->addWidget(lines_);
    column->addSpacing(8);
    column->addWidget(button_, 0, Qt::AlignHCenter);
    column->addWidget(hint_);
    guard_.setSingleShot(true);
    connect(&guard_, &QTimer::timeout, this, [this] { button_->setEnabled(true); });
    // It makes this screen go away, so it waits until the button has done with the click.
    connect(button_, &QPushButton::clicked, this, &HandOverScreen::press, Qt::QueuedConnection);
    retranslate();
    hide();
}

void HandOverScreen::retranslate() {
    lead_->setText(withPhrasesJoined(tr("Both hands lie face down until the button is pressed.")));
    heading_->setText(tr("What has happened meanwhile"));
}

void HandOverScreen::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HandOverScreen::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void HandOverScreen::write(const Session& session) {
    const SpokenMatch spoken = session.spoken();
    const auto name = [&](Player player) { return qt(spoken.player(player)); };
    title_->setText(withPhrasesJoined(tr("Hand the table to %1").arg(name(to_))));
    setAccessibleName(title_->text());
    button_->setText(withoutSigns(pressed_.text));
    hint_->setText(withPhrasesJoined(
        tr("To look at your own hand, hold F2 (%1) or F3 (%2).").arg(name(Player::a), name(Player::b))));
    const MissedEvents told = meanwhile(session, to_);
    QStringList lines = told.lines;
    if (told.leftOut > 0)
        lines.prepend(tr("… and %n more line(s), in the log", nullptr, told.leftOut));
    // What goes on in a second line stands below its first.
    QString rows;
    for (const QString& line : lines)
        rows += QStringLiteral("<tr><td>%1&nbsp;</td><td>%2</td></tr>")
                    .arg(&line == &lines.front() && told.leftOut > 0 ? QString{} : QStringLiteral("•"),
                         withPhrasesJoined(line).toHtmlEscaped());
    lines_->setText(QStringLiteral("<table cellspacing='0' cellpadding='0'>%1</table>").arg(rows));
    heading_->setVisible(!lines.isEmpty());
    lines_->setVisible(!lines.isEmpty());
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
}

void HandOverScreen::display(const Session& session, const std::vector<PromptButton>& buttons) {
    const Player to = session.viewerControl().awaited();
    const bool shows = to != Player::nobody && session.viewerControl().peeking() == Player::nobody;
    if (!shows) {
        const bool hadKeys = isVisible() && (hasFocus() || isAncestorOf(window()->focusWidget()));
        setVisible(false);
        if (to == Player::nobody)
            to_ = Player::nobody;
        if (hadKeys)
            parentWidget()->setFocus();
        return;
    }
    const bool isNew = to != to_;
    to_ = to;
    pressed_ = buttons.empty() ? PromptButton{} : buttons.front();
    write(session);
    place();
    show();
    raise();
    setFocus();
    if (!isNew)
        return;
    QToolTip::hideText();
    button_->setEnabled(guardTime().count() <= 0);
    if (!button_->isEnabled())
        guard_.start(guardTime());
}

void HandOverScreen::place() {
    setGeometry(parentWidget()->rect());
    const int width =
        std::max(0, std::min(widest, this->width() - 2 * screenEdge)); // before it has a place, 0
    box_->setFixedWidth(width);
    const int height =
        std::max(0, std::min(box_->layout()->totalHeightForWidth(width), this->height() - 2 * screenEdge));
    box_->setFixedHeight(height);
    box_->move((this->width() - width) / 2, std::max(screenEdge, (this->height() - height) * 2 / 5));
}

void HandOverScreen::press() {
    if (!isVisible() || !button_->isEnabled() || !pressed_.press)
        return;
    const auto press = pressed_.press;
    press();
}

bool HandOverScreen::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // The keys that press a button are this screen's own.
        const int key = static_cast<QKeyEvent&>(*event).key();
        if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void HandOverScreen::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key != Qt::Key_Space && key != Qt::Key_Return && key != Qt::Key_Enter) {
        QWidget::keyPressEvent(event);
        return;
    }
    // The key that ended the turn may still be down.
    if (!event->isAutoRepeat())
        press();
}

void HandOverScreen::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = palette_.table;
    ground.setAlphaF(veil);
    painter.fillRect(rect(), ground);
    const QRectF box = QRectF{box_->geometry()}.adjusted(1, 1, -1, -1);
    painter.setPen(QPen{palette_.outline, 1});
    painter.setBrush(palette_.panel);
    painter.drawRoundedRect(box, 14, 14);
    // Whose turn it is to look; the title says it in words.
    if (to_ == Player::nobody)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(playerColour(palette_, static_cast<int>(indexOf(to_))));
    painter.drawRoundedRect(QRectF{box.left() + 24, box.top() - 1, box.width() - 48, 5}, 2.5, 2.5);
}

} // namespace takujo

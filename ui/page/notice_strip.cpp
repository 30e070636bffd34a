#include "ui/page/notice_strip.h"

#include "engine/match/saves/saving.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

#include <utility>

namespace takujo {

namespace {

constexpr int noticeEdge = 6; ///< free around it, but not below
constexpr int noticeMarkWidth = 40;

} // namespace

NoticeStrip::NoticeStrip(QWidget* table)
    : table_{table}, text_{new QLabel{this}}, yes_{new QPushButton{this}}, no_{new QPushButton{this}} {
    setObjectName(QStringLiteral("notice"));
    setAttribute(Qt::WA_NoMousePropagation);
    text_->setObjectName(QStringLiteral("notice-text"));
    text_->setWordWrap(true);
    yes_->setObjectName(QStringLiteral("notice-yes"));
    yes_->setProperty("isDefault", true);
    no_->setObjectName(QStringLiteral("notice-no"));
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(noticeEdge + noticeMarkWidth, noticeEdge + 6, noticeEdge + 8, 6);
    row->addWidget(text_, 1);
    row->addWidget(no_);
    row->addWidget(yes_);
    connect(yes_, &QPushButton::clicked, this, &NoticeStrip::press);
    connect(no_, &QPushButton::clicked, this, &NoticeStrip::dismiss);
    hide();
}

void NoticeStrip::follow(Session& session) {
    session_ = &session;
    put(Says::nothing, 0);
    if (session.isWatched())
        return;
    session.setBackGate([this](std::uint8_t uncovered, std::function<void()> goOn) {
        return ask(uncovered, std::move(goOn));
    });
    connect(&session, &Session::wentBack, this, &NoticeStrip::tell);
    // The game has gone on: what was said of another moment is out of place.
    connect(&session, &Session::changed, this, [this] {
        if (!isGoing_)
            put(Says::nothing, 0);
    });
    connect(&session, &Session::languageChanged, this, &NoticeStrip::say);
}

bool NoticeStrip::ask(std::uint8_t uncovered, std::function<void()> goOn) {
    if (!asks_)
        return true;
    goOn_ = std::move(goOn);
    put(Says::asks, uncovered);
    yes_->setFocus();
    return false;
}

void NoticeStrip::tell(std::uint8_t uncovered) {
    // Who was asked knows; the other of two people does not.
    if (!asks_ || session_->viewerControl().handsAreHidden())
        put(Says::tells, uncovered);
}

void NoticeStrip::put(Says says, std::uint8_t uncovered) {
    const bool hadKeys = isAncestorOf(window()->focusWidget());
    says_ = says;
    uncovered_ = uncovered;
    say();
    setVisible(says != Says::nothing);
    if (says == Says::nothing) {
        goOn_ = nullptr;
        if (hadKeys)
            table_->setFocus();
    }
}

/// Two buttons: do it, or leave it; after it was done, the way forward again.
void NoticeStrip::say() {
    if (session_ == nullptr || says_ == Says::nothing)
        return;
    const Words& words = session_->data().words;
    const Language language = session_->language();
    const bool asks = says_ == Says::asks;
    const QString text = qt(asks ? goingBackSentence(uncovered_, words, language)
                                 : uncoveredSentence(uncovered_, words, language));
    text_->setText(
        withPhrasesJoined(text + (language == Language::ja ? QString{} : QStringLiteral(" ")) +
                          tr("If you decide otherwise from here, the branch is marked with that.")));
    yes_->setText(asks ? tr("Go back") : tr("Redo"));
    yes_->setVisible(asks || session_->match().canRedo()); // another branch has no way forward again
    no_->setText(asks ? tr("Stay here") : tr("OK"));
    setAccessibleName(text);
}

void NoticeStrip::press() {
    isGoing_ = true;
    const auto goOn = std::exchange(goOn_, nullptr);
    const bool asked = says_ == Says::asks;
    put(Says::nothing, 0);
    if (!asked)
        session_->redo();
    else if (goOn)
        goOn();
    isGoing_ = false;
}

QWidget* NoticeStrip::buttonForKeys() const {
    return yes_->isVisible() ? yes_ : no_;
}

void NoticeStrip::dismiss() {
    put(Says::nothing, 0);
}

void NoticeStrip::keyPressEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) // nothing is confirmed by a key that is held
        return;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        (no_->hasFocus() ? no_ : yes_)->click();
    else
        QWidget::keyPressEvent(event);
}

void NoticeStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        say();
    QWidget::changeEvent(event);
}

void NoticeStrip::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void NoticeStrip::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{palette_.warning, 1.5});
    painter.setBrush(mixed(palette_.panel, palette_.warning, 0.1));
    const QRectF strip = rect().adjusted(noticeEdge, noticeEdge, -noticeEdge, 0);
    painter.drawRoundedRect(strip.adjusted(0.75, 0.75, -0.75, -0.75), radius::panel, radius::panel);
    // A clock that goes back: an arrow around its hands.
    const QPointF centre{strip.left() + noticeMarkWidth / 2.0, strip.center().y()};
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{palette_.warning, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawArc(QRectF{centre - QPointF{8, 8}, QSizeF{16, 16}}, -120 * 16, 300 * 16);
    painter.drawPolyline(
        QPolygonF{{centre + QPointF{-11, -4}, centre + QPointF{-8, 0.5}, centre + QPointF{-3.5, -3}}});
    painter.drawPolyline(QPolygonF{{centre + QPointF{0, -4.5}, centre, centre + QPointF{3.5, 2}}});
}

} // namespace takujo

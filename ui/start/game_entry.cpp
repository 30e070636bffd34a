#include "ui/start/game_entry.h"

#include "ui/theme/card_looks.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/scales.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr int picturesWidth = 84;
constexpr double picturesHeight = 62;
constexpr int inset = 12;
constexpr int forgetWidth = 34;
const QString dot = QStringLiteral(" · ");

} // namespace

QString saidMoment(const QDateTime& when, Language language) {
    const QLocale locale{language == Language::ja ? QLocale::Japanese : QLocale::English};
    const QString time = locale.toString(when.time(), QStringLiteral("H:mm"));
    const qint64 days = when.date().daysTo(QDate::currentDate());
    if (days == 0)
        return QCoreApplication::translate("StartPage", "today, %1").arg(time);
    if (days == 1)
        return QCoreApplication::translate("StartPage", "yesterday, %1").arg(time);
    return QCoreApplication::translate("StartPage", "%1, %2", "date, time")
        .arg(locale.toString(when.date(), QLocale::ShortFormat), time);
}

GameEntry::GameEntry(Sort sort, CardRenderer& renderer, const QString& name, QWidget* parent)
    : QPushButton{parent}, sort_{sort}, renderer_{&renderer}, forget_{new QToolButton{this}} {
    setObjectName(name);
    setProperty("drawsItself", true); // and knows its height
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(true); // Enter presses it
    forget_->setObjectName(QStringLiteral("forget-") + name);
    forget_->setText(QStringLiteral("✕"));
    forget_->setCursor(Qt::ArrowCursor);
    forget_->setFocusPolicy(Qt::TabFocus);
    connect(forget_, &QToolButton::clicked, this, &GameEntry::forgotten);
}

void GameEntry::setColours(const Palette& palette) {
    palette_ = palette;
    updateGeometry(); // letters may have another size
    update();
}

/// High enough for its lines.
QSize GameEntry::sizeHint() const {
    const int line = scaledText(static_cast<int>(TextSize::body)) * 3 / 2;
    return {200,
            sort_ == Sort::kept ? (3 + std::max(1, int(titleLines().size()))) * line + 16 : 2 * line + 14};
}

int GameEntry::textLeft() const {
    const bool showsCards = sort_ == Sort::kept && (facts_.standing || !facts_.isRead);
    return showsCards ? picturesWidth + inset : inset;
}

bool GameEntry::isUnreadable() const {
    return facts_.isRead && !facts_.isGone && !facts_.standing;
}

/// Of a kept game, both decks: in a second line if one has no room for them.
QStringList GameEntry::titleLines() const {
    const QFont font = textFont(TextSize::body, QFont::DemiBold);
    const QFontMetrics metrics{font};
    const int room = width() - forgetWidth - textLeft();
    if (sort_ != Sort::kept || metrics.horizontalAdvance(title_) <= room)
        return {title_};
    QStringList lines;
    for (const LineBreaker::Line& line :
         linesOfPhrases(title_, QFont::DemiBold, double(room) / font.pixelSize()).lines)
        lines << line.text;
    return lines.size() < 2 ? lines : QStringList{lines[0], lines.sliced(1).join(u' ')};
}

void GameEntry::display(const GameFacts& facts, Language language) {
    facts_ = facts;
    language_ = language;
    write();
}

void GameEntry::write() {
    const QFileInfo file{qt(facts_.file.string())};
    const auto& standing = facts_.standing;
    when_ = facts_.isGone ? QString{} : saidMoment(facts_.when, language_);
    game_ = standing ? qt(standing->game->words.text("game", "name", language_)) : QString{};
    state_.clear();
    if (standing) {
        QStringList said;
        said << (standing->turn == 0 ? tr("Before the first turn") : tr("Turn %1").arg(standing->turn));
        if (standing->isOver)
            said << (sort_ == Sort::kept ? tr("over; watch it again") : tr("over"));
        else if (standing->decides != Player::nobody)
            said << tr("%1 decides").arg(standing->nameOf(standing->decides, language_));
        state_ = said.join(dot);
    } else if (isUnreadable()) {
        state_ = tr("Press it to see why, and what to do.");
    }
    if (sort_ == Sort::kept) {
        title_ = isUnreadable() ? tr("%1 can't be read").arg(file.fileName()) : tr("A game");
        if (standing) {
            QStringList decks;
            for (std::size_t i = 0; i < standing->decks.size(); ++i)
                decks << (standing->decks[i] == nullptr
                              ? tr("%1's deck").arg(standing->nameOf(bothPlayers[i], language_))
                              : qt(standing->decks[i]->name.in(language_)));
            title_ = standing->isFromPosition ? tr("A game from a position")
                                              : tr("%1 – %2", "two decks").arg(decks[0], decks[1]);
        }
    } else {
        title_ = file.completeBaseName();
        state_ = facts_.isGone ? tr("✕ no longer in %1").arg(QDir::toNativeSeparators(file.absolutePath()))
                               : QDir::toNativeSeparators(file.absolutePath());
    }
    setToolTip(sort_ == Sort::saved ? QDir::toNativeSeparators(file.absoluteFilePath()) : title_);
    const bool isOver = standing && standing->isOver;
    setAccessibleName((sort_ != Sort::kept ? tr("Open %1")
                       : isUnreadable()    ? tr("See why: %1")
                       : isOver            ? tr("Look again: %1")
                                           : tr("Go on: %1"))
                          .arg(title_));
    QStringList facts{game_, state_, when_};
    facts.removeAll(QString{});
    setAccessibleDescription(facts.join(dot));
    forget_->setToolTip(sort_ == Sort::kept ? tr("Delete this game") : tr("Take it off the list"));
    forget_->setAccessibleName(forget_->toolTip() + QStringLiteral(": ") + title_);
    updateGeometry();
    update();
}

void GameEntry::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        write();
    QPushButton::changeEvent(event);
}

void GameEntry::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        emit walked(event->key());
    else if (event->key() == Qt::Key_Delete)
        emit forgotten();
    else
        QPushButton::keyPressEvent(event);
}

void GameEntry::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    forget_->setGeometry(width() - 32, 5, 27, 25);
    updateGeometry();
}

void GameEntry::drawCards(QPainter& painter, const QRectF& room) const {
    const auto& standing = facts_.standing;
    if (!standing || !standing->game->layout)
        return;
    const CardLooks looks{standing->game->game->schema, standing->game->layout->face, standing->game->words,
                          language_};
    const double height = room.height();
    const QSizeF size{height * 63 / 88, height};
    for (const int i : {1, 0}) {
        const CardDefinition* card = standing->proudest[static_cast<std::size_t>(i)];
        if (card == nullptr)
            continue;
        painter.save();
        painter.translate(room.left() + size.width() / 2 + (i == 0 ? 2 : room.width() - size.width() - 2),
                          room.center().y());
        painter.rotate(i == 0 ? -5 : 5);
        renderer_->draw(painter, QRectF{{-size.width() / 2, -size.height() / 2}, size}, looks.printed(*card));
        painter.restore();
    }
}

void GameEntry::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool hot = underMouse() || isDown();
    const QColor edge = hasFocus() ? palette_.text : hot ? palette_.accent : palette_.outline;
    const qreal wide = hasFocus() ? 2 : 1;
    painter.setPen(QPen{edge, wide});
    painter.setBrush(hot ? palette_.raised : palette_.zone);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), 8, 8);

    const int left = textLeft();
    if (sort_ == Sort::kept) {
        const double high = std::min(height() - 14.0, picturesHeight);
        drawCards(painter, {8, (height() - high) / 2, picturesWidth - 8, high});
    }
    const QFont bold = textFont(TextSize::body, QFont::DemiBold);
    const QFont plain = textFont(TextSize::small);
    const int line = QFontMetrics{bold}.height();
    const int small = QFontMetrics{plain}.height();
    const int lines = sort_ != Sort::kept ? 1 : game_.isEmpty() ? 2 : 3;
    const QStringList title = titleLines();
    int top = (height() - int(title.size()) * line - lines * (small + 1)) / 2;
    const auto write = [&](const QFont& font, const QColor& colour, int y, const QString& text, int until) {
        painter.setFont(font);
        painter.setPen(colour);
        const QRect room{left, y, until - left, QFontMetrics{font}.height()};
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics{font}.elidedText(text, Qt::ElideRight, room.width()));
    };
    if (lines > 2) {
        write(plain, palette_.quiet, top, game_, width() - forgetWidth);
        top += small + 1;
    }
    for (const QString& each : title) {
        write(bold, facts_.isGone ? palette_.quiet : palette_.text, top, each, width() - forgetWidth);
        top += line;
    }
    const bool isWrong = facts_.isGone || (sort_ == Sort::kept && isUnreadable());
    write(plain, isWrong ? palette_.danger : palette_.quiet, top + 1, state_, width() - inset);
    if (lines > 1)
        write(plain, palette_.quiet, top + small + 2, when_, width() - inset);
}

} // namespace takujo

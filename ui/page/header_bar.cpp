#include "ui/page/header_bar.h"

#include "engine/match/sentences/moment_sentences.h"
#include "ui/session/standing_words.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>

namespace takujo {

HeaderBar::HeaderBar(const CommandSet& commands, QMenu* menu, QWidget* parent)
    : QWidget{parent}, menu_{menu}, menuButton_{new QToolButton{this}}, game_{new QLabel{this}},
      turn_{new QLabel{this}}, phase_{new QLabel{this}}, series_{new QLabel{this}},
      clocks_{new QLabel{this}, new QLabel{this}}, standing_{new QToolButton{this}} {
    setObjectName(QStringLiteral("header"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(36);
    menuButton_->setObjectName(QStringLiteral("menu-button"));
    menuButton_->setText(QStringLiteral("☰"));
    menuButton_->setStyleSheet(QStringLiteral("font-size:17px;padding:0 8px"));
    connect(menuButton_, &QToolButton::clicked, this, &HeaderBar::openMenu);
    game_->setObjectName(QStringLiteral("game"));
    game_->setProperty("quiet", true);
    turn_->setObjectName(QStringLiteral("turn"));
    turn_->setStyleSheet(QStringLiteral("font-size:15px;font-weight:700"));
    phase_->setObjectName(QStringLiteral("phase"));
    series_->setObjectName(QStringLiteral("series"));
    series_->setProperty("quiet", true);
    series_->setTextFormat(Qt::PlainText); // players choose their names
    series_->hide();
    standing_->setObjectName(QStringLiteral("standing-sign"));
    standing_->setProperty("chip", true);
    standing_->setFocusPolicy(Qt::TabFocus);
    standing_->hide();
    connect(standing_, &QToolButton::clicked, commands.action(CommandId::stops), &QAction::trigger);

    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(6);
    row->addWidget(menuButton_);
    row->addWidget(game_);
    row->addSpacing(18);
    row->addWidget(turn_);
    row->addSpacing(8);
    phase_->setFixedHeight(22);
    row->addWidget(phase_, 0, Qt::AlignVCenter);
    row->addSpacing(8);
    row->addWidget(series_);
    row->addStretch();
    for (std::size_t i = 0; i < clocks_.size(); ++i) {
        clocks_[i]->setObjectName(QStringLiteral("clock-%1").arg(i));
        clocks_[i]->setTextFormat(Qt::PlainText); // players choose their names
        clocks_[i]->hide();
        row->addWidget(clocks_[i]);
    }
    row->addSpacing(8);
    row->addWidget(standing_);
    for (const CommandId id : {CommandId::undo, CommandId::redo, CommandId::history, CommandId::sidePanel}) {
        auto* button = new QToolButton{this};
        button->setDefaultAction(commands.action(id));
        button->setObjectName(commands.action(id)->objectName() + QStringLiteral("-button"));
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
        buttons_.push_back(button);
    }
    retranslate();
}

void HeaderBar::retranslate() {
    menuButton_->setAccessibleName(tr("Menu"));
    menuButton_->setToolTip(tr("Menu (F10)"));
}

void HeaderBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HeaderBar::setColours(const Palette& palette) {
    palette_ = palette;
    writeClocks();
    phase_->setStyleSheet(
        QStringLiteral("background:%1;color:%2;border:1px solid %3;border-radius:11px;padding:0 10px;"
                       "font-weight:600;font-size:12px")
            .arg(mixed(palette.panel, palette.accentGround, 0.22).name(), palette.text.name(),
                 palette.accentGround.name()));
}

void HeaderBar::display(const Session& session) {
    const SpokenMatch spoken = session.spoken();
    const View& view = session.view();
    game_->setText(qt(spoken.word("game", "name")));
    turn_->setText(view.turn == 0 ? QString{} : tr("Turn %1").arg(view.turn));
    QString phase = qt(spoken.phase(view.phase));
    if (const QString step = qt(MomentSentences{spoken}.runningStep()); !step.isEmpty())
        phase += QStringLiteral(" · ") + step;
    if (view.turn > 0)
        phase = qt(spoken.player(view.turnPlayer)) + QStringLiteral(" · ") + phase;
    where_ = phase;
    showStanding(session);
    fit();
}

void HeaderBar::showStanding(const Session& session) {
    const QStringList answers = standingAnswersInWords(session);
    standing_->setVisible(!answers.isEmpty());
    standing_->setText(tr("Answered in advance: %1").arg(answers.size()));
    standing_->setToolTip((QStringList{answers} << tr("Press it to see these answers and to end them."))
                              .join(QLatin1Char('\n')));
    standing_->setAccessibleName(standing_->text());
    standing_->setAccessibleDescription(answers.join(QStringLiteral("; ")));
}

void HeaderBar::setSeries(const QString& score) {
    series_->setText(score);
    series_->setToolTip(score.isEmpty() ? QString{} : tr("Games won since these two began"));
    fit();
}

void HeaderBar::setClocks(const std::array<Clock, 2>& clocks) {
    if (clocks == shownClocks_)
        return;
    shownClocks_ = clocks;
    writeClocks();
    fit();
}

/// The one that runs stands out, by its weight as well as its ground.
void HeaderBar::writeClocks() {
    for (std::size_t i = 0; i < clocks_.size(); ++i) {
        const Clock& clock = shownClocks_[i];
        const QColor ink = clock.isUp ? palette_.danger : playerColour(palette_, static_cast<int>(i));
        clocks_[i]->setVisible(!clock.time.isEmpty());
        clocks_[i]->setText(clock.time);
        clocks_[i]->setToolTip(clock.player);
        clocks_[i]->setAccessibleName(tr("Clock of %1: %2").arg(clock.player, clock.time));
        clocks_[i]->setStyleSheet(
            QStringLiteral("color:%1;border:1px solid %2;border-radius:6px;padding:1px 7px;font-size:14px;"
                           "font-weight:%3")
                .arg(ink.name(), clock.runs ? ink.name() : palette_.outline.name())
                .arg(clock.runs ? 700 : 500));
    }
}

/// Long names take the room of the game's name first, then that of the series, and end in an ellipsis only
/// then.
void HeaderBar::fit() {
    const auto lacks = [this] { return layout()->minimumSize().width() - width(); };
    phase_->setText(where_);
    phase_->setToolTip({});
    game_->show();
    series_->setVisible(!series_->text().isEmpty());
    for (QLabel* gives : {game_, series_})
        if (lacks() > 0)
            gives->hide();
    if (const int over = lacks(); over > 0) {
        const QFontMetrics metrics = phase_->fontMetrics();
        phase_->setText(metrics.elidedText(where_, Qt::ElideRight, metrics.horizontalAdvance(where_) - over));
        phase_->setToolTip(where_);
    }
}

void HeaderBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void HeaderBar::addButtons(const std::array<QToolButton*, 2>& buttons) {
    auto* row = static_cast<QHBoxLayout*>(layout());
    int at = row->indexOf(buttons_.front());
    for (QToolButton* button : buttons)
        row->insertWidget(at++, button);
}

void HeaderBar::openMenu() {
    menu_->popup(menuButton_->mapToGlobal(QPoint{0, menuButton_->height() + 2}));
}

} // namespace takujo

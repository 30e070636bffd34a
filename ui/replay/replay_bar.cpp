#include "ui/replay/replay_bar.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/menu_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

/// Where the turns begin and other branches leave; the branches of a film belong to it.
TimelineMarks marksOf(const Session& session, const Reel& reel) {
    TimelineMarks marks;
    marks.length = reel.length();
    int turn = 0;
    for (int i = 0; i < marks.length; ++i)
        if (reel.turnAt(i) != turn) {
            turn = reel.turnAt(i);
            marks.turns.push_back({i, turn});
        }
    if (reel.film() != nullptr)
        return marks;
    for (const Branch& branch : session.match().branches())
        if (!branch.isPresent)
            marks.forks.push_back(static_cast<int>(session.depthOf(branch.fork)));
    std::ranges::sort(marks.forks);
    const auto twice = std::ranges::unique(marks.forks);
    marks.forks.erase(twice.begin(), twice.end());
    return marks;
}

QMenu* menuOf(QWidget* parent, const char* name) {
    auto* menu = new QMenu{parent};
    menu->setObjectName(QString::fromLatin1(name));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

void popUp(QMenu* menu, const QToolButton* button) {
    menu->popup(button->mapToGlobal(QPoint{0, -menu->sizeHint().height()}));
}

} // namespace

ReplayBar::ReplayBar(const CommandSet& commands, QWidget* parent)
    : QWidget{parent}, commands_{commands}, timeline_{new ReplayTimeline{this}}, speed_{new QLabel{this}},
      turns_{new QToolButton{this}}, place_{new QLabel{this}}, viewerControl_{new ChoiceBox{this}},
      branch_{new QToolButton{this}}, trouble_{new QLabel{this}} {
    setObjectName(QStringLiteral("replay-bar"));
    setAttribute(Qt::WA_StyledBackground);
    speed_->setObjectName(QStringLiteral("replay-speed"));
    speed_->setMinimumWidth(34);
    speed_->setAlignment(Qt::AlignCenter);
    turns_->setObjectName(QStringLiteral("replay-turn"));
    place_->setObjectName(QStringLiteral("replay-place"));
    place_->setProperty("quiet", true);
    viewerControl_->setObjectName(QStringLiteral("replay-eyes"));
    viewerControl_->setFocusPolicy(Qt::TabFocus);
    branch_->setObjectName(QStringLiteral("replay-branch"));
    trouble_->setObjectName(QStringLiteral("replay-trouble"));
    trouble_->setWordWrap(true);
    trouble_->setProperty("problem", true);
    trouble_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    trouble_->hide();
    for (int i = 0; i < 3; ++i)
        viewerControl_->addItem(QString{});
    viewerControl_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(0);
    column->addWidget(trouble_);
    column->addWidget(timeline_);
    column->addWidget(buttonRow());
    connect(timeline_, &QSlider::valueChanged, this, &ReplayBar::wanted);
    connect(viewerControl_, &QComboBox::activated, this,
            [this](int index) { emit eyesWanted(static_cast<OpenHands>(index)); });
    connect(turns_, &QToolButton::clicked, this, &ReplayBar::openTurns);
    connect(branch_, &QToolButton::clicked, this, &ReplayBar::openBranches);
    retranslate();
}

QToolButton* ReplayBar::buttonFor(CommandId id) {
    auto* button = new QToolButton{this};
    button->setDefaultAction(commands_.action(id));
    button->setObjectName(commands_.action(id)->objectName() + QStringLiteral("-button"));
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where it was
    return button;
}

QWidget* ReplayBar::buttonRow() {
    using enum CommandId;
    auto* widget = new QWidget{this};
    auto* row = new QHBoxLayout{widget};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    const std::pair<CommandId, Transport> signs[] = {
        {replayStart, Transport::start},     {replayTurnBack, Transport::turnBack},
        {replayBack, Transport::back},       {replayPlay, Transport::play},
        {replayForward, Transport::forward}, {replayTurnForward, Transport::turnForward},
        {replayEnd, Transport::end}};
    for (const auto& [id, sign] : signs) {
        QToolButton* button = buttonFor(id);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize({18, 18});
        icons_.emplace_back(button, sign);
        if (id == replayPlay)
            play_ = button;
        row->addWidget(button);
    }
    row->addSpacing(8);
    QToolButton* slower = buttonFor(replaySlower);
    QToolButton* faster = buttonFor(replayFaster);
    row->addWidget(slower);
    row->addWidget(speed_);
    row->addWidget(faster);
    row->addSpacing(8);
    turns_->setFocusPolicy(Qt::TabFocus);
    branch_->setFocusPolicy(Qt::TabFocus);
    row->addWidget(turns_);
    row->addWidget(place_);
    row->addStretch(1);
    row->addWidget(branch_);
    row->addWidget(viewerControl_);
    row->addSpacing(8);
    row->addWidget(buttonFor(replayPlayOn));
    row->addWidget(buttonFor(replayLeave));
    return widget;
}

void ReplayBar::setIcons() {
    const QColor faint = mixed(palette_.quiet, palette_.panel, 0.45);
    for (const auto& [button, sign] : icons_)
        button->defaultAction()->setIcon( // a button takes all from its action
            transportIcon(button == play_ && plays_ ? Transport::pause : sign, palette_.text, faint));
}

void ReplayBar::setColours(const Palette& palette) {
    palette_ = palette;
    timeline_->setColours(palette);
    setStyleSheet(QStringLiteral("QWidget#replay-bar{background:%1;border-top:1px solid %2}")
                      .arg(palette.panel.name(), palette.outline.name()));
    setIcons();
}

void ReplayBar::retranslate() {
    for (const auto& [button, sign] : icons_)
        button->setAccessibleName(button->defaultAction()->text());
    timeline_->setAccessibleName(tr("The game from its beginning to its end"));
    nameSpeed();
    turns_->setToolTip(tr("Go to a turn (T)"));
    branch_->setToolTip(tr("Watch another branch (B)"));
    viewerControl_->setAccessibleName(tr("Whose eyes"));
    viewerControl_->setToolTip(tr("Whose cards can be seen (E)"));
    trouble_->setText(withPhrasesJoined(troubleText_));
}

void ReplayBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ReplayBar::display(const Session& session, const Reel& reel, bool rewrites) {
    const SpokenMatch spoken = session.spoken();
    if (rewrites) {
        marks_ = marksOf(session, reel);
        timeline_->setMarks(marks_);
        branches_ = reel.film() == nullptr ? session.branches() : std::vector<ToldBranch>{};
        viewerControl_->setItemText(0, tr("Both hands open"));
        viewerControl_->setItemText(1, tr("As %1 sees it").arg(qt(spoken.player(Player::a))));
        viewerControl_->setItemText(2, tr("As %1 sees it").arg(qt(spoken.player(Player::b))));
        branch_->setVisible(branches_.size() > 1);
        for (std::size_t i = 0; i < branches_.size(); ++i)
            if (branches_[i].branch.isPresent)
                setMenuText(*branch_, tr("Branch %1 of %2").arg(i + 1).arg(branches_.size()));
    }
    timeline_->stand(reel.at());
    const int turn = session.view().turn;
    setMenuText(*turns_, turn == 0 ? tr("Beginning") : tr("Turn %1").arg(turn));
    place_->setText(tr("%1 of %2").arg(reel.at()).arg(marks_.length));
    viewerControl_->setCurrentIndex(static_cast<int>(session.openHands()));
}

void ReplayBar::setPlaying(bool plays) {
    plays_ = plays;
    setIcons();
}

void ReplayBar::setSpeed(double speed) {
    speed_->setText(speed < 1 ? QStringLiteral("½×") : QStringLiteral("%1×").arg(speed));
    nameSpeed();
}

void ReplayBar::nameSpeed() {
    speed_->setAccessibleName(tr("Speed: %1").arg(speed_->text()));
}

void ReplayBar::setTrouble(const QString& trouble) {
    troubleText_ = trouble;
    trouble_->setText(withPhrasesJoined(trouble));
    trouble_->setVisible(!trouble.isEmpty());
}

void ReplayBar::openTurns() {
    QMenu* menu = menuOf(this, "turn-menu");
    connect(menu->addAction(tr("Before the first turn")), &QAction::triggered, this,
            [this] { emit wanted(0); });
    for (const TimelineMarks::Turn& turn : marks_.turns)
        if (turn.number > 0)
            connect(menu->addAction(tr("Turn %1").arg(turn.number)), &QAction::triggered, this,
                    [this, at = turn.at] { emit wanted(at); });
    popUp(menu, turns_);
}

void ReplayBar::openBranches() {
    if (branches_.size() < 2)
        return;
    QMenu* menu = menuOf(this, "branch-menu");
    for (const ToldBranch& one : branches_) {
        QString text = qt(one.name) + (one.known.empty() ? QString{} : QStringLiteral("  ⚠"));
        text.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction* action =
            menu->addAction(QString{static_cast<int>(one.ways.size()) * 3, QLatin1Char(' ')} + text);
        action->setToolTip(qt(one.known));
        action->setCheckable(true);
        action->setChecked(one.branch.isPresent);
        if (!one.branch.isPresent) // who chooses the one that is watched stays where they are
            connect(action, &QAction::triggered, this,
                    [this, tip = one.branch.tip, fork = one.branch.fork] { emit branchWanted(tip, fork); });
    }
    menu->setToolTipsVisible(true);
    popUp(menu, branch_);
}

} // namespace takujo

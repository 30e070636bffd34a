#include "ui/positions/line_dialog.h"

#include "engine/match/scenarios/scenario.h"
#include "engine/match/sentences/option_sentences.h"
#include "ui/start/colour_choice.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/spoken.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr int usualLineGames = 50;
constexpr int mostLineGames = 10000;
constexpr int gamesWidth = 112; ///< with both of its buttons
enum Column { answerColumn, winsColumn, intervalColumn, gamesColumn, lineColumns };

Qt::Alignment alignmentOf(int column) {
    return (column == answerColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

int percentOf(double share) {
    constexpr double hundred = 100;
    return static_cast<int>(std::lround(share * hundred));
}

/// Where only one thing can be done, it is done: that is no line.
void skipForced(Match& match) {
    constexpr int most = 50;
    for (int i = 0; i < most && !match.over() && match.decision().options.size() == 1; ++i)
        match.answer(Option{match.decision().options.front()});
}

} // namespace

LineDialog::LineDialog(std::shared_ptr<const GameData> game, const Scenario& position, BotMaker makeBot,
                       QWidget* parent)
    : QDialog{parent}, data_{std::move(game)}, makeBot_{std::move(makeBot)}, question_{new QLabel{this}},
      botLabel_{new QLabel{this}}, bot_{new ChoiceBox{this}}, gamesLabel_{new QLabel{this}},
      games_{new QSpinBox{this}}, table_{new QTableWidget{0, lineColumns, this}},
      progress_{new QProgressBar{this}}, verdict_{new QLabel{this}}, start_{new QPushButton{this}},
      close_{new QPushButton{this}}, tester_{new LineTester{this}} {
    setObjectName(QStringLiteral("line-dialog"));
    const auto colours = Preferences::playerColours();
    match_ = matchAt(position,
                     {fromQt(ColourChoice::nameOf(colours[0])), fromQt(ColourChoice::nameOf(colours[1]))});
    skipForced(*match_);
    question_->setObjectName(QStringLiteral("line-question"));
    question_->setWordWrap(true);
    verdict_->setObjectName(QStringLiteral("line-verdict"));
    verdict_->setWordWrap(true);
    bot_->setObjectName(QStringLiteral("line-bot"));
    for (std::size_t i = 0; i < botWords.size(); ++i)
        bot_->addItem(QString{});
    bot_->setCurrentIndex(static_cast<int>(BotKind::quick));
    games_->setObjectName(QStringLiteral("line-games"));
    games_->setRange(1, mostLineGames);
    games_->setValue(usualLineGames);
    games_->setMinimumWidth(gamesWidth);
    botLabel_->setBuddy(bot_);
    gamesLabel_->setBuddy(games_);
    table_->setObjectName(QStringLiteral("line-table"));
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->verticalHeader()->hide();
    table_->setShowGrid(false);
    table_->setWordWrap(true);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(answerColumn, QHeaderView::Stretch);
    progress_->setObjectName(QStringLiteral("line-progress"));
    progress_->setTextVisible(false);
    start_->setObjectName(QStringLiteral("line-start"));
    start_->setProperty("isDefault", true);
    start_->setDefault(true);
    close_->setObjectName(QStringLiteral("line-close"));
    close_->setProperty("isQuiet", true);

    auto* choices = new QHBoxLayout;
    choices->setSpacing(8);
    choices->addWidget(botLabel_);
    choices->addWidget(bot_);
    choices->addSpacing(12);
    choices->addWidget(gamesLabel_);
    choices->addWidget(games_);
    choices->addStretch(1);
    choices->addWidget(start_);
    auto* foot = new QHBoxLayout;
    foot->addWidget(verdict_, 1);
    foot->addWidget(close_);
    auto* column = new QVBoxLayout{this};
    column->setSpacing(10);
    column->addWidget(question_);
    column->addLayout(choices);
    column->addWidget(table_, 1);
    column->addWidget(progress_);
    column->addLayout(foot);
    resize(760, 480);

    connect(start_, &QPushButton::clicked, this, [this] {
        if (tester_->isRunning())
            tester_->stop();
        else
            begin();
    });
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(tester_, &LineTester::counted, this, &LineDialog::write);
    connect(tester_, &LineTester::finished, this, [this] {
        say();
        start_->setFocus();
    });
    connect(tester_, &LineTester::failed, this, [this](const QString& reason) {
        verdict_->setText(tr("A game could not go on: %1").arg(reason));
    });
    speak(this, [this] { say(); });
}

/// What is still counted has nobody to tell.
LineDialog::~LineDialog() {
    tester_->disconnect(this);
    tester_->stop();
}

void LineDialog::say() {
    const Language language = spokenLanguage();
    const bool canChoose = !match_->over();
    answers_.clear();
    if (canChoose) {
        const SpokenMatch spoken{*match_, data_->words, language, match_->decision().decider};
        for (const std::string& option : OptionSentences{spoken}.options())
            answers_.push_back(qt(option));
        question_->setText(withPhrasesJoined(
            tr("%1 is asked first. What comes of each answer, if both sides play on as well as the computer "
               "can?")
                .arg(qt(spoken.player(match_->decision().decider)))));
    } else
        question_->setText(tr("In this position the game is over, so there is nothing to choose."));
    setWindowTitle(tr("Which line wins more often?"));
    botLabel_->setText(tr("Both sides play"));
    bot_->setAccessibleName(tr("How well both sides play"));
    bot_->setItemText(static_cast<int>(BotKind::random), tr("at random"));
    bot_->setItemText(static_cast<int>(BotKind::quick), tr("medium"));
    bot_->setItemText(static_cast<int>(BotKind::thinking), tr("strong (slow)"));
    gamesLabel_->setText(tr("Games for each answer"));
    games_->setAccessibleName(tr("Games for each answer"));
    table_->setAccessibleName(tr("Answers and how often they win"));
    table_->setHorizontalHeaderLabels({tr("Answer"), tr("Wins"), tr("95 % interval"), tr("Games")});
    for (int column = 0; column < lineColumns; ++column)
        table_->horizontalHeaderItem(column)->setTextAlignment(alignmentOf(column));
    start_->setText(tester_->isRunning() ? tr("Stop") : tr("Start"));
    start_->setEnabled(canChoose);
    close_->setText(tr("Close"));
    progress_->setAccessibleName(tr("Games played"));
    write(test_);
}

void LineDialog::begin() {
    LineTestSetup setup;
    setup.known = knownTo(match_->decision().decider, *match_);
    setup.bot.kind = static_cast<BotKind>(bot_->currentIndex());
    setup.makeBot = makeBot_;
    setup.games = static_cast<std::uint64_t>(games_->value());
    setup.seed = 1;
    setup.jobs = std::max(1U, std::thread::hardware_concurrency() - 1);
    test_.clear();
    tester_->begin(std::move(setup));
    say();
}

std::uint64_t LineDialog::gamesInAll() const {
    std::uint64_t games = 0;
    for (const LineTally& line : test_)
        games += line.games;
    return games;
}

void LineDialog::write(const LineTest& test) {
    test_ = test;
    table_->setRowCount(static_cast<int>(test.size()));
    for (std::size_t i = 0; i < test.size(); ++i) {
        const LineTally& line = test[i];
        const Interval interval = line.interval();
        const QStringList said{answer(line.option), tr("%1 %").arg(percentOf(line.share())),
                               tr("%1 % to %2 %").arg(percentOf(interval.low)).arg(percentOf(interval.high)),
                               QString::number(line.games)};
        for (int column = 0; column < lineColumns; ++column) {
            auto* item = new QTableWidgetItem{said[column]};
            item->setTextAlignment(alignmentOf(column));
            table_->setItem(static_cast<int>(i), column, item);
        }
    }
    table_->resizeRowsToContents();
    progress_->setMaximum(std::max(1, static_cast<int>(test.size()) * games_->value()));
    progress_->setValue(static_cast<int>(gamesInAll()));
    progress_->setVisible(tester_->isRunning());
    writeVerdict(test);
}

void LineDialog::writeVerdict(const LineTest& test) {
    if (test.empty() || gamesInAll() == 0)
        return verdict_->setText(QString{});
    const QString best = answer(test.front().option);
    QString text;
    if (test.size() == 1)
        text = tr("There is only one answer.");
    else if (test[0].wins * test[1].games == test[1].wins * test[0].games)
        text = tr("No answer stands out so far; more games may tell.");
    else if (isCloseCall(test))
        text =
            tr("“%1” has won most often so far, but others may be as good: more games would tell.").arg(best);
    else
        text = tr("“%1” wins most often.").arg(best);
    verdict_->setText(withPhrasesJoined(text));
}

} // namespace takujo

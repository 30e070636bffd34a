#include "ui/testing/test_form.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int leastGames = 10;
constexpr int mostGames = 1'000'000;
constexpr int usualGames = 200;
constexpr int usualReach = 3;
constexpr std::uint64_t mostUntilKnown = 100'000; ///< games of a pair that is not known well enough before
constexpr std::uint32_t hundredths = 100;
constexpr int numberWidth = 112; ///< the widest number with its buttons
constexpr int rowHeight = 28;
enum Length : std::uint8_t { byGames, untilKnown };

QLabel* caption(QWidget* parent) {
    auto* label = new QLabel{parent};
    label->setProperty("caption", true);
    return label;
}

} // namespace

TestForm::TestForm(QWidget* parent)
    : QWidget{parent}, deckLabel_{caption(this)}, deck_{new ChoiceBox{this}}, problem_{new QLabel{this}},
      mend_{new QPushButton{this}}, opponentsLabel_{caption(this)}, all_{new QPushButton{this}},
      opponents_{new QListWidget{this}}, botLabel_{caption(this)}, bot_{new ChoiceBox{this}},
      botMeaning_{new QLabel{this}}, lengthLabel_{caption(this)}, length_{new ChoiceBox{this}},
      games_{new QSpinBox{this}}, reach_{new QSpinBox{this}}, start_{new QPushButton{this}} {
    setObjectName(QStringLiteral("test-form"));
    deck_->setObjectName(QStringLiteral("test-deck"));
    problem_->setObjectName(QStringLiteral("test-problem"));
    problem_->setProperty("problem", true);
    problem_->setWordWrap(true);
    mend_->setObjectName(QStringLiteral("test-mend"));
    all_->setObjectName(QStringLiteral("test-all"));
    all_->setProperty("isQuiet", true);
    opponents_->setObjectName(QStringLiteral("test-opponents"));
    opponents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    opponents_->setTextElideMode(Qt::ElideRight);
    bot_->setObjectName(QStringLiteral("test-bot"));
    botMeaning_->setProperty("quiet", true);
    botMeaning_->setWordWrap(true);
    length_->setObjectName(QStringLiteral("test-length"));
    games_->setObjectName(QStringLiteral("test-games"));
    games_->setRange(leastGames, mostGames);
    games_->setSingleStep(100);
    games_->setValue(usualGames);
    games_->setMinimumWidth(numberWidth);
    reach_->setObjectName(QStringLiteral("test-reach"));
    reach_->setRange(1, 25);
    reach_->setValue(usualReach);
    reach_->setMinimumWidth(numberWidth);
    start_->setObjectName(QStringLiteral("test-start"));
    start_->setProperty("isDefault", true);
    for (QPushButton* button : {mend_, all_, start_})
        button->setAutoDefault(true); // Enter presses it
    for (std::size_t i = 0; i < botWords.size(); ++i)
        bot_->addItem(QString{});
    bot_->setCurrentIndex(static_cast<int>(BotKind::quick));
    for (int i = 0; i < 2; ++i)
        length_->addItem(QString{});
    for (ChoiceBox* box : {deck_, bot_, length_}) { // as wide as there is room, however long the names are
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(1);
        box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }
    deckLabel_->setBuddy(deck_);
    opponentsLabel_->setBuddy(opponents_);
    botLabel_->setBuddy(bot_);
    lengthLabel_->setBuddy(length_);

    auto* head = new QHBoxLayout;
    head->addWidget(opponentsLabel_, 1);
    head->addWidget(all_);
    auto* length = new QHBoxLayout;
    length->setSpacing(8);
    length->addWidget(length_, 1);
    length->addWidget(games_);
    length->addWidget(reach_);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(deckLabel_);
    column->addWidget(deck_);
    column->addWidget(problem_);
    column->addWidget(mend_);
    column->addSpacing(4);
    column->addLayout(head);
    column->addWidget(opponents_);
    column->addSpacing(4);
    column->addWidget(botLabel_);
    column->addWidget(bot_);
    column->addWidget(botMeaning_);
    column->addSpacing(4);
    column->addWidget(lengthLabel_);
    column->addLayout(length);
    column->addSpacing(6);
    column->addWidget(start_);

    connect(deck_, &QComboBox::currentIndexChanged, this, &TestForm::fillOpponents);
    connect(opponents_, &QListWidget::itemChanged, this, &TestForm::judge);
    connect(all_, &QPushButton::clicked, this, &TestForm::tickAll);
    connect(bot_, &QComboBox::currentIndexChanged, this, &TestForm::judge);
    connect(length_, &QComboBox::currentIndexChanged, this, &TestForm::judge);
    connect(start_, &QPushButton::clicked, this, &TestForm::startWanted);
    connect(mend_, &QPushButton::clicked, this, [this] {
        if (const TestedList* list = deck())
            emit workshopWanted(qt(list->id));
    });
    retranslate();
}

void TestForm::retranslate() {
    deckLabel_->setText(tr("My deck"));
    deck_->setAccessibleName(tr("My deck"));
    mend_->setText(tr("Open it in the workshop"));
    opponentsLabel_->setText(tr("Opponents"));
    opponents_->setAccessibleName(tr("Opponents"));
    botLabel_->setText(tr("Who plays both sides"));
    bot_->setAccessibleName(tr("Who plays both sides"));
    bot_->setItemText(static_cast<int>(BotKind::random), tr("Random"));
    bot_->setItemText(static_cast<int>(BotKind::quick), tr("Quick"));
    bot_->setItemText(static_cast<int>(BotKind::thinking), tr("Thinking"));
    lengthLabel_->setText(tr("How long"));
    length_->setAccessibleName(tr("How long"));
    length_->setItemText(byGames, tr("Games against each"));
    length_->setItemText(untilKnown, tr("Until known to ±"));
    games_->setAccessibleName(tr("Games against each"));
    reach_->setAccessibleName(tr("Until known to ±"));
    reach_->setSuffix(QStringLiteral(" %"));
    start_->setText(tr("Start"));
    judge();
}

void TestForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TestForm::setColours(const Palette& palette) {
    palette_ = palette;
}

void TestForm::setLanguage(Language language) {
    language_ = language;
    const QSignalBlocker quiet{deck_};
    for (std::size_t i = 0; i < lists_.size(); ++i)
        deck_->setItemText(static_cast<int>(i), lists_[i].nameIn(language_));
    {
        const QSignalBlocker still{opponents_};
        for (std::size_t row = 0; row < rows_.size(); ++row)
            opponents_->item(static_cast<int>(row))->setText(lists_[rows_[row]].nameIn(language_));
    }
    judge();
}

void TestForm::offer(std::shared_ptr<const GameData> game, const QString& deck) {
    data_ = std::move(game);
    lists_ = listsOf(*data_);
    int chosen = 0;
    for (std::size_t i = 0; i < lists_.size(); ++i)
        if (qt(lists_[i].id) == deck)
            chosen = static_cast<int>(i); // the draft comes last
    {
        const QSignalBlocker quiet{deck_};
        deck_->clear();
        for (const TestedList& list : lists_)
            deck_->addItem(list.nameIn(language_));
        deck_->setCurrentIndex(lists_.empty() ? -1 : chosen);
    }
    fillOpponents();
}

const TestedList* TestForm::deck() const {
    const int index = deck_->currentIndex();
    return index < 0 || static_cast<std::size_t>(index) >= lists_.size()
               ? nullptr
               : &lists_[static_cast<std::size_t>(index)];
}

/// Other decks that may play in the format of mine; what was ticked stays so, and at first saved decks are.
void TestForm::fillOpponents() {
    const TestedList* const mine = deck();
    const bool isFirst = rows_.empty();
    std::vector<std::uint64_t> ticked;
    for (const TestedList* list : opponents())
        ticked.push_back(list->digest);
    const QSignalBlocker quiet{opponents_};
    opponents_->clear();
    rows_.clear();
    for (std::size_t i = 0; mine != nullptr && i < lists_.size(); ++i) {
        const TestedList& list = lists_[i];
        if (list.digest == mine->digest || !whyNotPlayed(*data_, list, mine->format, language_).isEmpty())
            continue;
        rows_.push_back(i);
        auto* item = new QListWidgetItem{list.nameIn(language_)};
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool wasTicked = std::ranges::find(ticked, list.digest) != ticked.end();
        const bool ticks = isFirst ? !list.isDraft && list.id != mine->id : wasTicked;
        item->setCheckState(ticks ? Qt::Checked : Qt::Unchecked);
        opponents_->addItem(item);
    }
    constexpr int mostRows = 6; // more can be scrolled to
    opponents_->setFixedHeight(std::clamp(opponents_->count(), 2, mostRows) * rowHeight + rowHeight / 2);
    judge();
}

std::vector<const TestedList*> TestForm::opponents() const {
    std::vector<const TestedList*> chosen;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        if (const QListWidgetItem* item = opponents_->item(static_cast<int>(row));
            item != nullptr && item->checkState() == Qt::Checked && rows_[row] < lists_.size())
            chosen.push_back(&lists_[rows_[row]]);
    return chosen;
}

BotChoice TestForm::bot() const {
    return BotChoice{static_cast<BotKind>(bot_->currentIndex())};
}

std::uint64_t TestForm::games() const {
    return length_->currentIndex() == untilKnown ? mostUntilKnown
                                                 : static_cast<std::uint64_t>(games_->value());
}

std::uint32_t TestForm::until() const {
    return length_->currentIndex() == untilKnown ? static_cast<std::uint32_t>(reach_->value()) * hundredths
                                                 : 0;
}

bool TestForm::areAllTicked() const {
    return opponents().size() == rows_.size();
}

void TestForm::tickAll() {
    const Qt::CheckState state = areAllTicked() ? Qt::Unchecked : Qt::Checked;
    {
        const QSignalBlocker quiet{opponents_};
        for (int row = 0; row < opponents_->count(); ++row)
            opponents_->item(row)->setCheckState(state);
    }
    judge();
}

void TestForm::setRunning(bool runs) {
    runs_ = runs;
    judge();
}

/// What is wrong with what is chosen, and whether it may begin.
void TestForm::judge() {
    const TestedList* const mine = deck();
    QStringList problems;
    bool isIllegal = false;
    if (data_ != nullptr && mine == nullptr)
        problems << tr("This game has no deck yet: make one in the workshop.");
    else if (mine != nullptr) {
        problems = whyNotPlayed(*data_, *mine, mine->format, language_);
        isIllegal = !problems.isEmpty();
        if (!isIllegal && rows_.empty())
            problems << tr("There is no other deck that may play against it: make one in the workshop.");
        else if (!isIllegal && opponents().empty())
            problems << tr("Tick at least one opponent.");
    }
    problem_->setText(withPhrasesJoined(problems.join(QLatin1Char('\n'))));
    problem_->setVisible(!problems.isEmpty());
    mend_->setVisible(isIllegal);
    all_->setText(areAllTicked() && !rows_.empty() ? tr("None") : tr("All"));
    const std::array meanings{tr("Plays any answer: fast, and tells little."),
                              tr("Looks one answer ahead: fast enough for thousands of games."),
                              tr("Thinks through what may follow: best, and slow.")};
    botMeaning_->setText(withPhrasesJoined(meanings[static_cast<std::size_t>(bot_->currentIndex())]));
    games_->setVisible(length_->currentIndex() == byGames);
    reach_->setVisible(length_->currentIndex() == untilKnown);
    start_->setEnabled(!runs_ && mine != nullptr && problems.isEmpty());
    for (QWidget* choice :
         std::initializer_list<QWidget*>{deck_, opponents_, all_, bot_, length_, games_, reach_})
        choice->setEnabled(!runs_);
}

} // namespace takujo

#include "ui/testing/testing_page.h"

#include "engine/match/saves/saving.h"
#include "engine/numbers/comparison.h"
#include "ui/testing/number_words.h"
#include "ui/testing/test_order.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/menu_text.h"
#include "ui/widgets/page_parts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>

#include <utility>

namespace takujo {

namespace {

constexpr int leftWidth = 324;

QLabel* pageText(const char* name, QWidget* parent) {
    auto* label = new QLabel{parent};
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    return label;
}

} // namespace

TestingPage::TestingPage(BotMaker makeBot, QWidget* parent)
    : QWidget{parent}, makeBot_{std::move(makeBot)}, leave_{quietButton("leave-testing", this)},
      heading_{new QLabel{this}}, form_{new TestForm{this}}, earlier_{new EarlierTests{this}},
      title_{pageText("test-title", this)}, facts_{pageText("test-facts", this)},
      progress_{new QProgressBar{this}}, progressText_{pageText("test-progress", this)},
      cancel_{quietButton("test-cancel", this)}, goOn_{quietButton("test-go-on", this)},
      compare_{quietButton("compare-with", this)}, lists_{new QMenu{compare_}},
      answer_{pageText("test-answer", this)}, troubleText_{pageText("test-trouble", this)},
      nothing_{pageText("test-nothing", this)}, numbers_{new NumbersView{this}} {
    setObjectName(QStringLiteral("testing"));
    heading_->setObjectName(QStringLiteral("heading"));
    title_->setProperty("title", true);
    facts_->setProperty("quiet", true);
    progress_->setObjectName(QStringLiteral("test-bar"));
    progress_->setTextVisible(false);
    progress_->setFixedHeight(8);
    progressText_->setWordWrap(false);
    answer_->setProperty("strong", true);
    troubleText_->setProperty("problem", true);
    nothing_->setProperty("quiet", true);
    nothing_->setAlignment(Qt::AlignCenter);
    compare_->setMenu(lists_);
    lists_->setObjectName(QStringLiteral("compare-lists"));

    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(leave_);
    head->addWidget(heading_, 1);
    auto* body = new QHBoxLayout;
    body->setSpacing(24);
    body->addLayout(makeLeft());
    body->addLayout(makeRight(), 1);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(18, 10, 18, 14);
    column->setSpacing(10);
    column->addLayout(head);
    column->addLayout(body, 1);

    connect(leave_, &QPushButton::clicked, this, [this] { emit leaveWanted(isFromWorkshop_); });
    connect(form_, &TestForm::startWanted, this, &TestingPage::begin);
    connect(form_, &TestForm::workshopWanted, this,
            [this](const QString& deck) { emit workshopWanted(data_, deck); });
    connect(cancel_, &QPushButton::clicked, this, [this] {
        if (test_ != nullptr)
            test_->stop();
    });
    connect(goOn_, &QPushButton::clicked, this, &TestingPage::goOn);
    connect(lists_, &QMenu::aboutToShow, this, &TestingPage::offerLists);
    connect(earlier_, &EarlierTests::openWanted, this, &TestingPage::open);
    connect(earlier_, &EarlierTests::dropped, this, [this](const QString& file) {
        if (file == shownFile_)
            clear();
    });
    retranslate();
}

TestingPage::~TestingPage() = default;

QLayout* TestingPage::makeLeft() {
    auto* inside = new QWidget;
    auto* parts = new QVBoxLayout{inside};
    parts->setContentsMargins(0, 0, 8, 0);
    parts->setSpacing(16);
    parts->addWidget(form_);
    parts->addWidget(earlier_, 1);
    auto* scroll = scrolledColumn(inside, this);
    scroll->setFixedWidth(leftWidth);
    auto* column = new QVBoxLayout;
    column->addWidget(scroll);
    return column;
}

QLayout* TestingPage::makeRight() {
    auto* names = new QVBoxLayout;
    names->setSpacing(2);
    names->addWidget(title_);
    names->addWidget(facts_);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addLayout(names, 1);
    head->addWidget(goOn_, 0, Qt::AlignTop);
    head->addWidget(compare_, 0, Qt::AlignTop);
    auto* running = new QHBoxLayout;
    running->setSpacing(12);
    running->addWidget(progress_, 1);
    running->addWidget(progressText_);
    running->addWidget(cancel_);
    auto* column = new QVBoxLayout;
    column->setSpacing(10);
    column->addLayout(head);
    column->addLayout(running);
    column->addWidget(answer_);
    column->addWidget(troubleText_);
    column->addWidget(nothing_, 1);
    column->addWidget(numbers_, 1);
    return column;
}

void TestingPage::retranslate() {
    leave_->setText(isFromWorkshop_ ? tr("← Workshop") : tr("← Decks"));
    heading_->setText(tr("Test a deck"));
    cancel_->setText(tr("Cancel"));
    goOn_->setText(tr("Go on"));
    setMenuText(*compare_, tr("Compare with…"));
    progress_->setAccessibleName(tr("Progress"));
    nothing_->setText(withPhrasesJoined(
        tr("The computer plays your deck against others, and tells what it is worth.\nChoose at the left, "
           "then press Start.")));
    write();
}

void TestingPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TestingPage::setColours(const Palette& palette) {
    palette_ = palette;
    form_->setColours(palette);
    numbers_->setColours(palette);
}

void TestingPage::setLanguage(Language language) {
    language_ = language;
    form_->setLanguage(language);
    earlier_->setLanguage(language);
    numbers_->setLanguage(language);
    write();
}

void TestingPage::show(const std::shared_ptr<const GameData>& game, const QString& deck,
                       bool isFromWorkshop) {
    data_ = game;
    isFromWorkshop_ = isFromWorkshop;
    clear();
    form_->offer(game, deck);
    earlier_->read(std::string{game->game->id});
    retranslate();
    form_->setFocus();
}

/// What runs when the page goes is ended, and kept; a window that is only put aside plays on.
void TestingPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        endTest();
}

void TestingPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    if (isRunning())
        test_->stop();
    else
        emit leaveWanted(isFromWorkshop_);
}

void TestingPage::clear() {
    endTest();
    shown_.reset();
    other_.reset();
    shownFile_.clear();
    trouble_ = QString{};
    write();
}

/// Waits for as long as a bot needs to notice; the file has everything then.
void TestingPage::endTest() {
    if (test_ == nullptr)
        return;
    const bool wasRunning = test_->isRunning();
    test_.reset();
    if (wasRunning && data_ != nullptr)
        earlier_->read(std::string{data_->game->id});
    form_->setRunning(false);
    earlier_->setRunning(false);
    write();
}

void TestingPage::begin() {
    TestWish wish;
    wish.deck = form_->deck();
    wish.opponents = form_->opponents();
    wish.bot = toText(form_->bot());
    wish.games = form_->games();
    wish.until = form_->until();
    if (wish.deck == nullptr || wish.opponents.empty() || isRunning())
        return;
    other_.reset();
    run(wish, false);
}

void TestingPage::run(const TestWish& wish, bool isOther) {
    trouble_ = QString{};
    isOther_ = isOther;
    test_ = std::make_unique<DeckTest>(orderOf(data_, wish, makeBot_));
    connect(test_.get(), &DeckTest::grown, this, &TestingPage::takeNumbers);
    connect(test_.get(), &DeckTest::ended, this, &TestingPage::finish);
    if (!isOther)
        shownFile_ = qt(test_->file().string());
    form_->setRunning(true);
    earlier_->setRunning(true);
    takeNumbers();
    cancel_->setFocus();
}

bool TestingPage::canGoOn() const {
    if (!shown_ || shown_->isWhole() || isRunning() || shown_->terms.engine != engineVersion())
        return false;
    const TestWish wish = wishOf(shown_->terms, form_->lists());
    return wish.deck != nullptr && wish.opponents.size() + 1 == shown_->terms.decks.size();
}

void TestingPage::goOn() {
    if (canGoOn())
        run(wishOf(shown_->terms, form_->lists()), false);
}

/// Every other list that may play in the format of the one that was tested.
void TestingPage::offerLists() {
    lists_->clear();
    if (!shown_ || data_ == nullptr)
        return;
    const std::vector<TestedList>& lists = form_->lists();
    for (std::size_t i = 0; i < lists.size(); ++i) {
        const TestedList& list = lists[i];
        const bool mayPlay = data_->game->formats[list.format] == shown_->terms.format &&
                             whyNotPlayed(*data_, list, list.format, language_).isEmpty();
        if (list.digest == shown_->terms.decks.front().digest || !mayPlay)
            continue;
        QAction* action = lists_->addAction(list.nameIn(language_));
        connect(action, &QAction::triggered, this, [this, i] { compareWith(i); });
    }
    if (lists_->isEmpty())
        lists_->addAction(tr("There is no other deck of this format"))->setEnabled(false);
}

/// The other list plays the same games, but for the deck.
void TestingPage::compareWith(std::size_t list) {
    if (!shown_ || isRunning())
        return;
    const TestWish wish = wishOf(shown_->terms, form_->lists(), &form_->lists()[list]);
    if (wish.opponents.empty() || shown_->terms.engine != engineVersion()) {
        other_.reset();
        const bool isOld = !wish.opponents.empty();
        trouble_ = [this, isOld, other = form_->lists()[list]] {
            return isOld
                       ? tr("This test was played by another version of Takujo: play it anew, then compare.")
                       : tr("%1 can't play against the same opponents: they have changed since, are gone, or "
                            "are this list itself. Test your deck anew against others, then compare.")
                             .arg(other.nameIn(language_));
        };
        write();
        return;
    }
    run(wish, true);
}

void TestingPage::open(const PartFile& part, const QString& file) {
    trouble_ = QString{};
    other_.reset();
    shown_ = part.numbers;
    shownFile_ = file;
    write();
}

void TestingPage::takeNumbers() {
    (isOther_ ? other_ : shown_) = test_->numbers();
    write();
}

void TestingPage::finish() {
    takeTrouble();
    earlier_->read(std::string{data_->game->id});
    form_->setRunning(false);
    earlier_->setRunning(false);
    takeNumbers();
    if (focusWidget() == nullptr || !focusWidget()->isVisible())
        compare_->setFocus();
}

void TestingPage::takeTrouble() {
    if (!test_->mistake().isEmpty())
        trouble_ = [mistake = test_->mistake()] {
            return tr("The program has a mistake, and the test ended: %1").arg(mistake);
        };
    else if (test_->failure())
        trouble_ = [this, failure = *test_->failure(), data = data_] {
            return qt(sentenceOf(failure, data->words, language_));
        };
    else if (!test_->reports().isEmpty())
        trouble_ = [reports = test_->reports().join(QStringLiteral(", "))] {
            return tr("A mistake of the program has ended some games, which count for nobody. Please report "
                      "it "
                      "with this file: %1")
                .arg(reports);
        };
}

void TestingPage::write() {
    const bool any = shown_.has_value();
    numbers_->setVisible(any);
    nothing_->setVisible(!any);
    title_->setVisible(any);
    facts_->setVisible(any);
    compare_->setVisible(any);
    compare_->setEnabled(any && !isRunning());
    goOn_->setVisible(canGoOn());
    const QString trouble = trouble_();
    troubleText_->setText(withPhrasesJoined(trouble));
    troubleText_->setVisible(!trouble.isEmpty());
    writeProgress();
    writeAnswer();
    if (!any || data_ == nullptr)
        return;
    const MatchupTerms& terms = shown_->terms;
    title_->setText(withPhrasesJoined(titleOf(*shown_, language_)));
    const auto bot = readBot(terms.bot).value_or(BotChoice{});
    const QString who = bot.kind == BotKind::random  ? tr("played at random")
                        : bot.kind == BotKind::quick ? tr("played by the quick bot")
                                                     : tr("played by the thinking bot");
    const QString howLong = terms.until != 0
                                ? tr("until known to ±%1 %").arg(static_cast<double>(terms.until) / 100)
                                : tr("%n game(s) against each", nullptr, static_cast<int>(terms.games));
    facts_->setText(withPhrasesJoined(
        QStringList{qt(data_->words.text("formats", terms.format, language_)), who, howLong}.join(
            QStringLiteral(" · "))));
    facts_->setToolTip(shownFile_);
    numbers_->display(*data_, *shown_, other_ ? &*other_ : nullptr);
}

void TestingPage::writeProgress() {
    const bool runs = isRunning();
    progress_->setVisible(runs);
    progressText_->setVisible(runs);
    cancel_->setVisible(runs);
    if (!runs)
        return;
    const std::uint64_t played = test_->numbers().played();
    const std::uint64_t all = test_->gamesAtMost();
    constexpr int steps = 1000;
    progress_->setRange(0, steps);
    progress_->setValue(all == 0 ? 0 : static_cast<int>(played * steps / all));
    const bool isAtMost = test_->numbers().terms.until != 0;
    const auto left = test_->secondsLeft();
    const QString games = isAtMost ? tr("%1 of at most %2 games").arg(played).arg(all)
                                   : tr("%1 of %2 games").arg(played).arg(all);
    progressText_->setText(!left      ? games
                           : isAtMost ? tr("%1, at most %2 left").arg(games, durationText(*left))
                                      : tr("%1, about %2 left").arg(games, durationText(*left)));
}

void TestingPage::writeAnswer() {
    answer_->setVisible(shown_ && other_);
    if (!shown_ || !other_)
        return;
    const Message why = whyNotCompared(*shown_, *other_);
    const LocalizedText& tested = shown_->terms.decks.front().name;
    const LocalizedText& other = other_->terms.decks.front().name;
    // What is compared with is there now; a list of the same name that differs has been changed since.
    const bool hasChanged = tested.en == other.en || tested.ja == other.ja;
    const Message plain = Message::inBoth(tested);
    const Message says = why.empty() ? sentenceOf(compare(*shown_, *other_),
                                                  hasChanged ? asItWas(plain) : plain, Message::inBoth(other))
                                     : why;
    answer_->setText(withPhrasesJoined(qt(says.in(language_))));
}

} // namespace takujo

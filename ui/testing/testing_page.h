#pragma once

#include "engine/match/bot.h"
#include "ui/testing/deck_test.h"
#include "ui/testing/earlier_tests.h"
#include "ui/testing/numbers_view.h"
#include "ui/testing/test_form.h"
#include "ui/theme/spoken.h"

#include <QProgressBar>
#include <QPushButton>
#include <QWidget>

#include <memory>
#include <optional>

class QMenu;

namespace takujo {

struct TestWish;

/// Where a deck is tested: what is to be tested at the left, and what comes of it at the right, while it
/// comes. Whoever leaves the page ends the test; what it has is kept.
class TestingPage : public QWidget {
    Q_OBJECT

public:
    explicit TestingPage(BotMaker makeBot, QWidget* parent = nullptr);
    ~TestingPage() override;

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// Offers the decks of a game; the one of that id is chosen. The way back leads to the decks or to the
    /// workshop.
    void show(const std::shared_ptr<const GameData>& game, const QString& deck, bool isFromWorkshop);
    using QWidget::show;
    const std::shared_ptr<const GameData>& game() const { return data_; }

signals:
    void leaveWanted(bool toWorkshop);
    void workshopWanted(const std::shared_ptr<const GameData>& game, const QString& deck);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate();
    QLayout* makeLeft();
    QLayout* makeRight();
    void begin();
    void goOn();
    void offerLists();
    void compareWith(std::size_t list);
    void run(const TestWish& wish, bool isOther);
    void open(const PartFile& part, const QString& file);
    void takeNumbers();
    void finish();
    void takeTrouble();
    void endTest();
    void clear();
    void write();
    void writeProgress();
    void writeAnswer();
    bool isRunning() const { return test_ != nullptr && test_->isRunning(); }
    bool canGoOn() const;

    BotMaker makeBot_;
    Palette palette_;
    Language language_ = Language::en;
    std::shared_ptr<const GameData> data_;
    bool isFromWorkshop_ = false;
    std::optional<MatchupNumbers> shown_;
    QString shownFile_;
    std::optional<MatchupNumbers> other_; ///< of the list that is compared
    bool isOther_ = false;                ///< the test is that list's
    MessageSource trouble_{QString{}};
    std::unique_ptr<DeckTest> test_;
    QPushButton* leave_;
    QLabel* heading_;
    TestForm* form_;
    EarlierTests* earlier_;
    QLabel* title_;
    QLabel* facts_;
    QProgressBar* progress_;
    QLabel* progressText_;
    QPushButton* cancel_;
    QPushButton* goOn_;
    QPushButton* compare_;
    QMenu* lists_;
    QLabel* answer_;
    QLabel* troubleText_;
    QLabel* nothing_;
    NumbersView* numbers_;
};

} // namespace takujo

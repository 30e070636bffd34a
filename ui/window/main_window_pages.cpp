// How the window goes from page to page.

#include "ui/bringing/bring_control.h"
#include "ui/help/help_book.h"
#include "ui/opponent/living_table.h"
#include "ui/positions/position_control.h"
#include "ui/testing/testing_control.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"
#include "ui/workshop/workshop_control.h"

#include <utility>

namespace takujo {

void MainWindow::connectPages() {
    connect(pages_, &QStackedWidget::currentChanged, this, &MainWindow::closeWhatBelongsToThePage);
    connect(pages_, &QStackedWidget::currentChanged, this, &MainWindow::takeColours);
    connect(start_, &StartPage::started, this,
            [this](const GameStart& start) { games_->partWithGame([this, start] { begin(start); }); });
    connect(start_, &StartPage::returned, this, [this] {
        pages_->setCurrentWidget(game_);
        updateCommands();
    });
    connect(start_, &StartPage::gameChosen, this, &MainWindow::takeColours);
    if (living_ != nullptr) {
        const auto play = [this] { living_->setGame(start_->game()); };
        connect(start_, &StartPage::gameChosen, living_, play);
        connect(offer_, &GamesOnOffer::readAnew, living_, play);
        play();
    }
    connect(start_, &StartPage::coloursChanged, this, [this] { setBrightness(brightness_); });
    connect(start_, &StartPage::settingsWanted, this, &MainWindow::openSettings);
    connect(start_, &StartPage::helpWanted, this, [this] { openHelp(helpHere()); });
    connect(
        start_, &StartPage::readAgainWanted, this,
        [this] {
            renderer_.clear(); // pictures are files, too
            offer_->readAgain();
        },
        Qt::QueuedConnection);
    connect(game_, &GamePage::newGameWanted, this, &MainWindow::showStart);
    connect(game_, &GamePage::moved, this, &MainWindow::updateCommands);
    connect(games_.get(), &GameControl::shown, this, &MainWindow::showGame);
}

/// From the decks to the workshop, to a test of one, and back.
void MainWindow::connectDecks() {
    auto* workshop = new WorkshopControl{*workshop_, *start_, *offer_, this};
    connect(workshop, &WorkshopControl::shown, this, [this] { showPage(workshop_); });
    connect(workshop, &WorkshopControl::left, this, &MainWindow::showStart);
    start_->setCanTest(hasComputer_);
    workshop_->setCanTest(hasComputer_);
    auto* testing = new TestingControl{*testing_, *start_, *workshop, *offer_, this};
    connect(testing, &TestingControl::shown, this, [this] { showPage(testing_); });
    connect(testing, &TestingControl::workshopShown, this, [this] { showPage(workshop_); });
    connect(testing, &TestingControl::left, this, &MainWindow::showStart);
}

void MainWindow::connectBringing() {
    auto* bringing = new BringControl{*bring_, *start_, *offer_, this};
    connect(bringing, &BringControl::shown, this, [this] { showPage(bring_); });
    connect(bringing, &BringControl::left, this, &MainWindow::showStart);
    connect(bring_, &BringPage::gameChosen, this, &MainWindow::takeColours);
    commands_.on(CommandId::bringCards, this, [this, bringing](bool) { bringing->open(gameInView()); });
}

void MainWindow::connectPositions(const BotMaker& makeBot) {
    auto* positions = new PositionControl{*position_, *start_, *offer_, *games_, commands_, makeBot, this};
    connect(positions, &PositionControl::shown, this, [this] { showPage(position_); });
    connect(positions, &PositionControl::left, this, &MainWindow::showStart);
}

/// The rules of the game in view, from the page that it is in view on, and back to there.
void MainWindow::connectRules(ReplayControl& replays) {
    auto* rules = new RulesControl{*rules_, *offer_, replays, this};
    connect(rules, &RulesControl::shown, this, &MainWindow::showRules);
    connect(rules, &RulesControl::left, this, &MainWindow::leaveRules);
    connect(rules_, &RulesPage::gameChosen, this, &MainWindow::takeColours);
    const auto openAt = [this, rules](const QString& number) {
        help_->stayAway();
        const GameData* const game = gameInView();
        rules->open(game == nullptr ? QString{} : qt(game->game->id), number);
    };
    commands_.on(CommandId::ruleBrowser, this, [openAt](bool) { openAt({}); });
    for (GamePage* page : {game_, &replay_->page()})
        connect(page, &GamePage::ruleFollowed, this, openAt);
    connect(help_, &HelpControl::ruleFollowed, rules, &RulesControl::open);
    connect(rules, &RulesControl::left, help_, &HelpControl::comeBack);
}

void MainWindow::showRules() {
    if (pages_->currentWidget() == rules_)
        return;
    if (!isWatching() || !replay_->showsFilm() || beforeRules_ == nullptr)
        beforeRules_ = pages_->currentWidget();
    showPage(rules_);
}

void MainWindow::leaveRules() {
    QWidget* const before = std::exchange(beforeRules_, nullptr);
    if (before == nullptr || before == start_) {
        showStart();
        return;
    }
    showPage(before);
    if (before == game_)
        game_->takeKeys();
    else if (isWatching())
        replay_->page().view().setFocus();
}

void MainWindow::showPage(QWidget* page) {
    pages_->setCurrentWidget(page);
    setBrightness(brightness_); // the game's own accent
    updateCommands();
}

QString MainWindow::helpHere() const {
    if (pages_->currentWidget() == game_)
        return helpPageFor(game_->objectName());
    if (isWatching())
        return helpPageFor(replay_->objectName());
    for (const QWidget* page :
         {static_cast<QWidget*>(workshop_), static_cast<QWidget*>(position_), static_cast<QWidget*>(testing_),
          static_cast<QWidget*>(rules_), static_cast<QWidget*>(bring_)})
        if (pages_->currentWidget() == page)
            return helpPageFor(page->objectName());
    return helpPageFor(start_->page() == StartPage::decks ? QStringLiteral("decks-page")
                                                          : start_->objectName());
}

/// The one on the table; on the start page, the one that is chosen there.
const GameData* MainWindow::gameInView() {
    if (pages_->currentWidget() == workshop_ && workshop_->deck() != nullptr)
        return &workshop_->deck()->data();
    if (pages_->currentWidget() == testing_ && testing_->game() != nullptr)
        return testing_->game().get();
    if (pages_->currentWidget() == position_ && position_->position() != nullptr)
        return &position_->position()->data();
    if (pages_->currentWidget() == rules_ && rules_->game() != nullptr)
        return rules_->game().get();
    if (pages_->currentWidget() == bring_ && bring_->game() != nullptr)
        return bring_->game().get();
    const Session* session = pages_->currentWidget() == start_ ? nullptr : shownGame().current();
    return session != nullptr ? &session->data() : start_->game().get();
}

} // namespace takujo

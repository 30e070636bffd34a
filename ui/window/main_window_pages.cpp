// How the window goes from page to page.

#include "ui/testing/testing_control.h"
#include "ui/window/main_window.h"
#include "ui/workshop/workshop_control.h"

namespace takujo {

void MainWindow::connectPages() {
    connect(pages_, &QStackedWidget::currentChanged, this, &MainWindow::closeWhatBelongsToThePage);
    connect(pages_, &QStackedWidget::currentChanged, this, &MainWindow::takeAccent);
    connect(start_, &StartPage::started, this,
            [this](const GameStart& start) { games_->partWithGame([this, start] { begin(start); }); });
    connect(start_, &StartPage::returned, this, [this] {
        pages_->setCurrentWidget(game_);
        updateCommands();
    });
    connect(start_, &StartPage::gameChosen, this, &MainWindow::takeAccent);
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

void MainWindow::showPage(QWidget* page) {
    pages_->setCurrentWidget(page);
    setBrightness(brightness_); // the game's own accent
    updateCommands();
}

} // namespace takujo

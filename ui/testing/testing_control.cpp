#include "ui/testing/testing_control.h"

#include "ui/games/games_on_offer.h"
#include "ui/start/start_page.h"
#include "ui/testing/testing_page.h"
#include "ui/workshop/workshop_control.h"

namespace takujo {

TestingControl::TestingControl(TestingPage& page, StartPage& start, WorkshopControl& workshop,
                               GamesOnOffer& offer, QObject* parent)
    : QObject{parent}, page_{&page}, start_{&start}, offer_{&offer} {
    using Data = std::shared_ptr<const GameData>;
    connect(&start, &StartPage::deckTestWanted, this,
            [this](const Data& game, const QString& deck) { open(game, deck, false); });
    connect(&workshop, &WorkshopControl::testWanted, this,
            [this](const Data& game, const QString& deck) { open(game, deck, true); });
    connect(&page, &TestingPage::workshopWanted, &workshop, &WorkshopControl::edit);
    connect(&page, &TestingPage::leaveWanted, this, [this](bool toWorkshop) {
        if (toWorkshop) {
            emit workshopShown();
            return;
        }
        start_->open(StartPage::decks);
        emit left();
    });
}

/// The decks as they were read last: what the workshop has saved is among them.
void TestingControl::open(const std::shared_ptr<const GameData>& game, const QString& deck,
                          bool isFromWorkshop) {
    std::shared_ptr<const GameData> data = game;
    for (const auto& one : offer_->playable())
        if (one->game->id == game->game->id)
            data = one;
    page_->show(data, deck, isFromWorkshop);
    emit shown();
}

} // namespace takujo

#pragma once

#include "ui/session/game_data.h"

#include <QObject>
#include <QString>

#include <memory>

namespace takujo {

class GamesOnOffer;
class StartPage;
class TestingPage;
class WorkshopControl;

/// Leads to the page on which decks are tested, from the list of decks and from the workshop, and back.
class TestingControl : public QObject {
    Q_OBJECT

public:
    TestingControl(TestingPage& page, StartPage& start, WorkshopControl& workshop, GamesOnOffer& offer,
                   QObject* parent);

signals:
    /// The page is to be seen; it has been left for the start page, or for the workshop.
    void shown();
    void left();
    void workshopShown();

private:
    void open(const std::shared_ptr<const GameData>& game, const QString& deck, bool isFromWorkshop);

    TestingPage* page_;
    StartPage* start_;
    GamesOnOffer* offer_;
};

} // namespace takujo

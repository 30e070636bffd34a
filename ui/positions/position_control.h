#pragma once

#include "engine/match/bot.h"
#include "ui/session/game_data.h"
#include "ui/widgets/command_set.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace takujo {

class GameControl;
class GamesOnOffer;
class PositionPage;
class StartPage;
struct Scenario;

/// Sets positions up, takes running games over as positions, writes and reads them as scenarios, and plays on
/// from them.
class PositionControl : public QObject {
    Q_OBJECT

public:
    /// Without `makeBot` no lines are played out.
    PositionControl(PositionPage& page, StartPage& start, GamesOnOffer& offer, GameControl& games,
                    const CommandSet& commands, BotMaker makeBot, QWidget* window);

signals:
    /// The page is to be seen; it has been left.
    void shown();
    void left();

private:
    using Data = std::shared_ptr<const GameData>;
    void setUp();
    void takeOverGame();
    void takeOverNow();
    void partFor(const Data& data, const std::function<void()>& then);
    void show(const Data& data, const Scenario& position, const QString& file);
    void put(const Data& data, const Scenario& position, const QString& file);
    void begin(const Data& data, const Scenario& position, const QString& file);
    void openDraft(const Data& data);
    void keepDraft();
    void askForFile();
    bool open(const QString& file);
    void save();
    void saveAs(const QString& file);
    void play();
    void testLines();

    PositionPage* page_;
    StartPage* start_;
    GamesOnOffer* offer_;
    GameControl* games_;
    BotMaker makeBot_;
    QWidget* window_;
};

} // namespace takujo

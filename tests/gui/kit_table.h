#pragma once

#include "engine/files/disk/data_places.h"
#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/gui/at_the_table.h"
#include "ui/window/main_window.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

// The window with the workbench, which is on no start page, and with any cards and rules that a test needs:
// for everything that all games share.

/// The list of games that has only the workbench, for a window with it on its start page.
inline std::span<const takujo::Game* const> theWorkbench() {
    static const std::array<const takujo::Game*, 1> games{takujo::findGame("workbench")};
    return games;
}

/// Begins at the position at which a scenario of one of the window's games begins.
inline void beginAtScenario(TableDriver& driver, const std::filesystem::path& file) {
    takujo::Findings findings;
    const auto scenario = takujo::readScenario(file, takujo::scenarioGame, findings);
    if (!scenario)
        qFatal("%s", findings.toText().c_str());
    auto& window = dynamic_cast<takujo::MainWindow&>(driver.window());
    auto match = takujo::matchAt(*scenario);
    const auto game =
        std::ranges::find_if(window.games(), [&](const auto& each) { return each->game == &match->game(); });
    if (game == window.games().end())
        qFatal("the window does not have the scenario's game");
    window.beginAt(*game, std::move(match));
    driver.settle();
}

/// Returns the window at the position at which a scenario of the workbench begins.
inline std::unique_ptr<TableDriver> tableAt(const std::filesystem::path& file,
                                            const QString& language = QStringLiteral("en")) {
    auto driver = std::make_unique<TableDriver>(language, takujo::Brightness::dark, theWorkbench());
    beginAtScenario(*driver, file);
    return driver;
}

/// The same with a scenario of the kit.
inline std::unique_ptr<TableDriver> tableOfScenario(const std::string& file,
                                                    const QString& language = QStringLiteral("en")) {
    const auto path = takujo::findData("tests/scenarios/kit/" + file);
    if (!path)
        qFatal("the scenario is missing");
    return tableAt(*path, language);
}

/// The same with the test's own cards and setup, written as in scenarios (tests/scenarios/README.md): from
/// `policies` or `cards` on, up to the steps, of which there are none.
inline std::unique_ptr<TableDriver> tableOf(const std::string& cardsAndSetup,
                                            const QString& language = QStringLiteral("en")) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("table.yaml"));
    QFile file{path};
    if (!file.open(QFile::WriteOnly))
        qFatal("the scenario cannot be written");
    file.write("scenario: The table of a test\nrules: [\"w-4\"]\ngame: workbench\n");
    file.write(QByteArray::fromStdString(cardsAndSetup));
    file.write("\nsteps: []\n");
    file.close();
    return tableAt(path.toStdString(), language);
}

/// Returns that many of a card, as a list in a setup names them: ", Ant, Ant, Ant".
inline std::string andSoMany(int count, const std::string& card) {
    std::string all;
    for (int i = 0; i < count; ++i)
        all += ", " + card;
    return all;
}

inline bool isOnBoard(const TableDriver::Seen& card) {
    return card.isIn(QStringLiteral("Board"));
}
inline bool isInPool(const TableDriver::Seen& card) {
    return card.isIn(QStringLiteral("Pool"));
}

/// Returns the cards of that name whose place begins with that text, from left to right.
inline std::vector<TableDriver::Seen> cardsIn(const TableDriver& driver, const QString& place,
                                              const QString& name) {
    std::vector<TableDriver::Seen> result =
        named(driver, name, [&](const TableDriver::Seen& card) { return card.isIn(place); });
    std::ranges::sort(result, {}, [](const TableDriver::Seen& card) { return card.rect.x(); });
    return result;
}

/// Clicks the playable card of that name in the hand. If several things can be done with it, clicks the
/// second, too: the first is charging, the second is playing.
inline void playFromHand(TableDriver& driver, const QString& name) {
    const auto able =
        named(driver, name, [](const TableDriver::Seen& card) { return isInHand(card) && canAct(card); });
    QVERIFY2(!able.empty(), qPrintable(driver.prompt()));
    driver.click(able.front());
    if (!driver.clickNamed(QStringLiteral("meaning-2")))
        driver.clickNamed(QStringLiteral("meaning-1"));
}

/// Returns a table at which somebody has repeated the same without effect until they are asked how often
/// more. None if they are not asked.
inline std::unique_ptr<TableDriver> tableThatGoesRound() {
    auto driver = tableOf(R"(cards:
  - {name: Wheel, type: relic, colour: red, cost: 1, abilities: [{use: [], do: {ready: this}}]}
setup:
  phase: work
  A: {life: 5, board: [Wheel]}
  B: {life: 5})");
    const auto isAsked = [&] { return driver->prompt().contains(QStringLiteral("goes round in a circle")); };
    for (int i = 0; i < 6 && !isAsked(); ++i)
        for (const TableDriver::Seen& wheel : driver->cardsThat(canAct))
            actWith(*driver, wheel);
    return isAsked() ? std::move(driver) : nullptr;
}

/// Returns a table at which a player is asked whether to keep the opening hand; a hand that is not kept goes
/// under the deck in an order.
inline std::unique_ptr<TableDriver> tableOfNewHands() {
    return tableOf(R"(illegal: true # there is no life before the beginning
policies: {starting hand: 3, cards drawn in a turn: 0, new hand: 1, new hand in an order: 1}
cards:
  - {name: Ant, type: creature, colour: red, cost: 1, strength: 1}
  - {name: Bee, type: creature, colour: red, cost: 1, strength: 1}
setup:
  phase: beginning
  A: {deck: [Ant, Ant, Ant, Ant, Ant, Ant, Ant, Ant]}
  B: {deck: [Bee, Bee, Bee, Bee, Bee, Bee, Bee, Bee]})");
}

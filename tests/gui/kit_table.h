#pragma once

#include "engine/files/disk/data_places.h"
#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/gui/seen_cards.h"
#include "ui/window/main_window.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// The window with the workbench as a scenario of the kit sets it up.
inline std::unique_ptr<TableDriver> tableOfScenario(const std::string& file,
                                                    const QString& language = QStringLiteral("en")) {
    static takujo::Game workbench = *takujo::findGame("workbench");
    workbench.hidden = false;
    static const std::array<const takujo::Game*, 1> games{&workbench};
    auto driver = std::make_unique<TableDriver>(language, takujo::Brightness::dark, games);
    takujo::Findings findings;
    const auto path = takujo::findData("tests/scenarios/kit/" + file);
    if (!path)
        qFatal("the scenario is missing");
    const auto scenario = takujo::readScenario(*path, takujo::scenarioGame, findings);
    if (!scenario)
        qFatal("%s", findings.toText().c_str());
    auto& window = dynamic_cast<takujo::MainWindow&>(driver->window());
    window.beginAt(window.games().front(), takujo::matchAt(*scenario));
    driver->settle();
    return driver;
}

/// The cards of that name whose place is told to begin so.
inline std::vector<TableDriver::Seen> cardsIn(const TableDriver& driver, const QString& place,
                                              const QString& name) {
    std::vector<TableDriver::Seen> result;
    for (const TableDriver::Seen& one : driver.seen())
        if (!one.isZone && one.isIn(place) && one.name == name)
            result.push_back(one);
    std::ranges::sort(result, {}, [](const TableDriver::Seen& card) { return card.rect.x(); });
    return result;
}

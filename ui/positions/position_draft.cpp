#include "ui/positions/position_draft.h"

#include "engine/files/disk/data_places.h"
#include "engine/files/disk/put_aside.h"
#include "engine/files/scenarios/scenario_writer.h"
#include "engine/match/scenarios/scenario.h"

namespace takujo {

namespace {

AsidePlace asideOf(const std::filesystem::path& draft) {
    return {draft.parent_path(), "unreadable"};
}

} // namespace

std::filesystem::path PositionDraft::fileOf(std::string_view game) {
    return userPlace() / "drafts" / game / "position" / "unsaved.yaml";
}

bool PositionDraft::exists(std::string_view game) {
    std::error_code error;
    return std::filesystem::is_regular_file(fileOf(game), error);
}

std::optional<WriteFailure> PositionDraft::keep(const GameData& data, const Scenario& position) {
    const std::filesystem::path file = fileOf(position.game);
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error); // writing tells what is wrong
    Scenario named = position;
    named.title = "unsaved"; // a file without a title is no scenario
    if (isUnreadable(data))
        if (auto failure = makeWay(file, asideOf(file)))
            return failure;
    return tryToWriteFile(file, positionText(named, *scenarioGame(position.game)));
}

std::optional<Scenario> PositionDraft::read(const GameData& data, Findings& findings) {
    return readScenario(fileOf(data.game->id), scenarioGame, findings,
                        [&](const std::string&, const std::string& id) { return data.library.card(id); });
}

bool PositionDraft::isUnreadable(const GameData& data) {
    Findings ignored;
    return exists(data.game->id) && !read(data, ignored);
}

void PositionDraft::drop(const GameData& data) {
    if (isUnreadable(data))
        return;
    std::error_code error; // one that is not there is gone
    std::filesystem::remove(fileOf(data.game->id), error);
}

std::filesystem::path PositionDraft::putAside(std::string_view game) {
    const std::filesystem::path file = fileOf(game);
    return takujo::putAside(file, asideOf(file));
}

} // namespace takujo

#include "ui/start/draft_store.h"

#include "engine/files/cards/deck_file.h"
#include "engine/files/decks/deck_writer.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/disk/put_aside.h"
#include "engine/files/disk/text_file.h"

#include <algorithm>

namespace takujo {

namespace {

AsidePlace asideOf(const std::filesystem::path& draft) {
    return {draft.parent_path() / "unreadable", draft.stem().string()};
}

} // namespace

std::filesystem::path DraftStore::fileOf(std::string_view game, std::string_view id) {
    return userPlace() / "drafts" / game / (std::string{id} + ".yaml");
}

std::optional<WriteFailure> DraftStore::keep(const DeckDraft& draft, const GameData& data) {
    const std::filesystem::path file = fileOf(draft.game, draft.id);
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error); // writing tells what is wrong
    DeckDraft named = draft;
    if (named.name.en.empty() && named.name.ja.empty())
        named.name = {draft.id, draft.id}; // a file without a name is no deck
    if (isUnreadable(data, draft.id))
        if (auto failure = makeWay(file, asideOf(file)))
            return failure;
    return tryToWriteFile(file, newDeckText(named, data.game->deckWords()));
}

std::optional<DeckDraft> DraftStore::read(const GameData& data, std::string_view id, Findings& findings) {
    const std::filesystem::path file = fileOf(data.game->id, id);
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error))
        return std::nullopt;
    const auto deck = readDeck(file, data.game->deckWords(), findings);
    return deck && findings.errors() == 0 ? std::optional{draftOf(*deck)} : std::nullopt;
}

std::optional<DeckDraft> DraftStore::read(const GameData& data, std::string_view id) {
    Findings findings;
    return read(data, id, findings);
}

bool DraftStore::isUnreadable(const GameData& data, std::string_view id) {
    Findings findings;
    return !read(data, id, findings) && findings.errors() > 0;
}

std::filesystem::path DraftStore::putAside(std::string_view game, std::string_view id) {
    const std::filesystem::path file = fileOf(game, id);
    return takujo::putAside(file, asideOf(file));
}

void DraftStore::drop(const GameData& data, std::string_view id) {
    if (isUnreadable(data, id))
        return;
    std::error_code error; // one that is not there is gone
    std::filesystem::remove(fileOf(data.game->id, id), error);
}

std::vector<std::string> DraftStore::all(std::string_view game) {
    std::vector<std::string> ids;
    for (const std::filesystem::path& file : yamlFilesIn(userPlace() / "drafts" / game))
        ids.push_back(file.stem().string());
    return ids;
}

} // namespace takujo

#include "engine/match/saves/missing_cards.h"

#include "engine/files/disk/data_places.h"
#include "engine/files/disk/text_file.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace takujo {

namespace {

/// What the ids of one set have in common: "FL" of "FL-012".
std::string_view setOf(std::string_view id) {
    return id.substr(0, id.rfind('-'));
}

/// Sorted ids, those of one set together.
Message grouped(const std::vector<std::string>& ids) {
    constexpr std::ptrdiff_t namedOneByOne = 3;
    constexpr std::size_t mostPieces = 40; // of a file that was not written by the program
    std::vector<Message> pieces;
    for (auto first = ids.begin(); first != ids.end() && pieces.size() < mostPieces;) {
        const auto last =
            std::find_if(first, ids.end(), [&](const std::string& id) { return setOf(id) != setOf(*first); });
        if (last - first > namedOneByOne) {
            const Message range{"{first} … {last} ({number} cards)", shown(*first), shown(*(last - 1)),
                                static_cast<std::size_t>(last - first)};
            pieces.push_back(range);
        } else {
            std::transform(first, last, std::back_inserter(pieces), &shown);
        }
        first = last;
    }
    return commaList(pieces);
}

/// The files of card sets in which there are mistakes; decks are in a folder of their own.
std::vector<std::string> tellSetsWithMistakes(const Findings& ofLibrary, Findings& findings) {
    std::vector<std::string> files;
    for (const Finding& finding : ofLibrary.sorted()) {
        if (finding.severity != Severity::error ||
            std::filesystem::path{finding.path}.parent_path().filename() == "decks")
            continue;
        findings.add(finding);
        if (files.empty() || files.back() != finding.path)
            files.push_back(finding.path);
    }
    return files;
}

} // namespace

const CardDefinition* cardOf(const SavedGame& saved, const std::string& id, const Library& library) {
    if (saved.position) {
        const auto& own = saved.position->cards;
        if (const auto found = std::ranges::find(own, id, &CardDefinition::id); found != own.end())
            return &*found;
    }
    return library.card(id);
}

bool tellMissingCards(const SavedGame& saved, const Library& library, const Findings& ofLibrary,
                      Findings& findings) {
    std::vector<std::string> ids;
    TextPosition at;
    for (const SavedPlayer& player : saved.players)
        for (const Deck::Entry& entry : player.deck)
            if (library.card(entry.card) == nullptr) {
                if (ids.empty())
                    at = {entry.line, entry.column};
                ids.push_back(entry.card);
            }
    for (const SavedCard& card : saved.cards)
        if (saved.position && cardOf(saved, card.id, library) == nullptr) {
            if (ids.empty())
                at = card.at;
            ids.push_back(card.id);
        }
    if (ids.empty())
        return false;
    std::ranges::sort(ids);
    ids.erase(std::ranges::unique(ids).begin(), ids.end());
    std::vector<std::string> folders;
    for (const std::filesystem::path& folder : cardSetFolders(saved.game))
        folders.push_back(shownPath(folder));
    const std::vector<std::string> broken = tellSetsWithMistakes(ofLibrary, findings);
    Message remedy =
        broken.empty()
            ? Message{"Card sets are looked for in these folders: {folders}. Put the set of these "
                      "cards into one of them, as it was when the game was saved.",
                      commaList(folders)}
            : Message{"There are mistakes in {files}: mend them if these cards are there. Card sets "
                      "are looked for in these folders: {folders}.",
                      commaList(broken), commaList(folders)};
    findings.error(saved.path, at, "unknown-card",
                   {"No card set that was found has these cards of this game: {cards}.", grouped(ids)},
                   std::move(remedy));
    return true;
}

} // namespace takujo

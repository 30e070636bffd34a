#pragma once

#include "engine/core/localized_text.h"
#include "ui/session/game_data.h"

#include <QStringList>

#include <cstdint>
#include <string>
#include <vector>

namespace takujo {

/// A deck that may be tested: one of the library, or what somebody has changed of one and not saved yet.
struct TestedList {
    std::string id;
    LocalizedText name;
    bool isDraft = false;
    std::size_t format = 0; ///< index into the game's formats
    std::vector<DeckLine> lines;
    std::vector<std::string> missing; ///< cards that are in no set
    std::uint64_t digest = 0;         ///< of what is in it (`talliedDeck`)

    QString nameIn(Language language) const;
};

/// Returns all decks of the game in the order of the library, each followed by its draft, then the drafts of
/// decks that have no file yet.
std::vector<TestedList> listsOf(const GameData& data);

/// Returns why the deck may not play in that format: a sentence each; none if it may.
QStringList whyNotPlayed(const GameData& data, const TestedList& list, std::size_t format, Language language);

} // namespace takujo

#pragma once

#include "engine/core/localized_text.h"
#include "engine/files/cards/library.h"
#include "engine/files/disk/atomic_write.h"
#include "engine/files/findings/findings.h"
#include "engine/lists/list_mapping.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// What stands at the beginning of a card set.
struct SetHead {
    std::string id;
    LocalizedText name;
};

/// Returns the text of a card set. `cards` are cards without indentation, as a card file has them.
std::string setText(const SetHead& head, const ListGame& game, const std::vector<std::string>& cards);

/// Returns the file of a set of the user's own: `cardsets/<game>/<id>.yaml` in the user's place. What can't
/// be in a file's name is left out of it.
std::filesystem::path userSetFile(std::string_view game, std::string_view id);

/// Whether a file that is there already may be replaced.
enum class Present : std::uint8_t { stays, isReplaced };

/// What came of writing a set.
struct SetWritten {
    bool done = false;
    std::optional<WriteFailure> failure; ///< the disk did not take it; else the findings say what is wrong
};

/// Writes a card set, if it can be read again without a mistake. A file that is there stays as it is, unless
/// it may be replaced. The user's own folder for sets is made if it does not exist.
SetWritten writeSet(const std::filesystem::path& file, const SetHead& head, const ListGame& game,
                    const std::vector<std::string>& cards, Present present, Findings& findings);

/// Warns of cards that other sets of the library have under the same id: of two, the game takes the other
/// one. `path` is that of the list, `own` the file that is written.
void tellKnownCards(const std::vector<std::string>& ids, const Library& library, const std::string& path,
                    std::string_view ownSet, Findings& findings);

} // namespace takujo

#pragma once

#include "engine/lists/list_mapping.h"

#include <string>
#include <vector>

namespace takujo {

/// How a card that is there says something: what the program writes from it, and the script.
struct ScriptExample {
    LocalizedText text;
    std::string script; ///< as a card file has it, in one line: "resolve: {do: {draw: 1}}"
};

/// Returns examples from the card sets of a game: of every card that says one thing alone, that. What is
/// written alike stands here once.
std::vector<ScriptExample> scriptExamples(const ListGame& game);

} // namespace takujo

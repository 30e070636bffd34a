#pragma once

#include "tests/unit/match/program_text.h"

#include <set>
#include <string>

namespace takujo {

/// Returns the keys of the words with which the program speaks of saved games.
inline std::set<std::string> wordsOfSaves() {
    std::set<std::string> keys = givenTo(QStringLiteral(R"(\btext(\()\s*"saves")"), sourcesIn("app/cli"));
    keys.insert({"fault",
                 "mistake",
                 "report",
                 "bad link",
                 "a folder",
                 "no ordinary file",
                 "no name",
                 "no folder",
                 "no room",
                 "not allowed",
                 "long name",
                 "not written",
                 "another beginning",
                 "another position",
                 "another decider",
                 "not offered",
                 "over already",
                 "nothing changes",
                 "no end",
                 "as written",
                 "after a divergence",
                 "back over a draw",
                 "back over a reveal",
                 "back over a shuffle",
                 "before a draw",
                 "before a reveal",
                 "before a shuffle",
                 "to another way",
                 "on another way",
                 "gone first",
                 "tried instead",
                 "tried instead.before",
                 "parts",
                 "parts.before",
                 "concedes",
                 "asked otherwise",
                 "known already",
                 "known draw",
                 "known reveal",
                 "known shuffle",
                 "no save",
                 "another save",
                 "kept already",
                 "diverging save",
                 "kept elsewhere"});
    return keys;
}

} // namespace takujo

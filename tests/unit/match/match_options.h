#pragma once

#include "tests/unit/match/made_up_table.h"

#include <string_view>

namespace takujo {

// Options and zones of a match by their words.

inline Option optionOf(const Match& match, std::string_view verb, ObjectId object = {}) {
    for (const Option& option : match.decision().options)
        if (match.game().tables.verbs[option.verb].word == verb &&
            (!object.exists() || option.object == object))
            return option;
    qFatal("that is not offered");
}

/// Passes if the text says so: the rest of that button's text depends on what follows.
inline bool passed(Match& match, std::string_view text) {
    if (text != "Pass")
        return false;
    match.answer(optionOf(match, "pass"));
    return true;
}

inline ZoneId zone(const char* word, Player player) {
    return {zoneOfWord(game().tables, word), player};
}

} // namespace takujo

#pragma once

#include <set>
#include <string>

namespace takujo {

/// Returns the keys of the words with which the program tells what is seen in a scenario.
inline std::set<std::string> wordsOfFilms() {
    return {"set up",         "answer",
            "tried",          "allowed",
            "incomplete",     "incomplete.why",
            "concession",     "taking back",
            "expectation",    "deck",
            "deck.allowed",   "deck.refused",
            "turn",           "phase",
            "turn player",    "decides",
            "decides.nobody", "asked",
            "winner.nobody",  "may choose",
            "must choose",    "value",
            "revealed",       "shuffled",
            "zone",           "shared zone",
            "seen zone",      "seen shared zone",
            "nothing",        "cards",
            "card",           "new",
            "not new",        "face up",
            "owner",          "no marks",
            "none of",        "used",
            "under",          "linked",
            "same as before", "other than before"};
}

} // namespace takujo

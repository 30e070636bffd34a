#pragma once

#include <string_view>

/// What the reference says in its own words. Everything else in it comes from the tables of the game.
namespace takujo::prose {

extern const std::string_view sets;      // set_prose.cpp
extern const std::string_view abilities; // ability_prose.cpp
extern const std::string_view limits;    // for games whose abilities have some
extern const std::string_view declaring; // for games whose abilities may have to be declared
extern const std::string_view choices;   // choice_prose.cpp
extern const std::string_view operators; // operator_prose.cpp
extern const std::string_view fields;
extern const std::string_view effects; // list_prose.cpp
extern const std::string_view conditions;
extern const std::string_view amounts;
extern const std::string_view criteria;
extern const std::string_view triggers;
extern const std::string_view keywordPhrases;
extern const std::string_view costs;
extern const std::string_view words;
extern const std::string_view granblue;          // granblue_prose.cpp
extern const std::string_view shadowverseEvolve; // shadowverse_evolve_prose.cpp
extern const std::string_view gateRuler;         // gate_ruler_prose.cpp
extern const std::string_view duelMasters;       // duel_masters_prose.cpp
extern const std::string_view decks;             // deck_prose.cpp

} // namespace takujo::prose

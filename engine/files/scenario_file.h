#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/ids.h"
#include "engine/files/findings.h"

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// A card as a scenario names it: "Well", "Well#2" (the second of that name), "Well@hand" (the one in that
/// zone; "my" or "their" before it means the player's own or the opponent's).
struct CardReference {
    std::string name;
    int nth = 0; ///< 0: the first that will do
    std::string zone;
    std::string text; ///< as written
};

/// One answer of a player: the verb's word, what it is done with, and a value where there is one.
struct ScenarioAnswer {
    std::string verb;
    std::optional<CardReference> card;
    std::optional<int> number;
    std::optional<int> ability; ///< which of the card's activated abilities, from 1
    std::string word;           ///< a value that is a word: an element
    std::string place;          ///< where the card is dragged: a zone, "their" before it means the opponent's
    std::optional<int> option;  ///< which of the options that all this fits, from 1
    TextPosition at;
};

/// What is to be true of a card, or how it is set up.
struct ScenarioCard {
    CardReference card;
    std::optional<bool> aside;
    std::optional<bool> fresh;           ///< it came this turn
    std::optional<Player> owner;         ///< if it is not the player it is listed under
    std::map<std::string, int> numbers;  ///< "damage", and the game's numbers
    std::map<std::string, int> counters; ///< by their names
    std::vector<std::string> marks;
    TextPosition at;
};

/// What the game counts for a player, by its word, and where that is written.
struct ScenarioValue {
    int amount = 0;
    TextPosition at;
};
using ScenarioValues = std::array<std::map<std::string, ScenarioValue>, 2>;

/// A zone's cards, or just how many.
struct ScenarioZone {
    std::string word;
    std::optional<int> count;
    std::vector<ScenarioCard> cards;
    TextPosition at;
};

struct ScenarioExpectation {
    /// What A and B see of the zones of A, of B and of both: only faces they may look at.
    std::array<std::array<std::vector<ScenarioZone>, 3>, 2> seen;
    std::array<std::vector<ScenarioZone>, 3> zones; ///< A's, B's, shared
    ScenarioValues values;
    std::map<std::string, std::string> words; ///< "decides", "phase", "turn player", "winner", "asked"
    std::optional<int> turn;
    std::map<std::string, TextPosition> at; ///< of the words and the turn
};

/// A deck that is put to the rules of a format.
struct ScenarioDeck {
    std::string format;
    std::map<std::string, int> cards; ///< how many of each; "Filler" is a different card each time
};

struct ScenarioStep {
    std::optional<ScenarioDeck> deck;
    Player player = Player::nobody;
    std::vector<ScenarioAnswer> answers;
    bool isTry = false;
    std::vector<std::string> refusedBy; ///< none: it is allowed; one: the first reason's rule; several: all
                                        ///< reasons' rules in order
    bool refusedBySomething = false;    ///< it may not be done, whichever rule says so
    bool concedes = false;
    std::optional<ScenarioExpectation> expectation;
    TextPosition at;
};

/// A position, what is done in it and what must come of it.
struct Scenario {
    std::string path;
    std::string title;
    std::vector<std::string> rules;
    std::string game;
    std::string format;
    bool illegal = false;
    bool automatic = false;
    std::map<std::string, int> policies;
    std::vector<CardDefinition> cards;

    Player turnPlayer = Player::a;
    Player firstPlayer = Player::a;
    int turn = 3;
    std::string phase;
    int seed = 1;
    TextPosition phaseAt;
    std::array<std::vector<ScenarioZone>, 3> zones;
    ScenarioValues values;
    std::vector<ScenarioStep> steps;
};

/// What the reader must know of a scenario's game.
struct ScenarioGame {
    const CardSchema* schema = nullptr;
    std::vector<std::string> zones;
    std::vector<std::string> sharedZones;
    std::vector<std::string> verbs;
    std::vector<std::string> phases; ///< at which it can begin
    std::vector<std::string> formats;
    std::vector<std::string> policies;
    std::vector<std::string> numbers; ///< "damage" and the game's
    std::vector<std::string> marks;
    std::vector<std::string> values = {}; ///< what it counts for a player
    std::string asideWord;                ///< "dull", "tapped"
    std::string deckWord = {};            ///< the zone that is filled up where a set-up does not mention it
    std::vector<std::string> stops = {};  ///< words for moments at which a player is asked
};

/// Reads a scenario; none if anything in it is wrong. `gameOf` gives what a game id means, or nothing.
std::optional<Scenario> readScenario(const std::filesystem::path& file,
                                     const std::function<const ScenarioGame*(const std::string&)>& gameOf,
                                     Findings& findings);

} // namespace takujo

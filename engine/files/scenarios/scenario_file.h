#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/event.h"
#include "engine/core/ids.h"
#include "engine/files/findings/findings.h"

#include <array>
#include <cstdint>
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

/// What is written for the player where something is aimed at no card.
inline constexpr std::string_view playerAsTarget = "player";

/// One answer of a player: the verb's word, what it is done with, and a value where there is one.
struct ScenarioAnswer {
    std::string verb;
    std::optional<CardReference> card;
    std::optional<int> number;
    std::optional<int> ability; ///< which of the card's activated abilities, from 1
    std::string word;           ///< a value that is a word: an element
    std::string place;          ///< where the card is dragged: a zone, "their" before it means the opponent's
    std::optional<CardReference> target; ///< what it is aimed at: a card, or the player (`playerAsTarget`)
    std::optional<int> option;           ///< which of the options that all this fits, from 1
    TextPosition at;
};

/// What is to be true of a card, or how it is set up.
struct ScenarioCard {
    CardReference card;
    std::optional<bool> aside;
    std::optional<bool> fresh;                     ///< it came this turn
    std::optional<Player> owner;                   ///< if it is not the player it is listed under
    std::map<std::string, int> numbers;            ///< "damage", and the game's numbers
    std::map<std::string, int> counters;           ///< by their names
    std::optional<std::vector<std::string>> marks; ///< all that players see of it
    /// All that it is or has of a kind, by the key: "type", "element", "job", "keywords".
    std::map<std::string, std::vector<std::string>> has;
    std::string rememberAs;   ///< a name for this object, as long as it is this object
    std::string sameAs;       ///< it is the object that was remembered so
    std::string otherThan;    ///< it is not
    std::optional<Face> face; ///< what it shows
    /// Of what has a limit, what has been used, once for each time: abilities by their numbers, from 1, and
    /// verbs by their words.
    std::vector<std::string> used;
    bool tellsUsed = false;
    bool tellsUnder = false;
    /// The cards of it below the one that it is named by, from top to bottom.
    std::vector<ScenarioCard> under;
    std::string role; ///< of such a card: its role; the game's first if it is not said
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

/// How many may be chosen now, how many have to be.
struct ScenarioChoices {
    std::optional<ScenarioValue> may;
    std::optional<ScenarioValue> must;
};

struct ScenarioExpectation {
    /// What A and B see of the zones of A, of B and of both: only faces they may look at.
    std::array<std::array<std::vector<ScenarioZone>, 3>, 2> seen;
    std::array<std::vector<ScenarioZone>, 3> zones; ///< A's, B's, shared
    ScenarioValues values;
    // What has happened since the expectation before:
    std::array<std::optional<ScenarioZone>, 2> revealed;  ///< cards of A and of B that everybody was shown
    std::array<std::optional<ScenarioValue>, 2> shuffled; ///< how often the deck of A and of B was
    ScenarioChoices choices;
    std::map<std::string, std::string> words; ///< "decides", "phase", "turn player", "winner", "asked"
    std::optional<int> turn;
    std::map<std::string, TextPosition> at; ///< of the words and the turn
};

/// A deck that is put to the rules of a format.
struct ScenarioDeck {
    std::string format;
    struct Line {
        std::string card; ///< "Filler" is a different card each time
        int count = 0;
        std::size_t part = 0;
    };
    std::vector<Line> lines;
};

/// The rules by which something is refused.
struct ScenarioRefusal {
    enum class Told : std::uint8_t {
        asListed, ///< no rule: it is allowed; one: the first reason's; several: all reasons' rules in order
        byOneOf,  ///< the first reason's is one of them
        bySome,   ///< by whichever rule it is
    };
    Told told = Told::asListed;
    std::vector<std::string> rules;
};

struct ScenarioStep {
    std::optional<ScenarioDeck> deck;
    Player player = Player::nobody;
    std::vector<ScenarioAnswer> answers;
    bool isTry = false;
    ScenarioRefusal refused;
    bool concedes = false;
    bool takesBack = false; ///< the action under way
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
    bool namesFirst = false; ///< the set-up says who goes first
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
    std::vector<std::string> values = {};   ///< what it counts for a player
    std::string asideWord;                  ///< "dull", "tapped"
    std::string deckWord = {};              ///< the zone that is filled up where a set-up does not mention it
    std::vector<std::string> stops = {};    ///< words for moments at which a player is asked
    std::vector<std::string> openings = {}; ///< the phases that come before the first turn
    std::vector<std::string> aimed = {};    ///< of the verbs, those that are aimed at something
    std::vector<std::string> roles = {};    ///< in which cards lie inside of others
    std::vector<std::string> deckParts = {"cards"}; ///< the keys of the parts of a deck in its file
};

/// Reads a scenario; none if anything in it is wrong. `gameOf` gives what a game id means, or nothing.
std::optional<Scenario> readScenario(const std::filesystem::path& file,
                                     const std::function<const ScenarioGame*(const std::string&)>& gameOf,
                                     Findings& findings);

} // namespace takujo

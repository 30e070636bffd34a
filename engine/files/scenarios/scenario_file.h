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

// Scenarios, as files have them.

/// A card as a scenario names it: "Well", "Well#2" (the second of that name), "Well@hand" (the one in that
/// zone; "my" or "their" before it: the player's own or the opponent's).
struct CardReference {
    std::string name;
    int nth = 0; ///< 0: the first that fits
    std::string zone;
    std::string text; ///< as written
};

/// The word for the player, where something is aimed at no card.
inline constexpr std::string_view playerAsTarget = "player";

/// One answer of a player: the verb's word, its cards, and a value where there is one.
struct ScenarioAnswer {
    std::string verb;
    std::optional<CardReference> card;
    std::optional<int> number;
    std::optional<int> ability; ///< which of the card's activated abilities, from 1
    std::string word;           ///< a value that is a word: an element
    std::string place;          ///< where the card is dragged: a zone, with "their" for the opponent's
    std::optional<CardReference> target; ///< the target: a card, or the player (`playerAsTarget`)
    std::optional<int> option;           ///< which of the options that fit all this, from 1
    TextPosition at;
};

/// How a card is set up, or what is expected of it.
struct ScenarioCard {
    CardReference card;
    std::optional<bool> aside;
    std::optional<bool> fresh;                     ///< it came this turn
    std::optional<Player> owner;                   ///< if not the player it is listed under
    std::map<std::string, int> numbers;            ///< "damage", and the game's numbers
    std::map<std::string, int> counters;           ///< by their names
    std::optional<std::vector<std::string>> marks; ///< all that players see on it
    /// All words it has of a kind, by the key: "type", "element", "job", "keywords".
    std::map<std::string, std::vector<std::string>> has;
    std::string rememberAs;   ///< a name for this object, as long as it is this object
    std::string sameAs;       ///< it is the object remembered by this name
    std::string otherThan;    ///< it is not that object
    std::optional<Face> face; ///< what it shows
    /// Uses of what has a limit, one entry for each use: abilities by their numbers, from 1, and verbs by
    /// their words.
    std::vector<std::string> used;
    bool tellsUsed = false;
    bool tellsUnder = false;
    /// The cards of it below the one that it is named by, from top to bottom.
    std::vector<ScenarioCard> under;
    /// The cards that lie beside it and belong to it, in the order in which they joined.
    bool tellsLinked = false;
    std::vector<ScenarioCard> linked;
    std::string role; ///< of a card under another or beside it: its role; empty: the game's first
    TextPosition at;
};

/// A player value, by its word, and where it is written.
struct ScenarioValue {
    int amount = 0;
    TextPosition at;
};
using ScenarioValues = std::array<std::map<std::string, ScenarioValue>, 2>;

/// The cards of a zone, or only their number.
struct ScenarioZone {
    std::string word;
    std::optional<int> count;
    std::vector<ScenarioCard> cards;
    TextPosition at;
};

/// How many may be chosen now, and how many must be.
struct ScenarioChoices {
    std::optional<ScenarioValue> may;
    std::optional<ScenarioValue> must;
};

struct ScenarioExpectation {
    /// What A and B see of the zones of A, of B and of both: only visible faces.
    std::array<std::array<std::vector<ScenarioZone>, 3>, 2> seen;
    std::array<std::vector<ScenarioZone>, 3> zones; ///< A's, B's, shared
    ScenarioValues values;
    // What has happened since the last expectation:
    std::array<std::optional<ScenarioZone>, 2> revealed;  ///< cards of A and of B that both players were
                                                          ///< shown
    std::array<std::optional<ScenarioValue>, 2> shuffled; ///< how often the deck of A and of B was shuffled
    ScenarioChoices choices;
    std::map<std::string, std::string> words; ///< "decides", "phase", "turn player", "winner", "asked"
    std::optional<int> turn;
    std::map<std::string, TextPosition> at; ///< of the words and the turn
};

/// A deck that is checked by the rules of a format.
struct ScenarioDeck {
    std::string format;
    struct Line {
        std::string card; ///< "Filler" is a different card each time
        int count = 0;
        std::size_t part = 0;
    };
    std::vector<Line> lines;
};

/// The rules that refuse something.
struct ScenarioRefusal {
    enum class Told : std::uint8_t {
        asListed, ///< no rule: it is allowed; one: the first reason's; several: those of all reasons, in
                  ///< order
        byOneOf,  ///< the first reason's rule is one of them
        bySome,   ///< any rule refuses
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
    bool takesBack = false; ///< takes the present action back
    std::optional<ScenarioExpectation> expectation;
    TextPosition at;
};

/// A position, what is done in it, and what is expected.
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
    std::string ownCards; ///< `ownCardsText`, for a game that is to take them along

    Player turnPlayer = Player::a;
    Player firstPlayer = Player::a;
    bool namesFirst = false; ///< the setup says who goes first
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
    std::vector<std::string> phases; ///< at which a scenario can begin
    std::vector<std::string> formats;
    std::vector<std::string> policies;
    std::vector<std::string> numbers; ///< "damage" and the game's
    std::vector<std::string> marks;
    std::vector<std::string> values = {};   ///< player values
    std::string asideWord;                  ///< "dull", "tapped"
    std::string deckWord = {};              ///< the zone that is filled up where a setup does not mention it
    std::vector<std::string> stops = {};    ///< words for moments at which a player is asked
    std::vector<std::string> openings = {}; ///< the phases before the first turn
    std::vector<std::string> aimed = {};    ///< the verbs that are aimed
    std::vector<std::string> roles = {};    ///< roles of cards inside of units
    std::vector<std::string> rolesBeside = {}; ///< roles of cards that lie beside those that they belong to
    std::vector<std::string> deckParts = {"cards"}; ///< keys of the parts of a deck in its file
};

/// Returns the card with that id from that game's sets; none if there is none.
using CardOfSets = std::function<const CardDefinition*(const std::string& game, const std::string& id)>;

/// Reads a scenario; none if anything in it is wrong. `gameOf` returns the game of an id, or nothing;
/// without `cardOf`, no card of the sets is known.
std::optional<Scenario> readScenario(const std::filesystem::path& file,
                                     const std::function<const ScenarioGame*(const std::string&)>& gameOf,
                                     Findings& findings, const CardOfSets& cardOf = {});

} // namespace takujo

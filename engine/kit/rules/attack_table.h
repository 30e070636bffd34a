#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/position.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

// Attacks, as a game describes them to the kit.

/// The expected result of a battle under way, for display.
struct BattleForecast {
    struct Blow {
        ObjectId from;
        std::int32_t amount = 0;
    };
    std::vector<Blow> blows; ///< the attacks that are added up
    ObjectId target;         ///< receives the sum; none: the player does
    Player player = Player::nobody;
    std::int32_t against = 0;          ///< the number that the sum is compared with
    std::optional<std::int32_t> dealt; ///< the rest of the sum, where something changes it
    std::optional<std::int32_t> back;  ///< what the target deals in return
    std::uint8_t outcome = 0;          ///< index into `AttackTable::outcomes`
    bool addsUp = true;                ///< false: the sum is not told, only the outcome
    bool isDefeat = false;             ///< its player loses the game by it

    std::int32_t total() const {
        std::int32_t sum = 0;
        for (const Blow& blow : blows)
            sum += blow.amount;
        return sum;
    }
};

/// What the kit must know of a game's attacks (engine/kit/attacks.h). Objects that attack and block lie in
/// one zone of their players; marks and restrictions are bits of the game.
struct AttackTable {
    std::uint8_t zone = ZoneId::none; ///< none: nothing attacks in this game

    // Their marks; a game may do without some.
    std::uint32_t attacking = 0;
    std::uint32_t hasAttacked = 0; ///< it does not attack again while it has this mark
    std::uint32_t blocking = 0;
    std::uint32_t inBattle = 0; ///< other marks that end with a battle

    // What effects forbid and demand: bits of `Characteristics::cannot` and `must`.
    std::uint32_t toAttack = 0;
    std::uint32_t toJoin = 0; ///< to attack together with others
    std::uint32_t toBlock = 0;
    std::uint32_t toBeBlocked = 0;

    /// Objects that came this turn do not attack, except for `isQuick`; the game's own condition refuses,
    /// with its rule.
    bool newOnesWait = false;

    // Verbs of the questions.
    Verb attack = 0;
    Verb noAttack = 0;
    Verb join = 0;
    Verb attackNow = 0; ///< nobody joins any more
    Verb block = 0;
    Verb noBlock = 0;

    // What the game knows of an object in play; a missing one of the last four means never.
    bool (*isFighter)(const Position&, ObjectId) = nullptr;    ///< it is of a type that attacks and blocks
    bool (*isQuick)(const Position&, ObjectId) = nullptr;      ///< it attacks in the turn in which it came
    bool (*staysUpright)(const Position&, ObjectId) = nullptr; ///< it is not turned aside when it attacks
    bool (*costsToAttack)(const Position&, ObjectId) = nullptr;
    bool (*costsToBlock)(const Position&, ObjectId) = nullptr;

    /// The occurrence of a battle between its object and its source, where battles are more than damage. For
    /// display; 0: there is none.
    std::uint8_t battle = 0;

    /// Appends the expected results of the battles under way. Called for display, never by the rules.
    void (*forecast)(const Position&, std::vector<BattleForecast>& found) = nullptr;
    /// Keys of the words for possible outcomes (`outcomes`).
    std::vector<std::string_view> outcomes = {};
};

} // namespace takujo

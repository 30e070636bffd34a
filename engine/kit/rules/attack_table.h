#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/position.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

/// What a battle that is under way will come to as things stand, for people to see.
struct Clash {
    struct Blow {
        ObjectId from;
        std::int32_t amount = 0;
    };
    std::vector<Blow> blows; ///< what is added up
    ObjectId target;         ///< what it is dealt to; none: the player
    Player player = Player::nobody;
    std::int32_t against = 0;          ///< the number that it is held against
    std::optional<std::int32_t> dealt; ///< what is left of the sum, where something changes it
    std::optional<std::int32_t> back;  ///< what the target deals itself
    std::uint8_t outcome = 0;          ///< a place in `AttackTable::outcomes`
    bool addsUp = true;                ///< false: the blows are no sum that is told, only the outcome is

    std::int32_t total() const {
        std::int32_t sum = 0;
        for (const Blow& blow : blows)
            sum += blow.amount;
        return sum;
    }
};

/// What the kit must know of a game's attacks (engine/kit/attacks.h). Those that attack and block lie in one
/// zone of their players; zones, marks and restrictions are bits and numbers of the game.
struct AttackTable {
    std::uint8_t zone = ZoneId::none; ///< none: nothing attacks in this game

    // How they are marked; a game may do without some.
    std::uint32_t attacking = 0;
    std::uint32_t hasAttacked = 0; ///< it does not attack again as long as it is marked so
    std::uint32_t blocking = 0;
    std::uint32_t inBattle = 0; ///< whatever else ends with a battle

    // What effects forbid and demand: bits of `Characteristics::cannot` and `must`.
    std::uint32_t toAttack = 0;
    std::uint32_t toJoin = 0; ///< to attack together with others
    std::uint32_t toBlock = 0;
    std::uint32_t toBeBlocked = 0;

    /// What has come this turn waits, but for `isQuick`; the game's own condition says so, with its rule.
    bool newOnesWait = false;

    // The verbs of the questions.
    Verb attack = 0;
    Verb noAttack = 0;
    Verb join = 0;
    Verb attackNow = 0; ///< nobody joins any more
    Verb block = 0;
    Verb noBlock = 0;

    // What the game says of one that is in play; without the last four it is never so.
    bool (*isFighter)(const Position&, ObjectId) = nullptr;    ///< it is of the kind that attacks and blocks
    bool (*isQuick)(const Position&, ObjectId) = nullptr;      ///< it attacks in the turn in which it came
    bool (*staysUpright)(const Position&, ObjectId) = nullptr; ///< it is not turned aside for it
    bool (*costsToAttack)(const Position&, ObjectId) = nullptr;
    bool (*costsToBlock)(const Position&, ObjectId) = nullptr;

    /// Tells of the battles that are under way. It is asked when somebody looks, and never by the rules.
    void (*foretell)(const Position&, std::vector<Clash>& found) = nullptr;
    /// What may come of one, by the keys of its words (`clashes`).
    std::vector<std::string_view> outcomes = {};
};

} // namespace takujo

#pragma once

#include "engine/core/script.h"
#include "engine/kit/rules/position.h"
#include "engine/kit/rules/refusal.h"
#include "engine/kit/rules/vocabulary.h"

#include <array>
#include <vector>

namespace takujo {

/// What a script is read with: the position, the effect it belongs to and the ability it stands in. For a
/// constant ability, which has no effect of its own, the effect says only whose it is.
struct Scope {
    Position position;
    EffectRecord effect; ///< a copy: the pool may grow while the text is followed
    const Ability& ability;
    std::int32_t stage = 0;         ///< how often a part has come back to itself
    ObjectId target = {};           ///< the one of several to which something is being done
    Player payer = Player::nobody;  ///< who pays its costs, if it is not its controller
    Player picker = Player::nobody; ///< who picks, while somebody does

    /// Whose cards, counters and values pay.
    Player paying() const { return payer == Player::nobody ? effect.controller : payer; }
    const State& state() const { return position.state; }
    const Vocabulary& vocabulary() const;
};

/// What is known of an object: what it is now, or what it was when it left.
struct Known {
    ObjectId id = {};
    const CardDefinition* card = nullptr;     ///< none for an ability on a stack
    std::uint32_t typesOfAbility = 0;         ///< of one that is there
    const Characteristics* altered = nullptr; ///< none: it is as printed
    ZoneId zone = {};
    Player owner = Player::nobody;
    Player controller = Player::nobody;
    bool isThere = false;
    bool isInside = false; ///< it is one card of a unit
    bool isBlank = false;  ///< it is a card, and that is all
    bool aside = false;
    std::uint16_t since = 0;
    std::uint32_t marks = 0;
    std::int32_t damage = 0;

    bool hasNumber(std::size_t slot) const;
    std::int32_t number(std::size_t slot) const;
    std::uint32_t set(std::size_t slot) const;
    /// The words of a list that begins in that set; a long one goes on in the next.
    std::uint64_t words(std::size_t slot, bool isLong) const;
    std::uint32_t types() const;
    bool hasText(std::size_t slot, TextKey key) const;
    std::uint32_t cannot() const { return altered != nullptr ? altered->cannot : 0; }
    std::uint32_t must() const { return altered != nullptr ? altered->must : 0; }
};

/// What is known of an object that is no card, of one in a unit or face down, and of what is gone.
Known knowOther(const Position& position, ObjectId id);

/// What is known of the object now; of one that is gone, from the snapshot if there is one. Without either,
/// the card is all that is known.
inline Known know(const Position& position, ObjectId id) {
    const State& state = position.state;
    if (!lives(state, id))
        return knowOther(position, id);
    const ObjectRecord& object = record(state, id);
    if (object.card == CardId::none || object.links != 0 || object.isFaceDown())
        return knowOther(position, id); // most of what is asked for is a card by itself
    const CardRecord& card = state.cards[object.card];
    return {.id = id,
            .card = &position.cards[card.definition],
            .altered = object.altered == 0 ? nullptr : &state.altered[object.altered - 1U],
            .zone = object.zone,
            .owner = card.owner,
            .controller = object.controller,
            .isThere = true,
            .aside = object.isAside(),
            .since = object.since,
            .marks = object.marks,
            .damage = object.damage};
}

/// The ability that an effect comes of, for the log and for refusals.
Argument abilityArgument(std::string_view name, const Position& position, const EffectRecord& effect);

/// The scope of an effect of the state.
Scope scopeOf(const Position& position, const EffectRecord& effect);
/// The scope of an ability of an object, as it stands.
Scope scopeOf(const Position& position, const Known& source, std::uint8_t ability);

/// An amount; `otherwise` where the field was left out.
std::int32_t amountOf(const Scope& scope, const Term& term, std::int32_t otherwise = 0);

/// Whether a condition holds; one that was left out does.
bool holds(const Scope& scope, const Term& term);

/// Whether an object is like an `each` of sort objects; the zone counts too.
bool fits(const Scope& scope, const Term& each, const Known& known);

/// Whether types of an `each`, as bits, are those of any card.
bool asksForAnyCard(const Scope& scope, std::uint32_t types);

/// The same for an object that has left, or not arrived, where the zone does not matter.
bool isLike(const Scope& scope, const Term& each, const Known& known);

/// Whether the object is among those a term means. `each` is asked by what is known of it.
bool means(const Scope& scope, const Term& objects, const Known& known);

/// Appends the objects a term means, in the order of their zones; what is gone is left out.
void objectsOf(const Scope& scope, const Term& objects, std::vector<ObjectId>& found);

/// How many they are.
std::int32_t countOf(const Scope& scope, const Term& objects);

/// The one object a term means, also if it is gone; none if there is none.
ObjectId objectOf(const Scope& scope, const Term& objects);

/// Some of the two players.
struct PlayerSet {
    std::array<bool, 2> in{};
    bool has(Player player) const { return player != Player::nobody && in[indexOf(player)]; }
};
PlayerSet playersOf(const Scope& scope, const Term& players, Player otherwise);
/// The one player a term means: the first of several.
Player playerOf(const Scope& scope, const Term& players, Player otherwise);

/// Whether the ability is there: its object has not lost its abilities, it works in that zone, and what it
/// depends on holds.
bool isThere(const Position& position, const Known& source, std::uint8_t index);

} // namespace takujo

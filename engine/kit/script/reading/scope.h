#pragma once

#include "engine/core/scratch.h"
#include "engine/core/script.h"
#include "engine/kit/rules/position.h"
#include "engine/kit/rules/refusal.h"
#include "engine/kit/rules/vocabulary.h"

#include <array>
#include <vector>

namespace takujo::playing {
struct TakenOffer;
}

namespace takujo {

// How scripts are read: what terms mean in a position.

/// The context in which a script is read: the position, its effect and its ability. A constant ability has no
/// effect of its own; then `effect` only says whose the ability is.
struct Scope {
    Position position;
    EffectRecord effect; ///< a copy: the pool may grow while the text is carried out
    const Ability& ability;
    std::int32_t stage = 0;         ///< how often a part has come back to itself
    ObjectId target = {};           ///< the present one of several objects that something is done to
    Player payer = Player::nobody;  ///< who pays its costs, if not its controller
    Player picker = Player::nobody; ///< who picks, during a pick
    /// Offers that are examined as if they had been taken, too (engine/kit/play/offers_of_texts.h).
    const std::vector<playing::TakenOffer>* trying = nullptr;

    /// Returns the player whose cards, counters and values pay.
    Player paying() const { return payer == Player::nobody ? effect.controller : payer; }
    const State& state() const { return position.state; }
    const Vocabulary& vocabulary() const;
};

/// What is known of an object: what it is now, or what it was when it left.
struct Known {
    ObjectId id = {};
    const CardDefinition* card = nullptr;     ///< none for an ability on a stack
    std::uint32_t typesOfAbility = 0;         ///< of an ability on a stack
    const Characteristics* altered = nullptr; ///< none: it is as printed
    ZoneId zone = {};
    Player owner = Player::nobody;
    Player controller = Player::nobody;
    bool isThere = false;
    bool isInside = false; ///< it is one card of a unit
    bool isBlank = false;  ///< a card of which nothing else is known
    bool aside = false;
    std::uint16_t since = 0;
    std::uint32_t marks = 0;
    std::int32_t damage = 0;

    bool hasNumber(std::size_t slot) const;
    std::int32_t number(std::size_t slot) const;
    std::uint32_t set(std::size_t slot) const;
    /// Returns the words of a list that begins in that set; a long list continues in the next.
    std::uint64_t words(std::size_t slot, bool isLong) const;
    std::uint32_t types() const;
    bool hasText(std::size_t slot, TextKey key) const;
    /// Returns the texts that it has now, each once or more often.
    Scratch<TextKey> textsOf(std::size_t slot) const;
    std::uint32_t cannot() const { return altered != nullptr ? altered->cannot : 0; }
    std::uint32_t must() const { return altered != nullptr ? altered->must : 0; }
};

/// Returns what is known of an object without a card, with links, with another face, face down, or gone.
Known knowOther(const Position& position, ObjectId id);

/// Returns what is known of the object now; of one that is gone, from its snapshot. Without a snapshot only
/// the card is known.
inline Known know(const Position& position, ObjectId id) {
    const State& state = position.state;
    if (!lives(state, id))
        return knowOther(position, id);
    const ObjectRecord& object = record(state, id);
    if (object.card == CardId::none || object.links != 0 || object.face != 0 || object.isFaceDown())
        return knowOther(position, id); // most calls are about a card by itself
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

/// Returns the ability that an effect comes from, for the log and for refusals.
Argument abilityArgument(std::string_view name, const Position& position, const EffectRecord& effect);

/// Returns the scope of an effect of the state.
Scope scopeOf(const Position& position, const EffectRecord& effect);
/// Returns the scope of an ability of an object, as it is now.
Scope scopeOf(const Position& position, const Known& source, std::uint8_t ability);

/// Returns an amount; `otherwise` if the field was left out.
std::int32_t amountOf(const Scope& scope, const Term& term, std::int32_t otherwise = 0);

/// Whether a condition holds; true if it was left out.
bool holds(const Scope& scope, const Term& term);

/// Whether an object fits an `each` of sort objects, including the zone.
bool fits(const Scope& scope, const Term& each, const Known& known);

/// Whether the types of an `each` (bits) include every card that a deck can hold.
bool asksForAnyCard(const Scope& scope, std::uint32_t types);

/// Like `fits` without the zone, for an object that has left or not arrived.
bool isLike(const Scope& scope, const Term& each, const Known& known);

/// Whether a term means the object. For an `each`, `known` decides.
bool means(const Scope& scope, const Term& objects, const Known& known);

/// Appends the objects that a term means, in the order of their zones, without those that are gone.
void objectsOf(const Scope& scope, const Term& objects, std::vector<ObjectId>& found);
/// The same; of what was picked and has left since, what it was when it left.
void objectsAsTheyWere(const Scope& scope, const Term& objects, std::vector<ObjectId>& found);

/// Returns how many these are.
std::int32_t countOf(const Scope& scope, const Term& objects);
/// Returns how many objects an `each` means for which that is true. Looks no further than for `most` of them.
std::int32_t countUpTo(std::int32_t most, const Scope& scope, const Term& each,
                       bool (*counts)(const Scope&, ObjectId));

/// Returns the one object that a term means, also if it is gone; none if there is none.
ObjectId objectOf(const Scope& scope, const Term& objects);

/// Some of the two players.
struct PlayerSet {
    std::array<bool, 2> in{};
    bool has(Player player) const { return player != Player::nobody && in[indexOf(player)]; }
};
PlayerSet playersOf(const Scope& scope, const Term& players, Player otherwise);
/// Returns the player that a term means: the first of several.
Player playerOf(const Scope& scope, const Term& players, Player otherwise);

/// Whether the object has the ability now: it has not lost its abilities, the ability works in that zone, and
/// its condition holds.
bool isThere(const Position& position, const Known& source, std::uint8_t index);

} // namespace takujo

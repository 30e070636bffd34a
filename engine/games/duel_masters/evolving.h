#pragma once

#include "engine/core/scratch.h"
#include "engine/games/duel_masters/terms.h"
#include "engine/kit/script/reading/scope.h"

#include <array>

/// What cards evolve from: 801. entering.cpp asks for it, and puts the cards there.
namespace takujo::duel_masters {

/// What an evolution says it comes onto (a `ModifierMeaning`); it changes nothing in the battle zone.
void evolvesFrom(Characteristics&, const Term&, std::int32_t);

/// Whether the card says what it comes onto.
bool saysBases(const CardDefinition& card);
/// 801.1a: it cannot come by itself.
bool needsBases(const Position& position, ObjectId card);
/// Whether it is an evolution creature, perhaps for the time being (neo.cpp).
bool isEvolution(const Position& position, const Known& known);

/// What a card could come onto now, if a player puts it into the battle zone.
class Bases {
public:
    Bases(const Position& position, Player player, ObjectId card);

    /// Returns how many it takes.
    std::size_t count() const { return asked_; }
    /// Returns those that could be one of them, in the order of their zones.
    const Scratch<ObjectId>& candidates() const { return candidates_; }
    /// Whether there are as many different ones as it takes, all of these among them.
    bool areEnough(std::span<const ObjectId> picked) const;

private:
    static constexpr std::size_t most = 16;

    std::size_t asked_ = 0;
    Scratch<ObjectId> candidates_;
    Scratch<std::uint32_t> fits_; ///< of each candidate, for which it would do, as bits
};

} // namespace takujo::duel_masters

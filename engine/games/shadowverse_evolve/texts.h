#pragma once

#include "engine/games/shadowverse_evolve/terms.h"

/// What the files about playing share: 10.6.
namespace takujo::shadowverse_evolve {

/// Returns what a card costs its player now (10.6.2.5.1), as PP.
playing::AmountDue priceOf(const Position& position, Player player, ObjectId card);

/// What is due of PP beside the amount (`AmountDue::needs`), 12.2.3.
enum NeedOfPp : std::uint32_t {
    mayUseEp = 1U << 0U,    ///< one of them may be an EP
    usesEp = 1U << 1U,      ///< one of them is
    usesSuperEp = 1U << 2U, ///< a super-evolution point is used besides
};

/// Faces of a double-faced card, as bits; a card with one face has the first.
enum FaceOfCard : std::uint8_t { firstFace = 1U << 0U, secondFace = 1U << 1U };
/// Returns the faces of a card of the evolve deck that are proper for that card of the field, as bits.
std::uint32_t properFaces(const Position& position, ObjectId candidate, ObjectId card);
/// Asks that player which face the card shows that the effect has picked (`Binding::amount`).
Next askForFace(std::uint16_t effect, Player by);

/// Returns the card that was picked for the instruction under way (`letPick`, into `binding_slots::scratch`);
/// none if none was.
ObjectId pickedByText(const Scope& scope);

/// Steps of playing an ability, by their places (using_abilities.cpp).
enum AbilityStep : std::uint16_t { epIsAsked = 7, superIsConsidered, superIsAsked, everythingIsPaid };
// Steps of it: whether a card super-evolves (super_evolving.cpp).
Next maySuperEvolve(Run& run);
void offerSuperEvolving(const Position& position, Decision& decision);
Next takeSuperEvolving(Run& run, const Option& answer);
Next payWithPoint(Run& run);

// Steps of all procedures by which something is played. The local `playing::effectOf` names the effect.

/// 10.6.2.8.2: carries out the text; the counts that it asks for are fixed before (13.3.1.4, 13.5.1.3.2).
Next carryOutText(Run& run);
/// Ends the effect.
Next effectIsOver(Run& run);

} // namespace takujo::shadowverse_evolve

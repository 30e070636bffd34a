#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/vocabulary.h"
#include "engine/kit/rules/words.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace takujo {

class Wording;

/// Parts of the text of an ability that stand alone: for the questions that its text asks, and for reports of
/// what it has done. All are clauses without full stop and capital, unless noted; Japanese orders have the
/// form before ください.
class TextParts {
public:
    /// Card, vocabulary and words must outlive it.
    TextParts(const CardDefinition& card, std::size_t ability, const Vocabulary& vocabulary,
              const Words& words, Language language);

    /// From now on, speaks to the opponent of the ability's player: "your opponent" becomes "you".
    void turnRound();
    /// Sets the name of the object that has the ability, if an effect has given it.
    void callThis(std::string name) { self_ = std::move(name); }
    /// Sets the name of the present object of `for each`.
    void callIt(std::string name) { it_ = std::move(name); }

    /// Returns what the choice of that number chooses on announcing; empty if there is no such choice.
    std::string choice(std::int32_t number) const;
    /// Returns how many modes are chosen: "select 1 of the 3 following actions".
    std::string choosingModes() const;
    /// Returns, in sentences, what is done with the objects of that choice; empty if nothing is.
    std::string afterChoice(std::int32_t number) const;
    /// Returns the instruction at that index of a block, for the player who carries it out.
    std::string instruction(std::uint16_t block, std::size_t place) const;
    /// Returns it as something that has happened to these objects: "Ember and Dust gain Haste until the end
    /// of the turn".
    std::string report(std::uint16_t block, std::size_t place, const std::string& names, bool isOne) const;

    /// Returns what a `may` offers; below, what happens if the player declines, empty if nothing.
    std::string offered(std::uint16_t block, std::size_t place) const;
    std::string otherwise(std::uint16_t block, std::size_t place) const;
    /// Returns what comes of it if the player does it; empty if nothing more does.
    std::string gained(std::uint16_t block, std::size_t place) const;

    /// Returns what a mode does, in sentences.
    std::string mode(std::size_t mode) const;
    /// Returns, in sentences, everything the ability does, without its trigger and cost; of its modes only
    /// those in the bits, if any. A block other than 0 stands alone.
    std::string whatItDoes(std::uint16_t modes, std::uint16_t block) const;
    /// Returns its costs.
    std::string costs() const;
    /// Returns all of it, as a card says it.
    std::string whole() const;

private:
    Wording wording() const;
    const Term* effectAt(std::uint16_t block, std::size_t place) const;

    const CardDefinition* card_;
    std::shared_ptr<const CardDefinition> turned_; ///< the card with abilities that its texts continue with
    Ability ability_;                              ///< a copy, because it may be turned round
    const Vocabulary* vocabulary_;
    const Words* words_;
    Language language_;
    std::string it_;
    std::string self_; ///< empty: the name of its card
};

} // namespace takujo

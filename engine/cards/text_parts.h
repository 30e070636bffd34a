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

/// Parts of the text of an ability that stand alone: for questions that its text asks, and for reports of
/// what it has done. All are clauses without stop and capital, if nothing else is said; orders are in
/// Japanese in the form before ください.
class TextParts {
public:
    /// Card, vocabulary and words must outlive it.
    TextParts(const CardDefinition& card, std::size_t ability, const Vocabulary& vocabulary,
              const Words& words, Language language);

    /// From here on it speaks to the opponent of the ability's player: what was theirs is yours.
    void turnRound();
    /// The object that has the ability is called so: an effect has given it.
    void callThis(std::string name) { self_ = std::move(name); }
    /// What `for each` is at has this name.
    void callIt(std::string name) { it_ = std::move(name); }

    /// What is chosen in the choice of that number when the ability is announced; empty if there is no such.
    std::string choice(std::int32_t number) const;
    /// How many modes are chosen: "select 1 of the 3 following actions".
    std::string choosingModes() const;
    /// What is done with what that choice has chosen, in sentences; empty if there is nothing to say.
    std::string afterChoice(std::int32_t number) const;
    /// What stands at that place of a block: for whoever carries it out.
    std::string instruction(std::uint16_t block, std::size_t place) const;
    /// The same as something that has happened to these: "Ember and Dust gain Haste until the end of the
    /// turn".
    std::string report(std::uint16_t block, std::size_t place, const std::string& names, bool isOne) const;

    /// What a `may` lets do, and what happens if it is not done; empty if nothing does.
    std::string offered(std::uint16_t block, std::size_t place) const;
    std::string otherwise(std::uint16_t block, std::size_t place) const;

    /// What a mode says, in sentences.
    std::string mode(std::size_t mode) const;
    /// Everything it does, in sentences, without when and for what: of the modes only those of the bits, if
    /// there are any. A block that is not 0 stands alone.
    std::string whatItDoes(std::uint16_t modes, std::uint16_t block) const;
    /// What it costs.
    std::string costs() const;
    /// All of it, as a card says it.
    std::string whole() const;

private:
    Wording wording() const;
    const Term* effectAt(std::uint16_t block, std::size_t place) const;

    const CardDefinition* card_;
    std::shared_ptr<const CardDefinition> turned_; ///< the card with abilities that its texts go on with
    Ability ability_;                              ///< a copy: to be turned round
    const Vocabulary* vocabulary_;
    const Words* words_;
    Language language_;
    std::string it_;
    std::string self_; ///< empty: as its card is called
};

} // namespace takujo

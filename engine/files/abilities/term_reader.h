#pragma once

#include "engine/cards/card_schema.h"
#include "engine/files/abilities/ability_draft.h"
#include "engine/files/abilities/operator_use.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// Returns the term of a plain number.
Term literal(std::int32_t value);
/// Whether the most of a pick may be more than one; sort nothing: there is no most.
bool mayBeMoreThanOne(const Term& most);

/// Reads the terms of one ability by the shapes of the game's vocabulary. Reports a mistake at its place and
/// returns a useless term for it; the ability will not be loaded.
class TermReader {
public:
    struct Event {
        Term trigger;
        bool isReplaced = false;
    };
    /// What an ability that follows from a text knows of that text.
    struct Around {
        std::vector<Event> events; ///< what has happened, the latest last
        int forEachDepth = 0;
        bool castingNamesX = false;
        bool divides = false;
        bool castingSpends = false;
    };

    /// The schema must have a vocabulary.
    TermReader(const CardSchema& schema, AbilityDraft& draft);
    TermReader(const CardSchema& schema, AbilityDraft& draft, Around around);

    Term trigger(const YamlValue& value);
    Term condition(const YamlValue& value);
    Term amount(const YamlValue& value);
    /// Reads what a field of that shape contains.
    Term field(const FieldShape& shape, const YamlValue& value);
    /// Reads one or more of them.
    std::vector<Term> costs(const YamlValue& value);
    /// Reads what stands behind the word of a keyword with fields.
    Term keyword(const YamlValue& value, std::size_t phrase);
    std::vector<Term> choices(const YamlValue& value);
    /// Reads effects into a block that already exists.
    void effects(const YamlValue& value, std::uint16_t block);
    std::uint32_t zones(const YamlValue& value) const;
    Term players(const YamlValue& value); // object_terms.cpp
    /// Sets what the words `that`, `that player` and `that amount` mean from now on.
    void happens(const Term& trigger, bool isReplaced);
    /// Lets X be the number that was named when the card was cast.
    void castingNamesX() { castingNamesX_ = true; }
    /// Lets `spent` be what was put away to cast the card.
    void castingSpends() { castingSpends_ = true; }
    /// Returns the event that the words refer to, if it has happened; else a term of sort nothing.
    Term lastEvent() const;

private:
    enum class Pool : std::uint8_t { chosen, selected };

    // term_reader.cpp: operators and their fields
    /// Returns the term of an operator, with its fields read.
    bool meansSeveral(Sort sort, std::size_t op, const FieldShape& field) const;
    Term term(Sort sort, const Operator& shape, const OperatorUse& use);
    Term cost(const YamlValue& value);
    void checkIsAbility(const YamlValue& value, const Operator& shape, const Term& what) const;
    Term conditionList(const YamlValue& value);
    Term amountList(const YamlValue& value);
    Term comparison(const YamlValue& value);
    Term block(const YamlValue& value);
    Term payment(const YamlValue& value);
    Term text(const YamlValue& value);
    static Term wordBits(const std::vector<std::string_view>& words, const YamlValue& value);

    // effect_terms.cpp: effects, and which of them have no meaning where they stand
    Term effect(const YamlValue& value);
    Term following(const YamlValue& value);
    Term gained(const std::vector<std::string_view>& keywords, const YamlValue& value);
    void quoteWhatPhraseSays(const YamlValue& value, std::vector<Term>& abilities);
    void quoteWhatBrings(std::string_view keyword, const YamlValue& at, std::vector<Term>& abilities);
    void checkFloor(const OperatorUse& use, const EffectSpec& spec, const Term& result) const;
    void checkNumber(const YamlValue& value, const OperatorUse& use, const EffectSpec& spec,
                     const Term& result) const;
    void checkOneWay(const OperatorUse& use, const EffectSpec& spec) const;
    void checkDuration(const YamlValue& value, const OperatorUse& use, const EffectSpec& spec) const;
    bool endsByRules(const EffectSpec& spec) const;
    void checkReplacing(const YamlValue& value, const EffectSpec& spec);
    void checkAsked(const YamlValue& value, const EffectSpec& spec) const;
    Term replacement(const YamlValue& value, const EffectSpec& spec, const OperatorUse& use);
    void checkX(const YamlValue& value);
    void checkRevealed(const YamlValue& value, const EffectSpec& spec);
    void checkDoneBefore(const YamlValue& value, const std::vector<Term>& soFar) const;
    void checkChance(const YamlValue& value, const EffectSpec& spec, const Term& result) const;
    void checkGroups(const YamlValue& value, const EffectSpec& spec, const Term& result);
    void checkIsOne(const OperatorUse& use, const EffectSpec& spec, const Term& result) const;
    void checkLimits(const OperatorUse& use, const EffectSpec& spec, const Term& result) const;
    Message deedsOf(std::uint32_t bits) const;
    void checkPlayers(const OperatorUse& use, const EffectSpec& spec, const Term& result) const;
    void checkDemand(const OperatorUse& use, const EffectSpec& spec, const Term& result) const;

    // event_words.cpp: whether a word can refer to an event
    void checkEventWord(const YamlValue& value) const;
    void checkThat(const YamlValue& value) const;
    void checkThatPlayer(const YamlValue& value) const;
    void checkThatAmount(const YamlValue& value) const;
    void checkIt(const YamlValue& value) const;
    void checkDivided(const YamlValue& value) const;

    // object_terms.cpp: which players and objects are meant
    Term objects(const YamlValue& value);
    Term pick(const YamlValue& value, Pool pool);
    bool isNoSelector(const YamlValue& value) const;
    Term criteria(const YamlValue& value);
    Term criteriaList(const YamlValue& value);
    Term types(const YamlValue& value) const;
    /// Reads objects by types of card, each the key of an entry: {forward: {…}}.
    Term ofTypes(MapReader& map, const YamlValue& value, const std::vector<YamlEntry>& entries);
    /// Reads objects of these types that fit a map of criteria.
    Term fitting(const YamlValue& value, std::uint32_t types);
    std::uint32_t zonesOfAbilities(std::uint32_t types) const;
    std::uint32_t typesOfCards() const;
    /// Returns the types that a word means; 0 if it means none.
    std::uint32_t typesOfWord(std::string_view word) const;
    std::vector<std::string> typeWords() const;

    const CardSchema& schema_;
    const Vocabulary& words_;
    AbilityDraft& draft_;
    OperatorList effects_;
    OperatorList conditions_;
    OperatorList amounts_;
    OperatorList criteria_;
    OperatorList triggers_;
    OperatorList costs_;
    bool inCost_ = false;
    bool castingNamesX_ = false;
    bool castingSpends_ = false;
    /// The block that says what happens instead of an event, and the one being read.
    std::optional<std::uint16_t> replacingBlock_;
    std::optional<std::uint16_t> agreedBlock_; ///< done if a player agrees
    std::uint16_t readBlock_ = 0;
    std::vector<std::int32_t> groups_;  ///< numbers of the picks that divide into groups
    int depth_ = 0;                     ///< depth of the effect lists being read
    std::optional<YamlValue> revealed_; ///< cards that were revealed and not put back
    bool wasRevealed_ = false;
    bool inLater_ = false;      ///< inside of what is done later
    std::vector<Event> events_; ///< what has happened at this place, the latest last
    int forEachDepth_ = 0;
    bool severalMeant_ = false; ///< inside of what is picked or counted together
    bool inPick_ = false;       ///< inside of what a player picks from
    bool divides_ = false;      ///< something has been divided
    bool forEveryone_ = false;  ///< an amount here is computed for each object of the effect
};

} // namespace takujo

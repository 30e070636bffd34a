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

/// A number that stands in the text as such.
Term literal(std::int32_t value);
/// Whether the most that is picked may be more than one; nothing: there is no most.
bool mayBeMoreThanOne(const Term& most);

/// Reads the terms of one ability by the shapes of the game's vocabulary. What is wrong is reported where it
/// stands; what comes of it is a term of no use, in an ability that nobody will load.
class TermReader {
public:
    struct Event {
        Term trigger;
        bool isReplaced = false;
    };
    /// What an ability that follows from a text knows of it.
    struct Around {
        std::vector<Event> events; ///< what has happened, the last of it last
        int forEachDepth = 0;
        bool castingNamesX = false;
        bool divides = false;
    };

    /// The schema has a vocabulary.
    TermReader(const CardSchema& schema, AbilityDraft& draft);
    TermReader(const CardSchema& schema, AbilityDraft& draft, Around around);

    Term trigger(const YamlValue& value);
    Term condition(const YamlValue& value);
    Term amount(const YamlValue& value);
    /// One or more of them.
    std::vector<Term> costs(const YamlValue& value);
    std::vector<Term> choices(const YamlValue& value);
    /// Effects, into a block that is there already.
    void effects(const YamlValue& value, std::uint16_t block);
    std::uint32_t zones(const YamlValue& value) const;
    /// What the words `that`, `that player` and `that amount` mean from here on.
    void happens(const Term& trigger, bool isReplaced);
    /// X may be the one that was named when the card was cast.
    void castingNamesX() { castingNamesX_ = true; }
    /// The event that its words mean, if it is one that has happened; a term of sort nothing if there is
    /// none.
    Term lastEvent() const;

private:
    enum class Pool : std::uint8_t { chosen, selected };

    // term_reader.cpp: operators and what stands in their fields
    Term field(const FieldShape& shape, const YamlValue& value);
    /// The term of an operator, with its fields read.
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

    // effect_terms.cpp: effects, and which of them mean nothing where they stand
    Term effect(const YamlValue& value);
    Term following(const YamlValue& value);
    Term gained(const std::vector<std::string_view>& keywords, const YamlValue& value);
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
    Saying deedsOf(std::uint32_t bits) const;
    void checkPlayers(const OperatorUse& use, const EffectSpec& spec, const Term& result) const;
    void checkDemand(const OperatorUse& use, const EffectSpec& spec, const Term& result) const;

    // event_words.cpp: whether there is an event that a word could mean
    void checkEventWord(const YamlValue& value) const;
    void checkThat(const YamlValue& value) const;
    void checkThatPlayer(const YamlValue& value) const;
    void checkThatAmount(const YamlValue& value) const;
    void checkIt(const YamlValue& value) const;
    void checkDivided(const YamlValue& value) const;

    // object_terms.cpp: who and what is meant
    Term objects(const YamlValue& value);
    Term players(const YamlValue& value);
    Term pick(const YamlValue& value, Pool pool);
    bool isNoSelector(const YamlValue& value) const;
    Term criteria(const YamlValue& value);
    Term criteriaList(const YamlValue& value);
    Term types(const YamlValue& value) const;
    /// Objects of types of card, each of which is the key of an entry: {forward: {…}}.
    Term ofTypes(MapReader& map, const YamlValue& value, const std::vector<YamlEntry>& entries);
    /// Objects of some types that fit a map of criteria.
    Term fitting(const YamlValue& value, std::uint32_t types);
    std::uint32_t zonesOfAbilities(std::uint32_t types) const;
    std::uint32_t typesOfCards() const;
    /// The types that a word means; 0 if it means none.
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
    /// The block that says what becomes of an event, and the one that is being read.
    std::optional<std::uint16_t> replacingBlock_;
    std::optional<std::uint16_t> agreedBlock_; ///< what is done if somebody agrees to it
    std::uint16_t readBlock_ = 0;
    std::vector<std::int32_t> groups_;  ///< the places of divisions into groups
    int depth_ = 0;                     ///< of the lists of effects that are being read
    std::optional<YamlValue> revealed_; ///< what has been revealed and not been put back
    bool wasRevealed_ = false;
    bool inLater_ = false;      ///< in what is done later
    std::vector<Event> events_; ///< what has happened where it is read, the last of them last
    int forEachDepth_ = 0;
    bool inPick_ = false;      ///< in what somebody picks from
    bool divides_ = false;     ///< something has been divided
    bool forEveryone_ = false; ///< an amount here is worked out for each object of the effect
};

} // namespace takujo

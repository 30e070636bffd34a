#pragma once

#include "engine/cards/card_schema.h"
#include "engine/reading/reading_guide.h"
#include "engine/reading/script_tree.h"
#include "engine/reading/text_pattern.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace takujo {

/// A stretch of the text, in bytes.
struct Span {
    std::size_t from = 0;
    std::size_t to = 0;

    bool empty() const { return from >= to; }
};

/// What the text of an ability may call its own card.
struct OwnNames {
    std::vector<std::string> names;
    std::string type{};   ///< of the card, by its word in the schema
    bool isGiven = false; ///< it is an ability that another text gives: "this Forward"
};

/// All readings of all stretches of one text, by the patterns of one language. A pattern fits a stretch if
/// its words stand there, and something readable in each of its slots; nothing else is asked. So a chart
/// proposes far too much, and whoever uses it looks which of that the program would write in these words
/// (WrittenCheck).
class Chart {
public:
    Chart(const CardSchema& schema, const PatternBook& book, const ReadingGuide& guide, Language language,
          std::string_view text, OwnNames names);

    /// The whole text as an ability of a card, as what a card does when it resolves, as what is said of its
    /// casting: maps as card files have them.
    Scripts abilities();
    Scripts cardTexts();
    Scripts castings();
    /// Returns how far the text could be read from its beginning, as far as that is known.
    std::size_t reached() const { return reached_; }
    /// Returns whether so much had to be tried that reading was given up: what has been found is not all
    /// then.
    bool gaveUp() const { return work_ > mostWork; }

private:
    /// What a stretch has been read as.
    enum class Part : std::uint8_t {
        amount,
        eachAmount,
        thing,
        typeNoun,
        noun,
        selector,
        predicate,
        place,
        pick,
        object,
        pronounWord,
        player,
        condition,
        trigger,
        symbols,
        cost,
        clauseCost,
        effect,
        effects,
        sentences,
        quoted,
        mode,
        body,
    };
    using SlotReader = std::function<Scripts(const PatternPiece&, Span)>;
    using Binding = std::vector<std::pair<const PatternPiece*, Script>>;
    using Found = std::function<void(const Binding&)>;
    using Sequence = std::vector<Script>;

    // chart.cpp: stretches and patterns
    bool stands(std::size_t at, std::string_view literal) const;
    std::size_t next(std::size_t at) const;
    std::size_t find(std::string_view literal, std::size_t from, std::size_t to) const;
    std::string_view words(Span span) const { return text_.substr(span.from, span.to - span.from); }
    const std::vector<const TextPattern*>& active(std::string_view section);
    bool couldStand(const TextPattern& pattern) const;
    void match(const TextPattern& pattern, Span span, const SlotReader& read, const Found& found);
    /// A pattern while it is being placed: what its slots hold so far.
    struct Placing {
        const TextPattern& pattern;
        const SlotReader& read;
        const Found& found;
        std::vector<std::pair<const PatternPiece*, Scripts>> held;
        Binding bound;
        std::size_t places = 0;
    };
    bool couldFollow(const TextPattern& pattern, std::size_t piece, std::size_t at, std::size_t to) const;
    Scripts heldBy(const PatternPiece& piece, Span span, const SlotReader& read);
    void place(Placing& placing, std::size_t piece, std::size_t at, std::size_t to);
    void choose(Placing& placing, std::size_t slot);
    const Scripts& remembered(Part part, Span span, const std::function<Scripts()>& make);
    static void add(Scripts& all, Script script);
    static void addAll(Scripts& all, const Scripts& more);
    /// Returns what the first slot says that says something; null if none does.
    static Script said(const Binding& bound);
    static void addSaid(Scripts& all, const Binding& bound);
    /// Sequences of items with the words of a list between them; `item` reads one.
    std::vector<Sequence> sequences(std::string_view joint, Span span,
                                    const std::function<Scripts(Span)>& item);
    void sequencesFrom(std::size_t from, std::size_t to, const std::vector<std::string>& joints,
                       const std::function<Scripts(Span)>& item, Sequence& soFar, std::vector<Sequence>& all);
    const std::vector<std::string>& betweenItems(std::string_view joint);

    // chart_fields.cpp: operators and their fields
    Scripts readField(const FieldShape& field, const Operator& shape, const PatternPiece& piece, Span span);
    Scripts readSlot(const Operator& shape, const TextPattern& pattern, const PatternPiece& piece, Span span);
    Scripts readInside(const Operator& shape, const TextPattern& pattern, const PatternPiece& piece,
                       Span span);
    Scripts readPart(const Operator& shape, const TextPattern& pattern, std::string_view field, Span span);
    const std::vector<std::pair<std::string_view, const std::string*>>&
    standing(const std::vector<std::string_view>& known);
    Scripts printedOneOf(const std::vector<std::string_view>& words, Span span);
    Scripts printedSome(const std::vector<std::string_view>& words, std::string_view joint, Span span);
    Scripts restrictions(const std::vector<std::string_view>& words, std::string_view joint, Span span);
    Scripts authorText(Span span);
    Scripts deeds(std::string_view deed, Span span);
    Scripts assembled(const Operator& shape, const TextPattern& pattern, const Binding& bound,
                      std::string_view prefix = {});
    Scripts choicesOf(const Operator& shape, const FieldShape& field, const TextPattern& pattern,
                      const Binding& bound, std::string_view prefix);
    static Script asMeant(const Script& said, const FieldShape& field, const TextPattern& pattern,
                          const Binding& bound);
    Scripts choicesByTags(const Operator& shape, const FieldShape& field, const TextPattern& pattern);
    Script insideAmount(const FieldShape& field, const TextPattern& pattern, const Binding& bound);
    Script comparisonOf(const Binding& bound, const TextPattern& pattern) const;
    static Script operatorScript(const Operator& shape,
                                 const std::vector<std::pair<const FieldShape*, Script>>& fields);
    /// Returns readings by one of the patterns of an operator's section.
    template <class Spec>
    Scripts byOperators(const std::vector<Spec>& specs, std::string_view section, Span span,
                        const std::function<bool(const TextPattern&)>& isMeant) {
        Scripts all;
        for (const TextPattern* pattern : active(section)) {
            if (!pattern->part.empty() || !pattern->clause.empty() || !isMeant(*pattern))
                continue;
            const std::size_t op = operatorOf(specs, pattern->word);
            if (op < specs.size())
                byPattern(specs[op].shape, *pattern, span, all);
        }
        return all;
    }
    void byPattern(const Operator& shape, const TextPattern& pattern, Span span, Scripts& all);

    // chart_amounts.cpp
    const Scripts& amounts(Span span);
    const Scripts& eachAmounts(Span span);
    const Scripts& things(Span span);

    // chart_nouns.cpp: what something must be like
    const Scripts& typeNouns(Span span);
    const Scripts& nouns(Span span);
    Scripts placedNouns(Span span);
    Scripts nounsLikeOneOf(Span span);
    const Scripts& selectors(Span span); ///< nouns with an article or the like
    const Scripts& predicates(Span span);
    const Scripts& places(Span span);
    Scripts criterionAround(const TextPattern& pattern, const CriterionSpec& spec, Span span);
    Script criterionAlone(const CriterionSpec& spec, const TextPattern& pattern, const Script& value) const;
    Scripts counted(Span span);
    Scripts counters(Span span);
    const Scripts& picks(Span span);

    // chart_objects.cpp
    const Scripts& objects(Span span);
    const Scripts& pronounWords(Span span);
    const Scripts& players(Span span);
    Scripts agents(Span span);
    Scripts criteriaField(Span span);

    // chart_conditions.cpp
    const Scripts& conditions(Span span);
    Scripts thereIs(Span span);
    Scripts moments(Span span);
    Scripts manyConditions(Span span);
    Scripts ownSentences(Span span);
    Scripts happened(Span span);
    const Scripts& triggers(Span span);
    Scripts severalTriggers(Span span);

    // chart_costs.cpp
    Scripts payments(Span span);
    Scripts symbolCosts(Span span);
    Scripts costs(Span span); ///< lists
    Scripts clauseCosts(Span span);

    // chart_effects.cpp: lists of effects
    const Scripts& effect(Span span);
    const Scripts& effects(Span span);
    Script doneByAgreed(const EffectSpec& spec, const Script& effect) const;
    Scripts effectsOfClauses(Span span);
    Scripts lasting(Span span);
    Script lastingSoLong(const Script& effects, std::string_view duration) const;
    Scripts forEach(Span span);
    Scripts around(Span span);
    Scripts insteadIf(Span span);
    Scripts withNext(const TextPattern& pattern, const Operator& shape, Span span);
    const EffectSpec* effectOf(const Script& effect) const;

    // chart_sentences.cpp
    const Scripts& sentences(Span span);
    Scripts gained(const FieldShape& field, std::string_view joint, Span span);
    Scripts following(Span span);
    Scripts withinQuotes(Span span, const OwnNames& names, const std::function<Scripts(Chart&)>& read);
    Scripts quotedAbilities(Span span);

    const Scripts& bodies(Span span);
    Scripts chosenFirst(Span span);
    Scripts choicesIn(Span span); ///< one sentence; lists
    /// Where sentences end, and where the next ones begin.
    std::vector<std::pair<std::size_t, std::size_t>> sentenceEnds(Span span);

    // chart_modes.cpp
    Scripts modes(Span span);
    Scripts modeCounts(Span span);
    Scripts quotedMode(Span span);
    void quotedModes(Span span, const Sequence& soFar, std::vector<Sequence>& all);

    // chart_abilities.cpp
    void wrapped(const TextPattern& pattern, Span span, const std::function<Scripts(Span)>& inner,
                 const std::function<void(const Script&, const Binding&)>& found);
    Scripts severalWhens(Span span);
    Scripts limited(Span span, const std::function<Scripts(Span)>& inner);
    Scripts limitSentences(Span span);
    Scripts limitSentence(Span span);
    Scripts limitOfUses(const TextPattern& pattern, Span span);
    Scripts triggered(Span span);
    Script whereItWorks(const Script& ability) const;
    Scripts openedIf(Span span);
    Scripts openedInOwnWords(const TextPattern& pattern, std::string_view key, Span span,
                             const std::function<Scripts(Span)>& inner);
    Scripts activated(Span span);
    bool isOwnPrice(const Script& effect) const;
    Scripts constant(Span span);
    Scripts placesToPlayFrom() const;
    Scripts replacing(Span span);
    Scripts partOfReplacement(const PatternPiece& piece, Span span);
    Scripts eventsOfSoMuch(Span span);
    Scripts keywords(Span span);
    Scripts keywordBeforeText(const Vocabulary::KeywordPhrase& phrase, const TextPattern& pattern, Span span);
    Scripts aroundAbility(Span span);
    Scripts costed(Span span);
    Scripts castingSentence(Span span);

    const CardSchema& schema_;
    const Vocabulary& vocabulary_;
    const PatternBook& book_;
    const ReadingGuide& guide_;
    Language language_;
    std::string_view text_;
    std::string
        lowered_; ///< the same without capitals at the beginnings of words, as in the middle of a sentence
    OwnNames names_;
    std::map<std::string, std::vector<const TextPattern*>, std::less<>> active_;
    std::map<std::string, std::vector<std::string>, std::less<>> joints_;
    /// By the list of the vocabulary, which outlives the chart.
    std::unordered_map<const std::vector<std::string_view>*,
                       std::vector<std::pair<std::string_view, const std::string*>>>
        standing_;
    std::unordered_map<std::uint64_t, Scripts> memory_;
    std::size_t reached_ = 0;

    /// What is tried for one text, for a second or two.
    static constexpr std::uint64_t mostWork = 2'000'000;
    std::uint64_t work_ = 0;
};

} // namespace takujo

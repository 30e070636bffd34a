#pragma once

#include "engine/cards/text/pattern_choice.h"
#include "engine/cards/text/phrase_context.h"
#include "engine/core/definition.h"
#include "engine/kit/rules/vocabulary.h"
#include "engine/kit/rules/words.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

/// Returns a sentence without the full stop at its end.
std::string withoutStop(std::string text);

/// Returns a text that will be put in quotes, with other quotes around what it quotes.
std::string withInnerQuotes(std::string text, Language language);

/// `{of.deed use}`: how players call it to use such cards.
inline constexpr std::string_view deedForm = "deed ";

/// Puts one ability of a card into words, in one language. It goes through the ability in reading order, so
/// that it knows what was mentioned last and can call that "it".
///
/// The words are patterns; the code only knows which sort of thing stands where. An operator is said by the
/// pattern of its word in the section of its sort; the pattern fills in the operator's fields by their keys.
/// The head of resources/words/kit.yaml explains how to write variants of a pattern, and which forms a slot
/// can ask for.
class Wording {
public:
    Wording(const CardDefinition& card, const Ability& ability, const Vocabulary& vocabulary,
            const Words& words, Language language);

    std::string abilityText(); // ability.cpp
    std::string modeText(std::size_t mode);

    /// Means all choices, in place of the number of one.
    static constexpr std::int32_t allChosen = -1;

    // parts.cpp: single parts (engine/cards/text_parts.h)
    /// Sets the name of the object that has the ability, to be used instead of the card's name.
    void callThis(std::string name) { self_ = std::move(name); }
    /// Sets the name of the present object of `for each`.
    void callIt(std::string name) { it_ = std::move(name); }
    /// Sets the names of the objects that the effect mentions first.
    void callObjects(const Term& effect, std::string names, bool isOne);
    std::string choiceOf(std::int32_t number);
    std::string choiceOfModes();
    std::string afterChoice(std::int32_t number);
    std::string instruction(std::uint16_t block, std::size_t place, Ending ending);
    std::string whole(std::uint16_t block);
    /// Returns what an effect says in that field.
    std::string part(const Term& effect, const FieldName& field);
    std::string whatItDoes(std::uint16_t modes, std::uint16_t block);
    std::string costsAlone();

private:
    static constexpr std::size_t noField = SIZE_MAX;

    /// A term that a pattern will say.
    struct Phrasing {
        std::string_view section;
        const Operator& shape;
        const Term& term;
        PhraseContext manner = {};
        std::string word = {};          ///< if the pattern has another word than the operator
        std::vector<Trait> traits = {}; ///< of the place where the term stands
        SlotFiller more = nullptr;      ///< fills slots that are no fields
        std::size_t perEach = noField;  ///< the field whose amount is "one for each" of something
        bool tellsSign = false;         ///< the pattern says that an amount is negative
        bool tellsDivision = false;     ///< the pattern says that an amount is divided
    };

    // wording.cpp: patterns and their fillings
    std::string say(const Phrasing& saying);
    std::string filled(const ChosenPattern& pattern, const Phrasing& given);
    std::string phrase(std::string_view section, std::string_view key, const SlotFiller& filler,
                       std::vector<Trait> traits = {});
    std::string word(std::string_view section, std::string_view key, std::vector<Trait> traits = {});
    /// Returns a word of the game as cards print it: an element, a keyword, a phase.
    std::string printed(std::string_view word) const;
    std::string list(const std::vector<std::string>& items, std::string_view joint);
    /// Returns the text with a capital letter, as sentences begin. English only.
    std::string heading(std::string text) const;
    std::optional<std::string> slotText(const Phrasing& saying, const Slot& slot);
    std::string fieldText(const Phrasing& saying, std::size_t field, const Slot& slot);
    std::string amountField(const Phrasing& saying, std::size_t field, const Slot& slot);
    void addUprightOthers(Term& each) const;
    std::string objectsField(const Phrasing& saying, std::size_t field, const Slot& slot);
    std::string deed(std::string_view form, std::uint32_t types, const Phrasing* saying);
    std::uint32_t typesOfObjects(const Term& objects) const;
    std::string printedThis();
    std::string blockField(const Phrasing& saying, std::size_t field, const Slot& slot);
    std::string partText(const Phrasing& saying, std::string_view field);
    std::string wordsText(const Phrasing& saying, std::size_t field, std::string_view form);
    std::string typesText(std::uint32_t types, std::string_view form);
    std::string endingOf(const Phrasing& saying, const Slot& slot);
    std::string endingFor(const Slot& slot, const PhraseContext& manner) const;
    const std::string& textOf(const Term& text) const;

    // traits.cpp: the properties of a term that decide on its pattern
    PatternQuery queryFor(const Phrasing& saying);
    void askFor(PatternQuery& query, const Phrasing& saying, std::size_t field, bool isFirstObjects);
    void askForAmount(PatternQuery& query, const Phrasing& saying, const std::string& key, const Term& amount,
                      bool perEach);
    void askForObjects(PatternQuery& query, const std::string& key, const Term& objects);

    // amounts.cpp
    struct Quantity {
        std::string text; ///< without a sign
        bool isOne = false;
        bool isNone = false;
        bool isLess = false;        ///< it is negative
        bool isComputed = false;    ///< it is "the number of …", not a number
        const Term* each = nullptr; ///< the amount is per one of what this counts
    };
    Quantity quantityOf(const Term& amount, bool perEach = false, const PhraseContext& manner = {});
    bool isComputed(const Term& amount) const;
    bool isDivided(const Term& amount) const;
    bool countsEach(const Term& amount);
    Phrasing oneOfCount(const Term& amount, const PhraseContext& manner) const;
    std::string eachOfCount(const Term& count, std::string_view form, const PhraseContext& manner);
    std::string forEachOf(const Term& count, const std::string& effect, const PhraseContext& manner);
    std::string amountText(const Term& amount);
    std::string amountInside(const Term& whole, const Term& part, const std::string& text);
    /// Returns the whole amount, where `divided` is the share of each of these.
    Quantity dividedAmong(const Term& objects);
    std::string thingsOf(const Quantity& quantity, const Term& amount);

    // nouns.cpp: selectors as noun phrases
    std::string noun(const Term& each, bool many, const PhraseContext& manner, bool joinsAll = false,
                     Omission unsaid = {}, std::uint32_t otherwiseTypes = 0);
    std::string typeNoun(std::uint32_t types, bool many, bool joinsAll);
    std::string_view typeWord(std::uint32_t types) const;
    std::string withArticle(const std::string& noun);
    std::string criterion(const Term& criterion, const std::string& noun, bool many,
                          const PhraseContext& manner, std::vector<Trait> traits, std::uint32_t types);
    std::string notLike(const Term& criterion, const std::string& noun, bool many,
                        const PhraseContext& manner);
    const Term* onlyCriterion(const Term& each) const;
    std::string predicate(const Term& each, bool many, const PhraseContext& manner);
    std::string place(const Term& each, const PhraseContext& manner);
    std::string placeOf(std::uint32_t zones, const Term* player, const PhraseContext& manner);
    const Term* playerOfPlace(const Term& each) const;
    const Term* whoseIs(const Term& each) const;
    struct Ranked {
        const Term* criterion = nullptr;
        bool isBehindPlace = false;
    };
    std::vector<Ranked> inOrder(const Term& each) const;

    // counts.cpp: numbers of objects
    enum class Count : std::uint8_t { exactly, atLeast, atMost, upTo };
    std::string counted(const Term& each, const Term& number, Count how, bool elsewhere,
                        const PhraseContext& manner, Omission unsaid = {});
    std::string counter(const Term& each, const Quantity& number, bool elsewhere);
    std::string pickText(const Term& pick, const PhraseContext& manner, bool alone);
    static std::string_view wayOf(const Term& pick);

    // references.cpp: objects, and what "it" refers to
    struct Place;
    struct Referent {
        const Term* each = nullptr; ///< what the object is like
        bool isOne = true;
    };
    std::string objects(const Term& given, std::string_view form, const PhraseContext& manner);
    std::string named(std::string_view word, std::string_view form, bool isOne, const SlotFiller& filler);
    std::string pronoun(bool isOne, std::string_view form);
    std::string reference(const Term& objects, std::string_view form);
    Referent referentOf(const Term& objects) const;
    Referent referentOfPlace(std::int32_t place) const;
    std::uint32_t typesMeant(const Term* each) const;
    std::string referenceToSelected(const Place& place, std::string_view form);
    const Term* eventObjects() const;
    Referent eventReferent() const;
    const Term* costThatSpends() const;
    Referent spentReferent() const;
    bool isOne(const Term& objects, const PhraseContext& manner) const;
    bool isPronoun(const Term& objects) const;
    std::vector<Trait> traitsOfOnly(const Term& each) const;
    /// Returns the objects that an "each" chooses from, if it only chooses from given ones.
    const Term* onlyAmong(const Term& each) const;
    bool isTheOnly(const Term& each) const;
    /// Returns `this` for `that`, if the event is about this card.
    const Term& plainly(const Term& objects) const;
    void speakOf(const Term& objects);

    // players.cpp
    std::string players(const Term& players, std::string_view form, const PhraseContext& manner);
    bool isSubject(const Term& players, const PhraseContext& manner) const;
    bool isOnePlayer(const Term& players, const PhraseContext& manner) const;
    static std::string_view playersWord(const Term& players);

    // conditions.cpp
    std::string condition(const Term& condition, PhraseContext manner);
    std::string thereIs(const Term& condition, const PhraseContext& manner);
    std::string trigger(const Term& trigger, Happening happening, std::vector<Trait> traits = {});
    void speakOfEvent();
    std::optional<std::string> ownSentence(const Term& condition, const PhraseContext& manner);
    Phrasing severalOf(const Term& event, const Term& least);
    bool countsObjects(const Term& event, const Term& least);

    // joint_conditions.cpp: several conditions together
    struct Holding {
        const Term* condition = nullptr;
        bool isNegated = false;
        const Term* phase = nullptr; ///< only this phase of that player's turn
    };
    std::optional<bool> needsAll(const Holding& holding) const;
    void collectHoldings(const Term& condition, bool isNegated, bool areAllNeeded,
                         std::vector<Holding>& found) const;
    void joinMoments(std::vector<Holding>& holdings) const;
    std::string momentOf(const Holding& holding);
    std::string isMoment(const Holding& holding, const PhraseContext& manner);
    std::string onlyDuring(const Term& condition);
    std::string conditions(const std::vector<Term>& all, bool areAllNeeded, const PhraseContext& manner);
    std::string conditions(std::vector<Holding> holdings, bool areAllNeeded, const PhraseContext& manner);
    std::string inBrackets(const std::string& text);

    // alike.cpp: effects on everything chosen
    std::vector<Term> toldTogether(std::vector<Term> effects) const;

    // replacements.cpp: the amount of the event that is replaced
    const Term* comparedInEvent(const Term& condition);
    Phrasing soMuch(const Term& condition) const;
    std::string eventOfSoMuch(const Term& compared);
    Term without(const Term& conditions, const Term& one) const;

    // costs.cpp
    std::string costs(const std::vector<Term>& costs, std::string_view joint);
    std::string costClauses(const std::vector<Term>& costs, const PhraseContext& manner);
    std::string symbols(const Term& payment);

    // effects.cpp
    /// A clause, and who acts in it: you, in the imperative; somebody it names; or nobody in particular.
    struct Clause {
        enum class Doer : std::uint8_t { you, named, itself };
        std::string text;
        Doer doer = Doer::you;
    };
    /// The effects before one in its sentence.
    using Before = std::span<const Term>;
    /// Returns the effects of a block, one sentence each.
    std::vector<std::string> sentences(std::uint16_t block, const PhraseContext& manner);
    /// Returns all of a block as one clause.
    Clause wholeClause(std::uint16_t block, const PhraseContext& manner);
    std::string clause(std::uint16_t block, const PhraseContext& manner) {
        return wholeClause(block, manner).text;
    }
    std::vector<Term> saidIn(std::uint16_t block) const;
    Clause joined(const std::vector<Clause>& clauses, const PhraseContext& manner);
    std::vector<Clause> group(const std::vector<Term>& effects, std::size_t first, std::size_t last,
                              const PhraseContext& manner, bool apart);
    std::size_t endOfGroup(const std::vector<Term>& effects, std::size_t first, const PhraseContext& manner);
    /// Returns the clauses of one effect; `apart`: each will be a sentence of its own.
    std::vector<Clause> effect(const Term& effect, const PhraseContext& manner, bool apart, Before before);
    ChosenPattern patternWithNext(const Phrasing& saying, const Phrasing& following);
    Phrasing withNextSaid(const Term& effect, const Term& next, const PhraseContext& manner);
    bool joinsNext(const Term& effect, const Term& next);
    std::optional<Clause> withNext(const Term& effect, const Term& next, const PhraseContext& manner);
    std::vector<Clause> clausesOf(const Phrasing& saying, bool apart);
    Clause::Doer doerOf(const ChosenPattern& pattern, const Phrasing& saying) const;
    bool hasClauses(const Operator& shape) const;
    bool takesAll(const Phrasing& saying) const;
    Clause oneOrTheOther(const Term& effect, std::size_t field, const PhraseContext& manner);
    bool isEither(const Term& effect) const;
    std::string withFloor(const Term& effect, std::string text);
    std::string withReach(const Term& effect, std::string text);
    void addSameAgain(Phrasing& saying, const Term& effect, Before before);
    Phrasing sayingOf(const Term& effect, const PhraseContext& manner, Before before);
    std::size_t fieldPerEach(const Term& effect);
    bool isAboutTwo(const Term& effect) const;
    void speakAfter(const Term& effect);
    const Term* givenPart(const Term& effect, std::string_view field) const;
    const Term* untilOf(const Term& effect) const;
    bool waits(const Term& effect) const;
    bool opensWithDuration(std::uint16_t block) const;
    std::string lasting(const Term* until, const std::string& text, bool opens = false,
                        bool restricts = false);

    // ability.cpp
    std::string keywordText();
    std::string keywordPhrase();
    std::vector<std::string> costsOfCasting();
    std::optional<std::string> inItsOwnWords(std::string_view key, const Term& cost);
    std::string wholeText();
    std::string eventOfAbility(const Term* compared);
    /// Returns what is chosen and what is done, one sentence each, without full stop.
    std::vector<std::string> body(const std::vector<Term>& picks, std::uint16_t block);
    // quoted.cpp: abilities inside the text
    const Ability& quoted(const Term& ability) const;
    std::string textThatFollows(const Term& following);
    std::string asGoingOn();
    std::string inQuotes(const Term& ability, const Term& givenTo);
    std::string thisOneOf(std::uint32_t types);
    bool quotes(const Term& effect) const;

    void addChoices(const std::vector<Term>& picks, std::vector<std::string>& sentences);
    std::string modesSentence(const Term& least, const Term& most, bool asked);
    std::string withModes(std::string text);
    std::string limit();
    std::string withLimits(const std::string& text);
    std::string joinSentences(const std::vector<std::string>& sentences);
    std::string afterCosts(const std::string& text);
    bool isKeyword(const Term& trigger) const;
    bool areKeywords() const; ///< all triggers of the ability
    bool paysBehindItsTriggers() const;
    std::string withItsCosts(const std::string& text);
    std::string behindTriggers(const std::string& text, const SlotFiller& filler);
    std::string behindCosts(const std::string& text);
    /// Returns the text after an opening condition: "While …, …", or the words for that condition.
    std::string opened(std::string_view word, const Term& condition, const std::string& text);
    /// The second of these alone; none if there are no such words.
    std::optional<std::string> openedInItsOwnWords(std::string_view word, const Term& condition,
                                                   const std::string& text);
    /// Returns a pattern of the section around a text, which the pattern has at its end or as
    /// `{text.sentence}`.
    std::string around(std::string_view key, const std::string& text, const SlotFiller& filler = nullptr,
                       std::vector<Trait> traits = {});
    std::string worksIn(const std::string& text);
    bool isAboutItself() const;
    bool replacesEvent() const;
    PhraseContext usual() const;

    const Operator& shapeOf(const Term& term) const;
    const std::vector<Term>* picksAround(std::int32_t number) const; // parts.cpp
    void collectPick(const Term& pick);
    void collectSelections(const std::vector<Term>& effects);

    const CardDefinition& card_;
    const Ability& ability_;
    const Vocabulary& vocabulary_;
    const Words& words_;
    Language language_;

    struct Place {
        std::int32_t number = 0;
        Referent referent;
        const Term* divided = nullptr;
        std::string_view words = {}; ///< if it is called by unusual words
    };
    void collectGroups(const Term& effect, const Term& objects, Place& place);
    std::vector<Place> places_;                ///< what is chosen and selected, by the number of the pick
    std::vector<std::int32_t> chosenTogether_; ///< the choices in the same sentence
    std::vector<const Term*> events_;          ///< the triggers around the present part
    const Term* replaced_ = nullptr;           ///< the trigger of the event that is replaced
    std::optional<Term> spokenOf_;             ///< what "it" means now
    std::string_view lastDone_;                ///< the word of the last effect that counts what it does
    struct Called {
        const Term* objects = nullptr; ///< a field of an effect of the ability
        std::string names;
        bool isOne = true;
    };
    Called called_;               ///< what has names on the table
    std::string self_;            ///< what `this` is called
    std::uint32_t selfTypes_ = 0; ///< the types that it can have
    std::string it_;
};

} // namespace takujo

#pragma once

#include "engine/cards/text_parts.h"
#include "engine/match/sentences/ability_parts.h"
#include "engine/match/sentences/asking_text.h"
#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/clash_sentences.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/moment_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/payment_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "engine/match/sentences/stack_sentences.h"
#include "engine/match/view.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// Puts a match into words, in one language, for one viewer: window and command line say the same. What the
/// viewer may not see is not told ("a card").
///
/// Of several patterns for one thing the most particular is taken: resources/words/README.md has their keys.
class Sentences {
public:
    /// Match and words must outlive this.
    Sentences(const Match& match, const Words& words, Language language, Player viewer)
        : spoken_{match, words, language, viewer} {}
    /// From here on what either player may see is told: for whoever watches a game that was played.
    Sentences& openly() {
        spoken_.openly();
        return *this;
    }

    /// What the decider is asked, in one sentence that names the player; when the game is over, how it ended.
    std::string prompt() const { return PromptSentences{spoken_}.prompt(); }
    /// A quieter line below: what comes of it, or what it costs; empty where there is nothing to add.
    std::string promptMore() const { return PromptSentences{spoken_}.more(); }
    /// The step of the rulebook that is running, in a word or two; empty where the phase says enough.
    std::string runningStep() const { return MomentSentences{spoken_}.runningStep(); }
    /// How far a choice of several picks has come; empty where it is one pick.
    std::string progress() const { return PromptSentences{spoken_}.progress(); }
    /// What an option does, as on a button or a numbered list.
    std::string option(const Option& option) const { return OptionSentences{spoken_}.option(option); }
    /// What is asked of who has taken up the option's card and says next what it is aimed at.
    std::string aiming(const Option& option) const { return OptionSentences{spoken_}.aiming(option); }
    /// What the option's effect or ability does, where what it is called does not tell: of what waits to come
    /// next, and of an ability without a name beside others of its card. Else empty.
    std::string optionMore(const Option& option) const { return OptionSentences{spoken_}.more(option); }
    /// The text of the ability that the option uses, also where it is the only one; else empty.
    std::string optionText(const Option& option) const { return OptionSentences{spoken_}.text(option); }
    /// Every option of the decision, in order; those that would read the same are numbered.
    std::vector<std::string> options() const { return OptionSentences{spoken_}.options(); }
    /// What may be said where any number of a range answers.
    std::string anyNumber(const NumberRange& range) const {
        return OptionSentences{spoken_}.anyNumber(range);
    }
    /// Why not, as a sentence, without the rule number.
    std::string refusal(const Refusal& refusal) const { return RefusalSentences{spoken_}.refusal(refusal); }
    /// The same with the number in brackets, before the full stop.
    std::string refusalWithRule(const Refusal& refusal) const {
        return RefusalSentences{spoken_}.withRule(refusal);
    }
    /// What the reasons stand under: "Why Ember can't be played".
    std::string whyNotHeading(const Attempt& attempt) const {
        return RefusalSentences{spoken_}.heading(attempt);
    }
    /// The same where nothing at all can be done with it.
    std::string whyNotHeading(ObjectId object) const { return RefusalSentences{spoken_}.heading(object); }
    std::string logLine(const LogEntry& entry) const { return LogSentences{spoken_}.line(entry); }
    using LogLine = takujo::LogLine;
    std::vector<LogLine> log() const { return LogSentences{spoken_}.lines(); }
    /// How the game ended; empty while it runs.
    std::string outcome() const { return OutcomeSentences{spoken_}.outcome(); }
    /// The same in two: who has won, as a heading, and why, as a sentence; empty where nothing is to be said.
    std::string whoWon() const { return OutcomeSentences{spoken_}.whoWon(); }
    std::string whyItEnded() const { return OutcomeSentences{spoken_}.why(); }

    std::string player(Player player) const { return spoken_.player(player); }
    std::string cardName(DefinitionIndex definition) const { return spoken_.cardName(definition); }
    /// Type, elements and jobs of a card in one line.
    std::string typeLine(const CardDefinition& card) const { return CardSentences{spoken_}.typeLine(card); }
    /// The lines of a card's text: what engine/cards/card_text.h writes.
    std::vector<std::string> cardText(const CardDefinition& card, bool withKeywords = true) const {
        return CardSentences{spoken_}.text(card, withKeywords);
    }
    /// The abilities that effects have given the card, in quotes.
    std::vector<std::string> givenTexts(const CardView& card) const {
        return CardSentences{spoken_}.givenTexts(card);
    }
    /// As a heading, like the next three.
    std::string zone(std::uint8_t kind) const { return spoken_.zone(kind); }
    std::string phase(std::string_view word) const { return spoken_.phase(word); }
    /// Of zones or phases, for places with little room; the whole word where there is no short one.
    std::string shortWord(std::string_view section, std::string_view word) const {
        return spoken_.shortWord(section, word);
    }
    std::string procedure(std::string_view name) const { return spoken_.procedure(name); }
    std::string step(std::string_view name) const { return spoken_.step(name); }
    /// As in the middle of a sentence.
    std::string word(std::string_view section, std::string_view key) const {
        return spoken_.word(section, key);
    }
    /// A card by its name, an ability on a stack by what it comes from. As a heading.
    std::string title(const CardView& card) const { return CardSentences{spoken_}.title(card); }
    /// Of what lies on a stack: its own name or that of its card; what sort of thing it is, as in the middle
    /// of a sentence; what it will do.
    std::string stackName(const CardView& card) const { return StackSentences{spoken_}.name(card); }
    std::string stackKind(const CardView& card) const { return StackSentences{spoken_}.kind(card); }
    std::string effectText(const CardView& card) const { return StackSentences{spoken_}.effect(card); }
    /// What it has chosen and what is still there of it.
    std::vector<std::string> chosenNames(const CardView& card) const {
        return StackSentences{spoken_}.chosen(card);
    }
    /// Everything a viewer should know of a card in play: state, damage, marks, numbers that have changed,
    /// counters; of what lies on a stack, what it has chosen.
    std::string state(const CardView& card) const { return CardSentences{spoken_}.state(card); }
    /// So many counters of that name, as they are called in this game.
    std::string counters(std::string_view name, std::int32_t count) const {
        return spoken_.counters(name, count);
    }
    /// What a battle adds up to, "3 + 5 = 8", with what comes back; and what will come of it.
    std::string clashSum(const ClashView& clash) const { return ClashSentences::sum(clash); }
    std::string clashOutcome(const ClashView& clash) const { return ClashSentences{spoken_}.outcome(clash); }
    /// Where a part of a number comes from: "printed", or the name of a card.
    /// What it comes from, and how long that lasts.
    std::string contribution(const Contribution& part) const {
        return CardSentences{spoken_}.contribution(part);
    }

    Language language() const { return spoken_.language(); }

private:
    SpokenMatch spoken_;
};

} // namespace takujo

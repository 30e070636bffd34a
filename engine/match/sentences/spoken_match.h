#pragma once

#include "engine/match/match.h"
#include "engine/match/sentences/speech.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// A match as it is told in one language to one viewer: whether the viewer may be told of a thing, and by
/// what name. What the viewer may not see is not told ("a card").
///
/// Whoever wants sentences makes one and hands it to the class that answers the question: prompt_sentences.h,
/// option_sentences.h, refusal_sentences.h, log_sentences.h, outcome_sentences.h, card_sentences.h,
/// stack_sentences.h, battle_sentences.h, moment_sentences.h. Window and command line ask the same ones. Of
/// several patterns for one thing the most particular is taken: resources/words/README.md has their keys.
class SpokenMatch {
public:
    /// Match and words must outlive this, and whatever is made of it.
    SpokenMatch(const Match& match, const Words& words, Language language, Player viewer)
        : match_{&match}, words_{&words}, language_{language}, viewer_{viewer} {}
    /// From here on what either player may see is told: for whoever watches a game that was played.
    SpokenMatch& openly() {
        isOpen_ = true;
        return *this;
    }

    const Match& match() const { return *match_; }
    const Words& words() const { return *words_; }
    Language language() const { return language_; }
    Speech speech() const { return {*words_, language_}; }

    Player viewer() const { return viewer_; }
    bool isOpen() const { return isOpen_; }
    /// Whether the viewer sees it.
    bool mayTell(ObjectId id) const;
    /// Whether it is there, and the viewer may not know it.
    bool isHidden(ObjectId id) const;
    /// It lives, and is no ability on a stack.
    bool hasCard(ObjectId id) const;

    std::string say(std::string_view section, std::string_view key,
                    const std::vector<Filling>& fillings) const;
    /// As in the middle of a sentence.
    std::string word(std::string_view section, std::string_view key) const;

    std::string player(Player player) const;
    std::string cardName(DefinitionIndex definition) const;
    /// "the ability of Ember", or "Blaze of Ember" where it has a name.
    std::string abilityName(const CardDefinition& card, const Ability& ability) const;
    std::string objectName(ObjectId id) const;
    /// What the viewer calls a card that it does not see: by its place, where cards are told apart by that,
    /// or where the viewer is to pick one.
    std::string hiddenName(ObjectId id) const;
    /// What the decision is about: it may have gone, and still be what is spoken of.
    std::string aboutName(ObjectId id) const;
    std::string zoneInSentence(ZoneId zone) const;
    /// As a heading, like the next three.
    std::string zone(std::uint8_t kind) const;
    std::string phase(std::string_view word) const;
    /// Of zones or phases, for places with little room; the whole word where there is no short one.
    std::string shortWord(std::string_view section, std::string_view word) const;
    std::string procedure(std::string_view name) const;
    std::string step(std::string_view name) const;
    /// So many counters of that name, as they are called in this game.
    std::string counters(std::string_view name, std::int32_t count) const;

    /// Arguments of one name make a list.
    std::vector<Filling> fillings(const Arguments& arguments) const;
    /// What is printed on the card that a sentence is about: {type}, {cost} and so on.
    void addFields(DefinitionIndex definition, std::vector<Filling>& fillings) const;

private:
    const Match* match_;
    const Words* words_;
    Language language_;
    Player viewer_;
    bool isOpen_ = false;
};

} // namespace takujo

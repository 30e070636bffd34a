#pragma once

#include "engine/kit/words.h"
#include "engine/match/view.h"

#include <string>
#include <string_view>

namespace takujo {

/// Puts a match into words, in one language, for one viewer: window and command line say the same. What the viewer
/// may not see is not told ("a card").
class Sentences {
public:
    /// Match and words must outlive this.
    Sentences(const Match& match, const Words& words, Language language, Player viewer);

    /// What the decider is asked, in one sentence that names the player.
    std::string prompt() const;
    /// How far a choice of several picks has come; empty where it is one pick.
    std::string progress() const;
    /// What an option does, as on a button or a numbered list.
    std::string option(const Option& option) const;
    /// Why not, as a sentence, without the rule number.
    std::string refusal(const Refusal& refusal) const;
    /// The same, ending with the number in brackets.
    std::string refusalWithRule(const Refusal& refusal) const;
    std::string logLine(const LogEntry& entry) const;
    /// How the game ended; empty while it runs.
    std::string outcome() const;

    std::string player(Player player) const;
    std::string cardName(DefinitionIndex definition) const;
    /// Type, elements and jobs of a card in one line.
    std::string typeLine(const CardDefinition& card) const;
    std::string zone(std::uint8_t kind) const;
    std::string phase(std::string_view word) const;
    std::string step(std::string_view name) const;
    std::string procedure(std::string_view name) const;
    std::string word(std::string_view section, std::string_view key) const;
    /// Everything a viewer should know of a card in play: state, damage, marks.
    std::string state(const CardView& card) const;

    Language language() const { return language_; }

private:
    std::vector<Filling> fillings(const Arguments& arguments) const;
    std::string say(std::string_view section, std::string_view key, const std::vector<Filling>& fillings) const;
    std::string objectName(ObjectId id) const;

    const Match* match_;
    const Words* words_;
    Language language_;
    Player viewer_;
};

} // namespace takujo

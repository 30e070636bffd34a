// The part of the wording that names players.

#include "engine/cards/text/wording.h"

#include <array>

namespace takujo {

namespace {

constexpr std::array<std::string_view, 8> playerWords{
    "you", "opponent", "both", "turn player", "that player", "owner of", "controller of", "who picks"};

} // namespace

std::string_view Wording::playersWord(const Term& players) {
    return players.exists() ? playerWords.at(players.op) : playerWords.front();
}

/// Whoever acts anyhow need not be named: you, or the player of the clause.
bool Wording::isSubject(const Term& players, const PhraseContext& manner) const {
    if (manner.subject == nullptr || playersWord(*manner.subject) == "you")
        return playersWord(players) == "you";
    return players.exists() && players == *manner.subject;
}

bool Wording::isOnePlayer(const Term& players, const PhraseContext& manner) const {
    return playersWord(players) != "you" && !(manner.bare);
}

std::string Wording::players(const Term& players, std::string_view form, const PhraseContext& manner) {
    const bool acts = isSubject(players, manner);
    const bool isNamed = form == "agent" ? !acts : form == "subject" && !(acts && manner.bare);
    if ((form == "agent" || form == "subject") && !isNamed)
        return {};
    if (form == "own")
        return word("players", playersWord(players) == "you" ? "your own" : "their own");
    std::vector<Trait> traits;
    if (form == "their")
        traits.push_back({"their"});
    if (manner.extent == Quantifier::one)
        traits.push_back({"one"});
    const bool isOfSomething = players.exists() && !players.parts.empty();
    if (isOfSomething && !isOne(players.parts.front(), manner))
        traits.push_back({"many"});
    std::string who = phrase(
        "players", playersWord(players),
        [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "of")
                return objects(players.parts.front(), slot.form, manner);
            return std::nullopt;
        },
        std::move(traits));
    if (!isNamed)
        return who;
    std::vector<Trait> agent;
    if (manner.bare)
        agent.push_back({"bare"});
    return phrase("players", "agent", [&](const Slot&) { return std::optional{who}; }, std::move(agent));
}

} // namespace takujo

#include "engine/match/sentences/keys.h"
#include "engine/match/sentences/sentences.h"
#include "engine/match/sentences/speech.h"

#include <utility>

/// What is said of what may not be done.
namespace takujo {

std::string Sentences::refusalKey(const Refusal& refusal) const {
    std::vector<std::string> keys;
    for (auto argument = refusal.arguments.rbegin(); argument != refusal.arguments.rend(); ++argument)
        keys.push_back(dotted(refusal.code, argument->name));
    keys.emplace_back(refusal.code);
    return firstKnown(*words_, "refusals", std::move(keys));
}

std::string Sentences::refusal(const Refusal& refusal) const {
    const Position position = match_->position();
    std::vector<Filling> filled = fillings(refusal.arguments);
    filled.push_back({"phase", word("phases", position.rules.tables().phases[position.state.phase])});
    filled.push_back({"turn player", player(position.state.turnPlayer)});
    filled.push_back({"other player", player(opponentOf(position.state.turnPlayer))});
    return Speech{*words_, language_}.heading(say("refusals", refusalKey(refusal), filled));
}

std::string Sentences::refusalWithRule(const Refusal& refusal) const {
    return Speech{*words_, language_}.withRule(this->refusal(refusal), refusal.rule);
}

std::string Sentences::whyNotHeading(const Attempt& attempt) const {
    const Speech speech{*words_, language_};
    const VerbSpec& spec = match_->game().tables.verbs[attempt.option.verb];
    std::string verb{spec.word};
    if (attempt.option.target.exists() && spec.targets != nullptr)
        verb = firstKnown(*words_, "why not", {dotted(verb, "at"), verb, "anything.at"});
    if (!attempt.option.object.exists() || words_->find("why not", verb) == nullptr)
        return whyNotHeading(attempt.option.object);
    return speech.heading(
        say("why not", verb,
            {{"card", objectName(attempt.option.object)}, {"target", objectName(attempt.option.target)}}));
}

std::string Sentences::whyNotHeading(ObjectId object) const {
    const std::string card = object.exists() ? objectName(object) : std::string{};
    return Speech{*words_, language_}.heading(card.empty() ? word("phrases", "why not")
                                                           : say("why not", "anything", {{"card", card}}));
}

} // namespace takujo

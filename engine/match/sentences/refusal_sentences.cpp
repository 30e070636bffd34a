#include "engine/match/sentences/refusal_sentences.h"

#include "engine/match/sentences/keys.h"

#include <utility>

namespace takujo {

std::string RefusalSentences::keyOf(const Refusal& refusal) const {
    std::vector<std::string> keys;
    for (auto argument = refusal.arguments.rbegin(); argument != refusal.arguments.rend(); ++argument)
        keys.push_back(dotted(refusal.code, argument->name));
    keys.emplace_back(refusal.code);
    return firstKnown(spoken_.words(), "refusals", std::move(keys));
}

std::string RefusalSentences::refusal(const Refusal& refusal) const {
    const Position position = spoken_.match().position();
    std::vector<Filling> filled = spoken_.fillings(refusal.arguments);
    filled.push_back({"phase", spoken_.word("phases", position.rules.tables().phases[position.state.phase])});
    filled.push_back({"turn player", spoken_.player(position.state.turnPlayer)});
    filled.push_back({"other player", spoken_.player(opponentOf(position.state.turnPlayer))});
    if (const Player asked = spoken_.match().decision().decider; asked != Player::nobody)
        filled.push_back({"decider", spoken_.player(asked)}); // where the refusal names nobody else
    return spoken_.speech().heading(spoken_.say("refusals", keyOf(refusal), filled));
}

std::string RefusalSentences::withRule(const Refusal& refusal) const {
    return spoken_.speech().withRule(this->refusal(refusal), refusal.rule);
}

std::string RefusalSentences::heading(const Attempt& attempt) const {
    const Speech speech = spoken_.speech();
    const VerbSpec& spec = spoken_.match().game().tables.verbs[attempt.option.verb];
    std::string verb{spec.word};
    if (attempt.option.target.exists() && spec.targets != nullptr)
        verb = firstKnown(spoken_.words(), "why not", {dotted(verb, "at"), verb, "anything.at"});
    if (!attempt.option.object.exists() || spoken_.words().find("why not", verb) == nullptr)
        return heading(attempt.option.object);
    return speech.heading(spoken_.say("why not", verb,
                                      {{"card", spoken_.objectName(attempt.option.object)},
                                       {"target", spoken_.objectName(attempt.option.target)}}));
}

std::string RefusalSentences::heading(ObjectId object) const {
    const std::string card = object.exists() ? spoken_.objectName(object) : std::string{};
    return spoken_.speech().heading(card.empty() ? spoken_.word("phrases", "why not")
                                                 : spoken_.say("why not", "anything", {{"card", card}}));
}

} // namespace takujo

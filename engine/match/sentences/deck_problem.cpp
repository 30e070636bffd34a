#include "engine/match/sentences/deck_problem.h"

#include "engine/match/sentences/speech.h"

namespace takujo {

std::string sentenceOf(const DeckProblem& problem, const Words& words, Language language) {
    const Speech speech{words, language};
    std::vector<Filling> filled;
    for (const Argument& argument : problem.arguments)
        filled.push_back(argument.kind == Argument::Kind::key
                             ? Filling{argument.name, speech.wordOf(argument.key)}
                             : numberFilling(argument.name, argument.number));
    if (problem.card != nullptr)
        filled.push_back({"card", speech.named(*problem.card)});
    return speech.withRule(speech.say("problems", problem.code, filled), problem.rule);
}

} // namespace takujo

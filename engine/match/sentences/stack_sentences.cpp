#include "engine/match/sentences/stack_sentences.h"

#include "engine/core/zones.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/stack_processes.h"
#include "engine/kit/visibility.h"
#include "engine/match/sentences/ability_parts.h"

#include <algorithm>
#include <utility>

namespace takujo {

std::string StackSentences::name(const CardView& card) const {
    if (card.isProcess())
        return spoken_.speech().heading(spoken_.word("processes", card.process));
    if (card.isAbility)
        if (const std::string& name =
                spoken_.match().cards()[card.text].abilities[card.ability].name.in(spoken_.language());
            !name.empty() && card.block == 0)
            return name;
    return spoken_.cardName(card.definition);
}

std::string StackSentences::kind(const CardView& card) const {
    const Match& match = spoken_.match();
    if (card.isProcess()) {
        const auto process = stack_processes::at(match.state(), card.object);
        return process && cardOf(match.state(), process->source).exists()
                   ? spoken_.say("phrases", "from card", {{"card", spoken_.cardName(card.definition)}})
                   : spoken_.word("phrases", "from no card");
    }
    if (!card.isAbility)
        return spoken_.word("types", match.game().schema.types[match.cards()[card.definition].type]);
    if (card.block != 0)
        return spoken_.word("kinds", "delayed");
    const Ability& ability = match.cards()[card.text].abilities[card.ability];
    const Vocabulary* const vocabulary = match.game().schema.vocabulary;
    if (ability.kind == AbilityKind::text) // what the card itself does where it is played
        return spoken_.word("types", match.game().schema.types[match.cards()[card.definition].type]);
    if (ability.kind != AbilityKind::activated || vocabulary == nullptr)
        return spoken_.word("kinds", "triggered");
    std::string kind = spoken_.word("kinds", vocabulary->forms[ability.form]);
    if (ability.name.en.empty())
        return kind;
    return spoken_.say("phrases", "kind of ability",
                       {{"kind", std::move(kind)}, {"card", spoken_.cardName(card.definition)}});
}

std::string StackSentences::effect(const CardView& card) const {
    if (card.isProcess())
        return whatItDoes(card);
    const auto parts =
        partsOf(spoken_, card.text, card.ability, card.definition, card.controller, card.controller);
    if (!parts || !card.faceUp || !card.isEffect)
        return {};
    // What a keyword does is a rule, and no text says it.
    const Vocabulary* const vocabulary = spoken_.match().game().schema.vocabulary;
    const Ability& ability = spoken_.match().cards()[card.text].abilities[card.ability];
    const bool isOfKeyword = vocabulary != nullptr && ability.kind == AbilityKind::activated &&
                             (keywordForm(*vocabulary, ability) != nullptr ||
                              std::ranges::all_of(ability.blocks, &std::vector<Term>::empty));
    if (isOfKeyword)
        if (std::string key = "does " + std::string{vocabulary->forms[ability.form]};
            spoken_.words().find("phrases", key) != nullptr)
            return spoken_.say("phrases", key, {numberFilling("number", ability.number)});
    return parts->whatItDoes(card.modes, card.block);
}

/// Of a process: to each what it gets, or how much of it is left.
std::string StackSentences::whatItDoes(const CardView& process) const {
    const std::string key{process.process};
    std::string all;
    for (const CardView::Receiver& receiver : process.receivers) {
        if (!all.empty())
            all += "; ";
        all += spoken_.say(
            "processes", key + ".to",
            {{"card", receiver.object.object.exists()
                          ? spoken_.objectName(receiver.object.object)
                          : spoken_.hiddenName(objectOfAlias(spoken_.match().state(), receiver.object.zone,
                                                             receiver.object.alias))},
             numberFilling("number", receiver.amount)});
    }
    if (process.receivers.empty())
        all = spoken_.say(
            "processes", key + ".left",
            {numberFilling("number", process.rest), {"player", spoken_.player(process.controller)}});
    return all;
}

std::vector<std::string> StackSentences::chosen(const CardView& card) const {
    const Match& match = spoken_.match();
    std::vector<std::string> names;
    if (card.isProcess())
        return names; // what it does says it
    names.reserve(card.chosen.size() + card.chosenBacks.size());
    for (const ObjectId id : card.chosen)
        names.push_back(lives(match.state(), id) && record(match.state(), id).card != CardId::none
                            ? spoken_.cardName(match.position().definitionIndex(id))
                            : spoken_.objectName(id));
    for (const Shown& back : card.chosenBacks)
        names.push_back(spoken_.hiddenName(objectOfAlias(match.state(), back.zone, back.alias)));
    return names;
}

} // namespace takujo

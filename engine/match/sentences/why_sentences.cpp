#include "engine/match/sentences/why_sentences.h"

#include "engine/core/zones.h"
#include "engine/match/barred_actions.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "engine/match/view.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr std::size_t mostLevels = 3; ///< of procedures that run within each other

/// Adds each number of a list with spaces between, unless it is there.
void addRules(std::string_view numbers, std::vector<std::string>& rules) {
    while (!numbers.empty()) {
        const std::size_t end = std::min(numbers.find(' '), numbers.size());
        std::string number{numbers.substr(0, end)};
        if (!number.empty() && std::ranges::find(rules, number) == rules.end())
            rules.push_back(std::move(number));
        numbers.remove_prefix(std::min(end + 1, numbers.size()));
    }
}

/// The rules whose conditions let the attempt pass. Those of a target count once it has one.
std::vector<std::string> rulesThatAllow(const Match& match, const Attempt& attempt) {
    std::vector<std::string> rules;
    const Position position = match.position();
    for (const Condition& condition : match.game().tables.verbs[attempt.option.verb].conditions) {
        const bool isAsked = condition.applies == nullptr || condition.applies(position);
        const bool hasTarget = !condition.ofTarget || attempt.option.target.exists();
        if (isAsked && hasTarget)
            addRules(condition.rule, rules);
    }
    return rules;
}

} // namespace

void WhySentences::addOpen(ObjectId card, std::vector<Why>& whys) const {
    const Match& match = spoken_.match();
    if (match.decision().decider != spoken_.viewer())
        return;
    for (const OpenActs& group : ActSentences{spoken_}.groups())
        for (const OpenAct& act : group.acts) {
            if (std::ranges::find(act.cards, card) == act.cards.end())
                continue;
            Option option = act.options.front();
            option.object = card;
            if (act.isAimed)
                option.target = {};
            whys.push_back({act.text, rulesThatAllow(match, {spoken_.viewer(), option}), true});
        }
}

/// Of each thing the first reason: what stands against it after that is read in the list of the card.
void WhySentences::addBarred(ObjectId card, std::vector<Why>& whys) const {
    const Match& match = spoken_.match();
    const auto add = [&](const Refusal& refusal) {
        Why why{RefusalSentences{spoken_}.refusal(refusal), {}, false};
        addRules(refusal.rule, why.rules);
        if (std::ranges::find(whys, why.text, &Why::text) == whys.end())
            whys.push_back(std::move(why));
    };
    for (const BarredAction& barred : barredActions(match, spoken_.viewer(), card))
        add(barred.refusals.front());
    if (!whys.empty())
        return;
    constexpr std::size_t mostReasons = 2;
    if (const auto meant = match.meaningOf(spoken_.viewer(), card, {})) {
        const std::vector<Refusal> reasons = match.whyNot(*meant);
        for (std::size_t i = 0; i < std::min(reasons.size(), mostReasons); ++i)
            add(reasons[i]);
    }
}

std::vector<Why> WhySentences::of(ObjectId card) const {
    std::vector<Why> whys;
    const Match& match = spoken_.match();
    if (match.over() || spoken_.viewer() == Player::nobody || !lives(match.state(), card) ||
        spoken_.isHidden(card))
        return whys;
    addOpen(card, whys);
    addBarred(card, whys);
    return whys;
}

std::vector<std::string> WhySentences::rulesOfMoment() const {
    std::vector<std::string> rules;
    const Match& match = spoken_.match();
    const std::vector<ProcedureView> running = whereWeAre(match);
    // The outermost are the game and the turn, which govern every moment.
    const std::size_t outer = match.state().turn > 0 && running.size() > 1 ? 1 : 0;
    for (std::size_t i = std::max(outer, running.size() - std::min(running.size(), mostLevels));
         i < running.size(); ++i) {
        addRules(running[i].procedure->rule, rules);
        if (i + 1 == running.size() && running[i].step < running[i].procedure->steps.size())
            addRules(running[i].procedure->steps[running[i].step].rule, rules);
    }
    return rules;
}

} // namespace takujo

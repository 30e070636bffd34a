#include "engine/match/sentences/prompt_sentences.h"

#include "engine/core/links.h"
#include "engine/core/zones.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/choosing/arranging.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/match/sentences/ability_parts.h"
#include "engine/match/sentences/asking_text.h"
#include "engine/match/sentences/keys.h"
#include "engine/match/sentences/moment_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/payment_sentences.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

/// The kind of zone in which everything lies that the decision offers; none if there are several.
std::uint8_t zoneOfObjects(const State& state, const Decision& decision) {
    std::uint8_t kind = ZoneId::none;
    for (const Option& option : decision.options) {
        if (!lives(state, option.object))
            continue;
        const std::uint8_t here = record(state, option.object).zone.kind;
        if (kind != ZoneId::none && kind != here)
            return ZoneId::none;
        kind = here;
    }
    return kind;
}

} // namespace

std::string PromptSentences::keyOf(const std::vector<Filling>& marked) const {
    const Decision& decision = spoken_.match().decision();
    const Position position = spoken_.match().position();
    const std::string step{position.rules.procedure(decision.procedure).steps[decision.step].name};
    const auto& zones = position.rules.tables().zones;
    const auto& frames = position.state.frames;
    std::vector<std::string> keys;
    // How many options others have is theirs to know.
    if (spoken_.viewer() == decision.decider && decision.options.size() == 1)
        keys.push_back(dotted(step, "only ").append(position.rules.verb(decision.options.front().verb).word));
    if (decision.kind == DecisionKind::pay) {
        const bool isEnough = std::ranges::any_of(
            decision.options, [](const Option& option) { return !option.object.exists(); });
        const std::int32_t needed = PaymentSentences{spoken_}.neededInAll();
        if (isEnough)
            keys.push_back(dotted(step, "enough"));
        if (needed > 0)
            keys.push_back(dotted(step, needed >= decision.goal ? "all needed" : "needed"));
    }
    if (const AskingText text{spoken_}; !text.asksFor().empty()) {
        if (!text.otherwise().empty())
            keys.push_back(dotted(step, "says.otherwise"));
        keys.push_back(dotted(step, "says"));
    }
    if (askedByText(position.state).group > 0)
        keys.insert(keys.begin(), dotted(step, "group"));
    if (isRearranging(position.state))
        keys.push_back(dotted(step, "places"));
    if (isArrangingUnder(position.state))
        keys.push_back(dotted(step, "under"));
    if (const AskedByText asked = askedByText(position.state); asked.effect != nullptr) // else a rule asks
        keys.push_back(dotted(step, asked.arrangesOnTop ? "on top" : "on the bottom"));
    // Nothing ends the question: what must be done has not been done yet.
    if (decision.kind != DecisionKind::pay && decision.options.size() > 1 &&
        std::ranges::all_of(decision.options, [](const Option& option) { return option.object.exists(); }))
        keys.push_back(dotted(step, "must"));
    if (const std::uint8_t kind = zoneOfObjects(position.state, decision); kind != ZoneId::none)
        keys.push_back(dotted(step, "from ").append(zones[kind].word));
    if (frames.size() > 1)
        keys.push_back(
            dotted(step, "in ").append(position.rules.procedure(frames[frames.size() - 2].procedure).name));
    for (std::size_t kind = 0; kind < zones.size(); ++kind)
        if (zones[kind].shared &&
            countIn(position.state, {static_cast<std::uint8_t>(kind), Player::nobody}) > 0)
            keys.push_back(dotted(step, zones[kind].word));
    for (const Option& option : decision.options) // what a card could do beside what the question is about
        if (decision.kind == DecisionKind::act && option.object.exists())
            keys.push_back(dotted(step, position.rules.verb(option.verb).word));
    for (const Filling& mark : marked)
        keys.push_back(dotted(step, mark.name));
    const std::string_view phase = position.rules.tables().phases[position.state.phase];
    if (decision.decider != position.state.turnPlayer)
        keys.push_back(dotted(step, "other's ").append(phase));
    keys.push_back(dotted(step, phase));
    keys.push_back(step);
    return firstKnown(spoken_.words(), "prompts", std::move(keys));
}

std::string PromptSentences::prompt() const {
    const Match& match = spoken_.match();
    if (match.over())
        return OutcomeSentences{spoken_}.outcome();
    const Decision& decision = match.decision();
    if (decision.decider == Player::nobody)
        return {};
    const Position position = match.position();
    const std::vector<Filling> marked = MomentSentences{spoken_}.markedCards();
    const std::string key = keyOf(marked);

    ObjectId about = decision.about;
    const auto& zones = position.rules.tables().zones;
    for (std::size_t kind = 0; kind < zones.size() && !about.exists(); ++kind)
        if (key.ends_with(dotted("", zones[kind].word)))
            about = topOfShared(match, kind);

    const AskingText text{spoken_};
    const PaymentSentences payment{spoken_};
    std::vector<Filling> filled{
        {"player", spoken_.player(decision.decider)},
        {"other", spoken_.player(opponentOf(decision.decider))},
        {"card", spoken_.aboutName(about)},
        {"source", text.sourceName()},
        {"says", text.asksFor()},
        {"otherwise", text.otherwise()},
        {"costs", text.costs()},
        {"needs", payment.needs(payment.told().needs)},
        {"phase", spoken_.word("phases", position.rules.tables().phases[position.state.phase])},
        numberFilling("done", decision.done),
        numberFilling("goal", decision.goal),
        numberFilling("left", decision.goal - decision.done),
        numberFilling("group", askedByText(position.state).group)};
    filled.insert(filled.end(), marked.begin(), marked.end());
    if (!decision.options.empty()) {
        const auto named = std::ranges::find_if(decision.options,
                                                [](const Option& option) { return option.object.exists(); });
        const Option& first = named != decision.options.end() ? *named : decision.options.front();
        filled.push_back({"object", spoken_.objectName(first.object)});
        if (const ObjectId host =
                lives(match.state(), first.object) ? hostOf(match.state(), first.object) : ObjectId{};
            host.exists())
            filled.push_back({"host", spoken_.objectName(host)});
    }
    if (spoken_.hasCard(about) && spoken_.mayTell(about))
        spoken_.addFields(match.position().definitionIndex(about), filled);
    return spoken_.say("prompts", key, filled);
}

std::string PromptSentences::more() const {
    const Match& match = spoken_.match();
    if (match.over() || match.decision().decider == Player::nobody)
        return {};
    const Decision& decision = match.decision();
    const State& state = match.state();
    const auto doing = [&](const EffectRecord& effect) -> std::string {
        const auto parts = partsOf(spoken_, effect, decision.decider);
        return parts ? parts->whatItDoes(effect.modes, effect.block) : std::string{};
    };
    const AskedByText asked = askedByText(state);
    if (const std::string gained = AskingText{spoken_}.gained(); !gained.empty())
        return spoken_.say("phrases", "if you do", {{"says", gained}});
    if (asked.effect != nullptr) {
        const auto parts = partsOf(spoken_, *asked.effect, decision.decider);
        return parts && asked.choice >= 0 ? parts->afterChoice(asked.choice) : std::string{};
    }
    if (decision.kind == DecisionKind::pay)
        return PaymentSentences{spoken_}.howToPay();
    if (decision.kind == DecisionKind::yesNo) {
        const auto effect = std::ranges::find_if(state.effects, [&](const EffectRecord& each) {
            return each.source == decision.about && each.state == EffectRecord::underWay &&
                   !each.item.exists();
        });
        return effect == state.effects.end() ? std::string{} : doing(*effect);
    }
    const auto& zones = match.game().tables.zones;
    for (std::size_t kind = 0; kind < zones.size() && decision.kind == DecisionKind::act; ++kind)
        if (zones[kind].shared)
            if (const EffectRecord* const top =
                    effectAt(state, topOf(state, {static_cast<std::uint8_t>(kind), Player::nobody})))
                if (const std::string does = doing(*top); !does.empty())
                    return spoken_.say(
                        "phrases", "next",
                        {{"card", spoken_.cardName(match.position().cardOf(*top))}, {"says", does}});
    return decision.kind == DecisionKind::act ? MomentSentences{spoken_}.whatPassingLeadsTo() : std::string{};
}

std::string PromptSentences::progress() const {
    const Match& match = spoken_.match();
    const Decision& decision = match.decision();
    if (decision.decider == Player::nobody || decision.goal == 0)
        return {};
    const AskedByText asked = askedByText(match.state());
    // What pays a cost is picked one by one, and no question knows of how many it is one.
    if (decision.procedure == procedures::picking && asked.effect != nullptr && asked.choice < 0 &&
        asked.block < 0)
        return {};
    std::string key{match.position().rules.procedure(decision.procedure).steps[decision.step].name};
    if (spoken_.words().find("progress", key) == nullptr)
        return {};
    const bool mayStop =
        decision.done < decision.goal &&
        std::ranges::any_of(
            decision.options,
            [&](const Option& option) {
                const std::string_view verb = match.game().tables.verbs[option.verb].word;
                return !option.object.exists() && verb != "mode"; // modes are no objects either
            });
    // Fewer than the text asks for, since there are no more. How many there are is for its player to know.
    const bool isFewer = decision.done < decision.goal && spoken_.viewer() == decision.decider &&
                         mostAskedFor(match.position()).value_or(0) > decision.goal;
    const std::int32_t least = asked.least;
    const PaymentSentences payment{spoken_};
    const std::vector<PaymentReport::Need> missing = payment.told().missing;
    if (decision.done > decision.goal)
        key = firstKnown(spoken_.words(), "progress", {key + ".over", key});
    else if (mayStop && least == 0)
        key = firstKnown(spoken_.words(), "progress", {key + ".at most", key});
    else if (least > 0 && least < decision.goal)
        key = firstKnown(spoken_.words(), "progress", {key + ".between", key});
    else if (isFewer)
        key = firstKnown(spoken_.words(), "progress", {key + ".all there are", key});
    if (decision.done >= decision.goal && !missing.empty())
        key =
            firstKnown(spoken_.words(), "progress", {key + ".missing", key}); // so much, and still not enough
    return spoken_.say("progress", key,
                       {numberFilling("done", decision.done),
                        numberFilling("goal", decision.goal),
                        numberFilling("left", decision.goal - decision.done),
                        numberFilling("least", least),
                        {"missing", payment.needs(missing)}});
}

} // namespace takujo

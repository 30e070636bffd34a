#include "engine/match/sentences/sentences.h"

#include "engine/core/zones.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/match/sentences/speech.h"

#include <algorithm>
#include <string>
#include <utility>

/// What the texts of cards say where they ask for something or have done something.
namespace takujo {

namespace {

/// What is longer does not go onto a button.
constexpr std::size_t longestOffer = 30;

/// About how wide a text is: letters, where everything that is not Latin counts as two.
std::size_t widthOf(const std::string& text) {
    std::size_t width = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80)
            width += 1;
        else if (byte >= 0xc0)
            width += 2;
    }
    return width;
}

} // namespace

// What is asked.

/// The card whose text asks, or its ability by name; of a question that no text asks, what that is about.
std::string Sentences::sourceName() const {
    const EffectRecord* const effect = askedByText(spoken_.match().state()).effect;
    if (effect == nullptr)
        return spoken_.aboutName(spoken_.match().decision().about);
    const DefinitionIndex had = spoken_.match().position().cardOf(*effect);
    const Ability& ability = spoken_.match().cards()[effect->definition].abilities[effect->ability];
    return ability.name.en.empty() ? spoken_.speech().named(spoken_.match().cards()[had])
                                   : spoken_.abilityName(spoken_.match().cards()[had], ability);
}

/// The text that asks, spoken to whoever decides; the one that "for each" is at is called by its name.
std::optional<TextParts> Sentences::partsAsked(const EffectRecord& effect) const {
    std::optional<TextParts> parts = partsOf(spoken_, effect, spoken_.match().decision().decider);
    if (parts && lives(spoken_.match().state(), effect.it))
        parts->callIt(spoken_.objectName(effect.it));
    return parts;
}

std::string Sentences::asksFor() const {
    const AskedByText asked = askedByText(spoken_.match().state());
    if (asked.effect == nullptr)
        return {};
    const std::optional<TextParts> parts = partsAsked(*asked.effect);
    if (!parts)
        return {};
    switch (spoken_.match().state().frames.back().procedure) {
    case procedures::choosingModes:
        return parts->choosingModes();
    case procedures::picking:
        if (asked.choice >= 0)
            return parts->choice(asked.choice);
        if (asked.block >= 0)
            return parts->instruction(static_cast<std::uint16_t>(asked.block),
                                      static_cast<std::size_t>(asked.place));
        return {};
    case procedures::agreeing:
        if (asked.block >= 0)
            return parts->offered(static_cast<std::uint16_t>(asked.block),
                                  static_cast<std::size_t>(asked.place));
        return {};
    default:
        return {};
    }
}

/// What happens if an offer is not taken.
std::string Sentences::otherwise() const {
    const AskedByText asked = askedByText(spoken_.match().state());
    if (asked.effect == nullptr || asked.block < 0)
        return {};
    const std::optional<TextParts> parts = partsAsked(*asked.effect);
    if (!parts)
        return {};
    return parts->otherwise(static_cast<std::uint16_t>(asked.block), static_cast<std::size_t>(asked.place));
}

std::string Sentences::modeName(const Option& option) const {
    const EffectRecord* const effect = askedByText(spoken_.match().state()).effect;
    if (effect == nullptr)
        return {};
    const auto parts = partsOf(spoken_, *effect, spoken_.match().decision().decider);
    const std::size_t modes =
        spoken_.match().cards()[effect->definition].abilities[effect->ability].modes.size();
    const auto mode = static_cast<std::size_t>(option.value);
    return parts && option.value >= 0 && mode < modes ? parts->mode(mode) : std::string{};
}

/// The cards of a group that could be taken; nothing if it is empty.
std::string Sentences::groupCards(const Option& option) const {
    std::vector<std::string> names;
    for (const Pick& each : groupsMade(spoken_.match().state()))
        if (each.value == option.value)
            names.push_back(spoken_.objectName(each.object));
    return spoken_.speech().list(names);
}

/// What the option means, where a text says it.
std::string Sentences::saidOf(const Option& option) const {
    const std::string_view verb = spoken_.match().game().tables.verbs[option.verb].word;
    if (verb == "mode")
        return modeName(option);
    return verb == "group" ? groupCards(option) : offer();
}

/// What a `may` offers, if a button has room for it.
std::string Sentences::offer() const {
    const State& state = spoken_.match().state();
    if (state.frames.empty() || state.frames.back().procedure != procedures::agreeing)
        return {};
    std::string text = asksFor();
    return widthOf(text) > longestOffer ? std::string{} : text;
}

std::string Sentences::promptMore() const {
    if (spoken_.match().over() || spoken_.match().decision().decider == Player::nobody)
        return {};
    const Decision& decision = spoken_.match().decision();
    const State& state = spoken_.match().state();
    const auto doing = [&](const EffectRecord& effect) -> std::string {
        const auto parts = partsOf(spoken_, effect, decision.decider);
        return parts ? parts->whatItDoes(effect.modes, effect.block) : std::string{};
    };
    const AskedByText asked = askedByText(state);
    if (asked.effect != nullptr) {
        const auto parts = partsOf(spoken_, *asked.effect, decision.decider);
        return parts && asked.choice >= 0 ? parts->afterChoice(asked.choice) : std::string{};
    }
    if (decision.kind == DecisionKind::pay)
        return howToPay();
    if (decision.kind == DecisionKind::yesNo) {
        const auto effect = std::ranges::find_if(state.effects, [&](const EffectRecord& each) {
            return each.source == decision.about && each.state == EffectRecord::underWay &&
                   !each.item.exists();
        });
        return effect == state.effects.end() ? std::string{} : doing(*effect);
    }
    const auto& zones = spoken_.match().game().tables.zones;
    for (std::size_t kind = 0; kind < zones.size() && decision.kind == DecisionKind::act; ++kind)
        if (zones[kind].shared)
            if (const EffectRecord* const top =
                    effectAt(state, topOf(state, {static_cast<std::uint8_t>(kind), Player::nobody})))
                if (const std::string does = doing(*top); !does.empty())
                    return spoken_.say("phrases", "next",
                                       {{"card", spoken_.cardName(spoken_.match().position().cardOf(*top))},
                                        {"says", does}});
    return decision.kind == DecisionKind::act ? whatPassingLeadsTo() : std::string{};
}

// What lies on a stack.

std::string Sentences::stackName(const CardView& card) const {
    if (card.isAbility)
        if (const std::string& name =
                spoken_.match().cards()[card.text].abilities[card.ability].name.in(spoken_.language());
            !name.empty() && card.block == 0)
            return name;
    return spoken_.cardName(card.definition);
}

std::string Sentences::stackKind(const CardView& card) const {
    if (!card.isAbility)
        return spoken_.word(
            "types", spoken_.match().game().schema.types[spoken_.match().cards()[card.definition].type]);
    if (card.block != 0)
        return spoken_.word("kinds", "delayed");
    const Ability& ability = spoken_.match().cards()[card.text].abilities[card.ability];
    const Vocabulary* const vocabulary = spoken_.match().game().schema.vocabulary;
    if (ability.kind != AbilityKind::activated || vocabulary == nullptr)
        return spoken_.word("kinds", "triggered");
    std::string kind = spoken_.word("kinds", vocabulary->forms[ability.form]);
    if (ability.name.en.empty())
        return kind;
    return spoken_.say("phrases", "kind of ability",
                       {{"kind", std::move(kind)}, {"card", spoken_.cardName(card.definition)}});
}

std::string Sentences::effectText(const CardView& card) const {
    const auto parts =
        partsOf(spoken_, card.text, card.ability, card.definition, card.controller, card.controller);
    if (!parts || !card.faceUp || !card.isEffect)
        return {};
    return parts->whatItDoes(card.modes, card.block);
}

std::vector<std::string> Sentences::chosenNames(const CardView& card) const {
    std::vector<std::string> names;
    names.reserve(card.chosen.size() + card.chosenBacks.size());
    for (const ObjectId id : card.chosen)
        names.push_back(lives(spoken_.match().state(), id) &&
                                record(spoken_.match().state(), id).card != CardId::none
                            ? spoken_.cardName(spoken_.match().position().definitionIndex(id))
                            : spoken_.objectName(id));
    for (const Shown& back : card.chosenBacks)
        names.push_back(spoken_.hiddenName(objectOfAlias(spoken_.match().state(), back.zone, back.alias)));
    return names;
}

} // namespace takujo

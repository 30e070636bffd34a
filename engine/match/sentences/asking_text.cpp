#include "engine/match/sentences/asking_text.h"

#include "engine/core/zones.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/play/ways.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/match/sentences/ability_parts.h"

#include <algorithm>
#include <string>
#include <utility>

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

std::string AskingText::sourceName() const {
    const Match& match = spoken_.match();
    const EffectRecord* const effect = askedByText(match.state()).effect;
    if (effect == nullptr)
        return spoken_.aboutName(match.decision().about);
    const DefinitionIndex had = match.position().cardOf(*effect);
    const Ability& ability = match.cards()[effect->definition].abilities[effect->ability];
    return ability.name.en.empty() ? spoken_.speech().named(match.cards()[had])
                                   : spoken_.abilityName(match.cards()[had], ability);
}

std::optional<TextParts> AskingText::askingParts(const EffectRecord& effect) const {
    std::optional<TextParts> parts = partsOf(spoken_, effect, spoken_.match().decision().decider);
    if (parts && lives(spoken_.match().state(), effect.it))
        parts->callIt(spoken_.objectName(effect.it));
    return parts;
}

/// What a procedure of the game asks while it carries out an instruction: that instruction.
std::string AskingText::askedByInstruction() const {
    const State& state = spoken_.match().state();
    const std::size_t depth = state.frames.size();
    if (state.over() || depth < 2 || state.frames.back().procedure < procedures::firstOfGame ||
        state.frames[depth - 2].procedure != procedures::following)
        return {};
    enum Local : std::size_t { ofEffect, block, place };
    const auto& locals = state.frames[depth - 2].locals;
    const EffectRecord* const effect = findEffect(state, static_cast<std::uint16_t>(locals[ofEffect]));
    const std::optional<TextParts> parts = effect == nullptr ? std::nullopt : askingParts(*effect);
    return parts ? parts->instruction(static_cast<std::uint16_t>(locals[block]),
                                      static_cast<std::size_t>(locals[place]))
                 : std::string{};
}

std::string AskingText::asksFor() const {
    const AskedByText asked = askedByText(spoken_.match().state());
    if (asked.effect == nullptr)
        return askedByInstruction();
    const std::optional<TextParts> parts = askingParts(*asked.effect);
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

std::string AskingText::ofOffer(std::string (TextParts::*part)(std::uint16_t, std::size_t) const) const {
    const AskedByText asked = askedByText(spoken_.match().state());
    if (asked.effect == nullptr || asked.block < 0)
        return {};
    const std::optional<TextParts> parts = askingParts(*asked.effect);
    if (!parts)
        return {};
    return ((*parts).*part)(static_cast<std::uint16_t>(asked.block), static_cast<std::size_t>(asked.place));
}

std::string AskingText::costs() const {
    const Position position = spoken_.match().position();
    const auto& frames = position.state.frames;
    if (position.state.over() || frames.empty())
        return {};
    // What pays for it is picked on behalf of what is being played.
    if (const AskedByText asked = askedByText(position.state);
        asked.effect != nullptr && asked.choice < 0 && asked.block < 0 && frames.size() > 1 &&
        playing::wayOf(position, frames[frames.size() - 2]) != nullptr) {
        const std::optional<TextParts> parts = askingParts(*asked.effect);
        return parts ? parts->costs() : std::string{};
    }
    if (playing::wayOf(position, frames.back()) == nullptr)
        return {};
    const EffectRecord* const effect = playing::effectNow(position);
    const std::optional<TextParts> parts = effect == nullptr ? std::nullopt : askingParts(*effect);
    return parts ? parts->costs() : std::string{};
}

std::string AskingText::otherwise() const {
    return ofOffer(&TextParts::otherwise);
}

std::string AskingText::gained() const {
    return ofOffer(&TextParts::gained);
}

std::string AskingText::modeName(const Option& option) const {
    const Match& match = spoken_.match();
    const EffectRecord* const effect = askedByText(match.state()).effect;
    if (effect == nullptr)
        return {};
    const auto parts = partsOf(spoken_, *effect, match.decision().decider);
    const std::size_t modes = match.cards()[effect->definition].abilities[effect->ability].modes.size();
    const auto mode = static_cast<std::size_t>(option.value);
    return parts && option.value >= 0 && mode < modes ? parts->mode(mode) : std::string{};
}

std::string AskingText::groupCards(const Option& option) const {
    std::vector<std::string> names;
    for (const Pick& each : groupsMade(spoken_.match().state()))
        if (each.value == option.value)
            names.push_back(spoken_.objectName(each.object));
    return spoken_.speech().list(names);
}

std::string AskingText::saidOf(const Option& option) const {
    const std::string_view verb = spoken_.match().game().tables.verbs[option.verb].word;
    if (verb == "mode")
        return modeName(option);
    return verb == "group" ? groupCards(option) : offer();
}

std::string AskingText::offer() const {
    const State& state = spoken_.match().state();
    if (state.frames.empty() || state.frames.back().procedure != procedures::agreeing)
        return {};
    std::string text = asksFor();
    return widthOf(text) > longestOffer ? std::string{} : text;
}

} // namespace takujo

// The part of the term reader that reads effects, and says which of them mean nothing where they stand.

#include "engine/files/term_reader.h"
#include "engine/kit/script/operators.h"

namespace takujo {

namespace {

/// Effects that change what objects are for some time.
bool lasts(const EffectSpec& effect) {
    return effect.modify != nullptr || effect.follow == effects::takeControl;
}

/// Effects about the event that a replacement ability replaces.
bool replaces(const EffectSpec& effect) {
    return effect.follow == effects::cancelEvent || effect.follow == effects::redirectEvent ||
           effect.follow == effects::changeEvent;
}

/// What was written for the field of that key; nothing if it was left out.
const YamlValue* writtenFor(const OperatorUse& use, const EffectSpec& spec, std::string_view key) {
    for (std::size_t i = 0; i < use.fields.size(); ++i)
        if (use.fields[i] && spec.shape.fields[i].key == key)
            return &*use.fields[i];
    return nullptr;
}

} // namespace

Term TermReader::effect(const YamlValue& value) {
    const auto use = readOperator(value, effects_);
    if (!use)
        return {};
    const EffectSpec& spec = words_.effects[use->op];
    checkDuration(value, *use, spec);
    checkReplacing(value, spec);
    if (spec.follow == effects::unfinished)
        draft_.ability.flags |= Ability::unfinished;
    const bool wasInLater = inLater_;
    inLater_ = inLater_ || spec.follow == effects::later;
    const Term result = term(Sort::effect, spec.shape, *use);
    inLater_ = wasInLater;
    checkDemand(*use, spec, result);
    if (spec.follow == effects::fixX)
        checkX(value);
    return result;
}

/// An ability that is there always has effects that last, and no end; what is done once and lasts has one.
void TermReader::checkDuration(const YamlValue& value, const OperatorUse& use, const EffectSpec& spec) const {
    const std::string word{spec.shape.word};
    const YamlValue* const until = writtenFor(use, spec, "until");
    if (draft_.ability.kind != AbilityKind::constant) {
        // Control is usually gained for good.
        if (spec.modify != nullptr && until == nullptr)
            value.warning("no-end", "Nothing says when '" + word + "' ends: it lasts as long as the game.",
                          "Add 'until: end of turn', or 'until: end of game' if that is meant.");
        return;
    }
    // Control changes hands by something that happens, which nothing that is always so does.
    if (spec.follow == effects::takeControl)
        value.error("does-not-last", "The effect '" + word + "' happens, and cannot be so always.",
                    "Begin the ability with 'when', and say 'until: this leaves'.");
    else if (!lasts(spec))
        value.error("does-not-last", "The effect '" + word + "' happens once and cannot be so always.",
                    "Begin the ability with 'when', or with a cost.");
    if (until != nullptr)
        until->error("needless-until", "What is always so has no end.",
                     "Remove 'until', or say 'while' beside 'always'.");
}

/// What becomes of an event is said while it is being replaced, not later.
void TermReader::checkReplacing(const YamlValue& value, const EffectSpec& spec) {
    if (!replaces(spec))
        return;
    const std::string word{spec.shape.word};
    if (draft_.ability.kind != AbilityKind::replacement)
        value.error("nothing-to-replace",
                    "The effect '" + word + "' is about an event that is replaced, but none is here.",
                    "Begin the ability with 'instead of'.");
    else if (inLater_)
        value.error("nothing-to-replace", "The effect '" + word + "' is about an event that is over by then.",
                    "Write it outside of 'later'.");
    else
        draft_.replacesEvent = true;
}

/// X is named when it is announced, or the text says what it is. A replacement has changed its event before
/// its text is followed.
void TermReader::checkX(const YamlValue& value) {
    if (draft_.ability.has(Ability::hasX))
        value.error("two-x", "X is named already: it stands in a cost of this ability.",
                    "Remove one of them.");
    if (draft_.ability.kind == AbilityKind::replacement)
        value.error("x-too-late", "The event is replaced before this is worked out.",
                    "Write the amount where it is needed.");
    draft_.saysX = true;
}

/// Not all that can be forbidden can be demanded.
void TermReader::checkDemand(const OperatorUse& use, const EffectSpec& spec, const Term& result) const {
    const YamlValue* const deeds = writtenFor(use, spec, "do");
    if (spec.modify != modifiers::must || deeds == nullptr)
        return;
    constexpr std::size_t demandedPart = 1;
    const auto demanded = static_cast<std::uint32_t>(result.parts[demandedPart].number);
    const auto listed = [&](std::uint32_t bits) {
        std::string list;
        for (std::size_t i = 0; i < words_.restrictions.size(); ++i)
            if ((bits >> i & 1U) != 0)
                list += (list.empty() ? "'" : ", '") + std::string{words_.restrictions[i]} + "'";
        return list;
    };
    if ((demanded & ~words_.demands) != 0)
        deeds->error("no-demand", "Nobody must " + listed(demanded & ~words_.demands) + ".",
                     "What can be demanded: " + listed(words_.demands) + ".");
}

} // namespace takujo

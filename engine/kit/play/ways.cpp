#include "engine/kit/play/ways.h"

#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace takujo::playing {

namespace {

const Ability& abilityBehind(const Position& position, const EffectRecord& effect) {
    return position.cards[effect.definition].abilities[effect.ability];
}

bool isWayOf(const Position& position, const Way& way, const Frame& frame, const EffectRecord* effect) {
    return frame.procedure == way.procedure &&
           (way.isIt == nullptr || (effect != nullptr && way.isIt(abilityBehind(position, *effect))));
}

// Conditions know no numbers: each way has functions of its own.

constexpr std::size_t mostWays = 12;

template <std::size_t at>
bool isUnderWay(const Position& position) {
    const auto& ways = position.rules.tables().play.ways;
    return !position.state.over() && !position.state.frames.empty() &&
           isWay(position, ways[at], position.state.frames.back());
}

/// The procedure of a choice runs on top of a way, so many frames above it. The first local of all of them is
/// the effect.
bool isAskedFor(const Position& position, ProcedureId question, const Way& way, std::size_t above) {
    const auto& frames = position.state.frames;
    return frames.size() > above && frames.back().procedure == question &&
           isWayOf(position, way, frames[frames.size() - 1 - above],
                   findEffect(position.state, static_cast<std::uint16_t>(frames.back().locals[pickEffect])));
}
bool isAnnouncing(const Position& position) {
    const auto& frames = position.state.frames;
    return frames.size() > 1 && frames[frames.size() - 2].procedure == procedures::announcing;
}

/// A choice for its costs is made right now.
template <std::size_t at>
bool isPickedFor(const Position& position) {
    return isAskedFor(position, procedures::picking, position.rules.tables().play.ways[at], 1);
}
/// Something is declared right now that belongs to it; modes, perhaps by themselves.
template <ProcedureId question, std::size_t at>
bool isAnnouncedFor(const Position& position) {
    const Way& way = position.rules.tables().play.ways[at];
    if (isAnnouncing(position))
        return isAskedFor(position, question, way, 2);
    return question == procedures::choosingModes && isAskedFor(position, question, way, 1);
}

using Applies = bool (*)(const Position&);
template <std::size_t... at>
constexpr std::array<Applies, mostWays> eachUnderWay(std::index_sequence<at...>) {
    return {isUnderWay<at>...};
}
template <std::size_t... at>
constexpr std::array<Applies, mostWays> eachPickedFor(std::index_sequence<at...>) {
    return {isPickedFor<at>...};
}
template <ProcedureId question, std::size_t... at>
constexpr std::array<Applies, mostWays> eachAnnouncedFor(std::index_sequence<at...>) {
    return {isAnnouncedFor<question, at>...};
}

void checkNumber(const std::vector<Way>& ways) {
    if (ways.size() > mostWays)
        throw std::logic_error("too many ways of playing");
}

bool isThePayer(const Position& position, const Attempt& attempt) {
    return !isPaying(position) || payerOf(position) == attempt.player;
}
void describePayer(const Position& position, const Attempt&, Arguments& arguments) {
    arguments.push_back(playerArgument("decider", payerOf(position)));
}

} // namespace

bool isWay(const Position& position, const Way& way, const Frame& frame) {
    return frame.procedure == way.procedure &&
           (way.isIt == nullptr || isWayOf(position, way, frame, effectIn(position.state, way, frame)));
}

const Way* wayOf(const Position& position, const Frame& frame) {
    const auto& ways = position.rules.tables().play.ways;
    const auto found =
        std::ranges::find_if(ways, [&](const Way& way) { return isWay(position, way, frame); });
    return found == ways.end() ? nullptr : &*found;
}

const EffectRecord* effectIn(const State& state, const Way& way, const Frame& frame) {
    return findEffect(state, static_cast<std::uint16_t>(frame.locals[way.effectAt]));
}

void addForEachWay(std::vector<Condition>& conditions, const std::vector<Way>& ways, Condition condition,
                   std::string_view Way::* rule) {
    static constexpr auto underWay = eachUnderWay(std::make_index_sequence<mostWays>{});
    checkNumber(ways);
    for (std::size_t i = 0; i < ways.size(); ++i)
        if (!(ways[i].*rule).empty()) {
            condition.rule = ways[i].*rule;
            condition.applies = underWay[i];
            conditions.push_back(condition);
        }
}

Condition onlyThePayer(std::string_view code) {
    return {Aspect::actor, code, {}, isThePayer, describePayer, false};
}

namespace {

template <ProcedureId question>
std::vector<ScriptTables::ChoiceRule> rulesOf(const std::vector<Way>& ways, std::string_view Way::* rule) {
    static constexpr auto announcedFor = eachAnnouncedFor<question>(std::make_index_sequence<mostWays>{});
    checkNumber(ways);
    std::vector<ScriptTables::ChoiceRule> rules;
    for (std::size_t i = 0; i < ways.size(); ++i)
        if (!(ways[i].*rule).empty())
            rules.push_back({ways[i].*rule, announcedFor[i]});
    return rules;
}

} // namespace

std::vector<ScriptTables::ChoiceRule> rulesOfAnnouncing(const std::vector<Way>& ways) {
    return rulesOf<procedures::picking>(ways, &Way::announces);
}
std::vector<ScriptTables::ChoiceRule> rulesOfModes(const std::vector<Way>& ways) {
    return rulesOf<procedures::choosingModes>(ways, &Way::takesModes);
}
std::vector<ScriptTables::ChoiceRule> rulesOfDividing(const std::vector<Way>& ways) {
    return rulesOf<procedures::dividing>(ways, &Way::divides);
}

std::vector<ScriptTables::ChoiceRule> rulesOfCosts(const std::vector<Way>& ways) {
    static constexpr auto pickedFor = eachPickedFor(std::make_index_sequence<mostWays>{});
    checkNumber(ways);
    std::vector<ScriptTables::ChoiceRule> rules;
    for (std::size_t i = 0; i < ways.size(); ++i)
        if (!ways[i].maybePaidLater)
            rules.push_back({ways[i].chooses, pickedFor[i]});
    return rules;
}

} // namespace takujo::playing

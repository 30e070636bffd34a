#include "engine/match/barred_actions.h"

#include "engine/kit/offers.h"

#include <algorithm>

namespace takujo {

namespace {

bool startsAt(const VerbSpec& verb, Player player, ZoneId zone) {
    return std::ranges::any_of(verb.from,
                               [&](const Source& source) { return zoneOf(source, player) == zone; });
}

bool isOffered(const Match& match, const Attempt& attempt) {
    return attempt.player == match.decision().decider &&
           std::ranges::any_of(match.decision().options, [&](const Option& option) {
               return option.verb == attempt.option.verb && option.object == attempt.option.object &&
                      option.value == attempt.option.value;
           });
}

bool speaks(Aspect aspect, const std::vector<Refusal>& refusals) {
    return std::ranges::find(refusals, aspect, &Refusal::aspect) != refusals.end();
}

/// What the rules ask for at moments of their own, such as discarding at the end of a turn, is of no interest
/// at others; what players do of their own accord is, and so is whatever starts from a card in play.
bool isOfInterest(const Match& match, const Attempt& attempt, const std::vector<Refusal>& refusals) {
    if (refusals.empty() || speaks(Aspect::object, refusals))
        return false;
    const ZoneId zone = record(match.state(), attempt.option.object).zone;
    const bool isInPlay = match.game().tables.zones[zone.kind].table;
    return match.game().tables.verbs[attempt.option.verb].usual || !speaks(Aspect::time, refusals) ||
           isInPlay;
}

} // namespace

std::vector<BarredAction> barredActions(const Match& match, Player player, ObjectId object) {
    std::vector<BarredAction> ways;
    if (!lives(match.state(), object))
        return ways;
    const ZoneId zone = record(match.state(), object).zone;
    const std::vector<VerbSpec>& verbs = match.game().tables.verbs;
    for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
        if (verbs[verb].onlyWhenAsked || !startsAt(verbs[verb], player, zone))
            continue;
        Attempt attempt{player, {static_cast<Verb>(verb), {}, object, {}, 0}};
        std::vector<std::int32_t> values{0};
        if (verbs[verb].values != nullptr) {
            values.clear();
            verbs[verb].values(match.position(), attempt, values);
        }
        for (const std::int32_t value : values) {
            attempt.option.value = value;
            if (isOffered(match, attempt))
                continue;
            std::vector<Refusal> refusals = match.whyNot(attempt);
            if (isOfInterest(match, attempt, refusals))
                ways.push_back({attempt, std::move(refusals)});
        }
    }
    return ways;
}

} // namespace takujo

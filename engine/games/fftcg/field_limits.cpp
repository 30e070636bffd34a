#include "engine/games/fftcg/field_limits.h"

#include "engine/games/fftcg/break_protection.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/arrivals.h"
#include "engine/kit/script/reading/names.h"

#include <algorithm>

namespace takujo::fftcg {

bool haveOneName(const Position& position, const CardDefinition& one, const CardDefinition& other) {
    const bool iconFrees = is(position, genericIconFrees);
    return one.nameKey == other.nameKey && !(iconFrees && (isGeneric(one) || isGeneric(other)));
}
namespace {

/// Whether the character on the field has that name; a primed one has several (p-9).
bool hasName(const Position& position, ObjectId id, std::uint16_t key) {
    if (position.definition(id).nameKey == key || !hasGuests(position.state, id))
        return position.definition(id).nameKey == key;
    return hasNameLike(position, know(position, id),
                       [key](const CardDefinition& card) { return card.nameKey == key; });
}

/// Of a primed character, the icon of the card on top counts (p-10).
bool isFreed(const Position& position, const CardDefinition& card) {
    return is(position, genericIconFrees) && isGeneric(card);
}

} // namespace

bool breaksNameLimit(const Position& position, Player player, const CardDefinition& card) {
    return !isFreed(position, card) && countOnField(position, player, [&](ObjectId id) {
                                           return hasName(position, id, card.nameKey) &&
                                                  !isFreed(position, position.definition(id));
                                       }) > 0;
}
bool sharesItsName(const Position& position, ObjectId id) {
    if (isFreed(position, position.definition(id)))
        return false;
    const Known itself = know(position, id);
    return countOnField(position, itself.zone.player, [&](ObjectId other) {
               return other != id && !isFreed(position, position.definition(other)) &&
                      hasNameLike(position, itself, [&](const CardDefinition& card) {
                          return hasName(position, other, card.nameKey);
                      });
           }) > 0;
}

int backupsOf(const Position& position, Player player) {
    return countOnField(position, player, [&](ObjectId id) { return isA(position, id, backup); });
}

bool breaksBackupLimit(const Position& position, Player player, const CardDefinition& card) {
    const std::int32_t most = value(position, backupLimit);
    return card.type == backup && countIn(position.state, zoneOf(player, field)) >= most &&
           backupsOf(position, player) >= most;
}

bool breaksLightDarkLimit(const Position& position, Player player, const CardDefinition& card) {
    return isLightOrDark(card) &&
           countOnField(position, player, [&](ObjectId id) { return isLightOrDark(position, id); }) > 0;
}

namespace {

/// OPEN 46: what comes onto a character does not enter (p-8).
bool entersField(const Event& event) {
    return comesInto(event, field) && !event.host.exists();
}

template <bool (*breaks)(const Position&, Player, const CardDefinition&)>
bool enteringBreaks(const Position& position, const Event& event) {
    return entersField(event) && breaks(position, event.to.player, position.definition(event.object));
}

/// How many of those that go to the same field in the same moment, and of which the rules have been asked
/// before, count against the limit as well.
template <class Counts>
int enteringBefore(const Position& position, const Event& event, Counts counts) {
    int count = 0;
    for (const Event& other : position.state.events) {
        if (&other == &event)
            break;
        if (entersField(other) && other.to.player == event.to.player && !other.has(Event::forbidden) &&
            !other.has(Event::performed) && lives(position.state, other.object))
            count += counts(position.definition(other.object)) ? 1 : 0;
    }
    return count;
}

bool entersWithItsName(const Position& position, const Event& event) {
    return entersField(event) && enteringBefore(position, event, [&](const CardDefinition& other) {
                                     return haveOneName(position, position.definition(event.object), other);
                                 }) > 0;
}
bool entersWithTooManyBackups(const Position& position, const Event& event) {
    if (!entersField(event) || position.definition(event.object).type != backup)
        return false;
    const int before =
        enteringBefore(position, event, [](const CardDefinition& other) { return other.type == backup; });
    return before > 0 && backupsOf(position, event.to.player) + before >= value(position, backupLimit);
}
bool entersWithLightOrDark(const Position& position, const Event& event) {
    return entersField(event) && isLightOrDark(position.definition(event.object)) &&
           enteringBefore(position, event, [](const CardDefinition& other) { return isLightOrDark(other); }) >
               0;
}

bool cannotBeBroken(const Position& position, const Event& event) {
    return event.kind == EventKind::move && event.reason == broken && lives(position.state, event.object) &&
           isKeptFromBreak(position, event);
}
bool isNoCharacter(const Position&, Player, const CardDefinition& card) {
    return !isCharacter(card);
}

/// 5.2.3.1.1.3, 11.9.2
void backupsArriveDull(const Position& position, Event& event) {
    if (entersField(event) && (typesItEntersWith(position, event) >> backup & 1U) != 0)
        event.flags |= Event::arrivesAside;
}

} // namespace

std::vector<Prohibition> fieldProhibitions() {
    const auto intoZone = [](std::uint8_t zone, std::string_view rule,
                             bool (*forbids)(const Position&, const Event&)) {
        return Prohibition{.rule = rule, .forbids = forbids, .kinds = only(EventKind::move), .into = zone};
    };
    return {
        intoZone(field, "7.7.3", enteringBreaks<breaksNameLimit>),
        intoZone(field, "7.7.3", entersWithItsName),
        intoZone(field, "7.7.4", enteringBreaks<breaksBackupLimit>),
        intoZone(field, "7.7.4", entersWithTooManyBackups),
        intoZone(field, "7.7.5", enteringBreaks<breaksLightDarkLimit>),
        intoZone(field, "7.7.5", entersWithLightOrDark),
        intoZone(field, "5.2.3.1.2.1", enteringBreaks<isNoCharacter>),
        {.rule = "2.2", .forbids = cannotBeBroken, .kinds = only(EventKind::move)},
        {.rule = "2.2", .forbids = cannotTurnUpright<toBecomeActive>, .kinds = only(EventKind::turnUpright)},
        intoZone(removed, "2.2", cannotGo<toBeRemoved, field, removed>),
        intoZone(hand, "2.2", cannotGo<toBeReturned, field, hand>)};
}

std::vector<Arrival> arrivals() {
    return {{"7.3", goesToItsOwner, only(EventKind::move)},
            {"5.2.3.1.1.3", backupsArriveDull, only(EventKind::move)},
            {"2.1", entersAsideByText<field>, only(EventKind::move)}};
}

} // namespace takujo::fftcg

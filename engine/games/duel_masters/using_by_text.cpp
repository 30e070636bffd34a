#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/evolving.h"
#include "engine/games/duel_masters/terms_of_keywords.h"

#include "engine/games/duel_masters/operators.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/notes.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

/// 112.3: a text has a card used for nothing, where it lies. That is a use like any other (112.3g), carried
/// out as a part of the text (101.4d).
namespace takujo::duel_masters {

namespace {

bool canBeUsed(const Position& position, ObjectId card, Player by, bool conditions) {
    const auto type = static_cast<CardType>(position.definition(card).type);
    if (type != spell && (usedForBattleZone & typeBit(type)) == 0)
        return false;
    Attempt attempt{by, {}};
    attempt.option.object = card;
    if (needsBases(position, card) && !Bases(position, by, card).areEnough({}))
        return false; // 801.1a
    return isFreeToPlay(position, attempt) && (!conditions || playing::cardAllows(position, attempt));
}

Next useForFree(ObjectId card, Player by, std::int32_t more = 0) {
    const std::int32_t how = static_cast<std::int32_t>(by) | use_::isFree | more;
    return Next::call(usingCard, {packed(card), 0, 0, 0, 0, 0, how});
}

/// Local of using several cards: who uses them.
constexpr std::size_t who = 0;

Next useNext(Run& run) {
    for (const Note& note : run.state.notes)
        if (isKeptHere(run.state, note, usedTogether)) {
            const ObjectId card = note.object;
            dropNotes(run.state, [&](const Note& each) {
                return isKeptHere(run.state, each, usedTogether) && each.object == card;
            });
            if (!lives(run.state, card))
                return Next::again();
            return useForFree(card, static_cast<Player>(run.local(who))).thenAgain();
        }
    return Next::finish();
}

/// 112.3a: by its own ability, on its way from the shields; where the card asks for that.
bool isShieldTriggered(const Run& run, ObjectId card) {
    const EffectRecord* const effect = findEffect(run.state, effectFollowed(run.state));
    const bool asks =
        std::ranges::any_of(run.position().definition(card).abilities,
                            [](const Ability& ability) { return ability.has(Ability::asksCasting); });
    return asks && effect != nullptr && effect->event == card &&
           abilityAt(run, abilityOf(*effect)).number == keyword_terms::ofShieldTrigger;
}

} // namespace

Next useByText(Run& run, ObjectId card, Player by, bool conditions) {
    if (!canBeUsed(run, card, by, conditions))
        return Next::on();
    reportDone(run.state);
    return useForFree(card, by, isShieldTriggered(run, card) ? use_::isShieldTriggered : 0);
}

Next effects::useSeveral(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[affects::what], found);
    bool isAny = false;
    for (const ObjectId id : found) {
        if (!lives(run.state, id) || record(run.state, id).card == CardId::none ||
            !canBeUsed(run, id, scope.effect.controller, true))
            continue;
        if (run.rules.policy(allPendFirst) != 0)
            showPending(run, id);
        Note note;
        note.kind = usedTogether;
        note.object = id;
        note.frame = static_cast<std::uint16_t>(run.state.frames.size() + 1); // the procedure that is called
        run.state.notes.push_back(note);
        isAny = true;
    }
    if (!isAny)
        return Next::on();
    reportDone(run.state);
    return Next::call(usingSeveral, {static_cast<std::int32_t>(scope.effect.controller)});
}

/// 409.1e: all of them are pending, and then they are used one by one, in the order in which they were
/// chosen (OPEN 10).
Procedure usingSeveralSteps() {
    return {"using several cards", "409.1e", {{"the next of them", "409.1e", useNext}}};
}

/// Nothing triggers on that (happenings.cpp).
void endPending(Run& run) {
    for (const Player player : bothPlayers)
        for (const Zone zone : {deck, hand, manaZone, graveyard, shieldZone, hyperspatialZone})
            for (const ObjectId id : objectsIn(run.state, zoneOf(player, zone)))
                if (hasMark(run.state, id, isPending)) {
                    Event goes = movedTo(zoneOf(run.position().ownerOf(id), graveyard), id, player);
                    goes.reason = stillPending;
                    run.propose(goes);
                }
}

} // namespace takujo::duel_masters

#include "engine/games/fftcg/limit_break.h"

#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/script/language/term_building.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

bool isUsedUp(const Position& position, ObjectId card) {
    return faceOf(position.rules, record(position.state, card)) == Face::up;
}

/// Those of the player's that are still there, but the one that is cast.
void othersLeft(const Scope& scope, const Term&, std::vector<ObjectId>& found) {
    for (const ObjectId id :
         objectsIn(scope.state(), fftcg::zoneOf(scope.paying(), lbDeck), Query::reachable))
        if (id != scope.effect.source && !isUsedUp(scope.position, id))
            found.push_back(id);
}
std::int32_t howMany(const Scope& scope, const Term& term) {
    return is(scope.position, limitBreaksTakeOthers)
               ? takujo::costs::parts::amountIn<cost_of_value::amount>(scope, term)
               : 0;
}
void turnUp(Run& run, const Scope& scope, const Term&, ObjectId with) {
    Event event = eventOf(scope, EventKind::turnFace, with, Cause::cost);
    event.slot = static_cast<std::uint8_t>(Face::up);
    run.propose(event);
}

} // namespace

CostMeaning turnUpLimitBreaks() {
    return {othersLeft, howMany, nullptr, turnUp};
}

void completeLimitBreak(CardDefinition& card) {
    if (!isLimitBreak(card))
        return;
    card.has |= CardDefinition::goesHome;
    if (card.numbers[limitBreak] == 0)
        return;
    auto text = std::ranges::find(card.abilities, AbilityKind::text, &Ability::kind);
    if (text == card.abilities.end()) {
        Ability casting;
        casting.kind = AbilityKind::text;
        casting.blocks = {{}};
        text = card.abilities.insert(card.abilities.begin(), std::move(casting));
    }
    text->costs.insert(text->costs.begin(), terms::of(Sort::cost, vocabulary().costs, "turn up limit breaks",
                                                      {terms::amount(card.numbers[limitBreak])}));
}

bool liesWhereCardsAreCast(const Position& position, ObjectId card) {
    const std::uint8_t zone = record(position.state, card).zone.kind;
    return zone == hand || (zone == lbDeck && !isUsedUp(position, card));
}

void sendLimitBreaksHome(Run& run) {
    if ((run.state.has & CardDefinition::goesHome) == 0)
        return;
    constexpr std::uint32_t homes = 1U << lbDeck | 1U << field | 1U << stack;
    for (const CardRecord& card : run.state.cards) {
        if (!isLimitBreak(run.cards[card.definition]) || card.object == ObjectId::none ||
            (homes >> run.state.objects[card.object].zone.kind & 1U) != 0)
            continue;
        Event event = movedTo(zoneOf(card.owner, lbDeck), objectIn(run.state, card.object), card.owner);
        event.flags = Event::arrivesFaceUp;
        run.propose(event);
    }
}

} // namespace takujo::fftcg

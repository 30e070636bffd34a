#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/fields.h"

#include "engine/core/scratch.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cast_later.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/operators.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

enum Step : std::uint16_t { looks, asks_, goesOn };
constexpr std::size_t priorityBefore = 0;

/// The first of them; what is gone by now is passed over.
const Note* next(const State& state) {
    const auto found = std::ranges::find_if(
        state.notes, [&](const Note& note) { return note.kind == mayBeCast && lives(state, note.object); });
    return found == state.notes.end() ? nullptr : &*found;
}

void forget(State& state, ObjectId card) {
    dropNotes(state, [&](const Note& note) {
        return note.kind == mayBeCast && (note.object == card || !lives(state, note.object));
    });
}

Next look(Run& run) {
    if (somethingMayBeCast(run.state))
        return Next::on();
    run.state.priority = static_cast<Player>(run.local(priorityBefore));
    return Next::finish();
}

Attempt castingOf(const Position& position) {
    return {casterByEffect(position), {cast, {}, next(position.state)->object, {}, 0}};
}
/// 2.3: what has to be cast and cannot is left out.
bool mayBeLeft(const Position& position, const Attempt&) {
    const Note* const note = next(position.state);
    return note == nullptr || (note->flags & hasToBeCast) == 0 ||
           !refusalsOf(position, castingOf(position)).empty();
}

void offerCasting(const Position& position, Decision& decision) {
    decision.decider = casterByEffect(position);
    decision.about = next(position.state)->object;
    Attempt attempt = castingOf(position);
    if (refusalsOf(position, attempt).empty()) {
        const VerbSpec& spec = position.rules.verb(cast);
        attempt.option.place = spec.place(position, attempt);
        decision.options.push_back(attempt.option);
    }
    if (mayBeLeft(position, {}))
        decision.options.push_back({castNothing, {}, {}, {}, 0});
}

Next takeCasting(Run& run, const Option& answer) {
    const Note note = *next(run.state);
    forget(run.state, note.object);
    if (answer.verb == castNothing)
        return Next::on();
    run.state.priority = note.player;
    return beginCasting(run, answer.object, note.flags);
}

constexpr auto isAsked = asksAt<castingByEffect, asks_>;

} // namespace

Procedure castByEffect() {
    return {"casting by an effect",
            "11.3.11",
            {{"what may be cast", "", look},
             {"it is cast or not", "11.3.11 11.4.1.1",
              Question{DecisionKind::act, offerCasting, takeCasting, Question::moment | Question::begins}},
             {"and the next", "", [](Run&) { return Next::jump(looks); }}}};
}

VerbSpec castNothingVerb() {
    return {.word = "no cast",
            .conditions = {onlyWhen<isAsked>("nothing-may-be-cast", "11.3.11"),
                           onlyFor<isSummonCastByEffect, casterByEffect>("other-player-casts", "11.3.11"),
                           onlyFor<isCharacterCastByEffect, casterByEffect>("other-player-casts", "11.4.1.1"),
                           {Aspect::choices, "has-to-be-cast", "11.3.11", mayBeLeft}},
            .onlyWhenAsked = true};
}

bool somethingMayBeCast(const State& state) {
    return !state.notes.empty() && next(state) != nullptr;
}

Next castWhatEffectsLet(Run& run) {
    if (!somethingMayBeCast(run.state))
        return Next::on();
    return Next::call(castingByEffect, {static_cast<std::int32_t>(run.state.priority)});
}

bool isCastingByEffect(const Position& position) {
    return isAsked(position);
}

Player casterByEffect(const Position& position) {
    const Note* const note = next(position.state);
    return note == nullptr ? Player::nobody : note->player;
}

bool isSummonCastByEffect(const Position& position) {
    return isAsked(position) && isA(position, next(position.state)->object, summon);
}
bool isCharacterCastByEffect(const Position& position) {
    return isAsked(position) && !isA(position, next(position.state)->object, summon);
}

bool mayBeCastByEffect(const Position& position, ObjectId card) {
    const Note* const note = next(position.state);
    return note != nullptr && note->object == card;
}

playing::AmountDue costToCast(const Position& position, Player player, ObjectId card) {
    const Frame& frame = position.state.frames.back();
    const bool isCasting = frame.procedure == castingSummon || frame.procedure == castingCharacter;
    if (isCasting && (frame.locals[playing::how] & castForNothing) != 0)
        return {};
    if (isCastingByEffect(position) && mayBeCastByEffect(position, card) &&
        (next(position.state)->flags & castForNothing) != 0)
        return {};
    if ((howItIsCastLater(position, player, card) & castForNothing) != 0)
        return {};
    return costOf(position, player, card);
}

namespace effects {

Next letCast(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[lets_cast::player], scope.effect.controller);
    if (player == Player::nobody)
        return Next::on();
    const bool isFree = term[lets_cast::free].isTrue();
    const bool isOrdered = term[lets_cast::must].isTrue();
    const bool isRemoved = term[lets_cast::removed].isTrue();
    const std::int32_t how =
        (isFree ? castForNothing : 0) | (isOrdered ? hasToBeCast : 0) | (isRemoved ? castAndRemoved : 0);
    Scratch<ObjectId> found;
    objectsOf(scope, term[lets_cast::what], found);
    for (const ObjectId id : found)
        if (record(run.state, id).card != CardId::none && record(run.state, id).zone.kind != field &&
            record(run.state, id).zone.kind != stack) {
            Note note;
            note.kind = mayBeCast;
            note.object = id;
            note.player = player;
            note.flags = static_cast<std::uint8_t>(how);
            run.state.notes.push_back(note);
        }
    return Next::on();
}

} // namespace effects

} // namespace takujo::fftcg

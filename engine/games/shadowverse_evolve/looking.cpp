#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/fields.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/kit/notes.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

/// 5.10.2: looking at up to so many cards of a deck goes card by card, and the player may stop before each.
/// What was looked at stays in its place, and the text may speak of it as `selected`.
namespace takujo::shadowverse_evolve {

namespace {

enum Local : std::size_t { forEffect, intoSlot, most, seen };
enum Step : std::uint16_t { isThereAnother, isAskedFor, isShown };
constexpr auto isAsked = asksAt<lookingOneByOne, isAskedFor>;

const EffectRecord* effectOfLooking(const Position& position) {
    return findEffect(position.state,
                      static_cast<std::uint16_t>(position.state.frames.back().locals[forEffect]));
}
Player whoLooks(const Position& position) {
    const EffectRecord* const effect = effectOfLooking(position);
    return effect == nullptr ? position.state.turnPlayer : effect->controller;
}

/// The next card from the top; none if there is none.
ObjectId nextCard(const Position& position) {
    std::int32_t left = position.state.frames.back().locals[seen];
    for (const ObjectId id : objectsIn(position.state, zoneOf(whoLooks(position), deck)))
        if (left-- == 0)
            return id;
    return {};
}

Next lookForAnother(Run& run) {
    return run.local(seen) < run.local(most) && nextCard(run).exists() ? Next::on() : Next::finish();
}

void offerLooking(const Position& position, Decision& decision) {
    decision.decider = whoLooks(position);
    if (const EffectRecord* const effect = effectOfLooking(position))
        decision.about = effect->source;
    decision.done = position.state.frames.back().locals[seen];
    decision.goal = position.state.frames.back().locals[most];
    for (const takujo::Verb verb : {lookFurther, lookNoFurther})
        offer(position, decision.decider, verb, decision);
}

Next takeLooking(Run&, const Option& answer) {
    return answer.verb == lookFurther ? Next::on() : Next::finish();
}

Next showAnother(Run& run) {
    const ObjectId card = nextCard(run);
    show(run, card, lookedAtBy(whoLooks(run)));
    Note note;
    note.kind = wasLookedAt;
    note.object = card;
    run.state.notes.push_back(note);
    run.state.bindings.push_back({card,
                                  {},
                                  0,
                                  static_cast<std::uint16_t>(run.local(forEffect)),
                                  static_cast<std::uint8_t>(run.local(intoSlot)),
                                  0});
    ++run.local(seen);
    return Next::jump(isThereAnother);
}

} // namespace

namespace effects {

/// Part: amount.
Next lookUpTo(Run& run, const Scope& scope, const Term& term) {
    dropBindings(run.state, scope.effect.id, static_cast<std::uint8_t>(term.number));
    return Next::call(lookingOneByOne, {scope.effect.id, static_cast<std::int32_t>(term.number),
                                        amountOf(scope, term[looks_up_to::amount]), 0});
}

} // namespace effects

Procedure lookingSteps() {
    return {"looking at cards one by one",
            "5.10.2",
            {{"is there another card to look at", "5.10.2 5.10.2.1 5.10.2.4", lookForAnother},
             {"whether to look at another one", "5.10.2.2",
              Question{DecisionKind::yesNo, offerLooking, takeLooking}},
             {"one card is looked at", "5.10.2.3", showAnother}}};
}

std::vector<VerbSpec> lookingVerbs() {
    const auto verb = [](std::string_view word) {
        return VerbSpec{.word = word,
                        .conditions = {onlyWhen<isAsked>("nothing-to-look-at", "5.10.2.2"),
                                       onlyFor<isAsked, whoLooks>("other-player-decides", "5.10.2.2")},
                        .onlyWhenAsked = true};
    };
    return {verb("look further"), verb("look no further")};
}

/// Nobody sees any more what a text has let its player look at.
void forgetWhatWasLookedAt(State& state) {
    bool isAny = false;
    for (const Note& note : state.notes)
        if (note.kind == wasLookedAt) {
            isAny = true;
            if (lives(state, note.object))
                record(state, note.object).marks &= ~(lookedAtBy(Player::a) | lookedAtBy(Player::b));
        }
    if (isAny)
        dropNotesOfKind(state, wasLookedAt);
}

} // namespace takujo::shadowverse_evolve

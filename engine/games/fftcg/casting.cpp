#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/choices.h"

#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/faults.h"
#include "engine/games/fftcg/origins.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

ObjectId cardOf(const Position& position) {
    return playing::whatIsPlayed(position);
}

/// What is being cast is shown, and is no longer among the cards that can be paid with.
Next reveal(Run& run) {
    playing::show(run, cardOf(run), hiddenFrom(Query::reachable));
    return Next::on();
}

/// The effect of the text that the card says when it is cast or resolves, which begins with its casting;
/// false if it has none.
bool beginText(Run& run, ObjectId card, ObjectId item) {
    EffectRecord* const text = playing::beginText(run, card, item);
    if (text != nullptr)
        run.local(playing::effectOf) = text->id;
    if (text != nullptr && isBroken(faults::casterIsForgotten))
        text->controller = run.position().ownerOf(card);
    return text != nullptr;
}

/// 11.4.3, 11.4.5: an ability whose modes and choices are declared now has an effect while the card is cast.
bool beginDeclaring(Run& run, ObjectId card) {
    const auto& abilities = run.position().definition(card).abilities;
    const auto declared = std::ranges::find_if(
        abilities, [](const Ability& ability) { return ability.has(Ability::declaredWhenCast); });
    if (declared == abilities.end())
        return false;
    const auto place = static_cast<std::uint8_t>(declared - abilities.begin());
    playing::beginEffect(run, card, {run.position().definitionIndex(card), place, 0}, {});
    return true;
}

EffectRecord* whatIsDeclared(Run& run) {
    const auto found = std::ranges::find_if(run.state.effects, [&](const EffectRecord& effect) {
        return effect.source == cardOf(run) && effect.state == EffectRecord::underWay &&
               scopeOf(run, effect).ability.has(Ability::declaredWhenCast);
    });
    return found == run.state.effects.end() ? nullptr : &*found;
}

/// The part of a character's text that is about casting it has an effect of its own while it is cast.
Next howItIsCast(Run& run) {
    constexpr std::uint16_t costIsFixed = 7;
    const bool saysHow = beginText(run, cardOf(run), {});
    const bool declares = beginDeclaring(run, cardOf(run));
    return saysHow || declares ? Next::on() : Next::jump(costIsFixed);
}

Next declareModes(Run& run) {
    const EffectRecord* const effect = whatIsDeclared(run);
    return effect == nullptr ? Next::on() : announceModes(run, effect->id, true);
}

Next declareChoices(Run& run) {
    EffectRecord* const effect = whatIsDeclared(run);
    if (effect == nullptr)
        return Next::on();
    if (const EffectRecord* const how = playing::effectNow(run))
        effect->x = how->x;
    return announceBesidesModes(effect->id, true);
}

Next payForCharacter(Run& run) {
    notePayment(run);
    const Next next = playing::payEverything(run);
    return isBroken(faults::charactersCanBeAnswered) ? givePriority(run.state.turnPlayer) : next;
}

Next putOntoField(Run& run) {
    run.local(playing::itself) = record(run.state, cardOf(run)).card;
    if (const EffectRecord* const effect = playing::effectNow(run)) {
        const EffectRecord how = *effect;
        playing::noteSpending(run, cardOf(run), how.id);
        dropEffect(run.state, how.id);
        noteCasting(run.state, cardOf(run), how.x, how.paid);
    }
    if (const EffectRecord* const declared = whatIsDeclared(run)) {
        const std::uint16_t id = declared->id;
        if (declared->modes != 0 || scopeOf(run, *declared).ability.modes.empty()) // or it will do nothing
            noteDeclaring(run.state, cardOf(run), id);
        dropEffect(run.state, id);
    }
    run.propose(movedTo(zoneOf(run.state.priority, field), cardOf(run), run.state.priority, Cause::choice,
                        ZoneEnd::bottom)); // behind the cards that are there
    return Next::on();
}

ObjectId whereTheCardIs(Run& run) {
    return playing::cardNow(run.state, run.local(playing::itself));
}

Next characterIsCast(Run& run) {
    proposeOccurrence(run, isCast, whereTheCardIs(run), run.state.priority);
    // OPEN 9: read literally also after a back attack of the other player.
    run.state.priority = run.state.turnPlayer;
    return Next::on();
}

Next payForSummon(Run& run) {
    notePayment(run);
    return playing::payEverything(run);
}

Next putOntoStack(Run& run) {
    run.local(playing::itself) = record(run.state, cardOf(run)).card;
    run.propose(movedTo(theStack, cardOf(run), run.state.priority, Cause::choice,
                        is(run, lastInFirstOut) ? ZoneEnd::top : ZoneEnd::bottom));
    return Next::on();
}

/// The card is a new object on the stack, on top or not; the procedure goes on with that one.
Next isOnStack(Run& run) {
    const ObjectId summoned = whereTheCardIs(run);
    if (!isIn(run.state, summoned, theStack))
        return Next::finish();
    run.local(playing::played) = packed(summoned);
    if (!isBroken(faults::casterIsForgotten))
        record(run.state, summoned).controller = run.state.priority;
    if ((run.local(playing::how) & castAndRemoved) != 0) {
        Note note;
        note.kind = removedAfterUse;
        note.object = summoned;
        run.state.notes.push_back(note);
    }
    beginText(run, summoned, summoned);
    return Next::on();
}

Next summonIsCast(Run& run) {
    proposeOccurrence(run, isCast, cardOf(run), run.state.priority);
    if (const EffectRecord* const effect = playing::effectNow(run))
        tellWhatIsChosen(run, *effect);
    note(run, "summon is cast", run.state.priority, "11.3.8",
         {cardArgument("card", run.position().definitionIndex(cardOf(run)))});
    return Next::on();
}

} // namespace

Next beginCasting(Run& run, ObjectId card, std::int32_t how) {
    const bool isSummon = isA(run, card, summon);
    return Next::call(isSummon ? castingSummon : castingCharacter, {packed(card), 0, 0, 0, 0, 0, how});
}

Procedure castSummon() {
    return {"casting a summon",
            "11.3",
            {{"it is announced and goes onto the stack", "11.3.2 11.3.1", putOntoStack},
             {"it is there", "", isOnStack},
             {"which costs are paid", "11.3.5", playing::offeringCosts()},
             {"X is named", "11.3.5", playing::namingX(true)},
             {"its modes and choices are declared", "11.3.3 11.3.4 11.3.6", playing::announceChoices},
             {"what its other costs are paid with", "11.3.5", playing::pickForCosts},
             {"its cost is fixed", "11.3.7", playing::fixCost},
             {"its payment is chosen", "5.2.1.2", playing::payment()},
             {"everything is paid at once", "11.3.7.1", payForSummon},
             {"it has been cast", "11.3.8", summonIsCast}}};
}

Procedure castCharacter() {
    return {"casting a character",
            "11.4",
            {{"it is announced and shown", "11.4.2", reveal},
             {"what it says of being cast", "", howItIsCast},
             {"its modes are declared", "11.4.3", declareModes},
             {"which costs are paid", "11.4.4", playing::offeringCosts()},
             {"X is named", "11.4.4", playing::namingX(true)},
             {"what its other costs are paid with", "11.4.4", playing::pickForCosts},
             {"its choices and shares are declared", "11.4.5", declareChoices},
             {"its cost is fixed", "11.4.6", playing::fixCost},
             {"its payment is chosen", "5.2.1.2", playing::payment()},
             {"everything is paid at once", "11.4.7", payForCharacter},
             {"it enters the field", "5.2.3.1.1.1", putOntoField},
             {"the turn player gets priority", "11.4.8", characterIsCast}}};
}

} // namespace takujo::fftcg

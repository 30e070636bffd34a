#include "engine/games/fftcg/bars_of_texts.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

/// Priming, a keyword that the rulebook does not have yet: a character becomes one object with a card of that
/// name from the deck, which lies on top of it (OPEN 44).
namespace takujo::fftcg {

namespace {

// The procedure, with the locals of casting: the character, and the ability's effect, which is on no stack.
// Once everything is paid, nothing is due any more, and there stands which card was found.
constexpr std::size_t foundCard = playing::amountDue;
constexpr std::int32_t noCard = -1;

ObjectId whoPrimes(const Position& position) {
    return unpackedObject(position.state.frames.back().locals[playing::itself]);
}

Next announceIt(Run& run) {
    const auto ability = static_cast<std::uint8_t>(run.local(playing::played));
    const ObjectId character = whoPrimes(run);
    if (!lives(run.state, character))
        return Next::finish();
    run.local(playing::played) = packed(character);
    run.local(playing::effectOf) =
        playing::beginEffect(run, character, {run.position().definitionIndex(character), ability, 0}, {}).id;
    return Next::on();
}

/// OPEN 45: only a character can be one with another. Nobody has to find one (15.1.1.8).
Next searchDeck(Run& run) {
    run.local(foundCard) = noCard;
    const EffectRecord* const effect = playing::effectNow(run);
    if (effect == nullptr || !maySearch(run, effect->controller))
        return Next::on();
    const Scope scope = scopeOf(run, *effect);
    const TextKey name = textKey(scope.ability.name.en);
    Scratch<ObjectId> found;
    for (const ObjectId id : objectsIn(run.state, fftcg::zoneOf(effect->controller, deck), Query::findable)) {
        takujo::show(run, id, lookedAtBy(effect->controller));
        const CardDefinition& card = run.position().definition(id);
        if (isCharacter(card) && card.isNamed(name))
            found.push_back(id);
    }
    return letPick(run, scope, found, binding_slots::scratch, 0, 1, effect->controller);
}

ObjectId cardPicked(Run& run) {
    for (const Binding& binding : run.state.bindings)
        if (binding.effect == run.local(playing::effectOf) && binding.slot == binding_slots::scratch &&
            lives(run.state, binding.object))
            return binding.object;
    return {};
}

Next shuffleDeck(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    if (effect == nullptr || !maySearch(run, effect->controller))
        return Next::on();
    const ZoneId whose = fftcg::zoneOf(effect->controller, deck);
    hideAgain(run.state, whose);
    if (const ObjectId found = cardPicked(run); found.exists()) {
        takujo::show(run, found, revealedMark);
        run.local(foundCard) = record(run.state, found).card;
    }
    Event event;
    event.kind = EventKind::shuffle;
    event.to = whose;
    event.player = effect->controller;
    event.cause = Cause::choice;
    run.propose(event);
    return Next::on();
}

ObjectId foundNow(Run& run) {
    return run.local(foundCard) == noCard ? ObjectId{} : playing::cardNow(run.state, run.local(foundCard));
}

/// What the character says of its own priming it says before it is something else.
Next tellBefore(Run& run) {
    const ObjectId character = whoPrimes(run);
    if (const ObjectId found = foundNow(run); found.exists() && lives(run.state, character))
        proposeOccurrence(run, startsPriming, character, record(run.state, character).controller, 0, found);
    return Next::on();
}

Next putOnTop(Run& run) {
    const ObjectId character = whoPrimes(run);
    const ObjectId found = foundNow(run);
    if (!found.exists() || !lives(run.state, character))
        return Next::on();
    const ObjectRecord& there = record(run.state, character);
    note(run, "primes", there.controller, "p-8",
         {cardArgument("card", run.position().definitionIndex(character)),
          cardArgument("into", run.position().definitionIndex(found))});
    Event event = movedTo(there.zone, found, there.controller, Cause::choice);
    event.host = character;
    event.slot = primed;
    event.landing = ZoneEnd::top;
    event.source = character;
    run.propose(event);
    return Next::on();
}

Next tellAfter(Run& run) {
    const ObjectId character = whoPrimes(run);
    const ObjectId found = foundNow(run);
    if (found.exists() && lives(run.state, character) && isInside(run.state, found) &&
        hostOf(run.state, found) == character)
        proposeOccurrence(run, hasPrimed, character, record(run.state, character).controller, 0, found);
    dropEffect(run.state, static_cast<std::uint16_t>(run.local(playing::effectOf)));
    return Next::on();
}

} // namespace

namespace triggers {

/// OPEN 47: it is told twice: what the character itself says counts by what it was before, unless it is the
/// card on top that says it; what all others say counts once it has primed.
bool primes(const Scope& scope, const Term& term, const Event& event) {
    const bool isOwn = scope.effect.source == event.object;
    const Known what = know(scope.position, event.object);
    const Term& into = term[primes_into::into];
    if (event.slot == startsPriming)
        return isOwn && means(scope, term[happens::what], what) &&
               (!into.exists() || means(scope, into, know(scope.position, event.source)));
    if (event.slot != hasPrimed || !means(scope, term[happens::what], what) ||
        (into.exists() && !means(scope, into, what)))
        return false;
    return !isOwn || &scope.position.cards[scope.effect.definition] == what.card;
}

} // namespace triggers

void completePriming(const Vocabulary&, Ability&, std::vector<Ability>&) {}

std::vector<Role> roles() {
    return {{.word = "primed", .rule = "p-10", .reads = Role::Reads::top}};
}

Procedure primeCharacter() {
    return {"priming",
            "p-6",
            {{"it is announced", "p-6", announceIt},
             {"what its costs are paid with", "p-7", playing::pickForCosts},
             {"its cost is fixed", "p-7", playing::fixCost},
             {"its payment is chosen", "p-7", playing::payment()},
             {"everything is paid at once", "p-7", playing::payEverything},
             {"a card of the name is looked for", "p-7", searchDeck},
             {"the deck is shuffled", "p-7", shuffleDeck},
             {"it is about to prime", "p-11", tellBefore},
             {"the card is put on top", "p-8", putOnTop},
             {"it has primed", "p-11", tellAfter}}};
}

} // namespace takujo::fftcg

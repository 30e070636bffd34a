#include "engine/games/fftcg/casting.h"

#include "engine/games/fftcg/card.h"
#include "engine/kit/journal.h"
#include "engine/kit/visibility.h"

namespace takujo::fftcg {

namespace {

ObjectId cardOf(Run& run) {
    return unpackedObject(run.local(castCard));
}

/// What is being cast is shown, and is no longer among the cards that can be paid with.
Next reveal(Run& run) {
    Event event;
    event.kind = EventKind::mark;
    event.object = cardOf(run);
    event.amount = static_cast<std::int32_t>(revealedMark | hiddenFrom(Query::reachable));
    event.flags = Event::quiet;
    run.propose(event);
    return Next::on();
}

/// Later changes of the cost have no influence: from here on the amount stands in the procedure.
Next fixCost(Run& run) {
    const CostInCp due = costOf(run, run.position().definition(cardOf(run)));
    run.local(amountDue) = due.amount;
    run.local(elementsDue) = static_cast<std::int32_t>(due.elements);
    return Next::on();
}

Next payEverything(Run& run) {
    payAll(run);
    return Next::on();
}

Next putOntoField(Run& run) {
    Event event;
    event.object = cardOf(run);
    event.to = zoneOf(run.state.priority, field);
    event.landing = Landing::bottom; // behind the cards that are there
    event.player = run.state.priority;
    event.cause = Cause::choice;
    run.propose(event);
    return Next::on();
}

Next turnPlayerGetsPriority(Run& run) {
    // OPEN 9: read literally also after a back attack of the other player.
    run.state.priority = run.state.turnPlayer;
    return Next::on();
}

Next putOntoStack(Run& run) {
    run.local(cardItself) = record(run.state, cardOf(run)).card;
    Event event;
    event.object = cardOf(run);
    event.to = theStack;
    event.landing = is(run, lastInFirstOut) ? Landing::top : Landing::bottom;
    event.player = run.state.priority;
    event.cause = Cause::choice;
    run.propose(event);
    return Next::on();
}

/// The card is a new object on the stack, on top or not; the procedure goes on with that one.
Next isOnStack(Run& run) {
    const auto card = static_cast<std::size_t>(run.local(cardItself));
    const ObjectId summoned = objectIn(run.state, run.state.cards[card].object);
    if (!isIn(run.state, summoned, theStack))
        return Next::finish();
    run.local(castCard) = packed(summoned);
    record(run.state, summoned).controller = run.state.priority;
    return fixCost(run);
}

Next castIsComplete(Run& run) {
    note(run, "summon is cast", run.state.priority, "11.3.8");
    return Next::on();
}

} // namespace

Next beginCasting(Run& run, ObjectId card) {
    const bool isSummon = typeOf(run, card) == summon;
    return Next::call(isSummon ? castingSummon : castingCharacter, {packed(card)});
}

Procedure castSummon() {
    return {"casting a summon",
            "11.3",
            {{"it is announced and goes onto the stack", "11.3.2 11.3.1", putOntoStack},
             {"its cost is fixed", "11.3.7", isOnStack},
             {"its payment is chosen", "5.2.1.2", paymentQuestion()},
             {"everything is paid at once", "11.3.7.1", payEverything},
             {"it has been cast", "11.3.8", castIsComplete}}};
}

Procedure castCharacter() {
    return {"casting a character",
            "11.4",
            {{"it is announced and shown", "11.4.2", reveal},
             {"its cost is fixed", "11.4.6", fixCost},
             {"its payment is chosen", "5.2.1.2", paymentQuestion()},
             {"everything is paid at once", "11.4.7", payEverything},
             {"it enters the field", "5.2.3.1.1.1", putOntoField},
             {"the turn player gets priority", "11.4.8", turnPlayerGetsPriority}}};
}

} // namespace takujo::fftcg

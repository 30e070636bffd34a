#include "engine/kit/turn_parts.h"

#include "engine/core/scratch.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/same_moment.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <iterator>

namespace takujo {

void enterPhase(Run& run, std::uint8_t phase, std::string_view rule) {
    run.state.phase = phase;
    if (!rule.empty())
        note(run, run.rules.tables().phases[phase], run.state.turnPlayer, rule);
}

void tellPhase(Run& run) {
    proposeOccurrence(run, occurrences::phaseBegins, {}, run.state.turnPlayer, run.state.phase);
}

void beginPhase(Run& run, std::uint8_t phase, std::string_view rule) {
    enterPhase(run, phase, rule);
    tellPhase(run);
}

void healAll(Run& run, std::uint8_t zone) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, {zone, player}, Query::counted))
            if (record(run.state, id).damage != 0) {
                Event event = doneTo(id, EventKind::heal, player);
                event.flags = Event::quiet;
                run.propose(event);
            }
}

namespace {

/// Whether nobody draws the card although it lies in a deck.
bool isPassedOver(const Position& position, ObjectId id) {
    return (position.rules.tables().script.lookedAtIsApart && isLookedAt(position.state, id)) ||
           sameMoment::isOnItsWay(position, id);
}

/// From that place of a deck on, the first that can be drawn.
std::uint16_t drawnFrom(const Position& position, std::uint16_t slot) {
    while (slot != ObjectId::none && isPassedOver(position, objectIn(position.state, slot)))
        slot = position.state.objects[slot].next;
    return slot;
}

} // namespace

ObjectId nextToDraw(const Position& position, Player player) {
    const std::uint8_t deck = position.rules.tables().script.deck;
    const std::uint16_t slot = drawnFrom(position, zoneAt(position.state, {deck, player}).first);
    return slot == ObjectId::none ? ObjectId{} : objectIn(position.state, slot);
}

std::int32_t drawCards(Run& run, Player player, std::int32_t count) {
    const ScriptTables& tables = run.rules.tables().script;
    const ZoneId hand{tables.hand, player};
    std::uint16_t slot = drawnFrom(run, zoneAt(run.state, {tables.deck, player}).first);
    if (isBroken(Fault::drawsComeFromTheBottom))
        slot = zoneAt(run.state, {tables.deck, player}).last;
    for (; count > 0 && slot != ObjectId::none; --count, slot = drawnFrom(run, run.state.objects[slot].next))
        run.propose(movedTo(hand, objectIn(run.state, slot), player, Cause::rule,
                            ZoneEnd::bottom)); // behind the cards in hand
    return std::max(count, 0);
}

std::int32_t cardsOver(const Position& position, ZoneId zone, std::int32_t limit) {
    return countIn(position.state, zone) - limit;
}

bool askWhatIsOver(Run& run, ZoneId hand, std::int32_t limit, RulePick pick) {
    pick.least = pick.most = cardsOver(run, hand, limit);
    Scratch<ObjectId> cards;
    for (const ObjectId id : objectsIn(run.state, hand))
        cards.push_back(id);
    return askToPick(run, cards, pick);
}

Next discardPicked(Run& run, std::uint8_t kind) {
    for (const ObjectId id : pickedFor(run.state, kind))
        run.rules.tables().script.discard(run, id, Cause::rule, 0);
    dropNotesOfKind(run.state, kind);
    return Next::on();
}

namespace {

/// Below everything that was added.
void noteWhoComesNext(State& state) {
    if (std::ranges::find(state.turns, TurnRecord::comesNext, &TurnRecord::kind) == state.turns.end())
        state.turns.insert(state.turns.begin(), {opponentOf(state.turnPlayer), TurnRecord::comesNext});
}

/// Whose turn would come, if none were skipped; it is used up.
Player takeNextTurn(State& state, Player after) {
    auto& turns = state.turns;
    const auto last = std::find_if(turns.rbegin(), turns.rend(),
                                   [](const TurnRecord& turn) { return turn.kind != TurnRecord::skipped; });
    if (last == turns.rend())
        return opponentOf(after);
    const Player player = last->player;
    turns.erase(std::next(last).base());
    return player;
}

bool skips(State& state, Player player) {
    auto& turns = state.turns;
    const auto last = std::find_if(turns.rbegin(), turns.rend(), [player](const TurnRecord& turn) {
        return turn.kind == TurnRecord::skipped && turn.player == player;
    });
    if (last == turns.rend())
        return false;
    turns.erase(std::next(last).base());
    return true;
}

} // namespace

/// Where the turn player's come first, what the other player gets in this turn goes below those.
void addExtraTurn(Run& run, Player player) {
    auto& turns = run.state.turns;
    noteWhoComesNext(run.state);
    const auto areTurnPlayersFirst = run.rules.tables().timing.turnPlayersExtraFirst;
    if (areTurnPlayersFirst == nullptr || !areTurnPlayersFirst(run)) {
        turns.push_back({player, TurnRecord::extra});
        return;
    }
    const auto isTurnPlayersOfNow = [&](const TurnRecord& turn) {
        return turn.kind == TurnRecord::extraOfThisTurn && turn.player == run.state.turnPlayer;
    };
    const auto place =
        player == run.state.turnPlayer ? turns.end() : std::ranges::find_if(turns, isTurnPlayersOfNow);
    turns.insert(place, {player, TurnRecord::extraOfThisTurn});
}

void skipNextTurn(State& state, Player player) {
    state.turns.push_back({player, TurnRecord::skipped});
}

void passTurn(State& state) {
    turnIsOver(state);
    for (TurnRecord& turn : state.turns)
        if (turn.kind == TurnRecord::extraOfThisTurn)
            turn.kind = TurnRecord::extra;
    state.turnPlayer = takeNextTurn(state, state.turnPlayer);
    while (skips(state, state.turnPlayer))
        state.turnPlayer = takeNextTurn(state, state.turnPlayer);
}

} // namespace takujo

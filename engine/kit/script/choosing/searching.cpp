#include "engine/core/scratch.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// Looking into decks: searching the whole of one, or looking at its top.
namespace takujo::effects {

namespace {

Event moveOf(const Scope& scope, ObjectId id, ZoneId to) {
    Event event;
    event.object = id;
    event.to = to;
    event.player = to.player;
    event.cause = Cause::effect;
    event.source = scope.effect.source;
    event.effect = scope.effect.id;
    return event;
}

/// One player, or both, the turn player first.
Scratch<Player> playersInTurn(const Scope& scope, const Term& players) {
    const PlayerSet who = playersOf(scope, players, scope.effect.controller);
    Scratch<Player> result;
    for (const Player player : {scope.state().turnPlayer, opponentOf(scope.state().turnPlayer)})
        if (who.has(player))
            result.push_back(player);
    return result;
}

/// Those who search: texts may keep players from it.
Scratch<Player> whoSearch(const Scope& scope, const Term& players) {
    Scratch<Player> all = playersInTurn(scope, players);
    if (const auto maySearch = scope.position.rules.tables().script.maySearch; maySearch != nullptr)
        std::erase_if(all, [&](Player player) { return !maySearch(scope.position, player); });
    return all;
}

/// The picked cards of a slot, as they are now.
Scratch<ObjectId> picked(const Scope& scope, std::uint8_t slot) {
    Scratch<ObjectId> found;
    for (const Binding& binding : scope.state().bindings)
        if (binding.effect == scope.effect.id && binding.slot == slot && lives(scope.state(), binding.object))
            found.push_back(binding.object);
    return found;
}

enum Rest : std::int32_t { onTop, onBottom, away, onEither };

bool isPutAway(const Term& where) {
    return where.exists() && where.number == away;
}

/// What is left of cards that were looked at goes away, or onto the deck in an order that its player makes.
Next putRest(Run& run, const Scope& scope, const Scratch<ObjectId>& cards, const Term& where, Player player) {
    const ScriptTables& tables = run.rules.tables().script;
    const auto rest = static_cast<Rest>(where.exists() ? where.number : onTop);
    if (rest == away) {
        hideAgain(run.state, {tables.deck, player});
        for (const ObjectId id : cards)
            run.propose(moveOf(scope, id, {tables.away, player}));
        return Next::on();
    }
    for (const ObjectId id : cards)
        run.state.bindings.push_back({id, {}, 0, scope.effect.id, binding_slots::candidates, 0});
    if (cards.empty())
        return Next::on();
    return Next::call(procedures::arranging,
                      {scope.effect.id, tables.deck, static_cast<std::int32_t>(indexOf(player)),
                       static_cast<std::int32_t>(rest == onTop ? ZoneEnd::top : ZoneEnd::bottom)});
}

/// Where a game's searches can say so (`showingOfSearches`).
bool saysToShow(const Term& search) {
    return search.parts.size() > searches::show.part && search[searches::show].isTrue();
}

ZoneId deckOf(const Run& run, Player player) {
    return {run.rules.tables().script.deck, player};
}

void shuffleDeck(Run& run, Player player) {
    Event event;
    event.kind = EventKind::shuffle;
    event.to = deckOf(run, player);
    event.player = player;
    event.cause = Cause::effect;
    run.propose(event);
}

void showFound(Run& run, const Scope& scope, const Term& search) {
    if (!run.rules.tables().script.findsAreShown && !saysToShow(search))
        return;
    for (const ObjectId id : picked(scope, static_cast<std::uint8_t>(search.number)))
        show(run, id, revealedMark);
}

/// One player looks through the whole deck, and takes.
Next letSearch(Run& run, const Scope& scope, const Term& term, Player player) {
    const Term& whatFor = term[searches::whatFor];
    Scratch<ObjectId> found;
    for (const ObjectId id : objectsIn(run.state, deckOf(run, player), Query::findable)) {
        show(run, id, lookedAtBy(player));
        if (isLike(scope, whatFor, know(scope.position, id)))
            found.push_back(id);
        if (isBroken(Fault::searchesEndAtTheFirst))
            break;
    }
    const std::int32_t most = amountOf(scope, term[searches::amount], 1);
    const bool mustFind =
        (run.rules.tables().script.onlyQualitiesAreMissed && !asksForFaces(scope, whatFor)) ||
        isBroken(Fault::searchesMustFind);
    return letPick(run, scope, found, static_cast<std::uint8_t>(term.number), mustFind ? most : 0, most,
                   player, false, &whatFor);
}

/// What was found goes where the text says.
void putFound(Run& run, const Scope& scope, const Term& term) {
    const auto kind = static_cast<std::uint8_t>(term[searches::to].number);
    for (const ObjectId id : picked(scope, static_cast<std::uint8_t>(term.number))) {
        Event event = moveOf(scope, id, {kind, record(run.state, id).zone.player});
        if (run.rules.tables().zones[kind].table || kind == run.rules.tables().script.hand)
            event.landing = ZoneEnd::bottom;
        if (term[searches::at].exists())
            event.landing = static_cast<ZoneEnd>(term[searches::at].number);
        if (term[searches::turned].isTrue())
            event.flags |= Event::arrivesAside;
        run.propose(event);
    }
}

/// What could not go there is in the deck still, which is shuffled once more.
void putBackWhatIsLeft(Run& run, const Scope& scope, const Term& term, Player player) {
    const ZoneId deck = deckOf(run, player);
    bool leftOver = false;
    for (const ObjectId id : picked(scope, static_cast<std::uint8_t>(term.number)))
        leftOver = leftOver || (record(run.state, id).zone == deck && term[searches::to].number != deck.kind);
    hideAgain(run.state, deck);
    if (leftOver)
        shuffleDeck(run, player);
}

/// Cards that are being looked at already lie apart from the deck, where a game says so.
bool isApart(const Position& position, ObjectId id) {
    return position.rules.tables().script.lookedAtIsApart && isLookedAt(position.state, id);
}

/// Who looks at cards openly shows them to everybody.
std::uint32_t markOfLooking(const Term& look, Player player) {
    return look[looks::show].isTrue() ? revealedMark : lookedAtBy(player);
}

/// One player looks at the top cards, and takes.
Next letLook(Run& run, const Scope& scope, const Term& term, Player player) {
    const Term& like = term[looks::like];
    std::int32_t count = amountOf(scope, term[looks::atTop]);
    if (isBroken(Fault::looksShowOneCard))
        count = std::min(count, 1);
    Scratch<ObjectId> found;
    for (const ObjectId id : objectsIn(run.state, deckOf(run, player))) {
        if (isApart(run, id))
            continue;
        if (count-- <= 0)
            break;
        show(run, id, markOfLooking(term, player));
        if (!term[looks::take].exists()) // to look is all that is to be done
            countAsDone(run.state, scope.effect.id);
        if (!like.exists() || isLike(scope, like, know(scope.position, id)))
            found.push_back(id);
    }
    const std::int32_t most = amountOf(scope, term[looks::take], 0);
    std::int32_t least = term[looks::exactly].isTrue() ? most : 0;
    if (like.exists())
        least = leastToFind(scope, like, found, least, player);
    return letPick(run, scope, found, static_cast<std::uint8_t>(term.number), least, most, player, false,
                   &like);
}

/// A player says which of these cards go to the bottom, puts them there in an order, and then the others on
/// top.
Next putOnEither(Run& run, const Scope& scope, const Term& look, const Scratch<ObjectId>& cards,
                 Player player, std::size_t step) {
    enum Step : std::size_t { parts, bottom, top };
    constexpr std::uint8_t slot = binding_slots::scratch;
    const auto putAs = [&](const Scratch<ObjectId>& those, Rest rest) {
        return putRest(run, scope, those, Term{Sort::number, 0, rest, {}}, player);
    };
    if (step == parts) {
        dropBindings(run.state, scope.effect.id, slot);
        return letPick(run, scope, cards, slot, 0, static_cast<std::int32_t>(cards.size()), player, false);
    }
    if (step == top)
        return putAs(cards, onTop);
    // To the text, those that it has taken have been picked last.
    const Scratch<ObjectId> below = picked(scope, slot);
    dropBindings(run.state, scope.effect.id, slot);
    if (EffectRecord* const effect = findEffect(run.state, scope.effect.id))
        effect->picked = countBound(run.state, scope.effect.id, look.number);
    return putAs(below, onBottom);
}

} // namespace

/// Parts: for, amount, to, turned, player, at, show. The found cards are shown and set aside, the deck is
/// shuffled, and then they go where the text says; what cannot go there goes back into the deck. Of both, the
/// turn player searches first, and then everything happens at once.
Next search(Run& run, const Scope& scope, const Term& term) {
    enum Stage : std::int32_t { shuffles, puts, putsBack };
    const Scratch<Player> players = whoSearch(scope, term[searches::player]);
    const auto slot = static_cast<std::uint8_t>(term.number);
    if (players.empty()) { // nobody has no deck, or may look through it
        dropBindings(run.state, scope.effect.id, slot);
        return nobodyPicks(run, scope);
    }
    const auto turn = static_cast<std::size_t>(scope.stage);
    if (turn < players.size()) {
        if (turn == 0) {
            dropBindings(run.state, scope.effect.id, slot);
        } else {
            hideAgain(run.state, deckOf(run, players.front()));
            showFound(run, scope, term);
            putAside(run.state, scope.effect.id, slot, players.front());
        }
        comeBack(run, scope.stage + 1);
        return letSearch(run, scope, term, players[turn]);
    }
    auto stage = static_cast<Stage>(turn - players.size());
    if (isBroken(Fault::searchesPutFirst) && stage != putsBack)
        stage = stage == shuffles ? puts : shuffles;
    switch (stage) {
    case shuffles:
        if (players.size() > 1)
            takeTogether(run.state, scope.effect.id, slot, players.front());
        for (const Player player : players)
            hideAgain(run.state, deckOf(run, player));
        showFound(run, scope, term);
        for (const Player player : players)
            if (!isBroken(Fault::searchesDoNotShuffle))
                shuffleDeck(run, player);
        comeBack(run, scope.stage + 1);
        break;
    case puts:
        putFound(run, scope, term);
        comeBack(run, scope.stage + 1);
        break;
    case putsBack:
        for (const Player player : players)
            putBackWhatIsLeft(run, scope, term, player);
        break;
    }
    return Next::on();
}

/// Parts: at top, take, like, to, rest, show, player, exactly. Of both, the turn player looks and takes
/// first, and what both have taken moves at once.
Next look(Run& run, const Scope& scope, const Term& term) {
    const ScriptTables& tables = run.rules.tables().script;
    const Scratch<Player> players = playersInTurn(scope, term[looks::player]);
    const auto slot = static_cast<std::uint8_t>(term.number);
    if (players.empty()) { // nobody has no deck
        dropBindings(run.state, scope.effect.id, slot);
        return nobodyPicks(run, scope);
    }
    const auto seenBy = [&](Player player) {
        Scratch<ObjectId> cards;
        for (const ObjectId id : objectsIn(run.state, {tables.deck, player}))
            if ((record(run.state, id).marks & markOfLooking(term, player)) != 0)
                cards.push_back(id);
        return cards;
    };
    auto turn = static_cast<std::size_t>(scope.stage);
    if (turn < players.size()) {
        if (turn == 0)
            dropBindings(run.state, scope.effect.id, slot);
        else
            putAside(run.state, scope.effect.id, slot, players.front());
        comeBack(run, scope.stage + 1);
        return letLook(run, scope, term, players[turn]);
    }
    turn -= players.size();
    if (turn == 0) {
        if (players.size() > 1)
            takeTogether(run.state, scope.effect.id, slot, players.front());
        const auto kind =
            static_cast<std::uint8_t>(term[looks::to].exists() ? term[looks::to].number : tables.hand);
        for (const ObjectId id : picked(scope, slot)) {
            Event event = moveOf(scope, id, {kind, record(run.state, id).zone.player});
            event.landing = ZoneEnd::bottom;
            run.propose(event);
        }
        comeBack(run, scope.stage + 1);
        return Next::on();
    }
    // Where there is an order to make, each makes it in turn.
    const Term& rest = term[looks::rest];
    if (isPutAway(rest)) {
        for (const Player player : players)
            putRest(run, scope, seenBy(player), rest, player);
        return Next::on();
    }
    if (rest.exists() && rest.number == onEither) {
        constexpr std::size_t steps = 3;
        const Player player = players[(turn - 1) / steps];
        if (turn < players.size() * steps)
            comeBack(run, scope.stage + 1);
        return putOnEither(run, scope, term, seenBy(player), player, (turn - 1) % steps);
    }
    const Player player = players[turn - 1];
    if (turn < players.size())
        comeBack(run, scope.stage + 1);
    return putRest(run, scope, seenBy(player), rest, player);
}

namespace {

/// The cards are `selected` from then on, and lie in the deck.
void showTops(Run& run, const Scope& scope, const Term& term, const Scratch<ObjectId>& top,
              std::uint32_t mark) {
    const auto slot = static_cast<std::uint8_t>(term.number);
    dropBindings(run.state, scope.effect.id, slot);
    for (const ObjectId id : top) {
        show(run, id, mark);
        run.state.bindings.push_back({id, {}, 0, scope.effect.id, slot, 0});
        countAsDone(run.state, scope.effect.id);
    }
}

Scratch<ObjectId> topsOf(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[reveals_top::player], scope.effect.controller);
    std::int32_t left = isBroken(Fault::looksShowOneCard) ? 1 : amountOf(scope, term[reveals_top::amount], 1);
    Scratch<ObjectId> top;
    for (const ObjectId id : objectsIn(run.state, deckOf(run, player)))
        if (!isApart(run, id) && left-- > 0)
            top.push_back(id);
    return top;
}

} // namespace

/// Parts: amount, player. Until `put back` everybody sees them.
Next revealTop(Run& run, const Scope& scope, const Term& term) {
    showTops(run, scope, term, topsOf(run, scope, term), revealedMark);
    return Next::on();
}

/// The same parts. Whoever's text it is sees them until then, and nobody else.
Next lookAtTop(Run& run, const Scope& scope, const Term& term) {
    showTops(run, scope, term, topsOf(run, scope, term), lookedAtBy(scope.effect.controller) | keptInSight);
    return Next::on();
}

/// Parts: of, amount, player. If there are not so many, the whole deck is revealed.
Next revealUntil(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[reveals_until::player], scope.effect.controller);
    std::int32_t left = amountOf(scope, term[reveals_until::amount], 1);
    Scratch<ObjectId> top;
    for (const ObjectId id : objectsIn(run.state, deckOf(run, player))) {
        if (left <= 0)
            break;
        if (isApart(run, id))
            continue;
        top.push_back(id);
        if (isLike(scope, term[reveals_until::of], know(scope.position, id)) &&
            !isBroken(Fault::looksShowOneCard))
            --left;
    }
    showTops(run, scope, term, top, revealedMark);
    return Next::on();
}

/// Part: rest. What the text has revealed and has not moved elsewhere.
Next putBack(Run& run, const Scope& scope, const Term& term) {
    const std::uint8_t deck = run.rules.tables().script.deck;
    Scratch<ObjectId> cards;
    Player whose = Player::nobody;
    for (const Binding& binding : run.state.bindings) {
        const bool isSelected = binding.effect == scope.effect.id &&
                                binding.slot >= binding_slots::firstSelected &&
                                binding.slot < binding_slots::loops;
        if (!isSelected || !lives(run.state, binding.object))
            continue;
        const ObjectRecord& card = record(run.state, binding.object);
        const std::uint32_t shown = revealedMark | lookedAtBy(scope.effect.controller);
        if (card.zone.kind != deck || (card.marks & shown) == 0 ||
            std::ranges::find(cards, binding.object) != cards.end())
            continue;
        if (whose == Player::nobody)
            whose = card.zone.player;
        if (card.zone.player == whose)
            cards.push_back(binding.object);
    }
    if (cards.empty())
        return Next::on();
    countAsDone(run.state, scope.effect.id);
    return putRest(run, scope, cards, term[puts_back::rest], whose);
}

} // namespace takujo::effects

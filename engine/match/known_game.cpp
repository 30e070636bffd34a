#include "engine/match/known_game.h"

#include "engine/core/zones.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

/// The part of a deck that a card is in; cards of different parts are never taken for each other.
std::size_t partOf(const RuleTables& tables, const CardDefinition& card) {
    const auto found =
        std::ranges::find_if(tables.deckParts, [&](const DeckPart& part) { return part.holds(card); });
    return static_cast<std::size_t>(found - tables.deckParts.begin());
}

/// Finds the cards of one owner and part that the viewer does not see. Cards under others are left out: all
/// have seen them come there.
UnseenCards unseenCards(const Position& position, Player viewer, Player owner, std::size_t part) {
    const State& state = position.state;
    UnseenCards unseen;
    const auto look = [&](ZoneId zone) {
        for (const ObjectId id : objectsIn(state, zone)) {
            const std::uint16_t card = record(state, id).card;
            if (card == CardId::none || state.cards[card].isToken() || state.cards[card].owner != owner ||
                sees(position, viewer, id))
                continue;
            const DefinitionIndex definition = state.cards[card].definition;
            if (partOf(position.rules.tables(), position.cards[definition]) != part)
                continue;
            unseen.cards.push_back(card);
            unseen.definitions.push_back(definition);
        }
    };
    for (const Player player : {Player::a, Player::b, Player::nobody})
        for (std::size_t kind = 0; kind < zoneKinds(state); ++kind)
            look({static_cast<std::uint8_t>(kind), player});
    std::ranges::sort(unseen.definitions);
    return unseen;
}

/// Takes the viewer's own deck for the opponent's. Who has nothing of that part knows of no such card, and
/// takes what they have: what truly lies there must not shine through.
void guess(const Position& position, Player viewer, std::size_t part, UnseenCards& unseen) {
    std::vector<DefinitionIndex> all;
    unseen.definitions.clear();
    unseen.isGuess = true;
    for (const CardRecord& card : position.state.cards)
        if (card.owner == viewer && !card.isToken()) {
            all.push_back(card.definition);
            if (partOf(position.rules.tables(), position.cards[card.definition]) == part)
                unseen.definitions.push_back(card.definition);
        }
    if (unseen.definitions.empty())
        unseen.definitions = std::move(all);
    std::ranges::sort(unseen.definitions);
}

void assign(const UnseenCards& unseen, std::span<const DefinitionIndex> definitions, State& state) {
    for (std::size_t i = 0; i < unseen.cards.size(); ++i)
        state.cards[unseen.cards[i]].definition = definitions[i % definitions.size()];
}

/// What effects make of cards depends on what they are.
void computeAnew(State& state, const Rulebook& rules, const CardTable& cards) {
    const work::Budget budget;
    try {
        refresh(state, rules, cards);
    } catch (const work::UsedUp&) {
        state.outcome = Outcome::draw; // such a game would have ended before
    }
}

} // namespace

KnownGame knownTo(Player viewer, const Game& game, const Engine& engine, std::uint64_t answers,
                  DeckKnowledge decks) {
    const Position position = engine.position();
    KnownGame known;
    known.game = &game;
    known.rules = &position.rules;
    known.cards = &position.cards;
    known.viewer = viewer;
    known.answers = answers;
    known.decks = decks;
    known.now = engine.state();
    known.before = engine.decision().within ? engine.before() : engine.state();
    for (const Player owner : bothPlayers)
        for (std::size_t part = 0; part < position.rules.tables().deckParts.size(); ++part) {
            UnseenCards unseen = unseenCards(position, viewer, owner, part);
            if (unseen.cards.empty())
                continue;
            if (owner != viewer && decks == DeckKnowledge::hidden)
                guess(position, viewer, part, unseen);
            if (!unseen.definitions.empty())
                known.unseen.push_back(std::move(unseen));
        }
    for (State* state : {&known.now, &known.before}) {
        for (const UnseenCards& unseen : known.unseen)
            assign(unseen, unseen.definitions, *state);
        state->random = Random{};
        computeAnew(*state, position.rules, position.cards);
    }
    return known;
}

KnownGame knownTo(Player viewer, const Match& match, DeckKnowledge decks) {
    KnownGame known = knownTo(viewer, match.game(), match.engineAt(match.place()), match.depth(), decks);
    known.keeps = match.keeper();
    return known;
}

void redeal(const KnownGame& known, Random& random, Engine& engine) {
    static thread_local State now;
    static thread_local State before;
    static thread_local std::vector<DefinitionIndex> dealt;
    now = known.now;
    before = known.before;
    for (const UnseenCards& unseen : known.unseen) {
        dealt = unseen.definitions;
        for (std::size_t i = 0; i < dealt.size(); ++i) {
            const auto left = static_cast<std::uint32_t>(dealt.size() - i);
            std::swap(dealt[i], dealt[i + random.below(left)]);
        }
        assign(unseen, dealt, now);
        assign(unseen, dealt, before);
    }
    now.random = before.random = Random{random.next()};
    computeAnew(now, *known.rules, *known.cards);
    engine.resume(now, before);
}

} // namespace takujo

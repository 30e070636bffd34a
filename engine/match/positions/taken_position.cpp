#include "engine/match/positions/taken_position.h"

#include "engine/cards/card_table.h"
#include "engine/core/counters.h"
#include "engine/match/positions/taken_cards.h"
#include "engine/match/scenarios/scenario.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <ranges>
#include <set>
#include <string>

namespace takujo {

namespace {

constexpr std::uint64_t seedMask = (1U << 30U) - 1;

Message nameOf(const CardDefinition& card) {
    return Message::inBoth(card.name);
}

/// The cards that the players have, each once; what fills up decks is always there.
std::vector<CardDefinition> cardsInUse(const Match& match) {
    std::set<DefinitionIndex> used;
    for (const CardRecord& card : match.state().cards)
        used.insert(card.definition);
    std::vector<CardDefinition> cards;
    for (const DefinitionIndex index : used)
        if (match.cards()[index].id != fillerName)
            cards.push_back(match.cards()[index]);
    return cards;
}

/// The format by the flags that it has written into the state.
std::string formatOf(const Match& match, const State& state) {
    const Game& game = match.game();
    if (match.setup() != nullptr)
        return std::string{game.formats[match.setup()->format]};
    for (std::size_t i = game.formats.size(); i-- > 1 && game.setFormat != nullptr;) {
        State marked;
        game.setFormat(marked, i);
        if (marked.flags != 0 && (state.flags & marked.flags) == marked.flags)
            return std::string{game.formats[i]};
    }
    return {};
}

std::map<std::string, int> changedPolicies(const Match& match) {
    std::map<std::string, int> changed;
    const Rulebook usual{match.game().tables};
    const auto& policies = match.game().tables.policies;
    for (std::size_t i = 0; i < policies.size(); ++i)
        if (match.rules().policy(i) != usual.policy(i))
            changed[std::string{policies[i].word}] = match.rules().policy(i);
    return changed;
}

/// The cards in their zones and the numbers of players, as they stand there.
Scenario said(const Match& match, const State& state, const StartingPoint& point) {
    const Game& game = match.game();
    Scenario position;
    position.game = game.id;
    position.format = formatOf(match, state);
    position.policies = changedPolicies(match);
    position.cards = cardsInUse(match);
    position.automatic =
        std::ranges::none_of(state.players, [](const auto& player) { return player.stops == everyStop; });
    position.turnPlayer = state.turnPlayer;
    position.firstPlayer = state.firstPlayer;
    position.namesFirst = true;
    position.turn = state.turn;
    position.phase = point.word;
    position.seed = static_cast<int>(exactHash(state) & seedMask);
    position.zones = takenZones({state, match.rules(), match.cards()}, game, position.cards);
    if (game.tables.vocabulary != nullptr)
        for (const Vocabulary::Value& value : game.tables.vocabulary->values)
            for (const Player player : bothPlayers)
                if (const int amount = state.players[indexOf(player)].values[value.slot]; amount > 0)
                    position.values[indexOf(player)][std::string{value.word}] = {amount, {}};
    return position;
}

/// Finds what a set-up cannot say, by comparing the state with the one that is set up.
class LeftOut {
public:
    LeftOut(const Match& match, const State& state, std::vector<Message>& told)
        : match_{match}, state_{state}, told_{told} {}

    void find(const State& set) {
        effects();
        if (!state_.turns.empty() && hasOtherTurns())
            tell({"Extra turns and turns to be skipped are not taken over."});
        if (!state_.history.empty())
            tell({"What happened earlier in this turn is not taken over: texts that ask for it find none of "
                  "it."});
        if (usesOf(set) < usesOf(state_))
            tell({"Some uses of what has a limit are not taken over: those of cards that have left their "
                  "places, and of abilities that were given."});
        counters(set);
        numbers(set);
        cards(set);
        if (match_.cards().size() > match_.state().cards.size() && namesAreAsked())
            tell({"Where a text lets a card be named, only cards of this position can be."});
    }

private:
    void tell(const Message& what) {
        if (std::ranges::find(told_, what) == told_.end())
            told_.push_back(what);
    }

    Message sourceOf(ObjectId source, DefinitionIndex otherwise) const {
        const Position position{state_, match_.rules(), match_.cards()};
        return nameOf(match_.cards()[position.cardOf(source, otherwise)]);
    }

    void effects() {
        for (const LastingEffect& effect : state_.lasting)
            tell({"What {card} does for a while is not taken over.",
                  sourceOf(effect.source, effect.definition)});
        for (const EffectRecord& effect : state_.effects)
            if (effect.isDelayed())
                tell({"What {card} has in store for later is not taken over.",
                      sourceOf(effect.source, effect.definition)});
            else
                tell(
                    {"What {card} was doing is not taken over.", sourceOf(effect.source, effect.definition)});
        for (const WaitingItem& item : state_.waiting)
            if (const CardId card = item.card; card.exists())
                tell({"An ability of {card} that waits is not taken over.",
                      nameOf(match_.cards()[state_.cards[card.index].definition])});
    }

    bool hasOtherTurns() const {
        return std::ranges::any_of(state_.turns,
                                   [](const TurnRecord& turn) { return turn.kind != TurnRecord::comesNext; });
    }

    bool namesAreAsked() const {
        return match_.setup() != nullptr &&
               std::ranges::any_of(match_.cards(), [](const CardDefinition& card) {
                   return (card.has & CardDefinition::names) != 0;
               });
    }

    static std::int64_t usesOf(const State& state) {
        std::int64_t count = 0;
        for (const Use& use : state.uses)
            count += use.count;
        return count;
    }

    static std::int64_t countersOf(const State& state) {
        std::int64_t count = 0;
        for (const CounterRecord& counter : state.counters)
            count += counter.count;
        return count;
    }

    void counters(const State& set) {
        if (countersOf(set) != countersOf(state_))
            tell({"Counters that lie on no card are not taken over."});
    }

    void numbers(const State& set) {
        bool same = set.flags == state_.flags && set.values == state_.values;
        for (const Player player : bothPlayers) {
            const PlayerRecord& was = state_.players[indexOf(player)];
            const PlayerRecord& is = set.players[indexOf(player)];
            same = same && was.values == is.values &&
                   (was.flags & ~playsWithOpenHand) == (is.flags & ~playsWithOpenHand);
        }
        if (!same)
            tell({"Some of what the game has counted in this turn is not taken over."});
    }

    /// A catch-all: nothing of a card gets lost without being told.
    void cards(const State& set) {
        for (const Player player : {Player::a, Player::b, Player::nobody})
            for (std::size_t kind = 0; kind < zoneKinds(state_); ++kind) {
                const ZoneId zone{static_cast<std::uint8_t>(kind), player};
                const ZoneRange here = objectsIn(set, zone);
                auto is = here.begin();
                for (const ObjectId was : objectsIn(state_, zone)) {
                    if (!(is != here.end()) || record(state_, was).card == CardId::none)
                        break;
                    const ObjectRecord& before = record(state_, was);
                    const ObjectRecord& after = record(set, *is);
                    if ((before.marks & ~wasThereBefore) != (after.marks & ~wasThereBefore) ||
                        (before.links & ObjectRecord::beside) != 0 || before.controller != after.controller ||
                        before.damage != after.damage)
                        tell({"Not all of what {card} has on it or beside it is taken over.",
                              nameOf(match_.cards()[state_.cards[before.card].definition])});
                    ++is;
                }
            }
    }

    const Match& match_;
    const State& state_;
    std::vector<Message>& told_;
};

/// A state with the cards that it speaks of: those of a set-up have other numbers than those of a match.
struct Standing {
    const State& state;
    const CardTable& cards;

    const std::string& idOf(std::uint16_t card) const { return cards[state.cards[card].definition].id; }
};

bool sameZones(const Standing& first, const Standing& second) {
    const State& one = first.state;
    const State& other = second.state;
    if (one.zones.size() != other.zones.size())
        return false;
    for (const Player player : {Player::a, Player::b, Player::nobody})
        for (std::size_t kind = 0; kind < zoneKinds(one); ++kind) {
            const ZoneId zone{static_cast<std::uint8_t>(kind), player};
            if (countIn(one, zone) != countIn(other, zone))
                return false;
            const ZoneRange range = objectsIn(other, zone);
            auto there = range.begin();
            for (const ObjectId here : objectsIn(one, zone)) {
                const std::uint16_t a = record(one, here).card;
                const std::uint16_t b = record(other, *there).card;
                const bool areCards = a != CardId::none && b != CardId::none;
                if (!areCards || first.idOf(a) != second.idOf(b) ||
                    record(one, here).posture != record(other, *there).posture)
                    return false;
                ++there;
            }
        }
    return true;
}

/// Whether the innermost procedures are the same: a game has the one around its turns, a set-up has not.
bool sameProcedures(const State& set, const State& state) {
    return set.frames.size() <= state.frames.size() &&
           std::equal(
               set.frames.rbegin(), set.frames.rend(), state.frames.rbegin(),
               [](const Frame& a, const Frame& b) { return a.procedure == b.procedure && a.step == b.step; });
}

/// Whether something is under way that ends by itself: a set-up has no words for it.
bool isUnderWay(const Engine& engine) {
    const State& state = engine.state();
    return state.over() || engine.decision().within || !state.events.empty() || !state.picks.empty() ||
           !state.waiting.empty() ||
           std::ranges::any_of(state.effects, [](const EffectRecord& effect) { return !effect.isDelayed(); });
}

/// Whether the position, set up, comes to where the game stands when it asks its first question.
bool leadsTo(const State& state, const Scenario& position, const Match& match) {
    const auto cards = scenarioCards(position, match.game());
    try {
        State begins = scenarioState(position, match.game(), *cards);
        for (const Player player : bothPlayers)
            begins.players[indexOf(player)].stops = state.players[indexOf(player)].stops;
        Engine engine{match.rules(), *cards};
        engine.start(begins);
        const State& come = engine.state();
        return sameProcedures(come, state) && come.turn == state.turn && come.priority == state.priority &&
               sameZones({come, *cards}, {state, match.cards()});
    } catch (const ScenarioFailure&) {
        return false;
    }
}

/// The point from which a set-up leads exactly to where the game stands at that place; none if none does.
const StartingPoint* pointLeadingTo(const Match& match, std::size_t place) {
    const Engine engine = match.engineAt(place);
    if (isUnderWay(engine))
        return nullptr;
    const State& state = engine.state();
    for (const StartingPoint& point : match.game().startingPoints) {
        if (point.phase != state.phase)
            continue;
        Scenario position = said(match, state, point);
        position.illegal = true; // what its rules change shows in the comparison
        if (leadsTo(state, position, match))
            return &point;
    }
    return nullptr;
}

/// The places on the way here, the last first.
std::vector<std::size_t> placesBack(const Match& match) {
    std::vector<std::size_t> places;
    const auto copy = match.copy();
    places.push_back(copy->place());
    while (copy->canUndo()) {
        copy->undo();
        places.push_back(copy->place());
    }
    return places;
}

bool wouldBeChanged(const Scenario& position, const Game& game) {
    try {
        scenarioState(position, game, *scenarioCards(position, game));
        return false;
    } catch (const ScenarioFailure&) {
        return true;
    }
}

const StartingPoint& pointOfPhase(const Game& game, const State& state) {
    const auto found = std::ranges::find(game.startingPoints, state.phase, &StartingPoint::phase);
    return found == game.startingPoints.end() ? game.startingPoints.back() : *found;
}

} // namespace

std::string setupNameOf(const CardDefinition& card, const std::vector<CardDefinition>& cards) {
    const auto isMeant = [&](const CardDefinition& other) {
        return other.id == card.name.en || other.name.en == card.name.en;
    };
    const bool isPlain = card.name.en.find_first_of("#@") == std::string::npos && !card.name.en.empty();
    const bool isOnlyOne = std::ranges::count_if(cards, isMeant) <= 1;
    return isPlain && isOnlyOne && (card.name.en != fillerName || card.id == fillerName) ? card.name.en
                                                                                         : card.id;
}

Scenario positionOf(const Match& match, const State& state, const StartingPoint& point,
                    std::vector<Message>& leftOut) {
    Scenario position = said(match, state, point);
    if (point.dealt != ZoneId::none)
        return position; // hands are dealt anew, and nothing has happened yet
    Scenario anyhow = position;
    anyhow.illegal = true;
    const Game& game = match.game();
    try {
        LeftOut{match, state, leftOut}.find(scenarioState(anyhow, game, *scenarioCards(anyhow, game)));
    } catch (const ScenarioFailure& failure) {
        leftOut.push_back(failure.found);
    }
    return position;
}

TakenPosition takeOver(const Match& match) {
    TakenPosition taken;
    const StartingPoint* point = nullptr;
    const std::vector<std::size_t> places = placesBack(match);
    for (const std::size_t place : places) {
        point = pointLeadingTo(match, place);
        taken.place = place;
        if (point != nullptr)
            break;
    }
    if (point != nullptr && taken.place != places.front())
        taken.leftOut.emplace_back("What is under way can't be taken over: this is the position before it "
                                   "began.");
    if (point == nullptr) {
        taken.place = places.front();
        point = &pointOfPhase(match.game(), match.stateAt(taken.place));
        taken.leftOut.emplace_back("What is under way can't be taken over: the phase begins anew.");
    }
    taken.position = positionOf(match, match.stateAt(taken.place), *point, taken.leftOut);
    if (wouldBeChanged(taken.position, match.game())) {
        taken.position.illegal = true;
        taken.leftOut.emplace_back(
            "Without what is not taken over, the rules change this position as soon as "
            "it is played on.");
    }
    return taken;
}

} // namespace takujo

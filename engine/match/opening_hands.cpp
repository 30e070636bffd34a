#include "engine/match/opening_hands.h"

#include "engine/core/zones.h"
#include "engine/kit/stops.h"
#include "engine/match/later_moment.h"

#include <algorithm>

namespace takujo {

namespace {

/// Enough of a plain card for every turn that anybody asks about.
constexpr int plainCards = 120;
/// A match in which nothing is done needs fewer answers a turn than these.
constexpr int mostAnswersATurn = 200;

MatchSetup mirror(const Game& game, std::size_t format, const std::vector<DeckLine>& deck,
                  std::uint64_t seed) {
    MatchSetup setup;
    setup.game = &game;
    setup.format = format;
    setup.decks = {deck, deck};
    setup.seed = seed;
    setup.stops = {everyStop, everyStop}; // a turn in which nothing can be done does not pass unseen
    return setup;
}

const Option* optionOf(const Decision& decision, Verb verb, ObjectId object = {}) {
    const auto found = std::ranges::find_if(decision.options, [&](const Option& option) {
        return option.verb == verb && (!object.exists() || option.object == object);
    });
    return found == decision.options.end() ? nullptr : &*found;
}

bool asksForNewHand(const Match& match) {
    const OpeningTables& opening = match.game().tables.opening;
    return match.game().tables.opening.redraw != nullptr && !match.over() &&
           optionOf(match.decision(), opening.takeNew) != nullptr &&
           optionOf(match.decision(), opening.keep) != nullptr &&
           match.decision().procedure == opening.redrawing;
}

/// Answers so that as little as possible happens.
void doNothing(Match& match) {
    const OpeningTables& opening = match.game().tables.opening;
    const Option* wanted = nullptr;
    if (asksForNewHand(match))
        wanted = optionOf(match.decision(), opening.keep);
    if (wanted == nullptr)
        wanted = passOf(match);
    const Option option = wanted != nullptr ? *wanted : match.suggestion();
    match.answer(option);
}

std::vector<DeckLine> someDeck(const Game& game, const Library& library, std::size_t format,
                               const CardDefinition& plain) {
    for (const Deck& deck : library.decks()) {
        if (deck.format != game.formats[format])
            continue;
        Findings findings;
        std::vector<DeckLine> lines = library.lines(deck, findings);
        if (findings.errors() == 0 && game.checkDeck(deck.format, lines).empty())
            return lines;
    }
    return {{&plain, plainCards, 0}};
}

/// Whether a line of the log says that the player has drawn a card.
bool isDraw(const Match& match, const LogEntry& entry, Player player) {
    const ScriptTables& script = match.game().tables.script;
    return entry.isEvent && entry.event.kind == EventKind::move &&
           entry.event.to == ZoneId{script.hand, player} && entry.event.from == ZoneId{script.deck, player};
}

} // namespace

int DrawSchedule::by(int turn, bool goesFirst) const {
    const std::vector<int>& own = seen[goesFirst ? 0 : 1];
    if (own.empty())
        return 0;
    return own[std::min(static_cast<std::size_t>(std::max(turn, 0)), own.size() - 1)];
}

DrawSchedule drawsOf(const Game& game, const Library& library, std::size_t format, int turns) {
    CardDefinition plain = game.filler();
    plain.id = plain.name.en = plain.name.ja = "plain";
    Match match{mirror(game, format, someDeck(game, library, format, plain), 1)};
    const int lastTurn = 2 * std::max(turns, 0); // both players' own turns follow each other
    int answers = 0;
    while (!match.over() && match.state().turn <= lastTurn && answers++ < mostAnswersATurn * (lastTurn + 1))
        doNothing(match);
    DrawSchedule result;
    for (const bool goesFirst : {true, false}) {
        const Player first = match.state().firstPlayer;
        const Player player = goesFirst ? first : opponentOf(first);
        for (int own = 0; own <= std::max(turns, 0); ++own) {
            const int until = own == 0 ? 0 : 2 * own - (goesFirst ? 1 : 0);
            result.seen[goesFirst ? 0 : 1].push_back(
                static_cast<int>(std::ranges::count_if(match.log(), [&](const LogEntry& entry) {
                    return entry.turn <= until && isDraw(match, entry, player);
                })));
        }
    }
    return result;
}

SampleHand::SampleHand(const Game& game, std::size_t format, const std::vector<DeckLine>& deck,
                       std::uint64_t seed, bool goesFirst)
    : match_{std::make_unique<Match>(mirror(game, format, deck, seed))}, goesFirst_{goesFirst} {
    playToOwnChoice();
}

void SampleHand::playToOwnChoice() {
    const auto isDealt = [&] {
        const Player first = match_->state().firstPlayer;
        player_ = goesFirst_ ? first : opponentOf(first);
        return match_->state().turn > 0 ||
               countIn(match_->state(), {match_->game().tables.script.hand, player_}) > 0;
    };
    for (int answers = 0; answers < mostAnswersATurn && !match_->over(); ++answers) {
        if (asksForNewHand(*match_) && isDealt()) {
            if (match_->decision().decider == player_) {
                policy_ = match_->game().tables.opening.redraw(match_->position());
                break;
            }
        } else if (isDealt()) {
            break; // the rules give no new hand
        }
        doNothing(*match_);
    }
    isDealt();
    look();
    if (policy_.which == RedrawPolicy::none) {
        // The first question may come after a draw: what was dealt is in the log.
        cards_.clear();
        for (const LogEntry& entry : match_->log())
            if (entry.turn == 0 && entry.hasCard && isDraw(*match_, entry, player_))
                cards_.push_back(&match_->cards()[entry.definition]);
    }
}

void SampleHand::look() {
    cards_.clear();
    const Position position = match_->position();
    for (const ObjectId id : objectsIn(match_->state(), {match_->game().tables.script.hand, player_}))
        cards_.push_back(&position.definition(id));
}

bool SampleHand::answer(Verb verb, ObjectId object) {
    const Option* option = optionOf(match_->decision(), verb, object);
    return option != nullptr && !match_->answer(Option{*option});
}

void SampleHand::takeNew(std::span<const std::size_t> places) {
    const OpeningTables& opening = match_->game().tables.opening;
    const bool isWhole = policy_.which == RedrawPolicy::all;
    if (policy_.which == RedrawPolicy::none || (!isWhole && places.empty()))
        return;
    std::vector<ObjectId> hand;
    for (const ObjectId id : objectsIn(match_->state(), {match_->game().tables.script.hand, player_}))
        hand.push_back(id);
    policy_ = {};
    if (!answer(opening.takeNew))
        return;
    const auto isAsked = [&] {
        return !match_->over() && match_->decision().procedure == opening.redrawing &&
               match_->decision().decider == player_ &&
               optionOf(match_->decision(), opening.putBack) != nullptr;
    };
    for (std::size_t place = 0; place < hand.size() && isAsked(); ++place)
        if (isWhole || std::ranges::find(places, place) != places.end())
            answer(opening.putBack, hand[place]);
    if (isAsked())
        answer(opening.noMore);
    look();
}

} // namespace takujo

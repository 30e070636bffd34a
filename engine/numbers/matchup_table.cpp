#include "engine/numbers/matchup_table.h"

#include "engine/numbers/game_end.h"

#include <algorithm>
#include <exception>

namespace takujo {

MatchSetup matchOf(const MatchupSetup& setup, std::size_t pair, bool swapped) {
    const auto [one, other] = setup.terms.decksOf(pair);
    MatchSetup match;
    match.game = setup.game;
    match.format = setup.format;
    match.decks = {setup.decks[swapped ? other : one], setup.decks[swapped ? one : other]};
    match.otherCards = setup.otherCards;
    return match;
}

MatchupRoom::MatchupRoom(const MatchupSetup& setup, std::size_t pair)
    : setup_{&setup}, decks_{setup.terms.decksOf(pair)}, rules_{setup.game->tables},
      cards_{cardsOf(matchOf(setup, pair, false))} {
    bots_.fill(readBot(setup.terms.bot).value_or(BotChoice{}));
    for (const bool swapped : {false, true}) {
        Seating& seating = seatings_[swapped ? 1 : 0];
        seating.begins = initialState(matchOf(setup, pair, swapped), cards_);
        for (const CardRecord& card : seating.begins.cards) {
            const std::size_t side = swapped ? 1 - indexOf(card.owner) : indexOf(card.owner);
            const std::vector<TalliedCard>& all = setup.terms.decks[decks_[side]].cards;
            const auto at = std::ranges::lower_bound(all, cards_[card.definition].id, {}, &TalliedCard::id);
            seating.places.push_back(static_cast<std::uint16_t>(at - all.begin()));
        }
    }
}

PairTally MatchupRoom::nothing() const {
    PairTally tally;
    for (std::size_t side = 0; side < 2; ++side)
        tally.sides[side].cards.resize(setup_->terms.decks[decks_[side]].cards.size());
    return tally;
}

MatchupTable::MatchupTable(const MatchupRoom& room)
    : room_{&room}, engine_{room.rules_, room.cards_, &journal_}, watch_{room.rules_} {}

bool MatchupTable::play(std::uint64_t game, const std::stop_token& stop, PairTally& tally) {
    const MatchupTerms& terms = room_->setup_->terms;
    const std::uint64_t seed = seedOfGame(terms, game);
    const bool swapped = isSwapped(terms, game);
    State begin = room_->seatings_[swapped ? 1 : 0].begins;
    begin.random = Random{seed};
    Seats seats{*room_->setup_->game, room_->bots_, room_->setup_->bots, seed, knowledgeIn(terms)};
    try {
        journal_.cut(0);
        engine_.start(begin);
        watch_.begin(engine_, journal_);
        switch (playOut(seats, stop)) {
        case Course::givenUp:
            return false;
        case Course::tooLong:
            ++tally.ends["turn limit"];
            break;
        case Course::finished:
            count(swapped, tally);
            break;
        }
    } catch (const std::exception& fault) {
        ++tally.ends["fault"];
        tally.faults.push_back({game, fault.what()});
    }
    tally.played.add({game, game});
    return true;
}

MatchupTable::Course MatchupTable::playOut(Seats& seats, const std::stop_token& stop) {
    const std::uint16_t most = room_->setup_->terms.mostTurns;
    while (!engine_.state().over()) {
        if (most != 0 && engine_.state().turn > most)
            return Course::tooLong;
        const std::size_t answer = seats.answer(engine_, stop);
        if (stop.stop_requested()) // the bot may have broken its thought off, so its answer is none
            return Course::givenUp;
        watch_.beforeAnswer(engine_, engine_.decision().options[answer]);
        engine_.answer(answer);
        watch_.afterAnswer(engine_, journal_);
    }
    return Course::finished;
}

void MatchupTable::count(bool swapped, PairTally& tally) const {
    const State& state = engine_.state();
    ++tally.ends[std::string{endOf(engine_.position(), *room_->setup_->game)}];
    ++tally.lengths[state.turn];
    tally.draws += state.outcome == Outcome::draw ? 1 : 0;
    for (std::size_t side = 0; side < 2; ++side) {
        const Player player = bothPlayers[swapped ? 1 - side : side];
        const bool wins = state.outcome == (player == Player::a ? Outcome::winA : Outcome::winB);
        const bool goesFirst = state.outcome != Outcome::draw && state.firstPlayer == player;
        SideTally& counted = tally.sides[side];
        counted.wins += wins ? 1 : 0;
        counted.first += goesFirst ? 1 : 0;
        counted.firstWins += goesFirst && wins ? 1 : 0;
        countCards(swapped, player, wins, counted);
    }
}

/// A game counts once for a card, however many copies there were.
void MatchupTable::countCards(bool swapped, Player player, bool wins, SideTally& counted) const {
    const State& state = engine_.state();
    std::vector<std::uint8_t> seen(counted.cards.size(), 0);
    constexpr std::uint8_t drawn = 1;
    constexpr std::uint8_t played = 2;
    for (std::size_t card = 0; card < state.cards.size(); ++card) {
        if (state.cards[card].owner != player || state.cards[card].isToken())
            continue;
        std::uint8_t& bits = seen[room_->seatings_[swapped ? 1 : 0].places[card]];
        bits = static_cast<std::uint8_t>(bits | (watch_.isDrawn(card) ? drawn : 0) |
                                         (watch_.isPlayed(card) ? played : 0));
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
        CardTally& card = counted.cards[i];
        const bool isDrawn = (seen[i] & drawn) != 0;
        const bool isPlayed = (seen[i] & played) != 0;
        card.drawn += isDrawn ? 1 : 0;
        card.wonDrawn += isDrawn && wins ? 1 : 0;
        card.played += isPlayed ? 1 : 0;
        card.wonPlayed += isPlayed && wins ? 1 : 0;
    }
}

} // namespace takujo

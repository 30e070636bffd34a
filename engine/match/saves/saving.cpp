#include "engine/match/saves/saving.h"

#include "engine/cards/card_digest.h"
#include "engine/cards/card_table.h"
#include "engine/kit/stops.h"
#include "engine/match/scenarios/answer_words.h"

#include <algorithm>
#include <stdexcept>

namespace takujo {

std::string_view engineVersion() {
    return TAKUJO_VERSION;
}

namespace {

/// The bit of the nth of `stopWords`.
std::uint32_t stopBit(std::size_t index, std::size_t phases) {
    if (index == 0)
        return everyStop;
    if (index > 2 * phases)
        return stopBeforeGivingUp;
    return index <= phases ? stopAt(static_cast<std::uint8_t>(index - 1))
                           : stopAtOwn(static_cast<std::uint8_t>(index - 1 - phases));
}

} // namespace

std::uint32_t stopsOf(const std::vector<std::string>& words, const Game& game) {
    const std::vector<std::string> all = stopWords(game.tables.phases);
    std::uint32_t stops = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (std::ranges::find(words, all[i]) != words.end())
            stops |= stopBit(i, game.tables.phases.size());
    return stops;
}

std::vector<std::string> wordsOfStops(std::uint32_t stops, const Game& game) {
    std::vector<std::string> all = stopWords(game.tables.phases);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < all.size(); ++i)
        if ((stops & stopBit(i, game.tables.phases.size())) != 0)
            words.push_back(std::move(all[i]));
    return words;
}

bool canBeSaved(const Match& match) {
    return match.setup() != nullptr || match.origin() != nullptr;
}

namespace {

void sayDecks(const MatchSetup& setup, const Match& match, SavedGame& saved) {
    const Game& game = match.game();
    saved.format = game.formats[setup.format];
    saved.seed = setup.seed;
    for (const Player player : bothPlayers) {
        SavedPlayer& side = saved.players[indexOf(player)];
        side.name = setup.names[indexOf(player)];
        side.stops = wordsOfStops(setup.stops[indexOf(player)], game);
        for (const DeckLine& line : setup.decks[indexOf(player)]) {
            const auto known = std::ranges::find_if(side.deck, [&](const Deck::Entry& entry) {
                return entry.part == line.part && entry.card == line.card->id;
            });
            if (known != side.deck.end())
                known->count += line.count;
            else
                side.deck.push_back({line.card->id, line.count, 0, 0, line.part});
        }
        std::ranges::sort(side.deck, {},
                          [](const Deck::Entry& entry) { return std::pair{entry.part, entry.card}; });
    }
    for (const CardDefinition& card : match.cards())
        saved.cards.push_back({card.id, digestOf(card, game.tables.vocabulary), {}});
}

void sayPosition(const Scenario& position, const Match& match, SavedGame& saved) {
    const Game& game = match.game();
    saved.format = position.format.empty() ? game.formats.front() : position.format;
    for (const Player player : bothPlayers) {
        SavedPlayer& side = saved.players[indexOf(player)];
        side.name = match.nameOf(player);
        side.stops = wordsOfStops(match.stateAt(0).players[indexOf(player)].stops, game);
    }
    for (const CardDefinition& card : position.cards)
        saved.cards.push_back({card.id, digestOf(card, game.tables.vocabulary), {}});
    saved.position = position;
    if (position.ownCards.empty())
        saved.position->cards.clear();
    saved.position->steps.clear();
    saved.asideWord = game.asideWord;
}

} // namespace

MatchWriter::MatchWriter(const Match& match) : match_{&match} {
    if (!canBeSaved(match))
        throw std::logic_error("a match that began somewhere else can't be saved");
    const Game& game = match.game();
    game_.engine = engineVersion();
    game_.game = game.id;
    for (const DeckPart& part : game.tables.deckParts)
        game_.deckParts.emplace_back(part.word);
    if (const MatchSetup* const setup = match.setup())
        sayDecks(*setup, match, game_);
    else
        sayPosition(*match.origin(), match, game_);
    game_.beginning = exactHash(match.stateAt(0));
}

SavedStep MatchWriter::stepTo(std::size_t place) const {
    const MatchPlace reached = match_->at(place);
    SavedStep step;
    step.player = reached.answer.player;
    step.hash = exactHash(match_->stateAt(place));
    step.known = match_->knownBefore(place);
    switch (reached.step) {
    case MatchStep::answer: {
        const Engine there = match_->engineAt(reached.before);
        const auto& options = there.decision().options;
        const auto given = std::ranges::find(options, reached.answer.option);
        step.answer =
            wordsFor(there.position(), there.decision(), static_cast<std::size_t>(given - options.begin()));
        break;
    }
    case MatchStep::concession:
        step.kind = SavedStep::Kind::concession;
        break;
    case MatchStep::stops:
        step.kind = SavedStep::Kind::stops;
        step.stops = wordsOfStops(reached.stops, match_->game());
        break;
    }
    return step;
}

const SavedGame& MatchWriter::write() {
    for (std::size_t place = std::max<std::size_t>(all_.size(), 1); place < match_->places(); ++place) {
        all_.resize(place); // the beginning has no step
        all_.push_back(stepTo(place));
    }
    game_.seating = static_cast<std::uint8_t>(match_->seating());
    game_.computer.reset();
    if (match_->seating() == Seating::computer)
        game_.computer = SavedComputer{match_->computer().player, toText(match_->computer().bot), {}};
    game_.steps.clear();
    game_.branches.clear();
    std::vector<std::size_t> numbers(match_->places(), 0);
    for (std::size_t place = 1; place < match_->places(); ++place) {
        const MatchPlace reached = match_->at(place);
        if (reached.takenBack)
            continue;
        game_.steps.push_back(all_[place]);
        game_.steps.back().after = numbers[reached.before];
        numbers[place] = game_.steps.size();
    }
    for (std::size_t place = 0; place < match_->places(); ++place)
        if (!match_->nameAt(place).empty())
            game_.branches.push_back({numbers[place], match_->nameAt(place)});
    game_.lineEnd = numbers[match_->lineEnd()];
    game_.place = numbers[match_->place()];
    return game_;
}

SavedGame savedGameOf(const Match& match) {
    return MatchWriter{match}.write();
}

} // namespace takujo

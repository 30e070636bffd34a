// A saved game is played anew, answer by answer, and must come to the same positions.

#include "engine/cards/card_digest.h"
#include "engine/games/registry.h"
#include "engine/match/names.h"
#include "engine/match/other_cards.h"
#include "engine/match/saves/missing_cards.h"
#include "engine/match/saves/saving.h"
#include "engine/match/scenarios/answer_words.h"
#include "engine/match/scenarios/scenario.h"
#include "engine/match/scenarios/scenario_words.h"

#include <algorithm>
#include <exception>

namespace takujo {

namespace {

std::string hex(std::uint64_t number) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (unsigned shift = 64; shift > 0; shift -= 4)
        text += digits[(number >> (shift - 4)) & 0xFU];
    return text;
}

/// Gives the answers of a saved game, one after the other, and follows where they lead.
class Replay {
public:
    Replay(const SavedGame& saved, std::unique_ptr<Match> match)
        : saved_{saved}, match_{std::move(match)}, places_(saved.steps.size() + 1, nowhere) {}

    LoadedGame run() {
        LoadedGame result;
        if (exactHash(match_->state()) == saved_.beginning)
            places_[0] = 0;
        else
            diverge(0, Divergence::Why::position, hex(saved_.beginning), hex(exactHash(match_->state())));
        for (std::size_t i = 0; i < saved_.steps.size(); ++i)
            if (places_[saved_.steps[i].after] != nowhere && take(i + 1))
                result.answers += saved_.steps[i].kind == SavedStep::Kind::stops ? 0 : 1;
        for (const SavedBranch& branch : saved_.branches)
            if (places_[branch.tip] != nowhere)
                match_->nameBranch(places_[branch.tip], branch.name);
        match_->goTo(lastThatAgrees(saved_.lineEnd));
        match_->endLineHere();
        match_->goTo(lastThatAgrees(saved_.place));
        result.match = std::move(match_);
        result.divergence = std::move(divergence_);
        return result;
    }

private:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    /// The place of a step, or of the last one before it that could be taken.
    std::size_t lastThatAgrees(std::size_t step) const {
        while (step != 0 && places_[step] == nowhere)
            step = saved_.steps[step - 1].after;
        return step == 0 ? 0 : places_[step];
    }

    void diverge(std::size_t number, Divergence::Why why, std::string expected, std::string found) {
        if (divergence_)
            return;
        divergence_.emplace();
        divergence_->why = why;
        divergence_->step = number;
        divergence_->expected = std::move(expected);
        divergence_->found = std::move(found);
        divergence_->path = saved_.path;
        divergence_->at = saved_.at;
        if (number == 0)
            return;
        const SavedStep& step = saved_.steps[number - 1];
        divergence_->at = step.at;
        divergence_->words = toText(step);
        divergence_->player = step.player;
        divergence_->place = places_[step.after];
        if (why == Divergence::Why::position && step.kind == SavedStep::Kind::answer)
            divergence_->option = match_->at(match_->place()).answer.option;
    }

    /// True if the step could be taken and leads where the file says. One that does not is as if it had not
    /// been.
    bool take(std::size_t number) {
        const SavedStep& step = saved_.steps[number - 1];
        if (match_->place() != places_[step.after])
            match_->goTo(places_[step.after]);
        const std::size_t before = match_->places();
        try {
            if (!act(number, step))
                return false;
        } catch (const ScenarioFailure&) { // a zone that the game does not have
            diverge(number, Divergence::Why::answer, toText(step), askedNow());
            return false;
        } catch (const std::exception& fault) {
            diverge(number, Divergence::Why::fault, "a game that goes on", fault.what());
            match_->goTo(places_[step.after]);
            return false;
        }
        if (const std::uint64_t hash = exactHash(match_->state()); hash != step.hash) {
            diverge(number, Divergence::Why::position, hex(step.hash), hex(hash));
            if (match_->places() > before)
                match_->forgetLast();
            return false;
        }
        places_[number] = match_->place();
        match_->noteKnown(match_->place(), step.known);
        return true;
    }

    bool act(std::size_t number, const SavedStep& step) {
        const std::size_t before = match_->place();
        switch (step.kind) {
        case SavedStep::Kind::answer:
            return answer(number, step);
        case SavedStep::Kind::concession:
            match_->concede(step.player);
            break;
        case SavedStep::Kind::stops:
            match_->setStops(step.player, stopsOf(step.stops, match_->game()));
            break;
        }
        if (match_->place() == before)
            diverge(number, match_->over() ? Divergence::Why::over : Divergence::Why::nothing, toText(step),
                    "");
        return match_->place() != before;
    }

    bool answer(std::size_t number, const SavedStep& step) {
        if (match_->over()) {
            diverge(number, Divergence::Why::over, toText(step), "");
            return false;
        }
        const Decision& decision = match_->decision();
        if (decision.decider != step.player) {
            diverge(number, Divergence::Why::decider, playerWord(step.player), playerWord(decision.decider));
            return false;
        }
        const auto meant = meantOption(match_->position(), decision, step.answer);
        if (!meant)
            diverge(number, Divergence::Why::answer, toText(step), askedNow());
        return meant && !match_->answer(Option{decision.options[*meant]}).has_value();
    }

    std::string askedNow() const {
        const Decision& decision = match_->decision();
        return std::string{match_->game().tables.procedures[decision.procedure].steps[decision.step].name};
    }

    const SavedGame& saved_;
    std::unique_ptr<Match> match_;
    std::vector<std::size_t> places_; ///< by the number of the step
    std::optional<Divergence> divergence_;
};

/// What the match begins with; every card is there.
MatchSetup setupOf(const SavedGame& saved, const Game& game, const Library& library) {
    MatchSetup setup;
    setup.game = &game;
    setup.format =
        static_cast<std::size_t>(std::ranges::find(game.formats, saved.format) - game.formats.begin());
    setup.seed = saved.seed;
    setup.otherCards = otherCardsIn(library, game);
    for (const Player player : bothPlayers) {
        const SavedPlayer& from = saved.players[indexOf(player)];
        setup.names[indexOf(player)] = keptOfName(from.name);
        setup.stops[indexOf(player)] = stopsOf(from.stops, game);
        for (const Deck::Entry& entry : from.deck)
            setup.decks[indexOf(player)].push_back({library.card(entry.card), entry.count, entry.part});
    }
    return setup;
}

/// The match at the saved position; every card is there.
std::unique_ptr<Match> matchAtPosition(const SavedGame& saved, const Game& game, const Library& library) {
    auto position = std::make_shared<Scenario>(*saved.position);
    position->cards.clear();
    for (const SavedCard& card : saved.cards)
        position->cards.push_back(*cardOf(saved, card.id, library));
    std::array<std::string, 2> names;
    std::array<std::uint32_t, 2> stops{};
    for (const Player player : bothPlayers) {
        names[indexOf(player)] = keptOfName(saved.players[indexOf(player)].name);
        stops[indexOf(player)] = stopsOf(saved.players[indexOf(player)].stops, game);
    }
    std::unique_ptr<Match> match = matchAt(*position, names, stops);
    match->setOrigin(std::move(position));
    return match;
}

void checkCards(const SavedGame& saved, const Game& game, const Library& library, Findings& findings) {
    for (const SavedCard& card : saved.cards) {
        const CardDefinition* const now = cardOf(saved, card.id, library);
        if (now != nullptr && digestOf(*now, game.tables.vocabulary) != card.digest)
            findings.warning(
                saved.path, card.at, "changed-card",
                {"The card {id} ({name}) is not what it was when this game was saved.", shown(card.id),
                 Message::inBoth(now->name)},
                "Bring its old definition back to play the game as it was; otherwise it opens as far "
                "as it still goes the same way.");
    }
}

Message expectedOf(const Divergence& divergence) {
    switch (divergence.why) {
    case Divergence::Why::nothing:
        return Message{"stops that change"};
    case Divergence::Why::over:
    case Divergence::Why::fault:
        return Message{"a game that goes on"};
    case Divergence::Why::position:
        return {"the position {hash}", divergence.expected};
    case Divergence::Why::decider:
        return {"that {player} decides", divergence.expected};
    case Divergence::Why::answer:
        break;
    }
    return Message::asWritten(divergence.expected);
}

Message foundOf(const Divergence& divergence, const Words& words) {
    switch (divergence.why) {
    case Divergence::Why::nothing:
        return Message{"that they are so already"};
    case Divergence::Why::over:
        return Message{"that it is over"};
    case Divergence::Why::position:
        return {"the position {hash}", divergence.found};
    case Divergence::Why::decider:
        return {"that {player} decides", divergence.found};
    case Divergence::Why::answer:
        if (const LocalizedText* const asked = words.find("steps", divergence.found))
            return {"the question '{question}'", Message::inBoth(*asked)};
        break;
    case Divergence::Why::fault:
        break;
    }
    return Message::asWritten(divergence.found);
}

} // namespace

std::string toLine(const Divergence& divergence, const Words& words, Language language) {
    const std::string place = divergence.path + ":" + std::to_string(divergence.at.line) + ":" +
                              std::to_string(divergence.at.column) + ": ";
    const Message where = divergence.step == 0
                              ? Message{"the beginning"}
                              : Message{"step {number} ({words})", divergence.step, divergence.words};
    return place + Message{"{where}: expected {expected}; found {found}", where, expectedOf(divergence),
                           foundOf(divergence, words)}
                       .in(language);
}

std::optional<LoadedGame> loadGame(const SavedGame& saved, const Library& library, Findings& findings,
                                   const Findings& ofLibrary) {
    const Game* const game = findGame(saved.game);
    if (game == nullptr)
        return std::nullopt; // never: the reader knows its game
    if (tellMissingCards(saved, library, ofLibrary, findings))
        return std::nullopt;
    BotChoice bot;
    if (saved.computer) {
        const auto read = readBot(saved.computer->bot);
        if (!read) {
            findings.error(saved.path, saved.computer->at, "unknown-bot", noSuchBot(saved.computer->bot),
                           "Take the file as the program wrote it.");
            return std::nullopt;
        }
        bot = *read;
    }
    checkCards(saved, *game, library, findings);
    try {
        LoadedGame loaded =
            Replay{saved, saved.position ? matchAtPosition(saved, *game, library)
                                         : std::make_unique<Match>(setupOf(saved, *game, library))}
                .run();
        if (saved.computer)
            loaded.match->seatComputer({saved.computer->player, bot});
        else
            loaded.match->setSeating(static_cast<Seating>(saved.seating));
        return loaded;
    } catch (const ScenarioFailure& failure) {
        findings.error(saved.path, failure.at, "unplayable-position",
                       {"This position can't be set up: expected is {expected}, but it is {found}.",
                        failure.expected, failure.found},
                       "Take the file as the program wrote it.");
        return std::nullopt;
    } catch (const std::exception& fault) {
        findings.error(saved.path, saved.at, "unplayable-game",
                       {"These decks can't be played: {reason}.", std::string{fault.what()}},
                       "Take the file as the program wrote it.");
        return std::nullopt;
    }
}

std::optional<LoadedGame> loadGame(const std::filesystem::path& file, Findings& findings) {
    const auto saved = readSave(file, scenarioGame, findings);
    if (!saved)
        return std::nullopt;
    const Game& game = *findGame(saved->game);
    // What is wrong with the library's own files is told elsewhere; here only if this game lacks cards.
    Findings ofLibrary;
    const Library library = loadLibrary(game.id, game.schema, game.deckWords(), ofLibrary);
    return loadGame(*saved, library, findings, ofLibrary);
}

} // namespace takujo

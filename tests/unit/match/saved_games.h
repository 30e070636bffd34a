#pragma once

#include "engine/cards/card_set.h"
#include "engine/match/random_answer.h"
#include "engine/match/saves/saving.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/unit/kit/written_file.h"
#include "tests/unit/match/battery_games.h"

#include <QString>

#include <stdexcept>
#include <string>

namespace takujo {

// Saves and loads matches of tests.

/// Reads the text of a saved game; mistakes are in the findings.
inline std::optional<SavedGame> readBack(const std::string& text, Findings& findings) {
    const WrittenFiles files;
    return readSave(files.write("game.yaml", text), scenarioGame, findings);
}

/// Returns the library of a battery game, with the cards that were made for it.
inline Library libraryOf(const BatteryGame& game) {
    Library library = game.library;
    library.add(CardSet{"made", std::string{game.game->id}, {}, game.made});
    return library;
}

/// Saves the match, reads it and plays it again. Throws if anything is found on the way.
inline LoadedGame savedAndLoaded(const Match& match, const BatteryGame& game) {
    Findings findings;
    const auto saved = readBack(toText(savedGameOf(match)), findings);
    if (!saved)
        throw std::runtime_error("not read: " + findings.toText());
    auto loaded = loadGame(*saved, libraryOf(game), findings);
    if (!loaded || !findings.empty())
        throw std::runtime_error("not loaded: " + findings.toText());
    if (loaded->divergence)
        throw std::runtime_error(toLine(*loaded->divergence, {}, Language::en));
    return std::move(*loaded);
}

/// Gives random answers, some of them after going back, and sometimes sets stops, names a branch or takes an
/// action back.
inline void playWithBranches(Match& match, Random& random, std::size_t steps) {
    for (std::size_t i = 0; i < steps; ++i) {
        const std::uint32_t what = random.below(24);
        if ((what == 0 || match.over()) && match.canUndo()) {
            for (std::uint32_t back = random.below(8) + 1; back > 0 && match.canUndo(); --back)
                match.undo();
        } else if (what == 1) {
            match.goTo(random.below(static_cast<std::uint32_t>(match.places())));
        } else if (what == 2) {
            match.nameBranch(match.lineEnd(), "line " + std::to_string(i));
        } else if (what == 3) {
            match.takeBack();
        } else if (what == 4) {
            match.setStops(static_cast<Player>(random.below(2)), random.below(4));
        } else if (what == 5 && random.below(20) == 0) {
            match.concede(static_cast<Player>(random.below(2)));
        } else if (!match.over()) {
            const Decision& decision = match.decision();
            match.answer(Option{decision.options[randomAnswer(decision, random)]});
        }
    }
}

} // namespace takujo

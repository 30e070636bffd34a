#include "ui/games/read_game.h"

#include "ui/dialogs/question_dialog.h"
#include "ui/games/games_on_offer.h"
#include "ui/games/unplayed_game.h"
#include "ui/theme/text.h"

#include <algorithm>

namespace takujo {

LocalizedText ReadGame::trouble() const {
    const auto in = [this](Language language) {
        std::string told = findings.sentences(language);
        if (divergence)
            told += sentenceOf(*divergence, *match, data->words, language);
        return told;
    };
    return {in(Language::en), in(Language::ja)};
}

std::optional<ReadGame> readGame(const std::filesystem::path& file, const GamesOnOffer& games,
                                 QWidget* window) {
    Findings findings;
    auto loaded = loadGame(file, findings);
    const auto& playable = games.playable();
    const auto game = !loaded ? playable.end()
                              : std::ranges::find(playable, &loaded->match->game(),
                                                  [](const auto& one) { return one->game; });
    if (game == playable.end()) {
        if (loaded)
            findings.append(whyUnplayed(loaded->match->game(), file, games.findings()));
        FindingsDialog::tell(
            window, [] { return GamesOnOffer::tr("This game can't be opened. It stays as it is."); },
            [findings] { return qt(findings.sentences(spokenLanguage())); });
        return std::nullopt;
    }
    return ReadGame{*game, std::move(loaded->match), std::move(findings), std::move(loaded->divergence)};
}

} // namespace takujo

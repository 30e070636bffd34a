#include "ui/games/games_on_offer.h"

#include "ui/dialogs/question_dialog.h"
#include "ui/start/start_page.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

namespace takujo {

GamesOnOffer::GamesOnOffer(StartPage& start, std::vector<const Game*> games, bool remembers, QWidget* window)
    : QObject{window}, start_{&start}, window_{window}, all_{std::move(games)}, remembers_{remembers} {
    read();
}

void GamesOnOffer::read() {
    playable_.clear();
    findings_ = {};
    for (const Game* game : all_) {
        std::shared_ptr<GameData> loaded = loadGameData(*game);
        findings_.append(loaded->findings);
        if (loaded->playable())
            playable_.push_back(std::move(loaded));
    }
    start_->setGames(playable_);
}

void GamesOnOffer::tellFindings() {
    FindingsDialog::tell(
        window_, [] { return tr("Some files could not be read. What is in order can be played."); },
        [this] { return qt(findings_.sentences(spokenLanguage())); },
        [] { return tr("Files with mistakes"); });
}

void GamesOnOffer::readAgain() {
    read();
    offer();
    emit readAnew();
    if (playable_.empty() && findings_.errors() > 0)
        tellFindings();
}

void GamesOnOffer::offer() {
    std::vector<GameFacts> kept = remembers_ ? keptGames(autosaveFolder()) : std::vector<GameFacts>{};
    // It may not be kept at the moment, and is there all the same.
    std::erase_if(kept, [this](const GameFacts& one) { return one.file == inUse_; });
    start_->setKeptGames(kept);
    std::vector<GameFacts> recent;
    for (const QString& file : remembers_ ? Preferences::recentGames() : QStringList{})
        recent.push_back(factsOf(std::filesystem::path{fromQt(file)}));
    start_->setRecentGames(recent);
}

} // namespace takujo

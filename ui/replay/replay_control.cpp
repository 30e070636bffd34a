#include "ui/replay/replay_control.h"

#include "ui/dialogs/file_dialog.h"
#include "ui/games/game_control.h"
#include "ui/games/read_game.h"
#include "ui/start/start_page.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <QFileDialog>
#include <QFileInfo>

namespace takujo {

ReplayControl::ReplayControl(ReplayPage& page, GameControl& games, const GamesOnOffer& offer,
                             const StartPage& start, const CommandSet& commands, QWidget* window)
    : QObject{window}, page_{&page}, games_{&games}, offer_{&offer}, window_{window} {
    commands.on(CommandId::watch, this, [this](bool) { chooseGame(); });
    commands.on(CommandId::watchThis, this, [this] { watchThisGame(games_->current()->match().over()); });
    connect(&start, &StartPage::watchWanted, this, &ReplayControl::chooseGame);
    connect(&games.page(), &GamePage::watchWanted, this, [this] { watchThisGame(true); });
    connect(&page, &ReplayPage::playOnWanted, this, &ReplayControl::playOn);
    connect(&page, &ReplayPage::leaveWanted, this, &ReplayControl::leave);
}

void ReplayControl::watchThisGame(bool fromTheBeginning) {
    const Session& session = *games_->current();
    std::unique_ptr<Match> match = session.match().copy();
    if (fromTheBeginning)
        match->goTo(0);
    show(session.sharedData(), std::move(match), [] { return QString{}; });
    watchesOwn_ = true;
}

void ReplayControl::chooseGame() {
    QFileDialog* dialog = gameFileDialog(window_, [] { return tr("Watch a saved game"); }, "watch-dialog");
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        if (watchFile(std::filesystem::path{fromQt(file)}))
            Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
    });
    dialog->open();
}

bool ReplayControl::watchFile(const std::filesystem::path& file) {
    auto read = readGame(file, *offer_, window_);
    if (!read)
        return false;
    // What still goes as it was written is seen; where that ends is where to look.
    if (!read->divergence)
        read->match->goTo(0);
    const MessageSource told = [trouble = read->trouble()] {
        return qt(trouble.in(spokenLanguage())).trimmed();
    };
    show(read->data, std::move(read->match), told);
    watchesOwn_ = false;
    return true;
}

void ReplayControl::show(const std::shared_ptr<const GameData>& data, std::unique_ptr<Match> match,
                         const MessageSource& trouble) {
    page_->watch(std::make_unique<Session>(data, std::move(match), spokenLanguage()), trouble);
    emit shown();
    page_->page().view().setFocus();
}

void ReplayControl::watchFilm(const std::shared_ptr<const GameData>& data, Film film,
                              const MessageSource& trouble) {
    auto match = std::move(film.match);
    page_->watchFilm(std::make_unique<Session>(data, std::move(match), spokenLanguage()),
                     std::make_shared<const Film>(std::move(film)), trouble);
    watchesOwn_ = false;
    emit shown();
    page_->page().view().setFocus();
}

void ReplayControl::leave() {
    page_->pause();
    if (page_->showsFilm())
        emit filmLeft();
    else
        emit left();
}

/// The game at hand goes on from the place that was watched; a recording becomes the game at hand.
void ReplayControl::playOn() {
    const Session& watched = *page_->current();
    const std::size_t place = watched.match().place();
    if (watchesOwn_) {
        const std::size_t end = watched.match().lineEnd();
        leave();
        games_->current()->turnInto(end, place);
        return;
    }
    games_->partWithGame([this] {
        const Session& session = *page_->current();
        if (page_->showsFilm())
            games_->playOn(session.sharedData(), session.match().copy(), *page_->film()->scenario);
        else
            games_->show(session.sharedData(), session.match().copy());
    });
}

} // namespace takujo

// What is left of the game at hand when another one comes, and the question before it would be lost.

#include "ui/dialogs/parting_dialog.h"
#include "ui/window/main_window.h"

namespace takujo {

namespace {

/// Whether any way that was tried came to a first turn.
bool hasBegun(const Match& match) {
    for (std::size_t place = 0; place < match.places(); ++place)
        if (match.stateAt(place).turn > 0)
            return true;
    return false;
}

} // namespace

std::string MainWindow::writtenDown() const {
    const Session* session = game_->current();
    return session == nullptr || session->match().setup() == nullptr ? std::string{}
                                                                     : toText(savedGameOf(session->match()));
}

bool MainWindow::isKept() {
    return (autosave_ != nullptr && autosave_->isKept()) || writtenDown() == asSaved_;
}

/// A lesson can be begun again, and a game that was played to its end is left as it is.
bool MainWindow::wouldBeLost() {
    const Session* session = game_->current();
    return mayKeepGames_ && session != nullptr && session->match().setup() != nullptr &&
           session->match().places() > 1 && !session->match().over() && !isKept();
}

void MainWindow::partWithGame(const std::function<void()>& then) {
    if (wouldBeLost())
        PartingDialog::ask(this, [this, then] { saveGame(then); }, then);
    else
        then();
}

/// Another game comes on the table. The one that was there waits on the start page, unless it had hardly
/// begun or has come to its end.
void MainWindow::leaveGame() {
    const Session* session = game_->current();
    if (autosave_ != nullptr && session != nullptr &&
        (session->match().over() || !hasBegun(session->match())))
        autosave_->finish();
    autosave_.reset();
    keptIn_.clear();
    lessons_->end();
}

} // namespace takujo

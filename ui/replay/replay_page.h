#pragma once

#include "ui/page/game_page.h"
#include "ui/replay/reel.h"
#include "ui/replay/replay_bar.h"
#include "ui/theme/spoken.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace takujo {

/// The page on which a recorded game is watched: the table as it was, and a bar below that goes back and
/// forth. It shows a copy: neither the saved game nor the one that is played changes.
class ReplayPage : public QWidget {
    Q_OBJECT

public:
    ReplayPage(CardRenderer& renderer, const CommandSet& commands, QMenu* menu, QWidget* parent = nullptr);

    /// `trouble` tells what is wrong with the recording; empty if nothing is.
    void watch(std::unique_ptr<Session> session, const MessageSource& trouble);
    /// The session shows the match of the film, of which every moment is watched.
    void watchFilm(std::unique_ptr<Session> session, std::shared_ptr<const Film> film,
                   const MessageSource& trouble);
    Session* current() const { return page_->current(); }
    bool showsFilm() const { return film() != nullptr; }
    const Film* film() const { return reel_.film(); }
    GamePage& page() { return *page_; }
    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void pause();
    /// Disables those commands of watching that would do nothing here.
    void enableCommands();

signals:
    /// The viewer wants to play on from this moment.
    void playOnWanted();
    void leaveWanted();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void on(CommandId id, auto does);
    void connectCommands();
    void follow();
    void rewrite();
    void begin(std::unique_ptr<Session> session, const MessageSource& trouble);
    void tellMoment();
    void goTo(int depth);
    void turn(int direction);
    void play();
    void playStep();
    void changeSpeed(int by);
    void nextEyes();
    void look(OpenHands viewerControl);

    const CommandSet& commands_;
    GamePage* page_;
    ReplayBar* bar_;
    QTimer timer_{this};
    Reel reel_;
    std::size_t speed_;
    MessageSource trouble_{QString{}};
    std::size_t lineEnd_ = 0; ///< of the line that the bar shows
};

} // namespace takujo

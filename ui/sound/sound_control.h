#pragma once

#include "engine/core/ids.h"
#include "ui/session/log_reader.h"
#include "ui/settings/settings.h"
#include "ui/sound/sound_output.h"
#include "ui/sound/sound_pacer.h"

#include <QElapsedTimer>
#include <QObject>

#include <vector>

namespace takujo {

class GamePage;
class Session;

/// Lets a game be heard while it is played. Whatever is heard is seen, too: the log, the table, the question
/// and the bubble tell it, so that nobody misses anything without sound. Games that are watched, jumps
/// through the history and games that somebody else plays elsewhere are silent.
class SoundControl : public QObject {
    Q_OBJECT

public:
    SoundControl(GamePage& page, const Settings& settings, const SoundOutputMaker& makeOutput,
                 QWidget* window);
    ~SoundControl() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void begin();
    void follow(const News& news);
    void hearEnd(const Session& session);
    void hearQuestion(const Session& session);
    void remember(const Session& session);
    void hear(Sound sound);
    void playWhatHappened();
    void play(Sound sound);
    void apply(SettingId id);
    void setVolume();

    GamePage* page_;
    const Settings* settings_;
    QWidget* window_;
    std::unique_ptr<SoundOutput> output_;
    SoundPacer pacer_;
    QElapsedTimer clock_;
    std::vector<Sound> happened_; ///< since the window was at rest
    std::size_t waited_ = 0;
    Player asked_ = Player::nobody;
    bool wasOver_ = false;
};

} // namespace takujo

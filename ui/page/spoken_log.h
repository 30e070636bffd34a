#pragma once

#include "ui/page/announcer.h"

namespace takujo {

class GamePage;
class Session;

/// Tells people who hear the window what others see happen: the lines of the log, who is asked what, what was
/// refused and why, who has won. It says only what the viewer may know.
class SpokenLog : public QObject {
    Q_OBJECT

public:
    explicit SpokenLog(GamePage& page);

    Announcer& announcer() { return *announcer_; }
    /// The question at hand, with its answers.
    void sayQuestion();

private:
    void begin();
    void follow(bool forward);
    void sayLines();

    GamePage* page_;
    Announcer* announcer_;
    std::size_t logSeen_ = 0;
};

} // namespace takujo

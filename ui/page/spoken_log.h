#pragma once

#include "ui/page/announcer.h"

namespace takujo {

class GamePage;
struct News;

/// Tells screen readers what happens in the game: the lines of the log, questions, refusals with their
/// reasons, who has won. It says only what the viewer may know.
class SpokenLog : public QObject {
    Q_OBJECT

public:
    explicit SpokenLog(GamePage& page);

    Announcer& announcer() { return *announcer_; }
    /// Says the question at hand, with its answers.
    void sayQuestion();

private:
    void begin();
    void follow(const News& news);
    void sayLines(const News& news);

    GamePage* page_;
    Announcer* announcer_;
};

} // namespace takujo

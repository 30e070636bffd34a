#pragma once

#include "ui/opponent/thinker.h"
#include "ui/session/session.h"

#include <QPointer>
#include <QTimer>

#include <optional>

namespace takujo {

class GameControl;

/// Plays for one side where a person plays against the computer: thinks beside the window, answers at a pace
/// that can be followed, also where nothing moves on the table, and stops at once when the game stands
/// elsewhere.
class ComputerControl : public QObject {
    Q_OBJECT

public:
    /// Without a pace it answers as soon as it has thought.
    ComputerControl(GameControl& games, BotMaker makeBot, bool keepsPace);

private:
    void attach();
    void end();
    void follow();
    void answer();

    GameControl* games_;
    Thinker thinker_;
    bool keepsPace_;
    QTimer pace_;                  ///< runs until the answer may be given
    QPointer<Session> session_;    ///< of the match at the table
    std::optional<Option> answer_; ///< thought out; given when the pace allows it
};

} // namespace takujo

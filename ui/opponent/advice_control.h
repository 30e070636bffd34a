#pragma once

#include "ui/opponent/thinker.h"
#include "ui/session/session.h"

#include <QPointer>

namespace takujo {

class CommandSet;
class GameControl;

/// Answers "what would you do?": lets the computer think about the question of whoever sits at the table,
/// with what that player sees, says what it would answer and how it thinks the game will go, and points at
/// the card. It answers nothing itself.
class AdviceControl : public QObject {
    Q_OBJECT

public:
    AdviceControl(GameControl& games, const CommandSet& commands, BotMaker makeBot);

private:
    void ask();
    void forget();
    void tell(const Advice& advice);
    void say(const QString& sentence, const QString& more = {});

    GameControl* games_;
    Thinker thinker_;
    QPointer<Session> session_; ///< that was asked about
};

} // namespace takujo

#include "ui/page/standing_control.h"

namespace takujo {

StandingControl::StandingControl(QObject* parent) : QObject{parent} {
    timer_.setSingleShot(true);
    timer_.setInterval(beat);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (session_ != nullptr && session_->mayAnswer())
            session_->answerByStanding();
    });
}

void StandingControl::setSession(Session* session) {
    timer_.stop();
    session_ = session;
    if (session_ != nullptr)
        connect(session_, &Session::changed, this, &StandingControl::consider);
}

void StandingControl::consider() {
    if (session_->mayAnswer() && session_->standing().answerTo(session_->match()))
        timer_.start();
    else
        timer_.stop();
}

} // namespace takujo

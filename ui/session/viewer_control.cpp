#include "ui/session/viewer_control.h"

namespace takujo {

void ViewerControl::setSeating(Seating seating) {
    seating_ = seating;
    at_ = Player::nobody; // whoever has looked so far may have seen both hands
    peeking_ = Player::nobody;
}

Player ViewerControl::viewer() const {
    if (peeking_ != Player::nobody)
        return peeking_;
    return awaited_ != Player::nobody || inTheOpen_ ? Player::nobody : at_;
}

void ViewerControl::follow(Player decider, Player turnPlayer, bool answerable) {
    peeking_ = Player::nobody;
    if (decider == Player::nobody) {
        // The game is over: whoever looked goes on looking. Nobody comes to look who did not.
        inTheOpen_ = inTheOpen_ || awaited_ != Player::nobody;
        awaited_ = Player::nobody;
        return;
    }
    awaited_ = Player::nobody;
    inTheOpen_ = false;
    seat_ = decider;
    if (seating_ == Seating::one || seating_ == Seating::computer)
        at_ = decider;
    if (decider == at_)
        return;
    // Whose turn it is still sits there and gets the table back without having left it.
    if (seating_ == Seating::trusting && at_ != Player::nobody && at_ == turnPlayer && answerable) {
        inTheOpen_ = true;
        return;
    }
    at_ = Player::nobody;
    awaited_ = decider;
}

void ViewerControl::sitDown() {
    at_ = seat_;
    awaited_ = Player::nobody;
    inTheOpen_ = false;
    peeking_ = Player::nobody;
}

} // namespace takujo

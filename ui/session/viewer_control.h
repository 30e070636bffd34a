#pragma once

#include "engine/core/ids.h"
#include "engine/match/seating.h"

namespace takujo {

/// Whose eyes are at the table. Everything in the window is shown as `viewer` may see it; nothing else
/// decides that.
class ViewerControl {
public:
    Seating seating() const { return seating_; }
    /// Two people hide their hands from each other.
    bool handsAreHidden() const { return seating_ == Seating::two || seating_ == Seating::trusting; }
    /// The next `follow` decides anew who may look.
    void setSeating(Seating seating);

    /// The one who looks; nobody while the table changes hands or a question is asked in the open. Then only
    /// what both players may see is shown.
    Player viewer() const;
    /// The player at the near edge, where their hand lies: the one who looks, or who is to look next.
    Player seat() const { return seat_; }

    /// Before this player's question is shown, the table is handed to them; nobody: the game goes on.
    Player awaited() const { return awaited_; }
    /// A question that the seat's player may answer without having looked at any hand.
    bool asksInTheOpen() const { return inTheOpen_; }

    /// Somebody decides, or nobody any more. `turnPlayer` sees their own turn through; `answerable` says
    /// whether the question can be answered by what both players see.
    void follow(Player decider, Player turnPlayer, bool answerable);
    /// The awaited player sits down, or the one who is asked in the open wants to see more.
    void sitDown();

    /// Holds a hand up for its owner, until it is let go.
    void peek(Player player) { peeking_ = player; }
    Player peeking() const { return peeking_; }

private:
    Seating seating_ = Seating::one;
    Player at_ = Player::nobody; ///< who sat down last
    Player seat_ = Player::a;
    Player awaited_ = Player::nobody;
    Player peeking_ = Player::nobody;
    bool inTheOpen_ = false;
};

} // namespace takujo

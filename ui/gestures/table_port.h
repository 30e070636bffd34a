#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/refusal.h"

#include <vector>

namespace takujo {

class Session;

/// All that the states of the interaction may do to the window. They know nothing else of it.
class TablePort {
public:
    virtual ~TablePort() = default;

    virtual Session& session() = 0;
    /// Shows these options of a card with their consequences: the player picks one, or none.
    virtual void offerActions(ObjectId object, const std::vector<Option>& options) = 0;
    /// The player takes up the card, and then chooses the target of one of these options, which all have the
    /// same verb.
    virtual void aim(ObjectId object, const std::vector<Option>& options) = 0;
    virtual void stopAiming() = 0;
    /// Says why not. No reasons: there is simply nothing that could be done.
    virtual void refuse(const Attempt& attempt, const std::vector<Refusal>& reasons) = 0;
    /// The dragged card was let go where that means nothing: points out the places where it may go. If there
    /// are none, it is to be clicked.
    virtual void pointOutPlaces(ObjectId object, const std::vector<ZoneId>& places) = 0;
    virtual void startNewGame() = 0;
    /// The game that is over can be played again with the same decks; do so.
    virtual bool canPlayAgain() = 0;
    virtual void playAgain() = 0;
};

} // namespace takujo

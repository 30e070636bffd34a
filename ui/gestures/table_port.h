#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/refusal.h"

#include <vector>

namespace takujo {

class Session;

/// What the states of the interaction may do to the window. They know nothing else of it.
class TablePort {
public:
    virtual ~TablePort() = default;

    virtual Session& session() = 0;
    /// Shows what can be done with this card and what comes of it: the player picks one, or none.
    virtual void offerActions(ObjectId object, const std::vector<Option>& options) = 0;
    /// The player takes up the card; what it is aimed at comes next: the target of one of these options, all
    /// of one verb.
    virtual void aim(ObjectId object, const std::vector<Option>& options) = 0;
    virtual void stopAiming() = 0;
    /// Says why not. No reasons: there is simply nothing that could be done.
    virtual void refuse(const Attempt& attempt, const std::vector<Refusal>& reasons) = 0;
    /// The dragged card was let go where that means nothing; it may go to these places, or be clicked if
    /// there are none.
    virtual void pointOutPlaces(ObjectId object, const std::vector<ZoneId>& places) = 0;
    virtual void startNewGame() = 0;
};

} // namespace takujo

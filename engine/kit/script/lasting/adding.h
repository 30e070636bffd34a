#pragma once

#include "engine/kit/rules/position.h"
#include "engine/kit/script/lasting/modifier_in_layers.h"

namespace takujo {

/// Whether the change gives the object something of a sort that the object has not at all now: a number, a
/// text, or words of a list (`LayerGroup::adds`).
bool addsWhatIsNotThere(const Position& position, const Modifier& modifier, ObjectId id);

/// A change that an object has had by that, so that its own group leaves the object out.
struct Added {
    const Term* term = nullptr;
    ObjectId source;
    std::uint32_t timestamp = 0;
    ObjectId object;
    bool operator==(const Added&) const = default;
};

inline Added addedBy(const Modifier& modifier, ObjectId id) {
    return {modifier.term, modifier.source, modifier.timestamp, id};
}

} // namespace takujo

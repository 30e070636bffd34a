#pragma once

#include "engine/kit/script/reading/scope.h"

namespace takujo {

/// Returns an event proposed by an effect, or to pay for one: by whom, why, and for which effect.
inline Event eventOf(const Scope& scope, EventKind kind, ObjectId object, Cause cause) {
    Event event;
    event.kind = kind;
    event.object = object;
    event.player = cause == Cause::cost ? scope.paying() : scope.effect.controller;
    event.cause = cause;
    event.effect = scope.effect.id;
    return event;
}

} // namespace takujo

#pragma once

#include "engine/kit/rules/rulebook.h"

#include <string_view>

/// A card that a waiting effect speaks of may be kept apart until that has been carried out: it lies where it
/// lies, and is not counted, found or reached there (`WaitingPolicy::keepsApart`).
namespace takujo::apart {

/// Returns the process that keeps cards apart, right after what has made their effects wait.
RuleProcess process(std::string_view rule);
/// Proposes that cards join the others again of which nothing waits any more, and returns whether any does.
bool joinAgain(Run& run);

/// Whether a text or its condition speaks of `that`, the object of the event that has triggered it.
bool speaksOfThat(const Ability& ability);

} // namespace takujo::apart

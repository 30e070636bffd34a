#pragma once

#include "engine/core/script.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

class MapReader;
class TermReader;

/// Reads what a card offers to whoever plays it: costs besides, instead, and to make it cost less.
void readOffers(MapReader& map, TermReader& terms, const Vocabulary& words, Ability& ability);

} // namespace takujo

#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo::granblue {

/// Adds the words with which permanent effects change deck rules (5-1-3-3).
void addWordsOfDecks(Vocabulary& words);

/// Whether the card says that a main deck may contain any number of it.
bool allowsAnyNumber(const CardDefinition& card);

} // namespace takujo::granblue

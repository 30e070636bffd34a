#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo::granblue {

/// What permanent effects say of decks (5-1-3-3), among the words of texts.
void addWordsOfDecks(Vocabulary& words);

/// Whether the card says that a main deck may hold any number of it.
bool allowsAnyNumber(const CardDefinition& card);

} // namespace takujo::granblue

#pragma once

#include "engine/match/sentences/spoken_match.h"

#include <iosfwd>

namespace takujo {

// What a terminal shows of a match: the table, a card, the question.

/// Prints the table as the viewer sees it, in lines of text: the opponent's side above, one's own below.
void printBoard(const Match& match, const SpokenMatch& spoken, Player viewer, std::ostream& out);

/// Prints a card that the viewer sees: how it lies, and the parts of each of its numbers.
void printCard(const Match& match, const SpokenMatch& spoken, ObjectId card, std::ostream& out);

/// Prints the question and the numbered options, with what they do if their names do not tell; after them
/// what cannot be done, and why.
void printDecision(const Match& match, const SpokenMatch& spoken, std::ostream& out);

} // namespace takujo

#pragma once

#include "engine/match/sentences/sentences.h"

#include <iosfwd>

namespace takujo {

/// The table as the viewer sees it, in lines of text: the opponent's side above, one's own below.
void printBoard(const Match& match, const Sentences& sentences, Player viewer, std::ostream& out);

/// A card the viewer sees, with how it lies and everything that each of its numbers is made of.
void printCard(const Match& match, const Sentences& sentences, ObjectId card, std::ostream& out);

/// What is asked, and the numbered options, with what they do where their names do not tell; behind them what
/// cannot be taken, and why.
void printDecision(const Match& match, const Sentences& sentences, std::ostream& out);

} // namespace takujo

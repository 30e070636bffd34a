#pragma once

#include <QString>

namespace takujo {

class Match;

/// Returns the question, in the words of the rulebook's steps and with its kinds of answers: questions of one
/// name look alike.
QString questionName(const Match& match);

} // namespace takujo

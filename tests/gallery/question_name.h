#pragma once

#include <QString>

namespace takujo {

class Match;

/// What is asked, in the words of the rulebook's steps and with what there is to answer it with: of one name
/// are questions that look alike.
QString questionName(const Match& match);

} // namespace takujo

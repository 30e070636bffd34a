#pragma once

#include "engine/core/state.h"

#include <QString>

#include <array>

namespace takujo {

/// Games that the same two players have played one after another with the same decks: who has won how many.
struct Series {
    std::array<int, 2> won{};
    int drawn = 0;

    bool isEmpty() const { return won[0] + won[1] + drawn == 0; }
    /// With one more game that ended so; the same if it runs.
    Series after(Outcome outcome) const;
};

/// As preferences keep it: `2:1:0`.
QString toText(const Series& series);
/// An empty one if the text is none.
Series readSeries(const QString& text);

} // namespace takujo

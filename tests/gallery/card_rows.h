#pragma once

#include "tests/unit/ui/card_fixture.h"

#include <QString>

#include <vector>

namespace takujo {

// The cards of the gallery's pictures.

/// A card as printed and as it lies on the table.
struct CardRow {
    QString name;
    CardLook look;
    CardView view;
};

/// Returns one card of each type and one of each colour of the game, as printed; then one of several colours,
/// one without colour, and the two backs.
std::vector<CardRow> oneOfEachKind(const CardFixture& fixture, Language language);

/// Returns one card of each type after everything that can happen to it in play, first one thing each, last
/// all of them.
std::vector<CardRow> changedCards(const CardFixture& fixture, Language language);

} // namespace takujo

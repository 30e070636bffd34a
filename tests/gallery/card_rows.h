#pragma once

#include "tests/unit/ui/card_fixture.h"

#include <QString>

#include <vector>

namespace takujo {

/// A card as it is printed and as it lies on the table.
struct CardRow {
    QString name;
    CardLook look;
    CardView view;
};

/// One card of each type and one of each colour of the game, as printed; then one of several colours, one
/// without any, and the two backs.
std::vector<CardRow> oneOfEachKind(const CardFixture& fixture, Language language);

/// One card of each type to which has happened what can happen to it in play, one thing at a time and at last
/// all of them.
std::vector<CardRow> changedCards(const CardFixture& fixture, Language language);

} // namespace takujo

#pragma once

#include "ui/session/session.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

// The numbers of a player that a layout speaks of, as the viewer may know them.

/// The number that the rulebook of the match has for a policy; 0 if it has no such policy.
std::int32_t policyOf(const Match& match, std::string_view word);
/// How many cards the zone may hold in this format, if its layout tells that.
std::optional<std::int32_t> limitOf(const Session& session, const LayoutZone& zone);
std::int32_t measured(const Session& session, const LayoutMeasure& measure, Player player);
/// "ranks 8 of 9"; empty where it would be nought of nought.
QString textOf(const Session& session, const LayoutShare& share, Player player);

/// "level 2: +4/+4": the gain of a card from the cards under it, worded as the layout of its zone has it;
/// empty if no card lies under it.
QString textOfUnder(const Session& session, const CardView& card);

/// Cards of one colour.
struct ColourCount {
    QString name;
    QString glyph;
    QColor colour;
    int cards = 0;
};
/// How many cards of each colour lie in a zone, as its layout says: all or those that lie upright. A card of
/// several colours counts for each.
std::vector<ColourCount> coloursIn(const Session& session, const LayoutZone& layout, const ZoneView& zone);

/// The numbers of a player beside the cards, each as a heading: "Life 3", "Life 3 of 5". Those that are
/// nought are left out, unless they are out of something.
QStringList valuesOf(const Session& session, Player player);

/// A number of a player as the table draws it.
struct GaugeReport {
    LayoutGauge::Form form = LayoutGauge::Form::bar;
    QString name;
    QString glyph;
    QColor colour;
    int part = 0;
    int whole = 0; ///< 0: it is out of nothing
    bool isToldOutOf = false;

    friend bool operator==(const GaugeReport&, const GaugeReport&) = default;
};
std::vector<GaugeReport> gaugesOf(const Session& session, Player player);

/// Something that a player may do only so often, and whether it has been done.
struct UseReport {
    QString text;
    bool isUsed = false; ///< and may not do any more
};
std::vector<UseReport> usesOf(const Session& session, Player player);

} // namespace takujo

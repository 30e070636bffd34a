#include "ui/session/measures.h"

#include "ui/theme/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace takujo {

namespace {

struct Measures {
    Q_DECLARE_TR_FUNCTIONS(takujo::Measures)
};

QString capital(QString text) {
    if (!text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

const ZoneView* zoneOf(const Session& session, std::string_view word, Player player) {
    const auto& specs = session.match().game().tables.zones;
    for (const ZoneView& zone : session.view().zones)
        if (specs[zone.zone.kind].word == word &&
            (zone.zone.player == player || zone.zone.player == Player::nobody))
            return &zone;
    return nullptr;
}

std::int32_t numberOf(const CardView& card, std::string_view word) {
    const auto found = std::ranges::find(card.numbers, word, &NumberView::word);
    return found == card.numbers.end() ? 0 : found->now;
}

std::int32_t valueOf(const Session& session, std::string_view word, Player player) {
    for (const ValueView& value : session.view().values)
        if (value.player == player && value.word == word)
            return value.amount;
    return 0;
}

} // namespace

std::int32_t policyOf(const Match& match, std::string_view word) {
    const auto& policies = match.game().tables.policies;
    const auto found = std::ranges::find(policies, word, &PolicySpec::word);
    return found == policies.end()
               ? 0
               : match.position().rules.policy(static_cast<std::size_t>(found - policies.begin()));
}

std::optional<std::int32_t> limitOf(const Session& session, const LayoutZone& zone) {
    const Match& match = session.match();
    const auto limit =
        std::ranges::find(zone.outOf, match.game().formats[session.format()], &LayoutLimit::format);
    return limit == zone.outOf.end() ? std::nullopt : std::optional{policyOf(match, limit->policy)};
}

std::int32_t measured(const Session& session, const LayoutMeasure& measure, Player player) {
    using Of = LayoutMeasure::Of;
    if (measure.of == Of::policy)
        return policyOf(session.match(), measure.word);
    if (measure.of == Of::value)
        return valueOf(session, measure.word, player);
    const ZoneView* zone = zoneOf(session, measure.word, player);
    if (zone == nullptr)
        return 0;
    if (measure.of == Of::cards)
        return static_cast<std::int32_t>(zone->count);
    std::int32_t sum = 0;
    for (const CardView& card : zone->cards)
        if (measure.of == Of::upright)
            sum += card.aside ? 0 : 1;
        else if (card.faceUp && !card.faceDown)
            sum += numberOf(card, measure.number);
    return sum;
}

QString textOf(const Session& session, const LayoutShare& share, Player player) {
    const std::int32_t part = measured(session, share.part, player);
    const std::int32_t whole = share.whole ? measured(session, *share.whole, player) : 0;
    if (share.whole && part == 0 && whole == 0)
        return {};
    QString text = qt(share.text.in(session.language()));
    if (text.isEmpty())
        text = share.whole ? QStringLiteral("{part}/{whole}") : QStringLiteral("{part}");
    text.replace(QStringLiteral("{part}"), QString::number(part));
    text.replace(QStringLiteral("{whole}"), QString::number(whole));
    return text;
}

QString textOfUnder(const Session& session, const CardView& card) {
    if (card.guests.size() < 2 || !card.zone.exists())
        return {};
    const LayoutZone* zone = session.layout().zone(session.match().game().tables.zones[card.zone.kind].word);
    if (zone == nullptr || !zone->under)
        return {};
    const auto under = static_cast<std::int32_t>(card.guests.size()) - 1;
    QString text = qt(zone->under->text.in(session.language()));
    text.replace(QStringLiteral("{cards}"), QString::number(under));
    text.replace(QStringLiteral("{sum}"),
                 QString::number(under * policyOf(session.match(), zone->under->policy)));
    return text;
}

std::vector<ColourCount> coloursIn(const Session& session, const LayoutZone& layout, const ZoneView& zone) {
    const CardFace& face = session.layout().face;
    const FieldSpec* const field = session.match().game().schema.field(face.colourField);
    if (layout.tally == LayoutZone::Tally::none || field == nullptr || field->kind != FieldSpec::Kind::words)
        return {};
    std::vector<ColourCount> counts;
    for (const FrameColour& colour : face.colours) {
        const auto word =
            std::ranges::find(field->words, std::string_view{colour.word}) - field->words.begin();
        const auto cards = std::ranges::count_if(zone.cards, [&](const CardView& card) {
            return card.faceUp && !card.faceDown &&
                   (layout.tally == LayoutZone::Tally::cards || !card.aside) &&
                   hasWord(card.sets, field->slot, static_cast<std::size_t>(word));
        });
        if (cards > 0)
            counts.push_back({qt(colour.name.in(session.language())),
                              qt(colour.glyph),
                              {colour.colour.red, colour.colour.green, colour.colour.blue},
                              static_cast<int>(cards)});
    }
    return counts;
}

QStringList valuesOf(const Session& session, Player player) {
    QStringList told;
    const std::vector<LayoutWhole>& wholes = session.layout().wholes;
    for (const ValueView& value : session.view().values) {
        if (value.player != player)
            continue;
        const QString name = capital(qt(session.spoken().word("numbers", value.word)));
        const QString amount = QString::number(value.amount);
        const auto whole = std::ranges::find(wholes, value.word, &LayoutWhole::value);
        if (whole != wholes.end())
            told << Measures::tr("%1 %2 of %3")
                        .arg(name, amount, QString::number(measured(session, whole->whole, player)));
        else if (value.amount != 0)
            told << Measures::tr("%1 %2").arg(name, amount);
    }
    return told;
}

std::vector<GaugeReport> gaugesOf(const Session& session, Player player) {
    std::vector<GaugeReport> told;
    for (const LayoutGauge& gauge : session.layout().gauges.list) {
        GaugeReport report;
        report.form = gauge.form;
        report.name = qt(gauge.name.in(session.language()));
        report.glyph = qt(gauge.glyph);
        report.colour = {gauge.colour.red, gauge.colour.green, gauge.colour.blue};
        report.part = measured(session, gauge.part, player);
        report.whole = gauge.whole ? measured(session, *gauge.whole, player) : gauge.full;
        report.isToldOutOf = report.whole > 0;
        if (!gauge.onlyIfAny || report.part != 0 || report.whole != 0)
            told.push_back(std::move(report));
    }
    return told;
}

std::vector<UseReport> usesOf(const Session& session, Player player) {
    std::vector<UseReport> told;
    for (const std::string& verb : session.layout().uses.verbs)
        for (const LimitView& limit : session.view().limits) {
            if (limit.player != player || limit.verb != verb)
                continue;
            const QString name = capital(qt(session.spoken().word("verbs", limit.verb)));
            const bool isUsed = limit.used >= limit.most;
            const QString text =
                limit.most > 1 ? Measures::tr("%1: %2 of %3 used")
                                     .arg(name, QString::number(limit.used), QString::number(limit.most))
                : isUsed ? Measures::tr("%1: used").arg(name)
                         : Measures::tr("%1: not used").arg(name);
            told.push_back({text, isUsed});
        }
    return told;
}

} // namespace takujo

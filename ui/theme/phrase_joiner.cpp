#include "ui/theme/line_breaker.h"

#include <QHash>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <ranges>

/// Word joiners that keep widgets from breaking Japanese inside a phrase.
namespace takujo {

namespace {

constexpr QChar joiner{0x2060};
constexpr double longestPhrase = 14; ///< em
constexpr double longestShare = 0.7; ///< of the column

/// About so many em.
double widthOf(QStringView text) {
    double width = 0;
    for (const QChar c : text)
        width += c < QChar{0x2000} ? 0.55 : 1;
    return width;
}

struct Place {
    qsizetype at = 0;
    BreakStrength joint = BreakStrength::none;
};

bool isKatakana(QChar c) {
    return c >= QChar{0x30A1} && c <= QChar{0x30FF} && c != QChar{0x30FB};
}

/// A word that has no room is broken between its letters, but a foreign word in it only where it has none
/// itself.
void holdKatakana(QStringView text, qsizetype begin, qsizetype end, const std::vector<Place>& places,
                  double column, std::vector<qsizetype>& held) {
    for (const Place& place : places) {
        if (place.at <= begin || place.at >= end || !isKatakana(text[place.at - 1]) ||
            !isKatakana(text[place.at]))
            continue;
        qsizetype first = place.at;
        while (first > begin && isKatakana(text[first - 1]))
            --first;
        qsizetype last = place.at;
        while (last < end && isKatakana(text[last]))
            ++last;
        if (widthOf(text.sliced(first, last - first)) <= column)
            held.push_back(place.at);
    }
}

/// The places of a phrase that are to be held together: all of them, or those of its parts where it is too
/// long, or only those of foreign words in a word that has no room.
void hold(QStringView text, qsizetype begin, qsizetype end, const std::vector<Place>& places, double column,
          BreakStrength weakest, std::vector<qsizetype>& held) {
    const auto isInside = [&](const Place& place) { return place.at > begin && place.at < end; };
    const double most =
        weakest == BreakStrength::word ? column : std::min(longestPhrase, longestShare * column);
    if (widthOf(text.sliced(begin, end - begin)) <= most) {
        for (const Place& place : places)
            if (isInside(place))
                held.push_back(place.at);
        return;
    }
    if (weakest == BreakStrength::word) {
        holdKatakana(text, begin, end, places, column, held);
        return;
    }
    const BreakStrength next =
        weakest == BreakStrength::compound ? BreakStrength::ending : BreakStrength::word;
    for (const Place& place : places)
        if (isInside(place) && place.joint == weakest) {
            hold(text, begin, place.at, places, column, next, held);
            begin = place.at;
        }
    hold(text, begin, end, places, column, next, held);
}

/// Where a line could end inside a phrase; ascending.
std::vector<qsizetype> breaksInPhrases(const QString& text, double column) {
    std::vector<qsizetype> held;
    std::vector<Place> places;
    qsizetype begin = 0;
    QTextBoundaryFinder finder{QTextBoundaryFinder::Line, text};
    for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
        const BreakStrength joint = end < text.size() ? jointAt(text, end) : BreakStrength::none;
        if (joint != BreakStrength::none) {
            places.push_back({end, joint});
            continue;
        }
        hold(text, begin, end, places, column, BreakStrength::compound, held);
        places.clear();
        begin = end;
    }
    return held;
}

QString withJoinersAt(QString text, const std::vector<qsizetype>& places) {
    for (const qsizetype at : std::views::reverse(places))
        text.insert(at, joiner);
    return text;
}

/// Whether a tag lies inside a line of text.
bool isInline(QStringView tag) {
    static const QStringList names{QStringLiteral("a"),     QStringLiteral("b"),    QStringLiteral("i"),
                                   QStringLiteral("span"),  QStringLiteral("code"), QStringLiteral("em"),
                                   QStringLiteral("strong")};
    QStringView name = tag.startsWith(QLatin1Char('/')) ? tag.sliced(1) : tag;
    qsizetype end = 0;
    while (end < name.size() && name[end].isLetterOrNumber())
        ++end;
    return names.contains(name.first(end).toString());
}

QChar characterOf(QStringView entity) {
    static const QHash<QString, QChar> known{{QStringLiteral("&nbsp;"), QChar::Nbsp},
                                             {QStringLiteral("&quot;"), QLatin1Char('"')},
                                             {QStringLiteral("&lt;"), QLatin1Char('<')},
                                             {QStringLiteral("&gt;"), QLatin1Char('>')}};
    return known.value(entity.toString(), QLatin1Char('&'));
}

} // namespace

QString withPhrasesJoined(const QString& text, double column) {
    return withJoinersAt(text, breaksInPhrases(text, column));
}

QString withPhrasesJoinedInHtml(const QString& html, double column) {
    // What is read, and where each character of it stands.
    QString read;
    std::vector<qsizetype> places;
    const auto add = [&](QChar c, qsizetype at) {
        read += c;
        places.push_back(at);
    };
    for (qsizetype at = 0; at < html.size(); ++at) {
        const qsizetype end = html[at] == QLatin1Char('<')   ? html.indexOf(QLatin1Char('>'), at)
                              : html[at] == QLatin1Char('&') ? html.indexOf(QLatin1Char(';'), at)
                                                             : -1;
        if (end < 0) {
            add(html[at], at);
            continue;
        }
        if (html[at] == QLatin1Char('&'))
            add(characterOf(QStringView{html}.sliced(at, end - at + 1)), at);
        else if (!isInline(QStringView{html}.sliced(at + 1, end - at - 1)))
            add(QLatin1Char('\n'), at);
        at = end;
    }
    std::vector<qsizetype> breaks = breaksInPhrases(read, column);
    for (qsizetype& each : breaks)
        each = places[static_cast<std::size_t>(each)];
    return withJoinersAt(html, breaks);
}

QString withoutJoiners(QString text) {
    return text.remove(joiner);
}

} // namespace takujo

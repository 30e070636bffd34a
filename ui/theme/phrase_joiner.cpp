#include "ui/theme/line_breaker.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <ranges>

/// Word joiners that keep widgets from breaking Japanese inside a phrase.
namespace takujo {

namespace {

constexpr QChar joiner{0x2060};
constexpr qsizetype longest = 14; ///< characters; what is wider than a narrow column is cut there anyway

/// Where a line could end inside a phrase; ascending.
std::vector<qsizetype> breaksInPhrases(const QString& text) {
    std::vector<qsizetype> all;
    std::vector<qsizetype> inPhrase;
    qsizetype begin = 0;
    const auto finish = [&](qsizetype end) {
        // After a long foreign word, such as the path of a file, the Japanese begins a phrase of its own.
        const auto japanese =
            std::ranges::find_if(inPhrase, [&](qsizetype at) { return text[at - 1].unicode() < 0x250; });
        const bool isApart =
            end - begin > longest && japanese != inPhrase.end() && end - *japanese <= longest;
        for (const qsizetype at : inPhrase)
            if (isApart ? at != *japanese
                        : end - begin <= longest || !isHiragana(text[at - 1]) || !isHiragana(text[at]))
                all.push_back(at);
        inPhrase.clear();
        begin = end;
    };
    QTextBoundaryFinder finder{QTextBoundaryFinder::Line, text};
    for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary())
        if (end < text.size() && holdTogether(text, end))
            inPhrase.push_back(end);
        else
            finish(end);
    return all;
}

QString withJoinersAt(QString text, const std::vector<qsizetype>& places) {
    for (const qsizetype at : std::views::reverse(places))
        text.insert(at, joiner);
    return text;
}

/// Whether a tag lies inside a line of text.
bool isInline(QStringView tag) {
    static const QStringList names{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("i"),
                                   QStringLiteral("span")};
    QStringView name = tag.startsWith(QLatin1Char('/')) ? tag.sliced(1) : tag;
    qsizetype end = 0;
    while (end < name.size() && name[end].isLetterOrNumber())
        ++end;
    return names.contains(name.first(end).toString());
}

} // namespace

QString withPhrasesJoined(const QString& text) {
    return withJoinersAt(text, breaksInPhrases(text));
}

QString withPhrasesJoinedInHtml(const QString& html) {
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
            add(QLatin1Char('&'), at);
        else if (!isInline(QStringView{html}.sliced(at + 1, end - at - 1)))
            add(QLatin1Char('\n'), at);
        at = end;
    }
    std::vector<qsizetype> breaks = breaksInPhrases(read);
    for (qsizetype& each : breaks)
        each = places[static_cast<std::size_t>(each)];
    return withJoinersAt(html, breaks);
}

QString withoutJoiners(QString text) {
    return text.remove(joiner);
}

} // namespace takujo

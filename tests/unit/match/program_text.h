#pragma once

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QString>

#include <set>
#include <string>

namespace takujo {

// The program's own sources, for words that are in no table.

inline QString sourcesIn(const QString& folder) {
    QString all;
    QDirIterator files{QStringLiteral(QT_TESTCASE_SOURCEDIR) + "/../" + folder,
                       {"*.cpp"},
                       QDir::Files,
                       QDirIterator::Subdirectories};
    while (files.hasNext()) {
        QFile file{files.next()};
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(file.fileName()));
        all += QString::fromUtf8(file.readAll());
    }
    return all;
}

inline std::set<std::string> literalsIn(const QString& text) {
    static const QRegularExpression literal{QStringLiteral("\"([^\"\\\\]*)\"")};
    std::set<std::string> result;
    for (auto matches = literal.globalMatch(text); matches.hasNext();)
        result.insert(matches.next().captured(1).toStdString());
    return result;
}

/// Returns the second argument of a call whose bracket opens at that place.
inline QString secondArgument(const QString& text, qsizetype open) {
    int depth = 0;
    int commas = 0;
    bool quoted = false;
    QString result;
    for (qsizetype i = open; i < text.size(); ++i) {
        const QChar c = text[i];
        quoted ^= c == '"';
        if (!quoted && QStringLiteral("([{").contains(c))
            ++depth;
        if (!quoted && QStringLiteral(")]}").contains(c) && --depth == 0)
            break;
        if (!quoted && c == ',' && depth == 1)
            ++commas;
        else if (commas == 1)
            result += c;
    }
    return result;
}

/// Returns the texts given as second argument to functions that match `call`.
inline std::set<std::string> givenTo(const QString& call, const QString& sources) {
    std::set<std::string> result;
    const QRegularExpression begin{call};
    for (auto matches = begin.globalMatch(sources); matches.hasNext();)
        result.merge(literalsIn(secondArgument(sources, matches.next().capturedStart(1))));
    return result;
}

} // namespace takujo

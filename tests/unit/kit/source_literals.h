#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

namespace takujo {

/// A string literal of the sources, joined if it is written in several pieces.
struct SourceLiteral {
    QString file;   ///< from the root of the sources
    QString before; ///< the code before it, in one line
    QString text;
};

inline QString sourceRoot() {
    return QDir{QStringLiteral(QT_TESTCASE_SOURCEDIR)}.absoluteFilePath(QStringLiteral(".."));
}

inline QString withoutEscapes(QString text) {
    text.replace(QStringLiteral("\\n"), QStringLiteral("\n"));
    text.replace(QStringLiteral("\\\""), QStringLiteral("\""));
    return text.replace(QStringLiteral("\\\\"), QStringLiteral("\\"));
}

/// Returns the literals of a file, without those with a suffix ("…"s).
inline std::vector<SourceLiteral> literalsIn(const QString& file) {
    QFile in{sourceRoot() + '/' + file};
    if (!in.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression comment{QStringLiteral("(?<!:)//[^\n]*")};
    static const QRegularExpression include{QStringLiteral("#include[^\n]*")};
    static const QRegularExpression whole{QStringLiteral("((?:\"(?:[^\"\\\\\n]|\\\\.)*\"\\s*)+)(s\\b)?")};
    static const QRegularExpression piece{QStringLiteral("\"((?:[^\"\\\\\n]|\\\\.)*)\"")};
    QString text = QString::fromUtf8(in.readAll());
    text.remove(comment).remove(include).replace(QStringLiteral("'\"'"), QStringLiteral("' '"));
    std::vector<SourceLiteral> found;
    for (auto each = whole.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        if (!match.captured(2).isEmpty())
            continue;
        QString joined;
        for (auto part = piece.globalMatch(match.captured(1)); part.hasNext();)
            joined += part.next().captured(1);
        const auto start = match.capturedStart();
        found.push_back(
            {file, text.mid(std::max<qsizetype>(0, start - 80), std::min<qsizetype>(80, start)).simplified(),
             withoutEscapes(joined)});
    }
    return found;
}

/// Returns the C++ sources below these folders.
inline QStringList sourcesBelow(const QStringList& folders) {
    QStringList files;
    for (const QString& folder : folders)
        for (QDirIterator each{sourceRoot() + '/' + folder,
                               {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                               QDir::Files,
                               QDirIterator::Subdirectories};
             each.hasNext();)
            files << QDir{sourceRoot()}.relativeFilePath(each.next());
    files.sort();
    return files;
}

} // namespace takujo

#pragma once

#include <QString>
#include <QTest>
#include <optional>
#include <string>

#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_parser.h"

namespace takujo {

// Parses broken YAML and names what is found.

/// Returns "1:4 code" for every finding in file order, joined with ", "; a warning's code has "(warning)".
inline QString codesOf(const Findings& findings) {
    QStringList lines;
    for (const Finding& finding : findings.sorted())
        lines << QStringLiteral("%1:%2 %3%4")
                     .arg(finding.line)
                     .arg(finding.column)
                     .arg(QString::fromStdString(finding.code))
                     .arg(finding.severity == Severity::warning ? QStringLiteral(" (warning)") : QString());
    return lines.join(QStringLiteral(", "));
}

/// Returns what parsing alone finds in a text.
inline QString codesIn(const QByteArray& text) {
    Findings findings;
    parseYaml(text.toStdString(), "x.yaml", findings);
    return codesOf(findings);
}

/// Returns the root of a text that must have one.
inline YamlNode rootOf(const std::string& text, Findings& findings) {
    std::optional<YamlNode> root = parseYaml(text, "x.yaml", findings);
    if (!root)
        qFatal("no root: %s", findings.toText().c_str());
    return *root;
}

/// Columns "text" and "codes"; each row is a broken document.
inline void documentColumns() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("codes");
}

inline void document(const char* name, const char* text, const char* codes) {
    QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(codes);
}

} // namespace takujo

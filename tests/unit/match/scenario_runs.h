#pragma once

#include "tests/unit/match/written_scenario.h"

#include <QTest>

#include <string>

namespace takujo {

// Runs scenarios of tests and checks how they fail.

class Runs {
public:
    static ScenarioResult of(const std::string& text, std::string_view leftOut = {}) {
        return runScenario(scenarioOf(text), leftOut);
    }
};

inline QString toText(const Message& saying, Language language = Language::en) {
    return QString::fromStdString(saying.in(language));
}

inline QString toText(const ScenarioResult& result) {
    if (result.passed())
        return QStringLiteral("passed");
    return QStringLiteral("line %1, step %2: expected %3; found %4")
        .arg(result.failure->at.line)
        .arg(result.failure->step)
        .arg(toText(result.failure->expected), toText(result.failure->found));
}

/// Rows of steps with their end: the line and step of the failure, and parts of its text.
inline void failureColumns() {
    QTest::addColumn<QString>("steps");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("found");
}

inline void checkFailure(const ScenarioResult& result) {
    QFETCH(const int, line);
    QFETCH(const int, step);
    QFETCH(const QString, expected);
    QFETCH(const QString, found);
    QVERIFY2(!result.passed(), "it passed");
    const QString text = toText(result);
    QVERIFY2(result.failure->at.line == line, qPrintable(text));
    QVERIFY2(result.failure->step == static_cast<std::size_t>(step), qPrintable(text));
    QVERIFY2(toText(result.failure->expected).contains(expected), qPrintable(text));
    QVERIFY2(toText(result.failure->found).contains(found), qPrintable(text));
}

} // namespace takujo

// Whole games that were saved, through the terminal or the window: each is played anew, every hash is
// compared, and it comes to its end.

#include "tests/test_program.h"

#include "engine/match/saves/saving.h"

#include <QDirIterator>
#include <QTest>

namespace test_whole_games {

using namespace takujo;

class TestWholeGames : public QObject {
    Q_OBJECT

private slots:
    static void comesToItsEndAsItWasPlayed_data();
    static void comesToItsEndAsItWasPlayed();
};

void TestWholeGames::comesToItsEndAsItWasPlayed_data() {
    QTest::addColumn<QString>("path");
    const QString folder = QStringLiteral(QT_TESTCASE_SOURCEDIR) + "/games";
    QDirIterator files{folder, {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories};
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.mid(folder.size() + 1))) << path;
    }
}

void TestWholeGames::comesToItsEndAsItWasPlayed() {
    QFETCH(const QString, path);
    Findings findings;
    const auto loaded = loadGame(path.toStdString(), findings);
    QVERIFY2(loaded && findings.empty(), findings.toText().c_str());
    if (loaded->divergence)
        QFAIL(toLine(*loaded->divergence, {}, Language::en).c_str());
    QVERIFY(loaded->match->over());
}

TAKUJO_TEST(TestWholeGames);

} // namespace test_whole_games

#include "test_whole_games.moc"

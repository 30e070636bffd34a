// Games that somebody played whole, kept as they were: each is played anew, every hash of it is compared, and
// it comes to its end.

#include "tests/test_program.h"

#include "engine/match/saving.h"

#include <QDirIterator>
#include <QTest>

namespace test_games_played_by_hand {

using namespace takujo;

class TestGamesPlayedByHand : public QObject {
    Q_OBJECT

private slots:
    static void comesToItsEndAsItWasPlayed_data();
    static void comesToItsEndAsItWasPlayed();
};

void TestGamesPlayedByHand::comesToItsEndAsItWasPlayed_data() {
    QTest::addColumn<QString>("path");
    const QString folder = QStringLiteral(QT_TESTCASE_SOURCEDIR) + "/games";
    QDirIterator files{folder, {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories};
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.mid(folder.size() + 1))) << path;
    }
}

void TestGamesPlayedByHand::comesToItsEndAsItWasPlayed() {
    QFETCH(const QString, path);
    Findings findings;
    const auto loaded = loadGame(path.toStdString(), findings);
    QVERIFY2(loaded && findings.empty(), findings.toText().c_str());
    if (loaded->divergence)
        QFAIL(toLine(*loaded->divergence, {}, Language::en).c_str());
    QVERIFY(loaded->match->over());
}

TAKUJO_TEST(TestGamesPlayedByHand);

} // namespace test_games_played_by_hand

#include "test_games_played_by_hand.moc"

#include "tests/gui/lesson_tries.h"
#include "tests/test_program.h"

#include <QTest>

/// What the lessons of Duel Masters say one should try though it is not possible.
class TestDuelMastersTries : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void whatOneShouldTryIsRefused() { lesson_tries::everyTryIsRefused("duel_masters"); }
    void whatTheMenuSaysCounts() { lesson_tries::whatTheMenuSaysCounts("duel_masters"); }
};

TAKUJO_TEST(TestDuelMastersTries)
#include "test_duel_masters_tries.moc"

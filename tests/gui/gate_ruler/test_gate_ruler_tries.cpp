#include "tests/gui/lesson_tries.h"
#include "tests/test_program.h"

#include <QTest>

/// What the lessons of Gate Ruler say one should try though it is not possible.
class TestGateRulerTries : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void whatOneShouldTryIsRefused() { lesson_tries::everyTryIsRefused("gate_ruler"); }
    void whatTheMenuSaysCounts() { lesson_tries::whatTheMenuSaysCounts("gate_ruler"); }
};

TAKUJO_TEST(TestGateRulerTries)
#include "test_gate_ruler_tries.moc"

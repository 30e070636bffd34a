// Texts beside the table: what they are to show stays in sight while what stands around them takes its room.

#include "tests/test_program.h"
#include "ui/widgets/text_panel.h"

#include <QScrollBar>
#include <QTest>
#include <QTextBlock>

using namespace takujo;

class TestTextPanel : public QObject {
    Q_OBJECT

private slots:
    void init();

    void whatIsToBeSeenStaysInSight();
    void whoScrollsIsLeftAlone();
    void itIsWrittenOnce();

private:
    bool isSeen() const;

    TextPanel panel_;
};

void TestTextPanel::init() {
    QString html;
    for (int i = 0; i < 60; ++i)
        html += QStringLiteral("<div>%1line %2</div>")
                    .arg(i == 40 ? QStringLiteral("<a name='here'></a>") : QString{})
                    .arg(i);
    panel_.resize(300, 600);
    panel_.show();
    panel_.write({});
    panel_.write(html);
    panel_.ensureSeen(QStringLiteral("here"));
}

bool TestTextPanel::isSeen() const {
    const QTextBlock line = panel_.document()->findBlockByNumber(40);
    QTextCursor caret{line};
    return panel_.viewport()->rect().contains(panel_.cursorRect(caret));
}

void TestTextPanel::whatIsToBeSeenStaysInSight() {
    QVERIFY(isSeen());
    for (const QSize& room : {QSize{300, 120}, QSize{140, 120}, QSize{300, 500}}) {
        panel_.resize(room);
        QVERIFY2(isSeen(), qPrintable(QString::number(panel_.verticalScrollBar()->value())));
    }
    panel_.ensureSeen({});
    panel_.resize(300, 200);
    QCOMPARE(panel_.verticalScrollBar()->value(), 0);
}

void TestTextPanel::whoScrollsIsLeftAlone() {
    panel_.verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
    QVERIFY(!isSeen());
    panel_.resize(300, 200);
    QCOMPARE(panel_.verticalScrollBar()->value(), 0);
}

/// A scroll bar that comes while the text is written narrows it.
void TestTextPanel::itIsWrittenOnce() {
    for (const QSize& room : {QSize{300, 120}, QSize{142, 300}, QSize{300, 90}}) {
        init();
        panel_.write(QStringLiteral("<div>short</div>"));
        panel_.resize(room);
        panel_.write(QStringLiteral("<div>first</div>") + QStringLiteral("<div>line</div>").repeated(60));
        QCOMPARE(panel_.toPlainText().count(QStringLiteral("first")), 1);
    }
}

TAKUJO_TEST(TestTextPanel)
#include "test_text_panel.moc"

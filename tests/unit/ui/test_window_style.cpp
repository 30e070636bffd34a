#include "tests/test_program.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/window_style.h"

#include <QApplication>
#include <QImage>
#include <QStyleOptionComboBox>
#include <QTest>

using namespace takujo;

/// How fields and lists are drawn.
class TestWindowStyle : public QObject {
    Q_OBJECT

private slots:
    void whatIsChosenIsNotCutOff_data();
    void whatIsChosenIsNotCutOff();
    void aBoxIsAsWideAsItsWidestWords();
};

void TestWindowStyle::whatIsChosenIsNotCutOff_data() {
    QTest::addColumn<double>("share"); // of its letters' width, the room that it has
    QTest::newRow("it has room") << 1.3;
    QTest::newRow("it has nearly enough") << 0.9;
    QTest::newRow("it has half of it") << 0.5;
}

void TestWindowStyle::whatIsChosenIsNotCutOff() {
    QFETCH(double, share);
    QApplication::setStyle(new WindowStyle);
    ChoiceBox box;
    box.addItem(QString{24, QChar{u'—'}}); // a line: where it is cut off, it reaches to the edge
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const int letters = box.fontMetrics().horizontalAdvance(box.currentText());
    box.resize(static_cast<int>(letters * share) + 40, 30);
    option.rect = box.rect();
    const QRect room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    const QImage image = box.grab().toImage();
    const auto isBlank = [&](int x) {
        for (int y = room.top() + 2; y < room.bottom() - 2; ++y)
            if (image.pixelColor(x, y) != image.pixelColor(x, room.top() + 2))
                return false;
        return true;
    };
    QVERIFY(!isBlank(room.left() + room.width() / 3));
    QVERIFY(isBlank(room.right() - 1));
}

/// Also where the letters have air around them, and where the words come after the box was shown.
void TestWindowStyle::aBoxIsAsWideAsItsWidestWords() {
    QApplication::setStyle(new WindowStyle);
    ChoiceBox box;
    box.addItem(QStringLiteral("Short"));
    box.show();
    const QString longer = QStringLiteral("自分のターンは確認する");
    box.addItem(longer);
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.rect = {QPoint{}, box.sizeHint()};
    const QRect room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    constexpr int labelInset = 3;
    QVERIFY(box.fontMetrics().horizontalAdvance(longer) <= room.width() - 2 * labelInset);
}

TAKUJO_TEST(TestWindowStyle)
#include "test_window_style.moc"

#include "tests/gui/decks_page.h"
#include "tests/test_program.h"

#include <QImage>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QtMath>

/// Pictures that a person gives to cards: one that is none is told by its name, and mended without a restart.
class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void aPictureThatIsNoneIsTold_data();
    void aPictureThatIsNoneIsTold();
    void aPictureIsReadAgain();

private:
    void write(const QByteArray& content) const;
    QString picture() const { return card_ + QStringLiteral(".png"); }
    QString file() const { return folder_.filePath(QStringLiteral("takujo/images/") + picture()); }

    QTemporaryDir folder_;
    QString deck_; ///< the first there is
    QString card_; ///< the id of the card that it shows first
};

void TestPictures::initTestCase() {
    prepareForTests();
    const TableDriver driver;
    deck_ = decksOf(driver).front();
    card_ = takujo::qt(usualDecks(driver).front()->entries.front().card);
}

void TestPictures::write(const QByteArray& content) const {
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    QVERIFY(QDir{}.mkpath(folder_.filePath(QStringLiteral("takujo/images"))));
    QFile out{file()};
    QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
    out.write(content);
}

void TestPictures::aPictureThatIsNoneIsTold_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("remedy");
    QTest::newRow("English") << "en" << ": This picture can't be read" << "or remove it";
    QTest::newRow("Japanese") << "ja" << "：この画像は読み込めない" << "削除してから";
}

void TestPictures::aPictureThatIsNoneIsTold() {
    QFETCH(const QString, language);
    QFETCH(const QString, told);
    QFETCH(const QString, remedy);
    write("a shopping list");
    TableDriver driver{language};
    const auto* list = qobject_cast<QPlainTextEdit*>(driver.widget(QStringLiteral("findings-list")));
    QVERIFY(list != nullptr);
    const QString said = list->toPlainText().remove(QChar{0x2060}); // what keeps phrases together
    QVERIFY2(said.contains(picture() + told) && said.contains(remedy), qPrintable(said));
    // The box is as high as what it tells.
    const int lines = qCeil(list->document()->size().height());
    const int room = list->viewport()->height() / list->fontMetrics().lineSpacing();
    QVERIFY2(room >= lines && room <= lines + 2, qPrintable(QString::number(room)));
    QVERIFY(driver.widget(QStringLiteral("close"))->hasFocus());
    QVERIFY(driver.clickNamed(QStringLiteral("close")));
    openDecks(driver);
    chooseRow(driver, picture());
    QVERIFY(driver.widget(QStringLiteral("deck-findings")) != nullptr);
}

void TestPictures::aPictureIsReadAgain() {
    const auto paint = [&](Qt::GlobalColor colour) {
        QImage image{320, 320, QImage::Format_RGB32};
        image.fill(colour);
        QVERIFY(image.save(file()));
    };
    const auto shown = [](const TableDriver& driver) {
        QWidget* card = driver.widget(QStringLiteral("deck-card"));
        return card == nullptr ? QImage{} : card->grab().toImage();
    };
    write({});
    paint(Qt::red);
    TableDriver driver;
    openDecks(driver);
    chooseRow(driver, deck_);
    const QImage before = shown(driver);
    QVERIFY(!before.isNull());
    paint(Qt::blue);
    QVERIFY(driver.clickNamed(QStringLiteral("read-again")));
    openDecks(driver);
    chooseRow(driver, deck_);
    QVERIFY(shown(driver) != before);
}

TAKUJO_TEST(TestPictures)
#include "test_pictures.moc"

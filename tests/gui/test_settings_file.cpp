#include "tests/gui/settings_dialog_keys.h"
#include "tests/gui/table_driver.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QSettings>
#include <QTest>

#include <sys/stat.h>

/// The file of the settings: from an older version, with strange values, damaged, out of reach; what is wrong
/// is told, and nothing of it is lost.
class TestSettingsFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void whatOldVersionsKeptIsTakenOver();
    void aValueThatMeansNothingStaysUntilAnotherIsChosen();
    void aDamagedFileIsKeptBesideTheNewOne();
    void aChoiceThatCannotBeKeptHolds();
    void whatIsWrongIsToldInTheLanguage();
    void aPipeInPlaceOfTheFileIsNotWaitedFor();
};

void TestSettingsFile::init() {
    forgetSettings();
    QSettings{}.setValue(QStringLiteral("settings/1/motion"), QStringLiteral("none"));
    QSettings{}.sync();
}

void TestSettingsFile::whatOldVersionsKeptIsTakenOver() {
    forgetSettings();
    QSettings{}.setValue(QStringLiteral("theme"), QStringLiteral("light"));
    QSettings{}.setValue(QStringLiteral("movement"), false);
    QSettings{}.setValue(QStringLiteral("side-panel"), false);
    QSettings{}.setValue(QStringLiteral("players/0"), QStringLiteral("Aki"));
    {
        TableDriver driver;
        openSettings(driver);
        const auto textOf = [&](const char* name) {
            return qobject_cast<QComboBox*>(driver.widget(QString::fromLatin1(name)))->currentText();
        };
        QCOMPARE(textOf("value-theme"), QStringLiteral("Dark")); // as the call says, for now
        QCOMPARE(textOf("value-motion"), QStringLiteral("None"));
        QVERIFY(!qobject_cast<QCheckBox*>(driver.widget(QStringLiteral("value-side-panel")))->isChecked());
        QCOMPARE(qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("name-0")))->text(),
                 QStringLiteral("Aki"));
    }
    QCOMPARE(QSettings{}.value(QStringLiteral("settings/1/theme")).toString(), QStringLiteral("light"));
    QVERIFY(!QSettings{}.contains(QStringLiteral("theme")));
    QSettings{}.remove(QStringLiteral("players"));
}

void TestSettingsFile::aValueThatMeansNothingStaysUntilAnotherIsChosen() {
    const QString key = QStringLiteral("settings/1/card-size");
    QSettings{}.setValue(key, QStringLiteral("gigantic"));
    TableDriver driver;
    openSettings(driver);
    const QString told = driver.textOf(QStringLiteral("strange-card-size")).remove(QChar{0x2060});
    QVERIFY2(told.contains(QStringLiteral("\"gigantic\"")), qPrintable(told));
    QCOMPARE(qobject_cast<QComboBox*>(driver.widget(QStringLiteral("value-card-size")))->currentText(),
             QStringLiteral("Normal"));
    chooseValue(driver, QStringLiteral("theme"), QStringLiteral("Light")); // something else
    QCOMPARE(QSettings{}.value(key).toString(), QStringLiteral("gigantic"));
    chooseValue(driver, QStringLiteral("card-size"), QStringLiteral("Small"));
    QCOMPARE(QSettings{}.value(key).toString(), QStringLiteral("small"));
    QVERIFY(driver.widget(QStringLiteral("strange-card-size")) == nullptr);
}

void TestSettingsFile::aDamagedFileIsKeptBesideTheNewOne() {
    const QString path = QSettings{}.fileName();
    const QByteArray damaged =
        "[settings]\n1\\theme=light\nthis line has lost its sense\n1\\card-size=small\n";
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(damaged);
    file.close();
    QFile::remove(path + QStringLiteral(".damaged"));
    TableDriver driver;
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("findings")) != nullptr);
    driver.clickNamed(QStringLiteral("close"));
    openSettings(driver);
    const QString told = driver.textOf(QStringLiteral("settings-trouble")).remove(QChar{0x2060});
    QVERIFY2(told.contains(QFileInfo{path}.fileName() + QStringLiteral(".damaged")), qPrintable(told));
    driver.click(driver.widget(QStringLiteral("value-turn-table")));
    QFile copy{path + QStringLiteral(".damaged")};
    QVERIFY(copy.open(QIODevice::ReadOnly));
    QCOMPARE(copy.readAll(), damaged);
    QVERIFY(copy.remove());
}

void TestSettingsFile::aChoiceThatCannotBeKeptHolds() {
    // A folder where the file would be: nobody can write it, not even root.
    const QString path = QSettings{}.fileName();
    QFile::remove(path);
    QVERIFY(QDir{}.mkpath(path));
    {
        TableDriver driver;
        driver.settle();
        driver.clickNamed(QStringLiteral("close")); // it was told at once
        openSettings(driver);
        chooseValue(driver, QStringLiteral("theme"), QStringLiteral("Light"));
        const QString told = driver.textOf(QStringLiteral("settings-trouble")).remove(QChar{0x2060});
        QVERIFY2(told.contains(path), qPrintable(told));
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > 200);
    }
    QVERIFY(QDir{}.rmdir(path));
}

void TestSettingsFile::whatIsWrongIsToldInTheLanguage() {
    const QString path = QSettings{}.fileName();
    QFile::remove(path);
    QVERIFY(QDir{}.mkpath(path)); // as above
    {
        TableDriver driver;
        driver.settle();
        driver.clickNamed(QStringLiteral("close"));
        openSettings(driver);
        const auto told = [&] {
            return driver.textOf(QStringLiteral("settings-trouble")).remove(QChar{0x2060});
        };
        // First what was found at the beginning, then what came of choosing.
        QVERIFY2(told().contains(QStringLiteral("can't be read")), qPrintable(told()));
        chooseValue(driver, QStringLiteral("language"), QStringLiteral("日本語"));
        QVERIFY2(told().contains(path) && told().contains(QStringLiteral("保存できません")),
                 qPrintable(told()));
        chooseValue(driver, QStringLiteral("language"), QStringLiteral("English"));
        QVERIFY2(told().contains(QStringLiteral("can't be kept")), qPrintable(told()));
    }
    QVERIFY(QDir{}.rmdir(path));
}

void TestSettingsFile::aPipeInPlaceOfTheFileIsNotWaitedFor() {
    const QString path = QSettings{}.fileName();
    QFile::remove(path);
    QCOMPARE(::mkfifo(path.toUtf8().constData(), 0600), 0); // nobody will ever write into it
    {
        TableDriver driver;
        driver.settle();
        driver.clickNamed(QStringLiteral("close"));
        openSettings(driver);
        const QString told = driver.textOf(QStringLiteral("settings-trouble")).remove(QChar{0x2060});
        QVERIFY2(told.contains(path) && told.contains(QStringLiteral("no ordinary file")), qPrintable(told));
        chooseValue(driver, QStringLiteral("theme"), QStringLiteral("Light"));
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > 200);
    }
    QVERIFY(QFile::remove(path));
    {
        TableDriver driver; // now there is nothing in the way
        QVERIFY(driver.widget(QStringLiteral("close")) == nullptr);
    }
    QCOMPARE(QSettings{}.fileName(), path);
}

TAKUJO_TEST(TestSettingsFile)
#include "test_settings_file.moc"

#include "tests/gui/input_method.h"
#include "tests/gui/table_driver.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

/// Settings are found, hold at once, are kept, and go back; and what is wrong with them is told.
class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void theLanguageChangesAtOnceAndIsKept();
    void aLanguageThatIsKeptComesBackOverThatOfTheCall();
    void whatTheCallAskedForGoesBackToTheUsual();
    void aThemeOfTheCallGoesBackToTheUsual();
    void theThemeAndTheTextChangeAtOnce();
    void theSearchFindsInBothLanguages();
    void aSettingGoesBackToTheUsual();
    void everythingGoesBackToTheUsual();
    void tabGoesFromTopToBottom();
    void playersAreAskedEveryTimeWhenTheySaySo();
    void concedingAsksOrNot();
    void menuAndSettingsSayTheSame();
    void whatOldVersionsKeptIsTakenOver();
    void aValueThatMeansNothingStaysUntilAnotherIsChosen();
    void aDamagedFileIsKeptBesideTheNewOne();
    void aChoiceThatCannotBeKeptHolds();
    void whatIsWrongIsToldInTheLanguage();
    void aPipeInPlaceOfTheFileIsNotWaitedFor();

private:
    static void openSettings(TableDriver& driver);
    static void choose(TableDriver& driver, const QString& key, const QString& text);
    static QStringList shown(const TableDriver& driver);

    QTemporaryDir folder_;
};

void TestSettings::init() {
    QSettings{}.clear();
    QSettings{}.setValue(QStringLiteral("settings/1/motion"), QStringLiteral("none"));
    QSettings{}.sync();
}

void TestSettings::openSettings(TableDriver& driver) {
    driver.click(driver.widget(QStringLiteral("settings-button")));
    QVERIFY(driver.widget(QStringLiteral("settings-dialog")) != nullptr);
}

void TestSettings::choose(TableDriver& driver, const QString& key, const QString& text) {
    auto* box = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("value-") + key));
    QVERIFY(box != nullptr);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && box->currentText() != text; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    driver.settle();
    QCOMPARE(box->currentText(), text);
}

/// The settings in the dialog.
QStringList TestSettings::shown(const TableDriver& driver) {
    QStringList result;
    for (const QWidget* row : driver.window().findChildren<QWidget*>())
        if (row->isVisible() && row->objectName().startsWith(QStringLiteral("setting-")))
            result << row->objectName().mid(8);
    result.sort();
    return result;
}

void TestSettings::theLanguageChangesAtOnceAndIsKept() {
    {
        TableDriver driver;
        openSettings(driver);
        choose(driver, QStringLiteral("language"), QStringLiteral("日本語"));
        const auto* start = qobject_cast<QPushButton*>(driver.widget(QStringLiteral("start")));
        QCOMPARE(start->text(), QStringLiteral("開始"));
        QCOMPARE(driver.widget(QStringLiteral("settings-dialog"))->windowTitle(), QStringLiteral("設定"));
        QVERIFY(driver.clickNamed(QStringLiteral("close")));
    }
    QCOMPARE(QSettings{}.value(QStringLiteral("settings/1/language")).toString(), QStringLiteral("ja"));
}

void TestSettings::aLanguageThatIsKeptComesBackOverThatOfTheCall() {
    QSettings{}.setValue(QStringLiteral("settings/1/language"), QStringLiteral("ja"));
    QSettings{}.sync();
    TableDriver driver; // in English, as by --language
    openSettings(driver);
    const auto* box = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("value-language")));
    QCOMPARE(box->currentText(), QStringLiteral("English"));
    QCOMPARE(QSettings{}.value(QStringLiteral("settings/1/language")).toString(), QStringLiteral("ja"));
    auto* to = driver.widget(QStringLiteral("value-language"));
    to->setFocus();
    QTest::keyClick(to, Qt::Key_Down); // the one after it
    driver.settle();
    QCOMPARE(box->currentText(), QStringLiteral("日本語"));
    const auto* start = qobject_cast<QPushButton*>(driver.widget(QStringLiteral("start")));
    QCOMPARE(start->text(), QStringLiteral("開始"));
}

void TestSettings::whatTheCallAskedForGoesBackToTheUsual() {
    TableDriver driver{QStringLiteral("ja")}; // as by --language; the system's is English
    openSettings(driver);
    const auto* start = qobject_cast<QPushButton*>(driver.widget(QStringLiteral("start")));
    QCOMPARE(start->text(), QStringLiteral("開始"));
    QVERIFY(driver.clickNamed(QStringLiteral("reset-language")));
    QCOMPARE(start->text(), QStringLiteral("Start"));
    QVERIFY(driver.widget(QStringLiteral("reset-language")) == nullptr); // nothing more to go back to
}

void TestSettings::aThemeOfTheCallGoesBackToTheUsual() {
    TableDriver driver{QStringLiteral("en"), takujo::Brightness::light}; // as by --theme
    openSettings(driver);
    const auto* box = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("value-theme")));
    QCOMPARE(box->currentText(), QStringLiteral("Light"));
    const QColor light = QApplication::palette().color(QPalette::Window);
    QVERIFY(driver.clickNamed(QStringLiteral("reset-theme")));
    QCOMPARE(box->currentText(), QStringLiteral("Dark"));
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < light.lightness());
    QVERIFY(driver.widget(QStringLiteral("reset-theme")) == nullptr); // nothing more to go back to
}

void TestSettings::theThemeAndTheTextChangeAtOnce() {
    TableDriver driver;
    openSettings(driver);
    const QColor dark = QApplication::palette().color(QPalette::Window);
    const int usual = driver.widget(QStringLiteral("start"))->fontInfo().pixelSize();
    choose(driver, QStringLiteral("theme"), QStringLiteral("Light"));
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > dark.lightness() + 100);
    choose(driver, QStringLiteral("text-size"), QStringLiteral("150 %"));
    QVERIFY(driver.widget(QStringLiteral("start"))->fontInfo().pixelSize() > usual * 14 / 10);
    driver.click(driver.widget(QStringLiteral("reset-text-size")));
    QCOMPARE(driver.widget(QStringLiteral("start"))->fontInfo().pixelSize(), usual);
}

void TestSettings::theSearchFindsInBothLanguages() {
    TableDriver driver;
    openSettings(driver);
    const QStringList all = shown(driver);
    QVERIFY(all.size() > 12);
    auto* search = qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("settings-search")));
    QTest::keyClicks(search, QStringLiteral("conced"));
    driver.settle();
    QCOMPARE(shown(driver), QStringList{QStringLiteral("confirm-concede")});
    QTest::keyClick(search, Qt::Key_A, Qt::ControlModifier);
    commit(search, QStringLiteral("投了"));
    driver.settle();
    QCOMPARE(shown(driver), QStringList{QStringLiteral("confirm-concede")});
    QTest::keyClick(search, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(search, QStringLiteral("xylophone"));
    driver.settle();
    QCOMPARE(shown(driver), QStringList{});
    QVERIFY(driver.widget(QStringLiteral("settings-nothing")) != nullptr);
    QTest::keyClick(search, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(search, Qt::Key_Delete);
    driver.settle();
    QCOMPARE(shown(driver), all);
}

void TestSettings::aSettingGoesBackToTheUsual() {
    TableDriver driver;
    driver.click(driver.widget(QStringLiteral("way-decks")));
    const auto cardWidth = [&] {
        const auto* cards = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("deck-cards")));
        return cards == nullptr ? 0 : cards->iconSize().width();
    };
    const int usual = cardWidth();
    QVERIFY(usual > 0);
    openSettings(driver);
    QVERIFY(driver.widget(QStringLiteral("reset-card-size")) == nullptr);
    choose(driver, QStringLiteral("card-size"), QStringLiteral("Large"));
    QVERIFY(QSettings{}.contains(QStringLiteral("settings/1/card-size")));
    QVERIFY(cardWidth() > usual);
    QVERIFY(driver.clickNamed(QStringLiteral("reset-card-size")));
    QCOMPARE(cardWidth(), usual);
    QCOMPARE(qobject_cast<QComboBox*>(driver.widget(QStringLiteral("value-card-size")))->currentText(),
             QStringLiteral("Normal"));
    QVERIFY(!QSettings{}.contains(QStringLiteral("settings/1/card-size")));
    QVERIFY(driver.widget(QStringLiteral("reset-card-size")) == nullptr);
}

void TestSettings::everythingGoesBackToTheUsual() {
    TableDriver driver;
    openSettings(driver);
    choose(driver, QStringLiteral("theme"), QStringLiteral("Light"));
    driver.click(driver.widget(QStringLiteral("value-turn-table")));
    QVERIFY(driver.clickNamed(QStringLiteral("reset-all")));
    QTest::keyClick(driver.widget(QStringLiteral("question")), Qt::Key_Return); // one key too many
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("question")) == nullptr);
    QCOMPARE(qobject_cast<QComboBox*>(driver.widget(QStringLiteral("value-theme")))->currentText(),
             QStringLiteral("Light"));
    QVERIFY(driver.clickNamed(QStringLiteral("reset-all")));
    QVERIFY(driver.clickNamed(QStringLiteral("yes")));
    QCOMPARE(qobject_cast<QComboBox*>(driver.widget(QStringLiteral("value-theme")))->currentText(),
             QStringLiteral("Dark"));
    QVERIFY(qobject_cast<QCheckBox*>(driver.widget(QStringLiteral("value-turn-table")))->isChecked());
    QVERIFY(!driver.widget(QStringLiteral("reset-all"))->isEnabled());
}

/// Every stop is something to use, and lies below the one before it, or to its right.
void TestSettings::tabGoesFromTopToBottom() {
    TableDriver driver;
    openSettings(driver);
    const QWidget* dialog = driver.widget(QStringLiteral("settings-dialog"));
    QStringList stops;
    QWidget* has = driver.widget(QStringLiteral("settings-search"));
    for (int presses = 0; presses < 100 && !stops.contains(has->objectName()); ++presses) {
        QVERIFY2(!has->objectName().isEmpty(), has->metaObject()->className());
        stops << has->objectName();
        QTest::keyClick(has, Qt::Key_Tab);
        has = dialog->focusWidget();
    }
    QCOMPARE(stops.first(), QStringLiteral("settings-search"));
    QCOMPARE(stops.value(1), QStringLiteral("settings-sections"));
    QCOMPARE(stops.last(), QStringLiteral("close"));
    QVERIFY(stops.contains(QStringLiteral("value-language")));
    QVERIFY(stops.indexOf(QStringLiteral("value-language")) < stops.indexOf(QStringLiteral("value-theme")));
    QCOMPARE(has->objectName(), stops.first());
    // Enter uses what the keyboard stands on, and nothing else.
    QTest::keyClick(has, Qt::Key_Tab);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("settings-trouble")) == nullptr);
    for (int presses = 1; presses < stops.size() - 1; ++presses)
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("settings-dialog")) == nullptr);
}

void TestSettings::playersAreAskedEveryTimeWhenTheySaySo() {
    // How many answers come to the end of the first turn, by passing only.
    const auto answersOfFirstTurn = [](TableDriver& driver) {
        driver.startGame(QStringLiteral("5"));
        int answers = 0;
        while (!driver.prompt().contains(QStringLiteral("over its limit")) && answers < 60) {
            const QString before = driver.prompt();
            driver.key(Qt::Key_Space);
            if (driver.prompt() == before)
                driver.key(Qt::Key_P);
            ++answers;
        }
        return answers;
    };
    int usual = 0;
    {
        TableDriver driver;
        usual = answersOfFirstTurn(driver);
    }
    TableDriver driver;
    openSettings(driver);
    driver.click(driver.widget(QStringLiteral("value-pass-by-itself")));
    driver.clickNamed(QStringLiteral("close"));
    const int asked = answersOfFirstTurn(driver);
    QVERIFY(usual > 0 && asked < 60);
    QVERIFY2(asked > usual, qPrintable(QStringLiteral("%1, usually %2").arg(asked).arg(usual)));
}

void TestSettings::concedingAsksOrNot() {
    TableDriver driver;
    openSettings(driver);
    driver.click(driver.widget(QStringLiteral("value-confirm-concede")));
    driver.clickNamed(QStringLiteral("close"));
    driver.startGame(QStringLiteral("5"));
    driver.chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    QVERIFY(driver.widget(QStringLiteral("question")) == nullptr);
    QVERIFY(driver.isOver());
}

void TestSettings::menuAndSettingsSayTheSame() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_F9); // hides the panel
    QVERIFY(driver.widget(QStringLiteral("side")) == nullptr);
    driver.key(Qt::Key_Comma, Qt::ControlModifier);
    auto* panel = qobject_cast<QCheckBox*>(driver.widget(QStringLiteral("value-side-panel")));
    QVERIFY(panel != nullptr);
    QVERIFY(!panel->isChecked());
    driver.click(panel);
    QVERIFY(driver.widget(QStringLiteral("side")) != nullptr);
}

void TestSettings::whatOldVersionsKeptIsTakenOver() {
    QSettings{}.clear();
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

void TestSettings::aValueThatMeansNothingStaysUntilAnotherIsChosen() {
    const QString key = QStringLiteral("settings/1/card-size");
    QSettings{}.setValue(key, QStringLiteral("gigantic"));
    TableDriver driver;
    openSettings(driver);
    const QString told = driver.textOf(QStringLiteral("strange-card-size")).remove(QChar{0x2060});
    QVERIFY2(told.contains(QStringLiteral("\"gigantic\"")), qPrintable(told));
    QCOMPARE(qobject_cast<QComboBox*>(driver.widget(QStringLiteral("value-card-size")))->currentText(),
             QStringLiteral("Normal"));
    choose(driver, QStringLiteral("theme"), QStringLiteral("Light")); // something else
    QCOMPARE(QSettings{}.value(key).toString(), QStringLiteral("gigantic"));
    choose(driver, QStringLiteral("card-size"), QStringLiteral("Small"));
    QCOMPARE(QSettings{}.value(key).toString(), QStringLiteral("small"));
    QVERIFY(driver.widget(QStringLiteral("strange-card-size")) == nullptr);
}

void TestSettings::aDamagedFileIsKeptBesideTheNewOne() {
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

void TestSettings::aChoiceThatCannotBeKeptHolds() {
    // A folder where the file would be: nobody can write it, not even root.
    const QString path = QSettings{}.fileName();
    QFile::remove(path);
    QVERIFY(QDir{}.mkpath(path));
    {
        TableDriver driver;
        driver.settle();
        driver.clickNamed(QStringLiteral("close")); // it was told at once
        openSettings(driver);
        choose(driver, QStringLiteral("theme"), QStringLiteral("Light"));
        const QString told = driver.textOf(QStringLiteral("settings-trouble")).remove(QChar{0x2060});
        QVERIFY2(told.contains(path), qPrintable(told));
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > 200);
    }
    QVERIFY(QDir{}.rmdir(path));
}

void TestSettings::whatIsWrongIsToldInTheLanguage() {
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
        choose(driver, QStringLiteral("language"), QStringLiteral("日本語"));
        QVERIFY2(told().contains(path) && told().contains(QStringLiteral("保存できません")),
                 qPrintable(told()));
        choose(driver, QStringLiteral("language"), QStringLiteral("English"));
        QVERIFY2(told().contains(QStringLiteral("can't be kept")), qPrintable(told()));
    }
    QVERIFY(QDir{}.rmdir(path));
}

void TestSettings::aPipeInPlaceOfTheFileIsNotWaitedFor() {
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
        choose(driver, QStringLiteral("theme"), QStringLiteral("Light"));
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > 200);
    }
    QVERIFY(QFile::remove(path));
    {
        TableDriver driver; // now there is nothing in the way
        QVERIFY(driver.widget(QStringLiteral("close")) == nullptr);
    }
    QCOMPARE(QSettings{}.fileName(), path);
}

TAKUJO_TEST(TestSettings)
#include "test_settings.moc"

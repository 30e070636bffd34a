#include "tests/gui/input_method.h"
#include "tests/gui/settings_dialog_keys.h"
#include "tests/gui/table_driver.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTest>

/// Settings are found, hold at once, are kept, and go back.
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
    void nothingIsToldThatThereIsNotToChoose();
    void aSettingGoesBackToTheUsual();
    void everythingGoesBackToTheUsual();
    void tabGoesFromTopToBottom();
    void playersAreAskedEveryTimeWhenTheySaySo();
    void concedingAsksOrNot();
    void menuAndSettingsSayTheSame();

private:
    static QStringList shown(const TableDriver& driver);
};

void TestSettings::init() {
    forgetSettings();
    QSettings{}.setValue(QStringLiteral("settings/1/motion"), QStringLiteral("none"));
    QSettings{}.sync();
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
        chooseValue(driver, QStringLiteral("language"), QStringLiteral("日本語"));
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
    chooseValue(driver, QStringLiteral("theme"), QStringLiteral("Light"));
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > dark.lightness() + 100);
    chooseValue(driver, QStringLiteral("text-size"), QStringLiteral("150 %"));
    QVERIFY(driver.widget(QStringLiteral("start"))->fontInfo().pixelSize() > usual * 14 / 10);
    driver.click(driver.widget(QStringLiteral("reset-text-size")));
    QCOMPARE(driver.widget(QStringLiteral("start"))->fontInfo().pixelSize(), usual);
}

/// A heading with nothing to choose or to open below it helps nobody.
void TestSettings::nothingIsToldThatThereIsNotToChoose() {
    TableDriver driver;
    openSettings(driver);
    const QWidget* dialog = driver.widget(QStringLiteral("settings-dialog"));
    int headings = 0;
    for (const QLabel* label : dialog->findChildren<QLabel*>())
        headings += label->property("section").toBool() ? 1 : 0;
    QVERIFY(headings > 3);
    for (const QString& key : shown(driver))
        QVERIFY2(driver.widget(QStringLiteral("value-") + key) != nullptr ||
                     driver.widget(QStringLiteral("open-") + key) != nullptr,
                 qPrintable(key));
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
    chooseValue(driver, QStringLiteral("card-size"), QStringLiteral("Large"));
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
    chooseValue(driver, QStringLiteral("theme"), QStringLiteral("Light"));
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

TAKUJO_TEST(TestSettings)
#include "test_settings.moc"

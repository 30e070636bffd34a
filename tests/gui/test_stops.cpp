#include "tests/gui/at_the_table.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QMenu>
#include <QSettings>
#include <QTest>
#include <QToolTip>

#include <algorithm>

/// Where players are asked although they can only pass: said on the line of phases and in a dialog, and kept.
class TestStops : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void aShortNameHasTheWholeOneInItsTip();
    void aPhaseGoesByUnlessAsked();
    void theDialogSaysTheSame();
    void everyMomentIsAskedFor();
    void phasesWithoutPriorityHaveNone();
    void stopsAreKeptForTheNextGame();

private:
    void begin();
    /// The phases of the game as the line shows them.
    const std::vector<std::string>& phases() const { return gameOf(*driver_).layout->phases; }
    bool hasStop(const std::string& phase) const;
    /// One in which players can be asked, and are not unless somebody has said so.
    int quietPhase() const;
    QPoint cellOf(int phase) const;
    void clickPhase(int phase) const;
    void chooseStop(int phase, int entry) const;
    QString phase() const { return driver_->textOf(QStringLiteral("phase")); }
    QString nameOf(int phase) const {
        return wordOf(*driver_, "phases", phases().at(static_cast<std::size_t>(phase)));
    }
    bool isFirstTurn() const { return driver_->textOf(QStringLiteral("turn")) == QStringLiteral("Turn 1"); }
    bool isAskedInTheQuietPhase() const;
    int questionsOfTheFirstTurn() const;

    std::unique_ptr<TableDriver> driver_;
};

void TestStops::init() {
    QSettings{}.remove(QStringLiteral("stops"));
    begin();
}

void TestStops::begin() {
    driver_ = std::make_unique<TableDriver>();
    beginFirstTurn(*driver_, QStringLiteral("3"));
}

bool TestStops::hasStop(const std::string& phase) const {
    const auto& stops = gameOf(*driver_).layout->stops;
    return std::ranges::find(stops, phase) != stops.end();
}

int TestStops::quietPhase() const {
    const auto& asks = gameOf(*driver_).layout->asks;
    const auto found = std::ranges::find_if(phases(), [&](const std::string& phase) {
        return hasStop(phase) && std::ranges::find(asks, phase) == asks.end();
    });
    return static_cast<int>(found - phases().begin());
}

QPoint TestStops::cellOf(int phase) const {
    const QWidget* ribbon = driver_->widget(QStringLiteral("phases"));
    const int cells = static_cast<int>(phases().size());
    return {ribbon->width() * (2 * phase + 1) / (2 * cells), ribbon->height() / 2};
}

void TestStops::clickPhase(int phase) const {
    QWidget* ribbon = driver_->widget(QStringLiteral("phases"));
    QVERIFY(ribbon != nullptr);
    QTest::mouseClick(ribbon, Qt::LeftButton, {}, cellOf(phase));
    driver_->settle();
}

void TestStops::chooseStop(int phase, int entry) const {
    clickPhase(phase);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().at(entry)).center());
    driver_->settle();
}

/// Passes through the first turn, as far as passing leads: a hand may have to become smaller at its end.
bool TestStops::isAskedInTheQuietPhase() const {
    QString before;
    for (int i = 0; i < 40 && isFirstTurn() && before != moment(*driver_); ++i) {
        if (phase().contains(nameOf(quietPhase())))
            return true;
        before = moment(*driver_);
        driver_->key(Qt::Key_P);
    }
    return false;
}

int TestStops::questionsOfTheFirstTurn() const {
    QString before;
    int count = 0;
    for (; count < 40 && isFirstTurn() && before != moment(*driver_); ++count) {
        before = moment(*driver_);
        driver_->key(Qt::Key_P);
    }
    return count;
}

/// In a small window phases are called by short names.
void TestStops::aShortNameHasTheWholeOneInItsTip() {
    const auto tip = [&](int phase) {
        QWidget* ribbon = driver_->widget(QStringLiteral("phases"));
        const QPoint cell = cellOf(phase);
        QToolTip::hideText();
        QHelpEvent help{QEvent::ToolTip, cell, ribbon->mapToGlobal(cell)};
        QApplication::sendEvent(ribbon, &help);
        return QToolTip::text();
    };
    QVERIFY(!hasStop(phases().front()));
    QCOMPARE(tip(0), QString{}); // all of it stands there, and nobody is asked in it
    QVERIFY(tip(quietPhase()).contains(QStringLiteral("click to say")));
    QVERIFY(!tip(quietPhase()).contains(nameOf(quietPhase())));
    driver_->window().resize(960, 600);
    driver_->settle();
    QCOMPARE(tip(0), nameOf(0));
    QVERIFY(tip(quietPhase()).startsWith(nameOf(quietPhase()) + u'\n'));
}

void TestStops::aPhaseGoesByUnlessAsked() {
    QVERIFY(!isAskedInTheQuietPhase());
    begin();
    chooseStop(quietPhase(), 1);
    QVERIFY(isAskedInTheQuietPhase());
    // And when it is to go by again, it does so at once.
    chooseStop(quietPhase(), 0);
    QVERIFY(!phase().contains(nameOf(quietPhase())));
}

void TestStops::theDialogSaysTheSame() {
    driver_->key(Qt::Key_S);
    const auto& stops = gameOf(*driver_).layout->stops; // each has a row
    const auto row =
        std::ranges::find(stops, phases().at(static_cast<std::size_t>(quietPhase()))) - stops.begin();
    const auto boxOf = [&](int player) {
        return qobject_cast<QComboBox*>(
            driver_->widget(QStringLiteral("stop-%1-%2").arg(player).arg(row + 1)));
    };
    QComboBox* box = boxOf(1);
    QVERIFY(box != nullptr);
    QCOMPARE(box->currentIndex(), 0);
    QTest::keyClick(box, Qt::Key_Down); // its own turns
    driver_->settle();
    QComboBox* other = boxOf(2);
    QVERIFY(other != nullptr);
    QCOMPARE(other->currentIndex(), 0);
    QTest::keyClick(other, Qt::Key_Down);
    QTest::keyClick(driver_->widget(QStringLiteral("stops-dialog")), Qt::Key_Escape);
    driver_->settle();
    QVERIFY(driver_->widget(QStringLiteral("stops-dialog")) == nullptr);
    QVERIFY(isAskedInTheQuietPhase());
}

void TestStops::everyMomentIsAskedFor() {
    const int usual = questionsOfTheFirstTurn();
    begin();
    driver_->key(Qt::Key_S);
    for (const char* name : {"stop-1-always", "stop-2-always"}) {
        auto* box = qobject_cast<QAbstractButton*>(driver_->widget(QString::fromLatin1(name)));
        QVERIFY(box != nullptr);
        QTest::mouseClick(box, Qt::LeftButton, {}, {10, box->height() / 2});
        QVERIFY(box->isChecked());
    }
    QTest::keyClick(driver_->widget(QStringLiteral("stops-dialog")), Qt::Key_Escape);
    driver_->settle();
    // In every phase in which anybody can be asked, there is another question at least.
    const auto phasesWithStops = static_cast<int>(gameOf(*driver_).layout->stops.size());
    QVERIFY(questionsOfTheFirstTurn() >= usual + phasesWithStops);
}

void TestStops::phasesWithoutPriorityHaveNone() {
    const auto quiet = std::ranges::find_if(phases(), [&](const auto& phase) { return !hasStop(phase); });
    QVERIFY(quiet != phases().end());
    clickPhase(static_cast<int>(quiet - phases().begin()));
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void TestStops::stopsAreKeptForTheNextGame() {
    chooseStop(quietPhase(), 2);
    begin();
    QVERIFY(isAskedInTheQuietPhase());
}

TAKUJO_TEST(TestStops)
#include "test_stops.moc"

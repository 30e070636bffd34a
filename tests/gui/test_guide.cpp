#include "tests/gui/guide_reader.h"
#include "tests/gui/kit_table.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QPushButton>
#include <QTabBar>
#include <QTreeWidget>

#include <algorithm>

/// The guide beside the table, at its three levels: by the mouse and by keys.
class TestGuide : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup();

    void whatCanBeDoneIsListed();
    void aLineLightsItsCard();
    void aLineWithoutACardLightsItsButton();
    void pressingALineDoesIt();
    void pressingALineThatIsAimedAsksAtWhat();
    void aLineIsReachedAndPressedByKeys();
    void whyACardCanBeUsedIsSaid();
    void whyACardCannotBeUsedIsSaid();
    void theRulesOfTheMomentAreFollowed();
    void theLevelIsChosenByMouseAndKept();
    void bothLanguagesHaveAllLevels();

private:
    std::vector<TableDriver::Seen> lit() const { return driver_->cardsThat(isLitByTheGuide); }
    TableDriver::Seen card(const QString& name, const QString& zone) const {
        return named(*driver_, name, [&](const TableDriver::Seen& one) { return one.isIn(zone); }).front();
    }

    std::unique_ptr<TableDriver> driver_;
};

void TestGuide::init() {
    driver_ = tableOfScenario("targets/for-the-window.yaml");
    GuideReader{*driver_}.open(1);
}

void TestGuide::cleanup() {
    driver_.reset();
    forgetSettings();
}

void TestGuide::whatCanBeDoneIsListed() {
    const GuideReader guide{*driver_};
    QVERIFY2(guide.says(QStringLiteral("Blue can do this now")), qPrintable(guide.text()));
    for (const char* line : {"Hand", "Play Hut", "Board", "Strike with Ann", "Without a card", "Rest"})
        QVERIFY2(guide.says(QString::fromUtf8(line)), line);
    // The cards of the other player are nobody's to know.
    QVERIFY2(!guide.says(QStringLiteral("Bob")), qPrintable(guide.text()));
}

void TestGuide::aLineLightsItsCard() {
    const GuideReader guide{*driver_};
    QVERIFY(lit().empty());
    guide.pointAt(QStringLiteral("Strike with Cat"));
    QCOMPARE(lit().size(), std::size_t{1});
    QCOMPARE(lit().front().name, QStringLiteral("Cat"));
    QVERIFY(lit().front().isIn(QStringLiteral("Board")));
    guide.pointAt(QStringLiteral("Play Hut"));
    QCOMPARE(lit().size(), std::size_t{1});
    QCOMPARE(lit().front().name, QStringLiteral("Hut"));
    guide.leave();
    QVERIFY(lit().empty());
}

void TestGuide::aLineWithoutACardLightsItsButton() {
    const GuideReader guide{*driver_};
    guide.pointAt(QStringLiteral("Rest"));
    QVERIFY(lit().empty());
    const QPushButton* rest = buttonThatSays(*driver_, QStringLiteral("Rest"));
    QVERIFY(rest != nullptr);
    QVERIFY(rest->property("isLit").toBool());
    guide.leave();
    QVERIFY(!rest->property("isLit").toBool());
    const QString before = moment(*driver_);
    guide.press(QStringLiteral("Rest"));
    QVERIFY(moment(*driver_) != before);
}

void TestGuide::pressingALineDoesIt() {
    const GuideReader guide{*driver_};
    guide.press(QStringLiteral("Play Hut"));
    // What a click on the card does: it is paid for next.
    QVERIFY2(driver_->prompt().contains(QStringLiteral("Hut")), qPrintable(driver_->prompt()));
    QVERIFY(driver_->widget(QStringLiteral("take-back")) != nullptr);
    QVERIFY2(guide.says(QStringLiteral("Tap Cat")), qPrintable(guide.text()));
    driver_->key(Qt::Key_Escape);
    QVERIFY(guide.says(QStringLiteral("Play Hut")));
}

void TestGuide::pressingALineThatIsAimedAsksAtWhat() {
    const GuideReader guide{*driver_};
    guide.press(QStringLiteral("Strike with Ann"));
    QVERIFY2(driver_->prompt().contains(QStringLiteral("choose what Ann strikes")),
             qPrintable(driver_->prompt()));
    driver_->click(card(QStringLiteral("Bob"), QStringLiteral("Board")));
    QVERIFY(named(*driver_, QStringLiteral("Bob"), isOnBoard).empty());
}

void TestGuide::aLineIsReachedAndPressedByKeys() {
    const GuideReader guide{*driver_};
    driver_->key(Qt::Key_G);
    QCOMPARE(driver_->window().focusWidget(), static_cast<QWidget*>(guide.guide()));
    const auto line = [&] { return guide.guide()->textCursor().selectedText().remove(QChar{0x2060}); };
    for (int i = 0; i < 12 && line() != QStringLiteral("Play Hut"); ++i) {
        QTest::keyClick(guide.guide(), Qt::Key_Tab);
        driver_->settle();
    }
    QCOMPARE(line(), QStringLiteral("Play Hut"));
    QVERIFY(!lit().empty());
    QCOMPARE(lit().front().name, QStringLiteral("Hut"));
    QTest::keyClick(guide.guide(), Qt::Key_Return);
    driver_->settle();
    QVERIFY2(driver_->prompt().contains(QStringLiteral("Hut")), qPrintable(driver_->prompt()));
    QVERIFY(lit().empty());
}

void TestGuide::whyACardCanBeUsedIsSaid() {
    const GuideReader guide{*driver_};
    guide.open(2);
    QVERIFY2(guide.says(QStringLiteral("Point at a card")), qPrintable(guide.text()));
    driver_->pointAt(card(QStringLiteral("Ann"), QStringLiteral("Board")));
    QVERIFY2(guide.says(QStringLiteral("Strike with Ann")), qPrintable(guide.text()));
    QVERIFY2(guide.says(QStringLiteral("Allowed by")), qPrintable(guide.text()));
    static const QRegularExpression rule{QStringLiteral("w-[0-9]+")};
    QVERIFY2(guide.text().contains(rule), qPrintable(guide.text()));
}

void TestGuide::whyACardCannotBeUsedIsSaid() {
    const GuideReader guide{*driver_};
    guide.open(2);
    driver_->pointAt(card(QStringLiteral("Rob"), QStringLiteral("Board")));
    QVERIFY2(guide.says(QStringLiteral("Rob")), qPrintable(guide.text()));
    QVERIFY2(!guide.says(QStringLiteral("Allowed by")), qPrintable(guide.text()));
}

void TestGuide::theRulesOfTheMomentAreFollowed() {
    const GuideReader guide{*driver_};
    guide.open(3);
    QVERIFY2(guide.says(QStringLiteral("Where we are")), qPrintable(guide.text()));
    const takujo::RuleIndex& index = gameOf(*driver_).rules;
    static const QRegularExpression rule{QStringLiteral("w-[0-9]+")};
    const QString number = rule.match(guide.text()).captured();
    const takujo::Rule* found = index.find(number.toStdString());
    QVERIFY2(found != nullptr, qPrintable(guide.text()));
    QVERIFY2(guide.says(QString::fromStdString(found->summary.en)), qPrintable(guide.text()));
    guide.press(number);
    const auto* tree = qobject_cast<QTreeWidget*>(driver_->widget(QStringLiteral("rule-tree")));
    QVERIFY(tree != nullptr); // the rule browser is in front
    QCOMPARE(tree->currentItem()->text(0), number);
}

void TestGuide::theLevelIsChosenByMouseAndKept() {
    const GuideReader guide{*driver_};
    auto* levels = qobject_cast<QTabBar*>(driver_->widget(QStringLiteral("guide-levels")));
    QVERIFY(levels != nullptr);
    QTest::mouseClick(levels, Qt::LeftButton, {}, levels->tabRect(2).center());
    driver_->settle();
    QVERIFY(guide.says(QStringLiteral("Where we are")));
    driver_.reset();
    driver_ = tableOfScenario("targets/for-the-window.yaml"); // another day
    const GuideReader again{*driver_};
    QVERIFY2(again.says(QStringLiteral("Where we are")), qPrintable(again.text()));
    again.open(1);
    QVERIFY(!again.says(QStringLiteral("Where we are")));
    levels = qobject_cast<QTabBar*>(driver_->widget(QStringLiteral("guide-levels")));
    QCOMPARE(levels->currentIndex(), 0);
}

void TestGuide::bothLanguagesHaveAllLevels() {
    driver_.reset();
    driver_ = tableOfScenario("targets/for-the-window.yaml", QStringLiteral("ja"));
    const GuideReader guide{*driver_};
    guide.open(1);
    QVERIFY2(guide.says(QStringLiteral("今できること")) && guide.says(QStringLiteral("をプレイ")),
             qPrintable(guide.text()));
    guide.open(2);
    QVERIFY2(guide.says(QStringLiteral("今これを選ぶ理由")), qPrintable(guide.text()));
    guide.open(3);
    QVERIFY2(!guide.says(QStringLiteral("Where we are")), qPrintable(guide.text()));
    const auto* levels = qobject_cast<QTabBar*>(driver_->widget(QStringLiteral("guide-levels")));
    QVERIFY(levels != nullptr);
    for (int i = 0; i < levels->count(); ++i) {
        QVERIFY2(!levels->tabText(i).contains(QLatin1Char('?')), qPrintable(levels->tabText(i)));
        // Nothing of it is cut off in the smallest panel.
        QVERIFY(levels->tabRect(i).width() >= levels->fontMetrics().horizontalAdvance(levels->tabText(i)));
    }
    QVERIFY(levels->tabRect(2).right() <= levels->width());
}

TAKUJO_TEST(TestGuide)
#include "test_guide.moc"

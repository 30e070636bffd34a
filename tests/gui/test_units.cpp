#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

/// Units of several cards: what lies under a card sticks out below it, and fans out beside it while it is
/// looked at.
class TestUnits : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init() { driver_ = tableOfScenario("backs/for-the-window.yaml"); }

    void whatLiesUnderACardSticksOut();
    void underThePointerItFansOut();
    void elsewhereItIsLaidTogether();
    void oneOfThemIsChosenInTheFan();
    void aClickOnTheHostListsThem();
    void byKeysItFansOutToo();
    void eightOfThemStayOnTheTable();

private:
    TableDriver::Seen card(const QString& name) const {
        const auto found = cardsIn(*driver_, QStringLiteral("Board, Blue"), name);
        return found.empty() ? TableDriver::Seen{} : found.front();
    }
    /// Each card sticks out a little more at the right than the one above it.
    bool isLaidTogether() const {
        const int host = card(host_).rect.right();
        const int middle = card(middle_).rect.right();
        const int lowest = card(lowest_).rect.right();
        return host < middle && middle < lowest && lowest - host < card(host_).rect.width() / 3;
    }
    const QString host_ = QStringLiteral("Eve");
    const QString middle_ = QStringLiteral("Dan");
    const QString lowest_ = QStringLiteral("Bob");

    std::unique_ptr<TableDriver> driver_;
};

void TestUnits::whatLiesUnderACardSticksOut() {
    QCOMPARE(card(middle_).rect.y(), card(host_).rect.y());
    QCOMPARE(card(lowest_).rect.y(), card(host_).rect.y());
    QVERIFY(isLaidTogether());
    // Nothing lies over what sticks out.
    const auto next = cardsIn(*driver_, QStringLiteral("Board, Blue"), QStringLiteral("Ann"));
    QCOMPARE(next.size(), std::size_t{1});
    QVERIFY(card(lowest_).rect.right() <= next.front().rect.left());
}

void TestUnits::underThePointerItFansOut() {
    driver_->pointAt(card(host_));
    const QRect host = card(host_).rect;
    const QRect middle = card(middle_).rect;
    const QRect lowest = card(lowest_).rect;
    QVERIFY2(middle.left() >= host.right() - 2, "it lies beside the host");
    QVERIFY2(lowest.left() >= middle.right() - 2, "and the next one beside that");
    QCOMPARE(middle.top(), host.top());
    // The pointer goes along the fan, and nothing folds on the way.
    driver_->pointAt(card(middle_));
    QCOMPARE(card(lowest_).rect, lowest);
    driver_->pointAt(card(lowest_));
    QCOMPARE(card(lowest_).rect, lowest);
    QCOMPARE(card(middle_).rect, middle);
}

void TestUnits::elsewhereItIsLaidTogether() {
    driver_->pointAt(card(host_));
    QVERIFY(!isLaidTogether());
    const auto elsewhere = cardsIn(*driver_, QStringLiteral("Pool, Blue"), QStringLiteral("Cat"));
    QCOMPARE(elsewhere.size(), std::size_t{1});
    driver_->pointAt(elsewhere.front());
    QVERIFY(isLaidTogether());
}

void TestUnits::oneOfThemIsChosenInTheFan() {
    const auto peel = cardsIn(*driver_, QStringLiteral("Hand"), QStringLiteral("Peel"));
    QCOMPARE(peel.size(), std::size_t{1});
    driver_->click(peel.front());
    driver_->clickNamed(QStringLiteral("meaning-2"));
    QVERIFY(card(middle_).choosable);
    QVERIFY(card(lowest_).choosable);
    // Whoever does not point at it sees where to look.
    QVERIFY2(card(host_).description.contains(QStringLiteral("cards under it can be chosen")),
             qPrintable(card(host_).description));
    QVERIFY(!card(host_).choosable);
    driver_->pointAt(card(host_));
    driver_->click(card(lowest_));
    QVERIFY(cardsIn(*driver_, QStringLiteral("Hand"), lowest_).size() == 1);
    QVERIFY(card(lowest_).name.isEmpty());
    QVERIFY(card(middle_).rect.left() < card(host_).rect.center().x());
}

/// Of what lies under a card hardly more than an edge is to be seen.
void TestUnits::aClickOnTheHostListsThem() {
    driver_->click(cardsIn(*driver_, QStringLiteral("Hand"), QStringLiteral("Peel")).front());
    driver_->clickNamed(QStringLiteral("meaning-2"));
    QVERIFY(card(middle_).choosable && !card(host_).choosable);
    driver_->click(card(host_));
    QVERIFY(driver_->widget(QStringLiteral("meanings")) != nullptr);
    QVERIFY(driver_->widget(QStringLiteral("meaning-2")) != nullptr);
    QVERIFY(driver_->clickNamed(QStringLiteral("meaning-1")));
    QVERIFY(card(middle_).name.isEmpty() != card(lowest_).name.isEmpty());
    QCOMPARE(card(host_).name, host_);
}

void TestUnits::byKeysItFansOutToo() {
    for (int i = 0; i < 30 && driver_->focused().value_or(TableDriver::Seen{}).name != host_; ++i)
        driver_->key(Qt::Key_Tab);
    QCOMPARE(driver_->focused().value_or(TableDriver::Seen{}).name, host_);
    driver_->key(Qt::Key_Right);
    QCOMPARE(driver_->focused().value_or(TableDriver::Seen{}).name, middle_);
    driver_->key(Qt::Key_Right);
    QCOMPARE(driver_->focused().value_or(TableDriver::Seen{}).name, lowest_);
    QVERIFY(card(lowest_).rect.left() > card(middle_).rect.left());
}

void TestUnits::eightOfThemStayOnTheTable() {
    driver_ = tableOfScenario("links/nine-cards.yaml");
    const auto cards = [&] {
        std::vector<TableDriver::Seen> all =
            cardsIn(*driver_, QStringLiteral("Board, Blue"), QStringLiteral("Ant"));
        for (const TableDriver::Seen& one :
             cardsIn(*driver_, QStringLiteral("Board, Blue"), QStringLiteral("Bee")))
            all.push_back(one);
        return all;
    };
    QCOMPARE(cards().size(), std::size_t{11});
    const auto bees = cardsIn(*driver_, QStringLiteral("Board, Blue"), QStringLiteral("Bee"));
    driver_->pointAt(*std::ranges::min_element(bees, {}, [](const auto& card) { return card.rect.y(); }));
    const QRect table = driver_->widget(QStringLiteral("table"))->rect();
    std::vector<int> places;
    for (const TableDriver::Seen& one : cards()) {
        QVERIFY2(table.contains(one.rect), qPrintable(one.name));
        places.push_back(one.rect.x());
    }
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    QVERIFY2(places.size() >= 9, "each of them can be seen");
}

TAKUJO_TEST(TestUnits)
#include "test_units.moc"

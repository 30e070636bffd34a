// Addresses: which rules a line of a rulebook's tables cites.

#include "tests/test_program.h"

#include <QTest>

#include "engine/kit/rules/addresses.h"

#include <string>

namespace test_addresses {

using namespace takujo;

class TestAddresses : public QObject {
    Q_OBJECT

private slots:
    static void aLineCitesEveryAddressInIt_data();
    static void aLineCitesEveryAddressInIt();
    static void theFirstAddressIsTheOneThatIsTold();
    static void theOthersFollowBehindIt();
};

void TestAddresses::aLineCitesEveryAddressInIt_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<bool>("cited");
    QTest::newRow("the only one") << "12.4.2" << "12.4.2" << true;
    QTest::newRow("the first of two") << "12.4.2 3.1.2" << "12.4.2" << true;
    QTest::newRow("the second of two") << "12.4.2 3.1.2" << "3.1.2" << true;
    QTest::newRow("the one in the middle") << "12.4.1 7.8.2 3.1" << "7.8.2" << true;
    QTest::newRow("the last of three") << "12.4.1 7.8.2 3.1" << "3.1" << true;
    QTest::newRow("another rule") << "12.4.2 3.1.2" << "3.1.3" << false;
    QTest::newRow("a chapter is not its rule") << "12.4.2" << "12.4" << false;
    QTest::newRow("a rule is not its chapter") << "12.4" << "12.4.2" << false;
    QTest::newRow("11.1 is not 11.10") << "11.10" << "11.1" << false;
    QTest::newRow("the end of another number") << "12.4.2" << "4.2" << false;
    QTest::newRow("both at once are none") << "12.4.2 3.1.2" << "12.4.2 3.1.2" << false;
    QTest::newRow("a line that cites nothing") << "" << "3.1" << false;
    QTest::newRow("a reconstructed one") << "w-1 p-2" << "p-2" << true;
}

void TestAddresses::aLineCitesEveryAddressInIt() {
    QFETCH(const QString, line);
    QFETCH(const QString, rule);
    QFETCH(const bool, cited);
    QCOMPARE(cites(line.toStdString(), rule.toStdString()), cited);
}

void TestAddresses::theFirstAddressIsTheOneThatIsTold() {
    QCOMPARE(std::string{firstAddress("12.4.2 3.1.2")}, std::string{"12.4.2"});
    QCOMPARE(std::string{firstAddress("12.4.2")}, std::string{"12.4.2"});
    QCOMPARE(std::string{firstAddress("")}, std::string{});
}

void TestAddresses::theOthersFollowBehindIt() {
    QCOMPARE(std::string{otherAddresses("12.4.1 7.8.2 3.1")}, std::string{"7.8.2 3.1"});
    QCOMPARE(std::string{otherAddresses("7.8.2 3.1")}, std::string{"3.1"});
    QCOMPARE(std::string{otherAddresses("3.1")}, std::string{});
    QCOMPARE(std::string{otherAddresses("")}, std::string{});
}

TAKUJO_TEST(TestAddresses)

} // namespace test_addresses
#include "test_addresses.moc"

// What FFTCG prints on its cards (comprehensive rules, chapter 5), and that no two fields of a game share a
// slot.

#include "tests/test_program.h"

#include <QTest>

#include "engine/games/registry.h"

#include <algorithm>
#include <map>
#include <set>

namespace test_schema {

using namespace takujo;

namespace {

const CardSchema& fftcgSchema() {
    return findGame("fftcg")->schema;
}

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QStringList words(const std::vector<std::string_view>& views) {
    QStringList result;
    for (const std::string_view view : views)
        result << text(view);
    return result;
}

/// The types of card a field is for, as "forward, backup".
QString typesIn(std::uint32_t bits) {
    QStringList result;
    for (std::size_t i = 0; i < fftcgSchema().types.size(); ++i)
        if ((bits >> i & 1U) != 0)
            result << text(fftcgSchema().types[i]);
    return result.join(QStringLiteral(", "));
}

} // namespace

class TestSchema : public QObject {
    Q_OBJECT

private slots:
    static void thereAreFourTypesOfCard();
    static void whichCardsHaveAField_data();
    static void whichCardsHaveAField();
    static void thereAreEightElements();
    static void anUnknownFieldIsNone();
    static void noTwoFieldsShareASlot_data();
    static void noTwoFieldsShareASlot();
    static void everyFieldHasRoomInADefinition_data() { noTwoFieldsShareASlot_data(); }
    static void everyFieldHasRoomInADefinition();
    static void aFillerIsALegalCard_data() { noTwoFieldsShareASlot_data(); }
    static void aFillerIsALegalCard();
};

void TestSchema::thereAreFourTypesOfCard() {
    QStringList types = words(fftcgSchema().types); // 5.2.3.1
    types.sort();
    QCOMPARE(types, QStringList({"backup", "forward", "monster", "summon"}));
}

void TestSchema::whichCardsHaveAField_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("required");
    QTest::addColumn<QString>("allowed");
    const QString all = "forward, backup, summon, monster";
    QTest::newRow("5.2.1.1: every card has an element") << "element" << all << all;
    QTest::newRow("5.2.1.2: every card has a cost") << "cost" << all << all;
    QTest::newRow("5.2.6: forwards have a power") << "power" << "forward" << "forward";
    QTest::newRow("5.2.3.1.1.4: characters may have jobs") << "job" << "" << "forward, backup, monster";
    QTest::newRow("5.2.2.2: cards have categories") << "category" << "" << all;
}

void TestSchema::whichCardsHaveAField() {
    QFETCH(const QString, field);
    QFETCH(const QString, required);
    QFETCH(const QString, allowed);
    const FieldSpec* spec = fftcgSchema().field(field.toStdString());
    QVERIFY(spec != nullptr);
    QCOMPARE(typesIn(spec->requiredFor), required);
    QCOMPARE(typesIn(spec->allowedFor), allowed);
}

void TestSchema::thereAreEightElements() {
    QCOMPARE(words(fftcgSchema().field("element")->words),
             QStringList({"fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"})); // 5.2.1.1
}

void TestSchema::anUnknownFieldIsNone() {
    QVERIFY(fftcgSchema().field("strength") == nullptr);
    QVERIFY(fftcgSchema().field("") == nullptr);
}

void TestSchema::noTwoFieldsShareASlot_data() {
    QTest::addColumn<QString>("game");
    for (const Game* game : allGames())
        QTest::newRow(std::string{game->id}.c_str()) << text(game->id);
}

void TestSchema::noTwoFieldsShareASlot() {
    QFETCH(const QString, game);
    std::set<std::pair<FieldSpec::Kind, std::size_t>> taken;
    std::set<std::string_view> keys;
    for (const FieldSpec& field : findGame(game.toStdString())->schema.fields) {
        QVERIFY2(taken.emplace(field.kind, field.slot).second, qPrintable(text(field.key)));
        QVERIFY2(keys.insert(field.key).second, qPrintable(text(field.key)));
    }
    QVERIFY(!taken.empty());
}

void TestSchema::everyFieldHasRoomInADefinition() {
    QFETCH(const QString, game);
    const std::map<FieldSpec::Kind, std::size_t> room{{FieldSpec::Kind::number, CardDefinition::numberSlots},
                                                      {FieldSpec::Kind::words, CardDefinition::setSlots},
                                                      {FieldSpec::Kind::texts, CardDefinition::textSlots},
                                                      {FieldSpec::Kind::names, 2},
                                                      {FieldSpec::Kind::flag, 32},
                                                      {FieldSpec::Kind::abilities, CardDefinition::setSlots},
                                                      {FieldSpec::Kind::text, 1},
                                                      {FieldSpec::Kind::casting, 1},
                                                      {FieldSpec::Kind::condition, 1}};
    const CardSchema& schema = findGame(game.toStdString())->schema;
    QVERIFY(schema.types.size() <= 32);
    for (const FieldSpec& field : schema.fields) {
        QVERIFY2(field.slot < room.at(field.kind), qPrintable(text(field.key)));
        QVERIFY2(field.words.size() <= 32, qPrintable(text(field.key)));
        QVERIFY2(field.least <= field.most, qPrintable(text(field.key)));
        if (field.kind != FieldSpec::Kind::abilities) // some games have no keywords
            QVERIFY2((field.kind == FieldSpec::Kind::words) == !field.words.empty(),
                     qPrintable(text(field.key)));
        QVERIFY2((field.requiredFor & ~field.allowedFor) == 0, qPrintable(text(field.key)));
    }
}

void TestSchema::aFillerIsALegalCard() {
    QFETCH(const QString, game);
    const CardDefinition card = findGame(game.toStdString())->filler();
    const CardSchema& schema = findGame(game.toStdString())->schema;
    QVERIFY(card.type < schema.types.size());
    for (const FieldSpec& field : schema.fields) {
        const bool required = (field.requiredFor >> card.type & 1U) != 0;
        if (field.kind == FieldSpec::Kind::number) {
            QVERIFY2(!required || card.prints(field.slot), qPrintable(text(field.key)));
            QVERIFY2(!card.prints(field.slot) ||
                         (card.numbers[field.slot] >= field.least && card.numbers[field.slot] <= field.most),
                     qPrintable(text(field.key)));
        }
        if (field.kind == FieldSpec::Kind::words)
            QVERIFY2(!required || card.sets[field.slot] != 0, qPrintable(text(field.key)));
    }
}

TAKUJO_TEST(TestSchema)

} // namespace test_schema
#include "test_schema.moc"

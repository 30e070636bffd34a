#include "tests/test_program.h"
#include "tests/unit/ui/card_fixture.h"

#include <QTest>

using namespace takujo;

/// What is seen on a card, made from its definition and from what has become of it in play.
class TestCardLooks : public QObject {
    Q_OBJECT

    const CardFixture fixture;

    /// A card face up in play, as printed.
    CardView inPlay(std::string_view id, CardTable& cards) const {
        cards = {fixture.card(id)};
        CardView view;
        view.faceUp = true;
        view.owner = Player::b;
        view.sets = cards[0].sets;
        for (const NumberSpec& number : fixture.game.tables.numbers)
            if (const std::int32_t printed = cards[0].numbers[number.slot];
                printed != CardDefinition::notPrinted)
                view.numbers.push_back({number.word, printed, printed});
        return view;
    }

private slots:
    void showsWhatIsPrinted() {
        const CardLook look = fixture.looks(Language::en).printed(fixture.card("FL-035"));
        QCOMPARE(look.name, QString{"Herald of Three Rivers"});
        QCOMPARE(look.badge->text, QString{"6"});
        QCOMPARE(look.bands.size(), std::size_t{3});
        QCOMPARE(look.bands[0].glyph, QString{"snowflake"});
        QCOMPARE(look.bands[2].name, QString{"Water"});
        QCOMPARE(look.typeLine, QString{"Forward · Herald"});
        QCOMPARE(look.shortType, QString{"Forward"});
        QCOMPARE(look.keywords.size(), std::size_t{1});
        QCOMPARE(look.keywords[0].letters, QString{"B"});
        QCOMPARE(look.keywords[0].name, QString{"Brave"});
        QCOMPARE(look.numbers.size(), std::size_t{1});
        QCOMPARE(look.numbers[0].text, QString{"9000"});
        QVERIFY(look.numbers[0].tone == NumberChange::plain);
        QVERIFY(!look.flavour.isEmpty());
    }

    void speaksJapanese() {
        const CardLook look = fixture.looks(Language::ja).printed(fixture.card("FL-029"));
        QCOMPARE(look.name, QString{"塩灯りのウェンナ"});
        QCOMPARE(look.typeLine, QString{"フォワード・水先人／灯守"});
        QCOMPARE(look.bands[0].name, QString{"水"});
        QCOMPARE(look.keywords[0].name, QString{"ブレイブ"});
    }

    void whatIsNotPrintedIsNotThere() {
        const CardLook summon = fixture.looks(Language::en).printed(fixture.card("FL-006"));
        QVERIFY(summon.numbers.empty());
        QVERIFY(summon.keywords.empty());
        QCOMPARE(summon.typeLine, QString{"Summon"});
        QVERIFY(summon.damage.isEmpty());
    }

    void flagsShowAsSigns() {
        const CardLook look = fixture.looks(Language::en).printed(fixture.card("FL-005"));
        QCOMPARE(look.flags.size(), std::size_t{1});
        QCOMPARE(look.flags[0].glyph, QString{"copies"});
    }

    void aCardAsPrintedLooksTheSameInPlay() {
        CardTable cards;
        const CardView view = inPlay("FL-001", cards);
        const CardLooks looks = fixture.looks(Language::en);
        QVERIFY(looks.inPlay(view, cards) == looks.printed(cards[0]));
    }

    void changedNumbersSayWhichWay() {
        CardTable cards;
        CardView view = inPlay("FL-001", cards);
        for (NumberView& number : view.numbers)
            number.now += number.word == "power" ? 1000 : -1;
        const CardLook look = fixture.looks(Language::en).inPlay(view, cards);
        QVERIFY(look.numbers[0].tone == NumberChange::up);
        QVERIFY(look.badge->tone == NumberChange::down);
        const CardLook printed = fixture.looks(Language::en).printed(cards[0]);
        QVERIFY(look != printed);
        QVERIFY(qHash(look) != qHash(printed));
    }

    void damageAndMarksShow() {
        CardTable cards;
        CardView view = inPlay("FL-001", cards);
        view.damage = 3000;
        view.marks = {"attacking"};
        const CardLook look = fixture.looks(Language::en).inPlay(view, cards);
        QCOMPARE(look.damage, QString{"3000"}); // without a minus: the power has not become less
        QCOMPARE(look.marks, std::vector<QString>{"Attacking"});
    }

    void aHiddenCardShowsNothingButItsBack() {
        CardTable cards;
        CardView view = inPlay("FL-001", cards);
        view.faceUp = false;
        CardView other = inPlay("FL-040", cards);
        other.faceUp = false;
        const CardLooks looks = fixture.looks(Language::en);
        QVERIFY(looks.inPlay(view, cards) == looks.inPlay(other, cards));
        QCOMPARE(looks.inPlay(view, cards).back, std::uint8_t{1});
        other.owner = Player::a;
        QVERIFY(looks.inPlay(view, cards) != looks.inPlay(other, cards));
    }

    void everyCardOfTheProductLooksDifferent() {
        const std::vector<CardLook> looks = fixture.everyCard(Language::en);
        for (std::size_t i = 0; i < looks.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(looks[i] != looks[k]);
    }
};

TAKUJO_TEST(TestCardLooks)
#include "test_card_looks.moc"

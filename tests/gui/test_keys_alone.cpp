#include "tests/gui/key_player.h"
#include "tests/gui/seen_cards.h"
#include "tests/gui/started_games.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QComboBox>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>

#include <algorithm>

/// Games without a mouse, from the start page to the winner, and the way about the window by keys.
class TestKeysAlone : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void aGameIsPlayedFromTheStartPageToTheWinner_data();
    void aGameIsPlayedFromTheStartPageToTheWinner();
    void decksAreChosenByKeys();
    void lettersJumpToPlaces();
    void homeAndEndStayInThePlace();
    void theKeyboardGoesThroughAllPartsAndBack();
    void escapeGoesOneStepBack();
    void theKeyForReasonsDoesNothingElse();
    void aPileIsLookedThroughByKeys();
    void noneIsNotChosenByOneKeyTooMany();
    void aHeldKeyPressesOnce();

private:
    void goToFirstTurn() const;

    std::unique_ptr<TableDriver> driver_;
    std::unique_ptr<KeyPlayer> keys_;
};

void TestKeysAlone::init() {
    prepareForTests(); // the start page would open at the game that was played last
    driver_ = std::make_unique<TableDriver>();
    keys_ = std::make_unique<KeyPlayer>(*driver_);
}

/// Whatever is asked before it.
void TestKeysAlone::goToFirstTurn() const {
    keys_->startGame(QStringLiteral("5"));
    for (int i = 0; i < 12 && driver_->textOf(QStringLiteral("turn")) != QStringLiteral("Turn 1"); ++i)
        keys_->press(Qt::Key_Space);
    QCOMPARE(driver_->textOf(QStringLiteral("turn")), QStringLiteral("Turn 1"));
}

void TestKeysAlone::aGameIsPlayedFromTheStartPageToTheWinner_data() {
    addGames();
}

void TestKeysAlone::aGameIsPlayedFromTheStartPageToTheWinner() {
    QFETCH(int, game);
    QVERIFY(keys_->tabTo(QStringLiteral("game-choice")));
    keys_->press(Qt::Key_Home);
    for (int i = 0; i < game; ++i)
        keys_->press(Qt::Key_Down);
    keys_->startGame(QStringLiteral("11"));
    QVERIFY(keys_->canBeSeen());
    int step = 0;
    constexpr int most = 6000;
    for (; step < most && !driver_->isOver(); ++step) {
        keys_->act(step);
        QVERIFY2(keys_->holder() != nullptr && keys_->holder()->isVisible(), qPrintable(driver_->prompt()));
        if (!driver_->isOver())
            QVERIFY2(keys_->canBeSeen(),
                     qPrintable(keys_->holder()->objectName() + QStringLiteral(": ") + driver_->prompt()));
    }
    QVERIFY2(driver_->isOver(), qPrintable(driver_->prompt()));
    QVERIFY(driver_->textOf(QStringLiteral("outcome-title")).contains(QStringLiteral("wins")));
    qInfo() << "steps" << step;
    // From the banner to the rule that it names, and to the next game.
    QCOMPARE(keys_->holder()->objectName(), QStringLiteral("outcome-look"));
    QTextDocument told;
    told.setHtml(driver_->textOf(QStringLiteral("outcome-text")));
    static const QRegularExpression number{QStringLiteral("\\d+([.-]\\d+)+")};
    const QString rule = number.match(told.toPlainText()).captured();
    QVERIFY2(!rule.isEmpty(), qPrintable(told.toPlainText()));
    for (int presses = 0; presses < 8 && keys_->holder()->objectName() != QStringLiteral("outcome-text");
         ++presses)
        keys_->press(Qt::Key_Tab);
    QCOMPARE(keys_->holder()->objectName(), QStringLiteral("outcome-text"));
    keys_->press(Qt::Key_Return);
    QVERIFY(!driver_->isOver());
    const auto* page = qobject_cast<QTextEdit*>(driver_->widget(QStringLiteral("rule-text")));
    QVERIFY(page != nullptr);
    QVERIFY2(page->toPlainText().contains(rule), qPrintable(page->toPlainText().left(200)));
    keys_->press(Qt::Key_Escape);
    QCOMPARE(keys_->holder()->objectName(), QStringLiteral("table"));
    keys_->press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(driver_->widget(QStringLiteral("start-page")) != nullptr);
}

void TestKeysAlone::decksAreChosenByKeys() {
    QVERIFY(keys_->tabTo(QStringLiteral("deck-1")));
    auto* decks = qobject_cast<QComboBox*>(driver_->widget(QStringLiteral("deck-1")));
    const QString before = decks->currentText();
    keys_->press(Qt::Key_Home);
    for (int i = 0; i < decks->count() && decks->currentText() == before; ++i)
        keys_->press(Qt::Key_Down);
    QVERIFY(decks->currentText() != before);
    // Letters search the list: they are no commands here.
    keys_->press(Qt::Key_Home);
    const QChar letter = decks->itemText(decks->count() - 1).front();
    QVERIFY(!decks->currentText().startsWith(letter));
    keys_->type(letter.toLower());
    QVERIFY2(decks->currentText().startsWith(letter), qPrintable(decks->currentText()));
    QVERIFY(driver_->widget(QStringLiteral("start-page")) != nullptr);
}

void TestKeysAlone::lettersJumpToPlaces() {
    goToFirstTurn();
    keys_->press(Qt::Key_C);
    QVERIFY(driver_->focused().has_value());
    QVERIFY2(isInHand(*driver_->focused()), qPrintable(driver_->focused()->description));
    const QStringList rows = zonesOf(*driver_, takujo::ZoneRole::row);
    const auto isRow = [&](const QString& name) {
        return std::ranges::any_of(rows, [&](const QString& row) { return name.contains(row); });
    };
    keys_->press(Qt::Key_F, Qt::ShiftModifier);
    const QString theirs = driver_->focused()->name;
    QVERIFY2(isRow(theirs), qPrintable(theirs));
    keys_->press(Qt::Key_F);
    QVERIFY2(isRow(driver_->focused()->name) && driver_->focused()->name != theirs,
             qPrintable(driver_->focused()->name));
    // Pile after pile, and around.
    constexpr qsizetype enough = 12;
    QStringList piles;
    do {
        keys_->press(Qt::Key_B);
        piles << driver_->focused()->name;
    } while (piles.size() < enough && (piles.size() == 1 || piles.back() != piles.front()));
    QCOMPARE(piles.takeLast(), piles.front());
    const QString whose = piles.front().section(QStringLiteral(" of "), -1);
    const auto there = zonesThatAre(*driver_, takujo::ZoneRole::pile);
    QCOMPARE(piles.size(), std::ranges::count_if(there, [&](const TableDriver::Seen& zone) {
                 return zone.name.endsWith(QStringLiteral(" of ") + whose);
             }));
    piles.removeDuplicates();
    QVERIFY(piles.size() > 2);
    keys_->press(Qt::Key_C, Qt::ShiftModifier);
    const auto all = driver_->spoken();
    const auto hidden = std::ranges::count_if(all, [](const QAccessibleInterface* one) {
        return one->text(QAccessible::Name).startsWith(QStringLiteral("A card in the hand of"));
    });
    QVERIFY(hidden > 0);
    QVERIFY2(driver_->focused()->isZone && driver_->focused()->description.contains(QString::number(hidden)),
             qPrintable(driver_->focused()->description));
}

void TestKeysAlone::homeAndEndStayInThePlace() {
    goToFirstTurn();
    keys_->press(Qt::Key_C);
    keys_->press(Qt::Key_End);
    const auto last = driver_->focused();
    QVERIFY(last && isInHand(*last));
    keys_->press(Qt::Key_Home);
    const auto first = driver_->focused();
    QVERIFY(first && isInHand(*first));
    QVERIFY(first->rect.center().x() < last->rect.center().x());
    // From the first to the last in as many steps as there are cards beside it.
    const auto inHand = driver_->cardsThat(isInHand);
    for (std::size_t i = 1; i < inHand.size(); ++i)
        keys_->press(Qt::Key_Right);
    QCOMPARE(driver_->focused()->rect.center(), last->rect.center());
}

void TestKeysAlone::theKeyboardGoesThroughAllPartsAndBack() {
    goToFirstTurn();
    QStringList parts;
    for (int i = 0; i < 12; ++i) {
        keys_->press(Qt::Key_F6);
        parts << keys_->holder()->objectName();
        QVERIFY2(keys_->canBeSeen(), qPrintable(parts.back()));
        if (parts.back() == QStringLiteral("table"))
            break;
    }
    QCOMPARE(parts.back(), QStringLiteral("table"));
    for (const char* part : {"guide", "preview-text", "menu-button"})
        QVERIFY2(parts.contains(QString::fromLatin1(part)), qPrintable(parts.join(u' ')));
    keys_->press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(keys_->holder()->objectName(), QStringLiteral("menu-button"));
    keys_->press(Qt::Key_Escape);
    QCOMPARE(keys_->holder()->objectName(), QStringLiteral("table"));
    // To the log, which can be read line by line, and back.
    keys_->press(Qt::Key_L);
    QCOMPARE(keys_->holder()->objectName(), QStringLiteral("log"));
    keys_->press(Qt::Key_Escape);
    keys_->press(Qt::Key_Q);
    QVERIFY(driver_->widget(QStringLiteral("prompt"))->isAncestorOf(keys_->holder()));
    // Tab leaves every part in the end.
    const QWidget* start = keys_->holder();
    bool around = false;
    for (int i = 0; i < 120 && !around; ++i) {
        keys_->press(Qt::Key_Tab);
        around = keys_->holder() == start;
    }
    QVERIFY2(around, qPrintable(keys_->holder()->objectName()));
}

void TestKeysAlone::escapeGoesOneStepBack() {
    goToFirstTurn();
    const QString prompt = driver_->prompt();
    const auto isPaying = [&] { return driver_->widget(QStringLiteral("auto-pay")) != nullptr; };
    QString unpaid;
    // Until one needs more than one card to be paid.
    for (int card = 0; card < 5 && !isPaying(); ++card) {
        for (int back = 0; back < 6 && driver_->prompt() != prompt; ++back)
            keys_->press(Qt::Key_U);
        QCOMPARE(driver_->prompt(), prompt);
        keys_->press(Qt::Key_C);
        keys_->press(Qt::Key_Home);
        for (int i = 0; i < card; ++i)
            keys_->press(Qt::Key_Right);
        if (!driver_->focused() || !driver_->focused()->canAct())
            continue;
        keys_->press(Qt::Key_Return);
        if (!isPaying())
            continue;
        unpaid = driver_->textOf(QStringLiteral("prompt-progress")) + driver_->prompt();
        QVERIFY(driver_->focused() && driver_->focused()->choosable);
        keys_->press(Qt::Key_Return);
    }
    QVERIFY(isPaying());
    QVERIFY(driver_->textOf(QStringLiteral("prompt-progress")) + driver_->prompt() != unpaid);
    // What was given for it is taken back, then the whole of it.
    keys_->press(Qt::Key_Escape);
    QCOMPARE(driver_->textOf(QStringLiteral("prompt-progress")) + driver_->prompt(), unpaid);
    keys_->press(Qt::Key_Escape);
    QCOMPARE(driver_->prompt(), prompt);
    QVERIFY(keys_->canBeSeen());
    // Where nothing has been begun it does nothing.
    keys_->press(Qt::Key_Escape);
    QCOMPARE(driver_->prompt(), prompt);
}

void TestKeysAlone::theKeyForReasonsDoesNothingElse() {
    goToFirstTurn();
    int able = 0;
    int refused = 0;
    // Until there have been cards of both kinds.
    for (int round = 0; round < 8 && (able == 0 || refused == 0); ++round) {
        if (round > 0)
            keys_->press(Qt::Key_Space);
        const QString prompt = driver_->prompt();
        keys_->press(Qt::Key_C);
        keys_->press(Qt::Key_Home);
        const auto inHand = driver_->cardsThat(isInHand);
        for (std::size_t i = 0; i < inHand.size(); ++i) {
            const bool canAct = driver_->focused()->canAct();
            keys_->press(Qt::Key_E);
            QVERIFY(driver_->widget(QStringLiteral("refusal")) != nullptr);
            const QString said = driver_->textOf(QStringLiteral("refusal"));
            QCOMPARE(said.startsWith(QStringLiteral("Possible now: ")), canAct);
            canAct ? ++able : ++refused;
            QCOMPARE(driver_->prompt(), prompt);
            keys_->press(Qt::Key_Right);
            QVERIFY(driver_->widget(QStringLiteral("refusal")) == nullptr || i + 1 == inHand.size());
        }
    }
    QVERIFY(able > 0 && refused > 0);
}

void TestKeysAlone::aPileIsLookedThroughByKeys() {
    goToFirstTurn();
    keys_->press(Qt::Key_B);
    keys_->press(Qt::Key_Return);
    QVERIFY(driver_->window().findChild<QWidget*>(QStringLiteral("zone-viewer")) != nullptr);
    keys_->press(Qt::Key_Escape);
    QVERIFY(driver_->window().findChild<QWidget*>(QStringLiteral("zone-viewer")) == nullptr);
    QCOMPARE(keys_->holder()->objectName(), QStringLiteral("table"));
    QVERIFY(keys_->canBeSeen());
}

/// To choose none of the cards that could be chosen, an attacker say, by the key that has led to the
/// question.
void TestKeysAlone::noneIsNotChosenByOneKeyTooMany() {
    keys_->startGame(QStringLiteral("11"));
    const auto asksAgain = [&] {
        const QPushButton* button = driver_->defaultButton();
        return button != nullptr && button->property("asksAgain").toBool();
    };
    QString asked;
    for (int step = 0; step < 3000 && !driver_->isOver() && !asksAgain(); ++step) {
        asked = driver_->prompt();
        keys_->act(step);
    }
    QVERIFY2(asksAgain(), qPrintable(driver_->prompt()));
    // Pressed once too often it has only asked again; then it goes on.
    QCOMPARE(driver_->prompt(), asked);
    QVERIFY(!driver_->cardsThat(canBeChosen).empty());
    keys_->press(Qt::Key_Space);
    QVERIFY(driver_->prompt() != asked);
    // So does the key that passes.
    keys_->press(Qt::Key_U);
    keys_->press(Qt::Key_U);
    keys_->press(Qt::Key_Space);
    QCOMPARE(driver_->prompt(), asked);
    keys_->press(Qt::Key_P);
    QCOMPARE(driver_->prompt(), asked);
    keys_->press(Qt::Key_P);
    QVERIFY(driver_->prompt() != asked);
    // Who has looked about since means it.
    keys_->press(Qt::Key_U);
    QCOMPARE(driver_->prompt(), asked);
    keys_->press(Qt::Key_Right);
    keys_->press(Qt::Key_Space);
    QVERIFY(driver_->prompt() != asked);
}

void TestKeysAlone::aHeldKeyPressesOnce() {
    goToFirstTurn();
    const QString prompt = driver_->prompt();
    for (const Qt::Key key : {Qt::Key_P, Qt::Key_Space}) {
        keys_->hold(key, 3, KeyPlayer::Hold::cameDownBefore);
        QCOMPARE(driver_->prompt(), prompt);
    }
}

TAKUJO_TEST(TestKeysAlone)
#include "test_keys_alone.moc"

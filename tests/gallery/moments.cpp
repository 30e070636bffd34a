#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/table/zone_item.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

#include <QTest>

#include <chrono>

namespace takujo {

namespace {

const QString momentsRoom = QStringLiteral("moments");

/// Goes on as the game suggests until it holds.
void goOnUntil(Session& session, const auto& holds) {
    constexpr int mostAnswers = 3000;
    for (int i = 0; i < mostAnswers && !session.match().over() && !holds(); ++i)
        session.answer(session.match().suggestion());
    settle();
}

void hangRefusals(Shelf& shelf, MainWindow& window, GamePage& page) {
    Session& session = *page.current();
    goOnUntil(session, [&] {
        return session.match().decision().kind == DecisionKind::act &&
               session.match().decision().decider == session.match().state().turnPlayer &&
               cardInHand(page, true) != nullptr && cardInHand(page, false) != nullptr;
    });
    if (const CardItem* card = cardInHand(page, false)) {
        click(page, *card);
        shelf.hang(momentsRoom, QStringLiteral("refused"), window);
    }
    if (const CardItem* card = cardInHand(page, true)) {
        page.explain(card->card().object);
        shelf.hang(momentsRoom, QStringLiteral("explained"), window);
    }
    page.hideBubble();
    for (const CardItem* card : {cardInHand(page, true), cardInHand(page, false)}) {
        if (card == nullptr)
            continue;
        page.showChoices(card->card().object);
        if (QWidget* menu = QApplication::activePopupWidget()) {
            shelf.hang(momentsRoom,
                       card->isChoosable() ? QStringLiteral("choices") : QStringLiteral("barred"), window,
                       *menu);
            menu->close();
            settle();
        }
    }
}

/// A card of the hand is held over the middle of the table.
void hangDragging(Shelf& shelf, MainWindow& window, GamePage& page) {
    const CardItem* card = cardInHand(page, true);
    if (card == nullptr)
        return;
    QWidget* table = page.view().viewport();
    const QPoint from = middleOf(page, *card);
    const QPoint to = table->rect().center();
    QTest::mousePress(table, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i) {
        const QPoint at = from + (to - from) * i / 4;
        QMouseEvent move{QEvent::MouseMove, at, table->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {}};
        QCoreApplication::sendEvent(table, &move);
    }
    shelf.hang(momentsRoom, QStringLiteral("dragging"), window);
    page.view().cancelDrag();
    QTest::mouseRelease(table, Qt::LeftButton, {}, from);
    settle();
}

void hangKeyboard(Shelf& shelf, MainWindow& window, GamePage& page) {
    window.activateWindow();
    page.view().setFocus();
    settle();
    for (const char* name : {"to-hand", "to-field", "to-piles"}) {
        command(window, QString::fromLatin1(name));
        shelf.hang(momentsRoom, QStringLiteral("keyboard-") + QString::fromLatin1(name), window);
    }
    page.view().cursor().set(nullptr);
}

/// Every pile that can be looked through, of whoever has most cards there.
void hangPiles(Shelf& shelf, MainWindow& window, GamePage& page) {
    Session& session = *page.current();
    const auto& specs = session.match().game().tables.zones;
    std::map<std::size_t, ZoneId> fullest;
    for (const ZoneView& zone : session.view().zones)
        if (const ZoneItem* item = page.view().table().zoneOf(zone.zone);
            item != nullptr && item->frame().opens && !zone.cards.empty())
            if (const auto [best, isNew] = fullest.emplace(zone.zone.kind, zone.zone);
                !isNew && session.view().at(best->second).cards.size() < zone.cards.size())
                best->second = zone.zone;
    for (const auto& [kind, zone] : fullest) {
        const QString name = QString::fromLatin1(specs[kind].word.data(), qsizetype(specs[kind].word.size()));
        emit page.view().pileOpened(zone);
        settle();
        if (QWidget* viewer = otherWindow(window))
            shelf.hang(momentsRoom, QStringLiteral("pile-") + QString{name}.replace(u' ', u'-'), *viewer);
        closeOthers(window);
    }
}

/// Time goes back over what has been seen: told, and asked before.
void hangNotices(Shelf& shelf, MainWindow& window, GamePage& page) {
    const auto goBack = [&](const QString& name) {
        for (int i = 0; i < 60 && !shelf.has(momentsRoom, name); ++i) {
            command(window, QStringLiteral("undo"));
            if (seen(window, QStringLiteral("notice")) != nullptr)
                shelf.hang(momentsRoom, name, window);
        }
    };
    goBack(QStringLiteral("went-back"));
    page.notice().dismiss();
    command(window, QStringLiteral("ask-back"));
    goBack(QStringLiteral("before-going-back"));
    page.notice().dismiss();
    command(window, QStringLiteral("ask-back"));
}

void hangEnd(Shelf& shelf, MainWindow& window) {
    command(window, QStringLiteral("concede-second"));
    if (QWidget* question = otherWindow(window))
        shelf.hang(momentsRoom, QStringLiteral("concede"), *question);
    click(window, QStringLiteral("yes"));
    shelf.hang(momentsRoom, QStringLiteral("conceded"), window);
    click(window, QStringLiteral("outcome-rematch"));
    command(window, QStringLiteral("concede-first"));
    click(window, QStringLiteral("yes"));
    shelf.hang(momentsRoom, QStringLiteral("series"), window);
}

void hangTwoPeople(Shelf& shelf, MainWindow& window, GamePage& page, GameStart start) {
    using namespace std::chrono_literals;
    HandOverScreen::setGuard(0ms);
    start.seating = Seating::two;
    start.names = {"", "Alexandrina the Elder"};
    window.begin(start);
    Session& session = *page.current();
    const auto isHandedOver = [&] { return session.viewerControl().awaited() != Player::nobody; };
    shelf.hang(momentsRoom, QStringLiteral("hand-over-first"), window);
    for (int i = 0; i < 400 && session.view().turn < 8 && !session.match().over(); ++i) {
        if (isHandedOver())
            session.sitDown();
        goOnUntil(session, isHandedOver);
    }
    shelf.hang(momentsRoom, QStringLiteral("hand-over-with-news"), window);
    if (QWidget* button = seen(window, QStringLiteral("peek-0"))) {
        QTest::mousePress(button, Qt::LeftButton);
        shelf.hang(momentsRoom, QStringLiteral("peeking"), window);
        QTest::mouseRelease(button, Qt::LeftButton);
    }
    session.sitDown();
    shelf.hang(momentsRoom, QStringLiteral("two-people"), window);
    const auto hangQuestion = [&](const char* asking) {
        command(window, QString::fromLatin1(asking));
        if (QWidget* question = otherWindow(window))
            shelf.hang(momentsRoom, QStringLiteral("two-people-") + QString::fromLatin1(asking), *question);
        closeOthers(window);
    };
    hangQuestion("concede-second");
    hangQuestion("company-one");
}

} // namespace

void hangMoments(Shelf& shelf, MainWindow& window) {
    auto* page = window.findChild<GamePage*>();
    GameStart start = usualStart(window.games().front());
    start.seed = 7;
    window.begin(start);
    window.playUntil(9, start.seed);
    page->view().table().movements().finish();
    hangRefusals(shelf, window, *page);
    hangDragging(shelf, window, *page);
    hangKeyboard(shelf, window, *page);
    hangPiles(shelf, window, *page);
    command(window, QStringLiteral("side-panel"));
    shelf.hang(momentsRoom, QStringLiteral("without-side-panel"), window);
    command(window, QStringLiteral("side-panel"));
    hangNotices(shelf, window, *page);
    hangEnd(shelf, window);
    hangTwoPeople(shelf, window, *page, start);
}

} // namespace takujo

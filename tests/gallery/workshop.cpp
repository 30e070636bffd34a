#include "engine/games/registry.h"
#include "engine/lab/bots/make_bot.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/window/main_window.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <array>

namespace takujo {

namespace {

const QString workshopRoom = QStringLiteral("workshop");

class WorkshopPictures {
public:
    WorkshopPictures(Shelf& shelf, MainWindow& window, QString game)
        : shelf_{&shelf}, window_{&window}, game_{std::move(game)} {}

    void take() {
        window_->startPage().open(StartPage::decks);
        hang("decks");
        click(*window_, QStringLiteral("new-deck"));
        hang("empty");
        click(*window_, QStringLiteral("leave-workshop"));
        settle();
        click(*window_, QStringLiteral("copy-deck"));
        hang("copy");
        click(*window_, QStringLiteral("deck-pictures"));
        click(*window_, QStringLiteral("shelf-pictures"));
        hang("pictures");
        click(*window_, QStringLiteral("deck-pictures"));
        click(*window_, QStringLiteral("shelf-pictures"));
        compare();
        type(QStringLiteral("cost<=2"));
        hang("search");
        type(QStringLiteral("cost<<2"));
        hang("search-in-vain");
        type({});
        click(*window_, QStringLiteral("deal-hand"));
        for (QScrollArea* area : window_->findChildren<QScrollArea*>())
            if (QWidget* hand = seen(*window_, QStringLiteral("sample-hand"));
                hand != nullptr && area->isAncestorOf(hand))
                area->ensureWidgetVisible(hand);
        chooseFromHand();
        hang("hand");
        openMenu("deck-more");
        openMenu("card-filters");
        window_->resize(1920, 1080);
        hang("large");
    }

private:
    void hang(const char* name) {
        settle();
        shelf_->hang(workshopRoom, game_ + QString::fromLatin1(name), *window_);
    }
    /// Where cards may go back one by one, two are chosen.
    void chooseFromHand() {
        if (auto* hand = qobject_cast<QListWidget*>(seen(*window_, QStringLiteral("sample-hand"))))
            for (const int place : {1, 3})
                QTest::mouseClick(hand->viewport(), Qt::LeftButton, {},
                                  hand->visualItemRect(hand->item(place)).center());
    }
    /// With another deck; the page below is changed a little first.
    void compare() {
        if (auto* more = qobject_cast<QPushButton*>(seen(*window_, QStringLiteral("deck-more"))))
            for (QAction* action : more->menu()->actions())
                if (action->objectName() == QStringLiteral("deck-compare"))
                    action->trigger();
        settle();
        if (QWidget* dialog = otherWindow(*window_)) {
            if (auto* with = qobject_cast<QComboBox*>(seen(*dialog, QStringLiteral("compare-deck"))))
                with->setCurrentIndex(1);
            settle();
            shelf_->hang(workshopRoom, game_ + QStringLiteral("comparison"), *dialog);
        }
        closeOthers(*window_);
        settle();
    }
    void type(const QString& query) {
        if (auto* field = qobject_cast<QLineEdit*>(seen(*window_, QStringLiteral("card-query"))))
            field->setText(query);
    }
    void openMenu(const char* name) {
        QWidget* const button = seen(*window_, QString::fromLatin1(name));
        auto* const push = qobject_cast<QPushButton*>(button);
        auto* const tool = qobject_cast<QToolButton*>(button);
        QMenu* const menu = push != nullptr ? push->menu() : tool != nullptr ? tool->menu() : nullptr;
        if (menu == nullptr)
            return;
        menu->popup(button->mapToGlobal(QPoint{0, button->height()}));
        shelf_->hang(workshopRoom, game_ + QString::fromLatin1(name), *menu);
        menu->close();
        settle();
    }

    Shelf* shelf_;
    MainWindow* window_;
    QString game_;
};

/// The page on which decks are tested: before, while it plays, after, and where two lists are compared.
class TestPictures {
public:
    TestPictures(Shelf& shelf, MainWindow& window, QString game)
        : shelf_{&shelf}, window_{&window}, game_{std::move(game)} {}

    void take() {
        window_->resize(1280, 720);
        click(*window_, QStringLiteral("deck-test"));
        hang("test");
        choose("test-bot", static_cast<int>(BotKind::random));
        setGames(100'000);
        click(*window_, QStringLiteral("test-start"));
        QTest::qWait(1500);
        hang("test-running");
        click(*window_, QStringLiteral("test-cancel"));
        await();
        setGames(60);
        click(*window_, QStringLiteral("test-start"));
        await();
        hang("test-done");
        openTab(1);
        hang("test-cards");
        openTab(2);
        hang("test-ends");
        openTab(0);
        if (auto* button = qobject_cast<QPushButton*>(seen(*window_, QStringLiteral("compare-with")))) {
            emit button->menu()->aboutToShow();
            button->menu()->actions().front()->trigger();
        }
        await();
        hang("test-compared");
        window_->resize(1600, 900);
        hang("test-large");
        click(*window_, QStringLiteral("leave-testing"));
    }

private:
    void hang(const char* name) {
        settle();
        shelf_->hang(workshopRoom, game_ + QString::fromLatin1(name), *window_);
    }
    void choose(const char* name, int place) {
        if (auto* box = qobject_cast<QComboBox*>(seen(*window_, QString::fromLatin1(name))))
            box->setCurrentIndex(place);
    }
    void setGames(int games) {
        if (auto* field = qobject_cast<QSpinBox*>(seen(*window_, QStringLiteral("test-games"))))
            field->setValue(games);
    }
    void openTab(int place) {
        if (auto* tabs = qobject_cast<QTabWidget*>(seen(*window_, QStringLiteral("numbers-tabs"))))
            tabs->setCurrentIndex(place);
    }
    void await() {
        constexpr int longest = 300'000;
        static_cast<void>(QTest::qWaitFor(
            [this] { return seen(*window_, QStringLiteral("test-cancel")) == nullptr; }, longest));
    }

    Shelf* shelf_;
    MainWindow* window_;
    QString game_;
};

} // namespace

void hangWorkshop(Shelf& shelf, Language language, Brightness brightness) {
    for (const Game* game : allGames()) {
        if (game->hidden)
            continue;
        MainWindow window{std::array{game}, {language, brightness, false, {}, makeBot}};
        window.resize(1280, 720);
        window.show();
        const QString prefix = QString::fromStdString(std::string{game->id}) + '-';
        WorkshopPictures{shelf, window, prefix}.take();
        TestPictures{shelf, window, prefix}.take();
    }
}

} // namespace takujo

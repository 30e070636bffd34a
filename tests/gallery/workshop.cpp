#include "engine/games/registry.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/window/main_window.h"

#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>

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
    void type(const QString& query) {
        if (auto* field = qobject_cast<QLineEdit*>(seen(*window_, QStringLiteral("card-query"))))
            field->setText(query);
    }
    void openMenu(const char* name) {
        auto* button = qobject_cast<QPushButton*>(seen(*window_, QString::fromLatin1(name)));
        if (button == nullptr || button->menu() == nullptr)
            return;
        button->menu()->popup(button->mapToGlobal(QPoint{0, button->height()}));
        shelf_->hang(workshopRoom, game_ + QString::fromLatin1(name), *button->menu());
        button->menu()->close();
        settle();
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
        MainWindow window{std::array{game}, {language, brightness, false}};
        window.resize(1280, 720);
        window.show();
        WorkshopPictures{shelf, window, QString::fromStdString(std::string{game->id}) + '-'}.take();
    }
}

} // namespace takujo

#include "engine/files/disk/data_places.h"
#include "engine/games/registry.h"
#include "engine/match/scenarios/answer_words.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/page/game_page.h"
#include "ui/window/main_window.h"

#include <array>
#include <string>

namespace takujo {

namespace {

const QString kitRoom = QStringLiteral("kit");

/// What no game of the shelf has on its table yet: backs, units, aimed strikes, what battles come to.
constexpr std::array<std::string_view, 4> scenarios{"backs/for-the-window", "targets/for-the-window",
                                                    "times/blows-wait", "links/nine-cards"};

class Hanging {
public:
    Hanging(Shelf& shelf, MainWindow& window) : shelf_{&shelf}, window_{&window} {}

    void play(const Scenario& scenario, const QString& name) {
        name_ = name;
        picture_ = 0;
        window_->beginAt(window_->games().front(), matchAt(scenario));
        hang();
        hangPile();
        for (const ScenarioStep& step : scenario.steps)
            if (!step.deck && !step.expectation && !step.concedes && !step.takesBack && !step.isTry)
                for (const ScenarioAnswer& words : step.answers)
                    answer(words);
    }

private:
    GamePage& page() const { return *window_->findChild<GamePage*>(); }

    void hang() {
        settle();
        page().view().table().movements().finish();
        shelf_->hang(kitRoom, QStringLiteral("%1-%2").arg(name_).arg(++picture_), *window_);
    }

    void answer(const ScenarioAnswer& words) {
        Session& session = *page().current();
        const Match& match = session.match();
        if (const auto meant = meantOption(match.position(), match.decision(), words)) {
            session.answer(Option{match.decision().options[*meant]});
            hang();
        }
    }

    /// The cards of the first pile in which some lie face down.
    void hangPile() {
        for (const ZoneItem* zone : page().view().table().zonesOf(Player::a)) {
            const ZoneView& view = page().current()->view().at(zone->zone());
            if (!zone->frame().opens || std::ranges::none_of(view.cards, &CardView::faceDown))
                continue;
            click(page(), *zone);
            if (QWidget* pile = otherWindow(*window_)) {
                shelf_->hang(kitRoom, name_ + QStringLiteral("-pile"), *window_, *pile);
                closeOthers(*window_);
            }
            return;
        }
    }

    Shelf* shelf_;
    MainWindow* window_;
    QString name_;
    int picture_ = 0;
};

} // namespace

void hangKit(Shelf& shelf, Language language, Brightness brightness) {
    static Game workbench = *findGame("workbench");
    workbench.hidden = false;
    static const std::array<const Game*, 1> games{&workbench};
    MainWindow window{games, {language, brightness, false}};
    window.resize(1280, 720);
    window.show();
    Hanging hanging{shelf, window};
    for (const std::string_view name : scenarios) {
        Findings findings;
        const auto file = findData("tests/scenarios/kit/" + std::string{name} + ".yaml");
        const auto scenario = file ? readScenario(*file, scenarioGame, findings) : std::nullopt;
        if (scenario)
            hanging.play(
                *scenario,
                QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())).replace(u'/', u'-'));
    }
}

} // namespace takujo

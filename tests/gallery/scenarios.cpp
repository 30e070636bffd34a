#include "engine/files/disk/data_places.h"
#include "engine/match/scenarios/answer_words.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/question_name.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/page/game_page.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

#include <QApplication>

#include <algorithm>
#include <exception>
#include <filesystem>

namespace takujo {

namespace {

const QString scenariosRoom = QStringLiteral("questions");
const QString meaningsName = QStringLiteral("meanings-of-a-card");

std::vector<Scenario> scenariosOf(const Game& game) {
    std::vector<std::filesystem::path> files;
    if (const auto folder = findData("tests/scenarios/" + std::string{game.id}))
        for (const auto& entry : std::filesystem::recursive_directory_iterator{*folder})
            if (entry.path().extension() == ".yaml")
                files.push_back(entry.path());
    std::ranges::sort(files); // the same pictures every time
    std::vector<Scenario> all;
    for (const auto& file : files) {
        Findings findings;
        if (auto scenario = readScenario(file, scenarioGame, findings))
            all.push_back(std::move(*scenario));
    }
    return all;
}

/// Plays one scenario, and hangs up what it asks that nothing has asked before.
class Play {
public:
    Play(Shelf& shelf, MainWindow& window, const std::shared_ptr<const GameData>& data)
        : shelf_{&shelf}, window_{&window}, page_{window.findChild<GamePage*>()}, data_{data} {}

    void play(const Scenario& scenario) {
        match_ = matchAt(scenario);
        look();
        for (const ScenarioStep& step : scenario.steps)
            if (!step.deck && !step.expectation && !step.concedes && !step.takesBack && !step.isTry)
                take(step);
    }

private:
    void look() {
        if (match_->over())
            return;
        if (!shelf_->has(scenariosRoom, meaningsName))
            if (const ObjectId object = manyMeanings(); object.exists())
                hangMeanings(object);
        const QString name = questionName(*match_);
        if (shelf_->has(scenariosRoom, name))
            return;
        show();
        shelf_->hang(scenariosRoom, name, *window_);
    }

    void show() {
        page_->begin(std::make_unique<Session>(data_, match_->copy(), page_->current()->language()));
    }

    /// What can do several things; none if nothing can.
    ObjectId manyMeanings() const {
        const auto& options = match_->decision().options;
        if (match_->decision().kind == DecisionKind::act)
            for (const Option& option : options)
                if (option.object.exists() && std::ranges::count(options, option.object, &Option::object) > 1)
                    return option.object;
        return {};
    }

    /// The menu that opens when it is clicked.
    void hangMeanings(ObjectId object) {
        show();
        settle();
        const CardItem* card = page_->view().table().cardOf(object);
        if (card == nullptr)
            return;
        click(*page_, *card);
        if (QWidget* menu = QApplication::activePopupWidget()) {
            shelf_->hang(scenariosRoom, meaningsName, *window_, *menu);
            menu->close();
            settle();
        }
    }

    void answer(std::size_t index) {
        match_->answer(Option{match_->decision().options[index]});
        look();
    }

    void take(const ScenarioStep& step) {
        for (const ScenarioAnswer& words : step.answers)
            if (const auto meant = meantOption(match_->position(), match_->decision(), words))
                answer(*meant);
        // What is begun is brought to its end.
        for (int i = 0; i < 30 && !match_->over() && match_->decision().within; ++i) {
            const auto& options = match_->decision().options;
            const auto end =
                std::ranges::find_if(options, [](const Option& option) { return !option.object.exists(); });
            if (end == options.end() || match_->decision().decider != step.player)
                return;
            answer(std::size_t(end - options.begin()));
        }
    }

    Shelf* shelf_;
    MainWindow* window_;
    GamePage* page_;
    std::shared_ptr<const GameData> data_;
    std::unique_ptr<Match> match_;
};

} // namespace

void hangRareQuestions(Shelf& shelf, MainWindow& window) {
    for (const auto& data : window.games())
        for (const Scenario& scenario : scenariosOf(*data->game))
            try {
                if (!scenario.illegal)
                    Play{shelf, window, data}.play(scenario);
            } catch (const ScenarioFailure&) {
                // The scenarios have tests of their own; here the others do.
            } catch (const std::exception&) { // so does a game that cannot go on
            }
}

} // namespace takujo

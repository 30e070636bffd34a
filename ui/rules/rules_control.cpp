#include "ui/rules/rules_control.h"

#include "engine/files/scenarios/own_cards.h"
#include "engine/match/scenarios/film.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/games/games_on_offer.h"
#include "ui/replay/replay_control.h"
#include "ui/rules/rules_page.h"
#include "ui/start/colour_choice.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <optional>
#include <utility>

namespace takujo {

namespace {

QString sentenceOf(const ScenarioFailure& failure) {
    return qt(Message{"Expected is {expected}, but it is {found}.", failure.expected, failure.found}.in(
        spokenLanguage()));
}

} // namespace

RulesControl::RulesControl(RulesPage& page, const GamesOnOffer& offer, ReplayControl& replays,
                           QWidget* window)
    : QObject{window}, page_{&page}, offer_{&offer}, replays_{&replays}, window_{window} {
    connect(&page, &RulesPage::leaveWanted, this, &RulesControl::left);
    connect(&page, &RulesPage::filmWanted, this, &RulesControl::watch);
    connect(&replays, &ReplayControl::filmLeft, this, [this] {
        emit shown();
        page_->takeKeys(true);
    });
    connect(&offer, &GamesOnOffer::readAnew, &page, [this] { page_->readAgain(offer_->playable()); });
}

void RulesControl::open(const QString& game, const QString& number) {
    page_->offer(offer_->playable());
    page_->open(game, number);
    emit shown();
    page_->takeKeys(false);
}

/// A file that has been damaged, or was written for another version, says why it can't be shown.
void RulesControl::watch(const std::filesystem::path& file) {
    const std::shared_ptr<const GameData> data = page_->game();
    Findings findings;
    auto scenario =
        readScenario(file, scenarioGame, findings, [&](const std::string& game, const std::string& id) {
            return game == data->game->id ? data->library.card(id) : nullptr;
        });
    const MessageSource what = [] { return tr("This film can't be shown."); };
    if (!scenario) {
        FindingsDialog::tell(window_, what, [findings] { return qt(findings.sentences(spokenLanguage())); });
        return;
    }
    scenario->ownCards = ownCardsText(file, *scenarioGame(scenario->game)).value_or("");
    const auto colours = Preferences::playerColours();
    try {
        Film film =
            filmOf(std::make_shared<const Scenario>(std::move(*scenario)),
                   {fromQt(ColourChoice::nameOf(colours[0])), fromQt(ColourChoice::nameOf(colours[1]))});
        const std::optional<ScenarioFailure> failure = film.trouble;
        const MessageSource trouble = [failure] {
            return failure ? tr("From here on it does not go as written. %1").arg(sentenceOf(*failure))
                           : QString{};
        };
        replays_->watchFilm(data, std::move(film), trouble);
    } catch (const ScenarioFailure& failure) {
        FindingsDialog::tell(window_, what, [failure] { return sentenceOf(failure); });
    }
}

} // namespace takujo

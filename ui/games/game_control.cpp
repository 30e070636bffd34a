#include "ui/games/game_control.h"

#include "engine/kit/stops.h"
#include "engine/match/first_player.h"
#include "engine/match/sentences/fault_report.h"
#include "ui/dialogs/file_dialog.h"
#include "ui/dialogs/parting_dialog.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/games/games_on_offer.h"
#include "ui/session/phase_stop.h"
#include "ui/start/colour_choice.h"
#include "ui/start/deck_colours.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <QDate>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

/// Whether any way that was tried came to a first turn, or anything was done in a position: in a film, more
/// than it does itself.
bool hasBegun(const Match& match, std::size_t ofFilm) {
    if (match.origin() != nullptr)
        return match.places() > std::max<std::size_t>(ofFilm, 1);
    for (std::size_t place = 0; place < match.places(); ++place)
        if (match.stateAt(place).turn > 0)
            return true;
    return false;
}

/// A file names cards by their ids, so that sets must have all of them, or it must say what they are.
bool canBeWritten(const Scenario& position, const Library& library) {
    return !position.ownCards.empty() || std::ranges::all_of(position.cards, [&](const CardDefinition& card) {
        return library.card(card.id) != nullptr;
    });
}

} // namespace

GameControl::GameControl(GamePage& page, GamesOnOffer& offer, const Settings& settings,
                         const CommandSet& commands, bool mayKeep, QWidget* window)
    : page_{&page}, offer_{&offer}, settings_{&settings}, window_{window}, mayKeep_{mayKeep} {
    connect(&settings, &Settings::changed, this, &GameControl::apply);
    commands.on(CommandId::save, this, [this] { save(); });
}

GameControl::~GameControl() {
    emit closing(); // while there is still a game to be asked
    if (autosave_ != nullptr && current()->match().over())
        autosave_->finish(); // it was seen to its end
}

void GameControl::begin(const GameStart& start) {
    GameStart named = start;
    const auto colours =
        Preferences::picksColours() ? Preferences::playerColours() : coloursOfDecks(*start.data, start.decks);
    for (std::size_t i = 0; i < named.names.size(); ++i)
        if (named.names[i].empty())
            named.names[i] = fromQt(ColourChoice::nameOf(colours[i]));
    MatchSetup setup = named.setup();
    setup.stops = chosenStops(*named.data);
    std::unique_ptr<Match> match = tryToBegin(setup);
    if (match == nullptr)
        return;
    if (start.seating == Seating::computer)
        match->seatComputer(start.computer);
    else
        match->setSeating(start.seating);
    nextMinutes_ = start.clockMinutes;
    show(named.data, std::move(match));
}

/// None if the program has a mistake there, which is told.
std::unique_ptr<Match> GameControl::tryToBegin(const MatchSetup& setup) {
    try {
        return std::make_unique<Match>(setup);
    } catch (const std::exception& fault) {
        FindingsDialog::tell(
            window_, [] { return tr("This game could not be begun."); },
            [reason = QString::fromUtf8(fault.what()), seed = setup.seed] {
                return tr("The program has a mistake: %1. Please report it, with both decks and the seed "
                          "%2. With another seed or other decks, a game can be begun.")
                    .arg(reason)
                    .arg(seed);
            });
        return nullptr;
    }
}

bool GameControl::canBeginAgain() const {
    const Session* session = current();
    return session != nullptr && session->match().over() && session->match().setup() != nullptr;
}

bool GameControl::beginAgain(std::optional<Player> first) {
    if (!canBeginAgain())
        return false;
    const Match& last = current()->match();
    MatchSetup setup = *last.setup();
    setup.stops = chosenStops(current()->data());
    setup.seed = first ? seedThatBegins(setup, *first, randomSeed) : randomSeed();
    std::unique_ptr<Match> match = tryToBegin(setup);
    if (match == nullptr)
        return false;
    if (last.seating() == Seating::computer)
        match->seatComputer(last.computer());
    else
        match->setSeating(last.seating());
    nextMinutes_ = clockMinutes_;
    show(current()->sharedData(), std::move(match));
    return true;
}

/// As the players have set them for this game, else as the game does.
std::array<std::uint32_t, 2> GameControl::chosenStops(const GameData& data) const {
    std::array<std::uint32_t, 2> stops{};
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const auto words = Preferences::stops(qt(data.game->id), static_cast<int>(i));
        stops[i] = (words ? stopsOf(data, *words) : usualStops(data)) | stopBeforeGivingUp;
        if (!settings_->isOn(SettingId::passByItself))
            stops[i] |= everyStop;
    }
    return stops;
}

bool GameControl::playFrom(const std::shared_ptr<const GameData>& data, const Scenario& position) {
    std::unique_ptr<Match> match;
    const auto colours = Preferences::playerColours();
    try {
        match = matchAt(position,
                        {fromQt(ColourChoice::nameOf(colours[0])), fromQt(ColourChoice::nameOf(colours[1]))},
                        chosenStops(*data));
    } catch (const ScenarioFailure& failure) {
        FindingsDialog::tell(
            window_, [] { return tr("This position can't be played on."); },
            [failure] {
                return qt(
                    Message{"Expected is {expected}, but it is {found}.", failure.expected, failure.found}.in(
                        spokenLanguage()));
            });
        return false;
    }
    if (canBeWritten(position, data->library))
        match->setOrigin(std::make_shared<const Scenario>(position));
    seat(*match);
    show(data, std::move(match));
    return true;
}

void GameControl::seat(Match& match) {
    if (Preferences::seating() == Seating::computer)
        match.seatComputer({Player::b, Preferences::bot()});
    else
        match.setSeating(Preferences::seating());
}

void GameControl::playOn(const std::shared_ptr<const GameData>& data, std::unique_ptr<Match> match,
                         const Scenario& film) {
    const bool canBeKept = canBeWritten(film, data->library);
    if (canBeKept)
        match->setOrigin(std::make_shared<const Scenario>(film));
    seat(*match);
    show(data, std::move(match));
    const std::array<std::uint32_t, 2> stops = chosenStops(*data);
    for (const Player player : bothPlayers)
        if (!current()->match().over())
            current()->setStops(player, stops[indexOf(player)]);
    placesOfFilm_ = current()->match().places();
    if (!canBeKept)
        page_->bubble().tellBeside(
            {{tr("This game can't be kept or saved: a file can't say what its cards are."), {}}},
            {page_->view().width() / 2, 0});
}

void GameControl::show(const std::shared_ptr<const GameData>& data, std::unique_ptr<Match> match,
                       const std::filesystem::path& file) {
    show(std::make_unique<Session>(data, std::move(match), spokenLanguage()), file);
}

void GameControl::show(std::unique_ptr<Session> session, const std::filesystem::path& file) {
    leaveGame();
    clockMinutes_ = std::exchange(nextMinutes_, 0);
    connect(session.get(), &Session::faultMet, this, &GameControl::tellFault);
    page_->begin(std::move(session));
    asSaved_ = writtenDown();
    if (canBeSaved(current()->match()))
        keepGame(file);
    emit shown();
    page_->takeKeys();
}

/// The game that was there waits on the start page, unless it had hardly begun or has come to its end.
void GameControl::leaveGame() {
    const Session* session = current();
    if (autosave_ != nullptr && session != nullptr &&
        (session->match().over() || !hasBegun(session->match(), placesOfFilm_)))
        autosave_->finish();
    autosave_.reset();
    keptIn_.clear();
    placesOfFilm_ = 0;
    offer_->setInUse({});
    emit leaving();
}

void GameControl::keepGame(const std::filesystem::path& file) {
    if (!mayKeep_ || !settings_->isOn(SettingId::keepGames)) {
        keptIn_ = file; // where it goes on to be kept as soon as games are kept again
        offer_->setInUse(keptIn_);
        return;
    }
    keepIn(file.empty() ? newFile() : file);
    if (!autosave_->isTaken())
        return;
    // Two windows in one file would undo each other's answers.
    keepIn(newFile());
    FindingsDialog::tell(
        window_, [] { return tr("This game is being played in another window, too."); },
        [] {
            return tr("The other window keeps it. Here it goes on as a game of its own, kept beside the "
                      "other, so nothing is lost. If you want only one of them, leave the other and delete "
                      "it on the start page.");
        });
}

/// A game that has just ended leaves its name to the next: what was remembered of it is not of this one.
std::filesystem::path GameControl::newFile() {
    std::filesystem::path file = newAutosave(autosaveFolder());
    Preferences::forgetGame(qt(file.string()));
    return file;
}

void GameControl::keepIn(const std::filesystem::path& file) {
    keptIn_ = file;
    offer_->setInUse(keptIn_);
    autosave_ = std::make_unique<AutosaveControl>(*current(), keptIn_);
    connect(autosave_.get(), &AutosaveControl::failed, this, [this](const MessageSource& why) {
        FindingsDialog::tell(
            window_, [] { return tr("The game could not be kept. It goes on; save it somewhere else."); },
            why);
    });
}

void GameControl::apply(SettingId id) {
    if (id == SettingId::keepGames)
        applyKeeping();
    else if (id == SettingId::passByItself)
        applyStops();
}

void GameControl::applyKeeping() {
    const bool keeps = settings_->isOn(SettingId::keepGames);
    if (!keeps && autosave_ != nullptr) {
        if (autosave_->isKept())
            asSaved_ = writtenDown();
        autosave_.reset(); // what it has kept stays
    } else if (keeps && autosave_ == nullptr && current() != nullptr && canBeSaved(current()->match())) {
        keepGame(keptIn_);
    }
    offer_->offer();
}

/// In the game that is played; the next one begins so.
void GameControl::applyStops() {
    Session* session = current();
    if (session == nullptr || session->match().over())
        return;
    const bool asks = !settings_->isOn(SettingId::passByItself);
    for (const Player player : bothPlayers) {
        const std::uint32_t stops = session->stops(player);
        session->setStops(player, asks ? stops | everyStop : stops & ~everyStop);
    }
}

std::string GameControl::writtenDown() const {
    const Session* session = current();
    return session == nullptr || !canBeSaved(session->match()) ? std::string{}
                                                               : toText(savedGameOf(session->match()));
}

bool GameControl::isKept() {
    return (autosave_ != nullptr && autosave_->isKept()) || writtenDown() == asSaved_;
}

/// A lesson can be begun again, and a game that was played to its end is left as it is.
bool GameControl::wouldBeLost() {
    const Session* session = current();
    return mayKeep_ && session != nullptr && canBeSaved(session->match()) && session->match().places() > 1 &&
           !session->match().over() && !isKept();
}

void GameControl::partWithGame(const std::function<void()>& then) {
    if (!asksBeforeLosing(then))
        then();
}

bool GameControl::asksBeforeLosing(const std::function<void()>& then) {
    if (!wouldBeLost())
        return false;
    PartingDialog::ask(window_, [this, then] { save(then); }, then);
    return true;
}

void GameControl::save(const std::function<void()>& then) {
    QFileDialog* dialog = gameFileDialog(window_, [] { return tr("Save game"); }, "save-dialog");
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->selectFile(tr("%1 turn %2", "name of a file: date, number")
                           .arg(QDate::currentDate().toString(Qt::ISODate))
                           .arg(current()->view().turn));
    connect(dialog, &QFileDialog::fileSelected, this, [this, then](const QString& file) {
        std::string text = writtenDown();
        if (const auto failure = tryToWriteFile(std::filesystem::path{fromQt(file)}, text)) {
            FindingsDialog::tell(
                window_, [] { return tr("The game was not saved."); },
                [failure = *failure, data = current()->sharedData()] {
                    return qt(sentenceOf(failure, data->words, spokenLanguage()));
                });
            return;
        }
        asSaved_ = std::move(text);
        Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
        Preferences::addRecentGame(file);
        if (then)
            then();
        else
            page_->bubble().tellBeside({{tr("Saved as %1.").arg(QFileInfo{file}.fileName()), {}}},
                                       {page_->view().width() / 2, 0});
    });
    dialog->open();
}

/// The game goes on as it stood; whoever mends the program finds it in a file.
void GameControl::tellFault(const MatchFault& fault) {
    const Session& session = *current();
    const FaultReport report = writeReport(session.match(), fault, reportFolder());
    FindingsDialog::tell(
        window_, [] { return tr("This answer could not be carried out."); },
        [fault, report, data = session.sharedData()] {
            return qt(sentenceOf(fault, report, data->words, spokenLanguage()));
        });
}

/// The game at hand, if there is one, has not changed.
void GameControl::tellMistake(const std::string& reason) {
    std::optional<FaultReport> report;
    if (const Session* const session = current())
        report = writeReport(session->match(), reason, reportFolder());
    const auto& games = offer_->playable();
    FindingsDialog::tell(
        window_, [] { return tr("Something in the window went wrong."); },
        [reason, report, data = games.empty() ? nullptr : games.front()] {
            return qt(data == nullptr ? reason
                                      : sentenceOfMistake(reason, report, data->words, spokenLanguage()));
        });
}

} // namespace takujo

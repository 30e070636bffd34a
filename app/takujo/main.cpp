#include "app/takujo/options.h"
#include "app/takujo/screenshot.h"
#include "engine/files/disk/data_places.h"
#include "engine/games/registry.h"
#include "engine/lab/bots/make_bot.h"
#include "engine/match/scenarios/scenario.h"
#include "engine/match/sentences/deck_problem.h"
#include "ui/sound/audio_output.h"
#include "ui/start/game_start.h"
#include "ui/theme/spoken.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"
#include "ui/widgets/preferences.h"
#include "ui/widgets/window_style.h"
#include "ui/window/guarded_application.h"
#include "ui/window/main_window.h"
#include "ui/window/translator.h"

#include <QApplication>
#include <QIcon>
#include <QTextStream>

#include <algorithm>
#include <cstdio>
#include <string_view>

using namespace takujo;

namespace {

int fail(const QString& sentence) {
    QTextStream{stderr} << sentence << '\n';
    return 1;
}

/// Qt would end the program with a list of plugins.
bool hasDisplay(int count, char** arguments) {
    for (const char* variable : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
        if (!qEnvironmentVariableIsEmpty(variable))
            return true;
    for (int i = 1; i < count; ++i)
        if (std::string_view{arguments[i]} == "-platform" || std::string_view{arguments[i]} == "--platform")
            return true;
    return false;
}

/// Help and version are told without a display.
bool onlyTells(int count, char** arguments) {
    for (int i = 1; i < count; ++i)
        for (const std::string_view option : {"--help", "-h", "--version", "-v", "--help-all"})
            if (arguments[i] == option)
                return true;
    return false;
}

/// What keeps the window from opening, in the language of the call.
int failWithoutWindow(int count, char** arguments) {
    const QCoreApplication terminal{count, arguments};
    Translator translator;
    translator.speak(languageOf(count, arguments));
    if (!hasDisplay(count, arguments))
        return fail(
            ProgramWords::tr("There is no display to open a window on: start takujo in a desktop session "
                             "(or set DISPLAY), or play in the terminal with takujo-cli play."));
    QString problem;
    scaleOf(count, arguments, problem);
    return fail(problem);
}

QString listed(const QStringList& names) {
    return names.join(ProgramWords::tr(", ", "between names"));
}

QString noDeck(const GameData& data, const QString& name) {
    QStringList known;
    for (const Deck& one : data.library.decks())
        known << qt(one.id);
    return name.isEmpty()
               ? ProgramWords::tr("--deck takes the name of a deck; the decks are: %1.").arg(listed(known))
               : ProgramWords::tr("There is no deck \"%1\"; the decks are: %2.").arg(name, listed(known));
}

/// The one of its decks' formats in which both may be played; that of the first if there is none.
std::size_t formatOf(const GameStart& start) {
    const auto& formats = start.data->game->formats;
    std::optional<std::size_t> first;
    for (const Deck* deck : start.decks)
        for (std::size_t format = 0; format < formats.size(); ++format) {
            if (formats[format] != deck->format)
                continue;
            first = first.value_or(format);
            if (std::ranges::all_of(start.decks, [&](const Deck* each) {
                    return problemsOf(*start.data, *each, format).empty();
                }))
                return format;
        }
    return first.value_or(start.format);
}

/// The game of that id.
std::shared_ptr<const GameData> gameOf(const MainWindow& window, const QString& id) {
    for (const auto& game : window.games())
        if (qt(game->game->id) == id)
            return game;
    return nullptr;
}

/// The one that has the decks where none is asked for; then the one that was chosen last.
std::shared_ptr<const GameData> gameOf(const MainWindow& window, const ProgramOptions& options) {
    if (options.game)
        return gameOf(window, *options.game);
    const auto has = [&](const auto& game) {
        return std::ranges::all_of(
            options.decks, [&](const QString& deck) { return game->library.deck(fromQt(deck)) != nullptr; });
    };
    if (!options.decks.isEmpty())
        for (const auto& game : window.games())
            if (has(game))
                return game;
    const auto last = gameOf(window, Preferences::lastGame());
    return last != nullptr || window.games().empty() ? last : window.games().front();
}

/// The game the options ask for; a sentence where there is none such.
std::optional<GameStart> startOf(const ProgramOptions& options, const MainWindow& window, QString& problem) {
    const std::shared_ptr<const GameData> data = gameOf(window, options);
    if (data == nullptr) {
        QStringList known;
        for (const auto& game : window.games())
            known << qt(game->game->id);
        problem =
            known.isEmpty()
                ? ProgramWords::tr(
                      "No game could be loaded; run takujo-cli lint to see what is wrong with its files.")
                : ProgramWords::tr("There is no game \"%1\"; the games are: %2.")
                      .arg(options.game.value_or(QString{}), listed(known));
        return std::nullopt;
    }
    GameStart start = usualStart(data);
    for (qsizetype i = 0; i < options.decks.size(); ++i) {
        const Deck* deck = data->library.deck(fromQt(options.decks[i]));
        if (deck == nullptr) {
            problem = noDeck(*data, options.decks[i]);
            return std::nullopt;
        }
        start.decks[static_cast<std::size_t>(i)] = deck;
        if (options.decks.size() == 1)
            start.decks[1] = deck;
    }
    if (!start.complete()) {
        problem = ProgramWords::tr("There are no two decks to play with; make some in cardsets/%1/decks.")
                      .arg(qt(data->game->id));
        return std::nullopt;
    }
    if (!options.decks.isEmpty())
        start.format = formatOf(start);
    const Language language = spokenLanguage();
    for (const Deck* deck : start.decks)
        if (const auto problems = problemsOf(*data, *deck, start.format); !problems.empty()) {
            problem = ProgramWords::tr("%1: %2").arg(
                qt(deck->name.in(language)),
                QString::fromStdString(sentenceOf(problems.front(), data->words, language)));
            return std::nullopt;
        }
    if (options.seed)
        start.seed = *options.seed;
    return start;
}

/// The scenario that the options name; a sentence where it can't be read.
std::optional<Scenario> scenarioOf(const QString& file, QString& problem) {
    Findings findings;
    std::optional<Scenario> scenario =
        readScenario(fromQt(file), scenarioGame, findings, cardsOfSets(findings));
    if (!scenario)
        problem = qt(findings.sentences(spokenLanguage()));
    return scenario;
}

/// False, and a sentence, if it cannot be set up.
bool show(MainWindow& window, const Scenario& scenario, QString& problem) {
    const std::shared_ptr<const GameData> data = gameOf(window, qt(scenario.game));
    if (data == nullptr) {
        problem = ProgramWords::tr("No game could be loaded; run takujo-cli lint to see what is wrong with "
                                   "its files.");
        return false;
    }
    try {
        window.beginAt(data, matchAt(scenario));
        return true;
    } catch (const ScenarioFailure& failure) {
        problem = qt(failure.found.in(spokenLanguage()));
        return false;
    }
}

} // namespace

int main(int argc, char** argv) {
    if (onlyTells(argc, argv) && !hasDisplay(argc, argv))
        qputenv("QT_QPA_PLATFORM", "minimal");
    QString problem;
    const auto scale = scaleOf(argc, argv, problem);
    if (!hasDisplay(argc, argv) || !problem.isEmpty())
        return failWithoutWindow(argc, argv);
    if (scale)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(*scale));
    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    GuardedApplication application{argc, argv};
    QApplication::setApplicationName(QStringLiteral("takujo"));
    QApplication::setOrganizationName(QStringLiteral("takujo"));
    QApplication::setApplicationVersion(QStringLiteral(TAKUJO_VERSION));
    // The desktop finds name and icon under this; the icon is for desktops that ask the window.
    QApplication::setDesktopFileName(QStringLiteral("org.takujo.Takujo"));
    if (const auto icon = findData("resources/icon/takujo.svg"))
        QApplication::setWindowIcon(QIcon{QString::fromStdString(icon->string())});
    QApplication::setStyle(new WindowStyle);
    QApplication::setFont(textFont(TextSize::body));

    std::optional<ProgramOptions> options;
    {
        Translator translator; // until the window speaks for itself
        translator.speak(languageOf(argc, argv));
        options = readOptions(QApplication::arguments(), problem);
    }
    if (!options)
        return fail(problem);

    std::optional<Scenario> scenario;
    if (options->scenario) {
        scenario = scenarioOf(*options->scenario, problem);
        if (!scenario)
            return fail(problem);
    }
    const std::string shown = scenario        ? scenario->game
                              : options->game ? fromQt(*options->game)
                                              : std::string{};
    MainWindow window{allGames(),
                      {options->language, options->brightness, !options->screenshot, shown, makeBot,
                       options->screenshot ? SoundOutputMaker{} : audioOutput()}};
    if (options->size.isValid())
        window.resize(options->size);
    else if (options->screenshot)
        window.resize(1280, 720);
    if (scenario) {
        window.show();
        if (!show(window, *scenario, problem))
            return fail(problem);
    } else if (options->startsGame()) {
        const std::optional<GameStart> start = startOf(*options, window, problem);
        if (!start)
            return fail(problem);
        window.show();
        window.begin(*start);
        if (options->turn)
            window.playUntil(*options->turn, start->seed);
        else if (options->screenshot)
            window.skipQuestions();
    }
    if (options->startsGame() && options->page)
        window.openPage(*options->page == QStringLiteral("log")        ? SidePanel::log
                        : *options->page == QStringLiteral("rules")    ? SidePanel::rules
                        : *options->page == QStringLiteral("branches") ? SidePanel::branches
                                                                       : SidePanel::guide);
    window.show();
    if (options->screenshot)
        saveScreenshotAndQuit(window, *options->screenshot);
    return QApplication::exec();
}

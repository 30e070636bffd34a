#include "app/takujo/options.h"

#include "ui/window/translator.h"

#include <QCommandLineParser>
#include <QSize>

#include <string_view>

namespace takujo {

namespace {

constexpr double leastScale = 0.5;
constexpr double mostScale = 4;
constexpr int mostTurns = 200;

std::optional<QSize> sizeOf(const QString& text) {
    const QStringList parts = text.split(QLatin1Char('x'));
    if (parts.size() != 2)
        return std::nullopt;
    const QSize size{parts[0].toInt(), parts[1].toInt()};
    return size.width() > 0 && size.height() > 0 ? std::optional{size} : std::nullopt;
}

} // namespace

Language languageOf(int count, char** arguments) {
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        if (argument == "--language=ja" ||
            (argument == "--language" && i + 1 < count && std::string_view{arguments[i + 1]} == "ja"))
            return Language::ja;
        if (argument.starts_with("--language"))
            return Language::en;
    }
    return Translator::ofSystem();
}

std::optional<double> scaleOf(int count, char** arguments, QString& problem) {
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        QString value;
        if (argument == "--scale" && i + 1 < count)
            value = QString::fromLocal8Bit(arguments[i + 1]);
        else if (argument.starts_with("--scale="))
            value = QString::fromLocal8Bit(argument.substr(8).data());
        else
            continue;
        bool isNumber = false;
        const double scale = value.toDouble(&isNumber);
        if (isNumber && scale >= leastScale && scale <= mostScale)
            return scale;
        problem = ProgramWords::tr("--scale takes a number from 0.5 to 4, not \"%1\".").arg(value);
    }
    return std::nullopt;
}

std::optional<ProgramOptions> readOptions(const QStringList& arguments, QString& problem) {
    const QCommandLineOption game{QStringLiteral("game"), ProgramWords::tr("Begin a game at once."),
                                  QStringLiteral("game")};
    const QCommandLineOption deck{
        QStringLiteral("deck"),
        ProgramWords::tr("The deck of the first player; given twice, also the second's."),
        QStringLiteral("deck")};
    const QCommandLineOption seed{QStringLiteral("seed"), ProgramWords::tr("Shuffle in this way."),
                                  QStringLiteral("number")};
    const QCommandLineOption language{QStringLiteral("language"), ProgramWords::tr("en or ja."),
                                      QStringLiteral("language")};
    const QCommandLineOption theme{QStringLiteral("theme"), ProgramWords::tr("dark or light."),
                                   QStringLiteral("theme")};
    const QCommandLineOption scale{QStringLiteral("scale"),
                                   ProgramWords::tr("Make everything larger, for example 1.5."),
                                   QStringLiteral("number")};
    const QCommandLineOption size{QStringLiteral("size"),
                                  ProgramWords::tr("The size of the window, for example 1280x720."),
                                  QStringLiteral("size")};
    const QCommandLineOption screenshot{
        QStringLiteral("screenshot"), ProgramWords::tr("Save a picture of the window with a game and stop."),
        QStringLiteral("file")};
    const QCommandLineOption turns{
        QStringLiteral("turns"),
        ProgramWords::tr(
            "Let the table play so many turns by itself first, in the way of the seed, and on until "
            "something waits that has chosen its targets, or somebody chooses cards in the other's turn."),
        QStringLiteral("number")};
    const QCommandLineOption page{
        QStringLiteral("page"),
        ProgramWords::tr("Open a page of the side panel: guide, log, rules or branches."),
        QStringLiteral("page")};
    const QCommandLineOption scenario{QStringLiteral("scenario"),
                                      ProgramWords::tr("Begin where the scenario in this file begins."),
                                      QStringLiteral("file")};
    QCommandLineParser parser;
    parser.setApplicationDescription(ProgramWords::tr("A desktop tabletop that knows the rules."));
    parser.addOptions({game, deck, seed, language, theme, scale, size, screenshot, turns, page, scenario});
    parser.addHelpOption();
    parser.addVersionOption();
    const bool isUnderstood = parser.parse(arguments);
    QStringList strange = parser.unknownOptionNames();
    for (QString& name : strange)
        name.prepend(name.size() > 1 ? QStringLiteral("--") : QStringLiteral("-"));
    strange += parser.positionalArguments();
    if (!strange.isEmpty()) {
        problem = ProgramWords::tr("\"%1\" is not an option; --help lists them.").arg(strange.front());
        return std::nullopt;
    }
    if (!isUnderstood) { // a value is missing, or one too many is there
        problem = parser.errorText();
        return std::nullopt;
    }
    parser.process(arguments); // --help and --version

    ProgramOptions options;
    if (parser.isSet(game))
        options.game = parser.value(game);
    options.decks = parser.values(deck);
    if (options.decks.size() > 2) {
        problem = ProgramWords::tr("Two players play, so --deck can be given twice at most.");
        return std::nullopt;
    }
    if (parser.isSet(seed)) {
        bool isNumber = false;
        options.seed = parser.value(seed).toULongLong(&isNumber);
        if (!isNumber)
            problem = ProgramWords::tr("--seed takes a whole number, not \"%1\".").arg(parser.value(seed));
    }
    if (parser.isSet(language)) {
        options.language = Translator::ofWord(parser.value(language));
        if (!options.language)
            problem = ProgramWords::tr("--language takes en or ja, not \"%1\".").arg(parser.value(language));
    }
    if (parser.isSet(theme)) {
        const QString word = parser.value(theme);
        if (word == QStringLiteral("dark"))
            options.brightness = Brightness::dark;
        else if (word == QStringLiteral("light"))
            options.brightness = Brightness::light;
        else
            problem = ProgramWords::tr("--theme takes dark or light, not \"%1\".").arg(word);
    }
    if (parser.isSet(size)) {
        if (const auto wanted = sizeOf(parser.value(size)))
            options.size = *wanted;
        else
            problem = ProgramWords::tr("--size takes width and height, for example 1280x720, not \"%1\".")
                          .arg(parser.value(size));
    }
    if (parser.isSet(turns)) {
        bool isNumber = false;
        const int number = parser.value(turns).toInt(&isNumber);
        if (isNumber && number > 0 && number <= mostTurns)
            options.turn = number;
        else
            problem = ProgramWords::tr("--turns takes a number from 1 to 200, not \"%1\".")
                          .arg(parser.value(turns));
    }
    if (parser.isSet(page)) {
        options.page = parser.value(page);
        if (!QStringList{QStringLiteral("guide"), QStringLiteral("log"), QStringLiteral("rules"),
                         QStringLiteral("branches")}
                 .contains(*options.page))
            problem = ProgramWords::tr("--page takes guide, log, rules or branches, not \"%1\".")
                          .arg(*options.page);
    }
    if (parser.isSet(scenario))
        options.scenario = parser.value(scenario);
    if (parser.isSet(screenshot))
        options.screenshot = parser.value(screenshot);
    return problem.isEmpty() ? std::optional{options} : std::nullopt;
}

} // namespace takujo

// Hangs up pictures of everything that can be seen: one language, theme and scale a run; and writes files of
// what can be heard. tests/gallery.sh makes all.

#include "engine/games/registry.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/theme/typography.h"
#include "ui/widgets/window_style.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>

#include <cstdio>

using namespace takujo;

int main(int argc, char** argv) {
    const QTemporaryDir place; // where a user's own cards, decks and games would be
    qputenv("XDG_DATA_HOME", place.path().toUtf8());
    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication application{argc, argv};
    const QStringList wanted = QApplication::arguments();
    if (wanted.size() != 4 && wanted.size() != 5) {
        QTextStream{stderr} << "takujo_gallery FOLDER en|ja dark|light [ROOM], with QT_SCALE_FACTOR for the "
                               "scale\n";
        return 2;
    }
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("takujo-gallery"));
    QApplication::setApplicationName(QStringLiteral("takujo-gallery-%1").arg(QApplication::applicationPid()));
    QApplication::setApplicationVersion(QStringLiteral("1.0"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings{}.setValue(QStringLiteral("movement"), false);
    QSettings{}.setValue(QStringLiteral("welcomed"), true);
    QApplication::setStyle(new WindowStyle);
    QApplication::setFont(textFont(TextSize::body));

    const Language language = wanted[2] == QStringLiteral("ja") ? Language::ja : Language::en;
    const Brightness brightness = wanted[3] == QStringLiteral("light") ? Brightness::light : Brightness::dark;
    Shelf shelf{wanted[1],
                QStringLiteral("%1-%2-x%3").arg(wanted[2], wanted[3]).arg(qApp->devicePixelRatio())};
    const auto isWanted = [&](const char* room) {
        return wanted.size() == 4 || wanted[4] == QString::fromLatin1(room);
    };
    if (isWanted("cards"))
        hangCards(shelf, language, brightness);
    {
        MainWindow window{allGames(), {language, brightness, false}};
        window.resize(1280, 720);
        window.show();
        if (isWanted("dialogs"))
            hangDialogs(shelf, window);
        if (isWanted("moments"))
            hangMoments(shelf, window);
        if (isWanted("questions")) {
            hangQuestions(shelf, window);
            hangRareQuestions(shelf, window);
        }
        if (isWanted("lessons"))
            hangLessons(shelf, window);
    }
    if (isWanted("dialogs"))
        hangStart(shelf, language, brightness);
    if (isWanted("kit"))
        hangKit(shelf, language, brightness);
    if (isWanted("workshop")) {
        hangWorkshop(shelf, language, brightness);
        hangPositions(shelf, language, brightness);
    }
    if (isWanted("bringing"))
        hangBringing(shelf, language, brightness);
    if (isWanted("rules"))
        hangRules(shelf, language, brightness);
    if (isWanted("learning"))
        hangLearning(shelf, language, brightness);
    if (isWanted("films"))
        hangFilms(shelf, language, brightness);
    if (isWanted("files"))
        hangFiles(shelf, language, brightness);
    if (isWanted("troubles"))
        hangTroubles(shelf, language, brightness);
    const QStringList unheard = isWanted("sounds") ? writeSounds(wanted[1]) : QStringList{};
    QFile::remove(QSettings{}.fileName());
    for (const QString& failure : shelf.failures() + unheard)
        QTextStream{stderr} << failure << '\n';
    QTextStream{stdout} << shelf.count() << " pictures\n";
    return shelf.failures().isEmpty() && unheard.isEmpty() ? 0 : 1;
}

#include "app/takujo/screenshot.h"

#include "app/takujo/options.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageWriter>
#include <QPixmap>
#include <QTextStream>
#include <QTimer>
#include <QWidget>

#include <cstdio>

namespace takujo {

namespace {

/// Long enough for the cards of the opening hands to arrive.
constexpr int settlingTime = 1200;

} // namespace

void saveScreenshotAndQuit(QWidget& window, const QString& file) {
    QTimer::singleShot(settlingTime, &window, [&window, file] {
        QImageWriter writer{file};
        if (QFileInfo{file}.suffix().isEmpty())
            writer.setFormat("png");
        if (writer.write(window.grab().toImage())) {
            QCoreApplication::exit(0);
            return;
        }
        QTextStream{stderr}
            << ProgramWords::tr("The picture could not be written to %1: %2. Name a file in a folder you may "
                                "write to, ending in .png or .jpg.")
                   .arg(file, writer.errorString())
            << '\n';
        QCoreApplication::exit(1);
    });
}

} // namespace takujo

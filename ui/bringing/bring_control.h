#pragma once

#include "engine/lists/set_writer.h"
#include "ui/bringing/list_reading.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>
#include <optional>

class QFileDialog;
class QWidget;

namespace takujo {

class BringPage;
class GamesOnOffer;
class StartPage;

/// Lets somebody bring cards: asks for the list, reads it, and saves what was mended as a set of their own.
/// What is there already is never replaced unasked.
class BringControl : public QObject {
    Q_OBJECT

public:
    BringControl(BringPage& page, StartPage& start, GamesOnOffer& offer, QWidget* window);

    /// Opens the page for a game; what was brought before is still there.
    void open(const GameData* game);

signals:
    /// The page is to be seen; it has been left.
    void shown();
    void left();

private:
    QFileDialog* askForFile(const QString& name);
    void askForList();
    void askForMapping();
    void begin(const std::filesystem::path& list);
    void take(const std::shared_ptr<ListRead>& result);
    void tellRemarks();
    void askForPictures();
    void takePicturesFrom(const QString& folder);
    void save();
    void write(const std::filesystem::path& file, const SetHead& head, Present present);
    void leave();

    BringPage* page_;
    GamesOnOffer* offer_;
    QWidget* window_;
    ListReading* reading_;
    std::filesystem::path list_;
    std::optional<std::filesystem::path> mapping_;
    Findings findings_; ///< of the list
};

} // namespace takujo

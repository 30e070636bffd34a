#pragma once

#include <QObject>

#include <cstddef>
#include <optional>

namespace takujo {

class GameControl;
class GamesOnOffer;
class LessonControl;
class StartPage;

/// Lists the lessons of all games on the start page, with the chapters that have been done, and begins the
/// one that is wanted there.
class LessonsOnOffer : public QObject {
    Q_OBJECT

public:
    LessonsOnOffer(StartPage& start, const GamesOnOffer& offer, GameControl& games, LessonControl& lessons,
                   QObject* parent);

    /// Lists them as they are now.
    void offer();
    /// Begins a lesson, as the start page names it, at that chapter or at the first that has not been done.
    void begin(const QString& id, std::optional<std::size_t> chapter = std::nullopt);

private:
    StartPage* start_;
    const GamesOnOffer* offer_;
    GameControl* games_;
    LessonControl* lessons_;
};

} // namespace takujo

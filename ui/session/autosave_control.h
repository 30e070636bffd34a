#pragma once

#include "engine/match/saves/autosave.h"
#include "ui/session/session.h"
#include "ui/theme/spoken.h"

#include <QObject>
#include <QString>

namespace takujo {

/// Keeps the game of a session in the user's place after every answer, so that players can go on with it
/// after a crash, or another day. A game that is over is kept, too, until it is left: undo could still go on
/// with it.
class AutosaveControl : public QObject {
    Q_OBJECT

public:
    /// Keeps it in that file, or in a new one if it has no name. The session must outlive this.
    AutosaveControl(Session& session, const std::filesystem::path& file, QObject* parent = nullptr);

    /// Another window keeps a game in that file: nothing is kept here.
    bool isTaken() const { return autosave_.isTaken(); }
    /// The game stands in the file as it is now. Writing that failed is tried again.
    bool isKept();
    /// The game has been left for good: it is not offered again.
    void finish() { autosave_.finish(); }

signals:
    /// It could not be kept, and why; told once, until it can be kept again.
    void failed(const takujo::MessageSource& why);

private:
    void keep();

    Session& session_;
    Autosave autosave_;
    bool isTold_ = false;
};

} // namespace takujo

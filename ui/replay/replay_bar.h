#pragma once

#include "ui/replay/reel.h"
#include "ui/replay/replay_timeline.h"
#include "ui/replay/transport_icons.h"
#include "ui/session/session.h"
#include "ui/widgets/command_set.h"

#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <utility>
#include <vector>

namespace takujo {

/// Stands below a game that is watched: shows it as a line, with buttons that go along it.
class ReplayBar : public QWidget {
    Q_OBJECT

public:
    explicit ReplayBar(const CommandSet& commands, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    /// Shows where the session stands; `rewrites`: it is on another line than before.
    void display(const Session& session, const Reel& reel, bool rewrites);
    void setPlaying(bool plays);
    void setSpeed(double speed);
    /// What is wrong with the recording, and where; empty if nothing is.
    void setTrouble(const QString& trouble);
    void openBranches();
    void openTurns();

signals:
    void wanted(int depth);
    void branchWanted(quint64 tip, quint64 fork);
    void eyesWanted(takujo::OpenHands viewerControl);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void nameSpeed();
    void setIcons();
    QToolButton* buttonFor(CommandId id);
    QWidget* buttonRow();

    const CommandSet& commands_;
    Palette palette_;
    TimelineMarks marks_;
    std::vector<ToldBranch> branches_;
    QString troubleText_;
    bool plays_ = false;
    ReplayTimeline* timeline_;
    std::vector<std::pair<QToolButton*, Transport>> icons_;
    QToolButton* play_ = nullptr;
    QLabel* speed_;
    QToolButton* turns_;
    QLabel* place_;
    QComboBox* viewerControl_;
    QToolButton* branch_;
    QLabel* trouble_;
};

} // namespace takujo

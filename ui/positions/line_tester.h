#pragma once

#include "engine/numbers/line_test.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <mutex>
#include <thread>

namespace takujo {

/// Plays lines out in a thread of its own, and tells how it goes, so that the window never waits.
class LineTester : public QObject {
    Q_OBJECT

public:
    explicit LineTester(QObject* parent = nullptr);
    ~LineTester() override;

    /// Begins; a test that runs already is left.
    void begin(LineTestSetup setup);
    /// Ends it; what was counted stays. Waits for as long as a bot needs to notice.
    void stop();
    bool isRunning() const { return isRunning_; }

signals:
    void counted(const takujo::LineTest& test);
    void finished();
    /// A game has a mistake and cannot go on.
    void failed(const QString& reason);

private:
    void look();

    std::jthread thread_;
    std::mutex mutex_;
    LineTest latest_;
    QString fault_;
    bool isNew_ = false;
    std::atomic<bool> isDone_ = false;
    bool isRunning_ = false;
    QTimer looks_; ///< a window can't show every game by itself
};

} // namespace takujo

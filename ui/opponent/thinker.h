#pragma once

#include "engine/match/bot.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

namespace takujo {

/// Lets a bot think in a thread of its own, about one question at a time, so that the window never waits.
class Thinker : public QObject {
    Q_OBJECT

public:
    explicit Thinker(BotMaker makeBot, QObject* parent = nullptr);
    ~Thinker() override;

    /// Begins; what was thought about before is left. The answer depends on the seed and on what is known,
    /// not on time.
    void think(const BotChoice& bot, std::uint64_t seed, KnownGame known);
    /// From now on nothing is told of what is being thought about. Does not wait for it.
    void stop();
    bool isThinking() const { return isThinking_; }

signals:
    void thought(const takujo::Advice& advice);
    /// The bot has a mistake, and no answer.
    void failed(const QString& reason);

private:
    struct Thought {
        std::atomic<bool> isDone = false;
        std::jthread thread; ///< joined before the flag goes
    };
    void leave();

    BotMaker makeBot_;
    std::uint64_t question_ = 0;
    bool isThinking_ = false;
    std::vector<std::unique_ptr<Thought>> thoughts_; ///< the last is the one that counts
};

} // namespace takujo

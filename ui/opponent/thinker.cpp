#include "ui/opponent/thinker.h"

#include <exception>
#include <utility>

namespace takujo {

Thinker::Thinker(BotMaker makeBot, QObject* parent) : QObject{parent}, makeBot_{std::move(makeBot)} {}

/// Waits, for as long as a bot needs to notice.
Thinker::~Thinker() {
    stop();
    thoughts_.clear();
}

void Thinker::think(const BotChoice& bot, std::uint64_t seed, KnownGame known) {
    stop();
    isThinking_ = true;
    thoughts_.push_back(std::make_unique<Thought>());
    Thought* const thought = thoughts_.back().get();
    const auto tell = [this, question = question_](const auto& telling) {
        QMetaObject::invokeMethod(
            this,
            [this, question, telling] {
                if (question != question_)
                    return; // nobody asks that any more
                isThinking_ = false;
                telling();
            },
            Qt::QueuedConnection);
    };
    thought->thread =
        std::jthread{[this, thought, tell, bot, seed, known = std::move(known)](const std::stop_token& stop) {
            try {
                const Advice advice = makeBot_(bot, seed)->advise(known, stop);
                if (!stop.stop_requested())
                    tell([this, advice] { emit this->thought(advice); });
            } catch (const std::exception& fault) {
                tell([this, reason = QString::fromUtf8(fault.what())] { emit failed(reason); });
            }
            thought->isDone = true;
        }};
}

void Thinker::stop() {
    ++question_;
    isThinking_ = false;
    for (const auto& thought : thoughts_)
        thought->thread.request_stop();
    leave();
}

/// Forgets the threads that have come to their end; joining those takes no time.
void Thinker::leave() {
    std::erase_if(thoughts_, [](const auto& thought) { return thought->isDone.load(); });
}

} // namespace takujo

#include "engine/files/disk/late_writer.h"

#include <utility>

namespace takujo {

LateWriter::LateWriter(std::filesystem::path file) : file_{std::move(file)}, thread_{[this] { work(); }} {}

LateWriter::~LateWriter() {
    {
        const std::scoped_lock lock{guard_};
        ends_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void LateWriter::write(std::string text) {
    {
        const std::scoped_lock lock{guard_};
        waiting_ = std::move(text);
    }
    changed_.notify_all();
}

void LateWriter::finish() {
    std::unique_lock lock{guard_};
    changed_.wait(lock, [this] { return !waiting_ && !isBusy_; });
}

std::optional<WriteFailure> LateWriter::failure() const {
    const std::scoped_lock lock{guard_};
    return failure_;
}

void LateWriter::work() {
    std::unique_lock lock{guard_};
    while (true) {
        changed_.wait(lock, [this] { return ends_ || waiting_.has_value(); });
        if (ends_)
            return;
        const std::string text = std::move(*waiting_);
        waiting_.reset();
        isBusy_ = true;
        lock.unlock();
        std::optional<WriteFailure> failure = tryToWriteFile(file_, text);
        lock.lock();
        failure_ = std::move(failure);
        isBusy_ = false;
        changed_.notify_all();
    }
}

} // namespace takujo

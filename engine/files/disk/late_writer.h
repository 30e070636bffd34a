#pragma once

#include "engine/files/disk/atomic_write.h"

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace takujo {

/// Writes texts into a file on a separate thread, each out to the disk, so that nobody waits for the disk. A
/// text that comes during a write replaces one that is still waiting.
class LateWriter {
public:
    explicit LateWriter(std::filesystem::path file);
    /// Finishes the present write and drops a waiting text.
    ~LateWriter();
    LateWriter(const LateWriter&) = delete;
    LateWriter& operator=(const LateWriter&) = delete;

    void write(std::string text);
    /// Waits until the newest text has been written, or has failed.
    void finish();
    /// Returns why the last text could not be written; nothing if it was.
    std::optional<WriteFailure> failure() const;

private:
    void work();

    const std::filesystem::path file_;
    mutable std::mutex guard_;
    std::condition_variable changed_;
    std::optional<std::string> waiting_;
    std::optional<WriteFailure> failure_;
    bool isBusy_ = false;
    bool ends_ = false;
    std::thread thread_; ///< last, because it uses the others
};

} // namespace takujo

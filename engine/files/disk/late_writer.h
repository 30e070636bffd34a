#pragma once

#include "engine/files/disk/atomic_write.h"

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace takujo {

/// Writes texts into a file, each time the newest and out to the disk, on a thread of its own: nobody waits
/// for the disk. A text that comes while another one is being written takes the place of any that waits.
class LateWriter {
public:
    explicit LateWriter(std::filesystem::path file);
    /// What is being written is brought to its end; what waits is dropped.
    ~LateWriter();
    LateWriter(const LateWriter&) = delete;
    LateWriter& operator=(const LateWriter&) = delete;

    void write(std::string text);
    /// Waits until the newest text has been written, or could not be.
    void finish();
    /// Why the last text could not be written; nothing if it was.
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
    std::thread thread_; ///< the last: it uses the others
};

} // namespace takujo

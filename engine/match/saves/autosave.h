#pragma once

#include "engine/files/disk/late_writer.h"
#include "engine/match/saves/saving.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <vector>

namespace takujo {

/// When a kept answer must be on the disk.
enum class WriteTiming : std::uint8_t {
    onDisk, ///< as soon as it is kept: only the disk itself can lose it
    soon,   ///< nobody waits for the disk: the program's end loses nothing, a power cut perhaps the last
            ///< answers
};

/// Keeps a match in a file, answer by answer, so that a crash loses at most the last one. Each time the file
/// is replaced as a whole (engine/files/disk/atomic_write.h), so it is never half written. If nobody waits
/// for the disk, a power cut could still spoil what the system had not written out; so another thread writes
/// the same game into `FILE.safe`, out to the disk, and that file is used instead then. During its lifetime a
/// lock (`FILE.lock`) says that the game is running; the lock ends with the process.
class Autosave {
public:
    /// Writes nothing yet, but removes what a killed process left half written in the same folder an hour ago
    /// or earlier. The match must outlive this.
    Autosave(const Match& match, std::filesystem::path file, WriteTiming keeping = WriteTiming::onDisk);
    /// Waits until what is kept has reached the disk.
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    const std::filesystem::path& file() const { return file_; }
    /// Whether another running game is kept in this file: then nothing is written.
    bool isTaken() const { return taken_; }

    /// Writes the match as it is now. Returns nothing on success or if nothing has changed; else why not:
    /// then the file is unchanged, and the next call tries again.
    std::optional<WriteFailure> keep();
    /// Removes the file and its lock: the game need not be kept any more.
    void finish();

private:
    const Match* match_;
    MatchWriter writer_;
    std::filesystem::path file_;
    bool taken_ = false; // before the lock, which sets it
    int lock_ = -1;
    std::string written_;
    std::unique_ptr<LateWriter> late_; ///< for `WriteTiming::soon`
};

/// Returns the folder of autosaves in the user's place.
std::filesystem::path autosaveFolder();

/// Returns a file name for a new game's autosave in a folder, which it makes if needed.
std::filesystem::path newAutosave(const std::filesystem::path& folder);

/// A game that a crash has left behind.
struct LeftGame {
    std::filesystem::path file;
    std::filesystem::file_time_type when; ///< time of its last answer
};

/// Returns the autosaves in a folder whose games do not run, the newest first. Removes half-written files,
/// and takes the safe file where a power cut has spoilt the other. Unreadable autosaves are in the list, too,
/// so that somebody is told.
std::vector<LeftGame> leftGames(const std::filesystem::path& folder);

/// Removes an autosave that nobody wants to continue. It stays, with an error, if its game is running
/// (`device_or_resource_busy`) or the system forbids it.
std::error_code dropLeftGame(const std::filesystem::path& file);

} // namespace takujo

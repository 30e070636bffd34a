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

/// When a kept answer has reached the disk.
enum class Keeping : std::uint8_t {
    onDisk, ///< as soon as it is kept: nothing but the disk itself can lose it
    soon,   ///< nobody waits for the disk: the program's end loses nothing, a power cut perhaps the last
            ///< answers
};

/// Keeps a match in a file, answer by answer, so that a crash loses at most the last one. The file is
/// replaced as a whole each time (engine/files/disk/atomic_write.h): it is never half written, whatever
/// happens. Where nobody waits for the disk, a power cut could still spoil what the system had not yet
/// written out; so another thread writes the same game beside it, out to the disk (`FILE.safe`), which is
/// taken instead then. While this lives, a lock beside the file (`FILE.lock`) tells that the game still runs;
/// it goes with the process.
class Autosave {
public:
    /// Nothing is written yet; what a killed process was writing in the same folder an hour ago or earlier is
    /// cleared away. The match must outlive this.
    Autosave(const Match& match, std::filesystem::path file, Keeping keeping = Keeping::onDisk);
    /// What is kept has reached the disk.
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    const std::filesystem::path& file() const { return file_; }
    /// Another running game is kept in this file: nothing will be written.
    bool isTaken() const { return taken_; }

    /// Writes the match as it is now. Nothing if all is well, or if nothing has changed; else why not. Then
    /// the file is as it was, and the next call tries again.
    std::optional<WriteFailure> keep();
    /// The game needs no keeping any more: the file and its lock are removed.
    void finish();

private:
    const Match* match_;
    MatchWriter writer_;
    std::filesystem::path file_;
    bool taken_ = false; // before the lock, which sets it
    int lock_ = -1;
    std::string written_;
    std::unique_ptr<LateWriter> late_; ///< where nobody waits
};

/// The folder of autosaves in the user's place.
std::filesystem::path autosaveFolder();

/// A name for a new game's autosave in a folder, which is made if it is not there.
std::filesystem::path newAutosave(const std::filesystem::path& folder);

/// A game that a crash has left behind.
struct LeftGame {
    std::filesystem::path file;
    std::filesystem::file_time_type when; ///< its last answer
};

/// The autosaves in a folder whose games run no more, the newest first. What writing was interrupted in the
/// middle of is cleared away, and what a power cut has spoilt is taken from the safe file beside it. What can
/// be read no more is among them, so that somebody is told.
std::vector<LeftGame> leftGames(const std::filesystem::path& folder);

/// Removes an autosave that nobody wants to go on with. It stays, and the error tells why, if its game runs
/// (`device_or_resource_busy`) or the system does not allow it.
std::error_code dropLeftGame(const std::filesystem::path& file);

} // namespace takujo

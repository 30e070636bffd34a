#include "engine/match/saves/autosave.h"

#include "engine/files/disk/data_places.h"
#include "engine/match/scenarios/scenario.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace takujo {

namespace fs = std::filesystem;

namespace {

fs::path lockOf(const fs::path& file) {
    fs::path lock = file;
    lock += ".lock";
    return lock;
}

fs::path safeOf(const fs::path& file) {
    fs::path safe = file;
    safe += ".safe";
    return safe;
}

bool isWhole(const fs::path& file) {
    Findings findings;
    return readSave(file, scenarioGame, findings).has_value();
}

/// A game that ended without its program's ending it has a safe file beside it: of the two the newer one
/// that is whole stays.
void takeWhatIsWhole(const fs::path& file) {
    std::error_code error;
    const fs::path safe = safeOf(file);
    if (!fs::exists(safe, error))
        return;
    if (!isWhole(file) && isWhole(safe))
        fs::rename(safe, file, error);
    else
        fs::remove(safe, error);
}

/// Opens the lock file and takes the lock. Below 0 if it can't be opened, or another process holds it.
int takeLock(const fs::path& file, int flags, bool& taken) {
    const int handle = ::open(lockOf(file).c_str(), O_RDWR | O_CLOEXEC | flags, 0666);
    if (handle < 0)
        return handle;
    if (::flock(handle, LOCK_EX | LOCK_NB) == 0)
        return handle;
    taken = errno == EWOULDBLOCK;
    ::close(handle);
    return -1;
}

/// Named by `newAutosave`: "game-SECONDS-PROCESS-N.yaml". Whatever is in it, it was a game once.
bool isNamedLikeGame(const fs::path& file) {
    constexpr std::string_view prefix = "game-";
    const std::string name = file.stem().string();
    return name.starts_with(prefix) && name.size() > prefix.size() &&
           name.find_first_not_of("0123456789-", prefix.size()) == std::string::npos;
}

/// A temporary file of atomic_write whose process is no more: ".takujo-PID-N.tmp".
bool isAbandoned(const std::string& name) {
    constexpr std::string_view prefix = ".takujo-";
    constexpr std::string_view suffix = ".tmp";
    if (!name.starts_with(prefix) || !name.ends_with(suffix))
        return false;
    const std::string_view numbers =
        std::string_view{name}.substr(prefix.size(), name.size() - prefix.size() - suffix.size());
    pid_t process = 0;
    const auto [end, error] = std::from_chars(numbers.data(), numbers.data() + numbers.size(), process);
    const std::string_view rest = numbers.substr(static_cast<std::size_t>(end - numbers.data()));
    const bool isOurs = error == std::errc{} && rest.size() > 1 && rest.front() == '-' &&
                        rest.find_first_not_of("0123456789", 1) == std::string_view::npos;
    return isOurs && process > 0 && ::kill(process, 0) != 0 && errno == ESRCH;
}

/// Clears away what killed processes were writing. A folder that several machines share, or a container, may
/// have files of processes that are not known here: those are young.
void clearAbandonedIn(const fs::path& folder) {
    constexpr std::chrono::hours age{1};
    std::error_code error;
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator{folder.empty() ? "." : folder, error})
        if (isAbandoned(entry.path().filename().string()) && entry.is_regular_file(error) &&
            !entry.is_symlink(error) && fs::file_time_type::clock::now() - entry.last_write_time(error) > age)
            files.push_back(entry.path());
    for (const fs::path& file : files)
        fs::remove(file, error);
}

} // namespace

Autosave::Autosave(const Match& match, fs::path file, WriteTiming keeping)
    : match_{&match}, writer_{match}, file_{std::move(file)}, lock_{takeLock(file_, O_CREAT, taken_)} {
    if (lock_ >= 0)
        clearAbandonedIn(file_.parent_path());
    if (keeping == WriteTiming::soon)
        late_ = std::make_unique<LateWriter>(safeOf(file_));
}

Autosave::~Autosave() {
    if (std::exchange(late_, nullptr) != nullptr && !written_.empty()) {
        std::error_code error;
        if (!tryToWriteFile(file_, written_)) // else the safe file stays: it may be all there is
            fs::remove(safeOf(file_), error);
    }
    if (lock_ < 0)
        return;
    std::error_code error;
    fs::remove(lockOf(file_), error);
    ::close(lock_);
}

std::optional<WriteFailure> Autosave::keep() {
    if (taken_)
        return std::nullopt;
    if (lock_ < 0) // its folder may be there now
        lock_ = takeLock(file_, O_CREAT, taken_);
    std::string text = toText(writer_.write());
    if (text == written_)
        return std::nullopt;
    auto failure = tryToWriteFile(file_, text, late_ == nullptr ? WriteReach::disk : WriteReach::system);
    if (failure)
        return failure;
    if (late_ != nullptr) {
        failure = late_->failure(); // of an earlier one
        late_->write(text);
    }
    written_ = std::move(text);
    return failure;
}

void Autosave::finish() {
    std::error_code error;
    if (taken_ || std::exchange(written_, {}).empty())
        return;
    if (late_ != nullptr)
        late_->finish();
    fs::remove(file_, error);
    fs::remove(safeOf(file_), error);
}

fs::path autosaveFolder() {
    return userPlace() / "autosave";
}

fs::path newAutosave(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now).count();
    for (int i = 0;; ++i) {
        const fs::path file = folder / ("game-" + std::to_string(seconds) + "-" + std::to_string(::getpid()) +
                                        "-" + std::to_string(i) + ".yaml");
        if (!fs::exists(file, error) && !fs::exists(lockOf(file), error))
            return file;
    }
}

std::vector<LeftGame> leftGames(const fs::path& folder) {
    std::vector<LeftGame> games;
    std::error_code error;
    // Names first: files come and go while they are looked through.
    std::vector<fs::path> names;
    for (const fs::directory_entry& entry : fs::directory_iterator{folder, error})
        names.push_back(entry.path().extension() == ".safe" ? fs::path{entry.path()}.replace_extension()
                                                            : entry.path());
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    for (const fs::path& file : names) {
        if (isAbandoned(file.filename().string()))
            fs::remove(file, error);
        // What has been spoilt to the first line is told, too, instead of being passed over.
        const bool isGame = looksLikeSave(file) || looksLikeSave(safeOf(file)) ||
                            (isNamedLikeGame(file) && fs::is_regular_file(file, error));
        if (file.extension() != ".yaml" || !isGame)
            continue;
        bool taken = false;
        const int lock = takeLock(file, 0, taken);
        if (!taken)
            takeWhatIsWhole(file);
        if (lock >= 0)
            ::close(lock);
        if (!taken)
            games.push_back({file, fs::last_write_time(file, error)});
    }
    std::ranges::sort(games, std::greater{}, &LeftGame::when);
    return games;
}

std::error_code dropLeftGame(const fs::path& file) {
    bool taken = false;
    const int lock = takeLock(file, 0, taken);
    if (taken)
        return std::make_error_code(std::errc::device_or_resource_busy);
    std::error_code error;
    fs::remove(file, error);
    if (!error) {
        std::error_code ignored; // the game itself is gone
        fs::remove(safeOf(file), ignored);
        fs::remove(lockOf(file), ignored);
    }
    if (lock >= 0)
        ::close(lock);
    return error;
}

} // namespace takujo

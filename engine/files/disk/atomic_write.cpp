#include "engine/files/disk/atomic_write.h"

#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "engine/files/disk/system_reason.h"
#include "engine/files/disk/text_file.h"

namespace takujo {

namespace {

WriteFailure::Why reasonOf(int code) {
    switch (code) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return WriteFailure::Why::noRoom;
    case EACCES:
    case EPERM:
    case EROFS:
        return WriteFailure::Why::notAllowed;
    case ENAMETOOLONG:
        return WriteFailure::Why::longName;
    default:
        return WriteFailure::Why::other;
    }
}

/// What is wrong and what to do, in English.
std::string sentenceOf(const WriteFailure& failure) {
    const auto said = [&](const std::string& what, const std::string& remedy) {
        return failure.file + " can't be written: " + what + ". " + remedy;
    };
    const std::string system = failure.system.in(Language::en);
    switch (failure.why) {
    case WriteFailure::Why::badLink:
        return said("the link leads nowhere (" + system + ")", "Remove the link.");
    case WriteFailure::Why::folder:
        return said("it is a folder", "Name a file inside it.");
    case WriteFailure::Why::noOrdinaryFile:
        return said("it is not an ordinary file", "Choose another name.");
    case WriteFailure::Why::noName:
        return said("it names no file", "Choose a name.");
    case WriteFailure::Why::noFolder:
        return said("there is no folder " + failure.folder, "Create the folder first.");
    case WriteFailure::Why::noRoom:
        return said(system, "Free some disk space and save again.");
    case WriteFailure::Why::notAllowed:
        return said(system, "Allow writing in its folder, or save elsewhere.");
    case WriteFailure::Why::longName:
        return said(system, "Choose a shorter name.");
    case WriteFailure::Why::other:
        break;
    }
    return said(system, "Check the folder, or save elsewhere.");
}

/// A temporary file that disappears unless it has become the target.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::filesystem::path& target) {
        static std::atomic<unsigned> counter{0};
        constexpr int tries = 100; // names left behind by a crash may be taken
        for (int i = 0; i < tries && handle_ < 0; ++i) {
            // A short name of its own: the target's may already be as long as names can be.
            name_ = target.parent_path() /
                    (".takujo-" + std::to_string(::getpid()) + "-" + std::to_string(counter++) + ".tmp");
            handle_ = ::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            if (handle_ < 0 && errno != EEXIST)
                break;
        }
        exists_ = handle_ >= 0;
    }
    ~TemporaryFile() {
        if (handle_ >= 0)
            ::close(handle_);
        if (exists_ && !kept_)
            ::unlink(name_.c_str());
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    bool isOpen() const { return exists_; }

    bool write(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t written = ::write(handle_, text.data(), text.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written < 0)
                return false;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }

    /// The permissions of the file it will replace; a new file keeps what it was created with.
    bool takeModeOf(const std::filesystem::path& target) const {
        struct stat status{};
        return ::stat(target.c_str(), &status) != 0 || ::fchmod(handle_, status.st_mode & 07777U) == 0;
    }

    bool finish(WriteReach reach) { // some file systems tell only on closing that the disk is full
        if (reach == WriteReach::disk && ::fsync(handle_) != 0)
            return false;
        return ::close(std::exchange(handle_, -1)) == 0;
    }

    bool rename(const std::filesystem::path& target) {
        kept_ = ::rename(name_.c_str(), target.c_str()) == 0;
        return kept_;
    }

private:
    std::filesystem::path name_;
    int handle_ = -1;
    bool exists_ = false;
    bool kept_ = false;
};

/// The rename itself reaches the disk with the folder; where that can't be had, the file is still whole.
void flushFolder(const std::filesystem::path& folder) {
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return;
    ::fsync(handle);
    ::close(handle);
}

} // namespace

std::optional<WriteFailure> tryToWriteFile(const std::filesystem::path& target, std::string_view text,
                                           WriteReach reach) {
    using Why = WriteFailure::Why;
    const auto failure = [&](Why why, Message system = {}) {
        return WriteFailure{why, shownPath(target), {}, std::move(system)};
    };
    std::error_code problem;
    std::filesystem::path file = target;
    if (std::filesystem::is_symlink(file, problem)) {
        file = std::filesystem::weakly_canonical(target, problem);
        if (problem)
            return failure(Why::badLink, systemReason(problem.value()));
    }
    const std::filesystem::file_status status = std::filesystem::status(file, problem);
    if (std::filesystem::is_directory(status))
        return failure(Why::folder);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        return failure(Why::noOrdinaryFile);
    if (file.filename().empty())
        return failure(Why::noName);
    const std::filesystem::path folder = file.parent_path();
    if (!folder.empty() && !std::filesystem::is_directory(folder, problem)) {
        WriteFailure result = failure(Why::noFolder);
        result.folder = shownPath(folder);
        return result;
    }

    TemporaryFile temporary(file);
    const bool done = temporary.isOpen() && temporary.write(text) && temporary.takeModeOf(file) &&
                      temporary.finish(reach) && temporary.rename(file);
    if (!done) {
        const int code = errno;
        return failure(reasonOf(code), systemReason(code));
    }
    if (reach == WriteReach::disk)
        flushFolder(folder);
    return std::nullopt;
}

std::optional<std::string> writeFileAtomically(const std::filesystem::path& target, std::string_view text) {
    const auto failure = tryToWriteFile(target, text);
    return failure ? std::optional{sentenceOf(*failure)} : std::nullopt;
}

} // namespace takujo

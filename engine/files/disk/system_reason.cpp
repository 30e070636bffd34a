#include "engine/files/disk/system_reason.h"

#include <cerrno>
#include <cstring>

namespace takujo {

Saying systemReason(int code) {
    switch (code) {
    case ENOSPC:
        return Saying{"the disk is full"};
    case EDQUOT:
        return Saying{"your share of the disk is used up"};
    case EFBIG:
        return Saying{"the file would be too large"};
    case EACCES:
    case EPERM:
        return Saying{"you are not allowed to"};
    case EROFS:
        return Saying{"it can only be read there"};
    case ENOENT:
        return Saying{"it is not there"};
    case EISDIR:
        return Saying{"it is a folder"};
    case ENOTDIR:
        return Saying{"something on the way there is no folder"};
    case EMFILE:
    case ENFILE:
        return Saying{"too many files are open"};
    case ENAMETOOLONG:
        return Saying{"its name is too long"};
    case ELOOP:
        return Saying{"links lead around in a circle"};
    case EIO:
        return Saying{"the disk did not do it"};
    default:
        return Saying::asWritten(std::strerror(code));
    }
}

} // namespace takujo

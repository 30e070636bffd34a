#include "engine/files/disk/system_reason.h"

#include <cerrno>
#include <cstring>

namespace takujo {

Message systemReason(int code) {
    switch (code) {
    case ENOSPC:
        return Message{"the disk is full"};
    case EDQUOT:
        return Message{"your share of the disk is used up"};
    case EFBIG:
        return Message{"the file would be too large"};
    case EACCES:
    case EPERM:
        return Message{"you are not allowed to"};
    case EROFS:
        return Message{"it can only be read there"};
    case ENOENT:
        return Message{"it is not there"};
    case EISDIR:
        return Message{"it is a folder"};
    case ENOTDIR:
        return Message{"something on the way there is no folder"};
    case EMFILE:
    case ENFILE:
        return Message{"too many files are open"};
    case ENAMETOOLONG:
        return Message{"its name is too long"};
    case ELOOP:
        return Message{"links lead around in a circle"};
    case EIO:
        return Message{"the disk did not do it"};
    default:
        return Message::asWritten(std::strerror(code));
    }
}

} // namespace takujo

#include "engine/core/script.h"

namespace takujo {

TextKey textKey(std::string_view english) {
    // FNV-1a; 0 is nobody's key.
    TextKey key = 0x811c9dc5U;
    for (const char letter : english)
        key = (key ^ static_cast<unsigned char>(letter)) * 0x01000193U;
    return key == 0 ? 1 : key;
}

} // namespace takujo

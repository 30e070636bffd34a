#include "engine/games/duel_masters/chapters.h"

/// 608: what continuous effects make of a card.
namespace takujo::duel_masters {

/// They all apply at the same time (608.1): what is printed first, then what changes no number, then the
/// numbers. In which order numbers change is a policy (108.2).
std::vector<LayerGroup> layers() {
    return layersByTime();
}

} // namespace takujo::duel_masters

#include "engine/games/granblue/chapters.h"

/// Chapter 3: zones. OPEN 33: whatever goes from any zone to another is a new card there.
namespace takujo::granblue {

/// In the order of `Zone`. Hand, gauge and leader deck are no ordered zones: their player may put them into
/// another order at any time (3-3-2, 3-4-1-1, 3-5-2), so that no rule can ask for it, and how they lie is a
/// matter of the window.
std::vector<ZoneSpec> zones() {
    return {
        {.word = "deck",
         .visibility = Visibility::nobody,
         .ordered = true,
         .rule = "3-2-2",
         .leftOneByOne = true},
        {.word = "hand", .visibility = Visibility::owner, .rule = "3-3-2 3-3-3"},
        {.word = "gauge", .rule = "3-4-1-1", .faceDown = Visibility::everyone},
        {.word = "leader", .table = true, .rule = "3-5-1 3-5-2"},
        {.word = "leaders", .visibility = Visibility::owner, .rule = "3-5-1 3-5-2 3-5-3 5-2-1-2"},
        {.word = "members", .table = true, .rule = "3-6-2", .faceDown = Visibility::everyone, .blank = true},
        {.word = "crystals", .table = true, .rule = "3-7-2"},
        {.word = "armor",
         .visibility = Visibility::nobody,
         .ordered = true,
         .rule = "3-8-2",
         .single = true}};
}

} // namespace takujo::granblue

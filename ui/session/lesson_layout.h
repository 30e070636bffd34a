#pragma once

#include "engine/files/layouts/layout_file.h"

namespace takujo {

/// The layout with room for the words of a lesson above the question, so that both are read together and no
/// card is covered.
TableLayout lessonLayout(TableLayout layout);
/// Where they stand in such a layout.
LayoutRect placeOfLessonWords(const TableLayout& layout);

} // namespace takujo

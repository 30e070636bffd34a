#pragma once

#include "engine/core/localized_text.h"
#include "ui/theme/palette.h"

class Shelf;

namespace takujo {

class MainWindow;

/// Every card of the product, and cards to which everything has happened that can, in every size at which
/// they are drawn; lit up, chosen, dull and so on.
void hangCards(Shelf& shelf, Language language, Brightness brightness);

/// Every page and dialog of the window: the start page, then everything that a command opens over a game.
void hangDialogs(Shelf& shelf, MainWindow& window);

/// Every sort of question that comes up in games with the product's decks, the first time it does.
void hangQuestions(Shelf& shelf, MainWindow& window);

/// Every chapter of every lesson: as it begins, and after each step of its solution.
void hangLessons(Shelf& shelf, MainWindow& window);

} // namespace takujo

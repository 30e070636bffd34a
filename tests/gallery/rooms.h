#pragma once

#include "engine/core/localized_text.h"
#include "ui/theme/palette.h"

class Shelf;

namespace takujo {

class MainWindow;

/// Every card of the product in every size at which they are drawn; and one of each kind with everything
/// that the moment can say of it: lit up, chosen, dull, changed and so on.
void hangCards(Shelf& shelf, Language language, Brightness brightness);

/// Every page and dialog of the window: the start page, then everything that a command opens over a game.
void hangDialogs(Shelf& shelf, MainWindow& window);

/// What comes up at the table beside questions: refusals, dragging, piles, going back, the end, and two
/// people who hand the table over.
void hangMoments(Shelf& shelf, MainWindow& window);

/// Games that are kept, saved, gone, broken or watched, and files with mistakes, in windows of their own.
void hangFiles(Shelf& shelf, Language language, Brightness brightness);

/// What is told when files cannot be written or deleted, when two windows have one game, and when a game
/// would be lost, in windows of their own.
void hangTroubles(Shelf& shelf, Language language, Brightness brightness);

/// Every sort of question that comes up in games with the product's decks, the first time it does.
void hangQuestions(Shelf& shelf, MainWindow& window);

/// Those that only scenarios ask, and the menu of a card that can do several things.
void hangRareQuestions(Shelf& shelf, MainWindow& window);

/// What the kit can show and no game does yet, on the workbench, in a window of its own.
void hangKit(Shelf& shelf, Language language, Brightness brightness);

/// Every chapter of every lesson: as it begins, and after each step of its solution.
void hangLessons(Shelf& shelf, MainWindow& window);

} // namespace takujo

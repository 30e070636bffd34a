#pragma once

#include "engine/core/localized_text.h"
#include "ui/theme/palette.h"

#include <QStringList>

class Shelf;

namespace takujo {

// The pictures of the gallery, room by room.

class MainWindow;

/// Takes pictures of every card of the product in every size at which cards are drawn; and of one card of
/// each kind in every state: highlighted, chosen, dull, changed and so on.
void hangCards(Shelf& shelf, Language language, Brightness brightness);

/// Takes pictures of every page and dialog of the window: the start page, then everything that a command
/// opens over a game.
void hangDialogs(Shelf& shelf, MainWindow& window);

/// Takes pictures of the start page in windows of several sizes, and with everything opened.
void hangStart(Shelf& shelf, Language language, Brightness brightness);

/// Takes pictures of what comes up at the table besides questions: refusals, dragging, piles, going back, the
/// end, and two people who hand the table over.
void hangMoments(Shelf& shelf, MainWindow& window);

/// Takes pictures of games that are kept, saved, gone, broken or watched, and files with mistakes, in windows
/// of their own.
void hangFiles(Shelf& shelf, Language language, Brightness brightness);

/// Takes pictures of messages when files cannot be written or deleted, when two windows have one game, and
/// when a game would be lost, in windows of their own.
void hangTroubles(Shelf& shelf, Language language, Brightness brightness);

/// Takes pictures of every sort of question that comes up in games with the product's decks, the first time
/// it does.
void hangQuestions(Shelf& shelf, MainWindow& window);

/// Takes pictures of questions that only scenarios ask, and the menu of a card that can do several things.
void hangRareQuestions(Shelf& shelf, MainWindow& window);

/// Takes pictures of what the kit can show but no game uses yet, on the workbench, in a window of its own.
void hangKit(Shelf& shelf, Language language, Brightness brightness);

/// Takes pictures of the list of decks and of the workshop in which they are built, of every game, in windows
/// of their own.
void hangWorkshop(Shelf& shelf, Language language, Brightness brightness);
/// Positions that are set up, and the question which line wins: in the same room.
void hangPositions(Shelf& shelf, Language language, Brightness brightness);

/// Takes pictures of a list of cards that is brought, of every game, in windows of their own.
void hangBringing(Shelf& shelf, Language language, Brightness brightness);

/// Takes pictures of every chapter of every lesson: at its beginning, and after each step of its solution.
void hangLessons(Shelf& shelf, MainWindow& window);

/// Takes pictures of the rule browser of every game, and of one of its films, in windows of their own.
void hangRules(Shelf& shelf, Language language, Brightness brightness);

/// Takes pictures of what there is to learn in every game: its lessons, the guide's levels, and all pages of
/// the help; in windows of their own.
void hangLearning(Shelf& shelf, Language language, Brightness brightness);

/// Takes strips of pictures of a game of each kind while bots play it, with all motion, in windows of their
/// own.
void hangFilms(Shelf& shelf, Language language, Brightness brightness);

/// Writes everything that can be heard into a folder of its own, as files to listen to. Returns what could
/// not be written.
QStringList writeSounds(const QString& folder);

} // namespace takujo

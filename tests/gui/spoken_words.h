#pragma once

#include <QStringList>

class QWidget;

/// Everything that the visible windows of the program say: labels, buttons, lists, texts, titles, tips, names
/// for screen readers, open menus. Each with where it stands. Not what is typed, nor what files are called.
QStringList wordsOnScreen();

/// Those of the words that are not in the language: "en" or "ja".
QStringList wordsOfAnotherLanguage(const QString& language);

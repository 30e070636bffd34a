#pragma once

#include <QStringList>

// What the windows say, and whether it is in the right language.

class QWidget;

/// Returns everything that the visible windows say: labels, buttons, lists, texts, titles, tips, names for
/// screen readers, open menus, each with its place. Not what is typed, nor names of files.
QStringList wordsOnScreen();

/// Returns the words that are not in the language: "en" or "ja".
QStringList wordsOfAnotherLanguage(const QString& language);

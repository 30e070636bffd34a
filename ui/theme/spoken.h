#pragma once

#include <QWidget>

#include <functional>

namespace takujo {

/// Words in the language that the window speaks when it is asked for them.
using Says = std::function<QString()>;

/// Runs `say`, which sets the words of a widget, now and whenever the window changes its language, for as
/// long as the widget is there.
void speak(QWidget* widget, std::function<void()> say);

} // namespace takujo

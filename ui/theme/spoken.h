#pragma once

#include "engine/core/localized_text.h"

#include <QWidget>

#include <concepts>
#include <functional>
#include <utility>

namespace takujo {

/// Words that can be said in either language: each time in the one that the window speaks then. A plain text
/// says the same for ever.
class MessageSource {
public:
    MessageSource(const QString& text) : words_{[text] { return text; }} {} // implicit: a text is words, too
    template <std::invocable Words>
    MessageSource(Words words) : words_{std::move(words)} {}

    QString operator()() const { return words_(); }
    operator QString() const { return words_(); }

private:
    std::function<QString()> words_;
};

/// The language that the window speaks now.
Language spokenLanguage();

/// Runs `say`, which sets the words of a widget, now and whenever the window changes its language, for as
/// long as the widget is there.
void speak(QWidget* widget, std::function<void()> say);

} // namespace takujo

#pragma once

#include "engine/core/localized_text.h"

#include <QTranslator>

#include <optional>

namespace takujo {

/// The language of the window's own words. Changing it changes every widget that is there.
class Translator {
public:
    Translator() = default;
    ~Translator();
    Translator(const Translator&) = delete;
    Translator& operator=(const Translator&) = delete;

    void speak(Language language);
    Language language() const { return language_; }

    /// What the system speaks: Japanese where it does, else English.
    static Language ofSystem();
    static std::optional<Language> ofWord(const QString& word);

private:
    QTranslator words_;
    QTranslator qtWords_; ///< Qt's own, where they are installed
    QTranslator buttons_; ///< those of Qt's words that the window shows: buttons, the file dialog, menus
    Language language_ = Language::en;
};

} // namespace takujo

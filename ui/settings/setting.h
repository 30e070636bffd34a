#pragma once

#include <QString>

#include <cstdint>
#include <string_view>
#include <vector>

namespace takujo {

enum class SettingId : std::uint8_t {
    language,
    theme,
    textSize,
    cardSize,
    sidePanel,
    guideLevel,
    motion,
    pace,
    turnTable,
    sound,
    volume,
    passByItself,
    confirmBack,
    confirmConcede,
    confirmForget,
    confirmQuit,
    logDetail,
    keepGames,
    userFolder,
    keptFolder,
    settingsFile,
};

/// A heading of the dialog. Sections appear in this order.
enum class SettingSection : std::uint8_t { appearance, table, sound, playing, questions, log, files };
inline constexpr SettingSection settingSections[] = {
    SettingSection::appearance, SettingSection::table, SettingSection::sound, SettingSection::playing,
    SettingSection::questions,  SettingSection::log,   SettingSection::files};

/// One thing that a user can choose, declared once: the file, the dialog and the search follow from it.
struct Setting {
    /// `place` is a file or folder that is only shown.
    enum class Kind : std::uint8_t { toggle, choice, number, place };

    struct Choice {
        const char* word; ///< as it stands in the file
        const char* text; ///< as it is shown, in English; translated like titles
    };

    SettingId id;
    const char* key; ///< in the file and in names of widgets; never changed once it has been used
    SettingSection section;
    Kind kind;
    const char* title;
    const char* about;
    QString usual; ///< "on" and "off" for toggles, digits for numbers
    std::vector<Choice> choices{};
    int least = 0; ///< of a number, in percent
    int most = 0;
    int step = 1;

    bool holdsValue() const { return kind != Kind::place; }
    /// Whether the setting can have this value.
    bool allows(const QString& value) const;
};

/// Every setting, in the order of `SettingId` and of the dialog. To add one: an id, an entry, and code that
/// follows it when it changes (`Settings::changed`).
const std::vector<Setting>& allSettings();
const Setting& settingOf(SettingId id);

/// The text of a title, explanation, choice or section in the language of the window.
QString settingText(const char* text);
const char* nameOf(SettingSection section);
/// The same text in every language there is, for the search.
QString settingTextInAllLanguages(const char* text);

} // namespace takujo

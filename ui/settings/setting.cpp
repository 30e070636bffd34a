#include "ui/settings/setting.h"

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>
#include <array>

namespace takujo {

namespace {

constexpr const char* context = "Settings";
constexpr auto onWord = "on";

} // namespace

bool Setting::allows(const QString& value) const {
    switch (kind) {
    case Kind::toggle:
        return value == QLatin1String("on") || value == QLatin1String("off");
    case Kind::choice:
        return std::ranges::any_of(choices, [&](const Choice& one) { return value == one.word; });
    case Kind::number: {
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        return isNumber && number >= least && number <= most && (number - least) % step == 0;
    }
    case Kind::place:
        break;
    }
    return false;
}

const std::vector<Setting>& allSettings() {
    using enum SettingId;
    using Kind = Setting::Kind;
    using Section = SettingSection;
    static const std::vector<Setting> settings{
        {language,
         "language",
         Section::appearance,
         Kind::choice,
         QT_TRANSLATE_NOOP("Settings", "Language"),
         QT_TRANSLATE_NOOP("Settings", "What the window, the cards and the log speak."),
         "system",
         // Each language is called as its speakers call it.
         {{"system", QT_TRANSLATE_NOOP("Settings", "As the system")}, {"en", "English"}, {"ja", "日本語"}}},
        {theme,
         "theme",
         Section::appearance,
         Kind::choice,
         QT_TRANSLATE_NOOP("Settings", "Theme"),
         QT_TRANSLATE_NOOP("Settings", "Dark is easy on the eyes in the evening, light in bright rooms."),
         "dark",
         {{"dark", QT_TRANSLATE_NOOP("Settings", "Dark")},
          {"light", QT_TRANSLATE_NOOP("Settings", "Light")},
          {"system", QT_TRANSLATE_NOOP("Settings", "As the system")}}},
        {textSize,
         "text-size",
         Section::appearance,
         Kind::number,
         QT_TRANSLATE_NOOP("Settings", "Size of text"),
         QT_TRANSLATE_NOOP("Settings", "Letters of menus, lists, dialogs and of the panel beside the table. "
                                       "Letters on the table follow the size of the window."),
         "100",
         {},
         90,
         150,
         10},
        {cardSize,
         "card-size",
         Section::appearance,
         Kind::choice,
         QT_TRANSLATE_NOOP("Settings", "Size of cards in lists"),
         QT_TRANSLATE_NOOP("Settings", "Cards of piles and decks when they are looked through. On the table "
                                       "they are as large as there is room."),
         "normal",
         {{"small", QT_TRANSLATE_NOOP("Settings", "Small")},
          {"normal", QT_TRANSLATE_NOOP("Settings", "Normal")},
          {"large", QT_TRANSLATE_NOOP("Settings", "Large")}}},
        {sidePanel, "side-panel", Section::appearance, Kind::toggle,
         QT_TRANSLATE_NOOP("Settings", "Side panel"),
         QT_TRANSLATE_NOOP("Settings",
                           "Shows the card in large, what waits, the guide, the log and the rules."),
         onWord},
        {guideLevel,
         "guide-level",
         Section::appearance,
         Kind::choice,
         QT_TRANSLATE_NOOP("Settings", "Guide"),
         QT_TRANSLATE_NOOP("Settings", "What it tells beside the table: what can be done now, why, or what "
                                       "the rulebook says."),
         "acts",
         {{"acts", QT_TRANSLATE_NOOP("Settings", "What can be done")},
          {"why", QT_TRANSLATE_NOOP("Settings", "Why")},
          {"rules", QT_TRANSLATE_NOOP("Settings", "The rulebook")}}},
        {motion,
         "motion",
         Section::table,
         Kind::choice,
         QT_TRANSLATE_NOOP("Settings", "Motion"),
         QT_TRANSLATE_NOOP("Settings", "How cards come to where they go. With less motion they are there at "
                                       "once, and only turn."),
         "system",
         {{"system", QT_TRANSLATE_NOOP("Settings", "As the system")},
          {"full", QT_TRANSLATE_NOOP("Settings", "All of it")},
          {"less", QT_TRANSLATE_NOOP("Settings", "Less")},
          {"none", QT_TRANSLATE_NOOP("Settings", "None")}}},
        {pace,
         "pace",
         Section::table,
         Kind::choice,
         QT_TRANSLATE_NOOP("Settings", "Speed"),
         QT_TRANSLATE_NOOP("Settings", "How fast what happens is shown. A click or a key skips it."),
         "normal",
         {{"slow", QT_TRANSLATE_NOOP("Settings", "Slow")},
          {"normal", QT_TRANSLATE_NOOP("Settings", "Normal")},
          {"fast", QT_TRANSLATE_NOOP("Settings", "Fast")}}},
        {turnTable, "turn-table", Section::table, Kind::toggle,
         QT_TRANSLATE_NOOP("Settings", "Turn the table to who decides"),
         QT_TRANSLATE_NOOP("Settings", "The player who decides always sits at the near edge. Off: the first "
                                       "player does."),
         onWord},
        {sound, "sound", Section::sound, Kind::toggle, QT_TRANSLATE_NOOP("Settings", "Sounds"),
         QT_TRANSLATE_NOOP("Settings", "Cards, turns, attacks and questions have sounds. What is heard is "
                                       "seen, too: nothing is told by a sound alone."),
         onWord},
        {volume,
         "volume",
         Section::sound,
         Kind::number,
         QT_TRANSLATE_NOOP("Settings", "Volume"),
         QT_TRANSLATE_NOOP("Settings", "How loud sounds are. A change is heard at once."),
         "50",
         {},
         0,
         100,
         10},
        {passByItself, "pass-by-itself", Section::playing, Kind::toggle,
         QT_TRANSLATE_NOOP("Settings", "Pass by itself"),
         QT_TRANSLATE_NOOP("Settings",
                           "Where nothing can be done but pass, the game goes on without asking, except in "
                           "the phases chosen under \"When to ask\". Off: it asks both players every time."),
         onWord},
        {confirmBack, "confirm-back", Section::questions, Kind::toggle,
         QT_TRANSLATE_NOOP("Settings", "Ask before going back over what has been seen"),
         QT_TRANSLATE_NOOP("Settings",
                           "A card that was drawn, a reveal or a shuffle. Off: it is told afterwards."),
         "off"},
        {confirmConcede, "confirm-concede", Section::questions, Kind::toggle,
         QT_TRANSLATE_NOOP("Settings", "Ask before a player concedes"),
         QT_TRANSLATE_NOOP("Settings", "The game ends when a player concedes."), onWord},
        {confirmForget, "confirm-forget", Section::questions, Kind::toggle,
         QT_TRANSLATE_NOOP("Settings", "Ask before a game that was left is deleted"),
         QT_TRANSLATE_NOOP("Settings",
                           "It can't be brought back. Games you saved yourself are never deleted."),
         onWord},
        {confirmQuit, "confirm-quit", Section::questions, Kind::toggle,
         QT_TRANSLATE_NOOP("Settings", "Ask before the window closes on a running game"),
         QT_TRANSLATE_NOOP("Settings",
                           "A game that is kept waits on the start page. About one that is not kept, it "
                           "always asks."),
         "off"},
        {logDetail,
         "log-detail",
         Section::log,
         Kind::choice,
         QT_TRANSLATE_NOOP("Settings", "Log"),
         QT_TRANSLATE_NOOP("Settings",
                           "How much it tells: everything, or no phases and nothing of cards that "
                           "are only turned."),
         "all",
         {{"all", QT_TRANSLATE_NOOP("Settings", "Everything")},
          {"short", QT_TRANSLATE_NOOP("Settings", "What matters")}}},
        {keepGames, "keep-games", Section::files, Kind::toggle,
         QT_TRANSLATE_NOOP("Settings", "Keep games while they are played"),
         QT_TRANSLATE_NOOP("Settings", "After every answer, so that you can go on with a game after a crash "
                                       "or another day. Off: only what you save yourself is kept."),
         onWord},
        {userFolder,
         "user-folder",
         Section::files,
         Kind::place,
         QT_TRANSLATE_NOOP("Settings", "Your cards, decks and pictures"),
         QT_TRANSLATE_NOOP("Settings", "Card sets go into cardsets, decks into decks below that, pictures "
                                       "into images."),
         {}},
        {keptFolder,
         "kept-folder",
         Section::files,
         Kind::place,
         QT_TRANSLATE_NOOP("Settings", "Games that are kept"),
         QT_TRANSLATE_NOOP("Settings", "A file for each game that was not played to its end."),
         {}},
        {settingsFile,
         "settings-file",
         Section::files,
         Kind::place,
         QT_TRANSLATE_NOOP("Settings", "These settings"),
         QT_TRANSLATE_NOOP("Settings", "A text file. Delete it while Takujo is closed, and everything is as "
                                       "on the first day."),
         {}},
    };
    return settings;
}

const Setting& settingOf(SettingId id) {
    return allSettings()[static_cast<std::size_t>(id)];
}

QString settingText(const char* text) {
    return QCoreApplication::translate(context, text);
}

const char* nameOf(SettingSection section) {
    switch (section) {
    case SettingSection::appearance:
        return QT_TRANSLATE_NOOP("Settings", "Appearance");
    case SettingSection::table:
        return QT_TRANSLATE_NOOP("Settings", "The table");
    case SettingSection::sound:
        return QT_TRANSLATE_NOOP("Settings", "Sound");
    case SettingSection::playing:
        return QT_TRANSLATE_NOOP("Settings", "Playing");
    case SettingSection::questions:
        return QT_TRANSLATE_NOOP("Settings", "Questions");
    case SettingSection::log:
        return QT_TRANSLATE_NOOP("Settings", "What the log tells");
    case SettingSection::files:
        return QT_TRANSLATE_NOOP("Settings", "Files and folders");
    }
    return "";
}

QString settingTextInAllLanguages(const char* text) {
    struct Translators {
        std::array<QTranslator, 2> all;
        Translators() {
            constexpr const char* files[] = {":/translations/takujo_en.qm", ":/translations/takujo_ja.qm"};
            for (std::size_t i = 0; i < all.size(); ++i)
                static_cast<void>(all[i].load(QString::fromLatin1(files[i]))); // none: English is searched
        }
    };
    static const Translators translators;
    QString result = QString::fromUtf8(text);
    for (const QTranslator& one : translators.all)
        result += QLatin1Char('\n') + one.translate(context, text);
    return result;
}

} // namespace takujo

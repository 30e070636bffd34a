// What the window's settings do.

#include "ui/dialogs/question_dialog.h"
#include "ui/opponent/living_table.h"
#include "ui/settings/settings_dialog.h"
#include "ui/theme/scales.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"
#include "ui/window/main_window.h"

#include <QApplication>

namespace takujo {

namespace {

/// As it was before the window had colours of its own.
Brightness brightnessOfSystem() {
    static const Brightness system = systemBrightness();
    return system;
}

Brightness brightnessOf(const QString& word) {
    if (word == QLatin1String("system"))
        return brightnessOfSystem();
    return word == QLatin1String("light") ? Brightness::light : Brightness::dark;
}

Motion motionOf(const Settings& settings) {
    const QString amount = settings.word(SettingId::motion);
    const QString pace = settings.word(SettingId::pace);
    return Motion{amount == QLatin1String("full")   ? Motion::Amount::full
                  : amount == QLatin1String("less") ? Motion::Amount::less
                                                    : Motion::preferred(amount == QLatin1String("system")),
                  pace == QLatin1String("slow")   ? Motion::Pace::slow
                  : pace == QLatin1String("fast") ? Motion::Pace::fast
                                                  : Motion::Pace::normal};
}

double cardScaleOf(const QString& word) {
    constexpr double small = 0.8;
    constexpr double large = 1.35;
    return word == QLatin1String("small") ? small : word == QLatin1String("large") ? large : 1;
}

} // namespace

void MainWindow::applySettings(const WindowWishes& wishes) {
    if (wishes.language)
        settings_.holdForNow(SettingId::language, *wishes.language == Language::ja ? "ja" : "en");
    if (wishes.brightness)
        settings_.holdForNow(SettingId::theme, *wishes.brightness == Brightness::light ? "light" : "dark");
    brightness_ = brightnessOf(settings_.word(SettingId::theme));
    setTextScale(settings_.number(SettingId::textSize) / 100.0);
    for (const SettingId id :
         {SettingId::cardSize, SettingId::sidePanel, SettingId::guideLevel, SettingId::motion,
          SettingId::turnTable, SettingId::sound, SettingId::logDetail, SettingId::confirmBack})
        apply(id);
    brightnessOfSystem();
    setBrightness(brightness_);
    setLanguage(Translator::ofWord(settings_.word(SettingId::language)).value_or(Translator::ofSystem()));
    connect(&settings_, &Settings::changed, this, &MainWindow::apply);
    connect(&settings_, &Settings::notKept, this, [this](const MessageSource& why) {
        if (findChild<SettingsDialog*>() == nullptr) // which tells it itself
            FindingsDialog::tell(this, [] { return tr("Your choice holds, but could not be kept."); }, why);
    });
    if (!settings_.trouble().isEmpty())
        QMetaObject::invokeMethod(
            this,
            [this] {
                FindingsDialog::tell(
                    this, [] { return tr("Something is wrong with your settings."); },
                    [this] { return settings_.trouble(); });
            },
            Qt::QueuedConnection);
}

void MainWindow::apply(SettingId id) {
    const auto check = [this](CommandId command, bool on) { commands_.action(command)->setChecked(on); };
    switch (id) {
    case SettingId::language:
        setLanguage(Translator::ofWord(settings_.word(id)).value_or(Translator::ofSystem()));
        break;
    case SettingId::theme:
        setBrightness(brightnessOf(settings_.word(id)));
        break;
    case SettingId::textSize:
        setTextScale(settings_.number(id) / 100.0);
        QApplication::setFont(textFont(TextSize::body));
        setBrightness(brightness_); // the style sheet has the sizes
        break;
    case SettingId::cardSize:
        setCardScale(cardScaleOf(settings_.word(id)));
        start_->setColours(palette_); // its cards are drawn anew
        break;
    case SettingId::sidePanel:
        check(CommandId::sidePanel, settings_.isOn(id));
        game_->setSideShown(settings_.isOn(id));
        replay_->page().setSideShown(settings_.isOn(id));
        break;
    case SettingId::guideLevel:
        for (GamePage* page : {game_, &replay_->page()})
            page->side().setGuideLevel(guideLevelOf(settings_.word(id)));
        break;
    case SettingId::motion:
    case SettingId::pace:
        check(CommandId::movement, settings_.word(SettingId::motion) != QLatin1String("none"));
        for (GamePage* page : {game_, &replay_->page()})
            page->view().table().movements().setMotion(motionOf(settings_));
        if (living_ != nullptr)
            living_->setMotion(motionOf(settings_));
        break;
    case SettingId::turnTable:
        check(CommandId::turnTable, settings_.isOn(id));
        game_->setTurnsTable(settings_.isOn(id));
        break;
    case SettingId::sound:
        check(CommandId::sound, settings_.isOn(id));
        break;
    case SettingId::logDetail:
        for (GamePage* page : {game_, &replay_->page()})
            page->side().logPage().setShort(settings_.word(id) == QLatin1String("short"));
        break;
    case SettingId::confirmBack:
        check(CommandId::askBack, settings_.isOn(id));
        game_->notice().setAsks(settings_.isOn(id));
        break;
    case SettingId::volume: // others see to these (ui/games), or ask for them where they count
    case SettingId::passByItself:
    case SettingId::keepGames:
    case SettingId::confirmConcede:
    case SettingId::confirmForget:
    case SettingId::confirmQuit:
    case SettingId::userFolder:
    case SettingId::keptFolder:
    case SettingId::settingsFile:
        break;
    }
}

/// By keys, which open the guide at that level, and by its switch.
void MainWindow::offerGuideLevels(const std::function<void(bool)>& openGuide) {
    for (const auto& [command, level] : {std::pair{CommandId::guideActs, GuideLevel::acts},
                                         {CommandId::guideWhy, GuideLevel::why},
                                         {CommandId::guideRules, GuideLevel::rules}})
        commands_.on(command, this, [this, openGuide, level](bool) {
            settings_.set(SettingId::guideLevel, wordOf(level));
            openGuide(true);
        });
    for (GamePage* page : {game_, &replay_->page()})
        connect(&page->side().guideSwitch(), &GuideSwitch::chosen, this,
                [this](GuideLevel level) { settings_.set(SettingId::guideLevel, wordOf(level)); });
}

void MainWindow::openSettings() {
    if (findChild<SettingsDialog*>() != nullptr)
        return;
    QWidget* above = QApplication::activeModalWidget();
    auto* dialog = new SettingsDialog{settings_, above != nullptr ? above : this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace takujo

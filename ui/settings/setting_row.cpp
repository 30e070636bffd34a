#include "ui/settings/setting_row.h"

#include "engine/files/disk/data_places.h"
#include "engine/match/saves/autosave.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/choice_box.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace takujo {

namespace {

constexpr int controlWidth = 190;

} // namespace

SettingRow::SettingRow(const Setting& setting, Settings& settings, QWidget* parent)
    : QWidget{parent}, setting_{&setting}, settings_{&settings}, title_{new QLabel{this}},
      about_{new QLabel{this}}, strange_{new QLabel{this}}, reset_{new QToolButton{this}} {
    const QString key = QString::fromLatin1(setting.key);
    setObjectName(QStringLiteral("setting-") + key);
    title_->setProperty("strong", true);
    about_->setProperty("quiet", true);
    about_->setWordWrap(true);
    strange_->setObjectName(QStringLiteral("strange-") + key);
    strange_->setProperty("problem", true);
    strange_->setWordWrap(true);
    reset_->setObjectName(QStringLiteral("reset-") + key);
    reset_->setText(QStringLiteral("↺"));

    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title_);
    words->addWidget(about_);
    if (setting.kind == Setting::Kind::place) {
        path_ = new QLabel{this};
        path_->setObjectName(QStringLiteral("value-") + key);
        path_->setWordWrap(true);
        path_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        words->addWidget(path_);
    }
    words->addWidget(strange_);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 7, 4, 7);
    row->setSpacing(14);
    row->addLayout(words, 1);
    if (QWidget* control = makeControl()) {
        row->addWidget(reset_, 0, Qt::AlignTop);
        row->addWidget(control, 0, Qt::AlignTop);
    }
    // Its place stays when it hides, so that nothing jumps.
    QSizePolicy policy = reset_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    reset_->setSizePolicy(policy);
    connect(reset_, &QToolButton::clicked, this, [this] { settings_->reset(setting_->id); });
    retranslate();
}

QWidget* SettingRow::makeControl() {
    const QString name = QStringLiteral("value-") + QString::fromLatin1(setting_->key);
    switch (setting_->kind) {
    case Setting::Kind::toggle: {
        auto* room = new QWidget{this}; // as wide as the others; the box is as wide as what can be clicked
        room->setFixedWidth(controlWidth);
        toggle_ = new QCheckBox{room};
        toggle_->setObjectName(name);
        auto* row = new QHBoxLayout{room};
        row->setContentsMargins(0, 4, 0, 4);
        row->addWidget(toggle_);
        row->addStretch();
        connect(toggle_, &QCheckBox::toggled, this, [this](bool on) { settings_->setOn(setting_->id, on); });
        return room;
    }
    case Setting::Kind::choice:
    case Setting::Kind::number:
        choice_ = new ChoiceBox{this};
        choice_->setObjectName(name);
        choice_->setFixedWidth(controlWidth);
        choice_->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the page
        connect(choice_, &QComboBox::activated, this,
                [this] { settings_->set(setting_->id, choice_->currentData().toString()); });
        return choice_;
    case Setting::Kind::place: {
        auto* opens = new QPushButton{this};
        opens->setAutoDefault(false); // Enter elsewhere in the dialog means something else
        open_ = opens;
        open_->setObjectName(QStringLiteral("open-") + QString::fromLatin1(setting_->key));
        open_->setFixedWidth(controlWidth);
        connect(open_, &QAbstractButton::clicked, this, &SettingRow::openPlace);
        return open_;
    }
    }
    return nullptr;
}

QString SettingRow::place() const {
    switch (setting_->id) {
    case SettingId::userFolder:
        return qt(userPlace().string());
    case SettingId::keptFolder:
        return qt(autosaveFolder().string());
    default:
        return Settings::file();
    }
}

void SettingRow::openPlace() {
    const QFileInfo info{place()};
    const QString folder = setting_->id == SettingId::settingsFile ? info.absolutePath() : info.filePath();
    if (!QDir{}.mkpath(folder)) {
        emit told(MessageSource{[folder] {
            return tr("The folder %1 can't be made. Allow writing in the folder above it.").arg(folder);
        }});
        return;
    }
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        emit told(MessageSource{[folder] {
            return tr("No program to show folders with was found. The folder is %1.").arg(folder);
        }});
}

void SettingRow::fillChoices() {
    const QSignalBlocker quiet{choice_};
    choice_->clear();
    for (const Setting::Choice& one : setting_->choices)
        choice_->addItem(settingText(one.text), QString::fromLatin1(one.word));
    if (setting_->kind == Setting::Kind::number)
        for (int number = setting_->least; number <= setting_->most; number += setting_->step)
            choice_->addItem(QStringLiteral("%1 %").arg(number), QString::number(number));
}

void SettingRow::retranslate() {
    const QString title = settingText(setting_->title);
    title_->setText(title);
    about_->setText(withPhrasesJoined(settingText(setting_->about)));
    reset_->setToolTip(tr("Back to the usual"));
    reset_->setAccessibleName(tr("%1: back to the usual").arg(title));
    if (choice_ != nullptr) {
        fillChoices();
        choice_->setAccessibleName(title);
    }
    if (toggle_ != nullptr)
        toggle_->setAccessibleName(title);
    if (open_ != nullptr) {
        open_->setText(tr("Open folder"));
        open_->setAccessibleName(tr("%1: open folder").arg(title));
    }
    refresh();
}

void SettingRow::refresh() {
    if (path_ != nullptr)
        path_->setText(QDir::toNativeSeparators(place()));
    strange_->hide();
    if (!setting_->holdsValue())
        return reset_->hide();
    if (toggle_ != nullptr) {
        const QSignalBlocker quiet{toggle_};
        toggle_->setChecked(settings_->isOn(setting_->id));
        toggle_->setText(toggle_->isChecked() ? tr("On") : tr("Off"));
    }
    if (choice_ != nullptr) {
        const QSignalBlocker quiet{choice_};
        choice_->setCurrentIndex(choice_->findData(settings_->value(setting_->id)));
    }
    reset_->setVisible(!settings_->isUsual(setting_->id));
    if (const auto strange = settings_->notUnderstood(setting_->id)) {
        strange_->setText(withPhrasesJoined(tr("The file says \"%1\" here, which means nothing to this "
                                               "version, so the usual holds. It stays in "
                                               "the file until you choose something.")
                                                .arg(strange->left(40))));
        strange_->show();
    }
}

bool SettingRow::matches(const QString& wanted) const {
    QString texts = settingTextInAllLanguages(setting_->title) + settingTextInAllLanguages(setting_->about) +
                    settingTextInAllLanguages(nameOf(setting_->section));
    for (const Setting::Choice& one : setting_->choices)
        texts += settingTextInAllLanguages(one.text);
    for (const QString& word : wanted.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!texts.contains(word, Qt::CaseInsensitive))
            return false;
    return true;
}

} // namespace takujo

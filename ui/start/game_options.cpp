#include "ui/start/game_options.h"

#include "ui/start/game_start.h"
#include "ui/widgets/page_parts.h"
#include "ui/widgets/preferences.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace takujo {

namespace {

constexpr int minutesApart = 5;
constexpr int mostMinutes = 60;

QVBoxLayout* labelled(QLabel* label, std::initializer_list<QWidget*> fields) {
    label->setProperty("caption", true);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QWidget* field : fields)
        row->addWidget(field);
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    column->addWidget(label);
    column->addLayout(row);
    return column;
}

} // namespace

GameOptions::GameOptions(QWidget* parent)
    : QWidget{parent}, fold_{quietButton("more-options", parent)}, told_{new QLabel{parent}},
      formatLabel_{new QLabel{this}}, format_{new ChoiceBox{this}}, seedLabel_{new QLabel{this}},
      seed_{new QLineEdit{this}}, dice_{pageButton("dice", this)}, clockLabel_{new QLabel{this}},
      clock_{new ChoiceBox{this}}, fitColours_{new QCheckBox{this}} {
    setObjectName(QStringLiteral("game-options"));
    fold_->setCheckable(true);
    told_->setObjectName(QStringLiteral("options-told"));
    told_->setProperty("quiet", true);
    told_->setTextFormat(Qt::PlainText);
    told_->setWordWrap(true);
    format_->setObjectName(QStringLiteral("format-choice"));
    seed_->setObjectName(QStringLiteral("seed"));
    seed_->setValidator(
        new QRegularExpressionValidator{QRegularExpression{QStringLiteral("[0-9]{1,19}")}, seed_});
    seed_->setMaximumWidth(130);
    dice_->setText(QStringLiteral("⟳"));
    dice_->setMaximumWidth(40);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(18);
    row->addLayout(labelled(formatLabel_, {format_}), 1);
    row->addLayout(labelled(seedLabel_, {seed_, dice_}));
    clock_->setObjectName(QStringLiteral("clock-choice"));
    for (int minutes = 0; minutes <= mostMinutes; minutes += minutesApart)
        clock_->addItem(QString{}, minutes);
    clock_->setCurrentIndex(std::max(0, clock_->findData(Preferences::clockMinutes())));
    row->addLayout(labelled(clockLabel_, {clock_}));
    connect(clock_, &QComboBox::currentIndexChanged, this, &GameOptions::tell);
    fitColours_->setObjectName(QStringLiteral("fit-colours"));
    fitColours_->setChecked(!Preferences::picksColours());
    row->addWidget(fitColours_, 1, Qt::AlignBottom);

    connect(fold_, &QPushButton::toggled, this, [this](bool is) {
        Preferences::setShowsMoreOptions(is);
        open(is);
    });
    connect(format_, &QComboBox::currentIndexChanged, this, [this] {
        tell();
        emit formatChanged();
    });
    connect(seed_, &QLineEdit::textEdited, this, [this] { isOwnSeed_ = true; });
    connect(seed_, &QLineEdit::textChanged, this, [this] {
        tell();
        emit changed();
    });
    connect(seed_, &QLineEdit::returnPressed, this, &GameOptions::startWanted);
    connect(dice_, &QPushButton::clicked, this, &GameOptions::renewSeed);
    connect(fitColours_, &QCheckBox::toggled, this, &GameOptions::coloursFitted);
    renewSeed();
    fold_->setChecked(Preferences::showsMoreOptions());
    open(fold_->isChecked());
    retranslate();
}

void GameOptions::orderTabs(QWidget* next) {
    const std::array<QWidget*, 7> stops{fold_, format_, seed_, dice_, clock_, fitColours_, next};
    for (std::size_t i = 1; i < stops.size(); ++i)
        setTabOrder(stops[i - 1], stops[i]);
}

/// A seed that was taken away and is out of sight would keep games from being begun.
void GameOptions::open(bool is) {
    setVisible(is);
    if (!is && !hasSeed())
        renewSeed();
    retranslate();
}

void GameOptions::setFormats(const QStringList& names, int usual, int chosen) {
    const QSignalBlocker quiet{format_};
    format_->clear();
    format_->addItems(names);
    format_->setCurrentIndex(chosen);
    usualFormat_ = usual;
    for (QWidget* one : {static_cast<QWidget*>(formatLabel_), static_cast<QWidget*>(format_)})
        one->setVisible(names.size() > 1);
    tell();
}

void GameOptions::setFitsColours(bool fits) {
    const QSignalBlocker quiet{fitColours_};
    fitColours_->setChecked(fits);
}

void GameOptions::renewSeed() {
    isOwnSeed_ = false;
    seed_->setText(QString::number(randomSeed()));
}

void GameOptions::nameMinutes() {
    for (int i = 0; i < clock_->count(); ++i) {
        const int minutes = clock_->itemData(i).toInt();
        clock_->setItemText(i, minutes == 0 ? tr("Off") : tr("%n minute(s) each", nullptr, minutes));
    }
}

void GameOptions::tell() {
    QStringList unusual;
    if (format_->count() > 1 && format() != usualFormat_)
        unusual << format_->currentText();
    if (isOwnSeed_ && hasSeed())
        unusual << tr("Seed %1").arg(seed_->text());
    if (clockMinutes() > 0)
        unusual << tr("Clock: %1").arg(clock_->currentText());
    told_->setText(unusual.join(QStringLiteral(" · ")));
}

void GameOptions::retranslate() {
    fold_->setText(fold_->isChecked() ? tr("Less") : tr("More…"));
    fold_->setToolTip(tr("What a game is seldom begun with: another format, a seed of one's own, a clock"));
    formatLabel_->setText(tr("Format"));
    format_->setAccessibleName(tr("Format"));
    seedLabel_->setText(tr("Seed"));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setToolTip(tr("The same seed shuffles the same way"));
    dice_->setToolTip(tr("Another seed"));
    dice_->setAccessibleName(tr("Another seed"));
    clockLabel_->setText(tr("Clock"));
    clock_->setAccessibleName(tr("Clock"));
    clock_->setToolTip(tr("It runs for whoever decides. When the time is up, it says so; the game goes on."));
    nameMinutes();
    fitColours_->setText(tr("Colours fit the decks"));
    fitColours_->setToolTip(tr("Each player takes the colour of most cards in the deck"));
    tell();
}

void GameOptions::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace takujo

#include "ui/start/seating_choice.h"

#include "engine/files/scenarios/save_file.h"
#include "ui/theme/line_breaker.h"
#include "ui/widgets/preferences.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace takujo {

SeatingChoice::SeatingChoice(QWidget* parent)
    : QWidget{parent}, label_{new QLabel{this}}, box_{new ChoiceBox{this}}, strength_{new ChoiceBox{this}},
      meaning_{new QLabel{this}} {
    setObjectName(QStringLiteral("company"));
    box_->setObjectName(QStringLiteral("company-choice"));
    strength_->setObjectName(QStringLiteral("strength-choice"));
    label_->setProperty("caption", true);
    label_->setBuddy(box_);
    meaning_->setObjectName(QStringLiteral("company-meaning"));
    meaning_->setProperty("quiet", true);
    meaning_->setWordWrap(true);
    meaning_->setMinimumHeight(36); // two lines, so that nothing moves when they change
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(label_);
    row->addWidget(box_);
    row->addWidget(strength_);
    row->addWidget(meaning_, 1);
    for (std::size_t i = 0; i < seatingWords.size(); ++i)
        box_->addItem(QString{});
    for (std::size_t i = 0; i < botWords.size(); ++i)
        strength_->addItem(QString{});
    box_->setCurrentIndex(static_cast<int>(Preferences::seating()));
    strength_->setCurrentIndex(static_cast<int>(Preferences::bot().kind));
    for (const ChoiceBox* box : {box_, strength_})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            explain();
            Preferences::setSeating(chosen()); // a position is played on like this, too
            Preferences::setBot(bot());
            emit changed();
        });
    retranslate();
}

void SeatingChoice::retranslate() {
    label_->setText(tr("At the screen"));
    box_->setAccessibleName(tr("Who sits at the screen"));
    box_->setItemText(static_cast<int>(Seating::one), tr("I play both sides"));
    box_->setItemText(static_cast<int>(Seating::two), tr("Two people, hidden hands"));
    box_->setItemText(static_cast<int>(Seating::trusting), tr("Two people, handing over between turns"));
    box_->setItemText(static_cast<int>(Seating::computer), tr("I play against the computer"));
    strength_->setAccessibleName(tr("How well the computer plays"));
    strength_->setItemText(static_cast<int>(BotKind::random), tr("Easy"));
    strength_->setItemText(static_cast<int>(BotKind::quick), tr("Medium"));
    strength_->setItemText(static_cast<int>(BotKind::thinking), tr("Strong"));
    explain();
}

void SeatingChoice::explain() {
    strength_->setVisible(chosen() == Seating::computer);
    meaning_->setText(withPhrasesJoined(meaning()));
    box_->setAccessibleDescription(meaning());
}

QString SeatingChoice::meaning() const {
    switch (chosen()) {
    case Seating::one:
        return tr("The table turns to whoever is asked and shows their hand. Nothing is handed over.");
    case Seating::two:
        return tr(
            "When the other player is asked, both hands turn face down until that player takes the table.");
    case Seating::trusting:
        return tr(
            "Within a turn the other player answers with both hands face down; a button shows their own.");
    case Seating::computer:
        break;
    }
    switch (bot().kind) {
    case BotKind::random:
        return tr("The computer answers as chance has it: for trying something out.");
    case BotKind::quick:
        return tr("The computer looks one answer ahead. It sees only what you would see in its place.");
    case BotKind::thinking:
        break;
    }
    return tr("The computer thinks through what may follow. It sees only what you would see in its place.");
}

/// It may have been changed at the table.
void SeatingChoice::showEvent(QShowEvent* event) {
    const Seating seating = Preferences::seating();
    const BotChoice bot = Preferences::bot();
    strength_->setCurrentIndex(static_cast<int>(bot.kind));
    box_->setCurrentIndex(static_cast<int>(seating));
    QWidget::showEvent(event);
}

void SeatingChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace takujo

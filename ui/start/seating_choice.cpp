#include "ui/start/seating_choice.h"

#include "ui/theme/line_breaker.h"
#include "ui/widgets/preferences.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace takujo {

SeatingChoice::SeatingChoice(QWidget* parent)
    : QWidget{parent}, label_{new QLabel{this}}, box_{new ChoiceBox{this}}, meaning_{new QLabel{this}} {
    setObjectName(QStringLiteral("company"));
    box_->setObjectName(QStringLiteral("company-choice"));
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
    row->addWidget(meaning_, 1);
    for (int i = 0; i < 3; ++i)
        box_->addItem(QString{});
    box_->setCurrentIndex(static_cast<int>(Preferences::seating()));
    connect(box_, &QComboBox::currentIndexChanged, this, &SeatingChoice::explain);
    retranslate();
}

void SeatingChoice::retranslate() {
    label_->setText(tr("At the screen"));
    box_->setAccessibleName(tr("Who sits at the screen"));
    box_->setItemText(static_cast<int>(Seating::one), tr("I play both sides"));
    box_->setItemText(static_cast<int>(Seating::two), tr("Two people, hidden hands"));
    box_->setItemText(static_cast<int>(Seating::trusting), tr("Two people, handing over between turns"));
    explain();
}

void SeatingChoice::explain() {
    QString meaning;
    switch (chosen()) {
    case Seating::one:
        meaning = tr("The table turns to whoever is asked and shows their hand. Nothing is handed over.");
        break;
    case Seating::two:
        meaning = tr(
            "When the other player is asked, both hands turn face down until that player takes the table.");
        break;
    case Seating::trusting:
        meaning =
            tr("Within a turn the other player answers with both hands face down; a button shows their own.");
        break;
    }
    meaning_->setText(withPhrasesJoined(meaning));
    box_->setAccessibleDescription(meaning);
}

void SeatingChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace takujo

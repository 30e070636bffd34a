#include "ui/bringing/brought_rows.h"

#include "ui/theme/text.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>

namespace takujo {

namespace {

using BroughtState = BroughtEdit::State;

/// What the choice of rows lists, in its order; before them, all.
constexpr std::array listedStates{BroughtState::wrong, BroughtState::nothing, BroughtState::inPart,
                                  BroughtState::whole};

} // namespace

BroughtRows::BroughtRows(QWidget* parent)
    : QWidget{parent}, shows_{new ChoiceBox{this}}, list_{new QListWidget{this}} {
    shows_->setObjectName(QStringLiteral("brought-shown"));
    for (std::size_t i = 0; i <= listedStates.size(); ++i)
        shows_->addItem(QString{});
    list_->setObjectName(QStringLiteral("brought-cards"));
    list_->setUniformItemSizes(true);         // there may be ten thousand
    list_->setTextElideMode(Qt::ElideMiddle); // at the end stands how it was understood
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(shows_);
    column->addWidget(list_, 1);
    connect(shows_, &QComboBox::activated, this, &BroughtRows::fill);
    connect(list_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr)
            emit chosen(item->data(Qt::UserRole).toULongLong());
    });
    retranslate();
}

void BroughtRows::retranslate() {
    shows_->setAccessibleName(tr("Which cards"));
    list_->setAccessibleName(tr("Cards"));
    const QSignalBlocker quiet{shows_};
    shows_->setItemText(0, tr("All cards"));
    shows_->setItemText(1, tr("With mistakes"));
    shows_->setItemText(2, tr("Not understood"));
    shows_->setItemText(3, tr("Understood in part"));
    shows_->setItemText(4, tr("Understood"));
}

void BroughtRows::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QWidget::changeEvent(event);
}

void BroughtRows::setLanguage(Language language) {
    language_ = language;
    fill();
}

void BroughtRows::setCards(const BroughtEdit* cards) {
    cards_ = cards;
    shows_->setCurrentIndex(0);
    if (cards_ != nullptr)
        connect(cards_, &BroughtEdit::changed, this, &BroughtRows::write);
    fill();
    if (list_->count() > 0)
        list_->setCurrentRow(0);
}

bool BroughtRows::isListed(std::size_t index) const {
    const int shown = shows_->currentIndex();
    return shown <= 0 || cards_->state(index) == listedStates[static_cast<std::size_t>(shown - 1)];
}

/// By sign and word, not by colour alone.
QString BroughtRows::rowOf(std::size_t index) const {
    const BroughtCard& card = cards_->card(index);
    const QString name = QStringLiteral("%1 %2").arg(qt(card.listed.id), qt(card.listed.name.in(language_)));
    switch (cards_->state(index)) {
    case BroughtState::whole:
        return QStringLiteral("✓ ") + name;
    case BroughtState::inPart:
        return QStringLiteral("◐ ") + tr("%1 (in part)").arg(name);
    case BroughtState::nothing:
        return QStringLiteral("○ ") + tr("%1 (not understood)").arg(name);
    case BroughtState::wrong:
        break;
    }
    return QStringLiteral("✕ ") + tr("%1 (mistake)").arg(name);
}

void BroughtRows::fill() {
    const QListWidgetItem* const current = list_->currentItem();
    const QVariant index = current != nullptr ? current->data(Qt::UserRole) : QVariant{};
    {
        const QSignalBlocker quiet{list_};
        list_->clear();
        for (std::size_t i = 0; cards_ != nullptr && i < cards_->size(); ++i)
            if (isListed(i)) {
                auto* item = new QListWidgetItem{rowOf(i), list_};
                item->setData(Qt::UserRole, static_cast<qulonglong>(i));
            }
    }
    if (index.isValid())
        choose(index.toULongLong());
    if (list_->currentRow() < 0 && list_->count() > 0)
        list_->setCurrentRow(0);
}

void BroughtRows::choose(std::size_t index) {
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->data(Qt::UserRole).toULongLong() == index)
            return list_->setCurrentRow(row);
}

/// A card that is mended stays in its place until other rows are asked for.
void BroughtRows::write(std::size_t index) {
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->data(Qt::UserRole).toULongLong() == index)
            list_->item(row)->setText(rowOf(index));
}

} // namespace takujo

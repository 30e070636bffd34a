#pragma once

#include "ui/positions/card_uses.h"
#include "ui/positions/position_edit.h"
#include "ui/widgets/card_display.h"
#include "ui/widgets/choice_box.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace takujo {

/// One card of a position: how it looks, how it lies, and what is on it and under it.
class CardState : public QWidget {
    Q_OBJECT

public:
    explicit CardState(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void setPosition(PositionEdit* position);
    /// None: the card of the shelf that was looked at last stays in sight.
    void display(std::optional<CardPlace> place);
    void displayPrinted(const CardDefinition& card);
    /// Does what a key does to that card. False: the key means nothing.
    bool press(CardPlace place, int key, Qt::KeyboardModifiers modifiers);

signals:
    /// The card stands there now.
    void moved(takujo::CardPlace place);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void write();
    void apply(const std::function<void(ScenarioCard&)>& how);
    Player usualOwner() const;
    void writeMarks(const ScenarioCard& card);
    void writeCounters(const ScenarioCard& card);
    std::vector<const LocalizedText*> namesOfCounters(const ScenarioCard& card) const;
    void toTop();
    void take();

    PositionEdit* position_ = nullptr;
    Language language_ = Language::en;
    std::optional<CardPlace> place_;
    bool isWriting_ = false;
    CardDisplay* large_;
    QLabel* title_;
    QWidget* state_;
    QCheckBox* aside_;
    QCheckBox* fresh_;
    QCheckBox* down_;
    QWidget* owner_;
    QLabel* ownerLabel_;
    ChoiceBox* ownerChoice_;
    CardUses* uses_;
    QLabel* damageLabel_;
    QSpinBox* damage_;
    QWidget* marks_;
    QVBoxLayout* markColumn_;
    QWidget* counters_;
    QVBoxLayout* counterColumn_;
    QPushButton* toTop_;
    QPushButton* under_;
    QPushButton* fromUnder_;
    QPushButton* take_;
};

} // namespace takujo

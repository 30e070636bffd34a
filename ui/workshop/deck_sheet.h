#pragma once

#include "ui/widgets/choice_box.h"
#include "ui/workshop/card_rows.h"

#include <QLabel>
#include <QLineEdit>
#include <QWidget>

namespace takujo {

class DeckEdit;

/// The deck that is made, part by part: the middle of the workshop.
class DeckSheet : public QWidget {
    Q_OBJECT

public:
    explicit DeckSheet(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void setDeck(DeckEdit* deck);
    CardRowsView& list() { return *list_; }
    /// Chooses the card in the list, if the deck has it.
    void goTo(const std::string& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();
    void write();
    std::vector<WorkshopRow> rowsOf(std::size_t part) const;
    void showRows(std::vector<WorkshopRow> rows);
    void takeName();

    DeckEdit* deck_ = nullptr;
    Language language_ = Language::en;
    CardRowModel model_;
    QLineEdit* name_;
    ChoiceBox* format_;
    QLabel* sizes_;
    CardRowsView* list_;
    QLabel* empty_; ///< what to do, while nothing lies in the list
};

} // namespace takujo

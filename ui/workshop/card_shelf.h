#pragma once

#include "engine/cards/search/card_search.h"
#include "ui/widgets/choice_box.h"
#include "ui/workshop/card_rows.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QWidget>

namespace takujo {

class DeckEdit;

/// All cards of the game, to search, filter and sort: the left side of the workshop.
class CardShelf : public QWidget {
    Q_OBJECT

public:
    explicit CardShelf(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// None: there is nothing to show.
    void setDeck(DeckEdit* deck);
    CardRowsView& list() { return *list_; }
    QLineEdit& query() { return *query_; }
    /// Searches for that.
    void look(const QString& query) { query_->setText(query); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void search();
    void recount();
    void writeChips();
    void addFilters();
    void fillSorting();

    DeckEdit* deck_ = nullptr;
    Language language_ = Language::en;
    CardRowModel model_;
    SearchQuery understood_;
    QLineEdit* query_;
    QToolButton* filters_; ///< opens the menu of all that cards can be filtered by
    ChoiceBox* sorting_;
    QToolButton* direction_;
    QWidget* chips_;
    QHBoxLayout* chipRow_;
    QLabel* trouble_;
    QLabel* found_;
    CardRowsView* list_;
};

} // namespace takujo

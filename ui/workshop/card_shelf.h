#pragma once

#include "engine/cards/search/card_search.h"
#include "ui/widgets/choice_box.h"
#include "ui/workshop/card_rows.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

class DeckEdit;

/// What a shelf shows: the cards of a game, and how many of each are where they are put.
struct ShelfCards {
    const GameData* data = nullptr;
    const CardSearch* search = nullptr;
    std::function<std::size_t(const CardDefinition&)> partFor; ///< of a deck; none: there are no parts
    std::function<int(const std::string& id)> count;
    std::function<QString(int)> counted = {}; ///< says that number; none: so many in the deck
};

/// All cards of the game, to search, filter and sort: the left side of the workshop.
class CardShelf : public QWidget {
    Q_OBJECT

public:
    explicit CardShelf(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// None: there is nothing to show.
    void setDeck(DeckEdit* deck);
    /// The same for cards that are put elsewhere; then `recount` is for whoever puts them there.
    void setCards(std::optional<ShelfCards> cards);
    /// The cards stay where they are; only how many there are is different.
    void recount();
    CardRowsView& list() { return *list_; }
    QLineEdit& query() { return *query_; }
    /// Shows exactly these, by their ids, until something else is searched for.
    void showOnly(std::vector<std::string> ids);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void search();
    void writeChips();
    QToolButton* addChip(const QString& name, const QString& said);
    void addFilters();
    void fillSorting();

    DeckEdit* deck_ = nullptr;
    std::optional<ShelfCards> cards_;
    Language language_ = Language::en;
    CardRowModel model_;
    SearchQuery understood_;
    std::vector<std::string> only_; ///< the cards that are shown; empty: all that are found
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

#pragma once

#include "ui/widgets/card_display.h"
#include "ui/workshop/card_shelf.h"
#include "ui/workshop/deck_edit.h"
#include "ui/workshop/deck_health.h"
#include "ui/workshop/deck_notes.h"
#include "ui/workshop/deck_plots.h"
#include "ui/workshop/deck_sheet.h"
#include "ui/workshop/opening_panel.h"

#include <QPushButton>
#include <QWidget>

#include <memory>

namespace takujo {

/// Where a deck is made: all cards at the left, the deck beside them, and what it is worth at the right.
class WorkshopPage : public QWidget {
    Q_OBJECT

public:
    explicit WorkshopPage(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// Shows another deck; the one before goes.
    void show(std::unique_ptr<DeckEdit> deck);
    DeckEdit* deck() const { return deck_.get(); }
    using QWidget::show;
    /// Whether there is somebody to play tests.
    void setCanTest(bool can) { test_->setVisible(can); }
    /// Says in one line what has just come of something.
    void say(const QString& what);

signals:
    void leaveWanted();
    void saveWanted();
    void discardWanted();
    void importWanted();
    void copyTextWanted();
    void copyLinkWanted();
    void playWanted();
    void testWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    QLayout* makeHead();
    void write();
    void look(const WorkshopRow& row);
    void compare();
    void showCards(const std::vector<std::string>& ids);
    void join(CardRowsView& list, bool isSheet);

    CardRenderer* renderer_;
    Language language_ = Language::en;
    Palette palette_;
    std::unique_ptr<DeckEdit> deck_;
    QPushButton* leave_;
    QLabel* state_;
    QPushButton* undo_;
    QPushButton* redo_;
    QPushButton* more_;
    QAction* compare_;
    QAction* import_;
    QAction* copyText_;
    QAction* copyLink_;
    QAction* discard_;
    QPushButton* test_;
    QPushButton* play_;
    QPushButton* save_;
    CardShelf* shelf_;
    DeckSheet* sheet_;
    CardDisplay* large_;
    DeckHealth* health_;
    OpeningPanel* opening_;
    DeckPlots* plots_;
    DeckNotes* notes_;
};

} // namespace takujo

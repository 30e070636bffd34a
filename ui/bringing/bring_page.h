#pragma once

#include "ui/bringing/brought_edit.h"
#include "ui/bringing/brought_rows.h"
#include "ui/bringing/card_texts.h"
#include "ui/bringing/script_editor.h"
#include "ui/bringing/script_reference.h"
#include "ui/widgets/choice_box.h"

#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QWidget>

#include <memory>
#include <vector>

namespace takujo {

/// Where somebody brings cards of their own: all of them at the left, and of one of them the text that was
/// given, the script, and what the program writes from it, side by side.
class BringPage : public QWidget {
    Q_OBJECT

public:
    explicit BringPage(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// Offers these games; the one that was chosen stays chosen.
    void offer(std::vector<std::shared_ptr<const GameData>> games);
    void chooseGame(const GameData* game);
    const std::shared_ptr<const GameData>& game() const { return game_; }

    /// So many cards of all have been read.
    void showProgress(int done, int all);
    /// Shows what was brought, with that many remarks on the list; none: nothing was.
    void showCards(std::unique_ptr<BroughtEdit> cards, std::size_t remarks);
    BroughtEdit* cards() const { return cards_.get(); }
    /// The name of the set to be.
    QLineEdit& setName() { return *name_; }
    /// Says in one line what has just come of something.
    void say(const QString& what);
    /// Takes what has been written just now.
    void settle() { editor_->settle(); }
    void takeKeys();

signals:
    void leaveWanted();
    void gameChosen();
    void listWanted();
    void mappingWanted();
    void remarksWanted();
    void picturesWanted();
    void saveWanted();
    void cancelWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    QLayout* makeHead();
    QWidget* makeCards();
    void connectParts();
    void nameGames();
    void writeState();
    void showCard(std::size_t index);
    void writeCard();
    void takeWritten();

    std::vector<std::shared_ptr<const GameData>> games_;
    std::shared_ptr<const GameData> game_;
    std::unique_ptr<BroughtEdit> cards_;
    std::size_t current_ = 0;
    std::size_t remarkCount_ = 0;
    Language language_ = Language::en;
    Palette palette_;
    QPushButton* leave_;
    QLabel* heading_;
    ChoiceBox* gamesBox_;
    QPushButton* list_;
    QPushButton* mapping_;
    QLabel* state_;
    QProgressBar* progress_;
    QPushButton* cancel_;
    QPushButton* remarks_;
    QStackedWidget* body_;
    QLabel* hint_;
    QTabWidget* side_;
    BroughtRows* rows_;
    ScriptReference* reference_;
    TitledText* given_;
    ScriptEditor* editor_;
    TitledText* generated_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QPushButton* pictures_;
    QPushButton* save_;
};

} // namespace takujo

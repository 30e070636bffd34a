#pragma once

#include "ui/rules/films_on_offer.h"
#include "ui/rules/rule_sheet.h"
#include "ui/rules/rule_tree.h"
#include "ui/session/game_data.h"
#include "ui/widgets/choice_box.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>

#include <memory>
#include <vector>

namespace takujo {

/// The rule browser: every rule of a game at the left, to be searched; one of them at the right, with the
/// films that show it.
class RulesPage : public QWidget {
    Q_OBJECT

public:
    explicit RulesPage(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// Offers these games.
    void offer(std::vector<std::shared_ptr<const GameData>> games);
    /// The same, when all files have been read anew.
    void readAgain(std::vector<std::shared_ptr<const GameData>> games);
    /// Shows a rule of a game; with an empty number, whatever was shown of it before.
    void open(const QString& game, const QString& number);
    /// The game whose rules are shown; none before one is opened.
    const std::shared_ptr<const GameData>& game() const { return game_; }
    /// Gives the keys to the list that somebody comes back to.
    void takeKeys(bool toFilms);
    RuleSheet& sheet() { return *sheet_; }

signals:
    void leaveWanted();
    void filmWanted(const std::filesystem::path& file);
    /// The rules of another game are shown.
    void gameChosen();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void connectParts();
    void nameGames();
    void setGame(const std::shared_ptr<const GameData>& game);
    void fill();
    void narrow();
    void showRule();

    std::vector<std::shared_ptr<const GameData>> games_;
    std::shared_ptr<const GameData> game_;
    Language language_ = Language::en;
    FilmsOnOffer* films_;
    QPushButton* leave_;
    QLabel* heading_;
    ChoiceBox* gamesBox_;
    QLineEdit* search_;
    ChoiceBox* shows_;
    QLabel* found_;
    RuleTree* tree_;
    RuleSheet* sheet_;
};

} // namespace takujo

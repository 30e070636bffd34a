#pragma once

#include "ui/help/help_book.h"
#include "ui/help/help_markup.h"
#include "ui/session/game_data.h"
#include "ui/theme/palette.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/command_set.h"
#include "ui/widgets/text_panel.h"

#include <QDialog>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace takujo {

/// The help: contents, search, a page, and the way back.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    HelpWindow(const CommandSet& commands, std::vector<std::shared_ptr<const GameData>> games,
               Language language, const Palette& palette, QWidget* parent = nullptr);

    /// A page by its id, or a link as pages have them: `table.md`, `rule:GAME/11.4`, `command:settings`,
    /// `data:cardsets/README.md`.
    void open(const QString& link);
    /// Chooses the game whose own pages are among the others.
    void setGame(const QString& game);
    /// In another language, or in other colours.
    void restyle(Language language, const Palette& palette);
    /// Whether rules are shown here, where nobody can show them elsewhere.
    void setShowsRules(bool shows) { showsRules_ = shows; }

signals:
    /// A rule of a game is to be shown elsewhere.
    void ruleFollowed(const QString& game, const QString& number);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void nameGames();
    void fillContents();
    void showPlace(const QString& place);
    void showPage(const QString& id);
    void showRule(const QString& place);
    void openFile(const QString& relative);
    void use(QAction& action);
    void step(int by);
    void markFound();
    QString keysOf(const QString& name) const;

    const CommandSet* commands_;
    std::vector<std::shared_ptr<const GameData>> games_;
    Language language_;
    Palette palette_;
    HelpMarkup markup_;
    ChoiceBox* gamesBox_;
    QLineEdit* search_;
    QListWidget* contents_;
    QLabel* nothing_;
    TextPanel* page_;
    QToolButton* back_;
    QToolButton* forward_;
    QString game_; ///< by its id
    bool showsRules_ = false;
    QStringList visited_;
    qsizetype at_ = -1;
};

/// Whether a link of a page leads somewhere.
bool leadsSomewhere(const QString& link, const CommandSet& commands,
                    const std::vector<std::shared_ptr<const GameData>>& games);

} // namespace takujo

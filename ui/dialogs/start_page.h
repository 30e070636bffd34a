#pragma once

#include "ui/dialogs/company_choice.h"
#include "ui/dialogs/deck_choice.h"

#include <QDateTime>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include <map>

class QMenu;

namespace takujo {

/// A lesson as it is offered.
struct LessonEntry {
    std::string id;
    LocalizedText title;
    LocalizedText about; ///< one or two sentences
    bool isDone = false;
};

/// Where a game is chosen and begun: which game and format, who plays with which deck, from which seed.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// The games that can be played, read already.
    void setGames(std::vector<std::shared_ptr<const GameData>> games);
    /// A game can be gone back to: shows the way.
    void setCanReturn(bool can);
    /// A game that was not played to its end can be gone on with, last played then; an invalid time: none
    /// can.
    void setLeftGame(const QDateTime& when);
    /// The lessons to offer; without any, nothing is said of lessons.
    void setLessons(std::vector<LessonEntry> entries);
    void renewSeed();
    /// What the button in the corner opens; it must outlive the page.
    void setMenu(QMenu* menu) { menu_ = menu; }

signals:
    void started(const takujo::GameStart& start);
    void returned();
    void leftGameWanted();
    void lessonWanted(const QString& id);
    /// The players have chosen other colours.
    void coloursChanged();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void placeMenuButton();
    void fillFormats();
    void fillDecks();
    void check();
    void start();
    void keepColoursApart(std::size_t changed);
    const std::shared_ptr<const GameData>& chosen() const;

    Palette palette_;
    Language language_ = Language::en;
    std::vector<std::shared_ptr<const GameData>> games_;
    QMenu* menu_ = nullptr;
    QToolButton* menuButton_;
    QLabel* title_;
    QLabel* subtitle_;
    QLabel* gameLabel_;
    ChoiceBox* game_;
    QLabel* tagline_;
    QLabel* formatLabel_;
    ChoiceBox* format_;
    QLabel* seedLabel_;
    QLineEdit* seed_;
    QPushButton* dice_;
    QPushButton* swap_;
    std::array<DeckChoice*, 2> sides_;
    CompanyChoice* company_;
    QLabel* hint_;
    QDateTime left_;
    QPushButton* resume_;
    std::vector<LessonEntry> lessons_;
    QPushButton* learn_;
    QPushButton* return_;
    QPushButton* start_;
};

} // namespace takujo

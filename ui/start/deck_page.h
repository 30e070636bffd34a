#pragma once

#include "ui/session/game_data.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"
#include "ui/widgets/card_display.h"
#include "ui/widgets/text_panel.h"

#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include <map>

class QLabel;

namespace takujo {

/// All decks there are, what is in them and whether they may be played; and the files that could not be read,
/// with what is to be mended.
class DeckPage : public QWidget {
    Q_OBJECT

public:
    explicit DeckPage(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void setGames(std::vector<std::shared_ptr<const GameData>> games);
    /// Whether there is somebody to play tests.
    void setCanTest(bool can);

signals:
    /// The user wants to play a game with this deck.
    void playWanted(const std::shared_ptr<const GameData>& game, const QString& deck);
    /// The user has changed files.
    void readAgainWanted();
    /// A deck is to be changed, by its id or that of a draft; or a copy of it, or a new one.
    void editWanted(const std::shared_ptr<const GameData>& game, const QString& deck);
    void copyWanted(const std::shared_ptr<const GameData>& game, const QString& deck);
    void newWanted(const std::shared_ptr<const GameData>& game);
    /// Somebody wants to bring cards of their own.
    void bringWanted();
    /// The user wants to know what the deck is worth.
    void testWanted(const std::shared_ptr<const GameData>& game, const QString& deck);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A row of the list: a deck, a file with mistakes, or the name of a game above its decks.
    struct Row {
        std::shared_ptr<const GameData> game;
        const Deck* deck = nullptr;
        std::string path = {};
        std::shared_ptr<const Deck> draft = nullptr; ///< of a deck that has no file yet; `deck` is that
        std::shared_ptr<const Findings> findings = nullptr; ///< of a draft that nobody can read
    };

    void retranslate();
    void fill();
    void addDrafts(const std::shared_ptr<const GameData>& game);
    void addBrokenFiles(const std::shared_ptr<const GameData>& game);
    const Row* chosen() const;
    void askToDelete();
    void addHeading(const GameData& game);
    int rowToOpen(int before) const;
    void addRow(Row row, const QString& text, const QString& said);
    void showRow(int index);
    void showDeck(const Row& row);
    void showFindings(const Row& row);
    void showCard(int index);
    void openFolder() const;

    CardRenderer* renderer_;
    Palette palette_;
    Language language_ = Language::en;
    std::vector<std::shared_ptr<const GameData>> games_;
    std::vector<Row> rows_;
    std::vector<const CardDefinition*> cards_;
    bool stale_ = true;
    bool canTest_ = false;
    QLabel* heading_;
    QListWidget* list_;
    QLabel* name_;
    QLabel* facts_;
    QLabel* state_;
    QLabel* about_;
    QListWidget* grid_;
    TextPanel* findings_;
    CardDisplay* large_;
    QPushButton* play_;
    QPushButton* test_;
    QPushButton* edit_;
    QPushButton* copy_;
    QPushButton* delete_;
    QPushButton* new_;
    QPushButton* bring_;
    QPushButton* folder_;
    QPushButton* again_;
};

} // namespace takujo

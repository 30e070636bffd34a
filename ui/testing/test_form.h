#pragma once

#include "engine/match/bot_choice.h"
#include "ui/testing/tested_list.h"
#include "ui/theme/palette.h"
#include "ui/widgets/choice_box.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

#include <memory>
#include <vector>

namespace takujo {

/// What is to be tested: which deck, against which, played by whom and for how long.
class TestForm : public QWidget {
    Q_OBJECT

public:
    explicit TestForm(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// Offers the decks of a game. The deck of that id is chosen, its draft before what is saved.
    void offer(std::shared_ptr<const GameData> game, const QString& deck);
    /// While a test runs, nothing else can be chosen.
    void setRunning(bool runs);

    const std::vector<TestedList>& lists() const { return lists_; }
    /// None if there is no deck at all.
    const TestedList* deck() const;
    /// Those that are ticked and may play.
    std::vector<const TestedList*> opponents() const;
    BotChoice bot() const;
    std::uint64_t games() const;
    /// In hundredths of a percent; 0 where games are counted.
    std::uint32_t until() const;

signals:
    void startWanted();
    /// The deck is to be mended.
    void workshopWanted(const QString& deck);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fillDecks();
    void fillOpponents();
    void judge();
    void tickAll();
    bool areAllTicked() const;

    Palette palette_;
    Language language_ = Language::en;
    std::shared_ptr<const GameData> data_;
    std::vector<TestedList> lists_;
    std::vector<std::size_t> rows_; ///< the list of each opponent
    bool runs_ = false;
    QLabel* deckLabel_;
    ChoiceBox* deck_;
    QLabel* problem_;
    QPushButton* mend_;
    QLabel* opponentsLabel_;
    QPushButton* all_;
    QListWidget* opponents_;
    QLabel* botLabel_;
    ChoiceBox* bot_;
    QLabel* botMeaning_;
    QLabel* lengthLabel_;
    ChoiceBox* length_;
    QSpinBox* games_;
    QSpinBox* reach_;
    QPushButton* start_;
};

} // namespace takujo

#pragma once

#include "engine/match/opening_hands.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"
#include "ui/widgets/number_field.h"
#include "ui/workshop/hand_list.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>

namespace takujo {

class DeckEdit;

/// Opening hands that the deck deals by the game's own rules, with the new hand that they allow, whole or in
/// part; and how likely the card at hand is to have been seen by a turn.
class OpeningPanel : public QWidget {
    Q_OBJECT

public:
    explicit OpeningPanel(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void setDeck(DeckEdit* deck);

private:
    void retranslate();
    void forget();
    void deal();
    void takeNew();
    void writeChances();
    void write();
    void showHand();
    void showMulligan();

    DeckEdit* deck_ = nullptr;
    Language language_ = Language::en;
    std::unique_ptr<SampleHand> hand_;
    std::uint64_t seed_ = 0;
    std::optional<DrawSchedule> draws_; ///< of the format that was asked last
    std::size_t drawsFormat_ = 0;
    QLabel* title_;
    QPushButton* deal_;
    QPushButton* again_;
    NumberField* turn_;               ///< by which a card is to have been seen
    std::array<QLabel*, 2> byTurn_{}; ///< the words around it
    QLabel* hint_;                    ///< where some cards may go back
    HandList* cards_;
    QLabel* chances_;
};

} // namespace takujo

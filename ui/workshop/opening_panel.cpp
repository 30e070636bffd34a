#include "ui/workshop/opening_panel.h"

#include "engine/cards/decks/deck_numbers.h"
#include "ui/start/game_start.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/workshop/deck_edit.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace takujo {

namespace {

constexpr int turnWidth = 78;
constexpr int usualTurn = 3;
constexpr int lastTurn = 10;
constexpr int fewestCopiesTold = 3;
constexpr int mostCopiesTold = 6;

} // namespace

OpeningPanel::OpeningPanel(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, title_{new QLabel{this}}, deal_{new QPushButton{this}}, again_{new QPushButton{this}},
      turn_{new NumberField{this}}, byTurn_{new QLabel{this}, new QLabel{this}}, hint_{new QLabel{this}},
      cards_{new HandList{renderer, this}}, chances_{new QLabel{this}} {
    setObjectName(QStringLiteral("opening"));
    title_->setProperty("caption", true);
    deal_->setObjectName(QStringLiteral("deal-hand"));
    again_->setObjectName(QStringLiteral("new-hand"));
    cards_->setObjectName(QStringLiteral("sample-hand"));
    hint_->setObjectName(QStringLiteral("hand-hint"));
    hint_->setProperty("quiet", true);
    hint_->setWordWrap(true);
    chances_->setObjectName(QStringLiteral("deck-chances"));
    chances_->setProperty("quiet", true);
    chances_->setWordWrap(true);
    for (QPushButton* button : {deal_, again_}) {
        button->setAutoDefault(true);
        button->setProperty("isQuiet", true);
    }
    turn_->setObjectName(QStringLiteral("chances-turn"));
    turn_->setFixedWidth(turnWidth);
    for (QLabel* words : byTurn_)
        words->setProperty("quiet", true);
    auto* turn = new QHBoxLayout;
    turn->setSpacing(6);
    turn->addWidget(byTurn_[0]);
    turn->addWidget(turn_);
    turn->addWidget(byTurn_[1]);
    turn->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(deal_);
    buttons->addWidget(again_);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(title_);
    column->addLayout(turn);
    column->addWidget(chances_);
    column->addLayout(buttons);
    column->addWidget(hint_);
    column->addWidget(cards_);
    connect(deal_, &QPushButton::clicked, this, &OpeningPanel::deal);
    connect(again_, &QPushButton::clicked, this, &OpeningPanel::takeNew);
    connect(cards_, &QListWidget::itemSelectionChanged, this, &OpeningPanel::showMulligan);
    connect(turn_, &NumberField::changed, this, &OpeningPanel::write);
    std::vector<int> turns(lastTurn);
    std::iota(turns.begin(), turns.end(), 1);
    turn_->offer(turns, usualTurn, {});
    retranslate();
}

void OpeningPanel::retranslate() {
    title_->setText(tr("Opening hands"));
    deal_->setText(tr("Deal a hand"));
    hint_->setText(withPhrasesJoined(tr("Choose the cards that go back; you draw as many new ones.")));
    turn_->setAccessibleName(tr("By which turn"));
    const QStringList words = tr("To have seen a card by turn %1:").split(QStringLiteral("%1"));
    for (std::size_t i = 0; i < byTurn_.size(); ++i)
        byTurn_[i]->setText(words.value(static_cast<qsizetype>(i)).trimmed());
}

void OpeningPanel::setColours(const Palette& palette) {
    cards_->setColours(palette);
    const std::vector<std::size_t> chosen = cards_->chosen();
    showHand();
    cards_->choose(chosen);
}

void OpeningPanel::setLanguage(Language language) {
    language_ = language;
    retranslate();
    write();
    const std::vector<std::size_t> chosen = cards_->chosen();
    showHand();
    cards_->choose(chosen);
}

void OpeningPanel::setDeck(DeckEdit* deck) {
    if (deck_ != nullptr)
        deck_->disconnect(this);
    deck_ = deck;
    draws_.reset();
    if (deck_ != nullptr)
        connect(deck_, &DeckEdit::changed, this, &OpeningPanel::forget);
    forget();
}

/// Another deck deals other hands.
void OpeningPanel::forget() {
    hand_.reset();
    write();
    showHand();
}

void OpeningPanel::deal() {
    if (deck_ == nullptr || deck_->lines().lines.empty())
        return;
    seed_ = randomSeed();
    try {
        hand_ = std::make_unique<SampleHand>(*deck_->data().game, deck_->format(), deck_->lines().lines,
                                             seed_, seed_ % 2 == 0);
    } catch (const std::exception&) {
        hand_.reset(); // no game can begin with such a deck
    }
    showHand();
}

void OpeningPanel::takeNew() {
    if (hand_ == nullptr)
        return;
    hand_->takeNew(cards_->chosen()); // where all have to go, all do
    showHand();
}

void OpeningPanel::showHand() {
    const bool has = deck_ != nullptr && hand_ != nullptr && !hand_->cards().empty();
    cards_->setVisible(has);
    if (has) {
        cards_->setChoosable(hand_->policy().which == RedrawPolicy::some);
        cards_->show(deck_->data(), hand_->cards(), language_);
    }
    showMulligan();
}

/// What the game's rules let the player give back: nothing, the hand as it is, or the cards they choose.
void OpeningPanel::showMulligan() {
    const RedrawPolicy::Which which =
        hand_ == nullptr || hand_->cards().empty() ? RedrawPolicy::none : hand_->policy().which;
    const int chosen = static_cast<int>(cards_->chosen().size());
    const bool isPartial = which == RedrawPolicy::some;
    hint_->setVisible(isPartial);
    again_->setVisible(which != RedrawPolicy::none);
    again_->setEnabled(!isPartial || chosen > 0);
    again_->setText(isPartial ? tr("Put %n card(s) back", nullptr, chosen) : tr("Take a new hand"));
}

/// For as many copies as the deck has of any card.
void OpeningPanel::writeChances() {
    const std::optional<int> turn = turn_->number();
    int most = fewestCopiesTold;
    for (const DeckLine& line : deck_->lines().lines)
        most = std::clamp(line.count, most, mostCopiesTold);
    const int cards = deck_->now().cardsIn(0);
    QStringList lines;
    for (int copies = 1; turn && copies <= most; ++copies) {
        QStringList chances;
        for (const bool first : {true, false})
            chances << QString::number(
                std::lround(100 * chanceToSee(1, copies, draws_->by(*turn, first), std::max(cards, 1))));
        lines << tr("%n copies: %1 % going first, %2 % going second", nullptr, copies)
                     .arg(chances[0], chances[1]);
    }
    chances_->setText(withPhrasesJoined(lines.join(QLatin1Char('\n'))));
}

void OpeningPanel::write() {
    // Of no cards, there is nothing to be seen.
    const bool hasCards = deck_ != nullptr && deck_->now().cardsIn(0) > 0;
    deal_->setEnabled(hasCards);
    turn_->setVisible(hasCards);
    for (QLabel* words : {chances_, byTurn_[0], byTurn_[1]})
        words->setVisible(hasCards);
    if (!hasCards)
        return;
    if (!draws_ || drawsFormat_ != deck_->format())
        draws_ = drawsOf(*deck_->data().game, deck_->data().library, deck_->format(), lastTurn);
    drawsFormat_ = deck_->format();
    writeChances();
}

} // namespace takujo

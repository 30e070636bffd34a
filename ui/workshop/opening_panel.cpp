#include "ui/workshop/opening_panel.h"

#include "engine/cards/decks/deck_numbers.h"
#include "ui/start/deck_pictures.h"
#include "ui/start/game_start.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/workshop/deck_edit.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr int handWidth = 270;
constexpr int handCardWidth = 62;
constexpr int perRow = 4;
constexpr double proportion = 88.0 / 63.0;
constexpr int turnsTold = 3;
constexpr std::array copiesTold{1, 2, 3};

} // namespace

OpeningPanel::OpeningPanel(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, renderer_{&renderer}, title_{new QLabel{this}}, deal_{new QPushButton{this}},
      again_{new QPushButton{this}}, cards_{new QLabel{this}}, chances_{new QLabel{this}} {
    setObjectName(QStringLiteral("opening"));
    title_->setProperty("caption", true);
    deal_->setObjectName(QStringLiteral("deal-hand"));
    again_->setObjectName(QStringLiteral("new-hand"));
    cards_->setObjectName(QStringLiteral("sample-hand"));
    chances_->setObjectName(QStringLiteral("deck-chances"));
    chances_->setProperty("quiet", true);
    chances_->setWordWrap(true);
    for (QPushButton* button : {deal_, again_}) {
        button->setAutoDefault(true);
        button->setProperty("isQuiet", true);
    }
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(deal_);
    buttons->addWidget(again_);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(title_);
    column->addWidget(chances_);
    column->addLayout(buttons);
    column->addWidget(cards_);
    connect(deal_, &QPushButton::clicked, this, &OpeningPanel::deal);
    connect(again_, &QPushButton::clicked, this, &OpeningPanel::takeNew);
    retranslate();
}

void OpeningPanel::retranslate() {
    title_->setText(tr("Opening hands"));
    deal_->setText(tr("Deal a hand"));
    again_->setText(tr("Take a new hand"));
}

void OpeningPanel::setColours(const Palette&) {
    write();
}

void OpeningPanel::setLanguage(Language language) {
    language_ = language;
    retranslate();
    write();
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
    write();
}

void OpeningPanel::takeNew() {
    if (hand_ == nullptr)
        return;
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < hand_->cards().size(); ++i)
        all.push_back(i);
    hand_->takeNew(all);
    write();
}

void OpeningPanel::write() {
    const bool has = hand_ != nullptr && !hand_->cards().empty();
    again_->setVisible(has && hand_->mayTakeNew());
    cards_->setVisible(has);
    chances_->setVisible(deck_ != nullptr);
    if (deck_ == nullptr)
        return;
    if (!draws_ || drawsFormat_ != deck_->format())
        draws_ = drawsOf(*deck_->data().game, deck_->data().library, deck_->format(), turnsTold);
    drawsFormat_ = deck_->format();
    const DrawSchedule& draws = *draws_;
    const int cards = deck_->now().cardsIn(0);
    QStringList lines;
    for (const int copies : copiesTold) {
        QStringList chances;
        for (const bool first : {true, false})
            chances << QString::number(
                std::lround(100 * chanceToSee(1, copies, draws.by(turnsTold, first), std::max(cards, 1))));
        lines << tr("%n copies: %1 % going first, %2 % going second", nullptr, copies)
                     .arg(chances[0], chances[1]);
    }
    chances_->setText(withPhrasesJoined(tr("To have seen a card by turn %1:").arg(turnsTold) +
                                        QLatin1Char('\n') + lines.join(QLatin1Char('\n'))));
    if (!has)
        return;
    const int count = static_cast<int>(hand_->cards().size());
    const QSize size{handCardWidth, static_cast<int>(handCardWidth * proportion)};
    const int rows = (count + perRow - 1) / perRow;
    const qreal ratio = devicePixelRatioF();
    QPixmap picture{QSize{handWidth, rows * (size.height() + 4)} * ratio};
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QStringList names;
    for (int i = 0; i < count; ++i) {
        const CardLook look =
            printedLook(deck_->data(), *hand_->cards()[static_cast<std::size_t>(i)], language_);
        names << look.name;
        renderer_->draw(
            painter, QRectF{QPointF(i % perRow * (size.width() + 4), i / perRow * (size.height() + 4)), size},
            look);
    }
    painter.end();
    cards_->setPixmap(picture);
    cards_->setAccessibleName(names.join(QStringLiteral(", ")));
}

} // namespace takujo

#include "ui/start/deck_choice.h"

#include "engine/match/sentences/deck_problem.h"
#include "ui/table/spreads.h"
#include "ui/theme/card_looks.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace takujo {

namespace {

constexpr int pictureHeight = 152;
constexpr int edge = 22;
constexpr double cardsAcross = 2.9; ///< of a fan's width, so that each card can be told
constexpr double cardWidth = 63;
constexpr double cardHeight = 88;
constexpr double shareOfPicture = 0.845; ///< of its height, for a card that is turned a little
/// What the page needs for everything else, when these cards are small.
constexpr int usualPageHeight = 720;
constexpr std::size_t cardsShown = 5;

} // namespace

DeckChoice::DeckChoice(int player, CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, player_{player}, renderer_{&renderer}, nameLabel_{new QLabel{this}},
      name_{new QLineEdit{this}}, colour_{new ColourChoice{player, this}}, deckLabel_{new QLabel{this}},
      decks_{new ChoiceBox{this}}, about_{new QLabel{this}}, problems_{new QLabel{this}},
      picture_{new QWidget{this}} {
    setObjectName(QStringLiteral("player-%1").arg(player));
    name_->setObjectName(QStringLiteral("name-%1").arg(player));
    name_->setMaxLength(24);
    decks_->setObjectName(QStringLiteral("deck-%1").arg(player));
    problems_->setObjectName(QStringLiteral("problems-%1").arg(player));
    for (QLabel* label : {nameLabel_, deckLabel_})
        label->setProperty("caption", true);
    about_->setWordWrap(true);
    about_->setProperty("quiet", true);
    about_->setAlignment(Qt::AlignTop);
    about_->setMinimumHeight(54);
    problems_->setWordWrap(true);
    problems_->setProperty("problem", true);
    nameLabel_->setBuddy(name_);
    deckLabel_->setBuddy(decks_);
    picture_->setFixedHeight(pictureHeight);
    picture_->setAttribute(Qt::WA_TransparentForMouseEvents);

    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(edge, 18, edge, 18);
    column->setSpacing(5);
    column->addWidget(picture_);
    column->addSpacing(8);
    auto* who = new QHBoxLayout;
    who->addWidget(nameLabel_, 1);
    who->addWidget(colour_);
    column->addLayout(who);
    column->addWidget(name_);
    column->addSpacing(6);
    column->addWidget(deckLabel_);
    column->addWidget(decks_);
    column->addSpacing(2);
    column->addWidget(about_);
    column->addWidget(problems_);
    column->addStretch();
    connect(decks_, &QComboBox::currentIndexChanged, this, [this] {
        judge();
        emit changed();
    });
    connect(colour_, &ColourChoice::changed, this, [this] {
        retranslate();
        emit colourChanged();
    });
    colour_->choose(Preferences::playerColours().at(static_cast<std::size_t>(player)));
    retranslate();
    const QString last = Preferences::lastName(player);
    name_->setText(last);
}

QString DeckChoice::usualName() const {
    return isComputer_ ? tr("Computer") : ColourChoice::nameOf(colour_->chosen());
}

/// A name that somebody has given is for themselves.
void DeckChoice::setComputer(bool plays) {
    if (plays == isComputer_)
        return;
    isComputer_ = plays;
    name_->setText(plays ? QString{} : Preferences::lastName(player_));
    retranslate();
}

void DeckChoice::retranslate() {
    nameLabel_->setText(isComputer_ ? tr("The computer") : tr("Player %1").arg(player_ + 1));
    deckLabel_->setText(tr("Deck"));
    decks_->setAccessibleName(tr("Deck of player %1").arg(player_ + 1));
    name_->setAccessibleName(tr("Name of player %1").arg(player_ + 1));
    name_->setPlaceholderText(usualName());
}

void DeckChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DeckChoice::setColour(PlayerColour colour) {
    colour_->choose(colour);
    retranslate();
}

void DeckChoice::setRoomForCards(int pageHeight) {
    pageHeight_ = pageHeight;
    sizeCards();
}

void DeckChoice::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    sizeCards();
}

void DeckChoice::sizeCards() {
    const int byWidth = qRound((width() - 2 * edge) / cardsAcross * cardHeight / cardWidth / shareOfPicture);
    const int byHeight = pictureHeight + (pageHeight_ - usualPageHeight) / 2;
    picture_->setFixedHeight(std::max(pictureHeight, std::min(byWidth, byHeight)));
}

void DeckChoice::setColours(const Palette& palette) {
    palette_ = palette;
    colour_->setColours(palette);
    update();
}

void DeckChoice::offer(std::shared_ptr<const GameData> game, std::size_t format, const Deck* chosen,
                       Language language) {
    data_ = std::move(game);
    format_ = format;
    language_ = language;
    const QSignalBlocker quiet{decks_};
    decks_->clear();
    for (const Deck& deck : data_->library.decks()) {
        QString name = qt(deck.name.in(language));
        if (deck.format != data_->game->formats[format])
            name += (language == Language::ja ? QStringLiteral("（%1）") : QStringLiteral("  (%1)"))
                        .arg(qt(data_->words.text("formats", deck.format, language)));
        decks_->addItem(name, qt(deck.id));
        if (&deck == chosen)
            decks_->setCurrentIndex(decks_->count() - 1);
    }
    judge();
}

const Deck* DeckChoice::deck() const {
    return data_ == nullptr ? nullptr : data_->library.deck(fromQt(decks_->currentData().toString()));
}

std::string DeckChoice::name() const {
    const QString text = name_->text().trimmed();
    return fromQt(text.isEmpty() ? name_->placeholderText() : text);
}

void DeckChoice::judge() {
    const Deck* chosen = deck();
    legal_ = false;
    shown_.clear();
    update();
    if (chosen == nullptr) {
        about_->clear();
        problems_->setText(withPhrasesJoined(tr("There is no deck to play with.")));
        return;
    }
    const QString parts = sizesOfParts(*data_, *chosen, language_);
    about_->setText(withPhrasesJoined(qt(chosen->about.in(language_))) +
                    (parts.isEmpty() ? QString{} : QLatin1Char('\n') + parts));
    QStringList problems;
    if (const int missing = missingCards(*data_, *chosen); missing > 0)
        problems << tr("%n of its cards cannot be found.", nullptr, missing);
    for (const DeckProblem& problem : problemsOf(*data_, *chosen, format_))
        problems << qt(sentenceOf(problem, data_->words, language_));
    legal_ = problems.isEmpty();
    problems_->setText(withPhrasesJoined(problems.join(QLatin1Char('\n'))));
    problems_->setVisible(!legal_);
    pickShownCards();
}

void DeckChoice::pickShownCards() {
    // The dearest cards of different names: what the deck is proud of.
    std::vector<DeckLine> lines = deckLines(*data_, *deck());
    std::ranges::stable_sort(lines, std::ranges::greater{},
                             [](const DeckLine& line) { return line.card->numbers[0]; });
    std::set<std::string> names;
    for (const DeckLine& line : lines)
        if (shown_.size() < cardsShown && names.insert(line.card->name.en).second)
            shown_.push_back(line.card);
}

void DeckChoice::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setPen(QPen{palette_.outline, 1});
    painter.setBrush(palette_.zone);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12);
    if (data_ == nullptr || !data_->layout)
        return;
    const CardLooks looks{data_->game->schema, data_->layout->face, data_->words, language_};
    const double height = picture_->height() * shareOfPicture;
    const QSizeF size{height * cardWidth / cardHeight, height};
    const QRectF room = QRectF{picture_->geometry()}.adjusted(0, 14, 0, 0);
    const std::vector<Placement> places =
        spreadCards(Spread::fan, room, std::vector<SpreadCard>(shown_.size()), size);
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        painter.save();
        painter.translate(places[i].centre);
        painter.rotate(places[i].turned);
        CardLook look = looks.printed(*shown_[i]);
        if (i + 1 < shown_.size())
            look.covered = coveredBy(places[i], places[i + 1]);
        renderer_->draw(painter, QRectF{-size.width() / 2, -size.height() / 2, size.width(), size.height()},
                        look);
        painter.restore();
    }
}

} // namespace takujo

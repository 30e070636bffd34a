#include "ui/start/new_game_form.h"

#include "ui/start/deck_colours.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/page_parts.h"
#include "ui/widgets/preferences.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int widest = 880;
/// From this width of the whole on, there is room for something beside the form.
constexpr int roomForTwo = 1360;
constexpr int widestBeside = 1000;

} // namespace

NewGameForm::NewGameForm(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, page_{new QWidget}, gameLabel_{new QLabel{this}}, game_{new ChoiceBox{this}},
      tagline_{new QLabel{this}}, swap_{new QPushButton{this}},
      sides_{new DeckChoice{0, renderer, this}, new DeckChoice{1, renderer, this}},
      colours_{Preferences::playerColours()}, seating_{new SeatingChoice{this}},
      options_{new GameOptions{this}}, hint_{new QLabel{this}}, return_{new QPushButton{this}},
      start_{new QPushButton{this}} {
    setObjectName(QStringLiteral("new-game-form"));
    tagline_->setProperty("quiet", true);
    gameLabel_->setProperty("caption", true);
    game_->setObjectName(QStringLiteral("game-choice"));
    swap_->setObjectName(QStringLiteral("swap"));
    swap_->setText(QStringLiteral("⇄"));
    swap_->setMaximumWidth(44);
    start_->setObjectName(QStringLiteral("start"));
    start_->setProperty("isDefault", true);
    start_->setMinimumSize(150, 36);
    return_->setObjectName(QStringLiteral("return"));
    return_->setProperty("isQuiet", true);
    return_->setMinimumHeight(36);
    for (QPushButton* button : {swap_, return_, start_})
        button->setAutoDefault(true); // Enter presses it
    hint_->setProperty("problem", true);
    hint_->setWordWrap(true);

    auto* column = new QVBoxLayout{page_};
    column->setSpacing(12);
    column->addStretch(1);
    auto* choice = new QVBoxLayout;
    choice->setSpacing(4);
    choice->addWidget(gameLabel_);
    choice->addWidget(game_);
    column->addLayout(choice);
    column->addWidget(tagline_);
    auto* sides = new QHBoxLayout;
    sides->setSpacing(10);
    sides->addWidget(sides_[0], 1);
    sides->addWidget(swap_);
    sides->addWidget(sides_[1], 1);
    column->addLayout(sides);
    column->addWidget(seating_);
    column->addWidget(hint_);
    auto* end = new QHBoxLayout;
    end->setSpacing(10);
    end->addWidget(options_->fold());
    end->addWidget(options_->told(), 1);
    end->addWidget(return_);
    end->addWidget(start_);
    column->addLayout(end);
    column->addWidget(options_);
    column->addStretch(2);
    auto* middle = new QWidget;
    middle->setObjectName(QStringLiteral("new-game-middle"));
    row_ = new QHBoxLayout{middle};
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(28);
    row_->addStretch(1);
    row_->addWidget(page_, 100);
    row_->addStretch(1);
    auto* whole = new QVBoxLayout{this};
    whole->addWidget(scrolledColumn(middle, this)); // small windows, large letters

    options_->orderTabs(return_);
    setTabOrder(return_, start_);

    connect(game_, &QComboBox::currentIndexChanged, this, &NewGameForm::takeGame);
    connect(options_, &GameOptions::formatChanged, this, &NewGameForm::fillDecks);
    connect(options_, &GameOptions::changed, this, &NewGameForm::check);
    connect(options_, &GameOptions::coloursFitted, this, [this](bool fit) {
        if (fit)
            Preferences::forgetPlayerColours();
        else
            Preferences::setPlayerColours({sides_[0]->colour(), sides_[1]->colour()});
        fitColours();
        emit coloursChanged();
    });
    connect(options_, &GameOptions::startWanted, start_, &QPushButton::click);
    for (DeckChoice* side : sides_)
        connect(side, &DeckChoice::changed, this, &NewGameForm::check);
    for (std::size_t i = 0; i < sides_.size(); ++i)
        connect(sides_[i], &DeckChoice::colourChanged, this, [this, i] { keepColoursApart(i); });
    const auto seatComputer = [this] { sides_[1]->setComputer(seating_->chosen() == Seating::computer); };
    connect(seating_, &SeatingChoice::changed, this, seatComputer);
    seatComputer();
    connect(swap_, &QPushButton::clicked, this, [this] {
        if (chosen() == nullptr)
            return;
        const Deck* first = sides_[0]->deck();
        const Deck* second = sides_[1]->deck();
        const auto format = static_cast<std::size_t>(options_->format());
        sides_[0]->offer(chosen(), format, second, language_);
        sides_[1]->offer(chosen(), format, first, language_);
        check();
    });
    connect(start_, &QPushButton::clicked, this, &NewGameForm::start);
    connect(return_, &QPushButton::clicked, this, &NewGameForm::returned);
    return_->hide();
    retranslate();
}

void NewGameForm::retranslate() {
    gameLabel_->setText(tr("Game"));
    swap_->setToolTip(tr("Swap the decks"));
    swap_->setAccessibleName(tr("Swap the decks"));
    start_->setText(tr("Start"));
    return_->setText(tr("Back to the game"));
    game_->setAccessibleName(tr("Game"));
}

void NewGameForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void NewGameForm::setShowpiece(QWidget* piece) {
    showpiece_ = piece;
    row_->insertWidget(2, piece, 100);
    useRoom();
}

/// Large windows get larger cards, and something to look at.
void NewGameForm::useRoom() {
    const bool hasRoom = showpiece_ != nullptr && width() >= roomForTwo;
    if (showpiece_ != nullptr)
        showpiece_->setVisible(hasRoom);
    page_->setMaximumWidth(hasRoom ? std::clamp(width() / 2, widest, widestBeside) : widest);
    for (DeckChoice* side : sides_)
        side->setRoomForCards(height());
}

void NewGameForm::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    useRoom();
}

void NewGameForm::setColours(const Palette& palette) {
    for (DeckChoice* side : sides_)
        side->setColours(palette);
}

void NewGameForm::setLanguage(Language language) {
    language_ = language;
    setGames(games_);
}

const std::shared_ptr<const GameData>& NewGameForm::chosen() const {
    static const std::shared_ptr<const GameData> none;
    const auto index = static_cast<std::size_t>(game_->currentIndex());
    return game_->currentIndex() < 0 || index >= games_.size() ? none : games_[index];
}

void NewGameForm::setGames(std::vector<std::shared_ptr<const GameData>> games) {
    const QString before = chosen() == nullptr ? Preferences::lastGame() : qt(chosen()->game->id);
    games_ = std::move(games);
    {
        const QSignalBlocker quiet{game_};
        game_->clear();
        for (const auto& game : games_) {
            game_->addItem(qt(game->words.text("game", "name", language_)));
            if (qt(game->game->id) == before)
                game_->setCurrentIndex(game_->count() - 1);
        }
    }
    fillFormats();
}

void NewGameForm::choose(const Game& game) {
    for (std::size_t i = 0; i < games_.size(); ++i)
        if (games_[i]->game == &game)
            game_->setCurrentIndex(static_cast<int>(i));
    Preferences::setLastGame(qt(game.id));
}

void NewGameForm::takeGame() {
    if (chosen() != nullptr)
        Preferences::setLastGame(qt(chosen()->game->id));
    fillFormats();
    emit gameChosen();
}

void NewGameForm::fillFormats() {
    const std::shared_ptr<const GameData>& game = chosen();
    tagline_->clear();
    if (game == nullptr) {
        check();
        return;
    }
    tagline_->setText(qt(game->words.text("game", "tagline", language_)));
    const bool isOther = filledGame_ != game->game;
    if (isOther)
        filledFor_.reset();
    QStringList names;
    for (const std::string_view format : game->game->formats)
        names << qt(game->words.text("formats", format, language_));
    const QString last = Preferences::lastFormat(qt(game->game->id));
    const int usual = static_cast<int>(usualStart(game).format);
    int chosen = usual;
    for (std::size_t i = 0; i < game->game->formats.size(); ++i)
        if (qt(game->game->formats[i]) == last)
            chosen = static_cast<int>(i);
    if (!isOther && options_->format() >= 0)
        chosen = options_->format();
    options_->setFormats(names, usual, chosen);
    fillDecks();
}

void NewGameForm::fillDecks() {
    const std::shared_ptr<const GameData>& game = chosen();
    if (game == nullptr)
        return;
    const GameStart usual = usualStart(game);
    const auto format = static_cast<std::size_t>(options_->format());
    const bool isSameFormat =
        filledFor_ ? *filledFor_ == format
                   : Preferences::lastFormat(qt(game->game->id)) == qt(game->game->formats[format]);
    filledFor_ = format;
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        const Deck* const before = filledGame_ == game->game ? sides_[i]->deck() : nullptr;
        const Deck* deck = before;
        if (deck != nullptr) // the files may have been read anew
            deck = game->library.deck(deck->id);
        if (deck == nullptr)
            deck = game->library.deck(fromQt(Preferences::lastDeck(qt(game->game->id), static_cast<int>(i))));
        // A deck made for this format comes before one that was chosen for another.
        if (deck == nullptr || (!isSameFormat && deck->format != game->game->formats[format]))
            for (const Deck& other : game->library.decks())
                if (other.format == game->game->formats[format]) {
                    deck = &other;
                    break;
                }
        if (deck == nullptr || (format == usual.format && before == nullptr &&
                                Preferences::lastDeck(qt(game->game->id), static_cast<int>(i)).isEmpty()))
            deck = usual.decks[i];
        sides_[i]->offer(game, format, deck, language_);
    }
    filledGame_ = game->game;
    check();
}

/// As long as nobody has picked others.
void NewGameForm::fitColours() {
    if (Preferences::picksColours() || chosen() == nullptr)
        return;
    colours_ = coloursOfDecks(*chosen(), {sides_[0]->deck(), sides_[1]->deck()});
    for (std::size_t i = 0; i < sides_.size(); ++i)
        sides_[i]->setColour(colours_[i]);
}

void NewGameForm::check() {
    fitColours();
    QString problem;
    if (chosen() == nullptr)
        problem = tr("No game could be loaded. The list of files with mistakes says why.");
    else if (!sides_[0]->legal() || !sides_[1]->legal())
        problem = tr("A deck is not legal in this format.");
    else if (!options_->hasSeed())
        problem = tr("A game needs a seed.");
    hint_->setText(withPhrasesJoined(problem));
    hint_->setVisible(!problem.isEmpty());
    start_->setEnabled(problem.isEmpty());
}

void NewGameForm::setCanReturn(bool can) {
    return_->setVisible(can);
}

void NewGameForm::takeDeck(const GameData& game, const Deck& deck) {
    choose(*game.game);
    const auto& formats = game.game->formats;
    for (std::size_t i = 0; i < formats.size(); ++i)
        if (formats[i] == deck.format)
            options_->setFormat(static_cast<int>(i));
    if (chosen() != nullptr)
        sides_[0]->offer(chosen(), static_cast<std::size_t>(options_->format()),
                         chosen()->library.deck(deck.id), language_);
    check();
}

void NewGameForm::start() {
    GameStart start;
    start.data = chosen();
    start.format = static_cast<std::size_t>(options_->format());
    start.seed = options_->seed();
    Preferences::setLastFormat(qt(start.data->game->id), qt(start.data->game->formats[start.format]));
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        start.decks[i] = sides_[i]->deck();
        start.names[i] = sides_[i]->name();
        Preferences::setLastDeck(qt(start.data->game->id), static_cast<int>(i), qt(start.decks[i]->id));
        const QString name = qt(start.names[i]);
        if (i == 0 || seating_->chosen() != Seating::computer)
            Preferences::setLastName(static_cast<int>(i), name == sides_[i]->usualName() ? QString{} : name);
    }
    if (start.names[0] == start.names[1]) // or nobody could tell who is asked
        start.names[1] += " 2";
    start.seating = seating_->chosen();
    start.computer.bot = seating_->bot();
    start.clockMinutes = options_->clockMinutes();
    Preferences::setClockMinutes(start.clockMinutes);
    emit started(start);
}

/// Who takes the other's colour gives theirs for it.
void NewGameForm::keepColoursApart(std::size_t changed) {
    const std::array<PlayerColour, 2> before = colours_;
    colours_ = {sides_[0]->colour(), sides_[1]->colour()};
    if (colours_[0] == colours_[1]) {
        colours_[1 - changed] = before[changed];
        sides_[1 - changed]->setColour(colours_[1 - changed]);
    }
    Preferences::setPlayerColours(colours_);
    options_->setFitsColours(false);
    emit coloursChanged();
}

} // namespace takujo

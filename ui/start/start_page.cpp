#include "ui/start/start_page.h"

#include "ui/theme/line_breaker.h"
#include "ui/widgets/page_parts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int railWidth = 304;

QPushButton* railButton(const char* name, QWidget* parent) {
    auto* button = new QPushButton{parent};
    button->setObjectName(QString::fromLatin1(name));
    button->setProperty("isWay", true);
    button->setAutoDefault(true); // Enter presses it
    return button;
}

} // namespace

StartPage::StartPage(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, title_{new QLabel}, subtitle_{new QLabel},
      ways_{new Door{"way-play", this}, new Door{"way-decks", this}, new Door{"way-lessons", this}},
      kept_{new GameList{GameEntry::Sort::kept, renderer, QStringLiteral("resume")}},
      recent_{new GameList{GameEntry::Sort::saved, renderer, QStringLiteral("recent")}},
      openFile_{railButton("open-file", this)}, watch_{railButton("watch-saved", this)},
      position_{railButton("set-up-position", this)}, settings_{railButton("settings-button", this)},
      help_{railButton("help-button", this)}, menuButton_{new QToolButton{this}},
      pages_{new QStackedWidget{this}}, form_{new NewGameForm{renderer}}, decks_{new DeckPage{renderer}},
      lessons_{new LessonList} {
    setObjectName(QStringLiteral("start-page"));
    title_->setProperty("wordmark", true);
    subtitle_->setProperty("quiet", true);
    subtitle_->setWordWrap(true);
    menuButton_->setObjectName(QStringLiteral("start-menu-button"));
    menuButton_->setText(QStringLiteral("☰"));
    pages_->addWidget(form_);
    pages_->addWidget(decks_);
    pages_->addWidget(lessons_);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(makeRail());
    row->addWidget(pages_, 1);

    for (std::size_t i = 0; i < ways_.size(); ++i) {
        ways_[i]->setCheckable(true);
        ways_[i]->setAutoExclusive(true);
        connect(ways_[i], &QPushButton::clicked, this, [this, i] { open(static_cast<Page>(i)); });
    }
    ways_[play]->setChecked(true);
    ways_[lessons]->hide();
    connect(menuButton_, &QToolButton::clicked, this, [this] {
        if (menu_ != nullptr)
            menu_->popup(menuButton_->mapToGlobal(QPoint{0, -menu_->sizeHint().height() - 2}));
    });
    connect(form_, &NewGameForm::started, this, &StartPage::started);
    connect(form_, &NewGameForm::coloursChanged, this, &StartPage::coloursChanged);
    connect(form_, &NewGameForm::gameChosen, this, &StartPage::gameChosen);
    connect(form_, &NewGameForm::returned, this, &StartPage::returned);
    connect(kept_, &GameList::pressed, this, &StartPage::gameWanted);
    connect(kept_, &GameList::forgotten, this, &StartPage::dropWanted);
    connect(recent_, &GameList::pressed, this, &StartPage::fileWanted);
    connect(recent_, &GameList::forgotten, this, &StartPage::forgetWanted);
    for (const GameList* list : {kept_, recent_})
        connect(list, &GameList::walked, this, &StartPage::walk);
    connect(openFile_, &QPushButton::clicked, this, &StartPage::openFileWanted);
    connect(watch_, &QPushButton::clicked, this, &StartPage::watchWanted);
    connect(position_, &QPushButton::clicked, this, &StartPage::positionWanted);
    connect(settings_, &QPushButton::clicked, this, &StartPage::settingsWanted);
    connect(help_, &QPushButton::clicked, this, &StartPage::helpWanted);
    connect(lessons_, &LessonList::wanted, this, &StartPage::lessonWanted);
    connect(decks_, &DeckPage::readAgainWanted, this, &StartPage::readAgainWanted);
    connect(decks_, &DeckPage::playWanted, this, &StartPage::playWith);
    connect(decks_, &DeckPage::editWanted, this, &StartPage::deckEditWanted);
    connect(decks_, &DeckPage::copyWanted, this, &StartPage::deckCopyWanted);
    connect(decks_, &DeckPage::newWanted, this, &StartPage::newDeckWanted);
    connect(decks_, &DeckPage::bringWanted, this, &StartPage::bringWanted);
    connect(decks_, &DeckPage::testWanted, this, &StartPage::deckTestWanted);
    orderTabs();
    retranslate();
}

void StartPage::playWith(const std::shared_ptr<const GameData>& game, const QString& deck) {
    if (const Deck* chosen = game->library.deck(deck.toStdString()))
        form_->takeDeck(*game, *chosen);
    open(play);
}

/// The column at the left; games scroll where there are many.
QWidget* StartPage::makeRail() {
    rail_ = new QWidget{this};
    rail_->setObjectName(QStringLiteral("rail"));
    rail_->setAttribute(Qt::WA_StyledBackground);
    rail_->setFixedWidth(railWidth);
    auto* column = new QVBoxLayout{rail_};
    column->setContentsMargins(18, 20, 14, 14);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(subtitle_);
    column->addSpacing(10);
    for (Door* door : doors())
        column->addWidget(door);
    column->addSpacing(12);
    auto* lists = new QWidget;
    lists->setObjectName(QStringLiteral("rail-lists"));
    auto* listColumn = new QVBoxLayout{lists};
    listColumn->setContentsMargins(0, 0, 6, 0);
    listColumn->setSpacing(4);
    listColumn->addWidget(kept_);
    listColumn->addWidget(recent_);
    listColumn->addWidget(openFile_);
    listColumn->addWidget(watch_);
    listColumn->addWidget(position_);
    listColumn->addStretch(1);
    auto* scroll = scrolledColumn(lists, this);
    column->addWidget(scroll, 1);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(4);
    foot->addWidget(settings_, 1);
    foot->addWidget(help_, 1);
    foot->addWidget(menuButton_);
    column->addLayout(foot);
    return rail_;
}

void StartPage::retranslate() {
    title_->setText(tr("Takujo"));
    subtitle_->setText(withPhrasesJoined(tr("A table that knows the rules.")));
    ways_[lessons]->say(tr("Learn"), tr("Lessons at the table, a step at a time"));
    ways_[play]->say(tr("Play"), tr("With a friend, the computer or yourself"));
    ways_[decks]->say(tr("Test a deck"), tr("Build decks, and see how often they win"));
    kept_->setHeading(tr("Continue"));
    recent_->setHeading(tr("Recent"));
    openFile_->setText(tr("Open a saved game…"));
    watch_->setText(tr("Watch a saved game…"));
    position_->setText(tr("Set up a position"));
    settings_->setText(tr("Settings"));
    help_->setText(tr("Help"));
    menuButton_->setToolTip(tr("More"));
    menuButton_->setAccessibleName(tr("More"));
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StartPage::setColours(const Palette& palette) {
    palette_ = palette;
    form_->setColours(palette);
    decks_->setColours(palette);
    kept_->setColours(palette);
    recent_->setColours(palette);
    update();
}

void StartPage::setLanguage(Language language) {
    form_->setLanguage(language);
    decks_->setLanguage(language);
    lessons_->setLanguage(language);
    kept_->setLanguage(language);
    recent_->setLanguage(language);
}

void StartPage::setGames(std::vector<std::shared_ptr<const GameData>> games) {
    kept_->setGames(games);
    recent_->setGames(games);
    decks_->setGames(games);
    position_->setEnabled(!games.empty());
    form_->setGames(std::move(games));
}

void StartPage::setCanReturn(bool can) {
    form_->setCanReturn(can);
}

void StartPage::setKeptGames(const std::vector<GameFacts>& games) {
    kept_->setEntries(games);
    orderTabs();
}

void StartPage::setRecentGames(const std::vector<GameFacts>& games) {
    recent_->setEntries(games);
    orderTabs();
}

/// From the top to the bottom of the column, then on to the page; entries come and go.
void StartPage::orderTabs() {
    const auto ways = doors();
    std::vector<QWidget*> stops(ways.begin(), ways.end());
    for (const GameList* list : {kept_, recent_})
        for (GameEntry* entry : list->entries())
            stops.insert(stops.end(), {entry, entry->forgetButton()});
    stops.insert(stops.end(), {openFile_, watch_, position_, settings_, help_, menuButton_});
    for (std::size_t i = 1; i < stops.size(); ++i)
        setTabOrder(stops[i - 1], stops[i]);
}

void StartPage::setLessons(std::vector<LessonEntry> entries) {
    lessonEntries_ = entries;
    lessons_->setLessons(std::move(entries));
    ways_[lessons]->setVisible(!lessons_->isEmpty());
}

void StartPage::open(Page page) {
    ways_[page]->setChecked(true);
    pages_->setCurrentIndex(page);
}

StartPage::Page StartPage::page() const {
    return static_cast<Page>(pages_->currentIndex());
}

/// Up and down go through what stands in the column at the left.
bool StartPage::walk(int key) {
    const QWidget* has = window()->focusWidget();
    if (has == nullptr || !rail_->isAncestorOf(has))
        return false;
    const auto ways = doors();
    std::vector<QWidget*> stops(ways.begin(), ways.end());
    for (const GameList* list : {kept_, recent_})
        for (GameEntry* entry : list->entries())
            stops.push_back(entry);
    stops.insert(stops.end(), {openFile_, watch_, position_, settings_, help_});
    std::erase_if(stops, [](const QWidget* one) { return !one->isVisible(); });
    const auto at = std::ranges::find(stops, has);
    if (at == stops.end())
        return false;
    if (key == Qt::Key_Down && at + 1 != stops.end())
        (*(at + 1))->setFocus(Qt::TabFocusReason);
    if (key == Qt::Key_Up && at != stops.begin())
        (*(at - 1))->setFocus(Qt::TabFocusReason);
    return true;
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) && walk(event->key()))
        return;
    QWidget::keyPressEvent(event);
}

void StartPage::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.fillRect(rect(), palette_.table);
}

} // namespace takujo

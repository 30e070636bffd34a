#include "ui/rules/rules_page.h"

#include "ui/theme/text.h"
#include "ui/widgets/page_parts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

constexpr int leastForRule = 420;

} // namespace

RulesPage::RulesPage(QWidget* parent)
    : QWidget{parent}, films_{new FilmsOnOffer{this}}, leave_{quietButton("leave-rules", this)},
      heading_{new QLabel{this}}, gamesBox_{new ChoiceBox{this}}, search_{new QLineEdit{this}},
      shows_{new ChoiceBox{this}}, found_{new QLabel{this}}, tree_{new RuleTree{this}},
      sheet_{new RuleSheet{this}} {
    setObjectName(QStringLiteral("rule-browser-page"));
    heading_->setObjectName(QStringLiteral("heading"));
    gamesBox_->setObjectName(QStringLiteral("rules-game"));
    search_->setObjectName(QStringLiteral("rules-search"));
    search_->setClearButtonEnabled(true);
    shows_->setObjectName(QStringLiteral("rules-shown"));
    for (int i = 0; i < 3; ++i)
        shows_->addItem(QString{});
    found_->setObjectName(QStringLiteral("rules-found"));
    found_->setProperty("quiet", true);
    sheet_->setMinimumWidth(leastForRule);

    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(leave_);
    head->addWidget(heading_, 1);
    head->addWidget(gamesBox_);
    auto* narrowing = new QHBoxLayout;
    narrowing->setSpacing(8);
    narrowing->addWidget(search_, 1);
    narrowing->addWidget(shows_);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addLayout(narrowing);
    left->addWidget(tree_, 1);
    left->addWidget(found_);
    auto* body = new QHBoxLayout;
    body->setSpacing(24);
    body->addLayout(left, 6);
    body->addWidget(sheet_, 5);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(18, 10, 18, 14);
    column->setSpacing(10);
    column->addLayout(head);
    column->addLayout(body, 1);
    connectParts();
    retranslate();
}

void RulesPage::connectParts() {
    connect(leave_, &QPushButton::clicked, this, &RulesPage::leaveWanted);
    connect(gamesBox_, &QComboBox::activated, this,
            [this](int index) { setGame(games_[static_cast<std::size_t>(index)]); });
    connect(search_, &QLineEdit::textChanged, this, &RulesPage::narrow);
    connect(shows_, &QComboBox::activated, this, &RulesPage::narrow);
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        tree_->chooseFirst();
        tree_->setFocus(Qt::TabFocusReason);
    });
    connect(tree_, &RuleTree::ruleChosen, this, &RulesPage::showRule);
    connect(tree_, &QTreeWidget::itemActivated, this, [this] { takeKeys(true); });
    connect(sheet_, &RuleSheet::ruleFollowed, this, [this](const QString& number) {
        if (game_ != nullptr)
            open(qt(game_->game->id), number);
    });
    connect(sheet_, &RuleSheet::filmWanted, this, &RulesPage::filmWanted);
    connect(films_, &FilmsOnOffer::ready, this, &RulesPage::fill);
    connect(new QShortcut{QKeySequence::Find, this}, &QShortcut::activated, search_,
            [this] { search_->setFocus(Qt::ShortcutFocusReason); });
    search_->installEventFilter(this);
}

void RulesPage::retranslate() {
    leave_->setText(tr("← Back"));
    heading_->setText(tr("Rules"));
    gamesBox_->setAccessibleName(tr("Game"));
    search_->setPlaceholderText(tr("Search the rules: a number or a word"));
    search_->setAccessibleName(tr("Search the rules"));
    shows_->setAccessibleName(tr("Which rules"));
    const QSignalBlocker quiet{shows_};
    shows_->setItemText(0, tr("All rules"));
    shows_->setItemText(1, tr("Shown by a film"));
    shows_->setItemText(2, tr("Not played yet"));
    tree_->setAccessibleName(tr("Rules"));
}

void RulesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RulesPage::setColours(const Palette& palette) {
    tree_->setColours(palette);
    sheet_->setColours(palette);
    showRule();
}

void RulesPage::setLanguage(Language language) {
    if (language_ == language)
        return;
    language_ = language;
    nameGames();
    fill();
}

void RulesPage::readAgain(std::vector<std::shared_ptr<const GameData>> games) {
    films_->forget();
    offer(std::move(games));
}

void RulesPage::offer(std::vector<std::shared_ptr<const GameData>> games) {
    games_ = std::move(games);
    if (game_ != nullptr) { // its files may have been read anew
        const auto found = std::ranges::find_if(
            games_, [this](const auto& game) { return game->game->id == game_->game->id; });
        game_ = found == games_.end() ? nullptr : *found;
    }
    nameGames();
}

void RulesPage::nameGames() {
    const QSignalBlocker quiet{gamesBox_};
    gamesBox_->clear();
    for (const auto& game : games_) {
        gamesBox_->addItem(qt(game->words.text("game", "name", language_)));
        if (game == game_)
            gamesBox_->setCurrentIndex(gamesBox_->count() - 1);
    }
    gamesBox_->setVisible(games_.size() > 1);
}

void RulesPage::setGame(const std::shared_ptr<const GameData>& game) {
    if (game == game_)
        return;
    game_ = game;
    nameGames();
    fill();
    emit gameChosen();
}

void RulesPage::open(const QString& game, const QString& number) {
    films_->lookThrough();
    const auto found =
        std::ranges::find_if(games_, [&](const auto& each) { return qt(each->game->id) == game; });
    if (found != games_.end())
        setGame(*found);
    if (number.isEmpty())
        return;
    search_->clear();
    shows_->setCurrentIndex(0);
    narrow();
    tree_->choose(number);
}

void RulesPage::fill() {
    if (game_ == nullptr)
        return;
    tree_->display(game_->rules, language_,
                   [this](const std::string& rule) { return films_->of(game_->game->id, rule).size(); });
    narrow();
    showRule();
}

void RulesPage::narrow() {
    tree_->narrow(search_->text(), static_cast<RuleTree::Shows>(shows_->currentIndex()));
    if (game_ != nullptr)
        found_->setText(tr("%1 of %2 rules").arg(tree_->found()).arg(game_->rules.rules.size()));
}

void RulesPage::showRule() {
    if (game_ == nullptr)
        return;
    const std::string number = fromQt(tree_->chosen());
    sheet_->display(game_->rules, game_->rules.find(number), language_, films_->of(game_->game->id, number),
                    films_->isReady());
}

void RulesPage::takeKeys(bool toFilms) {
    if (toFilms && sheet_->films().isVisibleTo(sheet_))
        sheet_->films().setFocus(Qt::TabFocusReason);
    else if (!toFilms)
        search_->setFocus(Qt::TabFocusReason);
}

/// From the search down into what it has found.
bool RulesPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
        tree_->setFocus(Qt::TabFocusReason);
        if (tree_->currentItem() == nullptr || tree_->currentItem()->isHidden())
            tree_->chooseFirst();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RulesPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit leaveWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace takujo

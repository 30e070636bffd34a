#include "ui/bringing/bring_page.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/page_parts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

constexpr int sideWidth = 300;
constexpr int nameWidth = 220;

} // namespace

BringPage::BringPage(QWidget* parent)
    : QWidget{parent}, leave_{quietButton("leave-bringing", this)}, heading_{new QLabel{this}},
      gamesBox_{new ChoiceBox{this}}, list_{pageButton("bring-list", this)},
      mapping_{quietButton("bring-mapping", this)}, state_{new QLabel{this}},
      progress_{new QProgressBar{this}}, cancel_{quietButton("bring-cancel", this)},
      remarks_{quietButton("bring-remarks", this)}, body_{new QStackedWidget{this}}, hint_{new QLabel},
      side_{new QTabWidget}, rows_{new BroughtRows}, reference_{new ScriptReference},
      given_{new TitledText{"brought-given", this}}, editor_{new ScriptEditor{this}},
      generated_{new TitledText{"brought-generated", this}}, nameLabel_{new QLabel{this}},
      name_{new QLineEdit{this}}, pictures_{quietButton("bring-pictures", this)},
      save_{pageButton("bring-save", this)} {
    setObjectName(QStringLiteral("bring-page"));
    heading_->setObjectName(QStringLiteral("heading"));
    gamesBox_->setObjectName(QStringLiteral("bring-game"));
    list_->setProperty("isDefault", true);
    state_->setObjectName(QStringLiteral("bring-state"));
    state_->setProperty("quiet", true);
    progress_->setObjectName(QStringLiteral("bring-progress"));
    hint_->setObjectName(QStringLiteral("bring-hint"));
    hint_->setWordWrap(true);
    hint_->setAlignment(Qt::AlignCenter);
    name_->setObjectName(QStringLiteral("bring-name"));
    name_->setFixedWidth(nameWidth);
    nameLabel_->setBuddy(name_);
    side_->setObjectName(QStringLiteral("bring-side"));

    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(pictures_);
    foot->addStretch(1);
    foot->addWidget(nameLabel_);
    foot->addWidget(name_);
    foot->addWidget(save_);
    auto* told = new QHBoxLayout;
    told->setSpacing(8);
    told->addWidget(state_, 1);
    told->addWidget(progress_, 1);
    told->addWidget(cancel_);
    told->addWidget(remarks_);
    body_->addWidget(hint_);
    body_->addWidget(makeCards());
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(18, 10, 18, 14);
    column->setSpacing(10);
    column->addLayout(makeHead());
    column->addLayout(told);
    column->addWidget(body_, 1);
    column->addLayout(foot);
    connectParts();
    retranslate();
    showCards(nullptr, 0);
}

QLayout* BringPage::makeHead() {
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(leave_);
    head->addWidget(heading_, 1);
    head->addWidget(gamesBox_);
    head->addWidget(mapping_);
    head->addWidget(list_);
    return head;
}

QWidget* BringPage::makeCards() {
    side_->addTab(rows_, QString{});
    side_->addTab(reference_, QString{});
    side_->setFixedWidth(sideWidth);
    auto* cards = new QWidget;
    auto* row = new QHBoxLayout{cards};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(18);
    row->addWidget(side_);
    row->addWidget(given_, 3);
    row->addWidget(editor_, 4);
    row->addWidget(generated_, 3);
    return cards;
}

void BringPage::connectParts() {
    connect(leave_, &QPushButton::clicked, this, &BringPage::leaveWanted);
    connect(gamesBox_, &QComboBox::activated, this, [this](int index) {
        chooseGame(games_[static_cast<std::size_t>(index)].get());
        emit gameChosen();
    });
    connect(list_, &QPushButton::clicked, this, &BringPage::listWanted);
    connect(mapping_, &QPushButton::clicked, this, &BringPage::mappingWanted);
    connect(cancel_, &QPushButton::clicked, this, &BringPage::cancelWanted);
    connect(remarks_, &QPushButton::clicked, this, &BringPage::remarksWanted);
    connect(pictures_, &QPushButton::clicked, this, &BringPage::picturesWanted);
    connect(save_, &QPushButton::clicked, this, &BringPage::saveWanted);
    connect(rows_, &BroughtRows::chosen, this, [this](std::size_t index) {
        settle(); // what was written belongs to the card before
        showCard(index);
    });
    connect(editor_, &ScriptEditor::written, this, &BringPage::takeWritten);
    connect(reference_, &ScriptReference::wanted, editor_, &ScriptEditor::insert);
    connect(&given_->panel(), &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        const auto offered = CardTexts::offeredBy(link.toString());
        if (!offered || cards_ == nullptr)
            return;
        settle();
        if (cards_->take(current_, offered->first, offered->second))
            showCard(current_);
        else
            say(tr("This card was changed by hand: write the reading into it yourself."));
    });
}

void BringPage::retranslate() {
    leave_->setText(tr("← Decks"));
    heading_->setText(tr("Bring your cards"));
    gamesBox_->setAccessibleName(tr("Game"));
    list_->setText(tr("Choose a list…"));
    mapping_->setText(tr("Names of columns…"));
    mapping_->setToolTip(tr("A file that says how the list calls its columns, where it uses other names"));
    cancel_->setText(tr("Cancel"));
    progress_->setAccessibleName(tr("How much of the list has been read"));
    hint_->setText(withPhrasesJoined(tr(
        "Choose a list of cards: a table (CSV), JSON or YAML, with columns such as number, name, type, cost "
        "and text.\n\nYou will see card by card what the program understands of it. What it does not "
        "understand stays on the card, and players see to it.\n\nNothing of it leaves this computer.")));
    side_->setTabText(0, tr("Cards"));
    side_->setTabText(1, tr("How to write it"));
    given_->setTitle(tr("Given"));
    generated_->setTitle(tr("What the program writes"));
    nameLabel_->setText(tr("Name of the set"));
    name_->setAccessibleName(tr("Name of the set"));
    pictures_->setText(tr("Pictures from a folder…"));
    pictures_->setToolTip(tr("Files that are called like the numbers of the cards"));
    save_->setText(tr("Save as a set"));
    writeState();
}

void BringPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        writeCard();
    }
    QWidget::changeEvent(event);
}

void BringPage::setColours(const Palette& palette) {
    palette_ = palette;
    given_->panel().setColours(palette);
    generated_->panel().setColours(palette);
    editor_->setColours(palette);
    writeCard();
}

void BringPage::setLanguage(Language language) {
    language_ = language;
    rows_->setLanguage(language);
    reference_->setLanguage(language);
    nameGames();
    writeCard();
}

void BringPage::offer(std::vector<std::shared_ptr<const GameData>> games) {
    const std::string chosen = game_ != nullptr ? std::string{game_->game->id} : std::string{};
    games_ = std::move(games);
    const auto found =
        std::ranges::find_if(games_, [&](const auto& each) { return each->game->id == chosen; });
    nameGames();
    if (!games_.empty())
        chooseGame(found == games_.end() ? games_.front().get() : found->get());
}

void BringPage::nameGames() {
    const QSignalBlocker quiet{gamesBox_};
    gamesBox_->clear();
    for (const auto& each : games_)
        gamesBox_->addItem(qt(each->words.text("game", "name", language_)));
    const auto found = std::ranges::find(games_, game_);
    gamesBox_->setCurrentIndex(found == games_.end() ? -1 : static_cast<int>(found - games_.begin()));
}

void BringPage::chooseGame(const GameData* game) {
    const auto found = std::ranges::find_if(games_, [game](const auto& each) { return each.get() == game; });
    if (found == games_.end())
        return;
    game_ = *found;
    reference_->setGame(game_);
    nameGames();
}

void BringPage::showProgress(int done, int all) {
    const bool isReading = done < all || all == 0;
    progress_->setVisible(isReading);
    cancel_->setVisible(isReading);
    state_->setVisible(!isReading);
    progress_->setRange(0, all);
    progress_->setValue(done);
    for (QWidget* each :
         {static_cast<QWidget*>(list_), static_cast<QWidget*>(mapping_), static_cast<QWidget*>(gamesBox_)})
        each->setEnabled(!isReading);
    if (isReading)
        cancel_->setFocus();
}

void BringPage::showCards(std::unique_ptr<BroughtEdit> cards, std::size_t remarks) {
    showProgress(1, 1);
    rows_->setCards(nullptr);
    editor_->setYaml({}); // what was written last belongs to no other card
    cards_ = std::move(cards);
    remarkCount_ = remarks;
    current_ = 0;
    const bool areThere = cards_ != nullptr;
    body_->setCurrentIndex(areThere ? 1 : 0);
    for (QWidget* each : {static_cast<QWidget*>(pictures_), static_cast<QWidget*>(nameLabel_),
                          static_cast<QWidget*>(name_), static_cast<QWidget*>(save_)})
        each->setVisible(areThere);
    if (areThere)
        connect(cards_.get(), &BroughtEdit::changed, this, &BringPage::writeState);
    rows_->setCards(cards_.get());
    writeState();
    takeKeys();
}

void BringPage::takeKeys() {
    if (cards_ != nullptr)
        rows_->list().setFocus();
    else
        list_->setFocus();
}

void BringPage::writeState() {
    remarks_->setVisible(remarkCount_ > 0);
    remarks_->setText(tr("%n remark(s) on the list…", nullptr, static_cast<int>(remarkCount_)));
    if (cards_ == nullptr) {
        state_->clear();
        return;
    }
    using BroughtState = BroughtEdit::State;
    QString text = tr("%n card(s): ", nullptr, static_cast<int>(cards_->size())) +
                   tr("%1 understood, %2 in part, %3 not understood")
                       .arg(cards_->count(BroughtState::whole))
                       .arg(cards_->count(BroughtState::inPart))
                       .arg(cards_->count(BroughtState::nothing));
    if (const std::size_t wrong = cards_->count(BroughtState::wrong); wrong > 0)
        text += tr(", %n with mistakes", nullptr, static_cast<int>(wrong));
    state_->setText(text);
}

void BringPage::say(const QString& what) {
    state_->setText(what);
}

void BringPage::showCard(std::size_t index) {
    current_ = index;
    if (cards_ == nullptr)
        return;
    editor_->setYaml(cards_->yaml(index));
    writeCard();
}

void BringPage::writeCard() {
    if (cards_ == nullptr)
        return;
    const CheckedCard checked = cards_->check(current_);
    const CardTexts texts{cards_->card(current_), palette_};
    given_->panel().write(texts.given());
    generated_->panel().write(texts.generated(checked, cards_->game()));
    editor_->tell(checked.findings, language_);
}

void BringPage::takeWritten() {
    if (cards_ == nullptr)
        return;
    cards_->setYaml(current_, editor_->yaml());
    writeCard();
}

void BringPage::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Save) && cards_ != nullptr) {
        emit saveWanted();
    } else if (event->matches(QKeySequence::Find) && cards_ != nullptr) {
        side_->setCurrentWidget(reference_);
        reference_->query().setFocus();
    } else if (event->key() == Qt::Key_Escape) {
        emit leaveWanted();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace takujo

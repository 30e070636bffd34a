#include "ui/positions/position_page.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/page_parts.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int positionSideWidth = 264;
constexpr int positionShelfWidth = 320;
constexpr int latestTurnOfPosition = 999;

/// A word by itself: in English with a capital.
QString asLabel(const QString& word, Language language) {
    return language == Language::en ? word.left(1).toUpper() + word.mid(1) : word;
}

} // namespace

PositionPage::PositionPage(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, leave_{quietButton("leave-position", this)}, state_{new QLabel{this}},
      undo_{quietButton("position-undo", this)}, redo_{quietButton("position-redo", this)},
      clear_{quietButton("position-clear", this)}, open_{quietButton("position-open", this)},
      save_{quietButton("position-save", this)}, lines_{quietButton("position-lines", this)},
      play_{pageButton("position-play", this)}, shelf_{new CardShelf{renderer, this}},
      board_{new PositionBoard{renderer, this}}, card_{new CardState{renderer, this}},
      momentTitle_{new QLabel{this}}, phaseLabel_{new QLabel{this}}, phase_{new ChoiceBox{this}},
      whoseLabel_{new QLabel{this}}, whose_{new ChoiceBox{this}}, turnLabel_{new QLabel{this}},
      turn_{new QSpinBox{this}}, verdict_{new QLabel{this}} {
    setObjectName(QStringLiteral("position-page"));
    play_->setProperty("isDefault", true);
    state_->setObjectName(QStringLiteral("position-state"));
    state_->setProperty("quiet", true);
    phase_->setObjectName(QStringLiteral("position-phase"));
    whose_->setObjectName(QStringLiteral("position-whose"));
    turn_->setObjectName(QStringLiteral("position-turn"));
    turn_->setRange(1, latestTurnOfPosition);
    verdict_->setObjectName(QStringLiteral("position-verdict"));
    verdict_->setWordWrap(true);
    momentTitle_->setProperty("caption", true);

    auto* inside = new QWidget;
    auto* side = new QVBoxLayout{inside};
    side->setContentsMargins(0, 0, 8, 0);
    side->setSpacing(10);
    side->addWidget(verdict_);
    side->addWidget(makeMoment());
    side->addWidget(card_);
    side->addStretch(1);
    auto* scroll = scrolledColumn(inside, this);
    scroll->setFixedWidth(positionSideWidth);
    shelf_->setFixedWidth(positionShelfWidth);
    auto* body = new QHBoxLayout;
    body->setSpacing(16);
    body->addWidget(shelf_);
    body->addWidget(board_, 1);
    body->addWidget(scroll);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(18, 10, 18, 14);
    column->setSpacing(10);
    column->addLayout(makeHead());
    column->addLayout(body, 1);
    connectParts();
    retranslate();
}

QLayout* PositionPage::makeHead() {
    auto* head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(leave_);
    head->addWidget(state_, 1);
    for (QPushButton* button : {undo_, redo_, clear_, open_, save_, lines_, play_})
        head->addWidget(button);
    return head;
}

QWidget* PositionPage::makeMoment() {
    auto* moment = new QWidget{this};
    auto* grid = new QGridLayout{moment};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(momentTitle_, 0, 0, 1, 2);
    grid->addWidget(phaseLabel_, 1, 0);
    grid->addWidget(phase_, 1, 1);
    grid->addWidget(whoseLabel_, 2, 0);
    grid->addWidget(whose_, 2, 1);
    grid->addWidget(turnLabel_, 3, 0);
    grid->addWidget(turn_, 3, 1);
    grid->setColumnStretch(1, 1);
    phaseLabel_->setBuddy(phase_);
    whoseLabel_->setBuddy(whose_);
    turnLabel_->setBuddy(turn_);
    phase_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    phase_->setMinimumContentsLength(8);
    return moment;
}

void PositionPage::connectParts() {
    CardRowsView& list = shelf_->list();
    connect(&list, &CardRowsView::lookedAt, this, [this](const WorkshopRow& row) {
        if (row.card != nullptr)
            card_->displayPrinted(*row.card);
    });
    connect(&list, &CardRowsView::copiesWanted, this, [this](const WorkshopRow& row, int more) {
        const ZonePlace zone = board_->zone();
        const auto& cards = position_->cardsIn(zone);
        if (more > 0)
            // What is put onto a pile lies on its top; elsewhere it is the last that came.
            return position_->add(row.id, zone,
                                  position_->data().game->tables.zones[zone.kind].ordered ? 0 : cards.size());
        for (std::size_t i = cards.size(); i-- > 0;)
            if (cards[i].card.name == row.id)
                return position_->take({zone, i});
    });
    connect(&list, &CardRowsView::countWanted, this, [this](const WorkshopRow& row, int count) {
        const ZonePlace zone = board_->zone();
        const int before = position_->count(row.id, zone);
        for (int i = before; i < count; ++i)
            position_->add(row.id, zone, position_->cardsIn(zone).size());
        for (int i = count; i < before; ++i)
            for (std::size_t at = position_->cardsIn(zone).size(); at-- > 0;)
                if (position_->cardsIn(zone)[at].card.name == row.id) {
                    position_->take({zone, at});
                    break;
                }
    });
    connect(board_, &PositionBoard::chosen, this, [this] {
        card_->display(board_->card());
        shelf_->recount();
    });
    connect(board_, &PositionBoard::keyPressed, this,
            [this](CardPlace place, int key, Qt::KeyboardModifiers modifiers) {
                card_->press(place, key, modifiers);
            });
    connect(card_, &CardState::moved, board_, &PositionBoard::choose);
    connect(leave_, &QPushButton::clicked, this, &PositionPage::leaveWanted);
    connect(clear_, &QPushButton::clicked, this, [this] { position_->clear(); });
    connect(open_, &QPushButton::clicked, this, &PositionPage::openWanted);
    connect(save_, &QPushButton::clicked, this, &PositionPage::saveWanted);
    connect(lines_, &QPushButton::clicked, this, &PositionPage::linesWanted);
    connect(play_, &QPushButton::clicked, this, &PositionPage::playWanted);
    connect(undo_, &QPushButton::clicked, this, [this] { position_->undo(); });
    connect(redo_, &QPushButton::clicked, this, [this] { position_->redo(); });
    connect(phase_, &QComboBox::activated, this,
            [this] { position_->setPoint(fromQt(phase_->currentData().toString())); });
    connect(whose_, &QComboBox::activated, this,
            [this](int index) { position_->setTurnPlayer(static_cast<Player>(index)); });
    connect(turn_, &QSpinBox::valueChanged, this, [this](int turn) { position_->setTurn(turn); });
}

void PositionPage::retranslate() {
    leave_->setText(tr("← Back"));
    undo_->setText(tr("Undo"));
    redo_->setText(tr("Redo"));
    clear_->setText(tr("Clear"));
    clear_->setToolTip(tr("Takes every card away; Undo brings them back"));
    open_->setText(tr("Open…"));
    save_->setText(tr("Save as a scenario…"));
    lines_->setText(tr("Which line wins more often?"));
    lines_->setToolTip(tr("Bots play out each answer to the first question, many times"));
    play_->setText(tr("Play on from here"));
    play_->setToolTip(tr("As the start page says who sits at the screen"));
    momentTitle_->setText(tr("The moment"));
    phaseLabel_->setText(tr("Phase"));
    phase_->setAccessibleName(tr("Phase"));
    whoseLabel_->setText(tr("Whose turn"));
    whose_->setAccessibleName(tr("Whose turn"));
    turnLabel_->setText(tr("Turn"));
    turn_->setAccessibleName(tr("Turn"));
}

void PositionPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        write();
    }
    QWidget::changeEvent(event);
}

void PositionPage::setColours(const Palette& palette) {
    shelf_->setColours(palette);
    board_->setColours(palette);
    card_->setColours(palette);
    write();
}

void PositionPage::setLanguage(Language language) {
    language_ = language;
    shelf_->setLanguage(language);
    board_->setLanguage(language);
    card_->setLanguage(language);
    write();
}

void PositionPage::show(std::unique_ptr<PositionEdit> position) {
    shelf_->setCards(std::nullopt); // all let go of it first
    board_->setPosition(nullptr);
    card_->setPosition(nullptr);
    position_ = std::move(position);
    if (position_ == nullptr)
        return;
    PositionEdit* const now = position_.get();
    card_->setPosition(now);
    board_->setPosition(now);
    shelf_->setCards(ShelfCards{&now->data(),
                                &now->search(),
                                {},
                                [this, now](const std::string& id) { return now->count(id, board_->zone()); },
                                [](int count) { return tr("%n in the chosen zone", nullptr, count); }});
    connect(now, &PositionEdit::changed, this, &PositionPage::write);
    write();
    shelf_->query().setFocus();
}

/// The phase, and in phases with several beginnings also the step.
QString PositionPage::nameOf(const StartingPoint& point) const {
    const RuleTables& tables = position_->data().game->tables;
    const Words& words = position_->data().words;
    QString phase = qt(words.text("phases", tables.phases[point.phase], language_));
    const auto sameAndInner = [&](const StartingPoint& other) {
        return other.phase == point.phase && &other != &point &&
               other.frames.front().procedure == point.frames.front().procedure;
    };
    if (point.frames.size() < 2 || std::ranges::none_of(position_->points(), sameAndInner))
        return phase;
    return tr("%1: %2").arg(
        phase,
        qt(words.text("procedures", tables.procedures[point.frames.back().procedure].name, language_)));
}

void PositionPage::writeMoment() {
    const QSignalBlocker quietPhase{phase_};
    const QSignalBlocker quietWhose{whose_};
    const QSignalBlocker quietTurn{turn_};
    phase_->clear();
    const Game& game = *position_->data().game;
    for (const StartingPoint& point : position_->points())
        // Nothing of a position is there yet before the first turn.
        if (point.frames.front().procedure != game.beginning || point.word == position_->now().phase)
            phase_->addItem(asLabel(nameOf(point), language_), qt(point.word));
    phase_->setCurrentIndex(phase_->findData(qt(position_->now().phase)));
    whose_->clear();
    for (const Player player : bothPlayers)
        whose_->addItem(PositionBoard::nameOf(player));
    whose_->setCurrentIndex(static_cast<int>(indexOf(position_->now().turnPlayer)));
    turn_->setValue(position_->now().turn);
}

void PositionPage::write() {
    if (position_ == nullptr)
        return;
    undo_->setEnabled(position_->canUndo());
    redo_->setEnabled(position_->canRedo());
    play_->setEnabled(position_->canBePlayed());
    lines_->setEnabled(position_->canBePlayed());
    save_->setEnabled(position_->canBePlayed());
    writeMoment();
    const QString trouble = qt(position_->trouble().in(language_));
    verdict_->setText(withPhrasesJoined(trouble.isEmpty() ? tr("✓ This position can be played on.")
                                                          : QStringLiteral("✕ ") + trouble));
    verdict_->setProperty("problem", !trouble.isEmpty());
    verdict_->setStyleSheet(verdict_->styleSheet()); // the property counts
    state_->setText(position_->isSaved() || !position_->canUndo() ? QString{}
                    : position_->cardsOfNoSet().empty()           ? tr("Not saved yet; kept as a draft")
                                                                  : tr("Not saved"));
}

void PositionPage::say(const QString& what) {
    state_->setText(what);
}

void PositionPage::keyPressEvent(QKeyEvent* event) {
    if (position_ == nullptr)
        return QWidget::keyPressEvent(event);
    if (event->matches(QKeySequence::Undo))
        position_->undo();
    else if (event->matches(QKeySequence::Redo))
        position_->redo();
    else if (event->matches(QKeySequence::Find)) {
        shelf_->query().setFocus();
        shelf_->query().selectAll();
    } else if (event->matches(QKeySequence::Save))
        emit saveWanted();
    else if (event->matches(QKeySequence::Open))
        emit openWanted();
    else if (event->key() == Qt::Key_Escape)
        emit leaveWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace takujo

#include "ui/page/game_page.h"

#include "engine/core/zones.h"
#include "engine/match/later_moment.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "ui/dialogs/zone_viewer.h"
#include "ui/session/card_text.h"
#include "ui/theme/text.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace takujo {

GamePage::GamePage(CardRenderer& renderer, const CommandSet& commands, QMenu* menu, QWidget* parent)
    : QWidget{parent}, interaction_{*this}, renderer_{&renderer},
      header_{new HeaderBar{commands, menu, this}}, view_{new TableView{renderer, interaction_, this}},
      side_{new SidePanel{renderer, this}}, prompt_{new PromptBar{view_}}, ribbon_{new PhaseRibbon{view_}},
      line_{new WaitingLine{renderer, side_->stack(), view_}}, bubble_{new RefusalBubble{view_}},
      banner_{new OutcomeBanner{view_}}, aim_{new AimOverlay{view_}},
      picker_{new CardPicker{renderer, view_}}, drag_{new DragOverlay{renderer, this}},
      large_{new CardDisplay{renderer, view_}}, reading_{new ReadingCard{renderer, view_}},
      stackChip_{new QLabel{view_}}, stops_{new StopsControl{commands, this}},
      peek_{new PeekControl{commands, this}}, standing_{new StandingControl{this}},
      handOver_{new HandOverScreen{view_}}, notice_{new NoticeStrip{view_}},
      lessonWords_{new LessonWords{view_}} {
    large_->setObjectName(QStringLiteral("large-card"));
    large_->setAttribute(Qt::WA_NoMousePropagation); // what lies below it does not react
    large_->hide();
    setObjectName(QStringLiteral("game-page"));
    stackChip_->setObjectName(QStringLiteral("stack-chip"));
    stackChip_->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header_);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    auto* tableBelowNotice = new QVBoxLayout;
    tableBelowNotice->setSpacing(0);
    tableBelowNotice->addWidget(notice_);
    tableBelowNotice->addWidget(view_, 1);
    row->addLayout(tableBelowNotice, 1);
    row->addWidget(side_);
    column->addLayout(row, 1);

    connect(view_, &TableView::resized, this, &GamePage::placeOverlays);
    connect(view_, &TableView::dropSpotShown, this, [this](bool isShown) {
        ribbon_->setHidden(isShown && !hasWaitingLine());
        line_->setVisible(!isShown && hasWaitingLine());
    });
    connect(ribbon_, &PhaseRibbon::stopWanted, stops_, &StopsControl::offer);
    connect(view_, &TableView::touched, this, &GamePage::hideBubble);
    connect(view_, &TableView::lookedAt, this, [this](CardItem* card) {
        side_->preview().look(card->card());
        readIfNeeded(card->look(), view_->inWidget(card->homeRect()));
        if (const AimingState* aiming = interaction_.aiming())
            considerTarget(aiming->object(), card->card().object, aiming->isTarget(card->card().object));
        else {
            if (foresees_)
                showAim();
            foresee(card->object(), {});
        }
    });
    connect(view_, &TableView::lookedAway, reading_, &ReadingCard::putAway);
    connect(view_, &TableView::lookedAway, this, [this] {
        if (foresees_)
            showAim();
    });
    connect(view_, &TableView::readWanted, this, [this](const CardItem* card) { read(*card); });
    connect(view_, &TableView::choicesWanted, this,
            [this](const CardItem* card) { showChoices(card->object()); });
    connect(view_, &TableView::readEnded, reading_, &ReadingCard::putAway);
    connect(view_, &TableView::carried, this, [this](const CardItem* card) { carry(*card); });
    connect(view_, &TableView::putDown, drag_, &QWidget::hide);
    connect(view_, &TableView::putDown, this, &GamePage::showAim);
    header_->addButtons(peek_->buttons());
    connect(peek_, &PeekControl::aboutToPeek, view_, &TableView::cancelDrag);
    view_->setPlacesBeside([this](QPoint onScreen) { return placeBeside(onScreen); });
    connect(view_, &TableView::pileOpened, this, &GamePage::openPile);
    connect(view_, &TableView::shut, this, [this](ZoneId zone) {
        const QRect rect = view_->inWidget(view_->table().plan().rectOf(zone));
        bubble_->tell({{tr("Nobody may look through these cards."), {}}},
                      {rect.center().x(), rect.top() + 10});
    });
    connect(&side_->stack(), &StackStrip::attended, this, &GamePage::showAim);
    connect(
        &side_->stack(), &StackStrip::pressed, this, [this](ObjectId object) { interaction_.click(object); },
        Qt::QueuedConnection);
    connect(
        &side_->stack(), &StackStrip::answered, this,
        [this](std::size_t option) {
            if (const auto& all = session_->match().decision().options; option < all.size())
                session_->answer(Option{all[option]});
        },
        Qt::QueuedConnection);
    connect(picker_, &CardPicker::pressed, this, [this](ObjectId object) { interaction_.click(object); });
    connect(picker_, &CardPicker::lookedAt, this,
            [this](const CardView& card) { side_->preview().look(card); });
    connect(picker_, &CardPicker::hovered, this, [this](const CardView& card, const QRect& place) {
        readIfNeeded(lookOf(*session_, card), place);
    });
    connect(prompt_, &PromptBar::considered, this, &GamePage::lookAt);
    connect(&side_->preview(), &PreviewPanel::changed, this, &GamePage::followPreview);
    connect(picker_, &CardPicker::putAwayChanged, this, &GamePage::writeButtons);
    connect(picker_, &CardPicker::putAwayChanged, reading_, &ReadingCard::putAway);
    const QAction* whyNot = commands.action(CommandId::whyNot);
    connect(picker_, &CardPicker::keyLeft, this, [this, whyNot](int key) {
        if (whyNot->shortcuts().contains(QKeySequence{key}) && picker_->current().exists())
            explain(picker_->current());
        else if (key == Qt::Key_Space)
            prompt_->pressDefault();
        else if (key >= Qt::Key_0 && key <= Qt::Key_9)
            prompt_->pressDigit(key - Qt::Key_0);
    });
    connectGuide();
    connect(banner_, &OutcomeBanner::newGameWanted, this, &GamePage::newGameWanted);
    connect(banner_, &OutcomeBanner::rematchWanted, this, &GamePage::rematchWanted);
    connect(banner_, &OutcomeBanner::watchWanted, this, &GamePage::watchWanted);
    connect(banner_, &OutcomeBanner::ruleFollowed, this, &GamePage::ruleFollowed);
    connect(bubble_, &RefusalBubble::ruleFollowed, this, &GamePage::ruleFollowed);
    connect(side_, &SidePanel::ruleFollowed, this, &GamePage::ruleFollowed);
    bubble_->setSummaries([this](const QString& number) {
        const Rule* rule = session_ == nullptr ? nullptr : session_->data().rules.find(fromQt(number));
        return rule == nullptr ? QString{} : qt(rule->summary.in(session_->language()));
    });
    // Names follow each other in the order of the keyboard.
    setTabOrder(view_, prompt_);
    for (const CommandSet::Command& command : CommandSet::all())
        if (command.where == CommandSet::Where::table)
            view_->addAction(commands.action(command.id));
}

GamePage::~GamePage() {
    view_->table().setSession(nullptr);
    side_->setSession(nullptr);
    line_->setSession(nullptr);
    standing_->setSession(nullptr);
    peek_->setSession(nullptr); // it hears what happens to the widgets that go
    side_->branchesPage().setSession(nullptr);
}

void GamePage::begin(std::unique_ptr<Session> session) {
    view_->cancelDrag();
    view_->table().setSession(nullptr);
    side_->setSession(nullptr);
    line_->setSession(nullptr);
    side_->branchesPage().setSession(nullptr);
    peek_->setSession(nullptr);
    standing_->setSession(nullptr);
    session_ = std::move(session);
    stops_->setSession(session_.get());
    peek_->setSession(session_.get());
    standing_->setSession(session_.get());
    ribbon_->setAttribute(Qt::WA_TransparentForMouseEvents, session_->isWatched());
    side_->branchesPage().setSession(session_.get());
    notice_->follow(*session_);
    overTold_ = false;
    askedAbout_ = {};
    lessonWords_->forget();
    lessonWords_->setVisible(session_->isLesson());
    banner_->hide();
    hideBubble();
    connect(session_.get(), &Session::changed, this, &GamePage::follow);
    connect(session_.get(), &Session::pointed, this, &GamePage::showMarks);
    connect(session_.get(), &Session::languageChanged, this, [this] {
        view_->table().retranslate();
        side_->setSession(session_.get());
        showMarks();
        write();
    });
    view_->table().setNearPlayer(turnsTable_ ? seat() : Player::a);
    view_->table().setSession(session_.get());
    side_->setSession(session_.get());
    line_->setSession(session_.get());
    interaction_.decide();
    showMarks();
    write();
    log_.begin(*session_);
    placeOverlays();
    takeKeys();
    emit begun();
}

void GamePage::takeKeys() {
    if (handOver_->isHidden())
        view_->setFocus();
    else
        handOver_->setFocus();
}

void GamePage::follow(bool forward) {
    const News news = log_.read(*session_, forward);
    hideBubble();
    reading_->putAway();
    interaction_.decide();
    view_->cancelDrag(); // what is still held was taken in answer to another question, perhaps by somebody
                         // else
    if (turnsTable_)
        view_->table().turnTo(seat());
    view_->table().follow(news);
    side_->guidePage().forgetRefusal();
    side_->refresh();
    showMarks();
    write();
    showWhatHasGone(news);
    if (!session_->match().over())
        overTold_ = false;
    emit happened(news);
    emit moved();
}

void GamePage::write() {
    header_->display(*session_);
    ribbon_->display(*session_);
    peek_->display();
    writeQuestion();
    if (!session_->isWatched())
        picker_->offer(*session_, interaction_.marks());
    writeButtons();
    lookAtStack();
    lookAtWhatItIsAbout();
    showInLarge();
    // Until somebody points at a card, the first one that can be seen is as good as any.
    if (side_->preview().isEmpty() && session_->mayAnswer())
        for (TableItem* item : view_->table().walk())
            if (const auto* card = qobject_cast<CardItem*>(item); card != nullptr) {
                side_->preview().look(card->card());
                break;
            }
    if (session_->match().over() && !session_->isWatched()) {
        if (!overTold_ || banner_->isVisible()) // what is up follows the language
            tellOutcome();
        overTold_ = true;
    } else {
        banner_->hide();
    }
}

void GamePage::showMarks() {
    view_->refreshMarks();
    side_->stack().showMarks(interaction_.marks());
    showAim();
}

void GamePage::showAim() {
    considered_ = {};
    foresees_ = false;
    const CardView* waiting = side_->stack().current();
    if (session_ == nullptr || waiting == nullptr)
        view_->table().showAim({});
    else
        view_->table().showAim({waiting->source, waiting->chosen, waiting->controller});
    const Player by = waiting == nullptr ? Player::nobody : waiting->controller;
    layAim();
    aim_->displayLinks(view_->table().links());
    aim_->display(aimedFrom(), view_->table().aimedAt(), by);
}

bool GamePage::hasWaitingLine() const {
    return session_ != nullptr && session_->layout().waiting.width > 0;
}

/// At its card, or where it waits.
QRectF GamePage::aimedFrom() const {
    const QRectF card = view_->table().aimedFrom();
    const QRect waiting = hasWaitingLine() ? line_->current() : QRect{};
    return card.isEmpty() && !waiting.isEmpty() ? QRectF{waiting.translated(line_->pos())} : card;
}

/// What is asked stays free of arrows, and so does the line of phases as far as it can.
void GamePage::layAim() {
    aim_->setGeometry(view_->rect());
    aim_->keepClearOf(view_->table().ground(), askedPlace(),
                      hasWaitingLine() ? ribbon_->geometry() | line_->geometry() : ribbon_->geometry());
}

QRect GamePage::roomForCards() const {
    return {prompt_->x(), 8, prompt_->width(), askedPlace().top() - 14};
}

void GamePage::placeOverlays() {
    if (session_ == nullptr)
        return;
    const TableGeometry& geometry = view_->table().plan().geometry();
    const TableLayout& layout = session_->layout();
    QRect prompt = view_->inWidget(geometry.rect(layout.prompt));
    // High enough for two lines, but no banner; it grows away from the hand below it.
    constexpr int least = 46;
    constexpr int most = 56;
    // In a large window the cards are larger, and what is asked is to be read from as far away.
    constexpr double designHeight = 720;
    constexpr double largest = 1.5;
    const double scale = std::clamp(std::sqrt(view_->height() / designHeight), 1.0, largest);
    prompt.setTop(prompt.bottom() + 1 -
                  std::clamp(prompt.height(), qRound(least * scale), qRound(most * scale)));
    prompt_->setScale(scale);
    prompt_->setPlace(prompt);
    lessonWords_->setScale(scale);
    placeLessonWords();
    bubble_->keepClearOf(askedPlace());
    QRect ribbon = view_->inWidget(geometry.rect(layout.ribbon));
    if (ribbon.height() > 32)
        ribbon.adjust(0, (ribbon.height() - 32) / 2, 0, -(ribbon.height() - 32) / 2);
    ribbon_->setGeometry(ribbon);
    line_->setGeometry(view_->inWidget(geometry.rect(layout.waiting)));
    line_->setVisible(hasWaitingLine());
    stackChip_->setGeometry(ribbon.right() + 8, ribbon.top(),
                            geometry.rect(layout.table).toRect().right() - ribbon.right() - 16,
                            ribbon.height());
    showAim();
    aim_->raise();
    picker_->placeIn(roomForCards());
    showInLarge();
    lessonWords_->raise();
    prompt_->raiseWithList();
    handOver_->place();
    handOver_->raise();
    banner_->place();
    banner_->raise();
    bubble_->raise();
}

void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // The panel takes what the table cannot use.
    double needed = width();
    if (session_ != nullptr) {
        const LayoutRect& table = session_->layout().table;
        needed = static_cast<double>(height() - header_->height()) * table.width / table.height;
    }
    side_->setFixedWidth(
        std::clamp(width() - static_cast<int>(needed), SidePanel::leastWidth, SidePanel::mostWidth));
}

void GamePage::setColours(const Palette& palette) {
    palette_ = palette;
    header_->setColours(palette);
    view_->table().setColours(palette);
    side_->setColours(palette);
    prompt_->setColours(palette);
    picker_->setColours(palette);
    aim_->setColours(palette);
    drag_->setColours(palette);
    reading_->setColours(palette);
    ribbon_->setColours(palette);
    line_->setColours(palette);
    bubble_->setColours(palette);
    banner_->setColours(palette);
    notice_->setColours(palette);
    handOver_->setColours(palette);
    lessonWords_->setColours(palette);
    stackChip_->setStyleSheet(
        QStringLiteral("background:%1;border:1px solid %2;border-radius:8px;font-size:12px")
            .arg(palette.zone.name(), palette.accent.name()));
}

void GamePage::setLanguage(Language language) {
    if (session_ != nullptr)
        session_->setLanguage(language);
}

void GamePage::setSideShown(bool shown) {
    side_->setVisible(shown);
    if (session_ == nullptr)
        return;
    lookAtStack();
    followPreview();
}

void GamePage::setTurnsTable(bool turns) {
    turnsTable_ = turns;
    if (session_ == nullptr)
        return;
    view_->table().setNearPlayer(turns ? seat() : Player::a);
    view_->refreshMarks();
}

/// Who sits at the near edge; while a game is watched, whose hand lies there.
Player GamePage::seat() const {
    return session_->isWatched() ? session_->nearHand() : session_->viewerControl().seat();
}

void GamePage::hideBubble() {
    bubble_->forget();
}

void GamePage::tellNear(ObjectId object, const std::vector<RefusalBubble::Reason>& reasons) {
    const CardItem* card = view_->table().cardOf(object);
    if (card == nullptr) {
        // It waits beside the table, or lies in a pile.
        const StackStrip& stack = side_->stack();
        const QRect row = stack.isVisible() ? stack.rowOf(object) : QRect{};
        bubble_->tellBeside(reasons, row.isEmpty() ? view_->rect().center()
                                                   : view_->mapFromGlobal(stack.mapToGlobal(row.center())));
        return;
    }
    const qreal half = (card->isAside() ? card->cardSize().width() : card->cardSize().height()) / 2;
    const QPointF top = card->home().centre - QPointF{0, half - 8};
    bubble_->tell(reasons, view_->inWidget({top, QSizeF{1, 1}}).center());
}

/// Between questions the time is wrong for most things. Of a card in play, what is wrong with the card itself
/// will still be so when their time has come.
std::vector<Refusal> GamePage::lastingFirst(ObjectId object, std::vector<Refusal> reasons) const {
    const Match& match = session_->match();
    const bool isInPlay = lives(match.state(), object) &&
                          match.game().tables.zones[record(match.state(), object).zone.kind].table;
    if (!match.over() && isInPlay && match.decision().kind == DecisionKind::act)
        std::ranges::stable_partition(reasons,
                                      [](const Refusal& reason) { return reason.aspect == Aspect::object; });
    return reasons;
}

void GamePage::refuse(const Attempt& attempt, const std::vector<Refusal>& reasons) {
    const std::vector<Refusal> ordered = lastingFirst(attempt.option.object, reasons);
    const SpokenMatch spoken = session_->spoken();
    const ObjectId object = attempt.option.object;
    std::vector<RefusalBubble::Reason> told;
    told.reserve(ordered.size());
    for (const Refusal& reason : ordered)
        told.push_back({qt(RefusalSentences{spoken}.refusal(reason)), qt(reason.rule)});
    // In the middle of a question nothing else can be done, whatever else speaks against it.
    if (session_->match().decision().kind != DecisionKind::act && session_->mayAnswer() && !ordered.empty() &&
        ordered.front().aspect == Aspect::time)
        told.front().sentence = tr("Answer what is asked first. %1", "the reason").arg(told.front().sentence);
    if (told.empty())
        told.push_back({tr("There is nothing to do with this card now."), {}});
    if (CardItem* card = view_->table().cardOf(object))
        view_->table().movements().shake(card);
    // Where the player looks: at what it was to be aimed at.
    const bool isAimed = session_->match().game().tables.verbs[attempt.option.verb].targets != nullptr;
    tellNear(isAimed && attempt.option.target.exists() ? attempt.option.target : object, told);
    offerLaterMoment(attempt);
    side_->guidePage().tellRefusal(qt(ordered.empty() ? RefusalSentences{spoken}.heading(object)
                                                      : RefusalSentences{spoken}.heading(attempt)),
                                   ordered);
    emit refused(attempt);
}

/// Who tries something at the wrong time may mean to go to the right one.
void GamePage::offerLaterMoment(const Attempt& attempt) {
    if (!session_->mayAnswer())
        return;
    const std::optional<LaterMoment> later = laterMomentFor(session_->match(), attempt);
    if (later)
        bubble_->offer(
            tr("Go on to the %1", "a phase").arg(qt(session_->spoken().word("phases", later->phase))),
            [this, attempt] { session_->passTowards(attempt); });
}

void GamePage::openPile(ZoneId zone) {
    if (picker_->hasCards() && picker_->isPutAway()) {
        picker_->setPutAway(false);
        return;
    }
    auto* viewer = new ZoneViewer{*session_, zone, interaction_.marks(), *renderer_, palette_, this};
    viewer->setAttribute(Qt::WA_DeleteOnClose);
    connect(viewer, &ZoneViewer::lookedAt, this, [this, viewer](const CardView& card) {
        side_->preview().look(card);
        readIfNeeded(lookOf(*session_, card), {view_->mapFromGlobal(viewer->pos()), viewer->size()});
    });
    connect(viewer, &QObject::destroyed, reading_, &ReadingCard::putAway);
    connect(viewer, &ZoneViewer::pressed, this, [this](ObjectId object) {
        const auto& options = session_->match().decision().options;
        if (std::ranges::find(options, object, &Option::object) != options.end())
            interaction_.click(object);
    });
    connect(session_.get(), &Session::changed, viewer, &QWidget::close);
    connect(session_.get(), &QObject::destroyed, viewer, &QWidget::close); // the next game has other cards
    // Over the table: what is pointed at is read beside it.
    const QPoint middle = view_->mapToGlobal(view_->rect().center());
    QPoint corner = middle - QPoint{viewer->width() / 2, viewer->height() / 2};
    if (side_->isHidden()) // its cards are read at its right
        corner.setX(view_->mapToGlobal(QPoint{8, 0}).x());
    viewer->move(corner);
    viewer->show();
}

} // namespace takujo

#include "ui/asking/card_picker.h"

#include "ui/session/card_text.h"
#include "ui/session/spoken_text.h"
#include "ui/theme/mark_painter.h"
#include "ui/theme/scales.h"
#include "ui/theme/text.h"
#include "ui/widgets/ring_delegate.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace takujo {

namespace {

constexpr int usualPickWidth = 92;
constexpr int headHeight = 44;
constexpr int foot = 8;
constexpr int mostRows = 3;

bool isSpreadOut(const Session& session, ZoneId zone) {
    const LayoutZone* layout = session.layout().zone(session.match().game().tables.zones[zone.kind].word);
    if (layout == nullptr)
        return false;
    // What waits on the stack is chosen where it waits.
    return layout->role == ZoneRole::row || layout->role == ZoneRole::hand || layout->role == ZoneRole::stack;
}

bool isOffered(const CardMarks& marks) {
    return marks.target || marks.order > 0;
}

} // namespace

CardPicker::CardPicker(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, renderer_{&renderer}, title_{new QLabel{this}}, away_{new QPushButton{this}},
      list_{new QListWidget{this}} {
    setObjectName(QStringLiteral("picker"));
    title_->setObjectName(QStringLiteral("picker-title"));
    title_->setStyleSheet(QStringLiteral("font-size:14px;font-weight:600"));
    away_->setObjectName(QStringLiteral("put-picker-away"));
    away_->setProperty("isQuiet", true);
    away_->setFocusPolicy(Qt::TabFocus);
    list_->setObjectName(QStringLiteral("picker-cards"));
    list_->setGridSize(markedCardSize(usualPickWidth));
    list_->setViewMode(QListView::IconMode);
    list_->setResizeMode(QListView::Adjust);
    list_->setMovement(QListView::Static);
    list_->setMouseTracking(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setStyleSheet(QStringLiteral("QListWidget::item { padding: 0; }"));
    list_->setItemDelegate(new RingDelegate{palette_, list_});
    list_->installEventFilter(this);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(away_);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(12, 6, 8, foot);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(list_, 1);
    const auto cardAt = [this](int row) -> const CardView* {
        return row >= 0 && static_cast<std::size_t>(row) < cards_.size()
                   ? &cards_[static_cast<std::size_t>(row)].card
                   : nullptr;
    };
    const auto look = [this, cardAt](int row) {
        if (const CardView* card = cardAt(row)) {
            const QRect place = list_->visualItemRect(list_->item(row));
            emit lookedAt(*card);
            emit hovered(*card, {list_->viewport()->mapTo(parentWidget(), place.topLeft()), place.size()});
        }
    };
    connect(list_, &QListWidget::itemEntered, this,
            [this, look](QListWidgetItem* item) { look(list_->row(item)); });
    connect(list_, &QListWidget::currentRowChanged, this, look);
    // An answer makes the list anew, so it waits until the list has done with the click.
    connect(list_, &QListWidget::itemClicked, this, [this, cardAt](QListWidgetItem* item) {
        if (const CardView* card = cardAt(list_->row(item)))
            QMetaObject::invokeMethod(
                this, [this, object = card->object] { emit pressed(object); }, Qt::QueuedConnection);
    });
    connect(away_, &QPushButton::clicked, this, [this] { setPutAway(true); });
    retranslate();
    hide();
}

void CardPicker::retranslate() {
    away_->setText(tr("Look at the table"));
}

void CardPicker::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CardPicker::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void CardPicker::collect(const Session& session, const Marks& marks) {
    cards_.clear();
    const Decision& decision = session.match().decision();
    // Modes are answered by buttons, which the cards would lie over.
    if (!session.mayAnswer() || decision.kind == DecisionKind::act || decision.kind == DecisionKind::pay ||
        decision.kind == DecisionKind::mode)
        return;
    bool anyOffered = false;
    for (const ZoneView& zone : session.view().zones) {
        if (isSpreadOut(session, zone.zone))
            continue;
        const LayoutZone* layout =
            session.layout().zone(session.match().game().tables.zones[zone.zone.kind].word);
        const bool isDeck = layout == nullptr || layout->role == ZoneRole::deck;
        for (const CardView& card : zone.cards) {
            if (!card.faceUp)
                continue;
            const auto found = marks.cards.find(card.object);
            const CardMarks own = found == marks.cards.end() ? CardMarks{} : found->second;
            // Of a deck that is looked into, everything is of interest; of piles, what can be chosen.
            if (isDeck || isOffered(own))
                cards_.push_back({card, own});
            anyOffered = anyOffered || isOffered(own);
        }
    }
    if (!anyOffered && decision.kind != DecisionKind::chooseObjects &&
        decision.kind != DecisionKind::chooseCards && decision.kind != DecisionKind::look)
        cards_.clear();
    std::ranges::stable_sort(cards_, std::ranges::greater{},
                             [](const Candidate& candidate) { return isOffered(candidate.marks); });
}

void CardPicker::fill(const Session& session) {
    const int row = list_->currentRow();
    const QSignalBlocker quiet{list_};
    list_->clear();
    const int cardWidth = scaledCard(usualPickWidth);
    list_->setIconSize(markedCardSize(cardWidth));
    list_->setGridSize(list_->iconSize() + QSize{4, 4});
    std::set<ZoneId> zones;
    int offered = 0;
    for (const Candidate& candidate : cards_) {
        const CardMarks& marks = candidate.marks;
        zones.insert(candidate.card.zone);
        offered += marks.target ? 1 : 0;
        const QString name = listedName(session, candidate.card);
        const QString state = marks.order > 0 ? tr("chosen as number %1").arg(marks.order)
                              : marks.target  ? tr("can be chosen")
                                              : tr("cannot be chosen");
        const CardView& card = candidate.card;
        ListedCard picture = listed(lookOf(session, card), card, marks);
        picture.isFaded = !isOffered(marks);
        auto* item = new QListWidgetItem{
            markedCard(*renderer_, picture, palette_, cardWidth, devicePixelRatioF()), {}};
        item->setData(Qt::AccessibleTextRole, name + QStringLiteral("; ") + state);
        item->setData(Qt::AccessibleDescriptionRole, spokenText(session, card));
        item->setToolTip(name);
        list_->addItem(item);
    }
    list_->setCurrentRow(std::clamp(row, 0, std::max(0, list_->count() - 1)));
    const SpokenMatch spoken = session.spoken();
    QStringList names;
    for (const ZoneId zone : zones) {
        const QString name = qt(spoken.zone(zone.kind));
        names << (zone.player == Player::nobody ? name
                                                : tr("%1 of %2").arg(name, qt(spoken.player(zone.player))));
    }
    title_->setText(names.join(QStringLiteral(", ")) + QStringLiteral(" · ") +
                    tr("%n card(s) can be chosen", nullptr, offered));
    list_->setAccessibleName(title_->text());
}

/// Nobody finds in it what somebody else has looked at.
void CardPicker::clearList() {
    const QSignalBlocker quiet{list_};
    list_->clear();
    list_->setAccessibleName({});
    title_->clear();
}

void CardPicker::offer(const Session& session, const Marks& marks) {
    const bool had = isVisible();
    collect(session, marks);
    const std::pair now{session.match().decision().procedure, session.match().state().frames.size()};
    if (cards_.empty() || now != question_)
        putAway_ = false;
    question_ = cards_.empty() ? std::pair<std::uint16_t, std::size_t>{} : now;
    if (!cards_.empty())
        fill(session);
    else
        clearList();
    showOrHide();
    if (!isVisible() || had)
        return;
    list_->setFocus();
    emit lookedAt(
        cards_[static_cast<std::size_t>(list_->currentRow())].card); // it is what the keyboard stands on
}

void CardPicker::setPutAway(bool away) {
    putAway_ = away;
    showOrHide();
    if (isVisible())
        list_->setFocus();
    emit putAwayChanged();
}

void CardPicker::showOrHide() {
    const bool shows = hasCards() && !putAway_;
    const bool hadKeys = isVisible() && isAncestorOf(window()->focusWidget());
    setVisible(shows);
    if (!shows && hadKeys && parentWidget() != nullptr)
        parentWidget()->setFocus();
}

void CardPicker::placeIn(const QRect& room) {
    const QSize cell = list_->gridSize();
    const int columns = std::max(1, (room.width() - 34) / cell.width());
    const auto count = static_cast<int>(cards_.size());
    const int fits = std::max(1, (room.height() - headHeight - foot) / cell.height());
    const int rows = std::clamp((count + columns - 1) / columns, 1, std::min(mostRows, fits));
    const int height = std::min(room.height(), headHeight + rows * cell.height() + foot + 6);
    setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height);
    raise();
}

ObjectId CardPicker::current() const {
    const int row = list_->currentRow();
    const bool isHere = list_->hasFocus() && row >= 0 && row < static_cast<int>(cards_.size());
    return isHere ? cards_[static_cast<std::size_t>(row)].card.object : ObjectId{};
}

bool CardPicker::eventFilter(QObject* watched, QEvent* event) {
    if (watched != list_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<QKeyEvent&>(*event);
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (key.isAutoRepeat()) // a held key answers nothing more
            return true;
        if (QListWidgetItem* item = list_->currentItem())
            emit list_->itemClicked(item);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right: // from the end of a line to the next one, too: so all cards are reached
        list_->setCurrentRow(std::clamp(list_->currentRow() + (key.key() == Qt::Key_Right ? 1 : -1), 0,
                                        std::max(0, list_->count() - 1)));
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return false;
    default:
        if (!key.isAutoRepeat())
            emit keyLeft(key.key());
        return true;
    }
}

void CardPicker::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{palette_.accent, 1.5});
    painter.setBrush(palette_.panel);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.75, 0.75, -0.75, -0.75), radius::panel, radius::panel);
}

} // namespace takujo

// Cards that count now: the one that the question is about, in the preview, and in large where it lies among
// others; what is on top of the stack; and what can be read nowhere else.

#include "engine/match/sentences/stack_sentences.h"
#include "ui/page/game_page.h"
#include "ui/session/card_text.h"
#include "ui/theme/text.h"

#include <QTimer>

#include <algorithm>

namespace takujo {

void GamePage::lookAtStack() {
    QString text;
    const auto& specs = session_->match().game().tables.zones;
    for (const ZoneView& zone : session_->view().zones) {
        const LayoutZone* layout = session_->layout().zone(specs[zone.zone.kind].word);
        if (layout != nullptr && layout->role == ZoneRole::stack && !zone.cards.empty())
            text = qt(session_->spoken().zone(zone.zone.kind)) + QStringLiteral(": ") +
                   qt(StackSentences{session_->spoken()}.name(zone.cards.front()));
    }
    stackChip_->setText(stackChip_->fontMetrics().elidedText(text, Qt::ElideRight, stackChip_->width() - 10));
    stackChip_->setVisible(!text.isEmpty() && side_->isHidden() && !hasWaitingLine());
}

void GamePage::lookAtWhatItIsAbout() {
    const ObjectId about = session_->mayAnswer() ? session_->match().decision().about : ObjectId{};
    if (about == askedAbout_)
        return;
    askedAbout_ = about;
    if (about.exists())
        lookAt(about);
}

void GamePage::lookAt(ObjectId object) {
    for (const ZoneView& zone : session_->view().zones)
        for (const CardView& card : zone.cards)
            if (card.faceUp && card.object == object)
                side_->preview().look(card);
}

namespace {

/// Whether the question is what becomes of that card, and not which one is meant.
bool isAboutOne(const Decision& decision) {
    const bool asks = decision.kind == DecisionKind::yesNo || decision.kind == DecisionKind::mode;
    const bool chooses =
        decision.kind == DecisionKind::chooseCards || decision.kind == DecisionKind::chooseObjects;
    return decision.about.exists() &&
           (asks || (chooses && std::ranges::all_of(decision.options, [&](const Option& option) {
                         return option.object == decision.about;
                     })));
}

/// A card that was turned up for everybody and has gone elsewhere in the same lines; none if there is none.
const LogEntry* goneAgain(const std::vector<LogEntry>& log, std::size_t from) {
    const LogEntry* found = nullptr;
    for (std::size_t i = from; i < log.size(); ++i) {
        const Event& turned = log[i].event;
        if (!log[i].isEvent || !log[i].hasCard || turned.kind != EventKind::turnFace ||
            turned.slot != static_cast<std::uint8_t>(Face::up))
            continue;
        for (std::size_t later = i + 1; later < log.size(); ++later)
            if (log[later].isEvent && log[later].event.kind == EventKind::move &&
                log[later].event.object == turned.object)
                found = &log[i];
    }
    return found;
}

constexpr int shownFor = 2600; ///< milliseconds

} // namespace

/// What was turned up goes by too fast to be read; everybody may see it for a while.
void GamePage::showWhatHasGone(const News& news) {
    const LogEntry* const gone = goneAgain(session_->match().log(), news.first);
    if (gone == nullptr || large_->isVisible() || session_->match().over())
        return;
    showLarge(lookOf(*session_, session_->match().cards()[gone->definition]));
    QTimer::singleShot(shownFor, large_, [this, shown = log_.seen()] {
        if (session_ != nullptr && log_.seen() == shown)
            showInLarge();
    });
}

void GamePage::showLarge(const CardLook& look) {
    large_->setColours(palette_);
    large_->display(look);
    // Over the piles at the right: whoever decides must see what is in play.
    const QRect table = view_->inWidget(view_->table().plan().geometry().rect(session_->layout().table));
    const int width = std::clamp(table.width() * 3 / 20, 140, 220);
    const QSize size{width, large_->heightForWidth(width)};
    large_->setGeometry(
        {{table.right() - width - 4, ribbon_->geometry().center().y() - size.height() / 2}, size});
    large_->show();
    large_->raise();
}

/// Whether the side panel shows the card large enough to be read.
bool GamePage::isReadBeside(ObjectId object) const {
    return !side_->isHidden() && side_->preview().shows(object) && side_->preview().showsAll();
}

/// The panel shows another card, or has come or gone.
void GamePage::followPreview() {
    if (session_ != nullptr && isAboutOne(session_->match().decision()))
        showInLarge();
}

void GamePage::showInLarge() {
    const Decision& decision = session_->match().decision();
    const auto& specs = session_->match().game().tables.zones;
    large_->hide();
    large_->showNothing();
    if (!session_->mayAnswer() || !isAboutOne(decision) || picker_->isVisible() ||
        isReadBeside(decision.about))
        return;
    for (const ZoneView& zone : session_->view().zones) {
        const LayoutZone* layout = session_->layout().zone(specs[zone.zone.kind].word);
        // What waits to be resolved stands in the preview.
        const bool isSeenWell =
            layout != nullptr && (layout->role == ZoneRole::row || layout->role == ZoneRole::hand ||
                                  layout->role == ZoneRole::stack);
        for (const CardView& card : zone.cards) {
            if (isSeenWell || !card.faceUp || card.object != decision.about)
                continue;
            showLarge(lookOf(*session_, card));
        }
    }
}

void GamePage::read(const CardItem& card) {
    const QRect lies = view_->inWidget(card.mapRectToScene(card.face()));
    const QRect home = view_->inWidget(card.homeRect());
    reading_->showBeside(card.look(), lies.united(home));
}

void GamePage::readIfNeeded(const CardLook& look, const QRect& place) {
    if (!look.faceUp || (side_->isVisible() && side_->preview().showsAll()))
        reading_->putAway();
    else
        reading_->consider(look, place);
}

} // namespace takujo

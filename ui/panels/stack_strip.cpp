#include "ui/panels/stack_strip.h"

#include "ui/table/text.h"
#include "ui/theme/card_looks.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/typography.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace takujo {

namespace {

constexpr int titleHeight = 26;
constexpr int rowHeight = 48;
constexpr int rowGap = 4;
constexpr int inset = 14;
constexpr std::size_t mostRows = 3;

} // namespace

StackStrip::StackStrip(CardRenderer& renderer, QWidget* parent) : QWidget{parent}, renderer_{&renderer} {
    setObjectName(QStringLiteral("stack"));
    setMouseTracking(true);
}

void StackStrip::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void StackStrip::setSession(const Session* session) {
    session_ = session;
    refresh();
}

void StackStrip::refresh() {
    entries_.clear();
    title_.clear();
    if (session_ == nullptr)
        return;
    const Sentences sentences = session_->sentences();
    const auto& specs = session_->match().game().tables.zones;
    for (const ZoneView& zone : session_->view().zones) {
        const LayoutZone* layout = session_->layout().zone(specs[zone.zone.kind].word);
        if (layout == nullptr || layout->role != ZoneRole::stack)
            continue;
        title_ = qt(sentences.zone(zone.zone.kind));
        for (const CardView& card : zone.cards) {
            if (!card.faceUp)
                continue;
            const CardDefinition& definition = session_->match().cards()[card.definition];
            const std::string_view type = session_->match().game().schema.types[definition.type];
            entries_.push_back({card, qt(definition.name.in(session_->language())),
                                qt(sentences.player(card.controller)) + QStringLiteral(" · ") +
                                    qt(sentences.word("types", type)),
                                session_->match().decision().about == card.object});
        }
    }
    const auto rows = static_cast<int>(std::min(entries_.size(), mostRows));
    setVisible(!title_.isEmpty());
    setFixedHeight(titleHeight + std::max(1, rows) * (rowHeight + rowGap) - (rows == 0 ? rowHeight - 18 : 0));
    setAccessibleName(title_);
    QStringList names;
    for (const Entry& entry : entries_)
        names << entry.name;
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    update();
}

QRectF StackStrip::rowRect(std::size_t index) const {
    return {static_cast<qreal>(inset), titleHeight + static_cast<qreal>(index) * (rowHeight + rowGap),
            width() - 2.0 * inset, static_cast<qreal>(rowHeight)};
}

void StackStrip::paintEntry(QPainter& painter, const QRectF& row, const Entry& entry) {
    painter.setPen(QPen{entry.isAbout ? palette_.accent : palette_.outline, entry.isAbout ? 1.5 : 1.0});
    painter.setBrush(entry.isAbout ? mixed(palette_.zone, palette_.accent, 0.12) : palette_.zone);
    painter.drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    // The head of the card, as far as the row shows it.
    const CardLooks looks{session_->match().game().schema, session_->layout().face, session_->data().words,
                          session_->language()};
    const QRectF window{row.left() + 6, row.top() + 6, 36, row.height() - 12};
    painter.save();
    QPainterPath clip;
    clip.addRoundedRect(window, 4, 4);
    painter.setClipPath(clip);
    const qreal cardWidth = 44;
    renderer_->draw(
        painter,
        QRectF{window.center().x() - cardWidth / 2, window.top() - 9, cardWidth, cardWidth * 88 / 63},
        looks.inPlay(entry.card, session_->match().cards()));
    painter.restore();
    const QRectF text{window.right() + 10, row.top(), row.right() - window.right() - 16, row.height()};
    painter.setPen(palette_.text);
    painter.setFont(drawnFont(14, QFont::DemiBold));
    painter.drawText(
        text.adjusted(0, 5, 0, -row.height() / 2 + 2), Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(entry.name, Qt::ElideRight, static_cast<int>(text.width())));
    painter.setPen(palette_.quiet);
    painter.setFont(drawnFont(12));
    painter.drawText(text.adjusted(0, row.height() / 2 - 2, 0, -4), Qt::AlignLeft | Qt::AlignVCenter,
                     entry.what);
}

void StackStrip::paintEvent(QPaintEvent*) {
    if (session_ == nullptr)
        return;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette_.quiet);
    painter.setFont(drawnFont(static_cast<int>(TextSize::small), QFont::DemiBold));
    const QRectF head{static_cast<qreal>(inset), 4, width() - 2.0 * inset, titleHeight - 6.0};
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, title_.toUpper());
    painter.setFont(drawnFont(static_cast<int>(TextSize::small)));
    if (entries_.empty()) {
        painter.drawText(head.translated(0, 19), Qt::AlignLeft | Qt::AlignVCenter, tr("Nothing waits here."));
        return;
    }
    const QString more = entries_.size() > mostRows
                             ? tr("%n more", nullptr, static_cast<int>(entries_.size() - mostRows))
                             : tr("top first");
    painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, more);
    for (std::size_t i = 0; i < std::min(entries_.size(), mostRows); ++i)
        paintEntry(painter, rowRect(i), entries_[i]);
}

void StackStrip::mouseMoveEvent(QMouseEvent* event) {
    for (std::size_t i = 0; i < std::min(entries_.size(), mostRows); ++i)
        if (rowRect(i).contains(event->position()))
            emit lookedAt(entries_[i].card);
}

} // namespace takujo

#include "ui/workshop/deck_plots.h"

#include "engine/cards/search/card_search.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"
#include "ui/workshop/deck_edit.h"
#include "ui/workshop/search_words.h"

#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr int titleHeight = 20;
constexpr int curveHeight = 74;
constexpr int plainLine = 18;
constexpr int comparedLine = 13; ///< of one of two bars
constexpr int gap = 10;
constexpr int barLabelWidth = 96;
constexpr int barCountWidth = 26;
constexpr std::size_t mostBars = 12; ///< of a curve; more are put together

} // namespace

DeckPlots::DeckPlots(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("deck-plots"));
}

void DeckPlots::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void DeckPlots::setLanguage(Language language) {
    language_ = language;
    count();
}

void DeckPlots::setDeck(DeckEdit* deck) {
    if (deck_ != nullptr)
        deck_->disconnect(this);
    deck_ = deck;
    if (deck_ != nullptr)
        connect(deck_, &DeckEdit::changed, this, &DeckPlots::count);
    count();
}

void DeckPlots::compareWith(std::optional<DeckDraft> other) {
    other_ = std::move(other);
    count();
}

/// A number with many values, such as power, is told in steps.
void DeckPlots::addNumber(std::string_view field) {
    const GameData& game = deck_->data();
    std::map<std::int32_t, std::pair<int, int>> counts;
    for (const NumberCounts& each : numbers_.numbers)
        if (each.field->key == field)
            for (const auto& [value, count] : each.counts)
                counts[value].first += count;
    for (const NumberCounts& each : otherNumbers_.numbers)
        if (each.field->key == field)
            for (const auto& [value, count] : each.counts)
                counts[value].second += count;
    if (counts.empty())
        return;
    Plot plot{labelOf(wordForSearch(game.words, field), language_), true, {}};
    const std::int32_t least = counts.begin()->first;
    const std::int32_t most = counts.rbegin()->first;
    std::int32_t step = 1;
    for (const std::int32_t wider : {5, 10, 100, 500, 1000, 2000, 5000})
        if ((most - least) / step >= static_cast<std::int32_t>(mostBars))
            step = wider;
    for (std::int32_t from = least - least % step; from <= most; from += step) {
        Bar bar{step >= 1000 ? QStringLiteral("%1k").arg(from / 1000) : QString::number(from)};
        for (const auto& [value, count] : counts)
            if (value >= from && value < from + step) {
                bar.count += count.first;
                bar.other += count.second;
            }
        plot.bars.push_back(std::move(bar));
    }
    plots_.push_back(std::move(plot));
}

void DeckPlots::addWords(std::string_view field) {
    const GameData& game = deck_->data();
    const auto in = [&](const DeckNumbers& numbers) {
        const auto found = std::ranges::find_if(
            numbers.words, [&](const WordCounts& each) { return each.field->key == field; });
        return found == numbers.words.end() ? nullptr : &*found;
    };
    const WordCounts* const found = in(numbers_);
    const WordCounts* const other = in(otherNumbers_);
    if (found == nullptr)
        return;
    Plot plot{labelOf(wordForSearch(game.words, field), language_), false, {}};
    const std::vector<FrameColour>& colours = game.layout->face.colours;
    for (std::size_t i = 0; i < found->counts.size(); ++i) {
        const int others = other == nullptr ? 0 : other->counts[i];
        if (found->counts[i] == 0 && others == 0)
            continue;
        QColor colour;
        QString name = qt(found->field->words[i]);
        if (i < colours.size()) {
            colour = QColor{colours[i].colour.red, colours[i].colour.green, colours[i].colour.blue};
            name = qt(colours[i].name.in(language_));
        }
        plot.bars.push_back({name, found->counts[i], colour, others});
    }
    if (!plot.bars.empty())
        plots_.push_back(std::move(plot));
}

void DeckPlots::addTypes() {
    Plot plot{tr("Types"), false, {}};
    for (std::size_t i = 0; i < numbers_.types.size(); ++i) {
        const int others = other_ ? otherNumbers_.types[i] : 0;
        if (numbers_.types[i] > 0 || others > 0)
            plot.bars.push_back({labelOf(deck_->wordOfType(i), language_), numbers_.types[i], {}, others});
    }
    if (!plot.bars.empty())
        plots_.push_back(std::move(plot));
}

void DeckPlots::count() {
    plots_.clear();
    if (deck_ != nullptr) {
        const CardSchema& schema = deck_->data().game->schema;
        numbers_ = numbersOf(schema, deck_->lines().lines);
        otherNumbers_ = other_ ? numbersOf(schema, deck_->linesOf(*other_).lines) : DeckNumbers{};
        const CardFace& face = deck_->data().layout->face;
        addNumber(face.badge);
        addWords(face.colourField);
        addTypes();
        for (const CornerNumber& number : face.corner)
            addNumber(number.field);
    }
    QStringList said;
    for (const Plot& plot : plots_) {
        QStringList bars;
        for (const Bar& bar : plot.bars)
            bars << (other_ ? tr("%1: %2 and %3", "value: cards of this deck and of the other")
                                  .arg(bar.label)
                                  .arg(bar.count)
                                  .arg(bar.other)
                            : QStringLiteral("%1: %2").arg(bar.label).arg(bar.count));
        said << QStringLiteral("%1 (%2)").arg(plot.title, bars.join(QStringLiteral(", ")));
    }
    setAccessibleName(other_ ? tr("What both decks are made of") : tr("What the deck is made of"));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int DeckPlots::lineHeight() const {
    return other_ ? 2 * comparedLine + 4 : plainLine;
}

int DeckPlots::heightOf(const Plot& plot) const {
    return titleHeight + (plot.isUpright ? curveHeight : static_cast<int>(plot.bars.size()) * lineHeight()) +
           gap;
}

QSize DeckPlots::sizeHint() const {
    int height = other_ ? titleHeight : 0;
    for (const Plot& plot : plots_)
        height += heightOf(plot);
    return {220, std::max(height, 10)};
}

int DeckPlots::mostOf(const Plot& plot) {
    int most = 1;
    for (const Bar& bar : plot.bars)
        most = std::max({most, bar.count, bar.other});
    return most;
}

/// That of the other deck is hollow: no colour is needed to tell them apart.
void DeckPlots::paintBar(QPainter& painter, const QRect& bar, const QColor& colour, bool isOther) const {
    if (bar.isEmpty())
        return;
    painter.fillRect(bar, isOther ? palette_.panel : colour.isValid() ? colour : palette_.accentGround);
    if (!isOther && !colour.isValid())
        return;
    // A colour that is nearly the ground's is seen by its edge.
    painter.setPen(isOther ? palette_.text : palette_.outline);
    painter.drawRect(bar.adjusted(0, 0, -1, -1));
}

void DeckPlots::paintCurve(QPainter& painter, const Plot& plot, const QRect& room) const {
    const int most = mostOf(plot);
    const int count = static_cast<int>(plot.bars.size());
    const int width = std::min(room.width() / std::max(count, 1), 40);
    constexpr int words = 15;
    painter.setFont(drawnFont(11));
    // Long labels, such as powers in thousands, stand below every second column, or every third.
    int widest = 0;
    for (const Bar& bar : plot.bars)
        widest = std::max(widest, painter.fontMetrics().horizontalAdvance(bar.label));
    const int step = width == 0 ? 1 : (widest + 5) / width + 1;
    for (int i = 0; i < count; ++i) {
        const Bar& bar = plot.bars[static_cast<std::size_t>(i)];
        const QRect column{room.left() + i * width, room.top(), width, room.height()};
        const int bottom = column.bottom() - words + 1;
        const auto paint = [&](int left, int wide, int cards, bool isOther) {
            const int tall = (room.height() - 2 * words) * cards / most;
            const QRect filled{left, bottom - tall, wide, tall};
            paintBar(painter, filled, {}, isOther);
            painter.setPen(palette_.text);
            if (cards > 0)
                painter.drawText(QRect{left - 3, filled.top() - words, wide + 6, words}, Qt::AlignCenter,
                                 QString::number(cards));
        };
        if (other_) {
            paint(column.left() + 1, width / 2 - 1, bar.count, false);
            paint(column.left() + width / 2, width / 2 - 1, bar.other, true);
        } else {
            paint(column.left() + 2, width - 4, bar.count, false);
        }
        painter.setPen(palette_.quiet);
        if (i % step == 0)
            painter.drawText(QRect{column.center().x() - widest, bottom, 2 * widest, words}, Qt::AlignCenter,
                             bar.label);
    }
}

void DeckPlots::paintLines(QPainter& painter, const Plot& plot, const QRect& room) const {
    const int most = mostOf(plot);
    painter.setFont(drawnFont(11));
    for (std::size_t i = 0; i < plot.bars.size(); ++i) {
        const Bar& bar = plot.bars[i];
        const QRect line{room.left(), room.top() + static_cast<int>(i) * lineHeight(), room.width(),
                         lineHeight()};
        painter.setPen(palette_.quiet);
        painter.drawText(QRect{line.left(), line.top(), barLabelWidth - 6, line.height()},
                         Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(bar.label, Qt::ElideRight, barLabelWidth - 6));
        const int longest = std::max(line.width() - barLabelWidth - barCountWidth, 10);
        const auto paint = [&](const QRect& part, int cards, bool isOther) {
            const QRect filled{line.left() + barLabelWidth, part.top(), std::max(longest * cards / most, 2),
                               part.height()};
            paintBar(painter, filled, bar.colour, isOther);
            painter.setPen(palette_.text);
            painter.drawText(QRect{filled.right() + 6, part.top() - 4, barCountWidth, part.height() + 8},
                             Qt::AlignVCenter | Qt::AlignLeft, QString::number(cards));
        };
        if (other_) {
            paint({0, line.top() + 2, 0, comparedLine - 2}, bar.count, false);
            paint({0, line.top() + 2 + comparedLine, 0, comparedLine - 2}, bar.other, true);
        } else {
            paint(line.adjusted(0, 4, 0, -4), bar.count, false);
        }
    }
}

void DeckPlots::paintLegend(QPainter& painter) const {
    constexpr int side = 10;
    painter.setFont(drawnFont(11));
    int left = 0;
    for (const bool isOther : {false, true}) {
        paintBar(painter, {left, 4, side, side}, {}, isOther);
        const QString text = isOther ? tr("The other") : tr("This deck");
        painter.setPen(palette_.text);
        painter.drawText(QRect{left + side + 5, 0, width() - left - side - 5, side + 8},
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        left += side + 5 + painter.fontMetrics().horizontalAdvance(text) + 16;
    }
}

void DeckPlots::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    int top = other_ ? titleHeight : 0;
    if (other_)
        paintLegend(painter);
    for (const Plot& plot : plots_) {
        painter.setPen(palette_.quiet);
        painter.setFont(drawnFont(11, QFont::DemiBold));
        painter.drawText(QRect{0, top, width(), titleHeight - 3}, Qt::AlignLeft | Qt::AlignVCenter,
                         plot.title);
        const QRect room{0, top + titleHeight, width(), heightOf(plot) - titleHeight - gap};
        if (plot.isUpright)
            paintCurve(painter, plot, room);
        else
            paintLines(painter, plot, room);
        top += heightOf(plot);
    }
}

} // namespace takujo

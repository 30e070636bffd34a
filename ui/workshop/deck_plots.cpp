#include "ui/workshop/deck_plots.h"

#include "engine/cards/decks/deck_numbers.h"
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
constexpr int lineHeight = 18;
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

/// A number with many values, such as power, is told in steps.
void DeckPlots::addNumber(std::string_view field) {
    const GameData& game = deck_->data();
    const DeckNumbers numbers = numbersOf(game.game->schema, deck_->lines().lines);
    const auto found = std::ranges::find_if(
        numbers.numbers, [&](const NumberCounts& each) { return each.field->key == field; });
    if (found == numbers.numbers.end() || found->counts.empty())
        return;
    Plot plot{labelOf(wordForSearch(game.words, field), language_), true, {}};
    const std::int32_t least = found->counts.begin()->first;
    const std::int32_t most = found->counts.rbegin()->first;
    std::int32_t step = 1;
    for (const std::int32_t wider : {5, 10, 100, 500, 1000, 2000, 5000})
        if ((most - least) / step >= static_cast<std::int32_t>(mostBars))
            step = wider;
    for (std::int32_t from = least - least % step; from <= most; from += step) {
        int cards = 0;
        for (const auto& [value, count] : found->counts)
            cards += value >= from && value < from + step ? count : 0;
        plot.bars.push_back(
            {step >= 1000 ? QStringLiteral("%1k").arg(from / 1000) : QString::number(from), cards});
    }
    plots_.push_back(std::move(plot));
}

void DeckPlots::addWords(std::string_view field) {
    const GameData& game = deck_->data();
    const DeckNumbers numbers = numbersOf(game.game->schema, deck_->lines().lines);
    const auto found =
        std::ranges::find_if(numbers.words, [&](const WordCounts& each) { return each.field->key == field; });
    if (found == numbers.words.end())
        return;
    Plot plot{labelOf(wordForSearch(game.words, field), language_), false, {}};
    const std::vector<FrameColour>& colours = game.layout->face.colours;
    for (std::size_t i = 0; i < found->counts.size(); ++i)
        if (found->counts[i] > 0) {
            QColor colour;
            QString name = qt(found->field->words[i]);
            if (i < colours.size()) {
                colour = QColor{colours[i].colour.red, colours[i].colour.green, colours[i].colour.blue};
                name = qt(colours[i].name.in(language_));
            }
            plot.bars.push_back({name, found->counts[i], colour});
        }
    if (!plot.bars.empty())
        plots_.push_back(std::move(plot));
}

void DeckPlots::addTypes() {
    const GameData& game = deck_->data();
    const DeckNumbers numbers = numbersOf(game.game->schema, deck_->lines().lines);
    Plot plot{tr("Types"), false, {}};
    for (std::size_t i = 0; i < numbers.types.size(); ++i)
        if (numbers.types[i] > 0)
            plot.bars.push_back({labelOf(deck_->wordOfType(i), language_), numbers.types[i]});
    if (!plot.bars.empty())
        plots_.push_back(std::move(plot));
}

void DeckPlots::count() {
    plots_.clear();
    if (deck_ != nullptr) {
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
            bars << QStringLiteral("%1: %2").arg(bar.label).arg(bar.count);
        said << QStringLiteral("%1 (%2)").arg(plot.title, bars.join(QStringLiteral(", ")));
    }
    setAccessibleName(tr("What the deck is made of"));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int DeckPlots::heightOf(const Plot& plot) const {
    return titleHeight + (plot.isUpright ? curveHeight : static_cast<int>(plot.bars.size()) * lineHeight) +
           gap;
}

QSize DeckPlots::sizeHint() const {
    int height = 0;
    for (const Plot& plot : plots_)
        height += heightOf(plot);
    return {220, std::max(height, 10)};
}

void DeckPlots::paintCurve(QPainter& painter, const Plot& plot, const QRect& room) const {
    int most = 1;
    for (const Bar& bar : plot.bars)
        most = std::max(most, bar.count);
    const int count = static_cast<int>(plot.bars.size());
    const int width = std::min(room.width() / std::max(count, 1), 40);
    constexpr int words = 15;
    painter.setFont(drawnFont(11));
    for (int i = 0; i < count; ++i) {
        const Bar& bar = plot.bars[static_cast<std::size_t>(i)];
        const QRect column{room.left() + i * width, room.top(), width, room.height()};
        const int tall = (room.height() - 2 * words) * bar.count / most;
        const QRect filled{column.left() + 2, column.bottom() - words - tall + 1, width - 4, tall};
        painter.fillRect(filled, palette_.accentGround);
        painter.setPen(palette_.text);
        if (bar.count > 0)
            painter.drawText(QRect{column.left(), filled.top() - words, width, words}, Qt::AlignCenter,
                             QString::number(bar.count));
        painter.setPen(palette_.quiet);
        painter.drawText(QRect{column.left(), column.bottom() - words + 1, width, words}, Qt::AlignCenter,
                         bar.label);
    }
}

void DeckPlots::paintLines(QPainter& painter, const Plot& plot, const QRect& room) const {
    int most = 1;
    for (const Bar& bar : plot.bars)
        most = std::max(most, bar.count);
    painter.setFont(drawnFont(11));
    for (std::size_t i = 0; i < plot.bars.size(); ++i) {
        const Bar& bar = plot.bars[i];
        const QRect line{room.left(), room.top() + static_cast<int>(i) * lineHeight, room.width(),
                         lineHeight};
        painter.setPen(palette_.quiet);
        painter.drawText(QRect{line.left(), line.top(), barLabelWidth - 6, lineHeight},
                         Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(bar.label, Qt::ElideRight, barLabelWidth - 6));
        const int longest = std::max(line.width() - barLabelWidth - barCountWidth, 10);
        const QRect filled{line.left() + barLabelWidth, line.top() + 4,
                           std::max(longest * bar.count / most, 2), lineHeight - 8};
        painter.fillRect(filled, bar.colour.isValid() ? bar.colour : palette_.accentGround);
        if (bar.colour.isValid()) { // a colour that is nearly the ground's is seen by its edge
            painter.setPen(palette_.outline);
            painter.drawRect(filled);
        }
        painter.setPen(palette_.text);
        painter.drawText(QRect{filled.right() + 6, line.top(), barCountWidth, lineHeight},
                         Qt::AlignVCenter | Qt::AlignLeft, QString::number(bar.count));
    }
}

void DeckPlots::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    int top = 0;
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

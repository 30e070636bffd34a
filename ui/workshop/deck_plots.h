#pragma once

#include "engine/cards/decks/deck_draft.h"
#include "engine/cards/decks/deck_numbers.h"
#include "ui/theme/palette.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace takujo {

class DeckEdit;

/// How the cards of a deck spread over cost, colours, types and other numbers, as small bars with their
/// counts; also told in words. Beside another deck, each has a bar of its own: filled and hollow.
class DeckPlots : public QWidget {
    Q_OBJECT

public:
    explicit DeckPlots(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void setDeck(DeckEdit* deck);
    /// Shows that deck beside it; none: alone.
    void compareWith(std::optional<DeckDraft> other);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Bar {
        QString label;
        int count = 0;
        QColor colour = {}; ///< of no colour: the accent
        int other = 0;      ///< of the deck beside it
    };
    struct Plot {
        QString title;
        bool isUpright = false; ///< a curve: bars side by side; else one below the other
        std::vector<Bar> bars;
    };
    void count();
    void addNumber(std::string_view field);
    void addWords(std::string_view field);
    void addTypes();
    int lineHeight() const;
    int heightOf(const Plot& plot) const;
    static int mostOf(const Plot& plot);
    void paintCurve(QPainter& painter, const Plot& plot, const QRect& room) const;
    void paintLines(QPainter& painter, const Plot& plot, const QRect& room) const;
    void paintBar(QPainter& painter, const QRect& bar, const QColor& colour, bool isOther) const;
    void paintLegend(QPainter& painter) const;

    DeckEdit* deck_ = nullptr;
    std::optional<DeckDraft> other_;
    DeckNumbers numbers_; ///< of the deck; below, of the one beside it
    DeckNumbers otherNumbers_;
    Language language_ = Language::en;
    Palette palette_;
    std::vector<Plot> plots_;
};

} // namespace takujo

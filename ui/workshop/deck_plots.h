#pragma once

#include "engine/core/localized_text.h"
#include "ui/theme/palette.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace takujo {

class DeckEdit;

/// How the cards of a deck spread over cost, colours, types and other numbers, as small bars with their
/// counts; also told in words.
class DeckPlots : public QWidget {
    Q_OBJECT

public:
    explicit DeckPlots(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void setDeck(DeckEdit* deck);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Bar {
        QString label;
        int count = 0;
        QColor colour = {}; ///< of no colour: the accent
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
    int heightOf(const Plot& plot) const;
    void paintCurve(QPainter& painter, const Plot& plot, const QRect& room) const;
    void paintLines(QPainter& painter, const Plot& plot, const QRect& room) const;

    DeckEdit* deck_ = nullptr;
    Language language_ = Language::en;
    Palette palette_;
    std::vector<Plot> plots_;
};

} // namespace takujo

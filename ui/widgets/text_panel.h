#pragma once

#include "ui/theme/palette.h"

#include <QTextBrowser>

namespace takujo {

/// A page of the side panel: a text with links to rules and cards.
class TextPanel : public QTextBrowser {
    Q_OBJECT

public:
    explicit TextPanel(QWidget* parent = nullptr);

    virtual void setColours(const Palette& palette);
    /// Replaces the text; it stays scrolled where it was.
    void write(const QString& html);
    /// Scrolls until the anchor is well in sight; without a name, to the top.
    void ensureSeen(const QString& anchor);

signals:
    void ruleFollowed(const QString& number);
    void cardHovered(quint16 card);

protected:
    void paintEvent(QPaintEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;
    const Palette& colours() const { return palette_; }

private:
    Palette palette_;
    QString html_;
};

} // namespace takujo

#pragma once

#include "ui/theme/palette.h"

#include <QTextBrowser>

#include <optional>

namespace takujo {

/// A page of the side panel: a text with links to rules and cards.
class TextPanel : public QTextBrowser {
    Q_OBJECT

public:
    explicit TextPanel(QWidget* parent = nullptr);

    virtual void setColours(const Palette& palette);
    /// Replaces the text; it stays scrolled where it was.
    void write(const QString& html);
    /// Scrolls until the anchor is well in sight; without a name, to the top. It stays in sight however the
    /// room changes, until somebody scrolls.
    void ensureSeen(const QString& anchor);

signals:
    void ruleFollowed(const QString& number);
    void cardHovered(quint16 card);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;
    const Palette& colours() const { return palette_; }

private:
    void scrollToSeen();
    /// Of its lines, in em of the larger letters.
    double column() const;
    void writeForColumn();

    Palette palette_;
    QString html_;
    double column_ = 0; ///< for which it was written
    bool isWriting_ = false;
    std::optional<QString> seen_; ///< what is to be in sight
};

} // namespace takujo

#pragma once

#include "ui/theme/palette.h"

#include <QLabel>
#include <QPoint>
#include <QPushButton>
#include <QWidget>

#include <functional>
#include <vector>

namespace takujo {

/// Says why something may not be done, beside the card it is about. The number of a rule is a link; pointing
/// at it shows the rule's summary, following it leads to the rule browser.
class RefusalBubble : public QWidget {
    Q_OBJECT

public:
    struct Reason {
        QString sentence;
        QString rule; ///< empty: none
    };

    explicit RefusalBubble(QWidget* parent);

    void setColours(const Palette& palette);
    /// The rule's summary, for a number.
    void setSummaries(std::function<QString(const QString&)> summaryOf) { summaryOf_ = std::move(summaryOf); }
    /// Points at `tip`, and stays within the parent. The first reason is told; the others wait in the guide.
    void tell(const std::vector<Reason>& reasons, QPoint tip);
    /// Tells about something outside the parent, near that place, and points at nothing.
    void tellBeside(const std::vector<Reason>& reasons, QPoint place);
    /// Shows a button below the reason that is told, for what may be done about it.
    void offer(const QString& text, std::function<void()> take);
    /// Keeps off this part of the parent, so that it can be read while the bubble refers to it.
    void keepClearOf(const QRect& part) { clear_ = part; }
    const QString& sentence() const { return sentence_; }

    /// Goes away and forgets its words, so that nobody can read them any more.
    void forget();

signals:
    /// It has come up and says this, with the numbers of rules.
    void told(const QString& what);
    /// The rule is to be shown in the rule browser.
    void ruleFollowed(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void appear(const std::vector<Reason>& reasons, QPoint tip, bool isBeside);
    void write();
    void settle();
    void placeContent(int top);
    void follow(const QString& number);

    Palette palette_;
    QLabel* text_;
    QPushButton* remedy_;
    std::function<void()> take_;
    std::function<QString(const QString&)> summaryOf_;
    std::vector<Reason> reasons_;
    QString sentence_;
    QPoint tip_;
    QRect clear_;
    bool isBeside_ = false; ///< it tells about something outside the parent
    bool below_ = false;    ///< the bubble hangs below what it points at
    bool points_ = true;    ///< it stands where it can point at it
};

} // namespace takujo

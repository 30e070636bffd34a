#pragma once

#include "ui/theme/palette.h"

#include <QFrame>
#include <QPushButton>

#include <functional>
#include <vector>

namespace takujo {

/// Something that can be done with a card, or cannot be done now.
struct ActionOffer {
    QString name;
    QString text;  ///< of the ability; may be empty
    QString costs; ///< what it gives up for good; may be empty
    QString aims;  ///< what it chooses without a question; may be empty
    std::function<void()> take;
    QStringList reasons{}; ///< why it cannot be done; none if it can
};

/// What can be done with a card that was clicked, beside it: each with what it says, what it costs and what
/// it chooses; and, below, what cannot be done, and why. Nothing is done before one of them is pressed, and
/// nothing at all if none is.
class ActionPopup : public QFrame {
    Q_OBJECT

public:
    /// What can be done comes first; each has the digit of its place as its key.
    ActionPopup(std::vector<ActionOffer> offers, const Palette& palette, QWidget* parent);

    /// Beside the anchor, which stays in sight; both in coordinates of the screen. By keys one begins at the
    /// first; after a click no key does anything before one has been gone to.
    void openBeside(const QRect& anchor, const QRect& room, bool byKeys);

signals:
    /// The pointer or the keyboard has come to the one at that place.
    void considered(int index);
    /// It goes away by itself; not with the window that it belongs to.
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QPushButton* makeButton(const ActionOffer& offer, int place, const Palette& palette);
    /// Of what cannot be done: it is read, and takes no press.
    QWidget* makeBarred(const ActionOffer& offer, const Palette& palette);
    void take(std::size_t place);
    void walk(int by);

    std::vector<ActionOffer> offers_;
    std::vector<QPushButton*> buttons_;
};

} // namespace takujo

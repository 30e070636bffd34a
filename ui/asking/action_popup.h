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

/// Lists the actions of a card that was clicked, beside it: each with its text, its costs and its targets.
/// Below stand those that cannot be done now, with the reasons. Nothing is done until one of them is pressed.
class ActionPopup : public QFrame {
    Q_OBJECT

public:
    /// The actions that can be done come first; each has the digit of its place as its key.
    ActionPopup(std::vector<ActionOffer> offers, const Palette& palette, QWidget* parent);

    /// Beside the anchor, which stays in sight; both in coordinates of the screen. With keys, the first one
    /// is chosen at once; after a click a key has to choose one before it can press it.
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
    /// For an action that cannot be done: it can be read, not pressed.
    QWidget* makeBarred(const ActionOffer& offer, const Palette& palette);
    void take(std::size_t place);
    void walk(int by);

    std::vector<ActionOffer> offers_;
    std::vector<QPushButton*> buttons_;
};

} // namespace takujo

#pragma once

#include "ui/session/session.h"
#include "ui/theme/palette.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <functional>

namespace takujo {

/// A strip above the table, which makes room for it. When time goes back over something that players have
/// seen, it tells so afterwards, or asks before. The table can be used meanwhile; the strip goes with the
/// next answer.
class NoticeStrip : public QWidget {
    Q_OBJECT

public:
    /// The keyboard goes to that table when the strip goes.
    explicit NoticeStrip(QWidget* table);

    /// Watches over this session from now on; nothing is told of a game that is watched.
    void follow(Session& session);
    /// Whether it asks before; otherwise it tells afterwards.
    void setAsks(bool asks) { asks_ = asks; }
    void setColours(const Palette& palette);
    /// Nothing is done, and nothing more is said.
    void dismiss();
    QWidget* buttonForKeys() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Says { nothing, asks, tells };

    bool ask(std::uint8_t uncovered, std::function<void()> goOn);
    void tell(std::uint8_t uncovered);
    void say();
    void put(Says says, std::uint8_t uncovered);
    void press();

    QWidget* table_;
    Session* session_ = nullptr;
    Palette palette_;
    QLabel* text_;
    QPushButton* yes_;
    QPushButton* no_;
    Says says_ = Says::nothing;
    std::uint8_t uncovered_ = 0;
    std::function<void()> goOn_;
    bool asks_ = false;
    bool isGoing_ = false; ///< time is going back, as was agreed to
};

} // namespace takujo

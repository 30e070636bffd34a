#pragma once

#include "ui/theme/palette.h"

#include <QPushButton>

namespace takujo {

/// An answer in a list: its picture, its key, what it is called and, in smaller letters below, what it does.
/// Where there is no room for that, its tip says it.
class ChoiceButton : public QPushButton {
    Q_OBJECT

public:
    /// `key` presses it; empty for none. `more` may be empty.
    ChoiceButton(QString key, QString text, QString more, QWidget* parent);

    void setColours(const Palette& palette);
    /// Whether the smaller letters below are there: not where there are too many answers.
    void tellMore(bool tells);

    /// The size in which it says everything.
    QSize sizeHint() const override;

signals:
    /// The pointer or the keyboard has come to it.
    void considered();

protected:
    void enterEvent(QEnterEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int textLeft() const;
    int keyWidth() const;
    int roomForText() const;
    bool tellsMore() const { return tells_ && !more_.isEmpty(); }
    Palette palette_;
    QString key_;
    QString name_;
    QString more_;
    bool tells_ = true;
};

} // namespace takujo

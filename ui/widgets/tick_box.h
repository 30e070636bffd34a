#pragma once

#include <QCheckBox>

namespace takujo {

/// A check box with a tick of its own: a style sheet takes the style's away, and colour alone says nothing.
class TickBox : public QCheckBox {
    Q_OBJECT

public:
    using QCheckBox::QCheckBox;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace takujo

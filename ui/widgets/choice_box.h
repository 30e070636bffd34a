#pragma once

#include <QComboBox>

namespace takujo {

/// A combo box with an arrow of its own: a style sheet takes the style's away.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace takujo

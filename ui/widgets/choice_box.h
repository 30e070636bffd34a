#pragma once

#include <QComboBox>

namespace takujo {

/// A combo box whose name is told as well as its value: of Qt's own, people who hear it get the value alone.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);
};

} // namespace takujo

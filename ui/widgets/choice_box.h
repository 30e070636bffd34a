#pragma once

#include <QComboBox>

namespace takujo {

/// A combo box that tells screen readers its name as well as its value. Qt's own tells the value alone.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);
};

} // namespace takujo

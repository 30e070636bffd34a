#pragma once

#include <QAbstractButton>

namespace takujo {

/// Sets the text of a button that opens a menu. Who sees it sees an arrow, which is not read aloud.
inline void setMenuText(QAbstractButton& button, const QString& text) {
    button.setText(text + QStringLiteral("  ▾"));
    button.setAccessibleName(text);
}

} // namespace takujo

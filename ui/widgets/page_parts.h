#pragma once

#include <QPushButton>
#include <QScrollArea>

namespace takujo {

// What pages are put together from.

/// A button that Enter presses, too.
inline QPushButton* pageButton(const char* name, QWidget* parent) {
    auto* button = new QPushButton{parent};
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(true);
    return button;
}

/// The same, drawn so that others stand out from it.
inline QPushButton* quietButton(const char* name, QWidget* parent) {
    QPushButton* button = pageButton(name, parent);
    button->setProperty("isQuiet", true);
    return button;
}

/// A column that is scrolled where it is too long. The keyboard goes to what is in it.
inline QScrollArea* scrolledColumn(QWidget* inside, QWidget* parent) {
    auto* scroll = new QScrollArea{parent};
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

} // namespace takujo

#pragma once

#include "tests/gui/table_driver.h"

#include <QComboBox>
#include <QTest>

// Uses the settings dialog by keys.

/// Opens the dialog by its button on the start page.
inline void openSettings(TableDriver& driver) {
    driver.click(driver.widget(QStringLiteral("settings-button")));
    QVERIFY(driver.widget(QStringLiteral("settings-dialog")) != nullptr);
}

/// Chooses by keys the value of that name in the setting with that key.
inline void chooseValue(TableDriver& driver, const QString& key, const QString& text) {
    auto* box = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("value-") + key));
    QVERIFY(box != nullptr);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && box->currentText() != text; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    driver.settle();
    QCOMPARE(box->currentText(), text);
}

#pragma once

#include <QAccessible>

class QWidget;

namespace takujo {

/// Makes what is painted, the cards and zones of tables and the parts of other widgets, known to screen
/// readers and other assistive tools: a table has its players, a player zones, a zone cards. Call it once.
void installAccessibleTable();

/// Tells assistive tools the role of a widget, where its class does not.
void setSpokenRole(QWidget& widget, QAccessible::Role role);

} // namespace takujo

#pragma once

class QEvent;
class QObject;

namespace takujo {

/// Enter presses the button that has the keyboard, as Space does; Qt does that in dialogs only. True if it
/// did.
bool enterPresses(QObject* watched, QEvent* event);

} // namespace takujo

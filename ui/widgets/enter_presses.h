#pragma once

class QEvent;
class QObject;

namespace takujo {

/// Enter presses the button that has the keyboard, as Space does; Qt does that in dialogs only. Held down it
/// presses nothing, there neither: a dialog that has come meanwhile asks something else. True if Qt has
/// nothing more to do.
bool enterPresses(QObject* watched, QEvent* event);

} // namespace takujo

#pragma once

class QEvent;
class QObject;

namespace takujo {

/// Enter presses the button that has the keyboard, as Space does; Qt does that in dialogs only. While it is
/// held down it presses nothing more, not in dialogs either: one that has come meanwhile asks something else.
/// True if Qt has nothing more to do.
bool enterPresses(QObject* watched, QEvent* event);

} // namespace takujo

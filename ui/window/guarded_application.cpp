#include "ui/window/guarded_application.h"

#include <exception>
#include <utility>

namespace takujo {

void GuardedApplication::setTeller(QObject* teller, std::function<void(const std::string&)> tell) {
    teller_ = teller;
    tell_ = std::move(tell);
    told_.clear();
}

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& mistake) {
        if (teller_ == nullptr)
            throw;
        const std::string reason = mistake.what();
        if (told_.insert(reason).second) // not here: somebody may be painting
            QMetaObject::invokeMethod(teller_, [this, reason] { tell_(reason); }, Qt::QueuedConnection);
        return true;
    }
}

} // namespace takujo

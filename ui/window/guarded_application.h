#pragma once

#include <QApplication>
#include <QPointer>

#include <functional>
#include <set>
#include <string>

namespace takujo {

/// The application; a mistake in the handling of one event does not end it. Qt hands on no exceptions, so
/// they are caught where events are delivered; the event counts as handled then.
class GuardedApplication : public QApplication {
public:
    using QApplication::QApplication;

    /// Sets what tells people of a mistake, by its reason: each is told once, from the event loop, for as
    /// long as `teller` is there. Without a teller, mistakes go on to whoever runs the program.
    void setTeller(QObject* teller, std::function<void(const std::string& reason)> tell);

    bool notify(QObject* receiver, QEvent* event) override;

private:
    QPointer<QObject> teller_;
    std::function<void(const std::string&)> tell_;
    std::set<std::string> told_; ///< a mistake in painting comes again and again
};

} // namespace takujo

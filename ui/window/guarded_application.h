#pragma once

#include <QApplication>
#include <QPointer>

#include <functional>
#include <set>
#include <string>

namespace takujo {

/// The program, which a mistake in the handling of one event does not end. Qt hands on no exceptions, so they
/// are caught where events are delivered; the event counts as handled then.
class GuardedApplication : public QApplication {
public:
    using QApplication::QApplication;

    /// Who tells people of a mistake, by what it says: each is told once, from the event loop, for as long as
    /// `teller` is there. While nobody tells, mistakes go on to whoever runs the program.
    void setTeller(QObject* teller, std::function<void(const std::string& reason)> tell);

    bool notify(QObject* receiver, QEvent* event) override;

private:
    QPointer<QObject> teller_;
    std::function<void(const std::string&)> tell_;
    std::set<std::string> told_; ///< what is drawn anew again and again would be told again and again
};

} // namespace takujo

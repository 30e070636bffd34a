#pragma once

#include "ui/session/session.h"

#include <QTimer>

namespace takujo {

/// Gives standing answers, each after a beat in which everybody sees what is asked.
class StandingControl : public QObject {
    Q_OBJECT

public:
    explicit StandingControl(QObject* parent);

    void setSession(Session* session);
    static constexpr int beat = 420; ///< milliseconds

private:
    void consider();

    QTimer timer_;
    Session* session_ = nullptr;
};

} // namespace takujo

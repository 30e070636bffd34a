#pragma once

#include <QObject>

class QWidget;

namespace takujo {

class StartPage;

/// Lets the window ask somebody who opens it for the first time what they know, once.
class WelcomeControl : public QObject {
    Q_OBJECT

public:
    WelcomeControl(StartPage& start, QWidget* window);

private:
    void ask();

    StartPage* start_;
    QWidget* window_;
};

} // namespace takujo

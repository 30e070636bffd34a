#pragma once

#include <QDialog>

#include <functional>

namespace takujo {

/// Asks before a game is lost that is kept nowhere: save it, leave it, or stay. It waits without stopping the
/// program.
class PartingDialog : public QDialog {
    Q_OBJECT

public:
    /// Does nothing if the user stays.
    static void ask(QWidget* parent, std::function<void()> save, std::function<void()> leave);

private:
    explicit PartingDialog(QWidget* parent);

signals:
    void saveWanted();
    void leaveWanted();
};

} // namespace takujo

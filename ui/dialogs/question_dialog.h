#pragma once

#include <QDialog>

#include <functional>

namespace takujo {

/// Asks before something that ends a game. It waits without stopping the program.
class QuestionDialog : public QDialog {
    Q_OBJECT

public:
    static void ask(QWidget* parent, const QString& question, const QString& yes, std::function<void()> then);

private:
    QuestionDialog(QWidget* parent, const QString& question, const QString& yes);
};

/// Tells about files that could not be read: which, where, and what to do.
class FindingsDialog : public QDialog {
    Q_OBJECT

public:
    FindingsDialog(QWidget* parent, const QString& intro, const QString& findings);
};

} // namespace takujo

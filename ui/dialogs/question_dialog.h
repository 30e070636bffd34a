#pragma once

#include "ui/theme/spoken.h"

#include <QDialog>
#include <QPushButton>

namespace takujo {

/// Asks before something that ends a game or can't be brought back: Enter and Esc leave everything as it is.
/// It waits without stopping the program.
class QuestionDialog : public QDialog {
    Q_OBJECT

public:
    static void ask(QWidget* parent, const MessageSource& question, const MessageSource& yes,
                    std::function<void()> then);

private:
    QuestionDialog(QWidget* parent, const MessageSource& question, const MessageSource& yes);
};

/// Tells of a problem: in a sentence, and below in full, such as which files have mistakes, where, and what
/// to do.
class FindingsDialog : public QDialog {
    Q_OBJECT

public:
    FindingsDialog(QWidget* parent, const MessageSource& title, const MessageSource& intro,
                   const MessageSource& findings);

    /// Opens one above the window, and goes on without waiting for it to be closed.
    static void tell(QWidget* window, const MessageSource& what, const MessageSource& details);
    static void tell(QWidget* window, const MessageSource& what, const MessageSource& details,
                     const MessageSource& title);

protected:
    void showEvent(QShowEvent* event) override;

private:
    class Text;
    Text* text_;
    QPushButton* close_;
};

} // namespace takujo

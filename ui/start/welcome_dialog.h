#pragma once

#include "ui/start/lesson_sheet.h"
#include "ui/start/start_page.h"
#include "ui/widgets/choice_box.h"

#include <QDialog>

namespace takujo {

/// Asks somebody who opens the window for the first time what they know, and leads them there: to the first
/// lesson of a game, to a new game, or to the decks.
class WelcomeDialog : public QDialog {
    Q_OBJECT

public:
    /// The lessons there are, those of a game one after another.
    WelcomeDialog(std::vector<LessonEntry> lessons, QWidget* parent);

signals:
    void lessonWanted(const QString& id);
    void pageWanted(takujo::StartPage::Page page);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::vector<LessonEntry> first_; ///< lesson of each game
    QLabel* title_;
    QLabel* question_;
    Door* learn_;
    QLabel* gameLabel_;
    ChoiceBox* game_;
    Door* play_;
    Door* test_;
    QPushButton* skip_;
};

} // namespace takujo

#pragma once

#include "engine/match/lessons/lesson.h"
#include "ui/widgets/text_panel.h"

#include <QMenu>
#include <QPushButton>
#include <QWidget>

#include <set>

namespace takujo {

/// The page of the side panel with the whole of a chapter: what it is about, its goals, the hints given. What
/// is to be done now stands beside the question, too (LessonWords).
class LessonPanel : public QWidget {
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    /// Tells where the lesson stands; `done` are the chapters that were done at any time.
    void display(const LessonRun& run, const Match& match, Language language,
                 const std::set<std::size_t>& done);

signals:
    void chapterWanted(int chapter);
    void againWanted();
    /// Its texts have to be written anew, in other colours.
    void writingWanted();
    void ruleFollowed(const QString& number);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void writeChapters(const LessonRun& run, Language language, const std::set<std::size_t>& done);
    QString goals(const LessonRun& run, Language language, bool isLost) const;
    QString lossOf(const LessonRun::Loss& loss, Language language) const;

    QPushButton* chapters_;
    QMenu* chapterMenu_;
    TextPanel* text_;
    QPushButton* again_;
    Palette palette_;
};

} // namespace takujo

#pragma once

#include "ui/start/lesson_sheet.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace takujo {

/// The lessons there are, in their order, each with its chapters.
class LessonList : public QWidget {
    Q_OBJECT

public:
    explicit LessonList(QWidget* parent = nullptr);

    void setLessons(std::vector<LessonEntry> lessons);
    void setLanguage(Language language);
    bool isEmpty() const { return sheets_.empty(); }

signals:
    /// The user wants a lesson, at that chapter, counted from 0, or where it goes on.
    void wanted(const QString& id, std::optional<std::size_t> chapter);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Language language_ = Language::en;
    QLabel* heading_;
    QLabel* intro_;
    QVBoxLayout* column_ = nullptr; ///< of the sheets
    std::vector<LessonSheet*> sheets_;
};

} // namespace takujo

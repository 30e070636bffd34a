#pragma once

#include "engine/core/localized_text.h"

#include <QFrame>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace takujo {

/// A lesson as the start page shows it. The start page knows nothing else of lessons; ui/lessons fills this
/// in.
struct LessonEntry {
    struct Chapter {
        LocalizedText title;
        bool isDone = false;
    };

    std::string id;
    LocalizedText game; ///< its name
    LocalizedText title;
    LocalizedText about; ///< one or two sentences
    std::vector<Chapter> chapters;
};

/// One lesson: what it is about, how far one has come with it, a button to go on and one for each chapter.
class LessonSheet : public QFrame {
    Q_OBJECT

public:
    explicit LessonSheet(QWidget* parent = nullptr);

    void display(LessonEntry lesson, Language language);
    void setLanguage(Language language);

signals:
    /// The user wants the lesson, at that chapter, counted from 0, or at the one that comes next.
    void wanted(const QString& id, std::optional<std::size_t> chapter);

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();
    void writeChapters();
    QString begins() const;

    LessonEntry lesson_;
    Language language_ = Language::en;
    QLabel* game_;
    QLabel* title_;
    QLabel* about_;
    QLabel* progress_;
    QPushButton* begin_;
    QVBoxLayout* column_; ///< of the chapters
    std::vector<QPushButton*> chapters_;
};

} // namespace takujo

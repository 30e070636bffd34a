#pragma once

#include "engine/core/localized_text.h"

#include <QListWidget>
#include <QWidget>

#include <string>
#include <vector>

class QLabel;

namespace takujo {

/// A lesson as the start page lists it. Who makes lessons fills these in; nothing else of them is known here.
struct LessonEntry {
    std::string id;
    LocalizedText title;
    LocalizedText about; ///< one or two sentences
    bool isDone = false;
};

/// The lessons there are, in their order.
class LessonList : public QWidget {
    Q_OBJECT

public:
    explicit LessonList(QWidget* parent = nullptr);

    void setLessons(std::vector<LessonEntry> lessons);
    void setLanguage(Language language);
    bool isEmpty() const { return lessons_.empty(); }

signals:
    void wanted(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void open(const QListWidgetItem* item);

    std::vector<LessonEntry> lessons_;
    Language language_ = Language::en;
    QLabel* heading_;
    QLabel* intro_;
    QListWidget* list_;
};

} // namespace takujo

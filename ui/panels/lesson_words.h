#pragma once

#include "engine/match/lessons/lesson_words.h"
#include "ui/theme/fitted_text.h"
#include "ui/theme/palette.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <optional>
#include <vector>

namespace takujo {

/// What a lesson says, right above what the game asks: one page at a time, with how far the lesson has come
/// and the buttons that lead through it. Those before can be read again.
class LessonWords : public QWidget {
    Q_OBJECT

public:
    explicit LessonWords(QWidget* parent);

    void setColours(const Palette& palette);
    /// How much larger than in a small window everything in it is.
    void setScale(double scale);
    /// Tells where the lesson stands. New words come to the front; what is read again stays there until then.
    void display(const LessonRun& run, const Match& match, Language language, bool canShow);
    /// The next chapter has another beginning.
    void forget();
    /// The button to which the keyboard goes first.
    QWidget* buttonForKeys() const;
    /// Whether all of the words that are shown have room.
    bool fits() const { return isFitting_; }

signals:
    /// What is meant is to be lit on the table.
    void showWanted();
    void hintWanted();
    void nextWanted();
    void againWanted();
    void leaveWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QPushButton* makeButton(const char* name);
    void retranslate();
    void go(std::size_t page);
    void goOn();
    void write();
    QString textOf(const LessonPage& page) const;
    QRect roomOfTitle() const;
    QRect roomOfText() const;
    int scaled(int pixels) const { return qRound(pixels * scale_); }

    Palette palette_;
    double scale_ = 1;
    Language language_ = Language::en;
    std::vector<LessonPage> pages_;
    std::size_t shown_ = 0;
    std::vector<LessonStep> steps_; ///< of each page
    bool isLastChapter_ = false;
    bool hasHint_ = false;
    bool canShow_ = false;
    bool isFitting_ = true;
    QString title_;
    QString text_;
    QLabel* progress_;
    QPushButton* back_;
    QPushButton* forward_;
    QPushButton* show_;
    QPushButton* hint_;
    QPushButton* again_;
    QPushButton* next_;
    QPushButton* leave_;
};

} // namespace takujo

#pragma once

#include "ui/panels/branches_panel.h"
#include "ui/panels/film_panel.h"
#include "ui/panels/guide_panel.h"
#include "ui/panels/guide_switch.h"
#include "ui/panels/lesson_panel.h"
#include "ui/panels/log_panel.h"
#include "ui/panels/preview_panel.h"
#include "ui/panels/rules_panel.h"
#include "ui/panels/stack_strip.h"

#include <QTabBar>
#include <QWidget>

class QStackedWidget;

namespace takujo {

/// The panel beside the table: a card in large, the effects that wait to be resolved, guide, log, rules and
/// branches.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    enum Page { guide, log, rules, branches, lesson, film };

    explicit SidePanel(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setSession(const Session* session);
    void refresh();
    void open(Page page);

    PreviewPanel& preview() { return *preview_; }
    StackStrip& stack() { return *stack_; }
    GuidePanel& guidePage() { return *guide_; }
    GuideSwitch& guideSwitch() { return *guideSwitch_; }
    void setGuideLevel(GuideLevel level);
    /// The widget of the page in front that takes the keyboard.
    QWidget* pageForKeys() const;
    LogPanel& logPage() { return *log_; }
    BranchesPanel& branchesPage() { return *branches_; }
    LessonPanel& lessonPage() { return *lesson_; }
    /// The page of the lesson is there only while one is taken.
    void setLessonShown(bool shown);
    FilmPanel& filmPage() { return *film_; }
    /// The page of the film is there only while one is watched.
    void setFilmShown(bool shown);

    /// The preview takes this much of a panel of that width.
    static constexpr int leastWidth = 340;
    static constexpr int mostWidth = 480;

signals:
    /// A rule is to be shown in the rule browser.
    void ruleFollowed(const QString& number);

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void setShown(Page page, bool shown);
    void sharePlace();

    PreviewPanel* preview_;
    StackStrip* stack_;
    QTabBar* tabs_;
    QStackedWidget* pages_;
    GuideSwitch* guideSwitch_;
    GuidePanel* guide_;
    LogPanel* log_;
    RulesPanel* rules_;
    BranchesPanel* branches_;
    LessonPanel* lesson_;
    FilmPanel* film_;
    bool hasMuchToSay_ = false; ///< a lesson, or a film
};

} // namespace takujo

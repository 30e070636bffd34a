#include "ui/panels/lesson_panel.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/text.h"
#include "ui/widgets/rule_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStyle>
#include <QVBoxLayout>

namespace takujo {

namespace {

QPushButton* button(const char* name, QWidget* parent) {
    auto* one = new QPushButton{parent};
    one->setObjectName(QString::fromLatin1(name));
    one->setCursor(Qt::PointingHandCursor);
    one->setProperty("isClose", true);
    return one;
}

/// A paragraph; numbers of rules in it can be followed.
QString paragraph(const QString& text, const Palette& palette, const QColor& ink) {
    return QStringLiteral("<p style='margin:6px 4px 8px 4px;color:%1'>%2</p>")
        .arg(ink.name(), withRulesLinked(text, palette));
}

QString joinedRules(const std::vector<std::string>& rules) {
    QStringList all;
    for (const std::string& rule : rules)
        all << qt(rule);
    return all.join(QLatin1Char(' '));
}

void setDefault(QPushButton* button, bool isDefault) {
    if (button->property("isDefault").toBool() == isDefault)
        return;
    button->setProperty("isDefault", isDefault);
    button->style()->unpolish(button);
    button->style()->polish(button);
}

} // namespace

LessonPanel::LessonPanel(QWidget* parent)
    : QWidget{parent}, chapters_{button("lesson-chapters", this)}, chapterMenu_{new QMenu{this}},
      text_{new TextPanel{this}}, again_{button("lesson-again", this)} {
    setObjectName(QStringLiteral("lesson"));
    text_->setObjectName(QStringLiteral("lesson-text"));
    chapterMenu_->setObjectName(QStringLiteral("lesson-chapter-menu"));
    chapters_->setProperty("isListed", true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(6, 2, 6, 2);
    column->setSpacing(4);
    column->addWidget(chapters_);
    column->addWidget(text_, 1);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(again_);
    column->addLayout(row);
    connect(chapters_, &QPushButton::clicked, this,
            [this] { chapterMenu_->popup(chapters_->mapToGlobal(QPoint{0, chapters_->height() + 2})); });
    connect(text_, &TextPanel::ruleFollowed, this, &LessonPanel::ruleFollowed);
    connect(again_, &QPushButton::clicked, this, &LessonPanel::againWanted);
    retranslate();
}

void LessonPanel::retranslate() {
    again_->setText(tr("Again"));
    again_->setToolTip(tr("Begin this chapter again"));
    chapters_->setToolTip(tr("All chapters"));
    setAccessibleName(tr("Lesson"));
    text_->setAccessibleName(tr("Lesson"));
}

void LessonPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LessonPanel::setColours(const Palette& palette) {
    palette_ = palette;
    text_->setColours(palette);
    emit writingWanted();
}

void LessonPanel::writeChapters(const LessonRun& run, Language language, const std::set<std::size_t>& done) {
    const auto& chapters = run.lesson().chapters;
    const auto titled = [&](std::size_t i) {
        return QStringLiteral("%1. %2").arg(i + 1).arg(qt(chapters[i].title.in(language)));
    };
    chapters_->setText(QStringLiteral("%1  ▾").arg(titled(run.chapter())));
    chapters_->setAccessibleName(tr("Chapter %1 of %2").arg(run.chapter() + 1).arg(chapters.size()) +
                                 QStringLiteral(": ") + qt(chapters[run.chapter()].title.in(language)));
    chapterMenu_->clear();
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        QAction* action = chapterMenu_->addAction((done.contains(i) ? QStringLiteral("✓  ") : QString{}) +
                                                  titled(i).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setObjectName(QStringLiteral("chapter-%1").arg(i + 1));
        connect(action, &QAction::triggered, this, [this, i] { emit chapterWanted(static_cast<int>(i)); });
    }
}

/// The list of goals; under the one at hand what to do and why, and the hints that were given.
QString LessonPanel::goals(const LessonRun& run, Language language, bool isLost) const {
    QString html;
    const auto& all = run.content().goals;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const LessonGoal& goal = all[i];
        const QString title = qt(goal.title.in(language)).toHtmlEscaped();
        const bool isCurrent = i == run.current();
        const bool isMet = run.stateOf(i) == LessonRun::GoalState::met;
        const QString mark = isMet ? QStringLiteral("<b style='color:%1'>✓</b>").arg(palette_.good.name())
                             : isCurrent                                       ? QStringLiteral("<b>▸</b>")
                             : run.stateOf(i) == LessonRun::GoalState::skipped ? QStringLiteral("–")
                                                                               : QStringLiteral("○");
        const QColor ground = mixed(palette_.panel, palette_.accentGround, 0.28);
        const QString style =
            isCurrent && !isLost ? QStringLiteral("background-color:%1").arg(ground.name()) : QString{};
        const QString line =
            isCurrent ? QStringLiteral("<a name='now'></a><b>%1</b>").arg(title)
                      : QStringLiteral("<span style='color:%1'>%2</span>").arg(palette_.quiet.name(), title);
        html += lineWithEnd(line, {}, style, 0, mark);
        if (!isCurrent || isLost)
            continue;
        html += paragraph(qt(goal.text.in(language)), palette_, palette_.text);
        if (!goal.rules.empty())
            html += QStringLiteral("<p style='margin:0 4px 8px 4px;color:%1'>%2 %3</p>")
                        .arg(palette_.quiet.name(), tr("Rules:"),
                             ruleLink(joinedRules(goal.rules), palette_, QStringLiteral("&nbsp; ")));
        for (std::size_t hint = 0; hint < run.hintsGiven(); ++hint)
            html += lineWithEnd(QStringLiteral("<a name='hint-%1'></a>").arg(hint + 1) +
                                    qt(goal.hints[hint].in(language)).toHtmlEscaped(),
                                {}, {}, 0, QStringLiteral("→"));
    }
    return html;
}

QString LessonPanel::lossOf(const LessonRun::Loss& loss, Language language) const {
    QString why;
    switch (loss.why) {
    case LessonRun::Loss::Why::said:
        why = qt(loss.text->in(language));
        break;
    case LessonRun::Loss::Why::turns:
        why = tr("The turn is over that this chapter is about.");
        break;
    case LessonRun::Loss::Why::over:
        why = tr("The game has ended another way.");
        break;
    }
    return paragraph(why, palette_, palette_.text) +
           paragraph(
               tr("From here this chapter can't be finished. Undo, or begin it again; nothing is lost."),
               palette_, palette_.warning);
}

void LessonPanel::display(const LessonRun& run, const Match& match, Language language,
                          const std::set<std::size_t>& done) {
    writeChapters(run, language, done);
    const auto loss = run.lost(match);
    QString html;
    if (run.current() == 0 && !loss)
        html += paragraph(qt(run.content().text.in(language)), palette_, palette_.text);
    html += goals(run, language, loss.has_value());
    if (loss)
        html += lossOf(*loss, language);
    if (run.isDone())
        html += paragraph(qt(run.content().done.in(language)), palette_, palette_.text);
    text_->write(html);
    // Where all of it does not fit: the last hint, else the goal at hand.
    text_->ensureSeen(run.hintsGiven() > 0 ? QStringLiteral("hint-%1").arg(run.hintsGiven()) : QString{});
    if (run.hintsGiven() == 0 && run.current() > 0 && !run.isDone())
        text_->scrollToAnchor(QStringLiteral("now"));
    setDefault(again_, loss.has_value());
}

} // namespace takujo

#include "ui/panels/side_panel.h"

#include "ui/table/accessible_table.h"
#include "ui/theme/scales.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int tabsHeight = 48;
constexpr int leastText = 236;    ///< what the texts below keep, their own buttons and all
constexpr int leastPreview = 228; ///< a smaller card would not show its text
constexpr int smallestPreview = 120;
constexpr int pagesInset = 16; ///< what is above and below them

} // namespace

SidePanel::SidePanel(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, preview_{new PreviewPanel{renderer, this}}, stack_{new StackStrip{renderer, this}},
      tabs_{new QTabBar}, pages_{new QStackedWidget{this}}, guideSwitch_{new GuideSwitch},
      guide_{new GuidePanel}, log_{new LogPanel}, rules_{new RulesPanel}, branches_{new BranchesPanel},
      lesson_{new LessonPanel}, film_{new FilmPanel} {
    setObjectName(QStringLiteral("side"));
    setSpokenRole(*this, QAccessible::Grouping);
    setAttribute(Qt::WA_StyledBackground);
    guide_->setObjectName(QStringLiteral("guide"));
    log_->setObjectName(QStringLiteral("log"));
    tabs_->setObjectName(QStringLiteral("side-tabs"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(true);
    for (int i = 0; i < 6; ++i)
        tabs_->addTab(QString{});
    auto* frame = new QFrame{this};
    frame->setObjectName(QStringLiteral("tabs"));
    auto* frameRow = new QHBoxLayout{frame};
    frameRow->setContentsMargins(2, 2, 2, 2);
    frameRow->addWidget(tabs_);
    auto* guideWithLevels = new QWidget;
    auto* guideColumn = new QVBoxLayout{guideWithLevels};
    guideColumn->setContentsMargins(7, 0, 7, 0);
    guideColumn->setSpacing(0);
    guideColumn->addWidget(guideSwitch_);
    guideColumn->addWidget(guide_, 1);
    for (QWidget* page :
         {guideWithLevels, static_cast<QWidget*>(log_), static_cast<QWidget*>(rules_),
          static_cast<QWidget*>(branches_), static_cast<QWidget*>(lesson_), static_cast<QWidget*>(film_)})
        pages_->addWidget(page);
    connect(tabs_, &QTabBar::currentChanged, pages_, &QStackedWidget::setCurrentIndex);

    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(preview_);
    column->addWidget(stack_);
    auto* tabRow = new QHBoxLayout;
    tabRow->setContentsMargins(13, 8, 13, 2);
    tabRow->addWidget(frame);
    column->addLayout(tabRow);
    auto* pageRow = new QHBoxLayout;
    pageRow->setContentsMargins(6, 0, 6, 6);
    pageRow->addWidget(pages_);
    column->addLayout(pageRow, 1);

    connect(stack_, &StackStrip::lookedAt, preview_, qOverload<const CardView&>(&PreviewPanel::look));
    connect(log_, &TextPanel::cardHovered, this,
            [this](quint16 card) { preview_->look(DefinitionIndex{card}); });
    for (const TextPanel* const text :
         {static_cast<TextPanel*>(guide_), static_cast<TextPanel*>(log_), static_cast<TextPanel*>(film_)})
        connect(text, &TextPanel::ruleFollowed, this, &SidePanel::ruleFollowed);
    connect(preview_, &PreviewPanel::ruleFollowed, this, &SidePanel::ruleFollowed);
    connect(lesson_, &LessonPanel::ruleFollowed, this, &SidePanel::ruleFollowed);
    connect(rules_, &RulesPanel::ruleFollowed, this, &SidePanel::ruleFollowed);
    setLessonShown(false);
    setFilmShown(false);
    retranslate();
}

void SidePanel::setLessonShown(bool shown) {
    setShown(lesson, shown);
}

void SidePanel::setFilmShown(bool shown) {
    if (!shown)
        film_->forget();
    setShown(film, shown);
}

void SidePanel::setShown(Page page, bool shown) {
    if (tabs_->currentIndex() == (shown ? branches : page))
        open(guide);
    tabs_->setTabVisible(page, shown);
    tabs_->setTabVisible(branches, !shown); // there is no room for both
    hasMuchToSay_ = shown;
    sharePlace();
}

void SidePanel::retranslate() {
    tabs_->setTabText(guide, tr("Guide"));
    tabs_->setTabText(log, tr("Log"));
    tabs_->setTabText(rules, tr("Rules"));
    tabs_->setTabText(branches, tr("Branches"));
    tabs_->setTabText(lesson, tr("Lesson"));
    tabs_->setTabText(film, tr("Film"));
    setAccessibleName(tr("Beside the table"));
    tabs_->setAccessibleName(tr("Pages"));
    guide_->setAccessibleName(tr("Guide"));
    log_->setAccessibleName(tr("Log"));
    preview_->text()->setAccessibleName(tr("Text of the card"));
}

void SidePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SidePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    sharePlace();
}

bool SidePanel::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        sharePlace(); // more waits on the stack, or less
    return QWidget::event(event);
}

/// The card grows with the panel, and leaves the better part of it to the texts; lessons and films have more
/// to say than others. Where much waits on the stack, the card gives way before the texts do.
void SidePanel::sharePlace() {
    const int forWidth = static_cast<int>(width() * 0.6 / 63.0 * 88.0) + 28;
    const int most = std::min(forWidth, height() * (hasMuchToSay_ ? 34 : 43) / 100);
    const int left = height() - (stack_->isHidden() ? 0 : stack_->height()) - tabsHeight - leastText;
    // Larger letters take more room, though not all that they would like.
    const int least = (leastPreview + scaledText(leastPreview)) / 2;
    // Nothing lies over anything else, however little room there is.
    const int room = left + leastText - pages_->minimumSizeHint().height() - pagesInset;
    const int wanted = std::max(std::min(left, most), std::min(least, most));
    preview_->setFixedHeight(std::max(std::min(wanted, room), smallestPreview));
}

void SidePanel::setColours(const Palette& palette) {
    preview_->setColours(palette);
    stack_->setColours(palette);
    guide_->setColours(palette);
    log_->setColours(palette);
    rules_->setColours(palette);
    branches_->setColours(palette);
    lesson_->setColours(palette);
    film_->setColours(palette);
}

void SidePanel::setSession(const Session* session) {
    preview_->setSession(session);
    stack_->setSession(session);
    guide_->setSession(session);
    log_->setSession(session);
    rules_->setSession(session);
}

void SidePanel::refresh() {
    preview_->refresh();
    stack_->refresh();
    guide_->refresh();
    log_->refresh();
}

void SidePanel::setGuideLevel(GuideLevel level) {
    guideSwitch_->show(level);
    guide_->setLevel(level);
}

void SidePanel::open(Page page) {
    tabs_->setCurrentIndex(page);
}

QWidget* SidePanel::pageForKeys() const {
    QWidget* page = pages_->currentWidget();
    if (page->isAncestorOf(guide_))
        return guide_;
    return page == rules_ ? rules_->search() : page;
}

} // namespace takujo

#include "ui/rules/rule_tree.h"

#include "ui/theme/text.h"
#include "ui/widgets/rule_text.h"

#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>
#include <vector>

namespace takujo {

namespace {

constexpr int numberColumn = 0;
constexpr int summaryColumn = 1;
constexpr int filmsColumn = 2;
constexpr int step = 14;    ///< from a rule to those that belong to it
constexpr int padding = 22; ///< around the words of a column: of the style sheet, and letters reach further

} // namespace

/// One rule.
class RuleTree::Row : public QTreeWidgetItem {
public:
    Row(const Rule& rule, Language language, std::size_t films)
        : kind_{rule.kind}, films_{films}, number_{qt(rule.number)}, summary_{qt(rule.summary.in(language))} {
        setText(numberColumn, number_);
        setText(summaryColumn, summary_);
        if (films > 0)
            setText(filmsColumn, QStringLiteral("▶ %1").arg(films));
        else if (rule.kind == RuleKind::todo)
            setText(filmsColumn, QStringLiteral("…"));
        setTextAlignment(filmsColumn, Qt::AlignRight | Qt::AlignVCenter);
        QFont font = this->font(numberColumn);
        font.setWeight(QFont::DemiBold);
        setFont(numberColumn, font);
        // Told to those who hear the row.
        QString told = number_ + QStringLiteral(": ") + summary_;
        if (films > 0)
            told += QStringLiteral(" ") + RuleTree::tr("(films: %1)").arg(films);
        else if (rule.kind == RuleKind::todo)
            told += QStringLiteral(" ") + RuleTree::tr("(not played by the program yet)");
        setData(numberColumn, Qt::AccessibleTextRole, told);
        setToolTip(summaryColumn, summary_);
    }

    const QString& number() const { return number_; }
    bool fits(const QString& wanted, Shows shows) const {
        if ((shows == Shows::whatFilmsShow && films_ == 0) ||
            (shows == Shows::whatIsNotPlayedYet && kind_ != RuleKind::todo))
            return false;
        if (number_.startsWith(wanted, Qt::CaseInsensitive))
            return true;
        const QStringList words = wanted.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        return std::ranges::all_of(
            words, [this](const QString& word) { return summary_.contains(word, Qt::CaseInsensitive); });
    }

private:
    RuleKind kind_;
    std::size_t films_;
    QString number_;
    QString summary_;
};

RuleTree::RuleTree(QWidget* parent) : QTreeWidget{parent} {
    setObjectName(QStringLiteral("rule-tree"));
    setColumnCount(3);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setIndentation(step);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(summaryColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(numberColumn, QHeaderView::Fixed);
    header()->setSectionResizeMode(filmsColumn, QHeaderView::Fixed);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item != nullptr)
            emit ruleChosen(chosen());
    });
}

void RuleTree::setColours(const Palette& palette) {
    palette_ = palette;
    for (QTreeWidgetItemIterator at{this}; *at != nullptr; ++at)
        (*at)->setForeground(filmsColumn, palette.accent);
}

void RuleTree::display(const RuleIndex& rules, Language language,
                       const std::function<std::size_t(const std::string&)>& filmsOf) {
    const QString before = chosen();
    {
        const QSignalBlocker quiet{this};
        setUpdatesEnabled(false);
        clear();
        // Rules follow each other as in their book, so that the last ones are what the next may belong to.
        std::vector<std::pair<const Rule*, Row*>> above;
        QList<QTreeWidgetItem*> tops;
        for (const Rule& rule : rules.rules) {
            auto* row = new Row{rule, language, filmsOf(rule.number)};
            row->setForeground(filmsColumn, palette_.accent);
            while (!above.empty() && !isBelow(rule.number, above.back().first->number))
                above.pop_back();
            if (above.empty())
                tops << row;
            else
                above.back().second->addChild(row);
            above.emplace_back(&rule, row);
        }
        addTopLevelItems(tops);
        layColumns();
        narrow(wanted_, shows_);
        setUpdatesEnabled(true);
    }
    if (before.isEmpty() || !choose(before))
        chooseFirst();
}

/// As wide as the longest number, indented as it is, and the greatest count.
void RuleTree::layColumns() {
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    int numbers = 0;
    int films = 0;
    for (QTreeWidgetItemIterator at{this}; *at != nullptr; ++at) {
        int depth = 1;
        for (const QTreeWidgetItem* above = (*at)->parent(); above != nullptr; above = above->parent())
            ++depth;
        const int number = QFontMetrics{bold}.horizontalAdvance((*at)->text(numberColumn));
        numbers = std::max(numbers, depth * step + number);
        films = std::max(films, fontMetrics().horizontalAdvance((*at)->text(filmsColumn)));
    }
    header()->resizeSection(numberColumn, numbers + padding);
    header()->resizeSection(filmsColumn, films + padding);
}

bool RuleTree::narrowBelow(QTreeWidgetItem& item) {
    const bool fits = static_cast<const Row&>(item).fits(wanted_, shows_);
    found_ += fits ? 1 : 0;
    bool isBelowIt = false;
    for (int i = 0; i < item.childCount(); ++i)
        isBelowIt = narrowBelow(*item.child(i)) || isBelowIt;
    item.setHidden(!fits && !isBelowIt);
    const bool isSearched = !wanted_.isEmpty() || shows_ != Shows::everything;
    item.setExpanded(isSearched && isBelowIt);
    return fits || isBelowIt;
}

void RuleTree::narrow(const QString& wanted, Shows shows) {
    wanted_ = wanted.trimmed();
    shows_ = shows;
    found_ = 0;
    setUpdatesEnabled(false);
    for (int i = 0; i < topLevelItemCount(); ++i)
        narrowBelow(*topLevelItem(i));
    setUpdatesEnabled(true);
    if (QTreeWidgetItem* const item = currentItem(); item != nullptr && !item->isHidden())
        scrollToItem(item);
}

bool RuleTree::choose(const QString& number) {
    QTreeWidgetItem* found = nullptr;
    for (QTreeWidgetItemIterator at{this}; *at != nullptr && found == nullptr; ++at)
        if (static_cast<const Row*>(*at)->number() == number)
            found = *at;
    for (QTreeWidgetItemIterator at{this}; *at != nullptr && found == nullptr; ++at)
        if (isBelow(fromQt(static_cast<const Row*>(*at)->number()), fromQt(number)))
            found = *at;
    if (found == nullptr)
        return false;
    for (QTreeWidgetItem* above = found->parent(); above != nullptr; above = above->parent()) {
        above->setHidden(false);
        above->setExpanded(true);
    }
    found->setHidden(false);
    setCurrentItem(found);
    scrollToItem(found, QAbstractItemView::PositionAtCenter);
    return true;
}

QString RuleTree::chosen() const {
    const auto* const row = static_cast<const Row*>(currentItem());
    return row == nullptr ? QString{} : row->number();
}

QTreeWidgetItem* RuleTree::firstWanted(QTreeWidgetItem& item) const {
    if (static_cast<const Row&>(item).fits(wanted_, shows_))
        return &item;
    for (int i = 0; i < item.childCount(); ++i)
        if (QTreeWidgetItem* const found = firstWanted(*item.child(i)))
            return found;
    return nullptr;
}

void RuleTree::chooseFirst() {
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (QTreeWidgetItem* const found = firstWanted(*topLevelItem(i))) {
            setCurrentItem(found);
            scrollToItem(found);
            return;
        }
}

} // namespace takujo

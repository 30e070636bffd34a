#include "ui/rules/rule_sheet.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/page_parts.h"
#include "ui/widgets/rule_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

/// What the program does about rules of that kind.
QString careOf(RuleKind kind) {
    switch (kind) {
    case RuleKind::enforced:
        return RuleSheet::tr("The program sees to it.");
    case RuleKind::todo:
        return RuleSheet::tr(
            "The program does not play this yet. See to it yourselves, or leave such cards out.");
    case RuleKind::definition:
        return RuleSheet::tr("It says what is meant; there is nothing to see to.");
    case RuleKind::table:
        return RuleSheet::tr("It is about how people behave at a real table, not about this one.");
    }
    return {};
}

/// The number that this one belongs to.
const Rule* ruleAbove(const RuleIndex& rules, const Rule& rule) {
    const Rule* above = nullptr;
    for (const Rule& each : rules.rules)
        if (isBelow(rule.number, each.number) &&
            (above == nullptr || each.number.size() > above->number.size()))
            above = &each;
    return above;
}

/// Those that belong to it at once.
QStringList rulesBelow(const RuleIndex& rules, const Rule& rule) {
    QStringList numbers;
    const Rule* last = nullptr;
    for (const Rule& each : rules.rules)
        if (isBelow(each.number, rule.number) && (last == nullptr || !isBelow(each.number, last->number))) {
            last = &each;
            numbers << qt(each.number);
        }
    return numbers;
}

/// Films are called by their names, which are English. In other languages the summary of a rule says what the
/// film shows: of another rule than the one that all these films show, where it shows one.
QString titleOf(const ScenarioHead& film, int number, const RuleIndex& rules, const Rule& shown,
                Language language) {
    if (language == Language::en)
        return qt(film.title);
    const Rule* told = &shown;
    for (const std::string& each : film.rules)
        if (const Rule* const other = rules.find(each); other != nullptr && other != &shown) {
            told = other;
            break;
        }
    const QString summary = qt(told->summary.in(language));
    return withPhrasesJoined(
               RuleSheet::tr("Example %1: %2", "number, what a rule says")
                   .arg(number)
                   .arg(told == &shown ? summary : qt(told->number) + QLatin1Char(' ') + summary)) +
           QLatin1Char('\n') + RuleSheet::tr("In English: %1", "a title").arg(qt(film.title));
}

} // namespace

RuleSheet::RuleSheet(QWidget* parent)
    : QWidget{parent}, text_{new TextPanel{this}}, heading_{new QLabel{this}}, films_{new QListWidget{this}},
      watch_{pageButton("watch-film", this)} {
    setObjectName(QStringLiteral("rule-sheet"));
    text_->setObjectName(QStringLiteral("rule-text"));
    heading_->setObjectName(QStringLiteral("films-heading"));
    heading_->setWordWrap(true);
    films_->setObjectName(QStringLiteral("films"));
    films_->setWordWrap(true);
    films_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    watch_->setProperty("isDefault", true);
    auto* row = new QHBoxLayout;
    row->addWidget(heading_, 1);
    row->addWidget(watch_);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(text_, 5);
    column->addLayout(row);
    column->addWidget(films_, 4);
    connect(text_, &TextPanel::ruleFollowed, this, &RuleSheet::ruleFollowed);
    connect(watch_, &QPushButton::clicked, this, &RuleSheet::watch);
    connect(films_, &QListWidget::itemActivated, this, &RuleSheet::watch);
    retranslate();
}

void RuleSheet::watch() {
    if (const int row = films_->currentRow(); row >= 0)
        emit filmWanted(files_[static_cast<std::size_t>(row)]);
}

void RuleSheet::choose(const std::filesystem::path& file) {
    if (const auto found = std::ranges::find(files_, file); found != files_.end())
        films_->setCurrentRow(static_cast<int>(found - files_.begin()));
}

void RuleSheet::setColours(const Palette& palette) {
    palette_ = palette;
    text_->setColours(palette);
}

void RuleSheet::retranslate() {
    text_->setAccessibleName(tr("The rule"));
    films_->setAccessibleName(tr("Films"));
    watch_->setText(tr("Watch"));
    watch_->setToolTip(tr("Shows at a table what this rule does"));
    const bool hasFilms = !files_.empty();
    heading_->setText(withPhrasesJoined(!hasRule_  ? QString{}
                                        : hasFilms ? tr("Films that show this rule: %1").arg(files_.size())
                                        : !areFilmsKnown_ ? tr("Films are being looked for…")
                                                          : tr("No film shows this rule.")));
    watch_->setVisible(hasFilms);
    films_->setVisible(hasFilms);
}

void RuleSheet::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QString RuleSheet::row(const QString& name, const QStringList& numbers) const {
    if (numbers.isEmpty())
        return {};
    return QStringLiteral("<p style='margin:4px 0'><span style='color:%1'>%2</span>&nbsp; %3</p>")
        .arg(palette_.quiet.name(), name,
             ruleLink(numbers.join(QLatin1Char(' ')), palette_, QStringLiteral("&nbsp; ")));
}

QString RuleSheet::page(const RuleIndex& rules, const Rule& rule, Language language) const {
    const bool isMissing = rule.kind == RuleKind::todo;
    QString html = QStringLiteral("<p style='margin:0 0 6px 0;font-size:20px;color:%1'><b>%2</b></p>")
                       .arg(palette_.accent.name(), qt(rule.number));
    html += QStringLiteral("<p style='margin:0 0 10px 0;font-size:15px'>%1</p>")
                .arg(withRulesLinked(qt(rule.summary.in(language)), palette_));
    html +=
        QStringLiteral("<p style='margin:0 0 10px 0;color:%1'>%2</p>")
            .arg((isMissing ? palette_.warning : palette_.quiet).name(), careOf(rule.kind).toHtmlEscaped());
    if (const Rule* const above = ruleAbove(rules, rule))
        html += row(tr("It belongs to"), {qt(above->number)});
    html += row(tr("To it belong"), rulesBelow(rules, rule));
    html += QStringLiteral("<p style='margin:10px 0 0 0;font-size:11px;color:%1'>%2</p>")
                .arg(palette_.quiet.name(), qt(rules.document.in(language)).toHtmlEscaped());
    return html;
}

void RuleSheet::display(const RuleIndex& rules, const Rule* rule, Language language,
                        const std::vector<const ScenarioHead*>& films, bool areFilmsKnown) {
    areFilmsKnown_ = areFilmsKnown;
    hasRule_ = rule != nullptr;
    text_->write(rule == nullptr ? QStringLiteral("<p>%1</p>").arg(tr("No rule matches."))
                                 : page(rules, *rule, language));
    const int row = films_->currentRow();
    const std::filesystem::path before =
        row < 0 ? std::filesystem::path{} : files_[static_cast<std::size_t>(row)];
    films_->clear();
    files_.clear();
    for (const ScenarioHead* film : films) {
        files_.push_back(film->file);
        films_->addItem(titleOf(*film, static_cast<int>(files_.size()), rules, *rule, language));
    }
    if (!films.empty())
        films_->setCurrentRow(0);
    choose(before);
    retranslate();
}

} // namespace takujo

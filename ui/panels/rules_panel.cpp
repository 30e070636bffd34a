#include "ui/panels/rules_panel.h"

#include "ui/theme/text.h"
#include "ui/widgets/rule_text.h"

#include <QEvent>
#include <QVBoxLayout>

namespace takujo {

namespace {

constexpr int hanging = 12; ///< by which a rule's number stands before its words

}

class RulesPanel::Page : public TextPanel {
public:
    using TextPanel::TextPanel;
    using TextPanel::write;
};

RulesPanel::RulesPanel(QWidget* parent)
    : QWidget{parent}, search_{new QLineEdit{this}}, page_{new Page{this}} {
    search_->setObjectName(QStringLiteral("rule-search"));
    search_->setClearButtonEnabled(true);
    page_->setObjectName(QStringLiteral("rules"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(8, 8, 8, 0);
    column->setSpacing(4);
    column->addWidget(search_);
    column->addWidget(page_, 1);
    connect(search_, &QLineEdit::textChanged, this, &RulesPanel::refresh);
    connect(page_, &TextPanel::ruleFollowed, this, &RulesPanel::ruleFollowed);
    changeEvent(nullptr);
}

void RulesPanel::changeEvent(QEvent* event) {
    if (event == nullptr || event->type() == QEvent::LanguageChange) {
        search_->setPlaceholderText(tr("Search the rules: a number or a word"));
        search_->setAccessibleName(tr("Search the rules"));
        page_->setAccessibleName(tr("Rules"));
        refresh();
    }
    if (event != nullptr)
        QWidget::changeEvent(event);
}

void RulesPanel::setColours(const Palette& palette) {
    palette_ = palette;
    page_->setColours(palette);
    refresh();
}

void RulesPanel::setSession(const Session* session) {
    session_ = session;
    refresh();
}

bool RulesPanel::matches(const Rule& rule, const QString& wanted) const {
    if (wanted.isEmpty())
        return true;
    if (wanted.front().isDigit())
        return qt(rule.number).startsWith(wanted);
    const QString text = qt(rule.summary.in(session_->language()));
    for (const QString& word : wanted.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!text.contains(word, Qt::CaseInsensitive))
            return false;
    return true;
}

/// Numbers differ much in length: a column of their own would take the room of the words.
QString RulesPanel::entry(const Rule& rule) const {
    QString text = qt(rule.summary.in(session_->language())).toHtmlEscaped();
    if (rule.kind == RuleKind::todo)
        text += QStringLiteral(" <span style='color:%1;font-size:11px'>%2</span>")
                    .arg(palette_.quiet.name(), tr("(not played by the program yet)"));
    return QStringLiteral("<p style='margin:3px 3px 6px %3px;text-indent:-%4px'>%1&nbsp; %2</p>")
        .arg(ruleLink(rule.number, palette_), text)
        .arg(hanging + 3)
        .arg(hanging);
}

void RulesPanel::refresh() {
    if (session_ == nullptr)
        return;
    const RuleIndex& index = session_->data().rules;
    QString html =
        QStringLiteral("<div style='color:%1;font-size:11px;margin-bottom:4px'>%2</div>")
            .arg(palette_.quiet.name(), qt(index.document.in(session_->language())).toHtmlEscaped());
    const QString wanted = search_->text().trimmed();
    bool isFound = false;
    for (const Rule& rule : index.rules)
        if (matches(rule, wanted)) {
            isFound = true;
            html += entry(rule);
        }
    if (!isFound)
        html += QStringLiteral("<p>%1</p>").arg(tr("No rule matches."));
    page_->write(html);
}

} // namespace takujo

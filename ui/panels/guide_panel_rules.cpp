// The third level: the rules that govern the moment, with what they say, and where in the rulebook it is.

#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/why_sentences.h"
#include "ui/panels/guide_panel.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"
#include "ui/widgets/rule_text.h"

#include <QFontMetrics>

#include <algorithm>

namespace takujo {

namespace {

constexpr int perLevel = 12;
constexpr std::size_t mostLevels = 3;

/// A step may cite several; the first is its own, the others say how it is done.
std::string_view firstOf(std::string_view rules) {
    return rules.substr(0, rules.find(' '));
}

QString coloured(const QString& text, const QColor& colour) {
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(colour.name(), text);
}

} // namespace

QString GuidePanel::whatTheRulesSay() const {
    return summaries() + whereWeStand();
}

/// First the reasons of what was refused, then what is running, from the innermost out.
QString GuidePanel::summaries() const {
    std::vector<std::string> numbers;
    for (const Refusal& reason : reasons_)
        for (const QString& number : qt(reason.rule).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            numbers.push_back(fromQt(number));
    std::vector<std::string> ofMoment = WhySentences{session_->spoken()}.rulesOfMoment();
    std::ranges::reverse(ofMoment);
    numbers.insert(numbers.end(), ofMoment.begin(), ofMoment.end());
    int width = 0;
    const QFontMetrics metrics{textFont(TextSize::body, QFont::DemiBold)};
    for (const std::string& number : numbers)
        width = std::max(width, metrics.horizontalAdvance(qt(number)));
    constexpr int between = 10;
    QString html;
    QStringList told;
    for (const std::string& number : numbers) {
        const Rule* const rule = session_->data().rules.find(number);
        if (rule == nullptr || told.contains(qt(number)))
            continue;
        told << qt(number);
        html +=
            QStringLiteral("<table width='100%' cellspacing='0' cellpadding='3'><tr>"
                           "<td width='%1' valign='top'>%2</td><td>%3</td></tr></table>")
                .arg(width + between)
                .arg(ruleLink(number, colours()), qt(rule->summary.in(session_->language())).toHtmlEscaped());
    }
    return html;
}

QString GuidePanel::whereWeStand() const {
    const SpokenMatch spoken = session_->spoken();
    const std::vector<ProcedureView> running = whereWeAre(session_->match());
    QString html = caption(tr("Where we are"));
    if (session_->match().over() || running.empty())
        return html +
               QStringLiteral("<div>%1</div>").arg(qt(OutcomeSentences{spoken}.outcome()).toHtmlEscaped());
    int indent = 0;
    // The outermost are the game and the turn, which the window tells anyway.
    const std::size_t outer = session_->match().state().turn > 0 && running.size() > 1 ? 1 : 0;
    for (std::size_t i = std::max(outer, running.size() - std::min(running.size(), mostLevels));
         i < running.size(); ++i) {
        const Procedure& procedure = *running[i].procedure;
        html += lineWithEnd(qt(spoken.procedure(procedure.name)).toHtmlEscaped(),
                            ruleLink(firstOf(procedure.rule), colours()), {}, indent);
        indent += perLevel;
    }
    // The innermost procedure is told step by step.
    const Procedure& inner = *running.back().procedure;
    const std::size_t at = running.back().step;
    for (std::size_t i = 0; i < inner.steps.size(); ++i) {
        const Step& step = inner.steps[i];
        const QString name = qt(spoken.step(step.name)).toHtmlEscaped();
        const QString rule = ruleLink(firstOf(step.rule), colours());
        if (i == at) {
            const QColor ground = mixed(colours().panel, colours().accentGround, 0.28);
            html += lineWithEnd(QStringLiteral("<b>%1</b>").arg(name), rule,
                                QStringLiteral("background-color:%1").arg(ground.name()), indent,
                                QStringLiteral("<b>▸</b>"));
        } else {
            const QString mark =
                coloured(i < at ? QStringLiteral("✓") : QStringLiteral("&nbsp;"), colours().quiet);
            html += lineWithEnd(coloured(name, colours().quiet), rule, {}, indent, mark);
        }
    }
    return html;
}

} // namespace takujo

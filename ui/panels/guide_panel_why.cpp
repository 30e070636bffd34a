// The second level: why a card can be used or can't, and why the game stands where it stands.

#include "engine/core/zones.h"
#include "engine/match/sentences/moment_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/why_sentences.h"
#include "ui/panels/guide_panel.h"
#include "ui/session/card_text.h"
#include "ui/theme/text.h"
#include "ui/widgets/rule_text.h"

#include <algorithm>

namespace takujo {

QString GuidePanel::whyItIsSo() const {
    return whyOfCard() + whyOfMoment();
}

/// A few numbers say enough: the others are those of every such action.
QString GuidePanel::linked(const std::vector<std::string>& rules) const {
    constexpr std::size_t most = 4;
    QStringList numbers;
    for (std::size_t i = 0; i < std::min(rules.size(), most); ++i)
        numbers << qt(rules[i]);
    return ruleLink(numbers.join(QLatin1Char(' ')), colours(), QStringLiteral("&nbsp; "));
}

QString GuidePanel::whyOfCard() const {
    const SpokenMatch spoken = session_->spoken();
    if (session_->isWatched() || !lives(session_->match().state(), lookedAt_) || spoken.isHidden(lookedAt_))
        return QStringLiteral("<div style='margin-bottom:4px;color:%1'>%2</div>")
            .arg(colours().quiet.name(),
                 tr("Point at a card to read what can be done with it, and why.").toHtmlEscaped());
    const TextSigns signs = signsOf(*session_);
    QString html = caption(qt(spoken.speech().heading(spoken.objectName(lookedAt_))));
    const std::vector<Why> whys = WhySentences{spoken}.of(lookedAt_);
    for (const Why& why : whys) {
        const QColor colour = why.isOpen ? colours().good : colours().danger;
        QString text = signs.in(qt(why.text)).toHtmlEscaped();
        if (why.isOpen)
            text += QStringLiteral("<br><span style='color:%1'>%2 %3</span>")
                        .arg(colours().quiet.name(),
                             why.rules.empty() ? tr("The question allows it.") : tr("Allowed by"),
                             linked(why.rules));
        html += lineWithEnd(text, why.isOpen ? QString{} : linked(why.rules), {}, 0,
                            QStringLiteral("<b style='color:%1'>%2</b>")
                                .arg(colour.name(), why.isOpen ? QStringLiteral("✓") : QStringLiteral("✕")));
    }
    if (whys.empty())
        html += QStringLiteral("<div>%1</div>").arg(tr("There is nothing that could be done with it now."));
    return html;
}

/// What is running, in the words of the index; and what comes of passing.
QString GuidePanel::whyOfMoment() const {
    const SpokenMatch spoken = session_->spoken();
    const std::vector<ProcedureView> running = whereWeAre(session_->match());
    if (session_->match().over() || running.empty())
        return caption(tr("Why it is over")) +
               QStringLiteral("<div>%1</div>").arg(qt(OutcomeSentences{spoken}.outcome()).toHtmlEscaped());
    const Procedure& inner = *running.back().procedure;
    const Step& step = inner.steps[std::min(running.back().step, inner.steps.size() - 1)];
    QString html = caption(tr("Why this is asked now"));
    html += lineWithEnd(QStringLiteral("<b>%1</b>: %2")
                            .arg(qt(spoken.procedure(inner.name)).toHtmlEscaped(),
                                 qt(spoken.step(step.name)).toHtmlEscaped()),
                        {});
    QStringList rules = qt(step.rule).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (rules.isEmpty())
        rules = qt(inner.rule).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (!rules.isEmpty())
        if (const Rule* const rule = session_->data().rules.find(fromQt(rules.front())))
            html += lineWithEnd(qt(rule->summary.in(session_->language())).toHtmlEscaped(),
                                ruleLink(rules.front(), colours()));
    if (session_->mayAnswer())
        if (const QString passing = qt(MomentSentences{spoken}.whatPassingLeadsTo()); !passing.isEmpty())
            html += lineWithEnd(signsOf(*session_).in(passing).toHtmlEscaped(), {});
    return html;
}

/// Why nobody was asked, phase by phase.
QString GuidePanel::whatWasPassed() const {
    std::vector<PassedMoment> passed = session_->passed();
    if (session_->match().seating() != Seating::one) // who could do nothing is not for the other to know
        std::erase_if(passed, [this](const PassedMoment& one) { return one.who != session_->viewer(); });
    const SpokenMatch spoken = session_->spoken();
    const auto& phases = session_->match().game().tables.phases;
    QStringList told;
    for (std::size_t i = 0; i < passed.size();) {
        const std::size_t begin = i;
        QStringList who;
        for (; i < passed.size() && passed[i].turn == passed[begin].turn &&
               passed[i].phase == passed[begin].phase;
             ++i)
            who << qt(spoken.player(passed[i].who));
        who.removeDuplicates();
        told << tr("%1 (turn %2, %3)", "who passed by itself, and in which phase")
                    .arg(who.join(tr(", ", "between players")))
                    .arg(passed[begin].turn)
                    .arg(qt(spoken.word("phases", phases[passed[begin].phase])));
    }
    if (told.isEmpty())
        return {};
    return QStringLiteral("<div style='margin-top:2px;margin-bottom:6px;color:%1;font-size:11px'>%2</div>")
        .arg(colours().quiet.name(),
             tr("Passed by itself: %1").arg(told.join(QStringLiteral(" · "))).toHtmlEscaped());
}

} // namespace takujo

#include "ui/panels/guide_panel.h"

#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/text.h"
#include "ui/widgets/rule_text.h"

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

void GuidePanel::setColours(const Palette& palette) {
    TextPanel::setColours(palette);
    refresh();
}

void GuidePanel::setSession(const Session* session) {
    session_ = session;
    forgetRefusal();
}

void GuidePanel::tellRefusal(const QString& heading, const std::vector<Refusal>& reasons) {
    tried_ = heading;
    reasons_ = reasons;
    refresh();
}

void GuidePanel::forgetRefusal() {
    tried_.clear();
    reasons_.clear();
    refresh();
}

void GuidePanel::refresh() {
    write(session_ == nullptr ? QString{} : whyNot() + whatWasPassed() + whereWeStand());
    if (tried_.isEmpty())
        ensureSeen(QStringLiteral("here"));
    else
        ensureSeen({});
}

QString GuidePanel::whereWeStand() const {
    const SpokenMatch spoken = session_->spoken();
    const std::vector<ProcedureView> running = whereWeAre(session_->match());
    QString html =
        QStringLiteral("<div style='margin-top:2px;margin-bottom:4px;font-weight:600;color:%1'>%2</div>")
            .arg(colours().quiet.name(), tr("Where we are"));
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
            html += lineWithEnd(QStringLiteral("<a name='here'></a><b>%1</b>").arg(name), rule,
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
    return QStringLiteral("<div style='margin-top:2px;margin-bottom:8px;color:%1;font-size:11px'>%2</div>")
        .arg(colours().quiet.name(),
             tr("Passed by itself: %1").arg(told.join(QStringLiteral(" · "))).toHtmlEscaped());
}

QString GuidePanel::whyNot() const {
    if (tried_.isEmpty())
        return {};
    const SpokenMatch spoken = session_->spoken();
    QString html =
        QStringLiteral("<div style='margin-top:2px;margin-bottom:2px;font-weight:600;color:%1'>%2</div>")
            .arg(colours().warning.name(), tried_.toHtmlEscaped());
    for (const Refusal& reason : reasons_)
        html += lineWithEnd(qt(RefusalSentences{spoken}.refusal(reason)).toHtmlEscaped(),
                            ruleLink(reason.rule, colours()));
    if (reasons_.empty())
        html += QStringLiteral("<div>%1</div>").arg(tr("There is nothing that could be done with it now."));
    return html + QStringLiteral("<hr style='color:%1'>").arg(colours().outline.name());
}

} // namespace takujo

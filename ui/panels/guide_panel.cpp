#include "ui/panels/guide_panel.h"

#include "engine/match/sentences/refusal_sentences.h"
#include "ui/theme/text.h"
#include "ui/widgets/rule_text.h"

namespace takujo {

GuidePanel::GuidePanel(QWidget* parent) : TextPanel{parent} {
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { follow(link, true); });
    connect(this, qOverload<const QUrl&>(&QTextBrowser::highlighted), this,
            [this](const QUrl& link) { follow(link, false); });
}

void GuidePanel::setColours(const Palette& palette) {
    TextPanel::setColours(palette);
    refresh();
}

void GuidePanel::setSession(const Session* session) {
    session_ = session;
    lookedAt_ = {};
    forgetRefusal();
}

void GuidePanel::setLevel(GuideLevel level) {
    if (level == level_)
        return;
    level_ = level;
    refresh();
}

void GuidePanel::lookAt(ObjectId card) {
    if (card == lookedAt_)
        return;
    lookedAt_ = card;
    if (level_ == GuideLevel::why)
        refresh();
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
    leaveLines();
    lines_.clear();
    if (session_ == nullptr) {
        write({});
        return;
    }
    const QString told = level_ == GuideLevel::acts  ? whatCanBeDone()
                         : level_ == GuideLevel::why ? whyItIsSo()
                                                     : whatTheRulesSay();
    write(whyNot() + (level_ == GuideLevel::rules ? QString{} : whatWasPassed()) + told);
    ensureSeen({});
}

QString GuidePanel::caption(const QString& text) const {
    return QStringLiteral("<div style='margin-top:4px;margin-bottom:2px;font-weight:600;color:%1'>%2</div>")
        .arg(colours().quiet.name(), text.toHtmlEscaped());
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

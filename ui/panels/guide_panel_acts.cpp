// The first level: what can be done now, what waits, and for whom.

#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/stack_sentences.h"
#include "ui/panels/guide_panel.h"
#include "ui/session/card_text.h"
#include "ui/theme/text.h"
#include "ui/widgets/rule_text.h"

#include <algorithm>

namespace takujo {

namespace {

/// Nobody reads more lines of one place; what is left out lies on the table all the same.
constexpr std::size_t mostActs = 24;

QString placeOfLine(std::size_t line) {
    return QStringLiteral("act:%1").arg(line);
}

} // namespace

QString GuidePanel::whatCanBeDone() {
    if (session_->match().over())
        return QStringLiteral("<div>%1</div>")
            .arg(qt(OutcomeSentences{session_->spoken()}.outcome()).toHtmlEscaped());
    QString html = whoIsAsked();
    if (session_->mayAnswer() && !session_->isWatched())
        for (const OpenActs& group : ActSentences{session_->spoken()}.groups()) {
            html += caption(whereThey(group.zone));
            for (std::size_t i = 0; i < std::min(group.acts.size(), mostActs); ++i)
                html += actLine(group.acts[i]);
            if (group.acts.size() > mostActs)
                html += lineWithEnd(
                    QStringLiteral("<span style='color:%1'>%2</span>")
                        .arg(colours().quiet.name(),
                             tr("and %n more", nullptr, static_cast<int>(group.acts.size() - mostActs))),
                    {});
        }
    return html + whatWaits();
}

/// Whoever it is up to, without a word about what another player could do.
QString GuidePanel::whoIsAsked() const {
    const QString player = qt(session_->spoken().player(session_->match().decision().decider));
    const QString text = session_->isWatched() || !session_->mayAnswer()
                             ? tr("It is up to %1 now.").arg(player)
                             : tr("%1 can do this now:").arg(player);
    return QStringLiteral("<div style='margin-top:2px;margin-bottom:2px'>%1</div>").arg(text.toHtmlEscaped());
}

QString GuidePanel::whereThey(ZoneId zone) const {
    if (!zone.exists())
        return tr("Without a card");
    const SpokenMatch spoken = session_->spoken();
    const QString name = qt(spoken.zone(zone.kind));
    const bool isOwn = zone.player == session_->match().decision().decider || zone.player == Player::nobody;
    return isOwn ? name : tr("%1 of %2", "a zone and its player").arg(name, qt(spoken.player(zone.player)));
}

QString GuidePanel::actLine(const OpenAct& act) {
    QString text = signsOf(*session_).in(qt(act.text)).toHtmlEscaped();
    if (act.cards.size() > 1)
        text += QStringLiteral(" × %1").arg(act.cards.size());
    if (!act.options.empty())
        text = QStringLiteral("<a style='color:%1;text-decoration:none' href='%2'>%3</a>")
                   .arg(colours().text.name(), placeOfLine(lines_.size()), text);
    lines_.push_back(act);
    return lineWithEnd(text, {}, {}, 0,
                       QStringLiteral("<span style='color:%1'>•</span>").arg(colours().accent.name()));
}

/// What is on a stack, and what waits without a place; it lights up the card that it comes from and what it
/// has chosen.
QString GuidePanel::whatWaits() {
    const SpokenMatch spoken = session_->spoken();
    const auto& specs = session_->match().game().tables.zones;
    std::vector<const CardView*> waiting;
    for (const WaitingView& each : session_->view().waiting)
        waiting.push_back(&each.effect);
    for (const ZoneView& zone : session_->view().zones) {
        const LayoutZone* layout = session_->layout().zone(specs[zone.zone.kind].word);
        if (layout != nullptr && layout->role == ZoneRole::stack)
            for (const CardView& card : zone.cards)
                waiting.push_back(&card);
    }
    QString html;
    for (const CardView* card : waiting) {
        OpenAct line;
        for (const ObjectId one : {card->object, card->source})
            if (one.exists() && !spoken.isHidden(one))
                line.cards.push_back(one);
        line.cards.insert(line.cards.end(), card->chosen.begin(), card->chosen.end());
        QString name = qt(StackSentences{spoken}.name(*card)).toHtmlEscaped();
        if (!line.cards.empty())
            name = QStringLiteral("<a style='color:%1;text-decoration:none' href='%2'>%3</a>")
                       .arg(colours().text.name(), placeOfLine(lines_.size()), name);
        lines_.push_back(line);
        const QString whose =
            card->controller == Player::nobody
                ? QString{}
                : QStringLiteral("<span style='color:%1'>%2</span>")
                      .arg(colours().quiet.name(), qt(spoken.player(card->controller)).toHtmlEscaped());
        html += lineWithEnd(name, whose, {}, 0,
                            html.isEmpty() ? QStringLiteral("<b>▸</b>") : QStringLiteral("&nbsp;"));
    }
    return html.isEmpty() ? html : caption(tr("What waits, the next one first")) + html;
}

void GuidePanel::follow(const QUrl& link, bool isPressed) {
    const QString text = link.toString();
    bool isNumber = false;
    const int line = text.startsWith(QStringLiteral("act:")) ? text.mid(4).toInt(&isNumber) : -1;
    if (!isNumber || line < 0 || static_cast<std::size_t>(line) >= lines_.size()) {
        leaveLines();
        return;
    }
    const OpenAct act = lines_[static_cast<std::size_t>(line)]; // an answer makes the lines anew
    isOnLine_ = true;
    if (!isPressed)
        emit considered(act);
    else // once the press is over: the text is another one then
        QMetaObject::invokeMethod(this, [this, act] { emit taken(act); }, Qt::QueuedConnection);
}

void GuidePanel::leaveLines() {
    if (std::exchange(isOnLine_, false))
        emit considered({});
}

bool GuidePanel::focusNextPrevChild(bool next) {
    const bool isInside = TextPanel::focusNextPrevChild(next);
    const QTextCursor here = textCursor();
    if (isInside && here.hasSelection())
        follow(QUrl{here.charFormat().anchorHref()}, false);
    return isInside;
}

void GuidePanel::leaveEvent(QEvent* event) {
    TextPanel::leaveEvent(event);
    leaveLines();
}

void GuidePanel::focusOutEvent(QFocusEvent* event) {
    TextPanel::focusOutEvent(event);
    leaveLines();
}

} // namespace takujo

#include "ui/panels/log_panel.h"

#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "ui/theme/text.h"
#include "ui/widgets/rule_text.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace takujo {

namespace {

/// What a short log leaves out.
bool isMinor(const LogEntry& entry, const std::vector<std::string_view>& phases) {
    if (!entry.isEvent)
        return std::ranges::find(phases, entry.key) != phases.end();
    return entry.event.kind == EventKind::turnAside || entry.event.kind == EventKind::turnUpright;
}

} // namespace

LogPanel::LogPanel(QWidget* parent) : TextPanel{parent} {
    // What happened last stays in sight when the text or its room grows, unless somebody reads further up.
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { follows_ = value >= verticalScrollBar()->maximum(); });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        if (follows_)
            verticalScrollBar()->setValue(most);
    });
}

void LogPanel::setColours(const Palette& palette) {
    TextPanel::setColours(palette);
    refresh();
}

void LogPanel::setSession(const Session* session) {
    session_ = session;
    refresh();
}

void LogPanel::setShort(bool isShort) {
    isShort_ = isShort;
    refresh();
}

QString LogPanel::line(const LogLine& told) const {
    QString html = qt(told.text).toHtmlEscaped();
    // The names of the line's cards become links.
    std::vector<DefinitionIndex> cards;
    for (const LogEntry* const entry : told.entries) {
        if (entry->hasCard)
            cards.push_back(entry->definition);
        for (const Argument& argument : entry->arguments)
            if (argument.kind == Argument::Kind::definition)
                cards.push_back(static_cast<DefinitionIndex>(argument.number));
    }
    std::ranges::sort(cards);
    cards.erase(std::ranges::unique(cards).begin(), cards.end());
    for (const DefinitionIndex card : cards) {
        const QString name =
            qt(session_->match().cards()[card].name.in(session_->language())).toHtmlEscaped();
        const qsizetype at = html.indexOf(name);
        if (at >= 0)
            html.replace(at, name.size(),
                         QStringLiteral(
                             "<a style='color:%1;text-decoration:none;font-weight:600' href='card:%2'>%3</a>")
                             .arg(colours().accent.name())
                             .arg(card)
                             .arg(name));
    }
    return html;
}

void LogPanel::refresh() {
    stale_ = true;
    if (!isVisible() || session_ == nullptr) {
        write({}); // what one player has read here is not kept for the other
        return;
    }
    stale_ = false;
    const SpokenMatch spoken = session_->spoken();
    const auto& phases = session_->match().game().tables.phases;
    QString html;
    int turn = 0;
    for (const LogLine& told : LogSentences{spoken}.lines()) {
        const LogEntry& entry = *told.entries.front();
        const QString text = line(told);
        if (text.isEmpty())
            continue;
        if (isShort_ && isMinor(entry, phases))
            continue;
        // A turn begins with its heading.
        const bool isNewTurn = entry.turn != turn;
        turn = entry.turn;
        if (isNewTurn)
            html += QStringLiteral("<div style='margin-top:12px;margin-bottom:3px;font-weight:700'>%1</div>")
                        .arg(text);
        else if (!entry.isEvent && std::ranges::find(phases, entry.key) != phases.end())
            html += QStringLiteral("<div style='margin-top:6px;color:%1;font-size:11px'>%2</div>")
                        .arg(colours().quiet.name(), text);
        else
            html += QStringLiteral("<div style='margin-top:3px'>%1</div>").arg(text);
    }
    if (session_->match().over())
        html += QStringLiteral("<div style='margin-top:12px;font-weight:700'>%1</div>")
                    .arg(withRulesLinked(qt(OutcomeSentences{spoken}.outcome()), colours()));
    write(html);
    follows_ = true;
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void LogPanel::showEvent(QShowEvent* event) {
    TextPanel::showEvent(event);
    if (stale_)
        refresh();
}

void LogPanel::focusInEvent(QFocusEvent* event) {
    TextPanel::focusInEvent(event);
    if (event->reason() == Qt::MouseFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    QTextCursor caret{document()};
    caret.movePosition(QTextCursor::End);
    caret.movePosition(QTextCursor::StartOfBlock);
    setTextCursor(caret); // what happened last is read first
}

bool LogPanel::focusNextPrevChild(bool next) {
    // QTextBrowser would go from link to link, and the log is one stop for Tab.
    return QAbstractScrollArea::focusNextPrevChild(next); // NOLINT(bugprone-parent-virtual-call): meant
}

QString LogPanel::linkAtCaret() const {
    if (QString here = textCursor().charFormat().anchorHref(); !here.isEmpty())
        return here;
    const QTextBlock block = textCursor().block();
    for (auto at = block.begin(); !at.atEnd(); ++at)
        if (const QString link = at.fragment().charFormat().anchorHref(); !link.isEmpty())
            return link;
    return {};
}

void LogPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        TextPanel::keyPressEvent(event);
        return;
    }
    if (const QString link = linkAtCaret(); !link.isEmpty() && !event->isAutoRepeat())
        emit anchorClicked(QUrl{link});
}

} // namespace takujo

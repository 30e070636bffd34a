#include "ui/help/help_window.h"

#include "engine/files/disk/data_places.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/key_name.h"
#include "ui/widgets/rule_text.h"

#include <QAction>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QShortcut>
#include <QToolButton>
#include <QToolTip>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

const QString pageEnd = QStringLiteral(".md");
const QString rulePrefix = QStringLiteral("rule:");
const QString commandPrefix = QStringLiteral("command:");
const QString dataPrefix = QStringLiteral("data:");

const CommandSet::Command* commandOf(const QString& name) {
    const auto& all = CommandSet::all();
    const auto found = std::ranges::find_if(all, [&](const auto& one) { return name == one.name; });
    return found == all.end() ? nullptr : &*found;
}

/// "game/number".
std::pair<const GameData*, const Rule*> ruleAt(const QString& place,
                                               const std::vector<std::shared_ptr<const GameData>>& games) {
    const QString id = place.section(QLatin1Char('/'), 0, 0);
    for (const auto& game : games)
        if (qt(game->game->id) == id)
            return {game.get(), game->rules.find(fromQt(place.section(QLatin1Char('/'), 1)))};
    return {nullptr, nullptr};
}

} // namespace

bool leadsSomewhere(const QString& link, const CommandSet& commands,
                    const std::vector<std::shared_ptr<const GameData>>& games) {
    if (link.startsWith(rulePrefix))
        return ruleAt(link.mid(rulePrefix.size()), games).second != nullptr;
    if (link.startsWith(commandPrefix)) {
        const CommandSet::Command* command = commandOf(link.mid(commandPrefix.size()));
        return command != nullptr && commands.action(command->id) != nullptr;
    }
    if (link.startsWith(dataPrefix))
        return findData(fromQt(link.mid(dataPrefix.size()))).has_value();
    return link.endsWith(pageEnd) && helpPageIds().contains(link.chopped(pageEnd.size()));
}

HelpWindow::HelpWindow(const CommandSet& commands, std::vector<std::shared_ptr<const GameData>> games,
                       Language language, const Palette& palette, QWidget* parent)
    : QDialog{parent}, commands_{&commands}, games_{std::move(games)}, language_{language}, palette_{palette},
      markup_{{}, {}, [this](const QString& command) { return keysOf(command); }},
      gamesBox_{new ChoiceBox{this}}, search_{new QLineEdit{this}}, contents_{new QListWidget{this}},
      nothing_{new QLabel{this}}, page_{new TextPanel{this}}, back_{new QToolButton{this}},
      forward_{new QToolButton{this}} {
    setObjectName(QStringLiteral("help-window"));
    gamesBox_->setObjectName(QStringLiteral("help-game"));
    gamesBox_->setVisible(games_.size() > 1);
    search_->setObjectName(QStringLiteral("help-search"));
    search_->setClearButtonEnabled(true);
    contents_->setObjectName(QStringLiteral("help-contents"));
    contents_->setWordWrap(true);
    contents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    nothing_->setObjectName(QStringLiteral("help-nothing"));
    nothing_->setProperty("quiet", true);
    nothing_->setWordWrap(true);
    nothing_->hide();
    page_->setObjectName(QStringLiteral("help-page"));
    page_->document()->setDocumentMargin(14);
    back_->setObjectName(QStringLiteral("help-back"));
    back_->setText(QStringLiteral("←"));
    forward_->setObjectName(QStringLiteral("help-forward"));
    forward_->setText(QStringLiteral("→"));

    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    auto* top = new QHBoxLayout;
    top->setSpacing(2);
    top->addWidget(back_);
    top->addWidget(forward_);
    top->addWidget(search_, 1);
    left->addLayout(top);
    left->addWidget(gamesBox_);
    left->addWidget(nothing_); // at the field that it answers
    left->addWidget(contents_, 1);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(16, 16, 12, 12);
    row->setSpacing(14);
    row->addLayout(left, 3);
    row->addWidget(page_, 7);

    connect(gamesBox_, &QComboBox::activated, this,
            [this](int index) { setGame(qt(games_[static_cast<std::size_t>(index)]->game->id)); });
    connect(search_, &QLineEdit::textChanged, this, [this] {
        fillContents();
        markFound();
    });
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        if (const QListWidgetItem* first = contents_->item(0))
            open(first->data(Qt::UserRole).toString());
    });
    connect(contents_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr)
            open(item->data(Qt::UserRole).toString());
    });
    connect(page_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { open(link.toString()); });
    // The text would keep these keys for itself.
    connect(new QShortcut{QKeySequence{Qt::ALT | Qt::Key_Left}, this}, &QShortcut::activated, this,
            [this] { step(-1); });
    connect(new QShortcut{QKeySequence{Qt::ALT | Qt::Key_Right}, this}, &QShortcut::activated, this,
            [this] { step(1); });
    connect(back_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(forward_, &QToolButton::clicked, this, [this] { step(1); });
    restyle(language, palette);
    resize(980, 640);
    search_->setFocus();
}

void HelpWindow::retranslate() {
    setWindowTitle(tr("Help"));
    search_->setPlaceholderText(tr("Search the help"));
    search_->setAccessibleName(tr("Search the help"));
    gamesBox_->setAccessibleName(tr("Game"));
    contents_->setAccessibleName(tr("Contents"));
    nothing_->setText(withPhrasesJoined(tr("No page matches.")));
    back_->setToolTip(tr("Back (Alt+←)"));
    back_->setAccessibleName(tr("Back"));
    forward_->setToolTip(tr("Forward (Alt+→)"));
    forward_->setAccessibleName(tr("Forward"));
}

void HelpWindow::restyle(Language language, const Palette& palette) {
    language_ = language;
    palette_ = palette;
    markup_.accent = palette.accent.name();
    markup_.ground = palette.raised.name();
    page_->setColours(palette);
    retranslate();
    nameGames();
    fillContents();
    if (at_ >= 0)
        showPlace(visited_[at_]);
}

void HelpWindow::nameGames() {
    gamesBox_->clear();
    for (const auto& game : games_) {
        gamesBox_->addItem(qt(game->words.text("game", "name", language_)));
        if (qt(game->game->id) == game_)
            gamesBox_->setCurrentIndex(gamesBox_->count() - 1);
    }
}

void HelpWindow::setGame(const QString& game) {
    if (game == game_)
        return;
    game_ = game;
    nameGames();
    fillContents();
    if (at_ >= 0)
        showPlace(visited_[at_]);
}

QString HelpWindow::keysOf(const QString& name) const {
    const CommandSet::Command* command = commandOf(name);
    return command == nullptr || command->keys.isEmpty() ? name : keyName(command->keys.front());
}

void HelpWindow::fillContents() {
    const QStringList words = search_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString shown = at_ < 0 ? QString{} : visited_[at_];
    const QSignalBlocker quiet{contents_};
    contents_->clear();
    for (const QString& id : helpPageIds()) {
        const HelpPage page = helpPage(id, language_, game_);
        const QString text = helpPlain(page.markdown, markup_);
        if (!std::ranges::all_of(
                words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); }))
            continue;
        QString entry = page.title;
        if (!words.isEmpty()) { // where it is said
            const qsizetype at = text.indexOf(words.front(), 0, Qt::CaseInsensitive);
            const QString around = text.mid(std::max<qsizetype>(0, at - 16), 54).simplified();
            entry += QStringLiteral("\n…%1…").arg(around);
        }
        auto* item = new QListWidgetItem{withPhrasesJoined(entry)};
        item->setData(Qt::UserRole, id);
        contents_->addItem(item);
        if (id == shown)
            contents_->setCurrentItem(item);
    }
    nothing_->setVisible(contents_->count() == 0);
}

void HelpWindow::use(QAction& action) {
    if (action.isEnabled())
        action.trigger();
    else
        QToolTip::showText(QCursor::pos(), tr("This can be used while a game is played."), page_);
}

void HelpWindow::open(const QString& link) {
    if (link.startsWith(commandPrefix)) {
        if (const CommandSet::Command* command = commandOf(link.mid(commandPrefix.size())))
            use(*commands_->action(command->id));
        return;
    }
    if (link.startsWith(dataPrefix)) {
        openFile(link.mid(dataPrefix.size()));
        return;
    }
    if (link.startsWith(rulePrefix) && !showsRules_) {
        const QString rule = link.mid(rulePrefix.size());
        emit ruleFollowed(rule.section(QLatin1Char('/'), 0, 0), rule.section(QLatin1Char('/'), 1));
        return;
    }
    const QString place = link.endsWith(pageEnd) ? link.chopped(pageEnd.size()) : link;
    if (at_ >= 0 && visited_[at_] == place)
        return;
    visited_ = visited_.mid(0, at_ + 1);
    visited_ << place;
    step(1);
}

void HelpWindow::step(int by) {
    const qsizetype to = at_ + by;
    if (to < 0 || to >= visited_.size())
        return;
    at_ = to;
    showPlace(visited_[at_]);
    back_->setEnabled(at_ > 0);
    forward_->setEnabled(at_ + 1 < visited_.size());
}

void HelpWindow::showPlace(const QString& place) {
    if (place.startsWith(rulePrefix))
        showRule(place.mid(rulePrefix.size()));
    else
        showPage(place);
    page_->verticalScrollBar()->setValue(0);
    markFound();
    const QSignalBlocker quiet{contents_};
    contents_->setCurrentItem(nullptr);
    for (int i = 0; i < contents_->count(); ++i)
        if (contents_->item(i)->data(Qt::UserRole).toString() == place)
            contents_->setCurrentRow(i);
}

void HelpWindow::showPage(const QString& id) {
    page_->write(helpHtml(helpPage(id, language_, game_).markdown, language_, markup_));
}

/// A rule with those below it, from the game's own list.
void HelpWindow::showRule(const QString& place) {
    const auto [game, rule] = ruleAt(place, games_);
    if (rule == nullptr)
        return;
    QString html = QStringLiteral("<div style='color:%1;font-size:11px'>%2</div>")
                       .arg(palette_.quiet.name(), qt(game->rules.document.in(language_)).toHtmlEscaped());
    for (const Rule& one : game->rules.rules)
        if (&one == rule || isBelow(one.number, rule->number))
            html += QStringLiteral("<p style='margin-top:6px;margin-bottom:2px'><b "
                                   "style='color:%1'>%2</b>&nbsp;&nbsp;%3</p>")
                        .arg(palette_.accent.name(), qt(one.number),
                             qt(one.summary.in(language_)).toHtmlEscaped());
    page_->write(html);
}

void HelpWindow::openFile(const QString& relative) {
    const auto found = findData(fromQt(relative));
    if (found && QDesktopServices::openUrl(QUrl::fromLocalFile(qt(found->string()))))
        return;
    page_->write(QStringLiteral("<p>%1</p>")
                     .arg(found ? tr("No program to show this file with was found. The file is %1.")
                                      .arg(qt(found->string()).toHtmlEscaped())
                                : tr("The file %1 is missing. Install Takujo again.").arg(relative)));
}

/// What was searched for is lit in the page.
void HelpWindow::markFound() {
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : search_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        // Letters may be held together by word joiners (withPhrasesJoined).
        QStringList letters;
        for (const QChar letter : word)
            letters << QRegularExpression::escape(QString{letter});
        const QRegularExpression wanted{letters.join(QStringLiteral("\\x{2060}?")),
                                        QRegularExpression::CaseInsensitiveOption};
        QTextCursor at{page_->document()};
        while (!(at = page_->document()->find(wanted, at)).isNull()) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(palette_.accentGround);
            mark.format.setForeground(palette_.accentInk);
            marks << mark;
        }
    }
    page_->setExtraSelections(marks);
}

void HelpWindow::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Find))
        search_->setFocus();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return; // the search has done what it does
    else
        QDialog::keyPressEvent(event);
}

} // namespace takujo

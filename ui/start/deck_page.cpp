#include "ui/start/deck_page.h"

#include "engine/cards/decks/deck_draft.h"
#include "engine/files/disk/data_places.h"
#include "engine/match/sentences/deck_problem.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/start/deck_pictures.h"
#include "ui/start/draft_store.h"
#include "ui/start/game_start.h"
#include "ui/theme/card_looks.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"
#include "ui/widgets/preferences.h"
#include "ui/widgets/trash.h"

#include <QDesktopServices>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace takujo {

namespace {

constexpr int largeWidth = 244;

/// Whether the file lies in the user's place.
bool isOwn(const std::string& path) {
    std::error_code error;
    const std::filesystem::path own = std::filesystem::weakly_canonical(userPlace(), error);
    const std::string file = std::filesystem::weakly_canonical(path, error).string();
    return !own.empty() && file.starts_with(own.string() + "/");
}

std::size_t formatOf(const GameData& data, const Deck& deck) {
    const auto& formats = data.game->formats;
    const auto found = std::ranges::find(formats, deck.format);
    return found == formats.end() ? 0 : static_cast<std::size_t>(found - formats.begin());
}

int cardsOf(const Deck& deck) {
    int count = 0;
    for (const Deck::Entry& entry : deck.entries)
        count += entry.count;
    return count;
}

} // namespace

DeckPage::DeckPage(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, renderer_{&renderer}, heading_{new QLabel{this}}, list_{new QListWidget{this}},
      name_{new QLabel{this}}, facts_{new QLabel{this}}, state_{new QLabel{this}}, about_{new QLabel{this}},
      grid_{new QListWidget{this}}, findings_{new TextPanel{this}}, large_{new CardDisplay{renderer, this}},
      play_{new QPushButton{this}}, test_{new QPushButton{this}}, edit_{new QPushButton{this}},
      copy_{new QPushButton{this}}, delete_{new QPushButton{this}}, new_{new QPushButton{this}},
      bring_{new QPushButton{this}}, folder_{new QPushButton{this}}, again_{new QPushButton{this}} {
    setObjectName(QStringLiteral("decks-page"));
    heading_->setObjectName(QStringLiteral("heading"));
    list_->setObjectName(QStringLiteral("decks"));
    list_->setFixedWidth(210);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideRight);
    name_->setObjectName(QStringLiteral("deck-name"));
    name_->setProperty("title", true);
    facts_->setProperty("quiet", true);
    facts_->setWordWrap(true);
    state_->setObjectName(QStringLiteral("deck-state"));
    state_->setWordWrap(true);
    about_->setProperty("quiet", true);
    about_->setWordWrap(true);
    grid_->setObjectName(QStringLiteral("deck-cards"));
    grid_->setViewMode(QListView::IconMode);
    grid_->setResizeMode(QListView::Adjust);
    grid_->setMovement(QListView::Static);
    grid_->setSpacing(0);
    grid_->setMouseTracking(true);
    grid_->installEventFilter(this);
    findings_->setObjectName(QStringLiteral("deck-findings"));
    large_->setObjectName(QStringLiteral("deck-card"));
    large_->setFixedSize(largeWidth, large_->heightForWidth(largeWidth));
    play_->setObjectName(QStringLiteral("play-deck"));
    play_->setProperty("isDefault", true);
    folder_->setObjectName(QStringLiteral("deck-folder"));
    folder_->setProperty("isQuiet", true);
    again_->setObjectName(QStringLiteral("read-again"));
    again_->setProperty("isQuiet", true);
    test_->setObjectName(QStringLiteral("test-this-deck"));
    edit_->setObjectName(QStringLiteral("edit-deck"));
    copy_->setObjectName(QStringLiteral("copy-deck"));
    delete_->setObjectName(QStringLiteral("delete-deck"));
    new_->setObjectName(QStringLiteral("new-deck"));
    bring_->setObjectName(QStringLiteral("bring-cards"));
    bring_->setProperty("isQuiet", true);
    for (QPushButton* button : {copy_, delete_})
        button->setProperty("isQuiet", true);
    for (QPushButton* button : {play_, test_, edit_, copy_, delete_, new_, bring_, folder_, again_})
        button->setAutoDefault(true); // Enter presses it

    auto* left = new QVBoxLayout;
    left->setSpacing(10);
    left->addWidget(heading_);
    left->addWidget(list_, 1);
    left->addWidget(new_);
    left->addWidget(bring_);
    left->addWidget(again_);
    auto* middle = new QVBoxLayout;
    middle->setSpacing(4);
    middle->addWidget(name_);
    middle->addWidget(facts_);
    middle->addWidget(state_);
    middle->addWidget(about_);
    middle->addSpacing(4);
    middle->addWidget(grid_, 1);
    middle->addWidget(findings_, 1);
    auto* right = new QVBoxLayout;
    right->setSpacing(8);
    right->addWidget(large_);
    right->addStretch(1);
    right->addWidget(folder_);
    right->addWidget(delete_);
    right->addWidget(copy_);
    right->addWidget(edit_);
    right->addWidget(test_);
    right->addWidget(play_);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(24, 24, 24, 20);
    row->setSpacing(18);
    row->addLayout(left);
    row->addLayout(middle, 1);
    row->addLayout(right);

    connect(list_, &QListWidget::currentRowChanged, this, &DeckPage::showRow);
    connect(grid_, &QListWidget::currentRowChanged, this, &DeckPage::showCard);
    connect(grid_, &QListWidget::itemEntered, this,
            [this](QListWidgetItem* item) { showCard(grid_->row(item)); });
    connect(play_, &QPushButton::clicked, this, [this] {
        if (const Row* const at = chosen(); at != nullptr && at->deck != nullptr)
            emit playWanted(at->game, qt(at->deck->id));
    });
    connect(test_, &QPushButton::clicked, this, [this] {
        if (const Row* const at = chosen(); at != nullptr && at->deck != nullptr)
            emit testWanted(at->game, qt(at->deck->id));
    });
    connect(edit_, &QPushButton::clicked, this, [this] {
        if (const Row* const at = chosen(); at != nullptr && at->deck != nullptr)
            emit editWanted(at->game, qt(at->deck->id));
    });
    connect(copy_, &QPushButton::clicked, this, [this] {
        if (const Row* const at = chosen(); at != nullptr && at->deck != nullptr)
            emit copyWanted(at->game, qt(at->deck->id));
    });
    connect(new_, &QPushButton::clicked, this, [this] {
        const Row* const at = chosen();
        if (at != nullptr || !games_.empty())
            emit newWanted(at != nullptr ? at->game : games_.front());
    });
    connect(bring_, &QPushButton::clicked, this, &DeckPage::bringWanted);
    connect(delete_, &QPushButton::clicked, this, &DeckPage::askToDelete);
    connect(folder_, &QPushButton::clicked, this, &DeckPage::openFolder);
    connect(again_, &QPushButton::clicked, this, &DeckPage::readAgainWanted);
    retranslate();
}

void DeckPage::retranslate() {
    heading_->setText(tr("Decks"));
    list_->setAccessibleName(tr("Decks"));
    play_->setText(tr("Play this deck"));
    test_->setText(tr("Test this deck"));
    test_->setToolTip(tr("The computer plays it against others and tells what it is worth"));
    folder_->setText(tr("Open folder"));
    copy_->setText(tr("Duplicate"));
    delete_->setText(tr("Delete…"));
    new_->setText(tr("New deck"));
    bring_->setText(tr("Bring your cards…"));
    again_->setText(tr("Read the files again"));
    again_->setToolTip(tr("After you have changed cards or decks"));
}

void DeckPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DeckPage::setColours(const Palette& palette) {
    palette_ = palette;
    large_->setColours(palette);
    findings_->setColours(palette);
    fill();
}

void DeckPage::setLanguage(Language language) {
    language_ = language;
    fill();
}

void DeckPage::setGames(std::vector<std::shared_ptr<const GameData>> games) {
    games_ = std::move(games);
    fill();
}

void DeckPage::setCanTest(bool can) {
    canTest_ = can;
    fill();
}

void DeckPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (stale_)
        fill();
}

void DeckPage::addRow(Row row, const QString& text, const QString& said) {
    rows_.push_back(std::move(row));
    auto* item = new QListWidgetItem{text};
    item->setData(Qt::AccessibleTextRole, said);
    item->setToolTip(said);
    list_->addItem(item);
}

/// The name of a game, which can't be chosen.
void DeckPage::addHeading(const GameData& game) {
    addRow({}, qt(game.words.text("game", "name", language_)), {});
    QListWidgetItem* item = list_->item(list_->count() - 1);
    item->setFlags(Qt::NoItemFlags);
    item->setForeground(palette_.quiet);
    item->setFont(textFont(TextSize::small, QFont::DemiBold));
}

/// The row as before; at first, the first one of the game that was last chosen.
int DeckPage::rowToOpen(int before) const {
    const auto isOpened = [this](int row) { return rows_[static_cast<std::size_t>(row)].game != nullptr; };
    const int count = static_cast<int>(rows_.size());
    if (before >= 0 && before < count && isOpened(before))
        return before;
    int first = -1;
    for (int row = 0; row < count; ++row) {
        if (!isOpened(row))
            continue;
        if (qt(rows_[static_cast<std::size_t>(row)].game->game->id) == Preferences::lastGame())
            return row;
        first = first < 0 ? row : first;
    }
    return first;
}

/// Nothing is drawn before somebody looks.
void DeckPage::fill() {
    stale_ = true;
    if (!isVisible())
        return;
    stale_ = false;
    const int before = list_->currentRow();
    {
        const QSignalBlocker quiet{list_};
        list_->clear();
        rows_.clear();
        for (const auto& game : games_) {
            if (games_.size() > 1)
                addHeading(*game);
            for (const Deck& deck : game->library.decks()) {
                const bool isLegal =
                    missingCards(*game, deck) == 0 && problemsOf(*game, deck, formatOf(*game, deck)).empty();
                const QString name = qt(deck.name.in(language_));
                addRow({game, &deck, deck.path},
                       (isLegal ? QStringLiteral("✓  ") : QStringLiteral("✕  ")) + name,
                       isLegal ? tr("%1, legal").arg(name) : tr("%1, not legal").arg(name));
            }
            addDrafts(game);
            addBrokenFiles(game);
        }
    }
    {
        const QSignalBlocker quiet{list_};
        list_->setCurrentRow(rowToOpen(before));
    }
    showRow(list_->currentRow());
}

/// Decks that were begun and have not been saved yet. One that nobody can read is told as any other file.
void DeckPage::addDrafts(const std::shared_ptr<const GameData>& game) {
    for (const std::string& id : DraftStore::all(game->game->id)) {
        if (game->library.deck(id) != nullptr)
            continue; // it is in the list; changing it goes on with the draft
        Findings findings;
        const auto draft = DraftStore::read(*game, id, findings);
        const std::string path = DraftStore::fileOf(game->game->id, id).string();
        if (!draft) {
            const QString name = QFileInfo{qt(path)}.fileName();
            addRow({.game = game, .path = path, .findings = std::make_shared<const Findings>(findings)},
                   QStringLiteral("⚠  ") + name, tr("%1, a file with mistakes").arg(name));
            continue;
        }
        auto deck = std::make_shared<Deck>(deckOf(*draft));
        deck->id = id;
        deck->path = path;
        const QString name = qt(deck->name.in(language_));
        const Deck* const shown = deck.get();
        addRow({game, shown, shown->path, std::move(deck)}, QStringLiteral("✎  ") + name,
               tr("%1, a draft").arg(name));
    }
}

const DeckPage::Row* DeckPage::chosen() const {
    const int index = list_->currentRow();
    const bool any = index >= 0 && static_cast<std::size_t>(index) < rows_.size() &&
                     rows_[static_cast<std::size_t>(index)].game != nullptr;
    return any ? &rows_[static_cast<std::size_t>(index)] : nullptr;
}

/// What is deleted lies in the trash of the desktop.
void DeckPage::askToDelete() {
    const Row* const row = chosen();
    if (row == nullptr || row->deck == nullptr)
        return;
    const QString file = qt(row->path);
    const LocalizedText name = row->deck->name;
    const std::shared_ptr<const GameData> game = row->game;
    const std::string id = row->deck->id;
    QuestionDialog::ask(
        window(), [this, name] { return tr("Delete the deck “%1”?").arg(qt(name.in(language_))); },
        [] { return tr("Delete it"); },
        [this, file, game, id] {
            if (!throwAway(fromQt(file)))
                FindingsDialog::tell(
                    window(), [] { return tr("The deck could not be deleted."); },
                    [file] {
                        return tr("Its file is %1: see whether you may change that folder.").arg(file);
                    });
            else
                DraftStore::drop(*game, id);
            emit readAgainWanted();
        });
}

void DeckPage::addBrokenFiles(const std::shared_ptr<const GameData>& game) {
    std::set<std::string> told;
    for (const Finding& finding : game->findings.sorted())
        if (finding.severity == Severity::error && told.insert(finding.path).second) {
            const QString name = QFileInfo{qt(finding.path)}.fileName();
            addRow({game, nullptr, finding.path}, QStringLiteral("⚠  ") + name,
                   tr("%1, a file with mistakes").arg(name));
        }
}

void DeckPage::showRow(int index) {
    const bool any = index >= 0 && static_cast<std::size_t>(index) < rows_.size() &&
                     rows_[static_cast<std::size_t>(index)].game != nullptr;
    const bool isDeck = any && rows_[static_cast<std::size_t>(index)].deck != nullptr;
    grid_->setVisible(isDeck);
    large_->setVisible(isDeck);
    about_->setVisible(isDeck);
    play_->setVisible(isDeck);
    test_->setVisible(isDeck && canTest_);
    edit_->setVisible(isDeck);
    copy_->setVisible(isDeck);
    delete_->setVisible(isDeck && isOwn(rows_[static_cast<std::size_t>(index)].path));
    findings_->setVisible(any && !isDeck);
    folder_->setVisible(any);
    if (!any) {
        name_->setText(tr("No deck was found"));
        facts_->clear();
        state_->clear();
        return;
    }
    const Row& row = rows_[static_cast<std::size_t>(index)];
    if (isDeck)
        showDeck(row);
    else
        showFindings(row);
}

void DeckPage::showDeck(const Row& row) {
    const GameData& game = *row.game;
    const Deck& deck = *row.deck;
    name_->setText(qt(deck.name.in(language_)));
    const bool isDraft = row.draft != nullptr;
    const QString whose = isDraft ? tr("a draft") : isOwn(deck.path) ? tr("yours") : tr("part of Takujo");
    edit_->setText(isDraft ? tr("Go on with it") : isOwn(deck.path) ? tr("Edit") : tr("Edit a copy"));
    const QString parts = sizesOfParts(game, deck, language_);
    facts_->setText(withPhrasesJoined(
        QStringList{qt(game.words.text("game", "name", language_)),
                    qt(game.words.text("formats", deck.format, language_)),
                    parts.isEmpty() ? tr("%n card(s)", nullptr, cardsOf(deck)) : parts, whose}
            .join(QStringLiteral(" · "))));
    facts_->setToolTip(qt(deck.path));
    about_->setText(withPhrasesJoined(qt(deck.about.in(language_))));

    QStringList problems;
    Findings missing;
    std::vector<DeckLine> lines = game.library.lines(deck, missing);
    std::ranges::stable_sort(lines, {}, &DeckLine::part);
    for (const Finding& finding : missing.all())
        problems << tr("Line %1: %2")
                        .arg(finding.line)
                        .arg(qt(finding.says.in(language_) + " " + finding.advice.in(language_)));
    for (const DeckProblem& problem : problemsOf(game, deck, formatOf(game, deck)))
        problems << qt(sentenceOf(problem, game.words, language_));
    const bool isLegal = problems.isEmpty();
    const QString format = qt(game.words.text("formats", deck.format, language_));
    state_->setText(withPhrasesJoined(isLegal ? QStringLiteral("✓ ") + tr("Legal in %1").arg(format)
                                              : QStringLiteral("✕ ") + tr("Not legal in %1").arg(format) +
                                                    QLatin1Char('\n') + problems.join(QLatin1Char('\n'))));
    state_->setStyleSheet(
        QStringLiteral("color:%1").arg(isLegal ? palette_.good.name() : palette_.danger.name()));
    play_->setEnabled(isLegal && !isDraft);

    const QSignalBlocker quiet{grid_};
    cards_.clear();
    fillWithCards(*grid_, game, lines, language_, *renderer_, palette_);
    for (const DeckLine& line : lines)
        cards_.push_back(line.card);
    grid_->setAccessibleName(tr("Cards of %1").arg(name_->text()));
    grid_->setCurrentRow(0);
    showCard(0);
}

void DeckPage::showFindings(const Row& row) {
    const QFileInfo file{qt(row.path)};
    name_->setText(file.fileName());
    facts_->setText(file.absolutePath());
    state_->setStyleSheet(QStringLiteral("color:%1").arg(palette_.danger.name()));
    state_->setText(withPhrasesJoined(
        tr("⚠ This file has mistakes, and what is wrong in it is not played. The file itself stays as it is. "
           "Mend it, then press \"Read the files again\".")));
    QString html;
    const Findings& all = row.findings != nullptr ? *row.findings : row.game->findings;
    for (const Finding& finding : all.sorted())
        if (finding.path == row.path)
            html += QStringLiteral("<p>%1%2%3</p>")
                        .arg(finding.line == 0
                                 ? QString{}
                                 : QStringLiteral("<b>%1</b><br>")
                                       .arg(tr("Line %1, column %2").arg(finding.line).arg(finding.column)),
                             qt(finding.says.in(language_)).toHtmlEscaped(),
                             finding.advice.in(language_).empty()
                                 ? QString{}
                                 : QStringLiteral("<br><span style='color:%1'>→ %2</span>")
                                       .arg(palette_.quiet.name(),
                                            qt(finding.advice.in(language_)).toHtmlEscaped()));
    findings_->write(html);
}

void DeckPage::showCard(int index) {
    const int row = list_->currentRow();
    if (index < 0 || static_cast<std::size_t>(index) >= cards_.size() || row < 0) {
        large_->showNothing();
        return;
    }
    large_->display(printedLook(*rows_[static_cast<std::size_t>(row)].game,
                                *cards_[static_cast<std::size_t>(index)], language_));
}

void DeckPage::openFolder() const {
    const int index = list_->currentRow();
    if (index >= 0)
        QDesktopServices::openUrl(
            QUrl::fromLocalFile(QFileInfo{qt(rows_[static_cast<std::size_t>(index)].path)}.absolutePath()));
}

/// From the cards, Escape goes back to the decks.
bool DeckPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == grid_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        list_->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace takujo

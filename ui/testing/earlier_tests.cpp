#include "ui/testing/earlier_tests.h"

#include "ui/dialogs/question_dialog.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace takujo {

QString titleOf(const MatchupNumbers& numbers, Language language) {
    const auto opponents = static_cast<int>(numbers.terms.decks.size()) - 1;
    const QString deck = qt(numbers.terms.decks.front().name.in(language));
    if (opponents == 1)
        return QCoreApplication::translate("EarlierTests", "%1 against %2")
            .arg(deck, qt(numbers.terms.decks[1].name.in(language)));
    return QCoreApplication::translate("EarlierTests", "%1 against %n deck(s)", nullptr, opponents).arg(deck);
}

EarlierTests::EarlierTests(QWidget* parent)
    : QWidget{parent}, label_{new QLabel{this}}, list_{new QListWidget{this}}, nothing_{new QLabel{this}},
      open_{new QPushButton{this}}, delete_{new QPushButton{this}} {
    setObjectName(QStringLiteral("earlier"));
    label_->setProperty("caption", true);
    label_->setBuddy(list_);
    label_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    list_->setObjectName(QStringLiteral("earlier-tests"));
    list_->setMinimumHeight(72);
    list_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // takes what is left
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideRight);
    nothing_->setProperty("quiet", true);
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    open_->setObjectName(QStringLiteral("open-test"));
    delete_->setObjectName(QStringLiteral("delete-test"));
    for (QPushButton* button : {open_, delete_}) {
        button->setProperty("isQuiet", true);
        button->setAutoDefault(true); // Enter presses it
    }
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(open_, 1);
    row->addWidget(delete_, 1);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(label_);
    column->addWidget(nothing_);
    column->addWidget(list_, 1);
    column->addLayout(row);
    connect(list_, &QListWidget::currentRowChanged, this, &EarlierTests::enable);
    connect(list_, &QListWidget::itemActivated, this, &EarlierTests::open);
    connect(open_, &QPushButton::clicked, this, &EarlierTests::open);
    connect(delete_, &QPushButton::clicked, this, &EarlierTests::askToDelete);
    retranslate();
}

void EarlierTests::retranslate() {
    label_->setText(tr("Earlier tests"));
    list_->setAccessibleName(tr("Earlier tests"));
    nothing_->setText(withPhrasesJoined(tr("None yet: each test is kept here.")));
    open_->setText(tr("Open"));
    delete_->setText(tr("Delete…"));
    fill();
}

void EarlierTests::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void EarlierTests::setLanguage(Language language) {
    language_ = language;
    fill();
}

void EarlierTests::read(const std::string& game) {
    game_ = game;
    tests_ = TestStore::all(game);
    fill();
}

void EarlierTests::setRunning(bool runs) {
    runs_ = runs;
    enable();
}

void EarlierTests::fill() {
    const int before = list_->currentRow();
    list_->clear();
    for (const KeptTest& test : tests_) {
        const QFileInfo file{qt(test.file.string())};
        QString text = QStringLiteral("⚠  ") + file.fileName();
        QString more = tr("This file is damaged; opening it tells what is wrong.");
        if (test.part) {
            text = titleOf(test.part->numbers, language_);
            more = tr("%n game(s)", nullptr, static_cast<int>(test.part->numbers.played())) +
                   QStringLiteral(" · ") + QLocale{}.toString(file.lastModified(), QLocale::ShortFormat);
        }
        auto* item = new QListWidgetItem{text};
        item->setToolTip(more);
        item->setData(Qt::AccessibleTextRole, text + QStringLiteral(", ") + more);
        list_->addItem(item);
    }
    list_->setVisible(!tests_.empty());
    open_->setVisible(!tests_.empty());
    delete_->setVisible(!tests_.empty());
    nothing_->setVisible(tests_.empty());
    list_->setCurrentRow(std::min(before, list_->count() - 1));
    enable();
}

void EarlierTests::enable() {
    const bool any = chosen() != nullptr && !runs_;
    open_->setEnabled(any);
    delete_->setEnabled(any);
}

const KeptTest* EarlierTests::chosen() const {
    const int row = list_->currentRow();
    return row < 0 || static_cast<std::size_t>(row) >= tests_.size() ? nullptr
                                                                     : &tests_[static_cast<std::size_t>(row)];
}

void EarlierTests::open() {
    const KeptTest* const test = chosen();
    if (test == nullptr || runs_)
        return;
    if (test->part) {
        emit openWanted(*test->part, qt(test->file.string()));
        return;
    }
    FindingsDialog::tell(
        window(), [] { return tr("This test can't be read. The file itself stays as it is."); },
        [findings = test->findings] { return qt(findings.sentences(spokenLanguage())); });
}

void EarlierTests::askToDelete() {
    const KeptTest* const test = chosen();
    if (test == nullptr)
        return;
    const std::filesystem::path file = test->file;
    const QString name = list_->currentItem()->text();
    QuestionDialog::ask(
        window(), [name] { return tr("Delete the test “%1”?").arg(name); }, [] { return tr("Delete it"); },
        [this, file] {
            const QString path = qt(file.string());
            if (TestStore::drop(file))
                emit dropped(path);
            else
                FindingsDialog::tell(
                    window(), [] { return tr("The test could not be deleted."); },
                    [path] {
                        return tr("Its file is %1: see whether you may change that folder.").arg(path);
                    });
            read(game_);
        });
}

} // namespace takujo

#include "ui/settings/settings_dialog.h"

#include "ui/dialogs/question_dialog.h"
#include "ui/settings/setting_row.h"
#include "ui/theme/line_breaker.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

SettingsDialog::SettingsDialog(Settings& settings, QWidget* parent)
    : QDialog{parent}, settings_{&settings}, heading_{new QLabel{this}}, search_{new QLineEdit{this}},
      sections_{new QListWidget{this}}, scroll_{new QScrollArea{this}}, nothing_{new QLabel{this}},
      trouble_{new QLabel{this}}, resetAll_{new QPushButton{this}}, close_{new QPushButton{this}} {
    setObjectName(QStringLiteral("settings-dialog"));
    heading_->setObjectName(QStringLiteral("heading"));
    search_->setObjectName(QStringLiteral("settings-search"));
    search_->setClearButtonEnabled(true);
    sections_->setObjectName(QStringLiteral("settings-sections"));
    sections_->setFixedWidth(180);
    sections_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    nothing_->setObjectName(QStringLiteral("settings-nothing"));
    nothing_->setProperty("quiet", true);
    nothing_->setWordWrap(true);
    trouble_->setObjectName(QStringLiteral("settings-trouble"));
    trouble_->setProperty("problem", true);
    trouble_->setWordWrap(true);
    resetAll_->setObjectName(QStringLiteral("reset-all"));
    resetAll_->setProperty("isQuiet", true);
    resetAll_->setAutoDefault(false);
    close_->setObjectName(QStringLiteral("close"));
    close_->setAutoDefault(false);

    auto* page = new QWidget;
    page->setObjectName(QStringLiteral("settings-page"));
    auto* list = new QVBoxLayout{page};
    list->setContentsMargins(2, 0, 10, 10);
    list->setSpacing(0);
    for (const SettingSection section : settingSections) {
        Part part{section, new QLabel{page}, {}};
        part.heading->setProperty("section", true);
        part.heading->setIndent(0);
        list->addWidget(part.heading);
        for (const Setting& setting : allSettings()) {
            if (setting.section != section)
                continue;
            auto* row = new SettingRow{setting, settings, page};
            connect(row, &SettingRow::told, this, &SettingsDialog::tell);
            list->addWidget(row);
            part.rows.push_back(row);
        }
        parts_.push_back(std::move(part));
        sections_->addItem(QString{});
    }
    list->addWidget(nothing_);
    list->addStretch();
    scroll_->setWidget(page);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus); // its rows are where the keyboard stands
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* top = new QHBoxLayout;
    top->setSpacing(18);
    top->addWidget(heading_);
    top->addStretch(1);
    search_->setFixedWidth(300);
    top->addWidget(search_);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addWidget(sections_);
    middle->addWidget(scroll_, 1);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(resetAll_);
    bottom->addStretch(1);
    bottom->addWidget(close_);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(22, 18, 22, 16);
    column->setSpacing(12);
    column->addLayout(top);
    column->addWidget(trouble_);
    column->addLayout(middle, 1);
    column->addLayout(bottom);

    connect(search_, &QLineEdit::textChanged, this, [this] {
        filter();
        scroll_->verticalScrollBar()->setValue(0);
    });
    connect(sections_, &QListWidget::currentRowChanged, this, &SettingsDialog::goTo);
    connect(resetAll_, &QPushButton::clicked, this, &SettingsDialog::askForUsual);
    connect(close_, &QPushButton::clicked, this, &QDialog::accept);
    connect(settings_, &Settings::changed, this, &SettingsDialog::refresh);
    connect(settings_, &Settings::notKept, this, &SettingsDialog::tell);
    tell([this] { return settings_->trouble(); });
    retranslate();
    refresh();
    resize(900, 620);
    goFromTopToBottom();
    search_->setFocus();
}

/// The buttons below come after the rows, which have been put onto their page later.
void SettingsDialog::goFromTopToBottom() {
    QWidget* last = previousInFocusChain();
    while (last->focusPolicy() == Qt::NoFocus)
        last = last->previousInFocusChain();
    setTabOrder(last, resetAll_);
    setTabOrder(resetAll_, close_);
}

void SettingsDialog::askForUsual() {
    QuestionDialog::ask(
        this,
        [] {
            return tr(
                "Is every setting to be as it was at first? What you have chosen can't be brought back.");
        },
        [] { return tr("Everything back to the usual"); }, [this] { settings_->resetAll(); });
}

void SettingsDialog::tell(const MessageSource& trouble) {
    told_ = trouble;
    const QString text = told_();
    trouble_->setText(withPhrasesJoined(text));
    trouble_->setVisible(!text.isEmpty());
}

void SettingsDialog::retranslate() {
    tell(told_);
    setWindowTitle(tr("Settings"));
    heading_->setText(tr("Settings"));
    search_->setPlaceholderText(tr("Search settings"));
    search_->setAccessibleName(tr("Search settings"));
    sections_->setAccessibleName(tr("Sections"));
    nothing_->setText(withPhrasesJoined(tr("No setting matches.")));
    resetAll_->setText(tr("Everything back to the usual"));
    close_->setText(tr("Close"));
    const QSignalBlocker quiet{sections_};
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const QString name = settingText(nameOf(parts_[i].section));
        parts_[i].heading->setText(name);
        sections_->item(static_cast<int>(i))->setText(name);
        for (SettingRow* row : parts_[i].rows)
            row->retranslate();
    }
}

void SettingsDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void SettingsDialog::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->matches(QKeySequence::Find))
        search_->setFocus();
    else if (!isEnter)
        QDialog::keyPressEvent(event);
    else if (auto* button = qobject_cast<QAbstractButton*>(focusWidget());
             button != nullptr && !event->isAutoRepeat())
        button->click(); // no other: whoever searches or stands in a list means no button
}

void SettingsDialog::filter() {
    const QString wanted = search_->text().trimmed();
    bool any = false;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        bool here = false;
        for (SettingRow* row : parts_[i].rows) {
            const bool shown = row->matches(wanted);
            row->setVisible(shown);
            here = here || shown;
        }
        parts_[i].heading->setVisible(here);
        sections_->item(static_cast<int>(i))->setHidden(!here);
        any = any || here;
    }
    nothing_->setVisible(!any);
}

void SettingsDialog::refresh() {
    for (const Part& part : parts_)
        for (SettingRow* row : part.rows)
            row->refresh();
    resetAll_->setEnabled(!settings_->isAllUsual());
    filter();
}

void SettingsDialog::goTo(int part) {
    if (part < 0 || static_cast<std::size_t>(part) >= parts_.size())
        return;
    const QLabel* heading = parts_[static_cast<std::size_t>(part)].heading;
    scroll_->verticalScrollBar()->setValue(heading->y());
}

} // namespace takujo

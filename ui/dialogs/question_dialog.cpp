#include "ui/dialogs/question_dialog.h"

#include "ui/theme/line_breaker.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace takujo {

QuestionDialog::QuestionDialog(QWidget* parent, const QString& question, const QString& yes)
    : QDialog{parent} {
    setObjectName(QStringLiteral("question"));
    setWindowTitle(tr("Takujo"));
    auto* text = new QLabel{withPhrasesJoined(question), this};
    text->setWordWrap(true);
    text->setMinimumWidth(320);
    auto* no = new QPushButton{tr("Cancel"), this};
    no->setObjectName(QStringLiteral("no"));
    auto* button = new QPushButton{yes, this};
    button->setObjectName(QStringLiteral("yes"));
    button->setProperty("isDefault", true);
    button->setDefault(true);
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(no);
    row->addWidget(button);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(22, 20, 22, 18);
    column->setSpacing(16);
    column->addWidget(text);
    column->addLayout(row);
    connect(no, &QPushButton::clicked, this, &QDialog::reject);
    connect(button, &QPushButton::clicked, this, &QDialog::accept);
}

void QuestionDialog::ask(QWidget* parent, const QString& question, const QString& yes,
                         std::function<void()> then) {
    auto* dialog = new QuestionDialog{parent, question, yes};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, parent, [then = std::move(then)] { then(); });
    dialog->open();
}

FindingsDialog::FindingsDialog(QWidget* parent, const QString& intro, const QString& findings)
    : QDialog{parent} {
    setObjectName(QStringLiteral("findings"));
    setWindowTitle(tr("Files with mistakes"));
    auto* text = new QLabel{withPhrasesJoined(intro), this};
    text->setWordWrap(true);
    auto* list = new QPlainTextEdit{findings, this};
    list->setObjectName(QStringLiteral("findings-list"));
    list->setAccessibleName(intro);
    list->setReadOnly(true);
    auto* close = new QPushButton{tr("Close"), this};
    close->setObjectName(QStringLiteral("close"));
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(close);
    auto* column = new QVBoxLayout{this};
    column->addWidget(text);
    column->addWidget(list, 1);
    column->addLayout(row);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    resize(720, 360);
}

} // namespace takujo

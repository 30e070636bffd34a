#include "ui/dialogs/question_dialog.h"

#include "ui/theme/line_breaker.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>

namespace takujo {

namespace {

constexpr int mostLines = 16; ///< more of them are scrolled

/// Sentences that break between phrases, and are copied without what holds those together.
class FindingsText : public QPlainTextEdit {
public:
    using QPlainTextEdit::QPlainTextEdit;

    /// Room for all lines at the width it has, and for one more: that shows where it ends.
    int heightOfLines() const {
        const int lines = std::clamp(qCeil(document()->size().height()), 2, mostLines) + 1;
        return fontMetrics().lineSpacing() * lines + height() - viewport()->height() +
               2 * qCeil(document()->documentMargin());
    }
    bool isScrolled() const { return qCeil(document()->size().height()) > mostLines; }

protected:
    QMimeData* createMimeDataFromSelection() const override {
        auto* copied = new QMimeData;
        copied->setText(withoutJoiners(textCursor().selection().toPlainText()));
        return copied;
    }
};

} // namespace

QuestionDialog::QuestionDialog(QWidget* parent, const Says& question, const Says& yes) : QDialog{parent} {
    setObjectName(QStringLiteral("question"));
    auto* text = new QLabel{this};
    text->setWordWrap(true);
    text->setMinimumWidth(400); // a short question and what follows from it, in one line
    auto* no = new QPushButton{this};
    no->setObjectName(QStringLiteral("no"));
    // A key pressed once too often ends nothing.
    no->setProperty("isDefault", true);
    no->setDefault(true);
    auto* button = new QPushButton{this};
    button->setObjectName(QStringLiteral("yes"));
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(no);
    row->addWidget(button);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(22, 20, 22, 18);
    column->setSpacing(16);
    column->addWidget(text);
    column->addLayout(row);
    speak(this, [this, text, no, button, question, yes] {
        setWindowTitle(tr("Takujo"));
        text->setText(withPhrasesJoined(question()));
        no->setText(tr("Cancel"));
        button->setText(yes());
    });
    connect(no, &QPushButton::clicked, this, &QDialog::reject);
    connect(button, &QPushButton::clicked, this, &QDialog::accept);
    no->setFocus();
}

void QuestionDialog::ask(QWidget* parent, const Says& question, const Says& yes, std::function<void()> then) {
    auto* dialog = new QuestionDialog{parent, question, yes};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, parent, [then = std::move(then)] { then(); });
    dialog->open();
}

FindingsDialog::FindingsDialog(QWidget* parent, const Says& title, const Says& intro, const Says& findings)
    : QDialog{parent} {
    setObjectName(QStringLiteral("findings"));
    auto* text = new QLabel{this};
    text->setObjectName(QStringLiteral("findings-intro"));
    text->setWordWrap(true);
    auto* list = new FindingsText{this};
    list->setObjectName(QStringLiteral("findings-list"));
    list->setAccessibleName(intro);
    list->setReadOnly(true);
    auto* close = new QPushButton{this};
    close->setObjectName(QStringLiteral("close"));
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(close);
    auto* column = new QVBoxLayout{this};
    column->addWidget(text);
    column->addWidget(list, 1);
    column->addLayout(row);
    speak(this, [this, text, list, close, title, intro, findings] {
        setWindowTitle(title());
        text->setText(withPhrasesJoined(intro()));
        list->setPlainText(withPhrasesJoined(findings()));
        list->setAccessibleName(intro());
        close->setText(tr("Close"));
    });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    resize(720, 360);
    column->activate(); // one sentence needs less
    resize(width(), height() - list->height() + list->heightOfLines());
    // The keys that scroll go to the sentences where there is more of them than is seen.
    if (list->isScrolled())
        list->setFocus();
    else
        close->setFocus();
}

} // namespace takujo

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

constexpr int mostLines = 16;     ///< more of them are scrolled
constexpr int sentencesInset = 6; ///< of sentences within their frame

} // namespace

QuestionDialog::QuestionDialog(QWidget* parent, const MessageSource& question, const MessageSource& yes)
    : QDialog{parent} {
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

void QuestionDialog::ask(QWidget* parent, const MessageSource& question, const MessageSource& yes,
                         std::function<void()> then) {
    auto* dialog = new QuestionDialog{parent, question, yes};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, parent, [then = std::move(then)] { then(); });
    dialog->open();
}

/// Sentences that break between phrases, and are copied without what holds those together.
class FindingsDialog::Text : public QPlainTextEdit {
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

FindingsDialog::FindingsDialog(QWidget* parent, const MessageSource& title, const MessageSource& intro,
                               const MessageSource& findings)
    : QDialog{parent}, text_{new Text{this}}, close_{new QPushButton{this}} {
    setObjectName(QStringLiteral("findings"));
    auto* heading = new QLabel{this};
    heading->setObjectName(QStringLiteral("findings-intro"));
    heading->setWordWrap(true);
    heading->setContentsMargins(sentencesInset, 0, sentencesInset, 0); // above the sentences
    text_->setObjectName(QStringLiteral("findings-list"));
    text_->setReadOnly(true);
    close_->setObjectName(QStringLiteral("close"));
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(close_);
    auto* column = new QVBoxLayout{this};
    column->addWidget(heading);
    column->addWidget(text_, 1);
    column->addLayout(row);
    speak(this, [this, heading, title, intro, findings] {
        setWindowTitle(title());
        heading->setText(withPhrasesJoined(intro()));
        text_->setPlainText(withPhrasesJoined(findings()));
        text_->setAccessibleName(intro());
        close_->setText(tr("Close"));
    });
    connect(close_, &QPushButton::clicked, this, &QDialog::accept);
    resize(720, 360);
}

void FindingsDialog::tell(QWidget* window, const MessageSource& what, const MessageSource& details) {
    tell(window, what, details, [] { return tr("Takujo"); });
}

void FindingsDialog::tell(QWidget* window, const MessageSource& what, const MessageSource& details,
                          const MessageSource& title) {
    auto* dialog = new FindingsDialog{window, title, what, details};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// As high as what it tells: only now it is known how wide each line may be.
void FindingsDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    resize(width(), height() - text_->height() + text_->heightOfLines());
    // The keys that scroll go to the sentences where there is more of them than is seen.
    if (text_->isScrolled())
        text_->setFocus();
    else
        close_->setFocus();
}

} // namespace takujo

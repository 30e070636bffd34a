#include "ui/bringing/script_editor.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"

#include <QEvent>
#include <QFontDatabase>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace takujo {

namespace {

constexpr int pauseOfWriting = 250; ///< in milliseconds
constexpr int mostFindings = 4;     ///< more would push the script away
constexpr int scriptInset = 6;      ///< of its letters within its frame

} // namespace

ScriptEditor::ScriptEditor(QWidget* parent)
    : QWidget{parent}, title_{new QLabel{this}}, text_{new QPlainTextEdit{this}}, verdict_{new QLabel{this}} {
    title_->setProperty("caption", true);
    title_->setBuddy(text_);
    for (QLabel* label : {title_, verdict_})
        label->setContentsMargins(scriptInset, 0, 0, 0);
    text_->setObjectName(QStringLiteral("brought-script"));
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setTabChangesFocus(true); // YAML has no tabs, and the keyboard goes on
    verdict_->setObjectName(QStringLiteral("brought-verdict"));
    verdict_->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(text_, 1);
    column->addWidget(verdict_);
    pause_.setSingleShot(true);
    pause_.setInterval(pauseOfWriting);
    connect(text_, &QPlainTextEdit::textChanged, &pause_, qOverload<>(&QTimer::start));
    connect(&pause_, &QTimer::timeout, this, &ScriptEditor::written);
    retranslate();
}

void ScriptEditor::retranslate() {
    title_->setText(tr("Script"));
    text_->setAccessibleName(tr("Script of the card"));
}

void ScriptEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ScriptEditor::setColours(const Palette& palette) {
    palette_ = palette;
}

void ScriptEditor::setYaml(const std::string& yaml) {
    const QSignalBlocker quiet{text_};
    pause_.stop();
    text_->setPlainText(qt(yaml));
}

std::string ScriptEditor::yaml() const {
    return fromQt(text_->toPlainText());
}

void ScriptEditor::settle() {
    if (!pause_.isActive())
        return;
    pause_.stop();
    emit written();
}

void ScriptEditor::tell(const Findings& findings, Language language) {
    QStringList lines;
    for (const Finding& each : findings.sorted()) {
        if (lines.size() == mostFindings)
            break;
        QString line = tr("Line %1: ").arg(each.line) + qt(each.says.in(language));
        if (const QString advice = qt(each.advice.in(language)); !advice.isEmpty())
            line += (language == Language::en ? QStringLiteral(" ") : QString{}) + advice;
        lines << (each.severity == Severity::error ? QStringLiteral("✕ ") : QStringLiteral("△ ")) + line;
    }
    const bool isWell = lines.isEmpty();
    verdict_->setText(
        withPhrasesJoined(isWell ? QStringLiteral("✓ ") + tr("No mistakes") : lines.join('\n')));
    const QColor colour = isWell ? palette_.good : findings.errors() > 0 ? palette_.danger : palette_.warning;
    verdict_->setStyleSheet(QStringLiteral("color:%1").arg(colour.name()));
}

void ScriptEditor::insert(const QString& lines) {
    QTextCursor caret = text_->textCursor();
    caret.movePosition(QTextCursor::EndOfBlock);
    caret.insertText(QStringLiteral("\n") + lines);
    text_->setTextCursor(caret);
    text_->setFocus();
}

} // namespace takujo

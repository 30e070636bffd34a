#include "ui/widgets/number_field.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace takujo {

namespace {

constexpr int mostDigits = 9;

/// A letter is no part of a number: it stays a key of the window.
bool isForTheWindow(const QKeyEvent& key) {
    return (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier && key.key() > Qt::Key_Space &&
           key.key() < Qt::Key_Escape && (key.key() < Qt::Key_0 || key.key() > Qt::Key_9);
}

} // namespace

NumberField::NumberField(QWidget* parent) : QSpinBox{parent} {
    setObjectName(QStringLiteral("number-field"));
    setAlignment(Qt::AlignCenter);
    setMinimumWidth(130);
    // A click on its buttons leaves the keyboard where it was: keys count as well.
    setFocusPolicy(Qt::TabFocus);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { isTyped_ = true; });
    connect(lineEdit(), &QLineEdit::textChanged, this, &NumberField::changed);
    hide();
}

void NumberField::offer(std::vector<int> numbers, int usual, const QString& asked) {
    numbers_ = std::move(numbers);
    usual_ = usual;
    setRange(numbers_.front(), numbers_.back());
    setAccessibleName(asked);
    setAccessibleDescription(range());
    reset();
}

QString NumberField::range() const {
    const int step = numbers_.size() > 1 ? numbers_[1] - numbers_[0] : 1;
    const bool isEven = std::ranges::adjacent_find(numbers_, [&](int one, int next) {
                            return next - one != step;
                        }) == numbers_.end();
    if (step == 1 || !isEven || numbers_.size() < 4)
        return QStringLiteral("%1 – %2").arg(numbers_.front()).arg(numbers_.back());
    return QStringLiteral("%1, %2 … %3").arg(numbers_[0]).arg(numbers_[1]).arg(numbers_.back());
}

std::optional<int> NumberField::number() const {
    bool isNumber = false;
    const int number = cleanText().toInt(&isNumber);
    return isNumber && std::ranges::binary_search(numbers_, number) ? std::optional{number} : std::nullopt;
}

void NumberField::put(const QString& text, bool isTyped) {
    isTyped_ = isTyped;
    if (lineEdit()->text() != text)
        lineEdit()->setText(text);
    else
        emit changed(); // the same stands there as before
}

void NumberField::reset() {
    put(QString::number(usual_), false);
}

void NumberField::typeDigit(int digit) {
    const QString before = isTyped_ ? cleanText() : QString{};
    if (before.size() < mostDigits)
        put(before + QString::number(digit), true);
}

void NumberField::eraseDigit() {
    put(cleanText().chopped(std::min<qsizetype>(1, cleanText().size())), true);
}

void NumberField::stepBy(int steps) {
    const auto here = std::ranges::lower_bound(numbers_, cleanText().toInt());
    const auto last = static_cast<std::ptrdiff_t>(numbers_.size()) - 1;
    const auto at = std::clamp<std::ptrdiff_t>(here - numbers_.begin() + steps, 0, last);
    put(QString::number(numbers_[static_cast<std::size_t>(at)]), true);
}

QValidator::State NumberField::validate(QString& text, int&) const {
    const bool isDigits = std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (!isDigits || text.size() > mostDigits)
        return QValidator::Invalid;
    return std::ranges::binary_search(numbers_, text.toInt()) && !text.isEmpty() ? QValidator::Acceptable
                                                                                 : QValidator::Intermediate;
}

QAbstractSpinBox::StepEnabled NumberField::stepEnabled() const {
    const auto now = number();
    return (now == numbers_.front() ? StepNone : StepDownEnabled) |
           (now == numbers_.back() ? StepNone : StepUpEnabled);
}

bool NumberField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        isForTheWindow(*static_cast<QKeyEvent*>(event))) { // NOLINT(*-static-cast-downcast): its type says so
        event->ignore();
        return false;
    }
    return QSpinBox::event(event);
}

void NumberField::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (isForTheWindow(*event)) {
        event->ignore();
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        if (!event->isAutoRepeat()) // a key that is held answers once
            emit entered();
    } else {
        QSpinBox::keyPressEvent(event);
    }
}

} // namespace takujo

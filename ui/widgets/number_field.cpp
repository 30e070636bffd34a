#include "ui/widgets/number_field.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QRegularExpressionValidator>

#include <algorithm>

namespace takujo {

namespace {

constexpr int mostDigits = 9;
constexpr int manySteps = 10;

/// How far a key goes up or down; 0 for any other.
int stepOf(int key) {
    switch (key) {
    case Qt::Key_Up:
        return 1;
    case Qt::Key_Down:
        return -1;
    case Qt::Key_PageUp:
        return manySteps;
    case Qt::Key_PageDown:
        return -manySteps;
    default:
        return 0;
    }
}

bool answers(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

/// A letter is no part of a number: it stays a key of the window.
bool isForTheWindow(const QKeyEvent& key) {
    return (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier && key.key() > Qt::Key_Space &&
           key.key() < Qt::Key_Escape && (key.key() < Qt::Key_0 || key.key() > Qt::Key_9);
}

} // namespace

NumberField::NumberField(QWidget* parent)
    : QWidget{parent}, less_{new QToolButton{this}}, edit_{new QLineEdit{this}}, more_{new QToolButton{this}},
      range_{new QLabel{this}} {
    less_->setObjectName(QStringLiteral("number-less"));
    less_->setText(QStringLiteral("−"));
    more_->setObjectName(QStringLiteral("number-more"));
    more_->setText(QStringLiteral("+"));
    edit_->setObjectName(QStringLiteral("number-field"));
    edit_->setAlignment(Qt::AlignCenter);
    edit_->setFocusPolicy(Qt::StrongFocus);
    static const QRegularExpression digits{QStringLiteral("\\d{0,%1}").arg(mostDigits)};
    edit_->setValidator(new QRegularExpressionValidator{digits, edit_});
    edit_->setFixedWidth(64);
    edit_->installEventFilter(this);
    range_->setObjectName(QStringLiteral("number-range"));
    range_->setProperty("quiet", true);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (QToolButton* button : {less_, more_}) {
        button->setFocusPolicy(Qt::NoFocus); // a click leaves the keyboard where it was; keys count as well
        button->setAutoRepeat(true);
    }
    row->addWidget(range_);
    row->addWidget(less_);
    row->addWidget(edit_);
    row->addWidget(more_);
    connect(less_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(more_, &QToolButton::clicked, this, [this] { step(1); });
    connect(edit_, &QLineEdit::textEdited, this, [this] {
        isTyped_ = true;
        follow();
    });
    retranslate();
    hide();
}

void NumberField::offer(std::vector<int> numbers, int usual, const QString& asked) {
    numbers_ = std::move(numbers);
    usual_ = usual;
    edit_->setAccessibleName(asked);
    edit_->setAccessibleDescription(range());
    range_->setText(range());
    reset();
}

QString NumberField::range() const {
    return QStringLiteral("%1 – %2").arg(numbers_.front()).arg(numbers_.back());
}

std::optional<int> NumberField::number() const {
    bool isNumber = false;
    const int number = edit_->text().toInt(&isNumber);
    return isNumber && std::ranges::binary_search(numbers_, number) ? std::optional{number} : std::nullopt;
}

void NumberField::put(int number) {
    edit_->setText(QString::number(number));
    follow();
}

void NumberField::reset() {
    isTyped_ = false;
    put(usual_);
}

void NumberField::typeDigit(int digit) {
    const QString before = isTyped_ ? edit_->text() : QString{};
    if (before.size() >= mostDigits)
        return;
    isTyped_ = true;
    edit_->setText(before + QString::number(digit));
    follow();
}

void NumberField::eraseDigit() {
    QString text = edit_->text();
    text.chop(1);
    isTyped_ = true;
    edit_->setText(text);
    follow();
}

/// To the number that comes that many places after what stands there, as far as there is one.
void NumberField::step(int by) {
    const auto here = std::ranges::lower_bound(numbers_, edit_->text().toInt());
    const std::ptrdiff_t at = here - numbers_.begin() + by;
    const auto last = static_cast<std::ptrdiff_t>(numbers_.size()) - 1;
    isTyped_ = true;
    put(numbers_[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at, 0, last))]);
}

void NumberField::follow() {
    const auto now = number();
    less_->setEnabled(now != numbers_.front());
    more_->setEnabled(now != numbers_.back());
    emit changed();
}

bool NumberField::eventFilter(QObject* watched, QEvent* event) {
    if (watched != edit_ || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event); // NOLINT(*-static-cast-downcast): its type says so
    if (isForTheWindow(*key)) {
        key->ignore();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride || (!answers(key->key()) && stepOf(key->key()) == 0))
        return QWidget::eventFilter(watched, event);
    if (answers(key->key()) && !key->isAutoRepeat()) // a key that is held answers once
        emit entered();
    else if (const int by = stepOf(key->key()); by != 0)
        step(by);
    return true;
}

void NumberField::retranslate() {
    less_->setToolTip(tr("Less (↓)"));
    less_->setAccessibleName(tr("Less"));
    more_->setToolTip(tr("More (↑)"));
    more_->setAccessibleName(tr("More"));
}

void NumberField::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace takujo

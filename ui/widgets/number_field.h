#pragma once

#include <QSpinBox>

#include <optional>
#include <vector>

namespace takujo {

/// A number that answers a question, where there are too many for a key or a button each: typed, or counted
/// up and down. Other numbers between these may be typed, but count as none.
class NumberField : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberField(QWidget* parent = nullptr);

    /// Ascending, at least one; the usual one stands there at first. `asked` is for people who hear it.
    void offer(std::vector<int> numbers, int usual, const QString& asked);
    /// The number in the field; none if it is not one of those on offer.
    std::optional<int> number() const;
    /// The first and the last of the numbers, as it is shown, and the second where they go in steps.
    QString range() const;

    /// Another digit, from whoever has the keyboard: the first takes the place of what stood there.
    void typeDigit(int digit);
    /// Takes the last digit away.
    void eraseDigit();
    /// Something has been typed that has not been taken yet.
    bool isTyped() const { return isTyped_; }
    /// Back to the usual one.
    void reset();

    /// Goes so many answers up, or down, as far as there are any.
    void stepBy(int steps) override;

signals:
    /// Another number stands there, or none.
    void changed();
    /// Enter was pressed in the field.
    void entered();

protected:
    QValidator::State validate(QString& text, int& cursor) const override;
    StepEnabled stepEnabled() const override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void put(const QString& text, bool isTyped);

    std::vector<int> numbers_{0};
    int usual_ = 0;
    bool isTyped_ = false;
};

} // namespace takujo

#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QWidget>

#include <optional>
#include <vector>

namespace takujo {

/// A number that answers a question, where there are too many for a key or a button each: typed, or counted
/// up and down. Beside it stands from where to where it goes.
class NumberField : public QWidget {
    Q_OBJECT

public:
    explicit NumberField(QWidget* parent = nullptr);

    /// Ascending, at least one; the usual one stands there at first. `asked` is for people who hear it.
    void offer(std::vector<int> numbers, int usual, const QString& asked);
    /// What stands there; none if it is not one of the numbers.
    std::optional<int> number() const;
    /// From where to where they go.
    QString range() const;

    /// Another digit, from whoever has the keyboard: the first takes the place of what stood there.
    void typeDigit(int digit);
    /// Takes the last digit away.
    void eraseDigit();
    /// Something has been typed that has not been taken yet.
    bool isTyped() const { return isTyped_; }
    /// Back to the usual one.
    void reset();
    QLineEdit* edit() const { return edit_; }

signals:
    /// Another number stands there, or none.
    void changed();
    /// Enter was pressed in the field.
    void entered();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void put(int number);
    void step(int by);
    void follow();
    void retranslate();

    QToolButton* less_;
    QLineEdit* edit_;
    QToolButton* more_;
    QLabel* range_;
    std::vector<int> numbers_{0};
    int usual_ = 0;
    bool isTyped_ = false;
};

} // namespace takujo

#pragma once

#include "ui/gestures/table_state.h"
#include "ui/theme/palette.h"
#include "ui/widgets/choice_list.h"
#include "ui/widgets/number_field.h"
#include "ui/widgets/sign_button.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;

namespace takujo {

/// The one place where the game speaks: who is asked what, how far it has come, and the buttons that answer.
class PromptBar : public QWidget {
    Q_OBJECT

public:
    explicit PromptBar(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    /// How much larger than in a small window everything in it is. It takes effect with the next place.
    void setScale(double scale);
    /// The buttons follow with `setButtons`. `asked` is one sentence; `progress` how far it has come; `more`
    /// a quieter line, where there is room. All may have signs in them (ui/theme/text_signs.h), as the texts
    /// of buttons may.
    void ask(const QString& asked, const QString& progress, const QString& more);
    /// `pictureOf` gives the picture of a button's card. A number is answered by its digit; if some number
    /// has several, by a field, and by a button where no other answers so.
    void setButtons(std::vector<PromptButton> buttons, const std::function<QIcon(ObjectId)>& pictureOf = {},
                    std::optional<NumberQuestion> numbers = std::nullopt);
    /// Answers with the number of that digit, or types it where numbers have several. Where no number is
    /// asked for, presses the button of that place in the list above the bar, or in the bar if there is no
    /// list, counted from 1.
    void pressDigit(int digit);
    /// Answers with the number that has been typed. False if none has.
    bool takeTyped();
    /// Takes back the last digit that was typed, or all of them. False if there is none.
    bool eraseDigit();
    bool forgetTyped();
    bool pressNamed(const QString& name);
    /// Lights the button of that name; none with an empty name, or if there is none.
    void light(const QString& name);
    /// Presses the button that ends the question, if there is just one; without any, the one that goes on
    /// without a choice.
    void pressEnding();
    /// Goes on without having chosen anything.
    void pressDeclining();
    /// Presses the highlighted button by its key. A key is easily pressed once too often: if it has just
    /// answered something else, and would now let a chance go, it has to be pressed again.
    void pressDefault();
    /// Another key has been used since, or the mouse.
    void forgetPress() { justPressed_ = Pressed::nothing; }
    /// Where it stands. It grows upwards from there where field and buttons leave the sentence no room.
    void setPlace(const QRect& place);
    /// Both lie over what the table shows of targets and battles.
    void raiseWithList();
    /// The list of what can be chosen stands above that line; a negative number: above the bar.
    void keepListAbove(int y);
    /// The list of what can be chosen stands beside that place rather than over it.
    void keepListClearOf(const QRect& place);

    QString asked() const;
    /// The button that the keyboard goes to first; none if there is none.
    QWidget* buttonForKeys() const;
    /// The answers of one kind, with the keys that give them, as they are said.
    QStringList choices() const;

signals:
    /// The highlighted button wants to be pressed once more, or another number is wanted; this says so.
    void asksAgain(const QString& what);
    /// An answer of the list that is about that card is looked at.
    void considered(ObjectId card);
    /// It stands elsewhere, or has grown.
    void moved();
    /// This number stands in the field now.
    void typed(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    /// Of two clicks the second is for the same button as the first. If another button has come into its
    /// place meanwhile, that one takes no click.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr int spacing = 6;
    static constexpr int markWidth = 40;
    static constexpr int rowBelow = 42;       ///< of field and buttons, where they stand below the sentence
    static constexpr int smallestPixels = 12; ///< of a sentence beside buttons; a smaller one goes above them
    static constexpr std::size_t wideButtons = 3; ///< more than these stand closer

    /// What the key of the highlighted button has done just before.
    enum class Pressed : std::uint8_t { nothing, going, choosing, suggestion };
    static Pressed sortOf(const PromptButton& button);
    bool mayBeTooMuch(const PromptButton& button) const;
    bool asksNumber() const { return numbers_.has_value(); }
    bool hasField() const { return numbers_ && numbers_->isTyped(); }
    void offerNumbers();
    void showNumber();
    void followField();
    void answerNumber();
    void answer(int number);
    void say(const QString& what);
    void pressNumber(std::size_t index);
    void press(std::size_t index);
    void pressOnly(bool PromptButton::* kind);
    void pressWithCare(bool PromptButton::* kind);
    int scaled(int pixels) const { return qRound(pixels * scale_); }
    void styleProgress();
    void fit();
    void fitRow();
    void fitTexts();
    void paintTexts(QPainter& painter) const;
    void layButtons();
    void shorten(int roomForAll);
    bool allFit() const;
    int widthOf(bool withListed) const;
    QRect roomOfTexts() const;
    QRect belowList() const;
    SignButton* makeButton(const PromptButton& button);
    ChoiceButton* makeListed(std::size_t index);
    void prepare(QPushButton& widget, const PromptButton& button);
    std::function<void()> whileAsked(std::function<void()> press) const;

    Palette palette_;
    double scale_ = 1;
    QString asked_;
    QString more_;
    bool isMoreFirst_ = false; ///< it is said instead of what is asked: a warning
    QString shown_;            ///< the sentence in lines
    int pixels_ = 15;
    bool showsMore_ = false;
    QRect place_;
    int listAbove_ = -1;
    bool isDouble_ = false; ///< field and buttons stand below the sentence
    QWidget* texts_;        ///< keeps the room for the sentence
    QLabel* progressLabel_;
    NumberField* field_;
    QLabel* range_; ///< from where to where its numbers go
    std::optional<NumberQuestion> numbers_;
    QHBoxLayout* row_;
    std::vector<PromptButton> buttons_;
    Pressed justPressed_ = Pressed::nothing;
    QString clicked_;                   ///< the text of the button that was clicked last
    unsigned warned_ = 0;               ///< the question whose button has asked to be pressed once more
    unsigned question_ = 0;             ///< counts them, to tell a press that comes too late
    unsigned laid_ = 0;                 ///< the question whose buttons stand there
    std::vector<QPushButton*> widgets_; ///< one for each, in the bar or in the list
    std::vector<QIcon> pictures_;
    std::vector<std::size_t> listed_; ///< the places of those in the list
    ChoiceList* list_;
};

} // namespace takujo

#pragma once

#include "engine/kit/rules/decision.h"
#include "ui/gestures/table_port.h"
#include "ui/theme/marks.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace takujo {

/// A button of the prompt.
struct PromptButton {
    QString name; ///< of the widget, for tests and style
    QString text;
    QString tip{};
    QString more{}; ///< what it does, below the text where there is room
    std::function<void()> press;
    bool isDefault = false;      ///< Enter and Space press it
    bool isQuiet = false;        ///< leads away from the question: take back
    bool ends = false;           ///< goes on: passes, or is done with choosing
    bool declines = false;       ///< goes on without having chosen anything
    bool forgoes = false;        ///< goes on although something could have been chosen or done
    bool loses = false;          ///< lets a battle take the game, although something could be done
    bool isOneOf = false;        ///< of several answers of the same kind
    bool inList = false;         ///< stands in a list above the prompt even if there is room in it
    ObjectId pictured{};         ///< its card stands before the text
    std::optional<int> number{}; ///< it answers with this number, whose digit is its key
};

/// A question that is answered with a number.
struct NumberQuestion {
    std::vector<int> offered; ///< ascending
    int usual = 0;            ///< the one that the game suggests
    std::function<void(int)> answer;

    /// Digits are keys only up to 9; a greater number is typed.
    bool isTyped() const { return offered.back() > 9; }
};

/// Where a card was let go.
struct Drop {
    ZoneId place{};      ///< none on the bare table
    ObjectId over{};     ///< the card that lies there
    bool onTable = true; ///< false: beside the table, on something else of the window
};

/// A state of the player's hands at the table, such as dragging or paying. Each is a class; `Interaction`
/// changes from one to the next.
class TableState {
public:
    explicit TableState(TablePort& port) : port_{&port} {}
    virtual ~TableState() = default;
    TableState(const TableState&) = delete;
    TableState& operator=(const TableState&) = delete;

    virtual void decorate(Marks&) const {}
    virtual std::vector<PromptButton> buttons() const { return {}; }
    /// None where no number is asked for.
    virtual std::optional<NumberQuestion> numbers() const { return std::nullopt; }
    virtual void cardClicked(ObjectId) {}
    virtual void dropped(const Drop&) {}
    virtual bool mayDrag(ObjectId) const { return false; }

protected:
    TablePort& port() const { return *port_; }
    Session& session() const { return port_->session(); }

private:
    TablePort* port_;
};

} // namespace takujo

#pragma once

#include "engine/numbers/matchup_numbers.h"
#include "ui/session/game_data.h"
#include "ui/testing/numbers_table.h"
#include "ui/widgets/choice_box.h"

#include <QLabel>
#include <QTabWidget>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>

namespace takujo {

/// What a test has counted: in all, by opponent, how games end, and what each card is worth.
class NumbersView : public QWidget {
    Q_OBJECT

public:
    explicit NumbersView(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// Shows these numbers; beside them those of another list, where two are compared.
    void display(const GameData& game, const MatchupNumbers& numbers, const MatchupNumbers* other);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Table : std::uint8_t { opponents, cards, ends };
    static constexpr std::size_t tableCount = 3;
    /// A number of the summary: what it is, its value, and a bar.
    struct Fact {
        QLabel* name = nullptr;
        QLabel* value = nullptr;
        QLabel* more = nullptr;
        ShareBar* bar = nullptr;
    };

    Fact makeFact(const char* name, bool hasBar);
    void retranslate();
    void offerSorting();
    void sort();
    void write();
    void writeSummary();
    void nameOpponentColumns();
    void writeOpponents();
    void writeCards();
    void writeEnds();

    Palette palette_;
    Language language_ = Language::en;
    const Words* words_ = nullptr;
    std::optional<MatchupNumbers> numbers_;
    std::optional<MatchupNumbers> other_;
    Fact rate_;
    Fact first_;
    Fact length_;
    QTabWidget* tabs_;
    std::array<NumbersTable*, tableCount> tables_{};
    QLabel* sortLabel_;
    ChoiceBox* sortBox_;
    QLabel* hint_;
};

} // namespace takujo

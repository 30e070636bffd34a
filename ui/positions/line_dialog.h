#pragma once

#include "engine/match/match.h"
#include "ui/positions/line_tester.h"
#include "ui/session/game_data.h"
#include "ui/widgets/choice_box.h"

#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

#include <memory>
#include <string>
#include <vector>

namespace takujo {

struct Scenario;

/// Which answer to the first question of a position wins more often: bots play each out, and a table tells.
class LineDialog : public QDialog {
    Q_OBJECT

public:
    /// The position must be one that can be set up.
    LineDialog(std::shared_ptr<const GameData> game, const Scenario& position, BotMaker makeBot,
               QWidget* parent);
    ~LineDialog() override;

private:
    void say();
    void begin();
    void write(const LineTest& test);
    void writeVerdict(const LineTest& test);
    QString answer(std::size_t option) const { return answers_[option]; }
    std::uint64_t gamesInAll() const;

    std::shared_ptr<const GameData> data_;
    std::unique_ptr<Match> match_;
    BotMaker makeBot_;
    std::vector<QString> answers_; ///< by the options of the question
    LineTest test_;
    QLabel* question_;
    QLabel* botLabel_;
    ChoiceBox* bot_;
    QLabel* gamesLabel_;
    QSpinBox* games_;
    QTableWidget* table_;
    QProgressBar* progress_;
    QLabel* verdict_;
    QPushButton* start_;
    QPushButton* close_;
    LineTester* tester_;
};

} // namespace takujo

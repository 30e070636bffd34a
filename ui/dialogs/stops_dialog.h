#pragma once

#include "ui/session/session.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace takujo {

class ChoiceBox;

/// In which phases each player is asked although nothing can be done there.
class StopsDialog : public QDialog {
    Q_OBJECT

public:
    explicit StopsDialog(Session& session, QWidget* parent = nullptr);

signals:
    void wanted(takujo::Player player, std::uint32_t stops);

private:
    void refresh();
    void say();
    void listStanding();

    /// The choices below a player's name.
    struct Column {
        Player player = Player::nobody;
        QLabel* heading = nullptr;
        QCheckBox* always = nullptr;
        std::vector<ChoiceBox*> phases;
    };

    Session* session_;
    std::vector<std::uint8_t> phases_; ///< their places among the game's
    std::vector<Column> columns_;
    std::vector<QLabel*> headings_; ///< of the phases
    QLabel* hint_ = nullptr;
    QLabel* standingHeading_ = nullptr;
    QListWidget* standing_ = nullptr; ///< answers given in advance
    QPushButton* forget_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace takujo

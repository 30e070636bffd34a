#pragma once

#include <QObject>
#include <QString>

#include <filesystem>

class QWidget;

namespace takujo {

class CommandSet;
class GamesOnOffer;
class ReplayControl;
class RulesPage;

/// Opens the rule browser, and lets its films be watched.
class RulesControl : public QObject {
    Q_OBJECT

public:
    RulesControl(RulesPage& page, const GamesOnOffer& offer, ReplayControl& replays, QWidget* window);

    /// Opens it at a rule of a game, or with an empty number where it stood.
    void open(const QString& game, const QString& number);

signals:
    /// The page is to be seen; it has been left.
    void shown();
    void left();

private:
    void watch(const std::filesystem::path& file);

    RulesPage* page_;
    const GamesOnOffer* offer_;
    ReplayControl* replays_;
    QWidget* window_;
};

} // namespace takujo

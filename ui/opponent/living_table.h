#pragma once

#include "engine/match/bot.h"
#include "ui/opponent/thinker.h"
#include "ui/session/log_reader.h"
#include "ui/session/session.h"
#include "ui/theme/motion.h"
#include "ui/theme/palette.h"

#include <QGraphicsView>
#include <QLabel>
#include <QTimer>
#include <QWidget>

#include <memory>

namespace takujo {

class CardRenderer;
class TableScene;

/// A table to look at, on which the computer plays both sides of a game by itself, slowly. It costs nothing
/// while nobody can see it, and stands still where the user wants no motion.
class LivingTable : public QWidget {
    Q_OBJECT

public:
    LivingTable(CardRenderer& renderer, BotMaker makeBot, QWidget* parent = nullptr);
    ~LivingTable() override;

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void setMotion(const Motion& motion);
    /// The game that is played there from now on; none: the table is empty.
    void setGame(const std::shared_ptr<const GameData>& game);

    /// The time from one answer to the next, in milliseconds, for tests.
    static void setPace(int milliseconds);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void clear();
    void putAway();
    void begin();
    void wait();
    void goOn();
    void answer(const Option& option);
    void layTable();
    void tell();

    CardRenderer* renderer_;
    std::shared_ptr<const GameData> game_;
    std::unique_ptr<Session> session_; ///< outlives the scene that shows it
    LogReader log_;
    TableScene* scene_;
    QGraphicsView* view_;
    QLabel* told_;
    Thinker thinker_;
    QTimer pace_;
    Palette palette_;
    Motion motion_{false};
    Language language_ = Language::en;
};

} // namespace takujo

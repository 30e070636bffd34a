#pragma once

#include "ui/session/game_data.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QListWidget>

#include <cstddef>
#include <vector>

namespace takujo {

/// The cards of a hand side by side. Where some of them may go back, those are chosen by clicks or with the
/// space bar.
class HandList : public QListWidget {
    Q_OBJECT

public:
    explicit HandList(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette) { palette_ = palette; }
    /// Shows another hand, of which nothing is chosen yet.
    void show(const GameData& game, const std::vector<const CardDefinition*>& cards, Language language);
    void setChoosable(bool choosable);
    /// The places of the chosen cards, in their order.
    std::vector<std::size_t> chosen() const;
    void choose(const std::vector<std::size_t>& places);
    using QListWidget::show;

private:
    void say();

    CardRenderer* renderer_;
    Palette palette_;
};

} // namespace takujo

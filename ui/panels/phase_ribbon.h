#pragma once

#include "ui/table/session.h"
#include "ui/theme/palette.h"

#include <QWidget>

namespace takujo {

/// The phases of a turn on the line between the players: which are over, which one is now.
class PhaseRibbon : public QWidget {
    Q_OBJECT

public:
    explicit PhaseRibbon(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void display(const Session& session);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int fittingSize(qreal width) const;

    Palette palette_;
    QStringList phases_;
    int current_ = -1;
};

} // namespace takujo

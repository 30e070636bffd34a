#pragma once

#include "ui/panels/guide_level.h"

#include <QTabBar>

namespace takujo {

/// The row above the guide in which its level is chosen.
class GuideSwitch : public QTabBar {
    Q_OBJECT

public:
    explicit GuideSwitch(QWidget* parent = nullptr);

    void show(GuideLevel level);

signals:
    /// Somebody has chosen it.
    void chosen(takujo::GuideLevel level);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

} // namespace takujo

#include "ui/panels/guide_switch.h"

#include <QEvent>
#include <QSignalBlocker>

namespace takujo {

GuideSwitch::GuideSwitch(QWidget* parent) : QTabBar{parent} {
    setObjectName(QStringLiteral("guide-levels"));
    setDrawBase(false);
    setExpanding(true);
    setProperty("isQuiet", true);
    for (std::size_t i = 0; i < guideLevelWords.size(); ++i)
        addTab(QString{});
    connect(this, &QTabBar::currentChanged, this,
            [this](int index) { emit chosen(static_cast<GuideLevel>(index)); });
    retranslate();
}

void GuideSwitch::show(GuideLevel level) {
    const QSignalBlocker quiet{this};
    setCurrentIndex(static_cast<int>(level));
}

void GuideSwitch::retranslate() {
    setTabText(static_cast<int>(GuideLevel::acts), tr("What can I do?"));
    setTabText(static_cast<int>(GuideLevel::why), tr("Why?"));
    setTabText(static_cast<int>(GuideLevel::rules), tr("The rulebook"));
    setAccessibleName(tr("How much the guide tells"));
}

void GuideSwitch::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTabBar::changeEvent(event);
}

} // namespace takujo

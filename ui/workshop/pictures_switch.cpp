#include "ui/workshop/pictures_switch.h"

#include "ui/widgets/preferences.h"

#include <QEvent>

namespace takujo {

PicturesSwitch::PicturesSwitch(CardRowsView& list, const QString& pane, QWidget* parent)
    : QToolButton{parent} {
    setObjectName(QStringLiteral("%1-pictures").arg(pane));
    setProperty("chip", true);
    setCheckable(true);
    connect(this, &QToolButton::toggled, this, [&list, pane](bool shows) {
        list.showAs(shows ? CardsAs::pictures : CardsAs::lines);
        Preferences::setShowsPictures(pane, shows);
    });
    setChecked(Preferences::showsPictures(pane));
    retranslate();
}

void PicturesSwitch::retranslate() {
    setText(tr("Pictures"));
    setToolTip(tr("Shows cards as pictures instead of lines"));
}

void PicturesSwitch::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolButton::changeEvent(event);
}

} // namespace takujo

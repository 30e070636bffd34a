#include "ui/start/door.h"

#include "ui/theme/line_breaker.h"

#include <QVBoxLayout>

namespace takujo {

Door::Door(const char* name, QWidget* parent)
    : QPushButton{parent}, title_{new QLabel{this}}, behind_{new QLabel{this}} {
    setObjectName(QString::fromLatin1(name));
    setProperty("isWay", true);
    setAutoDefault(true); // Enter presses it
    QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Fixed};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    behind_->setProperty("quiet", true);
    behind_->setWordWrap(true);
    for (QLabel* label : {title_, behind_})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    title_->setProperty("isDoor", true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(13, 7, 10, 8);
    column->setSpacing(1);
    column->addWidget(title_);
    column->addWidget(behind_);
}

void Door::say(const QString& title, const QString& behind) {
    title_->setText(title);
    behind_->setText(withPhrasesJoined(behind));
    setAccessibleName(title);
    setAccessibleDescription(behind);
    updateGeometry();
}

QSize Door::sizeHint() const {
    constexpr int narrow = 200;
    const int wide = width() > 0 && isVisible() ? width() : narrow;
    return {narrow, heightForWidth(wide)};
}

int Door::heightForWidth(int width) const {
    return layout()->totalHeightForWidth(width);
}

/// Its lines may be other ones now.
void Door::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    updateGeometry();
}

} // namespace takujo

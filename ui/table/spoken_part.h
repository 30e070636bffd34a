#pragma once

#include <QObject>
#include <QRect>
#include <QString>

#include <functional>

class QWidget;

namespace takujo {

/// A part of a widget that is only painted, as screen readers find it. A child of its widget.
class SpokenPart : public QObject {
    Q_OBJECT

public:
    struct Told {
        QString name;
        QString description;
        QRect rect;             ///< in the widget
        bool isUsable = false;  ///< pressing it answers something
        bool hasCursor = false; ///< the keyboard stands on it
        std::function<void()> press{};
    };

    explicit SpokenPart(QWidget* widget);

    QWidget* widget() const;
    const Told& told() const { return told_; }
    /// Says to screen readers what is different.
    void tell(Told told);

private:
    Told told_;
};

} // namespace takujo

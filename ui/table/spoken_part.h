#pragma once

#include <QObject>
#include <QRect>
#include <QString>

#include <functional>

class QWidget;

namespace takujo {

/// Shows screen readers a part of a widget that is only painted. It is a child of its widget.
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
    /// Takes this over, and tells screen readers what is different from before.
    void tell(Told told);

private:
    Told told_;
};

} // namespace takujo

#pragma once

#include <QLabel>
#include <QPushButton>

namespace takujo {

/// A button that says where it leads, and in a quiet line below what lies there.
class Door : public QPushButton {
    Q_OBJECT

public:
    Door(const char* name, QWidget* parent);

    void say(const QString& title, const QString& behind);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* title_;
    QLabel* behind_;
};

} // namespace takujo

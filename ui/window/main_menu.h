#pragma once

#include <QObject>

#include <utility>
#include <vector>

class QMenu;
class QWidget;

namespace takujo {

class CommandSet;

/// The menus of the window: which commands they list, and in what order.
class MainMenu : public QObject {
    Q_OBJECT

public:
    MainMenu(const CommandSet& commands, QWidget* window);

    /// Lists everything.
    QMenu* whole() const { return whole_; }
    /// Lists what is of use before a game has begun.
    QMenu* ofStart() const { return ofStart_; }
    void retranslate();

private:
    QMenu* addMenu(QMenu* parent, const char* title);

    QMenu* whole_;
    QMenu* ofStart_;
    std::vector<std::pair<QMenu*, const char*>> submenus_;
};

} // namespace takujo

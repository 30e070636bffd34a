#pragma once

#include "ui/session/session.h"
#include "ui/theme/palette.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace takujo {

/// Everything that was tried: the present line and the other ones, each below the one that it leaves. They
/// can be gone to, named and deleted.
class BranchesPanel : public QWidget {
    Q_OBJECT

public:
    explicit BranchesPanel(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    /// Of a game that is watched, branches can only be gone to.
    void setSession(Session* session);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void retranslate();
    void goToEnd();
    void goToFork();
    void rename();
    void remove();
    void lookAtChoice();
    /// The one that is chosen in the list; none if none is.
    const ToldBranch* chosen() const;

    Session* session_ = nullptr;
    Palette palette_;
    std::vector<ToldBranch> told_;
    bool isWriting_ = false;
    QLabel* hint_;
    QListWidget* list_;
    QPushButton* end_;
    QPushButton* fork_;
    QPushButton* rename_;
    QPushButton* delete_;
    QWidget* undo_;
    QLabel* undoText_;
    QPushButton* undoButton_;
};

} // namespace takujo

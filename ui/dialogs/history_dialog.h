#pragma once

#include "ui/session/session.h"

#include <QDialog>

class QListWidget;

namespace takujo {

/// Every decision so far, and those that were undone; choosing one goes back, or forward, to it.
class HistoryDialog : public QDialog {
    Q_OBJECT

public:
    explicit HistoryDialog(Session& session, QWidget* parent = nullptr);

private:
    void refresh();

    Session* session_;
    QListWidget* list_;
};

} // namespace takujo

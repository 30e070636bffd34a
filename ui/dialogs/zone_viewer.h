#pragma once

#include "ui/session/session.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/marks.h"
#include "ui/theme/palette.h"

#include <QDialog>

class QListWidget;

namespace takujo {

/// The cards of a pile side by side, the newest first.
class ZoneViewer : public QDialog {
    Q_OBJECT

public:
    ZoneViewer(const Session& session, ZoneId zone, const Marks& marks, CardRenderer& renderer,
               const Palette& palette, QWidget* parent = nullptr);

signals:
    void lookedAt(const takujo::CardView& card);
    void pressed(takujo::ObjectId object);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Palette palette_;
    std::vector<CardView> cards_;
    QListWidget* list_;
};

} // namespace takujo

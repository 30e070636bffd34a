#pragma once

#include "engine/match/sentences/log_sentences.h"
#include "ui/session/session.h"
#include "ui/widgets/text_panel.h"

namespace takujo {

/// Tells what has happened, the newest at the bottom. The name of a card shows that card.
class LogPanel : public TextPanel {
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);

    void setColours(const Palette& palette) override;
    void setSession(const Session* session);
    void refresh();
    /// Without phases, and without cards that are only turned.
    void setShort(bool isShort);

protected:
    void showEvent(QShowEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    /// One stop: its many links are gone through line by line.
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The link that the caret stands in, else the first of its line.
    QString linkAtCaret() const;
    QString line(const LogLine& told) const;

    const Session* session_ = nullptr;
    bool isShort_ = false;
    bool stale_ = true;
    bool follows_ = true; ///< its end is in sight
};

} // namespace takujo

#pragma once

#include "ui/session/session.h"
#include "ui/widgets/text_panel.h"

namespace takujo {

/// Shows where the match stands in the rulebook, and why the last attempt was refused.
class GuidePanel : public TextPanel {
    Q_OBJECT

public:
    using TextPanel::TextPanel;

    void setColours(const Palette& palette) override;
    void setSession(const Session* session);
    void refresh();
    /// Tells what was tried, and all reasons why it may not be done.
    void tellRefusal(const QString& heading, const std::vector<Refusal>& reasons);
    void forgetRefusal();

private:
    QString whereWeStand() const;
    QString whyNot() const;
    QString whatWasPassed() const;

    const Session* session_ = nullptr;
    QString tried_;
    std::vector<Refusal> reasons_;
};

} // namespace takujo

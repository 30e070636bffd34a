#pragma once

#include "ui/session/session.h"
#include "ui/widgets/text_panel.h"

namespace takujo {

/// Where we are in the rulebook, and why what was tried last may not be done.
class GuidePanel : public TextPanel {
    Q_OBJECT

public:
    using TextPanel::TextPanel;

    void setColours(const Palette& palette) override;
    void setSession(const Session* session);
    void refresh();
    /// `what` was tried; none of the reasons is left out.
    void tellRefusal(const QString& heading, const std::vector<Refusal>& reasons);
    void forgetRefusal();

private:
    QString whereWeStand() const;
    QString whyNot() const;

    const Session* session_ = nullptr;
    QString tried_;
    std::vector<Refusal> reasons_;
};

} // namespace takujo

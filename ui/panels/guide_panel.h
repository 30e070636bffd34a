#pragma once

#include "engine/match/sentences/act_sentences.h"
#include "ui/panels/guide_level.h"
#include "ui/session/session.h"
#include "ui/widgets/text_panel.h"

#include <vector>

namespace takujo {

/// Tells, at one of three levels, what can be done now, why it can and other things can't, or which rules
/// govern the moment; and at each why the last attempt was refused.
class GuidePanel : public TextPanel {
    Q_OBJECT

public:
    explicit GuidePanel(QWidget* parent = nullptr);

    void setColours(const Palette& palette) override;
    void setSession(const Session* session);
    void setLevel(GuideLevel level);
    void refresh();
    /// The pointer or the keyboard has come to this card, which the viewer sees.
    void lookAt(ObjectId card);
    /// Tells what was tried, and all reasons why it may not be done.
    void tellRefusal(const QString& heading, const std::vector<Refusal>& reasons);
    void forgetRefusal();

signals:
    /// The pointer or the keyboard is on a line about these cards, or about a button; on none: no cards and
    /// no answers.
    void considered(const takujo::OpenAct& act);
    /// The line was pressed.
    void taken(const takujo::OpenAct& act);

protected:
    /// The line that the keyboard has come to is considered, too.
    bool focusNextPrevChild(bool next) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString whyNot() const;
    QString caption(const QString& text) const;

    // What can I do? (guide_panel_acts.cpp)

    QString whatCanBeDone();
    QString whoIsAsked() const;
    QString whereThey(ZoneId zone) const;
    QString actLine(const OpenAct& act);
    QString whatWaits();
    void follow(const QUrl& link, bool isPressed);
    void leaveLines();

    // Why? (guide_panel_why.cpp)

    QString whyItIsSo() const;
    QString whyOfCard() const;
    QString whyOfMoment() const;
    QString whatWasPassed() const;
    QString linked(const std::vector<std::string>& rules) const;

    // The rulebook (guide_panel_rules.cpp)

    QString whatTheRulesSay() const;
    QString summaries() const;
    QString whereWeStand() const;

    const Session* session_ = nullptr;
    GuideLevel level_ = GuideLevel::acts;
    ObjectId lookedAt_;
    QString tried_;
    std::vector<Refusal> reasons_;
    std::vector<OpenAct> lines_; ///< those that can be pointed at, by the number in their link
    bool isOnLine_ = false;
};

} // namespace takujo

#pragma once

#include "ui/session/session.h"
#include "ui/widgets/text_panel.h"

#include <QLineEdit>
#include <QWidget>

namespace takujo {

/// Every rule of the game in our own words, to be searched.
class RulesPanel : public QWidget {
    Q_OBJECT

public:
    explicit RulesPanel(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setSession(const Session* session);
    void refresh();
    QWidget* search() const { return search_; }

signals:
    /// A rule is to be shown in the rule browser.
    void ruleFollowed(const QString& number);

protected:
    void changeEvent(QEvent* event) override;

private:
    class Page;
    QString entry(const Rule& rule) const;
    bool matches(const Rule& rule, const QString& wanted) const;

    QLineEdit* search_;
    Page* page_;
    Palette palette_;
    const Session* session_ = nullptr;
};

} // namespace takujo

#pragma once

#include "engine/core/localized_text.h"
#include "engine/files/scenarios/scenario_heads.h"
#include "engine/files/words/rule_index_file.h"
#include "ui/theme/palette.h"
#include "ui/widgets/text_panel.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include <filesystem>
#include <vector>

namespace takujo {

/// One rule: what it says, what the program does about it, the rules around it, and the films that show it.
class RuleSheet : public QWidget {
    Q_OBJECT

public:
    explicit RuleSheet(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    /// `rule` is one of the rules; nothing is shown without it. The films may still be looked for.
    void display(const RuleIndex& rules, const Rule* rule, Language language,
                 const std::vector<const ScenarioHead*>& films, bool areFilmsKnown);
    QListWidget& films() { return *films_; }
    /// Chooses the film of that file, if it is among them.
    void choose(const std::filesystem::path& file);

signals:
    void ruleFollowed(const QString& number);
    void filmWanted(const std::filesystem::path& file);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QString page(const RuleIndex& rules, const Rule& rule, Language language) const;
    QString row(const QString& name, const QStringList& numbers) const;
    void watch();

    Palette palette_;
    TextPanel* text_;
    QLabel* heading_;
    QListWidget* films_;
    QPushButton* watch_;
    std::vector<std::filesystem::path> files_;
    bool areFilmsKnown_ = false;
    bool hasRule_ = false;
};

} // namespace takujo
